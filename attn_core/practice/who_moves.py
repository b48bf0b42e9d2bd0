"""The outputs that move if one word changes: its own, and the outputs of queries that may attend to it."""

from dataclasses import replace

import torch
from torch import Generator

from attn_core import scene as scenes
from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, plane, whole
from attn_core.scene import Scene

LEAST = 0.06  # by which an output that moves moves somewhere, so that the picture's one digit shows it
MASKS = {1: ("causal", "none"), 2: ("causal", "prefix"), 3: ("window", "prefix", "strided")}


def make(generator: Generator, level: int) -> Draft | None:
    """Ask under a causal mask or none, then also under a prefix, then under a window or stride as well."""
    mask = MASKS[level][whole(generator, 0, len(MASKS[level]) - 1)]
    scene = sentences.scene(generator, 3 + level, 4 + level, head_size=4, mask=mask, window=2, prefix=2)
    count = len(scene.words)
    place, another = whole(generator, 0, count - 1), sentences.sentence(generator, 4, 8)[0]
    if another.lower() in map(str.lower, scene.words):
        return None
    moved = movement(scene, place, another)
    rows = tuple(row for row in range(count) if moved[row].abs().max() > 1e-6)
    if any(moved[row].abs().max() < LEAST for row in rows):
        return None
    others = _others(scene, place, rows)
    trace = scenes.trace(scene).heads
    weights, hidden = trace.weights[0], trace.masked[0].isneginf()
    largest = max(rows, key=lambda row: float(moved[row].abs().max()))
    facts = {"place": place, "another": another, "mask": mask, "rows": rows}
    facts |= {"largest": largest, "amount": float(moved[largest].abs().max())}
    facts |= {"still": tuple(row for row in range(count) if row not in rows)}
    dimensions = tuple(map(str, range(moved.shape[1])))
    asked = plane("weights", weights, hidden)
    return Draft(scene, facts, [asked], [asked, plane("moved", moved, columns=dimensions)], rows, others, query=place)


def movement(scene: Scene, place: int, another: str) -> torch.Tensor:
    """Return the change of each output (T, Dv) if the word at a place is replaced."""
    words = (*scene.words[:place], another, *scene.words[place + 1 :])
    before, after = (scenes.trace(each).heads.output[0] for each in (scene, replace(scene, words=words)))
    return after - before


def _others(scene: Scene, place: int, rows: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return wrong answers for the changing rows; each contains the word's own row, so that it gives none of them away.

    From the word on, as under a causal mask; up to it; its own alone; all; those that it may attend to; its own and the
    next; its own and its neighbours; its own and the first.
    """
    count, last = len(scene.words), len(scene.words) - 1
    allowed = ~scenes.trace(scene).heads.masked[0].isneginf()
    neighbours = tuple(range(max(0, place - 1), min(last, place + 1) + 1))
    sets = [
        *(tuple(range(place, count)), tuple(range(place + 1)), (place,), tuple(range(count))),
        tuple(allowed[place].nonzero().flatten().tolist()),
        *(tuple(range(place, min(last, place + 1) + 1)), neighbours, tuple(sorted({0, place}))),
    ]
    return [each for each in dict.fromkeys(sets) if each != rows]


KIND = Kind("who_moves", make, "masks", (("step", "3"),))
