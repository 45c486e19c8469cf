"""Settings: what whoever runs the server may choose, from the environment or the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from arpents.bots import bot_names
from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.errors import ArpentsError

PREFIX: Final = "ARPENTS_"
BOT_NAME: Final = "[a-z][a-z0-9-]{0,39}"
"""What the operator may call a bot."""

CONTACT: Final = r"mailto:[!-~]+@[!-~]+|https://[!-~]+"

Some = Annotated[int, Meta(ge=1, le=10**9)]
Rate = Annotated[float, Meta(gt=0, le=1e9)]
Seconds = Annotated[float, Meta(ge=0, le=1e11)]


class BadSetting(ArpentsError):
    """A setting whose value is not one it can have."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. Each is also a variable of the environment: ``ARPENTS_PORT`` for ``port``."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    public_url: str = ""
    """Where people reach the server from outside; links that are passed on begin with it."""
    database_url: str = ""
    """Where games are stored; nothing means a SQLite file in the data folder of the user."""
    database_seconds: Annotated[float, Meta(ge=0.5, le=60)] = 5.0
    """How long the database may take for an answer before a request is refused."""
    proxy: bool = False
    """Whether a proxy in front says in X-Forwarded-For who asks; never believe that without one."""
    allowed_origins: str = ""
    """Origins of pages elsewhere that may use the API, with commas; one's own always may."""
    bots: str = ""
    """Bots that people may play besides the levels: NAME=BOT, with semicolons or line breaks between them."""
    bot_processes: Some = 1
    sweep_seconds: Rate = 10.0
    """How often games are looked for in which a bot should have decided: another process may have died."""
    rooms: Some = 10_000
    """How many games are kept in memory; the others are read again when somebody looks."""
    rooms_mib: Some = 240
    """How many MiB they may take in all; an ordinary game takes about 100 KiB."""
    preset_delay: Seconds = 6.0
    """About how many seconds an answer takes that was preset with a delay."""
    abandoned_after: Seconds = 7 * 24 * 3600.0
    """After how many seconds without anything that everybody sees the other side may claim the game."""
    open_expires: Seconds = 14 * 24 * 3600.0
    """After how many seconds a game that nobody joined is deleted."""
    game_expires: Seconds = 365 * 24 * 3600.0
    """After how many seconds without a change a game is deleted."""
    chat_expires: Seconds = 30 * 24 * 3600.0
    """After how many seconds the chat of a finished game is deleted."""
    deleted_kept: Seconds = 30 * 24 * 3600.0
    """For how many seconds a deleted game can be brought back."""
    expiry_seconds: Rate = 3600.0
    """How often games are looked for that have expired."""
    creations_per_minute: Rate = 20.0
    subscriptions_per_minute: Rate = 60.0
    """How often a client may ask for notices by push, which has the server look up a name."""
    moves_per_minute: Rate = 600.0
    requests_per_minute: Rate = 3000.0
    work_per_minute: Rate = 6000.0
    """How many milliseconds of the server's time a client may use; ``costs`` says what takes how many."""
    sockets_per_client: Some = 60
    hello_seconds: Rate = 10.0
    """How long a new connection may take to say who it is."""
    body_bytes: Some = 2 * 1024 * 1024
    connections: Some = 10_000
    """How many connections there may be in all; fewer where the system allows no more."""
    connections_per_client: Some = 300
    """How many of them one client may hold; behind a proxy nobody knows whose a connection is."""
    request_seconds: Rate = 15.0
    """How long the head of a request may take; a body may take longer the more of it comes."""
    unread_seconds: Rate = 30.0
    """How long a client may leave a reply unread."""
    push_key: str = ""
    """The key that notices by push are signed with; without one there are none."""
    push_contact: str = ""
    """How the services that pass notices on reach whoever runs the server: mailto:… or https://…"""
    seed: int | None = None
    """All chance follows from it: for tests alone."""
    log_level: Literal["debug", "info", "warning", "error", "critical"] = "info"
    log_format: Literal["auto", "plain", "json"] = "auto"
    """Sentences for people or lines of JSON for programs; by itself, the former in a terminal alone."""
    log_key: str = ""
    """The key of the hashes that logs call clients by; without one, each process makes its own."""
    metrics_token: str = ""
    """The token that /metrics is read with; without one, it is for private networks alone."""


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
    settings = Settings(**values)  # type: ignore[arg-type]
    _check_url("public_url", settings.public_url)
    for origin in allowed_origins(settings):
        _check_url("allowed_origins", origin)
    operators_bots(settings)
    if settings.push_key and not re.fullmatch(CONTACT, settings.push_contact):
        raise BadSetting(
            f"The setting {PREFIX}PUSH_CONTACT cannot be {settings.push_contact!r}: with {PREFIX}PUSH_KEY it "
            "should be like mailto:ann@example.org or https://example.org/contact."
        )
    return settings


def operators_bots(settings: Settings) -> dict[str, str]:
    """The bots that the operator adds, each by its name; nobody but the operator says what it is."""
    bots: dict[str, str] = {}
    for part in filter(None, map(str.strip, re.split("[;\n]", settings.bots))):
        name, _, bot = part.partition("=")
        name, bot = name.strip(), bot.strip()
        if not bot or not re.fullmatch(BOT_NAME, name):
            fault = "it should be like greedy=./mybot.py:Greedy, the name in small letters"
        elif name in {*bots, *bot_names(), *(one.name for one in (*LEVELS, *STRATEGIES))}:
            fault = f'there is another bot with the name "{name}"'
        else:
            bots[name] = bot
            continue
        raise BadSetting(f"The setting {PREFIX}BOTS cannot have {part!r}: {fault}.")
    return bots


def allowed_origins(settings: Settings) -> list[str]:
    """The origins of pages elsewhere that may use the API."""
    return [one.strip().rstrip("/") for one in settings.allowed_origins.split(",") if one.strip()]


def _check_url(name: str, url: str) -> None:
    try:
        parts = urlsplit(url)
        good = not url or (parts.scheme in {"http", "https"} and bool(parts.netloc))
    except ValueError:
        good = False
    if not good:
        raise BadSetting(
            f"The setting {PREFIX}{name.upper()} cannot be {url!r}: it should be like https://example.org."
        )


def _read(name: str, value: object) -> object:
    """The value of one setting, which a variable of the environment has as text."""
    kind = next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        words = get_args(kind) if get_origin(kind) is Literal else ()
        fault = f"say {', '.join(words[:-1])} or {words[-1]}" if words else _plainly(error)
        raise BadSetting(f"The setting {PREFIX}{name.upper()} cannot be {value!r}: {fault}.") from error


def _plainly(error: msgspec.ValidationError) -> str:
    """What is wrong with a value, without the words of a format that nobody has written."""
    said = str(error).replace("`", "").removesuffix(", got str").replace(" | null", "")
    for word, meant in (
        ("Expected bool", "say true or false"),
        ("Expected float", "it should be a number"),
        ("Expected int", "it should be a whole number"),
    ):
        said = said.replace(word, meant)
    return said


def database_url(settings: Settings) -> str:
    """Where games are stored."""
    if settings.database_url:
        return settings.database_url
    return f"sqlite:///{default_database()}"


def default_database() -> Path:
    """The file that games are stored in if nobody says otherwise."""
    return user_data_path("arpents", appauthor=False) / "games.sqlite"
