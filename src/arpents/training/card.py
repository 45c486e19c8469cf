"""The card of learned weights: how they were made, how strong they are, and how far they can be believed."""

from __future__ import annotations

import msgspec

from arpents import __version__
from arpents.arena.page import Grid
from arpents.bots.evaluation.model_file import feature_names
from arpents.locales import Words
from arpents.training.generations import Generation, champion_of
from arpents.training.settings import Settings
from arpents.training.tables import features_table, generations_table, reliability_table


def lead(words: Words, settings: Settings, generations: list[Generation]) -> str:
    """What was trained, in a sentence or two."""
    return words(
        "train-lead",
        champion=champion_of(generations).fit.generation,
        generations=len(generations),
        games=sum(generation.fit.own_games for generation in generations),
        seed=str(settings.seed),
        version=__version__,
    )


def card(words: Words, settings: Settings, generations: list[Generation]) -> str:
    """The card, in Markdown."""
    return "\n\n".join(
        [
            f"# {words('train-title')}",
            lead(words, settings, generations),
            f"## {words('train-generations')}",
            words("train-generations-more"),
            _markdown(generations_table(words, generations)),
            f"## {words('train-reliability')}",
            words("train-reliability-more"),
            _markdown(reliability_table(words, champion_of(generations))),
            f"## {words('train-settings')}",
            words("train-settings-more"),
            _markdown(_settings(words, settings)),
            f"## {words('train-features')}",
            words("train-features-more", digest=feature_names()),
            _markdown(features_table(words)) + "\n",
        ]
    )


def _settings(words: Words, settings: Settings) -> Grid:
    told = msgspec.to_builtins(settings)
    for name in ("first", "later", "last"):
        rounds, epochs, rate, decay, patience = told[name]
        told[name] = words(
            "train-descent",
            rounds=rounds,
            epochs=epochs,
            rate=f"{rate:g}",
            decay=f"{decay:g}",
            patience=f"{patience:g}",
        )
    heads = (words("train-head-setting"), words("train-head-value"))
    return Grid(heads, tuple((name.replace("_", " "), str(value)) for name, value in told.items()))


def _markdown(grid: Grid) -> str:
    """A table in Markdown, its numbers to the right."""
    lines = [grid.heads, ("---", *("---:" for _ in grid.heads[1:])), *grid.rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
