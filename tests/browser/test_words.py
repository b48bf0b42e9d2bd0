"""Another sentence: every choice of a word is among the new words, and what is done next works."""

import pytest
from playwright.sync_api import expect

from tests.browser.linked import expect_link
from tests.browser.serving import ran, visit

PAGES = ("", "averaging", "query_key_value", "weighted_sum", "sharpness", "order_and_batch", "self_and_cross", "mistakes")
OTHER = "A cow sat on the mats"
SEEN = "[data-testid=stMain] [data-testid=stSelectbox] input"


OLD, NEW = ({"The·0", "bat", "flew", "out", "of", "the·5", "cave"}, {"A", "cow", "sat", "on", "the", "mats"})
CHOICES = """seen => [...document.querySelectorAll(seen)].filter(box => box.checkVisibility())
    .map(box => box.value).filter(Boolean)"""


def expect_choices(page, words, others=()):
    """Wait until the choices that can be seen stand at some of these words, and at nothing but these and others."""
    page.wait_for_function(
        f"""([seen, words, others, some]) => {{
          const found = ({CHOICES})(seen)
          return found.some(one => words.includes(one)) === some && found.every(one => words.concat(others).includes(one))
        }}""",
        arg=[SEEN, sorted(words), sorted(others), "/mistakes" not in page.url],  # there no choice is one of a word
    )


@pytest.mark.parametrize("name", PAGES)
def test_another_sentence_and_then_another_control(page, address, name):
    """Streamlit's browser sends a choice by its word: one that is gone must not come back as the choice."""
    visit(page, f"{address}/{name}")
    others = set(page.evaluate(CHOICES, SEEN)) - OLD
    assert not others & NEW
    expect_choices(page, OLD, others)
    with ran(page):
        page.get_by_label("Sentence", exact=True).fill(OTHER)
        page.get_by_label("Sentence", exact=True).press("Control+Enter")
    expect_link(page, text=OTHER)
    expect(page.get_by_test_id("stMain")).to_contain_text("cow")
    expect_choices(page, NEW, others)
    with ran(page):
        page.get_by_role("button", name="New draw").click()
    expect_link(page, text=OTHER, seed="4")
    expect_choices(page, NEW, others)
    with ran(page):
        page.locator(".st-key-mask").get_by_text("causal").click()
    expect_link(page, text=OTHER, seed="4", mask="causal")
    expect_choices(page, NEW, others)
    page.get_by_role("button", name="Undo").click()  # the server has heard of the mask
    expect_link(page, text=OTHER, seed="4")
