"""The Fluent files as the tests read them: their messages, what these ask for, and what they say."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Placeable,
    SelectExpression,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)

from arpents.locales import languages
from arpents.locales.words import sources

ROOT = Path(__file__).resolve().parents[2]

SHARED = re.compile(r"(cards|events|game|settings|rulebook|preview|page-.*)\.ftl")
"""The files that browsers or other sites read too, in every language; the terminal's own are in English."""

CHOICES = "choices.ftl"
"""The names of rule sets, variants and scenarios; most of the English ones are in the content."""

ABOUT_CHOICES = "choices-about.ftl"
"""What is told of each of them; the English is in the content."""

TRANSLATIONS = [language for language in languages() if language != "en"]
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))

Entries = dict[str, Message | Term]


@cache
def entries(language: str, file: str) -> list[Any]:
    """What stands in a file."""
    return list(FluentParser(with_spans=False).parse(sources(language)[file]).body)


@cache
def shared_files(language: str) -> list[str]:
    return [file for file in sources(language) if SHARED.fullmatch(file)]


def junk(language: str) -> list[str]:
    """What stands in the files of a language and is no Fluent."""
    found = (entry for file in sources(language) for entry in entries(language, file))
    return [str(entry.content) for entry in found if isinstance(entry, Junk)]


@cache
def messages_in(language: str, file: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, Message)}


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language."""
    return {
        name: message for file in sources(language) for name, message in messages_in(language, file).items()
    }


@cache
def shared_messages(language: str) -> dict[str, Message]:
    """The messages of a language that the browser can show."""
    files = shared_files(language)
    return {name: message for file in files for name, message in messages_in(language, file).items()}


@cache
def terms(language: str) -> dict[str, Term]:
    """The terms of a language, which its own messages alone use."""
    found = (entry for file in sources(language) for entry in entries(language, file))
    return {entry.id.name: entry for entry in found if isinstance(entry, Term)}


def inside(node: BaseNode, kind: type[BaseNode]) -> Iterator[Any]:
    """The parts of a message that are of a kind."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from inside(part, kind)


def whole(language: str, name: str) -> list[Message | Term]:
    """A message with all that it mentions."""
    return _with_mentioned(language, messages(language)[name])


def _with_mentioned(language: str, entry: Message | Term) -> list[Message | Term]:
    found = [entry]
    for reference in inside(entry, MessageReference):
        found += _with_mentioned(language, messages(language)[reference.id.name])
    for reference in inside(entry, TermReference):
        found += _with_mentioned(language, terms(language)[reference.id.name])
    return found


def arguments(language: str, name: str) -> set[str]:
    """What a message asks for, itself or through the messages that it mentions."""
    parts = whole(language, name)
    return {str(reference.id.name) for part in parts for reference in inside(part, VariableReference)}


def shown(language: str, name: str) -> set[str]:
    """The arguments that a message shows, beside those that it only chooses its words by."""
    placed = (placeable.expression for part in whole(language, name) for placeable in inside(part, Placeable))
    return {str(found.id.name) for found in placed if isinstance(found, VariableReference)}


def selected(language: str, name: str) -> dict[str, set[str]]:
    """The values that a message has words of their own for, by argument; plural forms and numbers apart."""
    found: dict[str, set[str]] = {}
    for part in whole(language, name):
        for choice in inside(part, SelectExpression):
            for variable in inside(choice.selector, VariableReference):
                found.setdefault(str(variable.id.name), set()).update(
                    variant.key.name
                    for variant in choice.variants
                    if isinstance(variant.key, Identifier) and variant.key.name not in PLURALS
                )
    return found


def plural_forms(entry: Message | Term) -> set[str]:
    """The plural forms that an entry has words of their own for."""
    variants = (variant for choice in inside(entry, SelectExpression) for variant in choice.variants)
    names = {variant.key.name for variant in variants if isinstance(variant.key, Identifier)}
    return {name for name in names if name in PLURALS}


def plain_text(entry: Message | Term) -> str:
    """The words of an entry, without its placeables."""
    return " ".join(element.value for element in inside(entry, TextElement))
