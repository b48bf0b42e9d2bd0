"""A server that is killed under moves comes back: students ask again and see their links; one that is told to stop stops."""

import asyncio
import signal

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.load.classroom import run
from tests.load.crowd import bare
from tests.load.restart import PATIENCE, Restartable, restartable, under_moves
from tests.load.student import Student

pytestmark = pytest.mark.long

STUDENTS = 4
SERVICE_RESTART = 1012  # close code when the server stops
CONNECTIONS = 40


async def _closed(socket: ClientConnection) -> int | None:
    """Return the close code of a connection."""
    try:
        await asyncio.wait_for(socket.recv(), PATIENCE)
        return await _closed(socket)
    except ConnectionClosed as end:
        return end.rcvd and end.rcvd.code


async def _told(server: Restartable) -> list[int | None]:
    """Stop a server while many are connected; return their close codes."""
    pages = [await bare(server.address) for _ in range(CONNECTIONS // 2)]
    students = [await Student(server.address).__aenter__() for _ in range(CONNECTIONS // 2)]
    waiting = asyncio.gather(*map(_closed, [*pages, *(student.sockets[0] for student in students)]))
    await asyncio.to_thread(server.stop, signal.SIGTERM)
    return await waiting


def test_after_a_kill_everybody_sees_their_link_again_and_a_server_that_is_told_to_stop_lets_go():
    """The second server is told to stop with many connections open; it ends, and each of them knows why."""
    with restartable() as server:
        seen = run(under_moves(server, STUDENTS, signal.SIGKILL))
        assert len(seen.without) == STUDENTS
        assert seen.alike
        assert run(_told(server)) == [SERVICE_RESTART] * CONNECTIONS
        assert server.process.returncode in (0, -signal.SIGTERM)
