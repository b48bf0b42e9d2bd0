"""What /status says of a server: true counts, in a form that collectors read, and nobody's words."""

import asyncio
import contextlib
import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families

from pages.server import metrics, process
from pages.server.metrics import Metric, one
from tests.browser.serving import ROOT, Served, serving
from tests.load.readings import get, of, until
from tests.load.students import Student, run, visit

CLASS = 30
WORDS = "xylophone quagmire"  # words that occur only in a link


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """The app below a path."""
    with serving("app.py", "--server.baseUrlPath=school") as address:
        yield address


# ---- as text and as OpenMetrics ----

SAMPLES = [
    Metric("app", "info", "Which program.", {(("version", 'a "b" \\ c'),): 1}),
    Metric("app_bytes", "gauge", "Kept.", one(1_500_000), "bytes"),
    Metric("app_questions", "counter", "Asked.", one(1_234_567)),
    Metric("app_refused", "counter", "Refused.", {(("reason", "rate"),): 2, (("reason", "full"),): 3}),
    Metric("app_errors", "counter", "Errors.", {}),
]


def test_a_parser_of_openmetrics_reads_what_is_written():
    families = {family.name: family for family in text_string_to_metric_families(metrics.open_metrics(SAMPLES))}
    assert [(name, family.type, family.unit) for name, family in families.items()] == [
        (metric.name, metric.kind, metric.unit) for metric in SAMPLES
    ]
    assert [family.documentation for family in families.values()] == [metric.help for metric in SAMPLES]
    for metric in SAMPLES:
        read = {tuple(sample.labels.items()): sample.value for sample in families[metric.name].samples}
        assert read == metric.values


def test_people_read_a_number_and_what_it_means():
    assert metrics.text(SAMPLES).splitlines() == [
        '           Which program: version a "b" \\ c',
        "   1.5 MB  Kept",
        "1,234,567  Asked",
        "        2  Refused: rate",
        "        3  Refused: full",
        "        0  Errors",
    ]


@pytest.mark.parametrize(("accept", "kind"), [(None, "text/plain"), ("text/html,*/*;q=0.8", "text/plain")])
def test_whoever_does_not_ask_for_openmetrics_gets_text(server: Served, accept: str | None, kind: str):
    content_type, content = get(f"{server}/status", accept)
    assert content_type.startswith(kind)
    assert "Page sessions that are open" in content
    assert "at its\nown address" in content


def test_collectors_get_openmetrics(server: Served):
    accept = "application/openmetrics-text;version=1.0.0;q=0.75,text/plain;version=0.0.4;q=0.5,*/*;q=0.1"
    content_type, content = get(f"{server}/status", accept)
    assert content_type == metrics.OPEN_METRICS
    names = {family.name for family in text_string_to_metric_families(content)}
    assert {"attention_questions", "attention_hit_ratio", "attention_refused", "process_open_fds"} <= names


def test_streamlits_own_metrics_stay(server: Served):
    assert "active_sessions" in get(f"{server}/_stcore/metrics")[1]


# ---- what is counted ----


class _Work(NamedTuple):
    """Questions, how many of them the cache alone answered, and results that were computed for the others."""

    questions: float
    from_cache: float
    results: float

    @classmethod
    def so_far(cls, server: Served) -> "_Work":
        """Return what a server has done since its start."""
        return cls(*(of(server, f"attention_{name}") for name in ("questions", "questions_from_cache", "results")))


async def _opens(server: Served, students: int, seed: int) -> _Work:
    """Let so many students ask at one time for the same view, and return what it cost the server."""
    before = _Work.so_far(server)
    async with contextlib.AsyncExitStack() as room:
        pupils = [await room.enter_async_context(Student(server, seed=seed)) for _ in range(students)]
        await asyncio.gather(*(pupil.ask() for pupil in pupils))
        assert of(server, "attention_question_sockets") == students
        assert all(pupil.seen.parts == pupils[0].seen.parts for pupil in pupils)
    return _Work(*(now - then for now, then in zip(_Work.so_far(server), before, strict=True)))


def test_a_class_that_opens_one_link_costs_one_computation(server: Served):
    """All ask at the same time for a view that nobody asked for before: each of its results is computed once."""
    run(_opens(server, 1, seed=40))  # what all seeds share
    alone = run(_opens(server, 1, seed=42))
    together = run(_opens(server, CLASS, seed=41))
    again = run(_opens(server, CLASS, seed=41))
    assert alone.results == together.results > again.results == 0
    assert (together.questions, again.questions, again.from_cache) == (CLASS, CLASS, CLASS)
    ratio = of(server, "attention_questions_from_cache") / of(server, "attention_questions")
    assert of(server, "attention_hit_ratio") == pytest.approx(ratio)


def test_what_is_open_and_what_it_takes(server: Served):
    """A page session has four descriptors of its own, which it gives back; a connection of boards has one."""

    async def come() -> None:
        start = of(server, "process_open_fds")
        sockets = [await visit(server) for _ in range(5)]
        assert of(server, "attention_page_sessions") == 5
        assert start + 5 <= of(server, "process_open_fds") <= start + 5 * (process.OF_A_SESSION - 1) + 2
        for socket in sockets:
            await socket.close()

    run(come())
    until(server, "attention_page_sessions", 0)
    until(server, "attention_question_sockets", 0)
    assert of(server, "attention_in_flight") == 0
    assert of(server, "process_resident_memory_bytes") > of(server, "attention_cache_bytes") > 0
    assert of(server, "attention_cache_bytes") < of(server, "attention_cache_limit_bytes")


async def _ask(server: Served, question: str) -> dict[str, object]:
    async with Student(server) as student:
        await student.sockets[0].send(question)
        return json.loads(await student.sockets[0].recv())


def test_what_is_no_question_is_refused_and_no_error(server: Served):
    before = of(server, "attention_refused", reason="malformed")
    assert "error" in run(_ask(server, "{}"))
    assert of(server, "attention_refused", reason="malformed") == before + 1
    assert of(server, "attention_errors") == 0


def test_no_words_links_or_addresses_are_in_it(server: Served):
    async def typed() -> None:
        async with Student(server, text=WORDS, seed=987_654) as student:
            await student.ask()
            assert "xylophone" in str(student.seen.parts)

    run(typed())
    for accept in (None, metrics.OPEN_METRICS):
        content = get(f"{server}/status?text={WORDS.partition(' ')[0]}", accept)[1]
        assert not [word for word in (*WORDS.split(), "987654", "127.0.0.1", "explore") if word in content]


# ---- descriptors ----


@pytest.mark.parametrize(("soft", "hard", "raised"), [(256, 4096, 4096), (1024, 1024, 1024)])
def test_the_limit_of_descriptors_is_raised_as_far_as_it_may(soft: int, hard: int, raised: int):
    program = f"""
import json, resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from pages.server import process
print(json.dumps([process.raise_descriptors(), *resource.getrlimit(resource.RLIMIT_NOFILE), process.sessions_that_fit()]))
"""
    printed = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, cwd=ROOT).stdout
    assert json.loads(printed) == [raised, raised, hard, (raised - process.OF_THE_REST) // process.OF_A_SESSION]


def test_a_system_without_such_limits_is_none(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(process, "resource", None)
    assert (process.raise_descriptors(), process.descriptor_limit(), process.sessions_that_fit()) == (None, None, None)


def test_what_a_system_does_not_say_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path):
    monkeypatch.setattr(process, "HERE", tmp_path / "no proc here")
    assert (process.descriptors(), process.resident()) == (None, None)
    assert process.threads() >= 1


def test_health_is_answered_below_the_path(server: Served):
    with urllib.request.urlopen(f"{server}/_stcore/health", timeout=10) as answer:
        assert answer.read() == b"ok"
