"""Pictures: what previews of links show of a game, as it stands to everybody, and of the game itself."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from arpents.server import costs
from arpents.server.asgi.dependencies import Client, GameId, ServiceHere
from arpents.server.asgi.middleware import EMBEDDABLE
from arpents.server.asgi.pages import READING
from arpents.server.pictures.positions import general_scene, scene_of
from arpents.server.pictures.scene import Scene
from arpents.server.pictures.studio import name_of
from arpents.server.request_errors import GameNotBegun
from arpents.server.service import Service

PNG: Final = "image/png"
FOR_A_WHILE: Final = "public, max-age=300"
"""For how long a picture may be kept: its address changes with what is in it, and a game goes on."""

pictures = APIRouter(include_in_schema=False)


@pictures.api_route("/picture.png", methods=READING)
async def get_general_picture(request: Request, service: ServiceHere, client: Client) -> Response:
    """The board before a game has begun."""
    return await _reply(request, service, client, general_scene())


@pictures.api_route("/game/{game}/picture.png", methods=READING)
async def get_picture(game: GameId, request: Request, service: ServiceHere, client: Client) -> Response:
    """A game as it stands to everybody; a private one is as good as none."""
    service.work.spend(client, costs.LOOK)
    async with service.rooms.reading(game) as room:
        room.viewer(None)
        scene = scene_of(room)
    if scene is None:
        raise GameNotBegun("The game has not begun: there is nothing to be seen.")
    return await _reply(request, service, client, scene)


async def _reply(request: Request, service: Service, client: str, scene: Scene) -> Response:
    if not service.studio.can_paint:
        raise HTTPException(404)
    tag = f'"{name_of(scene)}"'
    headers = {"ETag": tag, "Cache-Control": FOR_A_WHILE, EMBEDDABLE[0]: EMBEDDABLE[1]}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if not service.studio.is_kept(scene):
        service.work.spend(client, costs.PICTURE)
    return Response(await service.studio.picture(scene), media_type=PNG, headers=headers)
