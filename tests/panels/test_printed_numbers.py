"""Every published number is on the page as printed, beside the computed one."""

import functools
import re
from dataclasses import replace
from urllib.parse import parse_qsl

import pytest
import torch

from attn_core import examples
from tests import screen, wiring
from tests.published import PRINTED, STEPS, TWO, WIDE, derived, known
from tests.screen import Screen, body, prose

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


def test_small_numbers_are_not_zeros():
    at = step_of("three_tokens_by_hand", "unscaled_weights")
    assert numbers(at, "expected")[:3] == numbers(at, "computed")[:3] == ["1.0857e-05", "9.9999e-01", "1.3611e-07"]
    assert numbers(step_of("averaging", "masked"), "computed")[:3] == ["0.", "-inf", "-inf"]
    dots = " ".join(numbers(step_of("three_tokens_naive", "dots"), "computed"))
    assert dots == "1.5 -0.12 1.27 -0.12 5.6 -0.07 1.27 -0.07 6.01"
    assert numbers(step_of("one_head_drawn_later", "scores"), "expected")[62:] == ["2.3461e-03", "1.6056e+00"]


def test_the_last_printed_digit_is_spoken_of_only_where_texts_are_compared(monkeypatch: pytest.MonkeyPatch):
    """A number on the edge of rounding agrees, and is written with another digit: then the page says so."""
    right, run = examples.run("two_softmaxes"), examples.run
    edge = right.steps[0].expected + torch.tensor([0.5002e-4, 0, 0, 0, 0], dtype=torch.float64)
    changed = replace(right, steps=(replace(right.steps[0], computed=edge), *right.steps[1:]))
    monkeypatch.setattr(examples, "run", lambda name, slip=True: changed if name == "two_softmaxes" else run(name, slip))
    at = opened(example="two_softmaxes")
    assert numbers(at, "computed")[0] == "0.1926"
    assert numbers(at, "expected")[0] == "0.1925"
    assert "✓ 5 numbers agree within the rounding of their last digits" in prose(at, "step_said")
    assert "✓ 1,091 printed numbers of 10 examples agree within the rounding of their last digits" in prose(at, "lead")
    assert "last printed digit" not in prose(at, "lead")
    assert "agree to the last printed digit" in prose(opened(example="two_softmaxes", example_step=1), "step_said")


def test_whom_token_7_attends_to_and_why_the_diagonal_is_not_1():
    """Computed by torch from the layers as they are drawn."""
    torch.manual_seed(1337)
    x = torch.randn(4, 8, 32)
    k, q = (torch.nn.Linear(32, 16, bias=False)(x)[0] for _ in range(2))
    weights = (q @ k.T).masked_fill(torch.ones(8, 8).triu(1).bool(), -torch.inf).softmax(-1).detach()
    first, second, third = weights[7].topk(3).indices.tolist()
    assert (first, second, third) == (6, 7, 3)
    sentence = prose(step_of(WIDE, "row_7"), "step_said")
    assert (
        f"Token 7 gives its largest weights to token 6 ({weights[7, 6]:.4f}), itself ({weights[7, 7]:.4f}) "
        f"and token 3 ({weights[7, 3]:.4f})."
    ) in sentence
    assert "The diagonal isn’t 1: softmax divides a total of 1 among all keys" in sentence
    own = weights.diagonal()
    assert own[1:].max() < 1
    assert f"Token 1 keeps {own.tolist()[1]:.4f} for itself, token 5 only {own.tolist()[5]:.4f}" in sentence
    assert "Token 7 gives its largest weights to token 5 (0.7257)" in prose(
        step_of("one_head_two_channels", "row_7"), "step_said"
    )


def test_the_printout_that_breaks_off():
    at = step_of(WIDE, "batch_weights")
    assert numbers(at, "expected").count("…") == 128 - 105
    assert "breaks off after 105 of 256 numbers" in prose(at, "step_said")
    assert f"The computed value is {known(WIDE, 'in23.wei')[1, 5, 1]:.4f}." in prose(at, "step_said")


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
    assert "returns False. The loop writes means into the rows that it still has to read, so from row 2 on" in sentence
    assert f"up to {(wrong - means).abs().max():.2f}." in sentence
    assert numbers(step_of("averaging", "in_place"), "computed") == [f"{v:.4f}" for v in wrong.flatten().tolist()]
    at = step_of("averaging", "in_place_weights")
    assert numbers(at, "computed")[16:19] == ["0.5000", "0.1667", "0.3333"]
    assert "Row 2 is ½, ⅙, ⅓, where a mean has ⅓, ⅓, ⅓." in prose(at, "step_said")
    assert "token 0 keeps 0.5, however" in prose(at, "step_said")


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
        assert f"✗ {differ} of {ours.numel()} numbers differ" in prose(right, "step_said")
        assert body(right, "computed_numbers").count(" ✗") == differ
        assert "The source divides by √4, the square root of the joint width of both heads" in prose(slip, "step_said")
        assert "Here scores are divided by √2, the root of one head’s width" in prose(right, "step_said")
    apart = (derived(f"{TWO}.W_correct_scale")[0] - known(TWO, "W0")).abs().max()
    assert f"That changes the numbers of this step by up to {apart:.2f}:" in prose(step_of(TWO, "weights"), "step_said")
    right = step_of(TWO, "output", example_slip=False)
    assert numbers(right, "computed") == [f"{v:.4f}" for v in derived(f"{TWO}.R_combined_correct_scale").flatten().tolist()]


def test_the_switch_stands_where_there_is_a_slip_and_nowhere_else():
    controls = wiring.controls(wiring.opened("worked_examples", example=TWO))
    assert controls["example_slip"].value is True
    at = wiring.move(wiring.opened("worked_examples", example=TWO), "example_slip", False)
    assert wiring.linked(at) == {"example": TWO, "example_slip": "false"}
    assert "example_slip" not in wiring.controls(wiring.opened("worked_examples"))
    for page, scale in (
        (wiring.opened("worked_examples", example=TWO), "model"),
        (at, "head"),
    ):  # √4 or √2 of the heads page
        assert dict(parse_qsl(page.get("page_link")[-1].proto.query_string)).get("scale", "head") == scale
    for example in ("averaging", "three_tokens_by_hand"):
        assert prose(opened(example=example, example_slip=False), "step_said") == prose(opened(example=example), "step_said")


def test_the_recipe_of_the_dropout_mask_gives_the_mask_beside_it():
    at = step_of("three_tokens_by_hand", "keep")
    seed = int(re.search(r"generator, (\d+), and on an Intel", prose(at, "step_said"))[1])
    kept, state = [], seed % (2**31 - 1)
    for _ in range(9):
        kept.append(f"{state / (2**31 - 1) < 0.5:d}.")
        state = 1132489760 * state % (2**31 - 1)
    assert numbers(at, "computed") == numbers(at, "expected") == kept
    assert " ".join(kept) == "0. 0. 1. 0. 0. 1. 1. 0. 0."
    assert "Step 17 explains the dropout mask" in prose(step_of("three_tokens_by_hand", "dropped"), "step_said")


def test_what_the_source_should_have_printed():
    at = step_of("three_tokens_by_hand", "scaled_weights")
    scaled = known("three_tokens_by_hand", "S_scaled").softmax(-1)
    assert numbers(at, "computed") == [f"{v:.4f}" for v in scaled.flatten().tolist()]
    apart = (scaled - known("three_tokens_by_hand", "S").softmax(-1)).abs().max()
    assert f"in their place, step 4 has the softmax of the unscaled scores, which differs by up to {apart:.2f}." in prose(
        at, "step_said"
    )
    assert "derived from printed numbers" in prose(at, "expected_name")
    assert "Step 16 has the intended numbers" in prose(step_of("three_tokens_by_hand", "unscaled_weights"), "step_said")
    assert "printed by its source" in prose(step_of("three_tokens_by_hand", "unscaled_weights"), "expected_name")


def test_the_order_of_adding_shows_in_the_last_digits():
    step = examples.run("one_head_drawn_later").steps[0]
    weights = examples.run("one_head_drawn_later").inputs
    plain = (weights["x"] @ weights["query"].T @ (weights["x"] @ weights["key"].T).mT)[0]
    largest = (plain - step.computed).abs().max().item()
    apart = f"{largest:.0e}".replace("e-0", "e−") if largest else "0"  # a processor may add in the same order
    sentence = prose(step_of("one_head_drawn_later", "scores"), "step_said")
    assert f"torch’s own product differs by up to {apart} on this machine: " in sentence
    other = sum(f"{v:.4e}" != text for v, text in zip(plain.flatten().tolist(), step.texts, strict=True))
    assert f"the last digit differs in {other} number" in sentence
