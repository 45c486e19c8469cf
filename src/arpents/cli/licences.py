"""What Arpents is made of besides its own code, and under which licences, as what is installed here says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

import arpents

TEXTS: Final = Path(arpents.__file__).parent / "server" / "static" / "licences.txt"
"""The texts of the licences of what is in the page; ``web/plugins/licences.ts`` writes it with the page."""

_REQUIREMENT: Final = re.compile(r"(?P<name>[\w.-]+)\s*(?:\[(?P<extras>[^]]*)\])?(?P<rest>.*)")
_EXTRA: Final = re.compile(r"""extra\s*==\s*["']([\w.-]+)["']""")
_CLASSIFIER: Final = "License :: OSI Approved :: "
_TEXTS: Final = {"Permission is hereby granted, free of charge, to any person obtaining": "MIT"}
"""Words by which the text of a licence is known."""

_LONGEST: Final = 60
"""Some packages put the whole text where the name of their licence belongs."""


class Package(NamedTuple):
    """A package that is installed here, and what it says of its licence."""

    name: str
    version: str
    licence: str


def packages() -> list[Package]:
    """All packages that Arpents runs on here: what it requires, what that requires, and so on."""
    found: dict[str, Package] = {}
    # Everything that makes a part of Arpents work counts, if it is there.
    _collect("arpents", None, found)
    found.pop("arpents", None)
    return sorted(found.values(), key=lambda package: package.name.lower())


def _collect(name: str, extras: frozenset[str] | None, found: dict[str, Package]) -> None:
    try:
        distribution = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return  # for another system, or for a part that was not asked for
    found[_plain(name)] = Package(distribution.name, distribution.version, _licence(distribution))
    for needed, wanted in _requirements(distribution, extras):
        if _plain(needed) not in found or wanted:
            _collect(needed, wanted, found)


def _requirements(
    distribution: metadata.Distribution, extras: frozenset[str] | None
) -> Iterator[tuple[str, frozenset[str]]]:
    """What a package requires, with the extras that it wants of each; ``None`` stands for all of its own."""
    for line in distribution.requires or ():
        matched = _REQUIREMENT.match(line)
        if matched is None:
            continue
        asked = _EXTRA.search(matched["rest"])
        if asked is None or extras is None or asked[1] in extras:
            wanted = (matched["extras"] or "").split(",")
            yield matched["name"], frozenset(extra.strip() for extra in wanted if extra.strip())


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _licence(distribution: metadata.Distribution) -> str:
    """What a package calls its licence: in the field for it, an older one, a classifier or a text."""
    told = distribution.metadata
    named = next((told[field] for field in ("License-Expression", "License") if field in told), "")
    if named and len(named) <= _LONGEST and "\n" not in named:
        return named
    classified = [line for line in told.get_all("Classifier") or () if line.startswith(_CLASSIFIER)]
    return ", ".join(line.removeprefix(_CLASSIFIER) for line in classified) or _by_text(distribution)


def _by_text(distribution: metadata.Distribution) -> str:
    """What the text of a licence is called that a package brings along and does not name."""
    texts = (file.read_text() for file in distribution.files or () if file.name.upper().startswith("LICEN"))
    return next((name for text in texts for words, name in _TEXTS.items() if words in text), "?")
