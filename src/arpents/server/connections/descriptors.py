"""Descriptors: how many connections the system lets a process have, as each takes a file descriptor."""

from __future__ import annotations

import logging
from typing import Final

SPARE: Final = 128
"""Descriptors for everything else: the database, the page's files, the processes of bots, the logs."""

log = logging.getLogger(__name__)


def connections_allowed(wanted: int) -> int:
    """How many connections there may be: as many as wanted if the system can be brought to allow it.

    A process begins with a low limit (1,024 on many systems), which it may raise itself up to a hard one.
    """
    try:
        import resource  # noqa: PLC0415 (there is none on Windows, where descriptors are not scarce)
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE
    if soft != resource.RLIM_INFINITY and soft < needed:
        raised = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        if raised > soft:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
                soft = raised
            except (ValueError, OSError):  # some systems have a further limit of their own
                pass
        allowed = max(1, min(wanted, soft - SPARE if soft > 2 * SPARE else soft // 2))
        if allowed < wanted:
            log.info("the system allows fewer connections", extra={"wanted": wanted, "allowed": allowed})
        return allowed
    return wanted
