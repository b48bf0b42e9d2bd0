"""What a mistake looks like from outside: the same few signs sought in every wrong program, and where it differs most."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core.mistakes.definition import SAME, Outcome
from attn_core.sharpness import effective_keys

SIGNS = {
    "nan": "NaN",
    "sums": "rows don’t add up to 1",
    "leak": "hidden words get weight",
    "sharp": "rows too sharp",
    "flat": "rows too flat",
    "runs": "two runs differ",
    "silent": "looks fine, yet wrong",
}
TELLING = 0.08  # relative difference of effective keys that counts as a symptom


@dataclass(frozen=True, eq=False)
class Plane:
    """One head of an outcome as two matrices, (T, T) weights or (T, head_size) outputs.

    right, wrong     wrong holds 0 where it is undefined
    hidden           True where a word may not be looked at; nowhere in outputs
    undefined        True where the wrong program gave NaN
    """

    right: Tensor
    wrong: Tensor
    hidden: Tensor
    undefined: Tensor

    @property
    def leaks(self) -> Tensor:
        """True where a hidden word gets weight from the wrong program."""
        return self.hidden & (self.wrong > 0) & ~self.undefined

    @property
    def divided(self) -> Tensor:
        """The wrong numbers, each row divided by its sum; NaN where that is 0."""
        return self.wrong / self.wrong.sum(-1, keepdim=True)

    @property
    def row(self) -> int:
        """The row where the two differ most: the first undefined one, if there is one."""
        if self.undefined.any():
            return int(self.undefined.any(-1).int().argmax())
        return int((self.right - self.wrong).abs().amax(-1).argmax())

    def column(self, row: int) -> int:
        """Return where a row differs most; where it is undefined, or doesn't differ, its largest right number."""
        apart = (self.right[row] - self.wrong[row]).abs()
        return int((self.right[row] if self.undefined[row].any() or apart.max() <= SAME else apart).argmax())

    def same(self, row: int) -> bool:
        """Return whether a row is right in spite of the bug."""
        return not self.undefined[row].any() and (self.right[row] - self.wrong[row]).abs().max().item() <= SAME


def plane(outcome: Outcome, head: int) -> Plane:
    """Return one head of a mistake's picture; a picture without heads is the same for all."""
    matrices = outcome.right, outcome.wrong, outcome.undefined
    if outcome.mistake.picture == "output":
        size = outcome.scene.head_size
        right, wrong, undefined = (matrix[:, head * size : (head + 1) * size] for matrix in matrices)
        return Plane(right, wrong, torch.zeros_like(undefined), undefined)
    right, wrong, undefined = (matrix if matrix.dim() == 2 else matrix[head] for matrix in matrices)
    return Plane(right, wrong, ~outcome.allowed, undefined)


def first_head(outcome: Outcome) -> int:
    """Return the first head whose picture the mistake changes, 0 where it changes none."""
    of_heads = (plane(outcome, head) for head in range(outcome.scene.heads))
    return next((head for head, drawn in enumerate(of_heads) if not drawn.same(drawn.row)), 0)


def signs(outcome: Outcome) -> tuple[str, ...]:
    """Return which signs the wrong program shows, in the order of SIGNS; none where the mistake changes no output.

    nan     some weights are undefined
    sums    a row adds up to neither 1 nor 0
    leak    a hidden word gets weight
    sharp, flat   with none of these: effective keys, mean of all rows, are fewer or more by 8 % or more; not of dropped
                  weights, whose rows are not whole
    runs    two runs on the same words differ, and shouldn't
    silent  none of these, and the outputs are wrong all the same
    """
    picture, present = outcome.mistake.picture, dict[str, bool]()
    if picture != "output":
        sums = outcome.wrong.sum(-1)
        unnormalised = ((sums - 1).abs() > SAME) & (sums.abs() > SAME)
        leaked = outcome.wrong[..., ~outcome.allowed] > SAME
        present = {"nan": bool(outcome.undefined.any()), "sums": bool(unnormalised.any()), "leak": bool(leaked.any())}
    if picture not in ("output", "dropped") and not any(present.values()):
        right, wrong = (effective_keys(_shares(each)).mean().item() for each in (outcome.right, outcome.wrong))
        present = {"sharp": wrong < (1 - TELLING) * right, "flat": wrong > (1 + TELLING) * right}
    present["runs"] = outcome.unsteady
    silent = ("silent",) if outcome.symptoms[-1].differs else ()
    return tuple(sign for sign, is_there in present.items() if is_there) or silent


def _shares(weights: Tensor) -> Tensor:
    """Return weights (..., T), each row divided by its sum, which a sink leaves below 1; a row of zeros stays."""
    return weights / weights.sum(-1, keepdim=True).clamp(min=SAME)
