"""URLs, and the tables that they lead to."""

import sys
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Inspector, NullPool, create_engine, inspect

from arpents.server.store import BadDatabaseUrl, Store, StoreOutdated, StoreUnavailable
from arpents.server.store.database import Database
from arpents.server.store.schema import prepare
from arpents.server.store.tables import METADATA
from tests.processes import PATIENCE, started
from tests.server.databases import a_database, administer

TABLES = ("games", "events", "bans", "clients")


def shape(connection: Connection) -> dict[str, object]:
    """All that a database tells of the tables."""
    found = inspect(connection)
    told: dict[str, object] = {}
    for table in TABLES:
        columns = [{**column, "type": repr(column["type"])} for column in found.get_columns(table)]
        told[table] = (
            columns,
            found.get_pk_constraint(table),
            found.get_foreign_keys(table),
            # As text: the condition of an index is an object that equals only itself.
            sorted(
                str({**index, "dialect_options": {k: str(v) for k, v in index["dialect_options"].items()}})
                for index in found.get_indexes(table)
            ),
            found.get_unique_constraints(table),
            found.get_check_constraints(table),
            _options(found, table),
        )
    return told


def _options(found: Inspector, table: str) -> object:
    """The options of a table, as far as this version of SQLAlchemy can tell them for this database."""
    try:
        return found.get_table_options(table)
    except NotImplementedError:
        return None


def test_all_steps_together_make_the_tables(database_url: str) -> None:
    prepare(Database(database_url), migrate=True)
    with (
        a_database("sqlite" if database_url.startswith("sqlite") else "postgresql") as other,
        create_engine(database_url, poolclass=NullPool).connect() as migrated,
    ):
        Database(other).make_file()
        with create_engine(other, poolclass=NullPool).begin() as made:
            METADATA.create_all(made)
            assert shape(migrated) == shape(made)
        differences = compare_metadata(
            MigrationContext.configure(migrated, opts={"compare_type": True, "compare_server_default": True}),
            METADATA,
        )
        assert differences == []


@pytest.mark.soak
def test_processes_that_open_an_empty_database_at_once(database_url: str) -> None:
    script = (
        "import sys, asyncio; from arpents.server.store import Store; sys.stdin.readline();"
        "asyncio.run(Store.open(sys.argv[1]).close())"
    )
    command = [sys.executable, "-c", script, database_url]
    with ExitStack() as stack:
        processes = [
            stack.enter_context(started(command, stdin=PIPE, stdout=PIPE, stderr=PIPE)) for _ in range(4)
        ]
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        ends = [(process.communicate(timeout=PATIENCE)[1], process.returncode) for process in processes]
    assert ends == [("", 0)] * 4
    assert administer(database_url, "SELECT count(*) FROM alembic_version") == [(1,)]


def test_opening_again_changes_nothing(database_url: str) -> None:
    prepare(Database(database_url), migrate=True)
    prepare(Database(database_url), migrate=True)
    prepare(Database(database_url), migrate=False)


def test_tables_of_a_newer_version_are_left_alone(database_url: str) -> None:
    prepare(Database(database_url), migrate=True)
    administer(database_url, "UPDATE alembic_version SET version_num = '9999'")
    for migrate in (True, False):
        with pytest.raises(StoreOutdated, match='"9999", which this Arpents does not know'):
            Store.open(database_url, migrate=migrate)


def test_tables_are_not_made_if_they_are_not_to_be() -> None:
    with a_database("postgresql") as url:
        with pytest.raises(StoreOutdated, match="Run arpents admin migrate"):
            Store.open(url, migrate=False)
        assert administer(url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'") == []


def test_a_file_is_not_made_if_it_is_not_to_be(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with pytest.raises(StoreUnavailable, match="there is no file"):
        Store.open(f"sqlite:///{file}", migrate=False)
    assert not file.exists()


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("games.sqlite", "not the URL of a database"),
        ("", "not the URL of a database"),
        ("mysql://somebody:secret@localhost/games", '"mysql" is no database'),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///games.sqlite?max_page_count=many", "say a number of pages"),
        ("sqlite:///games.sqlite?mode=ro", 'no setting "mode"'),
        ("postgresql://somebody:secret@localhost:port/games", "not the URL of a database"),
    ],
)
def test_urls_that_cannot_be_used(url: str, told: str) -> None:
    with pytest.raises(BadDatabaseUrl, match=told) as refusal:
        Store.open(url)
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_the_names_of_postgresql(scheme: str) -> None:
    database = Database(f"{scheme}://somebody:secret@localhost/games")
    assert str(database) == "postgresql+psycopg://somebody:***@localhost/games"


def test_databases_that_do_not_answer(tmp_path: Path) -> None:
    # Nothing listens on the port of no service.
    with pytest.raises(StoreUnavailable):
        Store.open("postgresql://somebody@127.0.0.1:1/games")
    (tmp_path / "text").write_text("This is no database, but a text of some length." * 100, "utf-8")
    with pytest.raises(StoreUnavailable, match="not a database"):
        Store.open(f"sqlite:///{tmp_path / 'text'}")
    with pytest.raises(StoreUnavailable, match="cannot be made"):
        Store.open(f"sqlite:///{tmp_path / 'text' / 'folder' / 'games.sqlite'}")
