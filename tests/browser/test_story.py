"""The story's pages in a browser: one move on each, and the numbers, the pictures and the address that follow from it."""

import re

import pytest
from playwright.sync_api import expect

from attn_core.experiments import perturbation
from attn_core.projections import edits, one_head
from tests.browser.drawn import click_mark, expect_tip
from tests.browser.linked import default_scene, expect_link, link
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import place, slider

FILLS = """slot => [...document.querySelectorAll(`[data-slot=${slot}] .mark-rect path`)].slice(0, 49)
    .map(cell => getComputedStyle(cell).fill)"""


def said(page, slot):
    """A sentence of a page."""
    return page.locator(f"[data-slot={slot}]")


def type_into(page, slot, cell, number):
    """Type a number into a row and column of a matrix."""
    row, column = cell
    box = said(page, slot).locator("tbody tr").nth(row).locator("input").nth(column)
    box.fill(number)
    box.press("Enter")


# ---- one move a page ----


def test_a_painted_cell_is_hidden_in_matrix_graph_words_and_address(page, address):
    """A click hides a cell, and the graph's in-degree follows; a second one opens it."""
    visit(page, f"{address}/masks")
    expect(said(page, "mask_row")).to_contain_text("7 edges end at bat")
    open_cell = page.evaluate(FILLS, "mask_matrix")
    click_mark(page, "mask_matrix", 1 * 7 + 4)
    expect_link(page, mask_painted="1-4")
    expect(said(page, "mask_row")).to_contain_text("6 edges end at bat: it hears 6 of 7 words")
    expect(said(page, "mask_graph").locator("svg.marks")).to_contain_text("bat · 6")
    expect(said(page, "mask_said")).to_contain_text("48 of 49 cells are open")
    painted = page.evaluate(FILLS, "mask_matrix")
    assert painted[: 1 * 7] == open_cell[: 1 * 7]
    assert painted[2 * 7 :] == open_cell[2 * 7 :]
    expect_tip(page, "mask_matrix", 1 * 7 + 4, "bat → of: hidden")
    click_mark(page, "mask_matrix", 1 * 7 + 4)
    expect_link(page)
    expect(said(page, "mask_graph").locator("svg.marks")).to_contain_text("bat · 7")
    page.wait_for_function(f"wanted => String(({FILLS})('mask_matrix')) === String(wanted)", arg=open_cell)


def test_a_number_typed_into_the_value_map_moves_outputs_and_no_weight(page, address):
    """The words say what the core says, and the three pictures of what changed show no more and no less."""
    visit(page, f"{address}/query_key_value")
    page.locator(".st-key-edit_map").scroll_into_view_if_needed()
    expect(said(page, "changes_words")).to_contain_text("Nothing is changed")
    type_into(page, "editor", (0, 1), "2.5")
    expect_link(page, edits="v_0_1_2.5")
    expect_changes(page, ("v", 0, 1, 2.5))
    type_into(page, "editor", (3, 2), "4.0")
    expect_link(page, edits="v_0_1_2.5~v_3_2_4")
    expect_changes(page, ("v", 0, 1, 2.5), ("v", 3, 2, 4.0))
    headers = said(page, "editor").locator("thead th")
    expect(headers.filter(has_text="v 0")).to_have_count(1)
    page.locator(".st-key-edit_map").get_by_text("k", exact=True).click()
    expect_link(page, edits="v_0_1_2.5~v_3_2_4", edit_map="k")
    expect(headers.filter(has_text="k 0")).to_have_count(1)


def expect_changes(page, *numbers):
    """Wait until words and pictures say what these edits of the default scene's first head change."""
    drawn = one_head.head_projections("random", default_scene(), 0)
    traces = one_head.trace(drawn), one_head.trace(edits.of_head(drawn, numbers))
    found = {name: one_head.change(*traces, name) for name in ("v", "weights", "output")}
    largest = {name: change.abs().max().item() for name, change in found.items()}
    told = f"values v by {largest['v']:.2f}, weights by 0, outputs by {largest['output']:.2f}."
    expect(said(page, "changes_words")).to_contain_text(told)
    for name, change in found.items():
        where = int(change.abs().argmax())
        sign = "−" if change.flatten()[where] < 0 else r"\+?"
        expect_tip(page, f"changed_{name}", where, re.compile(rf": {sign}{largest[name]:.4f}$"))


def test_w_by_hand_moves_its_row_of_y(page, address):
    """A number in row 2 of W; rows that were not touched stay."""
    visit(page, f"{address}/weighted_sum")
    page.locator(".st-key-mixer").scroll_into_view_if_needed()
    type_into(page, "table_mixer", (2, 0), "3.0")
    expect_link(page, mixer_edits="2_0_3")
    expect(said(page, "mixing_words")).to_contain_text("Your 1 number in W moved the rows of flew.")
    expect_tip(page, "factor_W", 2 * 7, re.compile(r": 3\.0000$"))


def test_the_player_plays_pauses_steps_and_goes_to_the_end(page, address):
    """By its buttons and by keys; the address hears where it pauses; End right after Play is painted too."""
    visit(page, f"{address}/loops")
    play, step = page.get_by_role("button", name="Play"), said(page, "step")
    play.click()
    expect(step).to_contain_text(re.compile(r"Step (3[5-9]|4\d) of 196"))
    page.get_by_role("button", name="Pause").click()
    expect(play).to_be_visible()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('cursor')) >= 35")
    at_rest(page)
    stopped = int(link(page)["cursor"])
    expect(step).to_contain_text(f"Step {stopped} of 196.")
    page.locator("[data-testid=stMain] h1").click()
    page.keyboard.press("n")
    expect_link(page, cursor=f"{stopped + 1}")
    expect(step).to_contain_text(f"Step {stopped + 1} of 196.")
    page.keyboard.press("b")
    expect_link(page, cursor=f"{stopped}")
    play.click()
    page.get_by_role("button", name="End").click()
    expect_link(page, cursor="196")
    expect(step).to_contain_text("Step 196 of 196.")
    expect(play).to_be_visible()
    play.click()  # from the beginning
    expect(step).to_contain_text(re.compile(r"Step [2-8] of 196"))
    page.keyboard.press("p")
    expect(play).to_be_visible()


def test_the_five_numbers_follow_a_held_slider_and_the_link_its_release(page, address):
    """Sharpness: the bars move while the mouse is down."""
    visit(page, f"{address}/sharpness")
    slider(page, "multiplier").evaluate("input => input.scrollIntoView({block: 'center'})")
    expect(said(page, "five_words")).to_contain_text("the largest gets 0.2872")
    page.mouse.move(*place(page, 1, "multiplier"))
    page.mouse.down()
    page.mouse.move(*place(page, 8, "multiplier"), steps=6)
    expect(said(page, "five_words")).to_contain_text("Times 8 (temperature 0.125)")
    expect(said(page, "five").locator("svg.marks")).to_contain_text("0.8000")
    assert link(page) == {}
    page.mouse.up()
    expect_link(page, multiplier="8")


def test_a_shuffle_moves_words_and_changes_nothing(page, address):
    """Order and batch: the words alone come out the same, whatever the shuffle; the words stand elsewhere."""
    visit(page, f"{address}/order_and_batch?positions=false")
    place = {number: perturbation.permutation(7, number).tolist().index(1) for number in (1, 5)}
    assert place[1] != place[5]
    expect(said(page, "follows_said")).to_contain_text(f"bat stands at place {place[1]} now")
    number = page.get_by_label("Shuffle number", exact=True)
    number.fill("5")
    number.press("Enter")
    expect_link(page, positions="false", order_shuffle="5")
    expect(said(page, "follows_said")).to_contain_text(f"bat stands at place {place[5]} now")
    expect(said(page, "follows_said")).to_contain_text("the outputs are the same")
    expect(said(page, "follows").locator("tr").nth(1)).to_contain_text(re.compile(r"words alone now\s*(0|\d+e[-−][78])$"))


# ---- a switch a page: what is said before and after ----

SWITCHES = {
    "heads": ("view_at_once", "order", "✓ every row is one word", "✗", {"view_at_once": "true"}),
    "mistakes": ("mistake_on", "verdict", "✗ AssertionError", "✓ passes", {"mistake_on": "false"}),
    "averaging": ("in_place", "ways_said", "✓ all three give the same", "✗", {"in_place": "true"}),
}


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_turns_its_badge(page, address, name):
    """And back again; without its bug, a program's picture is the right one, cell by cell."""
    key, slot, before, after, wanted = SWITCHES[name]
    visit(page, f"{address}/{name}")
    switch = page.locator(f".st-key-{key} label").first
    switch.scroll_into_view_if_needed()
    expect(said(page, slot)).to_contain_text(before)
    same = f"() => String(({FILLS})('mistake_right')) === String(({FILLS})('mistake_mine'))"
    if name == "mistakes":
        assert not page.evaluate(same)
    switch.click()
    expect_link(page, **wanted)
    expect(said(page, slot)).to_contain_text(after)
    expect(said(page, slot)).not_to_contain_text(before)
    if name == "mistakes":
        page.wait_for_function(same)
    switch.click()
    expect_link(page)
    expect(said(page, slot)).to_contain_text(before)


def test_another_source_makes_the_matrix_not_square(page, address):
    """Self and cross: keys and values come from the second sentence, seven queries look at six words."""
    visit(page, f"{address}/self_and_cross")
    expect(said(page, "source_k_name")).to_contain_text("7 words × 16")
    page.get_by_test_id("stSidebar").get_by_text("cross", exact=True).click()
    expect_link(page, kind="cross")
    expect(said(page, "source_k_name")).to_contain_text("6 words × 16")
    expect(said(page, "source_q_name")).to_contain_text("7 words × 16")
    said(page, "weights_cross").scroll_into_view_if_needed()
    for slot, tip in (("weights_cross", r"cave → leave: 0\.\d{4}"), ("weights_self", r"cave → cave: 0\.\d{4}")):
        expect_tip(page, slot, 6 * (6 if slot == "weights_cross" else 7) + 5 + (slot == "weights_self"), re.compile(tip))
