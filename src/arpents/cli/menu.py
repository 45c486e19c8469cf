"""The menu: what is legal as short numbered questions, however many legal actions there are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arpents.cli.choices import Choice, action_text, cards_text, effect
from arpents.cli.flow import Flow
from arpents.cli.terminal import WORDS
from arpents.engine import verbs
from arpents.engine.action import Action, eponym
from arpents.engine.bags import put, size, take
from arpents.engine.notation import find_card, parse_action
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES as PLACES
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName
from arpents.locales.keys import key
from arpents.locales.naming import card_name

COMMANDS: Final = ("undo", "save", "quit", "concede", "help", "map", "log", "hand", "market", "all")
"""The words that can be typed instead of an action."""

Answer = Action | Choice | None
"""What a line chooses; None if the line is no answer to the question."""


class NoSuchNumber(ArpentsError):
    """A number that stands before nothing in the list."""


class Question(Protocol):
    """Something to be answered with a line of text."""

    def shown(self) -> RenderableType:
        """The question with its numbered answers."""

    def answer(self, text: str) -> Answer:
        """What a line chooses."""


@final
class Menu:
    """The first question: what to do, and where."""

    def __init__(self, choices: Sequence[Choice], passed: int = 0) -> None:
        self.choices = choices
        self._passed = passed

    @property
    def only_action(self) -> Action | None:
        """The action, where there is no other."""
        if len(self.choices) == 1 and self.choices[0].ways == 1:
            return self.choices[0].offers[0].action(0)
        return None

    def shown(self) -> RenderableType:
        """The choices, numbered, a line or more for each group."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="faint", no_wrap=True)
        table.add_column()
        for group, members in verbs.GROUPS.items():
            entries = [
                (number, self._label(choice))
                for number, choice in enumerate(self.choices, 1)
                if choice.verb in members
            ]
            if entries:
                table.add_row(WORDS(key("group", group)), _in_a_row(entries))
        return table

    def _label(self, choice: Choice) -> str:
        if choice.ways > 1:
            return WORDS("choice-ways", label=choice.label, ways=choice.ways)
        if choice.verb == verbs.END_TURN and self._passed:
            return WORDS("choice-passing", label=choice.label, count=self._passed)
        return choice.label

    def answer(self, text: str) -> Answer:
        """The choice with this number."""
        number = _numbered(text, len(self.choices))
        return None if number is None else self.choices[number]

    def like(self, action: Action) -> list[Choice]:
        """The choices with the verb of an action, and its place if it has one."""
        return [
            choice
            for choice in self.choices
            if choice.verb == action.verb and action.place in {0, choice.place}
        ]


@final
class Ways:
    """A question for one of a few ways to do a thing."""

    def __init__(self, view: View, choice: Choice) -> None:
        self._choice = choice
        self._actions = [action for offer in choice.offers for action in offer.actions()]
        self._effects = [effect(view, action) for action in self._actions]

    def shown(self) -> RenderableType:
        """The cards of each way, numbered, with what it brings or takes."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="act")
        table.add_column()
        table.add_column(style="money")
        for number, (action, brought) in enumerate(zip(self._actions, self._effects, strict=True), 1):
            table.add_row(str(number), cards_text(action) or action_text(action), brought)
        return Group(Text(WORDS("which-way", label=self._choice.label), style="heading"), table)

    def answer(self, text: str) -> Answer:
        """The way with this number."""
        number = _numbered(text, len(self._actions))
        return None if number is None else self._actions[number]


@final
class Picking:
    """A question for cards, where there are too many ways to list them."""

    def __init__(self, view: View, choice: Choice) -> None:
        self._view = view
        self._choice = choice
        self._pack = PACKS[choice.side]
        played = eponym(choice.offers[0].action(0))
        pool = 0
        totals = []
        for offer in choice.offers:
            besides = take(self._pack, offer.fixed, played)
            pool |= put(self._pack, offer.pool, besides)
            totals += [size(besides) + offer.least, size(besides) + offer.most]
        self._names = self._pack.names(pool)
        self._least, self._most = min(totals), max(totals)

    def shown(self) -> RenderableType:
        """The cards that can go along, numbered."""
        head = WORDS("which-cards", label=self._choice.label, least=self._least, most=self._most)
        cards = [(number, card_name(WORDS, name)) for number, name in enumerate(self._names, 1)]
        return Group(Text(head, style="heading"), _in_a_row(cards))

    def answer(self, text: str) -> Answer:
        """The action with the cards that are named or numbered."""
        if ":" in text:
            return None
        try:
            names = [self._card(part.strip()) for part in text.split(",") if part.strip()]
        except UnknownName:
            if _is_action(text, self._view):
                return None
            raise
        verb = verbs.NAMES[self._choice.verb]
        place = f" {PLACES[self._choice.place.bit_length() - 1]}" if self._choice.place else ""
        return parse_action(f"{verb}{place}: {', '.join(names)}", self._view)

    def _card(self, part: str) -> str:
        index = _numbered(part, len(self._names))
        return find_card(part, self._pack).name if index is None else self._names[index]


def ask_about(view: View, choice: Choice) -> Action | Question:
    """The action of a choice that leaves no more to ask, or the next question."""
    if choice.ways == 1:
        return choice.offers[0].action(0)
    return Ways(view, choice) if choice.is_listed else Picking(view, choice)


def read_typed(text: str, view: View, menu: Menu) -> Action | Choice | Menu:
    """An action that was typed; without its cards it stands for the choices that begin like it."""
    try:
        action = parse_action(text, view)
    except UnknownName as error:
        if error.what == "action":
            raise UnknownName(WORDS("word-or-action"), error.name, (*COMMANDS, *verbs.NAMES)) from error
        raise
    like = menu.like(action) if ":" not in text else []
    if len(like) == 1:
        return like[0]
    return Menu(like) if like else action


def _is_action(text: str, view: View) -> bool:
    try:
        parse_action(text, view)
    except UnknownName:
        return False
    return True


def _in_a_row(entries: Iterable[tuple[int, str]]) -> Flow:
    """Numbered entries one after the other."""
    return Flow([Text.assemble((f"{number}", "act"), f" {label}") for number, label in entries])


def _numbered(text: str, highest: int) -> int | None:
    """The index that a typed number stands for, or None if the text is no number."""
    if not (text.isascii() and text.isdigit()):
        return None
    number = int(text[:9])
    if not 1 <= number <= highest:
        raise NoSuchNumber(WORDS("no-such-number", number=text[:9], highest=highest))
    return number - 1
