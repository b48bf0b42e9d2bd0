"""The loops step by step: every step against running the printed lines, and the end against reference and matrices."""

import math

import pytest
import torch

from attn_core import AttentionConfig, attend, masks, reference
from attn_core.loops import cursor as line_by_line
from tests.edges import draw64 as draw

Q, K, V = draw(4, 3), draw(5, 3, seed=1), draw(5, 2, seed=2)
MASKS = {
    "none": None,
    "causal": masks.causal(4, 5),
    "blind": masks.causal(4, 5) & (torch.arange(4) != 1)[:, None],
    "last blind": masks.graph(5, [(0, 0), (4, 1), (3, 2)])[:4],
}


@pytest.mark.parametrize("allowed", MASKS.values(), ids=MASKS)
@pytest.mark.parametrize("temperature", [0.0, 0.5, 1.0])
def test_the_end_is_the_reference_to_the_bit(allowed, temperature: float):
    config = AttentionConfig(scale=0.7, temperature=temperature)
    loops = line_by_line.execute(Q, K, V, allowed, config)
    end = loops.at(loops.total)
    weights, output = reference.attend_by_loops(Q, K, V, allowed, 0.7, temperature)
    assert end.weights.values.tolist() == weights
    assert end.output.values.tolist() == output
    assert end.output.filled.all()
    seen = torch.ones(4, 5, dtype=torch.bool) if allowed is None else allowed
    assert torch.equal(end.weights.filled, seen)
    assert torch.equal(end.skipped, ~seen)


@pytest.mark.parametrize("allowed", MASKS.values(), ids=MASKS)
@pytest.mark.parametrize("temperature", [0.0, 0.5])
@pytest.mark.parametrize(("cap", "sink"), [(None, None), (0.8, None), (None, 0.3), (0.8, -2.0), (None, 9.0)])
def test_the_printed_lines_compute_the_same_when_they_run(allowed, temperature: float, cap: float, sink: float):
    config = AttentionConfig(scale=0.7, temperature=temperature, cap=cap, sink=sink)
    loops = line_by_line.execute(Q, K, V, allowed, config)
    names = {"q": Q.tolist(), "k": K.tolist(), "v": V.tolist(), "allowed": loops.allowed.tolist(), "math": math}
    names |= {"weights": [[0.0] * 5 for _ in Q], "output": [[0.0] * 2 for _ in Q], "scale": 0.7, "temperature": temperature}
    exec("\n".join(loops.lines), names)
    torch.testing.assert_close(torch.tensor(names["weights"], dtype=torch.float64), loops.weights, rtol=0, atol=1e-12)
    torch.testing.assert_close(torch.tensor(names["output"], dtype=torch.float64), loops.output, rtol=0, atol=1e-12)
    trace = attend(Q, K, V, allowed, config)
    torch.testing.assert_close(loops.weights, trace.weights, rtol=0, atol=1e-12)


def events(allowed: torch.Tensor) -> list[tuple[str, int, int]]:
    """Return the steps in the order in which nested loops take them."""
    found = []
    for i, row in enumerate(allowed.tolist()):
        found += [("score" if may else "skip", i, j) for j, may in enumerate(row)]
        for phase in ("exp", "normalise", "add"):
            found += [(phase, i, j) for j, may in enumerate(row) if may]
    return found


@pytest.mark.parametrize("allowed", MASKS.values(), ids=MASKS)
def test_a_step_back_and_a_step_on_lead_to_the_next_number_or_row(allowed):
    loops = line_by_line.execute(Q, K, V, allowed)
    last, starts = loops.total, loops.starts
    for at in range(last + 1):
        assert loops.beside(at, by_row=False) == (max(at - 1, 0), min(at + 1, last))
        before, after = [start for start in starts if start < at], [start for start in starts if start > at]
        assert loops.beside(at, by_row=True) == (max(before, default=0), min(after, default=last))


@pytest.mark.parametrize("allowed", MASKS.values(), ids=MASKS)
def test_each_cursor_is_the_step_that_the_loops_take_then(allowed):
    loops = line_by_line.execute(Q, K, V, allowed)
    expected = events(torch.ones(4, 5, dtype=torch.bool) if allowed is None else allowed)
    assert loops.total == len(expected) == line_by_line.count_steps(4, 5, allowed)
    states = [loops.at(cursor) for cursor in range(loops.total + 1)]
    assert (states[0].phase, states[0].query, states[0].key, states[0].value) == ("start", None, None, None)
    assert [(m.phase, m.query, m.key) for m in states[1:]] == expected
    assert [m.cursor for m in states] == list(range(loops.total + 1))
    assert [m.query for m in (loops.at(start + 1) for start in loops.starts[:-1])] == [0, 1, 2, 3]


def by_replay(loops: line_by_line.Execution, cursor: int) -> dict[str, torch.Tensor]:
    """Return the filled cells after a number of steps, by taking every step from the start."""
    shape = loops.allowed.shape
    cells = {name: torch.zeros(shape, dtype=torch.bool) for name in ("skip", "score", "exp", "normalise", "add")}
    for phase, i, j in events(loops.allowed)[:cursor]:
        cells[phase][i, j] = True
    return cells


@pytest.mark.parametrize("allowed", MASKS.values(), ids=MASKS)
def test_at_every_cursor_cells_are_what_all_steps_before_filled(allowed):
    loops = line_by_line.execute(Q, K, V, allowed)
    for cursor in range(loops.total + 1):
        state, cells = loops.at(cursor), by_replay(loops, cursor)
        assert torch.equal(state.skipped, cells["skip"])
        stages = (("score", state.scores, loops.scores), ("exp", state.parts, loops.parts))
        for phase, stage, whole in (*stages, ("normalise", state.weights, loops.weights)):
            assert torch.equal(stage.filled, cells[phase])
            assert torch.equal(stage.values, whole * cells[phase])
        torch.testing.assert_close(state.output.values, (loops.weights * cells["add"]) @ V)
        assert state.output.filled[cells["add"].any(-1)].all()
        assert not state.output.values[~state.output.filled].any()
