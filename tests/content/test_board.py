from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from arpents.content import Board, BySide, LocationFacts, load_board
from arpents.errors import ContentError

Damaged = Callable[[str, str, str], Path]

ALBANY = 'name = "Albany"\nat = [42.65, -73.75]\npoints = 4\nsettlers = true\nport = false'
BOSTON_TO_DEERFIELD = 'between = ["Boston", "Deerfield"]\nkind = "trail"'


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


def facts(board: Board, name: str) -> LocationFacts:
    return next(location for location in board.locations if location.name == name)


def test_the_board_has_36_locations_and_36_connections(board: Board) -> None:
    assert len(board.locations) == 36
    assert Counter(way.kind for way in board.connections) == {"river": 18, "trail": 9, "lake": 7, "road": 2}


def test_lakes_have_names_and_other_ways_have_none(board: Board) -> None:
    assert {way.name for way in board.connections if way.kind == "lake"} == {
        "Lake Erie",
        "Lake Huron",
        "Lake Ontario",
    }
    assert {way.name for way in board.connections if way.kind != "lake"} == {None}


def test_starting_pieces(board: Board) -> None:
    starts = {location.name: location.starts for location in board.locations if location.starts}
    assert Counter(starts.values()) == {
        "british town": 2,
        "british village": 5,
        "french town": 1,
        "french village": 6,
    }
    assert starts["Boston"] == starts["New York"] == "british town"
    assert starts["Quebec"] == "french town"


def test_homes_and_places_that_lose_the_game(board: Board) -> None:
    assert board.home == BySide("Boston", "Quebec")
    assert board.loses_when_taken == BySide(("Boston", "New York"), ("Quebec",))


def test_facts_of_a_location(board: Board) -> None:
    quebec = LocationFacts(
        name="Quebec",
        at=(46.81, -71.21),
        points=6,
        settlers=True,
        port=True,
        sea=True,
        defence=2,
        starts="french town",
    )
    assert facts(board, "Quebec") == quebec
    assert facts(board, "Albany").starts is None


def test_defended_locations(board: Board) -> None:
    assert {location.name: location.defence for location in board.locations if location.defence} == {
        "Boston": 1,
        "Louisbourg": 1,
        "Montreal": 1,
        "New York": 1,
        "Quebec": 2,
    }


def test_every_port_is_at_sea_and_two_sea_locations_are_no_ports(board: Board) -> None:
    assert all(location.sea for location in board.locations if location.port)
    without_port = {location.name for location in board.locations if location.sea and not location.port}
    assert without_port == {"Fort Beauséjour", "Trois-Rivières"}


def test_the_shipped_board_is_read_once() -> None:
    assert load_board() is load_board()


def test_a_copy_of_the_shipped_file_gives_an_equal_board(board: Board, tmp_path: Path) -> None:
    copy = tmp_path / "board.toml"
    copy.write_bytes((resources.files("arpents.content") / "board.toml").read_bytes())
    assert load_board(copy) == board


@pytest.mark.parametrize(
    ("passage", "replacement", "entry", "fault"),
    [
        pytest.param(
            ALBANY,
            ALBANY.replace("points = 4", "points = -4"),
            'location "Albany"',
            "points must be a whole number of 0 or more, not -4",
            id="negative number",
        ),
        pytest.param(
            ALBANY,
            ALBANY.replace("points = 4", 'points = "four"'),
            'location "Albany"',
            'points must be a whole number of 0 or more, not "four"',
            id="text for a number",
        ),
        pytest.param(
            ALBANY,
            ALBANY.replace("points = 4", "points = true"),
            'location "Albany"',
            "points must be a whole number of 0 or more, not true",
            id="truth for a number",
        ),
        pytest.param(
            ALBANY,
            ALBANY.replace("port = false", "port = 0"),
            'location "Albany"',
            "port must be true or false, not 0",
            id="number for a truth",
        ),
        pytest.param(
            ALBANY,
            ALBANY.replace("points = 4\n", ""),
            'location "Albany"',
            "points is missing",
            id="missing field",
        ),
        pytest.param(
            ALBANY,
            ALBANY.replace("points", "pionts"),
            'location "Albany"',
            'unknown field "pionts". Did you mean points or port?',
            id="unknown field",
        ),
        pytest.param(
            ALBANY,
            ALBANY.replace('name = "Albany"\n', ""),
            "location number 1",
            "name is missing",
            id="location without a name",
        ),
        pytest.param(
            'name = "Baltimore"',
            'name = ""',
            "location number 2",
            'name must be text that is not empty, not ""',
            id="empty name",
        ),
        pytest.param(
            "at = [42.65, -73.75]",
            "at = [91, -73.75]",
            'location "Albany"',
            "at must be a list of a number from -90 to 90 and a number from -180 to 180, not [91, -73.75]",
            id="latitude past the pole",
        ),
        pytest.param(
            "at = [42.65, -73.75]",
            "at = [nan, -73.75]",
            'location "Albany"',
            "at must be a list of a number from -90 to 90 and a number from -180 to 180, not [NaN, -73.75]",
            id="latitude that is no number",
        ),
        pytest.param(
            "at = [42.65, -73.75]",
            "at = [42.65]",
            'location "Albany"',
            "at must be a list of a number from -90 to 90 and a number from -180 to 180, not [42.65]",
            id="half a position",
        ),
        pytest.param(
            ALBANY,
            f'{ALBANY}\nstarts = "british city"',
            'location "Albany"',
            'unknown word "british city" in starts. Did you mean british town or british village?',
            id="starting piece that is no village or town",
        ),
        pytest.param(
            ALBANY,
            f"{ALBANY}\nstarts = 1",
            'location "Albany"',
            "starts must be one of british town, british village, french town, french village, not 1",
            id="starting piece that is no text",
        ),
        pytest.param(
            'name = "Baltimore"',
            'name = "Albany"',
            'location "Albany"',
            "stands in the file twice",
            id="location twice",
        ),
        pytest.param(
            BOSTON_TO_DEERFIELD,
            BOSTON_TO_DEERFIELD.replace("Boston", "Bostn"),
            'connection "Bostn" to "Deerfield"',
            'unknown location "Bostn". Did you mean Boston?',
            id="connection to an unknown location",
        ),
        pytest.param(
            BOSTON_TO_DEERFIELD,
            BOSTON_TO_DEERFIELD.replace("Boston", "Deerfield"),
            'connection "Deerfield" to "Deerfield"',
            "connects a location to itself",
            id="connection to itself",
        ),
        pytest.param(
            BOSTON_TO_DEERFIELD,
            f'{BOSTON_TO_DEERFIELD}\n\n[[connection]]\nbetween = ["Deerfield", "Boston"]\nkind = "road"',
            'connection "Deerfield" to "Boston"',
            "stands in the file twice",
            id="connection in both directions",
        ),
        pytest.param(
            BOSTON_TO_DEERFIELD,
            BOSTON_TO_DEERFIELD.replace("trail", "rail"),
            'connection "Boston" to "Deerfield"',
            'unknown word "rail" in kind. Did you mean trail?',
            id="unknown kind of connection",
        ),
        pytest.param(
            BOSTON_TO_DEERFIELD,
            BOSTON_TO_DEERFIELD.replace('"Boston", ', ""),
            "connection number 1",
            'between must be a list of text that is not empty and text that is not empty, not ["Deerfield"]',
            id="connection with one end",
        ),
        pytest.param(
            'british = "Boston"',
            'british = "London"',
            "[home]",
            'unknown location "London". '
            "There are 36, among them Albany, Baltimore, Boston, Canso and Cumberland.",
            id="home that is not on the board",
        ),
        pytest.param(
            'french = ["Quebec"]',
            'french = ["Québec"]',
            "[loses_when_taken]",
            'unknown location "Québec". Did you mean Quebec?',
            id="decisive place that is not on the board",
        ),
        pytest.param(
            '[home]\nbritish = "Boston"\nfrench = "Quebec"\n',
            "",
            "[home]",
            "is missing",
            id="missing table",
        ),
        pytest.param(
            '[home]\nbritish = "Boston"\nfrench = "Quebec"\n',
            'home = "Boston"',
            "[home]",
            "must be a table",
            id="text for a table",
        ),
    ],
)
def test_a_fault_in_the_board_is_named(
    damaged: Damaged, passage: str, replacement: str, entry: str, fault: str
) -> None:
    with pytest.raises(ContentError) as caught:
        load_board(damaged("board.toml", passage, replacement))
    assert (caught.value.file, caught.value.entry, caught.value.fault) == ("board.toml", entry, fault)
    assert str(caught.value) == f"board.toml: {entry}: {fault}"


def test_a_board_with_more_locations_than_bits_is_refused(damaged: Damaged) -> None:
    more = "\n\n".join(
        f'[[location]]\nname = "Fort {number}"\nat = [0, 0]\npoints = 0\n'
        "settlers = false\nport = false\nsea = false\ndefence = 0"
        for number in range(64 - 36)
    )
    with pytest.raises(ContentError, match=r"^board.toml: has 64 locations, which may be 63 at most$"):
        load_board(damaged("board.toml", "# Ways over land", f"{more}\n\n# Ways over land"))


def test_a_syntax_error_is_reported_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text('[home]\nbritish = "Boston\n')
    with pytest.raises(ContentError, match=r"^board.toml: is not valid TOML: .*\(at line 2, column 18\)$"):
        load_board(path)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b'name = "Gasp\xe9"')
    with pytest.raises(ContentError, match=r"^board.toml: is not UTF-8 text \(byte 12\)$"):
        load_board(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^island.toml: cannot be read: No such file or directory$"):
        load_board(tmp_path / "island.toml")


def test_an_unknown_table_is_named(damaged: Damaged) -> None:
    path = damaged("board.toml", "[home]", "[hone]")
    with pytest.raises(ContentError, match=r'^board.toml: unknown table "hone"\. Did you mean home\?$'):
        load_board(path)


def test_a_list_of_entries_must_be_written_as_tables(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text('location = ["Boston"]')
    with pytest.raises(
        ContentError, match=r"^board.toml: location must be written as \[\[location\]\] tables$"
    ):
        load_board(path)
