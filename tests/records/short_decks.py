"""Games in which the cards run out, played by our own engine: there is less to draw than the hand wants."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

import msgspec

import arpents
from arpents import Game
from arpents.content import load_rule_sets, load_variants
from arpents.engine.bags import size
from arpents.engine.game import game_from
from arpents.engine.packs import PACKS
from arpents.engine.positions import Position, SidePosition, arrange
from arpents.engine.rules import rules_for
from arpents.records.game_text import read_game_text
from arpents.records.site_json.converting import to_record
from arpents.records.writing import write_game
from tests.positions import START, do

RULE_SETS = sorted(load_rule_sets())
VARIANTS = sorted(load_variants())
HAND = ("Boston", "New York", "Norfolk")
OTHERS = ("Pemaquid", "Philadelphia", "St. Mary's", "New Haven", "Militia", "Trader", "Rangers")
FRENCH_HAND = ("Quebec", "Gaspé", "Montreal", "Port Royal", "Tadoussac")


def before_turn(
    british: SidePosition,
    french: SidePosition,
    rule_set: str = "second-edition",
    variants: Iterable[str] = (),
    *,
    to_move: int = 0,
    board: Mapping[str, str | None] | None = None,
    seed: int = 7,
) -> Game:
    """A game from the beginning of a turn, as records have it; the board is that of the set-up, changed."""
    pieces = START | dict(board or {})
    position = Position(
        board={name: piece for name, piece in pieces.items() if piece is not None},
        british=british,
        french=french,
        to_move=to_move,
        turn=10,
        actions_left=None,
    )
    return game_from(arrange(rules_for(rule_set, tuple(variants)), position), seed)


class ShortDeck(NamedTuple):
    """A British hand and how many other cards lie in their deck and discard pile."""

    rule_set: str
    variants: tuple[str, ...]
    deck: int
    discard: int
    hand: tuple[str, ...] = HAND
    money: int = 0

    def start(self) -> Game:
        """The game in which the turn of the British is about to begin."""
        british = SidePosition(
            hand=self.hand,
            deck=OTHERS[: self.deck],
            discard=OTHERS[self.deck : self.deck + self.discard],
            money=self.money,
        )
        return before_turn(british, SidePosition(hand=FRENCH_HAND), self.rule_set, self.variants)

    def __str__(self) -> str:
        """The name of a test."""
        return "-".join((self.rule_set, *self.variants, f"deck{self.deck}", f"discard{self.discard}"))


def end_turn(game: Game, *acts: str) -> None:
    """Do something and end the turn; a side that must forfeit cards gives up those that come first."""
    turn = game.state.turn
    do(game, *acts, "end turn")
    if game.state.turn == turn:
        forfeit = next(action for action in game.legal_actions() if action.verb == "forfeit")
        game.apply(forfeit)


def play_short(case: ShortDeck, *acts: str) -> Game:
    """Let the British act and refill, twice more draft and refill, and concede, so that the game is over."""
    game = case.start()
    end_turn(game, *acts)
    for card in ("neutral Native Americans", "Governor"):
        end_turn(game)
        end_turn(game, f"draft: {card}")
    game.concede(game.state.to_move)
    return game


def record_of(game: Game) -> bytes:
    """A game as a recorded one."""
    return msgspec.json.encode(to_record(read_game_text(str(write_game(game)))))


def thin(rule_set: str, seed: int, variants: Iterable[str] = ()) -> Game:
    """A game from the set-up in which both sides remove their cards with the Governor, as far as they can."""
    game = arpents.new_game(rule_set, tuple(variants), seed=seed)
    rng = Random(seed)
    while game.state.turn < 40:
        actions = game.legal_actions()
        chosen = (
            [action for action in actions if action.verb == "governor" and size(action.card_bag) == 3]
            or [action for action in actions if str(action) == "draft: Governor"]
            or [action for action in actions if action.verb == "take money"]
            or [action for action in actions if action.verb in {"end turn", "forfeit"}]
            or actions
        )
        game.apply(rng.choice(chosen))
    turn = game.state.turn
    while game.decider is not None and game.state.turn == turn:
        end = next((action for action in game.legal_actions() if action.verb == "end turn"), None)
        game.apply(end or game.legal_actions()[0])
    return game


def any_short_game(seed: int) -> Game:
    """A random game of few cards: every rule set has its turn, with variants, and often with Home Support."""
    rng = Random(seed)
    variants = set(rng.sample(VARIANTS, rng.choice((0, 0, 1, 2, 4, 8))))
    for variant in ("late-reshuffle", "reshuffle-costs-a-coin"):
        if rng.random() < 0.3:
            variants.add(variant)
    rules = rules_for(RULE_SETS[seed % len(RULE_SETS)], sorted(variants))
    sides = []
    for side, pack in enumerate(PACKS):
        names = pack.names(rules.opening.in_play[side])
        cards = rng.sample(names, rng.choice((1, 2, 3, 4, 5, 6, 8, 11)))
        if rng.random() < 0.5 and "Home Support" not in cards:
            cards[0] = "Home Support"
        zones: dict[str, list[str]] = {"hand": [], "deck": [], "discard": []}
        for card in cards:
            zones[rng.choice(("hand", "hand", "deck", "discard"))].append(card)
        money = rng.choice((0, 0, 1, 3, 12))
        sides.append(
            SidePosition(money=money, hand=zones["hand"], deck=zones["deck"], discard=zones["discard"])
        )
    game = before_turn(
        sides[0], sides[1], rules.rule_set, rules.variants, to_move=rng.randrange(2), seed=seed
    )
    for _ in range(rng.choice((5, 20, 60, 150))):
        if game.decider is None:
            return game
        offers = game.offers()
        offer = rng.choice(offers)
        if rng.random() < 0.15:
            offer = next((one for one in offers if one.verb in {"home support", "governor"}), offer)
        game.apply(offer.action(rng.randrange(offer.count)))
    turn = game.state.turn
    while game.decider is not None and game.state.turn == turn:
        actions = game.legal_actions()
        game.apply(next((action for action in actions if action.verb == "end turn"), actions[-1]))
    return game
