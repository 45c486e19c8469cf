"""Names: everybody can read them, and nobody is taken for somebody else."""

from collections.abc import Callable

import pytest

from arpents.bots.levels import LEVELS, STRATEGIES
from arpents.locales import Words, languages, plain_message
from arpents.server.games.player_names import (
    LONGEST_NAME,
    guest_name,
    host_name,
    plain_text,
    proper_name,
    skeleton,
    told_name,
)
from arpents.server.request_errors import BadName, BadRequest


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anne", "Anne"),
        ("  Anne  de\u00a0Bretagne ", "Anne de Bretagne"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn Thị Minh", "Nguyễn Thị Minh"),
        ("Нина", "Нина"),
        ("अनिता", "अनिता"),
        ("山田太郎", "山田太郎"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("สมชาย", "สมชาย"),
        ("น้ำฝน คำปัน", "น้ำฝน คำปัน"),
        ("गीता चौधरी", "गीता चौधरी"),
        ("❤\ufe0f", "❤"),
        ("O’Neil-Smith Jr.", "O’Neil-Smith Jr."),
        ("-", "-"),
    ],
)
def test_names_that_people_have(given: str, kept: str) -> None:
    assert host_name(given) == kept
    assert proper_name(kept) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u00a0\u2003\u3000",
        "\u3164",
        "\u2800",
        "\uffa0 \u115f",
        "Anne\u200b",
        "An\u200dne",
        "\u202eennA",
        "\u2066Anne\u2069",
        "Anne\u00ad",
        "\ufeffAnne",
        "An\U000e0061ne",
        "Anne\x7f",
        "An\tne",
        "\ue000",
        "\U0010ffff",
        "\ud800",
        "\u0301Anne",
        "Anne \u0301",
        "A" + "\u0316\u0301" * 4,
        "A\u20dd\u20dd\u20dd\u20dd\u20dd",
        "\u0958" * LONGEST_NAME,
        "\u0e33" * LONGEST_NAME,
        "\u0915" + "\u093e" * 20,
        "x" * (LONGEST_NAME + 1),
    ],
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        proper_name(name)


@pytest.mark.parametrize("language", languages())
def test_no_person_goes_by_the_name_of_a_bot(language: str) -> None:
    words = Words(language)
    bot = words("side-bot")
    keys = [f"level-{one.name}" for one in LEVELS] + [f"strategy-{one.name}" for one in STRATEGIES]
    for key in keys:
        shown = words(key)
        assert shown == plain_message(language, key)
        for name in (shown, shown.upper(), f"{shown} ({bot})", f"{shown} · {bot}", f" {'.'.join(shown)} "):
            with pytest.raises(BadName, match="a bot goes by"):
                host_name(name)
            with pytest.raises(BadName, match="a bot goes by"):
                guest_name(name, "Anne")


@pytest.mark.parametrize(
    "name",
    ["planner", "Plаnner", "P1anner", "pIanner", "ΡLANNER", "ｐｌａｎｎｅｒ", "𝕡𝕝𝕒𝕟𝕟𝕖𝕣", "Plänner", "Bot"],
)
def test_nor_by_one_that_looks_like_it(name: str) -> None:
    with pytest.raises(BadName):
        host_name(name)


@pytest.mark.parametrize(
    ("host", "guest"),
    [
        ("Anne", "anne"),
        ("Anne", "Аnnе"),
        ("Anne", "A n n e"),
        ("Anne", "Ännè"),
        ("Bill", "BiIl"),
        ("Bob", "B0b"),
        ("Homer", "Horner"),
        ("Нина", "НИНА"),
        ("🐻", "🐻"),
        ("Anne 🐻", "Anne"),
    ],
)
def test_nobody_joins_under_the_name_of_the_host(host: str, guest: str) -> None:
    for one, other in ((host, guest), (guest, host)):
        with pytest.raises(BadName, match="the other player"):
            guest_name(one, other)


def test_others_join_under_their_own() -> None:
    for host, guest in (("Anne", "Ann"), ("Anne", "Hanne"), ("Нина", "Нона"), ("🐻", "🦊"), ("李", "王")):
        assert guest_name(guest, host) == guest
    assert guest_name("Anne", "\u202eold name\u202c") == "Anne", "a host from before there were such rules"


@pytest.mark.parametrize("language", languages())
def test_two_without_a_name_are_told_apart(language: str) -> None:
    guest = plain_message(language, "shell-guest")
    assert guest_name(guest, guest) == f"{guest} 2"
    assert guest_name(guest, "Anne") == guest


@pytest.mark.parametrize("make", [skeleton, lambda name: told_name(name, "british")])
def test_names_of_records_cost_no_more_than_they_may(make: Callable[[str], str]) -> None:
    long = ["a" + "\u0301\u0316" * 500_000, "\ufdfa" * 1_000_000, "\u0344" * 1_000_000]
    for name in long:
        assert make(name) == make(name[:LONGEST_NAME])


def test_names_of_records_are_shown_as_far_as_they_can_be() -> None:
    assert told_name("\u202eJames\u200b\n  Wolfe\x1b[31m", "british") == "James Wolfe[31m"
    assert told_name("Z\u0301\u0302\u0303\u0304\u0305\u0306", "british").count("\u0305") == 0
    for blank in ("", " ", "\u3164", "\u202e"):
        assert told_name(blank, "french") == "french"
    assert told_name("General", "british") == "General", "records tell of games against bots"


def test_what_is_said_is_kept_as_far_as_it_can_be_read() -> None:
    assert plain_text(" Bonjour\nà vous ☀️ ") == "Bonjour\nà vous ☀️"
    assert plain_text("שלום \u2067abc\u2069") == "שלום \u2067abc\u2069"
    assert plain_text("a\x1b[2Jb\ue000") == "a[2Jb"
    assert plain_text("e" + "\u0316" * 400) == "e" + "\u0316" * 4
    for nothing in ("\u200b", "\u3164 \u2800", "\u202e", "\x07"):
        with pytest.raises(BadRequest):
            plain_text(nothing)
