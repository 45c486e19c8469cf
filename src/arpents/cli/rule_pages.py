"""Pages about the rules: all of them at a glance, one in full, and how two differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import structs
from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arpents.cli.set_ups import Row, set_up_rows
from arpents.cli.terminal import WORDS
from arpents.content import (
    DEFAULT_RULE_SET,
    DEFAULT_SCENARIO,
    RuleSet,
    Scenario,
    Settings,
    Variant,
    load_rule_sets,
    load_scenarios,
    load_variants,
    rule_set,
    scenario,
    settings,
)
from arpents.locales.naming import plain_list, setting_text

Page = Iterator[RenderableType]


def overview() -> Page:
    """Every rule set, variant and scenario, a line for each."""
    rule_sets = {name: found.summary for name, found in load_rule_sets().items()}
    variants = {name: found.summary for name, found in load_variants().items()}
    scenarios = {name: found.title for name, found in load_scenarios().items()}
    yield from _listing(WORDS("rules-sets"), rule_sets)
    yield from _listing(WORDS("rules-variants"), variants)
    yield from _listing(WORDS("rules-scenarios"), scenarios)
    yield Text(WORDS("rules-more"), style="faint")


def _listing(title: str, entries: Mapping[str, str]) -> Page:
    yield Text(title, style="heading")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="act")
    table.add_column()
    for name, summary in entries.items():
        table.add_row(name, summary)
    yield Padding(table, (0, 0, 1, 2))


def rule_set_page(found: RuleSet) -> Page:
    """A rule set with all its settings, those first that are not as in the usual one."""
    yield _title("rule-set", found.name)
    yield Text(found.summary)
    usual = structs.asdict(rule_set(DEFAULT_RULE_SET).settings)
    mine = structs.asdict(found.settings)
    unlike = [name for name in mine if mine[name] != usual[name]]
    if unlike:
        yield Text("\n" + WORDS("rules-unlike", name=DEFAULT_RULE_SET), style="heading")
        yield _sentences(setting_text(WORDS, name, mine[name]) for name in unlike)
        yield Text("\n" + WORDS("rules-like", name=DEFAULT_RULE_SET), style="heading")
    else:
        yield Text()
    yield _sentences(setting_text(WORDS, name, mine[name]) for name in mine if name not in unlike)


def variant_page(found: Variant) -> Page:
    """A variant with what it changes, and which of two prevails."""
    yield _title("variant", found.name)
    yield Text(found.summary)
    yield Text("\n" + WORDS("rules-changes"), style="heading")
    yield _sentences(setting_text(WORDS, name, value) for name, value in found.settings.items())
    beaten_by = [other.name for other in load_variants().values() if found.name in other.beats]
    for message, names in (("rules-beats", found.beats), ("rules-beaten", beaten_by)):
        if names:
            yield Text(WORDS(message, names=plain_list(WORDS, names)))


def scenario_page(found: Scenario) -> Page:
    """A scenario with its history, its rules, and what is different in its set-up."""
    yield _title("scenario", found.name)
    yield Text(found.title + "\n" if found.history else found.title)
    for paragraph in found.history.splitlines():
        yield Text(paragraph)
    names = plain_list(WORDS, (found.rule_set, *found.variants))
    yield Text("\n" + WORDS("rules-played-by", names=names))
    rows = set_up_rows(found, with_rules(found.rule_set, found.variants))
    if rows:
        yield Text("\n" + WORDS("rules-set-up"), style="heading")
        yield _comparison(rows, WORDS("rules-column-here"), WORDS("rules-column-standard"))
    else:
        yield Text(WORDS("rules-standard-set-up"))


def with_rules(rule_set: str, variants: tuple[str, ...] = ()) -> Scenario:
    """The standard set-up with a rule set and variants."""
    return structs.replace(scenario(DEFAULT_SCENARIO), name=rule_set, rule_set=rule_set, variants=variants)


def differences_page(one: Scenario, other: Scenario, *, set_ups: bool) -> Page:
    """In what rules two scenarios differ, and in what of their set-ups if these matter."""
    ours, theirs = (structs.asdict(_settings(found)) for found in (one, other))
    rules = [
        (setting_text(WORDS, name, ours[name]), setting_text(WORDS, name, theirs[name]))
        for name in ours
        if ours[name] != theirs[name]
    ]
    rows = set_up_rows(one, other) if set_ups else []
    names = {"one": one.name, "other": other.name}
    if not rules and not rows:
        yield Text(WORDS("rules-same" if set_ups else "rules-same-rules", **names))
        return
    if rules:
        table = _table(one.name, other.name)
        for sentences in rules:
            table.add_row(*sentences)
        yield table
    else:
        yield Text(WORDS("rules-same-rules", **names))
    if rows:
        yield Text("\n" + WORDS("rules-set-up"), style="heading")
        yield _comparison(rows, one.name, other.name)
    elif set_ups:
        yield Text(WORDS("rules-same-set-up", **names))


def _settings(found: Scenario) -> Settings:
    return settings(found.rule_set, found.variants)


def _title(kind: str, name: str) -> Text:
    return Text(WORDS("rules-kind", kind=kind, name=name), style="heading")


def _sentences(sentences: Iterable[str]) -> RenderableType:
    """Sentences one below the other, each with a mark before it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for sentence in sentences:
        table.add_row(WORDS("rules-mark"), sentence)
    return Padding(table, (0, 0, 0, 2))


def _comparison(rows: Iterable[Row], one: str, other: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(one)
    table.add_column(other)
    for row in rows:
        table.add_row(*row)
    return table


def _table(one: str, other: str) -> Table:
    """A table of two columns of equal width, with room between its rows."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, leading=1, expand=True)
    table.add_column(one, ratio=1)
    table.add_column(other, ratio=1)
    return table
