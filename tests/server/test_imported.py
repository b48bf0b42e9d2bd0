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


@pytest.mark.parametrize("waits", [PAGE, SCRIPT, CLASS, BOARD])
def test_what_needs_the_import_waits_for_its_end(waits: Scope):
    assert order([waits]) == [HEALTH, waits, PAGE]
    assert order([waits, FILE]) == [FILE, HEALTH, waits, PAGE]


@pytest.mark.parametrize("passes", [FILE, START])
def test_what_needs_none_passes_at_once(passes: Scope):
    assert order([passes]) == [passes, HEALTH, PAGE]


def said(act: object, n: object = 1) -> str:
    """Return a message of a class."""
    return json.dumps({"class": {"do": act, "code": "KITES", "by": "secret"}, "n": n})


def heard(texts: list[str]) -> tuple[list[str], list[str]]:
    """Return what messages of a websocket of boards are answered before the import has ended, and what is passed on then."""
    sent, passed, ended = [], [], threading.Event()
    messages = [{"type": "websocket.receive", "text": text} for text in texts]
    importing = threading.Thread(target=ended.wait, daemon=True)
    importing.start()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append((await receive())["text"])

    async def receive() -> Message:
        if len(messages) == 1:
            asyncio.get_running_loop().call_later(0.05, ended.set)  # the last one waits
        return messages.pop(0)

    async def send(message: Message) -> None:
        assert not ended.is_set()
        sent.append(message["text"])

    finish(Imported(app, importing)(QUESTION, receive, send))
    assert ended.is_set()
    return sent, passed


def test_who_comes_back_to_a_class_hears_at_once_that_it_is_gone_and_questions_wait(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(store.VARIABLE, raising=False)
    question = json.dumps({"page": "explore", "link": "", "n": 8})
    answers, passed = heard([said("enter", 7), question])
    assert [json.loads(answer) for answer in answers] == [{"n": 7, "class": {"over": "gone"}}]
    assert passed == [question]
    assert heard([said("join")]) == ([], [said("join")])


@pytest.mark.parametrize("text", ["", "[]", "{", "7", '{"class": 7, "n": 1}', '{"class": {"do": "enter"}}', "[" * 20_000])
def test_nothing_else_is_answered_early(text: str):
    assert gone(text) == gone(said(["enter"])) == ""


def test_where_classes_outlive_a_process_nobody_is_told_that_one_is_gone(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(store.VARIABLE, "redis://127.0.0.1:1/0")
    assert gone(said("enter")) == ""
