"""Facts that follow the settings: the width of x, and shares that sum as they are printed."""

from pages import sharpness, start
from pages.text.languages import said
from pages.view import traced_view
from tests.screen import says, view_on


def test_scores_are_divided_by_the_root_of_the_width_that_x_has():
    """Whatever makes x: a table, a design or a draw."""
    for projections in ("meaning", "previous", "random"):
        view = view_on("sharpness", projections=projections, scale="model", head_size=64)
        width = traced_view.prepare(view).scene.d_model
        says(said("sharpness.spread.sentence", sharpness.drawn(view)), f"√{width}")


def test_nothing_is_taken_from_a_key_without_weight():
    """Shares sum as they are printed, and the rest is there only where there is one."""
    for temperature, share in ((0, "100 %"), (0.1, "> 99 %"), (1, "56 %")):
        facts = start.here(view_on("start", temperature=temperature))
        assert facts.share == share
        assert bool(facts.second) == (facts.others > 0) == (temperature > 0)
