"""Every published number is on the page as printed, beside the computed one."""

import functools
import re

import pytest
import torch

from attn_core import examples
from tests import screen
from tests.published import PRINTED, STEPS, TWO, derived, known
from tests.screen import Screen, body, prose, says

opened = functools.partial(screen.opened, "worked_examples")


def numbers(at: Screen, side: str) -> list[str]:
    """Return the texts of one side's cells, without crosses."""
    cells = re.findall(r"<td>(.*?)</td>", body(at, f"{side}_numbers"))
    return [re.sub(r"<[^>]+>", "", cell).removesuffix(" ✗") for cell in cells]


def step_of(example: str, name: str, **settings: object) -> Screen:
    """Return the page at the step of this name."""
    names = [step.name for step in examples.run(example).steps]
    return opened(example=example, example_step=names.index(name), **settings)


def last_digit(text: str, texts: list[str]) -> float:
    """Return the value of 1 in the last digit of a printed number, given its table."""
    places = max(len(other.split("e")[0].partition(".")[2]) for other in texts)
    return 10.0 ** (int(text.partition("e")[2] or 0) - places)


@pytest.mark.parametrize(("there", "here"), STEPS.items(), ids=".".join)
def test_printed_numbers_stand_beside_computed_ones_of_the_same_form(there: tuple[str, str], here: tuple[str, str]):
    """All 1,091, by the names that their sources have; float32 may round one the other way where it stands on an edge."""
    at, printed, truth = step_of(*here), PRINTED[there], known(*there).flatten().tolist()
    expected, computed = numbers(at, "expected"), numbers(at, "computed")
    assert expected[: len(printed)] == printed
    assert set(expected[len(printed) :]) <= {"…"}
    assert len(expected) == len(computed)
    for text, other, value in zip(printed, computed, truth, strict=False):
        if text != other:
            digit = last_digit(text, printed)
            assert abs(float(other) - float(text)) < 1.01 * digit
            assert abs(abs(value - float(text)) / digit - 0.5) < 0.05
    alike = printed == computed[: len(printed)]
    assert ("to the last printed digit" in prose(at, "step_said")) == alike


def test_the_loop_in_place():
    """Its weights, its numbers, and the result of allclose: False, where the source prints True."""
    torch.manual_seed(1)
    b = torch.randn(8, 2)
    means = torch.stack([b[: t + 1].mean(0) for t in range(8)])
    wrong = b.clone()
    for t in range(8):
        wrong[t] = wrong[: t + 1].mean(0)
    sentence = prose(step_of("averaging", "in_place"), "step_said")
    assert not torch.allclose(wrong, means)
    says(sentence, f"{(wrong - means).abs().max():.2f}")
    assert numbers(step_of("averaging", "in_place"), "computed") == [f"{v:.4f}" for v in wrong.flatten().tolist()]
    at = step_of("averaging", "in_place_weights")
    assert numbers(at, "computed")[16:19] == ["0.5000", "0.1667", "0.3333"]
    says(prose(at, "step_said"), "0.5")


def test_the_slip_of_two_heads_is_a_switch():
    """On: the source's √4; off: √2 beside the same printed numbers, marked where they differ."""
    for name, source in (("scaled", "S_masked_scaled"), ("weights", "W0")):
        slip, right = (step_of(TWO, name, example_slip=on) for on in (True, False))
        assert numbers(slip, "expected") == numbers(right, "expected") == PRINTED[TWO, source]
        apart = zip(numbers(slip, "computed"), PRINTED[TWO, source], strict=True)  # a last digit depends on the processor
        assert all(ours == printed or abs(float(ours) - float(printed)) < 1.5e-4 for ours, printed in apart)
        scores = known(TWO, "S_masked_scaled") * 2**0.5
        ours = scores if name == "scaled" else derived(f"{TWO}.W_correct_scale")[0]
        assert numbers(right, "computed") == [f"{v:.4f}" for v in ours.flatten().tolist()]
        differ = sum(
            one != other for one, other in zip(*(numbers(right, side) for side in ("computed", "expected")), strict=True)
        )
        says(prose(right, "step_said"), f"{differ}", f"{ours.numel()}")
        assert body(right, "computed_numbers").count(" ✗") == differ
    apart = (derived(f"{TWO}.W_correct_scale")[0] - known(TWO, "W0")).abs().max()
    says(prose(step_of(TWO, "weights"), "step_said"), f"{apart:.2f}")
    right = step_of(TWO, "output", example_slip=False)
    assert numbers(right, "computed") == [f"{v:.4f}" for v in derived(f"{TWO}.R_combined_correct_scale").flatten().tolist()]


def test_the_recipe_of_the_dropout_mask_gives_the_mask_beside_it():
    at = step_of("three_tokens_by_hand", "keep")
    seed = int(re.search(r"generator, (\d+), and on an Intel", prose(at, "step_said"))[1])
    kept, state = [], seed % (2**31 - 1)
    for _ in range(9):
        kept.append(f"{state / (2**31 - 1) < 0.5:d}.")
        state = 1132489760 * state % (2**31 - 1)
    assert numbers(at, "computed") == numbers(at, "expected") == kept
    says(prose(step_of("three_tokens_by_hand", "dropped"), "step_said"), "17")


def test_what_the_source_should_have_printed():
    at = step_of("three_tokens_by_hand", "scaled_weights")
    scaled = known("three_tokens_by_hand", "S_scaled").softmax(-1)
    assert numbers(at, "computed") == [f"{v:.4f}" for v in scaled.flatten().tolist()]
    apart = (scaled - known("three_tokens_by_hand", "S").softmax(-1)).abs().max()
    says(prose(at, "step_said"), f"{apart:.2f}")
    says(prose(step_of("three_tokens_by_hand", "unscaled_weights"), "step_said"), "16")
