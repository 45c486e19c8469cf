"""The end of a game is told to whoever reads it: to both sides and to others, however it ends."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, expect

from arpents import Game
from arpents.engine.game import game_from
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.browser.serving import chromium, require_page
from tests.browser.situations import SIDES, Seats, Tables
from tests.positions import BRITISH, FRENCH, position, side
from tests.sampling import sampled
from tests.server.serving import a_server

NewContext = Callable[..., BrowserContext]
BY_NUMBER: Final = {"british": BRITISH, "french": FRENCH}
OTHER: Final = {"british": "french", "french": "british"}

OHIO: Final = ("Fort Frontenac", "Fort Niagara", "Fort Presqu'île", "Fort Venango")


class Ending(NamedTuple):
    """A position, who does what in it, and what is told to the winner, to the loser and to others."""

    game: Game
    mover: str
    deed: str
    winner: str
    told: tuple[str, str, str]


def counted(kind: str, ender: str, winner: str) -> Ending:
    """The turn of a side begins that has no piece left in stock or enough captured, and points decide."""
    lost = {
        "villages": {"captured_villages": 13 if ender == "british" else 12},
        "towns": {"captured_towns": 10 if ender == "british" else 8},
        "captures": {} if winner == ender else {"captured_villages": 11, "captured_towns": 3},
    }
    many, enough = {"captured_villages": 12, "captured_towns": 8}, {"captured_villages": 6}
    mine = many if winner == ender else enough if kind == "captures" else {}
    has = {
        "villages": "have no village left in stock, so points decide.",
        "towns": "have no town left in stock, so points decide.",
        "captures": "have captured pieces worth 12 points or more, so points decide.",
    }[kind]
    you, they = f"You {has}", f"The {ender.title()} {has}"
    to_winner, to_loser = (you, they) if winner == ender else (they, you)
    return Ending(
        turn_of(OTHER[ender], mine, lost[kind]), OTHER[ender], "end turn", winner, (to_winner, to_loser, they)
    )


def turn_of(mover: str, others: Mapping[str, object], own: Mapping[str, object]) -> Game:
    """The end of a side's turn: what the other side has, and what it has itself."""
    given = {mover: side(**own), OTHER[mover]: side(**others)}
    return position(given["british"], given["french"], to_move=BY_NUMBER[mover], actions_left=0)


def taken(winner: str, city: str, whose: str) -> Ending:
    """The turn of a side begins that has won the siege of a home."""
    told = (
        "You have taken an enemy city without which the war is lost.",
        "A city of yours has fallen, without which the war is lost.",
        f"The {winner.title()} have taken a {whose} city without which the war is lost.",
    )
    game = turn_of(OTHER[winner], {"siege": city, "marker": 2}, {})
    return Ending(game, OTHER[winner], "end turn", winner, told)


def settled(winner: str, city: str, whose: str, hand: list[str]) -> Ending:
    """A side settles a home of the other that was deserted."""
    told = (
        "You have settled a deserted enemy city.",
        f"The {winner.title()} have settled a deserted city of yours.",
        f"The {winner.title()} have settled a deserted {whose} city.",
    )
    given = {winner: side(hand=hand), OTHER[winner]: side()}
    board = {hand[0]: f"{winner} village", city: None}
    game = position(given["british"], given["french"], board=board, to_move=BY_NUMBER[winner])
    return Ending(game, winner, f"settle {city}: {', '.join(hand)}", winner, told)


def at_fort_duquesne() -> Ending:
    """The French settle Fort Duquesne, with a variant."""
    they = "The French have taken Fort Duquesne."
    game = position(
        french=side(hand=["Fort Venango", "Montreal"]),
        board=dict.fromkeys(OHIO, "french village"),
        to_move=FRENCH,
        variants=["french-win-at-fort-duquesne"],
    )
    told = ("You have taken Fort Duquesne.", they, they)
    return Ending(game, "french", "settle Fort Duquesne: Fort Venango, Montreal", "french", told)


ENDINGS: Final = {
    f"{kind}, turn of the {ender}, {winner} win": counted(kind, ender, winner)
    for kind in ("villages", "towns", "captures")
    for ender in SIDES
    for winner in SIDES
} | {
    "home taken, british win": taken("british", "Quebec", "French"),
    "home taken, french win": taken("french", "Boston", "British"),
    "home settled, british win": settled(
        "british", "Quebec", "French", ["Louisbourg", "Ships", "neutral Settlers"]
    ),
    "home settled, french win": settled(
        "french", "Boston", "British", ["Pemaquid", "Ships", "neutral Settlers"]
    ),
    "fort duquesne": at_fort_duquesne(),
}


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server on which a game can be claimed at once."""
    require_page()
    chromium()
    with a_server(seed=1, abandoned_after=0) as served:
        yield served


@pytest.fixture
def readers(new_context: NewContext) -> Callable[..., None]:
    """Lets both sides and somebody else open a game that is over, and read how it ended."""

    def read(
        seats: Seats, winner: str, verdicts: tuple[str, ...], told: tuple[str, ...], **wishes: str
    ) -> None:
        for who, verdict, sentence in zip((winner, OTHER[winner], None), verdicts, told, strict=True):
            page = new_context(**wishes).new_page()
            page.goto(seats.address(who))
            standing = page.locator("main [role=status]").first
            expect(standing).to_contain_text(verdict)
            expect(standing).to_contain_text(sentence)
            # The arms of the winner: alone above what is said of that side, beside its name for who lost.
            panel, arms = page.locator("section.scroll .verdict"), f"svg.{winner}"
            expect(panel.locator("svg")).to_have_count(1)
            expect(
                panel.locator(f"p > {arms}" if who == OTHER[winner] else f":scope > {arms}")
            ).to_have_count(1)
            page.context.close()

    return read


def verdicts_in_english(winner: str) -> tuple[str, str, str]:
    return "You win.", "You lose.", f"The {winner.title()} win."


@pytest.mark.parametrize("name", sampled(ENDINGS, test=1))
def test_each_reader_is_told_why_it_is_over(name: str, tables: Tables, readers: Callable[..., None]) -> None:
    ending = ENDINGS[name]
    record = str(write_game(game_from(ending.game.state)))
    seats = tables.between(start={"record": record, "decisions": 0})
    tables.do(seats, ending.mover, ending.deed)
    readers(seats, ending.winner, verdicts_in_english(ending.winner), ending.told)


@pytest.mark.soak
@pytest.mark.parametrize("loser", sampled(SIDES, test=1))
@pytest.mark.parametrize("by", sampled(["concede", "claim"], test=1))
def test_whoever_concedes_or_was_away_is_told_so(
    by: str, loser: str, tables: Tables, readers: Callable[..., None]
) -> None:
    winner = OTHER[loser]
    seats = tables.between()
    if by == "claim" and tables.now(seats)["view"]["decider"] == winner:
        tables.do(seats, winner, "end turn")
    tables.post(f"/games/{seats.game}/{by}", seats.tokens[loser if by == "concede" else winner], key="over")
    lost, won = f"The {loser.title()}", f"The {winner.title()}"
    told = {
        "concede": (f"{lost} have conceded.", "You have conceded.", f"{lost} have conceded."),
        "claim": (
            f"You have claimed the game: the {loser.title()} had not moved for too long.",
            f"{won} have claimed the game: you had not moved for too long.",
            f"{won} have claimed the game: the {loser.title()} had not moved for too long.",
        ),
    }
    readers(seats, winner, verdicts_in_english(winner), told[by])


IN_OTHER_LANGUAGES: Final = {
    "fr": (
        ("Vous avez gagné.", "Vous avez perdu.", "Les Français gagnent."),
        ("Les Anglais ont abandonné.", "Vous avez abandonné.", "Les Anglais ont abandonné."),
    ),
    "de": (
        ("Du hast gewonnen.", "Du hast verloren.", "Die Franzosen gewinnen."),
        ("Die Briten haben aufgegeben.", "Du hast aufgegeben.", "Die Briten haben aufgegeben."),
    ),
    "it": (
        ("Hai vinto.", "Hai perso.", "Vincono i Francesi."),
        ("Gli Inglesi si sono arresi.", "Hai abbandonato la partita.", "Gli Inglesi si sono arresi."),
    ),
}


@pytest.mark.soak
@pytest.mark.parametrize("language", sampled(IN_OTHER_LANGUAGES, test=1))
def test_in_every_language(language: str, tables: Tables, readers: Callable[..., None]) -> None:
    seats = tables.between()
    tables.post(f"/games/{seats.game}/concede", seats.tokens["british"], key="over")
    readers(seats, "french", *IN_OTHER_LANGUAGES[language], locale=language)
