"""The file of the learned evaluation: whatever is wrong with it is told, and bots play on without it."""

import hashlib
import json
import struct
import warnings
from pathlib import Path

import pytest

from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.model import Model
from arpents.bots.evaluation.model_file import MAGIC, BadModel, ModelFile, read_model, write_model
from arpents.bots.evaluation.shipped import WEIGHTS, best_evaluation, learned

SUM = 32
LENGTHS = struct.Struct("<II")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of weights that can be used."""
    path = tmp_path / "some.model"
    path.write_bytes(WEIGHTS.read_bytes())
    return path


def resealed(body: bytes) -> bytes:
    """A file with this content, and the checksum of it."""
    return MAGIC + hashlib.sha256(body).digest() + body


def refused(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    with pytest.raises(BadModel) as refusal:
        read_model(path)
    assert str(refusal.value).startswith('The weights in "some.model" cannot be used: ')
    return refusal.value.fault


def test_what_is_written_is_read_again(file: Path, tmp_path: Path) -> None:
    content = read_model(file)
    again = tmp_path / "again.model"
    write_model(again, content._replace(card={"made": "for a test"}))
    assert read_model(again)[1:] == content[1:]
    assert read_model(again).card["made"] == "for a test"
    assert isinstance(content.model(), Model)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


def test_a_truncated_file_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for length in (0, 5, len(MAGIC), len(MAGIC) + 7, len(MAGIC) + SUM, len(MAGIC) + SUM + 3, len(whole) - 1):
        refused(file, whole[:length])


def test_a_flipped_byte_is_noticed_wherever_it_is(file: Path) -> None:
    whole = file.read_bytes()
    for place in (0, len(MAGIC), len(MAGIC) + SUM, len(MAGIC) + SUM + 30, len(whole) // 2, len(whole) - 1):
        refused(file, whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
    assert "damaged" in refused(file, whole[:-1] + bytes([whole[-1] ^ 128]))


def test_another_version_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    assert "another version" in refused(file, whole.replace(b"model 1", b"model 2", 1))
    body = whole[len(MAGIC) + SUM :]
    card_length, packed_length = LENGTHS.unpack_from(body)
    card = json.loads(body[LENGTHS.size :][:card_length]) | {"features": "0123456789abcdef"}
    told = json.dumps(card).encode()
    other = LENGTHS.pack(len(told), packed_length) + told + body[LENGTHS.size + card_length :]
    assert "features" in refused(file, resealed(other))


def test_too_few_weights_are_refused(file: Path) -> None:
    content = read_model(file)
    write_model(file, ModelFile(content.card, content.rows[1:], content.output, content.bias))
    assert "too few weights" in refused(file, file.read_bytes())


def test_an_absent_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadModel, match=r'"none.model" cannot be used: it cannot be read \(No such file'):
        read_model(tmp_path / "none.model")


def test_the_weights_that_come_with_arpents_are_small_and_can_be_used() -> None:
    assert WEIGHTS.stat().st_size < 1 << 20
    assert isinstance(best_evaluation(), Model)


def test_without_them_bots_judge_by_hand_and_warn_once(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert isinstance(best_evaluation(file), ByHand)
        assert isinstance(best_evaluation(file), ByHand)
    assert len(told) == 1
    assert str(told[0].message).endswith("Bots judge by the evaluation made by hand.")
    assert "it is damaged" in str(told[0].message)
    with pytest.raises(BadModel):
        learned(file)
