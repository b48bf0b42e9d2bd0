"""A short day: sessions leave nothing behind, and a class isn't bounded by a thousand descriptors."""

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator

import pytest

from tests.browser.serving import Served
from tests.load.classroom import run
from tests.load.crowd import bare, started_with
from tests.load.day import PATIENT, Day, pass_by, taken
from tests.load.readings import PATIENCE, of, readings, until
from tests.load.student import Student

pytestmark = pytest.mark.long

SOFT = 256  # descriptors with which the server starts
LOOP = 3  # of them stand in the loop that Streamlit makes for a session
SESSIONS, MOVES = 16, 3
MOST = 6  # MB that each of them may leave; over a long day it is 0
LEFT = 150  # sessions that are left at one time: more than Streamlit keeps
FEW = 8  # threads, and descriptors besides, that a server takes for its own work, now more, now fewer
LATEST = 15  # sessions that came and went in the latest second


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """The app, which forgets a session that was left after a second."""
    before = dict(os.environ)
    os.environ.update({**PATIENT, "ATTENTION_SECOND_PROCESS": "0"})
    try:
        with started_with(SOFT, "--server.disconnectedSessionTTL=1") as address:
            until(address, "attention_prepared", 1)
            yield address
    finally:
        os.environ.clear()
        os.environ.update(before)


def test_a_server_that_starts_with_few_descriptors_takes_more_sessions_than_these(server: Served):
    """More are open at once than its first limit holds; the last of them asks and is answered; all are given back."""
    start = taken(server, 0)

    async def stay() -> None:
        async with contextlib.AsyncExitStack() as room:
            for _ in range(LEFT):
                room.push_async_callback((await bare(server)).close)
            async with Student(server) as last:
                assert "boards" in await last.exchange()
            assert of(server, "attention_page_sessions") == LEFT
            assert of(server, "process_open_fds") >= start.descriptors + (LOOP + 1) * LEFT > SOFT

    run(stay())
    until(server, "attention_page_sessions", 0)
    until_forgotten(server, start.descriptors)
    assert of(server, "attention_errors") == 0


def until_forgotten(server: Served, descriptors: int) -> None:
    """Wait until sessions that were left are forgotten: Streamlit looks whenever one is left."""

    async def come_and_go() -> None:
        await (await bare(server)).close()

    end = time.monotonic() + PATIENCE
    while of(server, "process_open_fds") > descriptors + FEW + LOOP * LATEST:
        assert time.monotonic() < end, f"{of(server, 'process_open_fds')} descriptors, {descriptors} at the start"
        run(come_and_go())
        run(asyncio.sleep(0.1))


def test_a_short_day_leaves_nothing_behind(server: Served):
    """Half of the sessions leave without a word. Memory has a loose bound here, since so few warm the server up."""
    run(pass_by(server, Day(2, 1, 2, ("start", "averaging"))))
    course = run(pass_by(server, Day(SESSIONS, MOVES, 4, ("start", "averaging"))))
    until(server, "attention_page_sessions", 0)
    until(server, "attention_question_sockets", 0)
    until_forgotten(server, course[0].descriptors)
    end = taken(server, SESSIONS)
    assert [now.sessions for now in course] == list(range(SESSIONS + 1))
    assert end.questions - course[0].questions >= SESSIONS * MOVES
    assert (end.refused, end.errors, readings(server)[("attention_in_flight",)]) == (0, 0, 0)
    assert end.threads <= course[0].threads + FEW
    assert end.rest - course[0].rest < MOST * SESSIONS
