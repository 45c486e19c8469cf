"""Naming: places, cards, settings and lists of them in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arpents.locales.keys import card_key, key
from arpents.locales.words import Words

MINUS = "−"


def place_name(words: Words, name: str) -> str:
    """A place in words."""
    return words(key("place", name))


def card_name(words: Words, name: str) -> str:
    """A card in words."""
    return words(card_key(name))


def setting_text(words: Words, name: str, value: int | bool) -> str:
    """A setting of the rules with its value, as a sentence."""
    told: str | int = ("yes" if value else "no") if isinstance(value, bool) else value
    return words(key("setting", name), value=told)


def counted_cards(words: Words, names: Iterable[str]) -> list[str]:
    """Cards in words, like ones together with their number."""
    return [
        card_name(words, name)
        if count == 1
        else words("card-several", count=count, card=card_name(words, name), kind=card_key(name))
        for name, count in Counter(names).items()
    ]


def sentence_list(words: Words, parts: Iterable[str]) -> str:
    """Parts as one list in a sentence: "Boston, Norfolk and Albany"."""
    *before, last = parts
    return words("list-last", before=plain_list(words, before), next=last) if before else last


def plain_list(words: Words, parts: Iterable[str]) -> str:
    """Parts with commas between them."""
    text = ""
    for part in parts:
        text = words("list-next", before=text, next=part) if text else part
    return text


def signed(number: int) -> str:
    """A number that always shows its sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"
