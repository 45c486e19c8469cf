"""Push: browsers that want to be told of the turns of a seat while nobody looks at the game."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field, with_config
from starlette.exceptions import HTTPException
from typing_extensions import TypedDict

from arpents.server import costs
from arpents.server.asgi.dependencies import Client, GameId, ServiceHere, Token
from arpents.server.push.addresses import LONGEST, NotPublic, endpoint_in
from arpents.server.push.sealing import are_keys
from arpents.server.request_errors import BadRequest, GameNotOpen, NotYourSeat
from arpents.server.service import Service
from arpents.server.store import Subscription
from arpents.wire.words import FORM

push = APIRouter(tags=["push"])

Address = Annotated[
    str, Field(min_length=1, max_length=LONGEST, description="where the browser gets notices")
]


class PushKeys(BaseModel):
    """The keys that notices for a browser are sealed with, in base64 for URLs."""

    model_config = ConfigDict(extra="forbid")

    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class PushBody(BaseModel):
    """A browser that wants to be told, as its ``PushSubscription`` describes it."""

    model_config = ConfigDict(extra="forbid")

    endpoint: Address
    keys: PushKeys
    language: Annotated[str, Field(pattern="^[a-z]{2}$", description="the language of the notices")] = "en"


class PushedBody(BaseModel):
    """A browser that does not want to be told any more."""

    model_config = ConfigDict(extra="forbid")

    endpoint: Address


@with_config(FORM)
class PushFacts(TypedDict):
    """What a browser needs to ask its maker's service for an endpoint."""

    key: str | None
    """The public key of the server; null where it sends no notices."""


@with_config(FORM)
class PushCount(TypedDict):
    """How many browsers there are now."""

    browsers: int


@push.get("/push")
async def get_push(service: ServiceHere, client: Client) -> PushFacts:
    """Whether this server sends notices by push, and with which key."""
    service.work.spend(client, costs.HEALTH)
    sealer = service.notifier.sealer
    return PushFacts(key=None if sealer is None else sealer.public_key)


@push.post("/games/{game}/push")
async def subscribe(
    game: GameId, body: PushBody, service: ServiceHere, client: Client, token: Token
) -> PushCount:
    """Tell a browser of the turns of one's seat; of several browsers of a seat, the last five."""
    service.subscriptions.spend(client)
    service.work.spend(client, costs.CHANGE)
    seat = await _seat(service, game, token)
    if service.notifier.sealer is None:
        raise HTTPException(404)
    endpoint = endpoint_in(body.endpoint)
    if endpoint is None:
        raise BadRequest("The endpoint should be an address with https, by a name, at the usual port.")
    if not are_keys(body.keys.p256dh, body.keys.auth):
        raise BadRequest("The keys should be those of a browser: a point of the curve P-256, and 16 bytes.")
    try:
        await service.notifier.resolver.public_addresses(endpoint.host)
    except NotPublic:
        raise BadRequest("The endpoint should be one that everybody can reach.") from None
    browsers = await service.store.subscribe(
        Subscription(
            game=game,
            seat=seat,
            endpoint=body.endpoint,
            p256dh=body.keys.p256dh,
            auth=body.keys.auth,
            language=body.language,
            created_at=time.time(),
        )
    )
    if not browsers:
        raise GameNotOpen("The game is over: there are no turns to be told of.")
    return PushCount(browsers=browsers)


@push.delete("/games/{game}/push")
async def unsubscribe(
    game: GameId, body: PushedBody, service: ServiceHere, client: Client, token: Token
) -> PushCount:
    """Tell a browser no more of the turns of one's seat."""
    service.moves.spend(client)
    service.work.spend(client, costs.CHANGE)
    seat = await _seat(service, game, token)
    there = await service.store.subscriptions(game, seat)
    gone = [one.name for one in there if one.endpoint == body.endpoint]
    for name in gone:
        await service.store.unsubscribe(game, seat, name)
    return PushCount(browsers=len(there) - len(gone))


async def _seat(service: Service, game: str, token: str | None) -> str:
    """What stands for the seat of whoever asks, who must have one."""
    async with service.rooms.reading(game) as room:
        room.viewer(token)
        seat = room.seat_key(token)
    if seat is None:
        raise NotYourSeat("Only the players may do this: send the token of your seat.")
    return seat
