"""Settings: what whoever runs the server may choose, from the environment or the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from arpents.errors import ArpentsError

PREFIX: Final = "ARPENTS_"


class BadSetting(ArpentsError):
    """A setting whose value is not one it can have."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. Each is also a variable of the environment: ``ARPENTS_PORT`` for ``port``."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """Where people reach the server from outside; links that are passed on begin with it."""
    database_url: str = ""
    """Where games are stored; nothing means a SQLite file in the data folder of the user."""
    proxy: bool = False
    """Whether a proxy in front says in X-Forwarded-For who asks; never believe that without one."""
    allowed_origins: str = ""
    """Origins of pages elsewhere that may use the API, with commas; one's own always may."""
    bot_processes: int = 1
    sweep_seconds: float = 10.0
    """How often games are looked for in which a bot should have decided: another process may have died."""
    rooms: int = 1000
    """How many games are kept in memory; the others are read again when somebody looks."""
    abandoned_after: float = 7 * 24 * 3600.0
    """After how many seconds without a decision the other side may claim the game."""
    open_expires: float = 14 * 24 * 3600.0
    """After how many seconds a game that nobody joined is deleted."""
    game_expires: float = 365 * 24 * 3600.0
    """After how many seconds without a change a game is deleted."""
    chat_expires: float = 30 * 24 * 3600.0
    """After how many seconds the chat of a finished game is deleted."""
    creations_per_minute: float = 20.0
    moves_per_minute: float = 600.0
    requests_per_minute: float = 3000.0
    sockets_per_client: int = 60
    body_bytes: int = 512 * 1024
    seed: int | None = None
    """All chance follows from it: for tests alone."""
    log_level: str = "info"


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """The settings of an environment, and above them what was given otherwise and is not None."""
    found: dict[str, object] = {
        field: environment[PREFIX + field.upper()]
        for field in Settings.__struct_fields__
        if environment.get(PREFIX + field.upper())
    }
    found |= {name: value for name, value in given.items() if value is not None}
    values: dict[str, object] = {}
    for name, value in found.items():
        values[name] = _read(name, value)
    return Settings(**values)  # type: ignore[arg-type]


def _read(name: str, value: object) -> object:
    """The value of one setting, which a variable of the environment has as text."""
    kind = next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"The setting {PREFIX}{name.upper()} cannot be {value!r}: {error}.") from error


def database_url(settings: Settings) -> str:
    """Where games are stored."""
    if settings.database_url:
        return settings.database_url
    return f"sqlite:///{default_database()}"


def default_database() -> Path:
    """The file that games are stored in if nobody says otherwise."""
    return user_data_path("arpents", appauthor=False) / "games.sqlite"
