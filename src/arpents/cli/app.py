"""The application: its commands, and how their errors reach people."""

from __future__ import annotations

import errno
from typing import Annotated, Any, Final

import typer

from arpents import __version__
from arpents.cli.about import about
from arpents.cli.admin import admin
from arpents.cli.arena import BOTS, arena
from arpents.cli.clients import ban, bans, clients, unban
from arpents.cli.convert import convert
from arpents.cli.options import OPPONENTS, RULES
from arpents.cli.perft import perft
from arpents.cli.play import play
from arpents.cli.replay import replay
from arpents.cli.rules import rules
from arpents.cli.serve import serve
from arpents.cli.simulate import simulate
from arpents.cli.terminal import BAD_USAGE, FAILED, WORDS, complain, give_up_output, prepare_streams
from arpents.cli.verify import verify
from arpents.errors import ArpentsError

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)
"""Why a stream takes nothing more."""

app = typer.Typer(
    name="arpents",
    help=WORDS("about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command(help=WORDS("about-play"), epilog=f"{OPPONENTS}\n\n{RULES}")(play)
app.command(help=WORDS("about-simulate"), epilog=RULES)(simulate)
app.command(help=WORDS("about-arena"), epilog=BOTS)(arena)
app.command(help=WORDS("about-rules"))(rules)
app.command(help=WORDS("about-verify"))(verify)
app.command(help=WORDS("about-convert"))(convert)
app.command(help=WORDS("about-replay"))(replay)
app.command(help=WORDS("about-perft"), epilog=RULES)(perft)
app.command(help=WORDS("about-about"))(about)
app.command(help=WORDS("about-serve"))(serve)
admin.command(help=WORDS("about-admin-clients"))(clients)
admin.command(help=WORDS("about-admin-ban"))(ban)
admin.command(help=WORDS("about-admin-unban"))(unban)
admin.command(help=WORDS("about-admin-bans"))(bans)
app.add_typer(admin, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(WORDS("version", version=__version__))
        raise typer.Exit()


@app.callback()
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
    try:
        code: Any = app(standalone_mode=True)
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
