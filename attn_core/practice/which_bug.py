"""Which bug is this: the weights that a wrong program gives, and the only one of four mistakes that gives them."""

import math
from collections.abc import Sequence
from dataclasses import replace

import torch
from torch import Generator, Tensor

from attn_core import mistakes
from attn_core import scene as scenes
from attn_core.mistakes import symptoms
from attn_core.practice import sentences
from attn_core.practice.question import LEVELS, Draft, Kind, plane

POOLS = {level: [bug.name for bug in mistakes.MISTAKES.values() if 0 < bug.level <= level] for level in LEVELS}
OF_WEIGHTS = "cap_after_mask", "sink_left_out", "causal_from_the_first_key", "padding_on_the_wrong_side"
TODAYS = {1: OF_WEIGHTS, 2: (*OF_WEIGHTS, "scale_of_another_width", "rotary_layouts_mixed", "positions_from_zero")}
D_MODEL = 128  # large, so that its root is a much larger divisor than that of head_size
APART = 0.1  # by which the weights of every other mistake, and the right ones, differ from these somewhere


def make(generator: Generator, level: int) -> Draft | None:
    """Ask with the right weights beside the wrong ones, and on level 3 with the scores beside them."""
    return _make(generator, level, POOLS[level])


def make_todays(generator: Generator, level: int) -> Draft | None:
    """Ask for bugs of what today's models add, with the right weights beside the wrong ones."""
    return _make(generator, level, TODAYS[level])


def _make(generator: Generator, level: int, pool: Sequence[str]) -> Draft | None:
    scene = sentences.scene(generator, 4, 4 if level == 1 else 5, head_size=16, d_model=D_MODEL, mask="causal")
    name, *others = [pool[i] for i in torch.randperm(len(pool), generator=generator).tolist()]
    outcome = mistakes.run(name, scene)
    at = symptoms.plane(outcome, 0)
    wrong, padded = _drawn(at), outcome.mistake.hides_padding
    if same(wrong, at.right):
        return None
    others.sort(
        key=lambda other: padded and not mistakes.MISTAKES[other].hides_padding
    )  # more than one choice hides padding

    def apart(one: str, other: str) -> bool:
        """Return whether another bug gives other weights; two that are both wrong needn't."""
        weights = (_drawn(symptoms.plane(mistakes.run(bug, scene), 0)) for bug in (one, other))
        return name not in (one, other) or not same(*weights)

    row, column = at.row, at.column(at.row)
    undefined = bool(at.undefined[row].any())
    facts = {"bug": name, "row": row, "column": column, "undefined": undefined, "wrong": float(at.wrong[row, column])}
    facts |= {"right": float(at.right[row, column]), "sum": float(at.wrong[row].sum()), "padded": padded}
    facts |= {"hidden": bool(at.hidden[row, column]), "count": len(scene.words)}
    true, scaled = plane("weights", at.right, at.hidden, name="right"), scenes.trace(scene).heads.scaled[0]
    beside = plane("scaled", scaled, at.hidden) if level == 3 else true
    solved = replace(true, row=row), plane("weights", wrong, row=row, column=column, name="wrong")
    asked = beside, plane("weights", wrong, name="wrong")
    return Draft(scene, facts, asked, solved, name, others, apart, query=row)


def _drawn(at: symptoms.Plane) -> Tensor:
    """Return the weights of the wrong program (T, T), NaN where they are undefined."""
    return at.wrong.masked_fill(at.undefined, math.nan)


def same(one: Tensor, other: Tensor) -> bool:
    """Return whether a reader would take two matrices (T, T) for the same."""
    if not one.isnan().equal(other.isnan()):
        return False
    return float((one - other).abs().nan_to_num(nan=0.0).max()) < APART


KIND = Kind("which_bug", make, "mistakes", order=None)
TODAYS_KIND = Kind("todays_bug", make_todays, "mistakes", levels=(1, 2), order=None)
