"""Behind a proxy each visitor has an address of their own, which no forged entry of X-Forwarded-For changes."""

import re

import pytest
import yaml
from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pages.server.forwarded import VARIABLE, LastForwarded
from pages.server.guard import Guard
from tests.coroutines import finish
from tests.server.guarded import Limited, get
from tests.server.installed import ROOT

PROXY = "10.16.3.4"  # of a network that is no visitor's
SPACE = re.search(rf"`{VARIABLE}` to\s+`([^`]+)`", (ROOT / "deploy/huggingface/README.md").read_text())[1]
CLUSTER = next(
    variable["value"]
    for part in yaml.safe_load_all((ROOT / "deploy/kubernetes.yaml").read_text())
    if part["kind"] == "Deployment"
    for variable in part["spec"]["template"]["spec"]["containers"][0]["env"]
    if variable["name"] == VARIABLE
)
TRUSTED = pytest.mark.parametrize("trusted", [SPACE, CLUSTER, "*"])


@pytest.fixture
def behind(limited: Limited, monkeypatch: pytest.MonkeyPatch):
    """What makes a guard that takes three requests of an address, behind a server that trusts these proxies."""

    def make(trusted: str) -> ProxyHeadersMiddleware:
        monkeypatch.setenv(VARIABLE, trusted)
        guarded: Guard = limited(requests=1, requests_at_once=3)
        return ProxyHeadersMiddleware(LastForwarded(guarded), trusted)

    return make


def statuses(server: ProxyHeadersMiddleware, entries: list[str]) -> list[int]:
    """Return the answers to requests with this header behind the proxy."""

    async def ask() -> list[int]:
        return [(await get(server, host=PROXY, x_forwarded_for=each)).status for each in entries]

    return finish(ask())


@TRUSTED
def test_a_forged_first_entry_does_not_evade_the_limit(behind, trusted: str):
    forged = [f"198.51.100.{number}, 203.0.113.7" for number in range(6)]
    assert statuses(behind(trusted), forged) == [200] * 3 + [429] * 3


@TRUSTED
def test_a_forged_first_entry_locks_nobody_out(behind, trusted: str):
    forged = ["192.0.2.1, 203.0.113.7"] * 6
    assert statuses(behind(trusted), [*forged, "192.0.2.1"]) == [200] * 3 + [429] * 3 + [200]


@TRUSTED
def test_visitors_behind_one_proxy_are_told_apart(behind, trusted: str):
    assert statuses(behind(trusted), [f"203.0.113.{number}" for number in range(6)]) == [200] * 6


def test_the_guides_name_the_proxys_network():
    assert "*" not in (SPACE, CLUSTER)


def test_a_request_without_the_header_is_the_proxys(monkeypatch: pytest.MonkeyPatch):
    seen = []

    async def app(scope: Scope, receive: object, send: object) -> None:
        seen.append((scope["client"], dict(scope["headers"])))

    monkeypatch.setenv(VARIABLE, "*")
    for headers in ([], [(b"x-forwarded-for", b"a, b"), (b"x-forwarded-for", b"c , [2001:db8::1]:99")]):
        finish(LastForwarded(app)({"type": "http", "client": (PROXY, 1), "headers": headers}, None, None))
    assert seen == [((PROXY, 1), {}), (("2001:db8::1", 99), {b"x-forwarded-for": b"[2001:db8::1]:99"})]
