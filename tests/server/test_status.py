"""What /status says of a server: true counts, in the forms that collectors read, and nobody's words."""

import contextlib
import json
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlencode

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pages.server import process
from tests.browser.serving import ROOT, Served, serving
from tests.load.readings import OPEN_METRICS, get, of, readings, until
from tests.server.test_log import read, stream

CLASS = 10
WORDS = "xylophone quagmire"  # words that occur only in a link
FAILING = """
import streamlit as st
from starlette.routing import Route, WebSocketRoute
from app import parts

async def fail(_):
    raise ValueError

parts["routes"] += [Route("/fails", fail), WebSocketRoute("/breaks", fail)]
app = st.App("page.py", **parts)
"""


def risen(server: Served, students: int, **link: object) -> list[float]:
    """Let so many students ask at one time for one view; return how many answers were computed, and taken from the cache."""
    names = [("attention_questions", from_cache) for from_cache in ("False", "True")]
    before = readings(server)
    question = {"page": "explore", "link": urlencode(link), "boards": ["lead", "heatmaps"], "have": {}}
    with contextlib.ExitStack() as room:
        sockets = [room.enter_context(connect(f"ws{server[4:]}/view/see", origin=server)) for _ in range(students)]
        for number, socket in enumerate(sockets):
            socket.send(json.dumps({**question, "n": number}, separators=(",", ":")))
        answers = [json.loads(socket.recv(timeout=60)) for socket in sockets]
        assert of(server, "attention_open", "board") == students
    assert all(answer["boards"] == answers[0]["boards"] for answer in answers)
    until(server, "attention_open", "board", value=0)
    now = readings(server)
    return [now[name] - before[name] for name in names]


def test_a_class_that_opens_one_link_costs_one_computation(server: Served):
    """Whoever asks at the same time for a view that nobody asked for before waits for its answer."""
    assert [risen(server, CLASS, seed=41) for _ in range(2)] == [[1, CLASS - 1], [0, CLASS]]
    assert of(server, "process_resident_memory_bytes") > of(server, "attention_cache_bytes") > 0


def test_status_is_text_or_open_metrics_with_documented_names_and_nobodys_words(server: Served):
    risen(server, 1, text=WORDS, seed=987_654)
    kind, content = get(f"{server}/status", OPEN_METRICS)
    assert kind.startswith("application/openmetrics-text; version=1.0.0")
    names = {family.name for family in text_string_to_metric_families(content)}
    documented = (ROOT / "deploy/README.md").read_text(encoding="utf-8")
    assert "attention_errors" in names
    assert [name for name in names if f"`{name}" not in documented] == []
    kind, text = get(f"{server}/status?text={WORDS.partition(' ')[0]}", "text/html,*/*;q=0.8")
    assert kind.startswith("text/plain")
    assert not [word for word in (*WORDS.split(), "987654", "127.0.0.1", "explore") if word in content + text]


def test_an_error_of_a_page_a_request_or_a_connection_is_counted(tmp_path: Path):
    (tmp_path / "page.py").write_text("1 / 0")
    (tmp_path / "failing.py").write_text(FAILING)
    with serving(tmp_path / "failing.py") as server:
        stream(server)
        read(f"{server}/fails")
        with pytest.raises(InvalidStatus):
            connect(f"ws{server[4:]}/breaks")
        assert [of(server, "attention_errors", where) for where in ("page", "http", "connection")] == [1, 1, 1]


@pytest.mark.parametrize(("soft", "hard"), [(256, 4096), (1024, 1024)])
def test_the_limit_of_descriptors_is_raised_as_far_as_it_may(soft: int, hard: int):
    program = f"""
import json, resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from pages.server import process
process.raise_descriptors()
print(json.dumps([*resource.getrlimit(resource.RLIMIT_NOFILE), process.sessions_that_fit()]))
"""
    printed = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=ROOT).stdout
    assert json.loads(printed) == [hard, hard, (hard - process.OF_THE_REST) // process.OF_A_SESSION]


def test_a_system_without_such_a_limit_bounds_no_sessions(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(process, "resource", None)
    assert (process.raise_descriptors(), process.sessions_that_fit()) == (None, None)
