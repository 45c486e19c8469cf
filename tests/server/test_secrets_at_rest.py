"""Whoever has the database or a backup has nobody's seat: tokens are stored as hashes alone."""

import gzip
from pathlib import Path

import httpx

from arpents.server.games.tokens import hashed, new_token
from arpents.server.store import backup
from tests.server.databases import administer
from tests.server.serving import a_server

API = "/api/v1/games"


def everything_in(database_url: str) -> str:
    """All rows of all tables, as text."""
    if database_url.startswith("sqlite"):
        tables = administer(database_url, "SELECT name FROM sqlite_master WHERE type = 'table'")
    else:
        tables = administer(
            database_url, "SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = 'public'"
        )
    return "".join(repr(administer(database_url, f'SELECT * FROM "{name}"')) for (name,) in tables)


def test_no_token_is_stored(database_url: str, tmp_path: Path) -> None:
    with (
        a_server(database_url=database_url) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        own = new_token()
        made = client.post(API, json={"token": own, "opponent": "link", "side": "british"}).json()
        invite = made["invite"].partition("#join=")[2]
        game = f"{API}/{made['game']}"
        joined = client.post(f"{game}/join", json={"name": "Ben", "invite": invite}).json()
        other = client.post(API, json={"opponent": "anyone"}).json()
        secrets = {own, invite, joined["token"], other["token"]}
        assert len(secrets) == 4

        def status(token: str) -> int:
            seat = {"Authorization": f"Bearer {token}"}
            return client.put(f"{game}/mute", headers=seat, json={"muted": True}).status_code

        assert (status(own), status(joined["token"])) == (200, 200)
        # What is stored of a token opens nothing.
        assert {status(hashed(secret)) for secret in secrets} == {403}
        client.post(f"{game}/concede", headers={"Authorization": f"Bearer {own}"}, json={"key": "end"})
        assert client.post(f"{game}/rematch", headers={"Authorization": f"Bearer {own}"}).status_code == 201

        stored = everything_in(database_url)
        file = tmp_path / "games.backup"
        backup(database_url, file)
    kept = {"the database": stored, "a backup": gzip.decompress(file.read_bytes()).decode()}
    for place, content in kept.items():
        assert hashed(own) in content, f"{place} is not what was meant to be looked at"
        assert [secret for secret in secrets if secret in content] == [], place
