"""Generations: games, weights fitted to them, and a contest with the champion, over and over.

Everything lies in one folder, in files that are written as a whole or not at all: a run that is interrupted
goes on where it was. With the same settings and seed it makes the same weights, however many processes play.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from arpents.bots.evaluation.model_file import ModelFile, write_model
from arpents.errors import ArpentsError
from arpents.training.fitting import Fit, Network, fit, new_network
from arpents.training.games import FIRST_DIET, LATER_DIET
from arpents.training.positions import joined, load

SHARD: Final = 250
"""How many games are played at a time, and kept in one file."""

REMEMBERED: Final = 4
"""From the games of how many generations weights are learned."""

DUELS: Final = 8
"""In how many parts a contest is played."""


class OtherSettings(ArpentsError):
    """A folder in which weights were trained with other settings."""


class Settings(msgspec.Struct, frozen=True):
    """What is trained, and how."""

    generations: int = 8
    games: int = 4000
    contest: int = 400
    seed: int = 0
    epochs: int = 2
    rate: float = 0.001
    decay: float = 0.0001
    patience: float = 0.9


Progress = Callable[[str, int, int, int], None]
"""Is told what is done in which generation, how much of it, and of how much."""


class Training:
    """A training in a folder."""

    def __init__(self, folder: Path, settings: Settings, processes: int, progress: Progress) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._settings = settings
        self._processes = processes
        self._progress = progress
        self._keep_settings()

    def _keep_settings(self) -> None:
        path = self._folder / "settings.json"
        told = msgspec.json.format(msgspec.json.encode(self._settings))
        if path.exists() and path.read_bytes() != told:
            raise OtherSettings(
                f"The training in {self._folder.name} has other settings: give those again, or name another folder."
            )
        path.write_bytes(told)

    def run(self) -> Path:
        """Train all generations, from where an earlier run has come; the file of the champion."""
        champion: Path | None = None
        for generation in range(self._settings.generations):
            report = self._folder / f"generation-{generation}.json"
            if not report.exists():
                self._play(generation, champion)
                self._fit(generation, champion)
                won = self._contest(generation, champion)
                report.write_text(
                    json.dumps({"games won": won, "of": self._settings.contest if champion else 0})
                )
            told = json.loads(report.read_text())
            if champion is None or told["games won"] * 2 > told["of"]:
                champion = self._model(generation)
        assert champion is not None
        return champion

    def _model(self, generation: int) -> Path:
        return self._folder / f"generation-{generation}.model"

    def _shards(self, generation: int) -> list[Path]:
        number = -(-self._settings.games // SHARD)
        return [self._folder / f"games-{generation}-{shard}.npz" for shard in range(number)]

    def _play(self, generation: int, champion: Path | None) -> None:
        """Play the games of a generation that are still missing."""
        shards = self._shards(generation)
        diet = LATER_DIET if champion else FIRST_DIET
        missing = [path for path in shards if not path.exists()]
        done = len(shards) - len(missing)
        jobs = [(path, SHARD, f"{self._settings.seed} {path.stem}", champion, diet) for path in missing]
        for _ in self._side_by_side(_play_shard, jobs):
            done += 1
            self._progress("play", generation, done, len(shards))

    def _fit(self, generation: int, champion: Path | None) -> None:
        """Fit weights to the games of the last generations."""
        self._progress("fit", generation, 0, 1)
        first = max(0, generation - REMEMBERED + 1)
        shards = [path for number in range(first, generation + 1) for path in self._shards(number)]
        settings = self._settings
        kept = self._folder / f"network-{generation}.npz"
        start = new_network(settings.seed)
        if champion is not None:
            with np.load(
                self._folder / champion.name.replace("generation", "network").replace(".model", ".npz")
            ) as old:
                start = Network(*(old[name] for name in Network._fields))
        found = fit(
            joined([load(path) for path in shards]),
            start,
            seed=settings.seed + generation,
            epochs=settings.epochs,
            rate=settings.rate,
            decay=settings.decay,
            patience=settings.patience if champion else 1.0,
        )
        np.savez_compressed(kept, **found.network._asdict())
        network = found.network
        output, bias = ([float(weight) for weight in layer] for layer in (network.second, network.bias))
        card = self._card(generation, len(shards) * SHARD, found)
        write_model(self._model(generation), ModelFile(card, network.rows(), output, bias))
        self._progress("fit", generation, 1, 1)

    def _card(self, generation: int, games: int, found: Fit) -> dict[str, Any]:
        return {
            "generation": generation,
            "games": games,
            "settings": msgspec.to_builtins(self._settings),
            "loss": round(found.loss, 4),
            "accuracy": round(found.accuracy, 4),
            "reliability": reliability(found),
        }

    def _contest(self, generation: int, champion: Path | None) -> int:
        """How many games the new weights win against the champion."""
        if champion is None:
            return 0
        part = self._settings.contest // DUELS
        jobs = [
            (self._model(generation), champion, part, f"{self._settings.seed} contest {generation} {number}")
            for number in range(DUELS)
        ]
        won = 0
        for done, wins in enumerate(self._side_by_side(_duel, jobs), 1):
            won += wins
            self._progress("contest", generation, done, DUELS)
        return won

    def _side_by_side[Job, Result](self, work: Callable[[Job], Result], jobs: list[Job]) -> Iterator[Result]:
        with ProcessPoolExecutor(self._processes, get_context("spawn")) as pool:
            try:
                yield from pool.map(work, jobs)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def reliability(found: Fit, parts: int = 10) -> list[tuple[float, float, int]]:
    """For each tenth of the chances: the mean chance, how many of those games were won, and how many they are."""
    rows = []
    tenth = np.minimum((found.chances * parts).astype(int), parts - 1)
    for part in range(parts):
        there = tenth == part
        if there.any():
            rows.append(
                (
                    round(float(found.chances[there].mean()), 4),
                    round(float(found.won[there].mean()), 4),
                    int(there.sum()),
                )
            )
    return rows
