"""The ledger: what clients have asked a server for, what it told them, and whether what is stored agrees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, final

from arpents.errors import ArpentsError
from arpents.server.games.verifying import check_game
from arpents.server.store import GameRow, StoredEvent

OK = 200
UNAVAILABLE = 503


@final
class Entry:
    """A request with a key: when it was first sent, and when and how it was answered at last, if it was."""

    __slots__ = ("answered", "game", "key", "kind", "sent", "status", "tries")

    def __init__(self, game: str, key: str, kind: str, sent: int) -> None:
        self.game = game
        self.key = key
        self.kind = kind
        self.sent = sent
        self.tries = 0
        self.answered: int | None = None
        self.status: int | None = None


@final
class Ledger:
    """All requests of a run, in the order in which they were sent and answered."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.acknowledged = 0
        self._moments = 0

    def send(self, game: str, side: int, key: str, kind: str) -> Entry:
        """Note that a seat asks for something."""
        self._moments += 1
        entry = Entry(game, f"{side}:{key}", kind, self._moments)
        self.entries.append(entry)
        return entry

    def answer(self, entry: Entry, status: int) -> None:
        """Note that it was told something, acceptance or refusal."""
        self._moments += 1
        entry.answered, entry.status = self._moments, status
        self.acknowledged += status == OK

    @property
    def refused(self) -> int:
        """How many were refused."""
        return sum(entry.status not in (None, OK) for entry in self.entries)

    @property
    def repeated(self) -> int:
        """How many were sent more than once."""
        return sum(entry.tries > 1 for entry in self.entries)

    def faults(self, games: Iterable[tuple[GameRow, list[StoredEvent]]]) -> Iterator[str]:
        """What is wrong with what is stored, a sentence for each thing."""
        asked: defaultdict[str, dict[str, Entry]] = defaultdict(dict)
        for entry in self.entries:
            asked[entry.game][entry.key] = entry
        for row, events in games:
            yield from _faults_of_game(row, events, asked.pop(row.id, {}))
        for game in asked:
            yield f"{game} is lost"


def _faults_of_game(row: GameRow, events: list[StoredEvent], asked: dict[str, Entry]) -> Iterator[str]:
    try:
        check_game(row, events)
    except ArpentsError as error:
        yield f"{row.id}: {error}"
    found: defaultdict[str, list[int]] = defaultdict(list)
    for event in events:
        key: Any = event.data.get("key")
        if key is not None:
            found[key].append(event.seq)
    for key, entry in asked.items():
        seqs = found.get(key, [])
        if len(seqs) > 1:
            yield f"{row.id}: {entry.kind} {key} counts {len(seqs)} times"
        if entry.status == OK and not seqs:
            yield f"{row.id}: {entry.kind} {key} was acknowledged and is lost"
        if entry.status not in (None, OK) and seqs:
            yield f"{row.id}: {entry.kind} {key} was refused with {entry.status} and counts all the same"
    yield from _faults_of_order(row.id, [asked[key] for key in found if key in asked])
    for key in found.keys() - asked.keys():
        yield f"{row.id}: {key} counts and was never asked for"


def _faults_of_order(game: str, stored: list[Entry]) -> Iterator[str]:
    """Whatever was acknowledged before something else was sent must come before it."""
    last_sent = 0
    for entry in stored:
        if entry.answered is not None and entry.answered < last_sent:
            yield f"{game}: {entry.kind} {entry.key} comes after what was sent when it had been answered"
        last_sent = max(last_sent, entry.sent)
