"""Responses: how replies and errors leave the server."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from fastapi import Response
from starlette.responses import Response as StarletteResponse

from arpents.bots.levels import UnknownLevel
from arpents.engine.choosing import GameOver, IllegalAction, NothingToDecide
from arpents.engine.notation import TooManyCards
from arpents.engine.rules import RulesFixed
from arpents.errors import ArpentsError, RepeatedName, UnknownName
from arpents.records.file_replay import NoSuchMoment
from arpents.server.clients.visits import CURRENT
from arpents.server.games.openings import BadVariants
from arpents.server.games.request_bodies import Acknowledged, ErrorBody
from arpents.server.games.snapshot import NewsData
from arpents.server.metrics import REFUSALS
from arpents.server.request_errors import Fault, PrivateGame, Refused, TooBusy, TooOften
from arpents.server.store import Conflict, StoreUnavailable, UnknownGame
from arpents.table import BadPresets, NothingToUndo, NotYourDecision, StaleVersion
from arpents.wire.reading import BadAction

STATUS: Final[Mapping[type[ArpentsError], int]] = {
    UnknownGame: 404,
    NoSuchMoment: 404,
    GameOver: 409,
    NotYourDecision: 409,
    NothingToUndo: 409,
    StaleVersion: 409,
    Conflict: 503,
    StoreUnavailable: 503,
}
"""The HTTP status of errors that are not faults of a request as such; all others are 422."""

WRONG: Final[tuple[type[ArpentsError], ...]] = (
    BadAction,
    BadPresets,
    BadVariants,
    IllegalAction,
    NothingToDecide,
    RepeatedName,
    RulesFixed,
    TooManyCards,
    UnknownLevel,
    UnknownName,
)
"""What else can be wrong with a request, as other parts of the game find it."""

PLAIN: Final = {"unknown_page": 404, "method_not_allowed": 405, "server_error": 500}
"""The codes of refusals that no named error stands behind."""

REFUSED: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": ErrorBody}, "5XX": {"model": ErrorBody}}
NOW: Final[dict[int | str, dict[str, Any]]] = {200: {"model": NewsData}}
TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Text"}
}
ACKNOWLEDGED: Final[dict[int | str, dict[str, Any]]] = {200: {"model": Acknowledged}}


class JSON(Response):
    """A reply that is JSON already."""

    media_type = "application/json"


def error_codes() -> dict[str, int]:
    """Every code that a refusal can have, with its HTTP status: pages have a sentence for each."""
    faults = [fault for fault in Fault.__subclasses__() if fault not in (Refused, PrivateGame)]
    named = [*faults, *STATUS, *WRONG]
    return {error.code: status_of(error.__new__(error)) for error in named} | PLAIN


def status_of(error: ArpentsError) -> int:
    """The HTTP status that says what kind of error this is."""
    if isinstance(error, Fault):
        return error.status
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)


def refusal(error: ArpentsError) -> StarletteResponse:
    """The answer to a request that is refused."""
    headers = {"Retry-After": str(math.ceil(error.seconds))} if isinstance(error, TooBusy | TooOften) else {}
    return JSON(error_json(error), status_of(error), headers=headers)


def error_json(error: ArpentsError) -> bytes:
    """An error as JSON: its code, its sentence, and what is legal where that helps."""
    note_refusal(error.error.code if isinstance(error, Refused) else error.code)
    error = concealed(error)
    message = error.public if isinstance(error, (StoreUnavailable, Conflict)) else str(error)
    told: dict[str, object] = {"code": error.code, "message": message}
    if isinstance(error, Refused):
        told |= {"code": error.error.code, "legal": error.legal}
    return msgspec.json.encode({"error": told})


def concealed(error: ArpentsError) -> ArpentsError:
    """An error as strangers may know it: that a private game is there is for the log alone."""
    return UnknownGame(error.game) if isinstance(error, PrivateGame) else error


def note_refusal(code: str) -> None:
    """Count a refusal, and note in the visit that is under way why it was refused."""
    REFUSALS.labels(code).inc()
    visit = CURRENT.get()
    if visit is not None:
        visit.refused = code


def plain_refusal(
    status: int, code: str, message: str, headers: Mapping[str, str] | None = None
) -> StarletteResponse:
    """The answer to a request that no part of the game has refused."""
    note_refusal(code)
    told = message.encode("utf-8", "replace").decode()  # it may quote what was sent, half characters and all
    return JSON(msgspec.json.encode({"error": {"code": code, "message": told}}), status, headers=headers)


def server_error() -> StarletteResponse:
    """The answer to a request at which the server has failed: it tells nothing of how."""
    return plain_refusal(500, "server_error", "The server failed at this: it is not your fault.")
