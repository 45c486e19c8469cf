"""Section 4: when a location card may be used."""

from collections.abc import Mapping

import pytest

from arpents import Game
from tests.positions import (
    BRITISH,
    FRENCH,
    do,
    held,
    is_legal,
    legal,
    money,
    places,
    position,
    refused,
    side,
    zone,
)

# The card of Albany as connection, as bateaux, as fur, and as the card of the place itself.
PURPOSES = [
    "settle Fort Stanwix: Albany, Bateaux",
    "settle Fort Halifax: Pemaquid, Albany",
    "trader: Albany",
    "fortify Albany: Fortification, Albany",
    "develop Albany: Albany, Settlers",
]


def with_albany(
    piece: str | None = "british village", *, besieged: bool = False, linked: bool = True
) -> Game:
    return position(
        side(
            money=3,
            hand=["Albany", "Bateaux", "Fortification", "Pemaquid", "Settlers", "Trader"],
            deck=["Boston"],
        ),
        side(siege="Albany" if besieged else None),
        board={"Albany": piece, "New York": "british town" if linked else None},
    )


@pytest.mark.parametrize("text", PURPOSES)
def test_4_1_a_card_is_usable_where_its_owner_controls_an_unbesieged_location_in_supply(text: str) -> None:
    assert is_legal(with_albany(), text)


@pytest.mark.parametrize("text", PURPOSES)
@pytest.mark.parametrize("piece", [None, "french village"])
def test_4_1_a_card_is_useless_where_its_owner_does_not_control_the_location(
    text: str, piece: str | None
) -> None:
    game = with_albany(piece)
    assert refused(game, text)
    assert game.view(BRITISH).unusable == {"Albany": "not controlled"}


@pytest.mark.parametrize("text", PURPOSES)
def test_4_1_a_card_is_useless_while_its_location_is_besieged(text: str) -> None:
    game = with_albany(besieged=True)
    assert refused(game, text)
    assert game.view(BRITISH).unusable == {"Albany": "besieged"}


@pytest.mark.parametrize("text", PURPOSES)
def test_4_1_a_card_is_useless_while_its_location_is_out_of_supply(text: str) -> None:
    game = with_albany(linked=False)
    assert refused(game, text)
    assert game.view(BRITISH).unusable == {"Albany": "cut off"}


def test_4_1_a_coin_needs_a_usable_card() -> None:
    def deerfield(new_haven: str | None, french: str | None = None) -> Game:
        return position(
            side(hand=["Deerfield", "Ships"]),
            side(siege=french),
            board={"New Haven": new_haven, "Deerfield": "british village"},
        )

    for text in ("take money: Deerfield", "merchant: Ships, Deerfield"):
        assert is_legal(deerfield("british village"), text)
        assert refused(deerfield(None), text)
        assert refused(deerfield("french village"), text)
        assert refused(deerfield("british village", "Deerfield"), text)


def test_4_1_a_ship_or_a_military_symbol_needs_a_usable_card() -> None:
    def boston(piece: str | None) -> Game:
        return position(
            side(hand=["Boston", "New York"], siege="Louisbourg", attacking=["Militia"]),
            board={"Boston": piece},
        )

    usable = boston("british village")
    assert is_legal(usable, "merchant: Boston, New York")
    assert is_legal(usable, "reinforce Louisbourg: Boston")
    lost = boston(None)
    assert refused(lost, "merchant: Boston, New York")
    assert refused(lost, "reinforce Louisbourg: Boston")


@pytest.mark.parametrize(("new_haven", "blocks"), [("british village", True), (None, False)])
def test_4_1_blocking_a_raid_with_the_locations_card_needs_a_usable_card(
    new_haven: str | None, blocks: bool
) -> None:
    game = position(
        side(hand=["Deerfield"], deck=["Rangers"]),
        side(hand=["Coureurs de Bois"]),
        board={
            "New Haven": new_haven,
            "Deerfield": "british village",
            "Fort William Henry": "french village",
        },
        to_move=FRENCH,
    )
    do(game, "raid Deerfield: Coureurs de Bois")
    assert legal(game) == ({"block: Deerfield", "do not block"} if blocks else {"do not block"})


def unusable(hand: list[str], board: dict[str, str | None], owner: int = BRITISH) -> Mapping[str, str]:
    mine, theirs = side(hand=hand), side()
    british, french = (mine, theirs) if owner == BRITISH else (theirs, mine)
    return position(british, french, board=board, to_move=owner).view(owner).unusable


def test_4_2_supply_follows_rivers_lakes_and_roads() -> None:
    west: dict[str, str | None] = {
        "Fort Frontenac": "french village",  # by river from Montreal
        "Fort Niagara": "french village",  # by lake
        "Detroit": "french village",  # by lake
    }
    assert unusable(["Fort Frontenac", "Fort Niagara", "Detroit"], west, FRENCH) == {}
    south: dict[str, str | None] = {
        "Cumberland": "british village",  # by river from St. Mary's
        "Fort Duquesne": "british village",  # by road
    }
    assert unusable(["Cumberland", "Fort Duquesne"], south) == {}


def test_4_2_the_chain_must_be_controlled_at_every_step() -> None:
    west: dict[str, str | None] = {"Fort Frontenac": "french village", "Detroit": "french village"}
    hand = ["Fort Frontenac", "Detroit"]
    assert unusable(hand, west, FRENCH) == {"Detroit": "cut off"}
    assert unusable(hand, west | {"Fort Niagara": "british village"}, FRENCH) == {"Detroit": "cut off"}
    assert unusable(hand, west | {"Fort Niagara": "french village"}, FRENCH) == {}


def test_4_2_trails_do_not_count() -> None:
    # Boston, Baltimore, Philadelphia and Richmond each have a trail to these.
    board: dict[str, str | None] = {
        "New Haven": None,
        "Deerfield": "british village",
        "St. Mary's": None,
        "Cumberland": "british village",
        "Baltimore": "british village",
        "Richmond": "british village",
    }
    assert unusable(["Deerfield", "Cumberland"], board) == {"Deerfield": "cut off", "Cumberland": "cut off"}


def test_4_2_any_two_sea_locations_are_linked() -> None:
    everywhere = [
        "Baltimore",
        "Canso",
        "Fort Beauséjour",
        "Gaspé",
        "Halifax",
        "Louisbourg",
        "Norfolk",
        "Port Royal",
        "Tadoussac",
        "Trois-Rivières",
    ]
    for name in everywhere:
        assert unusable([name], {"New Haven": None, "New York": None, name: "british village"}) == {}
    assert unusable(["Richmond"], {"Norfolk": None, "Richmond": "british village"}) == {"Richmond": "cut off"}


def test_4_2_a_sea_location_carries_supply_on() -> None:
    norfolk: dict[str, str | None] = {"Richmond": "british village"}
    assert unusable(["Richmond"], norfolk) == {}
    assert unusable(["Richmond"], norfolk | {"Norfolk": "french village"}) == {"Richmond": "cut off"}


def test_4_2_besieged_locations_may_be_part_of_the_chain() -> None:
    game = position(
        side(hand=["New Haven", "Deerfield"]),
        side(siege="New Haven"),
        board={"Deerfield": "british village"},
    )
    assert game.view(BRITISH).unusable == {"New Haven": "besieged"}
    game = position(
        side(hand=["New Haven", "Deerfield"]), side(siege="Boston"), board={"Deerfield": "british village"}
    )
    assert game.view(BRITISH).unusable == {}


@pytest.mark.parametrize(
    ("name", "port"), [("Fort Beauséjour", False), ("Trois-Rivières", False), ("Gaspé", True)]
)
def test_4_2_sea_locations_need_not_be_ports(name: str, port: bool) -> None:
    game = position(
        side(hand=["Ships", "Rangers"], siege=name, attacking=["Militia"]), board={name: "french village"}
    )
    assert is_legal(game, f"reinforce {name}: Ships") == port
    # Supply comes by sea all the same.
    assert is_legal(game, f"reinforce {name}: Rangers")
    assert unusable([name], {name: "british village"}) == {}


def test_4_3_a_neutral_home_is_a_source_of_supply() -> None:
    assert unusable(["Boston", "New Haven", "New York"], {"Boston": None}) == {"Boston": "not controlled"}
    hand = ["Quebec", "Kennebec", "Montreal", "Gaspé"]
    board: dict[str, str | None] = {"Quebec": None, "Kennebec": "french village"}
    assert unusable(hand, board, FRENCH) == {"Quebec": "not controlled"}


def test_4_3_a_home_that_the_enemy_controls_is_none() -> None:
    cut_off = {"New Haven": "cut off", "New York": "cut off"}
    assert unusable(["New Haven", "New York"], {"Boston": "french village"}) == cut_off
    assert unusable(["Montreal", "Gaspé"], {"Quebec": "british village"}, FRENCH) == {
        "Montreal": "cut off",
        "Gaspé": "cut off",
    }


def test_4_3_only_the_home_location_is_a_source() -> None:
    assert unusable(["New York"], {"Boston": "french village", "New York": "british town"}) == {
        "New York": "cut off"
    }


def lost_and_besieged() -> Game:
    return position(
        side(money=2, hand=["Governor", "New Haven", "Deerfield", "Pemaquid"], deck=["Boston"]),
        side(siege="Pemaquid"),
        board={"New Haven": None, "Deerfield": "british village"},
    )


def test_4_4_a_card_that_may_not_be_used_may_be_discarded() -> None:
    game = lost_and_besieged()
    assert game.view(BRITISH).unusable == {
        "New Haven": "not controlled",
        "Deerfield": "cut off",
        "Pemaquid": "besieged",
    }
    do(game, "discard: New Haven, Deerfield, Pemaquid")
    assert zone(game, BRITISH, "discard") == ["Deerfield", "New Haven", "Pemaquid"]
    assert money(game, BRITISH) == 0


@pytest.mark.parametrize("card", ["New Haven", "Deerfield", "Pemaquid"])
def test_4_4_a_card_that_may_not_be_used_may_be_removed_by_the_governor(card: str) -> None:
    game = lost_and_besieged()
    do(game, f"governor: {card}")
    assert card in zone(game, BRITISH, "market")
    assert card not in zone(game, BRITISH, "hand")
    assert zone(game, BRITISH, "discard") == ["Governor"]


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        (["Boston"], "develop Boston: Boston"),  # its own card and the settlers
        (["Philadelphia"], "develop Philadelphia: Philadelphia"),
        (["St. Mary's", "Settlers"], "settle Richmond: St. Mary's, Settlers"),  # connection and bateaux
        (["Norfolk", "St. Mary's"], "settle Richmond: Norfolk, St. Mary's"),  # bateaux and settlers
        (["Boston"], "merchant: Boston"),  # ship and coin
        (["Boston", "Ships"], "besiege Port Royal: Boston, Ships"),  # connection and military
    ],
)
def test_4_5_each_card_is_played_for_one_purpose_only(hand: list[str], text: str) -> None:
    verb = next(verb for verb in ("develop", "settle", "merchant", "besiege") if text.startswith(verb))
    game = position(side(hand=hand, deck=["Pemaquid"]), board={"Boston": "british village"})
    assert legal(game, verb) == set()
    assert refused(game, text)


def test_4_5_connections_are_not_always_symmetrical() -> None:
    ohio: dict[str, str | None] = {
        "Cumberland": "british village",
        "Fort Duquesne": "british village",
        "Fort Venango": "british village",
        "Fort Presqu'île": "british village",
    }
    hand = ["Detroit", "Fort Niagara", "Bateaux", "Settlers"]
    deck = ["Fort Presqu'île"]
    from_niagara = position(side(hand=hand, deck=deck), board=ohio | {"Fort Niagara": "british village"})
    assert places(from_niagara, "settle") == {"Detroit", "Fort Frontenac", "Oswego"}
    from_detroit = position(side(hand=hand, deck=deck), board=ohio | {"Detroit": "british village"})
    assert places(from_detroit, "settle") == {"Michillimackinac"}


def test_4_5_the_sides_cards_of_one_location_may_differ() -> None:
    british = position(
        side(hand=["Pemaquid", "Ships", "Settlers"], deck=["Boston", "Halifax"]), board={"New Haven": None}
    )
    assert places(british, "settle") == {"Fort Beauséjour", "Halifax", "New Haven"}
    french = position(
        french=side(hand=["Pemaquid", "Ships", "neutral Settlers"], deck=["Port Royal"]),
        board={"Pemaquid": "french village", "New Haven": None},
        to_move=FRENCH,
    )
    assert places(french, "settle") == {"Fort Beauséjour", "Halifax"}


def test_4_5_a_card_may_list_a_place_that_the_board_does_not_connect() -> None:
    hand = ["Fort St. John", "Bateaux", "Settlers", "Militia", "Rangers"]
    board: dict[str, str | None] = {
        "Fort St. John": "british village",
        "Trois-Rivières": "british village fortified",
    }
    besieging = position(side(hand=hand), board=board)
    assert is_legal(besieging, "besiege Quebec: Fort St. John, Bateaux, Militia")
    settling = position(side(hand=hand), board=board | {"Quebec": None})
    assert is_legal(settling, "settle Quebec: Fort St. John, Bateaux, Settlers")
    # A raid must walk the board: past Trois-Rivières, and fortifications stop it.
    raiding = position(
        side(hand=["Rangers"]),
        board={
            "Fort St. John": "british village",
            "Trois-Rivières": "french village fortified",
        },
    )
    assert places(raiding, "raid") == {"Montreal"}
    # And so must supply.
    alone: dict[str, str | None] = {
        "Fort St. John": "french village",
        "Trois-Rivières": None,
        "Montreal": None,
    }
    assert unusable(["Fort St. John"], alone, FRENCH) == {"Fort St. John": "cut off"}


def test_4_5_a_card_may_list_no_place_that_the_board_connects() -> None:
    board: dict[str, str | None] = {
        "Fort Halifax": "british village",
        "Kennebec": "british village",
        "Quebec": None,
    }
    game = position(
        side(hand=["Kennebec", "Bateaux", "Settlers", "Philadelphia"], deck=["Fort Halifax"]), board=board
    )
    assert "Quebec" not in places(game, "settle")
    raiding = position(side(hand=["Rangers"]), board=board | {"Quebec": "french village"})
    assert "Quebec" in places(raiding, "raid")
    do(raiding, "raid Quebec: Rangers")
    assert "Quebec" not in held(raiding, FRENCH, "villages")
    # The road from Fort Halifax supplies it.
    assert unusable(["Kennebec"], board) == {}
    assert unusable(["Kennebec"], board | {"Fort Halifax": None}) == {"Kennebec": "cut off"}
