"""All games at once, for administration: looking through them, and backups from one database to another.

A backup is a gzip file of lines of JSON: what it is, then a line for each game with all its events, then how
many there were and a checksum of all lines before. Every database reads what another wrote.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError

from arpents.server.store.database import Database, ended
from arpents.server.store.errors import BadBackup, CannotKeepBackup, StoreNotEmpty
from arpents.server.store.queries import has_games, to_row
from arpents.server.store.requests import event_columns
from arpents.server.store.rows import GameRow, NewEvent, StoredEvent, from_text, to_columns
from arpents.server.store.schema import prepare
from arpents.server.store.tables import EVENTS, GAMES

if TYPE_CHECKING:
    from sqlalchemy import Connection

Progress = Callable[[int, int], None]
"""Called with the number of games done, and of all."""

FORMAT: Final = 1
_FETCHED: Final = 500
_THERE: Final = GAMES.c.deleted_at.is_(None)


class Heading(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="backup"):
    """The first line of a backup."""

    arpents_backup: int


class SavedGame(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line", tag="game"
):
    """A line of a backup: a game with all its events, and when it was deleted if it was."""

    game: GameRow
    events: list[StoredEvent]
    deleted_at: float | None = None


class Ending(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="end"):
    """The last line of a backup: what came before it."""

    games: int
    events: int
    sha256: str


def all_games(url: str) -> Iterator[tuple[GameRow, list[StoredEvent]]]:
    """Every game with its events, as they were at one moment, however long it takes to go through them.

    Games that were deleted are left out.
    """
    with _snapshot(url) as connection:
        for saved in _games(connection, deleted=False):
            yield saved.game, saved.events


def backup(url: str, file: Path | str, progress: Progress | None = None, *, deleted: bool = False) -> int:
    """Write all games, as they are at this moment, to a file, and return how many there are.

    With ``deleted`` that includes those that were deleted and can still be brought back. A server may go on
    using the database. The file is there when it is complete, and not before.
    """
    path = Path(file)
    with _snapshot(url) as connection:
        try:
            with _appearing(path) as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed:
                return _write(connection, packed, progress, deleted)
        except OSError as error:
            told = f"The backup {path} cannot be written: {error.strerror or error}."
            raise CannotKeepBackup(f"{told} Choose a folder with room that may be written to.") from error


def restore(url: str, file: Path | str) -> int:
    """Put all games of a backup into a database that has none, and return how many there are.

    Raises:
        BadBackup: the file is no backup, or not a whole one; nothing was restored.
        StoreNotEmpty: there are games in the database.
    """
    path = Path(file)
    database = Database(url)
    try:
        with gzip.open(path, "rb") as lines:
            heading = _decoded(Heading, lines.readline(), path)
            if heading.arpents_backup != FORMAT:
                raise BadBackup(f"{path} is a backup of format {heading.arpents_backup}, not {FORMAT}.")
            lines.seek(0)
            prepare(database, migrate=True)
            with _emptiness(database) as connection:
                return _read(connection, lines, path)
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadBackup(f"{path} is no whole backup ({error}); nothing was restored.") from error
    except OSError as error:
        raise BadBackup(f"{path} cannot be read: {error.strerror or error}.") from error


def _write(connection: Connection, packed: gzip.GzipFile, progress: Progress | None, deleted: bool) -> int:
    checksum = sha256()

    def line(content: Struct) -> None:
        data = msgspec.json.encode(content) + b"\n"
        checksum.update(data)
        packed.write(data)

    counted = select(func.count()).select_from(GAMES)
    total = connection.execute(counted if deleted else counted.where(_THERE)).scalar_one()
    line(Heading(FORMAT))
    games = events = 0
    with closing(_games(connection, deleted=deleted)) as going:
        for saved in going:
            line(saved)
            games += 1
            events += len(saved.events)
            if progress is not None:
                progress(games, total)
    line(Ending(games, events, checksum.hexdigest()))
    return games


def _read(connection: Connection, lines: gzip.GzipFile, path: Path) -> int:
    """Put in one game after the other; whoever calls this undoes it all if a fault is found."""
    checksum = sha256(lines.readline())
    games = events = 0
    ending: Ending | None = None
    for line in lines:
        if ending is not None:
            raise BadBackup(f"{path} goes on after its end; nothing was restored.")
        saved = _decoded(SavedGame | Ending, line, path)
        if isinstance(saved, Ending):
            ending = saved
            continue
        checksum.update(line)
        if [event.seq for event in saved.events] != list(range(1, saved.game.last_seq + 1)):
            raise BadBackup(f'{path} lacks events of the game "{saved.game.id}"; nothing was restored.')
        _insert(connection, saved, path)
        games += 1
        events += len(saved.events)
    if ending is None:
        raise BadBackup(f"{path} breaks off after {games} games; nothing was restored.")
    if ending != Ending(games, events, checksum.hexdigest()):
        raise BadBackup(f"{path} has been changed: its checksum is another one; nothing was restored.")
    return games


def _insert(connection: Connection, saved: SavedGame, path: Path) -> None:
    try:
        connection.execute(insert(GAMES), {**to_columns(saved.game), "deleted_at": saved.deleted_at})
    except IntegrityError as error:
        raise BadBackup(f'{path} has the game "{saved.game.id}" twice; nothing was restored.') from error
    events = [NewEvent(event.kind, event.data, event.at) for event in saved.events]
    if events:
        connection.execute(insert(EVENTS), event_columns(saved.game.id, 0, events))


def _decoded(kind: Any, line: bytes, path: Path) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadBackup(f"{path} is no backup of Arpents ({error}); nothing was restored.") from error


def _games(connection: Connection, *, deleted: bool) -> Generator[SavedGame]:
    """Go through both tables in the order of the games, which is that of their keys."""
    streaming = connection.execution_options(yield_per=_FETCHED)
    with (
        streaming.execute(select(GAMES).order_by(GAMES.c.id)) as games,
        streaming.execute(select(EVENTS).order_by(EVENTS.c.game, EVENTS.c.seq)) as events,
    ):
        coming = iter(events)
        event = next(coming, None)
        for found in games:
            row = to_row(found)
            happened = []
            while event is not None and event.game == row.id:
                happened.append(StoredEvent(event.seq, event.kind, from_text(event.data), event.at))
                event = next(coming, None)
            if deleted or found.deleted_at is None:
                yield SavedGame(row, happened, found.deleted_at)


@contextmanager
def _snapshot(url: str) -> Iterator[Connection]:
    """The database as it is now, whatever is written meanwhile."""
    database = Database(url)
    prepare(database, migrate=False)
    engine = database.reading(pooled=False, patient=True)
    if not database.is_sqlite:
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with ended(engine), engine.connect() as connection:
        yield connection


@contextmanager
def _emptiness(database: Database) -> Iterator[Connection]:
    """A transaction in a database without games, which nobody else can write to before it ends."""
    engine = database.writing(patient=True)
    with ended(engine), engine.begin() as connection:
        if not database.is_sqlite:
            connection.execute(text("LOCK TABLE games, events IN EXCLUSIVE MODE"))
        if has_games(connection):
            raise StoreNotEmpty(f"There are games in {database} already. Restore into an empty database.")
        yield connection


@contextmanager
def _appearing(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes its place, readable for its owner alone, when it is complete and on the disk."""
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        try:
            yield file
            file.flush()
            os.fsync(file.fileno())
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
