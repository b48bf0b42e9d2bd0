"""How sharp a row is on Explore, computed here in plain torch."""

import torch

from attn_core import scene
from tests.panels.explore.screen import opened
from tests.screen import prose

X, _, DRAWN = scene.attention_inputs(scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3), "cpu")


def test_effective_keys_are_counted_among_the_visible_ones():
    """Query 2 under a causal mask sees three keys: e to the entropy of its three weights, of 3."""
    weights = torch.softmax((X @ DRAWN.wq[:, :16])[2] @ (X[:3] @ DRAWN.wk[:, :16]).T / 4, -1)
    effective = (-(weights * weights.log()).sum()).exp()
    title = prose(opened(mask="causal", query=2), "curve_name")
    assert title.endswith(f"effective keys {effective:.1f} of 3")
    assert f"largest weight {100 * weights.max():.0f} %" in title
