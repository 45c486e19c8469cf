"""Talk: chat between the players, and the answers that they preset."""

from __future__ import annotations

from fastapi import APIRouter, Response

from arpents.server import costs
from arpents.server.asgi.dependencies import Client, GameId, ServiceHere, Token
from arpents.server.asgi.responses import ACKNOWLEDGED, JSON
from arpents.server.games.player_names import plain_text
from arpents.server.games.request_bodies import ChatBody, MuteBody, PresetsBody
from arpents.server.routes.moves import acting
from arpents.table import presets_to_json, read_presets

talk = APIRouter(tags=["talk"])


@talk.post("/games/{game}/chat", response_class=Response, responses=ACKNOWLEDGED)
async def say(game: GameId, body: ChatBody, service: ServiceHere, client: Client, token: Token) -> Response:
    """Say something to the other player."""
    service.moves.spend(client)
    service.work.spend(client, costs.CHANGE)
    text = plain_text(body.text)
    return await acting(service, game, token, lambda room, side, now: room.say(side, text, body.key, now))


@talk.put("/games/{game}/mute", response_class=Response, responses=ACKNOWLEDGED)
async def mute(game: GameId, body: MuteBody, service: ServiceHere, client: Client, token: Token) -> Response:
    """Be spared what the other player says from now on, or no longer."""
    service.moves.spend(client)
    service.work.spend(client, costs.CHANGE)
    return await acting(service, game, token, lambda room, side, now: room.mute(side, body.muted, now))


@talk.get("/games/{game}/presets", response_class=Response, responses={200: {"model": PresetsBody}})
async def get_presets(game: GameId, service: ServiceHere, token: Token) -> Response:
    """The answers that a seat has preset; the other side never sees them."""
    async with service.rooms.reading(game) as room:
        return JSON(presets_to_json(room.presets[room.seat(token)]))


@talk.put("/games/{game}/presets", response_class=Response, responses=ACKNOWLEDGED)
async def put_presets(
    game: GameId, body: PresetsBody, service: ServiceHere, client: Client, token: Token
) -> Response:
    """Preset answers to what may be asked out of turn, so that nobody has to wait."""
    service.moves.spend(client)
    service.work.spend(client, costs.PRESETS)
    presets = read_presets(body.model_dump_json())
    return await acting(
        service,
        game,
        token,
        lambda room, side, now: room.preset(side, presets, service.chances.fresh(room.last_seq), now),
    )
