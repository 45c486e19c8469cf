"""The commands ``admin``: to check, back up and restore the games of a server, and to describe its API."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from arpents.cli.terminal import FAILED, WORDS, complain
from arpents.errors import ArpentsError

admin = typer.Typer(
    help=WORDS("about-admin"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
)


def stored_at() -> str:
    """The database of the settings."""
    from arpents.server.settings import database_url, read_settings  # noqa: PLC0415

    return database_url(read_settings(os.environ))


@admin.command(help=WORDS("about-admin-verify"))
def verify() -> None:
    """Replay every stored game and name those that do not reproduce."""
    from arpents.server.store import all_games  # noqa: PLC0415
    from arpents.server.verifying import check_game  # noqa: PLC0415

    bad = total = 0
    for row, events in all_games(stored_at()):
        total += 1
        try:
            check_game(row, events)
        except ArpentsError as error:
            bad += 1
            complain(WORDS("verify-failed", file=row.id, fault=str(error)))
    typer.echo(WORDS("admin-verified", games=total, bad=bad))
    if bad:
        raise typer.Exit(FAILED)


@admin.command(help=WORDS("about-admin-backup"))
def backup(file: Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("argument-backup"))]) -> None:
    """Write all games into one file, also while the server runs."""
    from arpents.server.store import backup as write  # noqa: PLC0415

    typer.echo(WORDS("admin-backed-up", games=write(stored_at(), file), file=str(file)))


@admin.command(help=WORDS("about-admin-restore"))
def restore(file: Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("argument-backup"))]) -> None:
    """Read all games from a file into an empty database."""
    from arpents.server.store import restore as read  # noqa: PLC0415

    typer.echo(WORDS("admin-restored", games=read(stored_at(), file)))


@admin.command(help=WORDS("about-admin-schema"))
def schema() -> None:
    """Print how OpenAPI describes the API of the server."""
    from arpents.server.app import schema_json  # noqa: PLC0415

    typer.echo(schema_json(), nl=False)
