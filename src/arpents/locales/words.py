"""Words: the messages of a language, read from its Fluent files."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from threading import Lock
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from arpents.errors import ArpentsError, UnknownName

DEFAULT_LANGUAGE: Final = "en"
_SUFFIX: Final = ".ftl"
_KEYS: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_MESSAGES_WITHIN: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


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
        self._messages = _messages(language)

    def __contains__(self, key: str) -> bool:
        return key in self._messages.files

    def __call__(self, key: str, **arguments: str | int) -> str:
        """The message with this key, with its arguments filled in."""
        if key not in self:
            raise MissingWord(self.language, key)
        bundle = self._messages.bundle(key)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise MissingWord(self.language, key)
        text, faults = bundle.format_pattern(pattern, arguments)
        if faults:
            raise MissingWord(self.language, key, "; ".join(str(fault) for fault in faults))
        return str(text)


@final
class _Messages:
    """The files of a language, each of which is read when a message of it is first asked for.

    To read all of them takes a quarter of a second, of which a command that says little needs a part.
    """

    def __init__(self, language: str) -> None:
        self._unread = dict(sources(language))
        self.files = {key: name for name, text in self._unread.items() for key in _KEYS.findall(text)}
        # Marks that isolate arguments from right-to-left text would show as garbage in many terminals.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._reading = Lock()

    def bundle(self, key: str) -> FluentBundle:
        """The messages that have been read, with this one and those that it names."""
        with self._reading:
            self._read(self.files[key])
        return self._bundle

    def _read(self, name: str) -> None:
        text = self._unread.pop(name, None)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for key in _MESSAGES_WITHIN.findall(text):
            if key in self.files:
                self._read(self.files[key])


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in, by code."""
    folders = resources.files(__package__).iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir() and _files(folder.name)))


def plain_message(language: str, key: str) -> str:
    """A message of one line that needs no arguments, found without reading the rest of its file."""
    for text in sources(language).values():
        if found := re.search(rf"^{re.escape(key)} = ([^{{}}\n]+)$", text, re.MULTILINE):
            return found[1].strip()
    raise MissingWord(language, key)


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = resources.files(__package__) / language
    return {name: (folder / name).read_text("utf-8") for name in _files(language)}


def _files(language: str) -> list[str]:
    folder = resources.files(__package__) / language
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(_SUFFIX))


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)
