"""Rule sets and variants, and the settings that they make together."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct, structs

from arpents.content.model import Name, RuleSet, Settings, Variant
from arpents.content.reading import ContentFile, Entry, Table, value_fault
from arpents.errors import ArpentsError, RepeatedName, UnknownName, valid_names_hint

DEFAULT_RULE_SET = "second-edition"

_SETTINGS = {field.name: field.type for field in structs.fields(Settings)}

T = TypeVar("T")

Revision = Annotated[int, Meta(ge=1)]


class UnknownRevision(ArpentsError):
    """A revision of a rule set that this version does not know."""

    def __init__(self, rule_set: str, revision: int, known: int) -> None:
        super().__init__(rule_set, revision, known)
        self.rule_set = rule_set
        self.revision = revision
        self.known = known

    def __str__(self) -> str:
        known = "only revision 1" if self.known == 1 else f"revisions 1 to {self.known}"
        advice = " Use a newer Arpents." if self.revision > self.known else ""
        return (
            f'The game is played by revision {self.revision} of the rule set "{self.rule_set}", '
            f"and this Arpents knows {known} of it.{advice}"
        )


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set or variant as a file has it, with the settings that it gives itself."""

    name: Name
    summary: Name
    settings: dict[str, Any]


class _WrittenEarlier(Struct, frozen=True, forbid_unknown_fields=True):
    """What was otherwise in an earlier revision of a rule set."""

    revision: Revision
    settings: dict[str, Any]


class _WrittenRuleSet(_Written, frozen=True, forbid_unknown_fields=True):
    """A rule set as a file has it, which may leave settings to the one it is based on."""

    based_on: Name | None = None
    revision: Revision = 1
    earlier: tuple[_WrittenEarlier, ...] = ()


class _WrittenVariant(_Written, frozen=True, forbid_unknown_fields=True):
    """A variant as a file has it, with the variants over which it prevails."""

    beats: tuple[Name, ...] = ()


W = TypeVar("W", bound=_Written)


def load_rule_sets(path: Path | None = None) -> dict[str, RuleSet]:
    """Return the rule sets of a file by name, by default the shipped ones."""
    return _read_rule_sets(path) if path else dict(_shipped_rule_sets())


def load_variants(path: Path | None = None) -> dict[str, Variant]:
    """Return the variants of a file by name, by default the shipped ones."""
    return _read_variants(path) if path else dict(_shipped_variants())


def rule_set(name: str) -> RuleSet:
    """Return a shipped rule set by its name."""
    return _named("rule set", name, _shipped_rule_sets())


def variant(name: str) -> Variant:
    """Return a shipped variant by its name."""
    return _named("variant", name, _shipped_variants())


def settings(
    rule_set: str = DEFAULT_RULE_SET, variants: Sequence[str] = (), revision: int | None = None
) -> Settings:
    """Return the settings of a shipped rule set with shipped variants, which beat the rule set.

    The rule set is taken in its newest revision, or in the one that is named.
    """
    found = _named("rule set", rule_set, _shipped_rule_sets())
    if revision is None or revision == found.revision:
        chosen = structs.asdict(found.settings)
    elif revision in found.earlier:
        chosen = structs.asdict(found.earlier[revision])
    else:
        raise UnknownRevision(rule_set, revision, found.revision)
    for position, name in enumerate(variants):
        if name in variants[:position]:
            raise RepeatedName("variant", name)
    # Those that beat another come last, in whatever order they were named.
    for added in sorted(map(variant, variants), key=lambda added: len(added.beats)):
        chosen |= added.settings
    return msgspec.convert(chosen, Settings)


@cache
def _shipped_rule_sets() -> Mapping[str, RuleSet]:
    return _read_rule_sets(None)


@cache
def _shipped_variants() -> Mapping[str, Variant]:
    return _read_variants(None)


def _named(what: str, name: str, known: Mapping[str, T]) -> T:
    if name not in known:
        raise UnknownName(what, name, known)
    return known[name]


def _read_rule_sets(path: Path | None) -> dict[str, RuleSet]:
    file = ContentFile("rule_sets.toml", path, ("rule_set",))
    entries = file.entries("rule_set", _WrittenRuleSet, lambda table: _label("rule set", table))
    written = _checked(file, entries)
    for label, entry in entries:
        if entry.based_on is not None and entry.based_on not in written:
            hint = valid_names_hint(entry.based_on, written)
            file.fail(label, f'unknown rule set "{entry.based_on}" in based_on. {hint}')
    return {entry.name: _complete(file, label, entry, written) for label, entry in entries}


def _complete(
    file: ContentFile, label: str, entry: _WrittenRuleSet, written: Mapping[str, _WrittenRuleSet]
) -> RuleSet:
    """A rule set with the settings that it takes from others, in each of its revisions."""
    now = _complete_settings(file, label, entry, written)
    told = sorted(change.revision for change in entry.earlier)
    if told != list(range(1, entry.revision)):
        file.fail(label, f"earlier must tell each revision before {entry.revision}, once")
    # A revision tells what it had otherwise than the one after it.
    earlier = {}
    then = structs.asdict(now)
    for change in sorted(entry.earlier, key=lambda change: -change.revision):
        then = then | change.settings
        earlier[change.revision] = msgspec.convert(then, Settings)
    return RuleSet(entry.name, entry.summary, now, entry.revision, earlier)


def _read_variants(path: Path | None) -> dict[str, Variant]:
    file = ContentFile("variants.toml", path, ("variant",))
    entries = file.entries("variant", _WrittenVariant, lambda table: _label("variant", table))
    for label, entry in entries:
        if not entry.settings:
            file.fail(label, "settings must change at least one setting")
    written = _checked(file, entries)
    # The names first: a misspelt one would otherwise show up as a clash with the variant it means.
    for label, entry in entries:
        for name in entry.beats:
            if name not in written:
                file.fail(label, f'unknown variant "{name}" in beats. {valid_names_hint(name, written)}')
    for label, entry in entries:
        _check_precedence(file, label, entry, written)
    return {
        name: Variant(name, entry.summary, entry.settings, entry.beats) for name, entry in written.items()
    }


def _check_precedence(
    file: ContentFile, label: str, entry: _WrittenVariant, written: Mapping[str, _WrittenVariant]
) -> None:
    for other in written.values():
        clash = [
            name
            for name in entry.settings
            if other.settings.get(name, entry.settings[name]) != entry.settings[name]
        ]
        if clash and entry.name not in other.beats and other.name not in entry.beats:
            file.fail(label, f'sets {clash[0]} otherwise than "{other.name}", and neither beats the other')


def _complete_settings(
    file: ContentFile, label: str, entry: _WrittenRuleSet, written: Mapping[str, _WrittenRuleSet]
) -> Settings:
    chain = [entry]
    while (base := chain[-1].based_on) is not None:
        circle = written[base] in chain
        chain.append(written[base])
        if circle:
            file.fail(label, f"based_on leads in a circle: {' → '.join(link.name for link in chain)}")
    given: dict[str, Any] = {}
    for link in reversed(chain):
        given |= link.settings
    for name in _SETTINGS:
        # Relying on the defaults here would let a new setting be forgotten in the file that documents it.
        if name not in given:
            file.fail(label, f"the setting {name} is missing")
    return msgspec.convert(given, Settings)


def _checked(file: ContentFile, entries: Sequence[Entry[W]]) -> dict[str, W]:
    found: dict[str, W] = {}
    for label, entry in entries:
        if entry.name in found:
            file.fail(label, "stands in the file twice")
        found[entry.name] = entry
        _check_settings(file, label, entry.settings)
        if isinstance(entry, _WrittenRuleSet):
            for change in entry.earlier:
                _check_settings(file, label, change.settings)
    return found


def _check_settings(file: ContentFile, label: str, given: Mapping[str, Any]) -> None:
    for name, value in given.items():
        if name not in _SETTINGS:
            file.fail(label, f'unknown setting "{name}". {valid_names_hint(name, _SETTINGS)}')
        fault = value_fault(f"the setting {name}", value, _SETTINGS[name])
        if fault:
            file.fail(label, fault)


def _label(what: str, table: Table) -> str | None:
    return f'{what} "{table["name"]}"' if table.get("name") else None
