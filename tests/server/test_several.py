"""The files for several replicas agree with one another, and with the tests."""

import re
import urllib.request

import pytest
import yaml

from tests.browser.serving import serving, serving_by_uvicorn
from tests.load import proxy

DEPLOY = proxy.ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
REPLICAS = {name: service for name, service in COMPOSE["services"].items() if name.startswith("replica")}


def address(service: dict) -> str:
    """Return the address of a service of compose.yaml."""
    return service["networks"]["inside"]["ipv4_address"]


def test_nginx_knows_every_replica():
    listed = re.findall(r"^server ([\d.]+):8501 max_fails=0;$", (proxy.SHIPPED / "replicas.conf").read_text(), re.MULTILINE)
    assert listed == [address(service) for service in REPLICAS.values()]
    nginx = address(COMPOSE["services"]["nginx"])
    assert all(service["environment"]["FORWARDED_ALLOW_IPS"] == nginx for service in REPLICAS.values())


def test_nginx_counts_websockets_alone_as_connections():
    """Over HTTP/2 it counts every file that is being loaded, and a browser asks for sixty at once."""
    outside, *locations = (proxy.SHIPPED / "site.conf").read_text().split("\nlocation ")
    counting = [location.split(" {")[0] for location in locations if "limit_conn " in location]
    assert counting == [r"~ /_stcore/stream$", r"~ /view/see$"]
    assert "limit_conn " not in outside


@pytest.mark.parametrize("service", COMPOSE["services"].values(), ids=COMPOSE["services"].keys())
def test_containers_may_do_little_and_come_back(service):
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["user"] not in ("", "0", "root")
    assert {"mem_limit", "healthcheck"} <= service.keys()
    assert service["restart"] == "always"


def test_replicas_run_what_the_tests_run():
    assert all(service["command"] == ["python", *proxy.COMMAND] for service in REPLICAS.values())


def test_every_variable_of_compose_is_in_the_example():
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert used == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))


@pytest.mark.parametrize("start", [serving, serving_by_uvicorn])
def test_no_way_of_serving_writes_what_learners_typed(start):
    """Streamlit gives uvicorn's log of requests a handler, so that uvicorn would write each address in full."""
    with start() as server, urllib.request.urlopen(f"{server}/explore?text=aardvark", timeout=20) as answer:
        assert answer.status == 200
    assert server.printed
    assert "aardvark" not in "".join(server.printed)
