"""Operate with an installed model, as a learner meets it: the arrow that holds the capital of Italy is cut by a click."""

import pytest
from playwright.sync_api import expect

from attn_core import models
from attn_core.models import registry, spelling
from attn_core.models.experiments import EXPERIMENTS
from pages.text.languages import Words
from tests.browser.drawn import click_mark
from tests.browser.serving import at_rest, visit

words = Words("surgery", "en")

EXPERIMENT = EXPERIMENTS["capital"]
LEAD, TASK = "[data-slot=lead]", "[data-slot=task]"
LOADED = 120_000  # milliseconds until a model is loaded and has run on a busy machine

pytestmark = pytest.mark.skipif(
    not models.entry(EXPERIMENT.model).available, reason=f"{EXPERIMENT.model} is not installed on this machine"
)


def test_the_arrow_from_is_to_italy_is_cut_by_a_click(page, address):
    """The solution shows what the experiment promises; its arrow is restored by its chip, and cut again in the heatmap."""
    expects, then = EXPERIMENT.expects.strip(), EXPERIMENT.then.strip()
    visit(page, f"{address}/surgery")
    page.get_by_role("button", name=words.EXPERIMENTS["capital"]).click()
    lead = page.locator(LEAD)
    expect(lead).to_contain_text(f"the most likely next word is “{expects}” (66 %)", timeout=LOADED)
    page.get_by_role("button", name=words.SHOW).click()
    expect(lead).to_contain_text(f"The most likely word is now “{then}” (94 %)", timeout=LOADED)
    expect(lead).to_contain_text(f"the probability of “{expects}” falls from 66 % to")
    expect(page.locator(TASK)).to_contain_text(words.SEEN["capital"])

    page.get_by_role("button", name="✕ The arrow from “is·11” to “Italy”").click()
    expect(lead).to_contain_text(f"the most likely next word is “{expects}” (66 %)", timeout=LOADED)
    expect(page.locator(TASK)).to_contain_text(words.TASKS["capital"])
    at_rest(page)

    [cut] = spelling.read(EXPERIMENT.operations)
    count = len(registry.vocabulary(EXPERIMENT.model).encode(EXPERIMENT.text).ids)
    click_mark(page, "weights", cut.query * count + cut.key)
    expect(lead).to_contain_text("The arrow from “is·11” to “Italy” of layer 23, head 4 is cut", timeout=LOADED)
    expect(lead).to_contain_text(f"The most likely word is now “{then}” (94 %)")
    assert f"operations={EXPERIMENT.operations}" in page.url
