"""Keys for whoever stands before a class: a picture on the full screen, the list of keys, the cell under the mouse."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessible import TAGS, axe
from tests.browser.drawn import place
from tests.browser.linked import expect_link
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider
from tests.selection import always

LIST = "dialog.keys"
FULL = ".board .chart.large"
FIRST_CELL = "[data-slot=heatmap_0] .mark-text text"  # a number of the first picture of Explore
BOX = "element => { const {x, y, width, height} = element.getBoundingClientRect(); return [x, y, width, height] }"
RIGHT = "() => document.querySelector('[data-testid=stSidebar]')?.getBoundingClientRect().right ?? 0"
LETTERS = """slot => Math.min(...[...document.querySelectorAll(`[data-slot=${slot}] svg.marks text`)]
    .filter(text => text.textContent.trim())
    .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d))"""


def fill(page, slot):
    """Point at a picture and press F; return where it stands then."""
    page.locator(f"[data-slot={slot}]").hover(position={"x": 150, "y": 150})
    page.keyboard.press("f")
    page.locator(f"[data-slot={slot}].large").wait_for()
    page.locator(f"[data-slot={slot}] .vega-embed[style*=zoom]").wait_for()
    at_rest(page)
    return page.locator(f"[data-slot={slot}]").evaluate(BOX)


def below_title(page, slot):
    """Return where the title of the picture that fills the screen ends, in px from the top."""
    title = page.locator(f"[data-slot={slot}_name]")
    expect(title).to_have_css("position", "fixed")
    left, top, width, height = title.evaluate(BOX)
    assert (top, left + width) == (0, page.viewport_size["width"])
    assert height > 20
    return height


def near(one, other, by=2):
    """Whether two boxes stand at the same place."""
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


# ---- the full screen ----


def test_a_picture_fills_the_screen_and_follows_a_slider_that_is_moved(page, address):
    """On Explore it fills what the sidebar leaves, with larger letters; F again and Escape bring the page back."""
    visit(page, f"{address}/")
    before, letters = page.locator("[data-slot=heatmap_0]").evaluate(BOX), page.evaluate(LETTERS, "heatmap_0")
    side = page.evaluate(RIGHT)
    at = fill(page, "heatmap_0")
    top = below_title(page, "heatmap_0")
    assert near(at, [side, top, 1440 - side, 900 - top])
    assert page.evaluate("() => Boolean(document.fullscreenElement)")
    assert page.evaluate(LETTERS, "heatmap_0") > 2 * letters
    number = page.locator(FIRST_CELL).first
    expect(number).to_have_text(".16")
    slider(page).focus()
    page.keyboard.press("End")
    expect(number).to_have_text(".14")
    expect(page.locator(FULL)).to_have_count(1)
    page.keyboard.press("f")  # the picture that fills the screen is meant, wherever the focus is
    expect(page.locator(FULL)).to_have_count(0)
    expect(slider(page)).to_be_focused()
    page.wait_for_function("() => !document.fullscreenElement")
    at_rest(page)
    assert near(page.locator("[data-slot=heatmap_0]").evaluate(BOX), before)
    assert page.evaluate(LETTERS, "heatmap_0") == pytest.approx(letters)
    fill(page, "heatmap_1")
    page.keyboard.press("Escape")
    expect(page.locator(FULL)).to_have_count(0)


@pytest.mark.long
def test_on_a_step_its_control_stays_below_the_picture(page, address):
    """Nobody has pointed at anything: the step's picture is meant."""
    visit(page, f"{address}/masks")
    page.keyboard.press("f")
    expect(page.locator("[data-slot=mask_matrix]")).to_have_class("chart large")
    control = page.locator(".st-key-control_1")
    expect(control).to_be_in_viewport(ratio=1)
    at_rest(page)
    top, above = control.evaluate(BOX)[1], below_title(page, "mask_matrix")
    assert near(page.locator("[data-slot=mask_matrix]").evaluate(BOX), [0, above, 1440, top - above])
    dots = page.locator("[data-slot=mask_matrix] .mark-symbol path")
    expect(dots).to_have_count(0)
    control.get_by_role("radio", name="causal").click()
    expect(dots).to_have_count(7 * 6 // 2)
    expect(page.locator(FULL)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(FULL)).to_have_count(0)
    assert not near(control.evaluate(BOX)[:2], [0, top])


@pytest.mark.long
def test_one_key_leads_from_picture_to_picture(page, address):
    """V fills the screen with the largest picture, then with the next of the page, after the last with the first."""
    visit(page, f"{address}/?display=projector")
    shown = page.locator(".board .chart").evaluate_all("all => all.map(each => each.dataset.slot)")
    assert shown[:3] == ["heatmap_0", "heatmap_1", "bars"]
    for name in (*shown, shown[0]):
        page.keyboard.press("v")
        expect(page.locator(FULL)).to_have_count(1)
        expect(page.locator(FULL)).to_have_attribute("data-slot", name)
        expect(page.locator(".large_title")).to_have_attribute("data-slot", re.compile("_name$"))
    page.wait_for_function("() => document.fullscreenElement")
    page.keyboard.press("Escape")
    expect(page.locator(FULL)).to_have_count(0)
    expect(page.locator(".large_title")).to_have_count(0)
    page.get_by_role("button", name="Picture").click()  # in large type it stands beside the menu
    expect(page.locator(FULL)).to_have_count(1)


@pytest.mark.long
def test_arrow_keys_choose_the_row_in_the_picture_on_the_full_screen(page, address):
    visit(page, f"{address}/")
    fill(page, "heatmap_0")
    page.keyboard.press("ArrowDown")
    expect_link(page, query="2")
    expect(page.locator(FULL)).to_have_count(1)


# ---- the list of the keys ----


def test_a_question_mark_lists_the_keys_and_gives_the_focus_back(page, address):
    """As a dialog that is closed by Escape, by its button, and beside it; axe finds nothing in it."""
    visit(page, f"{address}/masks")
    page.locator(".st-key-next button").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    assert [key.inner_text() for key in dialog.locator("kbd").all()] == ["F", "V", *"←→↑↓BPNLCD?", "Esc"]
    assert axe(page, {"type": "tag", "values": TAGS}) == []
    assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
    page.keyboard.press("ArrowRight")  # turns no step from here
    page.keyboard.press("f")
    page.keyboard.press("Escape")
    expect(page.locator(LIST)).to_have_count(0)
    expect(page.locator(FULL)).to_have_count(0)
    expect(page.locator(".st-key-next button")).to_be_focused()
    expect_link(page)
    button = page.get_by_role("button", name="Keys of this app")
    button.click()
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(LIST)).to_have_count(0)
    expect(button).to_be_focused()
    button.click()
    page.mouse.click(5, 895)
    expect(page.locator(LIST)).to_have_count(0)


@pytest.mark.long
def test_the_list_speaks_the_language_of_the_page(page, address):
    visit(page, f"{address}/masks?lang=de")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Tasten")).to_contain_text("Vollbild")


@pytest.mark.long
def test_letters_can_be_switched_off_and_stay_off(page, address):
    """Arrow keys and Escape stay; the button still opens the list, where they are switched on again."""
    visit(page, f"{address}/masks")
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="The keys F").uncheck()
    page.keyboard.press("Escape")
    for key in "f?l":
        page.keyboard.press(key)
    visit(page, f"{address}/masks")
    for key in "f?l":
        page.keyboard.press(key)
    page.keyboard.press("ArrowRight")
    expect_link(page, step="2", mask="window", window="1")
    expect(page.locator(f"{LIST}, {FULL}")).to_have_count(0)
    page.get_by_role("button", name="Keys of this app").click()
    page.get_by_role("checkbox", name="The keys F").check()
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    expect(page.locator(FULL)).to_have_count(1)


FIELDS = {"text": "textarea", "number": "input[type=number]"}


@pytest.mark.parametrize("kind", always(["text"], FIELDS))
def test_keys_do_nothing_in_a_field(page, address, kind):
    """Nor with Control, nor while letters are composed."""
    visit(page, f"{address}/")
    page.locator(f"[data-testid=stSidebar] {FIELDS[kind]}").first.focus()
    for key in "fl?":
        page.keyboard.press(key)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Alt+f")
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'f', bubbles: true, isComposing: true}))")
    expect(page.locator(f"{LIST}, {FULL}")).to_have_count(0)
    assert "display" not in page.url
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'f', bubbles: true}))")
    expect(page.locator(FULL)).to_have_count(1)  # so the keys above would have done it


# ---- the cell under the mouse ----

POINTED = "() => [...document.querySelectorAll('.pointed')].map(name => name.textContent)"


def test_a_frame_marks_the_cell_under_the_mouse_and_its_names(page, address):
    """It lets clicks through, and goes when the mouse leaves."""
    visit(page, f"{address}/masks")
    frame, cells = page.locator(".pointer"), "[data-slot=mask_matrix] .mark-rect path"
    for number in (3 * 7 + 5, 0):
        page.mouse.move(*place(page, "mask_matrix", number))
        expect(frame).to_be_visible()
        assert near(frame.evaluate(BOX), page.locator(cells).nth(number).evaluate(BOX))
    assert page.evaluate(POINTED) == ["The·0", "The·0"]
    page.mouse.move(*place(page, "mask_matrix", 3 * 7 + 5))
    assert page.evaluate(POINTED) == ["out", "the·5"]
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("() => location.search.includes('mask_painted')")
    page.mouse.move(5, 400)
    expect(frame).to_be_hidden()
    assert page.evaluate(POINTED) == []


@pytest.mark.long
def test_a_frame_marks_a_cell_where_all_cells_are_one_picture(page, address):
    """Of 20 words on Explore, in both directions; the names above stand on end."""
    words = [f"w{i}" for i in range(20)]
    visit(page, f"{address}/?text={'+'.join(words)}")
    left, top, width, height = page.locator("[data-slot=heatmap_0] .mark-image image").evaluate(BOX)
    row, column = 8, 12
    cell = [left + column * width / 20, top + row * height / 20, width / 20, height / 20]
    page.mouse.move(cell[0] + cell[2] / 2, cell[1] + cell[3] / 2)
    expect(page.locator(".pointer")).to_be_visible()
    assert near(page.locator(".pointer").evaluate(BOX), cell)
    assert page.evaluate(POINTED) == ["w8", "w12"]


COVERED = """() => {  // what a mark of help or a control of the language reaches into: names of controls, and one another
  const marks = '[data-testid=stWidgetLabel] :is(p, [data-testid=stTooltipHoverTarget])'
  const boxes = [...document.querySelectorAll(`.st-key-language :is(a, button), ${marks}`)]
    .filter(element => element.checkVisibility()).map(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [element, (element.matches('p') ? range : element).getBoundingClientRect()]
    })
  return boxes.flatMap(([a, {right, top, bottom}], i) => boxes.slice(i + 1)
    .filter(([b, box]) => !a.contains(b) && box.left < right - 1 && box.right > right)
    .filter(([, box]) => box.top < bottom && box.bottom > top)
    .map(([b]) => [a.innerText, b.innerText]))
}"""


@pytest.mark.long
def test_a_finger_marks_a_cell_too(visitor, address):
    page = visitor(has_touch=True)
    visit(page, f"{address}/masks")
    assert page.evaluate(COVERED) == []
    page.touchscreen.tap(*place(page, "mask_matrix", 10))
    expect(page.locator(".pointer")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_frame_is_bold_in_large_type(page, address, theme):
    """Dark with a light edge, or light with a dark one: one of both is seen on any cell."""
    page.emulate_media(color_scheme=theme)
    visit(page, f"{address}/masks?display=projector")
    page.mouse.move(*place(page, "mask_matrix", 10))
    style = page.locator(".pointer").evaluate(
        "frame => ['outlineWidth', 'outlineColor', 'boxShadow'].map(name => getComputedStyle(frame)[name])"
    )
    ring, edge = {"light": ("27, 27, 36", "255, 255, 255"), "dark": ("255, 255, 255", "20, 21, 28")}[theme]
    assert style[:2] == ["6px", f"rgb({ring})"]
    assert f"rgb({edge})" in style[2]
