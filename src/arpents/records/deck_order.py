"""The order of decks, for records that have one: as a source tells it, or as the draws to come imply it.

A refill draws from the end of a deck, Home Support from its front. Where nobody has told the order, the
cards that will be drawn lie ready at both ends.
"""

from __future__ import annotations


class _Shuffle:
    """A deck from one rebuilding to the next: what was drawn from both ends, and its order if it was told."""

    def __init__(self, told: list[str] | None) -> None:
        self.told = told
        self.told_after = (0, 0)
        self.front: list[str] = []
        self.end: list[str] = []


Moment = tuple[_Shuffle, int, int]
"""A deck at one moment: the shuffle, and how many cards have left its front and its end."""


class DeckOrder:
    """The deck of one side through a game."""

    def __init__(self, told: list[str] | None) -> None:
        self._shuffle = _Shuffle(told)

    def rebuild(self) -> None:
        """The deck is rebuilt, in an order that nobody knows yet."""
        self._shuffle = _Shuffle(None)

    def tell(self, names: list[str]) -> None:
        """The order of the deck as it is now is told."""
        self._shuffle.told = names
        self._shuffle.told_after = (len(self._shuffle.front), len(self._shuffle.end))

    def draw(self, name: str, *, from_front: bool) -> None:
        """A card is drawn."""
        (self._shuffle.front if from_front else self._shuffle.end).append(name)

    def moment(self, names: list[str]) -> Moment:
        """The deck as it is now, with these cards; its order may be known only later."""
        now = self._shuffle, len(self._shuffle.front), len(self._shuffle.end)
        if self._shuffle.told is not None and sorted(names_in_order(now, names)) != sorted(names):
            # Other cards were drawn than those that lay ready, so what was told was no order of drawing.
            self._shuffle.told = None
        return now


def names_in_order(moment: Moment, names: list[str]) -> list[str]:
    """These cards in the order in which the deck had them at a moment."""
    shuffle, front, end = moment
    if shuffle.told is not None:
        from_front, from_end = front - shuffle.told_after[0], end - shuffle.told_after[1]
        return shuffle.told[from_front : len(shuffle.told) - from_end]
    first, last = shuffle.front[front:], shuffle.end[end:][::-1]
    between = names.copy()
    for name in first + last:
        between.remove(name)
    return first + between + last
