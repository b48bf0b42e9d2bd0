"""Loops as a learner meets them: a step is taken, a control is moved, and the numbers on screen are the core's."""

import re
from types import SimpleNamespace

import pytest
import streamlit as st
import torch

from attn_core import attention, dropout, scalars, scene, tokens, walk
from pages.ui import state, words
from pages.ui.state import player
from pages.ui.state.values import HELD
from tests.story_page import chart, close, control, differences, hold, opened, press, put, said, slots, values

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
FOX = ("The", "quick", "brown", "fox")
TWENTY = " ".join(f"w{i}" for i in range(20))
FILLED = "{}, filled as far as the loops have come"


def walked(head: int = 0, **how: object) -> walk.Walk:
    """Return the walk through one head of the default controls, but for these."""
    wanted = scene.Scene(**{"words": WORDS, "seed": 3, **how})
    found = scene.trace(wanted)
    return walk.prepare(found.q[head], found.k[head], found.v[head], wanted.allowed(), wanted.config())


def right(at: object, way: walk.Walk, cursor: int) -> walk.Moment:
    """Assert that what stands there after so many steps is on screen."""
    now = way.at(cursor)
    for which in ("scores", "parts", "weights", "output"):
        found = getattr(now, which)
        expected = found.values.masked_fill(~found.filled, float("nan"))
        close(values(at, FILLED.format(which), len(now.output.values)), expected)
    assert said(at, "step").startswith(f"Step {cursor} of {way.total}.")
    if now.value is not None:
        assert words.signed(f"{now.value:.4f}") in said(at, "step")
    marked = [n for n, line in enumerate(said(at, "loop_code").split("\n")) if line.startswith("▶")]
    assert marked == [now.line]
    return now


@pytest.mark.concept(54)
def test_steps_fill_one_cell_after_another():
    way, at = walked(), opened("loops")
    right(at, way, 33)
    for button, cursor in (("Step", 34), ("Step", 35), ("Step", 36), ("Back", 35), ("End", way.total), ("Start", 0)):
        at = press(at, f"player {button}")
        right(at, way, cursor)
    assert control(at, "player Back").disabled
    assert "Nothing has run yet" in said(at, "step")
    right(put(at, "cursor", 100), way, 100)
    mark = chart(at, FILLED.format("scores"))["marks"]
    assert mark["x"] == []


@pytest.mark.concept(54)
def test_a_step_of_a_row_and_the_marked_cell():
    way, at = walked(), put(opened("loops"), "pace", "row")
    for cursor in way.starts[2:4]:
        at = press(at, "player Step")
        right(at, way, cursor)
    at = put(at, "cursor", way.starts[3] + 2)
    mark = chart(at, FILLED.format("scores"))["marks"]
    assert (mark["y"], mark["x"], mark["x1"]) == ([3], [1], [2])


@pytest.mark.concept(54)
def test_loops_and_matrices_are_equal_to_rounding_and_both_are_timed():
    at = opened("loops")
    for size in (64, 16):
        at = put(at, "head_size", size)
        assert "✓ equal to rounding, largest difference" in said(at, "race")
        assert re.search(r"Loops \d+\.\d\d ms, matrices \d+\.\d\d ms", said(at, "race"))
        found = scene.see(scene.Scene(WORDS, seed=3, head_size=size)).trace  # the page's own: its last bit counts
        mine = scalars.by_loops(found.q[0], found.k[0], found.v[0]).output
        theirs = found.heads.output[0].double()
        same = int((mine.float() == theirs.float()).sum())
        assert 0 < same < mine.numel()
        assert said(at, "apart_said").startswith(f"{same} of {7 * size} numbers are the same to the last bit")
        assert differences(at, "race")[0] == pytest.approx((mine - theirs).abs().max().item(), abs=1e-6)


@pytest.mark.concept(53)
def test_torchs_own_function_agrees_whatever_is_set():
    at, now = opened("loops"), {}
    for name, to in (("temperature", 0.5), ("temperature", 0.0), ("mask", "causal"), ("scale", "none")):
        at = put(at, name, to)
        now[name] = to
        assert said(at, "race").count("✓") == 2
        found = scene.see(scene.Scene(WORDS, seed=3, **now))
        way = walked(**now).made.output
        expected = (way - found.trace.heads.output[0]).abs().max().item(), found.agreement.difference
        assert differences(at, "race") == pytest.approx(expected, abs=1e-6)
        assert f"equals {found.agreement.call}, largest" in said(at, "race")
    assert "scaled_dot_product_attention" in said(put(at, "temperature", 2.0), "race")


@pytest.mark.concept(55)
def test_causal_is_a_continue():
    at = press(opened("loops"), "try The quick brown fox, causal")
    way = walked(words=FOX, mask="causal")
    assert said(at, "mask_in_words").startswith("brown sees The, quick, brown.")
    assert "compute 10 scores and continue past the other 6; the matrices compute all 16 and fill 6" in said(
        at, "mask_in_words"
    )
    expected = way.made.scores.masked_fill(~way.made.allowed, float("nan"))
    close(values(at, "Scores from the loops; skipped ones are dots", 4), expected)
    close(values(at, "Scores as a matrix; those filled with -inf are dots", 4), expected)
    skip = next(c for c in range(way.total) if way.at(c).phase == "skip" and way.at(c).query == 2)
    now = right(put(at, "cursor", skip), way, skip)
    assert walk.LINES[now.line].strip() == "continue"
    nothing = said(press(at, "try Nothing hidden"), "mask_in_words")
    assert "16 scores and never continue: nothing is hidden; the matrices compute all 16 and fill none with" in nothing


def test_what_has_happened_so_far_is_said():
    way = walked()
    for cursor, told in (
        (1, "So far 0 of 7 rows are done; The·0 gets its scores."),
        (33, "So far 1 of 7 rows is done; bat gets its scores."),
        (way.starts[3] + 3 * 7, "So far 3 of 7 rows are done; out has its parts and now gets its weights."),
    ):
        assert told in said(opened("loops", cursor=str(cursor)), "step")
    assert "So far" not in said(opened("loops", cursor="0"), "step")


def test_at_temperature_0_the_code_divides_by_nothing():
    at = opened("loops", temperature="0", cursor="38")
    way = walked(temperature=0.0)
    right(at, way, 38)
    code = said(at, "loop_code")
    assert "part[j] = float(score[j] == max(score.values()))" in code
    assert "temperature" not in code
    assert "1 for the largest score" in said(at, "parts_name")
    assert "at temperature 0, 1 for the largest score" in said(at, "step")
    warm = opened("loops", temperature="0.5", cursor="38")
    assert "/ temperature)" in said(warm, "loop_code")
    assert "e^((score − largest) / temperature)" in said(warm, "parts_name")


def test_where_all_is_the_same_no_others_differ():
    assert said(opened("loops", text="one", heads="1"), "apart_said") == "All 16 numbers are the same to the last bit."


def test_what_has_played_to_its_end_begins_again():
    way = walked()
    at = opened("loops", cursor=str(way.total))
    assert not control(at, "play").disabled
    at = press(at, "play")
    assert control(at, "play").label == "Pause"
    right(at, way, 0)


def test_only_the_menu_has_a_start():
    assert control(opened("loops"), "player Start").label == "Rewind"


@pytest.mark.concept(52)
def test_dropout_in_numbers():
    at = put(put(opened("loops"), "dropout", 0.3), "draws", 10)
    weights = scene.trace(scene.Scene(WORDS, seed=3)).heads.weights[0]
    found = dropout.average(weights, 0.3, 10, 3)
    close(values(at, "draw of one head under dropout", 7), attention.drop(weights, 0.3, 12))
    close(values(at, "mean of one head under dropout", 7), found.mean)
    assert f"adds up to {found.row_sums[-1, 1]:.2f} in this draw, to {found.row_sums[:, 1].mean():.2f}" in said(
        at, "dropped"
    )
    assert f"The mean is {found.differences[-1]:.3f} from the weights" in said(at, "dropped")
    at = put(at, "draws", 1000)
    near = dropout.average(weights, 0.3, 1000, 3).differences[-1]
    assert near < found.differences[-1] / 3
    close(
        torch.tensor(chart(at, "Largest distance between the mean of so many draws and the weights")["marks"]["y"]),
        near[None],
    )
    at = put(at, "evaluating", True)
    close(values(at, "mean of one head under dropout", 7), weights)
    assert "dropout is off, so row bat adds up to 1.00 again" in said(at, "dropped")


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list to which every average of 1000 draws and every race is added."""
    calls, average, race = [], dropout.average, scalars.against_matrices
    monkeypatch.setattr(
        dropout, "average", lambda w, p, draws, seed: calls.append(f"average of {draws}") or average(w, p, draws, seed)
    )
    monkeypatch.setattr(scalars, "against_matrices", lambda *given: calls.append("race") or race(*given))
    return calls


def test_a_thousand_draws_are_made_once_for_any_number_that_is_shown(counted: list[str]):
    at = opened("loops", text="drawn once only", dropout="0.25")
    put(put(put(at, "draws", 5), "draws", 50), "query", 2)
    assert sorted(counted) == ["average of 1", "average of 1000", "average of 5", "average of 50", "race"]


def test_a_race_is_not_run_while_a_slider_is_dragged(counted: list[str]):
    at = opened("loops", text="raced at rest only")
    before = said(at, "race")
    right(
        hold(at, "temperature", 1.0, 0.7), walked(words=("raced", "at", "rest", "only"), temperature=0.7), 33
    )  # what can follow does
    assert said(at, "race") == before
    assert counted.count("race") == 1
    del at.session_state[HELD]
    put(at, "temperature", 0.7)
    assert counted.count("race") == 2
    put(at, "query", 2)
    assert counted.count("race") == 2


def test_everything_dropped_and_nothing():
    assert "= ∞" in said(opened("loops", dropout="1"), "dropped")
    assert "Nothing is dropped at p = 0" in said(opened("loops", dropout="0"), "dropped")


@pytest.mark.concept(54)
def test_it_plays_and_rests():
    way, at = walked(), opened("loops")
    at = press(at, "play")
    assert control(at, "play").label == "Pause"
    right(at, way, 33)  # runs of everything are no ticks
    at = press(at, "player Step")
    right(at, way, 34)  # and nothing is blocked
    assert control(press(at, "play"), "play").label == "Play"


def test_a_tick_takes_one_step(monkeypatch: pytest.MonkeyPatch):
    class Clock:
        """A clock that is set by hand."""

        now = 100.0

        def monotonic(self) -> float:
            """Return the time."""
            return self.now

    clock, session = Clock(), {state.PLAYED: 100.0, state.WHOLE: True}
    monkeypatch.setattr("pages.ui.state.player.time", clock)
    monkeypatch.setattr(st, "session_state", session)
    assert not state.due(0.5)
    clock.now = 100.5
    assert state.due(0.5)
    assert not state.due(0.5)  # not twice
    session[state.WHOLE], clock.now = False, 101.0
    assert not state.due(0.5)  # a run of everything is no tick


@pytest.mark.parametrize(
    "link", [{"text": "one"}, {"text": TWENTY}, {"mask": "window", "window": "0"}, {"kind": "cross", "text2": "a b c"}]
)
def test_any_sentence_and_both_ends(link: dict[str, str]):
    for ends in ({"cursor": "0", "draws": "1"}, {"cursor": "16384", "draws": "1000", "dropout": "0.5", "pace": "row"}):
        at = opened("loops", **link, **ends)
        words = tokens.split(link.get("text", " ".join(WORDS)))
        memory = {"memory": ("a", "b", "c")} if "kind" in link else {}
        window = {"mask": "window", "window": 0} if "mask" in link else {}
        way = walked(words=tuple(words), **memory, **window)
        assert said(at, "step").startswith(f"Step {0 if ends['cursor'] == '0' else way.total} of {way.total}.")


def test_no_word():
    at = opened("loops", text="  ")
    assert "no words yet" in said(at, "remarks")
    assert "step" not in slots(at)
    assert not at.get("vega_lite_chart")


def test_what_a_busy_browser_says_late_moves_nothing_back(monkeypatch: pytest.MonkeyPatch):
    """A place that was left, however late it is said before the run's end and soon after, and a press that comes twice."""
    clock = SimpleNamespace(now=100.0)
    clock.monotonic = lambda: clock.now
    session = {state.PLAYED: 99.0, state.WHOLE: True, "cursor": 36}
    followed = []
    monkeypatch.setattr("pages.ui.state.player.time", clock)
    monkeypatch.setattr("pages.ui.state.player.follow", lambda: followed.append(session["cursor"]))
    monkeypatch.setattr(st, "session_state", session)
    monkeypatch.setattr(st, "rerun", lambda: None)
    player._place("cursor", 37)
    state.play(False)  # its run takes long
    clock.now = 109.0
    state.play(True)  # the press of Pause, once more
    session["cursor"] = 36
    state.typed("cursor")
    assert (session["cursor"], followed, state.playing()) == (37, [], False)
    state.told()
    clock.now += 1.0
    session["cursor"] = 36
    state.typed("cursor")
    assert (session["cursor"], followed) == (37, [])
    clock.now += 1.0  # by now it is the learner who says so
    session["cursor"] = 36
    state.typed("cursor")
    assert (session["cursor"], followed) == (36, [36])
    state.play(True)
    assert state.playing()
