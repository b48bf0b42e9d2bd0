"""What a mistake looks like from outside: the same few signs sought in every wrong program, and where it differs most."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.mistakes import MISTAKES
from attn_core.mistakes.mistake import Outcome, complaint
from attn_core.sharpness import effective_keys

SIGNS = ("nan", "sums", "leak", "sharp", "flat", "silent")
SAME = 1e-6  # differences up to this are rounding
TELLING = 0.08  # by what share effective keys must differ to be a sign


class Plane(NamedTuple):
    """One head of an outcome as two matrices, (T, T) weights or (T, head_size) outputs.

    right, wrong     wrong holds 0 where it is undefined
    hidden           True where a word may not be looked at; nowhere in outputs
    undefined        True where the wrong program gave NaN
    leaks            True where a hidden word gets weight from the wrong program
    row, column      where the two differ most: in the first undefined row, if there is one
    """

    right: Tensor
    wrong: Tensor
    hidden: Tensor
    undefined: Tensor
    leaks: Tensor
    row: int
    column: int

    def most(self, row: int) -> int:
        """Return the column where a row differs most; where it is undefined, or doesn't differ, its largest right number."""
        apart = (self.right[row] - self.wrong[row]).abs()
        return int((self.right[row] if self.undefined[row].any() or self.same(row) else apart).argmax())

    def same(self, row: int) -> bool:
        """Return whether a row is right in spite of the bug."""
        apart = (self.right[row] - self.wrong[row]).abs()
        return not self.undefined[row].any() and apart.max().item() <= SAME


def plane(name: str, outcome: Outcome, head: int) -> Plane:
    """Return one head of what a mistake's picture shows; a picture without heads is the same for all.

    KeyError for a name that is not in MISTAKES; IndexError for a head that isn't there.
    """
    whole = outcome.right, outcome.wrong, outcome.undefined
    if MISTAKES[name].picture == "output":
        size = outcome.scene.head_size
        right, wrong, undefined = (part[:, head * size : (head + 1) * size] for part in whole)
        hidden = torch.zeros_like(undefined)
    else:
        right, wrong, undefined = (part if part.dim() == 2 else part[head] for part in whole)
        hidden = ~outcome.allowed
    leaks = hidden & (wrong > 0) & ~undefined
    row, column = _most(right, wrong, undefined)
    return Plane(right, wrong, hidden, undefined, leaks, row, column)


def _most(right: Tensor, wrong: Tensor, undefined: Tensor) -> tuple[int, int]:
    """Return the row and column where two matrices differ most, or the first undefined row and its largest right number."""
    if undefined.any():
        row = int(undefined.any(-1).int().argmax())
        return row, int(right[row].argmax())
    row, column = divmod(int((right - wrong).abs().argmax()), right.shape[-1])
    return row, column


def signs(name: str, outcome: Outcome) -> tuple[str, ...]:
    """Return which signs the wrong program shows, in the order of SIGNS; none where the mistake changes no output.

    nan     some weights are undefined
    sums    a row adds up to neither 1 nor 0
    leak    a hidden word gets weight
    sharp, flat   with none of these: effective keys, mean of all rows, are fewer or more by 8 % or more
    silent  none of these, and the outputs are wrong all the same
    """
    found = [] if MISTAKES[name].picture == "output" else _in_weights(outcome, MISTAKES[name].picture != "dropped")
    differs = outcome.symptoms[-1].wrong > SAME
    return tuple(found) if found or not differs else ("silent",)


def _in_weights(outcome: Outcome, whole: bool) -> list[str]:
    """Return the signs that an outcome's weights show; of weights that are not whole, some dropped, sharpness is none."""
    weights = outcome.wrong
    sums = weights.sum(-1)
    seen = {
        "nan": bool(outcome.undefined.any()),
        "sums": bool(((sums - 1).abs() > SAME).logical_and(sums.abs() > SAME).any()),
        "leak": bool((weights[..., ~outcome.allowed] > SAME).any()),
    }
    if whole and not any(seen.values()):
        right, wrong = effective_keys(outcome.right).mean().item(), effective_keys(weights).mean().item()
        seen |= {"sharp": wrong < (1 - TELLING) * right, "flat": wrong > (1 + TELLING) * right}
    return [sign for sign, there in seen.items() if there]


def verdict(name: str, outcome: Outcome, bug: bool) -> str:
    """Return what a mistake's check says of the program with the bug, or of the right one; "" where it finds nothing."""
    if bug:
        return outcome.caught
    mistake = MISTAKES[name]
    names = mistake.names(outcome.scene, mistake.fix)
    said = complaint(mistake.check, names, AssertionError)
    names.clear()  # functions in it hold it: uncleared, its tensors would wait for the garbage collector
    return said
