"""Another sentence: every choice of a word is among the new words, and what is done next works."""

import pytest
from playwright.sync_api import expect

from tests.browser.serving import at_rest, visit
from tests.browser.test_links import expect_link

PAGES = ("", "averaging", "query_key_value", "weighted_sum", "sharpness", "order_and_batch", "self_and_cross", "mistakes")
OTHER = "A cow sat on the mats"
SEEN = "[data-testid=stMain] [data-testid=stSelectbox] input"


def choices(page):
    """Return what the choices that can be seen stand at; they are there once the page is at rest."""
    at_rest(page)
    return {word for box in page.locator(SEEN).all() if box.is_visible() and (word := box.input_value())}


@pytest.mark.parametrize("name", PAGES)
def test_another_sentence_and_then_another_control(page, address, name):
    """Streamlit's browser sends a choice by its word: one that is gone must not come back as the choice."""
    visit(page, f"{address}/{name}")
    old = choices(page) & {"The·0", "bat", "flew", "out", "of", "the·5", "cave"}
    assert old or name == "mistakes"
    sentence = page.get_by_label("Sentence", exact=True)
    sentence.fill(OTHER)
    sentence.press("Control+Enter")
    expect_link(page, text=OTHER)
    assert not choices(page) & old
    page.get_by_role("button", name="New draw").click()
    expect_link(page, text=OTHER, seed="4")
    assert not choices(page) & old
    page.locator(".st-key-mask").get_by_text("causal").click()
    expect_link(page, text=OTHER, seed="4", mask="causal")
    at_rest(page)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
