"""The command ``play``: you against a bot, in the terminal."""

from __future__ import annotations

import contextlib
import importlib
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from random import Random, SystemRandom
from types import FrameType
from typing import Annotated, Final

import typer

from arpents.bots.base import OpponentFailed
from arpents.bots.naming import BotFromElsewhere
from arpents.build import is_compiled
from arpents.cli.chosen import ChosenRules
from arpents.cli.files import default_save, read_save
from arpents.cli.opponents import (
    ChosenOpponent,
    NoOpponent,
    Opponent,
    choose_opponent,
    usual_opponent,
)
from arpents.cli.options import OPPONENTS, RULES, RuleSetOption, ScenarioOption, VariantOption
from arpents.cli.screen import Screen
from arpents.cli.session import YOU, Left, Session
from arpents.cli.terminal import FAILED, INTERRUPTED, WORDS, complain, console
from arpents.content import DEFAULT_SCENARIO
from arpents.engine.game import Game
from arpents.engine.sides import SIDES, Side
from arpents.errors import ArpentsError
from arpents.table import Table

EPILOG: Final = f"{OPPONENTS}\n\n{RULES}"
"""The names that the command takes, for the end of its help."""

_ENDING_SIGNALS: Final = ("SIGTERM", "SIGHUP")
"""The signals of a terminal that closes or a machine that stops, where they exist."""


class SideChoice(StrEnum):
    """Which side to play."""

    BRITISH = "british"
    FRENCH = "french"
    RANDOM = "random"


_SIDE_OF: Final = {
    None: Side.BRITISH,
    SideChoice.BRITISH: Side.BRITISH,
    SideChoice.FRENCH: Side.FRENCH,
}


class CannotResume(ArpentsError):
    """A game that cannot be resumed as asked."""


def play(  # noqa: PLR0913, PLR0917
    side: Annotated[SideChoice | None, typer.Option(help=WORDS("option-side"))] = None,
    rule_set: RuleSetOption = None,
    variant: VariantOption = None,
    scenario: ScenarioOption = None,
    seed: Annotated[int | None, typer.Option(help=WORDS("option-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-resume"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=WORDS("option-save"))] = None,
    british: Annotated[str | None, typer.Option(metavar="BOT", help=WORDS("option-british"))] = None,
    french: Annotated[str | None, typer.Option(metavar="BOT", help=WORDS("option-french"))] = None,
    level: Annotated[int | None, typer.Option(metavar="N", help=WORDS("option-level"))] = None,
    strategy: Annotated[str | None, typer.Option(metavar="S", help=WORDS("option-strategy"))] = None,
) -> None:
    """Set up or resume a game, play it, and save it if it is left before its end."""
    if seed is None:
        seed = SystemRandom().getrandbits(32)
    chosen = choose_opponent(british, french, level, strategy)
    if resume is None:
        game = ChosenRules(rule_set, variant, scenario).new_game(seed)
        you = _your_side(side, chosen, seed)
        opponent = Opponent((chosen or usual_opponent()).text, seed)
        welcome = "welcome"
    elif side or rule_set or variant or scenario:
        raise CannotResume(WORDS("resumed-game-is-fixed"))
    else:
        game, you, opponent = _resumed(resume, chosen, seed)
        welcome = "welcome-back"
    screen = Screen(console(), you)
    played = game.state.rules.scenario
    if played.source or played.name != DEFAULT_SCENARIO:
        screen.say(played.title, "heading")
    whom = {"opponent": opponent.name, "sentence": opponent.sentence}
    screen.say(" ".join(WORDS(welcome, side=str(you), seed=str(seed), **whom).split()))
    if not is_compiled():
        screen.say(WORDS("playing-interpreted"), "faint")
    with contextlib.closing(opponent.bot):
        _play_or_save(Session(Table(game), you, opponent, screen, save or resume or default_save(you)))


def _your_side(side: SideChoice | None, chosen: ChosenOpponent | None, seed: int) -> Side:
    """The side that is left to a person: the other one, where a bot has been named for one."""
    if chosen is None or chosen.side is None:
        return Random(f"{seed} side").choice(SIDES) if side == SideChoice.RANDOM else _SIDE_OF[side]
    if side is not None and _SIDE_OF.get(side) != chosen.side.other:
        raise NoOpponent(WORDS("side-against-bot"))
    return chosen.side.other


def _resumed(file: Path, chosen: ChosenOpponent | None, seed: int) -> tuple[Game, Side, Opponent]:
    """A saved game, whose it is, and the opponent: the same as before, unless another one is named."""
    saved = read_save(file)
    for you, player in saved.players.items():
        if player == YOU:
            if chosen is None:
                return saved.game, you, _same_opponent(file, you.other, saved.players[you.other], seed)
            if chosen.side == you:
                raise NoOpponent(WORDS("bot-on-your-side", side=str(you)))
            return saved.game, you, Opponent(chosen.text, seed)
    raise CannotResume(WORDS("nobody-to-play", file=str(file)))


def _same_opponent(file: Path, side: Side, text: str, seed: int) -> Opponent:
    try:
        return Opponent(text, seed, anywhere=False)
    except BotFromElsewhere as error:
        raise CannotResume(WORDS("opponent-elsewhere", file=str(file), side=str(side), bot=text)) from error
    except ArpentsError as error:
        raise CannotResume(WORDS("unknown-opponent", file=str(file), fault=str(error))) from error


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
        except OpponentFailed as error:
            complain(str(error))
            code = FAILED
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
    command = f"{_own_command()} play --resume {shlex.quote(str(session.save_to))}"
    typer.echo("\n" + WORDS("saved-for-later", command=command))
    raise typer.Exit(code)


def _own_command() -> str:
    """How to call this program again: by its path, where its name alone would not find it."""
    called = Path(sys.argv[0])
    by_path = called.name == "arpents" and shutil.which("arpents") is None
    return shlex.quote(str(called)) if by_path else "arpents"


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
