"""Content files as typed entries: reads TOML and says in words where it has the wrong shape."""

import json
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar, get_args, get_origin

import msgspec
from msgspec import inspect, structs

from arpents.errors import ContentError, valid_names_hint

T = TypeVar("T")
Table = Mapping[str, Any]

SHOWN = 60
LONGEST_FILE = 20_000
LONGEST_LINE = 2000
MOST_DOTS = 100
LARGEST_NUMBER = 10**9
"""No content of one's own is larger. It is bounded before it is read: long names with dots take very long."""


class Entry(NamedTuple, Generic[T]):
    """One entry of a file: how errors call it, and its value."""

    label: str
    value: T


class ContentFile:
    """The tables of one content file, and its name for errors.

    A file of several tables names those it may have; one that is read as a whole has its fields instead.
    With a text given, that is read in the file's stead.
    """

    def __init__(
        self, shipped: str, path: Path | None, tables: tuple[str, ...] | None = None, text: str | None = None
    ) -> None:
        self.name = shipped if path is None else path.name
        source = resources.files("arpents.content") / shipped if path is None else path
        try:
            self.text = source.read_bytes().decode("utf-8") if text is None else text
            if text is not None or path is not None:
                self._check_size()
            self.tables: Table = tomllib.loads(self.text)
        except OSError as error:
            self.fail(None, f"cannot be read: {error.strerror}")
        except UnicodeDecodeError as error:
            self.fail(None, f"is not UTF-8 text (byte {error.start})")
        except tomllib.TOMLDecodeError as error:
            self.fail(None, f"is not valid TOML: {error}")
        except RecursionError:
            self.fail(None, "has lists or tables within each other that are too many to read")
        self._check_numbers()
        for key in self.tables:
            if tables is not None and key not in tables:
                self.fail(None, f'unknown table "{key}". {valid_names_hint(key, tables)}')

    def _check_size(self) -> None:
        if len(self.text) > LONGEST_FILE:
            self.fail(None, f"has {len(self.text)} characters, and may have {LONGEST_FILE}")
        for number, line in enumerate(self.text.splitlines(), 1):
            if len(line) > LONGEST_LINE:
                told = f"has {len(line)} characters in line {number}, and may have {LONGEST_LINE}"
                self.fail(None, told)
            if line.partition("=")[0].count(".") > MOST_DOTS:
                self.fail(None, f"has a name of too many parts in line {number}")

    def _check_numbers(self) -> None:
        left: list[object] = [self.tables]
        while left:  # and not by recursion: tables may lie deep within each other
            value = left.pop()
            if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
                self.fail(None, f"has a number that is too large, of {len(str(value))} digits")
            left += value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()

    def fail(self, entry: str | None, fault: str) -> NoReturn:
        """Raise the error of one entry of this file, or of the whole file."""
        raise ContentError(self.name, entry, fault) from None

    def entries(self, key: str, shape: type[T], label: Callable[[Table], str | None]) -> tuple[Entry[T], ...]:
        """Return the entries written as [[key]], called by their label or else by their position."""
        raw = self.tables.get(key, [])
        what = key.replace("_", " ")
        if not isinstance(raw, list) or not all(isinstance(table, dict) for table in raw):
            self.fail(None, f"{key} must be written as [[{key}]] tables")
        found = []
        for position, table in enumerate(raw, start=1):
            name = label(table) or f"{what} number {position}"
            found.append(Entry(name, self._shaped(name, table, shape)))
        return tuple(found)

    def table(self, key: str, shape: type[T]) -> Entry[T]:
        """Return the one table written as [key]."""
        name = f"[{key}]"
        if key not in self.tables:
            self.fail(name, "is missing")
        raw = self.tables[key]
        if not isinstance(raw, dict):
            self.fail(name, "must be a table")
        return Entry(name, self._shaped(name, raw, shape))

    def whole(self, shape: type[T]) -> T:
        """Return the file as one value, whose fields stand at its top."""
        return self._shaped(None, self.tables, shape)

    def _shaped(self, entry: str | None, table: Table, shape: type[T]) -> T:
        self._check_fields(entry, table, shape, "")
        return msgspec.convert(table, shape)

    def _check_fields(self, entry: str | None, table: Table, shape: Any, within: str) -> None:
        fields = {field.name: field for field in structs.fields(shape)}
        for name in table:
            if name not in fields:
                self.fail(entry, f'unknown field "{within}{name}". {valid_names_hint(name, fields)}')
        for name, field in fields.items():
            if name in table:
                self._check_value(entry, within + name, table[name], field.type)
            elif field.required:
                self.fail(entry, f"{within}{name} is missing")

    def _check_value(self, entry: str | None, name: str, value: object, wanted: Any) -> None:
        shape = get_origin(wanted) or wanted
        if isinstance(value, dict) and isinstance(shape, type) and issubclass(shape, msgspec.Struct):
            self._check_fields(entry, value, wanted, f"{name}.")
            return
        if isinstance(value, dict) and shape is dict:
            key_wanted, item_wanted = get_args(wanted)
            for key, item in value.items():
                fault = value_fault(name, key, key_wanted)
                if fault:
                    self.fail(entry, fault)
                self._check_value(entry, f"{name}.{_written(key)}", item, item_wanted)
            return
        fault = value_fault(name, value, wanted)
        if fault:
            self.fail(entry, fault)


def value_fault(name: str, value: object, wanted: Any) -> str | None:
    """Return in words why a value does not have the wanted type, or None if it has."""
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError:
        pass
    else:
        return None
    shape = inspect.type_info(wanted)
    words = _words(shape)
    for word in value if isinstance(value, list) else [value]:
        if words and isinstance(word, str) and word not in words:
            return f'unknown word "{word}" in {name}. {valid_names_hint(word, words)}'
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return f"{name} must be {_wanted(shape)}, not {shown if len(shown) <= SHOWN else shown[:SHOWN] + '…'}"


def _written(key: str) -> str:
    """Return a key as a TOML file has it, in quotes unless it is plain."""
    return key if key.isascii() and key.isidentifier() else f'"{key}"'


def _words(shape: inspect.Type) -> tuple[str, ...]:
    match shape:
        case inspect.LiteralType(values):
            return tuple(str(value) for value in values)
        case inspect.VarTupleType(item):
            return _words(item)
        case inspect.UnionType(types):
            return tuple(word for part in types for word in _words(part))
    return ()


def _wanted(shape: inspect.Type) -> str:
    match shape:
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType() | inspect.FloatType():
            return ("a whole number" if isinstance(shape, inspect.IntType) else "a number") + _limits(shape)
        case inspect.StrType():
            return "text" if not shape.min_length else "text that is not empty"
        case inspect.LiteralType(values):
            return "one of " + ", ".join(str(value) for value in values)
        case inspect.VarTupleType(item):
            return f"a list, each of it {_wanted(item)}"
        case inspect.TupleType(items):
            return "a list of " + " and ".join(_wanted(item) for item in items)
        case inspect.UnionType(types):
            return " or ".join(_wanted(part) for part in types if not isinstance(part, inspect.NoneType))
    return "a table"


def _limits(shape: inspect.IntType | inspect.FloatType) -> str:
    if shape.ge is not None and shape.le is not None:
        return f" from {shape.ge} to {shape.le}"
    if shape.ge is not None:
        return f" of {shape.ge} or more"
    if shape.gt is not None:
        return f" above {shape.gt}"
    return f" below {shape.lt}" if shape.lt is not None else ""
