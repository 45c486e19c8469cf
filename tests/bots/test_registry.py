"""Bots by name: what there is, what an option takes, and what is said to somebody who mistypes."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arpents
import arpents.bots
from arpents.bots import BadOption, Budget, UnknownBot, bot_kinds, make_bot, registry

NEW_BOT = '''
from arpents.bots.registry import bot

@bot("first-offer")
class FirstOffer:
    """Takes the first thing offered."""

    def __init__(self, number: int = 0, boldly: bool = False) -> None:
        self.number = number
        self.boldly = boldly

    def choose(self, view, budget):
        return view.offers()[0].action(self.number)
'''


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package of bots with one more file in it."""
    (tmp_path / "first_offer.py").write_text(NEW_BOT, "utf-8")
    bot_kinds()
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    monkeypatch.setattr(arpents.bots, "__path__", [*arpents.bots.__path__, str(tmp_path)])
    registry._load_own.cache_clear()
    yield
    registry._load_own.cache_clear()
    sys.modules.pop("arpents.bots.first_offer", None)


def test_the_bots_there_are() -> None:
    assert {"beginner", "random"} <= set(bot_kinds())
    assert list(bot_kinds()) == sorted(bot_kinds())


@pytest.mark.usefixtures("new_bot")
def test_a_file_with_a_bot_is_all_it_takes() -> None:
    kind = bot_kinds()["first-offer"]
    assert kind.defaults == {"number": 0, "boldly": False}
    game = arpents.new_game(seed=1)
    action = make_bot("first-offer: number=0, boldly=true").choose(game.view(0), Budget(1))
    assert action == game.offers()[0].action(0)


@pytest.mark.usefixtures("new_bot")
def test_a_bot_added_refuses_what_is_no_view() -> None:
    game = arpents.new_game(seed=1)
    with pytest.raises(TypeError, match="A bot chooses from a View, not from a Game"):
        make_bot("first-offer").choose(game, Budget(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", bot_kinds())
def test_every_option_has_a_type_and_a_default_that_fits_it(name: str) -> None:
    kind = bot_kinds()[name]
    assert kind.types.keys() == kind.defaults.keys()
    text = ",".join(f"{option}={default}" for option, default in kind.defaults.items())
    make_bot(f"{name}:{text}")
    make_bot(f"{name}:")


@pytest.mark.parametrize("text", ["beginer", "", "beginner care=1", "Random"])
def test_an_unknown_bot_lists_the_bots(text: str) -> None:
    with pytest.raises(UnknownBot) as error:
        make_bot(text)
    assert str(error.value) == f'There is no bot "{text}"; the bots: {", ".join(bot_kinds())}.'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("beginner:cair=1", 'The bot "beginner" has no option "cair"; its options: care=0.8, seed=0.'),
        ("beginner:=1", 'The bot "beginner" has no option ""; its options: care=0.8, seed=0.'),
        ("random:level=2", 'The bot "random" has no option "level"; its options: seed=0.'),
        (
            "beginner:care=lot",
            'The option "care" of the bot "beginner" should be a number from 0 to 1, such as 0.8, not "lot".',
        ),
        (
            "beginner:care=7",
            'The option "care" of the bot "beginner" should be a number from 0 to 1, such as 0.8, not "7".',
        ),
        (
            "random:seed=1.5",
            'The option "seed" of the bot "random" should be of the kind int, such as 0, not "1.5".',
        ),
        ("beginner:care", 'Options are written "name=value", which "care" is not.'),
    ],
)
def test_a_wrong_option_gets_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadOption) as error:
        make_bot(text)
    assert str(error.value) == said
