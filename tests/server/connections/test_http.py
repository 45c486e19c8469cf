"""HTTP: who sends slowly, too much or rubbish is cut off, and others do not notice."""

import time
from collections.abc import Callable

import httpx
import pytest

from benchmarks.served import Served
from tests.processes import wait_until
from tests.server.api.people import API
from tests.server.connections.wire import (
    ASK,
    HEAD,
    asked,
    descriptors,
    dialled,
    reply,
    several,
    status,
    to_the_end,
)

POST = f"POST {API}/records HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n".encode()


def sent_bit_by_bit(server: Served, begin: bytes, bit: bytes) -> bytes:
    """What comes back when a client begins and then sends a bit ten times a second, until it is cut off."""
    with dialled(server) as wire:
        wire.sendall(begin)
        wire.settimeout(0.1)
        found = b""
        while True:
            try:
                some = wire.recv(65536)
                if not some:
                    return found
                found += some
            except TimeoutError:
                wire.sendall(bit)
            except ConnectionError:
                return found


@pytest.mark.parametrize(
    "begin", [b"", b"GET", HEAD, HEAD + b"X-Long: ", POST + b"Content-Length: 1000\r\n\r\n{"]
)
def test_half_a_request_is_not_waited_for(hasty: Served, begin: bytes) -> None:
    assert asked(hasty) == 200
    before = descriptors(hasty)
    with several(hasty, 30, said=begin) as wires:
        assert asked(hasty) == 200
        assert [to_the_end(wire) for wire in wires] == [b""] * 30
    wait_until(lambda: descriptors(hasty) <= before)


@pytest.mark.parametrize(
    ("begin", "bit"),
    [
        (HEAD, b"X-A: b\r\n"),
        (HEAD + b"X-Long: ", b"x"),
        (b"", b"\r\n"),
        (POST + b"Content-Length: 1000000\r\n\r\n", b"x" * 100),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"extension;"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X-Trailer: x\r\n"),
    ],
)
def test_a_request_that_never_ends_is_cut_off(hasty: Served, begin: bytes, bit: bytes) -> None:
    assert sent_bit_by_bit(hasty, begin, bit) == b""


def test_empty_lines_do_not_keep_an_idle_connection(hasty: Served) -> None:
    answer = sent_bit_by_bit(hasty, ASK, b"\r\n")
    assert (status(answer), answer.count(b"HTTP/1.1")) == (200, 1)


def test_a_body_that_goes_on_has_more_time(hasty: Served) -> None:
    body = b'{"record": "' + b"x" * 30_000 + b'"}'
    with dialled(hasty) as wire:
        began = time.monotonic()
        wire.sendall(POST + f"Content-Length: {len(body)}\r\n\r\n".encode())
        for start in range(0, len(body), 2000):  # 20,000 bytes a second, and so longer than a head may take
            wire.sendall(body[start : start + 2000])
            time.sleep(0.1)
        assert status(reply(wire)) == 422
        assert time.monotonic() - began > 1


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X-Long: " + b"x" * 100_000 + b"\r\n\r\n",
        HEAD + b"X-Long: " + b"x" * 20_000,
        HEAD + b"".join(b"X-%d: x\r\n" % number for number in range(200)) + b"\r\n",
        HEAD + b"a:\r\n" * 60_000,
        b"GET /" + b"x" * 20_000,
    ],
)
def test_a_head_that_is_too_long(hasty: Served, head: bytes) -> None:
    with dialled(hasty) as wire:
        wire.sendall(head)
        assert status(to_the_end(wire)) == 431


def test_headers_behind_the_body_are_none_of_the_request(hasty: Served) -> None:
    with dialled(hasty) as wire:
        wire.sendall(
            POST + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\nOrigin: x\r\n\r\n"
        )
        assert status(to_the_end(wire)) == 422
    with dialled(hasty) as wire:
        wire.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n" + b"X-A: b\r\n" * 500)
        assert status(to_the_end(wire)) in {422, 431}


CHUNKED = b"Transfer-Encoding: chunked\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        POST + CHUNKED + b"Content-Length: 5\r\n\r\n0\r\n\r\n",
        POST + b"Content-Length: 5\r\n" + CHUNKED + b"\r\n0\r\n\r\n",
        POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345",
        POST + b"Content-Length: -1\r\n\r\n",
        POST + b"Content-Length: +5\r\n\r\n12345",
        POST + b"Content-Length: 99999999999999999999999\r\n\r\n",
        POST + b"Content-Length: 0x5\r\n\r\n12345",
        POST + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\nxyz\r\n",
        POST + CHUNKED + b"\r\n-1\r\n",
        POST + CHUNKED + b"\r\nffffffffffffffffff\r\n",
        POST + CHUNKED + b"\r\n1\r\nxx\r\n",
        HEAD + b"Bad Name: x\r\n\r\n",
        HEAD + b"Content-Length : 5\r\n\r\n12345",
        HEAD + b" folded: x\r\n\r\n",
        HEAD + b"X: a\x00b\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: here\r\n\r\n",
        b"CONNECT here:80 HTTP/1.1\r\nHost: here\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ],
)
def test_what_could_be_read_in_two_ways_is_refused(hasty: Served, request_: bytes) -> None:
    with dialled(hasty) as wire:
        wire.sendall(request_)
        answers = to_the_end(wire)
    assert (status(answers), answers.count(b"HTTP/1.1")) == (400, 1)


@pytest.mark.parametrize("protocol", [b"h2c", b"rubbish"])
def test_another_protocol_is_not_taken_up(hasty: Served, protocol: bytes) -> None:
    with dialled(hasty) as wire:
        wire.sendall(HEAD + b"Connection: Upgrade\r\nUpgrade: " + protocol + b"\r\n\r\n" + b"x" * 20_000)
        answers = to_the_end(wire)
    assert (status(answers), answers.count(b"HTTP/1.1")) == (200, 1)


def test_a_body_of_crumbs_is_refused(hasty: Served) -> None:
    with dialled(hasty) as wire:
        wire.sendall(POST + CHUNKED + b"\r\n" + b"1\r\nx\r\n" * 5000)
        assert status(to_the_end(wire)) == 400


def test_some_requests_may_be_sent_at_once(hasty: Served) -> None:
    with dialled(hasty) as wire:
        wire.sendall(ASK * 5 + HEAD + b"Connection: close\r\n\r\n")
        assert to_the_end(wire).count(b"HTTP/1.1 200") == 6


def test_many_requests_at_once_are_not_kept(hasty: Served) -> None:
    with dialled(hasty) as wire:
        wire.sendall(ASK * 3000)
        assert to_the_end(wire).count(b"HTTP/1.1 200") < 3000
    assert asked(hasty) == 200


def test_an_answered_request_is_read_to_its_end_or_not_for_long(hasty: Served) -> None:
    with dialled(hasty) as wire:
        wire.sendall(POST + b"Content-Length: 2500000\r\n\r\n")
        assert status(reply(wire)) == 413
        wire.sendall(b"x" * 2_500_000 + ASK)
        assert status(reply(wire)) == 200
        wire.sendall(POST + b"Content-Length: 1000000000\r\n\r\n")
        assert status(reply(wire)) == 413
        with pytest.raises(ConnectionError):
            wire.sendall(b"x" * 100_000_000)


def test_a_body_is_not_asked_for_that_is_refused(hasty: Served) -> None:
    with dialled(hasty) as wire:
        wire.sendall(POST + b"Content-Length: 1000000000\r\nExpect: 100-continue\r\n\r\n")
        assert status(to_the_end(wire)) == 413
    with dialled(hasty) as wire:
        wire.sendall(POST + b"Content-Length: 2\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n")
        assert wire.recv(1000).startswith(b"HTTP/1.1 100")
        wire.sendall(b"{}")
        assert status(to_the_end(wire)) == 422


def never_reading(server: Served, client: str) -> Callable[[], bool]:
    """Ask again and again, and never read the answers; whether the connection is gone."""
    wire = dialled(server, client, reads=False)
    wire.settimeout(0.05)
    ask = f"GET {API}/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n".encode()

    def gone() -> bool:
        try:
            wire.sendall(ask)
        except TimeoutError:
            return False
        except ConnectionError:
            wire.close()
            return True
        return False

    return gone


def test_who_does_not_read_is_cut_off(hasty: Served) -> None:
    assert httpx.get(f"{hasty.url}{API}/openapi.json").status_code == 200  # which is made once, and kept
    before = hasty.memory()
    readers = [never_reading(hasty, "127.0.0.3") for _ in range(20)]
    most = 0.0
    while readers:
        readers = [gone for gone in readers if not gone()]
        most = max(most, hasty.memory() - before)
        assert asked(hasty) == 200
    assert most < 30_000_000
    wait_until(lambda: hasty.memory() - before < 20_000_000)
