"""Heads of requests: malformed ones hold nobody, and end no answer with an error, on any address."""

import http.client
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from pages.server import heads
from tests.browser.serving import Served, serving
from tests.coroutines import finish

UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
UPGRADE += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
WEBSOCKETS = ("/_stcore/stream", "/view/see")
ADDRESSES = ("/", "/explore", "/status", "/view/form/0", "/view/see", "/_stcore/health", "/_stcore/host-config", "/media/x")
UNREADABLE = (
    "//",
    "http://[",
    "http://]",
    "http://[::1",
    "http://[zz]",
    "[",
    "//[",
    "x",
    "http://a:b",
    "http://a:99999",
    "http://a:0",
)
FOREIGN = ("null", "", "http://", "file://", "http://a b", "http://a@b", "http://\xbc", "http://%5b", "http://a\\b")
FOREIGN += ("http://" + "x" * 5000,)
HOSTS = (
    "[",
    "]",
    "[::1",
    "a:b",
    "a:99999999",
    "a b",
    "a@b",
    "a/b",
    "\xbc",
    "x" * 5000,
    "%5b",
    ":80",
    "a..b",
    "::1",
    "a,b",
    "",
)
PROXIES = ("X-Forwarded-For", "Forwarded", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP")
CLIENTS = ("[", "[::1", "for=[", ",,,,", ";" * 5000, "x" * 5000, "\xff", "1.2.3.4:x", "[::1]:99999", "javascript")
OTHERS = [f"{name}: {value}" for name in PROXIES for value in CLIENTS]
OTHERS += [
    "Cookie: =",
    'Cookie: a="\\',
    "Cookie: \xff=\xff",
    "Referer: http://[",
    "Range: bytes=a-b",
    "Accept-Encoding: gzip;q=x",
]
BACKSLASHES = 60_000  # in a cookie: Python 3.11.7 reads them for half a minute


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server of this file's own."""
    with serving() as address:
        yield address


def asked(server: str, path: str, head: str, upgrade: bool = False, host: bool = True) -> tuple[int, str]:
    """Return the status and the text of the response to a request with this head."""
    place = urlsplit(server)
    named = f"Host: {place.netloc}\r\n" if host else ""
    ending = UPGRADE if upgrade else "Connection: close\r\n"
    with socket.create_connection((place.hostname, place.port), timeout=20) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\n{named}{ending}{head}\r\n\r\n".encode("latin-1"))
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        return answer.status, "" if answer.status == 101 else answer.read().decode("utf-8", "replace")


@pytest.mark.parametrize("origin", [*UNREADABLE, *FOREIGN])
def test_an_origin_of_nobody_opens_no_websocket_and_is_no_error(server: Served, origin: str):
    before = len(server.printed)
    assert [asked(server, path, f"Origin: {origin}", upgrade=True)[0] for path in WEBSOCKETS] == [403, 403]
    assert {asked(server, path, f"Origin: {origin}")[0] for path in ADDRESSES} <= {200, 404}
    assert "Traceback" not in "".join(server.printed[before:])


@pytest.mark.parametrize("head", [*(f"Host: {host}" for host in HOSTS), *OTHERS])
def test_no_head_is_answered_by_an_error_of_the_server(server: Served, head: str):
    before, host = len(server.printed), not head.startswith("Host:")
    answers = {path: asked(server, path, head, upgrade=True, host=host)[0] for path in WEBSOCKETS}
    answers |= {f"GET {path}": asked(server, path, head, host=host)[0] for path in ADDRESSES}
    assert {path: status for path, status in answers.items() if status >= 500} == {}
    assert "Traceback" not in "".join(server.printed[before:])


@pytest.mark.parametrize("path", ["/_stcore/health", "/_stcore/host-config", "/"])
def test_a_cookie_of_backslashes_holds_nobody(server: Served, path: str):
    """Where it is read as it comes, the server answers nobody for half a minute."""
    assert asked(server, path, 'Cookie: a="' + "\\" * BACKSLASHES + '"')[0] == 200
    assert asked(server, "/_stcore/health", "Accept: */*") == (200, "ok")


def test_other_cookies_are_passed_on_and_those_with_a_backslash_are_left_out():
    passed = []

    async def app(scope: dict, receive: object, send: object) -> None:
        passed.extend(scope["headers"])

    cookies = b'_streamlit_xsrf=2|a|b; other="a\\054b"; attention_visitor=0'
    scope = {"type": "http", "path": "/", "query_string": b"", "headers": [(b"cookie", cookies), (b"x", b"\\")]}
    finish(heads.Heads(app)(scope, None, None))
    assert passed == [(b"cookie", b"_streamlit_xsrf=2|a|b; attention_visitor=0"), (b"x", b"\\")]
