"""The command ``about``: what runs here, for people who wonder and for those who report a fault."""

from __future__ import annotations

import platform

import typer

from arpents import __version__
from arpents.build import is_compiled
from arpents.cli.terminal import WORDS


def about() -> None:
    """Say which version of Arpents runs, in which build, on which Python and which system."""
    typer.echo(WORDS("version", version=__version__))
    typer.echo(WORDS("build-compiled" if is_compiled() else "build-interpreted"))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    typer.echo(WORDS("runs-on", python=python, system=platform.platform()))
