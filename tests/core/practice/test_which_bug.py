"""The bugs: what the text says of the mask is what the program does, and what the pictures show."""

from collections import Counter

import pytest
import torch

from attn_core import masks, mistakes, practice
from attn_core.practice import LEVELS
from attn_core.practice.question import HIDDEN
from pages.panels.shared.practice_question import Asked
from pages.text.languages import speaking

QUIZZES = range(60)
PADDING = {"en": ", which also hides the first word as padding", "de": ", die auch das erste Wort als Padding verdeckt"}
CAUSAL = {"en": "with a causal mask", "de": "mit kausaler Maske"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_text_says_padding_where_the_program_hides_it_and_the_first_picture_shows_it(level: int):
    met = Counter()
    for quiz in QUIZZES:
        question = practice.of_kind("which_bug", quiz, level, 1)
        allowed = mistakes.run(question.choices[question.right], question.scene).allowed
        causal = masks.causal(*allowed.shape)
        padded = not allowed.equal(causal)
        met[padded] += 1
        hidden = torch.tensor([[cell == HIDDEN for cell in row] for row in question.asked[0].values])
        assert hidden.equal(~allowed)
        assert not padded or allowed.equal(causal & (torch.arange(len(allowed)) > 0))
        for lang, causal_mask in CAUSAL.items():
            with speaking(lang):
                text = Asked(question, "", None, dark=False).asks
            assert causal_mask in text
            assert (PADDING[lang] in text) is padded
    assert min(met[True], met[False]) >= 5, met


@pytest.mark.parametrize("level", LEVELS)
def test_every_mistake_that_one_head_shows_is_asked_for_on_its_level(level: int):
    """The registry alone says which: none is left out, and none that belongs to a higher level is among the choices."""
    drawn = [practice.of_kind("which_bug", quiz, level, 1) for quiz in QUIZZES]
    of_level = {name for name, mistake in mistakes.MISTAKES.items() if 0 < mistake.level <= level}
    assert {choice for question in drawn for choice in question.choices} == of_level
    assert {question.choices[question.right] for question in drawn} == of_level
