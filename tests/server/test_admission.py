"""Cheap questions are answered at once, expensive ones by a process beside the server; who waits too long is told so."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from urllib.parse import urlencode

import pytest

from pages.answers import answer, cost
from pages.controls import page_frame
from pages.server import admission, counters, limits
from pages.server.helper import Helper, side_by_side
from pages.server.limits import LIMITS
from pages.server.round import Round
from pages.text.languages import Words, speaking
from tests.coroutines import finish

WORDS = " ".join(f"w{n}" for n in range(512))
PATIENCE = 120  # seconds: a busy machine starts a process late


def question(n: int = 7, **link: object) -> str:
    """Return a question for Explore's heatmaps."""
    return json.dumps({"n": n, "page": "explore", "link": urlencode(link), "boards": ["lead", "heatmaps"]})


EXPENSIVE = question(text=WORDS, heads=8, seed=5)


@pytest.fixture(scope="module")
def helper() -> Iterator[Helper]:
    """A process beside this one that is ready."""
    process = Helper(32)
    process.ask("", PATIENCE)  # waits for the imports of the other process
    yield process
    process.end()


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, helper: Helper):
    """Turns of the test's own, and its one process."""
    monkeypatch.setattr(admission, "cheap", Round())
    monkeypatch.setattr(admission, "helpers", [helper])


def ask(text: str) -> dict[str, object]:
    return json.loads(finish(admission.answered(text, admission.asking("192.0.2.1"))))


def counted(name: str, **labels: str) -> float:
    return counters.HERE.get_sample_value(f"attention_{name}_total", labels) or 0


def busy(n: int, lang: str = "en") -> dict[str, object]:
    """Return the answer of a server that has no turn: when to ask again."""
    with speaking(lang):
        return {"n": n, "error": Words("limits").BUSY, "wait": admission.AGAIN}


def test_a_process_beside_the_server_answers_the_same_and_only_what_is_expensive(
    fresh: None, helper: Helper, monkeypatch: pytest.MonkeyPatch
):
    for odd in ("{\n\n}", "\n", "", "\u2028 ä ⟨why⟩ \x00", '{"n": 3}\r\n', "[" * 50_000):
        assert json.loads(helper.ask(odd, PATIENCE)[1])["error"]
    beside = [helper.ask(text, PATIENCE) for text in (EXPENSIVE, question(), question())]
    assert json.loads(beside[0][1]) == json.loads(answer.reply(EXPENSIVE))
    taken = [each for listed, _ in beside for each in listed]
    assert [(labels, amount) for _, labels, amount in taken] == [
        ({"from_cache": each}, 1) for each in ("False", "False", "True")
    ]
    asked = []
    monkeypatch.setattr(helper, "ask", lambda text, seconds: asked.append(text) or (taken, '{"n":1}'))
    assert "boards" in ask(question())
    assert asked == []
    before = [counted("questions", from_cache=each) for each in ("False", "True")]
    assert ask(EXPENSIVE) == {"n": 1}
    now = [counted("questions", from_cache=each) for each in ("False", "True")]
    assert (asked, now) == ([EXPENSIVE], [before[0] + 2, before[1] + 1])
    monkeypatch.setattr(admission, "helpers", [])
    assert "boards" in ask(EXPENSIVE)  # without one the server answers itself


def test_what_takes_too_long_is_ended_with_a_sentence_and_one_that_starts_or_died_is_waited_for(
    fresh: None, helper: Helper, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    """The next question is answered. What it was told stands in no log."""

    def dies(seconds: float) -> bool:
        helper.process.stdin.write("these are somebody's words\n")
        helper.process.stdin.flush()
        helper.process.wait(seconds)
        return True

    def no_memory(*_: object, **__: object) -> None:
        raise OSError("Cannot allocate memory")

    in_time, before, slow = helper.ask, counted("refused", reason="busy"), helper.process
    monkeypatch.setattr(helper, "ask", lambda text, _: in_time(text, 0))
    found = ask(question(n=4, text=WORDS, heads=8, seed=6, lang="de"))
    assert (found["n"], found["wait"], str(LIMITS.longest) in found["error"]) == (4, None, True)
    assert slow.wait(PATIENCE) != 0
    assert json.loads(admission.expensive_reply(EXPENSIVE, helper)) == busy(7)
    assert helper.process.poll() is None  # it goes on starting
    monkeypatch.setattr(helper, "ask", lambda text, _: in_time(text, PATIENCE))
    assert "boards" in ask(EXPENSIVE)
    capfd.readouterr()
    monkeypatch.setattr(helper.greeted, "wait", dies)
    assert json.loads(admission.expensive_reply(EXPENSIVE, helper)) == busy(7)
    said = capfd.readouterr().err
    assert ("JSONDecodeError" in said, "words" in said) == (True, False)
    monkeypatch.setattr(helper, "process", dead := subprocess.Popen(["true"], stdin=subprocess.PIPE, text=True))
    dead.wait()
    monkeypatch.setattr(subprocess, "Popen", no_memory)
    assert json.loads(admission.expensive_reply(EXPENSIVE, helper)) == busy(7)
    assert counted("refused", reason="busy") == before + 3


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
    environment = Helper(57)._environment()
    assert limits.from_environment(environment).cache_mb == 57
    assert {*map(os.path.abspath, sys.path)} <= {*environment["PYTHONPATH"].split(os.pathsep)}
