"""Operate with an installed model, as a learner meets it: the arrow that holds the capital of Italy is cut by a click."""

import pytest
from playwright.sync_api import expect

from attn_core import models
from attn_core.models.experiments import EXPERIMENTS
from pages.text.languages import Words
from tests.browser.drawn import click_arc
from tests.browser.serving import at_rest, visit

titles = Words("models", "en")

EXPERIMENT = EXPERIMENTS["capital"]
LEAD, TASK = "[data-slot=lead]", "[data-slot=task]"
LOADED = 120_000  # milliseconds until a model is loaded and has run on a busy machine

pytestmark = pytest.mark.skipif(
    not models.entry(EXPERIMENT.model).available, reason=f"{EXPERIMENT.model} is not installed on this machine"
)


def test_the_arrow_from_is_to_italy_is_cut_by_a_click(page, address):
    """The experiment keeps its promise; the arrow is restored by its chip."""
    expects, then = EXPERIMENT.expects.strip(), EXPERIMENT.then.strip()
    visit(page, f"{address}/surgery")
    page.get_by_role("button", name=titles.EXPERIMENTS["capital"]).click()
    lead, task = page.locator(LEAD), page.locator(TASK)
    expect(lead).to_contain_text(f"the most likely next word is “{expects}” (66 %)", timeout=LOADED)
    task.get_by_role("button", name=f"“{then}”").click()
    at_rest(page)
    click_arc(page, "arcs", EXPERIMENT.key)
    expect(lead).to_contain_text("The arrow from “is·11” to “Italy” of layer 23, head 4 is cut", timeout=LOADED)
    expect(lead).to_contain_text(f"The most likely word is now “{then}” (94 %)", timeout=LOADED)
    expect(lead).to_contain_text(f"the probability of “{expects}” falls from 66 % to")
    expect(task).to_contain_text("As you predicted. Without this arrow, “France” gets the largest weight")
    assert f"operations={EXPERIMENT.operations}" in page.url
    page.get_by_role("button", name="✕ The arrow from “is·11” to “Italy”").click()
    expect(lead).to_contain_text(f"the most likely next word is “{expects}” (66 %)", timeout=LOADED)
