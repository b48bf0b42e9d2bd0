"""What /status says of a server: true counts, in a form that collectors read, and nobody's words."""

import contextlib
import json
import subprocess
import sys
from urllib.parse import urlencode

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from websockets.sync.client import connect

from pages.server import metrics, process
from tests.browser.serving import ROOT, Served
from tests.load.readings import OPEN_METRICS, get, of, readings, until

CLASS = 10
WORDS = "xylophone quagmire"  # words that occur only in a link


def risen(server: Served, students: int, **link: object) -> list[float]:
    """Let so many students ask at one time for one view; return by how much questions, those that the cache alone
    answered, and results that were computed have risen.
    """
    names = [(f"attention_{name}",) for name in ("questions", "questions_from_cache", "results")]
    before = readings(server)
    question = {"page": "explore", "link": urlencode(link), "boards": ["lead", "heatmaps"], "have": {}}
    with contextlib.ExitStack() as room:
        sockets = [room.enter_context(connect(f"ws{server[4:]}/view/see", origin=server)) for _ in range(students)]
        for number, socket in enumerate(sockets):
            socket.send(json.dumps({**question, "n": number}, separators=(",", ":")))
        answers = [json.loads(socket.recv(timeout=60)) for socket in sockets]
        assert of(server, "attention_question_sockets") == students
    assert all(answer["boards"] == answers[0]["boards"] for answer in answers)
    until(server, "attention_question_sockets", 0)
    now = readings(server)
    return [now[name] - before[name] for name in names]


def test_a_class_that_opens_one_link_costs_one_computation_which_anybody_can_read_and_nobodys_words(server: Served):
    """All ask at the same time for a view that nobody asked for before: each of its results is computed once."""
    risen(server, 1, seed=40)  # what all seeds share
    alone, together, again = (risen(server, count, seed=seed) for count, seed in ((1, 42), (CLASS, 41), (CLASS, 41)))
    assert alone[2] == together[2] > again[2] == 0
    assert (together[0], again[:2]) == (CLASS, [CLASS, CLASS])
    ratio = of(server, "attention_questions_from_cache") / of(server, "attention_questions")
    assert of(server, "attention_hit_ratio") == pytest.approx(ratio)
    assert of(server, "attention_in_flight") == 0
    assert of(server, "process_resident_memory_bytes") > of(server, "attention_cache_bytes") > 0
    risen(server, 1, text=WORDS, seed=987_654)
    kind, content = get(f"{server}/status", OPEN_METRICS)
    assert kind == metrics.OPEN_METRICS
    assert "attention_refused" in {family.name for family in text_string_to_metric_families(content)}
    kind, text = get(f"{server}/status?text={WORDS.partition(' ')[0]}", "text/html,*/*;q=0.8")
    assert kind.startswith("text/plain")
    assert get(f"{server}/_stcore/health")[1] == "ok"
    assert not [word for word in (*WORDS.split(), "987654", "127.0.0.1", "explore") if word in content + text]


@pytest.mark.parametrize(("soft", "hard"), [(256, 4096), (1024, 1024)])
def test_the_limit_of_descriptors_is_raised_as_far_as_it_may(soft: int, hard: int):
    program = f"""
import json, resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from pages.server import process
print(json.dumps([process.raise_descriptors(), *resource.getrlimit(resource.RLIMIT_NOFILE), process.sessions_that_fit()]))
"""
    printed = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=ROOT).stdout
    assert json.loads(printed) == [hard, hard, hard, (hard - process.OF_THE_REST) // process.OF_A_SESSION]


def test_a_system_that_says_nothing_of_it_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path):
    monkeypatch.setattr(process, "resource", None)
    monkeypatch.setattr(process, "HERE", tmp_path / "no proc here")
    limits = (process.raise_descriptors(), process.descriptor_limit(), process.sessions_that_fit())
    assert (*limits, process.descriptors(), process.resident()) == (None,) * 5
