"""Mutations of honest inputs, with sizes that an adversary would choose; all follows from a seed."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

EXOTIC: Final = (
    *("\u0301", "\u0316", "\u0345", "\ufdfa", "\u1e9b\u0323", "\u0f73"),  # marks, and what grows
    *("\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\u00ad"),  # what is not seen
    *("\x00", "\x1b", "\x7f", "\x85", "\ufffe", "\U0010ffff"),  # what is no text
    *("ß", "İ", "ﬁ", "Å", "é", "K", "¼", "Ⅷ"),  # what changes when it is folded
    *("٣", "３", "𝟛", "²", "௧"),  # digits of others
)
BREAKS: Final = ("\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\n\n\n")
SEPARATORS: Final = (":", ",", ";", ".", " ", "\t", "|", "#", '"', "\\", "=", "-", "(", ")", "  ")
NESTS: Final = (("[", "]"), ("{", "}"), ("(", ")"), ('{"a":', "}"), ("{a = ", "}"), ("a.", ""), ('"', '"'))
NUMBERS: Final = (
    *("0", "-1", "1e9", "1e400", "NaN", "0x10", "1_000", "+1", "00"),
    *(str(2**31), str(2**53 + 1), str(2**63), str(2**64), str(-(2**63) - 1)),
)
INTERESTING: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    2**31,
    2**53 + 1,
    2**64,
    1.5,
    1e300,
    "",
    [],
    {},
    [[]],
    "\ud800",
)


@final
class Mutator:
    """A source of inputs that resemble honest ones, up to a size."""

    def __init__(self, seed: object, largest: int) -> None:
        self.rng = Random(f"{seed}")
        self.largest = largest

    def size(self) -> int:
        """A size that somebody would choose who looks for a bound: a power of two, or next to one."""
        most = self.largest.bit_length() - 1
        return max(1, min(self.largest, (1 << self.rng.randint(0, most)) + self.rng.randint(-1, 1)))

    def text(self, honest: Sequence[str]) -> str:
        """An honest text, after a few changes."""
        text = self.rng.choice(honest)
        for _ in range(self.rng.choice((1, 1, 1, 2, 3, 8))):
            text = self._changed(text, honest)
        return text[: 2 * self.largest]

    def _changed(self, text: str, honest: Sequence[str]) -> str:
        rng = self.rng
        start, end = self._piece(text)
        piece = text[start:end]
        kind = rng.randrange(10)
        if kind == 0:  # splice
            other = rng.choice(honest)
            first, last = self._piece(other)
            piece = piece + other[first:last]
        elif kind in (1, 2):  # repeat
            piece = piece * max(1, min(self.size(), self.largest // max(1, len(piece))))
        elif kind == 3:
            opening, closing = rng.choice(NESTS)
            depth = min(self.size(), self.largest // len(opening))
            piece = opening * depth + piece + closing * rng.choice((depth, 0, depth - 1))
        elif kind == 4:
            piece = rng.choice((piece, "")) + rng.choice(EXOTIC) * self.size()
        elif kind == 5:
            return self._other_number(text)
        elif kind == 6:
            piece = rng.choice(SEPARATORS) * rng.choice((1, 1, 2, self.size()))
        elif kind == 7:
            piece = piece + rng.choice(BREAKS) * rng.choice((1, 1, self.size()))
        elif kind == 8:
            piece = ""
        else:
            return self._other_lines(text)
        return text[:start] + piece + text[end:]

    def _piece(self, text: str) -> tuple[int, int]:
        """Where a piece begins and ends: a letter, a word, a line, or anything."""
        if not text:
            return 0, 0
        at = self.rng.randrange(len(text))
        kind = self.rng.randrange(4)
        if kind == 0:
            return at, at + 1
        if kind == 1:
            word = re.compile(r"\w+|\W").search(text, at)
            return word.span() if word else (at, at)
        if kind == 2:
            return text.rfind("\n", 0, at) + 1, max(at, text.find("\n", at)) + 1
        return at, min(len(text), at + self.size())

    def _other_number(self, text: str) -> str:
        found = list(re.finditer(r"\d+", text))
        if not found:
            return text + "9" * self.size()
        number = self.rng.choice(found)
        digits = self.rng.choice(("9", "1", "0", "٣", "３")) * self.size()
        return text[: number.start()] + self.rng.choice((*NUMBERS, digits)) + text[number.end() :]

    def _other_lines(self, text: str) -> str:
        lines = text.split("\n")
        first, second = self.rng.randrange(len(lines)), self.rng.randrange(len(lines))
        if self.rng.random() < 0.5:
            lines[first], lines[second] = lines[second], lines[first]
        else:
            lines[first:first] = [lines[second]] * min(
                self.size(), 1 + self.largest // (1 + len(lines[second]))
            )
        return "\n".join(lines)

    def data(self, honest: Any, words: Sequence[str]) -> Any:
        """Honest JSON, with something changed somewhere in it."""
        rng = self.rng
        if isinstance(honest, dict) and honest and rng.random() < 0.8:
            changed = dict(honest)
            name = rng.choice(list(honest))
            kind = rng.randrange(8)
            if kind == 0:
                del changed[name]
            elif kind == 1:
                changed[self.text([name, *words])] = honest[name]
            else:
                changed[name] = self.data(honest[name], words)
            return changed
        if isinstance(honest, list) and rng.random() < 0.8:
            if not honest or rng.random() < 0.3:
                return [*honest, self._leaf(words)] * min(self.size(), 2000)
            at = rng.randrange(len(honest))
            return [*honest[:at], self.data(honest[at], words), *honest[at + 1 :]]
        if isinstance(honest, str) and rng.random() < 0.7:
            return self.text([honest, *words])
        return self._leaf(words)

    def _leaf(self, words: Sequence[str]) -> Any:
        deep: Any = self.rng.choice(INTERESTING)
        kind = self.rng.randrange(5)
        if kind == 0:
            return self.text(words)
        if kind == 1:
            for _ in range(min(self.size(), 400)):
                deep = self.rng.choice(([deep], {"a": deep}))
        return deep

    def body(self, honest: Any, words: Sequence[str]) -> bytes:
        """The body of a request: changed as data, as text, or as bytes."""
        kind = self.rng.randrange(4)
        data = self.data(honest, words) if kind != 0 else honest
        text = json.dumps(data, ensure_ascii=self.rng.random() < 0.5)
        if kind == 0 or self.rng.random() < 0.1:
            text = self.text([text])
        found = text.encode("utf-8", "surrogatepass")[: 2 * self.largest]
        return self.bytes(found) if self.rng.random() < 0.1 else found

    def bytes(self, honest: bytes) -> bytes:
        """Bytes of which some are others, or are missing, or come often."""
        changed = bytearray(honest)
        for _ in range(self.rng.choice((1, 1, 2, 5, 50))):
            if not changed:
                break
            at = self.rng.randrange(len(changed))
            kind = self.rng.randrange(4)
            if kind == 0:
                changed[at] = self.rng.randrange(256)
            elif kind == 1:
                del changed[at : at + self.size()]
            elif kind == 2:
                changed[at:at] = changed[at : at + 4] * min(self.size(), 1000)
            else:
                changed[at] ^= 1 << self.rng.randrange(8)
        return bytes(changed)
