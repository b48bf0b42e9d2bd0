"""The story's pages in a browser: one move on each, and the numbers, the pictures and the address that follow from it."""

import contextlib
import re

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from attn_core import maps, order
from tests.browser.linked import default_scene, expect_link, link
from tests.browser.serving import at_rest, visit

NUMBERS = """slot => [...document.querySelectorAll(`.st-key-${slot} svg.marks g.mark-rect > *`)]
    .map(mark => mark.__data__?.tooltip).filter(tip => typeof tip === 'string').map(tip => tip.split(': ').at(-1))"""


def said(page, slot):
    """A sentence of a page."""
    return page.locator(f"#slot-{slot}")


def until(page, script, *wanted):
    """Wait until a function of NUMBERS is true of what its charts show."""
    page.wait_for_function(f"wanted => {{ const numbers = {NUMBERS}; return ({script})(...wanted) }}", arg=[*wanted])


def click_cell(page, key, cell, size):
    """Click the middle of a cell, (row, column), of a matrix."""
    page.locator(f".st-key-{key}").scroll_into_view_if_needed()
    box = page.locator(f".st-key-{key} svg.marks g.mark-group path.background").first.bounding_box()
    (row, column), (rows, columns) = cell, size
    page.mouse.click(box["x"] + box["width"] * (column + 0.5) / columns, box["y"] + box["height"] * (row + 0.5) / rows)


def type_into(page, cell, number):
    """Type a number into the first table; Streamlit's editor opens with the first digit, and isn't ready at once."""
    table = page.get_by_test_id("stDataFrame").first
    table.scroll_into_view_if_needed()
    at_rest(page)
    box = table.locator("canvas").first.bounding_box()
    row, column = cell
    editor = page.locator("#portal input")
    for _ in range(5):
        page.mouse.click(box["x"] + 52 + 72 * column + 36, box["y"] + 35 * (row + 1) + 17)
        page.keyboard.press(number[0])
        with contextlib.suppress(Late):
            editor.wait_for(timeout=3_000)
            break
    for _ in range(9):  # while it opens it moves the cursor, and what is typed lands elsewhere
        editor.fill(number)
        if editor.input_value() == number:
            break
    expect(editor).to_have_value(number)
    page.keyboard.press("Enter")


# ---- one move a page ----


def test_a_painted_cell_is_hidden_in_matrix_graph_words_and_address(page, address):
    """A click hides a cell, and the graph's in-degree follows; a second one opens it."""
    visit(page, f"{address}/masks")
    expect(said(page, "mask_row")).to_contain_text("7 edges end at bat")
    click_cell(page, "mask_matrix", (1, 4), (7, 7))
    expect_link(page, mask_painted="1-4")
    until(page, "() => numbers('mask_matrix')[1 * 7 + 4] === 'hidden'")
    until(page, "() => numbers('mask_matrix').filter(number => number === 'hidden').length === 1")
    expect(said(page, "mask_row")).to_contain_text("6 edges end at bat: it hears 6 of 7 words")
    expect(page.locator(".st-key-mask_graph svg.marks")).to_contain_text("bat · 6")
    expect(said(page, "mask_said")).to_contain_text("48 of 49 cells are open")
    click_cell(page, "mask_matrix", (1, 4), (7, 7))
    expect_link(page)
    expect(page.locator(".st-key-mask_graph svg.marks")).to_contain_text("bat · 7")


def test_a_number_typed_into_the_value_map_moves_outputs_and_no_weight(page, address):
    """The words say what the core says, and the three pictures of what changed show no more and no less."""
    visit(page, f"{address}/query_key_value")
    expect(said(page, "changes_words")).to_contain_text("Nothing is changed")
    type_into(page, (0, 1), "2.5")
    expect_link(page, edits="v_0_1_2.5")
    expect_changes(page, ("v", 0, 1, 2.5))
    type_into(page, (3, 2), "4.0")
    expect_link(page, edits="v_0_1_2.5~v_3_2_4")
    expect_changes(page, ("v", 0, 1, 2.5), ("v", 3, 2, 4.0))
    headers = page.get_by_test_id("stDataFrame").first.locator("th")
    expect(headers.filter(has_text="v 0")).to_have_count(1)
    page.locator(".st-key-edit_map").get_by_text("k", exact=True).click()
    expect_link(page, edits="v_0_1_2.5~v_3_2_4", edit_map="k")
    expect(headers.filter(has_text="k 0")).to_have_count(1)


def expect_changes(page, *edits):
    """Wait until words and pictures say what these edits of the default scene's first head change."""
    drawn = maps.one_head("random", default_scene(), 0)
    found = maps.changes(maps.steps(drawn), maps.steps(maps.edited(drawn, [maps.Edit(*edit) for edit in edits])))
    largest = {name: maps.largest(change) for name, change in found._asdict().items()}
    told = f"values v by {largest['v']:.2f}, weights by 0, outputs by {largest['output']:.2f}."
    expect(said(page, "changes_words")).to_contain_text(told)
    for name, change in found._asdict().items():
        until(
            page,
            """(slot, cells, largest) => {
              const found = numbers(slot).map(number => Math.abs(Number(number.replace('−', '-'))))
              return found.length === cells && Math.abs(Math.max(...found) - largest) < 6e-5
            }""",
            f"changed_{name}",
            change.numel(),
            largest[name],
        )


def test_w_by_hand_moves_its_row_of_y(page, address):
    """A number in row 2 of W; rows that were not touched stay."""
    visit(page, f"{address}/weighted_sum")
    type_into(page, (2, 0), "3.0")
    expect_link(page, mixer_edits="2_0_3")
    expect(said(page, "mixing_words")).to_contain_text("Your 1 number in W moved the rows of flew.")
    until(page, "() => numbers('factor_W')[2 * 7] === '3.0000'")


def test_the_player_plays_pauses_steps_and_goes_to_the_end(page, address):
    """By its buttons and by keys; End right after Play is painted too."""
    visit(page, f"{address}/loops")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('cursor')) > 34")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    at_rest(page)
    stopped = int(link(page)["cursor"])
    expect(said(page, "step")).to_contain_text(f"Step {stopped} of 196.")
    page.locator("[data-testid=stMain] h1").click()
    page.keyboard.press("n")
    expect_link(page, cursor=f"{stopped + 1}")
    expect(said(page, "step")).to_contain_text(f"Step {stopped + 1} of 196.")
    page.keyboard.press("b")
    expect_link(page, cursor=f"{stopped}")
    page.get_by_role("button", name="Play").click()
    page.get_by_role("button", name="End").click()
    expect_link(page, cursor="196")
    expect(said(page, "step")).to_contain_text("Step 196 of 196.")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    at_rest(page)
    page.get_by_role("button", name="Play").click()  # from the beginning
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('cursor')) < 9")
    expect(said(page, "step")).to_contain_text(re.compile(r"Step [3-8] of 196"))
    page.get_by_role("button", name="Pause").click()


def test_the_five_numbers_follow_a_held_slider_and_the_link_its_release(page, address):
    """Sharpness: the bars move while the mouse is down."""
    visit(page, f"{address}/sharpness")
    expect(said(page, "five_words")).to_contain_text("the largest gets 0.2872")
    slider = page.locator(".st-key-multiplier input[type=range]")
    slider.scroll_into_view_if_needed()
    track = slider.evaluate(
        "e => { const r = e.closest('[style*=relative]').getBoundingClientRect(); return [r.x, r.y, r.width, r.height] }"
    )
    x, y, wide, high = track
    page.mouse.move(x + wide / 32, y + high / 2)
    page.mouse.down()
    page.mouse.move(x + wide * 8 / 32, y + high / 2, steps=6)
    expect(said(page, "five_words")).to_contain_text("Times 8 (temperature 0.125)")
    expect(page.locator(".st-key-five svg.marks")).to_contain_text("0.8000")
    assert link(page) == {}
    page.mouse.up()
    expect_link(page, multiplier="8")


def test_a_shuffle_moves_words_and_changes_nothing(page, address):
    """Order and batch: the words alone come out the same, whatever the shuffle; the words stand elsewhere."""
    visit(page, f"{address}/order_and_batch?positions=false")
    place = {number: order.permutation(7, number).tolist().index(1) for number in (1, 5)}
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
    expect(said(page, slot)).to_contain_text(before)
    same = "numbers('mistake_right').join() === numbers('mistake_mine').join()"
    if name == "mistakes":
        until(page, f"() => numbers('mistake_mine').length === 49 && !({same})")
    page.locator(f".st-key-{key} label").first.click()
    expect_link(page, **wanted)
    expect(said(page, slot)).to_contain_text(after)
    expect(said(page, slot)).not_to_contain_text(before)
    if name == "mistakes":
        until(page, f"() => numbers('mistake_mine').length === 49 && {same}")
    page.locator(f".st-key-{key} label").first.click()
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
    until(page, "() => numbers('weights_cross').length === 42 && numbers('weights_self').length === 49")
