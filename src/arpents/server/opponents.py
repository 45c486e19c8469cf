"""Opponents: the bots that play on the server, each time it is a bot that has to decide.

They think in processes of their own, so that nobody else waits for them. A process that dies or does not
come back is replaced, and asked again; the game goes on. A bot is kept for its game as long as that can be
(``bots.base`` has its life); which bots there are, the operator says.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Final, final

from arpents.bots.asking import PATIENCE, Host, Maker, Question, Reply
from arpents.bots.base import BotFault, OpponentFailed
from arpents.bots.levels import DECISION_SECONDS, seconds_for
from arpents.bots.processes.supervision import WorkerFailed, WorkersClosed, WorkerStuck
from arpents.bots.seeding import OperatorsBots
from arpents.engine.action import Action
from arpents.engine.choosing import GameOver, is_offered
from arpents.engine.sides import Side
from arpents.engine.views import View
from arpents.server.concurrency.worker_pool import WorkerPool
from arpents.server.games.chances import Chances
from arpents.server.games.due_games import DueGames
from arpents.server.games.facts import Fact
from arpents.server.games.room import BOT, Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.metrics import BOT_DECISIONS, BOT_FAILURES, BOT_SECONDS
from arpents.table import NotYourDecision, StaleVersion, Table

TRIES: Final = 3
"""How often a question is asked whose process dies or is stuck."""

LENIENCE: Final = 4.0
"""How many times as long as it may think a bot may be kept waiting before it goes ahead of quicker ones."""

IN_FULL: Final = 3
"""How many games to a process get the whole time of their bots; when more wait, they share it."""

log = logging.getLogger(__name__)


class OpponentMissing(OpponentFailed):
    """A bot that cannot be made, so that its game has to wait until the operator has seen to it."""


@final
class BotPool:
    """Bots in a number of processes, which begin when they are first needed."""

    def __init__(self, processes: int, *, patience: float = PATIENCE, make: Maker | None = None) -> None:
        self._patience = patience
        self._processes = processes
        self._workers = WorkerPool[Question, Reply](
            Host(make or OperatorsBots()), processes, patience=patience, tries=TRIES
        )

    async def choose(
        self,
        game: str,
        bot: str,
        view: View,
        key: str,
        played: tuple[Action, ...] = (),
        seconds: float = DECISION_SECONDS,
    ) -> Action:
        """What the bot of a game does, which has made these decisions in it before, within so many seconds.

        With the same key it is made with the same seed. ``OpponentFailed`` is raised when it fails in what it
        does, or dies or gets stuck time and again; ``OpponentMissing`` when there is no such bot.
        """
        seed = int.from_bytes(sha256(key.encode()).digest()[:7], "big")
        budget = shared_seconds(seconds, self._workers.asked + 1, self._processes)
        question = Question(game, bot, seed, played, view, budget)
        try:
            answer = await self._workers.ask(question, game, LENIENCE * seconds)
        except WorkersClosed as error:
            raise OpponentFailed(f'The bot "{bot}" cannot be asked any more: {error.fault}.') from error
        except WorkerStuck as error:
            raise OpponentFailed(
                f'The bot "{bot}" has not answered: it did not decide within {self._patience:g} seconds.'
            ) from error
        except WorkerFailed as error:
            raise OpponentFailed(f'The bot "{bot}" has not answered: {error.fault}.') from error
        if isinstance(answer, BotFault):
            failed = OpponentMissing if answer.unmade else OpponentFailed
            raise failed(f'The bot "{bot}" {answer.fault.rstrip(".")}.')
        if answer is None or not is_offered(view.offers(), answer):
            raise OpponentFailed(f'The bot "{bot}" failed: {str(answer)!r} is not possible.')
        return answer

    async def close(self) -> None:
        """End all processes, whatever they are doing; questions that are open fail."""
        await self._workers.close()


@final
class BotPlayers(DueGames):
    """The bots that play here."""

    def __init__(self, rooms: RoomCache, opponents: BotPool, chances: Chances) -> None:
        super().__init__(rooms, chances, BOT, "a bot could not play on")
        self.opponents = opponents

    async def _decide(self, game: str) -> bool:
        """Let the bot of a game decide, if it is the one to do so; whether it was."""
        async with self.rooms.reading(game) as room:
            side = room.decider
            if side is None or room.waiting != BOT:
                return False
            table = room.the_table()
            view, version, moment = table.view(side), table.version(side), room.last_seq
            played = decisions_of(side, table)
            bot = room.players[side].bot or ""
            seconds = seconds_for(bot, room.players[side].name)
        try:
            with BOT_SECONDS.time():
                key = self.chances.key(moment)
                action = await self.opponents.choose(game, bot, view, key, played, seconds)
        except OpponentMissing as missing:
            await self._wait_for(game, bot, missing)
            return False
        except OpponentFailed as failed:
            BOT_FAILURES.inc()
            log.warning("a bot failed and plays at random: %s", failed, extra={"game": game, "bot": bot})
            action = view.random_action(Random(self.chances.key(moment)))
        BOT_DECISIONS.inc()
        await self._apply(game, side, action, version)
        return True

    async def _wait_for(self, game: str, bot: str, missing: OpponentMissing) -> None:
        """Say that a game has to wait for its bot, which is tried again when games are swept."""
        BOT_FAILURES.inc()
        async with self.rooms.reading(game) as room:
            if not room.bot_missing:
                log.error("a game waits for its bot: %s", missing, extra={"game": game, "bot": bot})
                room.bot_missing = True
                self.rooms.look_again(game)

    async def _apply(self, game: str, side: Side, action: Action, version: int) -> None:
        """Do what a bot decided, unless the game has gone on otherwise."""

        def move(room: Room, now: float) -> list[Fact]:
            room.bot_missing = False
            return room.move(side, action, version, None, self.chances.fresh(room.last_seq), now)

        with suppress(StaleVersion, NotYourDecision, GameOver):
            await self.rooms.act(game, move)


def shared_seconds(seconds: float, asked: int, processes: int) -> float:
    """How long a bot may think while so many are asked: when many are, a long time is cut short."""
    share = seconds * IN_FULL * processes / max(asked, IN_FULL * processes)
    return max(share, min(seconds, DECISION_SECONDS))


def decisions_of(side: Side, table: Table) -> tuple[Action, ...]:
    """All that a side has decided so far and was not taken back."""
    return tuple(
        event.action for event in table.events(side) if event.action is not None and event.side == side
    )
