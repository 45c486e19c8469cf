"""The command ``serve``: the game for browsers and programs, from this machine."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Annotated, Final

import typer

from arpents.bots.base import BotFault
from arpents.bots.processes.apart import BotApart
from arpents.cli.terminal import FAILED, WORDS, complain, console

if TYPE_CHECKING:
    import uvicorn

COLLECTING: Final = (5_000, 20, 200)
"""When garbage is collected: seldom, as most of it goes without, and little at a time, as everybody waits."""

KEPT_ALIVE: Final = 75
"""How many seconds an idle connection is kept: longer than proxies keep theirs, lest they lose requests."""

PING_SECONDS: Final = 20
PONG_SECONDS: Final = 30
"""How often live connections are asked whether they are there, and how long they have to answer."""

BUFFER: Final = 256 * 1024
"""How many bytes the system holds of what one side has not read yet; by itself it would hold megabytes."""

LONGEST_STOP: Final = 4
"""How many seconds requests that are under way have when the server is stopped."""


def serve(
    host: Annotated[str | None, typer.Option(help=WORDS("option-serve-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=WORDS("option-serve-port"))] = None,
    public_url: Annotated[str | None, typer.Option(help=WORDS("option-serve-public-url"))] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help=WORDS("option-serve-proxy"))] = False,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME=BOT", help=WORDS("option-serve-bot"))] = None,
    browser: Annotated[bool, typer.Option("--browser", help=WORDS("option-serve-browser"))] = False,
) -> None:
    """Serve until interrupted."""
    # Only whoever serves needs all this: the other commands start sooner without it.
    import msgspec  # noqa: PLC0415

    from arpents.server.app import create_app  # noqa: PLC0415
    from arpents.server.concurrency.background_thread import take_turns  # noqa: PLC0415
    from arpents.server.connections import Register, connections_allowed  # noqa: PLC0415
    from arpents.server.connections.config import Config  # noqa: PLC0415
    from arpents.server.connections.http import BoundedHttp  # noqa: PLC0415
    from arpents.server.connections.websocket import BoundedWebSocket  # noqa: PLC0415
    from arpents.server.games.links import base_url  # noqa: PLC0415
    from arpents.server.logs import write_logs  # noqa: PLC0415
    from arpents.server.routes.live import FRAME_BYTES  # noqa: PLC0415
    from arpents.server.settings import database_url, operators_bots, read_settings  # noqa: PLC0415
    from arpents.server.stopping import StoppingServer  # noqa: PLC0415
    from arpents.server.store import Store  # noqa: PLC0415

    given = {"host": host, "port": port, "public_url": public_url, "bots": "\n".join(bot or ()) or None}
    settings = read_settings(os.environ, proxy=proxy or None, **given)
    _check_bots(operators_bots(settings))
    write_logs(settings.log_level, settings.log_format)
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
    with _listening(settings.host, settings.port) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        store = Store.open(database_url(settings), seconds=settings.database_seconds)
        config = Config(
            create_app(settings, store),
            Register(settings, connections_allowed(settings.connections)),
            http=BoundedHttp,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # our middleware knows whom to believe
            timeout_graceful_shutdown=LONGEST_STOP,
            timeout_keep_alive=KEPT_ALIVE,
            ws=BoundedWebSocket,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
        )
        server = StoppingServer(config)
        # From here on nothing is raised: an exception is lost where the garbage collector is interrupted. And
        # once it has served to the end, uvicorn sends itself the signal again that ended it.
        signal.signal(signal.SIGTERM, server.handle_exit)
        address = base_url(settings)
        local = base_url(msgspec.structs.replace(settings, public_url=""))
        told = "serving" if local == address else "serving-for"
        console().print(WORDS(told, address=address, local=local), markup=False, highlight=False)
        if browser:
            threading.Thread(target=_show, args=(server, address), daemon=True).start()
        _tune_garbage_collection()
        take_turns()
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])


def _check_bots(bots: Mapping[str, str]) -> None:
    """Refuse to serve with a bot that cannot be made: whoever names it should hear of it."""
    for name, text in bots.items():
        with closing(BotApart(text, 0)) as bot:
            try:
                bot.begin()
            except BotFault as fault:
                complain(WORDS("opponent-unmade", opponent=name, fault=str(fault).rstrip(".")))
                raise typer.Exit(FAILED) from fault


def _listening(host: str, port: int) -> socket.socket:
    """A socket on which the server is reached, or a sentence about why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=2048)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            listener.setsockopt(socket.SOL_SOCKET, buffer, BUFFER)  # connections inherit it
        return listener
    except OSError as error:
        complain(WORDS("cannot-serve", host=host, port=str(port), fault=str(error.strerror or error).lower()))
        raise typer.Exit(FAILED) from error


def _tune_garbage_collection() -> None:
    """Spare the collector of garbage what stays anyway, so that it does not hold up everybody.

    What is imported is most of what there is, and games hold many things for long; little of it is garbage.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _show(server: uvicorn.Server, address: str) -> None:
    """Open the page once there is one."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(address)
