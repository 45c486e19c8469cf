"""Prompt hosts: which services have answered quickly so far, and so may go past those that have not.

Anybody can have as many names as they like, and let each of them answer slowly. So whatever takes time, to
look up names and to send, is done in two lanes: one for hosts that have shown to be quick, as those of the
browsers' makers are, and one for all others, who can hold up each other alone. A host that was slow once
stays among the others for an hour.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, final

PROMPT: Final = 1.5
"""How many seconds a quick answer may take."""

HOUR: Final = 3600.0
MOST: Final = 5000
"""How many hosts are remembered of each kind."""


@final
class PromptHosts:
    """The hosts that have been quick, and those that have been slow within the last hour."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._prompt: OrderedDict[str, float] = OrderedDict()
        self._slow: OrderedDict[str, float] = OrderedDict()

    def __contains__(self, host: str) -> bool:
        return host in self._prompt

    def took(self, host: str, seconds: float) -> None:
        """Note for how long a host has held somebody up."""
        now = self._clock()
        if seconds > PROMPT:
            self._prompt.pop(host, None)
            _note(self._slow, host, now)
        elif now - self._slow.get(host, -HOUR) >= HOUR:
            self._slow.pop(host, None)
            _note(self._prompt, host, now)


def _note(hosts: OrderedDict[str, float], host: str, now: float) -> None:
    hosts[host] = now
    hosts.move_to_end(host)
    if len(hosts) > MOST:
        hosts.popitem(last=False)
