"""Every known number is shown beside a live one, and the comparison would notice a difference."""

import math
from dataclasses import replace

import pytest
import torch

from attn_core import examples
from attn_core.examples import drawn_heads
from attn_core.examples.example import last_digits
from tests.published import BY_HAND, DERIVED, ELSEWHERE, INPUTS, LATER, PRINTED, STEPS, TWO, derived, known, parts

ALL_STEPS = [(name, step) for name in examples.NAMES for step in examples.run(name).steps]
ids = [f"{name}-{step.name}" for name, step in ALL_STEPS]


def at(example: str, name: str, slip: bool = True) -> examples.Step:
    """Return one step."""
    return examples.run(example, slip).step(name)


def test_every_step_agrees():
    for _, step in ALL_STEPS:
        assert step.agrees, step
        assert step.difference < (0.5e-2 if step.name == "dots" else 1e-4), step


def test_expected_numbers_are_the_known_ones():
    for there, here in STEPS.items():
        step, numbers = at(*here), known(*there)
        assert [text for text in step.texts if text != "…"] == PRINTED[there]
        assert step.printed
        values = step.computed.double()
        torch.testing.assert_close(values.flatten(), numbers.flatten()[: values.numel()], atol=5e-6, rtol=0)


def test_what_no_source_prints_is_what_is_derived():
    for here, there in DERIVED.items():
        step = at(*here, slip=here[1] != "right_output")
        assert step.agrees
        assert not step.printed
        torch.testing.assert_close(step.computed.double(), derived(there), atol=2e-6, rtol=0)
        torch.testing.assert_close(step.expected, derived(there), atol=0.52e-4, rtol=0)


def test_no_known_number_is_left_out_and_each_has_a_step_of_its_own():
    assert set(STEPS) == set(parts("expected")) == set(PRINTED)
    assert len(STEPS) == len(set(STEPS.values())) == 52
    assert sum(map(len, PRINTED.values())) == 1091
    assert sum(step.known for _, step in ALL_STEPS if step.printed) == 1091
    extra = {(name, step.name) for name, step in ALL_STEPS if not step.printed}
    assert extra == {(name, step.name) for name, step in ALL_STEPS} - set(STEPS.values())
    assert extra == {*DERIVED, (BY_HAND, "adds")} - {(TWO, "right_output")}


@pytest.mark.parametrize("name", INPUTS)
def test_inputs_are_the_known_ones(name: str):
    inputs, example = examples.run(name).inputs, ELSEWHERE.get(name, name)
    assert set(inputs) == set(INPUTS[name])
    for here, there in INPUTS[name].items():
        torch.testing.assert_close(inputs[here], torch.tensor(parts("inputs")[example, there]), atol=1e-6, rtol=0)


def test_two_heads_without_the_slip_are_scaled_by_the_root_of_their_own_width():
    weights = at(TWO, "weights", slip=False)
    torch.testing.assert_close(weights.computed.double(), derived(f"{TWO}.W_correct_scale")[0], atol=2e-6, rtol=0)
    assert weights.text == at(TWO, "weights").text  # beside the source's numbers
    assert not weights.agrees
    pytorch = derived(f"{TWO}.R_combined_correct_scale")
    torch.testing.assert_close(drawn_heads.two_heads_by_pytorch().double(), pytorch, atol=2e-6, rtol=0)
    assert [examples.run(TWO, slip).slips for slip in (True, False)] == [True, False]
    assert examples.run(BY_HAND, False).steps[0].text == examples.run(BY_HAND).steps[0].text


def test_the_head_that_is_drawn_later_adds_up_in_order():
    """Each product is added before it is rounded: x² = 1 + 2⁻¹¹ + 2⁻²⁴ keeps a part that float32 has no room for."""
    x = 1 + 2.0**-12
    assert drawn_heads.one_by_one(torch.tensor([[1.0, x]]), torch.tensor([[-1 - 2.0**-11, x]])).tolist() == [[2.0**-24]]
    torch.testing.assert_close(drawn_heads.drawn_later_by_torch(), at(LATER, "scores").computed, atol=2e-6, rtol=0)


def test_the_steps_by_hand_come_in_order_and_what_is_not_in_the_file_follows_from_it():
    names = [step.name for step in examples.run(BY_HAND).steps]
    order = ["k", "q", "v", "scores", "scaled", "mask", "masked", "weights", "adds", "output", "pytorch"]
    assert [name for name in names if name in order] == order
    adds = known(BY_HAND, "W_masked")[2][:, None] * known(BY_HAND, "V")
    torch.testing.assert_close(at(BY_HAND, "adds").expected, adds, atol=0.6e-4, rtol=0)
    torch.testing.assert_close(at(BY_HAND, "adds").computed.sum(0), at(BY_HAND, "output").computed[2])


@pytest.mark.parametrize(("name", "step"), ALL_STEPS, ids=ids)
def test_one_number_off_by_one_in_the_last_digit_disagrees(name: str, step: examples.Step):
    digits = torch.tensor(last_digits(step.texts)).reshape(step.expected.shape)
    for place in map(tuple, step.expected.isfinite().nonzero()[[0, -1]].tolist()):
        by = max(digits[place].item(), 1e-6)
        for change in (by, -by, math.inf, math.nan):
            wrong = step.computed.double()
            wrong[place] = step.expected[place] + change
            assert not replace(step, computed=wrong).agrees
            assert not replace(step, computed=wrong).alike


def test_the_edges_of_agreement():
    step = examples.Step("a", "a", torch.tensor([0.12344, -math.inf]), "0.1234 -inf")
    assert step.agrees
    assert step.alike
    assert step.difference == pytest.approx(4e-5, abs=1e-8)
    assert replace(step, computed=torch.tensor([0.123452, -math.inf])).agrees
    assert not replace(step, computed=torch.tensor([0.123452, -math.inf])).alike  # it is written 0.1235
    for other in ([0.12346, -math.inf], [0.1234, 0.0], [0.1234, math.inf], [[0.1234, -math.inf]] * 2, [0.1234]):
        assert not replace(step, computed=torch.tensor(other)).agrees
        assert not replace(step, computed=torch.tensor(other)).alike
    assert not replace(step, text="0.12340 -inf").agrees
    assert replace(step, text="0.1234 …").agrees
    whole = examples.Step("a", "a", torch.tensor([1.0, 0.0]), "1. 0.")
    assert whole.agrees
    assert not replace(whole, computed=torch.tensor([1.0, 1e-6])).agrees
    example = examples.run("two_softmaxes")
    assert example.agrees
    assert not replace(example, steps=(*example.steps, replace(step, text="0.12340 -inf"))).agrees
