"""Arpents: an independent implementation of the two-player game *A Few Acres of Snow*."""

from importlib import import_module
from typing import TYPE_CHECKING

from arpents.engine.action import Action
from arpents.engine.choosing import GameOver, IllegalAction
from arpents.engine.codes import action_code, action_from_code
from arpents.engine.events import Event
from arpents.engine.game import Game, determinize, new_game
from arpents.engine.hashing import state_hash
from arpents.engine.notation import parse_action
from arpents.engine.offers import BadPick, Offer
from arpents.engine.packs import Card
from arpents.engine.previews import Preview
from arpents.engine.scoring import Outcome
from arpents.engine.sides import Side
from arpents.engine.state_bytes import from_bytes, to_bytes
from arpents.engine.steps import Decision
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName

if TYPE_CHECKING:
    from arpents.analysis import analyse
    from arpents.bots import Bot, Budget, bot, make_bot

__version__ = "0.2.0.dev0"

__all__ = [
    "Action",
    "ArpentsError",
    "BadPick",
    "Bot",
    "Budget",
    "Card",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAction",
    "Offer",
    "Outcome",
    "Preview",
    "Side",
    "UnknownName",
    "View",
    "__version__",
    "action_code",
    "action_from_code",
    "analyse",
    "bot",
    "determinize",
    "from_bytes",
    "make_bot",
    "new_game",
    "parse_action",
    "state_hash",
    "to_bytes",
]


def __getattr__(name: str) -> object:
    """What bots and analysis need, which is loaded when it is asked for: nobody else has to wait for it."""
    if name in {"Bot", "Budget", "bot", "make_bot"}:
        return getattr(import_module("arpents.bots"), name)
    if name == "analyse":
        return import_module("arpents.analysis").analyse
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
