"""The commands ``admin``: to look after the games of a server, and to describe its API."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from arpents.cli.files import make_folder, write_whole
from arpents.cli.terminal import FAILED, WORDS, complain
from arpents.errors import ArpentsError

if TYPE_CHECKING:
    from arpents.server.store import Store

Result = TypeVar("Result")

admin = typer.Typer(
    help=WORDS("about-admin"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
)


def stored_at() -> str:
    """The database of the settings."""
    from arpents.server.settings import database_url, read_settings  # noqa: PLC0415

    return database_url(read_settings(os.environ))


def _in_store(do: Callable[[Store], Awaitable[Result]]) -> Result:
    """Do something in the store, whose tables must be up to date; running servers hear of it."""
    from arpents.server.store import Store  # noqa: PLC0415

    async def run() -> Result:
        store = Store.open(stored_at(), migrate=False)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


@admin.command(help=WORDS("about-admin-verify"))
def verify() -> None:
    """Replay every stored game and name those that do not reproduce."""
    from arpents.server.games.verifying import check_game  # noqa: PLC0415
    from arpents.server.store import all_games  # noqa: PLC0415

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


@admin.command(help=WORDS("about-admin-records"))
def records(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=WORDS("argument-admin-records"))],
) -> None:
    """Write every finished game as a game file, without the names of players."""
    from arpents.server.games.finished_games import nameless_record  # noqa: PLC0415
    from arpents.server.games.room_cache import load_room  # noqa: PLC0415
    from arpents.server.store import all_games  # noqa: PLC0415

    total = 0
    make_folder(folder)
    for row, events in all_games(stored_at()):
        text = nameless_record(load_room(row.id, events))
        if text is not None:
            write_whole(folder / f"{row.id}.arpents", text.encode())
            total += 1
    typer.echo(WORDS("admin-records-written", games=total, folder=str(folder)))


@admin.command(help=WORDS("about-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("argument-backup"))],
    deleted: Annotated[bool, typer.Option("--deleted", help=WORDS("option-backup-deleted"))] = False,
) -> None:
    """Write all games into one file, also while the server runs."""
    from arpents.server.store import backup as write  # noqa: PLC0415

    games = write(stored_at(), file, deleted=deleted)
    typer.echo(WORDS("admin-backed-up", games=games, file=str(file)))


@admin.command(help=WORDS("about-admin-restore"))
def restore(file: Annotated[Path, typer.Argument(metavar="FILE", help=WORDS("argument-backup"))]) -> None:
    """Read all games from a file into an empty database."""
    from arpents.server.store import restore as read  # noqa: PLC0415

    typer.echo(WORDS("admin-restored", games=read(stored_at(), file)))


Games = Annotated[list[str], typer.Argument(metavar="GAME", help=WORDS("argument-games"))]


@admin.command(help=WORDS("about-admin-delete"))
def delete(
    games: Games,
    for_good: Annotated[bool, typer.Option("--for-good", help=WORDS("option-delete-for-good"))] = False,
) -> None:
    """Delete games, also while the server runs; unless it is for good, they can be brought back."""

    async def do(store: Store) -> list[str]:
        if for_good:
            return [game for game in games if not await store.delete([game])]
        now = await store.now()
        return [game for game in games if not await store.discard([game], now)]

    _tell_of(games, _in_store(do), "admin-deleted-for-good" if for_good else "admin-deleted")


@admin.command(help=WORDS("about-admin-undelete"))
def undelete(games: Games) -> None:
    """Bring back games that were deleted, also while the server runs."""

    async def do(store: Store) -> list[str]:
        now = await store.now()
        return [game for game in games if not await store.undelete([game], now)]

    _tell_of(games, _in_store(do), "admin-undeleted")


def _tell_of(games: list[str], missing: list[str], told: str) -> None:
    """Say with how many games something was done, and name those that there are not."""
    for game in missing:
        complain(WORDS("admin-no-such-game", game=game))
    if len(missing) < len(games):
        typer.echo(WORDS(told, games=len(games) - len(missing)))
    if missing:
        raise typer.Exit(FAILED)


@admin.command(help=WORDS("about-admin-expire"))
def expire(
    everything: Annotated[bool, typer.Option("--all", help=WORDS("option-expire-all"))] = False,
) -> None:
    """Delete what has expired, as the server does each hour, or all of it at once."""
    from arpents.server.expiry import Expiry, Swept  # noqa: PLC0415
    from arpents.server.games.room_cache import RoomCache  # noqa: PLC0415
    from arpents.server.settings import read_settings  # noqa: PLC0415

    async def do(store: Store) -> Swept:
        expiry = Expiry(read_settings(os.environ), RoomCache(store, shared=True, kept=1))
        return await (expiry.sweep_all() if everything else expiry.sweep(asked=True))

    swept = _in_store(do)
    if swept.refused is not None:
        complain(WORDS("admin-expiry-refused", reason=swept.refused))
        raise typer.Exit(FAILED)
    typer.echo(WORDS("admin-expired", games=swept.discarded, purged=swept.purged))


@admin.command(help=WORDS("about-admin-migrate"))
def migrate() -> None:
    """Make the tables, or bring them up to date."""
    from arpents.server.store import migrate as bring_up_to_date  # noqa: PLC0415

    bring_up_to_date(stored_at())
    typer.echo(WORDS("admin-migrated"))


@admin.command("push-key", help=WORDS("about-admin-push-key"))
def push_key() -> None:
    """Print a new key for notices by push."""
    from arpents.server.push.sealing import new_key  # noqa: PLC0415

    try:
        typer.echo(new_key())
    except ArpentsError as error:
        complain(str(error))
        raise typer.Exit(FAILED) from None


@admin.command(help=WORDS("about-admin-schema"))
def schema() -> None:
    """Print how OpenAPI describes the API of the server."""
    from arpents.server.app import schema_json  # noqa: PLC0415

    typer.echo(schema_json(), nl=False)
