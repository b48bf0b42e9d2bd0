"""Questions about sizes: the shape of the weights, the divisor of scores, the parameters of the projections."""

import math
from dataclasses import replace

from torch import Generator

from attn_core.practice import sentences
from attn_core.practice.choices import by_size, differ, printed
from attn_core.practice.question import Draft, Kind, whole

HEAD_SIZES = (4, 16, 64, 256)  # whose roots are whole
HEADS = (2, 4, 8)
BATCHES = (3, 9, 10)  # of sentences
WIDTHS = (2, 3, 9, 10, 11, 12)  # of a head: none is a number of words


def _one_of(generator: Generator, numbers: tuple[int, ...]) -> int:
    return numbers[whole(generator, 0, len(numbers) - 1)]


# ---- the shape of the weights ----


def make_shape(generator: Generator, level: int) -> Draft | None:
    """Ask about one head of self-attention, about cross-attention, and about a batch in several heads."""
    scene = sentences.scene(generator, 4, 7, head_size=_one_of(generator, WIDTHS))
    if level > 1:
        scene = replace(scene, memory=sentences.sentence(generator, 4, 8), heads=_one_of(generator, HEADS))
    batch, queries, keys, width = _one_of(generator, BATCHES), len(scene.words), len(scene.keys), scene.head_size
    if level > 1 and len({batch, queries, keys, scene.heads, width}) < 5:
        return None
    lead = (batch, scene.heads) if level == 3 else ()
    truth, wrong = (*lead, queries, keys), _wrong_shapes(lead, queries, keys, width, scene.d_model if level == 1 else 0)
    facts = {"batch": batch, "heads": scene.heads, "queries": queries, "keys": keys, "head_size": width, "shape": truth}
    facts |= {"d_model": scene.d_model, "level": level}
    return Draft(replace(scene, heads=1) if level < 3 else scene, facts, [], [], truth, wrong)


def _wrong_shapes(lead: tuple[int, ...], queries: int, keys: int, width: int, d_model: int) -> list[tuple[int, ...]]:
    """Return wrong answers for the shape of the weights; d_model 0: not given in the question.

    Of the transpose; of the queries; of a projection; of the input; of queries and keys alone, in a batch or in heads;
    of the keys; one weight a query; of self-attention of either sentence.
    """
    shapes = [(*lead, keys, queries), (*lead, queries, width), (*lead, width, width)]
    shapes += [(queries, d_model), (d_model, d_model)] * (d_model > 0)
    shapes += [(each, queries, keys) for each in lead] + [(queries, keys)]
    shapes += [(*lead, keys, width), (*lead, queries), (*lead, queries, queries), (*lead, keys, keys)]
    return [shape for shape in dict.fromkeys(shapes) if shape != (*lead, queries, keys)]


def _numbers_in(shape: tuple[int, ...]) -> tuple[int, object]:
    """Return the sort key of a shape: its number of elements, then its sizes."""
    return math.prod(shape), by_size(shape)


# ---- what scores are divided by ----


def make_divisor(generator: Generator, level: int) -> Draft | None:
    """Ask for the divisor, for the variance of scores before it, and for the variance after the wrong one, √d_model."""
    size, heads = _one_of(generator, HEAD_SIZES), _one_of(generator, HEADS)
    width, root = size * heads, math.sqrt(size)
    scene = sentences.scene(generator, 4, 8, head_size=size, heads=heads, d_model=width)
    words = len(scene.words)
    truth, wrong, digits = {  # by level; the wrong ones, too, are built from the sizes that the question names
        1: (root, [math.sqrt(width), size, width, math.sqrt(heads), math.sqrt(words), 1, heads, words], 1),
        2: (size, [root, 1, size**2, width, 2 * size, 2, heads, math.sqrt(width)], 1),
        3: (1 / heads, [1, heads, 1 / math.sqrt(heads), math.sqrt(heads), 1 / size, 1 / heads**2, 1 / root, 1 / width], 3),
    }[level]
    facts = {"head_size": size, "heads": heads, "d_model": width, "words": words, "root": root, "level": level}
    listed = printed([truth, *wrong], digits)
    return Draft(scene, facts, [], [], listed[0], listed[1:], differ(0.3 if level < 3 else 0.01))


# ---- how many numbers several heads hold ----


def make_numbers(generator: Generator, level: int) -> Draft | None:
    """Ask for the numbers of W_Q, W_K and W_V in heads that share the width, on level 3 with W_O."""
    heads, width = _one_of(generator, HEADS), 8 * whole(generator, 1, 8)
    size, matrices = width // heads, 4 if level == 3 else 3
    truth = matrices * width**2
    facts = {"heads": heads, "head_size": size, "d_model": width, "matrices": matrices, "numbers": truth}
    scene = sentences.scene(generator, 4, 8, heads=heads, head_size=size, d_model=width)
    return Draft(scene, facts, [], [], truth, _wrong_numbers(heads, width, matrices))


def _wrong_numbers(heads: int, width: int, matrices: int) -> list[int]:
    """Return wrong answers for matrices * width².

    As many for each head; those of one head; squares of the head's size; one matrix; one matrix more or fewer; with a number
    a row besides; W_Q, W_K and W_V for all heads together and the last one for each; a row of each.
    """
    size, square = width // heads, width**2
    wrong = [matrices * square * heads, matrices * square // heads, matrices * size**2, square, (matrices + 1) * square]
    return [*wrong, (matrices - 1) * square, matrices * (square + width), (matrices - 1 + heads) * square, matrices * width]


SHAPE = Kind("weights_shape", make_shape, "shapes", order=_numbers_in)
DIVISOR = Kind("divisor", make_divisor, "sharpness", (("step", "3"),))
NUMBERS = Kind("half_heads", make_numbers, "heads", (("step", "2"),), levels=(2, 3))
