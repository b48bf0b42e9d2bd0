"""The health check of containers and services: its request, and its verdict on a failing or missing server."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from deploy import health
from tests.browser.serving import free_port


class Answers(BaseHTTPRequestHandler):
    """A server that is well below one path only."""

    def do_GET(self) -> None:
        """Answer."""
        self.send_response(200 if self.path in ("/_stcore/health", "/well/_stcore/health") else 503)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Be silent."""


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Serve; yield the port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(("base", "status"), [("", 0), ("/well/", 0), ("ill", 1)])
def test_a_server_that_answers_is_well_below_its_path_too_and_the_exit_status_says_so(port: int, base: str, status: int):
    assert health.healthy(port, base.strip("/")) == (status == 0)
    where = {"STREAMLIT_SERVER_PORT": str(port), "STREAMLIT_SERVER_BASE_URL_PATH": base}
    assert subprocess.run([sys.executable, health.__file__], env=where, check=False).returncode == status
    assert not health.healthy(free_port())
