"""The tables in a database: making them, bringing them up to date, and telling when they are not."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from arpents.server.store.database import Database, ended
from arpents.server.store.errors import StoreOutdated

if TYPE_CHECKING:
    from sqlalchemy import Connection

_ALONE: Final = Lock()
_ADVISORY_KEY: Final = 0x4172_7065_6E74_73  # "Arpents": nothing else in the database is likely to lock it


def prepare(database: Database, *, migrate: bool) -> None:
    """See to it that the tables are those of this version; with ``migrate``, by making them so."""
    if migrate:
        database.make_file()
    else:
        database.must_exist()
    current = _is_current(database, must_be=not migrate)
    if migrate:
        database.tighten_files()  # not before SQLite has read the file: it may be anything
    if current:
        return
    # Changing the tables takes as long as it takes.
    engine = database.writing(patient=True)
    # Alembic keeps what it is doing in global names.
    with ended(engine), _ALONE, engine.begin() as connection:
        if not database.is_sqlite:
            # The lock lasts until the end of the transaction; SQLite has locked the file to begin it.
            # Whoever comes second waits as long as the first one needs.
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_KEY})
        config, steps = _steps()
        config.attributes["connection"] = connection
        if _revision(connection, steps) != steps.get_current_head():
            command.upgrade(config, "head")


def migrate(url: str) -> None:
    """Make the tables of a database, or bring them up to date."""
    prepare(Database(url), migrate=True)


def _is_current(database: Database, *, must_be: bool) -> bool:
    """Whether the tables are of the newest version this Arpents knows; none that it does not know will do."""
    engine = database.reading(pooled=False)
    with ended(engine), _ALONE, engine.begin() as connection:
        _, steps = _steps()
        newest = steps.get_current_head()
        found = _revision(connection, steps)
    if must_be and found != newest:
        have = "There are no tables" if found is None else f'The tables are of version "{found}"'
        raise StoreOutdated(f'{have}, and this Arpents needs version "{newest}". Run arpents admin migrate.')
    return found == newest


def _steps() -> tuple[Config, ScriptDirectory]:
    """The steps by which the tables came to be what they are."""
    config = Config()
    folder = str(Path(__file__).with_name("migrations")).replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


def _revision(connection: Connection, steps: ScriptDirectory) -> str | None:
    """The version of the tables, if there are any."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {step.revision for step in steps.walk_revisions()}:
        raise StoreOutdated(
            f'The tables are of version "{found}", which this Arpents does not know: '
            f'its newest is "{steps.get_current_head()}". '
            "Use the version of Arpents that made them, or a newer one."
        )
    return found
