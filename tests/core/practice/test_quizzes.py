"""Questions over seeds, levels and kinds: each has one right answer by the core, and no two choices read alike."""

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
    for quiz, level in itertools.product(range(40), LEVELS):
        tokens = [practice.kind_of(quiz, level, number) for number in range(1, QUESTIONS + 1)]
        of_level = {token for token, kind in KINDS.items() if level in kind.levels}
        assert len(of_level) >= 6
        assert set(tokens) == of_level
        assert all(before != after for before, after in itertools.pairwise(tokens))
