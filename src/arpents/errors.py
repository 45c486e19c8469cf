"""The errors of Arpents, each of which says in a sentence what was wrong and what would be right."""

import difflib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import ClassVar

LISTED_IN_FULL = 12
LISTED_IN_PART = 5
NEAREST = 3
LONGEST_NAME = 100
"""Nothing has a longer name. Of what is longer only the beginning is compared, and shown."""

SHOWN = 60


class ArpentsError(Exception):
    """The base of every error of Arpents; its text is a sentence for a person.

    ``code`` is for programs: the name of the class in snake case, so ``illegal_action`` for IllegalAction.
    """

    code: ClassVar[str] = "arpents_error"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class UnknownName(ArpentsError):
    """A name that nothing has; the message offers the names nearest to it."""

    def __init__(self, what: str, name: str, valid: Iterable[str]) -> None:
        self.what = what
        self.name = name = shortened(name)
        self.valid = tuple(valid)
        self.nearest = nearest_names(name, self.valid)
        super().__init__(what, name, self.valid)

    def __str__(self) -> str:
        return f'Unknown {self.what} "{self.name}". {valid_names_hint(self.name, self.valid)}'


class RepeatedName(ArpentsError):
    """A name given more than once where once is all it can count."""

    def __init__(self, what: str, name: str) -> None:
        self.what = what
        self.name = name
        super().__init__(what, name)

    def __str__(self) -> str:
        return f'The {self.what} "{self.name}" is named more than once. Name it once.'


class ContentError(ArpentsError):
    """A fault in a content file: which file, which entry of it, and what is wrong there."""

    def __init__(self, file: str, entry: str | None, fault: str) -> None:
        self.file = file
        self.entry = entry
        self.fault = fault
        super().__init__(file, entry, fault)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.fault) if part)


def shortened(text: str, longest: int = LONGEST_NAME) -> str:
    """A text to be told in a message: of a long one the beginning, and how long it is."""
    return text if len(text) <= longest else f"{text[:SHOWN]}… ({len(text)} characters)"


def nearest_names(name: str, valid: Iterable[str]) -> tuple[str, ...]:
    """Return up to three valid names like this one, nearest first, whatever their case and accents."""
    by_plain: dict[str, list[str]] = {}
    for candidate in dict.fromkeys(valid):
        by_plain.setdefault(_plain(candidate), []).append(candidate)
    near = difflib.get_close_matches(_plain(name[:LONGEST_NAME]), by_plain, n=NEAREST)
    return tuple(candidate for plain in near for candidate in by_plain[plain])[:NEAREST]


def valid_names_hint(name: str, valid: Iterable[str]) -> str:
    """Return a sentence that leads from a wrong name to the valid ones."""
    names = tuple(dict.fromkeys(valid))
    near = nearest_names(name, names)
    if near:
        return f"Did you mean {_listed(near, 'or')}?"
    if not names:
        return "There is none to choose from."
    if len(names) <= LISTED_IN_FULL:
        return f"Valid: {_listed(names, 'and')}."
    return f"There are {len(names)}, among them {_listed(names[:LISTED_IN_PART], 'and')}."


def _listed(names: Sequence[str], last: str) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def _plain(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()
