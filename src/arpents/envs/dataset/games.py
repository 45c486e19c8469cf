"""Games to be exported, in shards that one process makes: games between bots, or games that are recorded.

All chance of a game follows from the seed and the number of the game, so it does not matter who makes which
shard, or when. (A bot that goes by time may of course decide otherwise the next time.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final, final

import pyarrow as pa
import pyarrow.parquet as pq

from arpents.analysis.moments import moments_of
from arpents.bots.asking import ask, close
from arpents.bots.base import BotFault, Budget
from arpents.bots.seeding import make_seeded
from arpents.content import Scenario
from arpents.engine.game import Game, new_game
from arpents.engine.state import OVER
from arpents.envs.dataset.rows import SCHEMA, Row, rows_of, table_of
from arpents.envs.dataset.settings import CannotExport, Exported
from arpents.errors import ArpentsError

COMPRESSION: Final = "zstd"


@final
@dataclass(frozen=True)
class GamesOfBots:
    """Some games between two bots, from one number to before another, which change sides."""

    settings: Exported
    scenario: str | Scenario | None
    start: int
    stop: int
    path: Path

    def play(self) -> int:
        """Play them and write their shard; how many rows it has."""
        return write_shard(self.path, self._tables())

    def _tables(self) -> Iterator[pa.Table]:
        settings = self.settings
        for number in range(self.start, self.stop):
            rng = Random(f"export {settings.seed} {number}")
            game = new_game(settings.rule_set, settings.variants, rng.getrandbits(62), self.scenario)
            yield self._play(game, number, rng)

    def _play(self, game: Game, number: int, rng: Random) -> pa.Table:
        settings = self.settings
        names = settings.bots if number % 2 == 0 else settings.bots[::-1]
        bots = [make_seeded(name, rng.getrandbits(31)) for name in names]
        rows: list[Row] = []
        try:
            while game.state.phase != OVER:
                if game.state.turn >= settings.turn_limit:
                    game.stop()
                    break
                side = game.state.decider
                try:
                    action = ask(bots[side], game.view(side), Budget(settings.seconds), game)
                except BotFault as fault:
                    raise CannotExport(f'The bot "{names[side]}" cannot play on: it {fault}.') from fault
                rows += rows_of(game.view(side), action, settings.worlds)
                game.apply(action)
        finally:
            for bot in bots:
                close(bot)
        return table_of(f"{settings.seed}-{number}", rows, game.state)


@final
@dataclass(frozen=True)
class RecordedGames:
    """Games of files: game files, and records in JSON."""

    settings: Exported
    files: tuple[Path, ...]
    path: Path

    def play(self) -> int:
        """Replay them and write their shard; how many rows it has."""
        return write_shard(self.path, (self._table(file) for file in self.files))

    def _table(self, file: Path) -> pa.Table:
        try:
            moments, end = moments_of(file.read_bytes())
        except ArpentsError as error:
            raise CannotExport(f"{file} cannot be exported: {error}") from error
        rows = [
            row for moment in moments for row in rows_of(moment.view, moment.action, self.settings.worlds)
        ]
        return table_of(f"{file.stem}-{digest_of(file)[:8]}", rows, end)


def digest_of(file: Path) -> str:
    """A short digest of a recorded game, by which it is known again: files may share a name."""
    try:
        return sha256(file.read_bytes()).hexdigest()[:16]
    except OSError as error:
        raise CannotExport(f"{file} cannot be read: {error.strerror or error}.") from error


def write_shard(path: Path, tables: Iterator[pa.Table]) -> int:
    """Write a file of Parquet, as a whole or not at all; how many rows it has."""
    beside = path.with_name(f"{path.name}.part")
    rows = 0
    try:
        with pq.ParquetWriter(beside, SCHEMA, compression=COMPRESSION) as writer:
            for table in tables:
                writer.write_table(table)
                rows += table.num_rows
        beside.replace(path)
    except OSError as error:
        raise CannotExport(f"{path} cannot be written: {error.strerror or error}.") from error
    finally:
        beside.unlink(missing_ok=True)
    return rows
