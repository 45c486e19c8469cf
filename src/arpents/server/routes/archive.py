"""The archive: games as they once stood, finished ones as a whole, records, and what never changes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from arpents.engine.sides import side_named
from arpents.engine.views import View
from arpents.server import costs
from arpents.server.asgi.compression import pack, packed_reply
from arpents.server.asgi.dependencies import TOKEN_OPTIONAL, Client, GameId, ServiceHere, Token
from arpents.server.asgi.responses import JSON, TEXT
from arpents.server.choices import Facts, facts_data
from arpents.server.games.feed import Viewer
from arpents.server.games.finished_games import check_over, finished_record, record_name, shown_as
from arpents.server.games.request_bodies import RecordBody
from arpents.server.games.summary import GameSummary, summary_of
from arpents.server.games.tokens import new_game_id
from arpents.table import Moments, open_view
from arpents.wire.moments import MomentData, StoryData, moment_data, story_data

archive = APIRouter(tags=["archive"])


@archive.get("/games/{game}/record", response_class=Response, responses=TEXT, openapi_extra=TOKEN_OPTIONAL)
async def get_record(
    game: GameId, service: ServiceHere, client: Client, token: Token, request: Request
) -> Response:
    """A finished game as the text of a game file, with all that was hidden."""
    async with service.rooms.reading(game) as room:
        check_over(room, token)
        service.work.spend(client, costs.RECORD_EVENT * room.feeds[None].told)
    # Nothing on the table of a finished game changes any more.
    packed = await service.archivist.run(lambda: pack(finished_record(room).encode()))
    named = {"Content-Disposition": shown_as(record_name(room))}
    return packed_reply(packed, request, "text/plain", named)


@archive.get(
    "/games/{game}/moments/{events}",
    response_class=Response,
    responses={200: {"model": MomentData}},
    openapi_extra=TOKEN_OPTIONAL,
)
async def get_moment(
    game: GameId,
    service: ServiceHere,
    client: Client,
    token: Token,
    events: Annotated[int, Path(ge=0, le=100_000, description="after how many events of one's feed")],
    side: Annotated[
        Literal["british", "french", "both"] | None,
        Query(description="whose eyes to look through when the game is over; one's own if left out"),
    ] = None,
) -> Response:
    """How the game stood for whoever asks once so many events had happened; nothing that was hidden then."""
    async with service.rooms.reading(game) as room:
        viewer = room.viewer(token)
        moments = room.the_table().moments(viewer)
        if side is not None and side != str(viewer):
            check_over(room, token)
    service.work.spend(client, costs.MOMENT + costs.MOMENT_EVENT * len(moments.log))
    # To replay a long game takes a while, for which nobody else should have to wait.
    return JSON(await service.archivist.run(lambda: _moment_json(moments, events, side or viewer)))


def _moment_json(moments: Moments, events: int, eyes: str | Viewer) -> bytes:
    number = moments.after_events(events)
    state = moments.state(number)
    if eyes == "both":
        view = open_view(state)
    else:
        view = View(state, side_named(str(eyes)) if eyes is not None else None)
    return msgspec.json.encode(moment_data(moments, number, view))


@archive.get(
    "/games/{game}/story",
    response_class=Response,
    responses={200: {"model": StoryData}},
    openapi_extra=TOKEN_OPTIONAL,
)
async def get_story(
    game: GameId, service: ServiceHere, client: Client, token: Token, request: Request
) -> Response:
    """A finished game from its beginning to its end, with all that was hidden."""
    async with service.rooms.reading(game) as room:
        check_over(room, token)
        moments = room.the_table().moments(None)
    service.work.spend(client, costs.STORY_EVENT * len(moments.log))
    packed = await service.archivist.run(lambda: pack(msgspec.json.encode(story_data(moments))))
    return packed_reply(packed, request, "application/json", {"Cache-Control": "private, max-age=3600"})


@archive.post("/records", status_code=201)
async def import_record(body: RecordBody, service: ServiceHere, client: Client) -> GameSummary:
    """Import a record as a finished game that everybody with its link may see."""
    service.creations.spend(client)
    service.work.spend(client, costs.CREATE + costs.RECORD_BYTE * len(body.record))
    created = await service.reader.imported(body.record.encode("utf-8", "replace"), body.public)
    return summary_of(await service.rooms.create(new_game_id(), created))


@archive.get("/facts", response_class=Response, responses={200: {"model": Facts}})
async def get_facts(service: ServiceHere, client: Client) -> Response:
    """What never changes: the board, the cards, rule sets, variants, scenarios and levels."""
    service.work.spend(client, costs.FACTS)
    facts = facts_data(service.levels)
    return JSON(msgspec.json.encode(facts), headers={"Cache-Control": "public, max-age=3600"})
