"""The shape of a recorded game: JSON with the whole state after every turn."""

import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from arpents.content.model import BySide
from arpents.errors import ArpentsError, shortened
from arpents.records.json_location import line_of, path_of

SideName = Literal["british", "french"]
LARGEST: Final = 10**9
"""No number of a game is larger."""

LONGEST_NAME: Final = 100
LONGEST_ID: Final = 200
MOST_CARDS: Final = 100
MOST_ACTIONS: Final = 200
"""No name of a game is longer, and nothing of a turn more: a side has 63 cards in all."""

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Names = Annotated[tuple[Name, ...], Meta(max_length=MOST_CARDS)]
Amount = Annotated[int, Meta(ge=0, le=LARGEST)]

RULE_SET: Final = "yucata"
"""The rule set of records that name none: that of the site on which the first of them were played."""


class DamagedRecord(ArpentsError):
    """A file that is no record of a game: which field, and why."""


class RecordedPiece(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a controlled location."""

    owner: SideName
    piece: Literal["village", "town"]
    fortified: bool

    def __str__(self) -> str:
        """The piece in the words of a position."""
        return f"{self.owner} {self.piece}{' fortified' if self.fortified else ''}"


class RecordedCaptures(Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces that a side has captured."""

    villages: Amount
    towns: Amount


class RecordedSide(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side has; ``siege_cards`` are those in the siege of each attacker."""

    money: Amount
    hand: Names
    reserve: Names
    deck: Names
    discard: Names
    siege_cards: BySide[Names]
    captured: RecordedCaptures


class RecordedState(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole state; in ``actions_this_turn`` it looks ahead to the turn that follows.

    ``sieges`` has the location that each side besieges.
    """

    finished: bool
    conceded: bool
    actions_this_turn: Amount
    variants: Names
    board: Annotated[dict[Name, RecordedPiece], Meta(max_length=MOST_CARDS)]
    sieges: BySide[Name | None]
    british: RecordedSide
    french: RecordedSide
    to_move: SideName | None = None
    points: BySide[Amount] | None = None
    outright_winner: SideName | None = None


class RecordedAction(Struct, frozen=True, forbid_unknown_fields=True):
    """An action with what came of it.

    ``drawn`` and ``deck`` are for a Home Support that rebuilt the deck: what it drew, and the deck after it.
    """

    action: Name
    location: Name | None = None
    cards: Names = ()
    blocked_by: Name | None = None
    result: Literal["hit", "blocked", "hand_shown"] | None = None
    lost: Name | None = None
    lost_from: Literal["hand", "reserve"] | None = None
    siege: SideName | None = None
    loser_lost: Name | None = None
    captured: Literal["village", "town"] | None = None
    settled: bool | None = None
    drawn: Names = ()
    deck: Names | None = None


class RecordedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn, or a part of one that a surrender interrupted, and the state after it."""

    number: Amount
    side: SideName
    actions: Annotated[tuple[RecordedAction, ...], Meta(max_length=MOST_ACTIONS)]
    after: RecordedState
    interrupted: bool = False
    answers_surrender: bool = False
    continues_turn: bool = False


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game."""

    id: Annotated[str, Meta(max_length=LONGEST_ID)]
    played_on: Annotated[str, Meta(max_length=LONGEST_ID)]
    setup: RecordedState
    turns: tuple[RecordedTurn, ...]
    rule_set: Name = RULE_SET
    scenario: Name | None = None
    revision: Annotated[int, Meta(ge=1, le=LARGEST)] = 1


def read_record(data: bytes) -> Record:
    """Read a recorded game; a damaged or foreign file is refused with the place and the reason."""
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        fault, _, field = str(error).partition(" - at `")
        where = field.removesuffix("`").removeprefix("$").removeprefix(".") or "the file"
        raise DamagedRecord(f"{shortened(where)}: {shortened(fault[0].lower() + fault[1:])}.") from error
    except RecursionError as error:
        raise DamagedRecord("the file: lists or objects lie within each other, too many to read.") from error
    except UnicodeDecodeError as error:
        raise _damaged(data, _first_fault(data), "this is no text in UTF-8") from error
    except msgspec.DecodeError as error:
        found = re.fullmatch(r"(?:JSON is malformed: )?(.*?)(?: \(byte (\d+)\))?", str(error))
        assert found is not None
        if found[2] is None:
            raise _damaged(data, len(data), "the file breaks off here") from error
        raise _damaged(data, int(found[2]), f"this is no JSON: {found[1]}") from error


def _first_fault(data: bytes) -> int:
    """The first byte that is no part of a text in UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return error.start
    return len(data)


def _damaged(data: bytes, end: int, fault: str) -> DamagedRecord:
    path = path_of(data, end)
    return DamagedRecord(f"line {line_of(data, end)}{path and f', in {path}'}: {fault}.")
