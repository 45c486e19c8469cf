"""Sealing: a notice that none but the browser can read, signed by the server (RFC 8291 and 8292)."""

from __future__ import annotations

import base64
import hashlib
import time
from importlib.util import find_spec
from typing import Final, final

from arpents.server.push.addresses import Endpoint
from arpents.server.settings import BadSetting

KEPT_SECONDS: Final = 24 * 3600
"""For how long a service keeps a notice for a browser that is not there."""

SIGNED_SECONDS: Final = 12 * 3600
KEY_BYTES: Final = 65
AUTH_BYTES: Final = 16
NEEDED: Final = 'notices by push need another package: pip install "arpents[push]"'


def is_installed() -> bool:
    """Whether the package is there that seals."""
    return find_spec("pywebpush") is not None


def new_key() -> str:
    """A key for the setting ``push_key``."""
    _must_be_installed()
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - it comes with the package

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(number.to_bytes(32, "big"))


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser: a point of the curve, and a secret."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        point, secret = _decoded(p256dh), _decoded(auth)
        if len(point) != KEY_BYTES or len(secret) != AUTH_BYTES:
            return False
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return True


@final
class Sealer:
    """Seals notices with the key of this server."""

    def __init__(self, key: str, contact: str) -> None:
        _must_be_installed()
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415
        from py_vapid import Vapid02  # noqa: PLC0415

        try:
            if len(_decoded(key)) != 32:
                raise ValueError("it is not of 32 bytes")
            self._vapid = Vapid02.from_raw(key.encode())
        except ValueError as error:
            raise BadSetting(
                f"The setting ARPENTS_PUSH_KEY is no key ({error}): make one by arpents admin push-key."
            ) from None
        self._contact = contact
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key: str = _encoded(point)
        """What browsers ask their services for an endpoint with."""

    def sealed(
        self, endpoint: Endpoint, p256dh: str, auth: str, notice: bytes, topic: str
    ) -> tuple[dict[str, str], bytes]:
        """The headers and the body of a request; a later one with the same topic takes its place."""
        from pywebpush import WebPusher  # noqa: PLC0415 - it takes a second

        where = {"endpoint": f"https://{endpoint.host}", "keys": {"p256dh": p256dh, "auth": auth}}
        body = WebPusher(where).encode(notice)["body"]
        claims = {
            "aud": f"https://{endpoint.host}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        headers = {
            "TTL": str(KEPT_SECONDS),
            "Topic": _encoded(hashlib.sha256(topic.encode()).digest())[:32],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": str(self._vapid.sign(claims)["Authorization"]),
        }
        return headers, bytes(body)


def _must_be_installed() -> None:
    if not is_installed():
        raise BadSetting(f"The setting ARPENTS_PUSH_KEY cannot be used: {NEEDED}.")


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    if not text.isascii() or any(letter not in _LETTERS for letter in text):
        raise ValueError("it has letters that no key has")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=")
