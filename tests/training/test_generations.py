"""Generations: the same weights whoever plays, going on after an interruption, and who becomes champion."""

from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason='training needs numpy: pip install "arpents[train]"')
pytest.importorskip("scipy", reason='training needs scipy: pip install "arpents[train]"')

import msgspec

from arpents.bots.evaluation.model_file import read_model
from arpents.training.generations import CONTEST, FITTING, PLAYING, Training, champion_of
from arpents.training.settings import BadTraining, CannotKeepTraining, OtherTraining, Settings
from arpents.training.store import PARTS, WEIGHTS
from tests.training.made_up import GENERATIONS, TINY, generation, run


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a tiny training that one process has done in one go."""
    folder = tmp_path_factory.mktemp("trained")
    steps = run(folder)
    assert [step[:2] for step in steps] == [
        *((0, PLAYING), (0, PLAYING), (0, FITTING)),
        *((1, PLAYING), (1, PLAYING), (1, FITTING), (1, CONTEST), (1, CONTEST)),
    ]
    return folder


def weights(folder: Path) -> list[bytes]:
    """The weights of the champion, and of all generations."""
    models = [folder / WEIGHTS, *sorted((folder / PARTS).glob("*.model"))]
    assert len(models) == 3
    return [path.read_bytes() for path in models]


def test_two_processes_make_the_same_weights_as_one(trained: Path, tmp_path: Path) -> None:
    run(tmp_path, processes=2)
    assert weights(tmp_path) == weights(trained)


def test_an_interrupted_training_goes_on_and_makes_the_same_weights(trained: Path, tmp_path: Path) -> None:
    whole = Training(trained, TINY).total
    with closing(Training(tmp_path, TINY).steps()) as steps:
        next(steps)
    resumed = Training(tmp_path, TINY)
    assert (resumed.done, resumed.total) == (1, whole)
    assert resumed.now.kind == PLAYING
    assert len(run(tmp_path)) == whole - 1
    assert weights(tmp_path) == weights(trained)
    assert run(tmp_path) == [], "nothing is left to do"


def test_another_seed_makes_other_weights(trained: Path, tmp_path: Path) -> None:
    first = msgspec.structs.replace(TINY, generations=1, seed=1)
    run(tmp_path, first)
    other = read_model(tmp_path / PARTS / "generation-0.model")
    assert other.rows != read_model(trained / PARTS / "generation-0.model").rows


def test_the_weights_say_how_they_were_made(trained: Path) -> None:
    card = read_model(trained / PARTS / "generation-1.model").card
    assert (card["generation"], card["before"], card["own_games"], card["games"]) == (1, 0, 8, 16)
    assert card["settings"]["later"] == list(TINY.later)


def test_a_folder_with_other_settings_is_refused(trained: Path) -> None:
    with pytest.raises(OtherTraining, match=r"other settings \(games: 8, not 10, seed: 0, not 3\)\. Give"):
        Training(trained, msgspec.structs.replace(TINY, seed=3, games=10))
    assert (
        Training(trained, msgspec.structs.replace(TINY, generations=3)).done == Training(trained, TINY).done
    )


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    with closing(Training(tmp_path, TINY).steps()) as steps:
        next(steps)
    part = tmp_path / PARTS / "games-0-0.npz"
    part.write_bytes(part.read_bytes()[:1000])
    with pytest.raises(CannotKeepTraining, match=r"games-0-0.npz is damaged\. Delete it"):
        run(tmp_path)


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("x")
    with pytest.raises(CannotKeepTraining, match="The training cannot be kept in"):
        Training(tmp_path / "taken", TINY)


@pytest.mark.parametrize("wrong", [{"contest": 5}, {"contest_piece": 3}, {"games": 1}, {"generations": 0}])
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadTraining):
        Settings(**wrong)  # type: ignore[arg-type]  # which of them it is does not matter


def test_only_who_beats_the_champion_takes_its_place() -> None:
    assert [one.is_champion for one in GENERATIONS] == [True, True, False, True]
    assert champion_of(GENERATIONS).fit.generation == 3
    assert champion_of(GENERATIONS[:3]).fit.generation == 1
    assert generation(1, 0, 51).is_champion
    assert not generation(1, 0, 50).is_champion
