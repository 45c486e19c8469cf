"""The command ``play``: you against a random player, in the terminal."""

from __future__ import annotations

import contextlib
import importlib
import shlex
import signal
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from random import Random, SystemRandom
from types import FrameType
from typing import Annotated, Final

import typer

from arpents.cli.chosen import ChosenRules
from arpents.cli.files import default_save, read_save
from arpents.cli.options import RuleSetOption, ScenarioOption, VariantOption
from arpents.cli.screen import Screen
from arpents.cli.session import YOU, Left, Session
from arpents.cli.terminal import FAILED, INTERRUPTED, WORDS, complain, console
from arpents.content import DEFAULT_SCENARIO
from arpents.engine.game import Game
from arpents.engine.sides import SIDES, Side
from arpents.errors import ArpentsError
from arpents.table import Table

_ENDING_SIGNALS: Final = ("SIGTERM", "SIGHUP")
"""The signals of a terminal that closes or a machine that stops, where they exist."""


class SideChoice(StrEnum):
    """Which side to play."""

    BRITISH = "british"
    FRENCH = "french"
    RANDOM = "random"


class CannotResume(ArpentsError):
    """A game that cannot be resumed as asked."""


def play(
    side: Annotated[SideChoice | None, typer.Option(help=WORDS("option-side"))] = None,
    rule_set: RuleSetOption = None,
    variant: VariantOption = None,
    scenario: ScenarioOption = None,
    seed: Annotated[int | None, typer.Option(help=WORDS("option-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-resume"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-save"))] = None,
) -> None:
    """Set up or resume a game, play it, and save it if it is left before its end."""
    if seed is None:
        seed = SystemRandom().getrandbits(32)
    rng = Random(f"{seed} player")
    if resume is None:
        game = ChosenRules(rule_set, variant, scenario).new_game(seed)
        you = rng.choice(SIDES) if side == SideChoice.RANDOM else SIDES[side == SideChoice.FRENCH]
        welcome = WORDS("welcome", side=str(you), seed=str(seed))
    elif side or rule_set or variant or scenario:
        raise CannotResume(WORDS("resumed-game-is-fixed"))
    else:
        game, you = _resumed(resume)
        welcome = WORDS("welcome-back", side=str(you))
    screen = Screen(console(), you)
    played = game.state.rules.scenario
    if played.source or played.name != DEFAULT_SCENARIO:
        screen.say(played.title, "heading")
    screen.say(welcome)
    _play_or_save(Session(Table(game), you, rng, screen, save or resume or default_save(you)))


def _resumed(file: Path) -> tuple[Game, Side]:
    saved = read_save(file)
    for side, player in saved.players.items():
        if player == YOU:
            return saved.game, side
    raise CannotResume(WORDS("nobody-to-play", file=str(file)))


def _play_or_save(session: Session) -> None:
    """Play; where the game is left or interrupted, save it and say how to resume it."""
    code = 0
    _let_lines_be_edited()
    with _interruptions():
        try:
            session.play()
            return
        except (Left, EOFError):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        except (OSError, SystemExit):
            # The terminal is gone, and there is nobody left to be told where the game is.
            session.save(session.save_to)
            raise
    try:
        session.save(session.save_to)
    except ArpentsError as error:
        complain(str(error))
        raise typer.Exit(FAILED) from error
    command = f"arpents play --resume {shlex.quote(str(session.save_to))}"
    typer.echo("\n" + WORDS("saved-for-later", command=command))
    raise typer.Exit(code)


@contextlib.contextmanager
def _interruptions() -> Iterator[None]:
    """Let a terminal that closes be as good as Ctrl-C: the game is saved."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in _ENDING_SIGNALS if hasattr(signal, name)]
    before = [signal.signal(number, interrupt) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def _let_lines_be_edited() -> None:
    """Let typed lines be edited and recalled, where the system has the means."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")
