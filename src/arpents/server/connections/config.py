"""How uvicorn runs: with our protocols, and with the register that they share."""

from __future__ import annotations

from typing import Any

import uvicorn

from arpents.server.connections.limits import Register


class Config(uvicorn.Config):
    """A configuration of uvicorn that knows the register of connections."""

    def __init__(self, app: Any, register: Register, **options: Any) -> None:
        self.register = register
        super().__init__(app, **options)
