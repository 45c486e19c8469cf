"""Tests start processes in one place, which sees to it that these end."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]

MAY_START = {
    "processes.py": {"Popen"},  # the one place, for the one that ends the others
    "forking.py": {"fork"},  # of a process that is started there
    "load/launcher.py": {"create_subprocess_exec", "fork"},  # a group that is ended with the run
}
STARTING = {
    *("Popen", "check_call", "check_output", "getoutput", "getstatusoutput"),
    *("create_subprocess_exec", "create_subprocess_shell", "fork", "forkpty", "popen", "posix_spawn"),
}
OF_MODULES = {"subprocess.run", "subprocess.call", "os.system", "pty.spawn"}
MODULES = ("subprocess", "system", "pty")


def starts(source: str) -> Iterator[str]:
    """The calls in a source that start a process."""
    if not any(name in source for name in (*STARTING, *MODULES)):
        return  # most have none of these words, and need not be parsed
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)) if (
                name in STARTING
            ):
                yield name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=module), attr=name)):
                if f"{module}.{name}" in OF_MODULES:
                    yield name
            case ast.ImportFrom(module=str(module), names=names):
                yield from (one.name for one in names if f"{module}.{one.name}" in OF_MODULES)


def test_processes_are_started_in_one_place() -> None:
    found = {
        str(path.relative_to(TESTS)): calls
        for path in sorted(TESTS.rglob("*.py"))
        if (calls := set(starts(path.read_text("utf-8"))))
    }
    assert found == MAY_START, "start them with tests/processes.py"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import subprocess\nsubprocess.run(['x'])", ["run"]),
        ("from subprocess import run\nrun(['x'])", ["run"]),
        ("from subprocess import Popen\nPopen(['x'])", ["Popen"]),
        ("import asyncio\nasyncio.create_subprocess_exec('x')", ["create_subprocess_exec"]),
        ("import pty\npty.spawn(['x'])", ["spawn"]),
        ("from tests.processes import run\nrun(['x'])", []),
    ],
)
def test_what_starts_a_process_is_found(source: str, found: list[str]) -> None:
    assert list(starts(source)) == found
