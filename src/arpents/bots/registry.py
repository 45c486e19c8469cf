"""The bots that have a name of their own: those of Arpents, and those of packages that are installed.

One of Arpents is a class with the decorator ``bot``, in a module of this package; that is all it takes. A
package that is installed names its bots as entry points of the group ``arpents.bots``. The options of a bot
are the parameters of its constructor, with their types and defaults.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache, wraps
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar, final, get_args, get_type_hints

import msgspec

from arpents.bots.base import Bot, Budget
from arpents.engine.action import Action
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "arpents.bots"
"""The group of the entry points by which installed packages name their bots."""

_Made = TypeVar("_Made", bound=type[Any])
_registered: Final[dict[str, BotKind]] = {}


class UnknownBot(UnknownName):
    """A name that no bot has; the message lists those that have one."""

    def __init__(self, name: str, valid: Iterable[str]) -> None:
        super().__init__("bot", name, valid)

    def __str__(self) -> str:
        return f'There is no bot "{self.name}"; the bots: {", ".join(self.valid)}.'

    def __reduce__(self) -> tuple[type[UnknownBot], tuple[str, tuple[str, ...]]]:
        return UnknownBot, (self.name, self.valid)


class BadOption(ArpentsError):
    """An option of a bot that it does not have, or a value that the option cannot take."""


class NameTaken(ArpentsError):
    """A name for a bot that is already that of one of Arpents."""


@final
class BotKind:
    """A kind of bot: its name, its options with their defaults, and how to make one."""

    def __init__(self, name: str, made_by: Callable[..., Bot]) -> None:
        self.name = name
        self.made_by = made_by
        parameters = _options(made_by)
        hints = get_type_hints(made_by.__init__, include_extras=True) if parameters else {}
        self.types: dict[str, Any] = {one.name: hints.get(one.name, _type_of(one)) for one in parameters}
        self.defaults: dict[str, object] = {one.name: one.default for one in parameters}

    def make(self, options: dict[str, str]) -> Bot:
        """A bot with these options, given as text."""
        return self.made_by(**{name: self._read(name, text) for name, text in options.items()})

    def _read(self, name: str, text: str) -> object:
        if name not in self.types:
            valid = ", ".join(map(self._told, self.defaults)) or "none"
            raise BadOption(f'The bot "{self.name}" has no option "{name}"; its options: {valid}.')
        try:
            return msgspec.convert(text, self.types[name], strict=False)
        except msgspec.ValidationError as error:
            default = self.defaults[name]
            such = "" if default is inspect.Parameter.empty else f" such as {default},"
            raise BadOption(
                f'The option "{name}" of the bot "{self.name}" should be {_described(self.types[name])},'
                f'{such} not "{text}".'
            ) from error

    def _told(self, option: str) -> str:
        default = self.defaults[option]
        return option if default is inspect.Parameter.empty else f"{option}={default}"


def _options(made_by: Callable[..., Bot]) -> list[inspect.Parameter]:
    """The parameters that options can be given for: those with a name of their own."""
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return [one for one in inspect.signature(made_by).parameters.values() if one.kind in by_name]


def _type_of(parameter: inspect.Parameter) -> type:
    """The type of a parameter whose author has not written one: that of its default, or else text."""
    plain = isinstance(parameter.default, (bool, int, float))
    return type(parameter.default) if plain else str


def _described(wanted: Any) -> str:
    """What an option takes, in words: those of its type's description, where it has one."""
    for part in get_args(wanted):
        if isinstance(part, msgspec.Meta) and part.description:
            return part.description
    return f"of the kind {getattr(wanted, '__name__', wanted)}"


def bot(name: str) -> Callable[[_Made], _Made]:
    """Register a class as the bot of this name, and see to it that it chooses from views alone."""

    def register(made: _Made) -> _Made:
        if not made.__module__.startswith("arpents.bots."):
            _load_own()
            known = _registered.get(name)
            if known is not None and known.made_by.__module__.startswith("arpents.bots."):
                raise NameTaken(f'"{name}" is the name of a bot of Arpents: choose another one.')
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
def _load_own() -> None:
    """Import the modules of this package, whose bots register themselves."""
    package = import_module("arpents.bots")
    for module in pkgutil.iter_modules(package.__path__, "arpents.bots."):
        import_module(module.name)


def bot_kinds() -> dict[str, BotKind]:
    """All bots that are registered in this process, by name: those of Arpents, and what was decorated."""
    _load_own()
    return dict(sorted(_registered.items()))


def installed_bots() -> dict[str, EntryPoint]:
    """The bots of packages that are installed, by name; none of them is loaded by this."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes long to import, and is seldom needed

    return {one.name: one for one in sorted(entry_points(group=GROUP))}


def bot_names() -> list[str]:
    """The names of all bots that have one."""
    return sorted({*bot_kinds(), *installed_bots()})
