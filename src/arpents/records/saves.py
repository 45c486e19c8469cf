"""Saved games: what was done and drawn, so that a game resumes on any version without a generator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec
from msgspec import Struct

from arpents.engine.chance import Chance
from arpents.engine.events import ACTED, AUTOMATIC, CARDS_DRAWN, GAME_ENDED, Event
from arpents.engine.game import Game
from arpents.engine.rules import rules_for
from arpents.engine.scoring import CONCEDED
from arpents.engine.setup import set_up
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import DRAW, UPKEEP
from arpents.errors import ArpentsError
from arpents.records.retelling import Telling

FORMAT: Final = "arpents save"
VERSION: Final = 1
_DRAW: Final = "draw: "
_CONCEDE: Final = "concede "


class DamagedSave(ArpentsError):
    """A file that is no saved game, or one that the rules refuse: where, and why."""


class SavedGame:
    """A game taken up again, and who plays it."""

    def __init__(self, game: Game, players: dict[Side, str]) -> None:
        self.game = game
        self.players = players


class _Save(Struct, frozen=True, forbid_unknown_fields=True):
    """The file: the rules, the players, what happened, and the chance ahead."""

    format: Literal["arpents save"]
    version: int
    rule_set: str
    variants: tuple[str, ...]
    players: dict[str, str]
    story: tuple[str, ...]
    chance: tuple[int, int]


def save_game(game: Game, players: Mapping[Side, str]) -> bytes:
    """A game as the bytes of a file."""
    rules = game.state.rules
    save = _Save(
        format=FORMAT,
        version=VERSION,
        rule_set=rules.rule_set,
        variants=rules.variants,
        players={str(side): name for side, name in players.items()},
        story=tuple(line for event in game.log if (line := _line(event))),
        chance=(game.chance.first, game.chance.second),
    )
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def _line(event: Event) -> str:
    """What an event adds to the story: only what was decided and drawn; the rest follows from it."""
    if event.kind == ACTED and event.number != AUTOMATIC:
        return str(event.action)
    if event.kind == CARDS_DRAWN:
        return _DRAW + ", ".join(event.card_names)
    if event.kind == GAME_ENDED and event.number == CONCEDED:
        return f"{_CONCEDE}{SIDES[1 - event.side]}"
    return ""


def resume_game(data: bytes) -> SavedGame:
    """Take up a saved game where it stood."""
    save = _read(data)
    events: list[Event] = []
    telling = Telling(set_up(rules_for(save.rule_set, save.variants), events), [])
    telling.events = events
    conceded: Side | None = None
    for number, line in enumerate(save.story, 1):
        try:
            if line.startswith(_CONCEDE):
                conceded = _side(line.removeprefix(_CONCEDE))
            else:
                _retell(telling, line)
        except ArpentsError as error:
            raise DamagedSave(f"story, line {number}: {error}") from error
    if telling.state.phase == DRAW:
        raise DamagedSave("story: it breaks off while cards are being drawn.")
    game = Game(telling.state, Chance(*save.chance), telling.events)
    if conceded is not None:
        game.concede(conceded)
    return SavedGame(game, {_side(side): name for side, name in save.players.items()})


def _read(data: bytes) -> _Save:
    try:
        save = msgspec.json.decode(data, type=_Save)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedSave(f"This is no saved game: {error}.") from error
    if save.version > VERSION:
        raise DamagedSave(
            f"version: this game needs a newer Arpents (format {save.version}; this one reads {VERSION})."
        )
    if min(save.chance) < 1:
        raise DamagedSave("chance: both numbers should be above zero.")
    return save


def _side(name: str) -> Side:
    for side in SIDES:
        if name == str(side):
            return side
    raise DamagedSave(f'players: "{name}" should be "british" or "french".')


def _retell(telling: Telling, line: str) -> None:
    if line.startswith(_DRAW):
        for name in line.removeprefix(_DRAW).split(", "):
            telling.draw(name)
    else:
        telling.act(line)
    while telling.state.phase == UPKEEP:
        telling.begin_turn()
