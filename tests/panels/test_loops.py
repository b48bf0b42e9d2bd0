"""Loops: whatever step is taken and whatever is set, the numbers on screen are the core's, and torch's own function's."""

import re

import pytest
import torch

from attn_core import dropout, reference, scene
from attn_core.loops import against_matrices, cursor
from pages import loops
from pages.answers import answer
from tests.loops import FILLED, WORDS, float32_loops, leads, right, walked
from tests.panels.explore.screen import scene_of
from tests.screen import cells, chart, close, differences, opened, press, prose, put, values


def test_steps_of_a_number_or_of_a_row_fill_one_cell_after_another():
    way, at = walked(), opened("loops")
    right(at, way, 33)
    for button, taken in (("Step", 34), ("Step", 35), ("Back", 34), ("End", way.total), ("Rewind", 0)):
        right(press(at, button), way, taken)
    for taken, done, word in ((1, 0, "The·0"), (33, 1, "bat"), (way.starts[3] + 21, 3, "out"), (way.starts[1], 1, "")):
        said = prose(put(at, "cursor", taken), "step")
        assert re.findall(r"(\d+) of 7\b", said) == [str(done)]
        assert (re.findall("row of “(.*?)”", said) or [""]) == [word]
    put(at, "cursor", 0)
    assert leads(at) == {"Rewind": None, "Back": None, "Step": 1, "End": way.total}
    put(put(at, "pace", "row"), "cursor", way.starts[1])
    for button, row in (("Step", 2), ("Step", 3), ("Back", 2), ("Back", 1)):
        right(press(at, button), way, way.starts[row])
    assert leads(put(at, "cursor", way.total))["Back"] == way.starts[-2]
    assert leads(put(at, "cursor", way.starts[-2] + 1))["Step"] == way.total
    mark = chart(put(at, "cursor", way.starts[3] + 2), FILLED.format("scores"))["marks"]
    assert set(zip(mark["y"], mark["x"], mark["x1"], strict=True)) == {(3, 1, 2)}


@pytest.mark.parametrize("mask", ["causal", "prefix"])
def test_a_hidden_cell_is_a_continue(mask: str):
    """As many cells are skipped as the matrix replaces by −∞; the slider reaches to the longest walk of a mask."""
    at, reach = opened("loops", mask=mask, query=2, cursor=9999), mask if mask != "causal" else "window"
    for far in (0, 3):
        put(at, reach, far)
        way = walked(mask=mask, **{reach: far})
        assert loops.longest(at.view) >= way.total
        assert prose(at, "step").startswith(f"Step {way.total} of {way.total}.")
        counts = [int(way.allowed.sum()), int((~way.allowed).sum())]
        found = [*map(int, re.findall(r"\b\d+\b", prose(at, "mask_in_words").replace("·0", "").replace("·5", "")))]
        assert {*counts, 49} - {0} <= {*found, 49}
        expected = way.scores.masked_fill(~way.allowed, float("nan"))
        close(cells(at, "by_fill"), expected)
    way = walked(mask=mask, **{reach: 1})
    skip = next(taken for taken in range(way.total) if way.at(taken).phase == "skip")
    now = right(put(put(at, reach, 1), "cursor", skip), way, skip)
    assert cursor.LINES[now.line].strip() == "continue"


@pytest.mark.parametrize("link", [{}, {"head_size": 8}, {"mask": "causal", "temperature": 0.5, "head": 1}])
def test_how_far_loops_and_matrices_differ_by_type_and_by_order(link: dict[str, object]):
    """Against loops over single float32 numbers, and over the terms turned round; the trace is the page's own."""
    at = opened("loops", **link)
    setting, head = scene_of(at), at.view.head
    trace = scene.see(setting).trace
    inputs, matrices = (trace.q[head], trace.k[head], trace.v[head]), trace.heads.output[head]
    how = setting.allowed(), setting.factor(), setting.temperature
    in_float64 = torch.tensor(reference.attend_by_loops(*inputs, *how)[1], dtype=torch.float64)
    in_float32 = float32_loops(*inputs, *how)
    q, k, v = inputs
    turned = float32_loops(q.flip(1), k.flip(0, 1), v.flip(0), how[0] if how[0] is None else how[0].flip(1), *how[1:])
    total = matrices.numel()
    counts = [(in_float64.float() == matrices).sum(), (in_float32 == matrices).sum(), (turned != in_float32).sum()]
    assert all(0 < count < total for count in counts)
    assert re.findall(rf"(\d+) of {total}\b", prose(at, "apart_said")) == [str(int(count)) for count in counts]
    close(cells(at, "apart_float64"), 1e6 * (in_float64 - matrices.double()))
    close(cells(at, "apart_float32"), 1e6 * (in_float32.double() - matrices.double()))


def test_torchs_own_function_agrees_whatever_is_set():
    at, now = opened("loops"), {}
    for name, to in (("head_size", 64), ("temperature", 0.5), ("temperature", 0.0), ("mask", "causal"), ("power", 0.0)):
        at, now[name] = put(at, name, to), to
        found, way = scene.see(scene.Scene(WORDS, seed=3, **now)), walked(**now).output
        expected = (way - found.trace.heads.output[0]).abs().max().item(), found.agreement.difference
        assert differences(at, "race") == pytest.approx(expected, abs=1e-6)
        assert prose(at, "race").count("✓") == 2
        assert len(re.findall(r"\d+\.\d\d ms", prose(at, "race"))) == 2


def test_dropout_in_numbers():
    """The weights of a draw, of the mean of many, and how far that is from the weights; off while evaluating."""
    at = put(put(opened("loops"), "dropout", 0.3), "draws", 10)
    weights = scene.trace(scene.Scene(WORDS, seed=3)).heads.weights[0]
    found = dropout.average(weights, 0.3, 10, 3)
    close(values(at, "draw of one head under dropout", 7), dropout.drop(weights, 0.3, 12))
    close(values(at, "mean of one head under dropout", 7), found.mean)
    zeros = int((torch.rand((2, 7, 7), generator=torch.Generator().manual_seed(3)) < 0.3)[0].sum())
    numbers = (f"{found.row_sums[-1, 1]:.2f}", f"{found.row_sums[:, 1].mean():.2f}", f"{found.differences[-1]:.3f}")
    assert all(number in prose(at, "dropped") for number in (*numbers, "1.43"))
    assert prose(opened("loops", dropout=0.3), "dropped").startswith(f"{zeros} of 49 ")
    near = dropout.average(weights, 0.3, 1000, 3).differences[-1]
    assert near < found.differences[-1] / 3
    put(at, "draws", 1000)
    marks = chart(at, "Largest difference between the mean of the draws and the weights")["marks"]
    close(torch.tensor(marks["y"]), near[None])
    close(values(put(at, "evaluating", True), "mean of one head under dropout", 7), weights)
    assert "1.00" in prose(at, "dropped")


def test_a_race_is_not_run_while_a_slider_is_dragged_nor_for_another_row_and_draws_are_made_once(
    monkeypatch: pytest.MonkeyPatch,
):
    counted, average, race = [], dropout.average, against_matrices.race
    monkeypatch.setattr(dropout, "average", lambda w, p, n, *more: counted.append(n) or average(w, p, n, *more))
    monkeypatch.setattr(against_matrices, "race", lambda *given: counted.append("race") or race(*given))
    at = opened("loops", text="raced at rest only", temperature=0.7)
    question = answer.Question("loops", at.view, ("walk", "race"), {}, dragging=True)
    dragged = answer.answer(question)
    for slot, there in (("step", True), ("apart_float32", True), ("race", False)):
        assert (f'"slot":"{slot}"' in dragged) is there
    assert ('"waiting":true' in dragged, counted.count("race")) == (True, 0)
    for _ in range(2):
        assert '"slot":"race"' in answer.answer(question._replace(dragging=False))
    put(at, "dropout", 0.25)
    for name, to in (("draws", 5), ("draws", 50), ("query", 2)):
        assert {"race", "dropped"} <= put(at, name, to).slots.keys()
    assert {count: counted.count(count) for count in counted if count} == {"race": 1, 5: 1, 50: 1, 1000: 1}
