"""How many effective keys a row has without scaling: fewer, since scores are √head_size times as large."""

import math
from collections.abc import Sequence
from dataclasses import replace

import torch
from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core import sharpness
from attn_core.practice import rounding, sentences
from attn_core.practice.question import Draft, Kind, plane, whole

HEAD_SIZES = {1: 16, 2: 9, 3: 4}
RATIO, APART = 1.2, 0.3  # between any two choices
WAYS = "scaled", "left", "one", "by_size", "between", "largest", "fewer"  # where a wrong count comes from


def make(generator: Generator, level: int) -> Draft | None:
    """Ask about heads of 16 channels, of 9, and of 4: the narrower the head, the less scaling does."""
    scaled = sentences.scene(generator, 4, 4 + level, head_size=HEAD_SIZES[level], mask="causal" if level == 3 else "none")
    raw = replace(scaled, power=0.0)
    query = whole(generator, 2, len(scaled.words) - 1)
    trace = scenes.trace(scaled).heads
    before, after = trace.weights[0], scenes.trace(raw).heads.weights[0]
    hidden = trace.masked[0].isneginf()
    left = int((~hidden[query]).sum())
    counts = [float(sharpness.effective_keys(weights[query])) for weights in (before, after)]
    if not all(_agree(weights[query], count) for weights, count in zip((before, after), counts, strict=True)):
        return None
    ways = _ways(counts, left, _by_size(trace.masked[0, query], scaled.head_size), float(after[query].max()))
    largest = [float(weights[query].max()) for weights in (before, after)]
    facts: dict[str, object] = {"query": query, "head_size": HEAD_SIZES[level], "left": left}
    facts |= {"scaled": counts[0], "unscaled": counts[1]}
    facts |= {"row": rounding.rounded(after[query].tolist()), "ways": tuple(ways.items())}
    facts |= {"winner": int(after[query].argmax()), "share": largest[0], "raw_share": largest[1]}
    asked, solved = plane("weights", before, hidden, row=query), plane("weights", after, hidden, row=query, name="unscaled")
    return Draft(raw, facts, [asked], [solved], round(counts[1], 1), list(ways.values()), _apart, query=query)


def _agree(row: Tensor, count: float) -> bool:
    """Return whether e to the printed entropy of a printed row (Tk,) is the printed count."""
    return rounding.gives(math.exp(round(entropy(rounding.rounded(row.tolist())), 2)), count, 1)


def entropy(row: Sequence[float]) -> float:
    """Return the entropy of weights; a weight of 0 adds nothing."""
    return -sum(weight * math.log(weight) for weight in row if weight > 0)


def _by_size(scaled: Tensor, head_size: int) -> float:
    """Return the effective keys of a row of scaled scores (Tk,), -inf where hidden, times head_size in place of its root."""
    return float(sharpness.effective_keys(sharpness.over_temperatures(scaled, torch.tensor([1 / head_size])))[0])


def _ways(counts: Sequence[float], left: int, by_size: float, largest: float) -> dict[str, float]:
    """Return wrong answers for the number of effective keys by misconception, as printed; counts: with scaling, without."""
    between, fewer = math.sqrt(counts[0] * counts[1]), counts[1] / 1.5
    wrong = counts[0], float(left), 1.0, by_size, between, 1 / largest, fewer
    return {way: round(count, 1) for way, count in zip(WAYS, wrong, strict=True) if count >= 1}


def _apart(one: float, other: float) -> bool:
    """Return whether two counts are clearly different ones."""
    fewer, more = sorted((one, other))
    return more - fewer >= APART and more / fewer >= RATIO


KIND = Kind("unscaled", make, "sharpness", (("step", "3"), ("power", "0")))
