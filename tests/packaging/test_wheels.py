"""Wheels that are really built: for every machine, for this one, and where nothing can be compiled.

Those that are built here have no page; tests/packaging/test_page.py is about that.
"""

import json
import shutil
import sysconfig
import tomllib
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.packaging.building import (
    ROOT,
    build,
    copy_project,
    extension_modules,
    files,
    python,
    told_by_about,
    wheel,
)
from tests.processes import run as run_to_end
from tests.sampling import sampled

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
NO_COMPILER = "arpents-has-no-such-compiler"

has_compiler = pytest.mark.skipif(
    shutil.which("cc") is None or not Path(sysconfig.get_path("include"), "Python.h").exists(),
    reason="needs a C compiler and the headers of Python",
)

# What stands in for mypyc, which takes its time: one that gives up as mypyc does, and one whose shims can be
# compiled and whose library cannot.
GIVES_UP = "def mypycify(*_, **__):\n    raise SystemExit(1)\n"
HALF_COMPILES = """
from pathlib import Path
from setuptools import Extension

def mypycify(*_, **__):
    Path("shim.c").write_text("int shim;")
    Path("library.c").write_text("this is no C")
    options = {"extra_compile_args": ["-Werror"]}
    return [
        Extension("arpents.engine.state", ["shim.c"], **options),
        Extension("arpents_engine__mypyc", ["library.c"], **options),
    ]
"""

# One that counts how often it is asked, and whose library can be compiled.
COUNTS = """
from pathlib import Path
from setuptools import Extension

def mypycify(*_, **__):
    with open("asked", "a") as asked:
        asked.write("x")
    if not Path("library.c").exists():
        Path("library.c").write_text("#include <Python.h>\\nPyObject *PyInit_library(void) { return 0; }")
    return [Extension("arpents.library", ["library.c"])]
"""

# One that notes what it is asked to compile, and with which settings.
NOTES = """
import json
from pathlib import Path

def mypycify(words, **_):
    Path("words.json").write_text(json.dumps(words))
    raise SystemExit(1)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return copy_project(tmp_path)


def stand_in(project: Path, mypyc: str) -> str:
    """Put something in the place of mypyc, and return the folder for Python's path."""
    package = project / "stand_in" / "mypyc"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "build.py").write_text(mypyc, "utf-8")
    return str(package.parent)


def test_the_wheel_for_every_machine(any_machine: Path, tmp_path: Path) -> None:
    assert wheel(any_machine).name.endswith("-py3-none-any.whl")
    packaged = {name for name in files(any_machine) if ".dist-info/" not in name}
    written = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "arpents").rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".md", ".model", ".typed")
    }
    # And the page, which tests/packaging/test_page.py is about; but nothing that an earlier build has left.
    assert {name for name in packaged if not name.startswith("arpents/server/static/")} == written
    assert any(name.startswith("arpents/server/store/migrations/versions/v0001_") for name in packaged)
    assert "The engine is interpreted" in told_by_about(any_machine, tmp_path / "unpacked")


def test_without_a_compiler_the_package_is_plain(project: Path, tmp_path: Path) -> None:
    run = build(project, ARPENTS_WEB="0", CC=NO_COMPILER)
    assert run.returncode == 0, run.stderr
    assert not extension_modules(project)
    assert "The engine is interpreted" in told_by_about(project, tmp_path / "unpacked")


def test_without_a_compiler_compiling_can_be_insisted_on(project: Path) -> None:
    run = build(project, ARPENTS_WEB="0", CC=NO_COMPILER, ARPENTS_COMPILE="1")
    assert run.returncode != 0
    said = run.stdout + run.stderr
    assert "error: the engine cannot be compiled: a C compiler and the headers of Python are needed" in said
    assert NO_COMPILER in said
    assert "ARPENTS_COMPILE=1 asks for it; unset it to do without." in said


@has_compiler
@pytest.mark.parametrize(
    "mypyc", sampled([HALF_COMPILES, GIVES_UP], test=1), ids=["half compiles", "gives up"]
)
def test_the_engine_is_compiled_as_a_whole_or_not_at_all(project: Path, mypyc: str) -> None:
    path = stand_in(project, mypyc)
    run = build(project, ARPENTS_WEB="0", PYTHONPATH=path)
    assert run.returncode == 0, run.stderr
    assert not extension_modules(project)
    run = build(project, ARPENTS_WEB="0", PYTHONPATH=path, ARPENTS_COMPILE="1")
    assert "error: the engine cannot be compiled: " in run.stdout + run.stderr


@pytest.mark.soak
@has_compiler
def test_compiling_needs_only_what_pyproject_names_for_the_build(project: Path, tmp_path: Path) -> None:
    """pip builds in an environment that has nothing else: none of the packages that Arpents runs with."""
    build(project, ARPENTS_WEB="0", PYTHONPATH=stand_in(project, NOTES))
    words = json.loads((project / "words.json").read_text("utf-8"))
    checked = run_to_end(
        [environment_of_the_build(tmp_path / "bare"), "-m", "mypy", *words], cwd=project, timeout=600
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def environment_of_the_build(folder: Path) -> Path:
    """The Python of an environment with what the build system requires, linked from this one."""
    venv.create(folder, symlinks=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted: list[str] = settings["build-system"]["requires"]
    seen: set[str] = set()
    while wanted:
        requirement = Requirement(wanted.pop())
        if requirement.name in seen or not (requirement.marker is None or requirement.marker.evaluate()):
            continue
        seen.add(requirement.name)
        found = distribution(requirement.name)
        wanted += found.requires or []
        for top in {path.parts[0] for path in found.files or []} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(found.locate_file(top))))
    return folder / "bin" / "python"


@pytest.mark.soak
@has_compiler
def test_what_is_compiled_is_compiled_again_after_a_change_alone(project: Path) -> None:
    path = stand_in(project, COUNTS)

    def asked() -> int:
        run = build(project, ARPENTS_WEB="0", PYTHONPATH=path)
        assert run.returncode == 0, run.stdout + run.stderr
        assert extension_modules(project) == {f"arpents/library{SUFFIX}"}
        return len((project / "asked").read_text("ascii"))

    run = python("setup.py", "--quiet", "build_ext", cwd=project, ARPENTS_WEB="0", PYTHONPATH=path)
    assert run.returncode == 0, run.stdout + run.stderr
    assert asked() == 1, "what was compiled by itself goes into the wheel"
    (project / "src" / "arpents" / "locales" / "en" / "cards.ftl").touch()
    assert asked() == 1
    with (project / "src" / "arpents" / "errors.py").open("a") as source:
        source.write("\n")
    assert asked() == 2
    (library,) = (project / "build").glob("lib*/arpents/library*")
    library.unlink()
    assert asked() == 3


@pytest.mark.soak
@has_compiler
def test_what_a_broken_off_build_has_left_is_not_used(project: Path) -> None:
    path = stand_in(project, COUNTS)
    assert build(project, ARPENTS_WEB="0", PYTHONPATH=path).returncode == 0
    (library,) = (project / "build").glob("lib*/arpents/library*")
    whole = library.stat().st_size
    library.write_bytes(b"half")
    (project / "build" / "mypyc" / "compiled-from").write_text('["unfinished"]', "utf-8")
    assert build(project, ARPENTS_WEB="0", PYTHONPATH=path).returncode == 0
    assert library.stat().st_size == whole


def test_without_a_compiler_the_reason_is_told(project: Path) -> None:
    run = python("setup.py", "--quiet", "build_ext", cwd=project, ARPENTS_WEB="0", CC=NO_COMPILER)
    assert run.returncode == 0, run.stderr
    (told,) = (line for line in run.stdout.splitlines() if line.startswith("Note: "))
    assert "the engine cannot be compiled: a C compiler and the headers of Python are needed" in told
    assert told.endswith("it is installed as plain Python, which does the same more slowly.")


def test_other_wishes_are_refused(project: Path) -> None:
    run = build(project, ARPENTS_WEB="0", ARPENTS_COMPILE="yes")
    assert run.returncode != 0
    assert 'ARPENTS_COMPILE is "yes"; say 1 to insist' in run.stdout + run.stderr


@has_compiler
@pytest.mark.soak
def test_the_wheel_for_this_machine(project: Path, tmp_path: Path) -> None:
    run = build(project, ARPENTS_WEB="0", ARPENTS_COMPILE="1")
    assert run.returncode == 0, run.stderr
    assert "none-any" not in wheel(project).name
    folders = ("arpents/engine/", "arpents/bots/evaluation", "arpents/bots/search")
    sources = {name for name in files(project) if name.startswith(folders) and name.endswith(".py")}
    expected = {name.removesuffix(".py") + SUFFIX for name in sources}
    assert extension_modules(project) == expected | {f"arpents_engine__mypyc{SUFFIX}"}
    assert "The engine is compiled." in told_by_about(project, tmp_path / "unpacked")
