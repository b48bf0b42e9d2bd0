"""What passes by is counted as it opens, asks, fails and leaves; and nothing of it is changed."""

import contextlib

import pytest
from starlette.types import Message, Receive, Scope, Send

from pages.server import status
from pages.server.counted import Counted
from tests.coroutines import finish

ASK = {"type": "websocket.receive", "text": "?"}
LEAVE = {"type": "websocket.disconnect", "code": 1001}
ACCEPT, ANSWER = ({"type": f"websocket.{what}"} for what in ("accept", "send"))
LEVELS = ("page_sessions", "question_sockets", "in_flight")
STORIES = {  # what an app sends, receives or raises → levels after each step
    "/view/see": ([ACCEPT, ASK, ANSWER, ASK, OSError("no file left")], ["010", "011", "010", "011", "000"]),
    "/school/_stcore/stream": ([ACCEPT, ASK, ANSWER, LEAVE], ["100", "100", "100", "100", "000"]),
}


@pytest.mark.parametrize("path", STORIES)
def test_connections_and_questions_are_counted_as_they_come_and_leave_and_nothing_is_changed(path: str):
    (steps, levels), start, seen, sent = STORIES[path], status.counts(), [], []

    def risen(name: str) -> float:
        return status.counts().get(name, 0) - start.get(name, 0)

    def note() -> None:
        seen.append("".join(f"{risen(name):.0f}" for name in LEVELS))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        for step in steps:
            if isinstance(step, Exception):
                raise step
            await (receive() if step in (ASK, LEAVE) else send(step))
            note()

    async def receive() -> Message:
        return next(incoming)

    async def send(message: Message) -> None:
        sent.append(message)

    incoming = iter([step for step in steps if step in (ASK, LEAVE)])
    with contextlib.suppress(OSError):
        finish(Counted(app)({"type": "websocket", "path": path}, receive, send))
    note()
    assert (sent, seen) == ([step for step in steps if step in (ACCEPT, ANSWER)], levels)
    assert risen("errors.connection") == isinstance(steps[-1], Exception)
