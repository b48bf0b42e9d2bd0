"""Questions about sizes: the shape of the weights, what scores are divided by, how many numbers the projections hold."""

import math
from dataclasses import replace

from torch import Generator

from attn_core.practice import sentences, wrong_numbers
from attn_core.practice.question import Draft, Kind, shuffled, whole

HEAD_SIZES = (4, 16, 64)  # whose roots are whole
HEADS = (2, 4, 8)
BATCHES = (3, 9, 10)  # of sentences
WIDTHS = (9, 10, 11, 12)  # of a head: none is a number of words


def _one_of(generator: Generator, numbers: tuple[int, ...]) -> int:
    return numbers[whole(generator, 0, len(numbers) - 1)]


# ---- the shape of the weights ----


def make_shape(generator: Generator, level: int) -> Draft | None:
    """Ask about one head of self-attention, about cross-attention, and about a batch in several heads."""
    scene = sentences.scene(generator, 4, 7, head_size=_one_of(generator, WIDTHS))
    if level > 1:
        scene = replace(scene, memory=sentences.sentence(generator, 4, 8), heads=_one_of(generator, HEADS))
    batch, queries, keys, width = _one_of(generator, BATCHES), len(scene.words), len(scene.keys), scene.head_size
    if level > 1 and len({batch, queries, keys, scene.heads}) < 4:
        return None
    truth: tuple[int, ...] = (queries, keys)
    wrong: list[tuple[int, ...]] = [(keys, queries), (queries, width), (width, width), (keys, scene.d_model)]
    if level == 3:
        truth = batch, scene.heads, queries, keys
        wrong = [(batch, queries, keys), (batch, scene.heads, keys, queries), (batch, scene.heads, queries, width)]
    choices, right = shuffled(generator, truth, [shape for shape in dict.fromkeys(wrong) if shape != truth][:3])
    facts = {"batch": batch, "heads": scene.heads, "queries": queries, "keys": keys, "head_size": width, "shape": truth}
    facts |= {"d_model": scene.d_model, "level": level}
    return Draft(replace(scene, heads=1) if level < 3 else scene, facts, [], [], choices, right)


# ---- what scores are divided by ----


def make_divisor(generator: Generator, level: int) -> Draft | None:
    """Ask for the divisor, for the variance of scores before it, and for the variance after the wrong one, √d_model."""
    size, heads = _one_of(generator, HEAD_SIZES), _one_of(generator, HEADS)
    width, root = size * heads, math.sqrt(size)
    scene = sentences.scene(generator, 4, 8, head_size=size, heads=heads, d_model=width)
    truth, wrong = {
        1: (root, [math.sqrt(width), size, width, math.sqrt(heads)]),
        2: (size, [root, 1, size**2, width]),
        3: (1 / heads, [1, heads, 1 / math.sqrt(heads), math.sqrt(heads)]),
    }[level]
    listed = wrong_numbers.choices(generator, truth, wrong, 0.05, digits=3 if level == 3 else 1)
    if listed is None:
        return None
    facts = {"head_size": size, "heads": heads, "d_model": width, "words": len(scene.words), "root": root, "level": level}
    return Draft(scene, facts, [], [], *listed)


# ---- how many numbers several heads hold ----


def make_numbers(generator: Generator, level: int) -> Draft | None:
    """Ask for the numbers of W_Q, W_K and W_V in heads that share the width, on level 3 with W_O."""
    heads, width = _one_of(generator, HEADS), 8 * whole(generator, 1, 8)
    size, matrices = width // heads, 4 if level == 3 else 3
    truth = matrices * width**2
    wrong = [truth * heads, truth // heads, matrices * size**2, width**2, (7 - matrices) * width**2]
    choices, right = shuffled(generator, truth, [count for count in dict.fromkeys(wrong) if count != truth][:3])
    facts = {"heads": heads, "head_size": size, "d_model": width, "matrices": matrices, "numbers": truth}
    scene = sentences.scene(generator, 4, 8, heads=heads, head_size=size, d_model=width)
    return Draft(scene, facts, [], [], choices, right)


SHAPE = Kind("weights_shape", make_shape, "shapes")
DIVISOR = Kind("divisor", make_divisor, "sharpness", (("step", "3"),))
NUMBERS = Kind("half_heads", make_numbers, "heads", (("step", "2"),), levels=(2, 3))
