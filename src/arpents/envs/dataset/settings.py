"""What a set of games is made of, and what may be wrong with it; nothing here needs numpy or pyarrow."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from msgspec import Struct

from arpents.errors import ArpentsError

PACKAGES: Final = ("numpy", "pyarrow")


class ExportNeedsMore(ArpentsError):
    """The packages that write Parquet are not installed."""


class OtherExport(ArpentsError):
    """A folder in which there are games of other settings."""


class CannotExport(ArpentsError):
    """A file of games that cannot be written or read: which one, and why."""


class NothingToExport(ArpentsError):
    """No games were asked for, or too many kinds at once: what to ask for instead."""


class Exported(Struct, frozen=True, kw_only=True):
    """What decides all rows of a set of games, the number of games apart.

    Bots named in ``bots`` play with ``seed``; or the games come from files, whose digests are in ``files``.
    ``seconds`` is how long a bot may think about a decision. A win probability is the mean over ``worlds``
    positions. A file of the set has the rows of ``shard`` games.
    """

    bots: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    rule_set: str | None = None
    variants: tuple[str, ...] = ()
    scenario: str | None = None
    seed: int = 0
    seconds: float = 1.0
    turn_limit: int = 400
    worlds: int = 8
    shard: int = 100


def check_packages() -> None:
    """Make sure that Parquet can be written, before anything is played."""
    missing = [name for name in PACKAGES if find_spec(name) is None]
    if missing:
        raise ExportNeedsMore(
            f'To export takes more packages ({", ".join(missing)}): pip install "arpents[data]".'
        )
