"""The guard bounds websockets by address and in all, and uploads, and drops what the app can't read; all else passes."""

import json
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace

import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pages.classroom import live
from pages.server import endpoints, guard, process, uploads
from pages.server.bucket import Bucket
from pages.server.guard import Guard
from pages.server.limits import LIMITS
from tests.browser.serving import Served
from tests.coroutines import finish

HOST, OTHER, THIRD = "2001:db8::1", "192.0.2.2", "192.0.2.3"
NEIGHBOUR = "2001:db8::ffff:2"  # of HOST: a subscriber has all addresses of one IPv6 network
STREAM, SEE = "/_stcore/stream", "/view/see"
HTML = {"accept": "text/html,*/*"}
MANY = 1000  # questions at once


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request with its cookies; accept a websocket, and wait until it is left."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        return await send({"type": "http.response.body", "body": HTTPConnection(scope).headers.get("cookie", "").encode()})
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.fixture
def limited(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guard]:
    """What makes a guard with these limits."""

    def make(**limits: int) -> Guard:
        for module in (guard, uploads):
            monkeypatch.setattr(module, "LIMITS", replace(LIMITS, **limits))
        return Guard(app)

    return make


def visitor(guarded: Guard, host: str = HOST) -> TestClient:
    return TestClient(guarded, client=(host, 5))


def refusal(guarded: Guard, path: str, host: str = HOST) -> str:
    """Return with which page one more websocket is refused, "" where it is opened."""
    try:
        with visitor(guarded, host).websocket_connect(path):
            return ""
    except WebSocketDenialResponse as refused:
        return refused.text if refused.status_code == 503 else ""


@pytest.mark.parametrize(("path", "elsewhere"), [(STREAM, SEE), (SEE, STREAM)])
def test_an_address_has_so_many_websockets_of_each_kind_and_one_that_is_closed_lets_the_next_in(limited, path, elsewhere):
    guarded = limited(connections=4)
    with visitor(guarded).websocket_connect(path):
        with visitor(guarded, NEIGHBOUR).websocket_connect(path):
            assert "2 pages are open from your address" in refusal(guarded, path)
            assert [refusal(guarded, path, OTHER), refusal(guarded, elsewhere)] == ["", ""]
            assert visitor(guarded).get("/", headers=HTML).status_code == (503 if path == STREAM else 200)
        assert refusal(guarded, path) == ""
    assert not guarded.open


def test_a_server_that_is_full_says_so_and_its_page_tries_again(limited: Callable[..., Guard], monkeypatch):
    """It is full when so many pages are open, or twice as many websockets; fewer where the system allows few open files."""
    guarded = limited(sessions=2)
    with visitor(guarded).websocket_connect(STREAM), visitor(guarded, OTHER).websocket_connect(STREAM):
        assert "2 open pages" in refusal(guarded, STREAM, THIRD)
        page = visitor(guarded, THIRD).get("/?lang=de", headers=HTML)
        assert (page.status_code, "2 offene Seiten" in page.text) == (503, True)
        assert f'http-equiv="refresh" content="{page.headers["retry-after"]}"' in page.text
        assert visitor(guarded).get("/file.js", headers={"accept": "*/*"}).status_code == 200
        with visitor(guarded).websocket_connect(SEE):
            with visitor(guarded, OTHER).websocket_connect(SEE):
                assert "2 open pages" in refusal(guarded, SEE, THIRD)
            assert refusal(guarded, SEE, THIRD) == ""
    monkeypatch.setattr(process, "sessions_that_fit", lambda: 1)
    with visitor(guarded).websocket_connect(STREAM):
        assert "1 open page" in refusal(guarded, STREAM, OTHER)


def uploaded(guarded: Guard, length: str | None, method: str = "PUT", **more: str) -> tuple[int, str]:
    """Return the status and the text of the answer to an upload that says this length; its body is never there."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    said = {**more, **({} if length is None else {"content-length": length})}
    head = [(name.replace("_", "-").encode(), value.encode()) for name, value in said.items()]
    scope = {"type": "http", "method": method, "path": "/school/_stcore/upload_file/session/file", "client": (HOST, 5)}
    finish(guarded({**scope, "headers": head}, None, send))
    return sent[0]["status"], sent[1]["body"].decode()


def test_an_upload_passes_that_says_a_length_within_the_bound(limited: Callable[..., Guard]):
    guarded = limited(uploads_mb=64)
    assert uploaded(guarded, str(uploads.MOST))[0] == 200
    assert uploaded(guarded, str(uploads.MOST + 1)) == (413, "An upload may have at most 16,777,216 bytes, got 16,777,217.")
    for length in ("9" * 5000, "0" * 20 + "9" * 9):
        assert uploaded(guarded, length)[0] == 413
    for length in (None, "", "-1", "1e3", "٣"):
        assert uploaded(guarded, length) == (411, uploads.NO_LENGTH), length
    assert uploaded(guarded, "5", transfer_encoding="chunked") == (411, uploads.NO_LENGTH)


def test_all_uploads_of_an_hour_have_a_bound_and_what_is_deleted_passes(limited: Callable[..., Guard]):
    """Half of it at once; the rest flows in, so that an hour never has more than the whole."""
    guarded, now = limited(uploads_mb=64), 0.0
    guarded.uploads.bucket = Bucket(32 / 3600, 32, lambda: now)
    big = str(uploads.MOST)
    assert [uploaded(guarded, big)[0] for _ in range(3)] == [200, 200, 429]
    assert uploaded(guarded, big) == (429, uploads.TOO_MANY.format(most=64))
    assert [uploaded(guarded, None, method)[0] for method in ("DELETE", "OPTIONS")] == [200, 200]
    now = 1801.0
    assert [uploaded(guarded, big)[0] for _ in range(2)] == [200, 429]


def test_uploads_wait_while_as_much_is_kept_as_may_be(limited: Callable[..., Guard], monkeypatch: pytest.MonkeyPatch):
    guarded = limited(uploads_mb=64)
    monkeypatch.setattr(uploads, "kept", lambda: 60.0)
    assert uploaded(guarded, str(5 * uploads.MEGABYTE)) == (429, uploads.TOO_MANY.format(most=64))
    assert uploaded(guarded, str(3 * uploads.MEGABYTE))[0] == 200


def test_uploads_can_be_switched_off(limited: Callable[..., Guard]):
    guarded = limited(uploads_mb=0)
    assert [uploaded(guarded, "5", method) for method in ("PUT", "DELETE")] == [(403, uploads.NONE)] * 2


def test_cookies_with_a_backslash_reach_no_app_and_others_do():
    for bad in (r'b="\073"', 'b="' + "\\" * 60_000 + '"'):
        assert TestClient(Guard(app)).get("/", headers={"cookie": f"a=1; {bad}; c=3"}).text == "a=1; c=3"


def boards(server: Served) -> ClientConnection:
    return connect(f"ws{server[4:]}{SEE}", origin=server, open_timeout=60, max_queue=None)


def test_a_text_ends_a_pages_websocket_and_writes_no_traceback(server: Served):
    before = len(server.printed)
    with connect(f"ws{server[4:]}{STREAM}", subprotocols=["streamlit"], origin=server, open_timeout=60) as page:
        page.send("a text")
        with pytest.raises(ConnectionClosed) as closed:
            [page.recv(timeout=60) for _ in range(MANY)]
    assert closed.value.rcvd.code == guard.NO_TEXT
    assert "Traceback" not in "".join(server.printed[before:])


def test_who_asks_without_a_break_keeps_nobody_else_waiting(server: Served):
    """Beside a large text and a thousand questions of one connection, another one's are answered in turn."""
    asked = [json.dumps({"page": "explore", "link": f"seed={n}", "boards": ["heatmaps"], "n": n}) for n in range(MANY)]
    with boards(server) as greedy, boards(server) as honest:
        for text in ("x" * 64_000, *asked):
            greedy.send(text)
        for n in range(3):
            honest.send(asked[-1 - n])
            assert "boards" in json.loads(honest.recv(timeout=60))
        assert "error" in json.loads(greedy.recv(timeout=60))
        with pytest.raises(TimeoutError):  # not all of its answers are there
            [greedy.recv(timeout=0) for _ in range(MANY)]


def test_the_acts_of_one_connection_come_no_faster_than_they_may(monkeypatch: pytest.MonkeyPatch):
    """A few at once, as a page sends when it opens; then they wait, and whoever else asks doesn't."""
    waits = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(endpoints, "asyncio", SimpleNamespace(sleep=sleep))
    many = 4 * live.AT_ONCE
    with TestClient(Starlette(routes=endpoints.routes())).websocket_connect("/view/see") as socket:
        for number in range(many):
            socket.send_text(f'{{"class":{{"do":"here"}},"n":{number}}}')
            assert socket.receive_json()["n"] == number
    assert waits[: live.AT_ONCE] == [0] * live.AT_ONCE
    assert waits[-1] > 1
    assert len(waits) == many
