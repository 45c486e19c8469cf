"""The crew: every piece is played once, whoever plays it, and what goes wrong has a name."""

from collections.abc import Iterator

import pytest

from arpents.arena.crew import Crew, PieceLost
from tests.training.odd_pieces import Doubled, Ending, Failing


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    """A crew of two processes."""
    crew = Crew(2)
    yield crew
    crew.close()


def test_every_piece_is_played_once(crew: Crew) -> None:
    pieces = [Doubled(number) for number in range(20)]
    for workers in (crew, Crew(1)):
        assert sorted(workers.each(pieces)) == [(number, 2 * number) for number in range(20)]
    assert list(crew.each([])) == []


def test_what_goes_wrong_in_a_process_is_told(crew: Crew) -> None:
    with pytest.raises(PieceLost, match=r"could not be played: ValueError\('no such piece'\)\.") as lost:
        list(crew.each([Failing()]))
    assert "odd_pieces.py" in "".join(lost.value.__notes__)


def test_a_process_that_ends_is_told(crew: Crew) -> None:
    with pytest.raises(PieceLost, match=r"their process ended \(exit code 7\)"):
        list(crew.each([Ending()]))
