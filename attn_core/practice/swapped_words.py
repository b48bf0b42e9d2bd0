"""Two words change places and nothing tells the order: which outputs move along, and which stay."""

from dataclasses import replace

import torch
from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, plane, shuffled
from attn_core.scene import Scene

SAME, APART = 1e-4, 0.1  # of two rows of outputs: the largest difference by rounding, and one that can be seen
NONE = -1  # a choice: no row has these numbers


def make(generator: Generator, level: int) -> Draft | None:
    """Ask which row has a word's old output, which rows keep theirs, and which do so under a causal mask."""
    mask = "causal" if level == 3 else "none"
    scene = sentences.scene(generator, 3 + level, 4 + level, head_size=4, positions=False, mask=mask)
    count = len(scene.words)
    first, second = sorted(torch.randperm(count, generator=generator)[:2].tolist())
    before, after = (scenes.trace(each).heads.output[0] for each in (scene, swapped(scene, first, second)))
    others = tuple(row for row in range(count) if row not in (first, second))
    if level == 1:
        truth, wrong = second, [first, NONE, others[0]]
        right = _rows_like(after, before[first].expand_as(after))
        clear = right == (second,)
    else:
        outside = tuple(row for row in range(count) if not first <= row <= second)
        truth = outside if level == 3 else others
        wrong = _wrong_sets(count, first, others, truth)
        clear = _rows_like(after, before) == truth and len(wrong) == 3
    if not clear:
        return None
    choices, right_place = shuffled(generator, truth, wrong)
    facts = {"first": first, "second": second, "rows": truth, "masked": level == 3}
    facts["begins"] = float(before[first, 0])
    dimensions = tuple(map(str, range(before.shape[1])))
    labels = tuple(swapped(scene, first, second).words)
    asked = plane("output", before, columns=dimensions, row=first if level == 1 else None)
    solved = plane("output", after, columns=dimensions, rows=labels, row=second if level == 1 else None, name="after_swap")
    return Draft(scene, facts, [asked], [asked, solved], choices, right_place, query=first)


def swapped(scene: Scene, first: int, second: int) -> Scene:
    """Return the scene with two words in each other's places."""
    words = list(scene.words)
    words[first], words[second] = words[second], words[first]
    return replace(scene, words=tuple(words))


def _rows_like(outputs: Tensor, wanted: Tensor) -> tuple[int, ...] | None:
    """Return the rows of outputs (T, D) that are wanted (T, D); None where one is neither clearly so nor clearly not."""
    distances = (outputs - wanted).abs().amax(-1).tolist()
    if any(SAME < distance < APART for distance in distances):
        return None
    return tuple(row for row, distance in enumerate(distances) if distance <= SAME)


def _wrong_sets(count: int, first: int, others: tuple[int, ...], truth: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return three wrong sets of rows: those before the first, all, none, all but the two words."""
    sets = [tuple(range(first)), others, (), tuple(range(count)), tuple(range(1, count))]
    return [rows for rows in dict.fromkeys(sets) if rows != truth][:3]


KIND = Kind("swapped_words", make, "order_and_batch", (("step", "1"),))
