"""A server that may be stopped and started again on its port."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

from tests.browser.serving import ROOT, free_port

PATIENCE = 60  # seconds


class Restartable:
    """The app on one port, which may be stopped and started again."""

    def __init__(self) -> None:
        """Choose a port."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process; it is not waited for."""
        command = ["streamlit", "run", "app.py", f"--server.port={self.port}", "--server.address=127.0.0.1"]
        command += ["--server.headless=true"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "ATTENTION_SECOND_PROCESS": "0"}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, env=environment, **quiet)

    def stop(self, number: signal.Signals) -> float:
        """Send a signal, and return the seconds until the process was gone."""
        sent = time.perf_counter()
        self.process.send_signal(number)
        self.process.wait(PATIENCE)
        return time.perf_counter() - sent


@contextlib.contextmanager
def restartable() -> Iterator[Restartable]:
    """Start the app; end it, however that goes."""
    server = Restartable()
    server.start()
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait(PATIENCE)
