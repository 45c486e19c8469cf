"""Beginning processes for bots: deaf to Ctrl-C, silent, and gone with whoever began them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Final

if sys.platform == "linux":
    import fcntl

SPAWN: Final = multiprocessing.get_context("spawn")
"""How such processes begin: afresh, with nothing of the threads and connections of their parent."""


@contextmanager
def deaf_to_interruptions() -> Iterator[None]:
    """Have a process begin deaf to Ctrl-C: while it still loads, it would answer with a traceback."""
    if threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
    elif hasattr(signal, "pthread_sigmask"):
        # Elsewhere than in the main thread a signal can only be put off, which the new process inherits.
        # The tracker, which the first process brings along, would undo that.
        resource_tracker.ensure_running()
        masked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, masked)
    else:
        yield


def prepare_process() -> None:
    """Make the process that calls this one for bots: deaf to Ctrl-C, silent, and gone with its parent."""
    # Ctrl-C reaches every process of a terminal; only the one that watches should heed it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    sys.stdout = sys.stderr  # what a bot prints should not mix with results
    parent = multiprocessing.parent_process()
    if parent is not None:
        kill_with(parent.sentinel, os.getpid())
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """End this process when the one that started it is gone, even if a bot never comes back."""
    parent.join()
    os._exit(1)


def kill_with(pipe: int, owner: int) -> None:
    """Have the system kill a process, or a group (below 0), when nobody has the other end of a pipe any more.

    A thread cannot do that while a bot is in compiled code, which lets no other thread of Python run. Only
    Linux can; elsewhere a process ends as soon as it looks at what it shares with whoever began it.
    """
    if sys.platform == "linux":
        fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(pipe, fcntl.F_SETOWN, owner)
        fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)
