"""What a page leaves out of what is set, it says: a second sentence, the mask, and the words of a text that is too long."""

import pytest

from pages.ui.link import MAX_TOKENS
from pages.ui.text.notices import ALONE
from tests.story_page import opened, put, said

LONG = " ".join(["bat"] * (MAX_TOKENS + 6))


@pytest.mark.parametrize("name", ["averaging", "heads", "order_and_batch"])
def test_a_page_of_one_sentence_says_that_the_second_is_not_used(name: str):
    """Only where there is one; and it is true: another second sentence changes nothing that is said."""
    at = opened(name, kind="cross")
    assert ALONE in said(at, "remarks")
    slot = {"averaging": "mean_said", "heads": "lead", "order_and_batch": "follows_said"}[name]
    before = said(at, slot)
    at = put(at, "text2", "something else")
    assert said(at, slot) == before
    assert said(put(at, "kind", "self"), "remarks") == ""


@pytest.mark.parametrize("name", ["loops", "self_and_cross", "masks"])
def test_a_page_of_two_sentences_does_not_say_so(name: str):
    at = opened(name, kind="cross")
    assert said(at, "remarks") == ""


def test_averaging_says_which_steps_leave_the_mask_out():
    """Where one is set; step 5 follows it, steps 6 to 8 don't."""
    at = opened("averaging", averaging_row="5")
    assert said(at, "remarks") == ""
    slots = ("rung_said", "axis_said", "importance_said", "naive_said")
    before = {slot: said(at, slot) for slot in slots}
    at = put(at, "mask", "window")
    assert "Steps 6 to 8 leave the mask out" in said(at, "remarks")
    masked = [slot for slot in slots if said(at, slot) != before[slot]]
    assert masked == ["rung_said"]


@pytest.mark.parametrize("name", ["averaging", "heads", "loops", "order_and_batch", "masks", "self_and_cross", "sharpness"])
def test_a_page_of_64_tokens_says_what_it_uses_of_a_longer_text(name: str):
    assert f"{MAX_TOKENS + 6} tokens; the first {MAX_TOKENS} are used" in said(opened(name, text=LONG), "remarks")
