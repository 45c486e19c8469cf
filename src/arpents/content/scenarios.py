"""Scenarios: openings that differ from the standard set-up in rules, pieces, money or cards."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path

from msgspec import structs

from arpents.content import scenario_checks as checks
from arpents.content.model import Scenario, WrittenScenario
from arpents.content.reading import ContentFile
from arpents.errors import ContentError, UnknownName

DEFAULT_SCENARIO = "standard"

_FOLDER = "scenarios"
_ENDING = ".toml"


def load_scenarios(folder: Path | None = None) -> dict[str, Scenario]:
    """Return the scenarios of a folder by name, by default the shipped ones.

    The standard one comes first, then those that only choose other rules, then the rest.
    """
    if folder is None:
        return dict(_shipped_scenarios())
    try:
        paths = [path for path in folder.iterdir() if path.suffix == _ENDING]
    except OSError as error:
        raise ContentError(folder.name, None, f"cannot be read: {error.strerror}") from None
    return _in_order(map(load_scenario, paths))


def load_scenario(path: Path) -> Scenario:
    """Return the scenario of a file, which gives it its name."""
    return _read_scenario(path.stem, ContentFile(path.name, path), keep_source=True)


def scenario_from(name: str, text: str) -> Scenario:
    """Return the scenario that a text in the format of the files describes."""
    return _read_scenario(name, ContentFile(f"{name}{_ENDING}", None, text=text), keep_source=True)


def scenario(name: str) -> Scenario:
    """Return a shipped scenario by its name."""
    known = _shipped_scenarios()
    if name not in known:
        raise UnknownName("scenario", name, known)
    return known[name]


@cache
def _shipped_scenarios() -> Mapping[str, Scenario]:
    files = (resources.files("arpents.content") / _FOLDER).iterdir()
    names = [file.name.removesuffix(_ENDING) for file in files if file.name.endswith(_ENDING)]
    return _in_order(_read_scenario(name, ContentFile(f"{_FOLDER}/{name}{_ENDING}", None)) for name in names)


def _in_order(scenarios: Iterable[Scenario]) -> dict[str, Scenario]:
    ordered = sorted(
        scenarios, key=lambda found: (found.name != DEFAULT_SCENARIO, not found.standard_set_up, found.name)
    )
    return {found.name: found for found in ordered}


def _read_scenario(name: str, file: ContentFile, *, keep_source: bool = False) -> Scenario:
    checks.check_fortified_pieces(file)
    written = file.whole(WrittenScenario)
    checks.check_words(file, written)
    checks.check_rules(file, written)
    checks.check_pieces(file, written)
    checks.check_cards(file, written)
    fields = structs.asdict(written) | {"history": _flowing(written.history)}
    return Scenario(name=name, source=file.text if keep_source else "", **fields)


def _flowing(text: str) -> str:
    """Return a text with each paragraph in one line, however the file breaks it."""
    paragraphs = (part.split() for part in text.split("\n\n"))
    return "\n\n".join(" ".join(words) for words in paragraphs if words)
