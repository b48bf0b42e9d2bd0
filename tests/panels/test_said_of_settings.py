"""Sentences that follow the settings: the width of x, what is trained, what is left of a row, what dropout does."""

import itertools

from attn_core.meaning import WIDTH
from pages import explore, sharpness, start, weighted_sum
from pages.text.languages import said
from pages.view import traced_view
from tests.screen import view_on


def test_scores_are_divided_by_the_root_of_the_width_that_x_has():
    """Whatever makes x: a table, a design or a draw."""
    for projections in ("meaning", "previous", "random"):
        view = view_on("sharpness", projections=projections, scale="model", head_size=64)
        width = traced_view.prepare(view).scene.d_model
        assert f", divided by √{width}," in said("sharpness.spread.sentence", sharpness.drawn(view)), projections


def test_explore_says_what_is_trained_and_what_a_value_holds():
    for steps, size in itertools.product((0, 1600), (16, WIDTH)):
        told = said("explore.about", explore.checked(view_on("explore", trained=steps, head_size=size)))
        assert ("they are not trained yet" in told) == (steps == 0)
        assert ("related words get high scores" in told) == (steps > 0)
        assert f"W_V copies {size} of a word’s 64 numbers" in told
        assert ("a part of its own vector" in told) == (size < WIDTH)


def test_nothing_is_taken_from_a_key_without_weight():
    """Shares add up as they are printed, and the rest is named only where there is one."""
    for temperature, ends in ((0, "takes 100 % from"), (0.1, "> 99 %"), (1, "56 %")):
        told = said("start.collects", start.here(view_on("start", temperature=temperature)))
        assert ends in told
        assert (" 0 %" in told, "the rest" in told) == (False, temperature > 0)


def test_rows_are_said_to_sum_to_1_where_they_do():
    for dropout in (0, 0.5):
        told = said("weighted_sum.rows.done", weighted_sum.all_rows(view_on("weighted_sum", dropout=dropout)))
        assert ("Each row sums to 1" in told, "because dropout" in told) == (not dropout, dropout > 0)
