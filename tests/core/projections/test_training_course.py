"""One word of a sentence in the course of the training: what it attends to first, and in the end."""

import pytest
import torch

from attn_core import meaning
from attn_core.projections import training_course
from attn_core.scene import Scene, trace

BAT = ("The", "bat", "flew", "out", "of", "the", "cave")


@pytest.mark.parametrize("number", [0, 4, 40])
def test_a_snapshot_has_the_scores_and_weights_of_the_head_after_as_many_steps(number: int):
    heads = trace(Scene(BAT, source="meaning", head_size=64, trained=number**2)).heads
    course = training_course.course(BAT)
    torch.testing.assert_close(course.scores[number], heads.scores[0])
    torch.testing.assert_close(course.weights[number], heads.weights[0])


def test_bat_finds_itself_first_and_flew_in_the_end():
    row = training_course.course(BAT).weights[:, 1]
    assert training_course.outstanding(row) == (4, 1)
    assert row[3].max() < 2 / 7 < row[4, 1]
    assert row[-1].argmax() == 2
    assert row[-1, 1] < 0.05


@pytest.mark.parametrize("words", [("bat",), ("The", "bat"), ("the", "the", "the")])
def test_no_word_stands_out_of_few_or_equal_ones(words: tuple[str, ...]):
    assert training_course.outstanding(training_course.course(words).weights[:, 0]) is None


def test_training_matches_similar_words_first_and_then_sets_the_word_itself_aside():
    """W_Q W_Kᵀ grows towards a multiple of the identity, under which a word scores most with itself, and leaves it again."""
    identity = torch.eye(meaning.WIDTH).flatten()
    alike = []
    for step in (0, 25, meaning.STEPS):
        maps = meaning.projections(step)
        alike.append(torch.cosine_similarity((maps.wq @ maps.wk.T).flatten(), identity, dim=0))
    assert abs(alike[0]) < 0.05
    assert alike[1] > 0.3
    assert abs(alike[2]) < 0.05
