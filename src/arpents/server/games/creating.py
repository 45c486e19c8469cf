"""Creating: how a request for a game becomes the first fact of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arpents.bots.levels import FIRST_LEVEL, LEVELS, Level, Strategy, level, strategy
from arpents.engine.chance import Chance
from arpents.engine.sides import SIDES
from arpents.server.games.chances import Chances
from arpents.server.games.facts import Created, Player
from arpents.server.games.openings import chosen_variants, deal, renewed, source_from, source_of_rules
from arpents.server.games.player_names import host_name, told_name
from arpents.server.games.record_imports import Recorded
from arpents.server.games.request_bodies import NewGameBody, StartBody
from arpents.server.games.room import Room
from arpents.server.request_errors import BadRequest
from arpents.table import Moments

BOT: Final = "bot"
LINK: Final = "link"
ANYONE: Final = "anyone"


def new_game_source(body: NewGameBody, chances: Chances) -> str:
    """The source of a game that begins with a deal, by the rules that were asked for."""
    return source_of_rules(body.rule_set, chosen_variants(body.variants, chances.rng()), body.scenario)


def check_start(body: NewGameBody, start: StartBody) -> None:
    """Refuse a game to go on from that is named twice or not at all, or with rules of its own."""
    if body.rule_set or body.variants or body.scenario:
        raise BadRequest("A game that goes on from a position keeps its rules: name either, not both.")
    if start.record is not None and start.game is not None:
        raise BadRequest("A game goes on from another game or from a record: name either, not both.")
    if start.record is None and start.game is None:
        raise BadRequest("Say which game to go on from: the name of a finished game, or a record.")
    if start.record is not None and (start.decisions is None or start.events is not None):
        raise BadRequest("Say after how many decisions of the record to go on.")
    if (start.decisions is None) == (start.events is None):
        raise BadRequest("Say when to go on: after how many decisions, or after how many events.")


def source_in_game(start: StartBody, moments: Moments) -> str:
    """The source of a game that goes on from a moment of another."""
    number = start.decisions if start.events is None else moments.after_events(start.events)
    return source_from(moments.state(number or 0))


def created_game(
    body: NewGameBody,
    source: str,
    chances: Chances,
    token: str,
    invite: str | None,
    origin: str | None = None,
    levels: Sequence[Level] = LEVELS,
) -> Created:
    """The first fact of a game; ``token`` and ``invite`` are hashes, ``origin`` a game that may be named.

    A bot is chosen by the number of one of these levels or by the name of a strategy, and in no other way.
    """
    side: str | None = body.side
    if body.side == "random" or (body.side == "opponent" and body.opponent == BOT):
        side = str(chances.rng().choice(SIDES))
    elif body.side == "opponent":
        side = None
    bot = _chosen_bot(body, levels) if body.opponent == BOT else None
    if bot is None and (body.level is not None or body.strategy is not None):
        what = "level" if body.strategy is None else "strategy"
        raise BadRequest(f"A {what} is for a game against a bot: leave it out, or choose the opponent bot.")
    return Created(
        source=source,
        host=Player(host_name(body.name, (one.name for one in levels)), token),
        side=side,
        public=_is_public(body),
        invite=invite,
        guest=None if bot is None else Player(bot.name, bot=bot.bot),
        opening=None if bot is None else deal(source, chances.fresh(0)),
        origin=origin,
    )


def _is_public(body: NewGameBody) -> bool:
    """Whether strangers learn of a game: of one against a bot only if that is asked for."""
    if body.opponent == ANYONE:
        return True
    return body.opponent != BOT if body.public is None else body.public


def _chosen_bot(body: NewGameBody, levels: Sequence[Level]) -> Level | Strategy:
    """The level or the strategy that a request asks for."""
    if body.strategy is None:
        return level(FIRST_LEVEL if body.level is None else body.level, levels)
    if body.level is not None:
        raise BadRequest("A bot plays by a level or by a strategy: name either, not both.")
    return strategy(body.strategy)


def rematch_of(room: Room, chance: Chance) -> Created:
    """The first fact of a further game between the same players, with the sides swapped."""
    british, french = (room.players[side] for side in SIDES)
    # A person sets the game up: a bot has no token.
    host, guest, side = (french, british, SIDES[0]) if british.bot else (british, french, SIDES[1])
    source = renewed(room.created.source)
    return Created(
        source=source,
        host=host,
        side=str(side),
        public=room.created.public,
        guest=guest,
        opening=deal(source, chance),
        origin=room.created.origin,
    )


def imported_game(found: Recorded, public: bool) -> Created:
    """The only fact of a game that was played elsewhere."""
    names = [told_name(name, str(side)) for name, side in zip(found.names, SIDES, strict=True)]
    return Created(
        source=found.source,
        host=Player(names[0]),
        side=str(SIDES[0]),
        public=public,
        guest=Player(names[1]),
        opening=found.text,
        imported=True,
    )
