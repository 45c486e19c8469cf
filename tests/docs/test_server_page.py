"""What docs/server.md tells of the server is so: its examples run, and its tables leave nothing out."""

import ast
import os
import re
from pathlib import Path

import httpx
import pytest

from arpents.errors import ArpentsError
from arpents.server import app
from arpents.server import request_errors as faults
from arpents.server.asgi import middleware as gate
from arpents.server.asgi import responses as answers
from arpents.server.asgi.responses import STATUS, error_codes, status_of
from arpents.server.metrics import REGISTRY
from arpents.server.request_errors import Fault
from arpents.server.settings import PREFIX, Settings
from benchmarks.served import serving
from tests.architecture.test_errors import errors_below

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
HERE = "http://localhost:8000"


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, title
    return found[1]


def rows(title: str) -> dict[str, list[str]]:
    """The rows of the tables of a section that begin with a word of code."""
    lines = re.findall(r"^\| `([^`]+)` \|(.*)\|$", section(title), re.MULTILINE)
    return {name: [cell.strip() for cell in rest.split("|")] for name, rest in lines}


def test_the_examples_run_one_after_the_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) >= 8
    with serving(f"sqlite:///{tmp_path}/games.sqlite", os.environ) as served:
        names: dict[str, object] = {}
        for code in examples:
            exec(compile(code.replace(HERE, served.url), "docs/server.md", "exec"), names)
        api = names["api"]
        assert isinstance(api, httpx.Client)
        api.close()
    shown = capsys.readouterr().out
    assert "#seat=" in shown
    assert "#join=" in shown


def test_every_setting_is_told_with_its_default() -> None:
    told = rows("Settings")
    assert list(told) == list(Settings.__struct_fields__)
    settings = Settings()
    for name, (default, meaning) in told.items():
        assert meaning
        value = getattr(settings, name)
        if found := re.fullmatch(r"`(.+)`", default):
            assert str(value).lower().removesuffix(".0") == found[1], name
        elif found := re.fullmatch(r"(\d+) days", default):
            assert value == int(found[1]) * 24 * 3600.0, name
        else:
            assert value in ("", None), name


def test_variables_of_the_environment_in_examples_are_settings() -> None:
    for name in re.findall(rf"{PREFIX}([A-Z_]+)", PAGE):
        assert name.lower() in Settings.__struct_fields__


def plain_codes() -> dict[str, int]:
    """The codes of replies that no named error stands behind."""
    found = {code: status for status, code in app.CODES.items()}
    for module in (app, answers, gate):
        for node in ast.walk(ast.parse(Path(module.__file__ or "").read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="plain_refusal"),
                    args=[ast.Constant(value=int(status)), ast.Constant(value=str(code)), *_],
                ):
                    found[code] = status
    return found


def test_every_code_of_an_error_is_told_with_its_status() -> None:
    told = {code: int(cells[0]) for code, cells in rows("Errors").items()}
    # A private game answers by another name, which is told there.
    unnamed = (Fault, faults.Refused, faults.PrivateGame)
    named = {
        error: error.status
        for error in vars(faults).values()
        if isinstance(error, type) and issubclass(error, Fault) and error not in unnamed
    }
    for error, status in (named | dict(STATUS)).items():
        assert told.get(error.code) == status, error
    for code, status in plain_codes().items():
        assert told.get(code) == status, code


def test_the_codes_that_pages_know_are_those_told_here() -> None:
    assert {code: int(cells[0]) for code, cells in rows("Errors").items()} == error_codes()


def test_no_code_is_told_that_there_is_not() -> None:
    answered = {(error.code, status_of(error.__new__(error))) for error in errors_below(ArpentsError)}
    answered |= set(plain_codes().items())
    for code, (status, meaning) in rows("Errors").items():
        assert meaning
        assert (code, int(status)) in answered


def test_every_type_of_item_is_told() -> None:
    source = (ROOT / "src" / "arpents" / "server").rglob("*.py")
    added = {
        kind
        for path in source
        for kind in re.findall(
            r"""(?:Item\(|add_for\(self\.feeds, [^"]*?)"([a-z-]+)\"""", path.read_text("utf-8")
        )
    }
    assert set(rows("The live feed")) == added


def test_every_metric_is_told() -> None:
    # What there is of those about the process depends on the system.
    counted = {metric.name for metric in REGISTRY.collect() if not metric.name.startswith("process_")}
    assert {name.removesuffix("_total") for name in rows("Looking after it")} == counted


def test_headings_that_are_linked_to_exist() -> None:
    headings = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= anchors
