"""What a test needs and this machine lacks: the test is left out, or fails where nothing may be left out."""

import os
from typing import Final, NoReturn

import pytest

INSISTS: Final = "ARPENTS_TEST_ALL"
"""The variable that makes it a failure, when it is 1; .ci/run sets it."""


def lacking(told: str) -> NoReturn:
    """Leave the test out that needs something, and say what; or fail, where that is insisted on."""
    if os.environ.get(INSISTS) == "1":
        pytest.fail(f"{told} ({INSISTS} insists on it)", pytrace=False)
    pytest.skip(told)
