"""Every language has every message, every message is used, and each can be put together."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference
from msgspec import structs

import arpents
from arpents import parse_action
from arpents.bots.levels import LEVELS
from arpents.cli.board import REGIONS
from arpents.content import Ability, Piece, Settings, Symbol
from arpents.engine import events, scoring, supply, verbs
from arpents.engine.game import new_game
from arpents.engine.notation import find_card
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES as PLACES
from arpents.engine.sides import SIDES
from arpents.engine.state import PHASES
from arpents.locales import Words, card_name, languages, place_name
from arpents.locales.keys import card_key, key
from arpents.locales.naming import setting_text
from arpents.locales.words import sources

PACKAGE = Path(arpents.__file__).parent
SETTINGS = {field.name: field.default for field in structs.fields(Settings)}
UNUSABLE = supply.UNUSABLE


@cache
def parsed(language: str) -> list[Any]:
    """The entries of all files of a language."""
    parser = FluentParser(with_spans=False)
    return [entry for text in sources(language).values() for entry in parser.parse(text).body]


@cache
def messages(language: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in parsed(language) if isinstance(entry, Message)}


def inside(node: BaseNode, kind: type[BaseNode]) -> Iterator[Any]:
    """The parts of a message that are of a kind."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from inside(part, kind)


def arguments(language: str, name: str) -> set[str]:
    """What a message asks for, itself or through the messages that it mentions."""
    message = messages(language)[name]
    found = {reference.id.name for reference in inside(message, VariableReference)}
    for reference in inside(message, MessageReference):
        found |= arguments(language, reference.id.name)
    return found


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
        | {key("reason", name) for name in scoring.REASONS}
        | {key("ending", name) for name in scoring.REASONS}
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
    )


def called_keys() -> tuple[set[str], set[str]]:
    """The keys that the source calls for, and the patterns of those that it puts together."""
    literal: set[str] = set()
    patterns: set[str] = set()
    folders = ("arena", "cli", "locales")
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
    entries = parsed(language)
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert sorted(names) == sorted(set(names)), "a message stands in the files twice"


@pytest.mark.parametrize("language", languages())
def test_all_that_is_named_has_its_message(language: str) -> None:
    assert not named_keys() - messages(language).keys()


@pytest.mark.parametrize("language", languages())
def test_all_that_is_called_for_has_its_message(language: str) -> None:
    literal, patterns = called_keys()
    assert len(literal) > 50, "the calls were not found"
    assert not literal - messages(language).keys()
    for pattern in patterns:
        assert any(re.fullmatch(pattern, name) for name in messages(language)), pattern


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_the_english_one(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    for name in messages("en"):
        assert arguments(language, name) <= arguments("en", name)


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_put_together(language: str) -> None:
    words = Words(language)
    for name in messages(language):
        given: dict[str, str | int] = dict.fromkeys(arguments(language, name), 2)
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
    sources = (path for folder in ("arena", "cli") for path in PACKAGE.glob(f"{folder}/*.py"))
    source = "".join(path.read_text("utf-8") for path in sources)
    left = messages("en").keys() - named_keys() - literal - mentioned
    # A key that is chosen first and called for later stands in the source all the same.
    left = {name for name in left if f'"{name}"' not in source}
    assert not {name for name in left if not any(re.fullmatch(pattern, name) for pattern in patterns)}


def test_english_names_can_be_typed() -> None:
    words = Words("en")
    game = new_game()
    for name in verbs.NAMES:
        assert parse_action(words(key("verb", name)), game).name == name
    for name in PLACES:
        assert parse_action(f"settle {place_name(words, name)}", game).location == name
    for pack in PACKS:
        for kind in pack.kinds:
            assert find_card(card_name(words, kind.name), pack) is kind
