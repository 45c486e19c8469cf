"""A tournament: the games of a contest that are still missing, played and kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from arpents.arena.contest import Contest, Fixture
from arpents.arena.ledger import CannotKeepResults, Ledger
from arpents.arena.process_pool import play_fixtures
from arpents.arena.results import GameResult
from arpents.arena.seating import check_bots
from arpents.bots.seeding import Maker, make_seeded


def play_missing(
    ledger: Ledger, *, processes: int | None = None, make: Maker = make_seeded, records: Path | None = None
) -> Iterator[GameResult]:
    """Play what a ledger lacks; each game is in it, and its record in its folder, before it is handed on."""
    contest = ledger.contest
    check_bots(contest, make)
    if records is not None:
        _write(records, None)
    for played in play_fixtures(
        contest, ledger.missing(), processes=processes, make=make, with_records=records is not None
    ):
        if records is not None and played.record is not None:
            _write(records / record_name(contest, played.result.fixture), played.record)
        ledger.add(played.result)
        yield played.result


def tournament(
    contest: Contest,
    *,
    results: Path | None = None,
    records: Path | None = None,
    processes: int | None = None,
    make: Maker = make_seeded,
) -> list[GameResult]:
    """The results of all games of a contest, in their order.

    With a file for ``results``, an interrupted tournament goes on where it was. Games are played in
    processes of their own; a script that calls this should do so under ``if __name__ == "__main__":``.
    """
    ledger = Ledger(contest, results)
    for _ in play_missing(ledger, processes=processes, make=make, records=records):
        pass
    return in_order(contest, ledger.results)


def in_order(contest: Contest, results: list[GameResult]) -> list[GameResult]:
    """Results in the order of the games, however they finished."""
    place = {fixture.key: number for number, fixture in enumerate(contest.fixtures())}
    return sorted(results, key=lambda result: place[result.fixture.key])


def record_name(contest: Contest, fixture: Fixture) -> str:
    """The file that a game is written to, named by its pair and its number."""
    first, second = (_plain_names(contest)[label] for label in fixture.pair)
    return f"{first}-{second}-{fixture.number:0{len(str(contest.games))}}.arpents"


def _plain_names(contest: Contest) -> dict[str, str]:
    """The labels without what some file systems refuse, and still all different."""
    names: dict[str, str] = {}
    for number, label in enumerate(contest.labels, 1):
        plain = re.sub(r"[^\w.=#,]+", "_", label)
        names[label] = plain if plain not in names.values() else f"{plain}#{number}"
    return names


def _write(path: Path, text: str | None) -> None:
    """Write a record, or (without one) make its folder."""
    try:
        if text is None:
            path.mkdir(parents=True, exist_ok=True)
        else:
            path.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        fault = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotKeepResults(
            f"Records cannot be written to {path}: {fault[:1].lower()}{fault[1:]}."
        ) from error
