"""Bots by any name: files, modules, packages that are installed; and what is said where one cannot be had."""

import re
import sys
from pathlib import Path

import pytest

import arpents
from arpents.bots import BadOption, Budget, CannotLoadBot, UnknownBot, bot_names, make_bot
from arpents.bots.naming import BotFromElsewhere, files_of, named_bot, with_option
from arpents.bots.registry import NameTaken, bot
from arpents.bots.seeding import make_seeded
from tests.processes import run

FILE = str(Path(__file__).with_name("odd_file.py"))
VIEW = arpents.new_game(seed=4).view(0)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which commands are run; what is loaded from it is forgotten."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    return tmp_path


BOT = """
from helper import FIRST

class Greedy:
    def __init__(self, number: int = 0, *rest, **more) -> None:
        self.number = number

    def choose(self, view, budget):
        return view.offers()[FIRST].action(self.number)
"""


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")


@pytest.mark.parametrize(
    "text", ["./mybot.py:Greedy", "mybot.py:Greedy:number=0", "mybot:Greedy", "pack.mod:Greedy:"]
)
def test_a_class_in_a_file_or_a_module_is_a_bot(folder: Path, text: str) -> None:
    write(folder, "helper.py", "FIRST = 0")
    write(folder, "mybot.py", BOT)
    write(folder, "pack/mod.py", BOT)
    assert make_bot(text).choose(VIEW, Budget(1)) == VIEW.offers()[0].action(0)
    with pytest.raises(BadOption, match='has no option "x"; its options: number=0'):
        make_bot(with_option(text, "x=1"))
    with pytest.raises(BotFromElsewhere, match="not run"):
        named_bot(text, anywhere=False)


@pytest.mark.parametrize(
    ("text", "with_it"),
    [
        ("./x.py:A", "./x.py:A:s=1"),
        ("./x.py:A:b=2", "./x.py:A:b=2,s=1"),
        ("m.x:A", "m.x:A:s=1"),
        ("random", "random:s=1"),
        ("random:b=2", "random:b=2,s=1"),
    ],
)
def test_an_option_is_added(text: str, with_it: str) -> None:
    assert with_option(text, "s=1") == with_it


def test_seeds_and_options_reach_the_class() -> None:
    bots = [
        make_seeded(text, 5)
        for text in (f"{FILE}:Sound", f"{FILE}:Sound:seed=5,odd=9", f"{FILE}:Sound:seed=6")
    ]
    first, same, other = (repr(vars(one)["rng"].getstate()) for one in bots)
    assert first == same != other
    assert vars(bots[1])["odd"] == 9


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("./nothing.py:A", r"there is nothing at \./nothing\.py\. Check the path"),
        ("./pack:A", r"there is a folder at \./pack\. Check"),
        ("./mybot.js:A", r'no file of Python.*named like this: "exec:\./mybot\.js"'),
        ("./mybot.py", r"say which class of the file it is, for example \./mybot\.py:Good\."),
        ("./mybot.py:Goood", r'has no class "Goood"\. Did you mean Good\?'),
        ("./mybot.py:Bad", r"Bad in \./mybot\.py is no class with a method choose"),
        ("./mybot.py:number", r"number in \./mybot\.py is no class with a method choose"),
        ("./empty.py:A", r"no class in \./empty\.py has a method choose"),
        ("./wrong.py:A", r"importing wrong\.py fails with SyntaxError: .*\(wrong\.py, line 2\)\. Mend that"),
        ("./raises.py:A", r"fails with ZeroDivisionError: division by zero \(raises\.py, line 2, in f\)"),
        ("./exits.py:A", r"fails with SystemExit: 3 \(exits\.py, line 2, in <module>\)"),
        ("./needs.py:A", r"fails with ModuleNotFoundError: No module named 'not_there' \(needs\.py, line 1"),
        ("needs:A", r"importing needs fails with ModuleNotFoundError: No module named 'not_there'"),
        ("not_there.mod:A", r'there is no module "not_there"\. Install its package, or name a file'),
        ("exec:", r'say which program to run, as in "exec:\./mybot"'),
        ("exec:'x", r"its command cannot be read: No closing quotation"),
        ("exec:./nothing here", r"it cannot be run: no such file or directory\. Check its path"),
    ],
)
def test_what_cannot_be_loaded_gets_a_sentence(folder: Path, text: str, said: str) -> None:
    write(
        folder, "mybot.py", "number = 1\nclass Good:\n    def choose(self, view, budget): ...\nclass Bad: ..."
    )
    write(folder, "pack/mod.py", "")
    write(folder, "mybot.js", "")
    write(folder, "empty.py", "")
    write(folder, "wrong.py", "a = 1\nclass A: def")
    write(folder, "raises.py", "def f():\n    return 1 / 0\nf()")
    write(folder, "exits.py", "import sys\nsys.exit(3)")
    write(folder, "needs.py", "import not_there")
    with pytest.raises(CannotLoadBot, match=said) as error:
        make_bot(text)
    assert str(error.value).startswith(f'The bot "{text}" cannot be loaded: ')
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "text", ["exec:true", "./x.py:A", "/x/y.py:A", "os:system", "C:\\x.py:A", "a.b:C", "x.py"]
)
def test_names_alone_load_nothing_from_elsewhere(text: str) -> None:
    with pytest.raises(BotFromElsewhere) as error:
        named_bot(text, anywhere=False)
    assert error.value.code == "bot_from_elsewhere"
    with pytest.raises(UnknownBot):
        named_bot("plannr", anywhere=False)


ENTRY = (
    "[arpents.bots]\npacked = packed_bots:Greedy\nbroken = packed_bots:Nobody\nrandom = packed_bots:Greedy\n"
)


def test_packages_that_are_installed_name_their_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(
        folder,
        "packed_bots-1.0.dist-info/METADATA",
        "Metadata-Version: 2.1\nName: packed-bots\nVersion: 1.0\n",
    )
    write(folder, "packed_bots-1.0.dist-info/entry_points.txt", ENTRY)
    write(folder, "packed_bots.py", BOT.replace("from helper import FIRST", "FIRST = 0"))
    monkeypatch.syspath_prepend(str(folder))
    assert {"broken", "packed", "random"} <= set(bot_names())
    assert make_bot("packed:number=0").choose(VIEW, Budget(1)) == VIEW.offers()[0].action(0)
    named_bot("packed", anywhere=False).make()
    assert type(make_bot("random")).__module__ == "arpents.bots.random_bot", "ours keep their names"
    with pytest.raises(
        CannotLoadBot, match="packed_bots:Nobody of the package packed-bots fails with AttributeError"
    ):
        make_bot("broken")


def test_a_name_of_ours_cannot_be_taken() -> None:
    with pytest.raises(NameTaken, match='"random" is the name of a bot of Arpents'):
        bot("random")(type("Other", (), {"choose": lambda self, view, budget: None}))


def test_the_files_that_a_name_names(folder: Path) -> None:
    write(folder, "mybot.py", "")
    assert files_of("./mybot.py:A") == [Path("mybot.py")]
    assert files_of("exec:python ./mybot.py --fast") == [Path("mybot.py")]
    assert files_of("random:seed=1") == files_of("mybot:A") == files_of("./other.py:A") == []


def test_what_writers_of_bots_need_is_loaded_when_it_is_asked_for() -> None:
    said = "import sys, arpents; print('arpents.bots' in sys.modules); "
    said += "from arpents import Bot, Budget, bot, make_bot; print(make_bot('random'))"
    shown = run([sys.executable, "-c", said]).stdout
    assert re.fullmatch(r"False\n<arpents\.bots\.random_bot\.RandomBot .*>\n", shown)
    assert not hasattr(arpents, "nothing")
