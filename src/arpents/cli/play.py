"""The command ``play``: you against a random player, in the terminal."""

from __future__ import annotations

import contextlib
import shlex
import signal
import sys
from enum import StrEnum
from pathlib import Path
from random import Random, SystemRandom
from types import FrameType
from typing import Annotated

import typer

from arpents.cli.files import CannotRead, default_save, read_bytes
from arpents.cli.options import RuleSetOption, VariantOption
from arpents.cli.screen import Screen
from arpents.cli.session import RANDOM, YOU, Left, Session
from arpents.cli.terminal import INTERRUPTED, WORDS, complain, console
from arpents.content import DEFAULT_RULE_SET
from arpents.engine.game import Game, new_game
from arpents.engine.sides import SIDES, Side
from arpents.errors import ArpentsError
from arpents.records.saves import resume_game
from arpents.table import Table


class SideChoice(StrEnum):
    """Which side to play."""

    BRITISH = "british"
    FRENCH = "french"
    RANDOM = "random"


class ResumedGameIsFixed(ArpentsError):
    """A resumed game was asked to be played by another side or other rules."""


def play(
    side: Annotated[SideChoice | None, typer.Option(help=WORDS("option-side"))] = None,
    rule_set: RuleSetOption = None,
    variant: VariantOption = None,
    seed: Annotated[int | None, typer.Option(help=WORDS("option-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-resume"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-save"))] = None,
) -> None:
    """Set up or resume a game, play it, and save it if it is left before its end."""
    if seed is None:
        seed = SystemRandom().getrandbits(32)
    rng = Random(f"{seed} player")
    out = console()
    if resume is not None:
        if side or rule_set or variant:
            raise ResumedGameIsFixed(WORDS("resumed-game-is-fixed"))
        game, you = _resumed(resume)
    else:
        game = new_game(rule_set or DEFAULT_RULE_SET, tuple(variant or ()), seed)
        you = _side(side or SideChoice.BRITISH, rng)
    screen = Screen(out, you)
    session = Session(Table(game), you, rng, screen, save or resume or default_save(you))
    screen.say(WORDS("welcome", side=str(you), seed=str(seed)) if resume is None else WORDS("welcome-back", side=str(you)))
    _play_or_save(session, screen)


def _side(choice: SideChoice, rng: Random) -> Side:
    if choice == SideChoice.RANDOM:
        return rng.choice(SIDES)
    return SIDES[choice == SideChoice.FRENCH]


def _resumed(file: Path) -> tuple[Game, Side]:
    try:
        saved = resume_game(read_bytes(file))
    except CannotRead:
        raise
    except ArpentsError as error:
        raise ResumeFailed(...) from error
    
