"""What only a browser shows of Explore: clicks in pictures, keys, downloads, sizes, words that are gone and come back."""

import csv
from urllib.parse import urlencode

import pytest
import torch
from playwright.sync_api import expect

from attn_core import scene
from pages.view import link
from pages.view.settings import TEMPERATURES
from tests.browser.accessible import UNFOLD
from tests.browser.drawn import click_mark
from tests.browser.linked import DRAWN, LEAD, default_scene, expect_heard, expect_link, expect_said, lead
from tests.browser.serving import QUIET, TOO_WIDE, WIDER, at_rest, expect_undo, press_offered, visit
from tests.browser.sliders import LAST, drag, hold, shown, slider
from tests.selection import always

LONG = "the quick brown fox jumps over the lazy dog while a small bat flew out of the cave into the cold night air"
MANY_HEADS = f"heads=8&text={LONG.replace(' ', '+')}"
CHARTS = "[data-testid=stMain] .chart"
PLACES = {"title": ".st-key-title", "heatmap": "[data-slot=heatmap_0]"}


def test_a_click_on_a_row_moves_every_panel(explore):
    """Sentence, row, sharpness, ledger and link follow; and again after the box has chosen another row."""
    row, head = explore.get_by_label("Row", exact=True), explore.get_by_label("Head", exact=True)
    click_mark(explore, "heatmap_0", 4 * 7 + 2)
    expect_said(explore, default_scene(), 0, 4, query="4")
    expect(row).to_have_value("4")
    expect(explore.get_by_role("heading", name="Share: how “of” distributes its attention")).to_be_visible()
    expect(explore.get_by_role("heading", name="Collect: the output of “of”")).to_be_visible()
    row.fill("2")
    row.press("Enter")
    expect_said(explore, default_scene(), 0, 2, query="2")
    click_mark(explore, "heatmap_0", 4 * 7 + 2)
    expect_said(explore, default_scene(), 0, 4, query="4")
    click_mark(explore, "heatmap_1", 3)
    expect_said(explore, default_scene(), 1, 0, query="0", head="1")
    expect(row).to_have_value("0")
    expect(head).to_have_value("1")


@pytest.mark.long
def test_a_click_on_a_picture_and_on_a_thumbnail(page, address):
    """Above 16 tokens a heatmap is one picture: its rows can still be clicked; a thumbnail selects its head."""
    visit(page, f"{address}/?heads=8&text={LONG.replace(' ', '+')}")
    shown = scene.Scene(tuple(LONG.split()), heads=8, seed=3)
    click_mark(page, "heatmap_large", 9)
    expect_said(page, shown, 0, 9, heads="8", text=LONG, query="9")
    click_mark(page, "thumbnails", 4)
    expect_said(page, shown, 4, 9, heads="8", text=LONG, query="9", head="4")


def test_the_keyboard_alone_selects_and_sets(explore):
    """Arrows on a picture for the row, as fast as one can press; the row's box; home and end for the temperature.

    What a change says is read out. Where keys have led to the sentence, each arc's number stands there as its tip has it.
    """
    sentence = explore.locator(".chart[data-slot=sentence]")
    explore.keyboard.press("Tab")
    for row in (1, 2):
        sentence.focus() if row == 1 else sentence.press("ArrowDown")
        weights = scene.trace(default_scene()).heads.weights[0, row]
        expect(sentence.locator("svg")).to_contain_text("".join(f"{weight:.4f}" for weight in weights))
    picture = explore.locator("[data-slot=heatmap_0]")
    picture.focus()
    expect(sentence.locator("svg")).not_to_contain_text("0.")
    picture.press("ArrowUp")
    expect_said(explore, default_scene(), 0, 1)
    for _ in range(4):
        picture.press("ArrowDown")
    expect_said(explore, default_scene(), 0, 5, query="5")
    picture.press("ArrowUp")
    expect_said(explore, default_scene(), 0, 4, query="4")
    expect_heard(explore, default_scene(), 0, 4)
    row = explore.get_by_label("Row", exact=True)
    expect(row).to_have_value("4")
    row.focus()
    row.press("ArrowDown")
    row.press("ArrowDown")
    expect_said(explore, default_scene(), 0, 2, query="2")
    slider(explore).focus()
    slider(explore).press("End")
    expect_said(explore, default_scene(temperature=20.0), 0, 2, query="2", temperature="20")
    slider(explore).press("Home")
    expect_said(explore, default_scene(temperature=0.0), 0, 2, query="2", temperature="0")
    expect_heard(explore, default_scene(temperature=0.0), 0, 2)
    for _ in range(9):  # beyond the last row is the last one
        picture.press("ArrowDown")
    expect_said(explore, default_scene(temperature=0.0), 0, 6, query="6", temperature="0")


@pytest.mark.parametrize("lang", always(["en"], ["en", "de"]))
def test_on_a_laptop_whole_heatmaps_stand_on_the_first_screen_and_a_suggestion_moves_none(page, address, lang):
    """In one line the title and what stands beside it; the sentence above them; and they stay where they are."""
    page.set_viewport_size({"width": 1366, "height": 768})
    visit(page, f"{address}/?{urlencode(DRAWN)}&lang={lang}")
    top = {name: page.locator(where).bounding_box() for name, where in PLACES.items()}
    assert top["title"]["height"] < 60
    assert top["heatmap"]["y"] + top["heatmap"]["height"] < 768
    page.locator("[data-slot=jobs] button").first.click()
    expect(page.locator("[data-slot=jobs]")).to_have_count(0)
    at_rest(page)
    after = page.locator(PLACES["heatmap"]).bounding_box()
    assert after["y"] == pytest.approx(top["heatmap"]["y"], abs=1)
    assert page.locator(PLACES["title"]).bounding_box() == top["title"]


def test_undo_goes_back_one_change_and_reset_to_the_defaults(explore):
    """Whatever part of the page the change was made in; nothing is left to undo at the end."""
    expect_undo(explore, False)
    explore.get_by_role("button", name="Causal mask: hide later words").click()
    expect_heard(explore, default_scene(mask="causal"))
    explore.locator(LEAD).scroll_into_view_if_needed()  # from the suggestion, which stands far below it
    slider(explore, "power").press("Home")
    expect_said(explore, default_scene(mask="causal", power=0.0), mask="causal", power="0")
    expect_heard(explore, default_scene(mask="causal", power=0.0))
    click_mark(explore, "heatmap_0", 5 * 7)
    expect_said(explore, default_scene(mask="causal", power=0.0), 0, 5, mask="causal", power="0", query="5")
    expect_heard(explore, default_scene(mask="causal", power=0.0), 0, 5)
    for changes in ({"mask": "causal", "power": 0.0}, {"mask": "causal"}, {}):
        expect_undo(explore, True)
        press_offered(explore, "Undo")
        expect_said(explore, default_scene(**changes), **{name: link.spelled(value) for name, value in changes.items()})
        expect_heard(explore, default_scene(**changes))
    expect_undo(explore, False)
    explore.get_by_role("button", name="Random heads of size 128, scores not divided").click()
    expect_link(explore, projections="random", head_size="128", power="0")
    press_offered(explore, "Reset")
    expect_said(explore, default_scene())


@pytest.mark.long
def test_undo_takes_back_a_whole_drag(explore):
    """However many stops the slider passed on its way."""
    hold(explore)
    drag(explore, LAST, steps=12)
    explore.mouse.up()
    expect_said(explore, shown(explore, LAST), temperature=f"{TEMPERATURES[LAST]:g}")
    expect_undo(explore, True)
    press_offered(explore, "Undo")
    expect_said(explore, default_scene())
    expect_undo(explore, False)


def test_the_saved_numbers_add_up_to_the_output(explore, tmp_path):
    """The row's CSV, read back: weights as torch gives them, the last running total is the output."""
    explore.get_by_text("The numbers: tables and CSV").click()
    expect(explore.get_by_role("button", name="Save row.csv")).to_be_visible()
    explore.evaluate(QUIET)  # tables that are still coming move the button
    with explore.expect_download() as download:
        explore.get_by_role("button", name="Save row.csv").click()
    assert download.value.suggested_filename == "row.csv"
    download.value.save_as(tmp_path / "row.csv")
    with (tmp_path / "row.csv").open(encoding="utf-8-sig") as file:
        rows = list(csv.DictReader(file))
    heads = scene.see(default_scene()).trace.heads
    weights = torch.tensor([float(row["weights"]) for row in rows])
    torch.testing.assert_close(weights, heads.weights[0, 1])
    total = torch.tensor([float(rows[-1][f"running total {d}"]) for d in range(64)])
    torch.testing.assert_close(total, heads.output[0, 1], atol=1e-6, rtol=1e-5)


def test_all_pictures_stand_on_one_screen_and_all_controls_on_a_projector(explore):
    """1440 × 900, no scrolling: the sentence, heatmaps, sharpness; 1280 × 720: the sidebar."""
    boxes = {picture.get_attribute("data-slot"): picture.bounding_box() for picture in explore.locator(CHARTS).all()}
    assert len(boxes) == 8
    below = {slot for slot, box in boxes.items() if box["y"] < 0 or box["y"] + box["height"] > 900}
    assert below == {"map", "ledger", "stack"}
    explore.set_viewport_size({"width": 1280, "height": 720})
    more = explore.get_by_test_id("stSidebar").locator("summary").bounding_box()
    assert more["y"] + more["height"] <= 720


@pytest.mark.parametrize("view", always(["kind=cross&stage=scores"], ["kind=cross&stage=scores", MANY_HEADS]))
def test_a_phone_never_scrolls_sideways(page, address, view):
    """390 pixels wide, two sentences, or many words and heads, all of it, unfolded; test_pseudo_language.py has every page.

    A line of settings stands there in for the sidebar.
    """
    page.set_viewport_size({"width": 390, "height": 20_000})  # all boards are in view
    visit(page, f"{address}/explore?{view}")
    page.evaluate(UNFOLD)
    at_rest(page)
    assert page.evaluate(WIDER) <= 0, page.evaluate(TOO_WIDE)
    expect(page.locator("[data-slot=lead]")).to_contain_text("temperature 1")


def test_an_empty_sentence_asks_for_words_and_loses_nothing(explore):
    """No picture of nothing; the next word brings everything back, the settings kept."""
    explore.get_by_role("button", name="Temperature 0.1").click()
    expect_said(explore, default_scene(temperature=0.1), temperature="0.1")
    box = explore.get_by_label("Sentence", exact=True)
    box.fill("")
    box.press("Control+Enter")
    expect(explore.locator("[data-slot=remarks]")).to_contain_text("The sentence has no words yet")
    expect(explore.locator(CHARTS)).to_have_count(0)
    box.fill("cats purr")
    box.press("Control+Enter")
    changed = default_scene(words=("cats", "purr"), temperature=0.1)
    expect(explore.locator(LEAD)).to_contain_text(lead(changed, 0, 1))
    expect(explore.locator(CHARTS)).to_have_count(8)


@pytest.mark.long
def test_word_vectors_are_trained_by_a_slider_and_leave_no_end_behind(page, address):
    """A suggestion may need a wider head than the slider of these projections reaches."""
    visit(page, f"{address}/")
    said = page.locator(LEAD)
    page.get_by_test_id("stSidebar").locator("summary").click()
    slider(page, "trained").press("Home")
    expect_link(page, trained="0")
    expect(said).to_contain_text("This head is not trained yet.")
    slider(page, "trained").press("End")
    expect_link(page)
    expect(said).to_contain_text("This head was trained to let a word attend to related words.")
    page.get_by_role("button", name="Random heads of size 128, scores not divided").click()
    expect_link(page, projections="random", head_size="128", power="0")
    expect(slider(page, "head_size")).to_have_attribute("aria-valuetext", "128")
