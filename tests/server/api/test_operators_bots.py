"""Bots that the operator adds: chosen by the number of a level, and by nothing that a request makes up."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.served import Served
from tests.cli.command import arpents
from tests.sampling import sampled
from tests.server.api.people import Visitor, code
from tests.server.serving import a_server

ODD = Path(__file__).parents[2] / "bots" / "odd_file.py"
TRACE = "arpents-was-here"


@pytest.fixture(scope="module")
def odd_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with bots from a file, one of which is gone when it is asked, and a program."""
    folder = tmp_path_factory.mktemp("bots")
    gone = folder / "gone.py"
    gone.write_text(f"from pathlib import Path\n{ODD.read_text('utf-8')}", "utf-8")
    bots = f"sound={ODD}:Sound; gone={gone}:Sound\nfailing={ODD}:Raises:odd=1;talking={ODD}:Talks"
    with a_server("--bot", f"program=exec:{sys.executable} {ODD} well", bots="") as _:
        pass  # the command line takes them too, and checks them
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TALK", str(folder / "talk"))
        with a_server(seed=1, bots=f"{bots};program=exec:{sys.executable} {ODD} well") as served:
            gone.unlink()
            yield served


@pytest.fixture
def guest(odd_server: Served) -> Visitor:
    """Somebody without a seat."""
    return Visitor(odd_server.url)


def levels(guest: Visitor) -> dict[str, int]:
    """The levels that are offered, by name."""
    return {one["name"]: one["number"] for one in guest.get("/facts").json()["choices"]["levels"]}


@pytest.mark.parametrize("name", ["sound", "failing", "program"])
def test_a_bot_of_the_operator_plays(guest: Visitor, name: str) -> None:
    player = guest.create(opponent="bot", level=levels(guest)[name], side="british")
    assert player.now()["game"]["french"] == {"name": name, "bot": name}, "and nothing of where it lies"
    player.rest()
    assert player.turn()["view"]["turn"] == 3


def counts(talk: Path) -> list[int]:
    """How often the bot that tells it had been asked, each time."""
    return [int(line.split()[1]) for line in talk.read_text().splitlines()]


def test_a_bot_is_kept_for_its_game_until_what_it_did_is_taken_back(guest: Visitor) -> None:
    talk = Path(os.environ["TALK"])
    player = guest.create(opponent="bot", level=levels(guest)["talking"], side="british")
    for _ in range(2):
        player.rest()
        player.turn()
    asked = counts(talk)
    assert asked == list(range(1, len(asked) + 1))
    assert player.do("take-back", version=player.now()["version"], key="back").status_code == 200
    player.rest()
    player.turn()
    assert counts(talk)[len(asked)] == 1, "the one before remembers what is not so"


def test_a_game_waits_for_a_bot_that_cannot_be_had(guest: Visitor, odd_server: Served) -> None:
    player = guest.create(opponent="bot", level=levels(guest)["gone"], side="british")
    player.rest()
    assert player.wait(lambda now: now["bot_missing"])["game"]["decider"] == "french"


FORMS = [
    f"{ODD}:Sound",
    "./odd_file.py:Sound",
    "os:system",
    f"exec:touch {TRACE}",
    "planner:level=3",
    "random",
]


@pytest.mark.parametrize("form", FORMS)
def test_no_request_names_code_or_an_option(guest: Visitor, form: str) -> None:
    for body in (
        {"opponent": form},
        {"opponent": "bot", "level": form},
        {"opponent": "bot", "bot": form},
        {"opponent": "bot", "strategy": {"name": form}},
        {"opponent": "bot", "level": 1, "options": form},
        {"opponent": {"bot": form}},
    ):
        response = guest.post("/games", **body)
        assert (response.status_code, code(response)) == (422, "bad_request"), body
    assert code(guest.post("/games", opponent="bot", strategy=form[:60])) == "unknown_name"
    player = guest.create(opponent="bot", level=1, side="british", name="Anne")
    for what in ("rematch", "moves", "join", "presets"):
        assert player.do(what, bot=form, level=form, key="k").status_code in {404, 405, 409, 422}
    assert not Path(TRACE).exists()


def test_players_do_not_go_by_the_name_of_such_a_bot(guest: Visitor) -> None:
    response = guest.post("/games", name="Sound")
    assert (response.status_code, code(response)) == (422, "bad_name")


@pytest.mark.parametrize(
    ("bot", "said"),
    sampled(
        [
            (
                "greedy=./nothing.py:A",
                'The bot "greedy" could not be made: there is nothing at ./nothing.py.',
            ),
            ("greedy", "cannot have 'greedy': it should be like greedy=./mybot.py:Greedy"),
            ("Greedy=x:A", "it should be like greedy=./mybot.py:Greedy"),
            ("random=x:A", 'there is another bot with the name "random"'),
            ("settler=x:A", 'there is another bot with the name "settler"'),
            ("hammer=x:A", 'there is another bot with the name "hammer"'),
        ],
        test=2,
    ),
)
def test_a_server_does_not_begin_with_a_bot_that_there_is_not(tmp_path: Path, bot: str, said: str) -> None:
    run = arpents(tmp_path, "serve", "--port", "0", "--bot", bot)
    assert run.returncode in {1, 2}
    assert said in " ".join(run.stderr.split())
