"""The signs of mistakes: each wrong program shows its own, and the right ones show none."""

import pytest
import torch
from torch.testing import assert_close

from attn_core.mistakes import MISTAKES, run, symptoms
from attn_core.scene import Scene

SCENE = Scene(("The", "bat", "flew", "out", "of", "the", "cave"), seed=3)
SIGNS = {
    name: tuple(signs.split())
    for signs, names in {
        "sharp": "no_scaling averaged_in_place",
        "flat": "model_scale heads_averaged",
        "sums": "wrong_axis dropped_returned dropout_in_evaluation mask_after_softmax",
        "nan leak": "mask_swapped",
        "nan": "blind_row",
        "leak": "zero_fill finite_fill float_mask_added padded_rows context_length mask_repeated",
        "silent": "dropout_before_softmax split_without_transpose join_without_transpose every_head_the_first groups_tiled "
        "batch_and_time_mixed no_positions",
    }.items()
    for name in names.split()
}


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_shows_its_own_signs(name: str):
    """On the default sentence."""
    outcome = run(name, SCENE)
    assert symptoms.signs(outcome) == SIGNS[name]
    assert outcome.caught


def test_a_plane_is_one_head_of_the_weights():
    """With hidden keys, leaks, and the largest difference."""
    outcome = run("zero_fill", SCENE)
    found = symptoms.plane(outcome, 1)
    future = torch.ones(7, 7, dtype=torch.bool).triu(1)
    assert_close(found.right, outcome.right[1])
    assert_close(found.wrong, outcome.wrong[1])
    assert torch.equal(found.hidden, future)
    assert torch.equal(found.leaks, future)
    apart = (found.right - found.wrong).abs()
    assert apart[found.row, found.column(found.row)] == apart.max()


@pytest.mark.parametrize("name", MISTAKES)
def test_dividing_rows_by_their_sums_repairs_the_mistakes_that_say_so_and_no_other(name: str):
    """Masked after softmax, a row is e^s over the sum of all; divided by its sum it is e^s over the sum of the visible."""
    found = [symptoms.plane(run(name, SCENE), head) for head in range(1 if name == "averaged_in_place" else 2)]
    same = [torch.allclose(each.divided, each.right, rtol=0, atol=1e-12) for each in found]
    assert all(same) == MISTAKES[name].divides  # some mistakes leave a head as it was


@pytest.mark.parametrize("name", MISTAKES)
def test_the_first_head_that_shows_a_mistake_is_wrong_and_none_before_it(name: str):
    outcome = run(name, SCENE)
    first = symptoms.first_head(outcome)
    wrong = [not found.same(found.row) for found in (symptoms.plane(outcome, head) for head in range(first + 1))]
    assert wrong == [False] * first + [True]
    assert first == (name in ("every_head_the_first", "groups_tiled"))
