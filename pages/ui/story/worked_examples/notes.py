"""What there is to say about a step of a known example besides its numbers: what to see in it, where its source slips."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import torch

from attn_core import comparison
from attn_core.examples import CUT_OFF, Example, Step, drawn_heads, draws
from pages.ui.text.numbers import plural, small

SIGNS = {"1/2": "½", "1/6": "⅙", "1/3": "⅓"}


def note(name: str, example: Example, step: Step) -> str:
    """Return what there is to say about a step of the example of this name; "" if nothing is."""
    about = NOTES.get((name, step.name))
    return about(example, step) if about else ""


def _number(example: Example, name: str) -> int:
    return next(i for i, step in enumerate(example.steps) if step.name == name)


def _in_place(example: Example, step: Step) -> str:
    means = example.step("matrix").computed
    row = int((comparison.by_row(step.computed, means) > 1e-5).int().argmax())
    return (
        f"torch.allclose(xbow, c) compares every number of this loop with the means and says "
        f"**{torch.allclose(step.computed, means)}**: from row {row} on the loop averages rows that hold means already, so "
        f"it is up to {small(comparison.largest(step.computed, means))} away from them. The source prints True."
    )


def _in_place_weights(example: Example, step: Step) -> str:
    parts = [str(Fraction(weight).limit_denominator(100)) for weight in step.computed[2, :3].tolist()]
    kept = dict.fromkeys(f"{weight:.4g}" for weight in step.computed[1:, 0].tolist())
    return (
        f"Row 2 is {', '.join(SIGNS.get(part, part) for part in parts)}, where a mean has ⅓, ⅓, ⅓. Every row still sums "
        f"to 1, but from row 1 on token 0 keeps {' or '.join(kept)}, however many tokens follow."
    )


def _row_7(example: Example, step: Step) -> str:
    row, own = step.computed, example.step("weights").computed.diagonal()
    most = [f"{'itself' if i == 7 else f'token {i}'} ({row[i]:.4f})" for i in row.argsort(descending=True)[:3].tolist()]
    high, low = int(own[1:].argmax()) + 1, int(own[1:].argmin()) + 1
    return (
        f"Token 7 attends most to {most[0]}, then to {most[1]} and to {most[2]}. **The diagonal isn’t 1**: softmax "
        "divides 1 among all keys that a token may attend to, and since queries and keys come from two projections, a "
        "token’s score with itself need not be its largest. "
        f"Token {high} keeps {own[high]:.4f} for itself, token {low} only {own[low]:.4f}; token 0 may attend to "
        f"itself alone, so it keeps {own[0]:.4f}."
    )


def _cut_off(example: Example, step: Step) -> str:
    return (
        f"The source’s printout breaks off after {step.known} of {4 * 8 * 8} numbers, in a number of which 0.089 is left; "
        f"computed, it is {step.computed_texts[step.texts.index(CUT_OFF)]}."
    )


def _one_by_one(example: Example, step: Step) -> str:
    plain = replace(step, computed=drawn_heads.drawn_later_by_torch())
    other = sum(one != known for one, known in zip(plain.computed_texts, step.texts, strict=True))
    apart = small(comparison.largest(plain.computed, step.computed))
    return (
        "The source prints five digits of small numbers, too, so the order in which float32 adds 32 products shows: here "
        "each is added exactly to the sum before it, which is then rounded. "
        f"torch’s own product, up to {apart} away on this machine, has {plural(other, 'number')} with another last digit."
    )


def _unscaled(example: Example, step: Step) -> str:
    return (
        "The source prints the softmax of the unscaled scores where it means the scaled ones: "
        f"step {_number(example, 'scaled_weights')} has what it should have printed."
    )


def _scaled(example: Example, step: Step) -> str:
    unscaled = example.step("unscaled_weights").computed
    apart = small(comparison.largest(step.computed, unscaled))
    return (
        f"No source prints these: at step {_number(example, 'unscaled_weights')} the softmax of the unscaled scores stands "
        f"in their place, up to {apart} away."
    )


def _dropped(example: Example, step: Step) -> str:
    return f"Step {_number(example, 'keep')} has the recipe of the dropout mask: which weights are spared, and why these."


def _keep(example: Example, step: Step) -> str:
    seed = draws.three_tokens()[1]
    uniforms = ", ".join(f"{uniform:.4f}" for uniform in draws.dropout_uniforms(seed, 9))
    return (
        f"**The recipe of the dropout mask**: dropout takes the next 32 bits of PyTorch’s generator, {seed}, and on an "
        "Intel processor starts another one with them, u → 1132489760 u mod (2³¹ − 1). Its numbers, divided by 2³¹ − 1, are "
        f"{uniforms}: a weight is kept where its number is below 1 − 0.5. Other processors take 18 draws of PyTorch’s "
        "generator instead, so they drop other weights and draw another W_V."
    )


def _scale(example: Example, step: Step) -> str:
    """Say what the scale is and what it should be; both examples have the same steps at the same places."""
    at = example.steps.index(step)
    ours, theirs = (drawn_heads.two_heads(width).steps[at].computed.nan_to_num(neginf=0) for width in (2, 4))
    apart = small(comparison.largest(ours, theirs))
    if example.slips:
        return (
            "The source divides by √4, the width of both heads together; each head is 2 wide, so its scale is √2. "
            f"Divided by √2, the numbers of this step are up to {apart} away: switch the slip off to see them."
        )
    output, pytorch = example.step("right_output").computed, drawn_heads.two_heads_by_pytorch()
    return (
        f"Here scores are divided by √2, the width of a head; what the source has at this step, divided by √4, is up to "
        f"{apart} away. With √2 the outputs are those of scaled_dot_product_attention, "
        f"to within {small(comparison.largest(output, pytorch))}."
    )


NOTES: dict[tuple[str, str], Callable[[Example, Step], str]] = {
    ("averaging", "in_place"): _in_place,
    ("averaging", "in_place_weights"): _in_place_weights,
    ("three_tokens_by_hand", "unscaled_weights"): _unscaled,
    ("three_tokens_by_hand", "scaled_weights"): _scaled,
    ("three_tokens_by_hand", "dropped"): _dropped,
    ("three_tokens_by_hand", "keep"): _keep,
    ("one_head_two_channels", "row_7"): _row_7,
    ("one_head_32_channels", "row_7"): _row_7,
    ("one_head_32_channels", "batch_weights"): _cut_off,
    ("one_head_drawn_later", "scores"): _one_by_one,
    **{("two_heads_in_one_product", name): _scale for name in ("scaled", "weights", "output", "right_output")},
}
