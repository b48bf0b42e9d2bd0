"""Cheap questions are answered at once, expensive ones by a process beside the server; who waits too long is told so."""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import pytest

from pages.answers import answer, cost
from pages.controls import page_frame
from pages.server import admission, counters, limits
from pages.server import worker as worker_module
from pages.server.limits import LIMITS
from pages.server.round import Round
from pages.server.worker import Worker, side_by_side
from pages.text.languages import Words, speaking
from tests.coroutines import finish

WORDS = " ".join(f"w{n}" for n in range(512))
PATIENCE = 120  # seconds: a busy machine starts a process late
Run = Callable[[Coroutine], Any]


def question(n: int = 7, **link: object) -> str:
    """Return a question for Explore's heatmaps."""
    return json.dumps({"n": n, "page": "explore", "link": urlencode(link), "boards": ["lead", "heatmaps"]})


def expensive(seed: int, n: int = 7, **link: object) -> str:
    """Return a question that a process beside the server answers."""
    return question(n, text=WORDS, heads=8, seed=seed, **link)


EXPENSIVE = expensive(5)


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """What returns the result of a coroutine in one event loop, to which a process belongs."""
    with ThreadPoolExecutor(1) as thread, asyncio.Runner() as runner:
        yield lambda coroutine: thread.submit(runner.run, coroutine).result(PATIENCE)


@pytest.fixture(scope="module")
def worker(run: Run) -> Iterator[Worker]:
    """A process beside this one that is ready."""
    process = Worker(32)
    run(process.ask("", PATIENCE))  # waits for the imports of the other process
    yield process
    run(ended(process))


async def ended(worker: Worker) -> None:
    """End a process, and wait until it has ended."""
    process = worker.process
    worker.end()
    if process:
        await process.wait()


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, worker: Worker):
    """Turns of the test's own, and its one process."""
    monkeypatch.setattr(admission, "cheap", Round())
    monkeypatch.setattr(admission, "workers", [worker])


def ask(text: str) -> dict[str, object]:
    return json.loads(finish(admission.answered(text, admission.asking("192.0.2.1"))))


def counted(name: str, **labels: str) -> float:
    return counters.HERE.get_sample_value(f"attention_{name}_total", labels) or 0


def busy(n: int, lang: str = "en") -> dict[str, object]:
    """Return the answer of a server that has no turn: when to ask again."""
    with speaking(lang):
        return {"n": n, "error": Words("limits").BUSY, "wait": admission.AGAIN}


def test_a_process_beside_the_server_answers_the_same_and_only_what_is_expensive(
    fresh: None, worker: Worker, run: Run, monkeypatch: pytest.MonkeyPatch
):
    for odd in ("{\n\n}", "\n", "", "\u2028 ä ⟨why⟩ \x00", '{"n": 3}\r\n', "[" * 50_000):
        assert json.loads(run(worker.ask(odd, PATIENCE)))["error"]
    before = [counted("questions", from_cache=each) for each in ("False", "True")]
    beside = [run(worker.ask(text, PATIENCE)) for text in (EXPENSIVE, question(), question())]
    now = [counted("questions", from_cache=each) for each in ("False", "True")]
    assert now == [before[0] + 2, before[1] + 1]
    assert json.loads(beside[0]) == json.loads(answer.reply(EXPENSIVE))
    asked = []

    async def heard(text: str, seconds: float) -> str:
        asked.append(text)
        return '{"n":1}'

    monkeypatch.setattr(worker, "ask", heard)
    assert "boards" in ask(question())
    assert asked == []
    assert ask(EXPENSIVE) == {"n": 1}
    assert asked == [EXPENSIVE]
    monkeypatch.setattr(admission, "workers", [])
    assert "boards" in ask(EXPENSIVE)  # without one the server answers itself


@pytest.mark.parametrize(
    ("text", "said"),
    [('{"page":"train","link":"","boards":["copy"],"n":3}', "Reload the page"), (question(), "fewer"), ("[", "fewer")],
)
def test_what_takes_too_long_is_told_what_to_do_on_its_page(text: str, said: str):
    assert said in json.loads(admission.refusal(text, "slow"))["error"]


def test_what_takes_too_long_is_ended_with_a_sentence_and_one_that_starts_or_died_is_waited_for(
    fresh: None, worker: Worker, run: Run, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    """The next question is answered. What it was told stands in no log."""

    async def reply(text: str) -> dict[str, object]:
        return json.loads(await admission.answered(text, admission.asking("192.0.2.1")))

    async def dies(text: str) -> dict[str, object]:
        worker.process.stdin.write(b"these are somebody's words\n")
        return await reply(text)

    def limited(seconds: float) -> None:
        monkeypatch.setattr(admission, "LIMITS", SimpleNamespace(**{**asdict(LIMITS), "longest": seconds}))

    before, slow = counted("refused", reason="busy"), worker.process
    limited(0)
    found = run(reply(expensive(6, n=4, lang="de")))
    assert (found["n"], found["wait"], "0 Sekunden" in found["error"]) == (4, None, True)
    assert run(slow.wait()) != 0
    assert run(reply(expensive(7))) == busy(7)
    starts = worker.process
    limited(PATIENCE)
    assert "boards" in run(reply(expensive(8)))  # it had gone on starting
    assert worker.process is starts
    capfd.readouterr()
    assert run(dies(expensive(9))) == busy(7)
    said = capfd.readouterr().err
    assert ("JSONDecodeError" in said, "words" in said) == (True, False)
    monkeypatch.setattr(worker_module.sys, "executable", "/nowhere")
    assert run(reply(expensive(10))) == busy(7)
    assert counted("refused", reason="busy") == before + 3


def test_a_process_that_has_had_nothing_to_do_ends_and_the_next_question_starts_it_again(
    run: Run, worker: Worker, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(worker_module, "IDLE", 0.01)

    async def story() -> None:
        assert "error" in await worker.ask("", PATIENCE)
        first = worker.process
        assert await asyncio.wait_for(first.wait(), PATIENCE) != 0
        monkeypatch.setattr(worker_module, "IDLE", PATIENCE)
        assert "error" in await worker.ask("", PATIENCE)
        assert worker.process is not first

    run(story())


def test_who_waits_too_long_is_told_when_to_ask_again(fresh: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(admission, "LIMITS", SimpleNamespace(patience=0.01))
    admission.cheap.ask(admission.asking("192.0.2.2"))
    before = counted("refused", reason="busy")
    for lang in ("en", "de", "es"):
        assert ask(question(n=9, lang=lang)) == busy(9, lang)
    for junk in ("", "[", "[]", "3", '{"n": 1}', "[" * 100_000):
        assert ask(junk)["wait"] == admission.AGAIN
    assert counted("refused", reason="busy") == before + 9


def test_a_view_beyond_the_limit_is_answered_with_a_sentence_and_never_computed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cost, "LIMITS", replace(LIMITS, multiplications=10_000))
    monkeypatch.setattr(answer, "answer", lambda question: pytest.fail("computed"))
    for lang, digits in (("en", ("4,194,304", "10,000")), ("de", ("4\u202f194\u202f304", "10\u202f000"))):
        found = json.loads(answer.reply(question(text=WORDS, heads=8, head_size=2, lang=lang)))
        assert found["wait"] is None
        assert all(number in found["error"] for number in ("8", "2", "512", *digits))
    assert "10,000" in json.loads(answer.reply(question(compare=urlencode({"text": WORDS}))))["error"]


def test_a_page_waits_for_its_turn_looks_up_meanwhile_and_ends_where_it_was_left(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(admission, "pages", lane := Round())
    monkeypatch.setattr(admission, "CHECK", 0.01)
    checks = []

    def check(number: int) -> None:
        checks.append(number)
        if number == 3:
            raise InterruptedError

    first = lane.ask(admission.asking("192.0.2.1"))
    with pytest.raises(InterruptedError), admission.page_turn(None, check):
        pytest.fail("it had a turn")
    assert (checks, lane.busy) == ([1, 2, 3], 1)
    lane.end(first)
    with admission.page_turn("192.0.2.2", check):
        assert not lane.ask(admission.asking("192.0.2.3")).done()
    assert len(checks) == 3


def test_a_page_that_waits_for_its_turn_says_so_until_it_has_it(monkeypatch: pytest.MonkeyPatch):
    """A toast fades after four seconds, and the turn is checked twice a second: it is shown again."""
    said: list[str] = []
    monkeypatch.setattr(page_frame.st, "toast", said.append)
    monkeypatch.setattr(page_frame.session, "look_up", lambda: None)
    shown = []
    for check in range(1, 25):
        page_frame.waits(check)
        shown.append(len(said))
    assert shown == [*[1] * 8, *[2] * 8, *[3] * 8]


def test_processes_keep_together_no_more_than_one_may_and_find_all_packages(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: range(8), raising=False)
    assert [process.cache_mb for process in side_by_side(3, 100)] == [33] * 3
    environment = Worker(57).environment()
    assert limits.from_environment(environment).cache_mb == 57
    assert {*map(os.path.abspath, sys.path)} <= {*environment["PYTHONPATH"].split(os.pathsep)}
