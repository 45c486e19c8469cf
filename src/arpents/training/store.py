"""The folder of a training: every part that is finished is a file, written as a whole or not at all.

What people want lies in the folder itself: the weights, their card and the plots. The parts that a training
goes on from lie in ``parts``.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, final

import msgspec
import numpy as np
from msgspec import Struct

from arpents import __version__
from arpents.bots.evaluation.model_file import feature_names
from arpents.training.fitting import Network
from arpents.training.positions import Positions
from arpents.training.settings import CannotKeepTraining, OtherTraining, Settings

WEIGHTS: Final = "learned.model"
CARD: Final = "card.md"
PLOTS: Final = "plots.html"
PARTS: Final = "parts"
SETTINGS: Final = "settings.json"

GROWING: Final = ("generations",)
"""The settings that a training may go on with when they have changed: there may be more generations."""

T = TypeVar("T")


class FitReport(Struct, frozen=True, kw_only=True):
    """What is known of a generation's weights before they are tried.

    ``before`` is the champion they were fitted from. ``games`` and ``positions`` are those remembered,
    ``own_games`` those of this generation alone, of which the British won ``british_won``. The rows of
    ``reliability`` are, for each tenth of the chances, the mean chance, the share that the British won, and
    the number of positions.
    """

    generation: int
    before: int | None
    own_games: int
    british_won: float
    games: int
    positions: int
    loss_before: float
    loss: float
    accuracy: float
    reliability: list[tuple[float, float, int]]


class ContestPart(Struct, frozen=True):
    """What came of some games of a contest."""

    games: int
    won: float


@final
class Store:
    """The files of one training."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self._parts = folder / PARTS
        self._attempt(self._parts, lambda: self._parts.mkdir(parents=True, exist_ok=True))
        self._keep(settings)

    def _keep(self, settings: Settings) -> None:
        """Keep the settings, or compare them with those that are kept."""
        path = self._parts / SETTINGS
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(settings))
        told |= {"features": feature_names(), "version": __version__}
        for name in GROWING:
            del told[name]
        if path.exists():
            kept: Any = self._attempt(path, lambda: msgspec.json.decode(path.read_bytes()))
            kept = kept if isinstance(kept, dict) else {}
            if other := [name for name in told if kept.get(name) != told[name]]:
                differ = ", ".join(f"{name}: {kept.get(name)}, not {told[name]}" for name in other)
                raise OtherTraining(
                    f"{self.folder} has a training with other settings ({differ}). "
                    "Give those again, or name another folder."
                )
        else:
            self.write(path, msgspec.json.format(msgspec.json.encode(told)))

    def games(self, generation: int, piece: int) -> Path:
        """The file of a piece of games to learn from."""
        return self._parts / f"games-{generation}-{piece}.npz"

    def contest(self, generation: int, piece: int) -> Path:
        """The file of a piece of a contest."""
        return self._parts / f"contest-{generation}-{piece}.json"

    def network(self, generation: int) -> Path:
        """The file of a generation's weights as they are learned."""
        return self._parts / f"network-{generation}.npz"

    def model(self, generation: int) -> Path:
        """The file of a generation's weights as they are used."""
        return self._parts / f"generation-{generation}.model"

    def report(self, generation: int) -> Path:
        """The file that says that a generation's weights are fitted, and how well."""
        return self._parts / f"generation-{generation}.json"

    def save_positions(self, path: Path, positions: Positions) -> None:
        """Keep positions."""
        self.write(path, _packed({name: getattr(positions, name) for name in _FIELDS}))

    def load_positions(self, path: Path) -> Positions:
        """The positions of a file."""
        return self._attempt(path, lambda: Positions(*_unpacked(path, _FIELDS)))

    def save_network(self, path: Path, network: Network) -> None:
        """Keep weights."""
        self.write(path, _packed(network._asdict()))

    def load_network(self, path: Path) -> Network:
        """The weights of a file."""
        return self._attempt(path, lambda: Network(*_unpacked(path, Network._fields)))

    def save(self, path: Path, told: Struct) -> None:
        """Keep a report."""
        self.write(path, msgspec.json.encode(told))

    def load(self, path: Path, kind: type[T]) -> T:
        """The report of a file."""
        return self._attempt(path, lambda: msgspec.json.decode(path.read_bytes(), type=kind))

    def write(self, path: Path, data: bytes) -> None:
        """Write a file, as a whole or not at all."""
        beside = path.with_name(f"{path.name}.part")

        def write() -> None:
            beside.write_bytes(data)
            beside.replace(path)

        self._attempt(path, write)

    def _attempt(self, path: Path, what: Callable[[], T]) -> T:
        """Do something with a file; what is wrong with it is told with its name."""
        try:
            return what()
        except OSError as error:
            fault = error.strerror or str(error)
            raise CannotKeepTraining(
                f"The training cannot be kept in {self.folder}: {path.name}: {fault[:1].lower()}{fault[1:]}."
            ) from error
        except (ValueError, KeyError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
            raise CannotKeepTraining(
                f"{path} is damaged. Delete it, and the same command makes it again."
            ) from error


_FIELDS: Final = tuple(Positions.__dataclass_fields__)


def _packed(arrays: dict[str, Any]) -> bytes:
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    return buffer.getvalue()


def _unpacked(path: Path, names: tuple[str, ...]) -> list[Any]:
    with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
        return [arrays[name] for name in names]
