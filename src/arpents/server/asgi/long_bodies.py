"""Long bodies: only records make a request long, and anything else that is long is refused before it is read.

The framework would first make objects of all of it, on the event loop: a hundred thousand empty lists take a
tenth of a second. Here the first thing that is of the wrong kind ends the reading.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from arpents.server.request_errors import BadRequest

_Short = Annotated[str, Meta(max_length=100)]


class _Start(Struct, forbid_unknown_fields=True):
    """A record to go on from."""

    game: _Short | None = None
    record: str | None = None
    decisions: int | None = None
    events: int | None = None


class _Long(Struct, forbid_unknown_fields=True):
    """What a request with a record may have: to import it, or to go on from it."""

    record: str | None = None
    start: _Start | None = None
    public: bool | None = None
    token: _Short | None = None
    name: _Short | None = None
    rule_set: _Short | None = None
    variants: Annotated[list[_Short], Meta(max_length=40)] | None = None
    scenario: _Short | None = None
    side: _Short | None = None
    opponent: _Short | None = None
    level: int | None = None
    strategy: _Short | None = None


_DECODER: Final = msgspec.json.Decoder(_Long)


def check_long(body: bytes) -> None:
    """Refuse a long body in which anything but a record is long, or that is no JSON."""
    try:
        _DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadRequest(
            "The request is not as it should be: one as long as this has a record of a game, as text."
        ) from error
