"""Words: the messages of a language, read from its Fluent files."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from arpents.errors import ArpentsError, UnknownName

DEFAULT_LANGUAGE: Final = "en"
_SUFFIX: Final = ".ftl"


class MissingWord(ArpentsError):
    """A message that a language lacks, or one that cannot be put together from what it was given."""

    def __init__(self, language: str, key: str, fault: str | None = None) -> None:
        self.language = language
        self.key = key
        self.fault = fault
        super().__init__(language, key, fault)

    def __str__(self) -> str:
        if self.fault is None:
            return f'The language "{self.language}" has no message "{self.key}".'
        return f'The message "{self.key}" of the language "{self.language}" cannot be used: {self.fault}.'


@final
class Words:
    """The messages of one language; call it with a key and the message's arguments."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        if language not in languages():
            raise UnknownName("language", language, languages())
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **arguments: str | int) -> str:
        """The message with this key, with its arguments filled in."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            raise MissingWord(self.language, key)
        text, faults = self._bundle.format_pattern(pattern, arguments)
        if faults:
            raise MissingWord(self.language, key, "; ".join(str(fault) for fault in faults))
        return str(text)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in, by code."""
    folders = resources.files(__package__).iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir() and _files(folder.name)))


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = resources.files(__package__) / language
    return {name: (folder / name).read_text("utf-8") for name in _files(language)}


def _files(language: str) -> list[str]:
    folder = resources.files(__package__) / language
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(_SUFFIX))


@cache
def _bundle(language: str) -> FluentBundle:
    # Marks that isolate arguments from right-to-left text would show as garbage in many terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
