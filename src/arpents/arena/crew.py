"""A crew: processes that play pieces side by side, and end with whoever began them."""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Protocol, TypeVar, final

from arpents.bots.processes.supervision import Child, attend
from arpents.errors import ArpentsError

Result_co = TypeVar("Result_co", covariant=True)
Result = TypeVar("Result")


class PieceLost(ArpentsError):
    """Games that could not be played: why."""


class Piece(Protocol[Result_co]):
    """Games that one process plays."""

    def play(self) -> Result_co:
        """What comes of them."""
        ...


@final
@dataclass(frozen=True)
class Broken:
    """What went wrong in a process."""

    error: str
    trace: str


def play(piece: Piece[Result]) -> Result | Broken:
    """Play a piece, in a process of its own; what goes wrong is told to whoever waits."""
    try:
        return piece.play()
    except Exception as error:
        told = str(error).rstrip(".") if isinstance(error, ArpentsError) else repr(error)
        return Broken(told, traceback.format_exc())


@final
class Crew:
    """Processes that begin when there is something to do, and are kept; a crew of one plays right here."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._children: list[Child] = []

    def each(self, pieces: Sequence[Piece[Result]]) -> Iterator[tuple[int, Result]]:
        """What comes of each piece, with its place in the sequence, as soon as it is played."""
        if self._processes == 1:
            for number, piece in enumerate(pieces):
                yield number, piece.play()
            return
        self._begin(min(self._processes, len(pieces)))
        waiting = deque(enumerate(pieces))
        busy: dict[Any, tuple[Child, int]] = {}  # by their pipes
        for child in self._children:
            if waiting:
                busy[child.pipe] = (child, _ask(child, *waiting.popleft()))
        while busy:
            for pipe in wait(list(busy)):
                child, number = busy.pop(pipe)
                result: Result = _answer(child)
                if waiting:
                    busy[pipe] = (child, _ask(child, *waiting.popleft()))
                yield number, result

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        for child in self._children:
            child.close()
        self._children.clear()

    def _begin(self, number: int) -> None:
        new = [Child(attend, play, None) for _ in range(number - len(self._children))]
        self._children += new
        for child in new:
            _answer(child)  # that it is ready


def _ask(child: Child, number: int, piece: Piece[object]) -> int:
    try:
        child.pipe.send(piece)
    except OSError:
        raise _ended(child) from None
    return number


def _answer(child: Child) -> Any:
    """What a process has to say; whoever asked knows what that is."""
    try:
        answer = child.pipe.recv()
    except (EOFError, OSError):
        raise _ended(child) from None
    if isinstance(answer, Broken):
        lost = PieceLost(f"Games could not be played: {answer.error}.")
        lost.add_note(answer.trace)
        raise lost
    return answer


def _ended(child: Child) -> PieceLost:
    code = child.ended()
    return PieceLost(
        f"Games could not be played: their process ended (exit code {code}). "
        "The same command goes on with what is kept."
    )
