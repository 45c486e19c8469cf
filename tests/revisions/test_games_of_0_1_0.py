"""What 0.1.0 has stored is still read: its games go on by the revision of the rules that they have.

Of the first editions there are games in which a conversion spared the reserve, and a siege was won without
a question about the village, which the newer revisions would have asked.
"""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from arpents.content.rule_sets import UnknownRevision
from arpents.engine.game import new_game
from arpents.engine.rules import rules_for
from arpents.engine.state_bytes import from_bytes, to_bytes
from arpents.records.file_replay import replay
from arpents.records.game_text import BadGameText, read_game_text
from arpents.records.saves import resume_game
from arpents.records.writing import write_game
from arpents.server.games.openings import renewed, rules_in
from tests.cli.command import arpents_here
from tests.server.api.people import Visitor
from tests.server.databases import KINDS, a_database
from tests.server.serving import a_server

STORED = Path(__file__).parent / "arpents_0_1_0"
FIRST_EDITIONS = ("first-edition-italian", "first-edition-german", "first-edition-french")
GAMES = 8
FOR_EVER = 10**11


@pytest.mark.parametrize("name", FIRST_EDITIONS)
def test_a_finished_game_replays_by_its_own_revision(name: str) -> None:
    text = read_game_text((STORED / f"{name}.arpents").read_bytes())
    game = replay(text)
    assert game.outcome is not None
    assert game.state.rules.revision == 1
    written = write_game(game, {"British": "James", "French": "Marie"})
    assert written.headers()["Revision"] == "1"
    assert replay(read_game_text(str(written))).state == game.state


@pytest.mark.parametrize("name", FIRST_EDITIONS)
def test_the_newer_revision_asks_what_the_older_did_not(name: str) -> None:
    text = read_game_text((STORED / f"{name}.arpents").read_bytes())
    text.set_header("Revision", "2")
    with pytest.raises(BadGameText, match="line"):
        replay(text)


@pytest.mark.parametrize("name", ["first-edition-german", "second-edition"])
def test_a_saved_game_is_resumed_where_it_stood(name: str) -> None:
    saved = resume_game((STORED / f"{name}-saved.arpents").read_bytes())
    assert saved.game.state == from_bytes((STORED / f"{name}.state").read_bytes())
    assert saved.game.decider is not None


@pytest.mark.parametrize("file", sorted(STORED.glob("*.state")), ids=lambda file: file.stem)
def test_states_have_the_bytes_that_they_had(file: Path) -> None:
    data = file.read_bytes()
    state = from_bytes(data)
    assert state.rules.revision == 1
    assert to_bytes(state) == data


def test_revisions_are_told_apart() -> None:
    old = rules_for("first-edition-german", revision=1)
    assert rules_for("first-edition-german").revision == 2
    state = new_game("first-edition-german", seed=1).state
    same = state.copy()
    same.rules = old
    assert (same == state, hash(same) == hash(state), to_bytes(same) == to_bytes(state)) == (False,) * 3
    assert from_bytes(to_bytes(state)) == state
    assert from_bytes(to_bytes(same)) == same


@pytest.mark.parametrize("revision", ["0", "-1", "two", "", "1.0", "²", "9" * 20, "9" * 4000])
def test_a_header_that_is_no_revision_is_refused(revision: str) -> None:
    text = write_game(new_game(seed=1))
    text.set_header("Revision", revision)
    with pytest.raises(BadGameText, match="The header Revision should be a number above zero"):
        replay(read_game_text(str(text)))


@pytest.mark.parametrize("revision", ["2", "10000", "999999999"])
def test_a_revision_that_is_not_known_is_refused_as_such(revision: str) -> None:
    text = write_game(new_game(seed=1))
    text.set_header("Revision", revision)
    with pytest.raises(UnknownRevision, match=f"revision {revision} of the rule set"):
        replay(read_game_text(str(text)))


@pytest.fixture(params=KINDS)
def restored(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[str]:
    """A database with the games of a backup by 0.1.0."""
    with a_database(request.param) as url:
        monkeypatch.setenv("ARPENTS_DATABASE_URL", url)
        run = arpents_here(tmp_path, "admin", "restore", str(STORED / "games.backup"))
        assert run.returncode == 0, run.stderr
        yield url


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The database of 0.1.0 itself."""
    file = tmp_path / "games.sqlite"
    file.write_bytes(gzip.decompress((STORED / "games.sqlite.gz").read_bytes()))
    monkeypatch.setenv("ARPENTS_DATABASE_URL", f"sqlite:///{file}")
    return f"sqlite:///{file}"


@pytest.mark.parametrize("rule_set", ["first-edition-german", "second-edition"])
def test_a_rematch_is_a_new_game_by_the_newest_revision(rule_set: str) -> None:
    older = f'[Arpents "1"]\n[RuleSet "{rule_set}"]\n[Variants "late-reshuffle"]\n'
    newest = rules_for(rule_set, ["late-reshuffle"])
    found = rules_in(renewed(older))
    assert (found.rule_set, found.variants, found.revision) == (rule_set, newest.variants, newest.revision)
    begun = f"{older}Position\n    Boston: british town\n"
    assert renewed(begun) == begun, "a position goes on by the rules under which it came about"


def test_all_games_of_a_backup_reproduce(restored: str, tmp_path: Path) -> None:
    run = arpents_here(tmp_path, "admin", "verify")
    assert (run.returncode, run.stdout) == (0, f"{GAMES} games looked at, all of which reproduce.\n"), (
        run.stderr
    )


def test_all_games_of_the_database_reproduce_and_can_be_read(database: str, tmp_path: Path) -> None:
    run = arpents_here(tmp_path, "admin", "verify")
    assert (run.returncode, run.stdout) == (2, "")
    assert "arpents admin migrate" in run.stderr
    run = arpents_here(tmp_path, "admin", "migrate")
    assert (run.returncode, run.stdout) == (0, "The tables are up to date.\n")
    run = arpents_here(tmp_path, "admin", "verify")
    assert (run.returncode, run.stdout) == (0, f"{GAMES} games looked at, all of which reproduce.\n"), (
        run.stderr
    )
    with a_server(database_url=database, game_expires=FOR_EVER, chat_expires=FOR_EVER) as served:
        visitor = Visitor(served.url)
        found = {status: visitor.get("/games", status=status).json() for status in ("playing", "finished")}
        assert {status: len(games) for status, games in found.items()} == {"playing": 4, "finished": 4}
        for game in found["playing"]:
            assert visitor.get(f"/games/{game['id']}").json()["now"]["game"]["turn"] == game["turn"]
        for game in found["finished"]:
            record = visitor.get(f"/games/{game['id']}/record").text
            assert replay(read_game_text(record)).state.rules.revision == 1
