"""Games that are loaded by several threads before any other was: what they are read with is ready by then."""

import sys

import pytest

from tests.processes import run
from tests.sampling import sampled

READ = """
import sys
import threading
from contextlib import suppress
from typing import get_args

import msgspec

from arpents.server.games.facts import Fact, as_fact
from arpents.server.store import StoredEvent

sys.setswitchinterval(1e-6)
together = threading.Barrier(8)
# Whatever any of them has: those that want something else are read as far as that.
DATA = {"side": 1, "text": "Hello", "key": "1", "muted": True, "game": "abc", "presets": {}, "version": 1}
KINDS = [one.__struct_config__.tag for one in get_args(Fact)]

def read():
    together.wait()
    for kind in KINDS:
        with suppress(msgspec.ValidationError):
            as_fact(StoredEvent(1, kind, DATA, 0.0))

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("rounds", sampled([1, 5], test=1))
def test_threads_that_read_the_first_games_at_once_do_not_end_the_process(rounds: int) -> None:
    for _ in range(rounds):
        done = run([sys.executable, "-c", READ])
        assert done.returncode == 0, done.stderr
