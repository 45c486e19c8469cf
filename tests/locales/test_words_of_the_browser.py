"""The browser's sources call for messages that exist, and every message of its pages is called for."""

import re
from functools import cache

import pytest
from fluent.syntax.ast import MessageReference

from tests.locales.reading import ROOT, inside, messages_in, shared_files, shared_messages

SOURCES = ROOT / "web" / "src"

CALL = re.compile(r"\b(?:t|has)\(\s*([^,()`]+?)\s*,?\s*[,)]")
"""A call for a message, and what stands first in it."""

LITERAL = re.compile(r'(?:^|[?:]\s*)"([^"]+)"')
"""A key, by itself or chosen by a condition; what is compared in the condition is none."""

TEMPLATE = re.compile(r"`([^`\s]*\$\{[^`]*)`")
"""A key that is put together: `level-${name}-about`."""

DERIVED = re.compile(r'\bkey\(\s*"([a-z-]+)"')
"""A key that is derived from a name: key("place", name)."""

CHOICES = ("variant-", "scenario-")
"""What languages other than English have messages for, and English texts in the content."""


@cache
def source() -> str:
    files = [path for end in ("ts", "svelte") for path in SOURCES.rglob(f"*.{end}")]
    texts = (path.read_text(encoding="utf-8") for path in sorted(files) if not path.name.endswith(".d.ts"))
    return "\n".join(texts)


def literals(text: str) -> set[str]:
    """The keys that a source calls for by name."""
    return {key for call in CALL.findall(text) for key in LITERAL.findall(call)}


def patterns(text: str) -> set[str]:
    """The keys that a source puts together, as patterns."""
    derived = {rf"{re.escape(prefix)}-.+" for prefix in DERIVED.findall(text)}
    return derived | {pattern for found in TEMPLATE.findall(text) if (pattern := _pattern(found))}


def _pattern(template: str) -> str | None:
    parts = re.split(r"\$\{.*?\}", template)
    # Something like `${a}-${b}` would fit anything.
    return ".+".join(map(re.escape, parts)) if re.match(r"[a-z]{3,}[a-z-]*-$", parts[0]) else None


def stems(name: str) -> list[str]:
    """The beginnings of a key that are long enough to be no other word."""
    parts = name.split("-")
    return ["-".join(parts[:length]) for length in range(2, len(parts))]


def test_calls_are_recognised() -> None:
    text = 't("a-b") t("c", { n }) t(side === "x" ? "d-e" : "f-g") has("h") format("i") t(`lev-${n}-j`)'
    assert literals(text) == {"a-b", "c", "d-e", "f-g", "h"}
    assert patterns(text + ' key("place", name) `${a}-b` `/api/${x}`') == {r"lev\-.+\-j", "place-.+"}


def test_all_that_is_called_for_has_its_message() -> None:
    called = literals(source())
    assert len(called) > 10, "the calls were not found"
    assert not called - shared_messages("en").keys()


def test_all_that_is_put_together_has_messages() -> None:
    known = shared_messages("en").keys() | messages_in("en", "choices.ftl").keys()
    found = patterns(" ".join(re.findall(r"\bt\(\s*`[^`]+`|\bkey\(\s*\"[a-z-]+\"", source())))
    assert len(found) > 5, "the calls were not found"
    for pattern in found:
        if not pattern.replace("\\", "").startswith(CHOICES):
            assert any(re.fullmatch(pattern, name) for name in known), pattern


@pytest.mark.parametrize("file", [file for file in shared_files("en") if file.startswith("page-")])
def test_no_message_of_a_page_is_left_over(file: str) -> None:
    text, fitting = source(), patterns(source())
    mentioned = {
        reference.id.name
        for message in shared_messages("en").values()
        for reference in inside(message, MessageReference)
    }
    # A prefix by itself is one that the rest is put to elsewhere: told(card, "cards-brief").
    left = {
        name
        for name in messages_in("en", file).keys() - mentioned
        if not any(f'"{stem}"' in text for stem in (name, *stems(name)))
    }
    assert not {name for name in left if not any(re.fullmatch(pattern, name) for pattern in fitting)}
