"""Request bodies: what requests say, and what is answered where it is no form of the game itself."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct, structs
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, create_model, model_validator

from arpents.server.games.player_names import LONGEST_NAME
from arpents.table import Presets
from arpents.wire.illegal import IllegalData
from arpents.wire.reading import PickedAction
from arpents.wire.words import SideName

GAME_ID: Final = r"^[A-Za-z0-9_-]{1,40}$"
"""What names of games look like. Nothing else is looked up: not every database takes every character."""

LONGEST_RECORD: Final = 1_000_000
"""A long game in JSON, with everything after each turn, has some 700,000 characters."""

MOST_FIELDS: Final = 20
"""No request has more fields, nor has any part of one."""

Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""An idempotency key: a request that is sent again with the same key counts once."""

PlayerName = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
"""A name; ``names`` says which are refused."""

Text = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]+$")
]
Version = Annotated[int, Field(ge=0, le=2**53, description="the version of the game that was seen")]


class Body(BaseModel):
    """A request, in which nothing unknown may stand."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _few(cls, told: object) -> object:
        """Refuse a crowd of fields at once: to complain about each would take longer than anything else."""
        if isinstance(told, dict) and len(told) > MOST_FIELDS:
            raise ValueError(f"{len(told)} fields, of which no request has more than {MOST_FIELDS}")
        return told


@cache
def body_of(form: type[Struct], name: str) -> type[Body]:
    """The body that has a form of the game in it: the same fields, defaults, limits and words."""
    fields: dict[str, Any] = {}
    for field in structs.fields(form):
        default = field.default if field.default is not NODEFAULT else ...
        if field.default_factory is not NODEFAULT:
            default = field.default_factory()
        fields[field.name] = _read_as(field.type), _as_sent(default)
    return create_model(name, __base__=Body, __doc__=form.__doc__, **fields)


def _read_as(form: Any) -> Any:
    """The type of pydantic's that takes just what a type of msgspec's does."""
    parts = get_args(form)
    if isinstance(form, type) and issubclass(form, Struct):
        return body_of(form, f"{form.__name__}Body")
    if get_origin(form) is Annotated:
        inner, limits = parts
        return Annotated[_read_as(inner), Field(max_length=limits.max_length, description=limits.description)]
    if get_origin(form) in (list, tuple):
        return list[_read_as(parts[0])]  # type: ignore[misc] # it is known only now
    if isinstance(form, UnionType) or get_origin(form) is Union:
        return Union[tuple(map(_read_as, parts))]  # noqa: UP007 - of types that are known only now
    return form


def _as_sent(default: object) -> object:
    """A default as a request would say it."""
    if isinstance(default, Struct):
        return body_of(type(default), f"{type(default).__name__}Body")()
    return list(default) if isinstance(default, tuple) else default


if TYPE_CHECKING:
    # What is derived when this is imported is, for those who read it, a body like any.
    ActionBody = Body
    PresetsBody = Body
else:
    ActionBody = body_of(PickedAction, "ActionBody")
    PresetsBody = body_of(Presets, "PresetsBody")


class PreviewBody(Body):
    """An action on a version of the game, to be thought of."""

    action: Annotated[str, StringConstraints(max_length=2000)] | ActionBody
    version: Version


class MoveBody(PreviewBody):
    """An action on a version of the game."""

    key: Key


class ChangeBody(Body):
    """A change of the game that needs no more words: to undo, to take back."""

    version: Version
    key: Key


class EndBody(Body):
    """The end of the game: to concede or to claim it."""

    key: Key


class StartBody(Body):
    """A moment of a finished game or of a record to play on from: after so many decisions, or events."""

    game: Annotated[str, StringConstraints(pattern=GAME_ID)] | None = None
    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)] | None = None
    decisions: int | None = Field(default=None, ge=0, le=100_000, description="after how many decisions")
    events: int | None = Field(
        default=None, ge=0, le=100_000, description="after how many events of the game, instead of decisions"
    )


OwnToken = Annotated[
    str,
    StringConstraints(min_length=22, max_length=86, pattern=r"^[A-Za-z0-9_-]+$"),
    Field(description="a token of one's own making, 128 random bits: sent again, the request counts once"),
]


class NewGameBody(Body):
    """A game to be set up."""

    token: OwnToken | None = None
    name: PlayerName = "Guest"
    rule_set: Annotated[str, StringConstraints(max_length=60)] | None = None
    variants: list[Annotated[str, StringConstraints(max_length=60)]] = Field(default=[], max_length=40)
    scenario: Annotated[str, StringConstraints(max_length=60)] | None = None
    start: StartBody | None = None
    side: Literal["british", "french", "random", "opponent"] = "random"
    opponent: Literal["bot", "link", "anyone"] = "link"
    level: int | None = Field(default=None, ge=-1000, le=1000)
    strategy: Annotated[str, StringConstraints(max_length=60)] | None = None
    public: bool | None = Field(
        default=None,
        description="whether lists show it and everybody may watch; left out: yes, but not against a bot",
    )


class JoinBody(Body):
    """A second player."""

    token: OwnToken | None = None
    name: PlayerName = "Guest"
    side: SideName | None = None
    invite: Annotated[str, StringConstraints(max_length=100)] | None = None


class ChatBody(Body):
    """Something to say."""

    text: Text
    key: Key


class MuteBody(Body):
    """Whether to be spared what the other says."""

    muted: bool


class RecordBody(Body):
    """A record to be imported: a game file, or JSON as text."""

    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)]
    public: bool = False


class SeatData(BaseModel):
    """A seat that was taken: the token is the only key to it, and shown once."""

    game: str
    token: str
    side: SideName | None
    link: str = Field(description="the link by which the seat is resumed from any device; keep it secret")
    invite: str | None = Field(description="the link for the opponent, if the game waits for one")


class Acknowledged(BaseModel):
    """What was done is stored: the version and the last item of the feed of whoever did it."""

    version: int
    seq: int


class ErrorData(BaseModel):
    """What was wrong."""

    code: str = Field(description="a name that programs may rely on")
    message: str = Field(description="a sentence for people")
    legal: IllegalData | None = Field(default=None, description="what is legal instead of a refused action")


class ErrorBody(BaseModel):
    """The answer to a request that was refused."""

    error: ErrorData
