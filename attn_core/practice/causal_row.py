"""What a row becomes under a mask: its weights of the keys that are left, divided by their sum."""

from dataclasses import replace

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.practice import rounding, sentences
from attn_core.practice.choices import differ_somewhere
from attn_core.practice.question import Draft, Kind, percents, plane, whole

POINTS = 4  # percent by which any two rows differ somewhere
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
    truth, wrong = percents(after[query]), _wrong_rows(before[query], allowed[query], query)
    facts = {"query": query, "row": truth, "mask": masked.mask, "reach": REACH, "kept": float(kept.sum())}
    facts |= {"left": tuple(allowed[query].nonzero().flatten().tolist()), "before": tuple(before[query].tolist())}
    asked, solved = plane("weights", before, row=query, name="open"), plane("weights", after, ~allowed, row=query)
    return Draft(masked, facts, [asked], [solved], truth, wrong, differ_somewhere(POINTS), query=query)


def _agree(before: Tensor, kept: Tensor, after: Tensor) -> bool:
    """Return whether three rows (Tk,), as they are printed, add up, and the last one is the second by its printed sum."""
    sums = (before, 1), (kept, float(kept.sum())), (after, 1)
    if not all(rounding.adds_up(row.tolist(), total) for row, total in sums):
        return False
    parts = rounding.rounded(kept.tolist())
    return all(rounding.gives(part / sum(parts), share) for part, share in zip(parts, after.tolist(), strict=True))


def _wrong_rows(row: Tensor, allowed: Tensor, query: int) -> list[tuple[int, ...]]:
    """Return wrong answers for a row of weights (Tk,) under a mask whose row is allowed (Tk,).

    Unchanged; not divided again; under a mask that hides the word itself; under a causal mask; with the hidden weight given
    to the word itself, or to all keys that are left alike, or to the largest of them; all of them equal.
    """
    kept, past, earlier, itself = row * allowed, row * allowed, row.clone(), row * allowed
    past[query], earlier[query + 1 :] = 0, 0
    lost, spread, largest = 1 - kept.sum(), row * allowed, row * allowed
    itself[query] += lost
    spread[allowed] += lost / allowed.sum()
    largest[kept.argmax()] += lost
    even = allowed / allowed.sum()
    rows = row, kept, past / past.sum(), earlier / earlier.sum(), itself, spread, largest, even
    return [percents(each) for each in rows]


KIND = Kind("causal_row", make, "masks", (("step", "1"), ("mask", "causal")))
