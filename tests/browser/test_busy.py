"""A server that is slow to answer: what is done before its answer stays, and so does what the answer sets."""

import os
import signal

import pytest

from tests.browser.drawn import expect_numbers
from tests.browser.held import LONGEST, START, shown, slider
from tests.browser.linked import default_scene, expect_link
from tests.browser.serving import at_rest


def test_nothing_is_told_at_rest_while_an_answer_is_on_its_way(explore):
    """What is told says where every control stood before the answer, and would take back what the answer sets."""
    slider(explore).press("ArrowRight")
    expect_numbers(explore, shown(explore, START + 1))
    before = explore.evaluate("rested")
    explore.evaluate("app => document.querySelector(app).dataset.testScriptState = 'running'", "[data-testid=stApp]")
    explore.wait_for_function(f"() => performance.now() - told > {LONGEST}")
    assert explore.evaluate("rested") == before
    explore.evaluate("app => document.querySelector(app).dataset.testScriptState = 'notRunning'", "[data-testid=stApp]")
    explore.wait_for_function("before => rested > before", arg=before)
    expect_numbers(explore, shown(explore, START + 1))


def test_nothing_is_told_at_rest_before_a_busy_server_hears_of_a_click(explore, address):
    """Streamlit doesn't say that an answer is on its way before the server does: what is told then would undo a reset."""
    slider(explore).press("ArrowRight")
    expect_numbers(explore, shown(explore, START + 1))
    told, rested = explore.evaluate("[told, rested]")
    os.kill(address.pid, signal.SIGSTOP)
    try:
        explore.get_by_role("button", name="Reset").click()
        explore.wait_for_function("before => told > before", arg=told)
        explore.wait_for_function(f"before => performance.now() - before > {LONGEST}", arg=told)
        assert explore.evaluate("rested") == rested
    finally:
        os.kill(address.pid, signal.SIGCONT)
    expect_link(explore)
    expect_numbers(explore, default_scene())


DRAW, UNDO, RESET = (f".st-key-{name} button" for name in ("new_draw", "undo", "reset"))
TWICE = {
    "new draw": ([DRAW, DRAW, DRAW], {"mask": "causal", "seed": "8"}),
    "undo": ([UNDO, UNDO], {"mask": "causal"}),
    "reset and a mask": ([RESET, ".st-key-mask >> text=prefix"], {"mask": "prefix"}),
    "reset and positions": ([RESET, ".st-key-positions label"], {"positions": "false"}),
}


@pytest.mark.parametrize("acts", TWICE)
def test_what_is_clicked_before_a_busy_server_answers_comes_after_the_answer(explore, address, acts):
    """Its message would say where all controls stood before, and take back what the first click's answer sets."""
    explore.locator(".st-key-mask").get_by_text("causal").click()
    expect_link(explore, mask="causal")
    for seed in (3, 4):
        explore.get_by_role("button", name="New draw").click()
        expect_link(explore, mask="causal", seed=str(seed + 1))
    at_rest(explore)
    clicks, wanted = TWICE[acts]
    os.kill(address.pid, signal.SIGSTOP)
    try:
        for place in clicks:
            explore.locator(place).first.click()
    finally:
        os.kill(address.pid, signal.SIGCONT)
    expect_link(explore, **wanted)
    at_rest(explore)
    expect_link(explore, **wanted)
