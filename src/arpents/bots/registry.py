"""The bots by name: ``name`` or ``name:option=value,option=value``.

A bot is a class with the decorator ``bot``, in a module of this package; that is all it takes to register
it. Its options are the parameters of its constructor, which all have a type and a default.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache, wraps
from importlib import import_module
from typing import Any, Final, TypeVar, final, get_args, get_type_hints

import msgspec

from arpents.bots.base import Bot, Budget
from arpents.engine.action import Action
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName

_Made = TypeVar("_Made", bound=type[Any])
_registered: Final[dict[str, BotKind]] = {}


class UnknownBot(UnknownName):
    """A name that no bot has; the message lists those that have one."""

    def __init__(self, name: str, valid: Iterable[str]) -> None:
        super().__init__("bot", name, valid)

    def __str__(self) -> str:
        return f'There is no bot "{self.name}"; the bots: {", ".join(self.valid)}.'


class BadOption(ArpentsError):
    """An option of a bot that it does not have, or a value that the option cannot take."""


@final
class BotKind:
    """A kind of bot: its name, its options with their defaults, and how to make one."""

    def __init__(self, name: str, made_by: Callable[..., Bot]) -> None:
        self.name = name
        self.made_by = made_by
        hints = get_type_hints(made_by.__init__, include_extras=True)
        parameters = list(inspect.signature(made_by).parameters.values())
        self.types: dict[str, Any] = {one.name: hints[one.name] for one in parameters}
        self.defaults: dict[str, object] = {one.name: one.default for one in parameters}

    def make(self, options: dict[str, str]) -> Bot:
        """A bot with these options, given as text."""
        return self.made_by(**{name: self._read(name, text) for name, text in options.items()})

    def _read(self, name: str, text: str) -> object:
        if name not in self.types:
            valid = ", ".join(f"{known}={default}" for known, default in self.defaults.items()) or "none"
            raise BadOption(f'The bot "{self.name}" has no option "{name}"; its options: {valid}.')
        try:
            return msgspec.convert(text, self.types[name], strict=False)
        except msgspec.ValidationError as error:
            raise BadOption(
                f'The option "{name}" of the bot "{self.name}" should be {_described(self.types[name])}, '
                f'such as {self.defaults[name]}, not "{text}".'
            ) from error


def _described(wanted: Any) -> str:
    """What an option takes, in words: those of its type's description, where it has one."""
    for part in get_args(wanted):
        if isinstance(part, msgspec.Meta) and part.description:
            return part.description
    return f"of the kind {getattr(wanted, '__name__', wanted)}"


def bot(name: str) -> Callable[[_Made], _Made]:
    """Register a class as the bot of this name, and see to it that it chooses from views alone."""

    def register(made: _Made) -> _Made:
        made.choose = _from_views_alone(made.choose)
        _registered[name] = BotKind(name, made)
        return made

    return register


def _from_views_alone(choose: Callable[[Any, View, Budget], Action]) -> Callable[[Any, View, Budget], Action]:
    """The same choice, refused for whatever is no view: a state or a game would show what is hidden."""

    @wraps(choose)
    def choose_from_view(self: object, view: View, budget: Budget) -> Action:
        if not isinstance(view, View):
            raise TypeError(f"A bot chooses from a View, not from a {type(view).__name__}.")
        return choose(self, view, budget)

    return choose_from_view


@cache
def bot_kinds() -> dict[str, BotKind]:
    """All bots there are, by name."""
    package = import_module("arpents.bots")
    for module in pkgutil.iter_modules(package.__path__, "arpents.bots."):
        import_module(module.name)
    return dict(sorted(_registered.items()))


def make_bot(text: str) -> Bot:
    """The bot that a text such as ``planner:level=2`` names."""
    name, _, listed = text.partition(":")
    kinds = bot_kinds()
    if name not in kinds:
        raise UnknownBot(name, kinds)
    options: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in listed.split(","))):
        option, separator, value = part.partition("=")
        if not separator:
            raise BadOption(f'Options are written "name=value", which "{part}" is not.')
        options[option.strip()] = value.strip()
    return kinds[name].make(options)
