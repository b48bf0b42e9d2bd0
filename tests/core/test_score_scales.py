"""The divisor of scores: a size to a power, against float64; its words and its program."""

import math
from dataclasses import replace

import pytest
import torch

from attn_core.attention import AttentionConfig, attend
from attn_core.scene import Scene, trace
from attn_core.score_scales import SET, WAYS, Divisor, way, ways

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


@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("width", [1, 3, 16])
def test_a_config_divides_by_the_width_of_the_heads_that_it_meets(power: float, width: int):
    q, k, v = torch.randn(3, 4, width, generator=torch.Generator().manual_seed(5), dtype=torch.float64)
    found = attend(q, k, v, config=AttentionConfig(power=power)).scaled
    torch.testing.assert_close(found, q @ k.mT / math.exp(power * math.log(width)))


def test_a_scale_that_is_given_leaves_no_choice_to_the_power():
    assert AttentionConfig(scale=0.25, power=1.0).factor(16) == 0.25


def test_the_default_is_the_root_exactly():
    assert AttentionConfig().factor(5) == Scene(("a",), head_size=5).factor() == 1 / math.sqrt(5)


@pytest.mark.parametrize("power", [-0.01, 1.01, math.nan, math.inf, True, "0.5"])
def test_a_power_outside_0_to_1_is_refused_by_name(power: object):
    with pytest.raises(ValueError, match="power must be"):
        AttentionConfig(power=power)


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


def test_the_best_known_divisors_have_names_and_another_one_is_set():
    assert [way(each) for each in WAYS.values()] == [*WAYS] == ["none", "head", "model"]
    assert way(Divisor("model", 0.0)) == "none"
    assert way(Divisor("head", 1.0)) == way(Divisor("head", 0.3)) == SET
    assert ways(Divisor()) == WAYS
    assert ways(Divisor("head", 1.0)) == WAYS | {SET: Divisor("head", 1.0)}
