"""Moves: whatever changes a game under way. Each is acknowledged when it is stored, and counts once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from fastapi import APIRouter, Response

from arpents.engine.action import Action
from arpents.engine.choosing import IllegalAction
from arpents.engine.sides import Side
from arpents.server import costs
from arpents.server.asgi.dependencies import Client, GameId, ServiceHere, Token
from arpents.server.asgi.direct_routes import Asked, DirectRoute
from arpents.server.asgi.responses import ACKNOWLEDGED, JSON
from arpents.server.games.creating import rematch_of
from arpents.server.games.facts import Fact
from arpents.server.games.request_bodies import (
    ActionBody,
    ChangeBody,
    EndBody,
    MoveBody,
    PreviewBody,
    SeatData,
)
from arpents.server.games.room import FINISHED, Room
from arpents.server.games.tokens import new_game_id
from arpents.server.request_errors import GameNotOver, NotYourSeat, Refused
from arpents.server.routes.games import seat_data
from arpents.server.service import Service
from arpents.table import Table
from arpents.wire.illegal import illegal_data
from arpents.wire.previews import PreviewData, preview_data
from arpents.wire.reading import sent_action

moves = APIRouter(tags=["moves"])


async def acting(
    service: Service, game: str, token: str | None, do: Callable[[Room, Side, float], list[Fact]]
) -> Response:
    """Let the seat of a token do something, and acknowledge it once it is stored."""
    found: list[Side] = []

    def act(room: Room, now: float) -> list[Fact]:
        side = room.seat(token)
        found[:] = [side]
        return do(room, side, now)

    room = await service.rooms.act(game, act)
    return acknowledged(room, found[0])


def acknowledged(room: Room, side: Side) -> Response:
    """What a seat is told whose change is stored."""
    version = 0 if room.table is None else room.table.version(side)
    return JSON(msgspec.json.encode({"version": version, "seq": room.feeds[side].seq}))


@moves.post("/games/{game}/moves", response_class=Response, responses=ACKNOWLEDGED)
async def move(game: GameId, body: MoveBody, service: ServiceHere, client: Client, token: Token) -> Response:
    """Do an action, on the version of the game that was seen."""
    return await do_move(Asked(service, game, token, client), body)


async def do_move(asked: Asked, body: MoveBody) -> Response:
    """Do an action for whoever asked."""
    service = asked.service
    service.moves.spend(asked.client)
    service.work.spend(asked.client, costs.MOVE)

    def act(room: Room, side: Side, now: float) -> list[Fact]:
        chance = service.chances.fresh(room.last_seq)
        try:
            return room.move(side, partial(meant, body, side), body.version, body.key, chance, now)
        except IllegalAction as error:
            raise Refused(error, illegal_data(error, room.the_table().view(side))) from error

    return await acting(service, asked.game, asked.token, act)


def meant(body: PreviewBody, side: Side, table: Table) -> Action:
    """The action that a side which decides has sent; the engine looks whether it is legal."""
    sent = body.action.model_dump() if isinstance(body.action, ActionBody) else body.action
    return sent_action(sent, table.view(side), table.offers())


@moves.post("/games/{game}/preview", response_class=Response, responses={200: {"model": PreviewData}})
async def think(
    game: GameId, body: PreviewBody, service: ServiceHere, client: Client, token: Token
) -> Response:
    """Tell what an action would do and cost, as far as the seat can know, without doing it."""
    return await do_preview(Asked(service, game, token, client), body)


async def do_preview(asked: Asked, body: PreviewBody) -> Response:
    """Tell whoever asked what an action would do."""
    asked.service.work.spend(asked.client, costs.PREVIEW)
    async with asked.service.rooms.reading(asked.game) as room:
        side, table = room.seat(asked.token), room.the_table()
        table.check(side, body.version)
        action, view = meant(body, side, table), table.view(side)
    try:
        return JSON(msgspec.json.encode(preview_data(view.preview(action))))
    except IllegalAction as error:
        raise Refused(error, illegal_data(error, view)) from error


@moves.post("/games/{game}/undo", response_class=Response, responses=ACKNOWLEDGED)
async def undo(
    game: GameId, body: ChangeBody, service: ServiceHere, client: Client, token: Token
) -> Response:
    """Take back the last action, as long as nobody else has seen it."""
    service.moves.spend(client)
    service.work.spend(client, costs.CHANGE)
    return await acting(
        service, game, token, lambda room, side, now: room.undo(side, body.version, body.key, now)
    )


@moves.post("/games/{game}/take-back", response_class=Response, responses=ACKNOWLEDGED)
async def take_back(
    game: GameId, body: ChangeBody, service: ServiceHere, client: Client, token: Token
) -> Response:
    """Take back one's last action against a bot, whatever has happened since."""
    service.moves.spend(client)
    service.work.spend(client, costs.CHANGE)
    return await acting(
        service, game, token, lambda room, side, now: room.take_back(side, body.version, body.key, now)
    )


@moves.post("/games/{game}/concede", response_class=Response, responses=ACKNOWLEDGED)
async def concede(
    game: GameId, body: EndBody, service: ServiceHere, client: Client, token: Token
) -> Response:
    """Give the game up."""
    service.work.spend(client, costs.CHANGE)
    return await acting(service, game, token, lambda room, side, now: room.concede(side, body.key, now))


@moves.post("/games/{game}/claim", response_class=Response, responses=ACKNOWLEDGED)
async def claim(game: GameId, body: EndBody, service: ServiceHere, client: Client, token: Token) -> Response:
    """Win a game that the other side has abandoned."""
    service.work.spend(client, costs.CHANGE)
    patience = service.settings.abandoned_after
    return await acting(
        service, game, token, lambda room, side, now: room.claim(side, body.key, now, patience)
    )


@moves.post("/games/{game}/abort", status_code=204, response_class=Response)
async def abort(game: GameId, service: ServiceHere, client: Client, token: Token) -> Response:
    """Call off a game that nobody has joined."""
    service.work.spend(client, costs.CHANGE)

    def act(room: Room, now: float) -> list[Fact]:
        if not room.is_host(token):
            room.conceal(token)
            raise NotYourSeat("Only whoever set the game up may call it off.")
        return room.abort(now)

    await service.rooms.act(game, act)
    return Response(status_code=204)


@moves.post("/games/{game}/rematch", status_code=201)
async def rematch(game: GameId, service: ServiceHere, client: Client, token: Token) -> SeatData:
    """Set up a further game between the same players, with the sides swapped; tokens stay valid in it."""
    service.creations.spend(client)
    service.work.spend(client, costs.CREATE)
    async with service.rooms.reading(game) as room:
        room.seat(token)
        if room.status != FINISHED:
            raise GameNotOver("This game is not over: finish it before a rematch.")
        created, again = rematch_of(room, service.chances.fresh(0)), room.rematch
    if again is None:
        new = new_game_id()
        await service.rooms.create(new, created)
        old = await service.rooms.act(
            game, lambda room, now: [] if room.rematch else room.rematched(new, now)
        )
        again = old.rematch or new
        if again != new:  # the other player was quicker
            await service.rooms.delete([new])
    async with service.rooms.reading(again) as room:
        return seat_data(service, room, token or "")


DIRECT: Final = {"moves": DirectRoute(MoveBody, do_move), "preview": DirectRoute(PreviewBody, do_preview)}
"""What is answered directly, by the last word of its address."""
