"""Live: a connection to a game that is told whatever is new to its viewer.

The first message of a client says who it is and what it has: ``{"token": …, "after": 12}``. Every message
of the server holds the items of the viewer's feed since then, and how the game stands. Whoever reconnects
with the number of the last item it has misses nothing, and an item that comes twice has the same number.
Whoever asks for it (``"presence": true``) is told in further messages who else is there. Later messages of a
client may say whether its page is in sight: ``{"seen": false}``.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final, NamedTuple

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from arpents.errors import ArpentsError
from arpents.server import costs
from arpents.server.asgi.dependencies import GameId, client_of, the_service
from arpents.server.asgi.responses import concealed, error_json, status_of
from arpents.server.games.presence import Line, SeatsPresence, presence_json, presence_of
from arpents.server.games.snapshot import now_json, paced_json
from arpents.server.games.subscribers import Subscriber
from arpents.server.request_errors import BadRequest
from arpents.server.service import Service

CLOSE_NORMAL: Final = 1000
CLOSE_AWAY: Final = 1001
CLOSE_APPLICATION: Final = 4000
"""What a refused connection is closed with: this and the HTTP status that says why."""

FRAME_BYTES: Final = 4096
"""The longest message that a client may send."""

live = APIRouter()


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """What a client says first."""

    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    after: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    presence: bool = False
    """Whether to be told who is there."""
    seen: bool = True
    """Whether the page is in sight: whoever looks at it needs no notice of a turn."""


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may say later: whether the page is in sight."""

    seen: bool


@live.websocket("/games/{game}/live")
async def watch(socket: WebSocket, game: GameId) -> None:
    """Push what is new in a game to a viewer, for as long as it stays."""
    service = the_service(socket)
    client = client_of(socket)
    await socket.accept()
    try:
        service.requests.spend(client)
        service.work.spend(client, costs.LIVE)
        service.sockets.take(client)
    except ArpentsError as error:
        await _refuse(socket, error)
        return
    try:
        await _watch(socket, service, game, client)
    except ArpentsError as error:
        await _refuse(socket, error)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client has gone
    finally:
        service.sockets.give_back(client)


async def _watch(socket: WebSocket, service: Service, game: str, client: str) -> None:
    hello = await _hello(socket, service.settings.hello_seconds)
    listener = service.subscribers.join(game)
    with service.presence.line(game) as line:
        line.look(hello.seen)
        reader = asyncio.ensure_future(_read(socket, line))
        try:
            await _push(socket, service, client, Watched(game, hello, listener, reader, line))
        finally:
            service.subscribers.leave(game, listener)
            reader.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await reader


class Watched(NamedTuple):
    """A game that somebody looks at: since when, how they are woken, what they send, from which seat."""

    game: str
    hello: Hello
    listener: Subscriber
    reader: asyncio.Task[None]
    line: Line


async def _push(socket: WebSocket, service: Service, client: str, watched: Watched) -> None:
    """Send what is new until the client leaves or the server stops."""
    game, hello, listener, reader, line = watched
    after, first, missing = hello.after, True, False
    there: SeatsPresence | None = None
    reader.add_done_callback(lambda _done: listener.wake())
    while not service.subscribers.closing:
        look = service.rooms.reading if first else service.rooms.watching
        async with look(game) as room:
            viewer = room.viewer(hello.token)
            line.sit(room.seat_key(hello.token))
            seats = presence_of(room, viewer, service.presence) if hello.presence else None
            feed = room.feeds[viewer]
            new = first or feed.seq > after or room.bot_missing != missing
            page, missing = feed.page(after) if new else None, room.bot_missing
            now = page and now_json(room, viewer, service.settings.abandoned_after)
        if page is not None and now is not None:
            news = await paced_json(page, now, service.pages, client)
            await socket.send_text(news.decode())
            after, first = page.last, False
            del news  # which can be long, and the next can be long in coming
        if seats is not None and seats != there:
            await socket.send_text(presence_json(seats, service.presence.clock()).decode())
            there = seats
        if page is None or not page.more:
            await listener.changed()
        if reader.done():
            reader.result()
            return
    await socket.close(CLOSE_AWAY, "the server stops")


async def _hello(socket: WebSocket, seconds: float) -> Hello:
    try:
        return msgspec.json.decode(await asyncio.wait_for(_text(socket), seconds), type=Hello)
    except (msgspec.DecodeError, UnicodeError, TimeoutError) as error:
        raise BadRequest('The first message should be {"token": …, "after": …}.') from error


async def _read(socket: WebSocket, line: Line) -> None:
    """Take what a client sends after its first message, of which only whether it is looked at counts."""
    while True:
        text = await _text(socket)
        with suppress(msgspec.DecodeError, UnicodeError):
            line.look(msgspec.json.decode(text, type=Look).seen)


async def _text(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", CLOSE_NORMAL))
    text = message.get("text")
    data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
    if len(data) > FRAME_BYTES:
        raise BadRequest("A message should not be longer than a few words.")
    return data


async def _refuse(socket: WebSocket, error: ArpentsError) -> None:
    """Tell a client why, and close."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(error_json(error).decode())
        await socket.close(CLOSE_APPLICATION + status_of(error), concealed(error).code)
