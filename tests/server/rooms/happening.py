"""Rooms without a server: anything that can be done in one, and what is stored of it."""

from random import Random

from arpents import Side
from arpents.engine.chance import seeded
from arpents.engine.game import game_from
from arpents.engine.sides import SIDES, side_named
from arpents.engine.state import State
from arpents.errors import ArpentsError
from arpents.records.writing import write_game
from arpents.server.games.facts import Created, Fact, Player, as_event
from arpents.server.games.feed import VIEWERS, Viewer
from arpents.server.games.openings import deal, source_of
from arpents.server.games.room import DELAYED, Room
from arpents.server.games.room_cache import load_room
from arpents.server.games.snapshot import news_json
from arpents.server.games.summary import summary_of
from arpents.server.games.tokens import hashed
from arpents.server.store import GameRow, StoredEvent
from arpents.server.store.rows import from_text, to_text
from arpents.table import Presets
from arpents.table.presets import Blocking, Giving, Occupying, Yielding
from tests.engine.any_game import any_game

HOST, GUEST = "host's token", "guest's token"
PATIENCE = 1000.0


class Kept:
    """A room with all that was stored of it."""

    def __init__(self, created: Created, at: float = 1000.0) -> None:
        self.at = at
        self.room = Room("game", created, at)
        self.events: list[StoredEvent] = []
        self._store([created])

    def do(self, facts: list[Fact]) -> None:
        """Store what was done in the room, and let time pass."""
        self._store(facts)
        self.at += 1.25

    def _store(self, facts: list[Fact]) -> None:
        for fact in facts:
            event = as_event(fact, self.at)
            data = from_text(to_text(event.data))
            self.events.append(StoredEvent(len(self.events) + 1, event.kind, data, self.at))
        self.room.last_seq = len(self.events)

    @property
    def row(self) -> GameRow:
        """The row of the game, as lists have it."""
        room = self.room
        return GameRow(
            room.id,
            room.status,
            room.created.public,
            room.waiting,
            room.created_at,
            room.active_at,
            room.last_seq,
            {**summary_of(room)},
        )

    def loaded(self) -> Room:
        """The room that the stored facts add up to."""
        return load_room("game", self.events)


def told(room: Room, viewer: Viewer) -> list[bytes]:
    """All that a viewer is told, page by page."""
    pages = [room.feeds[viewer].page(0)]
    while pages[-1].more:
        pages.append(room.feeds[viewer].page(pages[-1].last))
    return [news_json(room, viewer, page, PATIENCE) for page in pages]


def everything(room: Room) -> dict[str, object]:
    """All that viewers and lists get of a room."""
    table = room.table
    return {
        "feeds": [told(room, viewer) for viewer in VIEWERS],
        "used": [room.quotas.used(side) for side in SIDES],
        "versions": [None if table is None else table.version(viewer) for viewer in VIEWERS],
        "standing": (room.status, room.waiting, room.decider, room.last_seq, room.active_at, room.rematch),
        "since": [room.since(side) for side in SIDES],
        "presets": [room.presets[side] for side in SIDES],
        "muted": [room.muted[side] for side in SIDES],
        "keys": [room.keys.has(side, f"k{number}") for side in SIDES for number in range(400)],
        "summary": summary_of(room),
        "state": None if table is None else table.game.state,
    }


def a_source(seed: int, rng: Random) -> str:
    """The beginning of a game of any rules, or a moment of one to go on from."""
    game = any_game(seed, rng)
    if seed % 5:
        return source_of(game.state.rules)
    for _ in range(rng.randrange(1, 40)):
        before = game.state.copy()
        game.apply(game.random_action(rng))
        if game.decider is None:
            return source_from(before)
    return source_from(game.state)


def source_from(state: State) -> str:
    """The source of games that go on from a position, with everything that is hidden in it."""
    return str(write_game(game_from(state)))


def a_room(seed: int, rng: Random, *, bot: bool = False) -> Kept:
    """A game that has begun, between two people or against a bot."""
    source = a_source(seed, rng)
    host = Player("Ann", hashed(HOST))
    if bot:
        opening = deal(source, seeded(seed))
        return Kept(
            Created(source, host, "british", True, guest=Player("Bot", bot="random"), opening=opening)
        )
    kept = Kept(Created(source, host, None, False, hashed("invitation")))
    opening = deal(source, seeded(seed))
    kept.do(kept.room.join(Player("Ben", hashed(GUEST)), side_named("french"), opening, kept.at))
    return kept


def some_presets(rng: Random) -> Presets:
    """Presets that answer much by themselves."""
    return Presets(
        raids=Blocking(answer=rng.choice(("ask", "never", "block")), otherwise="never"),
        ambushes=Blocking(("Militia", "Regular Infantry"), rng.choice(("ask", "never", "block")), "never"),
        losing=Yielding(answer=rng.choice(("ask", "list")), otherwise="any"),
        giving=Giving(answer=rng.choice(("ask", "list")), otherwise="any"),
        giving_up=Yielding(answer="list", otherwise="any", first="siege"),
        occupying=Occupying(answer=rng.choice(("ask", "occupy", "leave")), otherwise="leave"),
        forfeiting=Yielding(answer="list", otherwise="any"),
        exchange=rng.choice(("ask", "keep")),
        delay=rng.random() < 0.3,
    )


def happen(kept: Kept, rng: Random, number: int) -> None:
    """Let anything happen that may; what is refused changes nothing."""
    room, at = kept.room, kept.at
    side, key = rng.choice(SIDES), f"k{number}" if rng.random() < 0.5 else None
    chance = seeded(rng.getrandbits(60))
    kind = rng.random()
    try:
        if room.waiting == DELAYED and kind < 0.4:
            kept.do(room.answer_late(room.the_table().version(room.decider), chance, at))
        elif kind < 0.72 and room.decider is not None:
            decider = room.decider
            action = room.the_table().view(decider).random_action(rng)
            kept.do(room.move(decider, action, room.the_table().version(decider), key, chance, at))
        elif kind < 0.82:
            kept.do(room.undo(room.decider or side, None, key, at))
        elif kind < 0.85:
            kept.do(room.take_back(side, None, key, at))
        elif kind < 0.9:
            kept.do(room.say(side, f"words {number}", key, at))
        elif kind < 0.93:
            kept.do(room.mute(side, rng.random() < 0.5, at))
        elif kind < 0.97:
            kept.do(room.preset(side, some_presets(rng), chance, at))
        elif kind < 0.98:
            kept.do(room.claim(side, key, at, PATIENCE))
        elif kind < 0.984:
            kept.at += 2 * PATIENCE
        elif kind < 0.985:
            kept.do(room.concede(side, key, at))
        elif room.status == "finished" and room.rematch is None:
            kept.do(room.rematched("another", at))
    except ArpentsError:
        kept.at += 0.5


def seat(side: Side) -> str:
    """The token of a seat in a game between two people."""
    return (HOST, GUEST)[side]
