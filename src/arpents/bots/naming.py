"""How a bot is named, on a command line and everywhere else.

    planner                      a bot of Arpents, or of a package that is installed
    planner:level=2,seed=7       the same with options, the parameters of its constructor
    ./mybot.py:Greedy            a class in a file; what names a file has a slash in it, or ends in .py
    ./mybot.py:Greedy:seed=7     the same with options
    mypackage.mod:Greedy         a class in a module, with options alike
    exec:./mybot --fast          a program in any language, with the arguments that it is run with

Whatever but a plain name runs code from elsewhere. So a text that somebody else may have written, in a saved
game say, or sent to a server, is read with ``anywhere=False``.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol, final

from arpents.bots.base import Bot, CannotLoadBot
from arpents.bots.loading import class_from_file, class_from_module, class_from_package
from arpents.bots.registry import BadOption, BotKind, UnknownBot, bot_kinds, bot_names, installed_bots
from arpents.errors import ArpentsError, shortened

PROGRAM: Final = "exec:"
"""How the name of a bot begins that is a program: what follows is the command that runs it."""

_SEED: Final = "seed"
_NAME: Final = r"[^\W\d]\w*"
_FILE: Final = re.compile(r"(?P<where>(?:[A-Za-z]:[\\/])?[^:]*?(?:\.py|[\\/][^:]*))(?::(?P<rest>.*))?", re.S)
_MODULE: Final = re.compile(rf"(?P<where>{_NAME}(?:\.{_NAME})*):(?P<rest>{_NAME}(?::.*)?)", re.S)


class BotFromElsewhere(ArpentsError):
    """A text that names code from elsewhere where only the name of a bot is wanted."""

    def __init__(self, text: str) -> None:
        self.text = shortened(text)
        super().__init__(text)

    def __str__(self) -> str:
        return f'"{self.text}" is no name of a bot but code from elsewhere, which is not run.'


class Kind(Protocol):
    """What bots are made of: which options they take, and how one is made."""

    @property
    def types(self) -> dict[str, object]:
        """The types of the options by name."""
        ...

    def make(self, options: dict[str, str]) -> Bot:
        """A bot with these options, given as text."""
        ...


@final
class Program:
    """The kind of a bot that is a program: its command, and no options but a seed."""

    def __init__(self, command: str) -> None:
        try:
            self.arguments = shlex.split(command)
        except ValueError as error:
            fault = f"its command cannot be read: {error}."
            raise CannotLoadBot(PROGRAM + command, fault) from error
        if not self.arguments:
            raise CannotLoadBot(PROGRAM + command, f'say which program to run, as in "{PROGRAM}./mybot".')
        self.types: dict[str, object] = {_SEED: int}

    def make(self, options: dict[str, str]) -> Bot:
        """The program, begun."""
        # It tells games in JSON, whose forms take long to import; nobody else needs them.
        from arpents.bots.processes.program import ProgramBot  # noqa: PLC0415

        return ProgramBot(self.arguments, int(options.get(_SEED, 0)))


@final
class NamedBot:
    """What a text names: a kind of bot, which is loaded when one is made, and the options that it gives."""

    def __init__(self, load: Callable[[], Kind], listed: str = "") -> None:
        self._load = load
        self._options = _options(listed)

    def make(self, seed: int | None = None) -> Bot:
        """One of them, with this seed if it takes one and the text gives none."""
        kind = self._load()
        wants = seed is not None and _SEED in kind.types and _SEED not in self._options
        return kind.make(self._options | ({_SEED: str(seed)} if wants else {}))


def named_bot(text: str, *, anywhere: bool = True) -> NamedBot:
    """What a text names; ``anywhere`` says whether it may name code from elsewhere.

    Nothing from elsewhere is loaded by this, but when a bot is made.
    """
    name, _, listed = text.partition(":")
    if (kind := bot_kinds().get(name)) is not None:
        return NamedBot(lambda: kind, listed)
    if text.startswith(PROGRAM):
        return NamedBot(partial(Program, _allowed(text, anywhere).removeprefix(PROGRAM)))
    if (installed := installed_bots().get(name)) is not None:
        return NamedBot(lambda: BotKind(name, class_from_package(text, installed)), listed)
    if (file := _FILE.fullmatch(text)) is not None:
        load, found = class_from_file, file
    elif (module := _MODULE.fullmatch(text)) is not None:
        load, found = class_from_module, module
    else:
        raise UnknownBot(name, bot_names())
    where, (wanted, _, listed) = found["where"], (found["rest"] or "").partition(":")
    _allowed(text, anywhere)
    return NamedBot(lambda: BotKind(text, load(text, where, wanted)), listed)


def make_bot(text: str) -> Bot:
    """The bot that a text such as ``planner:level=2`` or ``./mybot.py:Greedy`` names."""
    return named_bot(text).make()


def with_option(text: str, option: str) -> str:
    """The name of the same bot with one more option."""
    plain = text.partition(":")[0] in bot_names()
    found = None if plain else _FILE.fullmatch(text) or _MODULE.fullmatch(text)
    given = text if found is None else found["rest"] or ""
    separator = "" if text.endswith((":", ",")) else "," if ":" in given else ":"
    return f"{text}{separator}{option}"


def files_of(text: str) -> list[Path]:
    """The files that the name of a bot from elsewhere names: of a program, whatever in its command is one."""
    if text.partition(":")[0] in bot_names():
        return []
    if text.startswith(PROGRAM):
        named = Program(text.removeprefix(PROGRAM)).arguments
    else:
        named = [found["where"]] if (found := _FILE.fullmatch(text)) else []
    return [path for path in map(Path, named) if path.is_file()]


def _allowed(text: str, anywhere: bool) -> str:
    if not anywhere:
        raise BotFromElsewhere(text)
    return text


def _options(listed: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in listed.split(","))):
        option, separator, value = part.partition("=")
        if not separator:
            raise BadOption(f'Options are written "name=value", which "{part}" is not.')
        options[option.strip()] = value.strip()
    return options
