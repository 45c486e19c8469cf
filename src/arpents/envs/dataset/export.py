"""An export: the shards of a set of games in a folder, of which those that are missing are made."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final

import msgspec
import pyarrow.parquet as pq

from arpents.arena.crew import Crew
from arpents.content import Scenario
from arpents.envs.dataset.games import GamesOfBots, RecordedGames
from arpents.envs.dataset.settings import CannotExport, Exported, OtherExport
from arpents.envs.stepping.layout import PARTS

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
            if files:
                path = self._path(number, len(files[start : start + size]))
                self._pieces.append(RecordedGames(settings, tuple(files[start : start + size]), path))
            else:
                stop = min(start + size, games)
                path = self._path(number, stop - start)
                self._pieces.append(GamesOfBots(settings, scenario, start, stop, path))

    def _path(self, number: int, games: int) -> Path:
        """The file of a shard; one with fewer games than it is to have by now is not the same."""
        whole = "" if games == self.settings.shard else f"-of-{games}"
        return self.folder / f"games-{number:05}{whole}.parquet"

    @property
    def total(self) -> int:
        """How many shards there are to be."""
        return len(self._pieces)

    @property
    def missing(self) -> list[GamesOfBots | RecordedGames]:
        """The shards that are still to be made."""
        return [piece for piece in self._pieces if not piece.path.exists()]

    @property
    def done(self) -> int:
        """How many shards there are."""
        return self.total - len(self.missing)

    @property
    def rows(self) -> int:
        """How many rows the shards have that there are."""
        return sum(pq.read_metadata(piece.path).num_rows for piece in self._pieces if piece.path.exists())

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
            if path != made:
                path.unlink()

    def _keep(self) -> None:
        """Keep the settings, or compare them with those that are kept."""
        path = self.folder / SETTINGS
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.settings))
        told["encoding"] = encoding_digest()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
                return
            kept: Any = msgspec.json.decode(path.read_bytes())
        except (OSError, msgspec.MsgspecError) as error:
            raise CannotExport(f"{path} cannot be used: {error}.") from error
        kept = kept if isinstance(kept, dict) else {}
        if other := [name for name in told if kept.get(name) != told[name]]:
            differ = ", ".join(f"{name}: {kept.get(name)}, not {told[name]}" for name in other)
            raise OtherExport(
                f"{self.folder} has games with other settings ({differ}). "
                "Give those again, or name another folder."
            )


def encoding_digest() -> str:
    """A short digest of the layout of observations: rows of another one do not belong with these."""
    return sha256(repr([(part.name, part.size) for part in PARTS]).encode()).hexdigest()[:12]


def digest_of(file: Path) -> str:
    """A short digest of a recorded game, by which it is known again."""
    try:
        return sha256(file.read_bytes()).hexdigest()[:16]
    except OSError as error:
        raise CannotExport(f"{file} cannot be read: {error.strerror or error}.") from error
