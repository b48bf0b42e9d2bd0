"""The files for hosting agree with one another, with the repository, and with the documents."""

import importlib.metadata
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
from tests.classroom.redis_server import KEPT
from tests.server.image import IMAGE, ROOT

DEPLOY = ROOT / "deploy"
LOCKS = [DEPLOY / "requirements.lock", DEPLOY / "requirements-cuda.lock"]
PINS = dict(line.split("==") for line in (ROOT / "requirements.txt").read_text().split())
UNIT = (DEPLOY / "attention-explorer@.service").read_text()
GUIDE = (DEPLOY / "README.md").read_text()
README = (ROOT / "README.md").read_text()
DOCUMENTS = [Path("README.md"), *sorted(path.relative_to(ROOT) for path in (ROOT / "docs").glob("*.md"))]
SAID = "".join((ROOT / path).read_text() for path in DOCUMENTS) + GUIDE
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
def test_a_lock_file_has_the_versions_of_requirements_and_a_hash_for_each(path: Path):
    packages = locked(path)
    assert "://" not in path.read_text()
    assert {name: packages[name][0].removesuffix("+cpu") for name in PINS} == PINS
    for name, (version, hashes) in packages.items():
        assert hashes, name
        assert all(re.fullmatch("--hash=sha256:[0-9a-f]{64}", each) for each in hashes), name
        assert re.fullmatch(r"[\w.+]+", version), name


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
def test_a_lock_file_has_all_that_requirements_need(path: Path):
    """Installed packages name their requirements; all of these must be in the file of hashes."""
    packages, waiting, needed = locked(path), list(PINS), set()
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name not in needed:
            needed.add(name)
            asked = map(Requirement, importlib.metadata.requires(name) or [])
            waiting += [each.name for each in asked if not each.marker or each.marker.evaluate({"extra": ""})]
    assert needed <= set(packages)


def test_the_image_copies_what_is_there_and_not_left_out():
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [source for value in IMAGE.all("COPY") for source in value.split()[:-1] if not value.startswith("--from")]
    assert {"app.py", "pages", "attn_core", ".streamlit", "deploy/health.py"} <= set(copied)
    for source in copied:
        assert (ROOT / source).exists(), source
        assert any(Path(source).match(each) for each in allowed), source


def test_the_image_runs_readmes_command_as_nobody_and_checks_its_health():
    assert IMAGE.command == COMMAND
    assert "streamlit run app.py" in README
    assert IMAGE.last("USER") == "65534:65534"
    assert IMAGE.health[0] == "python"
    assert IMAGE.health[1].startswith("/app/")
    assert (ROOT / IMAGE.health[1].removeprefix("/app/")).exists()
    assert IMAGE.last("EXPOSE") == IMAGE.environment["STREAMLIT_SERVER_PORT"] == "8501"
    assert IMAGE.environment["STREAMLIT_SERVER_ADDRESS"] == "0.0.0.0"
    assert IMAGE.all("ARG") == ['TORCH_INDEX=""']
    assert {value.split()[0] for value in IMAGE.all("FROM")} == {"python:3.11-slim"}


def test_containers_elsewhere_are_this_image_with_its_user_port_and_health():
    replica = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["replica1"]
    assert (DEPLOY / replica["build"]["context"]).resolve() == ROOT
    assert [f'{name}=""' for name in replica["build"]["args"]] == IMAGE.all("ARG")
    assert (replica["user"], replica["healthcheck"]["test"]) == (IMAGE.last("USER"), ["CMD", *IMAGE.health])
    assert replica["command"] == PREPARED


def test_replicas_keep_classes_in_one_redis_that_writes_them_to_disk_and_is_nobody_elses():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    replicas = [service for name, service in compose["services"].items() if name.startswith("replica")]
    where = re.search("ATTENTION_STORE=(.*)", (DEPLOY / "env.example").read_text())[1]
    assert {service["environment"]["ATTENTION_STORE"] for service in replicas} == {f"${{ATTENTION_STORE:-{where}}}"}
    redis = compose["services"][urlsplit(where).hostname]
    assert " ".join(KEPT) in " ".join(redis["command"])
    assert [volume.partition(":")[::2] for volume in redis["volumes"]] == [(*compose["volumes"], "/data")]
    assert "ports" not in redis


def test_containers_may_do_little_come_back_and_are_all_known_to_nginx():
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
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
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
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


@pytest.mark.parametrize("name", ["deploy/README.md", "SECURITY.md", "CHANGELOG.md", *map(str, DOCUMENTS)])
def test_files_that_are_named_are_there(name: str):
    text, folder = (ROOT / name).read_text(), (ROOT / name).parent
    named = set(re.findall(r"`((?:deploy|tests|pages|attn_core|nginx)/[\w./-]+)`", text)) - {"deploy/.env"}
    assert [path for path in named if not (ROOT / path).exists() and not (folder / path).exists()] == []
    linked = re.findall(r"\]\((?!http)([^)#]+)", text)
    assert [path for path in linked if not (folder / path).exists()] == []


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
