"""The ledger: a file with a line of JSON for every finished game, from which a contest goes on.

Its first line says what was played. Lines are only ever added, each in one piece, so that a process that is
killed leaves at worst an unfinished last line, whose game is played again.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final, final

import msgspec
from msgspec import Struct, structs

from arpents.arena.contest import Contest, Fixture
from arpents.arena.results import GameResult
from arpents.bots.naming import files_of
from arpents.engine.rules import rules_for
from arpents.errors import ArpentsError

FORMAT: Final = 1
SUFFIX: Final = ".jsonl"

_PROGRAM: Final = ("arpents.content", "arpents.engine", "arpents.bots")
_UNCOUNTED: Final = frozenset((".pyc", ".pyi", ".so", ".pyd"))
"""What is made of the sources, by any compiler."""

_LEVELS: Final = "levels.py"
"""Which bot people play against as what, and for how long it thinks: a contest names bot and time itself."""


class CannotKeepResults(ArpentsError):
    """A file that results cannot be kept in: which one, and why."""


class OtherSettings(ArpentsError):
    """A file with the games of another contest."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a file were played with; the number of games may grow, so it is not among it."""

    arena: int
    bots: tuple[str, ...]
    rule_set: str
    variants: tuple[str, ...]
    scenario: str
    seed: int
    budget: float
    patience: float
    turn_limit: int
    program: str


def settings_of(contest: Contest) -> Settings:
    """The settings of a contest, with the rules and the program that decide its games."""
    rules = rules_for(contest.rule_set, contest.variants, contest.scenario)
    own = rules.scenario.source
    return Settings(
        arena=FORMAT,
        bots=contest.bots,
        rule_set=rules.rule_set,
        variants=rules.variants,
        scenario=f"{rules.scenario.name} {_digest(own.encode())}" if own else rules.scenario.name,
        seed=contest.seed,
        budget=contest.budget,
        patience=contest.longest,
        turn_limit=contest.turn_limit,
        program=" ".join([program_digest(), *digests_of_files(contest.bots)]),
    )


def file_name(contest: Contest) -> str:
    """A name for the results of a contest, which those of no other have."""
    return f"arena-{_digest(msgspec.json.encode(settings_of(contest)))}{SUFFIX}"


@cache
def program_digest() -> str:
    """A short digest of the rules and the bots as they are: after a change, old games measure nothing."""
    digest = sha256()
    for name in _PROGRAM:
        for folder in import_module(name).__path__:
            for path in sorted(Path(folder).rglob("*")):
                counts = path.suffix not in _UNCOUNTED and path.name != _LEVELS
                if path.is_file() and counts:
                    data = path.read_bytes()
                    meant = meaning(data) if path.suffix == ".py" else data
                    digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + meant)
    return digest.hexdigest()[:12]


def meaning(source: bytes) -> bytes:
    """What a module of Python does: a better comment or docstring makes it no other."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(node, name, [one for one in value if not _is_docstring(one)])
    return ast.dump(tree).encode()


def _is_docstring(node: object) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def digests_of_files(bots: Iterable[str]) -> Iterator[str]:
    """A short digest of each file that bots from elsewhere are named by, as it is now."""
    for path in dict.fromkeys(path for bot in bots for path in files_of(bot)):
        with suppress(OSError):  # what cannot be read is complained about where it is loaded
            yield _digest(path.read_bytes())


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]


@final
class Ledger:
    """The results of a contest, in a file or (without one) only here; ``results`` are those it has."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.settings = settings_of(contest)
        self.path = path
        self.results: list[GameResult] = []
        self._wanted = {fixture.key for fixture in contest.fixtures()}
        self._have: set[tuple[str, str, int]] = set()
        if path is not None:
            try:
                self._open(path)
            except (OSError, ValueError) as error:
                raise _cannot_keep(path, error) from error

    def missing(self) -> Iterator[Fixture]:
        """The games that are still to be played."""
        return (fixture for fixture in self.contest.fixtures() if fixture.key not in self._have)

    def add(self, result: GameResult) -> None:
        """Keep the result of a game."""
        if self.path is not None:
            try:
                _append(self.path, msgspec.json.encode(result) + b"\n")
            except (OSError, ValueError) as error:
                raise _cannot_keep(self.path, error) from error
        self._note(result)

    def _note(self, result: GameResult) -> None:
        key = result.fixture.key
        if key in self._wanted and key not in self._have:
            self._have.add(key)
            self.results.append(result)

    def _open(self, path: Path) -> None:
        """Take up the games that a file has, or begin one."""
        header = msgspec.json.encode(self.settings) + b"\n"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass  # a file that cannot be written should be known before any game is played
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole and header.startswith(data):
            path.write_bytes(header)
            return
        first, *lines = whole.splitlines() or [data]
        self._check(path, first)
        for number, line in enumerate(lines, 2):
            self._note(_read(path, number, line))
        if len(whole) < len(data):
            with path.open("rb+") as file:
                file.truncate(len(whole))

    def _check(self, path: Path, line: bytes) -> None:
        """Refuse a file that is something else, or that holds games of other settings."""
        try:
            found = msgspec.json.decode(line, type=Settings)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise CannotKeepResults(f"{path} exists and is no file of results; name another one.") from error
        if found != self.settings:
            others = ", ".join(_differences(found, self.settings))
            raise OtherSettings(f"{path} has games of another contest ({others}); name another file.")


def _append(path: Path, line: bytes) -> None:
    with path.open("ab", buffering=0) as file:
        file.write(line)


def _read(path: Path, number: int, line: bytes) -> GameResult:
    try:
        return msgspec.json.decode(line, type=GameResult)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CannotKeepResults(f"Line {number} of {path} is damaged: {error}. Name another file.") from error


def _differences(found: Settings, wanted: Settings) -> Iterator[str]:
    for field in structs.fields(Settings):
        theirs, ours = getattr(found, field.name), getattr(wanted, field.name)
        if theirs != ours:
            if field.name == "program":
                yield "the rules or the bots have changed since"
            else:
                yield f"{field.name.replace('_', ' ')}: {_told(theirs)}, not {_told(ours)}"


def _told(value: object) -> str:
    return " ".join(map(str, value)) or "none" if isinstance(value, tuple) else str(value)


def _cannot_keep(path: Path, error: Exception) -> CannotKeepResults:
    fault = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return CannotKeepResults(f"Results cannot be kept in {path}: {fault[:1].lower()}{fault[1:]}.")
