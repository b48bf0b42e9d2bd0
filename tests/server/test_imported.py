"""While the server starts, pages and questions wait for the one thread that imports; files and signs of life don't."""

import asyncio
import threading

import pytest
from starlette.types import Message, Receive, Scope, Send

from pages.server.imported import Imported
from tests.coroutines import finish

PAGE = {"type": "websocket", "path": "/school/_stcore/stream"}
QUESTION = {"type": "websocket", "path": "/view/see"}
SCRIPT = {"type": "http", "path": "/school/view/script-0123/main.js"}
CLASS = {"type": "http", "path": "/school/c/KTRWM", "query_string": b""}
BOARD = {"type": "http", "path": "/school/masks", "query_string": b"board=mask"}
FILE = {"type": "http", "path": "/static/js/index.js"}
HEALTH = {"type": "http", "path": "/_stcore/health"}
START = {"type": "lifespan"}


async def nothing(*_: Message) -> Message:
    """Receive or send nothing."""
    return {}


def order(scopes: list[Scope]) -> list[Scope]:
    """Return the order in which requests are passed on that come during the import, and one that comes after it."""
    passed: list[Scope] = []
    ended = threading.Event()
    importing = threading.Thread(target=ended.wait, daemon=True)
    importing.start()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope)

    async def come() -> None:
        behind = Imported(app, importing)
        *tasks, health = [asyncio.create_task(behind(scope, nothing, nothing)) for scope in (*scopes, HEALTH)]
        await health
        ended.set()
        await asyncio.gather(*tasks)
        importing.join()
        await behind(PAGE, nothing, nothing)

    finish(come())
    return passed


@pytest.mark.parametrize("waits", [PAGE, QUESTION, SCRIPT, CLASS, BOARD])
def test_what_needs_the_import_waits_for_its_end(waits: Scope):
    assert order([waits]) == [HEALTH, waits, PAGE]
    assert order([waits, FILE]) == [FILE, HEALTH, waits, PAGE]


@pytest.mark.parametrize("passes", [FILE, START])
def test_what_needs_none_passes_at_once(passes: Scope):
    assert order([passes]) == [passes, HEALTH, PAGE]
