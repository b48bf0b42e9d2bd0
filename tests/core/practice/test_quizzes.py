"""Questions over seeds, levels and kinds: each has one right answer by the core, and no two choices read alike."""

import itertools
from collections import Counter

import pytest

from attn_core import practice
from attn_core.practice import KINDS, LEVELS, Question
from pages.panels.shared.practice_question import Asked
from pages.text.languages import LANGUAGES, speaking
from pages.view.settings import QUESTIONS
from tests.core.practice import oracles, oracles_moves

ORACLES = {**oracles.ORACLES, **oracles_moves.ORACLES}
FEW, MANY = 200, 2000
PLACES = [(token, level) for token, kind in KINDS.items() for level in kind.levels]
ASKED = [  # kind, level, quizzes
    pytest.param(token, level, range(count // len(PLACES) + 1), id=f"{token}-{level}-{count}", marks=marks)
    for count, marks in ((FEW, ()), (MANY, pytest.mark.long))
    for token, level in PLACES
]


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


@pytest.mark.parametrize(("token", "level", "quizzes"), ASKED)
def test_a_question_has_one_right_answer_and_choices_that_a_reader_tells_apart(token: str, level: int, quizzes: range):
    places = Counter()
    for quiz in quizzes:
        question = practice.of_kind(token, quiz, level, quiz % QUESTIONS + 1)
        right_by_the_core(question)
        places[question.right] += 1
        for language in LANGUAGES:
            with speaking(language):
                labels = printed(question)
                assert len({" ".join(label.casefold().split()) for label in labels}) == len(labels), (question, labels)
    few = len(quizzes) * len(PLACES) < MANY  # test_guessing.py counts places properly
    assert few or KINDS[token].answered_by != "choice" or len(places) >= 3, places  # the right one stands anywhere


def test_a_quiz_asks_every_kind_of_its_level_and_none_twice_in_a_row():
    for quiz, level in itertools.product(range(40), LEVELS):
        tokens = [practice.kind_of(quiz, level, number) for number in range(1, QUESTIONS + 1)]
        of_level = {token for token, kind in KINDS.items() if level in kind.levels}
        assert len(of_level) >= 6
        assert set(tokens) == of_level
        assert all(before != after for before, after in itertools.pairwise(tokens))


def test_a_quiz_is_the_same_for_everybody():
    questions = [practice.question(7, 2, number) for number in range(1, 6)]
    again = [practice.of_kind.__wrapped__(each.kind, 7, 2, each.number) for each in questions]
    assert questions == again


@pytest.mark.parametrize(("token", "level"), PLACES)
def test_another_quiz_asks_something_else(token: str, level: int):
    """Not only under another number: of ten quizzes at least four ask of other words or numbers."""
    questions = [practice.of_kind(token, quiz, level, 1) for quiz in range(10)]
    assert len({(each.asked, each.facts, each.choices) for each in questions}) >= 4


def test_there_are_twelve_kinds_and_each_says_which_step_teaches_it():
    assert len(KINDS) >= 12
    assert all(kind.page and set(kind.levels) <= set(LEVELS) for kind in KINDS.values())
    with pytest.raises(ValueError, match="level must be one of"):
        practice.of_kind(next(iter(KINDS)), 0, 4, 1)
