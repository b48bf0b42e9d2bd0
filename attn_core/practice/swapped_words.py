"""Words change places: which row has a word's output then, and which rows of outputs stay, with positions and without."""

from collections.abc import Sequence
from dataclasses import replace

import torch
from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, Plane, plane, whole
from attn_core.scene import Scene

SAME, APART = 1e-4, 0.06  # of two rows of outputs: the largest difference by rounding, and one that can be seen
ROWS = 4  # of a question on level 1: each of them is a choice


def make(generator: Generator, level: int) -> Draft | None:
    """Ask which row has a word's old output in a new order; then which rows stay where two words change places."""
    return _row_of_a_word(generator) if level == 1 else _rows_that_stay(generator, level)


def _row_of_a_word(generator: Generator) -> Draft | None:
    """Ask in any order of the words, so that the row that is right is the old one as often as every other."""
    scene = sentences.scene(generator, ROWS, ROWS, head_size=4, positions="none")
    order = torch.randperm(ROWS, generator=generator).tolist()  # new place → old place
    marked = whole(generator, 0, ROWS - 1)
    before, after = (scenes.trace(each).heads.output[0] for each in (scene, in_order(scene, order)))
    there = order.index(marked)
    if order == sorted(order) or _rows_like(after, before[marked].expand_as(after)) != (there,):
        return None
    facts = {"order": tuple(order), "marked": marked, "there": there, "begins": float(before[marked, 0])}
    planes = _planes(scene, order, (before, after), (marked, there))
    wrong = [order[marked], marked, *range(ROWS)]  # the old place of the word that took its place; its own old place
    return Draft(scene, facts, planes[:1], planes, there, [row for row in wrong if row != there], query=marked)


def _rows_that_stay(generator: Generator, level: int) -> Draft | None:
    """Ask with positions or without, under a causal mask or none: each of the four ways has another answer."""
    positions, masked = (bool(whole(generator, 0, 1)) for _ in range(2))
    mask = "causal" if masked else "none"
    scene = sentences.scene(
        generator, 3 + level, 4 + level, head_size=4, positions="sinusoidal" if positions else "none", mask=mask
    )
    count = len(scene.words)
    first = whole(generator, 1, count - 4)  # rows before it, rows between both, and rows after them: no two ways agree
    second = whole(generator, first + 2, count - 2)
    order = list(range(count))
    order[first], order[second] = second, first
    before, after = (scenes.trace(each).heads.output[0] for each in (scene, in_order(scene, order)))
    others = ways(count, first, second)
    truth = others.pop((positions, masked))
    if _rows_like(after, before) != truth:
        return None
    facts = {"first": first, "second": second, "rows": truth, "masked": masked, "positions": positions}
    facts["begins"] = float(before[first, 0])
    planes = _planes(scene, order, (before, after), (None, None))
    return Draft(scene, facts, planes[:1], planes, truth, list(others.values()), query=first)


def ways(count: int, first: int, second: int) -> dict[tuple[bool, bool], tuple[int, ...]]:
    """Return by (positions, causal mask) the rows of outputs that stay where two words change places."""
    return {
        (False, False): tuple(row for row in range(count) if row not in (first, second)),
        (False, True): tuple(row for row in range(count) if not first <= row <= second),
        (True, True): tuple(range(first)),
        (True, False): (),
    }


def _planes(
    scene: Scene, order: Sequence[int], outputs: tuple[Tensor, Tensor], rows: tuple[int | None, int | None]
) -> list[Plane]:
    """Return the outputs before and after, each with a row that is marked, None for none."""
    dimensions = tuple(map(str, range(outputs[0].shape[1])))
    asked = plane("output", outputs[0], columns=dimensions, row=rows[0])
    labels = in_order(scene, order).words
    return [asked, plane("output", outputs[1], columns=dimensions, rows=labels, row=rows[1], name="after_swap")]


def in_order(scene: Scene, order: Sequence[int]) -> Scene:
    """Return the scene with its words in another order: at each place the word that stood at order[place]."""
    return replace(scene, words=tuple(scene.words[place] for place in order))


def _rows_like(outputs: Tensor, wanted: Tensor) -> tuple[int, ...] | None:
    """Return the rows of outputs (T, D) that are wanted (T, D); None where one is neither clearly so nor clearly not."""
    distances = (outputs - wanted).abs().amax(-1).tolist()
    if any(SAME < distance < APART for distance in distances):
        return None
    return tuple(row for row, distance in enumerate(distances) if distance <= SAME)


KIND = Kind("swapped_words", make, "order_and_batch", (("step", "1"),))
