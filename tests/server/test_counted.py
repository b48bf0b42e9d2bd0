"""What passes by is counted as it opens, asks, fails and leaves; and nothing of it is changed."""

from collections.abc import Iterable

import pytest
from starlette.types import Message, Receive, Scope, Send

from pages.server import counted, status
from pages.server.counted import Counted
from tests.coroutines import finish

ASK = {"type": "websocket.receive", "text": "?"}
LEAVE = {"type": "websocket.disconnect", "code": 1001}
ACCEPT, ANSWER, CLOSE = ({"type": f"websocket.{what}"} for what in ("accept", "send", "close"))
COUNTED = ("page_sessions", "question_sockets", "in_flight")  # the levels that connections change
BOARDS, PAGE = "/school/view/see", "/school/_stcore/stream"


class Levels:
    """An app that does as it is told, and notes all levels after each step."""

    def __init__(self, steps: Iterable[Message | Exception]) -> None:
        """Prepare with messages to send, to receive, or an error to raise."""
        self.steps = list(steps)
        self.seen: list[tuple[float, ...]] = []
        self.start = status.counts()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Do all steps."""
        for step in self.steps:
            if isinstance(step, Exception):
                raise step
            if step in (ASK, LEAVE):
                assert await receive() == step
            else:
                await send(step)
            self.note()

    def note(self) -> None:
        """Note how much all levels have risen."""
        self.seen.append(tuple(self.risen(name) for name in COUNTED))

    def risen(self, name: str) -> float:
        """Return by how much a count has risen."""
        return status.counts().get(name, 0) - self.start.get(name, 0)


def pass_by(app: Levels, kind: str = "websocket", path: str = BOARDS) -> list[Message]:
    """Let an app do its steps behind the counting middleware; return its messages."""
    incoming = iter([step for step in app.steps if step in (ASK, LEAVE)])
    sent = []

    async def receive() -> Message:
        return next(incoming)

    async def send(message: Message) -> None:
        sent.append(message)

    finish(Counted(app)({"type": kind, "path": path}, receive, send))
    app.note()
    return sent


def test_connections_and_questions_are_counted_as_they_come_and_leave_and_nothing_is_changed():
    app = Levels([ACCEPT, ASK, ANSWER, ASK, LEAVE])
    assert pass_by(app) == [ACCEPT, ANSWER]
    assert app.seen == [(0, 1, 0), (0, 1, 1), (0, 1, 0), (0, 1, 1), (0, 1, 1), (0, 0, 0)]
    app = Levels([ACCEPT, ASK, ANSWER, ANSWER, LEAVE])
    pass_by(app, path=PAGE)
    assert app.seen == [(1, 0, 0)] * 5 + [(0, 0, 0)]
    app = Levels([CLOSE])  # who is not let in is not open
    assert pass_by(app) == [CLOSE]
    assert app.seen == [(0, 0, 0)] * 2


def test_an_error_is_counted_and_passed_on_and_nothing_stays_open():
    app = Levels([ACCEPT, ASK, OSError("no file left")])
    with pytest.raises(OSError, match="no file left"):
        pass_by(app)
    app.note()
    assert app.seen[-1] == (0, 0, 0)
    assert counted.page_failed(ValueError("no")) is None
    assert (app.risen("errors.connection"), app.risen("errors.page")) == (1, 1)


@pytest.mark.parametrize(("code", "errors"), [(200, 0), (404, 0), (500, 1), (502, 1), (503, 0)])
def test_answers_that_are_the_servers_fault_are_errors(code: int, errors: int):
    app = Levels([{"type": "http.response.start", "status": code}])
    assert pass_by(app, "http", "/status") == app.steps
    assert app.risen("errors.http") == errors
