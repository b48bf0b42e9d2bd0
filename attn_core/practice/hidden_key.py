"""What another key gets if one key is hidden: its weight, divided by what the keys that are left add up to."""

import math

import torch
from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.attention import softmax
from attn_core.practice import rounding, sentences, wrong_numbers
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
    truth = 100 * row[key] / (1 - lost)
    spread = row[key] + lost / (count - len(hidden))
    wrong = [100 * share for share in (row[key], spread, row[key] + lost, row[key] * (1 - lost)) if share < 0.995]
    listed = wrong_numbers.choices(generator, truth, wrong, POINTS)
    if listed is None or truth > 98:
        return None
    facts = {"query": query, "hidden": tuple(hidden), "key": key, "before": row[key], "after": truth / 100}
    facts["lost"] = tuple(row[place] for place in hidden)
    solved = plane("weights", *_without(trace.masked[0], query, hidden), row=query, column=key, name="after_hiding")
    return Draft(scene, facts, [plane("weights", trace.weights[0], row=query)], [solved], *listed, query=query)


def _agree(row: list[float], hidden: list[int], key: int) -> bool:
    """Return whether the printed row adds up to 1, and the printed quotient is that of the printed numbers."""
    shares = rounding.rounded(row)
    left = 1 - sum(shares[place] for place in hidden)
    true = row[key] / (1 - sum(row[place] for place in hidden))
    return rounding.adds_up(row, 1) and rounding.gives(shares[key] / left, true)


def _without(scores: Tensor, query: int, hidden: list[int]) -> tuple[Tensor, Tensor]:
    """Return the weights of scores (T, T) with these keys hidden from one query, and where they are hidden."""
    blank = torch.zeros(scores.shape, dtype=torch.bool)
    blank[query, hidden] = True
    return softmax(scores.masked_fill(blank, -math.inf)), blank


KIND = Kind("hidden_key", make, "masks", (("step", "1"),))
