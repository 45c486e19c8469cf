"""Exported games say what was seen and done, are resumed, and are refused where they do not belong."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import arpents
from arpents.bots.base import Budget
from arpents.bots.seeding import make_seeded
from arpents.engine.steps import STEPS, Decision
from arpents.envs.dataset.export import Export
from arpents.envs.dataset.games import digest_of
from arpents.envs.dataset.settings import CannotExport, Exported, OtherExport
from arpents.envs.encoding import SIZE, mask, observation
from arpents.records.writing import write_game

SMALL = Exported(bots=("random", "random"), turn_limit=6, worlds=2, shard=2, seed=4)


def made(folder: Path, settings: Exported, games: int, files: tuple[Path, ...] = ()) -> Export:
    """An export, made whole in this process."""
    export = Export(folder, settings, games, files)
    before, added = export.rows, sum(export.shards(1))
    if not before:  # else a shard may have given way to one with more games
        assert added == export.rows
    assert export.done == export.total
    return export


def recorded(seed: int) -> tuple[arpents.Game, list[tuple[arpents.View, arpents.Action]]]:
    """A game of bots that was given up, and its decisions."""
    game, decisions = arpents.new_game(seed=seed), []
    bot = make_seeded("beginner", seed)
    while game.decider is not None and game.state.turn < 8:
        view = game.view(game.decider)
        action = bot.choose(game.view(game.decider), Budget(1.0))
        decisions.append((view, action))
        game.apply(action)
    game.concede(0)
    return game, decisions


def test_the_rows_of_a_recorded_game_are_its_steps(tmp_path: Path) -> None:
    game, decisions = recorded(5)
    file = tmp_path / "mine.arpents"
    file.write_text(str(write_game(game)), "utf-8")
    settings = Exported(files=(digest_of(file),), worlds=2)
    export = made(tmp_path / "out", settings, 0, (file,))
    rows = pq.read_table(tmp_path / "out").to_pylist()
    assert len(rows) == export.rows
    at, name = 0, f"mine-{digest_of(file)[:8]}"
    for view, action in decisions:
        decision = Decision(view.offers())
        while decision.action is None:
            row = rows[at]
            assert (row["game"], row["number"], row["turn"]) == (name, at, view.state.turn + 1)
            assert row["observation"] == observation(view, decision).tolist()
            assert row["mask"] == mask(decision).tolist()
            assert row["mask"][row["step"]] == 1
            assert row["action"] == str(action)
            assert row["outcome"] == (1 if row["side"] == 1 else -1), "the British conceded"
            assert 0 <= row["win_probability"] <= 1
            decision.take(row["step"])
            at += 1
        assert decision.action == action
    assert at == len(rows)


def test_a_game_without_an_end_has_no_outcome(tmp_path: Path) -> None:
    game = arpents.new_game(seed=1)
    for _ in range(6):
        game.apply(game.legal_actions()[0])
    file = tmp_path / "open.arpents"
    file.write_text(str(write_game(game)), "utf-8")
    made(tmp_path / "out", Exported(files=(digest_of(file),), worlds=1), 0, (file,))
    outcomes = pq.read_table(tmp_path / "out")["outcome"].to_pylist()
    assert outcomes
    assert set(outcomes) == {None}


def test_games_of_bots_are_the_same_again_and_go_on(tmp_path: Path) -> None:
    one = made(tmp_path / "one", SMALL, 3)
    assert [path.name for path in sorted((tmp_path / "one").glob("*.parquet"))] == [
        "games-00000.parquet",
        "games-00001-of-1.parquet",
    ]
    more = Export(tmp_path / "one", SMALL, 5)
    assert (more.done, more.total) == (1, 3)
    made(tmp_path / "one", SMALL, 5)
    made(tmp_path / "other", SMALL, 5)
    ours, theirs = (pq.read_table(tmp_path / name).sort_by("game") for name in ("one", "other"))
    assert ours.equals(theirs)
    assert len(set(ours["game"].to_pylist())) == 5
    assert one.rows < ours.num_rows
    observed = np.stack(ours["observation"].to_numpy())
    assert observed.shape == (ours.num_rows, SIZE)
    assert ours.schema.field("mask").type.list_size == STEPS


def test_a_folder_with_other_settings_is_refused(tmp_path: Path) -> None:
    made(tmp_path, SMALL, 1)
    with pytest.raises(OtherExport, match="seed: 4, not 5"):
        Export(tmp_path, Exported(bots=("random", "random"), turn_limit=6, worlds=2, shard=2, seed=5), 1)
    (tmp_path / "_settings.json").write_text("{", "utf-8")
    with pytest.raises(CannotExport, match=r"_settings\.json cannot be used"):
        Export(tmp_path, SMALL, 1)


def test_a_file_that_is_no_record_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    bad = tmp_path / "bad.arpents"
    bad.write_text("never a game", "utf-8")
    export = Export(tmp_path / "out", Exported(files=(digest_of(bad),)), 0, (bad,))
    with pytest.raises(CannotExport, match=r"bad\.arpents cannot be exported"):
        list(export.shards(1))
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["_settings.json"]
    with pytest.raises(CannotExport, match="gone"):
        digest_of(tmp_path / "gone.arpents")


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotExport, match="cannot be used"):
        Export(tmp_path / "file", SMALL, 1)


def test_fewer_games_take_nothing_away(tmp_path: Path) -> None:
    made(tmp_path, SMALL, 5)
    before = {path.name: path.read_bytes() for path in tmp_path.glob("*.parquet")}
    fewer = made(tmp_path, SMALL, 3)
    assert fewer.total == 2
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.parquet")} == before


def test_a_damaged_shard_is_named(tmp_path: Path) -> None:
    made(tmp_path, SMALL, 2)
    shard = tmp_path / "games-00000.parquet"
    for data in (shard.read_bytes()[:100], b""):
        shard.write_bytes(data)
        with pytest.raises(CannotExport, match=r"games-00000\.parquet is damaged. Delete it"):
            _ = Export(tmp_path, SMALL, 2).rows


def test_games_of_unknown_settings_are_not_added_to(tmp_path: Path) -> None:
    made(tmp_path, SMALL, 1)
    (tmp_path / "_settings.json").unlink()
    with pytest.raises(OtherExport, match="nobody can say how they were made"):
        Export(tmp_path, SMALL, 1)


def test_games_of_files_with_one_name_are_told_apart(tmp_path: Path) -> None:
    files = []
    for seed in (1, 2):
        (tmp_path / str(seed)).mkdir()
        files.append(tmp_path / str(seed) / "game.arpents")
        files[-1].write_text(str(write_game(recorded(seed)[0])), "utf-8")
    made(tmp_path / "out", Exported(files=tuple(map(digest_of, files)), worlds=1), 0, tuple(files))
    assert len(set(pq.read_table(tmp_path / "out")["game"].to_pylist())) == 2
