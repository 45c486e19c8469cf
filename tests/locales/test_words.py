"""The words themselves: finding messages, filling them in, and saying what is missing."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from arpents.errors import UnknownName
from arpents.locales import MissingWord, Words, card_name, languages, place_name
from arpents.locales.keys import card_key, key
from arpents.locales.naming import counted_cards, plain_list, sentence_list, setting_text, signed
from arpents.locales.words import _Messages, sources
from tests.sampling import sampled

ENGLISH = Words("en")


def test_a_message_is_filled_in() -> None:
    assert ENGLISH("pieces-left", count=3) == "3 left"


def test_a_missing_message_is_named() -> None:
    with pytest.raises(MissingWord, match=r'^The language "en" has no message "no-such-thing".$'):
        ENGLISH("no-such-thing")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(MissingWord, match=r'^The message "pieces-left" .* cannot be used: .*count'):
        ENGLISH("pieces-left")


class Named(Visitor):
    """Collects the messages that a file names in others."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", sampled(languages(), test=1))
def test_a_file_that_is_read_alone_has_the_messages_that_it_names(language: str) -> None:
    for name, text in sources(language).items():
        parsed = FluentParser().parse(text)
        keys = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
        named = Named()
        named.visit(parsed)
        messages = _Messages(language)
        assert all(messages.files[key] == name for key in keys)
        read = messages.bundle(keys[0])
        assert all(map(read.has_message, [*keys, *named.found]))


def test_arguments_are_not_wrapped_in_invisible_marks() -> None:
    assert ENGLISH("verb-at", verb="settle", place="Albany") == "settle Albany"


def test_a_language_without_words_is_refused() -> None:
    assert "en" in languages()
    with pytest.raises(UnknownName, match=r'^Unknown language "eo"\.'):
        Words("eo")


@pytest.mark.parametrize(
    ("prefix", "name", "expected"),
    [
        ("card", "Regular Infantry (initial)", "card-regular-infantry-initial"),
        ("place", "St. Mary's", "place-st-marys"),
        ("place", "Fort Presqu'île", "place-fort-presquile"),
        ("place", "Trois-Rivières", "place-trois-rivieres"),
        ("phase", "block raid", "phase-block-raid"),
        ("ability", "blocks_raid", "ability-blocks-raid"),
    ],
)
def test_keys_follow_from_names(prefix: str, name: str, expected: str) -> None:
    assert key(prefix, name) == expected


def test_location_cards_go_by_the_name_of_their_place() -> None:
    assert card_key("Boston") == "place-boston"
    assert card_key("neutral Settlers") == "card-neutral-settlers"
    assert card_name(ENGLISH, "Gaspé") == place_name(ENGLISH, "Gaspé") == "Gaspé"


def test_lists() -> None:
    assert plain_list(ENGLISH, []) == ""
    assert plain_list(ENGLISH, ["a", "b", "c"]) == "a, b, c"
    assert sentence_list(ENGLISH, ["a"]) == "a"
    assert sentence_list(ENGLISH, ["a", "b"]) == "a and b"
    assert sentence_list(ENGLISH, ["a", "b", "c"]) == "a, b and c"
    assert counted_cards(ENGLISH, ["Boston", "Militia", "Militia"]) == ["Boston", "2 Militia"]
    assert counted_cards(ENGLISH, ["Priest", "Priest"]) == ["2 Priests"]


def test_settings() -> None:
    assert setting_text(ENGLISH, "governors", False) == "Governors are out of the game."
    assert setting_text(ENGLISH, "reserve_limit", 0) == "The reserve holds any number of cards."
    assert setting_text(ENGLISH, "reserve_limit", 5) == "The reserve holds 5 cards at most."


def test_signs() -> None:
    assert [signed(number) for number in (-2, 0, 3)] == ["−2", "0", "+3"]
