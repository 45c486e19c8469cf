"""Generations: games, weights fitted to them, and a contest with the champion, over and over.

Everything that is finished is kept in a folder, so that a run that is interrupted goes on where it was. With
the same settings and seed it makes the same weights, however many processes play.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final, NamedTuple, final

import msgspec
import numpy as np

from arpents import __version__
from arpents.arena.crew import Crew
from arpents.bots.evaluation.model_file import ModelFile, write_model
from arpents.training.fitting import Fit, fit, new_network
from arpents.training.games import GENERATION, ContestGames, GamesToLearnFrom
from arpents.training.positions import Positions, joined
from arpents.training.settings import Settings
from arpents.training.store import WEIGHTS, ContestPart, FitReport, Store

PLAYING: Final = "playing"
FITTING: Final = "fitting"
CONTEST: Final = "contest"

TENTHS: Final = 10
"""Into how many parts the chances are divided to see how reliable they are."""


class Step(NamedTuple):
    """A part of a training: of which generation, what is done, and which piece of it."""

    generation: int
    kind: str
    piece: int


@final
class Generation(NamedTuple):
    """What came of a generation: its fit, and how many games its weights won of those with the champion."""

    fit: FitReport
    won: float
    contest: int

    @property
    def is_champion(self) -> bool:
        """Whether it took the champion's place: the first does, others if they win more than half."""
        return self.fit.before is None or 2 * self.won > self.contest


@final
class Training:
    """A training in a folder; ``steps`` does what is missing."""

    def __init__(self, folder: Path, settings: Settings, processes: int = 1) -> None:
        self.settings = settings
        self.store = Store(folder, settings)
        self._crew = Crew(processes)
        self._plan = list(_plan(settings))
        self.done = sum(self._file(step).exists() for step in self._plan)

    @property
    def total(self) -> int:
        """How many steps there are in all."""
        return len(self._plan)

    @property
    def now(self) -> Step:
        """The step that is next, or the last one."""
        return self._plan[min(self.done, self.total - 1)]

    def steps(self) -> Generator[Step, None, None]:
        """Do what is missing; each step is kept before it is handed on."""
        try:
            champion: int | None = None
            for generation in range(self.settings.generations):
                yield from self._play(generation, champion)
                yield from self._fit(generation, champion)
                if champion is not None:
                    yield from self._contest(generation, champion)
                if self.generation(generation).is_champion:
                    champion = generation
        finally:
            self._crew.close()

    def generation(self, number: int) -> Generation:
        """What came of a generation that is finished."""
        report = self.store.load(self.store.report(number), FitReport)
        paths = [self._file(step) for step in self._plan if step[:2] == (number, CONTEST)]
        parts = [self.store.load(path, ContestPart) for path in paths]
        return Generation(report, sum(part.won for part in parts), sum(part.games for part in parts))

    def generations(self) -> list[Generation]:
        """What came of all generations, when all are finished."""
        return [self.generation(number) for number in range(self.settings.generations)]

    def write_weights(self) -> Path:
        """Write the champion's weights to where people look for them, when all steps are done."""
        champion = champion_of(self.generations())
        path = self.store.folder / WEIGHTS
        self.store.write(path, self.store.model(champion.fit.generation).read_bytes())
        return path

    def _file(self, step: Step) -> Path:
        if step.kind == PLAYING:
            return self.store.games(step.generation, step.piece)
        if step.kind == CONTEST:
            return self.store.contest(step.generation, step.piece)
        return self.store.report(step.generation)

    def _missing(self, generation: int, kind: str) -> list[Step]:
        steps = [step for step in self._plan if step[:2] == (generation, kind)]
        return [step for step in steps if not self._file(step).exists()]

    def _finished(self, step: Step) -> Step:
        self.done += 1
        return step

    def _play(self, generation: int, champion: int | None) -> Iterator[Step]:
        """Play the games to learn from that are missing."""
        settings = self.settings
        model = None if champion is None else self.store.model(champion)
        missing = self._missing(generation, PLAYING)
        pieces = [
            GamesToLearnFrom(settings.seed, generation, *_range(step, settings), model, settings.turn_limit)
            for step in missing
        ]
        for number, positions in self._crew.each(pieces):
            self.store.save_positions(self._file(missing[number]), positions)
            yield self._finished(missing[number])

    def _fit(self, generation: int, champion: int | None) -> Iterator[Step]:
        """Fit weights to the games of the last generations, unless that is done."""
        store, settings = self.store, self.settings
        for step in self._missing(generation, FITTING):
            positions = self._remembered(generation)
            start = (
                new_network(settings.seed)
                if champion is None
                else store.load_network(store.network(champion))
            )
            how = settings.descent(generation, champion is None)
            found = fit(positions, start, how, [settings.seed, generation])
            report = _report(generation, champion, positions, found)
            network = found.network
            store.save_network(store.network(generation), network)
            content = ModelFile(
                _card(settings, report), network.rows(), network.second.tolist(), network.bias.tolist()
            )
            write_model(store.model(generation), content)
            store.save(store.report(generation), report)
            yield self._finished(step)

    def _remembered(self, generation: int) -> Positions:
        """The positions of the last generations."""
        first = max(0, generation - self.settings.remembered + 1)
        return joined(
            [
                self.store.load_positions(self._file(step))
                for step in self._plan
                if step.kind == PLAYING and first <= step.generation <= generation
            ]
        )

    def _contest(self, generation: int, champion: int) -> Iterator[Step]:
        """Play the games against the champion that are missing."""
        settings = self.settings
        models = self.store.model(generation), self.store.model(champion)
        missing = self._missing(generation, CONTEST)
        pieces = [
            ContestGames(settings.seed, generation, *_range(step, settings), *models, settings.turn_limit)
            for step in missing
        ]
        for number, won in self._crew.each(pieces):
            part = ContestPart(pieces[number].stop - pieces[number].start, won)
            self.store.save(self._file(missing[number]), part)
            yield self._finished(missing[number])


def champion_of(generations: list[Generation]) -> Generation:
    """The generation whose weights nobody has beaten since."""
    return [generation for generation in generations if generation.is_champion][-1]


def _plan(settings: Settings) -> Iterator[Step]:
    """All steps of a training, in their order."""
    for generation in range(settings.generations):
        for piece in range(-(-settings.games // settings.piece)):
            yield Step(generation, PLAYING, piece)
        yield Step(generation, FITTING, 0)
        if generation:
            for piece in range(-(-settings.contest // settings.contest_piece)):
                yield Step(generation, CONTEST, piece)


def _range(step: Step, settings: Settings) -> tuple[int, int]:
    """The numbers of the games of a piece: the first, and the one after the last."""
    most, size = (
        (settings.games, settings.piece)
        if step.kind == PLAYING
        else (settings.contest, settings.contest_piece)
    )
    return step.piece * size, min(most, (step.piece + 1) * size)


def _report(generation: int, champion: int | None, positions: Positions, found: Fit) -> FitReport:
    games, first = np.unique(positions.game, return_index=True)
    own = games // GENERATION == generation
    return FitReport(
        generation=generation,
        before=champion,
        own_games=int(own.sum()),
        british_won=float(positions.won[first[own]].sum()),
        games=len(games),
        positions=len(positions),
        loss_before=round(found.loss_before, 4),
        loss=round(found.loss, 4),
        accuracy=round(found.accuracy, 4),
        reliability=reliability(found),
    )


def _card(settings: Settings, report: FitReport) -> dict[str, object]:
    """What is told of the weights in their own file; not how many generations there may yet be."""
    told: dict[str, object] = msgspec.to_builtins(settings)
    del told["generations"]
    fitted: dict[str, object] = msgspec.to_builtins(report)
    return {"made by": f"arpents {__version__}", "settings": told, **fitted}


def reliability(found: Fit) -> list[tuple[float, float, int]]:
    """For each tenth of the chances: the mean chance, the share that was won, and how many positions."""
    rows = []
    tenth = np.minimum((found.chances * TENTHS).astype(int), TENTHS - 1)
    for part in range(TENTHS):
        there = tenth == part
        if there.any():
            chance, won = float(found.chances[there].mean()), float(found.won[there].mean())
            rows.append((round(chance, 4), round(won, 4), int(there.sum())))
    return rows
