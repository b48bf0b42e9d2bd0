"""Notes on steps of worked examples: points to see, and slips of the sources."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import torch

from attn_core import comparison
from attn_core.examples import CUT_OFF, Example, Step, drawn_heads, draws
from pages.text import numbers
from pages.text.languages import Words

words = Words("worked_examples")
SIGNS = {"1/2": "½", "1/6": "⅙", "1/3": "⅓"}


def note(name: str, example: Example, step: Step) -> str:
    """Return the note on a step of the example of this name; "" for none."""
    about = NOTES.get((name, step.name))
    return about(example, step) if about else ""


def _number(example: Example, name: str) -> int:
    return next(i for i, step in enumerate(example.steps) if step.name == name)


def _in_place(example: Example, step: Step) -> str:
    means = example.step("matrix").computed
    row = int((comparison.by_row(step.computed, means) > 1e-5).int().argmax())
    equal, apart = torch.allclose(step.computed, means), comparison.largest(step.computed, means)
    return words.in_place(equal=equal, row=row, apart=apart)


def _in_place_weights(example: Example, step: Step) -> str:
    parts = [str(Fraction(weight).limit_denominator(100)) for weight in step.computed[2, :3].tolist()]
    kept = dict.fromkeys(f"{weight:.4g}" for weight in step.computed[1:, 0].tolist())
    return words.in_place_weights(parts=[SIGNS.get(part, part) for part in parts], kept=words.OR.join(kept))


def _row_7(example: Example, step: Step) -> str:
    row, own = step.computed, example.step("weights").computed.diagonal()
    largest = row.argsort(descending=True)[:3].tolist()
    most = [words.itself_or_token(itself=i == len(row) - 1, token=i, weight=row[i].item()) for i in largest]
    high, low = int(own[1:].argmax()) + 1, int(own[1:].argmin()) + 1
    return words.row_7(
        most=most,
        high=high,
        high_weight=own[high].item(),
        low=low,
        low_weight=own[low].item(),
        first=own[0].item(),
    )


def _cut_off(example: Example, step: Step) -> str:
    return words.cut_off(known=step.known, total=4 * 8 * 8, computed=step.computed_texts[step.texts.index(CUT_OFF)])


def _one_by_one(example: Example, step: Step) -> str:
    plain = replace(step, computed=drawn_heads.drawn_later_by_torch())
    other = sum(one != known for one, known in zip(plain.computed_texts, step.texts, strict=True))
    return words.one_by_one(apart=comparison.largest(plain.computed, step.computed), other=other)


def _unscaled(example: Example, step: Step) -> str:
    return words.unscaled(right=_number(example, "scaled_weights"))


def _scaled(example: Example, step: Step) -> str:
    unscaled = example.step("unscaled_weights").computed
    return words.scaled(wrong=_number(example, "unscaled_weights"), apart=comparison.largest(step.computed, unscaled))


def _dropped(example: Example, step: Step) -> str:
    return words.dropped(recipe=_number(example, "keep"))


def _keep(example: Example, step: Step) -> str:
    seed = draws.three_tokens()[1]
    uniforms = [numbers.decimal(uniform, 4) for uniform in draws.dropout_uniforms(seed, 9)]
    return words.keep(seed=seed, uniforms=uniforms)


def _scale(example: Example, step: Step) -> str:
    """State the scale and the right one; both examples have the same steps at the same places."""
    at = example.steps.index(step)
    ours, theirs = (drawn_heads.two_heads(width).steps[at].computed.nan_to_num(neginf=0) for width in (2, 4))
    apart = comparison.largest(ours, theirs)
    if example.slips:
        return words.scale_slip(apart=apart)
    output, pytorch = example.step("right_output").computed, drawn_heads.two_heads_by_pytorch()
    return words.scale_right(apart=apart, pytorch=comparison.largest(output, pytorch))


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
