"""Rule sets and variants, and the settings that they make together."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

from arpents.content.model import Name, RuleSet, Settings, Variant
from arpents.content.reading import ContentFile, Entry, Table, value_fault
from arpents.errors import RepeatedName, UnknownName, valid_names_hint

DEFAULT_RULE_SET = "second-edition"

_SETTINGS = {field.name: field.type for field in structs.fields(Settings)}

T = TypeVar("T")


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set or variant as a file has it, with the settings that it gives itself."""

    name: Name
    summary: Name
    settings: dict[str, Any]


class _WrittenRuleSet(_Written, frozen=True, forbid_unknown_fields=True):
    """A rule set as a file has it, which may leave settings to the one it is based on."""

    based_on: Name | None = None


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


def settings(rule_set: str = DEFAULT_RULE_SET, variants: Sequence[str] = ()) -> Settings:
    """Return the settings of a shipped rule set with shipped variants, which beat the rule set."""
    chosen = structs.asdict(_named("rule set", rule_set, _shipped_rule_sets()).settings)
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
    return {
        entry.name: RuleSet(entry.name, entry.summary, _complete_settings(file, label, entry, written))
        for label, entry in entries
    }


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
        for name, value in entry.settings.items():
            if name not in _SETTINGS:
                file.fail(label, f'unknown setting "{name}". {valid_names_hint(name, _SETTINGS)}')
            fault = value_fault(f"the setting {name}", value, _SETTINGS[name])
            if fault:
                file.fail(label, fault)
    return found


def _label(what: str, table: Table) -> str | None:
    return f'{what} "{table["name"]}"' if table.get("name") else None
