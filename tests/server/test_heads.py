"""Heads of requests: malformed ones hold nobody, and end no answer with an error, on any address."""

import http.client
import socket
from urllib.parse import urlsplit

from tests.browser.serving import Served

UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
UPGRADE += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
WEBSOCKETS = ("/_stcore/stream", "/view/see")
ADDRESSES = ("/", "/status", "/view/form/0", "/view/see", "/_stcore/health")
ORIGINS = ("//", "http://[", "http://[zz]", "x", "http://a:99999", "null", "", "http://a@b", "http://\xbc")
HEADS = [f"Host: {host}" for host in ("[", "[::1", "a:99999999", "a b", "a@b", "\xbc", "x" * 5000, ":80", "a,b", "")]
HEADS += ("X-Forwarded-For: [", "Forwarded: for=[", "X-Forwarded-Host: [::1]:99999", "Referer: http://[", "Range: bytes=a-b")
HEADS += ('Cookie: a="\\', "Cookie: \xff=\xff", "Accept-Encoding: gzip;q=x", "X-Real-IP: " + ";" * 5000)
BACKSLASHES = 'Cookie: a="' + "\\" * 60_000 + '"'  # Python 3.11.7 reads them for half a minute


def asked(server: str, path: str, head: str, upgrade: bool = False) -> int:
    """Return the status of the response to a request with this head."""
    place = urlsplit(f"{server}{path}")
    named = "" if head.startswith("Host:") else f"Host: {place.netloc}\r\n"
    ending = UPGRADE if upgrade else "Connection: close\r\n"
    with socket.create_connection((place.hostname, place.port), timeout=20) as connection:
        connection.sendall(f"GET {place.path} HTTP/1.1\r\n{named}{ending}{head}\r\n\r\n".encode("latin-1"))
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        return answer.status


def test_no_head_is_answered_by_an_error_of_the_server_and_nobodys_origin_opens_no_websocket(server: Served):
    before = len(server.printed)
    for head in (*(f"Origin: {origin}" for origin in ORIGINS), *HEADS):
        websockets = [asked(server, path, head, upgrade=True) for path in WEBSOCKETS]
        assert max(websockets) < 500, head
        assert not head.startswith("Origin:") or websockets == [403, 403], head
        assert all(asked(server, path, head) < 500 for path in ADDRESSES), head
    for path in ADDRESSES:
        assert asked(server, path, BACKSLASHES) < 500
        assert asked(server, "/_stcore/health", "Accept: */*") == 200
    assert "Traceback" not in "".join(server.printed[before:])
