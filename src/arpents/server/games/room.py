"""A room: one game as its facts add up, what its seats may do in it, and what each viewer may see.

A room does no I/O. What is done in it changes it at once and is returned as facts to be stored; if they
cannot be stored, the room is thrown away and made again from what is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from arpents.engine.action import Action
from arpents.engine.chance import Chance
from arpents.engine.choosing import is_offered
from arpents.engine.notation import read_action
from arpents.engine.sides import SIDES, Side, side_named
from arpents.records.file_replay import rules_of
from arpents.records.game_text import read_game_text
from arpents.server.games.facts import (
    Aborted,
    Conceded,
    Created,
    Fact,
    Joined,
    Moved,
    Muted,
    Player,
    Preset,
    Rematched,
    Said,
    TakenBack,
    Undone,
    as_fact,
    as_known,
)
from arpents.server.games.feed import Viewer, add_for, feeds, tell_all
from arpents.server.games.game_limits import Quotas
from arpents.server.games.openings import dealt, has_position
from arpents.server.games.repeated_requests import Keys, scoped
from arpents.server.games.tokens import hashed, matches, same
from arpents.server.request_errors import (
    GameNotBegun,
    GameNotOpen,
    NotAbandoned,
    NoTakingBack,
    NotYourSeat,
    PrivateGame,
)
from arpents.server.store import StoredEvent
from arpents.table import Chosen, Presets, Table, automatic_answer

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
ABORTED: Final = "aborted"

BOT: Final = "bot"
DELAYED: Final = "delayed"
"""Who is waited for besides a side: for the server itself to decide for a bot, or to give a preset answer."""


@final
class Room:
    """A game with its seats, its feeds and its table, once there is one."""

    def __init__(self, game_id: str, created: Created, at: float) -> None:
        self.id = game_id
        self.created = created
        source = read_game_text(created.source)
        self.rules = rules_of(source)
        self.from_position: Final = has_position(source)
        """Whether the host has seen every card. It follows from the source, whatever anybody says of it."""
        self.created_at = at
        self.active_at = at
        """When anything was last done that everybody may know of: what is provisional leaves no trace."""
        self.acted_at: dict[Side, float] = dict.fromkeys(SIDES, at)
        """The same by side: when each last did something that everybody may know of."""
        self.status = OPEN
        self.last_seq = 0
        self.table: Table | None = None
        self.players: dict[Side, Player] = {}
        self.presets = {side: Presets() for side in SIDES}
        self.muted = dict.fromkeys(SIDES, False)
        self.rematch: str | None = None
        self.claimed = False
        """Whether the winner claimed the game, which the other side had abandoned."""
        self.feeds = feeds()
        self.changes = 0
        self._public_version = 0
        self.keys = Keys()
        self.quotas = Quotas()
        self.said = 0
        """How many characters the chat has."""
        self._decided: dict[Side, int] = dict.fromkeys(SIDES, 0)
        self.bot_missing = False
        """Whether the game waits for a bot that cannot be made; known to the process that has tried to."""
        if created.guest is not None and created.opening is not None:
            self._begin(created.guest, str(side_named(created.side or "").other), created.opening, at)

    # Who is who

    def viewer(self, token: str | None) -> Viewer:
        """Whose eyes a token gives, if any; None stands for a spectator's, if there may be spectators."""
        self.conceal(token)
        if token is None:
            return None
        kept = hashed(token)
        for side, player in self.players.items():
            if same(kept, player.token):
                return side
        hosts = self.status in {OPEN, ABORTED} and same(kept, self.created.host.token)
        if hosts or same(kept, self.created.invite):
            return None
        raise NotYourSeat("This token belongs to no seat of this game: use the link you were given.")

    def conceal(self, token: str | None) -> None:
        """Know nothing of the game, if it is private and whoever asks is neither in it nor invited."""
        if self.created.public or self.status == FINISHED:
            return
        kept = None if token is None else hashed(token)
        known = (self.created.host.token, self.created.invite, *(one.token for one in self.players.values()))
        if kept is None or not any(same(kept, one) for one in known):
            raise PrivateGame(self.id)

    def seat(self, token: str | None) -> Side:
        """The side of whoever has this token, who must have one."""
        side = self.viewer(token)
        if side is None and self.status == OPEN and self.is_host(token):
            raise GameNotBegun("The game has not begun: an opponent is still to join.")
        if side is None:
            raise NotYourSeat("Only the players may do this: send the token of your seat.")
        return side

    def is_host(self, token: str | None) -> bool:
        """Whether a token is that of whoever set the game up."""
        return token is not None and matches(token, self.created.host.token)

    def seat_key(self, token: str | None) -> str | None:
        """What stands for the seat that a token opens, also before the game begins; None if it opens none."""
        kept = None if token is None else hashed(token)
        seated = (*self.players.values(), self.created.host)
        return kept if kept is not None and any(same(kept, player.token) for player in seated) else None

    @property
    def waiting(self) -> str | None:
        """Who has to decide: a side, or a bot, or a side whose preset answer is delayed, or nobody."""
        decider = self.decider
        if decider is None:
            return None
        if self.players[decider].bot:
            return BOT
        return DELAYED if self.presets[decider].delay and self._preset_answer() is not None else str(decider)

    @property
    def public_state(self) -> tuple[object, ...]:
        """What is another whenever anything is that everybody may see, and else the same.

        What is kept for spectators goes by it and not by ``changes``: whether a reply had to be made anew,
        which its time may tell, must not depend on what is hidden.
        """
        version = -1 if self.table is None else self.table.version(None)
        return self.feeds[None].seq, version, self.status, self.rematch, self.active_at, self.bot_missing

    @property
    def decider(self) -> Side | None:
        """The side that must decide now, if the game has begun and is not over."""
        return None if self.table is None else self.table.decider

    def the_table(self) -> Table:
        """The table, if the game has begun."""
        if self.table is None:
            raise GameNotBegun("The game has not begun: an opponent is still to join.")
        return self.table

    def since(self, side: Side) -> int:
        """How many of the events a side can see had happened when it last decided."""
        return self._decided[side]

    # What is done

    def join(self, guest: Player, side: Side, opening: str, at: float) -> list[Fact]:
        """Let a second player take a seat."""
        if self.status != OPEN:
            raise GameNotOpen("This game is not open: it has begun, or was called off.")
        return self._counted(Joined(guest, str(side), opening), at)

    def abort(self, at: float) -> list[Fact]:
        """Call off a game that nobody has joined."""
        if self.status != OPEN:
            raise GameNotOpen(
                "Only a game that nobody has joined can be called off; this one can be conceded."
            )
        return self._counted(Aborted(), at)

    def move(
        self, side: Side, chosen: Chosen, version: int | None, key: str | None, chance: Chance, at: float
    ) -> list[Fact]:
        """Let a side act, and whoever has preset the answers to it; nothing if this was done before.

        Version, decider and action are for the table to look at, and the action to choose on it.
        """
        if self.keys.has(side, key):
            return []

        def allowed(table: Table) -> Action:
            action = chosen if isinstance(chosen, Action) else chosen(table)
            if key is not None:
                self.quotas.check_change(side)
            return action

        return [self._act(side, allowed, version, key, chance, at), *self.answer_by_preset(None, at)]

    def _act(
        self,
        side: Side,
        chosen: Chosen,
        version: int | None,
        key: str | None,
        chance: Chance | None,
        at: float,
    ) -> Moved:
        table = self.the_table()
        events = table.apply(side, chosen, version, chance=chance)
        done = str(events[0].action)
        moved = Moved(int(side), done, table.drawn, scoped(side, key), table.state_hash)
        self._count(moved, at)
        return moved

    def answer_by_preset(self, chance: Chance | None, at: float) -> list[Fact]:
        """Let seats answer what they have preset, with this chance or with what is left of the last one."""
        facts: list[Fact] = []
        while (answer := self._preset_answer()) is not None and not self.presets[answer.side].delay:
            facts.append(self._act(answer.side, answer, None, None, chance, at))
            chance = None  # used again, it would tell whoever drew with it what the next one draws
        return facts

    def answer_late(self, version: int, chance: Chance, at: float) -> list[Fact]:
        """Let a seat give the answer that was delayed, unless the game has gone on, or the presets have."""
        answer = self._preset_answer()
        if answer is None or self.the_table().version(answer.side) != version:
            return []
        given = self._act(answer.side, answer, None, None, chance, at)
        return [given, *self.answer_by_preset(None, at)]

    def _preset_answer(self) -> Action | None:
        """What the side that decides has preset to answer, if that is possible."""
        table = self.the_table()
        side = table.decider
        if side is None or self.players[side].bot:
            return None
        answer = automatic_answer(table.view(side), self.presets[side])
        return answer if answer is not None and is_offered(table.offers(), answer) else None

    def undo(self, side: Side, version: int | None, key: str | None, at: float) -> list[Fact]:
        """Let a side take back its last provisional action."""
        if self.keys.has(side, key):
            return []
        table = self.the_table()
        self.quotas.check_taking_back(side)
        table.undo(side, version)
        return self._counted(Undone(int(side), scoped(side, key)), at)

    def take_back(self, side: Side, version: int | None, key: str | None, at: float) -> list[Fact]:
        """Let a side take back its last action against a bot."""
        if self.keys.has(side, key):
            return []
        table = self.the_table()
        if not self.players[side.other].bot:
            raise NoTakingBack("Only against a bot can an action be taken back once it is published.")
        if self.status == FINISHED:
            raise NoTakingBack("The game is over, and everybody may read all of it: it stays as it is.")
        self.quotas.check_taking_back(side)
        table.take_back(side, version)
        return self._counted(TakenBack(int(side), scoped(side, key)), at)

    def concede(self, side: Side, key: str | None, at: float) -> list[Fact]:
        """Let a side give the game up."""
        if self.keys.has(side, key):
            return []
        self.the_table().concede(side)
        return self._counted(Conceded(int(side), key=scoped(side, key)), at)

    def claim(self, side: Side, key: str | None, at: float, patience: float) -> list[Fact]:
        """Let a side win a game that the other one has abandoned."""
        if self.keys.has(side, key):
            return []
        table = self.the_table()
        # By what everybody has seen: a refusal must not tell of what is provisional.
        away = at - self.active_at
        if table.decider is None or table.decider == side or away < patience:
            raise NotAbandoned(
                "The other side has not been away for long enough: a game can be claimed when the other side "
                f"decides, and has done nothing that you could see for {patience:.0f} seconds."
            )
        table.concede(side.other)
        return self._counted(Conceded(int(side.other), claimed=True, key=scoped(side, key)), at)

    def say(self, side: Side, text: str, key: str | None, at: float) -> list[Fact]:
        """Let a player say something."""
        if self.keys.has(side, key):
            return []
        self.quotas.check_saying(side)
        return self._counted(Said(int(side), text, scoped(side, key)), at)

    def mute(self, side: Side, muted: bool, at: float) -> list[Fact]:
        """Let a player stop reading what the other says, or begin again."""
        if muted == self.muted[side]:
            return []
        self.quotas.check_change(side)
        return self._counted(Muted(int(side), muted), at)

    def preset(self, side: Side, presets: Presets, chance: Chance, at: float) -> list[Fact]:
        """Let a side preset its answers; what is being asked is answered at once, unless with a delay."""
        self.quotas.check_change(side)
        facts = self._counted(Preset(int(side), presets), at)
        return facts if self.table is None else facts + self.answer_by_preset(chance, at)

    def rematched(self, game: str, at: float) -> list[Fact]:
        """Tell the players of a further game between them."""
        return self._counted(Rematched(game), at)

    # What was done

    def catch_up(self, events: Iterable[StoredEvent]) -> None:
        """Let happen again what was stored after what is known here."""
        for event in events:
            self.replay(as_fact(event), event.at)
            self.last_seq = event.seq

    def replay(self, fact: Fact, at: float) -> None:
        """Let a stored fact happen again: on the table first, where it was decided the first time."""
        match fact:
            case Moved(side, text, drawn):
                table = self.the_table()
                table.apply(SIDES[side], read_action(text, side, table.offers()), drawn=drawn)
            case Undone(side):
                self.the_table().undo(SIDES[side])
            case TakenBack(side):
                self.the_table().take_back(SIDES[side])
            case Conceded(side):
                self.the_table().concede(SIDES[side])
            case _:
                pass  # nothing on the table
        self._count(fact, at)

    def _counted(self, fact: Fact, at: float) -> list[Fact]:
        self._count(fact, at)
        return [fact]

    def _count(self, fact: Fact, at: float) -> None:
        """Let a fact count that has happened on the table, or does not happen there."""
        self.changes += 1
        match fact:
            case Moved(side, key=key):
                self.keys.remember(key)
                if key is not None:
                    self.quotas.note_change(side)
                self._tell(at, SIDES[side])
                self._decided[SIDES[side]] = self.the_table().count_events(SIDES[side])
            case Undone(side, key) | TakenBack(side, key):
                self.keys.remember(key)
                self.quotas.note_taking_back(side)
                for viewer in self.feeds:
                    self._rewind(viewer, self.the_table().count_events(viewer), at)
                self._tell(at, SIDES[side])
            case Conceded(side, claimed, key):
                self.keys.remember(key)
                self.claimed = claimed
                other = SIDES[side].other
                self._rewind(other, self.feeds[None].told, at)  # what it had not published never happened
                self._tell(at, other if claimed else SIDES[side])
            case Said(side, text, key):
                self.keys.remember(key)
                self.said += len(text)
                if side is not None:
                    self.quotas.note_saying(side)
                readers = [one for one in SIDES if side in (None, one) or not self.muted[one]]
                who = None if side is None else str(SIDES[side])
                add_for(self.feeds, readers, "chat", at, side=who, text=text)
            case Muted(side, muted):
                self.quotas.note_change(side)
                self.muted[SIDES[side]] = muted
            case Preset(side, presets):
                self.quotas.note_change(side)
                self.presets[SIDES[side]] = presets
            case Joined(guest, side_name, opening):
                self._begin(guest, side_name, opening, at)
            case Aborted():
                self.status = ABORTED
                add_for(self.feeds, list(self.feeds), "aborted", at)
            case Rematched(game):
                self.rematch = game
                add_for(self.feeds, SIDES, "rematch", at, game=game)
            case Created():
                raise AssertionError("a room is created once")

    def _begin(self, guest: Player, side: str, opening: str, at: float) -> None:
        mine = side_named(side)
        self.players = {mine: as_known(guest), mine.other: self.created.host}
        self.status = PLAYING
        self.active_at = self.acted_at[mine] = at
        names = {one: self.players[one].name for one in SIDES}
        self.table = Table(dealt(opening), names)
        for one in SIDES:
            add_for(self.feeds, list(self.feeds), "joined", at, side=str(one), name=names[one])
        self._tell(at, mine)

    def _rewind(self, viewer: Viewer, left: int, at: float) -> None:
        self.feeds[viewer].rewind(left, at)
        if viewer is not None:
            self._decided[viewer] = min(self._decided[viewer], left)

    def _tell(self, at: float, side: Side) -> None:
        """Tell every viewer what has happened on the table, by a side."""
        table = self.the_table()
        tell_all(self.feeds, table, at)
        if table.version(None) != self._public_version:
            # Everybody sees when a game was last active: what is provisional must not show in it.
            self._public_version = table.version(None)
            self.active_at = self.acted_at[side] = at
        self.status = PLAYING if table.decider is not None else FINISHED
