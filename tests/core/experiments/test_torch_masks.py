"""The meaning of True in torch's functions: the printed lines are run, and both give the core's result."""

import pytest
import torch
from torch import nn

from attn_core import attend, masks
from attn_core.experiments import torch_masks

Q, K, V = (torch.randn(n, 4, generator=torch.Generator().manual_seed(n), dtype=torch.float64) for n in (5, 7, 9))
K, V = K[:7], V[:7]
CORNER = masks.causal(5, 7, "lower_right") & masks.window(5, 7, 2, "lower_right") | masks.prefix(5, 7, 1)
MASKS = [masks.causal(5, 7), masks.window(5, 7, 1), CORNER, masks.bidirectional(5, 7)]


def run(text: str, **names) -> dict:
    """Return the names that hold after running text."""
    names |= {"torch": torch}
    exec(text, names)
    return names


def plain_module() -> nn.MultiheadAttention:
    """Return torch's module of one head whose projections change nothing."""
    layer = nn.MultiheadAttention(4, 1, bias=False, batch_first=True, dtype=torch.float64)
    with torch.no_grad():
        layer.in_proj_weight.copy_(torch.eye(4).repeat(3, 1))
        layer.out_proj.weight.copy_(torch.eye(4))
    return layer.requires_grad_(False)


@pytest.mark.parametrize("allowed", MASKS, ids=["causal", "window", "lower right", "all"])
def test_both_printed_masks_give_what_the_core_gives(allowed: torch.Tensor):
    expected = attend(Q, K, V, allowed)
    fused = run(torch_masks.for_fused(allowed), q=Q, k=K, v=V)
    module = run(torch_masks.for_module(allowed), layer=plain_module(), query=Q, key=K, value=V)
    torch.testing.assert_close(fused["output"], expected.output)
    torch.testing.assert_close(module["output"], expected.output)
    torch.testing.assert_close(module["weights"], expected.weights)
    assert torch.equal(fused["attn_mask"], allowed)
    assert torch.equal(module["attn_mask"], ~allowed)
