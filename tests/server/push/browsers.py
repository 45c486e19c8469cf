"""Browsers that want notices, a carrier that notes what it is given, and a server that sends them."""

import asyncio
import base64
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from arpents.server.app import create_app
from arpents.server.push.addresses import Endpoint, Resolver
from arpents.server.push.notifier import Notifier, Patience
from arpents.server.push.sealing import new_key
from arpents.server.service import Service
from arpents.server.settings import Settings
from arpents.server.store import Store

PUBLIC: Final = "8.8.8.8"
ENDPOINT: Final = "https://push.example.org/send/abc"
AT_ONCE: Final = Patience(0.0, (0.0, 0.0), 0.05)


def encoded(data: bytes) -> str:
    """Bytes as browsers tell them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser with keys of its own, which can read what is sealed for it."""

    def __init__(self, endpoint: str = ENDPOINT) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    @property
    def wish(self) -> dict[str, Any]:
        """What it asks the server for."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": encoded(point), "auth": encoded(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": "de"}

    def read(self, body: bytes) -> Any:
        """What it shows."""
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return msgspec.json.decode(opened)


class Posted(NamedTuple):
    """A notice that was carried."""

    endpoint: Endpoint
    addresses: list[str]
    headers: dict[str, str]
    body: bytes


class Notes:
    """A carrier that notes what it is given, and answers as it is told."""

    def __init__(self, *answers: int) -> None:
        self._answers = list(answers)
        self.posted: list[Posted] = []
        self._more = asyncio.Event()

    async def post(
        self, endpoint: Endpoint, addresses: Sequence[str], headers: Mapping[str, str], body: bytes
    ) -> int:
        """Note it."""
        self.posted.append(Posted(endpoint, list(addresses), dict(headers), body))
        self._more.set()
        return self._answers.pop(0) if self._answers else 201

    async def come(self, count: int) -> None:
        """Wait until so many were carried."""
        async with asyncio.timeout(30):
            while len(self.posted) < count:
                self._more.clear()
                await self._more.wait()


class Running(NamedTuple):
    """A server in this process, and whoever asks it."""

    service: Service
    http: httpx.AsyncClient

    async def pair(self) -> tuple[str, str, str]:
        """A game, and the tokens of the British and of the French."""
        body = {"name": "Ann", "side": "british", "opponent": "link"}
        seat = (await self.http.post("/games", json=body)).json()
        joining = {"name": "Bob", "invite": seat["invite"].partition("#join=")[2]}
        other = (await self.http.post(f"/games/{seat['game']}/join", json=joining)).json()
        return seat["game"], seat["token"], other["token"]

    async def end_turn(self, game: str, token: str) -> None:
        """End the turn of whoever has it."""
        who = {"Authorization": f"Bearer {token}"}
        now = (await self.http.get(f"/games/{game}", headers=who)).json()["now"]
        move = {"action": "end turn", "version": now["version"], "key": f"{now['version']}-end"}
        assert (await self.http.post(f"/games/{game}/moves", json=move, headers=who)).status_code == 200

    async def ask(self, method: str, game: str, token: str | None, body: object) -> httpx.Response:
        """Subscribe or unsubscribe."""
        who = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.http.request(method, f"/games/{game}/push", json=body, headers=who)

    async def settled(self) -> None:
        """Wait until all that was to be sent is sent."""
        notifier = self.service.notifier
        async with asyncio.timeout(30):
            while notifier.waiting or notifier.busy:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def running(
    folder: Path,
    carrier: Any,
    resolver: Resolver | None = None,
    patience: Patience = AT_ONCE,
    **limits: float,
) -> AsyncIterator[Running]:
    """A server that sends notices by this carrier."""
    url = f"sqlite:///{folder / 'games.sqlite'}"
    limits = {"creations_per_minute": 1e6, "subscriptions_per_minute": 1e6, **limits}
    settings = Settings(
        database_url=url,
        push_key=new_key(),
        push_contact="mailto:ann@example.org",
        **limits,  # type: ignore[arg-type]  # names of rates alone
    )
    app = create_app(settings, Store.open(url), folder / "nowhere")
    async with app.router.lifespan_context(app):
        service: Service = app.state.service
        await service.notifier.close()
        service.notifier = Notifier(
            service.rooms,
            service.store,
            service.presence,
            service.notifier.sealer,
            resolver=resolver or Resolver(lambda _host: [PUBLIC]),
            courier=carrier,
            patience=patience,
        )
        service.notifier.start()
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://here/api/v1"
        ) as http:
            yield Running(service, http)
