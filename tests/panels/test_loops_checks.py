"""Loops against matrices and dropout in numbers: prose and pictures have the core's numbers."""

import re

import pytest
import torch

from attn_core import dropout, reference, scene
from attn_core.loops import against_matrices, cursor
from pages.answers import answer
from tests.loops import WORDS, float32_loops, walked
from tests.panels.explore.screen import scene_of
from tests.screen import (
    cells,
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
        assert "✓ equal up to float32’s rounding, largest difference" in prose(at, "race")
        assert re.search(r"took \d+\.\d\d ms by loops and \d+\.\d\d ms by matrices", prose(at, "race"))
        trace = scene.see(scene.Scene(WORDS, seed=3, head_size=size)).trace
        mine = cursor.execute(trace.q[0], trace.k[0], trace.v[0]).output
        apart = (mine - trace.heads.output[0].double()).abs().max().item()
        assert differences(at, "race")[0] == pytest.approx(apart, abs=1e-6)


@pytest.mark.parametrize("link", [{}, {"head_size": "8"}, {"mask": "causal", "temperature": "0.5", "head": "1"}])
def test_how_far_loops_and_matrices_differ_by_type_and_by_order(link: dict[str, str]):
    """Against loops over single float32 numbers, and over the terms turned round; the trace is the page's own."""
    at = opened("loops", **link)
    setting, head = scene_of(at), at.view.head
    trace = scene.see(setting).trace
    inputs, matrices = (trace.q[head], trace.k[head], trace.v[head]), trace.heads.output[head]
    how = setting.allowed(), setting.factor(), setting.temperature
    in_float64 = torch.tensor(reference.attend_by_loops(*inputs, *how)[1], dtype=torch.float64)
    in_float32 = float32_loops(*inputs, *how)
    by_type, by_order, backwards = prose(at, "apart_said").split("\n")
    total, rounded, same = matrices.numel(), (in_float64.float() == matrices).sum(), (in_float32 == matrices).sum()
    assert 0 < rounded < total
    assert 0 < same < total
    assert f"{rounded} of {total} numbers are the same to the last bit; the others differ by type" in by_type
    assert f"{same} of {total} numbers are the same to the last bit; the others differ by at most" in by_order
    assert by_order.endswith("because they are added in another order.")
    q, k, v = inputs
    allowed = None if how[0] is None else how[0].flip(1)
    turned = float32_loops(q.flip(1), k.flip(0, 1), v.flip(0), allowed, *how[1:])
    assert f": {(turned != in_float32).sum()} of {total} numbers change. Each partial sum is rounded" in backwards
    close(cells(at, "apart_float64"), 1e6 * (in_float64 - matrices.double()))
    close(cells(at, "apart_float32"), 1e6 * (in_float32.double() - matrices.double()))


@pytest.mark.concept(53)
def test_torchs_own_function_agrees_whatever_is_set():
    at, now = opened("loops"), {}
    for name, to in (("temperature", 0.5), ("temperature", 0.0), ("mask", "causal"), ("power", 0.0)):
        at = put(at, name, to)
        now[name] = to
        assert prose(at, "race").count("✓") == 2
        found = scene.see(scene.Scene(WORDS, seed=3, **now))
        way = walked(**now).output
        expected = (way - found.trace.heads.output[0]).abs().max().item(), found.agreement.difference
        assert differences(at, "race") == pytest.approx(expected, abs=1e-6)
        call = found.agreement.call.replace("at the largest", "whose keys have the largest")  # as the page says it
        assert f"equals {call}, largest" in prose(at, "race")
    assert "scaled_dot_product_attention" in prose(put(at, "temperature", 2.0), "race")


def test_where_all_is_the_same_no_others_differ():
    by_type, by_order, backwards = prose(opened("loops", text="one", heads="1"), "apart_said").split("\n")
    for sentence in (by_type, by_order):
        assert sentence.endswith(": all 16 numbers are the same to the last bit.")
    # one weight, 1, for every score, in either order
    assert backwards.endswith(": none of 16 numbers changes.")


@pytest.mark.concept(52)
def test_dropout_in_numbers():
    at = put(put(opened("loops"), "dropout", 0.3), "draws", 10)
    weights = scene.trace(scene.Scene(WORDS, seed=3)).heads.weights[0]
    found = dropout.average(weights, 0.3, 10, 3)
    close(values(at, "draw of one head under dropout", 7), dropout.drop(weights, 0.3, 12))
    assert prose(at, "three_draw_name") == "draw 10: some weights are 0, the others are larger"
    close(values(at, "mean of one head under dropout", 7), found.mean)
    assert f"adds up to {found.row_sums[-1, 1]:.2f} in this draw, to {found.row_sums[:, 1].mean():.2f}" in prose(
        at, "dropped"
    )
    assert f"The largest difference between the mean and the weights is {found.differences[-1]:.3f}." in prose(at, "dropped")
    at = put(at, "draws", 1000)
    near = dropout.average(weights, 0.3, 1000, 3).differences[-1]
    assert near < found.differences[-1] / 3
    close(
        torch.tensor(chart(at, "Largest difference between the mean of the draws and the weights")["marks"]["y"]),
        near[None],
    )
    at = put(at, "evaluating", True)
    close(values(at, "mean of one head under dropout", 7), weights)
    assert "dropout is off, so the row of bat adds up to 1.00 again" in prose(at, "dropped")


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list to which every average of 1000 draws and every race is added."""
    calls, average, race = [], dropout.average, against_matrices.race
    monkeypatch.setattr(
        dropout,
        "average",
        lambda w, p, draws, *more: calls.append(f"average of {draws}") or average(w, p, draws, *more),
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
    assert '"slot":"apart_float32"' in dragged  # every possible next step follows
    assert '"slot":"race"' not in dragged
    assert '"waiting":true' in dragged
    assert counted.count("race") == 1
    assert '"slot":"race"' in answer.answer(question._replace(dragging=False))
    assert prose(at, "race") != before
    assert counted.count("race") == 2
    prose(put(at, "query", 2), "race")
    assert counted.count("race") == 2


def test_where_everything_is_dropped_there_are_no_others():
    at = opened("loops", dropout="1")
    assert prose(at, "dropped").startswith("All 49 weights above 0 are dropped. The row of bat adds up to 0.00")
    assert prose(at, "three_draw_name") == "draw 1, as on Explore: all weights are 0"
    assert "∞" not in prose(at, "dropped")
    only = prose(opened("loops", dropout="1", text="one"), "dropped")
    assert only.startswith("The only weight above 0 is dropped. The row")


def test_of_what_is_dropped_the_counts_are_said():
    """Row by row: torch's own draw for both heads, of which the first is shown."""
    kept = (torch.rand((2, 7, 7), generator=torch.Generator().manual_seed(3)) >= 0.3)[0]
    zeros = int((~kept).sum())
    at = opened("loops", dropout="0.3")
    assert prose(at, "dropped").startswith(
        f"{zeros} of 49 weights above 0 are dropped, and the others are multiplied by 1 / (1 − 0.3) = 1.43."
    )
    two = (torch.rand((2, 2, 2), generator=torch.Generator().manual_seed(3)) >= 0.001)[0]
    assert two.all()
    at = opened("loops", dropout="0.001", text="a b")
    assert prose(at, "dropped").startswith(
        "Of 4 weights above 0 none is dropped, and each is multiplied by 1 / (1 − 0.001) = 1.00."
    )
    assert prose(at, "three_draw_name") == "draw 1, as on Explore: no weight is dropped, all are larger"


def test_at_0_and_while_evaluating_nothing_is_dropped():
    assert "Nothing is dropped at p = 0" in prose(opened("loops", dropout="0"), "dropped")
    for link in ({"dropout": "0"}, {"dropout": "0.3", "evaluating": "true"}):
        assert prose(opened("loops", **link), "three_draw_name") == "draw 1: nothing is dropped"


def test_steps_1_to_3_leave_dropout_out_and_say_so():
    assert "Parts 1 to 3 use the weights before dropout." in prose(opened("loops", dropout="0.3"), "remarks")
    assert "before dropout" not in prose(opened("loops"), "remarks")
