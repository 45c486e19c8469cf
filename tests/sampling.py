"""Which of many cases are tried on both builds, which in ``make test`` alone, and which in ``make soak``."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

Case = TypeVar("Case")


def sampled(
    cases: Iterable[Case], *, both: int | None = None, test: int | None = None
) -> Sequence[Case | ParameterSet]:
    """Cases, of which the first few are tried on the sources too, and those after a number in soak alone.

    The sources play many times more slowly, and are measured on the way. That they play as the compiled build
    does is proved by the golden games. Without a number, all cases are tried.
    """
    return [_marked(case, number, both, test) for number, case in enumerate(cases)]


def _marked(case: Case, number: int, both: int | None, test: int | None) -> Case | ParameterSet:
    marks = [pytest.mark.fuzz] * (both is not None and number >= both)
    marks += [pytest.mark.soak] * (test is not None and number >= test)
    if not marks:
        return case
    # A tuple with names is one thing, and not a value for each of several arguments.
    several = isinstance(case, tuple) and not hasattr(case, "_fields")
    values: tuple[object, ...] = tuple(case) if several else (case,)  # type: ignore[arg-type] # it is one
    return pytest.param(*values, marks=marks)
