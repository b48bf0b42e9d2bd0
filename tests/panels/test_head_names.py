"""What the pictures of one head are called on the pages before Heads: heads have no numbers there unless one is chosen."""

import pytest

from tests.screen import opened, prose

FIRST_HEAD = {  # page before Heads → the picture of one head's weights or score: its title of the first head, and of another
    "weighted_sum": ("rows_name", "W 7 × 7, weights", "W 7 × 7, weights of head 1"),
    "masks": ("mask_matrix_name", "the word before · number", "head 1: the same word elsewhere · number"),
    "order_and_batch": ("by_distance_name", "Scaled score · ", "Scaled score in head 1 · "),
    "self_and_cross": ("weights_self_name", "Weights (the word before) · row", "Weights of head 1 (the same word"),
}


@pytest.mark.parametrize("page", FIRST_HEAD)
def test_before_heads_are_introduced_the_first_one_has_no_number(page: str):
    slot, first, second = FIRST_HEAD[page]
    assert prose(opened(page, projections="previous"), slot).startswith(first)
    assert prose(opened(page, projections="previous", head=1), slot).startswith(second)
