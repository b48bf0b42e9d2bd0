"""Requests over HTTP that no browser sends: odd paths, methods, ranges, and heads and bodies of a megabyte."""

import asyncio
import time
from urllib.parse import quote, urlsplit

from tests.fuzz.links import Links
from tests.fuzz.outcomes import PYTHON, Outcomes

ROOTS = ("/view/", "/_stcore/", "/", "/media/", "/static/", "/component/", "/status", "/view/form/", "/_stcore/upload_file/")
ENDS = (
    *(
        "../../etc/passwd",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e/%2e%2e/app.py",
        "....//app.py",
        "..\\..\\app.py",
        "//etc/passwd",
    ),
    *(
        "%00",
        "a%00.js",
        "%0d%0aSet-Cookie:x=y",
        "%c0%ae%c0%ae/",
        "%ff%fe",
        "%zz",
        "%",
        "a" * 8000,
        "x/" * 2000,
        "%252e%252e/",
    ),
    *(
        "see",
        "form",
        "form/",
        "form/0",
        "form/" + "0" * 16,
        "form/💥",
        "script-0/main.js",
        "script-/../app.py",
        "vega",
        "health",
    ),
    *(
        "stream",
        "metrics",
        "host-config",
        "script-health-check",
        "upload_file/x/y",
        "message?hash=x",
        "allowed-message-origins",
    ),
    *(
        ";jsessionid=1",
        "?" + "a=b&" * 2000,
        "#x",
        "C:/Windows",
        "con",
        ".git/config",
        "~root",
        "__pycache__",
        "secrets.toml",
    ),
)
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "X", "get", "PROPFIND")
HEADS = (
    *("Range: bytes=0-", "Range: bytes=-1", "Range: bytes=9-1,,x", "Range: bytes=" + "0-0," * 500, "If-None-Match: *"),
    *("Accept-Encoding: gzip;q=nan", "Content-Length: -1", "Content-Length: x", "Content-Length: 99999999999999999999"),
    *("Transfer-Encoding: chunked", "Host: ", "Host: a.example", "Cookie: _streamlit_xsrf=\xff", "Cookie: " + "a=b; " * 800),
    *("Origin: null", "Origin: http://[", "X: " + "y" * 1_000_000, "Expect: 100-continue", "Upgrade: websocket", "X\x00: y"),
    *(
        "Content-Type: multipart/form-data; boundary=",
        "Sec-WebSocket-Key: x",
        "Sec-WebSocket-Version: 99",
        "X-Forwarded-For: x",
    ),
)
PATIENCE = 10.0  # seconds for an answer to a request that is whole


class Requests(Links):
    """Draws requests as bytes."""

    def request(self) -> bytes:
        """Return a request: a first line, its heads, and perhaps a body."""
        end = str(
            self.one(*[lambda: self.choice(ENDS)] * 4, lambda: quote(self.text(), errors="replace")[:5000], self.query)
        )
        path = str(self.choice(ROOTS)) + end
        method = str(self.choice(METHODS)) if self.chance(40) else "GET"
        heads = ["Host: 127.0.0.1", "Connection: close"]
        heads += [str(self.choice(HEADS)) for _ in range(self.choice((0, 0, 1, 3)))]
        body = b"x" * self.choice((0, 0, 100, 63_000, 70_000, 1_000_000)) if self.chance(30) else b""
        if body:
            heads.append(f"Content-Length: {len(body)}")
        first = f"{method} {path} HTTP/1.1" if self.chance(97) else plainly(self.text())
        return "\r\n".join([first, *heads, "", ""]).encode("utf-8", "replace") + body


def plainly(text: str) -> str:
    """Return a text as a first line that is none."""
    return text[:1000] + "\r\n"


async def requests(address: str, seed: int, count: int) -> Outcomes:
    """Send requests, each on a connection of its own."""
    outcomes, forger = Outcomes("requests over HTTP"), Requests(seed)
    for _ in range(count):
        request = forger.request()
        outcomes.thrown += 1
        start = time.perf_counter()
        answer = await answered(address, request)
        outcomes.took(time.perf_counter() - start, request[:300])
        status = answer[9:12].decode("latin-1") if answer.startswith(b"HTTP/1.") else "no answer"
        outcomes.kinds[status] += 1
        if status.startswith("5"):
            outcomes.fail(answer[:200].decode("latin-1"), request[:300])
        elif status.startswith("4") and PYTHON.search(answer.partition(b"\r\n\r\n")[2].decode("latin-1")):
            outcomes.fail(f"no sentence {answer[-200:]!a}", request[:300])
    return outcomes


async def answered(address: str, request: bytes) -> bytes:
    """Return a server's answer to these bytes, b"" if it closes the connection silently."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            return await reader.read(100_000)
    except (ConnectionError, TimeoutError) as error:
        return type(error).__name__.encode()
    finally:
        writer.transport.abort()
