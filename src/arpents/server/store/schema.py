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
from sqlalchemy.exc import SQLAlchemyError

from arpents.server.store.database import unavailable
from arpents.server.store.errors import StoreOutdated

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from arpents.server.store.database import Database

_ALONE: Final = Lock()
_ADVISORY_KEY: Final = 0x4172_7065_6E74_73  # "Arpents": nothing else in the database is likely to lock it


def prepare(database: Database, *, migrate: bool) -> None:
    """See to it that the tables are those of this version; with ``migrate``, by making them so."""
    if migrate:
        database.make_folder()
        engine = database.writing()
    else:
        database.must_exist()
        engine = database.reading(pooled=False)
    try:
        # Alembic keeps what it is doing in global names.
        with _ALONE, engine.begin() as connection:
            if migrate and not database.is_sqlite:
                # The lock lasts until the end of the transaction; SQLite has locked the file to begin it.
                # Whoever comes second waits as long as the first one needs.
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_KEY})
            _prepare(connection, migrate=migrate)
    except SQLAlchemyError as error:
        raise unavailable(error) from error
    finally:
        engine.dispose()


def _prepare(connection: Connection, *, migrate: bool) -> None:
    config = Config()
    folder = str(Path(__file__).with_name("migrations")).replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    steps = ScriptDirectory.from_config(config)
    newest = steps.get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found == newest:
        return
    if found is not None and found not in {step.revision for step in steps.walk_revisions()}:
        raise StoreOutdated(
            f'The tables are of version "{found}", which this Arpents does not know: '
            f'its newest is "{newest}". Use the version of Arpents that made them, or a newer one.'
        )
    if not migrate:
        have = "There are no tables" if found is None else f'The tables are of version "{found}"'
        raise StoreOutdated(f'{have}, and this Arpents needs version "{newest}". Migrate the database first.')
    command.upgrade(config, "head")
