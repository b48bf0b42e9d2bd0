"""A mask after softmax: rows that hide keys sum to less than 1, by exactly the weight that the hidden keys had."""

import pytest
import torch

from attn_core import masks
from attn_core.attention import AttentionConfig, attend
from attn_core.experiments import late_mask


@pytest.mark.parametrize("temperature", [0.5, 1.0, 4.0])
def test_a_row_keeps_the_weight_of_its_open_keys(temperature: float):
    q, k, v = torch.randn(3, 2, 5, 8, generator=torch.Generator().manual_seed(1))
    allowed, config = masks.causal(5, 5), AttentionConfig(temperature=temperature)
    weights = torch.softmax(q @ k.transpose(-1, -2) / 8**0.5 / temperature, -1)
    expected = torch.stack([weights[:, row, : row + 1].sum(-1) for row in range(5)], -1)
    sums = late_mask.row_sums(attend(q, k, v, allowed, config), allowed)
    torch.testing.assert_close(sums, expected)
    assert (sums[:, :-1] < 1).all()
    torch.testing.assert_close(sums[:, -1], torch.ones(2))


def test_at_temperature_0_a_row_is_left_with_all_or_nothing():
    q, k, v = torch.randn(3, 4, 8, generator=torch.Generator().manual_seed(2))
    allowed = masks.causal(4, 4)
    sums = late_mask.row_sums(attend(q, k, v, allowed, AttentionConfig(temperature=0.0)), allowed)
    winners = (q @ k.T).argmax(-1)
    assert sums.tolist() == [float(winner <= row) for row, winner in enumerate(winners.tolist())]
