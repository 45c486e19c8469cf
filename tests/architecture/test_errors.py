"""The named errors: programs tell them apart by their codes."""

import pkgutil
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

import pytest

import arpents
from arpents.errors import ArpentsError


def errors_below(error: type[ArpentsError]) -> Iterator[type[ArpentsError]]:
    """All kinds of an error, however special."""
    for special in error.__subclasses__():
        yield special
        yield from errors_below(special)


def test_every_error_has_a_code_of_its_own() -> None:
    for module in pkgutil.walk_packages(arpents.__path__, "arpents."):
        # Migrations are not modules but scripts, which only Alembic can run.
        if not module.name.endswith("__main__") and ".migrations." not in module.name:
            import_module(module.name)
    errors = {error for error in errors_below(ArpentsError) if error.__module__.startswith("arpents.")}
    assert len(errors) > 30
    codes = Counter(error.code for error in errors)
    assert not [code for code, number in codes.items() if number > 1]
    assert "arpents_error" not in codes
    assert all(code.replace("_", "").isalpha() and code.islower() for code in codes)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        ("engine.choosing.IllegalAction", "illegal_action"),
        ("engine.choosing.GameOver", "game_over"),
        ("engine.notation.TooManyCards", "too_many_cards"),
        ("engine.chance.ImpossibleDraw", "impossible_draw"),
        ("table.NotYourDecision", "not_your_decision"),
        ("table.StaleVersion", "stale_version"),
        ("table.NothingToUndo", "nothing_to_undo"),
        ("errors.UnknownName", "unknown_name"),
    ],
)
def test_codes_that_programs_rely_on_stay_as_they_are(error: str, code: str) -> None:
    module, name = error.rsplit(".", 1)
    assert getattr(import_module(f"arpents.{module}"), name).code == code
