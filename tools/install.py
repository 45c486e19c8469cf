"""Installs packages beside the Python that runs this: by uv, or by pip where uv cannot be had.

    .venv/bin/python tools/install.py requirements/run.lock    what a lock file names
    .venv/bin/python tools/install.py .                        the package in this folder alone

uv takes a tenth of the time. It comes from PyPI like the packages, pinned in requirements/installer.lock, and
is told what pip is set up for: indexes, certificates, a proxy. Whatever it cannot do, pip does.
"""

from __future__ import annotations

import ast
import fcntl
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Final

INSTALLER: Final = Path(__file__).resolve().parent.parent / "requirements" / "installer.lock"
PIP: Final = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
UV: Final = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--python", sys.executable]

FOR_UV: Final = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "timeout": "UV_HTTP_TIMEOUT",
    "cert": "SSL_CERT_FILE",
    "client-cert": "SSL_CLIENT_CERT",
    "proxy": "ALL_PROXY",
}
"""What pip can be set up with, and the variable of the environment that tells uv the same."""


def succeeds(command: list[str], environment: dict[str, str] | None = None) -> bool:
    """Run a command, and tell whether it went well."""
    try:
        return subprocess.run(command, env=environment, check=False).returncode == 0
    except OSError as fault:
        print(f"{command[0]}: {fault}", flush=True)
        return False


# What pip is set up for ------------------------------------------------------------------------------------


def settings_of_pip(listed: str) -> dict[str, str]:
    """The settings that ``pip config list`` lists, of the environment above all others."""
    found: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for line in listed.splitlines():
        name, is_setting, value = line.partition("=")
        section, _, key = name.rpartition(".")
        if is_setting and section in found:
            found[section][key] = str(ast.literal_eval(value))
    return found["global"] | found["install"] | found[":env:"]


def options_of_uv(settings: dict[str, str]) -> list[str]:
    """The options that tell uv the settings of pip, as far as no variable does."""
    on = settings.get("no-index", "").lower() in ("1", "on", "t", "true", "y", "yes")
    # Like pip, uv trusts whom the machine trusts.
    return ["--system-certs", *["--no-index"] * on]


def environment_of_uv(settings: dict[str, str]) -> dict[str, str]:
    """The environment that tells uv the settings of pip, where nobody has told it otherwise."""
    told = {
        FOR_UV[key]: ("," if key == "find-links" else " ").join(value.split())
        for key, value in settings.items()
        if key in FOR_UV and value
    }
    # The hashes say which file is the right one, whatever index has it.
    return told | {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_PYTHON_DOWNLOADS": "never"} | os.environ


# Installing ------------------------------------------------------------------------------------------------


def have_uv(again: bool) -> bool:
    """Install uv, unless the one that is locked is there, and tell whether it is."""
    try:
        there = f"uv=={metadata.version('uv')} "
    except metadata.PackageNotFoundError:
        there = ""
    if there and there in INSTALLER.read_text("utf-8") and not again:
        return True
    command = [
        *PIP,
        "install",
        "--quiet",
        "--no-compile",
        "--require-hashes",
        "--requirement",
        str(INSTALLER),
    ]
    return succeeds(command + ["--force-reinstall"] * again)


def install_locked(lock: Path, again: bool) -> bool:
    """Install what a lock file names, all of it again if asked to, and tell whether that went well."""
    locked = ["--require-hashes", "--requirement", str(lock)]
    if have_uv(again):
        listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False).stdout
        settings = settings_of_pip(listed)
        command = [*UV, *options_of_uv(settings), *locked, *["--reinstall"] * again]
        if succeeds(command, environment_of_uv(settings)):
            return True
    print(
        "Note: uv cannot be had or has failed, so pip installs the packages, which takes longer.", flush=True
    )
    return succeeds([*PIP, "install", "--quiet", *locked, *["--force-reinstall"] * again])


def install_package(folder: Path) -> bool:
    """Install the package in a folder, by the tools that are there, and tell whether that went well."""
    options = ["--no-deps", "--no-build-isolation", str(folder)]
    # Its cache would take a package for unchanged whose pyproject.toml is.
    by_uv = [*UV, "--offline", "--no-cache", "--reinstall", *options]
    return succeeds(by_uv) or succeeds([*PIP, "install", "--quiet", *options])


def main(what: str) -> int:
    """Install what the command line names, and return the exit code."""
    path = Path(what)
    with open(Path(sys.prefix) / "pyvenv.cfg") as environment:
        fcntl.flock(environment, fcntl.LOCK_EX)  # whoever else installs here waits
        if path.is_dir():
            return 0 if install_package(path) else 1
        # Of an installation that was broken off, some files may be there that look like all.
        unfinished = Path(sys.prefix) / f".unfinished-{path.name}"
        again = unfinished.exists()
        unfinished.touch()
        if not install_locked(path, again):
            return 1
        unfinished.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
