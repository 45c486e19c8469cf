"""The last recorded ratios of each build, and the comparison of new ones with them.

Speed is no matter of right or wrong, and a busy machine is slow: a fall is a warning and never a failure.
"""

import json
from pathlib import Path
from typing import Final

LAST: Final = Path(__file__).with_name("last.json")
TOLERANCE: Final = 0.15
"""The fall of a ratio that is put down to chance."""

Ratios = dict[str, float]


class DamagedRecord(Exception):
    """A record of ratios that cannot be read: where it is, and what is wrong with it."""

    def __init__(self, path: Path, fault: str) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault

    def __str__(self) -> str:
        return (
            f"{self.path.name} cannot be read ({self.fault}); "
            "python -m benchmarks.playouts --record writes a new one."
        )


def read_last(path: Path = LAST) -> dict[str, Ratios]:
    """The recorded ratios of each build."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise DamagedRecord(path, str(error)) from error
    if not isinstance(found, dict) or not all(map(_are_ratios, found.values())):
        raise DamagedRecord(path, "it should give each build its ratios, which are numbers above zero")
    return found


def _are_ratios(found: object) -> bool:
    return isinstance(found, dict) and all(type(r) in {int, float} and r > 0 for r in found.values())


def record(build: str, ratios: Ratios, path: Path = LAST) -> None:
    """Write down the ratios of a build; what was recorded of others stays, unless it is damaged."""
    try:
        kept = read_last(path)
    except DamagedRecord:
        kept = {}
    kept[build] = kept.get(build, {}) | {name: round(ratio, 1) for name, ratio in ratios.items()}
    text = json.dumps(kept, indent=2, sort_keys=True, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def compare(build: str, ratios: Ratios, path: Path = LAST) -> list[str]:
    """What there is to say about the ratios of a build beside the recorded ones, line by line."""
    try:
        last = read_last(path).get(build, {})
    except DamagedRecord as damage:
        return [str(damage)]
    known = {name: ratio for name, ratio in ratios.items() if name in last}
    if not known:
        return [f"Nothing is recorded for this build ({build}) to compare with."]
    fallen = [
        f"Warning: {name}: {ratio:,.0f} per million, {1 - ratio / last[name]:.0%} below the last record"
        f" of {last[name]:,.0f}."
        for name, ratio in known.items()
        if ratio < last[name] * (1 - TOLERANCE)
    ]
    return fallen or [f"No ratio is more than {TOLERANCE:.0%} below the last record ({build})."]
