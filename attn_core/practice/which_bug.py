"""Which bug is this: the weights that a wrong program gives, and the only one of four mistakes that gives them."""

import math
from dataclasses import replace

import torch
from torch import Generator, Tensor

from attn_core import mistakes
from attn_core import scene as scenes
from attn_core.mistakes import symptoms
from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, plane, shuffled

BUGS = (  # whose weights follow from the scores alone
    *("mask_swapped", "zero_fill", "mask_after_softmax", "wrong_axis", "blind_row", "context_length", "finite_fill"),
    *("no_scaling", "model_scale"),
)
POOLS = {1: BUGS[:5], 2: BUGS[:7], 3: BUGS}
APART = 0.1  # by which the weights of every other mistake, and the right ones, differ from these somewhere


def make(generator: Generator, level: int) -> Draft | None:
    """Ask with the right weights beside the wrong ones, and on level 3 with the scores beside them."""
    scene = sentences.scene(generator, 4, 5, head_size=16, mask="causal")
    name, *others = [POOLS[level][i] for i in torch.randperm(len(POOLS[level]), generator=generator).tolist()[:4]]
    at = symptoms.plane(mistakes.run(name, scene), 0)
    wrong = _drawn(at)
    rivals = [at.right, *(_drawn(symptoms.plane(mistakes.run(other, scene), 0)) for other in others)]
    if any(same(wrong, rival) for rival in rivals):
        return None
    choices, right = shuffled(generator, name, others)
    row, column = at.row, at.column(at.row)
    undefined = bool(at.undefined[row].any())
    facts = {"bug": name, "row": row, "column": column, "undefined": undefined, "wrong": float(at.wrong[row, column])}
    facts |= {"right": float(at.right[row, column]), "sum": float(at.wrong[row].sum())}
    facts["hidden"] = bool(at.hidden[row, column])
    true, trace = plane("weights", at.right, at.hidden, name="right"), scenes.trace(scene).heads
    beside = plane("scaled", trace.scaled[0], trace.masked[0].isneginf()) if level == 3 else true
    solved = replace(true, row=row), plane("weights", wrong, row=row, column=column, name="wrong")
    return Draft(scene, facts, [beside, plane("weights", wrong, name="wrong")], solved, choices, right, query=row)


def _drawn(at: symptoms.Plane) -> Tensor:
    """Return the weights of the wrong program (T, T), NaN where they are undefined."""
    return at.wrong.masked_fill(at.undefined, math.nan)


def same(one: Tensor, other: Tensor) -> bool:
    """Return whether a reader would take two matrices (T, T) for the same."""
    if not one.isnan().equal(other.isnan()):
        return False
    return float((one - other).abs().nan_to_num(nan=0.0).max()) < APART


KIND = Kind("which_bug", make, "mistakes")
