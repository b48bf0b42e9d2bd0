"""Questions over seeds, levels and kinds: each has one right answer by the core; quizzes, also of chosen topics."""

import itertools

import pytest

from attn_core import practice
from attn_core.practice import KINDS, LEVELS, Question
from pages.panels.shared.practice_question import Asked
from pages.text.languages import LANGUAGES, speaking
from pages.view.settings import QUESTIONS
from tests.core.practice import oracles, oracles_moves

ORACLES = {**oracles.ORACLES, **oracles_moves.ORACLES}
PLACES = [(token, level) for token, kind in KINDS.items() for level in kind.levels]


def right_by_the_core(question: Question) -> None:
    """Assert that the right choice, or what counts as right of answers that are set, is so by the oracle."""
    truth = ORACLES[question.kind](question)
    if question.choices:
        assert truth == question.right, question
        assert len(set(question.choices)) == len(question.choices) >= 3, question
    else:
        verdicts = [KINDS[question.kind].judge(question, answer).right for answer, _ in truth]
        assert verdicts == [right for _, right in truth], question
        assert {True, False} == set(verdicts), question


def printed(question: Question) -> list[str]:
    """Return the labels of a question's choices in the language that is set."""
    data = Asked(question, "", None, dark=False)
    return [data.choice(choice) for choice in question.choices]


@pytest.mark.parametrize(("token", "level"), PLACES)
def test_a_question_has_one_right_answer_and_choices_that_a_reader_tells_apart(token: str, level: int):
    for quiz in range(8):
        question = practice.of_kind(token, quiz, level, quiz % QUESTIONS + 1)
        right_by_the_core(question)
        for language in LANGUAGES:
            with speaking(language):
                labels = printed(question)
                assert len({" ".join(label.casefold().split()) for label in labels}) == len(labels), (question, labels)


def test_a_quiz_asks_every_kind_of_its_level_and_none_twice_in_a_row():
    for quiz, level, version in itertools.product(range(40), LEVELS, practice.VERSIONS):
        of_level = {token for token in practice.VERSIONS[version] if level in KINDS[token].levels}
        turns = -(-len(of_level) // QUESTIONS)  # a version may have more kinds than a quiz has questions
        tokens = [practice.kind_of(quiz, level, number, version) for number in range(1, turns * QUESTIONS + 1)]
        assert len(of_level) >= 6
        assert set(tokens) == of_level
        assert all(before != after for before, after in itertools.pairwise(tokens))


FEW = ("weights_shape", "divisor", "half_heads")  # kinds that may have fewer questions than a quiz
CHEAP = (*FEW, "mask_polarity", "dot_product")
ALL = practice.VERSIONS[1]


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


@pytest.mark.parametrize("token", CHEAP)
def test_a_topic_alone_fills_a_quiz_and_repeats_none_that_it_has_just_asked(token: str):
    for level in KINDS[token].levels:
        questions = [practice.question(1, level, number, 1, (token,)) for number in range(1, QUESTIONS + 1)]
        assert [question.kind for question in questions] == [token] * QUESTIONS
        different = [place for place, one in enumerate(questions) if not any(map(one.repeats, questions[:place]))]
        assert len(different) == QUESTIONS or (token in FEW and len(different) >= 3)
        assert not any(one.repeats(other) for one, other in itertools.pairwise(questions))
        right_by_the_core(questions[-1])
