"""Questions about dropout: the kept weights are divided by 1 - p, so the row no longer sums to 1."""

from torch import Generator

from attn_core import scene as scenes
from attn_core.practice import rounding, sentences
from attn_core.practice.choices import differ, printed
from attn_core.practice.question import Draft, Kind, plane, whole

SHARES = (0.2, 0.25, 0.4, 0.5)  # p
POINTS = 4  # percent between any two choices
MOST = 3.0  # a larger weight or sum would be taken for none


def make(generator: Generator, level: int) -> Draft | None:
    """Ask for a weight that stays, and on level 3 for the sum of the row."""
    p = SHARES[whole(generator, 0, len(SHARES) - 1)]
    scene = sentences.scene(generator, 4, 5, head_size=8, dropout=p)
    trace = scenes.trace(scene).heads
    query = whole(generator, 0, len(scene.words) - 1)
    row, after = trace.weights[0, query], trace.dropped[0, query]
    kept = [key for key in range(len(row)) if after[key] > 0]
    if not 2 <= len(kept) < len(row):
        return None
    key, left = max(kept, key=lambda place: float(row[place])), float(row[kept].sum())
    share = float(row[key])
    if not _agree(row[kept].tolist(), p):
        return None
    truth, wrong = _sums(left, p) if level == 3 else _weights(share, left, len(kept), p)
    percents = printed([100 * number for number in (truth, *wrong) if number < MOST])
    facts = {"query": query, "key": key, "p": p, "share": share, "left": left, "kept": tuple(row[kept].tolist())}
    facts |= {"dropped": tuple(place for place in range(len(row)) if place not in kept)}
    facts |= {"after": share / (1 - p), "sum": float(after.sum())}
    asked = plane("weights", trace.weights[0], row=query)
    solved = plane("weights", trace.dropped[0], row=query, name="after_dropout")
    return Draft(scene, facts, [asked], [solved], percents[0], percents[1:], differ(POINTS), query=query)


def _weights(share: float, left: float, count: int, p: float) -> tuple[float, list[float]]:
    """Return a kept weight after dropout, and wrong answers for it, where `count` kept weights sum to `left`.

    Unchanged; divided by what is left, as softmax would; multiplied by 1 - p; larger by p; divided by p; larger by all that
    was dropped, or by its part of that; multiplied by p.
    """
    lost = 1 - left
    wrong = [share, share / left, share * (1 - p), share + p, share / p, share + lost, share + lost / count, share * p]
    return share / (1 - p), wrong


def _sums(left: float, p: float) -> tuple[float, list[float]]:
    """Return the sum of a row after dropout whose kept weights sum to `left`, and wrong answers for it.

    1, as of every row; not divided; what stays on average; multiplied by 1 - p; a whole row divided; larger by p; divided
    by p; what was dropped.
    """
    return left / (1 - p), [1, left, 1 - p, left * (1 - p), 1 / (1 - p), left + p, left / p, 1 - left]


def _agree(kept: list[float], p: float) -> bool:
    """Return whether printed weights that stay, none 0, add up, and all, divided by 1 - p, and their sum print as true."""
    parts, left = rounding.rounded(kept), sum(kept)
    after = [part / (1 - p) for part in kept]
    pairs = zip((*parts, sum(parts)), (*after, left / (1 - p)), strict=True)
    sums = rounding.adds_up(kept, left) and rounding.adds_up(after, left / (1 - p))
    return sums and all(parts) and all(rounding.gives(part / (1 - p), true) for part, true in pairs)


KIND = Kind("dropped_weights", make, "weighted_sum", (("step", "2"), ("dropout", "0.5")), levels=(2, 3))
