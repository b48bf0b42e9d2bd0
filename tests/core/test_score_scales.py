"""The divisor of scores: a size to a power, against float64; its words and its program."""

import math
from dataclasses import replace

import pytest
import torch

from attn_core.attention import AttentionConfig
from attn_core.scene import Scene, trace
from attn_core.score_scales import Divisor

SCENE = Scene(("the", "bat", "flew"), heads=2, head_size=7, d_model=12, seed=2)
POWERS = (0.0, 0.05, 0.3, 0.5, 0.75, 1.0)


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize(("scale", "size"), [("head", 7), ("model", 12)])
def test_scores_are_divided_by_the_size_to_the_power(scale: str, size: int, power: float):
    """Each scaled score and each weight, against float64."""
    found = trace(replace(SCENE, scale=scale, power=power)).heads
    scores = found.q.double() @ found.k.double().transpose(-2, -1)
    scaled = scores / math.exp(power * math.log(size))
    torch.testing.assert_close(found.scaled.double(), scaled, rtol=1e-5, atol=1e-6)
    torch.testing.assert_close(found.weights.double(), torch.softmax(scaled, -1), rtol=1e-5, atol=1e-6)


def test_a_scale_that_is_given_leaves_no_choice_to_the_power():
    assert AttentionConfig(scale=0.25, power=1.0).factor(16) == 0.25


def test_the_default_is_the_root_exactly():
    assert AttentionConfig().factor(5) == Scene(("a",), head_size=5).factor() == 1 / math.sqrt(5)


@pytest.mark.parametrize(
    ("divisor", "name", "number", "program"),
    [
        (Divisor("head", 0), "1", "1", "1.0"),
        (Divisor("model", 0.0), "1", "1", "1.0"),
        (Divisor("head", 0.5), "√head_size", "√16", "1 / math.sqrt(head_size)"),
        (Divisor("model", 0.5), "√d_model", "√32", "1 / math.sqrt(d_model)"),
        (Divisor("head", 1), "head_size", "16", "1 / head_size"),
        (Divisor("model", 0.3), "d_model^0.3", "32^0.3", "1 / d_model**0.3"),
    ],
)
def test_a_divisor_in_words_in_numbers_and_as_a_program(divisor: Divisor, name: str, number: str, program: str):
    assert (divisor.name, divisor.in_numbers(16, 32), divisor.program) == (name, number, program)
    factor = eval(program, {"math": math, "head_size": 16, "d_model": 32})
    assert factor == 1 / divisor.number(16, 32)
    assert divisor.of_variance(16, 32) == pytest.approx(factor**-2)
