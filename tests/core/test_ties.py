"""Ties: what counts as the largest score of a row is decided by one tolerance, relative to the row, and not by rounding."""

import math

import pytest
import torch
from torch import Tensor

from attn_core import AttentionConfig, attend, attend_output, one_query, reference, scene, sharpness, torch_agreement
from attn_core.attention import tied
from attn_core.blockwise import Head
from attn_core.experiments import one_row
from attn_core.heads import MultiHeadTrace
from attn_core.loops import against_matrices

COLD = AttentionConfig(temperature=0)


def nudged(dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor, Tensor]:
    """Return q (2, 128), k (5, 128), v (5, 2): keys 1, 2 and 4 are one vector but for the last digits, and match best."""
    generator = torch.Generator().manual_seed(0)
    q, k = torch.randn(2, 128, generator=generator), torch.randn(5, 128, generator=generator)
    best = 0.3 * (q[0] + q[1])
    k[1], k[2], k[4] = best, best * (1 + 2e-7), best * (1 - 2e-7)
    scores = (q @ k.T).tolist()
    assert all(len({row[1], row[2], row[4]}) > 1 for row in scores)  # or else this shows nothing
    return q.to(dtype), k.to(dtype), torch.arange(10.0).reshape(5, 2).to(dtype)


SHARED = [0, 1 / 3, 1 / 3, 0, 1 / 3]


@pytest.mark.parametrize(
    ("row", "ties"),
    [
        ([5.0, 5.0, 1.0], [0, 1]),
        ([1.0, 0.999991, 0.0], [0, 1]),
        ([1.0, 0.9999, 0.0], [0]),  # differs in the fourth digit
        ([1.0, 1.0001], [1]),
        ([1e4, 1e4 - 0.05, 1e4 - 1], [0, 1]),
        ([-1e4, -1e4 - 0.05, -1e4 - 1], [0, 1]),
        ([0.0, -1e-4, -5.0], [0]),
        ([0.0, -4e-5, -5.0], [0, 1]),  # relative to the row, not to its largest score
        ([3e-30, 2e-30, 3e-30], [0, 2]),  # relative: no score is too small to win
        ([0.0, 0.0, 0.0], [0, 1, 2]),
        ([2.0, -math.inf, 2.0], [0, 2]),
        ([-math.inf, -math.inf], []),
        ([7.0], [0]),
        ([], []),
    ],
)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_what_counts_as_the_largest_score(row: list[float], ties: list[int], dtype: torch.dtype):
    scores = torch.tensor([row, row], dtype=dtype)
    assert tied(scores)[1].nonzero().flatten().tolist() == ties
    if row:
        expected = torch.tensor([float(place in ties) / max(1, len(ties)) for place in range(len(row))], dtype=dtype)
        assert sharpness.over_temperatures(scores, torch.zeros(1))[0, 1].tolist() == expected.tolist()


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_keys_that_differ_in_their_last_digits_share_everywhere(dtype: torch.dtype):
    """In matrices, blocks, loops, the loops in the type of q, and what torch is held against."""
    q, k, v = nudged(dtype)
    trace = attend(q, k, v, None, COLD)
    weights = torch.tensor([SHARED] * 2, dtype=dtype)
    mean = v[[1, 2, 4]].mean(0).expand(2, 2)
    assert torch.equal(trace.weights, weights)
    assert trace.logits.tolist() == [[-math.inf, 0, 0, -math.inf, 0]] * 2
    block = Head(q, k, v, None, COLD).rows(1, 1, None, None).heads
    assert torch.equal(block.weights[0], weights[:1])
    looped, output = reference.attend_by_loops(q, k, v, temperature=0)
    assert looped == [SHARED] * 2
    by_hand = (torch.tensor(output, dtype=dtype), trace.output, attend_output(q, k, v, None, COLD))
    for found in (*by_hand, against_matrices.in_order(q, k, v, None, COLD)):
        torch.testing.assert_close(found, mean)
    heads = trace.map(lambda step: step[None])
    agreement = torch_agreement.with_torch(MultiHeadTrace(heads, trace.output, trace.output), None, COLD)
    assert agreement.difference < 1e-6
    row = one_row.limits(trace.masked[0], v, 0.0)
    assert (row.winners, row.gradient) == ([1, 2, 4], math.inf)
    assert one_row.largest_to_smallest(trace.masked[0, [1, 2, 4]], 0.0) == 1


def test_a_hidden_key_neither_ties_nor_sets_the_measure():
    q, k, v = nudged()
    k[0] = -1e6 * k[1]  # of a magnitude beside which all others are equal
    allowed = torch.tensor([[False, True, False, True, True]] * 2)
    trace = attend(q, k, v, allowed, COLD)
    assert trace.weights.tolist() == [[0, 0.5, 0, 0, 0.5]] * 2
    assert reference.attend_by_loops(q, k, v, allowed, temperature=0)[0] == trace.weights.tolist()


@pytest.mark.parametrize("temperature", [0.0, 0.1, 1.0, 4.0])
def test_ties_are_counted_by_the_same_rule_at_every_temperature(temperature: float):
    """The key that is named is the first of them."""
    q, k, v = nudged()
    setting = scene.Scene(("a", "b", "b", "c", "b"), heads=1, temperature=temperature, positions=False)
    heads = attend(q, k, v, None, AttentionConfig(temperature=temperature)).map(lambda step: step[None])
    trace = MultiHeadTrace(heads, heads.output[0], heads.output[0])
    row = one_query.row(trace, setting, 0, 1)
    assert (row.winner, row.ties) == (1, 3)
    assert [(each.winner, each.ties) for each in one_query.by_query(trace, 0)] == [(1, 3)] * 2
    assert one_query.ledger(trace, 0, 1).by_weight[:3] == [1, 2, 4]
