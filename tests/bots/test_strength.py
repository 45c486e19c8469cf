"""How strong the bots are, and whether they play the whole game: what docs/bots.md says, with some room."""

from itertools import pairwise

import pytest

from arpents.arena import Contest, summarise, tournament
from arpents.arena.summary import Summary
from arpents.bots.levels import LEVELS
from arpents.engine import verbs

pytestmark = pytest.mark.soak

OF_VARIANTS = {"sell fur", "drop", "lose from siege", "redraw", "keep", "forfeit", "begin with"}
"""What the second edition has no rule for."""

AMPLE = 10.0
"""Seconds for a decision, so that a slow or busy machine sees the same games as any other."""


def contest(*bots: str, games: int) -> Summary:
    """What comes of a contest of the second edition."""
    held = Contest(bots, games=games, seed=1, rule_set="second-edition", budget=AMPLE)
    summary = summarise(held.labels, tournament(held))
    assert summary.games == held.total
    assert summary.forfeits == ()
    return summary


def test_the_planner_uses_every_action_against_itself_and_its_games_end() -> None:
    summary = contest("planner", "planner:seed=1", games=200)
    assert set(summary.unplayed) == OF_VARIANTS
    assert set(verbs.NAMES) > OF_VARIANTS
    assert summary.stopped.rate < 0.05


def test_the_planner_beats_the_other_bots() -> None:
    summary = contest("planner", "beginner", "random", games=100)
    assert summary.cross["planner", "random"].won >= 98
    assert summary.cross["planner", "beginner"].won >= 85


def test_each_level_beats_the_one_below() -> None:
    bots = [level.bot for level in LEVELS if level.bot != "general"]  # it goes by time, whatever there is
    summary = contest(*bots, games=100)
    for weaker, stronger in pairwise(bots):
        assert summary.cross[stronger, weaker].won >= 55
    for weaker, stronger in zip(bots, bots[2:], strict=False):
        assert summary.cross[stronger, weaker].won >= 65
