"""One word of a sentence in the course of the training: what it attends to first, and in the end."""

import pytest
import torch

from attn_core.projections import training_course
from attn_core.scene import Scene, trace

OLD_CLOCK = ("Grandmother", "carefully", "repaired", "the", "extraordinarily", "old", "clock", "yesterday")
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


def test_no_key_stands_out_at_the_start():
    """By chance “carefully” gives itself 30 % of eight words before training: the bar lies well above that."""
    row = training_course.course(OLD_CLOCK).weights[:, 1]
    assert row[0].max() > 2 / 8
    assert training_course.bar(row) == pytest.approx(1.25 * row[0].max().item())
    assert training_course.outstanding(row)[0] > 0
