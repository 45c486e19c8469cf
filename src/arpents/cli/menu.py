"""The menu: what is legal as short numbered questions, however many legal actions there are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arpents.cli.terminal import WORDS
from arpents.engine import events, verbs
from arpents.engine.action import Action, eponym
from arpents.engine.bags import put, size, take
from arpents.engine.game import determinize
from arpents.engine.notation import find_card, parse_action
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES as PLACES
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName
from arpents.locales.keys import key
from arpents.locales.naming import card_name, place_name, plain_list, signed

LISTED: Final = 24
"""Up to this many ways to do a thing are listed; of more, the cards are asked for."""


class NoSuchNumber(ArpentsError):
    """A number that stands before nothing in the list."""


@final
class Choice:
    """A verb at a place, with all the offers that are ways to do it."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers
        self.side = offers[0].side
        self.verb = offers[0].verb
        self.place = offers[0].place
        self.ways = sum(offer.count for offer in offers)

    @property
    def label(self) -> str:
        """The choice in words."""
        return verb_and_place(self.verb, self.place)

    @property
    def is_listed(self) -> bool:
        """Whether its ways are few enough for a list."""
        return self.ways <= LISTED or (len(self.offers) == 1 and self.offers[0].most == 1)


class Question(Protocol):
    """Something to be answered with a line of text."""

    def shown(self) -> RenderableType:
        """The question with its numbered answers."""

    def answer(self, text: str) -> Action | Choice | None:
        """What a line chooses, or None if the line is no answer to this question."""


def verb_and_place(verb: int, place: int) -> str:
    """A verb in words, with its place if it has one."""
    name = WORDS(key("verb", verbs.NAMES[verb]))
    if not place:
        return name
    return WORDS("verb-at", verb=name, place=place_name(WORDS, PLACES[place.bit_length() - 1]))


def action_text(action: Action) -> str:
    """An action in words, as it can be typed."""
    cards = [card_name(WORDS, name) for name in action.card_names()]
    label = verb_and_place(action.verb, action.place)
    return WORDS("verb-with", label=label, cards=plain_list(WORDS, cards)) if cards else label


def find_choices(offers: Sequence[Offer]) -> list[Choice]:
    """The offers by verb and place, in the order in which the rules group the verbs."""
    order = [verb for group in verbs.GROUPS.values() for verb in group]
    together: dict[tuple[int, int], list[Offer]] = {}
    for offer in offers:
        together.setdefault((offer.verb, offer.place), []).append(offer)
    return sorted((Choice(found) for found in together.values()), key=lambda choice: order.index(choice.verb))


def numbered(text: str, highest: int) -> int | None:
    """The index that a typed number stands for, or None if the text is no number."""
    if not (text.isascii() and text.isdigit()):
        return None
    number = int(text[:9])
    if not 1 <= number <= highest:
        raise NoSuchNumber(WORDS("no-such-number", number=text[:9], highest=highest))
    return number - 1


@final
class Menu:
    """The first question: what to do, and where."""

    def __init__(self, choices: Sequence[Choice], passed: int = 0) -> None:
        self.choices = choices
        self._passed = passed

    def shown(self) -> RenderableType:
        """The choices, numbered, a line or more for each group."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="faint", no_wrap=True)
        table.add_column()
        for group, members in verbs.GROUPS.items():
            entries = [
                self._entry(number, choice)
                for number, choice in enumerate(self.choices, 1)
                if choice.verb in members
            ]
            if entries:
                table.add_row(WORDS(key("group", group)), Text("   ").join(entries))
        return table

    def _entry(self, number: int, choice: Choice) -> Text:
        label = choice.label
        if choice.ways > 1:
            label = WORDS("choice-ways", label=label, ways=choice.ways)
        elif choice.verb == verbs.END_TURN and self._passed:
            label = WORDS("choice-passing", label=label, count=self._passed)
        entry = Text(str(number), style="act")
        # A choice is never torn apart at the end of a line.
        return entry.append("\N{NO-BREAK SPACE}" + label.replace(" ", "\N{NO-BREAK SPACE}"), style="default not bold")

    def answer(self, text: str) -> Action | Choice | None:
        """The choice with this number."""
        number = numbered(text, len(self.choices))
        return None if number is None else self.choices[number]

    def of_verb(self, verb: int, place: int) -> list[Choice]:
        """The choices of one verb, at one place if one is named."""
        return [choice for choice in self.choices if choice.verb == verb and place in {0, choice.place}]


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
        for number, (action, what) in enumerate(zip(self._actions, self._effects, strict=True), 1):
            cards = [card_name(WORDS, name) for name in action.card_names()]
            table.add_row(str(number), plain_list(WORDS, cards) or action_text(action), what)
        return Group(Text(WORDS("which-way", label=self._choice.label), style="heading"), table)

    def answer(self, text: str) -> Action | Choice | None:
        """The way with this number."""
        number = numbered(text, len(self._actions))
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
        entries = []
        for number, name in enumerate(self._names, 1):
            shown = card_name(WORDS, name).replace(" ", "\N{NO-BREAK SPACE}")
            entries.append(Text(str(number), style="act").append("\N{NO-BREAK SPACE}" + shown, style="default not bold"))
        return Group(Text(head, style="heading"), Text("   ").join(entries))

    def answer(self, text: str) -> Action | Choice | None:
        """The action with the cards that are named or numbered."""
        parts = [part.strip() for part in text.split(",") if part.strip()]
        names = []
        for part in parts:
            index = numbered(part, len(self._names))
            names.append(find_card(part, self._pack).name if index is None else self._names[index])
        head = verbs.NAMES[self._choice.verb]
        place = f" {PLACES[self._choice.place.bit_length() - 1]}" if self._choice.place else ""
        return parse_action(f"{head}{place}: {', '.join(names)}", self._view)


def ask_about(view: View, choice: Choice) -> Action | Question:
    """The action of a choice that leaves no more to ask, or the next question."""
    if choice.ways == 1:
        return choice.offers[0].action(0)
    return Ways(view, choice) if choice.is_listed else Picking(view, choice)


def effect(view: View, action: Action) -> str:
    """What an action brings or takes at once, found by trying it on a game that may be this one."""
    trial = determinize(view, Random(0))
    money = 0
    marker: int | None = None
    for event in trial.apply(action):
        if event.kind == events.MONEY_CHANGED and event.side == action.side:
            money += event.number
        elif event.kind == events.SIEGE_MOVED:
            marker = event.number
    parts = []
    if money:
        parts.append(WORDS("effect-money", amount=signed(money)))
    if marker is not None:
        parts.append(WORDS("effect-siege", marker=signed(marker)))
    return plain_list(WORDS, parts)


def read_typed(text: str, view: View, menu: Menu) -> Action | Choice | Menu:
    """An action that was typed; without its cards it stands for the choices that begin like it."""
    try:
        action = parse_action(text, view)
    except UnknownName as error:
        # Whoever types a card or a word where an action is due is better served with all that fits.
        if error.what == "action" and not text.partition(":")[1]:
            raise UnknownName(WORDS("word-or-action"), error.name, (*COMMANDS, *verbs.NAMES)) from error
        raise
    if ":" not in text:
        like = menu.of_verb(action.verb, action.place)
        if len(like) == 1:
            return like[0]
        if like:
            return Menu(like)
    return action


COMMANDS: Final = ("undo", "save", "quit", "concede", "help", "map", "log", "hand", "market", "all")
"""The words that can be typed instead of an action."""
