"""The story's pages in a browser: one move on each, and the numbers, the pictures and the address that follow from it."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from attn_core.experiments import perturbation
from attn_core.projections import edits, one_head
from tests.browser.drawn import click_mark, expect_tip
from tests.browser.linked import default_scene, expect_link, link
from tests.browser.serving import at_rest, unfold_offered, visit
from tests.browser.sliders import place, slider
from tests.selection import always

FILLS = """slot => [...document.querySelectorAll(`[data-slot=${slot}] .mark-rect path`)].slice(0, 49)
    .map(cell => getComputedStyle(cell).fill)"""


def said(page, slot):
    """A sentence of a page."""
    return page.locator(f"[data-slot={slot}]")


def unfold(page, title):
    """Unfold what is deeper, and wait for it."""
    page.locator("[data-testid=stMain] summary").filter(has_text=title).click()
    at_rest(page)


def type_into(page, slot, cell, number):
    """Type a number into a row and column of a matrix."""
    row, column = cell
    box = said(page, slot).locator("tbody tr").nth(row).locator("input").nth(column)
    box.fill(number)
    box.press("Enter")


# ---- one move a page ----


def test_a_painted_cell_is_hidden_in_matrix_graph_words_and_address(page, address):
    """A click hides a cell, and the graph's in-degree follows; a second one opens it."""
    visit(page, f"{address}/masks?step=all&projections=random")
    unfold(page, "one layer with its weights")
    expect(said(page, "mask_row")).to_contain_text("7 edges end at bat")
    said(page, "mask_matrix").scroll_into_view_if_needed()
    open_cell = page.evaluate(FILLS, "mask_matrix")
    click_mark(page, "mask_matrix", 1 * 7 + 4)
    linked = {"step": "all", "projections": "random"}
    expect_link(page, **linked, mask_painted="1-4")
    expect(said(page, "mask_words")).to_contain_text("bat may attend to 6 of 7 words")
    painted = page.evaluate(FILLS, "mask_matrix")
    assert painted[: 1 * 7] == open_cell[: 1 * 7]
    assert painted[2 * 7 :] == open_cell[2 * 7 :]
    expect_tip(page, "mask_matrix", 1 * 7 + 4, "bat → of: hidden")
    said(page, "mask_row").scroll_into_view_if_needed()
    expect(said(page, "mask_row")).to_contain_text("6 edges end at bat: it attends to 6 of 7 words")
    expect(said(page, "mask_graph").locator("svg.marks")).to_contain_text("bat · 6")
    click_mark(page, "mask_matrix", 1 * 7 + 4)
    expect_link(page, **linked)
    page.wait_for_function(f"wanted => String(({FILLS})('mask_matrix')) === String(wanted)", arg=open_cell)
    said(page, "mask_graph").scroll_into_view_if_needed()
    expect(said(page, "mask_graph").locator("svg.marks")).to_contain_text("bat · 7")


@pytest.mark.long
def test_a_number_typed_into_the_value_map_moves_outputs_and_no_weight(page, address):
    """The words say what the core says, and the three pictures of what changed show no more and no less."""
    linked = {"step": "3", "projections": "random", "temperature": "1"}
    visit(page, f"{address}/query_key_value?{urlencode(linked)}")
    unfold(page, "each change by itself")
    expect(said(page, "changes_words")).to_contain_text("Nothing has been changed yet")
    type_into(page, "editor", (0, 1), "2.5")
    expect_link(page, **linked, edits="v_0_1_2.5")
    expect_changes(page, ("v", 0, 1, 2.5))
    type_into(page, "editor", (3, 2), "4.0")
    linked["edits"] = "v_0_1_2.5~v_3_2_4"
    expect_link(page, **linked)
    expect_changes(page, ("v", 0, 1, 2.5), ("v", 3, 2, 4.0))
    headers = said(page, "editor").locator("thead th")
    expect(headers.filter(has_text="v 0")).to_have_count(1)
    page.locator(".st-key-edit_map").get_by_text("k", exact=True).click()
    expect_link(page, **linked, edit_map="k")
    expect(headers.filter(has_text="k 0")).to_have_count(1)


def expect_changes(page, *numbers):
    """Wait until words and pictures say what these edits of the default scene's first head change."""
    drawn = one_head.head_projections(default_scene(source="random", head_size=16))
    traces = one_head.trace(drawn), one_head.trace(edits.of_head(drawn, numbers))
    found = {name: one_head.change(*traces, name) for name in ("v", "weights", "output")}
    largest = {name: change.abs().max().item() for name, change in found.items()}
    told = f"The values v changed by at most {largest['v']:.2f}, the outputs by {largest['output']:.2f}; "
    told += "the attention weights did not change."
    expect(said(page, "changes_words")).to_contain_text(told)
    for name, change in found.items():
        where = int(change.abs().argmax())
        sign = "−" if change.flatten()[where] < 0 else r"\+?"
        expect_tip(page, f"changed_{name}", where, re.compile(rf": {sign}{largest[name]:.4f}$"))


def test_w_by_hand_moves_its_row_of_y(page, address):
    """A number in row 2 of W; rows that were not touched stay."""
    visit(page, f"{address}/weighted_sum?step=4")
    unfold(page, "W by hand")
    type_into(page, "table_mixer", (2, 0), "3.0")
    expect_link(page, step="4", mixer_edits="2_0_3")
    expect(said(page, "mixing_words")).to_contain_text("Typed into W: 1 number. Rows of Y that change: flew.")
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


@pytest.mark.long
def test_the_five_numbers_follow_a_held_slider_and_the_link_its_release(page, address):
    """Sharpness: the bars move while the mouse is down."""
    visit(page, f"{address}/sharpness")
    slider(page, "multiplier").evaluate("input => input.scrollIntoView({block: 'center'})")
    expect(said(page, "five_words")).to_contain_text("The largest score, 0.5, gets a weight of 28.7 %")
    page.mouse.move(*place(page, 1, "multiplier"))
    page.mouse.down()
    page.mouse.move(*place(page, 8, "multiplier"), steps=6)
    expect(said(page, "five_words")).to_contain_text("Multiplied by 8, the largest score, 4.0, gets a weight of 80.0 %")
    expect(said(page, "five").locator("svg.marks")).to_contain_text("80.0 %")
    assert link(page) == {}
    page.mouse.up()
    expect_link(page, multiplier="8")


@pytest.mark.long
def test_a_shuffle_moves_words_and_changes_nothing(page, address):
    """Order: the words alone come out the same, whatever the shuffle; the words stand elsewhere."""
    visit(page, f"{address}/order_and_batch")
    places = {number: perturbation.permutation(7, number).tolist().index(1) for number in (1, 2)}
    assert places[1] != places[2]
    expect(said(page, "alone_words")).to_contain_text("As written,")
    slider(page, "order_shuffle").focus()
    slider(page, "order_shuffle").press("ArrowRight")
    expect(said(page, "alone_words")).to_contain_text(f"at place {places[1]} after the shuffle")
    slider(page, "order_shuffle").press("ArrowRight")
    expect_link(page, order_shuffle="2")
    expect(said(page, "alone_words")).to_contain_text(f"at place {places[2]} after the shuffle")
    expect(said(page, "alone_words")).to_contain_text("its output is the same")
    unfold_offered(page, "Verified")
    expect(said(page, "checked_shuffle")).to_contain_text(
        re.compile(r"^✓ without positions and mask.*the same.*, largest difference (0|\d+e[-−][78])$")
    )


# ---- a switch a page: what is said before and after ----

SWITCHES = {  # page → the switch, and under what it stands; where it says what, before and after
    "shapes": ("view_at_once", "", "order", "✓ each row of a head is one token", "✗", {"view_at_once": "true"}),
    "mistakes": ("mistake_on", "", "verdict", "✗ AssertionError", "✓ The check passes", {"mistake_on": "false"}),
    "averaging": ("in_place", "a loop that fails", "ways_said", "✓ all three give the same", "✗", {"in_place": "true"}),
}


@pytest.mark.parametrize("name", always(["mistakes"], SWITCHES))
def test_a_switch_turns_its_badge(page, address, name):
    """And back again; without its bug, a program's picture is the right one, cell by cell."""
    key, deeper, slot, before, after, wanted = SWITCHES[name]
    visit(page, f"{address}/{name}")
    if deeper:
        unfold(page, deeper)
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


@pytest.mark.long
def test_another_source_makes_the_matrix_not_square(page, address):
    """Self and cross: keys and values come from the sentence, and the four words of a question attend to its seven."""
    visit(page, f"{address}/self_and_cross?step=2")
    unfold(page, "only the queries are new")
    expect(said(page, "source_cross_k_name")).to_contain_text("7 rows of 64 numbers")
    expect(said(page, "source_cross_q_name")).to_contain_text("4 rows of 64 numbers")
    expect(said(page, "cross_words")).to_contain_text("4 × 7 = 28 weights")
    expect_tip(page, "weights_cross", 1 * 7 + 1, re.compile(r"animal → bat: 0\.34"))
    page.get_by_role("button", name="A causal mask all the same").click()
    expect(said(page, "cross_words")).to_contain_text("The mask hides 18 of these weights")
