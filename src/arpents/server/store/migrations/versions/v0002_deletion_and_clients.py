"""Deleted games can be restored for a while; networks can be banned; the busiest clients are listed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

DELETED = sa.text("deleted_at IS NOT NULL")


def upgrade() -> None:
    """Add the column and the two tables."""
    op.add_column("games", sa.Column("deleted_at", sa.Double))
    op.create_index("games_deleted", "games", ["deleted_at"], sqlite_where=DELETED, postgresql_where=DELETED)
    op.create_index(
        "games_listed",
        "games",
        ["status", "active_at", "id"],
        sqlite_where=sa.text("public IS 1 AND deleted_at IS NULL"),
        postgresql_where=sa.text("public IS true AND deleted_at IS NULL"),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "clients",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("client", sa.Text, nullable=False),
        sa.Column("requests", sa.Integer, nullable=False),
        sa.Column("refused", sa.Integer, nullable=False),
        sa.Column("work", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
