"""An endpoint is an address that a stranger chose: it leads to nothing inside, nowhere else, to no harm."""

import asyncio
import ssl
import threading
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from arpents.server.push.addresses import (
    THREADS,
    WAITING,
    Endpoint,
    NotPublic,
    Resolver,
    endpoint_in,
    is_public,
)
from arpents.server.push.delivery import Courier, NotDelivered
from arpents.server.push.notifier import SENDERS, Patience
from arpents.server.push.prompt_hosts import HOUR, PROMPT, PromptHosts
from arpents.server.request_errors import TooBusy
from arpents.server.store import Subscription
from arpents.server.store.push_table import MOST_FAILURES, MOST_OF_A_SEAT
from tests.sampling import sampled
from tests.server.push.browsers import PUBLIC, Browser, Notes, Running, running

pytestmark = pytest.mark.anyio

HOST = "push.example.org"
HERE = Endpoint(HOST, "/send")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https:push.example.org/x",
        "https://push.example.org",
        "https://push.example.org:80/x",
        "https://push.example.org:8443/x",
        "https://ann:secret@push.example.org/x",
        "https://push.example.org@127.0.0.1/x",
        "https://push.example.org\\@127.0.0.1/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://0x7f000001/x",
        "https://0177.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://push.example.org./x",
        "https://push..example.org/x",
        "https://-push.example.org/x",
        "https://PUSH.example.org/x",
        "https://p\u00fcsh.example.org/x",
        "https://push.example.org/x#fragment",
        "https://push.example.org/x y",
        "https://push.example.org/x\r\nX-Evil: 1",
        "https://push.example.org/\x00",
        "https://push.example.org/\\x",
        f"https://push.example.org/{'x' * 1000}",
        f"https://{'a.' * 130}org/x",
        "",
    ],
)
def test_no_other_address_is_an_endpoint(url: str) -> None:
    assert endpoint_in(url) is None


def test_an_endpoint_is_read_as_it_is() -> None:
    assert endpoint_in("https://fcm.googleapis.com/fcm/send/a:b_c-d?e=f%20g") == Endpoint(
        "fcm.googleapis.com", "/fcm/send/a:b_c-d?e=f%20g"
    )
    assert endpoint_in("https://push.example.org:443/") == Endpoint(HOST, "/")


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "127.255.255.255",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "3fff::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "not an address",
    ],
)
def test_what_is_inside_or_stands_for_it_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.188", "2607:f8b0:4004:c07::bc", "2a00:1450::1"])
def test_what_everybody_can_reach_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "addresses",
    sampled(
        [[PUBLIC, "::ffff:10.0.0.1"], ["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["64:ff9b::a00:1"], []], test=2
    ),
    ids=["mapped", "inside", "both", "translated", "none"],
)
async def test_a_name_that_leads_inside_is_refused(tmp_path: Path, addresses: list[str]) -> None:
    resolver = Resolver(lambda _host: addresses)
    with pytest.raises(NotPublic):
        await resolver.public_addresses(HOST)
    async with running(tmp_path, Notes(), Resolver(lambda _host: addresses)) as server:
        game, _, bob = await server.pair()
        reply = await server.ask("POST", game, bob, Browser().wish)
        assert (reply.status_code, reply.json()["error"]["code"]) == (422, "bad_request")
    resolver.close()


async def test_names_that_are_slow_hold_up_nobody() -> None:
    free = asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(_host: str) -> list[str]:
        asyncio.run_coroutine_threadsafe(free.wait(), loop).result(60)
        return [PUBLIC]

    resolver = Resolver(slow, seconds=0.2)
    asked = [resolver.public_addresses(f"{number}.example.org") for number in range(WAITING + 10)]
    began = time.monotonic()
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert time.monotonic() - began < 20
    # Those that waited for a thread all the time are not to blame.
    assert sum(isinstance(one, NotPublic) for one in done) == THREADS
    assert sum(isinstance(one, TooBusy) for one in done) == WAITING + 10 - THREADS
    free.set()
    resolver.close()


async def test_names_that_are_slow_do_not_hold_up_those_that_were_quick() -> None:
    free = threading.Event()

    def look(host: str) -> list[str]:
        if host != HOST:
            free.wait(60)
        return [PUBLIC]

    resolver = Resolver(look)
    assert await resolver.public_addresses(HOST) == [PUBLIC]
    slow = [
        asyncio.ensure_future(resolver.public_addresses(f"{number}.example.org")) for number in range(WAITING)
    ]
    await asyncio.sleep(0)
    assert await resolver.public_addresses(HOST) == [PUBLIC]
    assert not any(one.done() for one in slow)
    with pytest.raises(TooBusy):
        await resolver.public_addresses("new.example.org")
    free.set()
    assert await asyncio.gather(*slow) == [[PUBLIC]] * WAITING
    resolver.close()


def test_a_host_that_was_slow_has_to_be_quick_for_an_hour() -> None:
    now = 0.0
    hosts = PromptHosts(lambda: now)
    assert HOST not in hosts
    hosts.took(HOST, PROMPT)
    assert HOST in hosts
    hosts.took(HOST, PROMPT + 1)
    hosts.took(HOST, PROMPT)
    assert HOST not in hosts
    now = HOUR
    hosts.took(HOST, PROMPT)
    assert HOST in hosts


async def test_a_name_that_means_another_machine_by_now_is_not_followed(tmp_path: Path) -> None:
    answers = [[PUBLIC], [PUBLIC], ["127.0.0.1"], [PUBLIC, "192.168.0.1"]]
    asked: list[str] = []

    def rebinding(host: str) -> list[str]:
        asked.append(host)
        return answers.pop(0) if answers else ["127.0.0.1"]

    notes = Notes()
    async with running(tmp_path, notes, Resolver(rebinding)) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await notes.come(1)
        # Looked up once for each notice, and sent to what was looked at.
        assert (len(asked), notes.posted[0].addresses) == (2, [PUBLIC])
        await server.end_turn(game, bob)
        await server.end_turn(game, ann)
        await server.settled()
        assert len(notes.posted) == 1


async def test_somebody_elses_seat_is_not_ones_own(tmp_path: Path) -> None:
    async with running(tmp_path, Notes()) as server:
        game, ann, bob = await server.pair()
        other, cleo, _ = await server.pair()
        for method, body in (("POST", Browser().wish), ("DELETE", {"endpoint": Browser().endpoint})):
            for token in (None, cleo, "0" * 32):
                reply = await server.ask(method, game, token, body)
                assert (reply.status_code, reply.json()["error"]["code"]) == (403, "not_your_seat"), token
        # Nor can one player end the other's notices, or learn of them.
        await server.ask("POST", game, bob, Browser().wish)
        reply = await server.ask("DELETE", game, ann, {"endpoint": Browser().endpoint})
        assert reply.json() == {"browsers": 0}
        async with server.service.rooms.reading(game) as room:
            seat = room.seat_key(bob) or ""
        assert len(await server.service.store.subscriptions(game, seat)) == 1
        assert other != game


async def test_many_subscriptions_are_a_few(tmp_path: Path) -> None:
    notes = Notes()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        for number in range(3 * MOST_OF_A_SEAT):
            reply = await server.ask("POST", game, bob, Browser(f"https://push.example.org/{number}").wish)
            assert reply.json() == {"browsers": min(number + 1, MOST_OF_A_SEAT)}
        await server.end_turn(game, ann)
        await notes.come(MOST_OF_A_SEAT)
        await server.settled()
        paths = {posted.endpoint.path for posted in notes.posted}
        assert paths == {f"/{number}" for number in range(2 * MOST_OF_A_SEAT, 3 * MOST_OF_A_SEAT)}


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://push.example.org/" + "x" * 2000},
        {"keys": {"p256dh": "A" * 88, "auth": "B" * 22}},
        {"keys": {"p256dh": "x" * 500, "auth": "y"}},
        {"keys": {}},
        {"language": "a" * 100},
        {"language": "\u0000\u0000"},
        {"more": 1},
    ],
)
async def test_what_is_no_subscription_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    async with running(tmp_path, Notes()) as server:
        game, _, bob = await server.pair()
        reply = await server.ask("POST", game, bob, {**Browser().wish, **change})
        assert (reply.status_code, reply.json()["error"]["code"]) == (422, "bad_request")


# A stranger with many games and many names ------------------------------------------------------------------

EVIL = "evil.example"
FOR_EVER = Patience(0.0, (3600.0, 3600.0), 0.05)


class Divided(Notes):
    """A carrier to honest services, which take what they are given, and to others."""

    def __init__(self, *, holding: bool) -> None:
        super().__init__()
        self._holding = holding
        self.held = 0
        self.refused = 0

    async def post(
        self, endpoint: Endpoint, addresses: Sequence[str], headers: Mapping[str, str], body: bytes
    ) -> int:
        """Take it, or do not."""
        if not endpoint.host.endswith(EVIL):
            return await super().post(endpoint, addresses, headers, body)
        if self._holding:
            self.held += 1
            await asyncio.Event().wait()
        self.refused += 1
        return 500


async def wanting(server: Running, names: str, browsers: int = MOST_OF_A_SEAT) -> tuple[str, str, str]:
    """A game whose seats both have browsers, each at a host of its own."""
    pair = game, *seats = await server.pair()
    async with asyncio.timeout(60):
        while game in server.service.notifier._turns:  # nobody is to be told of the first turn
            await asyncio.sleep(0.01)
    for side, seat in enumerate(seats):
        for number in range(browsers):
            wish = Browser(f"https://{names}-{side}-{number}.{EVIL}/x").wish
            assert (await server.ask("POST", game, seat, wish)).status_code == 200
    return pair


async def browsers_of(server: Running, game: str, token: str) -> list[Subscription]:
    """What is kept of the browsers of a seat."""
    async with server.service.rooms.reading(game) as room:
        seat = room.seat_key(token) or ""
    return await server.service.store.subscriptions(game, seat)


async def reached(server: Running, carrier: Divided, count: int) -> None:
    """Wait until so many notices of the stranger's were refused, and nothing is on its way."""
    async with asyncio.timeout(60):
        while carrier.refused < count or server.service.notifier.busy:
            await asyncio.sleep(0.01)


async def test_retries_of_a_stranger_leave_room_for_others_and_end_with_their_turn(tmp_path: Path) -> None:
    carrier = Divided(holding=False)
    async with running(tmp_path, carrier, patience=FOR_EVER) as server:
        evil = [await wanting(server, f"g{number}") for number in range(4)]
        for turn in range(2 * MOST_FAILURES):
            for game, *seats in evil:
                await server.end_turn(game, seats[turn % 2])
            await reached(server, carrier, (turn + 1) * len(evil) * MOST_OF_A_SEAT)
            # One for each game, whatever it has done before, with the browsers of one seat.
            assert server.service.notifier.waiting <= len(evil)
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await carrier.come(1)
        # To take nothing while the turn lasts is to fail, also where there was no time to try again.
        for game, ann, _ in evil:
            failures = [one.failures for one in await browsers_of(server, game, ann)]
            assert failures in ([], [MOST_FAILURES - 1] * MOST_OF_A_SEAT)


async def test_a_browser_that_takes_nothing_while_its_turns_last_is_forgotten(tmp_path: Path) -> None:
    carrier = Divided(holding=False)
    async with running(tmp_path, carrier, patience=FOR_EVER) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser(f"https://x.{EVIL}/x").wish)
        for turn in range(MOST_FAILURES):
            await server.end_turn(game, ann)
            await reached(server, carrier, turn + 1)
            assert [one.failures for one in await browsers_of(server, game, bob)] == [turn]
            await server.end_turn(game, bob)
            await server.settled()
        assert await browsers_of(server, game, bob) == []


async def test_one_game_holds_up_one_sender(tmp_path: Path) -> None:
    carrier = Divided(holding=True)
    async with running(tmp_path, carrier) as server:
        evil = [await wanting(server, f"g{number}") for number in range(SENDERS - 1)]
        for game, ann, _ in evil:
            await server.end_turn(game, ann)
        async with asyncio.timeout(60):
            while carrier.held < len(evil):
                await asyncio.sleep(0.01)
        # Nor do further turns hold up more, while a notice of an earlier one is on its way.
        for game, ann, bob in evil:
            await server.end_turn(game, bob)
            await server.end_turn(game, ann)
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await carrier.come(1)
        assert (carrier.held, server.service.notifier.busy) == (len(evil), len(evil))


async def test_a_turn_is_told_of_once_the_notice_of_the_one_before_has_ended(tmp_path: Path) -> None:
    free = asyncio.Event()

    class Late(Notes):
        async def post(
            self, endpoint: Endpoint, addresses: Sequence[str], headers: Mapping[str, str], body: bytes
        ) -> int:
            status = await super().post(endpoint, addresses, headers, body)
            await free.wait()
            return status

    notes = Late()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await notes.come(1)
        await server.end_turn(game, bob)
        await server.end_turn(game, ann)
        free.set()
        await notes.come(2)
        await server.settled()
        assert len(notes.posted) == 2


async def test_any_number_of_slow_services_holds_up_none_that_is_prompt(tmp_path: Path) -> None:
    carrier = Divided(holding=True)
    async with running(tmp_path, carrier) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        await server.end_turn(game, ann)
        await carrier.come(1)
        for number in range(3 * SENDERS):
            other, cleo, _ = await wanting(server, f"g{number}", 1)
            await server.end_turn(other, cleo)
        async with asyncio.timeout(60):
            while carrier.held < SENDERS:
                await asyncio.sleep(0.01)
        await server.end_turn(game, bob)
        await server.end_turn(game, ann)
        await carrier.come(2)
        assert carrier.held == SENDERS


async def test_a_notice_is_not_lost_while_names_cannot_be_looked_up(tmp_path: Path) -> None:
    free = threading.Event()
    slow = False

    def look(_host: str) -> list[str]:
        if slow:
            free.wait(60)
        return [PUBLIC]

    notes = Notes()
    async with running(tmp_path, notes, Resolver(look)) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        slow = True
        public_addresses = server.service.notifier.resolver.public_addresses
        names = [HOST] * WAITING  # all threads for hosts that were quick, so that there is none for this one
        held = [asyncio.ensure_future(public_addresses(name)) for name in names]
        await asyncio.sleep(0)
        await server.end_turn(game, ann)
        async with asyncio.timeout(60):
            while not (await browsers_of(server, game, bob))[0].told:
                await asyncio.sleep(0.01)
        assert notes.posted == []
        free.set()
        await asyncio.gather(*held)
        await notes.come(1)
        await server.settled()
        assert [one.failures for one in await browsers_of(server, game, bob)] == [0]


async def test_nobody_is_blamed_for_a_service_that_is_sent_much(tmp_path: Path) -> None:
    notes = Notes()
    async with running(tmp_path, notes) as server:
        game, ann, bob = await server.pair()
        await server.ask("POST", game, bob, Browser().wish)
        server.service.notifier.hosts.charge(HOST, 205.0)  # all that may be sent at once, and half a second's
        await server.end_turn(game, ann)
        await notes.come(1)
        await server.settled()
        assert [one.failures for one in await browsers_of(server, game, bob)] == [0]


# A service that means harm, over TLS ------------------------------------------------------------------------


def certified(folder: Path, name: str) -> Path:
    """A certificate for a name, by itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM) + secret)
    return file


Answer = Callable[[asyncio.StreamWriter], None]


@asynccontextmanager
async def service(
    folder: Path, answer: bytes | None, *, endless: bool = False, name: str = HOST, seconds: float = 20.0
) -> AsyncIterator[tuple[Courier, list[bytes]]]:
    """A courier to a service of this name, and what the service was sent."""
    sent: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            sent.append(await reader.read(4096))
            while answer is not None:
                writer.write(answer)
                await writer.drain()
                if not endless:
                    break
            await reader.read()
        except (ConnectionError, ssl.SSLError):
            pass
        finally:
            writer.transport.abort()

    file = certified(folder, name)
    inside = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    inside.load_cert_chain(file)
    outside = ssl.create_default_context(cafile=str(file))
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=inside)
    port = server.sockets[0].getsockname()[1]
    try:
        yield Courier(outside, port=port, seconds=seconds), sent
    finally:
        server.close()


async def carried(courier: Courier) -> int:
    return await courier.post(HERE, ["127.0.0.1"], {"TTL": "1"}, b"sealed")


async def test_a_notice_goes_to_the_address_that_was_looked_up_under_its_name(tmp_path: Path) -> None:
    async with service(tmp_path, b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n") as (courier, sent):
        assert await carried(courier) == 201
        assert sent[0].startswith(b"POST /send HTTP/1.1\r\nHost: push.example.org\r\nContent-Length: 6\r\n")
        assert sent[0].endswith(b"\r\nTTL: 1\r\n\r\nsealed")


async def test_a_service_under_another_name_gets_nothing(tmp_path: Path) -> None:
    async with service(tmp_path, b"HTTP/1.1 201 Created\r\n\r\n", name="evil.example.org") as (courier, sent):
        with pytest.raises(NotDelivered):
            await carried(courier)
        assert sent in ([], [b""])


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    answer = b"HTTP/1.1 307 Go\r\nLocation: https://push.example.org/other\r\n\r\n"
    async with service(tmp_path, answer) as (courier, sent):
        assert await carried(courier) == 307
        assert len(sent) == 1


@pytest.mark.parametrize(
    ("answer", "status"),
    sampled(
        [
            (b"HTTP/1.1 200 OK\r\n" + b"X-Long: " + b"x" * 60_000, 200),
            (b"x" * 60_000, None),
            (b"HTTP/1.1 200", None),
            (b"\r\n", None),
            (b"HTTP/9.9 999 no\r\n", None),
        ],
        test=2,
    ),
    ids=["endless-head", "endless-line", "one-line", "nothing", "no-http"],
)
async def test_what_is_endless_or_rubbish_is_cut_off(
    tmp_path: Path, answer: bytes, status: int | None
) -> None:
    async with service(tmp_path, answer, endless=True) as (courier, _):
        if status is None:
            with pytest.raises(NotDelivered):
                await carried(courier)
        else:
            assert await carried(courier) == status


async def test_what_is_silent_is_given_up(tmp_path: Path) -> None:
    async with service(tmp_path, None, seconds=0.5) as (courier, _):
        began = time.monotonic()
        with pytest.raises(NotDelivered):
            await carried(courier)
        assert time.monotonic() - began < 15


async def test_where_nobody_is_nothing_is_delivered() -> None:
    with pytest.raises(NotDelivered):
        await Courier(port=1, seconds=5).post(HERE, ["127.0.0.1"], {}, b"")
