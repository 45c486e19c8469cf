"""Connections: how many there may be, how long each may take, and how much memory they may hold.

uvicorn speaks HTTP and WebSocket; its protocols are used here with bounds that it does not have:

- ``limits`` keeps a register of connections, refuses too many, and cuts off those that take too long;
- ``http`` and ``websocket`` are the protocols, which tell the register what a connection is waiting for;
- ``body_memory`` bounds what requests hold in memory until they are answered;
- ``descriptors`` fits the number of connections to what the system allows.

``COUNTS`` has the figures for the metrics.
"""

from arpents.server.connections.counts import COUNTS
from arpents.server.connections.descriptors import connections_allowed
from arpents.server.connections.limits import Register

__all__ = ["COUNTS", "Register", "connections_allowed"]
