"""Bot players: the bots that play on the server, each time it is a bot that has to decide."""

from __future__ import annotations

import logging
from contextlib import suppress
from random import Random
from typing import final

from arpents.bots.base import OpponentFailed
from arpents.engine.action import Action
from arpents.engine.choosing import GameOver
from arpents.engine.sides import Side
from arpents.server.games.chances import Chances
from arpents.server.games.due_games import DueGames
from arpents.server.games.facts import Fact
from arpents.server.games.room import BOT, Room
from arpents.server.games.room_cache import RoomCache
from arpents.server.metrics import BOT_DECISIONS, BOT_FAILURES, BOT_SECONDS
from arpents.server.opponents.pool import BotPool, OpponentMissing
from arpents.table import NotYourDecision, StaleVersion, Table

log = logging.getLogger(__name__)


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
        try:
            with BOT_SECONDS.time():
                action = await self.opponents.choose(game, bot, view, self.chances.key(moment), played)
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


def decisions_of(side: Side, table: Table) -> tuple[Action, ...]:
    """All that a side has decided so far and was not taken back."""
    return tuple(
        event.action for event in table.events(side) if event.action is not None and event.side == side
    )
