"""A sentence in the course of the training of the head on word vectors: who attends to whom, from the random start on."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import meaning
from attn_core.cache import remember
from attn_core.projections import one_head
from attn_core.scene import Scene


class Course(NamedTuple):
    """Scores and weights (SNAPSHOTS + 1, T, T) at every snapshot of the training, of which number i is after i² steps."""

    scores: Tensor
    weights: Tensor


@remember
def course(words: tuple[str, ...]) -> Course:
    """Return the course of the head at its full size. Don't change it."""
    scenes = (
        Scene(words, source="meaning", heads=1, head_size=meaning.WIDTH, trained=number**2)
        for number in range(meaning.SNAPSHOTS + 1)
    )
    traces = [one_head.trace(one_head.head_projections(scene)).trace for scene in scenes]
    return Course(torch.stack([trace.scores for trace in traces]), torch.stack([trace.weights for trace in traces]))


def bar(weights: Tensor) -> float:
    """Return what no weight of a row (SNAPSHOTS + 1, T) has at the start: twice an equal share, or more."""
    return max(2 / weights.shape[1], 1.25 * weights[0].max().item())


def outstanding(weights: Tensor) -> tuple[int, int] | None:
    """Return at which snapshot one key of a row (SNAPSHOTS + 1, T) first has more than the bar, and the key."""
    above = (weights.amax(1) > bar(weights)).nonzero().flatten().tolist()
    return (above[0], int(weights[above[0]].argmax())) if above else None
