"""A connection without a complete request in time is closed; one with a request is answered, however long it stays."""

import asyncio
import contextlib
from urllib.parse import urlsplit

import pytest

from pages.server import slow_heads
from tests.browser.serving import Served, serving, serving_by_uvicorn
from tests.load import proxy, readings
from tests.load.classroom import run
from tests.load.student import Student

pytestmark = pytest.mark.long

SLOW = 30  # connections
PATIENCE = 60  # seconds
PIECE = 0.2  # seconds between two lines of a slow head


@pytest.fixture(params=[serving, serving_by_uvicorn], scope="module")
def server(request: pytest.FixtureRequest):
    """The app, which waits a second for a head, as both commands serve it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ATTENTION_HEAD", "1")
        with request.param() as address:
            yield address


async def is_closed(address: str, begin: bytes = b"") -> bytes:
    """Send the beginning of a head, and a line of it repeatedly, until the server closes; return the response."""
    host = urlsplit(address)
    reader, writer = await asyncio.open_connection(host.hostname, host.port)
    dripping = asyncio.create_task(drip(writer, begin))
    answer = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while piece := await reader.read(1000):
                answer += piece
    dripping.cancel()
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    return answer


async def drip(writer: asyncio.StreamWriter, begin: bytes) -> None:
    """Send slowly; nothing at all where there is no beginning."""
    writer.write(begin)
    while begin:
        await asyncio.sleep(PIECE)
        writer.write(b"X-Slow: yes\r\n")


def test_slow_heads_are_closed_and_a_page_that_is_open_stays(server: Served):
    async def come() -> None:
        async with Student(server) as student:
            await student.exchange()
            answers = await asyncio.gather(*(is_closed(server, b"GET / HTTP/1.1\r\n") for _ in range(SLOW)))
            assert answers == [b""] * SLOW
            assert "boards" in await student.exchange()

    run(come())
    assert readings.of(server, "attention_refused", reason="head") >= SLOW


def test_the_second_head_of_a_connection_may_not_be_slow_either(server: Served):
    first = b"GET /_stcore/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = run(is_closed(server, first + b"GET / HTTP/1.1\r\n"))
    assert answer.startswith(b"HTTP/1.1 200 OK")
    assert answer.endswith(b"ok")


def test_a_connection_that_sends_nothing_at_all_is_closed(server: Served):
    assert run(is_closed(server)) == b""


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 1000])
def test_control_characters_of_a_head_are_question_marks_wherever_its_pieces_end_and_a_body_is_left_alone(size: int):
    head = b"GET / HTTP/1.1\r\nOrigin: \x7f\tb\x01\r\nX: \x00\r\n\r\n"
    whole = head + b"\x81\x05\x00\x7f"
    connection = slow_heads.Connection(asyncio.Protocol())
    pieces = [whole[at : at + size] for at in range(0, len(whole), size)]
    expected = b"GET / HTTP/1.1\r\nOrigin: ?\tb?\r\nX: ?\r\n\r\n" + whole[len(head) :]
    assert b"".join(map(connection.readable, pieces)) == expected
    assert connection.readable(b"POST / HTTP/1.1\r\n\r\n\x00") == b"POST / HTTP/1.1\r\n\r\n\x00"
    assert connection.readable(b"\x7f") == b"\x7f"  # more of the same body


@pytest.mark.long
@pytest.mark.skipif(proxy.NGINX is None, reason="no nginx on this machine")
def test_nginx_closes_slow_heads():
    """After ten seconds, before it asks any replica."""
    with proxy.proxied([proxy.Replica(proxy.ROOT)]) as site:
        assert run(is_closed(site, b"GET / HTTP/1.1\r\n")) in (b"", b"HTTP/1.1 408 Request Time-out\r\n")
