"""While the server starts, pages and questions wait for the one thread that imports; files and signs of life don't.

Nor does the word to somebody who comes back to a class that the memory of another process held.
"""

import asyncio
import json
import threading

import pytest
from starlette.types import Message, Receive, Scope, Send

from pages.classroom import store
from pages.server.imported import Imported, gone
from tests.coroutines import finish

PAGE = {"type": "websocket", "path": "/school/_stcore/stream"}
CLASS = {"type": "http", "path": "/school/c/KTRWM", "query_string": b""}
FILE, HEALTH = ({"type": "http", "path": path} for path in ("/static/js/index.js", "/_stcore/health"))
BACK = json.dumps({"class": {"do": "enter", "code": "KITES", "by": "secret"}, "n": 7})
QUESTION = json.dumps({"page": "explore", "link": "", "n": 8})


def test_what_needs_the_import_waits_and_who_comes_back_hears_at_once_that_a_class_is_gone(monkeypatch: pytest.MonkeyPatch):
    passed, sent, ended = [], [], threading.Event()
    messages = [{"type": "websocket.receive", "text": text} for text in (BACK, QUESTION)]
    importing = threading.Thread(target=ended.wait, daemon=True)
    importing.start()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append((await receive())["text"] if scope["path"] == "/view/see" else scope)

    async def receive() -> Message:
        return messages.pop(0)

    async def send(message: Message) -> None:
        sent.append(json.loads(message["text"]))

    async def come() -> None:
        behind = Imported(app, importing)
        scopes = (PAGE, CLASS, {"type": "websocket", "path": "/view/see"}, FILE, HEALTH)
        tasks = [asyncio.create_task(behind(scope, receive, send)) for scope in scopes]
        while not (sent and len(passed) == 2 and not messages):
            await asyncio.sleep(0)
        assert passed == [FILE, HEALTH]
        ended.set()
        await asyncio.gather(*tasks)

    finish(come())
    assert sent == [{"n": 7, "class": {"over": "gone"}}]
    assert all(each in passed[2:] for each in (PAGE, CLASS, QUESTION))
    for text in ("", "[]", "{", "7", '{"class": 7, "n": 1}', '{"class": {"do": ["enter"]}}', "[" * 20_000):
        assert gone(text) == ""
    monkeypatch.setenv(store.VARIABLE, "redis://127.0.0.1:1/0")
    assert gone(BACK) == ""  # there classes outlive a process
