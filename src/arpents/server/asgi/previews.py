"""Previews: the tags by which other sites show a link to a page, in the language that they ask for.

Of a game they tell what everybody may see, and of one that is not for everybody nothing at all. What is
secret in a link stands behind the ``#``, and never comes here.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request

from arpents.engine.sides import SIDES
from arpents.errors import ArpentsError
from arpents.locales import Words, languages
from arpents.server import costs
from arpents.server.asgi.dependencies import client_of, the_service
from arpents.server.games.links import base_url
from arpents.server.games.player_names import player_label
from arpents.server.games.room import FINISHED, OPEN, PLAYING, Room
from arpents.server.games.summary import summary_of
from arpents.server.pictures.positions import scene_of
from arpents.server.pictures.studio import name_of
from arpents.server.service import Service

ENGLISH: Final = "en"
LONGEST_WISH: Final = 200
"""How much of the header is read that says which languages somebody reads."""

PATIENCE: Final = 1.0
"""How many seconds a page waits for what can be told of its game: it is of use without it."""

SIZE: Final = (1200, 630)
LOCALES: Final = {"de": "de_DE", "en": "en_GB", "fr": "fr_FR", "it": "it_IT"}


class Preview(NamedTuple):
    """What is told of a link."""

    title: str
    description: str
    path: str
    picture: str
    """The path of the picture."""


def language_of(wish: str) -> str:
    """The language that a header ``Accept-Language`` wishes for most, of those there are; or English."""
    best, most = ENGLISH, 0.0
    for part in wish[:LONGEST_WISH].split(","):
        name, _, rest = part.strip().partition(";")
        code = name.strip().lower().partition("-")[0]
        weight = 1.0
        if rest.strip().startswith("q="):
            try:
                weight = float(rest.strip()[2:])
            except ValueError:
                continue
        if code in languages() and most < weight <= 1.0:
            best, most = code, weight
    return best


def general_preview(words: Words, path: str) -> Preview:
    """What is told of a page that is no game, or none that everybody may see."""
    return Preview(words("preview-title"), words("preview-about"), path, "/picture.png")


def game_preview(words: Words, room: Room) -> Preview:
    """What is told of a game that everybody may see."""
    path = f"/game/{room.id}"
    summary = summary_of(room)
    if room.status == OPEN:
        told = general_preview(words, path)
        return told._replace(title=words("preview-open", host=summary["host"]))
    scene = scene_of(room)
    if room.status not in {PLAYING, FINISHED} or scene is None:
        return general_preview(words, path)
    british, french = (player_label(words, room.players[side]) for side in SIDES)
    points = {"british": summary["points"]["british"], "french": summary["points"]["french"]}
    outcome = summary["outcome"]
    if outcome is None:
        about = words("preview-playing-about", turn=summary["turn"], **points)
    else:
        about = words("preview-finished-about", winner=outcome["winner"], turn=summary["turn"], **points)
    title = words("preview-playing", british=british, french=french)
    return Preview(title, about, path, f"{path}/picture.png?v={name_of(scene)}")


async def preview_for(request: Request, words: Words) -> Preview:
    """What is told of the page that was asked for; the page never fails, or waits for long, because of it."""
    game = request.path_params.get("game")
    general = general_preview(words, request.url.path if game is None else "/")
    if game is None:
        return general
    looking = asyncio.ensure_future(_of_game(the_service(request), client_of(request), game, words))
    # What is under way goes on: others may wait for the same game to be loaded.
    done, _ = await asyncio.wait({looking}, timeout=PATIENCE)
    return (looking.result() if done else None) or general


async def _of_game(service: Service, client: str, game: str, words: Words) -> Preview | None:
    with suppress(ArpentsError):
        service.work.spend(client, costs.LOOK)
        async with service.rooms.reading(game) as room:
            room.viewer(None)
            return game_preview(words, room)
    return None


def tags(preview: Preview, words: Words, base: str) -> str:
    """A preview as it stands in the head of a page."""
    width, height = SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Arpents",
        "og:locale": LOCALES.get(words.language, words.language),
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": base + preview.path,
        "og:image": base + preview.picture,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": words("preview-picture"),
    }
    named = {"twitter:card": "summary_large_image"}
    return "".join(
        [
            *(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in properties.items()),
            *(f'<meta name="{name}" content="{escape(text)}">\n' for name, text in named.items()),
        ]
    )


async def tags_for(request: Request) -> str:
    """The tags of the page that was asked for, in the language of whoever asks."""
    words = Words(language_of(request.headers.get("accept-language", "")))
    preview = await preview_for(request, words)
    return tags(preview, words, base_url(the_service(request).settings))
