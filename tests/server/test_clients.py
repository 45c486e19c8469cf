"""Clients: which network an address counts as, what logs call it, and what is left of its allowance."""

import pytest

from arpents.server.clients import rate_limits as limits
from arpents.server.clients.rate_limits import BURST_SECONDS, Allowance
from arpents.server.networks import UNKNOWN, Pseudonyms, is_inside, network_of
from arpents.server.request_errors import TooOften


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("[::ffff:192.0.2.7]:80", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2:ffff::1]:443", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("192.0.2.007", UNKNOWN),
        ("192.0.2.7, 192.0.2.8", UNKNOWN),
        ("unknown", UNKNOWN),
        ("_hidden", UNKNOWN),
        ("", UNKNOWN),
        ("1" * 5000, UNKNOWN),
        ("\n{}", UNKNOWN),
    ],
)
def test_the_network_of_an_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "fd00::1"])
def test_addresses_inside(address: str) -> None:
    assert is_inside(address)


@pytest.mark.parametrize(
    "address", ["192.0.2.1", "172.32.0.1", "2001:db8::1", "169.254.169.254", "unknown", ""]
)
def test_addresses_outside(address: str) -> None:
    assert not is_inside(address)


def test_logs_call_a_client_the_same_with_the_same_key() -> None:
    one, same, other = Pseudonyms("key"), Pseudonyms("key"), Pseudonyms("another")
    assert one.of("192.0.2.7") == same.of("192.0.2.7") != one.of("192.0.2.8")
    assert one.of("192.0.2.7") != other.of("192.0.2.7")
    assert Pseudonyms().of("192.0.2.7") != Pseudonyms().of("192.0.2.7")
    assert len(one.of("192.0.2.7")) == 12


def test_what_costs_more_is_allowed_less_often() -> None:
    clock = Clock()
    work = Allowance("work", 600, clock)
    for client, cost in (("cheap", 1.0), ("dear", 25.0)):
        for _ in range(int(10 * BURST_SECONDS // cost)):
            work.spend(client, cost)
        with pytest.raises(TooOften):
            work.spend(client, cost)


def test_what_is_charged_afterwards_is_waited_off() -> None:
    clock = Clock()
    work = Allowance("work", 600, clock)
    work.spend("client")
    work.charge("client", 10 * BURST_SECONDS + 99)
    with pytest.raises(TooOften) as refused:
        work.spend("client")
    assert refused.value.seconds == pytest.approx(10.1)
    clock.now += 10.0
    with pytest.raises(TooOften):
        work.spend("client")
    clock.now += 0.2
    work.spend("client")
    work.spend("somebody else", 100)


def test_what_is_more_than_all_takes_all_and_more() -> None:
    clock = Clock()
    work = Allowance("work", 600, clock)
    work.spend("client", 1000)
    clock.now += 80.0
    with pytest.raises(TooOften):
        work.spend("client")
    clock.now += 1.0
    work.spend("client")


def test_what_is_spent_is_told() -> None:
    told: list[tuple[str, float]] = []
    work = Allowance("work", 60, Clock(), lambda client, amount: told.append((client, amount)))
    work.spend("client", 5)
    work.charge("client", 100)
    with pytest.raises(TooOften):
        work.spend("client", 5)
    assert told == [("client", 5), ("client", 100)]


def test_nobody_is_forgotten_who_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLIENTS", 100)
    clock = Clock()
    work = Allowance("work", 600, clock)
    work.charge("indebted", 1000)
    for number in range(1000):
        clock.now += 0.001
        try:
            work.spend(f"2001:db8:0:{number:x}::/64", 150)
        except TooOften:
            assert number >= 99
    assert work.clients <= 101
    with pytest.raises(TooOften):
        work.spend("indebted")
    with pytest.raises(TooOften):  # those who came last share what one may have
        work.spend("newcomer", 150)


def test_whoever_has_saved_up_all_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLIENTS", 100)
    clock = Clock()
    work = Allowance("work", 600, clock)
    work.charge("indebted", 1000)
    for number in range(400):
        clock.now += 0.1
        work.spend(f"2001:db8:0:{number:x}::/64", 1)  # saved up again by the time of the next
    assert work.clients <= 100
    with pytest.raises(TooOften):
        work.spend("indebted")
