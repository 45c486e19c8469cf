"""An export: the shards of a set of games in a folder, of which those that are missing are made."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from arpents.arena.crew import Crew
from arpents.arena.ledger import digests_of_files, program_digest
from arpents.content import Scenario
from arpents.engine import places, verbs
from arpents.engine.state import PHASES
from arpents.engine.steps import STEPS
from arpents.envs.dataset.games import GamesOfBots, RecordedGames
from arpents.envs.dataset.settings import CannotExport, Exported, OtherExport
from arpents.envs.stepping.layout import PARTS, card_names

SETTINGS: Final = "_settings.json"
"""Begins with an underscore, so that those who read the folder as a set of Parquet files pass it by."""


@final
class Export:
    """A set of games in a folder, as far as it is made.

    ``total`` is the number of its shards, ``done`` how many there are already. The same settings with more
    games go on; others are refused.
    """

    def __init__(
        self,
        folder: Path,
        settings: Exported,
        games: int,
        files: Sequence[Path] = (),
        scenario: str | Scenario | None = None,
    ) -> None:
        self.folder = folder
        self.settings = settings
        self._keep()
        size = settings.shard
        self._pieces: list[GamesOfBots | RecordedGames] = []
        for number, start in enumerate(range(0, len(files) or games, size)):
            stop = min(start + size, len(files) or games)
            path = self._path(number, stop - start)
            if files:
                self._pieces.append(RecordedGames(settings, tuple(files[start:stop]), path))
            else:
                self._pieces.append(GamesOfBots(settings, scenario, start, stop, path))

    def _program(self) -> str:
        """What the games were played by: the program, and the files of bots from elsewhere."""
        return " ".join([program_digest(), *digests_of_files(self.settings.bots)])

    def _path(self, number: int, games: int) -> Path:
        """The file of a shard; the name of one that is not full says how many games it has."""
        full = "" if games == self.settings.shard else f"-of-{games}"
        return self.folder / f"games-{number:05}{full}.parquet"

    def _made(self, piece: GamesOfBots | RecordedGames) -> Path | None:
        """The file that has all games of a piece, if there is one: it may have more of them."""
        number = int(piece.path.name[len("games-") :][:5])
        wanted = _games_of(piece.path, self.settings.shard)
        for path in self.folder.glob(f"games-{number:05}*.parquet"):
            if _games_of(path, self.settings.shard) >= wanted:
                return path
        return None

    @property
    def total(self) -> int:
        """How many shards there are to be."""
        return len(self._pieces)

    @property
    def missing(self) -> list[GamesOfBots | RecordedGames]:
        """The shards that are still to be made."""
        return [piece for piece in self._pieces if self._made(piece) is None]

    @property
    def done(self) -> int:
        """How many shards there are."""
        return self.total - len(self.missing)

    @property
    def rows(self) -> int:
        """How many rows the shards have that there are."""
        made = (self._made(piece) for piece in self._pieces)
        return sum(_rows_of(path) for path in made if path is not None)

    def shards(self, processes: int) -> Generator[int, None, None]:
        """Make what is missing, one shard after the other; the rows of each."""
        crew = Crew(processes)
        missing = self.missing
        try:
            for number, rows in crew.each(missing):
                self._clear(missing[number].path)
                yield rows
        finally:
            crew.close()
            # What those were writing who have been ended.
            for path in self.folder.glob("games-*.part"):
                path.unlink()

    def _clear(self, made: Path) -> None:
        """Remove what a shard with more games replaces: a last one that had fewer."""
        for path in self.folder.glob(f"{made.name[: len('games-00000')]}*.parquet"):
            if _games_of(path, self.settings.shard) < _games_of(made, self.settings.shard):
                path.unlink()

    def _keep(self) -> None:
        """Keep the settings, or compare them with those that are kept."""
        path = self.folder / SETTINGS
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.settings))
        told |= {"encoding": encoding_digest(), "program": self._program()}
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                if any(self.folder.glob("games-*.parquet")):
                    raise OtherExport(
                        f"{self.folder} has games of which nobody can say how they were made: "
                        f"{SETTINGS} is missing. Name another folder."
                    )
                path.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
                return
            kept: Any = msgspec.json.decode(path.read_bytes())
        except (OSError, msgspec.MsgspecError) as error:
            raise CannotExport(f"{path} cannot be used: {error}.") from error
        kept = kept if isinstance(kept, dict) else {}
        if other := [name for name in told if kept.get(name) != told[name]]:
            differ = ", ".join(
                f"{name}: {_short(kept.get(name))}, not {_short(told[name])}" for name in other
            )
            raise OtherExport(
                f"{self.folder} has games with other settings ({differ}). "
                "Give those again, or name another folder."
            )


def _games_of(path: Path, full: int) -> int:
    """How many games the name of a shard says that it has."""
    _, _, number = path.stem.partition("-of-")
    return int(number) if number.isdecimal() else full


def _rows_of(path: Path) -> int:
    """How many rows a shard has."""
    try:
        return int(pq.read_metadata(path).num_rows)
    except (OSError, pa.ArrowException) as error:
        raise CannotExport(f"{path} is damaged. Delete it, and the same command makes it again.") from error


def _short(value: object) -> str:
    """A setting in few words."""
    many = isinstance(value, list) and len(value) > 2
    return f"{len(value)} of them" if many else str(value)  # type: ignore[arg-type]  # a list has a length


def encoding_digest() -> str:
    """A short digest of what the numbers of a row mean: rows of another encoding do not belong with these."""
    meant = (PARTS, verbs.NAMES, places.NAMES, PHASES, STEPS, card_names(0), card_names(1))
    return sha256(repr(meant).encode()).hexdigest()[:12]
