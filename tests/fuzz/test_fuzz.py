"""The short form of `python -m tests.fuzz`, with a fixed seed: nobody ever sees a traceback or another view."""

import asyncio
import contextlib
import os
from collections.abc import Coroutine, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from pages.answers import answer
from pages.view import link
from pages.view.settings import DEFAULTS, View, defaults
from tests import wiring
from tests.browser.serving import Served, serving
from tests.coroutines import finish
from tests.fuzz import asked, in_process, links, paths, sessions
from tests.fuzz.__main__ import wide
from tests.fuzz.control import control
from tests.fuzz.messages import Messages
from tests.fuzz.outcomes import PYTHON, Outcomes, trouble
from tests.load.classroom import resident

SEED = 15
GROWTH = 150  # MB that the server may grow with all of it: its caches fill, and they are bounded


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    """A server on which one address may ask as often as it likes."""
    with contextlib.ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            for name, value in wide().items():
                patch.setenv(name, value)
            address = stack.enter_context(serving())
        finish(control(address))  # imports and caches are not counted as an attack's memory
        yield address


ATTACKS = {
    "questions": lambda server: asked.questions(server, SEED, 40),
    "flood": lambda server: asked.flood(server, SEED, 40),
    "links": lambda server: sessions.links(server, SEED, 5),
    "messages": lambda server: sessions.messages(server, SEED, 25),
    "requests": lambda server: paths.requests(server, SEED, 120),
}


def test_links_in_this_process():
    outcomes = in_process.links(SEED, 40, every=1000)
    assert outcomes.wrong == []
    assert outcomes.kinds["boards"] > 20


def test_questions_in_this_process():
    outcomes = in_process.questions(SEED, 80)
    assert outcomes.wrong == []
    assert outcomes.kinds["refused"] > 10


def test_trouble_is_every_error_but_that_of_a_forged_control():
    def failed(*files: str) -> list[str]:
        frames = [line for file in files for line in (f'  File "{file}", line 1, in f\n', "    f()\n")]
        return ["2026 Uncaught app execution\n", "Traceback (most recent call last):\n", *frames, "ValueError: left out\n"]

    own, reads = "/app/pages/heads.py", "/lib/site-packages/streamlit/elements/widgets/selectbox.py"
    assert trouble(failed(own, reads)) == []
    assert len(trouble(failed(reads, own))) == 1
    assert len(trouble(["Task exception\n", *failed(own)[1:]])) == 2


@pytest.mark.long
@pytest.mark.parametrize("name", ATTACKS)
def test_a_server_stands_it_and_others_see_what_they_saw(server: Served, name: str):
    async def attacked(attack: Coroutine[None, None, Outcomes]) -> tuple[Outcomes, list[list[str]]]:
        seen = [await control(server)]
        running = asyncio.ensure_future(attack)
        seen += [await control(server), *([await control(server)] if await running else [])]
        return running.result(), seen

    start, before = len(server.printed), resident(server.pid)
    outcomes, (first, *later) = finish(attacked(ATTACKS[name](server)))
    assert outcomes.wrong == []
    assert outcomes.thrown > 0
    assert all(seen == first for seen in later)
    assert trouble(server.printed[start:]) == []
    assert resident(server.pid) - before < GROWTH


@pytest.mark.long
def test_a_session_is_taken_over_by_nobody_who_guesses(server: Served):
    """The number by which a browser comes back to its session is secret: with another one a session of its own begins."""

    async def numbers() -> set[str]:
        first, second = Messages(1), Messages(1)
        socket = await sessions.opening(server)
        sessions.learn(first, await sessions.run(socket, sessions.order("explore")))
        guess = first.session[:-1] + ("0" if first.session[-1] != "0" else "1")
        other = await sessions.opening(server, "streamlit", "x", guess)
        sessions.learn(second, await sessions.run(other, sessions.order("explore")))
        for each in (socket, other):
            each.transport.abort()
        return {first.session, second.session, guess}

    assert len(finish(numbers())) == 3


@pytest.mark.parametrize("maps", ["three_tokens_by_hand", "two_heads_in_one_product"])
def test_a_page_whose_steps_and_words_share_a_control_runs_with_an_example(maps: str):
    """Found by links that were opened as pages: the button out of the example stood there twice."""
    wiring.opened("self_and_cross", projections=maps)


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(some.sampled_from(sorted(DEFAULTS)), some.text() | some.floats().map(str) | some.integers().map(str))
def test_a_value_is_one_of_its_type_or_a_sentence(name: str, raw: str):
    view, (values, notices) = link.view({name: raw}), link.read({name: raw})
    assert type(getattr(view, name)) is type(DEFAULTS[name])
    assert values or (notices and getattr(view, name) == defaults("explore")[name])
    assert not [notice for notice in notices if PYTHON.search(notice.replace(raw[:40], ""))]


@settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(
    some.recursive(
        some.none() | some.booleans() | some.floats() | some.text(),
        lambda t: some.lists(t) | some.dictionaries(some.text(), t),
    )
)
def test_no_shape_of_json_is_a_question_by_chance(value: object):
    with pytest.raises(ValueError, match=r"^(A question|There is no page|What a question)"):
        answer.read(value)


def test_every_name_has_values_at_its_ends():
    """The extreme links set every name, except names that are drawn separately."""
    apart = {"lesson", "compare"}
    assert {name for name, values in links.ends().items() if len(values) < 2} <= apart
    assert link.view(dict(links.Links(SEED).at_ends())) != View()
    assert os.environ.get("ATTENTION_MESSAGES") is None  # settings of this file are for its own server
