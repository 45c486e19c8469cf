"""A bot in a process of its own: it lives as long as its game, and its faults are told."""

from pathlib import Path

import pytest

import arpents
from arpents import Action, Budget
from arpents.bots import asking
from arpents.bots.asking import Host, Question
from arpents.bots.base import BotFault
from arpents.bots.processes.apart import BotApart
from arpents.bots.seeding import make_seeded
from tests.processes import PATIENCE

FILE = str(Path(__file__).with_name("odd_file.py"))
VIEW = arpents.new_game(seed=4).view(0)


@pytest.fixture
def talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots tell how often they were asked."""
    monkeypatch.setenv("TALK", str(tmp_path / "talk"))
    return tmp_path / "talk"


def test_a_bot_is_made_once_and_remembers(talk: Path) -> None:
    bot = BotApart(f"{FILE}:Talks", 1)
    for _ in range(3):
        assert bot.choose(VIEW, Budget(1)) in VIEW.legal_actions()
    bot.close()
    told = [line.split() for line in talk.read_text().splitlines()]
    assert len({pid for pid, _ in told}) == 1
    assert [count for _, count in told] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Raises", r"raised ValueError: I do not know \(odd_file\.py, line \d+, in misbehave\)"),
        ("Exits", r"raised SystemExit: I am off \(odd_file\.py"),
        ("Dies", r"has not answered: its process ended"),
        ("Hangs", r"did not decide within 2 seconds"),
        ("SaysNothing", r"returned None, which is no action"),
        (
            "Unmakeable",
            r"could not be made: OSError: my weights are gone \(odd_file\.py, line \d+, in __init__\)",
        ),
        ("Nobody", r"could not be made: .*odd_file\.py has no class \"Nobody\""),
    ],
)
def test_its_faults_are_told(name: str, fault: str) -> None:
    text = f"{FILE}:{name}" + (":odd=1" if name not in {"Unmakeable", "Nobody"} else "")
    bot = BotApart(text, 1, patience=2 if name == "Hangs" else PATIENCE)
    if name == "Hangs":
        bot.begin()
    with pytest.raises(BotFault, match=fault) as raised:
        bot.choose(VIEW, Budget(1))
    assert raised.value.unmade == (name in {"Unmakeable", "Nobody"})
    bot.close()


def test_a_host_keeps_a_bot_as_long_as_its_game_goes_on(talk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host(make_seeded)

    def asked(game: str, *played: Action) -> tuple[Action, str]:
        action = host(Question(game, f"{FILE}:Talks", 1, played, VIEW, 1.0))
        assert isinstance(action, Action)
        return action, talk.read_text().split()[-1]

    first, _ = asked("a")
    second, count = asked("a", first)
    assert count == "2"
    assert asked("b")[1] == "1", "another game has a bot of its own"
    assert asked("a", first, second)[1] == "3"
    assert asked("a", first)[1] == "1", "what was decided since has been taken back"
    assert asked("a", first, VIEW.legal_actions()[0], second)[1] == "1", "somebody else has decided for it"
    monkeypatch.setattr(asking, "KEPT", 1)
    begun, _ = asked("c")
    asked("d")
    assert asked("c", begun)[1] == "1", "it had to make room"
