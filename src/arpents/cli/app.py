"""The application: its commands, and how their errors reach people."""

from __future__ import annotations

import errno
import sys
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from arpents import __version__
from arpents.cli.terminal import BAD_USAGE, FAILED, WORDS, complain, give_up_output, prepare_streams
from arpents.errors import ArpentsError

COMMANDS: Final = (
    *("play", "simulate", "arena", "train", "rules", "verify", "convert", "replay", "analyse", "review"),
    *("export", "perft", "about", "serve", "admin"),
)
"""All commands in the order of the help; each is in a module of its name, with an ``EPILOG`` or none."""

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)
"""Why a stream takes nothing more."""


@cache
def make_app(*commands: str) -> typer.Typer:
    """The application with these commands: to load all of them takes longer than many a command does."""
    app = typer.Typer(
        name="arpents",
        help=WORDS("about"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(_options)
    for name in commands:
        module = import_module(f"arpents.cli.{name}")
        if name == "admin":
            import_module("arpents.cli.clients")  # which adds its commands to those of admin
            app.add_typer(module.admin, name=name)
        else:
            about = WORDS(f"about-{name}")
            app.command(help=about, epilog=getattr(module, "EPILOG", None))(getattr(module, name))
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(WORDS("version", version=__version__))
        raise typer.Exit()


def _options(
    _version: Annotated[
        bool,
        typer.Option("--version", help=WORDS("option-version"), callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    """Options that stand before a command."""


def run() -> int:
    """Run a command and return its exit code."""
    prepare_streams()
    named = [word for word in sys.argv[1:2] if word in COMMANDS]
    try:
        code: Any = make_app(*(named or COMMANDS))(standalone_mode=True)
    except ArpentsError as error:
        complain(str(error))
        return BAD_USAGE
    except OSError as error:
        if error.errno not in _NO_ROOM or error.filename is not None:
            raise
        give_up_output()
        complain(WORDS("no-room-for-output", fault=error.strerror or str(error)))
        return FAILED
    except SystemExit as end:
        code = end.code
    return code if isinstance(code, int) else 0
