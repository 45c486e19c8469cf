"""The command ``about``: what runs here, for people who wonder and for those who report a fault."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

from arpents import __version__
from arpents.build import is_compiled
from arpents.cli.licences import TEXTS, packages
from arpents.cli.terminal import WORDS


def about(
    licences: Annotated[bool, typer.Option("--licences", help=WORDS("option-licences"))] = False,
) -> None:
    """Say which version of Arpents runs, in which build, on which Python and which system."""
    if licences:
        _tell_licences()
        return
    typer.echo(WORDS("version", version=__version__))
    typer.echo(WORDS("build-compiled" if is_compiled() else "build-interpreted"))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    typer.echo(WORDS("runs-on", python=python, system=platform.platform()))


def _tell_licences() -> None:
    """Name what Arpents is made of, and say where the texts of the licences are."""
    typer.echo(WORDS("licences-own"))
    typer.echo(WORDS("licences-page", path=str(TEXTS)) if TEXTS.is_file() else WORDS("licences-no-page"))
    typer.echo(WORDS("licences-packages"))
    for name, version, licence in packages():
        typer.echo(f"  {name} {version}: {licence}")
