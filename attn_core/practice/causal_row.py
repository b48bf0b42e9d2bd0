"""What a row becomes under a mask: its shares of the keys that are left, divided by what they add up to."""

from dataclasses import replace

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.practice import rounding, sentences
from attn_core.practice.question import Draft, Kind, apart, percents, plane, shuffled, whole

POINTS = 4  # percent by which every wrong row differs from the right one somewhere
REACH = 1  # words back, of the window mask


def make(generator: Generator, level: int) -> Draft | None:
    """Ask for a row under a causal mask of 4 words, of 5 or 6, and under a window mask of 5 or 6."""
    drawn = sentences.scene(generator, *((4, 4) if level == 1 else (5, 6)), head_size=8)
    masked = replace(drawn, mask="window" if level == 3 else "causal", window=REACH)
    count = len(drawn.words)
    query = whole(generator, max(1, level - 1), count - 2)
    trace = scenes.trace(masked).heads
    before, after = scenes.trace(drawn).heads.weights[0], trace.weights[0]
    allowed = ~trace.masked[0].isneginf()
    kept = before[query] * allowed[query]
    if not 0.25 < float(kept.sum()) < 0.9 or not _agree(before[query], kept, after[query]):
        return None
    truth = percents(after[query])
    wrong = _wrong_rows(before[query], allowed[query], query)
    if level == 3:
        wrong[2] = percents(scenes.trace(replace(drawn, mask="causal")).heads.weights[0, query])
    if not apart(truth, wrong, POINTS):
        return None
    choices, right = shuffled(generator, truth, wrong)
    facts = {"query": query, "row": truth, "mask": masked.mask, "reach": REACH, "kept": float(kept.sum())}
    facts |= {"left": tuple(allowed[query].nonzero().flatten().tolist()), "before": tuple(before[query].tolist())}
    asked, solved = plane("weights", before, row=query, name="open"), plane("weights", after, ~allowed, row=query)
    return Draft(masked, facts, [asked], [solved], choices, right, query=query)


def _agree(before: Tensor, kept: Tensor, after: Tensor) -> bool:
    """Return whether three rows (Tk,), as they are printed, add up, and the last one is the second by its printed sum."""
    sums = (before, 1), (kept, float(kept.sum())), (after, 1)
    if not all(rounding.adds_up(row.tolist(), total) for row, total in sums):
        return False
    parts = rounding.rounded(kept.tolist())
    return all(rounding.gives(part / sum(parts), share) for part, share in zip(parts, after.tolist(), strict=True))


def _wrong_rows(row: Tensor, allowed: Tensor, query: int) -> list[tuple[int, ...]]:
    """Return what a row of weights (Tk,) is taken for: unchanged, not divided again, and under a mask that hides itself."""
    before = row * allowed
    itself = allowed.clone()
    itself[query] = False
    past = row * itself
    return [percents(row), percents(before), percents(past / past.sum())]


KIND = Kind("causal_row", make, "masks", (("step", "1"), ("mask", "causal")))
