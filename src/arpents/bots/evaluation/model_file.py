"""The file of a learned evaluation: what it is, in JSON, and its weights, with a checksum of both."""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

from arpents.bots.evaluation.features import BLOCKS, NUMBER, SHARED
from arpents.bots.evaluation.model import WIDTH, Model
from arpents.errors import ArpentsError

MAGIC: Final = b"arpents model 1\n"
"""What a file of this form begins with."""

_LARGEST: Final = 4 << 20
"""No file is larger, packed or not."""

_SUM_LENGTH: Final = hashlib.sha256().digest_size
_LENGTHS: Final = struct.Struct("<II")


class BadModel(ArpentsError):
    """The weights of an evaluation that cannot be used: which file, why, and what to do."""

    def __init__(self, path: Path, fault: str) -> None:
        self.path = path
        self.fault = fault
        super().__init__(path, fault)

    def __str__(self) -> str:
        return f'The weights in "{self.path.name}" cannot be used: {self.fault}'


class ModelFile(NamedTuple):
    """What is in a file: a card that says how the weights were made, and the weights."""

    card: dict[str, Any]
    rows: list[list[int]]
    output: list[float]
    bias: list[float]

    def model(self) -> Model:
        """The evaluation that these weights make."""
        return Model(self.rows, self.output, self.bias)


def feature_names() -> str:
    """A digest of what the features are, since weights fit only those that they were made for."""
    described = json.dumps([list(BLOCKS.items()), list(SHARED.items()), WIDTH])
    return hashlib.sha256(described.encode()).hexdigest()[:16]


def write_model(path: Path, content: ModelFile) -> None:
    """Write a file, as a whole or not at all."""
    card = json.dumps({**content.card, "features": feature_names()}, ensure_ascii=False).encode()
    weights = array("h", [weight for row in content.rows for weight in row]).tobytes()
    weights += array("d", [*content.output, *content.bias]).tobytes()
    packed = zlib.compress(weights, 9)
    body = _LENGTHS.pack(len(card), len(packed)) + card + packed
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(MAGIC + hashlib.sha256(body).digest() + body)
    beside.replace(path)


def read_model(path: Path) -> ModelFile:
    """Read a file; what is absent, damaged or of another version raises ``BadModel``."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST)
    except OSError as error:
        raise BadModel(path, f"it cannot be read ({error.strerror}).") from None
    if not data.startswith(MAGIC):
        raise BadModel(path, "it is no file of weights, or one of another version of Arpents.")
    start = len(MAGIC) + _SUM_LENGTH
    body = data[start:]
    if hashlib.sha256(body).digest() != data[len(MAGIC) : start]:
        raise BadModel(path, "it is damaged: its checksum is wrong. Install Arpents again, or train anew.")
    card_length, packed_length = _LENGTHS.unpack_from(body)
    card = json.loads(body[_LENGTHS.size : _LENGTHS.size + card_length])
    packed = body[_LENGTHS.size + card_length :][:packed_length]
    if card.get("features") != feature_names():
        raise BadModel(path, "its features are those of another version of Arpents. Train anew.")
    weights = zlib.decompressobj().decompress(packed, _LARGEST)
    rows_length = 2 * NUMBER * WIDTH
    if len(weights) != rows_length + 16 * WIDTH:
        raise BadModel(path, "it has too few weights, or too many. Train anew.")
    first = array("h", weights[:rows_length]).tolist()
    second = array("d", weights[rows_length:]).tolist()
    rows = [first[start : start + WIDTH] for start in range(0, len(first), WIDTH)]
    return ModelFile(card, rows, second[:WIDTH], second[WIDTH:])
