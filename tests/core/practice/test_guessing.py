"""No rule of thumb finds the right choice: its rank, its place, and how often it is a marked word, are even over seeds."""

import math
from collections import Counter
from collections.abc import Sequence

import pytest

from attn_core import practice
from attn_core.practice import KINDS, Question

SEEDS = range(160)  # enough to find one of four that is right in a tenth or in two fifths of them
PLACES = [
    *((token, KINDS[token].levels[-1]) for token in ("divisor", "half_heads", "weights_shape", "hot_end")),
    ("dot_product", 1),
]
MOST = 16.27  # chi-square of 3 degrees of freedom: above it 1 in 1,000 even draws; the seeds are fixed, so it never changes


def shape_order(shape: Sequence[int]) -> tuple[object, ...]:
    """Return the number of elements of a shape, then its sizes."""
    return math.prod(shape), len(shape), *shape


def rank(question: Question) -> int:
    """Return how many choices a reader who sorts them puts before the right one."""
    order = shape_order if question.kind == "weights_shape" else lambda choice: choice
    truth = order(question.choices[question.right])
    return sum(order(choice) < truth for choice in question.choices)


def chi_square(counts: Counter[int], kinds: int = 4) -> float:
    """Return how far counts are from even ones."""
    even = counts.total() / kinds
    return sum((counts[each] - even) ** 2 / even for each in range(kinds))


@pytest.mark.parametrize(("token", "level"), PLACES)
def test_the_right_choice_has_every_rank_equally_often(token: str, level: int):
    questions = [practice.of_kind(token, quiz, level, 1) for quiz in SEEDS]
    assert {len(question.choices) for question in questions} == {4}
    ranks, places = (Counter(map(read, questions)) for read in (rank, lambda question: question.right))
    assert chi_square(ranks) < MOST, ranks
    assert chi_square(places) < MOST, places
