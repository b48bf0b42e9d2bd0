"""Caddy with the file that is shipped, on ports of this machine, with certificates of its own authority."""

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.browser.serving import ROOT, free_port
from tests.load.proxy import listens, until

SHIPPED = ROOT / "deploy" / "caddy" / "Caddyfile"
CADDY = shutil.which("caddy")


class Site(str):
    """The address of Caddy over HTTPS, its port for HTTP, its log file, and its authority's certificate."""

    plain: int
    log: Path
    root: Path


def configured(apps: list[int], site: Site, **changed: str) -> str:
    """Return the shipped file for this machine: ports, apps, an authority of its own.

    changed: other values of the settings that stand at the beginning of a line
    """
    local = "local_certs\nskip_install_trust\ndefault_bind 127.0.0.1\n"
    ports = f"http_port {site.plain}\nhttps_port {site.rpartition(':')[2]}\n"
    text = re.sub(r"^\{\n", "{\n" + local + ports, SHIPPED.read_text(), flags=re.MULTILINE)
    for name, value in changed.items():
        text = re.sub(rf"^(\s*{name}) .*", rf"\1 {value}", text, flags=re.MULTILINE)
    if len(apps) > 1:
        text = re.sub(r"#(\w)", r"\1", text)  # as deploy/README.md does
    for number, port in enumerate(apps):
        text = text.replace(f"127.0.0.1:{8501 + number}", f"127.0.0.1:{port}")
    return text


@contextlib.contextmanager
def proxied(*apps: int, **changed: str) -> Iterator[Site]:
    """Run Caddy in front of apps that listen on these ports, and yield its address; see `configured`."""
    with tempfile.TemporaryDirectory() as name:
        folder, site = Path(name), Site(f"https://localhost:{free_port()}")
        site.plain, site.log = free_port(), folder / "caddy.log"
        site.root = folder / "caddy/pki/authorities/local/root.crt"
        (folder / "Caddyfile").write_text(configured(list(apps), site, **changed))
        settings = {"SITE": "localhost", "XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name, "HOME": name}
        command = [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
        with site.log.open("ab") as log:
            process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=subprocess.STDOUT)
        try:
            until(lambda: process.poll() is not None or _ready(site))
            if process.poll() is not None:
                raise RuntimeError("Caddy did not start:\n" + site.log.read_text())
            yield site
        finally:
            process.terminate()
            process.wait(timeout=20)


def _ready(site: Site) -> bool:
    """Return whether Caddy listens for HTTP, and shows a certificate of its authority for the site."""
    if not (site.root.exists() and listens(site.plain)):
        return False
    with (
        contextlib.suppress(OSError),
        socket.create_connection(("127.0.0.1", int(site.rpartition(":")[2])), timeout=5) as plain,
        ssl.create_default_context(cafile=site.root).wrap_socket(plain, server_hostname="localhost"),
    ):
        return True
    return False
