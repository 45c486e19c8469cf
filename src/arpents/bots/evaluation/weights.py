"""The weights of the evaluation: how much each thing is worth, in points of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What each part of a position is worth, in points."""

    def __init__(self) -> None:
        self.win: float = 200.0
        """A game that is won."""
        self.coin: float = 0.33
        """A coin, while there are few; more of them are worth less and less."""
        self.deck: float = 22.0
        """The worth of the average card: how often cards will still be drawn."""
        self.hand: float = 0.45
        """How much of a card's worth it is to have it in hand already."""
        self.clog: float = 0.7
        """A card in hand that cannot be used, and takes the room of one that could."""
        self.siege: float = 0.85
        """What a besieged place is worth, as far as it is as good as taken."""
        self.fall: float = 60.0
        """A place whose fall ends the game."""
        self.danger: float = 0.8
        """What the side that moves next would win by a raid, as far as one is to be expected."""
        self.later_danger: float = 0.4
        """The same for the side that has to wait for it."""
        self.captured: float = 0.3
        """A captured point, beyond its being one: it brings the end of the game nearer, and stays."""
        self.force: float = 0.15
        """A point of strength that a side has more than its enemy, for sieges to come."""
        self.muster: float = 0.35
        """A point of strength in the reserve, where it waits for the day it is needed at once."""
        self.band: float = 0.8
        """A raider in the reserve, where a band gathers that goes further than any one of them."""
        self.cut_off: float = 0.5
        """A place that is not in supply."""
        self.fort: float = 0.8
        """A fortification on a place that has points."""
        self.shield: float = 0.7
        """A fortification card that may still be played, for each point the enemy threatens by raids."""
        self.mission: float = 1.2
        """A card that converts, as long as the enemy has a neutral Native Americans card."""
        self.race: float = 0.8
        """Being ahead, as far as the end of the game is near."""


DEFAULT: Final = Weights()
