"""Replicas of the app, and nginx in front of them with the configuration that is shipped: on ports of this machine."""

import contextlib
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.browser.serving import ROOT, free_port

SHIPPED = ROOT / "deploy" / "nginx"
COMMAND = ["-m", "pages.server.prepared", "run", "app.py"]  # as in deploy/compose.yaml
BEGUN = 180.0  # seconds in which a process must listen
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


class Replica:
    """One process of the app: it can be killed, stopped, and started again on its port."""

    def __init__(self, folder: Path, base: str = "") -> None:
        self.port, self.base, self.log = free_port(), base, folder / "replica.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self.port}{base}"

    def start(self) -> None:
        """Start it as a host does; `wait` waits until it listens."""
        settings = {
            "PYTHONPATH": str(ROOT),
            "STREAMLIT_SERVER_ADDRESS": "127.0.0.1",
            "STREAMLIT_SERVER_PORT": str(self.port),
            "STREAMLIT_SERVER_HEADLESS": "true",
            "STREAMLIT_SERVER_COOKIE_SECRET": "the same for all",
            "STREAMLIT_SERVER_FILE_WATCHER_TYPE": "none",
            "STREAMLIT_SERVER_BASE_URL_PATH": self.base.strip("/"),
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *COMMAND], cwd=ROOT, env={**os.environ, **settings}, stdout=log, stderr=subprocess.STDOUT
            )

    def wait(self) -> None:
        """Wait until it listens."""
        try:
            until(lambda: self.process.poll() is not None or answers(f"{self.address}/_stcore/health"))
        finally:
            if self.process.poll() is not None:
                raise RuntimeError("a replica did not start:\n" + self.log.read_text())

    def kill(self) -> None:
        """Let the operating system end it at once: it can't say goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """Ask it to end, and return after how many seconds it has."""
        start = time.perf_counter()
        self.process.terminate()
        self.process.wait(timeout=20)
        return time.perf_counter() - start


def cpu(pid: int) -> float:
    """Return how many seconds of a core a process has used."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def answers(address: str) -> bool:
    """Return whether an address is answered with 200."""
    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    try:
        with urllib.request.urlopen(address, timeout=5, context=unchecked) as answer:
            return answer.status == 200
    except (OSError, urllib.error.URLError):
        return False


def listens(port: int) -> bool:
    """Return whether anybody listens on a port of this machine."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds; TimeoutError after some minutes."""
    end = time.perf_counter() + BEGUN
    while not holds():
        if time.perf_counter() > end:
            raise TimeoutError(f"it took more than {BEGUN:.0f} s")
        time.sleep(0.05)


class Proxy(str):
    """The address of nginx, its process number, and its log file."""

    pid: int
    log: Path


def configured(folder: Path, replicas: list[Replica], port: int, tls: bool, **changed: str) -> Path:
    """Copy the shipped configuration to a folder, set the addresses there, and return the file that nginx is given.

    changed: other values of the settings written as name=…
    """
    shutil.copytree(SHIPPED, folder / "nginx")
    for part in (folder / "nginx").glob("*.conf"):
        for name, value in changed.items():
            part.write_text(re.sub(rf"{name}=[\w/]+", f"{name}={value}", part.read_text()))
    listed = "".join(f"server 127.0.0.1:{each.port} max_fails=0;\n" for each in replicas)
    (folder / "nginx" / "replicas.conf").write_text(listed)
    file = folder / "nginx" / ("https.conf" if tls else "http.conf")
    ports = {"8443": port, "8080": free_port()} if tls else {"8080": port}
    file.write_text(re.sub(r"listen (\d+)", lambda listen: f"listen 127.0.0.1:{ports[listen[1]]}", file.read_text()))
    if tls:
        (folder / "nginx" / "tls").mkdir()
        names = ["-keyout", "nginx/tls/key.pem", "-out", "nginx/tls/certificate.pem", "-subj", "/CN=127.0.0.1"]
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names]
        subprocess.run(make, cwd=folder, check=True, capture_output=True)
    return file


@contextlib.contextmanager
def proxied(replicas: list[Replica], tls: bool = False, **changed: str) -> Iterator[Proxy]:
    """Run nginx in front of replicas, and yield its address; see `configured`."""
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        folder.chmod(0o755)  # nginx's own processes run as nobody
        file = configured(folder, replicas, port, tls, **changed)
        address = Proxy(f"{'https' if tls else 'http'}://127.0.0.1:{port}{replicas[0].base}")
        address.log = folder / "nginx.log"
        with address.log.open("ab") as log:
            command = [NGINX, "-p", name, "-c", str(file), "-g", "daemon off;"]
            process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        address.pid = process.pid
        try:
            until(lambda: process.poll() is not None or listens(port))
            if process.poll() is not None:
                raise RuntimeError("nginx did not start:\n" + address.log.read_text())
            yield address
        finally:
            process.terminate()
            process.wait(timeout=10)


@contextlib.contextmanager
def replicas(count: int, base: str = "") -> Iterator[list[Replica]]:
    """Start a number of replicas, and yield them once all listen."""
    with contextlib.ExitStack() as stack:
        found = []
        for _ in range(count):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            found.append(Replica(folder, base))
            found[-1].start()
            stack.callback(lambda replica: replica.process.poll() is None and replica.kill(), found[-1])
        for each in found:
            each.wait()
        yield found
