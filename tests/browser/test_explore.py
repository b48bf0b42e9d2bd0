"""What only a browser shows of Explore: clicks on canvas and picture, keys, downloads, sizes, what moves and what stays."""

import csv

import pytest
import torch
from playwright.sync_api import expect

from attn_core import scene
from pages.ui import look, shell
from tests.browser.linked import LEAD, default_scene, expect_link, expect_said, lead
from tests.browser.serving import TOO_WIDE, at_rest, ran, visit

LONG = "the quick brown fox jumps over the lazy dog while a small bat flew out of the cave into the cold night air"


def click_row(page, key, row, rows):
    """Once no chart is being drawn anew, click the middle of one row of a heatmap, found by its labels' heights."""
    at_rest(page)
    plot = page.locator(f".st-key-{key} svg.marks")
    box = plot.bounding_box()
    inner = plot.locator("g.mark-group path.background").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.6, inner["y"] + inner["height"] * (row + 0.5) / rows)


def test_a_click_on_a_row_moves_every_panel(explore):
    """Sentence, select box, sharpness, ledger and link follow; and again after the select box has chosen another row."""
    click_row(explore, "heatmap_0", 4, 7)
    expect_said(explore, default_scene(), 0, 4, query="4")
    expect(explore.get_by_role("combobox", name="Query")).to_have_value("of")
    expect(explore.get_by_role("heading", name="How sharp is of")).to_be_visible()
    expect(explore.get_by_role("heading", name="What of takes away")).to_be_visible()
    explore.get_by_role("combobox", name="Query").click()
    explore.get_by_role("option", name="flew").click()
    expect_said(explore, default_scene(), 0, 2, query="2")
    click_row(explore, "heatmap_0", 4, 7)
    expect_said(explore, default_scene(), 0, 4, query="4")
    click_row(explore, "heatmap_1", 0, 7)
    expect_said(explore, default_scene(), 1, 0, query="0", head="1")


def test_a_click_on_a_picture_and_on_a_thumbnail(page, address):
    """Above 16 tokens a heatmap is one picture: its rows can still be clicked; a thumbnail selects its head."""
    text = LONG.replace(" ", "+")
    visit(page, f"{address}/?heads=8&text={text}")
    rows = len(LONG.split())
    shown = scene.Scene(tuple(LONG.split()), heads=8, seed=3)
    click_row(page, "heatmap_large", 9, rows)
    expect_said(page, shown, 0, 9, heads="8", text=LONG, query="9")
    at_rest(page)
    box = page.locator(".st-key-thumbnails svg.marks").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
    expect_said(page, shown, 4, 9, heads="8", text=LONG, query="9", head="4")


def test_the_keyboard_alone_selects_and_sets(explore):
    """Arrows for the row, as fast as one can press, and for the select box; home and end for the temperature."""
    row = explore.get_by_label("Selected row, counted from 0", exact=True)
    row.focus()
    for _ in range(4):
        row.press("ArrowUp")
    expect_said(explore, default_scene(), 0, 5, query="5")
    row.press("ArrowDown")
    expect_said(explore, default_scene(), 0, 4, query="4")
    box = explore.get_by_role("combobox", name="Query")
    expect(box).to_have_value("of")
    box.focus()
    box.press_sequentially("flew")
    box.press("Enter")
    expect_said(explore, default_scene(), 0, 2, query="2")
    slider = explore.locator(".st-key-temperature [role=slider], .st-key-temperature input").first
    slider.focus()
    slider.press("End")
    expect_said(explore, default_scene(temperature=20.0), 0, 2, query="2", temperature="20")
    slider.press("Home")
    expect_said(explore, default_scene(temperature=0.0), 0, 2, query="2", temperature="0")


def test_undo_goes_back_one_change_and_reset_to_the_defaults(explore):
    """Whatever part of the page the change was made in."""
    explore.get_by_role("button", name="No peeking").click()
    expect_link(explore, mask="causal")
    explore.get_by_role("button", name="New draw").click()
    expect_said(explore, default_scene(mask="causal", seed=4), mask="causal", seed="4")
    click_row(explore, "heatmap_0", 5, 7)
    expect_said(explore, default_scene(mask="causal", seed=4), 0, 5, mask="causal", seed="4", query="5")
    for wanted in ({"mask": "causal", "seed": "4"}, {"mask": "causal"}, {}):
        expect(explore.get_by_role("button", name="Undo")).to_be_enabled()
        with ran(explore):
            explore.get_by_role("button", name="Undo").click()
        expect_link(explore, **wanted)
    expect(explore.get_by_role("button", name="Undo")).to_be_disabled()
    explore.get_by_role("button", name="Forget to scale").click()
    expect_link(explore, head_size="128", scale="none")
    explore.get_by_role("button", name="Reset").click()
    expect_link(explore)
    expect(explore.locator(LEAD)).to_contain_text(lead(default_scene(), 0, 1))


def test_the_saved_numbers_add_up_to_the_output(explore, tmp_path):
    """The row's CSV, read back: weights as torch gives them, the last running total is the output."""
    explore.get_by_text("The numbers: tables and CSV").click()
    with explore.expect_download() as download:
        explore.get_by_role("button", name="Save row.csv").click()
    download.value.save_as(tmp_path / "row.csv")
    with (tmp_path / "row.csv").open() as file:
        rows = list(csv.DictReader(file))
    heads = scene.see(default_scene()).trace.heads
    weights = torch.tensor([float(row["weights"]) for row in rows])
    torch.testing.assert_close(weights, heads.weights[0, 1])
    total = torch.tensor([float(rows[-1][f"running total {d}"]) for d in range(16)])
    torch.testing.assert_close(total, heads.output[0, 1], atol=1e-6, rtol=1e-5)


def test_all_pictures_stand_on_one_screen_and_a_move_keeps_them_there(explore):
    """1440 × 900, no scrolling: heatmaps, sharpness, the weighted sum; a slider's move leaves all nodes and places."""
    pictures = explore.get_by_test_id("stVegaLiteChart").all()
    assert len(pictures) == 6
    for picture in pictures:
        box = picture.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 900
    charts = "[data-testid=stVegaLiteChart] svg.marks"
    explore.evaluate(f"document.querySelectorAll('{charts}').forEach((chart, i) => chart.dataset.born = i)")
    places = "() => [...document.querySelectorAll('[data-testid=stMain] [data-testid=stElementContainer]')]"
    places += ".map(e => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.height] })"
    expect(explore.get_by_role("button", name="Copy link")).to_be_visible()
    before = explore.evaluate(places)
    slider = explore.locator(".st-key-temperature [role=slider], .st-key-temperature input").first
    slider.focus()
    slider.press("ArrowRight")
    expect_said(explore, default_scene(temperature=1.02), temperature="1.02")
    at_rest(explore)
    born = explore.evaluate(f"[...document.querySelectorAll('{charts}')].map(chart => chart.dataset.born)")
    assert born == [str(i) for i in range(6)]
    assert explore.evaluate(places) == before


def test_every_control_stands_in_the_sidebar_without_scrolling(visitor, address):
    """On a projector of 1280 × 720."""
    page = visitor(viewport={"width": 1280, "height": 720})
    visit(page, address)
    more = page.get_by_test_id("stSidebar").locator("summary").bounding_box()
    assert more["y"] + more["height"] <= 720


LONG_VIEWS = ("explore", "explore?heads=8", "explore?kind=cross&stage=scores", f"explore?text={LONG.replace(' ', '+')}")
STORY = [f"{name}?kind=cross" for listed in shell.STORY.values() for name in listed]


@pytest.mark.parametrize("views", [LONG_VIEWS, STORY[:6], STORY[6:]], ids=["explore", "first pages", "other pages"])
def test_a_phone_never_scrolls_sideways(visitor, address, views):
    """390 pixels wide, every page, one sentence and two; Explore's ledger scrolls in its own container.

    A line of settings stands there in for the sidebar.
    """
    page = visitor(viewport={"width": 390, "height": 844})
    too_wide = {}
    for where in views:
        visit(page, f"{address}/{where}")
        if page.evaluate("(e => e.scrollWidth - e.clientWidth)(document.querySelector('[data-testid=stMain]'))") > 0:
            too_wide[where] = page.evaluate(TOO_WIDE)
        expect(page.get_by_test_id("stException")).to_have_count(0)
        if where in LONG_VIEWS:
            expect(page.locator("#slot-lead")).to_contain_text("temperature 1")
            assert page.evaluate("(e => e.scrollWidth > e.clientWidth)(document.querySelector('.st-key-ledger'))")
    assert too_wide == {}


def between(stops, share):
    """The colours, (cells, 3), of where cells stand between these stops."""
    colours = torch.tensor([list(bytes.fromhex(stop[1:])) for stop in stops], dtype=torch.float32)
    at = share * (len(stops) - 1)
    below = at.floor().clamp(max=len(stops) - 2).long()
    return torch.lerp(colours[below], colours[below + 1], (at - below)[:, None])


def test_dark_is_dark(visitor, address):
    """The pictures take the dark theme's colours, the chips keep theirs."""
    page = visitor(color_scheme="dark")
    visit(page, address)
    weights = scene.see(default_scene()).trace.heads.weights[0]
    wanted = between(look.DARK.weights, look.shares(weights, 1.0, signed=False).flatten())
    cells = "[...document.querySelectorAll('.st-key-heatmap_0 .mark-rect path')].slice(0, 49)"
    found = page.evaluate(f"{cells}.map(cell => getComputedStyle(cell).fill.match(/\\d+/g).map(Number))")
    assert (torch.tensor(found) - wanted).abs().max() <= 1
    background = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
    assert background == "rgb(20, 21, 28)"


def test_an_empty_sentence_asks_for_words_and_loses_nothing(explore):
    """No picture of nothing; the next word brings everything back, the settings kept."""
    explore.get_by_role("button", name="One winner").click()
    expect_said(explore, default_scene(temperature=0.1), temperature="0.1")
    box = explore.get_by_label("Sentence", exact=True)
    box.fill("")
    box.press("Control+Enter")
    expect(explore.locator("#slot-remarks")).to_contain_text("The sentence has no words yet")
    expect(explore.locator("[data-testid=stVegaLiteChart]")).to_have_count(0)
    box.fill("cats purr")
    box.press("Control+Enter")
    changed = scene.Scene(("cats", "purr"), temperature=0.1, seed=3)
    expect(explore.locator(LEAD)).to_contain_text(lead(changed, 0, 1))
