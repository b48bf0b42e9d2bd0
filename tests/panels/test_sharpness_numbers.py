"""Numbers on scaling, computed here in plain torch."""

from types import SimpleNamespace

import torch

from pages.text.languages import said
from tests.screen import opened, prose


def test_one_draws_variance_is_divided_by_each_size():
    """By the head size, 16, and by d_model, 32: two numbers, one half of the other."""
    generator = torch.Generator().manual_seed(3)
    k, q = (torch.randn(400, 4, 8, 16, generator=generator)[0] for _ in "kq")
    raw = (q @ k.transpose(-2, -1)).var()
    rows = [line[2] for line in opened("sharpness").pieces["draws"].rows]
    assert rows == [f"**{variance:.2f}**" for variance in (raw, raw / 16, raw / 32)]
    far, divided = raw.sqrt(), (raw / 16).sqrt()
    spread = f"a standard deviation of {far:.2f}; divided by √16 = 4, they have one of {divided:.2f}."
    assert prose(opened("sharpness"), "spread_words") == f"At head size 16, the 256 scores of this draw have {spread}"
    sentence = prose(opened("sharpness"), "variance_words")
    assert f"In this draw of 256 scores it is {raw:.2f}, and {raw / 16:.2f} when divided; each" in sentence
    assert "scores at head size 16 have variance 16; divided by √16 = 4, they have 16 ÷ 16 = 1. In" in sentence


def test_an_output_is_called_close_to_the_mean_where_no_weight_is_far_above_it():
    """Of 7 keys equal weights are 14.3 %; a largest one of 17.9 % is a quarter more."""
    far, near = (
        said(
            "sharpness.ends.done", SimpleNamespace(largest=largest, smallest=0.13, mean=1 / 7, near_mean=largest <= 1.25 / 7)
        )
        for largest in (0.23, 0.17)
    )
    assert far.endswith("The largest weight is 23 %, the smallest 13 %; equal weights would be 14 %.")
    assert near.endswith("equal weights would be 14 %: the output is close to the mean of the values.")
