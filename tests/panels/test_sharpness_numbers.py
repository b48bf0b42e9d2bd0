"""Numbers on scaling, computed here in plain torch."""

import torch

from tests.screen import opened, prose


def test_one_draws_variance_is_divided_by_each_size():
    """By the head size, 16, and by d_model, 32: two numbers, one half of the other."""
    generator = torch.Generator().manual_seed(3)
    k, q = (torch.randn(400, 4, 8, 16, generator=generator)[0] for _ in "kq")
    raw = (q @ k.transpose(-2, -1)).var()
    rows = [line[2] for line in opened("sharpness").pieces["draws"].rows]
    assert rows == [f"**{variance:.2f}**" for variance in (raw, raw / 16, raw / 32)]
    said = prose(opened("sharpness"), "spread_words")
    assert f"of this draw typically lie {(raw / 16).sqrt():.3g} from 0" in said
    sentence = prose(opened("sharpness"), "variance_words")
    assert f"In this draw of 256 scores it is {raw:.2f}, and {raw / 16:.2f} when divided." in sentence
    assert "scores at head size 16 have variance 16; divided by √16 = 4, they have 16 ÷ 16 = 1. In" in sentence
