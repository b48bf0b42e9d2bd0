"""No rule of thumb finds the right choice: its rank, its place, and how often it is a marked word, are even over seeds."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from attn_core import practice
from attn_core.practice import KINDS, Question

pytestmark = pytest.mark.long
SEEDS = range(160)  # enough to find one of four that is right in a tenth or in two fifths of them
MANY = range(400)
MOST = 16.27  # chi-square of 3 degrees of freedom: above it 1 in 1,000 even draws; the seeds are fixed, so it never changes
NAMES = ("which_bug",)  # whose choices have no order
PLACES = [(token, level) for token, kind in KINDS.items() for level in kind.levels if kind.answered_by == "choice"]


def shape_order(shape: Sequence[int]) -> tuple[object, ...]:
    """Return the number of elements of a shape, then its sizes."""
    count = 1
    for size in shape:
        count *= size
    return count, len(shape), *shape


def order_of(question: Question) -> Callable[[object], object]:
    """Return the key by which a reader could sort the choices of a question."""
    first = question.choices[0]
    if question.kind == "weights_shape":
        return shape_order
    if question.kind == "colder" and isinstance(first, tuple):
        return lambda choice: choice[1]  # its percent
    return (lambda choice: (len(choice), choice)) if isinstance(first, tuple) else lambda choice: choice


def rank(question: Question) -> int:
    """Return how many choices come before the right one."""
    order = order_of(question)
    truth = order(question.choices[question.right])
    return sum(order(choice) < truth for choice in question.choices)


def chi_square(counts: Counter[int], kinds: int = 4) -> float:
    """Return how far counts are from even ones."""
    even = counts.total() / kinds
    return sum((counts[each] - even) ** 2 / even for each in range(kinds))


@pytest.mark.parametrize("seeds", [SEEDS, pytest.param(MANY, marks=pytest.mark.long)], ids=len)
@pytest.mark.parametrize(("token", "level"), [place for place in PLACES if place[0] not in NAMES])
def test_the_right_choice_has_every_rank_equally_often(token: str, level: int, seeds: range):
    questions = [practice.of_kind(token, quiz, level, 1) for quiz in seeds]
    assert {len(question.choices) for question in questions} == {4}
    ranks, places = (Counter(map(read, questions)) for read in (rank, lambda question: question.right))
    assert chi_square(ranks) < MOST, ranks
    assert chi_square(places) < MOST, places


def test_a_word_that_moves_is_found_in_its_old_row_as_often_as_in_every_other():
    """On level 1 the row of the marked word is marked: where its numbers stand then doesn't depend on that row."""
    marked, moved = Counter(), Counter()
    for quiz in SEEDS:
        question = practice.of_kind("swapped_words", quiz, 1, 1)
        old, right = question.asked[0].row, question.choices[question.right]
        marked[old] += 1
        moved[(right - old) % 4] += 1
    assert chi_square(marked) < MOST, marked
    assert chi_square(moved) < MOST, moved


@pytest.mark.parametrize("level", [2, 3])
def test_rows_that_stay_are_all_answers_in_turn(level: int):
    """With positions or without, masked or not: each has another answer, and none of the four is rarer."""
    ways = Counter()
    for quiz in SEEDS:
        facts = dict(practice.of_kind("swapped_words", quiz, level, 1).facts)
        ways[2 * facts["positions"] + facts["masked"]] += 1
    assert chi_square(ways) < MOST, ways


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_choice_of_changed_rows_has_the_word_that_changes(level: int):
    for quiz in SEEDS[:50]:
        question = practice.of_kind("who_moves", quiz, level, 1)
        assert all(question.fact("place") in choice for choice in question.choices)


@pytest.mark.parametrize("level", [2, 3])
def test_a_weight_at_temperature_0_is_not_always_the_same(level: int):
    """None, all, or an equal part: what the word has that stands several times, or another word."""
    right = Counter()
    for quiz in SEEDS:
        question = practice.of_kind("tie_at_zero", quiz, level, 1)
        right[question.choices[question.right]] += 1
    assert {*right} == {0, round(100 / level), 100}
    assert max(right.values()) < 2 / 3 * right.total(), right


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_bug_is_right_as_often_as_every_other_that_can_be(level: int):
    """Of the titles that are choices: a title that is shown is the right one in about a quarter of the questions."""
    shown, right = Counter(), Counter()
    for quiz in SEEDS:
        question = practice.of_kind("which_bug", quiz, level, 1)
        shown.update(question.choices)
        right[question.choices[question.right]] += 1
    assert {bug for bug in shown if not 0.1 < right[bug] / shown[bug] < 0.5} == set(), (shown, right)
