"""Tokens: the secrets that seats and invitations are known by. Only their hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Final

BYTES: Final = 16
"""128 bits: nobody guesses them."""

_GAME_BYTES: Final = 9

HASHES_KEPT: Final = 4096
"""Of how many tokens the hash is remembered: each move and each message of a connection asks for it."""


def new_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(BYTES)


def new_game_id() -> str:
    """A new name for a game, short enough for a link."""
    return secrets.token_urlsafe(_GAME_BYTES).replace("-", "a").replace("_", "b")


def derived(token: str, purpose: str) -> str:
    """Another secret that follows from this one, and does not tell it."""
    digest = hmac.digest(token.encode("utf-8", "surrogatepass"), purpose.encode(), "sha256")
    return urlsafe_b64encode(digest[:BYTES]).decode().rstrip("=")


def game_id_of(token: str) -> str:
    """The name of the game that is set up with a token of the client's own: the same each time it asks."""
    return derived(token, "game")[:12].replace("-", "a").replace("_", "b")


@lru_cache(HASHES_KEPT)
def hashed(token: str) -> str:
    """What is stored of a secret: 128 random bits need no salt."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, kept: str | None) -> bool:
    """Whether a secret is the one of which this was kept."""
    return same(hashed(token), kept)


def same(one: str, kept: str | None) -> bool:
    """Whether two hashes of secrets are the same, in a time that does not tell how nearly they are."""
    return kept is not None and hmac.compare_digest(one, kept)
