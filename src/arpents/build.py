"""Which build of the engine runs: the compiled one, or plain Python."""

from __future__ import annotations

from arpents.engine.bags import COMPILED


def is_compiled() -> bool:
    """Whether the engine runs compiled.

    It is compiled as a whole or not at all, so that one module tells for all of them.
    """
    return COMPILED
