"""Every known number is shown beside a live one, and the comparison would notice a difference."""

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from attn_core import cache, examples
from pages.ui import link

KNOWN = json.loads((Path(__file__).parents[2] / "worked_examples.json").read_text(encoding="utf-8"))["examples"]
BY_HAND, NAIVE, WIDE = "three_tokens_by_hand", "three_tokens_naive", "one_head_32_channels"
STEPS = {  # where each known result stands: example and name in the file → example and step here
    ("one_head_two_channels", "wei0"): ("one_head_two_channels", "weights"),
    (WIDE, "in35.raw_wei0"): (WIDE, "scores"),
    (WIDE, "in47.var"): ("two_variances", "raw"),
    (WIDE, "in48.var"): ("two_variances", "scaled"),
    (WIDE, "in49"): ("two_softmaxes", "diffuse"),
    (WIDE, "in51"): ("two_softmaxes", "peaked"),
    ("averaging", "tril"): ("averaging", "triangle"),
    ("averaging", "tril_norm"): ("averaging", "normalised"),
    ("averaging", "c"): ("averaging", "matrix"),
    ("averaging", "masked_zeros"): ("averaging", "masked"),
    ("averaging", "softmax_zeros"): ("averaging", "weights"),
    ("averaging", "xbow_softmax"): ("averaging", "softmax"),
    (BY_HAND, "X"): (NAIVE, "x"),
    (BY_HAND, "naive.dots"): (NAIVE, "dots"),
    (BY_HAND, "naive.S"): (NAIVE, "scores"),
    (BY_HAND, "naive.W"): (NAIVE, "weights"),
    (BY_HAND, "naive.Y"): (NAIVE, "output"),
    (BY_HAND, "K"): (BY_HAND, "k"),
    (BY_HAND, "Q"): (BY_HAND, "q"),
    (BY_HAND, "V"): (BY_HAND, "v"),
    (BY_HAND, "S"): (BY_HAND, "scores"),
    (BY_HAND, "S_scaled"): (BY_HAND, "scaled"),
    (BY_HAND, "W_unscaled"): (BY_HAND, "unscaled_weights"),
    (BY_HAND, "mask"): (BY_HAND, "mask"),
    (BY_HAND, "S_masked"): (BY_HAND, "masked_scores"),
    (BY_HAND, "S_masked_scaled"): (BY_HAND, "masked"),
    (BY_HAND, "W_masked"): (BY_HAND, "weights"),
    (BY_HAND, "dropout"): (BY_HAND, "dropped"),
    (BY_HAND, "R"): (BY_HAND, "output"),
}
INPUTS = {
    "averaging": {"b": "b"},
    NAIVE: {"X": "X"},
    BY_HAND: {"X": "X", "W_K": "W_K", "W_Q": "W_Q", "W_V": "W_V"},
    "one_head_two_channels": {"x": "x", "key": "key.weight", "query": "query.weight", "value": "value.weight"},
    WIDE: {"x": "x", "key": "in35.key.weight", "query": "in35.query.weight"},
}
ALL_STEPS = [(name, step) for name in examples.NAMES for step in examples.run(name).steps]
ids = [f"{name}-{step.name}" for name, step in ALL_STEPS]


def known(example: str, name: str) -> torch.Tensor:
    """Return one known result to its six decimals."""
    value = json.dumps(KNOWN[example]["expected"][name]["value"]).replace('"-inf"', "-Infinity")
    return torch.tensor(json.loads(value), dtype=torch.float64)


def found(example: str, name: str) -> examples.Step:
    """Return one step."""
    (step,) = [step for step in examples.run(example).steps if step.name == name]
    return step


@pytest.mark.parametrize(("name", "step"), ALL_STEPS, ids=ids)
def test_every_step_agrees(name: str, step: examples.Step):
    assert step.agrees
    assert step.difference < 1e-4
    assert step.computed.shape == step.expected.shape
    assert step.decimals == 4


@pytest.mark.parametrize(("there", "here"), STEPS.items())
def test_expected_numbers_are_the_known_ones(there: tuple[str, str], here: tuple[str, str]):
    torch.testing.assert_close(found(*here).expected, known(*there), atol=0.52e-4, rtol=0)
    torch.testing.assert_close(found(*here).computed.double(), known(*there), atol=5e-6, rtol=0)


def test_no_known_number_is_left_out_and_each_has_a_step_of_its_own():
    assert set(STEPS) == {(example, name) for example, parts in KNOWN.items() for name in parts["expected"]}
    assert len(STEPS) == len(set(STEPS.values())) == 29
    extra = {(name, step.name) for name, step in ALL_STEPS} - set(STEPS.values())
    assert extra == {("averaging", "loop"), (BY_HAND, "adds"), (BY_HAND, "pytorch")}


@pytest.mark.parametrize("name", INPUTS)
def test_inputs_are_the_known_ones(name: str):
    inputs = examples.run(name).inputs
    example = BY_HAND if name == NAIVE else name
    assert set(inputs) == set(INPUTS[name])
    for here, there in INPUTS[name].items():
        torch.testing.assert_close(inputs[here], torch.tensor(KNOWN[example]["inputs"][there]), atol=1e-6, rtol=0)


def test_the_steps_by_hand_come_in_order_and_what_is_not_in_the_file_follows_from_it():
    names = [step.name for step in examples.run(BY_HAND).steps]
    order = ["k", "q", "v", "scores", "scaled", "mask", "masked", "weights", "adds", "output", "pytorch"]
    assert [name for name in names if name in order] == order
    adds = known(BY_HAND, "W_masked")[2][:, None] * known(BY_HAND, "V")
    torch.testing.assert_close(found(BY_HAND, "adds").expected, adds, atol=0.6e-4, rtol=0)
    torch.testing.assert_close(found(BY_HAND, "adds").computed.sum(0), found(BY_HAND, "output").computed[2])
    assert torch.equal(found(BY_HAND, "pytorch").expected, found(BY_HAND, "output").expected)
    torch.testing.assert_close(found("averaging", "loop").expected, known("averaging", "c"), atol=0.52e-4, rtol=0)


@pytest.mark.parametrize(("name", "step"), ALL_STEPS, ids=ids)
def test_one_number_off_by_one_in_the_fourth_decimal_disagrees(name: str, step: examples.Step):
    for by in (1e-4, -1e-4, math.inf, math.nan):
        wrong = step.computed.clone()
        place = torch.nonzero(wrong.isfinite())[0].tolist()
        wrong[tuple(place)] += by + math.copysign(step.difference, by)
        assert not replace(step, computed=wrong).agrees


def test_the_edges_of_agreement():
    step = examples.Step(
        "a", "a", torch.tensor([0.12344, -math.inf]), torch.tensor([0.1234, -math.inf], dtype=torch.float64)
    )
    assert step.agrees
    assert step.difference == pytest.approx(4e-5, abs=1e-8)
    assert replace(step, computed=torch.tensor([0.12345, -math.inf])).agrees
    assert not replace(step, computed=torch.tensor([0.12346, -math.inf])).agrees
    assert not replace(step, computed=torch.tensor([0.1234, 0.0])).agrees
    assert not replace(step, computed=torch.tensor([0.1234, math.inf])).agrees
    assert not replace(step, computed=torch.tensor([[0.1234, -math.inf]])).agrees
    assert not replace(step, decimals=5).agrees
    example = examples.run("two_softmaxes")
    assert example.agrees
    assert not replace(example, steps=(*example.steps, replace(step, decimals=5))).agrees


def test_each_example_says_where_it_goes_on():
    pages = {name: examples.run(name).page for name in examples.NAMES}
    assert pages == {
        "averaging": "averaging",
        NAIVE: "averaging",
        BY_HAND: "weighted_sum",
        "one_head_two_channels": "masks",
        WIDE: "query_key_value",
        "two_variances": "sharpness",
        "two_softmaxes": "sharpness",
    }
    for name in examples.NAMES:
        example = examples.run(name)
        values, ignored = link.read(dict(example.link))
        assert ignored == []
        assert set(values) == set(example.link)
        assert name.isascii()
        assert name.isidentifier()
        assert example.summary.endswith(".")
        assert example.title
        assert example.recipe


def test_an_example_is_computed_once_and_draws_nothing_from_the_global_generator():
    before = torch.get_rng_state()
    cache.SHARED.clear()
    assert [examples.run(name) is examples.run(name) for name in examples.NAMES] == [True] * 7
    assert torch.equal(torch.get_rng_state(), before)
