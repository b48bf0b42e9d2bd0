"""How many effective keys a row has without scaling: fewer, since scores are √head_size times as large."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core import sharpness
from attn_core.practice import rounding, sentences
from attn_core.practice.question import Draft, Kind, plane, shuffled, whole

HEAD_SIZES = {1: 64, 2: 16, 3: 4}
RATIO, APART = 1.25, 0.3  # between any two choices
WAYS = "scaled", "left", "between", "one", "fewer"  # where a wrong count comes from; the right one has "right"


def make(generator: Generator, level: int) -> Draft | None:
    """Ask about heads of 64 channels, of 16, and of 4: the narrower the head, the less scaling does."""
    scaled = sentences.scene(generator, 4, 4 + level, head_size=HEAD_SIZES[level], mask="causal" if level == 3 else "none")
    raw = replace(scaled, scale="none")
    query = whole(generator, 2, len(scaled.words) - 1)
    trace = scenes.trace(scaled).heads
    before, after = trace.weights[0], scenes.trace(raw).heads.weights[0]
    hidden = trace.masked[0].isneginf()
    left = int((~hidden[query]).sum())
    counts = [float(sharpness.effective_keys(weights[query])) for weights in (before, after)]
    if not all(_agree(weights[query], count) for weights, count in zip((before, after), counts, strict=True)):
        return None
    wrong = counts[0], float(left), math.sqrt(counts[0] * counts[1]), 1.0, counts[1] / 1.5
    others = _others(counts[1], dict(zip(WAYS, wrong, strict=True)))
    if len(others) < 3:
        return None
    pairs, right = shuffled(generator, (round(counts[1], 1), "right"), others)
    choices, ways = zip(*pairs, strict=True)
    largest = [float(weights[query].max()) for weights in (before, after)]
    facts: dict[str, object] = {"query": query, "head_size": HEAD_SIZES[level], "left": left}
    facts |= {"scaled": counts[0], "unscaled": counts[1]}
    facts |= {"row": rounding.rounded(after[query].tolist()), "ways": ways, "counts": choices}
    facts |= {"winner": int(after[query].argmax()), "share": largest[0], "raw_share": largest[1]}
    asked, solved = plane("weights", before, hidden, row=query), plane("weights", after, hidden, row=query, name="unscaled")
    return Draft(raw, facts, [asked], [solved], choices, right, query=query)


def _agree(row: Tensor, count: float) -> bool:
    """Return whether e to the printed entropy of a printed row (Tk,) is the printed count."""
    return rounding.gives(math.exp(round(entropy(rounding.rounded(row.tolist())), 2)), count, 1)


def entropy(row: Sequence[float]) -> float:
    """Return the entropy of weights; those that are 0 add nothing."""
    return -sum(weight * math.log(weight) for weight in row if weight > 0)


def _others(truth: float, candidates: Mapping[str, float]) -> list[tuple[float, str]]:
    """Return up to three wrong counts with their ways, of one decimal, that are clearly none of the others."""
    listed = [(round(truth, 1), "right")]
    for way, count in candidates.items():
        pairs = [sorted((count, each)) for each, _ in listed]
        if count >= 1 and all(more - fewer >= APART and more / fewer >= RATIO for fewer, more in pairs):
            listed.append((round(count, 1), way))
    return listed[1:4]


KIND = Kind("unscaled", make, "sharpness", (("step", "3"), ("scale", "none")))
