"""What Alembic runs to migrate: all steps in the transaction of the connection that it is given."""

from alembic import context

from arpents.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # In SQLite too: the connection begins its transactions itself.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
