"""Numbers on scaling, computed here in plain torch."""

import torch

from tests.screen import opened, prose


def test_one_draws_variance_is_divided_by_each_size():
    """By the head size, 16, and by d_model, 32: two numbers, one half of the other."""
    generator = torch.Generator().manual_seed(3)
    k, q = (torch.randn(400, 4, 8, 16, generator=generator)[0] for _ in "kq")
    raw = (q @ k.transpose(-2, -1)).var()
    sentence = prose(opened("sharpness"), "variance_words")
    assert f"as they are, {raw:.2f}; " in sentence
    assert f"so variance ÷ 16, {raw / 16:.2f}; " in sentence
    assert f"so variance ÷ 32, {raw / 32:.2f}. " in sentence
