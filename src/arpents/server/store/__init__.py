"""The store of the server: what has happened in every game, in SQLite or PostgreSQL."""

from arpents.server.store.archive import all_games, backup, restore
from arpents.server.store.client_tables import (
    Ban,
    BusyClient,
    add_ban,
    busiest_clients,
    list_bans,
    remove_ban,
)
from arpents.server.store.errors import (
    BadBackup,
    BadDatabaseUrl,
    CannotKeepBackup,
    Conflict,
    StoreNotEmpty,
    StoreOutdated,
    StoreUnavailable,
    UnknownGame,
)
from arpents.server.store.push_table import Subscription
from arpents.server.store.rows import GameRow, NewEvent, StoredEvent
from arpents.server.store.schema import migrate
from arpents.server.store.store import Store

__all__ = [
    "BadBackup",
    "BadDatabaseUrl",
    "Ban",
    "BusyClient",
    "CannotKeepBackup",
    "Conflict",
    "GameRow",
    "NewEvent",
    "Store",
    "StoreNotEmpty",
    "StoreOutdated",
    "StoreUnavailable",
    "StoredEvent",
    "Subscription",
    "UnknownGame",
    "add_ban",
    "all_games",
    "backup",
    "busiest_clients",
    "list_bans",
    "migrate",
    "remove_ban",
    "restore",
]
