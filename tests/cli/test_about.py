"""What runs here: told by the command, and at the start of a game where it is the slower build."""

import platform
from importlib import metadata
from pathlib import Path

import arpents as package
from arpents.build import is_compiled
from tests.cli.command import arpents
from tests.conftest import BUILD

INTERPRETED = 'The engine is not compiled here; "arpents about" says how to change that.'


def test_the_build_is_the_one_that_is_tested() -> None:
    assert is_compiled() == (BUILD == "compiled")


def test_about_tells_version_build_and_system(tmp_path: Path) -> None:
    run = arpents(tmp_path, "about", anew=True)
    assert (run.returncode, run.stderr) == (0, "")
    version, build, system = run.stdout.splitlines()
    assert version == f"arpents {package.__version__}"
    if is_compiled():
        assert build == "The engine is compiled."
    else:
        assert build.startswith("The engine is interpreted")
        assert "install a C compiler" in build
    assert platform.python_version() in system
    assert platform.system() in system


def test_about_names_what_it_is_made_of_and_where_the_licences_are(tmp_path: Path) -> None:
    run = arpents(tmp_path, "about", "--licences", anew=True)
    assert (run.returncode, run.stderr) == (0, "")
    own, page, _, *lines = run.stdout.splitlines()
    assert "MIT" in own
    texts = Path(page.partition(": ")[2])
    assert texts.is_file() or "was not built" in page
    told = dict(line.strip().split(": ", 1) for line in lines)
    assert told[f"fastapi {metadata.version('fastapi')}"] == "MIT"
    # What is required by what is required.
    assert told[f"starlette {metadata.version('starlette')}"] == "BSD-3-Clause"
    assert all(told.values())
    assert "?" not in told.values()
    names = {line.split()[0].lower() for line in told}
    assert "pytest" not in names
    assert "arpents" not in names


def test_a_game_says_so_when_it_is_interpreted(tmp_path: Path) -> None:
    shown = arpents(tmp_path, "play", "--save", "game.save", anew=True).stdout
    assert (INTERPRETED in shown.splitlines()) == (not is_compiled())
