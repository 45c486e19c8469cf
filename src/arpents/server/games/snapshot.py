"""Snapshots: how a game stands for a viewer, as it is sent."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final
from weakref import ReferenceType, ref

import msgspec
from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.sides import Side
from arpents.server.concurrency.pacing import Pace
from arpents.server.games.feed import Page, Viewer
from arpents.server.games.feed_items import ItemData
from arpents.server.games.room import PLAYING, Room
from arpents.server.games.summary import GameSummary, summary_of
from arpents.wire.offers import OfferData, offers_data
from arpents.wire.view import ViewData, view_data
from arpents.wire.words import FORM, SIDE_NAMES, SideName


@with_config(FORM)
class NowData(TypedDict):
    """How a game stands for whoever asks."""

    game: GameSummary
    you: SideName | None
    """The side of whoever asks; null for a spectator."""
    seq: int
    """The number of the last item of one's feed."""
    version: int
    """The version to send along with whatever changes the game."""
    view: ViewData | None
    """All that one may see; null before the game has begun."""
    offers: list[OfferData]
    """What one may do now."""
    can_undo: bool
    """Whether one has done something that nobody else has seen."""
    can_take_back: bool
    """Whether one has done something against a bot."""
    claim_at: float | None
    """From when on one may claim the game, if the other side does nothing until then that everybody sees, in
    seconds since 1970; null while one decides oneself, against a bot, and when the game is over."""
    decide_by: float | None
    """By when one must do something that everybody sees, or else the other side may claim the game; null
    while the other side decides, against a bot, and when the game is over."""
    since: int
    """How many events one had seen when one last decided."""
    claimed: bool
    """Whether the game is over because the winner claimed it: the other side, which conceded nothing, had
    done nothing for so long."""
    bot_missing: bool
    """Whether the game waits for a bot that cannot play at present, as whoever runs the server knows."""
    muted: bool
    """Whether one is spared what the other player says; one's presets are at an address of their own."""


@with_config(FORM)
class NewsData(TypedDict):
    """What is new to a viewer, item by item, and how the game stands."""

    items: list[ItemData]
    more: bool
    """Whether there are more items: ask for those after the last of these."""
    now: NowData


_ENCODER: Final = msgspec.json.Encoder()
SHORT_PAGE: Final = 40
"""So many events make a page that anybody may have at once: what happens in a few turns."""

MOST_KEPT: Final = 256
"""How many games are kept as spectators are sent them: a seat is sent each change but once."""

_kept: Final[OrderedDict[ReferenceType[Room], tuple[object, bytes]]] = OrderedDict()


def now_data(room: Room, viewer: Viewer, patience: float) -> NowData:
    """How a game stands for a viewer: nothing in it depends on what the viewer cannot know."""
    table = room.table
    view = None if table is None else table.view(viewer)
    return NowData(
        game=summary_of(room),
        you=None if viewer is None else SIDE_NAMES[viewer],
        seq=room.feeds[viewer].seq,
        version=0 if table is None else table.version(viewer),
        view=None if view is None else view_data(view),
        offers=[] if view is None else offers_data(view.offers()),
        can_undo=table is not None and viewer is not None and table.can_undo(viewer),
        can_take_back=viewer is not None and can_take_back(room, viewer),
        claim_at=None if viewer is None else claim_at(room, viewer, patience),
        decide_by=None if viewer is None else decide_by(room, viewer, patience),
        since=room.since(viewer) if viewer is not None else 0,
        claimed=room.claimed,
        bot_missing=room.bot_missing,
        muted=viewer is not None and room.muted[viewer],
    )


def can_take_back(room: Room, side: Side) -> bool:
    """Whether a side plays against a bot, and so may take back whatever it did until the game is over."""
    against_bot = room.status == PLAYING and bool(room.players[side.other].bot)
    return against_bot and room.the_table().can_take_back(side)


def claim_at(room: Room, side: Side, patience: float) -> float | None:
    """From when on a side may claim the game, unless the other one does something that everybody sees."""
    if room.decider != side.other or room.players[side.other].bot:
        return None
    return room.active_at + patience


def decide_by(room: Room, side: Side, patience: float) -> float | None:
    """By when a side must do something that everybody sees, or else the other one may claim the game."""
    if room.decider != side or room.players[side.other].bot:
        return None
    return room.active_at + patience


def now_json(room: Room, viewer: Viewer, patience: float) -> bytes:
    """The same as JSON, which is made once however many spectators look."""
    if viewer is not None:
        return _ENCODER.encode(now_data(room, viewer, patience))
    key, state = ref(room), room.public_state
    found = _kept.pop(key, None)
    if found is None or found[0] != state:
        found = (state, _ENCODER.encode(now_data(room, viewer, patience)))
    _kept[key] = found
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return found[1]


def news_json(room: Room, viewer: Viewer, page: Page, patience: float) -> bytes:
    """What is new to a viewer, a page of its feed at a time, and how the game stands.

    ``patience`` is for how many seconds a side may be away before the other may claim the game.
    """
    return page_json(page, now_json(room, viewer, patience))


def page_json(page: Page, now: bytes) -> bytes:
    """A page of a feed, and how the game stands."""
    more = b"true" if page.more else b"false"
    return b'{"items":' + _ENCODER.encode(page.items) + b',"more":' + more + b',"now":' + now + b"}"


async def paced_json(page: Page, now: bytes, pace: Pace, client: str) -> bytes:
    """The same; a long page waits for its turn, without keeping anybody from the game meanwhile."""
    if page.events <= SHORT_PAGE:
        return page_json(page, now)
    return await pace.run(client, lambda: page_json(page, now))
