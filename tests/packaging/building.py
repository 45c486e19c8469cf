"""Building wheels from a copy of the project, so that builds never meet in one folder."""

import importlib.util
import os
import shutil
import sys
import zipfile
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType

from tests.processes import run

ROOT = Path(__file__).resolve().parents[2]


def copy_project(folder: Path) -> Path:
    """A copy of what a wheel is built from."""
    copy = folder / "project"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "web", copy / "web", ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, copy)
    return copy


def page_builder() -> ModuleType:
    """The module that builds the page, of the sources themselves."""
    spec = importlib.util.spec_from_file_location("arpents_page", ROOT / "web" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def python(*arguments: str | Path, cwd: Path, **environment: str) -> CompletedProcess[str]:
    """Run Python without what its environment says about Arpents, but for what is given here."""
    unset = ("PYTHONPATH", "CC", "ARPENTS_COMPILE", "ARPENTS_WEB")
    kept = {
        name: os.environ[name] for name in os.environ if name not in unset and not name.startswith("COV_")
    }
    return run([sys.executable, *arguments], cwd=cwd, env=kept | environment, timeout=600)


def build(project: Path, **environment: str) -> CompletedProcess[str]:
    """Build a wheel as pip does, but by asking the backend, which is quicker, into the folder ``dist``."""
    return backend(project, "build_wheel('dist')", **environment)


def backend(project: Path, call: str, **environment: str) -> CompletedProcess[str]:
    """Run something of the backend, and print what comes of it."""
    code = f"from setuptools import build_meta as b\nprint(b.{call})"
    return python("-c", code, cwd=project, **environment)


def pip_wheel(project: Path, **environment: str) -> CompletedProcess[str]:
    """Build a wheel by pip, with the tools that are installed here, into the folder ``dist``."""
    options = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
    return python("-m", "pip", "wheel", *options, "--wheel-dir", "dist", ".", cwd=project, **environment)


def wheel(project: Path) -> Path:
    """The wheel that was built."""
    (built,) = (project / "dist").glob("*.whl")
    return built


def files(project: Path) -> set[str]:
    """The names of the files in the wheel that was built."""
    return set(zipfile.ZipFile(wheel(project)).namelist())


def extension_modules(project: Path) -> set[str]:
    """The names of the extension modules in the wheel that was built."""
    return {name for name in files(project) if name.endswith((".so", ".pyd"))}


def told_by_about(project: Path, folder: Path) -> str:
    """What ``arpents about`` says once the wheel is unpacked in a folder."""
    zipfile.ZipFile(wheel(project)).extractall(folder)
    told = python("-m", "arpents", "about", cwd=folder, PYTHONPATH=str(folder))
    assert told.returncode == 0, told.stderr
    return told.stdout
