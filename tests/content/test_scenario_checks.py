from pathlib import Path

import pytest

from arpents.content import load_scenario
from arpents.errors import ContentError

HEAD = 'title = "Mine"\nhistory = "A story."\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def towns(side: str, *names: str) -> str:
    return "[pieces]\n" + "\n".join(f'"{name}" = "{side} town"' for name in names)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param("", "title is missing", id="no title"),
        pytest.param('title = ""', 'title must be text that is not empty, not ""', id="empty title"),
        pytest.param('title = "  "', "title must be one line that is not empty", id="blank title"),
        pytest.param('title = "a\\nb"', "title must be one line that is not empty", id="title of two lines"),
        pytest.param('title = "Mine', "is not valid TOML: ", id="no TOML"),
        pytest.param(
            f"{HEAD}histroy = 1", 'unknown field "histroy". Did you mean history?', id="unknown field"
        ),
        pytest.param(f'{HEAD}name = "other"', 'unknown field "name". ', id="name that is not its file's"),
        pytest.param('title = "Mine"\nhistory = 3', "history must be text, not 3", id="number for a text"),
        pytest.param(
            'title = "Mine"\n[money]\nfrench = 6',
            "history must not be empty where the set-up is not the standard one",
            id="changes without a history",
        ),
        pytest.param(
            'title = "Mine"\nhistory = "\\n"\nfirst_turn_actions = 2',
            "history must not be empty where the set-up is not the standard one",
            id="blank history",
        ),
        pytest.param(
            f'{HEAD}rule_set = "second edition"',
            'unknown rule set "second edition". Did you mean second-edition?',
            id="unknown rule set",
        ),
        pytest.param(
            f'{HEAD}variants = ["no-govenors"]',
            'unknown variant "no-govenors". Did you mean no-governors?',
            id="unknown variant",
        ),
        pytest.param(
            f'{HEAD}variants = ["no-governors", "free-discards", "no-governors"]',
            'variants lists "no-governors" more than once',
            id="variant twice",
        ),
        pytest.param(
            f'{HEAD}variants = "no-governors"',
            'variants must be a list, each of it text that is not empty, not "no-governors"',
            id="text for a list",
        ),
        pytest.param(
            f'{HEAD}first_player = "spanish"',
            'unknown word "spanish" in first_player. Valid: british and french.',
            id="unknown first player",
        ),
        *(
            pytest.param(
                f"{HEAD}first_turn_actions = {actions}",
                f"first_turn_actions must be a whole number from 1 to 2, not {actions}",
                id=f"{actions} actions",
            )
            for actions in ("0", "3", "1.5", "true")
        ),
        pytest.param(
            f"{HEAD}[money]\nbritish = -1",
            "money.british must be a whole number of 0 or more, not -1",
            id="negative money",
        ),
        pytest.param(
            f"{HEAD}[money]\nbritsh = 1",
            'unknown word "britsh" in money. Did you mean british?',
            id="money of nobody",
        ),
        pytest.param(f"{HEAD}money = 12", "money must be a table, not 12", id="number for a table"),
    ],
)
def test_a_fault_in_the_words_rules_and_money_is_named(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_scenario(written(tmp_path, text))
    assert str(caught.value).startswith(f"mine.toml: {fault}")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param(
            '[pieces]\nAlbani = "british village"',
            '[pieces]: unknown location "Albani". Did you mean Albany?',
            id="unknown location",
        ),
        pytest.param(
            '[pieces]\n"Fort St. John" = "french vilage"',
            'unknown word "french vilage" in pieces."Fort St. John". Did you mean french village, ',
            id="bad piece",
        ),
        pytest.param(
            '[pieces]\nAlbany = ["british village"]',
            "pieces.Albany must be one of british town, british town fortified, british village, ",
            id="list of pieces",
        ),
        pytest.param(
            '[pieces]\nAlbany = "british village french village"',
            'unknown word "british village french village" in pieces.Albany. Did you mean ',
            id="held by both",
        ),
        pytest.param(
            '[pieces]\nAlbany = "british village"\n"Albany" = "french village"',
            "is not valid TOML: Cannot overwrite a value",
            id="location twice",
        ),
        pytest.param(
            '[pieces]\nAlbany = "neutral fortified"',
            "[pieces]: Albany is neutral and cannot be fortified. Let it be a side's, or neutral only.",
            id="neutral fort",
        ),
        pytest.param(
            '[pieces]\nKennebec = "french town"',
            "[pieces]: Kennebec scores no points and cannot be a town. Let it be a village.",
            id="town without points",
        ),
        pytest.param(
            '[pieces]\nQuebec = "british village"',
            "[pieces]: the french lose the game without Quebec. Let it be theirs, or neutral.",
            id="french home British",
        ),
        pytest.param(
            '[pieces]\n"New York" = "french town"',
            "[pieces]: the british lose the game without New York. Let it be theirs, or neutral.",
            id="British prize French",
        ),
        pytest.param(
            towns(
                *("french", "Montreal", "Louisbourg", "Gaspé", "Port Royal", "Tadoussac", "Detroit"),
                *("Trois-Rivières", "Halifax", "Canso"),
            ),
            "[pieces]: 10 french towns would stand on the board; there are 9",
            id="too many towns",
        ),
        pytest.param(
            "[pieces]\n"
            + "\n".join(
                f'"{name}" = "british village"'
                for name in (
                    *("Albany", "Baltimore", "Canso", "Cumberland", "Deerfield", "Detroit", "Halifax"),
                    *("Fort Halifax", "Fort Stanwix", "Fort William Henry", "Fort Venango", "Richmond"),
                    *("Kennebec", "Oswego"),
                )
            ),
            "[pieces]: 19 british villages would stand on the board; there are 18",
            id="too many villages",
        ),
        pytest.param(
            'variants = ["fort-at-quebec"]\n[pieces]\n'
            + "\n".join(
                f'"{name}" = "french village fortified"'
                for name in (
                    *("Gaspé", "Montreal", "Tadoussac", "Trois-Rivières", "Louisbourg", "Port Royal"),
                    *("Canso", "Halifax", "Detroit", "Oswego", "Kennebec", "Ticonderoga"),
                )
            ),
            "[pieces]: 13 fortifications would stand on the board; there are 12",
            id="too many fortifications",
        ),
    ],
)
def test_a_fault_in_the_pieces_is_named(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_scenario(written(tmp_path, HEAD + text))
    assert str(caught.value).startswith(f"mine.toml: {fault}")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param(
            '[deck.british]\nadd = ["Militai"]',
            '[deck.british]: unknown card "Militai" in add. Did you mean Militia',
            id="unknown card",
        ),
        pytest.param(
            '[deck.british]\nadd = ["Montreal"]',
            '[deck.british]: unknown card "Montreal" in add. ',
            id="card that only the enemy has",
        ),
        pytest.param(
            '[deck.british]\nadd = ["Native Americans"]',
            '[deck.british]: unknown card "Native Americans" in add. Did you mean neutral Native Americans?',
            id="neutral card without the word",
        ),
        pytest.param(
            '[deck.british]\nadd = ["neutral Rangers"]',
            '[deck.british]: unknown card "neutral Rangers" in add. Did you mean ',
            id="card that is not neutral",
        ),
        pytest.param(
            '[market.french]\nremove = ["neutral Fortification"]',
            '[market.french]: unknown card "neutral Fortification" in remove. Did you mean Fortification?',
            id="neutral card in a market",
        ),
        pytest.param(
            '[deck.british]\nadd = ["Boston"]',
            '[deck.british]: add lists "Boston", '
            "which is not in the british market but in the british initial deck",
            id="card that is in the deck",
        ),
        pytest.param(
            '[deck.french]\nadd = ["Bateaux"]',
            '[deck.french]: add lists "Bateaux", which is not in the french market but out of the game',
            id="card that is out of the game",
        ),
        pytest.param(
            '[deck.british]\nadd = ["Militia", "Militia", "Militia", "Militia"]',
            '[deck.british]: add lists "Militia" too often: there are only 3 in the british market',
            id="more than there are copies",
        ),
        pytest.param(
            '[deck.french]\nadd = ["Siege Artillery", "Siege Artillery"]',
            '[deck.french]: add lists "Siege Artillery" too often: there is only 1 in the french market',
            id="one copy twice",
        ),
        pytest.param(
            '[deck.british]\nadd = ["neutral Settlers", "neutral Settlers"]\n'
            '[deck.french]\nadd = ["neutral Settlers"]',
            '[deck.french]: add lists "neutral Settlers", '
            "which is not in the neutral display but in the british initial deck",
            id="neutral cards that the other side has",
        ),
        pytest.param(
            'variants = ["no-governors"]\n[deck.british]\nadd = ["Governor"]',
            '[deck.british]: add lists "Governor", which is not in the british market but out of the game',
            id="card that a variant removes",
        ),
        pytest.param(
            'variants = ["three-fewer-british-regulars"]\n[deck.british]\nadd = ['
            + '"Regular Infantry", ' * 4
            + "]",
            '[deck.british]: add lists "Regular Infantry" too often: there are only 3 in the british market',
            id="copies that a variant removes",
        ),
        pytest.param(
            '[deck.british]\nremove = ["Militia"]',
            '[deck.british]: remove lists "Militia", '
            "which is not in the british initial deck but in the british market",
            id="removed from the deck where it is not",
        ),
        pytest.param(
            '[market.british]\nremove = ["Pemaquid"]',
            '[market.british]: remove lists "Pemaquid", '
            "which is not in the british market but in the british initial deck",
            id="removed from the market where it is not",
        ),
        pytest.param(
            '[market.neutral]\nremove = ["Settlers", "Settlers", "Settlers"]',
            '[market.neutral]: remove lists "Settlers" too often: there are only 2 in the neutral display',
            id="removed more often than it is there",
        ),
        pytest.param(
            '[market.french]\nadd = ["Militia"]',
            '[market.french]: add lists "Militia", which is not out of the game but in the french market',
            id="comes into a game in which it is",
        ),
        pytest.param(
            'rule_set = "first-edition-german"\n[market.french]\nadd = ["Bateaux"]',
            '[market.french]: add lists "Bateaux", '
            "which is not out of the game but in the french initial deck",
            id="bateaux that the first edition deals",
        ),
        pytest.param(
            '[deck.british]\nadd = ["Pemaquid"]\nremove = ["Pemaquid"]',
            '[deck.british]: add and remove both list "Pemaquid". List it in one of them.',
            id="added and removed",
        ),
        pytest.param(
            '[deck.neutral]\nadd = ["Settlers"]',
            'unknown word "neutral" in deck. Valid: british and french.',
            id="deck of nobody",
        ),
        pytest.param(
            '[deck.british]\nadds = ["Militia"]',
            'unknown field "deck.british.adds". Did you mean add?',
            id="unknown field",
        ),
        pytest.param(
            '[market]\nneutral = ["Settlers"]',
            'market.neutral must be a table, not ["Settlers"]',
            id="list for a table",
        ),
        pytest.param(
            '[deck.british]\nadd = "Militia"',
            'deck.british.add must be a list, each of it text that is not empty, not "Militia"',
            id="text for a list",
        ),
    ],
)
def test_a_fault_in_the_cards_is_named(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_scenario(written(tmp_path, HEAD + text))
    assert str(caught.value).startswith(f"mine.toml: {fault}")
