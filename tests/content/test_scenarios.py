from importlib import resources
from pathlib import Path

import pytest

from arpents.content import (
    DEFAULT_RULE_SET,
    DEFAULT_SCENARIO,
    Changes,
    Scenario,
    load_scenario,
    load_scenarios,
    scenario,
    scenario_cards,
)
from arpents.errors import ContentError, UnknownName

PUBLISHED = {
    "standard": "second-edition",
    "french-first-edition": "first-edition-french",
    "german-first-edition": "first-edition-german",
    "italian-first-edition": "first-edition-italian",
    "yucata": "yucata",
}
OURS = ["annapolis-royal", "braddocks-road", "frontenacs-war", "grand-derangement", "upper-country"]

HEAD = 'title = "Mine"\nhistory = "A story."\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_shipped_scenarios_in_order() -> None:
    assert list(load_scenarios()) == [*PUBLISHED, *OURS]
    assert DEFAULT_SCENARIO in load_scenarios()


@pytest.mark.parametrize(("name", "rules"), PUBLISHED.items())
def test_a_published_set_up_only_chooses_the_rules(name: str, rules: str) -> None:
    published = scenario(name)
    assert published == Scenario(name=name, title=published.title, rule_set=rules)
    assert published.standard_set_up


@pytest.mark.parametrize("name", OURS)
def test_an_opening_of_ours_has_a_history(name: str) -> None:
    opening = scenario(name)
    assert opening.name == name
    assert opening.rule_set == DEFAULT_RULE_SET
    assert not opening.standard_set_up
    assert len(opening.history) > 500
    assert "\n" not in opening.history
    assert opening.history.endswith(".")


def test_a_scenario_says_what_its_file_says() -> None:
    war = scenario("frontenacs-war")
    assert war.title == "Frontenac's war, 1690"
    assert (war.variants, war.first_player, war.first_turn_actions) == ((), "french", 1)
    assert war.pieces == {
        "Albany": "british village",
        "Deerfield": "british village",
        "Pemaquid": "neutral",
        "Fort St. John": "french village",
        "Louisbourg": "neutral",
    }
    assert war.money == {"french": 8}
    assert war.deck["french"] == Changes(
        add=("Fort St. John", "Coureurs de Bois", "Native Americans"), remove=("Louisbourg",)
    )
    assert war.market == {}


def test_braddock_has_his_guns() -> None:
    cards = scenario_cards(scenario("braddocks-road"))
    assert cards.decks["british"]["Siege Artillery"] == 1
    assert cards.decks["british"]["Regular Infantry"] == 2
    assert cards.markets["british"]["Regular Infantry"] == 4


def test_every_shipped_file_is_a_scenario_of_its_name() -> None:
    files = (resources.files("arpents.content") / "scenarios").iterdir()
    assert {file.name for file in files} == {f"{name}.toml" for name in load_scenarios()}


def test_an_unknown_scenario_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as caught:
        scenario("braddock-road")
    assert str(caught.value) == 'Unknown scenario "braddock-road". Did you mean braddocks-road?'


def test_changing_what_was_loaded_does_not_change_what_is_shipped() -> None:
    load_scenarios().clear()
    assert load_scenarios()


def test_a_file_gives_a_scenario_its_name_and_leaves_the_rest_to_the_defaults(tmp_path: Path) -> None:
    assert load_scenario(written(tmp_path, 'title = "Mine"')) == Scenario(
        name="mine",
        title="Mine",
        history="",
        rule_set="second-edition",
        variants=(),
        first_player="british",
        first_turn_actions=1,
        pieces={},
        money={},
        deck={},
        market={},
        source='title = "Mine"',
    )


def test_a_file_with_everything(tmp_path: Path) -> None:
    text = (
        'title = "Mine"\nhistory = """\nOnce\nupon.\n\n\nA  time.\n"""\n'
        'rule_set = "yucata"\nvariants = ["no-governors"]\nfirst_player = "french"\nfirst_turn_actions = 2\n'
        '[pieces]\nAlbany = "british town fortified"\n[money]\nbritish = 0\n'
        '[deck.british]\nadd = ["Albany"]\n[market.french]\nadd = ["Governor"]\nremove = ["Militia"]\n'
    )
    assert load_scenario(written(tmp_path, text)) == Scenario(
        name="mine",
        title="Mine",
        history="Once upon.\n\nA time.",
        rule_set="yucata",
        variants=("no-governors",),
        first_player="french",
        first_turn_actions=2,
        pieces={"Albany": "british town fortified"},
        money={"british": 0},
        deck={"british": Changes(add=("Albany",))},
        market={"french": Changes(add=("Governor",), remove=("Militia",))},
        source=text,
    )


def test_the_scenarios_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text('title = "Second"')
    (tmp_path / "a.toml").write_text(f"{HEAD}[money]\nfrench = 6")
    (tmp_path / "notes.txt").write_text("Not a scenario.")
    assert list(load_scenarios(tmp_path)) == ["b", "a"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^nowhere: cannot be read: No such file or directory$"):
        load_scenarios(tmp_path / "nowhere")


def test_a_neutral_place_may_keep_its_card_in_the_deck(tmp_path: Path) -> None:
    mine = load_scenario(written(tmp_path, f'{HEAD}[pieces]\n"Gaspé" = "neutral"'))
    assert scenario_cards(mine).decks["french"]["Gaspé"] == 1


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('[market.french]\nadd = ["Bateaux"]', id="bateaux into the market"),
        pytest.param(
            'variants = ["french-bateaux-available"]\n[deck.french]\nadd = ["Bateaux"]',
            id="bateaux from the market of a variant",
        ),
        pytest.param(
            'rule_set = "first-edition-french"\n[deck.french]\nremove = ["Bateaux"]',
            id="bateaux of the first edition",
        ),
        pytest.param(
            'variants = ["three-fewer-british-regulars"]\n'
            '[market.british]\nadd = ["Regular Infantry", "Regular Infantry"]',
            id="regulars that a variant had removed",
        ),
    ],
)
def test_cards_are_where_the_rules_put_them(tmp_path: Path, text: str) -> None:
    load_scenario(written(tmp_path, HEAD + text))
