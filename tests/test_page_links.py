"""What a link says wrongly, page by page: every name of a page at once is remarked, and its default stands."""

import pytest

from pages.ui import shell
from pages.ui.link import LINKED
from tests.explore import same
from tests.story_page import control, opened, said

OWN = {  # page → the names that it has a control for, but for texts, which may say anything
    "explore": (
        *("tokens", "kind", "heads", "head_size", "d_model", "scale", "temperature", "mask", "window", "prefix"),
        *("positions", "dropout", "seed", "query", "head", "stage", "rows_from", "columns_from", "maps", "grown"),
    ),
    "worked_examples": ("example", "example_step"),
    "averaging": (
        *("averaging_row", "in_place", "keepdim", "hide_key", "rung", "softmax_over", "looker", "sought", "pull"),
    ),
    "query_key_value": ("key", "maps", "grown", "edit_map", "edits", "hand_over"),
    "weighted_sum": ("dimension", "mixer", "mixer_edits"),
    "sharpness": ("init", "multiplier", "constant"),
    "masks": (
        *("mask_corner", "mask_window", "mask_prefix", "mask_padding", "mask_painted"),
        *("mask_rounds", "mask_changed", "mask_grown"),
    ),
    "order_and_batch": (*("order_shuffle", "order_other", "order_distance", "batch_size", "batch_tokens", "batch_example"),),
    "self_and_cross": ("new_tokens",),
    "heads": ("view_at_once", "divide_into", "joined_scale", "mix_heads", "layers", "layer_reach", "context"),
    "loops": ("cursor", "pace", "draws", "evaluating"),
    "mistakes": ("mistake", "mistake_on", "mistake_head", "mistake_sign"),
}


def test_every_page_and_every_name_is_here():
    assert set(OWN) == {"explore", *(page for listed in shell.STORY.values() for page in listed)}
    assert {name for names in OWN.values() for name in names} == LINKED.keys() - {"text", "text2"}


UNSEEN = {"prefix", "rows_from", "columns_from"}  # drawn under a prefix mask, and for a long text


@pytest.mark.parametrize("page", OWN)
def test_bad_values_are_said_and_the_defaults_stand(page: str):
    """Each control is at its default, and what is shown is what the page shows without a link."""
    at = opened(page, **dict.fromkeys(OWN[page], "banana"))
    remarks = said(at, "remarks")
    assert [f"Ignored {name}=banana" in remarks for name in OWN[page]] == [True] * len(OWN[page])
    assert remarks.count("Ignored") == len(OWN[page])
    seen = set(OWN[page]) - UNSEEN
    assert {name: control(at, name).value for name in seen} == {name: LINKED[name].default for name in seen}
    shown, default = at.slots, opened(page).slots
    assert shown.keys() - {"remarks"} == default.keys() - {"remarks"}
    for slot in default.keys() - {"remarks"}:
        same(default[slot], shown[slot])
