"""Loading of the board and the cards, from the shipped files or from others of the same shape."""

from functools import cache
from pathlib import Path

from arpents.content import checks
from arpents.content.model import (
    Amount,
    Attacking,
    Board,
    BySide,
    Cards,
    Connection,
    Defending,
    EmpireCard,
    LocationCard,
    LocationFacts,
    Name,
    Pieces,
)
from arpents.content.reading import ContentFile, Table


def load_board(path: Path | None = None) -> Board:
    """Return the board of a file, by default the shipped one."""
    return _read_board(path) if path else _shipped_board()


def load_cards(path: Path | None = None, board: Board | None = None) -> Cards:
    """Return the cards of a file for a board, by default the shipped ones."""
    return _read_cards(path, board or load_board()) if path or board else _shipped_cards()


@cache
def _shipped_board() -> Board:
    return _read_board(None)


@cache
def _shipped_cards() -> Cards:
    return _read_cards(None, load_board())


def _read_board(path: Path | None) -> Board:
    file = ContentFile("board.toml", path, ("location", "connection", "home", "loses_when_taken"))
    locations = file.entries("location", LocationFacts, _location_label)
    connections = file.entries("connection", Connection, _connection_label)
    home = file.table("home", BySide[Name])
    loses = file.table("loses_when_taken", BySide[tuple[Name, ...]])
    checks.check_board(file, locations, connections, home, loses)
    return Board(
        tuple(entry.value for entry in locations),
        tuple(entry.value for entry in connections),
        home.value,
        loses.value,
    )


def _read_cards(path: Path | None, board: Board) -> Cards:
    file = ContentFile("cards.toml", path, ("location_card", "empire_card", "pieces", "money", "siege_track"))
    location_cards = file.entries("location_card", LocationCard, _location_card_label)
    empire_cards = file.entries("empire_card", EmpireCard, _empire_card_label)
    pieces = file.table("pieces", Pieces)
    money = file.table("money", BySide[Amount])
    siege_track = file.table("siege_track", BySide[tuple[Defending, Attacking]])
    cards = Cards(
        tuple(entry.value for entry in location_cards),
        tuple(entry.value for entry in empire_cards),
        pieces.value,
        money.value,
        siege_track.value,
    )
    checks.check_location_cards(file, location_cards, board)
    checks.check_empire_cards(file, empire_cards)
    checks.check_starting_pieces(file, pieces, board)
    checks.check_card_count(file, cards)
    return cards


def _location_label(table: Table) -> str | None:
    return f'location "{table["name"]}"' if table.get("name") else None


def _connection_label(table: Table) -> str | None:
    match table.get("between"):
        case [str(one), str(other)]:
            return f'connection "{one}" to "{other}"'
    return None


def _location_card_label(table: Table) -> str | None:
    return _card_label("location card", table.get("owner"), table.get("location"))


def _empire_card_label(table: Table) -> str | None:
    return _card_label("empire card", table.get("owner"), table.get("name"))


def _card_label(kind: str, owner: object, name: object) -> str | None:
    return f'{owner} {kind} "{name}"' if owner and name else None
