"""The files for hosting agree with one another, with the repository, and with the documents."""

import importlib.metadata
import json
import re
import shlex
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from streamlit.web.server.app_discovery import discover_asgi_app

from pages.server.limits import PREFIX, Limits
from tests.browser.serving import ROOT
from tests.classroom.redis_server import KEPT

DEPLOY = ROOT / "deploy"
LOCKS = [DEPLOY / "requirements.lock", DEPLOY / "requirements-cuda.lock"]
PINS = dict(line.split("==") for line in (ROOT / "requirements.txt").read_text().split())
UNIT = (DEPLOY / "attention-explorer@.service").read_text()
GUIDE = (DEPLOY / "README.md").read_text()
README = (ROOT / "README.md").read_text()
SAID = README + "".join(path.read_text() for path in (ROOT / "docs").glob("*.md")) + GUIDE
IMAGE = re.sub(r"\\\n\s*", "", re.sub(r"^\s*#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE))
COMMAND = ["streamlit", "run", "app.py"]
PREPARED = ["python", "-m", "pages.server.prepared", *COMMAND[1:]]  # the same, listening once it can answer
CODE = "".join(path.read_text() for folder in ("pages", "attn_core") for path in (ROOT / folder).rglob("*.py"))


def locked(path: Path) -> dict[str, tuple[str, list[str]]]:
    """Return a lock file's packages: name → version, hashes."""
    entries = re.sub(r"^#.*\n", "", path.read_text(), flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    packages = {}
    for entry in entries:
        pin, *hashes = entry.split()
        name, version = pin.split("==")
        packages[name] = version, hashes
    return packages


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_a_lock_file_has_the_versions_of_requirements_all_that_they_need_and_a_hash_for_each(path: Path):
    """Installed packages name their requirements."""
    packages, waiting, needed = locked(path), list(PINS), set()
    assert "://" not in path.read_text()
    assert {name: packages[name][0].removesuffix("+cpu") for name in PINS} == PINS
    for name, (version, hashes) in packages.items():
        assert hashes, name
        assert all(re.fullmatch("--hash=sha256:[0-9a-f]{64}", each) for each in hashes), name
        assert re.fullmatch(r"[\w.+]+", version), name
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name not in needed:
            needed.add(name)
            asked = map(Requirement, importlib.metadata.requires(name) or [])
            waiting += [each.name for each in asked if not each.marker or each.marker.evaluate({"extra": ""})]
    assert needed <= set(packages)


def said(name: str) -> list[str]:
    """Return the values of an instruction of the Dockerfile, in order, each on one line."""
    return re.findall(rf"^{name}\s+(.*)$", IMAGE, re.MULTILINE)


def test_the_image_copies_what_is_there_and_runs_readmes_command_as_nobody():
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [source for value in said("COPY") for source in value.split()[:-1] if not value.startswith("--from")]
    assert {"app.py", "pages", "attn_core", ".streamlit", "deploy/health.py"} <= set(copied)
    for source in copied:
        assert (ROOT / source).exists(), source
        assert any(Path(source).match(each) for each in allowed), source
    assert json.loads(said("CMD")[-1]) == COMMAND
    assert " ".join(COMMAND) in README
    assert said("USER")[-1] == "65534:65534"
    assert (ROOT / HEALTH[1].removeprefix("/app/")).exists()
    environment = dict(word.split("=", 1) for value in said("ENV") for word in shlex.split(value))
    assert said("EXPOSE")[-1] == environment["STREAMLIT_SERVER_PORT"] == "8501"
    assert environment["STREAMLIT_SERVER_ADDRESS"] == "0.0.0.0"
    assert {value.split()[0] for value in said("FROM")} == {"python:3.11-slim"}


HEALTH = json.loads(said("HEALTHCHECK")[-1].partition("CMD ")[2])


def test_containers_elsewhere_are_this_image_with_one_redis_that_is_nobody_elses():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    replicas = {name: service for name, service in compose["services"].items() if name.startswith("replica")}
    for replica in replicas.values():
        if "build" in replica:
            assert (DEPLOY / replica["build"]["context"]).resolve() == ROOT
            assert [f'{name}=""' for name in replica["build"]["args"]] == said("ARG")
        assert (replica["user"], replica["healthcheck"]["test"]) == (said("USER")[-1], ["CMD", *HEALTH])
        assert replica["command"] == PREPARED
    where = re.search("ATTENTION_STORE=(.*)", (DEPLOY / "env.example").read_text())[1]
    assert {service["environment"]["ATTENTION_STORE"] for service in replicas.values()} == {f"${{ATTENTION_STORE:-{where}}}"}
    redis = compose["services"][urlsplit(where).hostname]
    assert " ".join(KEPT) in " ".join(redis["command"])
    assert [volume.partition(":")[::2] for volume in redis["volumes"]] == [(*compose["volumes"], "/data")]
    assert "ports" not in redis


def test_containers_may_do_little_come_back_and_are_all_known_to_nginx():
    text = (DEPLOY / "compose.yaml").read_text()
    services = yaml.safe_load(text)["services"]
    for name, service in services.items():
        assert (service["read_only"], service["cap_drop"], service["restart"]) == (True, ["ALL"], "always"), name
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["user"] not in ("", "0", "root")
        assert {"mem_limit", "healthcheck"} <= service.keys()
    address = {name: service["networks"]["inside"]["ipv4_address"] for name, service in services.items()}
    replicas = [name for name in services if name.startswith("replica")]
    listed = re.findall(r"^server ([\d.]+):8501 max_fails=0;$", (DEPLOY / "nginx/replicas.conf").read_text(), re.MULTILINE)
    assert listed == [address[name] for name in replicas]
    assert {services[name]["environment"]["FORWARDED_ALLOW_IPS"] for name in replicas} == {address["nginx"]}
    used = set(re.findall(r"\$\{(\w+)", text))
    assert used == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))


def test_the_service_runs_the_same_command_prepared_and_hardened_and_again_after_a_crash():
    lines = dict(line.split("=", 1) for line in UNIT.splitlines() if "=" in line and not line.startswith("#"))
    program, *arguments = shlex.split(lines["ExecStart"])
    assert [Path(program).name, *arguments] == PREPARED
    assert (ROOT / re.search(r"python (\S+);", lines["ExecStartPost"])[1]).exists()
    expected = {"DynamicUser": "yes", "ProtectSystem": "strict", "NoNewPrivileges": "yes", "Restart": "always"}
    assert expected.items() <= lines.items()
    assert re.fullmatch(r"\d+[MG]", lines["MemoryMax"])
    assert "STREAMLIT_SERVER_PORT=%i" in UNIT


def test_every_variable_is_named_where_hosts_read_and_no_other():
    known = set(re.findall(rf'"({PREFIX}[A-Z_]+)"', CODE)) | {PREFIX + name.upper() for name in Limits.__dataclass_fields__}
    known -= {PREFIX}
    pattern = re.compile(rf"\b{PREFIX}[A-Z][A-Z_]+\b")
    assert known - set(pattern.findall(SAID)) == set()
    assert set(pattern.findall(SAID + UNIT + (ROOT / "Dockerfile").read_text())) - known == set()


def test_the_guide_has_the_limits_as_they_are():
    rows = [re.findall(r"`(\w+)`", line) for line in GUIDE.splitlines() if line.startswith(f"| `{PREFIX}")]
    defaults = {}
    for row in rows:
        half = len(row) // 2
        defaults |= dict(zip(row[:half], row[half:], strict=True)) if len(row) % 2 == 0 else {}
    limits = {PREFIX + name.upper(): str(field.default) for name, field in Limits.__dataclass_fields__.items()}
    assert {name: defaults.get(name) for name in limits} == limits


def test_community_cloud_needs_no_edited_file():
    """Its own folder adds torch's index, an address to listen at, and limits of its own; all else is that of the app."""
    folder, top = DEPLOY / "community_cloud", tomllib.loads((ROOT / ".streamlit/config.toml").read_text())
    index, rest = (folder / "requirements.txt").read_text().splitlines()
    assert index.removeprefix("--extra-index-url ") in re.search(r"`ADDRESS` is that index, `(\S+)`", GUIDE)[1]
    assert (folder / rest.removeprefix("-r ")).resolve() == ROOT / "requirements.txt"
    assert tomllib.loads((folder / ".streamlit/config.toml").read_text()) == {"server": {"address": "0.0.0.0"}}
    assert top["server"]["address"] == "localhost"  # a laptop's command is seen by the laptop only
    main = (folder / "streamlit_app.py").read_text()
    assert discover_asgi_app(folder / "streamlit_app.py").import_string == "streamlit_app:app"
    for name, value in re.findall(rf'setdefault\("{PREFIX}(\w+)", "(\d+)"\)', main):
        assert int(value) != getattr(Limits(), name.lower())
        assert f"`{PREFIX}{name}` to {value}" in GUIDE
