"""nginx, Caddy and Docker take the files that are shipped, where these programs are; and their logs hold no sentence."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.serving import ROOT

DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
CADDYFILE = DEPLOY / "caddy/Caddyfile"


@pytest.mark.skipif(NGINX is None, reason="no nginx on this machine")
@pytest.mark.parametrize("tls", [False, True])
def test_nginx_takes_its_files(tmp_path: Path, tls: bool):
    shutil.copytree(DEPLOY / "nginx", tmp_path / "nginx")
    file = tmp_path / "nginx" / ("https.conf" if tls else "http.conf")
    if tls:
        (tmp_path / "nginx/tls").mkdir()
        names = ["-keyout", "nginx/tls/key.pem", "-out", "nginx/tls/certificate.pem", "-subj", "/CN=127.0.0.1"]
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names]
        subprocess.run(make, cwd=tmp_path, check=True, capture_output=True)
    done = subprocess.run([NGINX, "-t", "-p", tmp_path, "-c", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "[warn]" not in done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no caddy on this machine")
@pytest.mark.parametrize("second", [False, True])
def test_caddy_takes_its_file(tmp_path: Path, second: bool):
    """With a second process, too, as the guide says: the lines that begin with # without it."""
    text, file = CADDYFILE.read_text(), tmp_path / "Caddyfile"
    file.write_text(re.sub(r"#(\w)", r"\1", text) if second else text)
    command = ["caddy", "validate", "--config", file, "--adapter", "caddyfile"]
    here = {"SITE": "attention.example.org", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **here}, check=False)
    assert done.returncode == 0, done.stderr


def composes() -> bool:
    """Return whether docker compose is there."""
    command = ["docker", "compose", "version"]
    return bool(shutil.which("docker")) and not subprocess.run(command, capture_output=True, check=False).returncode


@pytest.mark.skipif(not composes(), reason="no docker compose on this machine")
def test_docker_takes_its_file():
    command = ["docker", "compose", "-f", DEPLOY / "compose.yaml", "--env-file", DEPLOY / "env.example", "config", "-q"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_what_is_logged_holds_no_learners_sentence():
    """Which stands in the query of an address, and in the page that another file was asked from."""
    nginx = "".join(path.read_text() for path in (DEPLOY / "nginx").glob("*.conf"))
    [fields] = re.findall(r"log_format attention (.*?);", nginx, re.DOTALL)
    assert not re.search(r"\$(request|request_uri|args|query_string|http_referer|remote_addr)\b", fields)
    assert "error_log stderr crit;" in nginx
    assert re.search(r"log \{.*?request delete.*?\}", CADDYFILE.read_text(), re.DOTALL)
