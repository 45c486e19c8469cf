"""Texts made to take long to read, or to be taken for something that they are not."""

from arpents.engine.notation import LONGEST_ACTION
from arpents.records.game_text import LONGEST_LINE, MOST_LINES

RULES = '[Arpents "1"]\n[RuleSet "second-edition"]\n'
PLACES = f"{RULES}Position\n    Boston: british town\n    Quebec: french town\n"
SCENARIO = '[Arpents "1"]\n[Scenario "mine"]\nScenario\n'
MARKS = "a" + "\u0301\u0316" * 30_000
"""Marks that stand above and below, by turns: to put them into order takes the square of their number."""

GROWING = "\ufdfa"
"""One character, which is eighteen when it is taken apart."""

ACTIONS = {
    "marks": MARKS,
    "marks that pass for an action": f"settle Boston{MARKS[: LONGEST_ACTION - 20]}",
    "characters that grow": GROWING * 1990,
    "many words": "a " * (LONGEST_ACTION // 2),
    "many cards": "settle: " + ",".join([GROWING * 60] * 60),
    "one card": f"settle: {MARKS[: LONGEST_ACTION - 20]}",
}

NUMBERS = ("9" * 20, "9" * 4000, "-" + "9" * 4000, "٣" * 4, "1e9", "")
RECORDS = {
    "marks": f"{RULES}1. British\n    {MARKS}\n",
    "a long line": RULES + "#" * (LONGEST_LINE + 1),
    "many lines": RULES + "#\n" * MOST_LINES,
    "a long name of a header": f'{RULES}[{"a" * 4000} "x"]',
    "a header that does not end": RULES + '[British "' + "\\" * 4900 + "x",
    "digits of the version": f'[Arpents "{"1" * 4900}"]',
    "digits of a turn": f"{RULES}{'1' * 4900}. British\n",
    **{f"money of {value[:5]}": f"{PLACES}    british money: {value}\n" for value in NUMBERS},
    **{f"turn of {value[:5]}": f"{PLACES}    turn: {value}\n" for value in NUMBERS},
    "captured": f"{PLACES}    british captured: {'9' * 4400} villages, 0 towns\n",
    "marker": f"{PLACES}    british siege: Quebec at {'9' * 4400}\n",
    "lists in lists": f"{SCENARIO}    | x = {'[' * 480}\n",
    "tables in tables": f"{SCENARIO}    | x = {'{a = ' * 95}\n",
    "a name with dots": f"{SCENARIO}    | a{'.a' * 480} = 1\n",
    "names with dots": SCENARIO + "".join(f"    | a{number}{'.a' * 230} = 1\n" for number in range(40)),
    "tables with dots": SCENARIO
    + "".join(f"    | x{number} = {{ a{'.a' * 980} = 1 }}\n" for number in range(9)),
    "a long scenario": SCENARIO + "    | # a remark\n" * 20_000,
    "a number of a scenario": f"{SCENARIO}    | first_turn_actions = {'9' * 400}\n",
    "objects in objects": '{"setup": ' + '{"board": ' * 100_000,
    "lists in lists of JSON": '{"turns": ' + "[" * 100_000,
    "a number of JSON": '{"id": "x", "played_on": "", "turns": [{"number": ' + "9" * 5000,
    "an amount of JSON": '{"id": "x", "revision": 99999999999999999999}',
}


def marks(number: int) -> str:
    """A record with so many marks in a name of an action."""
    return f"{RULES}1. British\n    a{chr(0x301) + chr(0x316)}" + "\u0301\u0316" * (number // 2) + "\n"


def idle_game(turns: int, actions: str = "") -> str:
    """The record of a game in which nobody does anything for so many turns, until somebody gives up.

    Everything in it is as the rules have it, so that all of it has to be read and replayed.
    """
    sides = ("British", "French")
    lines = [
        '[Arpents "1"]\n[RuleSet "second-edition"]\n[Revision "1"]\n\nDeal\n',
        "    British: draw: Boston, New Haven, New York, Norfolk, Philadelphia\n",
        "    French: draw: Louisbourg, Trois-Rivières, Montreal, Regular Infantry (initial), Trader\n",
    ]
    lines += [
        f"{turn}. {sides[(turn + 1) % 2]}\n{actions if turn > 2 else ''}    end turn\n"
        for turn in range(1, turns + 1)
    ]
    whose = sides[turns % 2]
    return "".join(lines) + f"{turns + 1}. {whose}\n    {whose}: concede\n"


BUSY = "    pass\n    pass\n"
"""What makes each turn of an idle game cost more to read: for each of these, a whole decision."""
