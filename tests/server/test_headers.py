"""Response headers, embedding, origins, refusals, and the address that the laptop's command listens on."""

import base64
import contextlib
import hashlib
import http.client
import re
import socket
import subprocess
import sys
import urllib.request
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pages.server import endpoints, fetched, headers
from tests.browser.serving import ROOT, Served, free_port
from tests.coroutines import finish
from tests.server.conftest import COURSE


def answer(address: str, path: str, method: str = "GET", body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
    """The status, the headers by lower-case name, and the body of the response to a browser that opens a path."""
    parts = urlsplit(f"{address}{path}")
    with contextlib.closing(http.client.HTTPConnection(parts.netloc, timeout=60)) as connection:
        connection.request(method, f"{parts.path}?{parts.query}", body, {"Connection": "close", "Accept": "text/html"})
        got = connection.getresponse()
        return got.status, {name.lower(): value for name, value in got.getheaders()}, got.read()


# ---- on every answer ----


def test_every_answer_has_the_policy(server: Served):
    """Also a refused one: of an unknown form, of an upload."""
    wanted = {name.lower(): value for name, value in headers.headers(f"self {COURSE}").items()}
    assert len(wanted) == 6
    script = f"/view/{fetched.script_folder()}/main.js"
    found = ("/", "/masks", "/no_page", "/favicon.png", "/_stcore/health", "/_stcore/host-config", script, "/status")
    refused = {"/view/form/none": 404}
    for path, status in (dict.fromkeys((*found, f"/view/{endpoints.VEGA}"), 200) | refused).items():
        got, sent, _ = answer(server, path)
        assert (path, got) == (path, status)
        assert {name: sent.get(name) for name in wanted} == wanted, path
    got, sent, _ = answer(server, "/_stcore/upload_file/session/file", "PUT", b"x" * 1000)  # of nobody's session
    assert (got, {name: sent.get(name) for name in wanted}) == (403, wanted)


def test_the_policy_lets_no_text_become_code_and_no_other_host_in():
    """But for Streamlit's blob: of a component's script, and the one script in its page."""
    policy = dict(each.split(" ", 1) for each in headers.headers()["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"].split() == ["'self'", "blob:", headers.IN_THE_PAGE]
    assert policy["connect-src"] == policy["base-uri"] == "'self'"
    assert policy["form-action"] == "'none'"
    assert not {"*", "'unsafe-eval'", "http:", "https:", "ws:", "wss:"} & {
        part for text in policy.values() for part in text.split()
    }


def test_the_script_in_the_page_is_the_one_that_is_allowed(server: Served):
    """Its text is compared, so that another version of Streamlit is noticed."""
    page = answer(server, "/")[2].decode()
    inside = [text for text in re.findall(r"<script(?:\s[^>]*)?>(.*?)</script>", page, re.DOTALL) if text]
    hashes = [f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in inside]
    assert hashes == [headers.IN_THE_PAGE]


def test_a_page_that_a_browser_has_is_not_sent_again(server: Served):
    parts, kept = urlsplit(f"{server}/"), answer(server, "/")[1]["etag"]
    with contextlib.closing(http.client.HTTPConnection(parts.netloc, timeout=60)) as connection:
        connection.request("GET", parts.path, headers={"Accept": "text/html", "If-None-Match": kept})
        assert connection.getresponse().status == 304


# ---- who may embed ----

SITES = f"{COURSE} http://*.school.example:8080"
ANCESTORS = {"*": "", "none": "'none'", "'self'": "'self'", f"self  {SITES}": f"'self' {SITES}"}
ANCESTORS |= {"http://localhost:*": "http://localhost:*"}
WRONG = ("", "* self", f"none {COURSE}", "course.example.org", f"{COURSE}/page", "https:", "data:", "https://a;script-src")
WRONG += ("https://*", "https://a\r\nSet-Cookie:x=1", "https://ä.example", "https://a,b", "'unsafe-inline'", "https://a\x00")
WRONG += ("https://u@a",)


def test_sites_may_embed_and_what_is_no_site_is_refused_with_a_sentence():
    for text, sites in ANCESTORS.items():
        assert headers.frame_ancestors(text) == (sites and f"frame-ancestors {sites}")
    for text in WRONG:
        with pytest.raises(ValueError, match=r"^ATTENTION_FRAME_ANCESTORS=.*(is no origin|must be)"):
            headers.frame_ancestors(text)


# ---- names, where it listens ----


def test_websockets_are_answered_under_the_names_that_are_allowed(server: Served):
    """Ours as Streamlit's: a page that makes its own name lead here can ask nothing."""
    port = urlsplit(server).port

    async def status(name: str, path: str) -> int:
        try:
            async with connect(f"ws://{name}:{port}/school{path}", host="127.0.0.1", port=port, open_timeout=60):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    for path in ("/view/see", "/_stcore/stream"):
        assert finish(status("127.0.0.1", path)) == 101
        assert finish(status("rebound.example", path)) in (400, 403)


def test_the_laptops_command_is_seen_by_this_machine_only(tmp_path):
    """With the repository's settings and without an address of its own: 127.0.0.2 is this machine under another address."""
    script, port = tmp_path / "nothing.py", free_port()
    script.write_text("")
    command = [sys.executable, "-m", "streamlit", "run", str(script), "--server.headless=true", f"--server.port={port}"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert any("http" in line for line in process.stdout)
            with urllib.request.urlopen(f"http://localhost:{port}/_stcore/health", timeout=10) as healthy:
                assert healthy.read() == b"ok"
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.2", port), timeout=5)
        finally:
            process.kill()
