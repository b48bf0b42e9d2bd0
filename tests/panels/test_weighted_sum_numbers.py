"""Numbers in the sentences of the weighted sum, each computed here in plain torch."""

import math

import torch

from attn_core import scene
from tests.screen import opened, prose

WORDS = ("The·0", "bat", "flew", "out", "of", "the·5", "cave")
X, _, DRAWN = scene.attention_inputs(scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3), "cpu")


def largest_terms(row: torch.Tensor) -> str:
    """Return the three terms of a sum of words that weigh most, by size."""
    top = sorted(range(7), key=lambda i: -abs(row[i].item()))[:3]
    return " + ".join(f"{row[i]:.2f} × “{WORDS[i]}”" for i in top).replace("+ -", "− ").replace("-", "−")


def test_a_row_of_y_is_the_sum_that_its_row_of_w_says():
    """Row 4, not column 4, of the first head's weights."""
    weights = torch.softmax((X @ DRAWN.wq[:, :16]) @ (X @ DRAWN.wk[:, :16]).T / math.sqrt(16), -1)
    sentence = prose(opened("weighted_sum", query=4), "mixing_words")
    assert f" The row of of in Y = {largest_terms(weights[4])} + … (4 more). With" in sentence
    assert largest_terms(weights[4]) != largest_terms(weights[:, 4])


def test_a_large_negative_number_in_w_is_said_first():
    row = torch.full((7,), 1 / 7)
    row[0] = -2.0
    sentence = prose(opened("weighted_sum", mixer="mean", mixer_edits="4_0_-2", query=4), "mixing_words")
    assert sentence.startswith(f"The row of of in Y = {largest_terms(row)} + … (4 more).")
