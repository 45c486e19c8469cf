"""What came of a training, as tables: the generations, the reliability of the champion, the features."""

from __future__ import annotations

from typing import NamedTuple

from arpents.arena.page import Grid
from arpents.arena.summary import elo, wilson
from arpents.bots.evaluation.features import BLOCKS, NUMBER, SHARED
from arpents.locales import Words
from arpents.training.generations import Generation


class Strength(NamedTuple):
    """What a generation is worth in Elo, the first one being 0, and where that is with 95 % confidence."""

    elo: float
    low: float
    high: float


def strengths(generations: list[Generation]) -> list[Strength]:
    """How strong each generation is: by its contest, on top of the champion that it met."""
    found: list[Strength] = []
    for generation in generations:
        before = generation.fit.before
        if before is None:
            found.append(Strength(0.0, 0.0, 0.0))
            continue
        games = generation.contest
        shares = (generation.won / games, *wilson(generation.won, games))
        found.append(Strength(*(found[before].elo + elo(share, games) for share in shares)))
    return found


def generations_table(words: Words, generations: list[Generation]) -> Grid:
    """The generations: what they learned from, how well they foretell, how they did against the champion."""
    heads = (
        *("generation", "games", "british", "positions", "loss-before", "loss", "accuracy"),
        *("before", "won", "interval", "elo"),
    )
    rows = []
    for generation, strength in zip(generations, strengths(generations), strict=True):
        fit = generation.fit
        contest = ("–", "–", "–", "–")
        if fit.before is not None:
            low, high = wilson(generation.won, generation.contest)
            won = words("arena-won-of", won=f"{generation.won:g}", games=generation.contest)
            contest = (str(fit.before), won, f"{low:.0%}–{high:.0%}", f"{strength.elo:+.0f}")
        rows.append(
            (
                f"{fit.generation}{' *' if generation.is_champion else ''}",
                str(fit.own_games),
                f"{fit.british_won / fit.own_games:.0%}",
                str(fit.positions),
                f"{fit.loss_before:.4f}",
                f"{fit.loss:.4f}",
                f"{fit.accuracy:.1%}",
                *contest,
            )
        )
    return Grid(tuple(words(f"train-head-{head}") for head in heads), tuple(rows))


def short_table(words: Words, generations: list[Generation]) -> Grid:
    """The same for a terminal: what each has learned from, its loss, and how it did."""
    whole = generations_table(words, generations)
    kept = (0, 1, 5, 6, 7, 8, 10)
    rows = tuple(tuple(row[column] for column in kept) for row in whole.rows)
    return Grid(tuple(whole.heads[column] for column in kept), rows)


def reliability_table(words: Words, champion: Generation) -> Grid:
    """What the champion foretold in games that were held out, and what came."""
    heads = tuple(words(f"train-head-{head}") for head in ("foretold", "came", "positions"))
    rows = tuple(
        (f"{chance:.1%}", f"{won:.1%}", str(number)) for chance, won, number in champion.fit.reliability
    )
    return Grid(heads, rows)


def features_table(words: Words) -> Grid:
    """What is told of a position, and how many features that takes."""
    each, both = words("train-each-side"), words("train-both-sides")
    rows = [(name, each, str(number)) for name, number in BLOCKS.items()]
    rows += [(name, both, str(number)) for name, number in SHARED.items()]
    rows.append((words("train-all-features"), "", str(NUMBER)))
    heads = tuple(words(f"train-head-{head}") for head in ("feature", "told-of", "number"))
    return Grid(heads, tuple(rows))
