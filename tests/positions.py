"""Positions for tests: a board with only what a rule is about, and little ways to ask and act."""

from collections.abc import Iterable, Mapping

import arpents
from arpents import Action, Event, Game, Side
from arpents.engine.chance import seeded
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES, name_of
from arpents.engine.positions import Position, SidePosition, arrange
from arpents.engine.rules import rules_for
from arpents.engine.state import towns_in_stock, villages_in_stock

BRITISH, FRENCH = Side.BRITISH, Side.FRENCH

START = {
    "Boston": "british town",
    "New York": "british town",
    "New Haven": "british village",
    "Norfolk": "british village",
    "Pemaquid": "british village",
    "Philadelphia": "british village",
    "St. Mary's": "british village",
    "Quebec": "french town",
    "Gaspé": "french village",
    "Louisbourg": "french village",
    "Montreal": "french village",
    "Port Royal": "french village",
    "Tadoussac": "french village",
    "Trois-Rivières": "french village",
}
"""The pieces of the set-up."""


def side(**given: object) -> SidePosition:
    """What a side has; whatever is not given, it has not."""
    return SidePosition(**given)  # type: ignore[arg-type]


def position(
    british: SidePosition | None = None,
    french: SidePosition | None = None,
    *,
    board: Mapping[str, str | None] | None = None,
    to_move: int = BRITISH,
    actions_left: int | None = 2,
    turn: int = 10,
    rule_set: str = "second-edition",
    variants: Iterable[str] = (),
    seed: int = 0,
) -> Game:
    """A game in mid-course.

    The board is that of the set-up, changed by ``board``: a location to a piece ("french town fortified") or
    to None for a neutral one. With ``actions_left`` None the turn of ``to_move`` is about to begin, and its
    upkeep (end of the game, sieges won) is carried out at once.
    """
    pieces = {name: piece for name, piece in (START | dict(board or {})).items() if piece is not None}
    given = Position(
        board=pieces,
        british=british or side(),
        french=french or side(),
        to_move=to_move,
        turn=turn,
        actions_left=actions_left,
    )
    return Game(arrange(rules_for(rule_set, tuple(variants)), given), seeded(seed), [])


def do(game: Game, *texts: str) -> list[Event]:
    """Carry out actions given as text; all that happened."""
    return [event for text in texts for event in game.apply(arpents.parse_action(text, game))]


def legal(game: Game, verb: str | None = None) -> set[str]:
    """The legal actions as text, or those of one verb."""
    return {str(action) for action in game.legal_actions() if verb in {None, action.verb}}


def places(game: Game, verb: str) -> set[str]:
    """Where a verb is possible."""
    return {str(action.location) for action in game.legal_actions() if action.verb == verb}


def is_legal(game: Game, text: str) -> bool:
    """Whether an action given as text is legal."""
    action: Action = arpents.parse_action(text, game)
    return action in game.legal_actions()


def zone(game: Game, owner: int, name: str) -> list[str]:
    """The cards in a zone (any attribute of Holdings that is a bag) by name, sorted."""
    return sorted(PACKS[owner].names(getattr(game.state.sides[owner], name)))


def held(game: Game, owner: int, piece: str) -> set[str]:
    """The places where a side has villages or towns (piece: "villages" or "towns")."""
    mask = getattr(game.state.sides[owner], piece)
    return {name for number, name in enumerate(NAMES) if mask >> number & 1}


def forts(game: Game) -> set[str]:
    """The fortified places."""
    return {name for number, name in enumerate(NAMES) if game.state.forts >> number & 1}


def neutral_display(game: Game) -> list[str]:
    """The neutral cards on display."""
    return sorted(PACKS[0].names(game.state.neutral))


def money(game: Game, owner: int) -> int:
    """The money of a side."""
    return game.state.sides[owner].money


def stock(game: Game, owner: int, piece: str) -> int:
    """How many villages or towns a side can still place (piece: "villages" or "towns")."""
    return villages_in_stock(game.state, owner) if piece == "villages" else towns_in_stock(game.state, owner)


def seen(game: Game, by: int | None, owner: int, name: str) -> list[str]:
    """The cards in a side's zone as another side, or a spectator (None), sees it, by name, sorted."""
    return sorted(PACKS[owner].names(getattr(game.view(by).state.sides[owner], name)))


def refused(game: Game, text: str) -> bool:
    """Whether an action given as text is neither listed nor carried out."""
    if is_legal(game, text):
        return False
    try:
        do(game.copy(), text)
    except arpents.IllegalAction:
        return True
    return False


def siege(game: Game, attacker: int) -> tuple[str, int] | None:
    """The place that a side besieges and where the marker stands, or None."""
    me = game.state.sides[attacker]
    return (name_of(me.siege), me.marker) if me.siege else None


def captured(game: Game, owner: int) -> tuple[int, int]:
    """The villages and the towns that a side has captured."""
    me = game.state.sides[owner]
    return me.captured_villages, me.captured_towns


def drawn_from(game: Game, owner: int) -> list[str]:
    """The cards of a side's hand and deck together, by name, sorted."""
    return sorted(zone(game, owner, "hand") + zone(game, owner, "deck"))


def fewest_raiders(game: Game) -> dict[str, int]:
    """The places that can be raided, with the fewest cards that it takes."""
    parties: dict[str, int] = {}
    for action in game.legal_actions():
        if action.verb == "raid":
            place = str(action.location)
            parties[place] = min(parties.get(place, 99), len(action.card_names))
    return parties
