"""Every Python example in the documents runs."""

import re
from pathlib import Path

import pytest

from arpents.bots import bot_kinds, registry
from arpents.records.file_replay import replay
from arpents.records.game_text import read_game_text

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NEED_A_SERVER = "server.md"  # these run in tests/docs/test_server_page.py
ONE_AFTER_THE_OTHER = "tutorial.md"
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    if page.name not in (NEED_A_SERVER, ONE_AFTER_THE_OTHER)
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_run(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot_kinds()
    # Where a bot of an example goes, and is forgotten.
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    exec(compile(code, "example", "exec"), {})


def test_there_is_an_example_of_the_api() -> None:
    assert any("arpents.new_game" in str(example.values[0]) for example in EXAMPLES)


def test_there_is_an_example_of_a_bot() -> None:
    assert any("@bot(" in str(example.values[0]) for example in EXAMPLES)


def test_the_steps_of_the_tutorial_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    steps = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / ONE_AFTER_THE_OTHER).read_text("utf-8"), re.DOTALL
    )
    for step in steps:
        exec(compile(step, ONE_AFTER_THE_OTHER, "exec"), names)
    assert len(steps) >= 8
    assert "is not possible now" in capsys.readouterr().out


def test_the_game_in_the_page_on_records_is_one() -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    text = page[page.index("[Arpents") : page.index("```", page.index("[Arpents"))]
    outcome = replay(read_game_text(text)).outcome
    assert outcome is not None
    assert outcome.reason == "conceded"
