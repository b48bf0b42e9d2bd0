"""Loops against matrices: their largest difference, in float32 and in float64."""

import pytest
import torch

from attn_core import AttentionConfig, attend, masks
from attn_core.loops.against_matrices import apart, in_order
from tests.loops import float32_loops


def draw(*shape: int, seed: int, dtype: torch.dtype) -> torch.Tensor:
    """Return a seeded Gaussian tensor."""
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)


def test_the_order_of_adding_up_by_hand():
    """In float32 10⁸ + 1 is 10⁸: the three terms give 0, and 1 only where the two large ones meet first."""
    q, k, v = torch.tensor([[1e8, 1.0, -1e8]]), torch.ones(1, 3), torch.tensor([[1.0]])
    assert in_order(q, k, v, config=AttentionConfig(scale=1.0)).tolist() == [[1.0]]
    keys = torch.tensor([[1.0, 1.0, 1.0], [0.0, 1.0, 0.0]])  # scores 0 and 1; in float64 1 and 1
    cold = AttentionConfig(scale=1.0, temperature=0.0)
    assert in_order(q, keys, torch.tensor([[5.0], [7.0]]), config=cold).tolist() == [[7.0]]
    assert in_order(q.double(), keys.double(), torch.tensor([[5.0], [7.0]]).double(), config=cold).tolist() == [[6.0]]
    terms = torch.tensor([[1.0, 1e8, -1e8]])  # forwards 0, backwards 1
    both = [
        in_order(terms, keys[:1].repeat(2, 1) * torch.tensor([[1.0], [0.0]]), torch.tensor([[5.0], [7.0]]), None, cold, back)
        for back in (False, True)
    ]
    assert [one.tolist() for one in both] == [[[6.0]], [[5.0]]]


@pytest.mark.parametrize("mask", [None, masks.causal(5, 7), masks.prefix(5, 7, 3)])
def test_in_order_is_the_scalar_loops_of_its_type_to_the_last_bit(mask: torch.Tensor | None):
    q, k, v = (draw(n, 11, seed=n, dtype=torch.float32) for n in (5, 7, 7))
    config = AttentionConfig(scale=0.3, temperature=0.7)
    assert torch.equal(in_order(q, k, v, mask, config), float32_loops(q, k, v, mask, 0.3, 0.7))
    torch.testing.assert_close(in_order(q, k, v, mask, config), attend(q, k, v, mask, config).output)


def test_how_far_loops_and_matrices_are_apart_is_counted_number_by_number():
    q, k, v = (draw(n, 11, seed=n, dtype=torch.float32) for n in (5, 7, 7))
    inputs = q, k, v, masks.causal(5, 7), AttentionConfig()
    loops = in_order(q.double(), k.double(), v.double(), *inputs[3:])
    matrices, forwards, backwards = attend(*inputs).output, in_order(*inputs), in_order(*inputs, backwards=True)
    found = apart(loops, matrices, inputs)
    pairs = {"rounded": (loops.float(), matrices), "same": (forwards, matrices), "moved": (forwards, backwards)}
    equal = {
        name: sum(a == b for a, b in zip(one.flatten().tolist(), other.flatten().tolist(), strict=True))
        for name, (one, other) in pairs.items()
    }
    assert 0 < min(equal.values()) <= max(equal.values()) < found.total == 5 * 11
    assert (found.rounded, found.same, found.moved) == (equal["rounded"], equal["same"], found.total - equal["moved"])
    assert torch.equal(found.float64, loops - matrices.double())
    assert torch.equal(found.float32, forwards.double() - matrices.double())
    assert found.largest == found.float32.abs().max() > found.float64.abs().max() / 10 > 0
