"""The order of decks, for records that have one: as a source tells it, or as the draws to come imply it.

A refill draws from the end of a deck, Home Support from its front. Where nobody has told the order, the
cards that will be drawn lie ready at both ends.
"""

from __future__ import annotations


class _Shuffle:
    """A deck from one rebuilding to the next: what was drawn from both ends, and its order if it was told."""

    def __init__(self) -> None:
        self.told: list[str] | None = None
        self.told_after = (0, 0)
        self.front: list[str] = []
        self.end: list[str] = []


Moment = tuple[_Shuffle, int, int]
"""A deck at one moment: the shuffle, and how many cards have left its front and its end."""


class DeckOrder:
    """The deck of one side through a game."""

    def __init__(self) -> None:
        self._shuffle = _Shuffle()

    def rebuild(self) -> None:
        """The deck is rebuilt, in an order that nobody knows yet."""
        self._shuffle = _Shuffle()

    def tell(self, names: list[str]) -> None:
        """The order of the deck as it is now is told."""
        self._shuffle.told = names
        self._shuffle.told_after = (len(self._shuffle.front), len(self._shuffle.end))

    def draw(self, name: str, *, from_front: bool) -> None:
        """A card is drawn."""
        (self._shuffle.front if from_front else self._shuffle.end).append(name)

    def check(self, names: list[str]) -> None:
        """Look at the deck after a draw, when it has these cards.

        If others were drawn than those that lay ready, what was told was no order of drawing.
        """
        if self._shuffle.told is not None and sorted(names_in_order(self.moment(), names)) != sorted(names):
            self._shuffle.told = None

    def moment(self) -> Moment:
        """The deck as it is now; its order may be known only later."""
        return self._shuffle, len(self._shuffle.front), len(self._shuffle.end)


def names_in_order(moment: Moment, names: list[str]) -> list[str]:
    """These cards in the order in which the deck had them at a moment."""
    shuffle, front, end = moment
    if shuffle.told is not None:
        told_front, told_end = shuffle.told_after
        if front < told_front or end < told_end:
            # It was told later: what was drawn until then lay at both ends.
            return shuffle.front[front:told_front] + shuffle.told + shuffle.end[end:told_end][::-1]
        return shuffle.told[front - told_front : len(shuffle.told) - (end - told_end)]
    first, last = shuffle.front[front:], shuffle.end[end:][::-1]
    between = names.copy()
    for name in first + last:
        between.remove(name)
    return first + between + last
