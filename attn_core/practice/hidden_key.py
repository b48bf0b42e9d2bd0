"""The weight of a key after another one is hidden: its weight divided by the sum of the remaining weights."""

import math

import torch
from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.attention import softmax
from attn_core.practice import rounding, sentences
from attn_core.practice.choices import differ, printed
from attn_core.practice.question import Draft, Kind, plane, whole

POINTS = 4  # percent between any two choices
MOST = 0.75  # of a row that is hidden: of what is left at least a quarter can be read


def make(generator: Generator, level: int) -> Draft | None:
    """Ask in a row of 3 keys that stay, then of 3 or 4, then with two keys hidden and 3 left."""
    scene = sentences.scene(generator, *((4, 4) if level == 1 else (5, 5)), head_size=8)
    trace, count = scenes.trace(scene).heads, len(scene.words)
    query = whole(generator, 0, count - 1)
    row = trace.weights[0, query].tolist()
    order = [place for place in torch.randperm(count, generator=generator).tolist() if place != query]
    hidden, key = sorted(order[: 2 if level == 3 else 1]), (order[-1], query)[whole(generator, 0, int(level > 1))]
    lost = sum(row[place] for place in hidden)
    if not 0.12 < lost < MOST or row[key] < 0.08 or not _agree(row, hidden, key):
        return None
    truth, wrong = row[key] / (1 - lost), _wrong(row[key], lost, count, len(hidden))
    if truth > 0.98:
        return None
    percents = printed([100 * share for share in (truth, *wrong) if share < 0.995])
    facts = {"query": query, "hidden": tuple(hidden), "key": key, "before": row[key], "after": truth}
    facts["lost"] = tuple(row[place] for place in hidden)
    solved = plane("weights", *_without(trace.masked[0], query, hidden), row=query, column=key, name="after_hiding")
    asked = plane("weights", trace.weights[0], row=query)
    return Draft(scene, facts, [asked], [solved], percents[0], percents[1:], differ(POINTS), query=query)


def _wrong(share: float, lost: float, count: int, hidden: int) -> list[float]:
    """Return wrong answers for a weight once `hidden` of `count` keys are hidden, which had `lost` of the row.

    Unchanged; with an equal part of what was lost, or with all of it; multiplied by what is left, or in the place of
    it; multiplied by how many keys there were to one that is left; larger by its part of what was lost; divided by that.
    """
    left = count - hidden
    return [
        *(share, share + lost / left, share + lost, share * (1 - lost), 1 - lost),
        *(share * count / left, share * (1 + lost), share / lost),
    ]


def _agree(row: list[float], hidden: list[int], key: int) -> bool:
    """Return whether the printed row adds up to 1 and the printed quotient follows from the printed numbers, none 0."""
    shares = rounding.rounded(row)
    if not all(shares[place] for place in hidden):
        return False
    left = 1 - sum(shares[place] for place in hidden)
    true = row[key] / (1 - sum(row[place] for place in hidden))
    return rounding.adds_up(row, 1) and rounding.gives(shares[key] / left, true)


def _without(scores: Tensor, query: int, hidden: list[int]) -> tuple[Tensor, Tensor]:
    """Return the weights of scores (T, T) with these keys hidden from one query, and where they are hidden."""
    blank = torch.zeros(scores.shape, dtype=torch.bool)
    blank[query, hidden] = True
    return softmax(scores.masked_fill(blank, -math.inf)), blank


KIND = Kind("hidden_key", make, "masks", (("step", "1"),))
