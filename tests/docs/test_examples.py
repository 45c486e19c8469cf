"""Every Python example in the documents runs."""

import re
from pathlib import Path

import pytest

from arpents.bots import bot_kinds, registry
from arpents.records.game_text import read_game_text
from arpents.records.replaying import replay

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NEED_A_SERVER = ("server.md",)  # these run in tests/docs/test_server_page.py
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    if page.name not in NEED_A_SERVER
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_game_in_the_page_on_records_is_one() -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    text = page[page.index("[Arpents") : page.index("```", page.index("[Arpents"))]
    outcome = replay(read_game_text(text)).outcome
    assert outcome is not None
    assert outcome.reason == "conceded"
