"""The loops step by step: every step against running the printed lines, and the end against reference and matrices."""

import math

import pytest
import torch

from attn_core import AttentionConfig, attend, masks, reference
from attn_core.loops import cursor as line_by_line


def draw(*shape: int, seed: int = 0) -> torch.Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


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


@pytest.mark.parametrize("temperature", [0.0, 0.3, 5.0])
@pytest.mark.parametrize("allowed", [*MASKS.values(), masks.prefix(1, 5, 3)], ids=[*MASKS, "one row for all queries"])
def test_each_step_is_the_matrices_step(allowed, temperature: float):
    config = AttentionConfig(temperature=temperature)
    loops, expected = line_by_line.execute(Q, K, V, allowed, config), attend(Q, K, V, allowed, config)
    seen = expected.masked.isfinite()
    assert torch.equal(loops.allowed, seen)
    torch.testing.assert_close(loops.scores, torch.where(seen, expected.scaled, 0.0))
    torch.testing.assert_close(loops.weights, expected.weights)
    torch.testing.assert_close(loops.output, expected.output)
    assert loops.parts.amax(-1).tolist() == seen.any(-1).tolist()  # exp(0), at the largest score


def test_the_value_is_that_of_the_cell():
    loops = line_by_line.execute(Q, K, V, masks.causal(4, 5))
    assert loops.at(1).value == pytest.approx((Q[0] @ K[0]).item() / math.sqrt(3))
    assert loops.at(2).value is None
    assert loops.at(6).value == 1.0  # exp(0), the only key of row 0
    assert [loops.at(c).value for c in (7, 8)] == [1.0, 1.0]
    torch.testing.assert_close(loops.at(8).output.values[0], V[0])
    row = loops.starts[1]
    scores = torch.tensor([loops.at(row + 1).value, loops.at(row + 2).value], dtype=torch.float64)
    torch.testing.assert_close(scores, (K[:2] @ Q[1]) / math.sqrt(3))
    parts = torch.tensor([loops.at(row + 6).value, loops.at(row + 7).value], dtype=torch.float64)
    torch.testing.assert_close(parts, (scores - scores.max()).exp())
    weights = torch.tensor([loops.at(row + 8).value, loops.at(row + 9).value], dtype=torch.float64)
    torch.testing.assert_close(weights, torch.softmax(scores, 0))


def test_the_printed_lines_run_and_give_the_end():
    loops = line_by_line.execute(Q, K, V, masks.causal(4, 5), AttentionConfig(scale=0.7, temperature=2.0))
    names = {"math": math, "q": Q.tolist(), "k": K.tolist(), "v": V.tolist(), "scale": 0.7, "temperature": 2.0}
    names |= {"allowed": masks.causal(4, 5).tolist(), "weights": [[0.0] * 5 for _ in Q], "output": [[0.0] * 2 for _ in Q]}
    exec("\n".join(line_by_line.LINES), names)
    torch.testing.assert_close(torch.tensor(names["weights"], dtype=torch.float64), loops.weights)
    torch.testing.assert_close(torch.tensor(names["output"], dtype=torch.float64), loops.output)


def test_the_marked_line_is_the_one_that_does_it():
    words = {"skip": "continue", "score": "score[j] =", "exp": "math.exp", "normalise": "weights[i][j] =", "add": "+="}
    loops = line_by_line.execute(Q, K, V, masks.causal(4, 5))
    for cursor in range(1, loops.total + 1):
        state = loops.at(cursor)
        assert words[state.phase] in line_by_line.LINES[state.line]


@pytest.mark.parametrize(("tq", "tk"), [(0, 3), (3, 0), (0, 0), (1, 1)])
def test_few_tokens(tq: int, tk: int):
    loops = line_by_line.execute(torch.ones(tq, 2), torch.ones(tk, 2), torch.ones(tk, 4))
    assert loops.total == tq * tk * 4
    end = loops.at(loops.total)
    assert end.weights.values.shape == (tq, tk)
    assert end.output.values.tolist() == [[1.0 if tk else 0.0] * 4] * tq


def test_nothing_is_changed_by_looking():
    allowed = masks.causal(4, 5)
    copies = [tensor.clone() for tensor in (Q, K, V, allowed)]
    loops = line_by_line.execute(Q, K, V, allowed)
    first = loops.at(9).output.values.clone()
    loops.at(9).output.values.add_(1)
    loops.at(9).weights.values.add_(1)
    assert torch.equal(loops.at(9).output.values, first)
    assert all(torch.equal(tensor, copy) for tensor, copy in zip((Q, K, V, allowed), copies, strict=True))
