"""Games: to set them up, to find, join and look at them."""

from __future__ import annotations

import math
import re
from contextlib import suppress
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Query, Response

from arpents.engine.sides import side_named
from arpents.server import costs
from arpents.server.asgi.dependencies import TOKEN_OPTIONAL, Client, GameId, ServiceHere, Token
from arpents.server.asgi.responses import JSON, NOW
from arpents.server.games.creating import LINK, check_start, created_game, new_game_source, source_in_game
from arpents.server.games.facts import Fact, Player
from arpents.server.games.finished_games import check_over
from arpents.server.games.links import invite_link, seat_link
from arpents.server.games.openings import deal
from arpents.server.games.player_names import guest_name
from arpents.server.games.presence import PresenceData, presence_json, presence_of
from arpents.server.games.request_bodies import GAME_ID, JoinBody, NewGameBody, SeatData
from arpents.server.games.room import Room
from arpents.server.games.snapshot import now_json, paced_json
from arpents.server.games.starting_position import PositionData, position_json
from arpents.server.games.summary import GameSummary
from arpents.server.games.tokens import derived, game_id_of, hashed, matches, new_game_id, new_token
from arpents.server.request_errors import BadRequest, NotYourSeat
from arpents.server.service import Service
from arpents.server.store import Conflict
from arpents.wire.words import SideName

games = APIRouter(tags=["games"])

PAGE = 50


@games.post("/games", status_code=201)
async def create_game(body: NewGameBody, service: ServiceHere, client: Client) -> SeatData:
    """Set up a game: against a bot, for somebody who gets the link, or open to anyone."""
    service.creations.spend(client)
    service.work.spend(client, costs.of_new_game(body))
    source, origin = await _source(body, service)
    secret = body.token or new_token()
    game = new_game_id() if body.token is None else game_id_of(secret)
    invite = derived(secret, "invitation") if body.opponent == LINK else None
    hashes = hashed(secret), None if invite is None else hashed(invite)
    created = created_game(body, source, service.chances, *hashes, origin, service.levels)
    try:
        room = await service.rooms.create(game, created)
    except Conflict:
        async with service.rooms.reading(game) as room:
            if not room.is_host(secret):
                raise
    return seat_data(service, room, secret, invite)


async def _source(body: NewGameBody, service: Service) -> tuple[str, str | None]:
    """What a new game begins with, rules or a moment of another game; and that game, if it may be named."""
    start = body.start
    if start is None:
        return new_game_source(body, service.chances), None
    if start.game is None:
        check_start(body, start)
        record = (start.record or "").encode("utf-8", "replace")
        return await service.reader.source_at(record, start.decisions or 0), None
    async with service.rooms.reading(start.game) as room:
        check_over(room)
        check_start(body, start)
        moments = room.the_table().moments(None)
        # Only whoever has its link knows of a private game, also when it is over.
        origin = room.id if room.created.public else None
    return await service.archivist.run(lambda: source_in_game(start, moments)), origin


def seat_data(service: Service, room: Room, token: str, invite: str | None = None) -> SeatData:
    """What a player is given who has taken a seat."""
    settings = service.settings
    side = next((str(side) for side, player in room.players.items() if matches(token, player.token)), None)
    return SeatData(
        game=room.id,
        token=token,
        side=cast("SideName | None", side or room.created.side),
        link=seat_link(settings, room.id, token),
        invite=None if invite is None else invite_link(settings, room.id, invite),
    )


@games.get("/games")
async def list_games(
    service: ServiceHere,
    client: Client,
    status: Literal["open", "playing", "finished"] = "open",
    before: Annotated[
        str | None, Query(max_length=80, description="the last game of the page before: active_at,id")
    ] = None,
) -> list[GameSummary]:
    """The public games: open ones to join, others to watch."""
    service.work.spend(client, costs.LIST)
    rows = await service.store.rows(status=status, public=True, limit=PAGE, before=_keyset(before))
    return await service.listing.summaries(rows)


def _keyset(before: str | None) -> tuple[float, str] | None:
    if before is None:
        return None
    at, _, name = before.partition(",")
    with suppress(ValueError):
        if math.isfinite(float(at)) and re.fullmatch(GAME_ID, name):
            return float(at), name
    raise BadRequest('"before" should be the active_at and the id of a game, with a comma between.')


@games.get("/games/{game}", response_class=Response, responses=NOW, openapi_extra=TOKEN_OPTIONAL)
async def get_game(
    game: GameId,
    service: ServiceHere,
    client: Client,
    token: Token,
    after: Annotated[
        int | None,
        Query(ge=0, le=2**53, description="also the items of the feed after this one, a page of them"),
    ] = None,
) -> Response:
    """How a game stands for whoever asks; what happened since it last decided is in its items."""
    service.work.spend(client, costs.LOOK)
    async with service.rooms.reading(game) as room:
        viewer = room.viewer(token)
        feed = room.feeds[viewer]
        page = feed.page(feed.seq if after is None else after)
        now = now_json(room, viewer, service.settings.abandoned_after)
    service.work.charge(client, costs.PAGE_EVENT * page.events)
    return JSON(await paced_json(page, now, service.pages, client))


@games.get(
    "/games/{game}/presence",
    response_class=Response,
    responses={200: {"model": PresenceData}},
    openapi_extra=TOKEN_OPTIONAL,
)
async def get_presence(game: GameId, service: ServiceHere, client: Client, token: Token) -> Response:
    """Who has the game open just now, and when the others last had; live connections tell changes."""
    service.work.spend(client, costs.LOOK)
    async with service.rooms.reading(game) as room:
        told = presence_of(room, room.viewer(token), service.presence)
    return JSON(presence_json(told, service.presence.clock()))


@games.get(
    "/games/{game}/start",
    response_class=Response,
    responses={200: {"model": PositionData}},
    openapi_extra=TOKEN_OPTIONAL,
)
async def get_start(game: GameId, service: ServiceHere, client: Client, token: Token) -> Response:
    """The position that a game begins from, with both hands: whoever set it up has seen them too."""
    service.work.spend(client, costs.LOOK)
    async with service.rooms.reading(game) as room:
        room.viewer(token)
        return JSON(position_json(room))


@games.post("/games/{game}/join", openapi_extra=TOKEN_OPTIONAL)
async def join_game(
    game: GameId, body: JoinBody, service: ServiceHere, client: Client, token: Token
) -> SeatData:
    """Take the seat that is free in an open game."""
    service.creations.spend(client)
    service.work.spend(client, costs.JOIN)
    secret = body.token or new_token()
    chance, names = service.chances, [level.name for level in service.levels]

    def join(room: Room, now: float) -> list[Fact]:
        created = room.created
        if any(matches(secret, player.token) for player in room.players.values()):
            return []  # the answer was lost on its way
        if created.invite is not None and not (body.invite and matches(body.invite, created.invite)):
            room.conceal(token)
            raise NotYourSeat("This game waits for somebody with its invitation: use the link you were sent.")
        if created.invite is None and not room.is_host(token):
            room.viewer(None)  # of a private game nobody else learns even which side is taken
        if room.is_host(token):
            raise NotYourSeat("You set this game up: send its link to somebody else.")
        if created.side is None and body.side is None:
            raise BadRequest("The side is yours to choose in this game: british or french.")
        wanted = body.side or str(side_named(created.side or "").other)
        if created.side is not None and wanted == created.side:
            raise BadRequest(f"The {wanted} side is taken: choose the other one, or leave it out.")
        guest = Player(guest_name(body.name, created.host.name, names), hashed(secret))
        return room.join(guest, side_named(wanted), deal(created.source, chance.fresh(0)), now)

    room = await service.rooms.act(game, join)
    return seat_data(service, room, secret)
