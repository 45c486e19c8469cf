"""Bots that are programs: what they are told, what they may answer, and every way to go wrong."""

import shutil
import sys
from pathlib import Path

import pytest

import arpents
from arpents import Action, Budget
from arpents.bots.base import BotFault
from arpents.bots.naming import make_bot
from arpents.bots.processes import program
from arpents.bots.processes.program import ProgramBot
from arpents.bots.seeding import make_seeded
from tests.processes import PATIENCE, own_mark, started, still_running, wait_until
from tests.sampling import sampled

ODD = Path(__file__).with_name("odd_file.py")
EXAMPLES = Path(__file__).parents[2] / "examples"
VIEW = arpents.new_game(seed=4).view(0)
SECOND = Budget(1)


def odd(how: str) -> ProgramBot:
    return ProgramBot([sys.executable, str(ODD), how], 7)


def sleeping() -> list[str]:
    """The command lines of what was begun here and sleeps for long."""
    return [command for command in still_running(own_mark(), 0) if "sleep" in command]


def test_a_program_decides_and_is_told_when_it_is_over(capfd: pytest.CaptureFixture[str]) -> None:
    bot = odd("well")
    for _ in range(3):
        assert bot.choose(VIEW, SECOND) in VIEW.legal_actions()
    bot.close()
    assert capfd.readouterr() == ("", "said bye\n")
    with pytest.raises(BotFault, match=r"has ended \(exit code 0\)"):
        bot.choose(VIEW, SECOND)


def test_a_program_that_ends_between_two_questions_is_at_fault() -> None:
    bot = odd("well")
    bot.choose(VIEW, SECOND)
    bot._process.kill()
    wait_until(lambda: not bot._lines.empty())
    with pytest.raises(BotFault, match=r"has ended \(exit code -9\)"):
        bot.choose(VIEW, SECOND)
    bot.close()


@pytest.mark.parametrize(
    ("how", "fault"),
    sampled(
        [
            ("exits", r"has ended \(exit code 5\); what it wrote to standard error may tell why"),
            ("endless", r"wrote more than 65536 bytes without an end of the line"),
            ("raves", r"should have written a line like \{\"id\": 2, \"action\": …\}, and wrote 'Good day!'"),
            ("list", r"should have written .* and wrote '\[1\]'"),
            ("late", r"should have written a line like \{\"id\": 2"),
            ("empty", r"should have written a line like \{\"id\": 2"),
            ("cheats", r"answered with what is no legal action: .*Boston"),
            ("unknown", r'answered with what is no legal action: Unknown action "fly"'),
        ],
        test=3,
    ),
)
def test_a_program_that_misspeaks_is_at_fault(how: str, fault: str) -> None:
    bot = odd(how)
    assert bot.choose(VIEW, SECOND) in VIEW.legal_actions()
    with pytest.raises(BotFault, match=fault):
        bot.choose(VIEW, SECOND)
    bot.close()


def test_a_program_that_talks_without_being_asked_is_at_fault() -> None:
    bot = odd("chatty")
    for _ in range(2):
        bot.choose(VIEW, SECOND)
    wait_until(lambda: not bot._lines.empty())
    with pytest.raises(BotFault, match="wrote a line without being asked: 'that was it'"):
        bot.choose(VIEW, SECOND)
    bot.close()


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("prose", r"should have written a line like \{\"type\": \"ready\"\}, and wrote 'Good day!'"),
        ("other", r"should have written a line like \{\"type\": \"ready\"\}"),
        ("mute", r"should have written a line like .*, and wrote ''"),
    ],
)
def test_a_program_must_say_that_it_is_ready(how: str, fault: str) -> None:
    with pytest.raises(BotFault, match=fault):
        odd(how)


def test_a_program_that_is_not_ready_in_time_is_ended() -> None:
    with pytest.raises(BotFault, match=r'did not say {"type": "ready"} within 0\.2 seconds'):
        ProgramBot(["sleep", "600"], 0, patience=0.2)
    wait_until(lambda: not sleeping())


def test_a_program_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "_ENDING_SECONDS", 0.2)
    bot = make_bot('exec:sh -c \'echo "{\\"type\\": \\"ready\\"}"; sleep 600 & wait\'')
    assert isinstance(bot, ProgramBot)
    bot.close()
    assert bot._process.returncode is not None
    wait_until(lambda: not sleeping())


ORPHANING = """
import os, signal, sys
from arpents.bots.processes.program import ProgramBot
bot = ProgramBot(["sh", "-c", "echo '{\\"type\\": \\"ready\\"}'; sleep 600 & wait"], 0)
print(bot._process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program ends when it reads its input")
def test_a_program_ends_with_whoever_runs_it(tmp_path: Path) -> None:
    script = tmp_path / "orphaning.py"
    script.write_text(ORPHANING, "utf-8")
    with started([sys.executable, script], stdout=-1) as parent:
        # The program has the other end of this pipe: it is at its end when all of them have ended.
        parent.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("example", ["python json_bot.py", "node json_bot.mjs"])
def test_the_examples_play(example: str) -> None:
    runs, _, file = example.partition(" ")
    if runs == "node" and shutil.which("node") is None:
        pytest.skip("there is no Node here")
    runner = sys.executable if runs == "python" else runs
    text = f"exec:{runner} {EXAMPLES / file}"
    game, decided = arpents.new_game(seed=3), list[Action]()
    bot, other = make_seeded(text, 5), make_bot("random:seed=1")
    while game.decider is not None and game.state.turn < 30:
        by = bot if game.decider == 0 else other
        decided.append(by.choose(game.view(game.decider), SECOND))
        game.apply(decided[-1])
    assert any(str(action).startswith("settle") for action in decided if action.side == 0)
    getattr(bot, "close")()  # noqa: B009
    assert "import arpents" not in (EXAMPLES / file).read_text("utf-8")
