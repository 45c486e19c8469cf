"""The archive: finished games as text, records from elsewhere, and what never changes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from arpents.engine.sides import SIDES
from arpents.server.answers import JSON, TEXT
from arpents.server.asking import Client, GameId, ServiceHere
from arpents.server.bodies import RecordBody
from arpents.server.creating import imported_game
from arpents.server.opening import game_at
from arpents.server.records import finished_record
from arpents.server.summary import GameSummary, summary_of
from arpents.server.tokens import new_game_id
from arpents.server.wire.facts import Facts, facts_data
from arpents.server.wire.view import ViewData, view_data

archive = APIRouter(tags=["archive"])


@archive.get("/games/{game}/record", response_class=Response, responses=TEXT)
async def get_record(game: GameId, service: ServiceHere) -> PlainTextResponse:
    """A finished game as the text of a game file, with all that was hidden."""
    async with service.desk.reading(game) as room:
        return PlainTextResponse(finished_record(room))


@archive.get(
    "/games/{game}/moments/{decisions}", response_class=Response, responses={200: {"model": ViewData}}
)
async def get_moment(
    game: GameId,
    service: ServiceHere,
    decisions: Annotated[int, Path(ge=0, le=100_000, description="after how many decisions")],
    side: Annotated[
        Literal["british", "french"], Query(description="whose eyes to look through")
    ] = "british",
) -> Response:
    """A moment of a finished game, as one of the sides saw it."""
    async with service.desk.reading(game) as room:
        record = finished_record(room)
    seen_by = next(one for one in SIDES if str(one) == side)
    found = await asyncio.to_thread(game_at, record.encode(), decisions)
    return JSON(msgspec.json.encode(view_data(found.view(seen_by))))


@archive.post("/records", status_code=201)
async def import_record(body: RecordBody, service: ServiceHere, client: Client) -> GameSummary:
    """Import a record as a finished game that everybody with its link may see."""
    service.creations.spend(client)
    created = await asyncio.to_thread(imported_game, body.record.encode("utf-8", "replace"), body.public)
    return summary_of(await service.desk.create(new_game_id(), created))


@archive.get("/facts", response_class=Response, responses={200: {"model": Facts}})
async def get_facts() -> Response:
    """What never changes: the board, the cards, rule sets, variants, scenarios and levels."""
    return JSON(msgspec.json.encode(facts_data()), headers={"Cache-Control": "public, max-age=3600"})
