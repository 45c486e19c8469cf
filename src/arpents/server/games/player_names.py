"""Player names: what players may be called, so that everybody can read a name and knows whose it is.

Whatever is done with a name is done with at most ``LONGEST_NAME`` characters of it: to put marks into their
order takes time that grows with the square of their number.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.locales import Words, languages, plain_message
from arpents.server.games.facts import Player
from arpents.server.request_errors import BadName, BadRequest

LONGEST_NAME: Final = 40

MOST_MARKS: Final = 4
"""How many marks may stand on one letter: no language needs more, and piles of them cover other lines."""

_UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""The kinds of characters that show nothing, turn what follows around, or are nothing as yet."""

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that show nothing either."""

_STYLES: Final = frozenset(("\ufe0e", "\ufe0f"))
"""What keyboards put behind a symbol to say how it is drawn: a name is the same without."""

_SPACE: Final = "Zs"

# What looks like which letter of the Latin alphabet, as it is written and before case is left out of account.
_CYRILLIC: Final = dict(zip("АВЕЅІЈКМНОРСТУХҮԌԚԜ", "abesljkmhopctyxygqw", strict=True)) | dict(
    zip("аеѕіјкмнорстухԁһӏԛԝвгпьүғ", "aesljkmhopctyxdhlqwbrnbyf", strict=True)
)
_GREEK: Final = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)) | dict(
    zip("αβεηικνορτυχγωμ", "abenlkvoptuxywm", strict=True)
)
_OTHERS: Final = dict(zip("օոսհցɑɡɩıłøđħŧ", "onuhgaglllodht", strict=True))
_ALIKE: Final = str.maketrans(_CYRILLIC | _GREEK | _OTHERS)

_FOLDED: Final = str.maketrans("i1|05", "lllos")
"""What is taken for one letter, once case does not matter."""

_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def proper_name(text: str) -> str:
    """A name as it is kept: on one line, composed, all of it to be seen.

    Raises:
        BadName: it is too long, blank, or has characters in it that cannot be seen.
    """
    if len(text) > LONGEST_NAME:
        raise BadName(f"A name may have {LONGEST_NAME} characters at most.")
    if any(is_unseen(letter) for letter in text):
        raise BadName("A name may not have characters that cannot be seen, or that turn text around.")
    plain = "".join(
        " " if unicodedata.category(letter) == _SPACE else letter for letter in text if letter not in _STYLES
    )
    name = unicodedata.normalize("NFC", " ".join(plain.split()))
    if not name:
        raise BadName("A name should have something in it that can be seen.")
    if len(name) > LONGEST_NAME:
        raise BadName(f"A name may have {LONGEST_NAME} characters at most.")
    if without_piles(name) != name:
        raise BadName(f"A letter of a name may have {MOST_MARKS} marks at most, and a mark needs a letter.")
    return name


_VOWELS: Final = frozenset("\u0e33\u0eb3")
"""Letters that stand on the one before like a mark: no line is broken between the two."""


def is_unseen(letter: str) -> bool:
    """Whether a character shows nothing by itself, and is no space."""
    return letter in _BLANK or unicodedata.category(letter) in _UNSEEN


def without_piles(text: str) -> str:
    """A text with no more marks on a letter than any language needs, and none without a letter."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in text:
        is_mark = unicodedata.category(letter) in {"Mn", "Me", "Mc"} or letter in _VOWELS
        if is_mark and marks == MOST_MARKS:
            continue
        marks = marks + 1 if is_mark else MOST_MARKS if letter.isspace() else 0
        kept.append(letter)
    return "".join(kept)


def host_name(text: str, bots: Iterable[str] = ()) -> str:
    """The name of whoever sets a game up: not one that a bot goes by, be it one of the operator's."""
    name = proper_name(text)
    if skeleton(name) in _bots() or skeleton(name) in map(skeleton, bots):
        raise BadName(f'"{name}" is what a bot goes by: choose another name.')
    return name


def guest_name(text: str, host: str, bots: Iterable[str] = ()) -> str:
    """The name of whoever joins a game: not the host's nor one that looks like it.

    A guest without a name of its own gets a number, if the host has none either.
    """
    name = host_name(text, bots)
    if skeleton(name) != skeleton(host):
        return name
    if skeleton(name) in _guests():
        return f"{name} 2"
    raise BadName(f'"{name}" is too much like the name of the other player: choose another.')


def told_name(told: str, otherwise: str) -> str:
    """A name that a record tells, as far as it can be shown; without one, something else."""
    seen = "".join(letter for letter in told[:LONGEST_NAME] if letter.isspace() or not is_unseen(letter))
    name = unicodedata.normalize("NFC", without_piles(" ".join(seen.split())))
    return name[:LONGEST_NAME].strip() or otherwise


def plain_text(text: str) -> str:
    """What a player says, without what would show as nothing or as a heap.

    What turns text around stays, since some languages need it: pages isolate what was said.
    """
    seen = "".join(letter for letter in text if letter == "\n" or _can_be_said(letter))
    plain = without_piles(seen).strip()
    if all(letter.isspace() or is_unseen(letter) for letter in plain):
        raise BadRequest("Say something that can be read.")
    return plain


def _can_be_said(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) not in {"Cc", "Cs", "Co", "Cn"}


def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is the same: of two alike names the same is left."""
    bounded = name[:LONGEST_NAME]
    plain = unicodedata.normalize("NFKD", bounded)[: 4 * LONGEST_NAME].translate(_ALIKE)
    folded = unicodedata.normalize("NFKD", plain.casefold()).translate(_ALIKE).translate(_FOLDED)
    letters = "".join(letter for letter in folded if letter.isalnum())
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return letters or "".join(bounded.split())


@cache
def _bots() -> frozenset[str]:
    """The names that bots go by, on the page in any language and in programs."""
    players = (*LEVELS, *STRATEGIES)
    named = ["bot", *(name for one in players for name in (one.name, one.bot.partition(":")[0]))]
    for language in languages():
        bot = plain_message(language, "side-bot")
        shown = [plain_message(language, f"level-{one.name}") for one in LEVELS]
        shown += [plain_message(language, f"strategy-{one.name}") for one in STRATEGIES]
        named += [bot, *shown, *(f"{one} {bot}" for one in shown)]
    return frozenset(map(skeleton, named))


@cache
def _guests() -> frozenset[str]:
    """What pages call a player without a name."""
    return frozenset(skeleton(plain_message(language, "shell-guest")) for language in languages())


def player_label(words: Words, player: Player) -> str:
    """What a player is called: people by their names, bots in words where there are any."""
    if player.bot is None:
        return player.name
    for kind in ("level", "strategy"):
        if f"{kind}-{player.name}" in words:
            return words(f"{kind}-{player.name}")
    return player.name
