"""What a player can do: every verb, by the number the engine uses and the word people use."""

from __future__ import annotations

from typing import Final, Literal, get_args

SETTLE: Final = 0
DEVELOP: Final = 1
FORTIFY: Final = 2
BESIEGE: Final = 3
REINFORCE: Final = 4
MILITARY_LEADER: Final = 5
WITHDRAW: Final = 6
RAID: Final = 7
AMBUSH: Final = 8
CONVERT: Final = 9
TAKE_MONEY: Final = 10
MERCHANT: Final = 11
TRADER: Final = 12
PIRACY: Final = 13
DRAFT: Final = 14
DISCARD: Final = 15
RESERVE: Final = 16
RETRIEVE: Final = 17
GOVERNOR: Final = 18
INTENDANT: Final = 19
HOME_SUPPORT: Final = 20
PASS: Final = 21
END_TURN: Final = 22
BLOCK: Final = 23
LET_PASS: Final = 24
LOSE: Final = 25
LOSE_RESERVED: Final = 26
GIVE: Final = 27
GIVE_RESERVED: Final = 28
SHOW_HAND: Final = 29
GIVE_UP: Final = 30
OCCUPY: Final = 31
LEAVE: Final = 32
SELL_FUR: Final = 33
DROP: Final = 34
LOSE_COMMITTED: Final = 35
REDRAW: Final = 36
KEEP: Final = 37
FORFEIT: Final = 38
BEGIN_WITH: Final = 39

Verb = Literal[
    "settle",
    "develop",
    "fortify",
    "besiege",
    "reinforce",
    "military leader",
    "withdraw",
    "raid",
    "ambush",
    "convert",
    "take money",
    "merchant",
    "trader",
    "piracy",
    "draft",
    "discard",
    "reserve",
    "retrieve",
    "governor",
    "intendant",
    "home support",
    "pass",
    "end turn",
    "block",
    "do not block",
    "lose",
    "lose from reserve",
    "give",
    "give from reserve",
    "show hand",
    "give up",
    "occupy",
    "leave",
    "sell fur",
    "drop",
    "lose from siege",
    "redraw",
    "keep",
    "forfeit",
    "begin with",
]
NAMES: Final[tuple[Verb, ...]] = get_args(Verb)
"""The words of the verbs, by number."""

Group = Literal["expand", "attack", "money", "cards", "other", "answer"]

GROUPS: Final[dict[Group, tuple[int, ...]]] = {
    "expand": (SETTLE, DEVELOP, FORTIFY),
    "attack": (BESIEGE, REINFORCE, MILITARY_LEADER, WITHDRAW, RAID, AMBUSH, CONVERT),
    "money": (TAKE_MONEY, MERCHANT, TRADER, PIRACY, SELL_FUR),
    "cards": (DRAFT, DISCARD, RESERVE, RETRIEVE, GOVERNOR, INTENDANT, HOME_SUPPORT, DROP),
    "other": (PASS, END_TURN),
    "answer": (
        BLOCK,
        LET_PASS,
        LOSE,
        LOSE_RESERVED,
        GIVE,
        GIVE_RESERVED,
        SHOW_HAND,
        GIVE_UP,
        OCCUPY,
        LEAVE,
        LOSE_COMMITTED,
        REDRAW,
        KEEP,
        FORFEIT,
        BEGIN_WITH,
    ),
}
"""The verbs as the rules group them; answers are the decisions a player is asked for."""

PLACED: Final = frozenset(
    (
        SETTLE,
        DEVELOP,
        FORTIFY,
        BESIEGE,
        REINFORCE,
        MILITARY_LEADER,
        WITHDRAW,
        RAID,
        OCCUPY,
        LEAVE,
        LOSE_COMMITTED,
    )
)
"""The verbs whose actions have a place; those of all others have none."""
