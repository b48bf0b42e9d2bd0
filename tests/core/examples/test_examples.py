"""Every known number is shown beside a live one, and the comparison would notice a difference."""

import math
from dataclasses import replace

import pytest
import torch

from attn_core import cache, examples
from attn_core.examples import drawn_heads, draws
from attn_core.examples.example import form, last_digits
from pages.view import link
from tests.published import (
    BATCH,
    BY_HAND,
    DERIVED,
    ELSEWHERE,
    INPUTS,
    LATER,
    NAIVE,
    PRINTED,
    STEPS,
    TWO,
    WIDE,
    derived,
    known,
    parts,
)

ALL_STEPS = [(name, step) for name in examples.NAMES for step in examples.run(name).steps]
ids = [f"{name}-{step.name}" for name, step in ALL_STEPS]


def at(example: str, name: str, slip: bool = True) -> examples.Step:
    """Return one step."""
    return examples.run(example, slip).step(name)


@pytest.mark.parametrize(("name", "step"), ALL_STEPS, ids=ids)
def test_every_step_agrees(name: str, step: examples.Step):
    assert step.agrees
    assert step.computed.shape == step.expected.shape
    assert step.difference < (0.5e-2 if step.name == "dots" else 1e-4)


@pytest.mark.parametrize(("there", "here"), STEPS.items())
def test_expected_numbers_are_the_known_ones(there: tuple[str, str], here: tuple[str, str]):
    step, numbers = at(*here), known(*there)
    assert [text for text in step.texts if text != "…"] == PRINTED[there]
    assert step.printed
    values = step.computed.double()
    torch.testing.assert_close(values.flatten(), numbers.flatten()[: values.numel()], atol=5e-6, rtol=0)


@pytest.mark.parametrize(("here", "there"), DERIVED.items())
def test_what_no_source_prints_is_what_is_derived(here: tuple[str, str], there: str):
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


def test_old_links_open_the_steps_that_they_opened():
    names = {name: " ".join(step.name for step in examples.run(name).steps) for name in examples.NAMES}
    assert names["averaging"].startswith("loop triangle normalised matrix masked weights softmax ")
    assert names[NAIVE].startswith("x dots scores weights output ")
    first = "k q v scores unscaled_weights scaled mask masked_scores masked weights dropped adds output pytorch "
    assert names[BY_HAND].startswith(first)
    assert (names["two_variances"], names["two_softmaxes"]) == ("raw scaled", "diffuse peaked")
    assert (names["one_head_two_channels"][:8], names[WIDE][:7]) == ("weights ", "scores ")


def test_two_heads_without_the_slip_are_scaled_by_the_root_of_their_own_width():
    weights = at(TWO, "weights", slip=False)
    torch.testing.assert_close(weights.computed.double(), derived(f"{TWO}.W_correct_scale")[0], atol=2e-6, rtol=0)
    assert weights.text == at(TWO, "weights").text  # beside the source's numbers
    assert not weights.agrees
    pytorch = derived(f"{TWO}.R_combined_correct_scale")
    torch.testing.assert_close(drawn_heads.two_heads_by_pytorch().double(), pytorch, atol=2e-6, rtol=0)
    assert [examples.run(TWO, slip).slips for slip in (True, False)] == [True, False]
    assert examples.run(BY_HAND, False).steps[0].text == examples.run(BY_HAND).steps[0].text


def test_the_recipe_of_the_dropout_mask():
    """The generator's next 32 bits after 55 normals, as one of torch's calls that are public reads the lower 31 of them."""
    torch.manual_seed(42)
    for shape in ((3, 5), (5, 4), (5, 4)):
        torch.randn(shape)
    lower = int(torch.empty((), dtype=torch.int32).random_())
    inputs, seed, _ = draws.three_tokens()
    assert seed % 2**31 == lower
    assert torch.equal(inputs["W_V"], torch.randn(5, 4))
    state, kept = seed % (2**31 - 1), []
    for _ in range(9):
        kept.append(float(2 * state < 2**31 - 1))
        state = state * 1132489760 % (2**31 - 1)
    assert kept == derived(f"{BY_HAND}.dropout_keep").flatten().tolist()
    assert at(BY_HAND, "keep").computed.flatten().tolist() == kept
    assert draws.dropout_uniforms(0, 2) == [0.0, 0.0]


def test_the_head_that_is_drawn_later_adds_up_in_order():
    """Each product is added before it is rounded: x² = 1 + 2⁻¹¹ + 2⁻²⁴ keeps a part that float32 has no room for."""
    x = 1 + 2.0**-12
    assert drawn_heads.one_by_one(torch.tensor([[1.0, x]]), torch.tensor([[-1 - 2.0**-11, x]])).tolist() == [[2.0**-24]]
    torch.testing.assert_close(drawn_heads.drawn_later_by_torch(), at(LATER, "scores").computed, atol=2e-6, rtol=0)


@pytest.mark.parametrize(
    ("texts", "value", "written"),
    [
        (("1.0857e-05", "9.9999e-01"), 1.085749e-05, "1.0857e-05"),
        (("1.0857e-05", "9.9999e-01"), 0.0, "0.0000e+00"),
        (("1.5", "-0.12"), 1.498785, "1.5"),
        (("1.5", "-0.12"), -0.1217, "-0.12"),
        (("1.0000", "-inf"), -math.inf, "-inf"),
        (("1.0000", "…"), 0.08924, "0.0892"),
        (("1.", "0."), 1.0, "1."),
        (("0.", "-inf"), -math.inf, "-inf"),
        (("1.", "0."), 0.4, "0.4000"),
    ],
)
def test_a_number_is_written_in_the_form_of_the_printed_ones(texts: tuple[str, ...], value: float, written: str):
    assert form(texts)(value) == written


def test_what_the_last_digit_is_worth():
    assert last_digits(["1.0857e-05", "9.9999e-01"]) == pytest.approx([1e-9, 1e-5])
    assert last_digits(["1.5", "-0.12", "-inf"]) == pytest.approx([0.01, 0.01, 0.01])
    assert last_digits(["1.", "0."]) == [0, 0]


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
        LATER: "query_key_value",
        BATCH: "shapes",
        TWO: "heads",
    }
    for name in examples.NAMES:
        example = examples.run(name)
        values, ignored = link.read(dict(example.link))
        assert ignored == []
        assert set(values) == set(example.link)
        assert name.isascii()
        assert name.isidentifier()
        assert example.title
        assert example.recipe


def test_an_example_is_computed_once_and_draws_nothing_from_the_global_generator():
    before = torch.get_rng_state()
    cache.SHARED.clear()
    assert [examples.run(name) is examples.run(name) for name in examples.NAMES] == [True] * 10
    assert torch.equal(torch.get_rng_state(), before)
