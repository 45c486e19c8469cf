"""The command ``verify``: recorded games, checked move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arpents.cli.files import CannotRead, read_bytes
from arpents.cli.terminal import BAD_USAGE, FAILED, WORDS, complain
from arpents.errors import ArpentsError
from arpents.records.verify import verify_record


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=WORDS("argument-records"))],
) -> None:
    """Check each file, and go on to the next one whatever comes of it."""
    failed = unread = False
    for file in files:
        try:
            verified = verify_record(read_bytes(file))
        except CannotRead as error:
            unread = True
            complain(str(error))
        except ArpentsError as error:
            failed = True
            complain(WORDS("verify-failed", file=str(file), fault=str(error)))
        else:
            typer.echo(str(verified))
    if failed:
        raise typer.Exit(FAILED)
    if unread:
        raise typer.Exit(BAD_USAGE)
