"""Processes in groups of their own: with the one that was started, all that it has started can be ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any


def begin(command: str | Sequence[str | Path], **options: Any) -> subprocess.Popen[str]:
    """Start a process in a group, and a session, of its own; options are those of ``Popen``.

    Ctrl-C in the terminal does not reach it: whoever starts it ends it (``end_group``).
    """
    return subprocess.Popen(command, encoding="utf-8", start_new_session=True, **options)


def end_group(process: subprocess.Popen[str] | Process) -> None:
    """Kill a process that was started so, and all others of its group; those may outlive it."""
    if sys.platform == "win32":
        with suppress(ProcessLookupError):
            process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # by either name: there is nobody left
            os.killpg(process.pid, signal.SIGKILL)
