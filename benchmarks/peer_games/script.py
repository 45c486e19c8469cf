"""What the measuring scripts have in common: they are told what to measure, and print one line of JSON."""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict

from benchmarks.timing import Tally


def run(measure: Callable[[str, float], Tally]) -> None:
    """Measure what the first word of the command line names, for as many seconds as the second one says."""
    what, seconds = sys.argv[1:]
    print(json.dumps(asdict(measure(what, float(seconds)).figures())))
