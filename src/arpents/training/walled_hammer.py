"""The opponent that the general finds hardest: a script that plays the Halifax hammer from behind walls.

    arpents arena arpents.training.walled_hammer:Walled general --games 80 --budget 0.2

Its British settle Halifax, draft Regular Infantry, and take Louisbourg and then Quebec by siege. Against what
the general does meanwhile they have walls, Native Americans that block raids and ambushes and are then not
the enemy's, and Militia to lose. They do not search: a list of rules is gone through, and the first that
applies is played. Contests with it are compared over time, so a change of a rule is a new opponent. In
training its habits differ from game to game, so that what is learned holds against other hammers as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Set
from random import Random
from typing import Final, NamedTuple, final

from arpents.bots import Budget
from arpents.bots.planner import Planner
from arpents.engine.action import Action
from arpents.engine.readable.siege_views import SiegeView
from arpents.engine.sides import Side
from arpents.engine.verbs import Verb
from arpents.engine.views import View

INFANTRY: Final = "Regular Infantry"
ARTILLERY: Final = "Siege Artillery"
LEADER: Final = "Military Leader"
NATIVES: Final = "neutral Native Americans"

SOLDIERS: Final = {ARTILLERY: 3, INFANTRY: 2, LEADER: 1, "Militia": 1, "Rangers": 1, "Ships": 1}
"""The empire cards that are drafted to fight, with their strength in a siege."""

SHOPPING: Final = (
    *(INFANTRY, NATIVES, "Fortification", "Governor", "Militia"),
    *(INFANTRY, NATIVES, INFANTRY, ARTILLERY, INFANTRY, "Militia", LEADER, INFANTRY, INFANTRY),
)
"""What is drafted, in this order; what is named again is drafted again."""

USELESS: Final = (
    *("Albany", "Baltimore", "Canso", "Cumberland", "Deerfield", "Fort Beauséjour", "Fort Halifax"),
    *("Pemaquid", "Richmond", "St. Mary's", "Bateaux", "Trader"),
)
JUNK: Final = {**dict.fromkeys(USELESS, 3), "Norfolk": 2, "Port Royal": 2, "New Haven": 1}
"""What the Governor removes, and how gladly."""

ROADS: Final = {
    "Louisbourg": ("Halifax", "Canso", "Port Royal", "Gaspé", "Tadoussac"),
    "Quebec": ("Louisbourg", "Gaspé", "Tadoussac", "Trois-Rivières", "Fort St. John"),
}
"""The location cards that lead to the two goals."""

DEFENCE: Final = {"Louisbourg": 1, "Quebec": 2}
"""What a place has besides its wall against a siege."""

TO_FORTIFY: Final = ("Halifax", "New York", "Boston")
TO_DEFEND: Final = ("Halifax", "Louisbourg", "Boston", "New York")

BLOCKERS: Final = {"Fortification": 4, NATIVES: 3, "Rangers": 2}
"""What blocks a raid or an ambush first; anything else counts 1."""

EXPENDABLE: Final = {"Militia": 5, "Rangers": 4, "Ships": 2, INFANTRY: 2, LEADER: 1, ARTILLERY: 0}
"""What is lost or given up first; anything else counts 3."""

CONSIDERED: Final = 64
"""How many actions of an offer are looked at: a large hand makes too many."""

Score = Callable[[Action], float]


class Habits(NamedTuple):
    """In what one such player differs from another.

    It drafts what is on the list ``shopping``, in this order. It builds ``walls``, or not, and has so many
    strong soldiers before it besieges ``louisbourg`` and ``quebec``. It feeds a siege until the marker is
    ``margin`` above what it fears, stops earning with ``coins``, and lets so many cards wait in the
    ``reserve``.
    """

    shopping: tuple[str, ...] = SHOPPING
    walls: bool = True
    louisbourg: int = 2
    quebec: int = 3
    margin: float = 2.0
    coins: int = 9
    reserve: int = 4


USUAL: Final = Habits()


def some_habits(rng: Random) -> Habits:
    """Habits of somebody: the usual ones in a third of all cases, others by chance."""
    if rng.random() < 1 / 3:
        return USUAL
    rest = list(SHOPPING[1:])
    for _ in range(rng.randrange(4)):
        rest.pop(rng.randrange(len(rest)))
    for _ in range(rng.randrange(4)):
        rest.insert(rng.randrange(len(rest)), rest.pop(rng.randrange(len(rest))))
    return Habits(
        shopping=(INFANTRY, *rest),
        walls=rng.random() < 0.7,
        louisbourg=rng.choice((1, 2, 2, 3)),
        quebec=rng.choice((2, 3, 3, 4, 5)),
        margin=rng.choice((1.0, 2.0, 2.0, 3.0)),
        coins=rng.randrange(6, 14),
        reserve=rng.randrange(3, 6),
    )


@final
class Walled:
    """The hammer as the British; as the French, the planner."""

    def __init__(self, seed: int = 0, habits: Habits = USUAL) -> None:
        self._planner = Planner(seed=seed)
        self._habits = habits

    def choose(self, view: View, budget: Budget) -> Action:
        """What the first rule that applies says; the planner decides what no rule is about."""
        if view.side == Side.FRENCH:
            return self._planner.choose(view, budget)
        now = Decision(view, self._habits)
        found = (_turn(now) or now.first("end turn")) if view.phase == "actions" else _answer(now)
        return found or self._planner.choose(view, budget)


@final
class Decision:
    """What the British know when they decide, and what they are offered, by names."""

    def __init__(self, view: View, habits: Habits) -> None:
        me = view.me
        self.habits = habits
        self.board = view.board
        self.foe = view.foe
        self.siege = me.siege
        self.money = me.money
        self.actions_left = view.actions_left
        self.cards = {card.name: card for card in me.hand}
        self.usable = {name for name, card in self.cards.items() if card.usable}
        self.ships = {name for name, card in self.cards.items() if "ship" in card.symbols}
        self.hand = Counter(card.name for card in me.hand)
        self.reserve = Counter(card.name for card in me.reserve)
        besieging = me.siege.cards if me.siege else ()
        self.owned = Counter(
            card.name for cards in (me.hand, me.reserve, me.discard, me.unseen, besieging) for card in cards
        )
        self._offers = view.offers()

    def holds(self, place: str) -> bool:
        """Whether a place is British."""
        return self.board[place].owner == Side.BRITISH

    def actions(self, *verbs: Verb, place: str | None = None) -> Iterator[Action]:
        """The actions with these verbs, at a place if one is named."""
        for verb in verbs:
            for offer in self._offers:
                if offer.verb == verb and place in (None, offer.location):
                    yield from map(offer.action, range(min(offer.count, CONSIDERED)))

    def first(self, verb: Verb, place: str | None = None) -> Action | None:
        """Any action with a verb, where they do not differ."""
        return next(self.actions(verb, place=place), None)

    def best(self, score: Score, *verbs: Verb, place: str | None = None, above: float = -99) -> Action | None:
        """The first of the actions with the highest score, if that is above some."""
        best = max(self.actions(*verbs, place=place), key=score, default=None)
        return best if best is not None and score(best) > above else None

    def draft(self, name: str) -> Action | None:
        """Draft a card, if it is to be had."""
        return next((one for one in self.actions("draft") if one.card_names == [name]), None)

    def discard(self, names: list[str], most: int) -> Action | None:
        """Discard the first of these cards, as many as are allowed."""
        offers = (offer for offer in self._offers if offer.verb == "discard")
        return next((offer.pick(*names[: min(most, offer.most)]) for offer in offers), None)

    def strength(self, name: str) -> int:
        """What a card adds to a siege: Siege Artillery nothing if it cannot be paid for."""
        if name in SOLDIERS:
            return 0 if name == ARTILLERY and self.money < 3 else SOLDIERS[name]
        return int(name in self.ships or (name in self.cards and "military" in self.cards[name].symbols))

    def total_strength(self, names: Iterable[str]) -> int:
        """What cards add to a siege together."""
        return sum(map(self.strength, names))

    def first_marker(self, place: str) -> int:
        """Where the marker of a siege begins, before the first card is counted."""
        return -1 - DEFENCE.get(place, 0) - (2 if self.board[place].fortified else 0)

    def french_strength(self) -> float:
        """A guess of what the French can add to a siege in one turn, by what is known of their cards."""
        foe = self.foe
        seen = sorted(card.strength for card in (*foe.known, *foe.reserve) if not card.location)
        unseen = sum(card.strength for card in foe.unseen if not card.location)
        return min(4, max(sum(seen[-2:]), foe.hand_size * unseen / max(1, len(foe.unseen))))


def _turn(now: Decision) -> Action | None:
    """The next action of a turn, or None to end it."""
    if not now.actions_left:
        return _besiege_on(now, now.siege) if now.siege else None
    found = _wall(now) or _first_natives(now)
    if now.siege is not None:
        return found or _besiege_on(now, now.siege)
    return found or _defend(now) or _go_on(now) or _grow(now)


def _wall(now: Decision) -> Action | None:
    """Fortify where that can be paid for; during a siege, only Halifax."""
    if now.money < 3 or not now.habits.walls:
        return None
    places = TO_FORTIFY if now.siege is None else TO_FORTIFY[:1]
    return next((one for place in places if (one := now.first("fortify", place))), None)


def _first_natives(now: Decision) -> Action | None:
    """Draft Native Americans as soon as there is a soldier, until Louisbourg is taken."""
    if now.siege or now.holds("Louisbourg") or now.owned[NATIVES] or not now.owned[INFANTRY]:
        return None
    if NATIVES not in now.habits.shopping:
        return None
    return now.draft(NATIVES)


def _besiege_on(now: Decision, siege: SiegeView) -> Action | None:
    """What is done during a siege: what wins it, and once it is won, what the next one takes."""
    safe = now.habits.margin + now.french_strength()
    found = _reinforce(now, siege, safe)
    if found is not None or not now.actions_left:
        return found
    if siege.marker >= safe:
        return _shed(now, 2) or _buy(now) or _earn(now)
    return _buy(now) or (_earn(now) if now.money < 8 else None) or _shed(now, 2) or _cycle(now)


def _reinforce(now: Decision, siege: SiegeView, safe: float) -> Action | None:
    """Feed a siege until the marker is where the French cannot turn it in one turn."""
    if siege.marker >= safe + 0.5:
        return None
    found = now.first("military leader")
    have = now.total_strength(now.hand.elements())
    waiting = sum(SOLDIERS.get(name, 0) for name in now.reserve.elements())
    if waiting >= 2 and now.actions_left and (have < 4 or siege.marker <= 1):
        found = found or now.first("retrieve")
    if have < 4:
        found = found or now.first("home support")
    if found is not None or not now.actions_left:
        return found
    return now.best(lambda one: now.strength(one.card_names[0]), "reinforce", place=siege.location, above=0)


def _defend(now: Decision) -> Action | None:
    """Send what is needed to a besieged place that the plan cannot do without."""
    siege = now.foe.siege
    if siege is None or siege.marker <= -1 or siege.location not in TO_DEFEND:
        return None
    need = siege.marker + 1
    found = now.first("military leader", siege.location)
    have = now.total_strength(name for name in now.hand.elements() if name in SOLDIERS or name in now.usable)
    # Two of a kind count once: the script was measured so, and contests with it are to stay comparable.
    if have < need and sum(SOLDIERS.get(name, 0) for name in now.reserve) >= 2:
        found = found or now.first("retrieve")

    def fits(one: Action) -> float:
        return 5 - abs(now.strength(one.card_names[0]) - min(need, 2))

    return found or now.best(fits, "reinforce", place=siege.location, above=0)


def _go_on(now: Decision) -> Action | None:
    """The next step on the way: Halifax, Louisbourg, Quebec; Halifax is taken back if it was lost."""
    halifax, louisbourg = now.board["Halifax"].owner, now.board["Louisbourg"].owner
    found = None
    if halifax is None and louisbourg != Side.BRITISH:
        found = _settle(now, "Halifax")
    if louisbourg is None:
        found = found or _settle(now, "Louisbourg")
    else:
        found = found or _strike(now, "Louisbourg" if louisbourg == Side.FRENCH else "Quebec")
    if halifax == Side.FRENCH:
        found = found or _strike(now, "Halifax") or _strike(now, "Port Royal")
    return found


def _settle(now: Decision, place: str) -> Action | None:
    """Settle a place with the cards that are missed least in a siege."""
    return now.best(lambda one: -now.total_strength(one.card_names), "settle", place=place)


def _strike(now: Decision, place: str) -> Action | None:
    """Begin a siege that the French do not lead at the end of the turn, or fetch the soldiers for one."""
    least = now.habits.quebec if place == "Quebec" else now.habits.louisbourg
    if now.owned[INFANTRY] + now.owned[ARTILLERY] < least:
        return None

    def marker(one: Action) -> float:
        """The marker at the end of the turn; of two ways to the same, the one that uses up less."""
        first = now.strength(one.chosen.name) if one.chosen else 0
        if first == 0:
            return -99
        rest = now.hand - Counter(one.card_names)
        second = max((now.strength(name) for name in rest if name != LEADER), default=0)
        reached = now.first_marker(place) + first + (second if now.actions_left >= 2 else 0)
        return reached + (LEADER in rest) - 0.01 * now.total_strength(one.card_names)

    found = now.best(marker, "besiege", place=place, above=-0.5)
    if found is not None and found.chosen is not None and now.strength(found.chosen.name) >= 2:
        return found
    if now.reserve and now.actions_left >= 2 and _can_sail(now, place):
        waiting = [SOLDIERS.get(name, 0) for name in now.reserve.elements()]
        ready = [now.strength(name) for name in now.hand.elements() if name in SOLDIERS]
        if now.first_marker(place) + sum(sorted(waiting + ready)[-2:]) >= 0:
            return now.first("retrieve")
    return None


def _can_sail(now: Decision, place: str) -> bool:
    """Whether a road to a place is in hand, and a ship besides."""
    ships = (now.ships & now.usable) | ({"Ships"} & now.reserve.keys())
    return any(ships - {road} for road in ROADS.get(place, ()) if road in now.usable)


def _grow(now: Decision) -> Action | None:
    """A better deck and more money, while no siege can be begun."""
    found = None
    if not now.owned[INFANTRY]:
        found = now.draft(INFANTRY)
    if not now.owned["Governor"]:
        found = found or now.draft("Governor")
    found = found or _shed(now, 2 if now.owned["Halifax"] else 1)
    if not now.owned["Militia"] and now.owned[INFANTRY] >= 2 and now.money >= 2:
        found = found or now.draft("Militia")
    found = found or _buy(now)
    if now.money < now.habits.coins:
        found = found or _earn(now)
    if now.reserve.total() < min(now.habits.reserve, now.money):
        found = found or _put_aside(now, above=1.5)
    return found or _cycle(now)


def _buy(now: Decision) -> Action | None:
    """Draft the next card of the list; if it is a soldier that cannot be had now, the money is kept."""
    wanted: Counter[str] = Counter()
    for name in now.habits.shopping:
        wanted[name] += 1
        if now.owned[name] >= wanted[name] or (name == "Fortification" and now.board["Halifax"].fortified):
            continue
        found = now.draft(name)
        if found is not None or name in SOLDIERS:
            return found
    return None


def _shed(now: Decision, least: int) -> Action | None:
    """Let the Governor remove the most junk, if there are enough cards of it."""
    junk = dict(JUNK)
    if not now.holds("Halifax"):
        # To settle it takes a settler, and the road from Pemaquid where that is British.
        del junk["St. Mary's"]
        if now.holds("Pemaquid"):
            del junk["Pemaquid"]
    if now.holds("Louisbourg"):
        junk["Halifax"] = 1
    if now.holds("Louisbourg") or all(now.board[place].fortified for place in ("New York", "Boston")):
        junk["Fortification"] = 2

    def removed(one: Action) -> float:
        names = one.card_names
        return sum(junk[name] for name in names) if len(names) >= least and junk.keys() >= set(names) else -1

    return now.best(removed, "governor", above=0)


def _kept(now: Decision) -> set[str]:
    """The cards that are neither turned into money nor discarded: soldiers, and the roads to the goals."""
    return ({"Halifax", "Louisbourg"} & now.usable) | SOLDIERS.keys()


def _earn(now: Decision) -> Action | None:
    """Take the most money for the fewest cards."""
    kept = _kept(now)

    def gain(one: Action) -> float:
        coins = sum(card.coins for card in one.cards)
        if one.verb == "merchant":
            coins -= min(card.coins for card in one.cards if "ship" in card.symbols)
        return coins - 0.3 * len(one.cards) - 2.5 * sum(name in kept for name in one.card_names)

    return now.best(gain, "merchant", "take money")


def _put_aside(now: Decision, above: float) -> Action | None:
    """Let the strongest soldier wait in the reserve until the road is in hand."""
    return now.best(lambda one: SOLDIERS.get(one.card_names[0], 0), "reserve", above=above)


def _cycle(now: Decision) -> Action | None:
    """Discard what is of no use now: one card is free, others cost a coin, of which there should be many."""
    kept = _kept(now) | {"Governor"}
    if now.hand[NATIVES] == 1 and len(now.hand) > 3:
        kept.add(NATIVES)
    if not now.holds("Halifax") and not now.holds("Louisbourg"):
        kept |= _expedition(now)
    if not now.ships & kept:
        kept |= _first_in(now.hand, now.ships)
    spare = [name for name in now.hand.elements() if name not in kept]
    if not spare:
        found = _put_aside(now, above=0) if now.reserve.total() < 5 else None
        if found is not None or not now.hand:
            return found
        spare = [min(now.hand, key=lambda name: (name in ("Louisbourg", ARTILLERY), now.strength(name)))]
    spare.sort(key=lambda name: (name in now.usable, now.cards[name].coins))
    return now.discard(spare, most=1 + max(0, (now.money - 6) // 2))


def _expedition(now: Decision) -> set[str]:
    """The cards in hand that settle Halifax: a road, a ship and a settler."""
    road = _first_in(("Pemaquid", "Boston"), now.usable)
    ship = _first_in(("Norfolk", "New Haven", "Ships", "Boston", "New York"), now.usable - road)
    settlers = ("St. Mary's", "Philadelphia", "New York", "Boston")
    return road | ship | _first_in(settlers, now.usable - road - ship)


def _first_in(names: Iterable[str], among: Set[str]) -> set[str]:
    """The first of the names that is among others, alone; nothing if none is."""
    return set([name for name in names if name in among][:1])


def _answer(now: Decision) -> Action | None:
    """The answer to what the enemy did or a siege brought: block, occupy, and lose what is cheap."""

    def missed_little(one: Action) -> float:
        return -now.total_strength(one.card_names) - ("Boston" in one.card_names)

    def expendable(one: Action) -> float:
        return max((EXPENDABLE.get(name, 3) for name in one.card_names), default=3)

    return (
        now.best(lambda one: BLOCKERS.get(one.card_names[0], 1), "block")
        or now.best(missed_little, "occupy")
        or now.best(expendable, "lose", "lose from reserve", "give up")
    )
