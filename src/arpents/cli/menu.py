"""The menu: what is legal as short numbered questions, however many legal actions there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
from arpents.engine.places import name_of
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName
from arpents.locales.keys import key
from arpents.locales.naming import card_name

COMMANDS: Final = ("undo", "save", "quit", "concede", "help", "map", "log", "hand", "market", "all", "hint")
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

    def __init__(self, choices: Sequence[Choice], actions_left: int = 0) -> None:
        self.choices = choices
        self._actions_left = actions_left

    @property
    def expected(self) -> Action | None:
        """What an empty line does: the only action there is, or the end of a turn without actions left."""
        likely = self.choices
        if not self._actions_left:
            likely = [choice for choice in likely if choice.verb == verbs.END_TURN] or likely
        return likely[0].offers[0].action(0) if [choice.ways for choice in likely] == [1] else None

    def shown(self) -> RenderableType:
        """The choices, numbered, a line or more for each group."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="faint", no_wrap=True)
        table.add_column()
        for group, members in verbs.GROUPS.items():
            label = WORDS(key("group", group))
            for row in self._rows(members):
                table.add_row(label, row)
                label = ""
        return table

    def _rows(self, members: Sequence[int]) -> Iterator[Flow]:
        """The rows of a group: a verb with several places has one to itself, the others share theirs."""
        shared: list[tuple[int, str]] = []
        for verb in members:
            found = [(n, choice) for n, choice in enumerate(self.choices, 1) if choice.verb == verb]
            if len(found) > 1:
                if shared:
                    yield _in_a_row(shared)
                    shared = []
                verb_name = Text(WORDS(key("verb", verbs.NAMES[verb])) + "  ")
                yield _in_a_row([(n, self._label(choice, choice.where)) for n, choice in found], verb_name)
            else:
                shared += [(n, self._label(choice, choice.label)) for n, choice in found]
        if shared:
            yield _in_a_row(shared)

    def _label(self, choice: Choice, label: str) -> str:
        if choice.ways > 1:
            return WORDS("choice-ways", label=label, ways=choice.ways)
        if choice.verb == verbs.END_TURN and self._actions_left:
            return WORDS("choice-passing", label=label, count=self._actions_left)
        return label

    def answer(self, text: str) -> Answer:
        """The choice with this number."""
        number = _numbered(text, len(self.choices))
        return None if number is None else self.choices[number]

    def like(self, action: Action) -> list[Choice]:
        """The choices with the verb of an action, and its place if it has one."""
        return [
            choice
            for choice in self.choices
            if choice.verb == action.verb_number and action.place in {0, choice.place}
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
        head = WORDS("which-way", label=self._choice.label, verb=verbs.NAMES[self._choice.verb])
        return Group(Text(head, style="heading"), table)

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
            besides = take(self._pack, offer.fixed_bag, played)
            pool |= put(self._pack, offer.pool_bag, besides)
            totals += [size(besides) + offer.least, size(besides) + offer.most]
        self._names = self._pack.names(pool)
        self._least, self._most = min(totals), max(totals)

    def shown(self) -> RenderableType:
        """The cards that can go along, numbered."""
        span = "exact" if self._least == self._most else "open"
        limits: dict[str, int | str] = {"range": span, "least": self._least, "most": self._most}
        head = WORDS("which-cards", label=self._choice.label, **limits)
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
        place = f" {name_of(self._choice.place)}" if self._choice.place else ""
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


def _in_a_row(entries: Iterable[tuple[int, str]], before: Text | None = None) -> Flow:
    """Numbered entries one after the other."""
    return Flow([Text.assemble((f"{number}", "act"), f" {label}") for number, label in entries], before)


def _numbered(text: str, highest: int) -> int | None:
    """The index that a typed number stands for, or None if the text is no number."""
    if not (text.isascii() and text.isdigit()):
        return None
    number = int(text[:9])
    if not 1 <= number <= highest:
        raise NoSuchNumber(WORDS("no-such-number", number=text[:9], highest=highest))
    return number - 1
