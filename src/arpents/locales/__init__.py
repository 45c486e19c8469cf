"""The words of Arpents: every message that people read, in each language."""

from arpents.locales.chronicle import chronicle, tell
from arpents.locales.naming import card_name, place_name
from arpents.locales.words import MissingWord, Words, languages, plain_message

__all__ = [
    "MissingWord",
    "Words",
    "card_name",
    "chronicle",
    "languages",
    "place_name",
    "plain_message",
    "tell",
]
