"""The bugs: what the text says of the mask is what the program does, and what the pictures show."""

import pytest
import torch

from attn_core import masks, mistakes, practice
from attn_core.practice import LEVELS
from attn_core.practice.question import HIDDEN
from pages.panels.shared.practice_question import Asked

QUIZZES = range(60)


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_picture_shows_what_the_program_hides_and_the_text_says_padding_where_it_is_hidden(level: int):
    met: dict[bool, set[str]] = {True: set(), False: set()}
    for quiz in QUIZZES:
        question = practice.of_kind("which_bug", quiz, level, 1)
        allowed = mistakes.run(question.choices[question.right], question.scene).allowed
        causal = masks.causal(*allowed.shape)
        padded = not allowed.equal(causal)
        hidden = torch.tensor([[cell == HIDDEN for cell in row] for row in question.asked[0].values])
        assert hidden.equal(~allowed)
        assert not padded or allowed.equal(causal & (torch.arange(len(allowed)) > 0))
        met[padded].add(Asked(question, "", None, dark=False).asks)
    assert met[True]
    assert met[False]
    assert not met[True] & met[False]


@pytest.mark.parametrize("level", LEVELS)
def test_every_mistake_that_one_head_shows_is_asked_for_on_its_level(level: int):
    """The registry alone says which: none is left out, and none that belongs to a higher level is among the choices."""
    drawn = [practice.of_kind("which_bug", quiz, level, 1) for quiz in QUIZZES]
    of_level = {name for name, mistake in mistakes.MISTAKES.items() if 0 < mistake.level <= level}
    assert {choice for question in drawn for choice in question.choices} == of_level
    assert {question.choices[question.right] for question in drawn} == of_level
