"""Every language has the messages that it should, every message is used, and each can be put together."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax.ast import MessageReference
from msgspec import structs

import arpents
from arpents import parse_action
from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.content import Ability, Piece, Settings, Symbol
from arpents.engine import events, reasons, supply, verbs
from arpents.engine.game import new_game
from arpents.engine.notation import find_card
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES as PLACES
from arpents.engine.readable.board_text import REGIONS
from arpents.engine.sides import SIDES
from arpents.engine.state import PHASES
from arpents.locales import Words, card_name, languages, place_name
from arpents.locales.keys import card_key, key
from arpents.locales.naming import setting_text
from arpents.locales.words import sources
from tests.locales.reading import (
    ABOUT_CHOICES,
    CHOICES,
    TRANSLATIONS,
    arguments,
    inside,
    junk,
    messages,
    messages_in,
    plain_text,
    plural_forms,
    selected,
    shared_files,
    shared_messages,
    shown,
)

PACKAGE = Path(arpents.__file__).parent
SETTINGS = {field.name: field.default for field in structs.fields(Settings)}
UNUSABLE = supply.UNUSABLE

ALWAYS_GIVEN = {"events.ftl": {"who", "side", "place", "cards", "count"}}
"""The arguments that all messages of a file are given, whether the English ones use them or not."""

BROWSER = re.compile(r"(choices|rulebook|page-.*)\.ftl")
"""The files of which the command line uses nothing."""

OF_THE_TERMINAL = ("piece-", "region-", "ending-stopped")
"""The prefixes of names that only the command line tells."""


def named_keys() -> set[str]:
    """The keys that follow from what the engine and the content name."""
    acted = {key("event-acted", name) for name in verbs.NAMES}
    others = {f"event-{name}" for name in events.NAMES if name != events.NAMES[events.ACTED]}
    return (
        {key("verb", name) for name in verbs.NAMES}
        | acted
        | others
        | {"event-cards-drawn-unseen"}
        | {key("group", name) for name in verbs.GROUPS}
        | {key("phase", name) for name in PHASES}
        | {key("reason", name) for name in reasons.REASONS}
        | {key("ending", name) for name in reasons.REASONS}
        | {key("unusable", name) for name in UNUSABLE}
        | {key("symbol", name) for name in get_args(Symbol)}
        | {key("ability", name) for name in get_args(Ability)}
        | {key("setting", name) for name in SETTINGS}
        | {key("piece", name) for name in get_args(Piece)}
        | {key("place", name) for name in PLACES}
        | {card_key(kind.name) for pack in PACKS for kind in pack.kinds}
        | {f"side-{side}" for side in SIDES}
        | {key("region", name) for name in REGIONS}
        | {key("level", level.name) for level in LEVELS}
        | {key("level", f"{level.name}-about") for level in LEVELS}
        | {key("strategy", one.name) for one in STRATEGIES}
        | {key("strategy", f"{one.name}-about") for one in STRATEGIES}
    )


def called_keys() -> tuple[set[str], set[str]]:
    """The keys that the source calls for, and the patterns of those that it puts together."""
    literal: set[str] = set()
    patterns: set[str] = set()
    folders = ("arena", "cli", "locales", "server", "training")
    for path in (path for folder in folders for path in PACKAGE.rglob(f"{folder}/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="WORDS" | "words"), args=[first]):
                    keys = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                    literal |= {str(part.value) for part in keys if isinstance(part, ast.Constant)}
                    patterns |= {_pattern(part) for part in keys if isinstance(part, ast.JoinedStr)}
    return literal, patterns


def _pattern(text: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z-]+" for part in text.values
    )


@pytest.mark.parametrize("language", languages())
def test_files_are_sound(language: str) -> None:
    assert not junk(language)
    names = [name for file in sources(language) for name in messages_in(language, file)]
    assert sorted(names) == sorted(set(names)), "a message stands in the files twice"


@pytest.mark.parametrize("language", languages())
def test_all_that_is_named_has_its_message(language: str) -> None:
    named = named_keys()
    if language != "en":
        named = {name for name in named if not name.startswith(OF_THE_TERMINAL)}
    assert not named - messages(language).keys()


def test_all_that_is_called_for_has_its_message() -> None:
    literal, patterns = called_keys()
    assert len(literal) > 50, "the calls were not found"
    assert not literal - messages("en").keys()
    for pattern in patterns:
        assert any(re.fullmatch(pattern, name) for name in messages("en")), pattern


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_files_that_the_browser_reads(language: str) -> None:
    assert set(sources(language)) == {*shared_files("en"), CHOICES, ABOUT_CHOICES}


@pytest.mark.parametrize("file", shared_files("en"))
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_messages_of_the_english_one(language: str, file: str) -> None:
    assert file in sources(language), f"{language} has no {file}"
    here, english = messages_in(language, file).keys(), messages_in("en", file).keys()
    assert not english - here, f"{language} lacks these"
    assert not here - english, f"{language} has these, and English has not"


@pytest.mark.parametrize("file", shared_files("en"))
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_tells_what_the_english_one_tells(language: str, file: str) -> None:
    for name in messages_in(language, file).keys() & messages_in("en", file).keys():
        given = arguments("en", name) | ALWAYS_GIVEN.get(file, set())
        assert arguments(language, name) <= given, f"{name} asks for what it is not given"
        assert shown("en", name) <= shown(language, name), f"{name} does not show all that it should"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_tells_apart_what_the_english_one_tells_apart(language: str) -> None:
    values: dict[str, set[str]] = {}
    for name in shared_messages("en"):
        for variable, found in selected("en", name).items():
            values.setdefault(variable, set()).update(found)
    # Where the name of a place asks for another word before it, a language may choose by the name.
    places = {plain_text(message) for name, message in messages(language).items() if name[:6] == "place-"}
    values["place"] = places
    for name in shared_messages(language).keys() & shared_messages("en").keys():
        here = selected(language, name)
        for variable, found in selected("en", name).items():
            assert found <= here.get(variable, set()), f"{name} does not tell apart {variable}"
        for variable, found in here.items():
            assert found <= values.get(variable, set()), f"{name} has values that {variable} never has"


@pytest.mark.parametrize("language", languages())
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    forms = {*Locale(language).plural_form.tags, "other"}
    for name, message in messages(language).items():
        assert plural_forms(message) <= forms, name


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_put_together(language: str) -> None:
    words = Words(language)
    for name in messages(language):
        values, asked = selected(language, name), arguments(language, name)
        for number in (0, 1, 2, 5) if asked else (0,):
            for value in {value for found in values.values() for value in found} or {""}:
                given: dict[str, str | int] = {
                    argument: value if value in values.get(argument, ()) else number for argument in asked
                }
                assert words(name, **given).strip()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_has_words_for_each_of_its_values(language: str, name: str) -> None:
    words = Words(language)
    values = (False, True) if isinstance(SETTINGS[name], bool) else (0, 1, 2, 3)
    told = [setting_text(words, name, value) for value in values]
    assert all(sentence.endswith(".") for sentence in told)
    assert len(set(told)) == len(values), "another value should be told in other words"


def test_no_message_is_left_over() -> None:
    literal, patterns = called_keys()
    mentioned = {
        reference.id.name
        for message in messages("en").values()
        for reference in inside(message, MessageReference)
    }
    files = (path for folder in ("arena", "cli", "training") for path in PACKAGE.glob(f"{folder}/*.py"))
    source = "".join(path.read_text("utf-8") for path in files)
    # What only the browser shows is looked for where the browser's sources are.
    browser = {name for file in sources("en") if BROWSER.fullmatch(file) for name in messages_in("en", file)}
    left = messages("en").keys() - browser - named_keys() - literal - mentioned
    # A key that is chosen first and called for later stands in the source all the same.
    left = {name for name in left if f'"{name}"' not in source}
    assert not {name for name in left if not any(re.fullmatch(pattern, name) for pattern in patterns)}


def test_english_names_can_be_typed() -> None:
    words = Words("en")
    game = new_game()
    for name in verbs.NAMES:
        assert parse_action(words(key("verb", name)), game).verb == name
    for place in PLACES:
        assert parse_action(f"settle {place_name(words, place)}", game).location == place
    for pack in PACKS:
        for kind in pack.kinds:
            assert find_card(card_name(words, kind.name), pack) is kind
