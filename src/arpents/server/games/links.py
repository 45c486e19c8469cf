"""Links: what people pass on to each other. What is secret in one comes after the #, which no server logs."""

from __future__ import annotations

from arpents.server.settings import Settings


def base_url(settings: Settings) -> str:
    """Where people reach the server."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = "localhost" if settings.host in {"0.0.0.0", "::", "127.0.0.1", ""} else settings.host
    return f"http://{host}:{settings.port}"


def seat_link(settings: Settings, game: str, token: str) -> str:
    """The link by which a player comes back to a seat."""
    return f"{base_url(settings)}/game/{game}#seat={token}"


def invite_link(settings: Settings, game: str, invite: str) -> str:
    """The link by which an opponent joins."""
    return f"{base_url(settings)}/game/{game}#join={invite}"
