"""Caddy in front of the app with the shipped file, over TLS that is checked; and the commands of the guide."""

import contextlib
import http.client
import json
import re
import shlex
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.browser.serving import ROOT, free_port
from tests.load import caddy, proxy
from tests.load.classroom import run
from tests.load.student import Student, visit

pytestmark = [pytest.mark.long, pytest.mark.skipif(caddy.CADDY is None, reason="no caddy on this machine")]
WORD = "aardvark"  # of a learner's sentence
MANY = 60  # requests that the app takes from one address at once
CLOSED = [
    "status",
    "status/",
    "status.txt",
    "/status",
    "metrics",
    "%73tatus",
    ".git/config",
    "_stcore/metrics",
    "_stcore/agent",
]
CLOSED += ["_stcore/upload_file/a/b", "_stcore/%75pload_file/a", "_stcore/upload_file/_stcore/stream", "_stcore/streams"]
SECTION = (ROOT / "deploy/README.md").read_text().partition("## One virtual machine\n")[2].partition("\n## ")[0]
INSTALL, SECOND = (block.replace("    ", "").splitlines() for block in re.findall(r"(?:^    .*\n)+", SECTION, re.MULTILINE))
UNIT = (ROOT / "deploy/attention-explorer@.service").read_text()


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Iterator[caddy.Site]:
    """Caddy in front of an app that takes few requests from one address; all clients here trust Caddy's authority alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ATTENTION_REQUESTS", "1")
        patch.setenv("ATTENTION_REQUESTS_AT_ONCE", str(MANY))
        with proxy.replicas(1) as [app], caddy.proxied(app.port) as address:
            patch.setenv("SSL_CERT_FILE", str(address.root))
            patch.setenv("SSL_CERT_DIR", str(tmp_path_factory.mktemp("no_other_authorities")))
            yield address


def get(site: caddy.Site, path: str, visitor: str = "127.0.0.1", **headers: str) -> tuple[int, str, http.client.HTTPMessage]:
    """Return the status, the text and the headers of an answer to a visitor with this address."""
    port, trusted = int(site.rpartition(":")[2]), ssl.create_default_context(cafile=site.root)
    connection = http.client.HTTPSConnection("localhost", port, timeout=60, source_address=(visitor, 0), context=trusted)
    try:
        connection.request("GET", path, headers={name.replace("_", "-"): text for name, text in headers.items()})
        answer = connection.getresponse()
        return answer.status, answer.read().decode(errors="replace"), answer.headers
    finally:
        connection.close()


def test_the_page_and_its_health_are_there(site):
    status, text, headers = get(site, "/explore")
    assert status == 200
    assert '<div id="root">' in text
    assert headers["Strict-Transport-Security"] == "max-age=31536000"
    assert get(site, "/_stcore/health")[:2] == (200, "ok")
    assert get(site, "/_stcore/host-config")[0] == 200


def test_streamlits_scripts_are_packed(site):
    script = re.search(r'src="\./(static/js/index[^"]+)"', get(site, "/")[1])[1]
    assert get(site, f"/{script}", Accept_Encoding="gzip")[2]["Content-Encoding"] == "gzip"


def test_both_websockets_answer(site):
    """The page runs, and the boards of a link come."""

    async def come() -> dict[str, object]:
        await (await visit(site)).close()
        async with Student(site) as student:
            return await student.ask()

    assert run(come())["boards"]


@pytest.mark.parametrize("path", CLOSED)
def test_what_is_nobodys_is_refused_by_caddy(site, path):
    """The app's own refusals have a sentence, Caddy's have none."""
    assert get(site, f"/{path}")[:2] == (403, "")


def test_visitors_have_addresses_of_their_own_which_they_cannot_forge(site):
    """The app refuses the one that asks too much, under whatever address it claims to have, and nobody else."""
    proxy.until(lambda: get(site, "/_stcore/health", "127.0.0.2")[0] == 429)
    forged = [get(site, "/_stcore/health", "127.0.0.2", X_Forwarded_For=f"198.51.100.{i}")[0] for i in range(10)]
    assert 429 in forged
    assert get(site, "/_stcore/health", "127.0.0.3")[0] == 200


def test_a_head_that_is_too_long_is_refused(site):
    assert get(site, f"/explore?text={'a' * 80_000}")[0] == 431


def test_a_long_head_reaches_the_app_in_one_piece(site):
    """In several pieces uvicorn takes 16,384 bytes only, so that about every fifth of these requests would fail."""
    answers = [get(site, f"/explore?text={'a' * 60_000}", "127.0.0.5")[0] for _ in range(30)]
    assert answers == [200] * 30


def test_http_leads_to_https(site):
    connection = http.client.HTTPConnection("localhost", site.plain, timeout=20)
    connection.request("GET", "/explore?heads=2")
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Location"]) == (308, "https://localhost/explore?heads=2")
    connection.close()


def test_no_word_and_no_visitor_is_logged_when_the_app_is_away():
    with caddy.proxied(free_port(), lb_try_duration="1ms") as site:
        assert get(site, f"/explore?text={WORD}", "127.0.0.4", Referer=WORD)[0] == 502
        proxy.until(lambda: "connection refused" in site.log.read_text())
        assert WORD not in site.log.read_text()
        assert "127.0.0.4" not in site.log.read_text()


class App(ThreadingHTTPServer):
    """A stand-in for the app, which answers with its port."""

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", port), Answer)
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}).start()

    def end(self) -> None:
        """Listen no longer."""
        self.shutdown()
        self.server_close()


class Answer(BaseHTTPRequestHandler):
    """An answer of the stand-in."""

    def do_GET(self) -> None:
        """Say which app this is."""
        self.send_response(200)
        self.end_headers()
        self.wfile.write(str(self.server.server_port).encode())

    def log_message(self, *_said: object) -> None:
        """Print nothing."""


@contextlib.contextmanager
def asking(site: caddy.Site, head: bytes) -> Iterator[ssl.SSLSocket]:
    """Send the beginning of a request, or all of it, and yield the connection."""
    trusted = ssl.create_default_context(cafile=site.root)
    with (
        socket.create_connection(("127.0.0.1", int(site.rpartition(":")[2])), timeout=60) as plain,
        trusted.wrap_socket(plain, server_hostname="localhost") as connection,
    ):
        connection.sendall(head)
        yield connection


def test_a_request_waits_while_the_app_restarts():
    port = free_port()
    with caddy.proxied(port) as site, asking(site, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") as asked:
        asked.settimeout(1)
        with pytest.raises(TimeoutError):
            asked.recv(1000)
        app = App(port)
        asked.settimeout(60)
        try:
            assert asked.recv(1000).startswith(b"HTTP/1.1 200 ")
        finally:
            app.end()


def test_a_head_that_never_ends_is_not_waited_for():
    with caddy.proxied(free_port(), read_header="100ms") as site, asking(site, b"GET / HTTP/1.1\r\nHost: loc") as asked:
        assert asked.recv(1000) == b""


def test_of_two_apps_a_visitor_keeps_one_until_it_is_away():
    """With the lines for a second process, which the shipped file has as comments."""
    apps = {str(each.server_port): each for each in (App(free_port()), App(free_port()))}
    with caddy.proxied(*map(int, apps)) as site:
        try:
            visitors = [get(site, "/") for _ in range(30)]
            assert {first for _, first, _ in visitors} == set(apps)
            _, first, headers = visitors[0]
            cookie = headers["Set-Cookie"].partition(";")[0]
            assert {get(site, "/", Cookie=cookie)[1] for _ in range(20)} == {first}
            apps.pop(first).end()
            assert get(site, "/", Cookie=cookie)[:2] == (200, *apps)
        finally:
            [each.end() for each in apps.values()]


def adapted(*edits: str) -> dict[str, object]:
    """Return what Caddy reads in the shipped file after commands of the guide that edit it: hosts, and ports of the app."""
    text = caddy.SHIPPED.read_text()
    for edit in edits:
        *command, _file = shlex.split(edit.partition(" >")[0].replace(" -i", ""))
        text = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    command = [caddy.CADDY, "adapt", "--adapter", "caddyfile", "--config", "/dev/stdin"]
    read = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    [route] = json.loads(read)["apps"]["http"]["servers"]["srv0"]["routes"]
    ports = re.findall(r'"dial": ?"127\.0\.0\.1:(\d+)"', read)
    return {"hosts": route["match"][0]["host"], "ports": ports}


def edits(commands: list[str]) -> list[str]:
    """Return the commands that edit Caddy's file."""
    return [command for command in commands if command.startswith("sed ")]


def test_the_guides_commands_lead_to_the_site():
    """What they install is where the unit looks for it, and Caddy passes on to the port that the unit listens on."""
    assert len(INSTALL) <= 10
    assert f"git clone REPOSITORY {re.search('WorkingDirectory=(.*)', UNIT)[1]} " in INSTALL[1]
    assert f"ExecStart={re.search('WorkingDirectory=(.*)', UNIT)[1]}/{INSTALL[3].partition('/bin/')[0]}/bin/python " in UNIT
    named = re.findall(r"deploy/[\w./@-]+", "\n".join(INSTALL))
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert adapted(*edits(INSTALL)) == {"hosts": ["attention.example.org"], "ports": ["8501"]}
    assert "systemctl enable --now attention-explorer@8501" in INSTALL


def test_the_guides_second_process_is_the_one_that_caddy_passes_on_to():
    assert adapted(*edits([*INSTALL, *SECOND]))["ports"] == ["8501", "8502"]
    assert "systemctl enable --now attention-explorer@8502" in SECOND
    assert all(re.search("EnvironmentFile=-(.*)", UNIT)[1] in command for command in SECOND[:3])
