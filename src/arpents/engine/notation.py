"""Notation: reading actions from text. ``str(action)`` writes what is read here."""

from __future__ import annotations

import unicodedata
from typing import Final

from arpents.engine import verbs
from arpents.engine.action import EPONYMS, Action
from arpents.engine.bags import index, lowest, put, size, take
from arpents.engine.choosing import GameOver, is_offered
from arpents.engine.game import Game
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS, Card, Pack
from arpents.engine.places import INDEX
from arpents.engine.views import View
from arpents.errors import LONGEST_NAME, ArpentsError, UnknownName, nearest_names

_APART: Final = frozenset(
    (
        verbs.DRAFT,
        verbs.INTENDANT,
        verbs.WITHDRAW,
        verbs.LOSE_RESERVED,
        verbs.GIVE_RESERVED,
        verbs.GIVE_UP,
        verbs.LOSE_COMMITTED,
        verbs.BEGIN_WITH,
    )
)
"""The verbs whose card is singled out from elsewhere than the hand."""


LONGEST_ACTION: Final = 4000
"""No action has more characters, whatever cards it takes."""


class TooManyCards(ArpentsError):
    """An action that names a card more often than it exists."""


class TextTooLong(ArpentsError):
    """A text that is too long for what it should be."""


def plainly(text: str) -> str:
    """A name without what people leave out: case, accents, curly apostrophes and extra spaces.

    Nothing has a name as long as what is left as it is here, cut off: to take it apart could take hours.
    """
    if len(text) > LONGEST_NAME:
        return f"{text[:LONGEST_NAME]}…"
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in decomposed if not unicodedata.combining(c)).casefold().split())


_VERBS: Final = {plainly(name): verb for verb, name in enumerate(verbs.NAMES)}
_PLACES: Final = {plainly(name): number for name, number in INDEX.items()}
_KINDS: Final = tuple({plainly(kind.name): kind for kind in pack.kinds} for pack in PACKS)


def parse_action(text: str, source: Game | View) -> Action:
    """Read an action of the side that decides in a game or view.

    The cards may come in any order; only where the order makes a difference (which card is committed to a
    siege, which is the merchant's ship) does it count. Names that do not exist are refused; whether the
    action is legal is for ``apply`` to say.
    """
    decider = source.decider
    if decider is None:
        raise GameOver("The game is over: nothing more can be done in it.")
    return read_action(text, decider, source.offers())


def read_action(text: str, side: int, offers: list[Offer]) -> Action:
    """Read an action of a side to which these offers are made."""
    if len(text) > LONGEST_ACTION:
        raise TextTooLong(f"An action has at most {LONGEST_ACTION} characters, and this has {len(text)}.")
    head, _, tail = text.partition(":")
    verb, rest = _split_verb(head)
    place = _place(rest) if rest else 0
    pack = PACKS[side]
    cards = [find_card(name, pack).first for name in tail.split(",") if name.strip()]
    readings = _readings(verb, place, pack, cards)
    return next((action for action in readings if is_offered(offers, action)), readings[0])


def _split_verb(head: str) -> tuple[int, str]:
    words = plainly(head).split()
    for length in range(len(words), 0, -1):
        verb = _VERBS.get(" ".join(words[:length]))
        if verb is not None:
            return verb, " ".join(words[length:])
    near = (" ".join(words[:length]) for length in (1, 2, 3))
    name = next((text for text in near if nearest_names(text, verbs.NAMES)), head.strip())
    raise UnknownName("action", name, verbs.NAMES)


def _place(name: str) -> int:
    if name not in _PLACES:
        raise UnknownName("location", name, INDEX)
    return 1 << _PLACES[name]


def find_card(name: str, pack: Pack) -> Card:
    """The kind with this name; "neutral" may be left out where the side has no such card of its own."""
    kinds = _KINDS[pack.side]
    kind = kinds.get(plainly(name)) or kinds.get("neutral " + plainly(name))
    if kind is None:
        raise UnknownName("card", name.strip(), pack.by_name)
    return kind


def _readings(verb: int, place: int, pack: Pack, cards: list[int]) -> list[Action]:
    """The actions that a text may mean, the most literal first."""
    bag = 0
    for card in cards:
        run = pack.run_of(card)
        if bag & run == run:
            raise TooManyCards(f'There is only {size(run)} of the card "{pack.names(card)[0]}".')
        bag = put(pack, bag, card)
    if verb in _APART:
        return [Action(pack.side, verb, place, _eponym(verb, pack), bag)]
    if verb == verbs.BESIEGE:
        return [Action(pack.side, verb, place, bag, card) for card in reversed(cards or [0])]
    if verb == verbs.MERCHANT:
        return [Action(pack.side, verb, place, bag, _like_ship(pack, bag, card)) for card in cards or [0]]
    eponym = _eponym(verb, pack)
    return [Action(pack.side, verb, place, put(pack, take(pack, bag, eponym), eponym))]


def _eponym(verb: int, pack: Pack) -> int:
    """The card that a verb is named after, in this pack."""
    ability = EPONYMS.get(verb)
    return sum(kind.first for kind in pack.kinds if ability in kind.texts)


def _like_ship(pack: Pack, bag: int, card: int) -> int:
    """The first ship of the bag that is worth what this card is: which of them sails makes no difference."""
    worth = pack.coin[index(card)] if card else 0
    return lowest(bag & pack.ships_by_coin[min(worth, len(pack.ships_by_coin) - 1)])
