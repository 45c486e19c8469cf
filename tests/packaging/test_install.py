"""Installing what is locked: by uv with the settings of pip, by pip without uv, and never by halves."""

import hashlib
import importlib.util
import os
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType

import pytest

from tests.lacking import lacking
from tests.packaging.building import ROOT
from tests.processes import run

SCRIPT = ROOT / "tools" / "install.py"
FALLBACK = "Note: uv cannot be had"


def module() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("arpents_install", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


INSTALL = module()


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with a package to install, and a lock file for it."""
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    wheel = shelf / "tiny_thing-1.0-py3-none-any.whl"
    about = "tiny_thing-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("tiny_thing.py", "SIZE = 1\n")
        packed.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: tiny-thing\nVersion: 1.0\n")
        packed.writestr(
            f"{about}/WHEEL",
            "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        packed.writestr(f"{about}/RECORD", "")
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (tmp_path / "tiny.lock").write_text(f"tiny-thing==1.0 \\\n    --hash=sha256:{digest}\n", "utf-8")
    return shelf


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """An environment to install into, in which pip and the version of uv are those of this one."""
    folder = tmp_path / "environment"
    uv = Path(sysconfig.get_path("scripts")) / "uv"
    if not uv.exists():
        lacking("needs uv, which could not be had when this environment was made")
    venv.create(folder, symlinks=True)
    (folder / "bin" / "uv").symlink_to(uv)
    return folder


def install(environment: Path, lock: Path, shelf: Path) -> CompletedProcess[str]:
    """Install what a lock file names from the shelf alone, as pip is told in a file of settings."""
    settings = environment / "pip.conf"
    settings.write_text(f"[global]\nno-index = true\n[install]\nfind-links = {shelf}\n", "utf-8")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    return run(
        [environment / "bin" / "python", SCRIPT, lock],
        env=kept
        | {
            "PYTHONPATH": sysconfig.get_path("purelib"),
            "PIP_CONFIG_FILE": str(settings),
            "HOME": str(environment),
            "UV_CACHE_DIR": str(environment / "cache"),
        },
    )


def installed(environment: Path) -> Path:
    """Where the module of the package is, if it is installed."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return environment / "lib" / version / "site-packages" / "tiny_thing.py"


def test_uv_installs_with_the_settings_of_pip(environment: Path, shelf: Path, tmp_path: Path) -> None:
    run = install(environment, tmp_path / "tiny.lock", shelf)
    assert run.returncode == 0, run.stdout + run.stderr
    assert FALLBACK not in run.stdout, run.stderr
    assert installed(environment).is_file()
    assert not list(environment.glob(".unfinished*"))


@pytest.mark.soak
def test_pip_installs_where_uv_fails(environment: Path, shelf: Path, tmp_path: Path) -> None:
    (environment / "bin" / "uv").unlink()
    run = install(environment, tmp_path / "tiny.lock", shelf)
    assert run.returncode == 0, run.stdout + run.stderr
    assert [line for line in run.stdout.splitlines() if line.startswith("Note: ")] == [
        "Note: uv cannot be had or has failed, so pip installs the packages, which takes longer."
    ]
    assert installed(environment).is_file()


def test_another_file_than_the_locked_one_is_refused(environment: Path, shelf: Path, tmp_path: Path) -> None:
    lock = tmp_path / "tiny.lock"
    lock.write_text(f"tiny-thing==1.0 --hash=sha256:{'0' * 64}\n", "utf-8")
    run = install(environment, lock, shelf)
    assert run.returncode == 1
    assert "HASHES" in run.stdout + run.stderr
    assert not installed(environment).exists()
    assert (environment / ".unfinished-tiny.lock").exists()


@pytest.mark.soak
def test_what_was_broken_off_is_installed_again(environment: Path, shelf: Path, tmp_path: Path) -> None:
    # What is there seems to be the whole package, by what it says of itself.
    assert install(environment, tmp_path / "tiny.lock", shelf).returncode == 0
    installed(environment).unlink()
    assert install(environment, tmp_path / "tiny.lock", shelf).returncode == 0
    assert not installed(environment).exists()
    (environment / ".unfinished-tiny.lock").touch()
    # uv itself may be broken too, and cannot be had from the shelf: pip is left.
    run = install(environment, tmp_path / "tiny.lock", shelf)
    assert run.returncode == 0, run.stdout + run.stderr
    assert FALLBACK in run.stdout
    assert installed(environment).is_file()
    assert not list(environment.glob(".unfinished*"))


LISTED = """\
:env:.index-url='https://env.example/simple'
global.cert='/etc/ours.pem'
global.extra-index-url='https://a.example/simple https://b.example/simple'
global.find-links='/wheels\\n/more-wheels'
global.index-url='https://global.example/simple'
global.no-index='false'
install.trusted-host='a.example'
list.format='columns'
"""


def test_uv_is_told_what_pip_is_set_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (*INSTALL.FOR_UV.values(), "UV_INDEX_STRATEGY"):
        monkeypatch.delenv(variable, raising=False)
    settings = INSTALL.settings_of_pip(LISTED)
    told = INSTALL.environment_of_uv(settings)
    assert {
        name: told[name] for name in told if name not in os.environ and name != "UV_PYTHON_DOWNLOADS"
    } == {
        "UV_DEFAULT_INDEX": "https://env.example/simple",
        "UV_INDEX": "https://a.example/simple https://b.example/simple",
        "UV_FIND_LINKS": "/wheels,/more-wheels",
        "UV_INSECURE_HOST": "a.example",
        "SSL_CERT_FILE": "/etc/ours.pem",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }
    assert "--no-index" not in INSTALL.options_of_uv(settings)
    assert "--no-index" in INSTALL.options_of_uv({"no-index": "true"})


def test_what_uv_was_told_by_somebody_else_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://mine.example/simple")
    told = INSTALL.environment_of_uv(INSTALL.settings_of_pip(LISTED))
    assert told["UV_DEFAULT_INDEX"] == "https://mine.example/simple"
