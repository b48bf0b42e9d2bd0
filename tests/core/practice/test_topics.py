"""A quiz of chosen topics: it asks about these alone, the same for everybody, and each other quiz stays as it is."""

import itertools

import pytest

from attn_core import practice
from attn_core.practice import KINDS, LEVELS, Question
from pages.view.settings import QUESTIONS
from tests.core.practice.test_quizzes import right_by_the_core

FEW = ("weights_shape", "divisor", "half_heads")  # kinds that may have fewer questions than a quiz
CHEAP = (*FEW, "mask_polarity", "dot_product")
ALL = tuple(KINDS)


def quiz(seed: int, level: int, topics: tuple[str, ...], count: int = QUESTIONS) -> list[Question]:
    """Return the first questions of a quiz of these topics."""
    return [practice.question(seed, level, number, 1, topics) for number in range(1, count + 1)]


def test_a_quiz_asks_about_its_topics_in_turn_and_none_twice_in_a_row():
    for seed, level in itertools.product(range(4), LEVELS):
        for topics in (("colder", "row_of_bars"), ("divisor", "half_heads", "which_bug"), ("half_heads", "no_such_kind")):
            there = [token for token in topics if token in KINDS and level in KINDS[token].levels]
            assert sorted(practice.kinds(level, 1, topics)) == sorted(there)
            if not there:
                continue
            tokens = [practice.kind_of(seed, level, number, 1, topics) for number in range(1, QUESTIONS + 1)]
            for turn in range(0, QUESTIONS - len(there) + 1, len(there)):
                assert sorted(tokens[turn : turn + len(there)]) == sorted(there)
            assert len(there) == 1 or all(one != other for one, other in itertools.pairwise(tokens))


def test_without_topics_or_with_all_of_them_it_is_the_quiz_that_it_was():
    for level, number in itertools.product(LEVELS, (1, 7, 20)):
        assert practice.question(41, level, number, 1, ALL) == practice.question(41, level, number)
        assert practice.kinds(level) == practice.kinds(level, 1, ALL)


@pytest.mark.parametrize(("token", "level"), [(token, level) for token in CHEAP for level in KINDS[token].levels])
def test_a_topic_alone_fills_a_quiz_and_repeats_none_that_it_has_just_asked(token: str, level: int):
    questions = quiz(1, level, (token,))
    assert [question.kind for question in questions] == [token] * QUESTIONS
    different = [place for place, one in enumerate(questions) if not any(map(one.repeats, questions[:place]))]
    assert len(different) == QUESTIONS or (token in FEW and len(different) >= 3)
    assert not any(one.repeats(other) for one, other in itertools.pairwise(questions))
    right_by_the_core(questions[-1])
