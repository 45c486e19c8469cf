"""Arpents: an independent implementation of the two-player game *A Few Acres of Snow*."""

from arpents.engine.action import Action
from arpents.engine.choosing import GameOver, IllegalAction
from arpents.engine.codes import action_code, action_from_code
from arpents.engine.events import Event
from arpents.engine.game import Game, determinize, new_game
from arpents.engine.hashing import state_hash
from arpents.engine.notation import parse_action
from arpents.engine.offers import Offer
from arpents.engine.scoring import Outcome
from arpents.engine.sides import Side
from arpents.engine.state_bytes import from_bytes, to_bytes
from arpents.engine.steps import Decision
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName

__version__ = "0.2.0.dev0"

__all__ = [
    "Action",
    "ArpentsError",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAction",
    "Offer",
    "Outcome",
    "Side",
    "UnknownName",
    "View",
    "__version__",
    "action_code",
    "action_from_code",
    "determinize",
    "from_bytes",
    "new_game",
    "parse_action",
    "state_hash",
    "to_bytes",
]
