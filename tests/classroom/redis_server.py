"""A Redis server of the tests' own, which keeps every act on disk before it answers, and can be killed."""

import contextlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.serving import free_port

REDIS = shutil.which("redis-server")
NEEDED = pytest.mark.skipif(REDIS is None, reason="no redis-server on this machine")
KEPT = ["--appendonly", "yes", "--appendfsync", "always"]  # as deploy/compose.yaml has them


class RedisServer:
    """Debian's redis-server on a free port, with its files in a folder. `address` stays the same when it starts again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Start it with what its files hold, and return once it answers."""
        command = [str(REDIS), "--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder), *KEPT]
        command += ["--save", "", "--logfile", str(self.folder / "log")]
        self.process = subprocess.Popen(command)
        deadline = time.monotonic() + 20
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline

    def kill(self) -> None:
        """End it at once: kill -9."""
        self.process.kill()
        self.process.wait()

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop it for a while: it stays connected and says nothing."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(7) == b"+PONG\r\n"
        return False


@contextlib.contextmanager
def redis_server() -> Iterator[RedisServer]:
    """Run a server, and delete all that it kept."""
    with tempfile.TemporaryDirectory() as folder:
        server = RedisServer(Path(folder))
        try:
            yield server
        finally:
            server.kill()
