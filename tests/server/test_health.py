"""The health check of containers and services: its request, and its verdict on a failing or missing server."""

import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

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


def test_a_server_that_answers_is_well_below_its_path_too_and_the_exit_status_says_so():
    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        for base, status in (("", 0), ("/well/", 0), ("ill", 1)):
            assert health.healthy(server.server_port, base.strip("/")) == (status == 0)
            where = {"STREAMLIT_SERVER_PORT": str(server.server_port), "STREAMLIT_SERVER_BASE_URL_PATH": base}
            assert subprocess.run([sys.executable, health.__file__], env=where, check=False).returncode == status
        server.shutdown()
    assert not health.healthy(free_port())
