"""Loops against matrices and dropout in numbers, as a learner meets them: what is prose and drawn is the core's."""

import re

import pytest
import torch

from attn_core import dropout, scene
from attn_core.loops import against_matrices, cursor
from pages.ui.board import answer
from tests.loops import WORDS, walked
from tests.screen import (
    chart,
    close,
    differences,
    opened,
    prose,
    put,
    values,
)


@pytest.mark.concept(54)
def test_loops_and_matrices_are_equal_to_rounding_and_both_are_timed():
    at = opened("loops")
    for size in (64, 16):
        at = put(at, "head_size", size)
        assert "✓ equal to rounding, largest difference" in prose(at, "race")
        assert re.search(r"Loops \d+\.\d\d ms, matrices \d+\.\d\d ms", prose(at, "race"))
        found = scene.see(scene.Scene(WORDS, seed=3, head_size=size)).trace  # the page's own: its last bit counts
        mine = cursor.execute(found.q[0], found.k[0], found.v[0]).output
        theirs = found.heads.output[0].double()
        same = int((mine.float() == theirs.float()).sum())
        assert 0 < same < mine.numel()
        assert prose(at, "apart_said").startswith(f"{same} of {7 * size} numbers are the same to the last bit")
        assert differences(at, "race")[0] == pytest.approx((mine - theirs).abs().max().item(), abs=1e-6)


@pytest.mark.concept(53)
def test_torchs_own_function_agrees_whatever_is_set():
    at, now = opened("loops"), {}
    for name, to in (("temperature", 0.5), ("temperature", 0.0), ("mask", "causal"), ("scale", "none")):
        at = put(at, name, to)
        now[name] = to
        assert prose(at, "race").count("✓") == 2
        found = scene.see(scene.Scene(WORDS, seed=3, **now))
        way = walked(**now).output
        expected = (way - found.trace.heads.output[0]).abs().max().item(), found.agreement.difference
        assert differences(at, "race") == pytest.approx(expected, abs=1e-6)
        assert f"equals {found.agreement.call}, largest" in prose(at, "race")
    assert "scaled_dot_product_attention" in prose(put(at, "temperature", 2.0), "race")


def test_where_all_is_the_same_no_others_differ():
    assert prose(opened("loops", text="one", heads="1"), "apart_said") == "All 16 numbers are the same to the last bit."


@pytest.mark.concept(52)
def test_dropout_in_numbers():
    at = put(put(opened("loops"), "dropout", 0.3), "draws", 10)
    weights = scene.trace(scene.Scene(WORDS, seed=3)).heads.weights[0]
    found = dropout.average(weights, 0.3, 10, 3)
    close(values(at, "draw of one head under dropout", 7), dropout.drop(weights, 0.3, 12))
    close(values(at, "mean of one head under dropout", 7), found.mean)
    assert f"adds up to {found.row_sums[-1, 1]:.2f} in this draw, to {found.row_sums[:, 1].mean():.2f}" in prose(
        at, "dropped"
    )
    assert f"The mean is {found.differences[-1]:.3f} from the weights" in prose(at, "dropped")
    at = put(at, "draws", 1000)
    near = dropout.average(weights, 0.3, 1000, 3).differences[-1]
    assert near < found.differences[-1] / 3
    close(
        torch.tensor(chart(at, "Largest distance between the mean of so many draws and the weights")["marks"]["y"]),
        near[None],
    )
    at = put(at, "evaluating", True)
    close(values(at, "mean of one head under dropout", 7), weights)
    assert "dropout is off, so row bat adds up to 1.00 again" in prose(at, "dropped")


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list to which every average of 1000 draws and every race is added."""
    calls, average, race = [], dropout.average, against_matrices.race
    monkeypatch.setattr(
        dropout,
        "average",
        lambda w, p, draws, seed: calls.append(f"average of {draws}") or average(w, p, draws, seed),
    )
    monkeypatch.setattr(against_matrices, "race", lambda *given: calls.append("race") or race(*given))
    return calls


def test_a_thousand_draws_are_made_once_for_any_number_that_is_shown(counted: list[str]):
    at = opened("loops", text="drawn once only", dropout="0.25")
    for name, to in (("draws", 1), ("draws", 5), ("draws", 50), ("query", 2)):
        assert "dropped" in put(at, name, to).slots
    assert sorted(counted) == ["average of 1", "average of 1000", "average of 5", "average of 50", "race"]


def test_a_race_is_not_run_while_a_slider_is_dragged(counted: list[str]):
    at = opened("loops", text="raced at rest only")
    before = prose(at, "race")
    put(at, "temperature", 0.7)
    question = answer.Question("loops", at.view, ("walk", "race"), {}, dragging=True)
    dragged = answer.answer(question)
    assert '"slot":"step"' in dragged
    assert '"slot":"apart"' in dragged  # what can follow does
    assert '"slot":"race"' not in dragged
    assert '"waiting":true' in dragged
    assert counted.count("race") == 1
    assert '"slot":"race"' in answer.answer(question._replace(dragging=False))
    assert prose(at, "race") != before
    assert counted.count("race") == 2
    prose(put(at, "query", 2), "race")
    assert counted.count("race") == 2


def test_everything_dropped_and_nothing():
    assert "= ∞" in prose(opened("loops", dropout="1"), "dropped")
    assert "Nothing is dropped at p = 0" in prose(opened("loops", dropout="0"), "dropped")
