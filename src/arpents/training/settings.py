"""What a training is told, what it takes, and what may be wrong with either; nothing here needs numpy."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final, NamedTuple

import msgspec

from arpents.errors import ArpentsError

PACKAGES: Final = ("numpy", "scipy")


class TrainingNeedsMore(ArpentsError):
    """The packages that fit weights are not installed."""


class BadTraining(ArpentsError):
    """A training that makes no sense: why, and what would be right."""


class OtherTraining(ArpentsError):
    """A folder in which weights are trained with other settings."""


class CannotKeepTraining(ArpentsError):
    """A file of a training that cannot be written or read: which one, and why."""


class Descent(NamedTuple):
    """How weights are fitted: in ``rounds``, each of which goes ``epochs`` times over all positions.

    What a position is to be worth is worked out anew in each round, from the result of its game and from what
    the next positions promise by then. The higher ``patience`` is, the more do later ones and the result
    count; with 1 the result alone does.
    """

    rounds: int
    epochs: int
    rate: float
    decay: float
    patience: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What is trained, and how.

    A generation plays ``games``, and a ``contest`` of so many with the champion. ``piece`` and
    ``contest_piece`` are how many of them are played, and kept, at a time. Weights are learned from the games
    of the last ``remembered`` generations: for the first one as ``first`` says, from nothing, then as
    ``later`` says, and from generation ``late`` on as ``last`` says. At first, what the next positions
    promise is mostly wrong; in the end, what the result says is mostly chance.
    """

    generations: int = 26
    games: int = 3000
    contest: int = 400
    seed: int = 0
    turn_limit: int = 240
    piece: int = 25
    contest_piece: int = 20
    remembered: int = 4
    late: int = 11
    first: Descent = Descent(1, 4, 2e-3, 1e-5, 1.0)
    later: Descent = Descent(1, 2, 7e-4, 5e-5, 0.9)
    last: Descent = Descent(12, 1, 5e-4, 5e-5, 0.5)

    def __post_init__(self) -> None:
        """Refuse what cannot be learned from or balanced."""
        if self.generations < 1 or self.games < 2:
            raise BadTraining("A training takes one generation or more, with two games or more in each.")
        for name, number in (("contest", self.contest), ("piece of a contest", self.contest_piece)):
            if number < 2 or number % 2:
                raise BadTraining(
                    f"In a contest each has each side in half of the games, so the number of a {name} must "
                    f"be even: {max(2, number + 1)}, for example, not {number}."
                )

    def descent(self, generation: int, is_first: bool) -> Descent:
        """How the weights of a generation are fitted; the first of all begin from nothing."""
        if is_first:
            return self.first
        return self.later if generation < self.late else self.last


def check_packages() -> None:
    """Refuse to train where the packages for it are not installed."""
    if lacking := [name for name in PACKAGES if find_spec(name) is None]:
        raise TrainingNeedsMore(
            f'To train takes more packages ({", ".join(lacking)}): pip install "arpents[train]".'
        )
