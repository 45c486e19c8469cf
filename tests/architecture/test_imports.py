"""The shape of the source: chance, how long modules are, what no file may contain, what is pinned.

Who may import whom is checked by `make imports`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.processes import run

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "arpents"
REQUIREMENTS = ROOT / "requirements"
LOCKS = ("run.lock", "dev.lock", "server.lock")
ALL_LOCKS = sorted(path.name for path in REQUIREMENTS.glob("*.lock"))

LONGEST_MODULE = 450

# A folder of somebody's machine, where a path starts: nothing before it makes it part of a longer one.
MACHINE_PATH = re.compile(
    r"(?<![\w.~*>)\]}-])"
    rf"(?:{re.escape(str(ROOT))}|/(?:home|root|Users|work|workspace)|[A-Z]:\\Users)"
    r"[/\\]\w"
)
PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+)", re.MULTILINE)


def project_files() -> list[Path]:
    """All files that git tracks, or would track."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = run(command, cwd=ROOT)
    except OSError:
        listing = None  # there is no git
    if listing is None or listing.returncode:
        pytest.skip("this is not a git checkout")
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def modules(*parts: str) -> list[Path]:
    """The modules of the package, or of those parts of it that are named."""
    return sorted(
        path
        for path in PACKAGE.rglob("*.py")
        if not parts or path.relative_to(PACKAGE).with_suffix("").parts[0] in parts
    )


def global_randomness(source: str) -> Iterator[str]:
    """The uses of the random module in a source, but for the Random class: a generator that is handed in."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module="random", names=names):
                yield from (f"from random import {name.name}" for name in names if name.name != "Random")
            case ast.Import(names=names):
                yield from ("import random as" for name in names if name.name == "random" and name.asname)
            case ast.Attribute(value=ast.Name(id="random"), attr=attr) if attr != "Random":
                yield f"random.{attr}"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr="Random"), args=[]):
                yield "random.Random() without a seed"
            case ast.Call(func=ast.Name(id="Random"), args=[]):
                yield "Random() without a seed"


@pytest.mark.parametrize(
    ("source", "uses"),
    [
        ("import random\nrandom.choice(x)", ["random.choice"]),
        ("from random import Random, shuffle", ["from random import shuffle"]),
        ("import random as r", ["import random as"]),
        ("import random\nrandom.Random()", ["random.Random() without a seed"]),
        ("from random import Random\nRandom()", ["Random() without a seed"]),
        ("from random import Random\nRandom(7).choice(x)\ndef f(random: Random): ...", []),
    ],
)
def test_global_randomness_is_recognised(source: str, uses: list[str]) -> None:
    assert list(global_randomness(source)) == uses


def test_engine_and_table_use_no_global_randomness() -> None:
    found = {
        str(path.relative_to(ROOT)): uses
        for path in modules("engine", "table")
        if (uses := list(global_randomness(path.read_text(encoding="utf-8"))))
    }
    assert not found, f"take the generator as an argument instead: {found}"


def test_no_module_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert lengths, "no modules found"
    too_long = {str(path.relative_to(ROOT)): n for path, n in lengths.items() if n > LONGEST_MODULE}
    assert not too_long, f"more than {LONGEST_MODULE} lines: split by idea: {too_long}"


def test_no_file_names_a_folder_of_a_machine() -> None:
    found = []
    for path in project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # not a text
        if MACHINE_PATH.search(text):
            found.append(str(path.relative_to(ROOT)))
    assert not found, f"write paths relative to the project: {found}"


@pytest.mark.parametrize("name", ALL_LOCKS)
def test_locks_name_no_host_and_no_index(name: str) -> None:
    text = (REQUIREMENTS / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"--(?:extra-)?index|--find-links|--trusted-host", text)


@pytest.mark.parametrize("name", ALL_LOCKS)
def test_locks_pin_everything_with_hashes(name: str) -> None:
    text = (REQUIREMENTS / name).read_text(encoding="utf-8").replace("\\\n", " ")
    requirements = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert requirements
    assert not [line for line in requirements if not PIN.match(line) or "--hash=sha256:" not in line]


def test_playing_developing_and_serving_use_the_same_versions() -> None:
    run, dev, server = (
        dict(PIN.findall((REQUIREMENTS / name).read_text(encoding="utf-8"))) for name in LOCKS
    )
    assert run.items() <= dev.items()
    assert server.items() <= dev.items()
    assert "psycopg" in server
    assert "mypy" not in server
