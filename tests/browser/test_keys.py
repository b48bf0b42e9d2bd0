"""The keyboard alone: rows, controls and the menu; keys for whoever stands before a class; none of them in a field."""

from playwright.sync_api import expect

from attn_core import scene
from tests.browser.linked import default_scene, expect_heard, expect_link, expect_said
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider

LIST, FULL = "dialog.keys", ".board .chart.large"


def test_the_keyboard_alone_selects_and_sets(explore):
    """Arrows on a picture for the row, as fast as one can press; the row's box; home for the temperature.

    What a change says is read out. Where keys have led to the sentence, each arc's number stands there as its tip has it.
    """
    sentence = explore.locator(".chart[data-slot=sentence]")
    explore.keyboard.press("Tab")
    sentence.focus()
    weights = scene.trace(default_scene()).heads.weights[0, 1]
    expect(sentence.locator("svg")).to_contain_text("".join(f"{weight:.4f}" for weight in weights))
    picture = explore.locator("[data-slot=heatmap_0]")
    picture.focus()
    expect(sentence.locator("svg")).not_to_contain_text("0.")
    for _ in range(4):
        picture.press("ArrowDown")
    picture.press("ArrowUp")
    expect_said(explore, default_scene(), 0, 4, query="4")
    expect_heard(explore, default_scene(), 0, 4)
    row = explore.get_by_label("Row", exact=True)
    expect(row).to_have_value("4")
    row.focus()
    row.press("ArrowDown")
    row.press("ArrowDown")
    expect_said(explore, default_scene(), 0, 2, query="2")
    slider(explore).press("Home")
    expect_said(explore, default_scene(temperature=0.0), 0, 2, query="2", temperature="0")
    expect_heard(explore, default_scene(temperature=0.0), 0, 2)


def test_keys_list_themselves_fill_the_screen_with_a_picture_and_rest_where_something_else_has_them(page, address):
    """F the picture that is meant, V the next one; the list gives the focus back; its letters can be switched off."""
    visit(page, f"{address}/masks")
    page.locator(".st-key-next button").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    assert [key.inner_text() for key in dialog.locator("kbd").all()] == ["F", "V", *"←→↑↓BPNLCD?", "Esc"]
    page.keyboard.press("ArrowRight")  # turns no step from here
    page.keyboard.press("f")
    page.keyboard.press("Escape")
    expect(page.locator(f"{LIST}, {FULL}")).to_have_count(0)
    expect(page.locator(".st-key-next button")).to_be_focused()
    expect_link(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("f")
    expect(page.locator("[data-slot=mask_matrix]")).to_have_class("chart large")
    control, dots = page.locator(".st-key-control_1"), page.locator("[data-slot=mask_matrix] .mark-symbol path")
    expect(control).to_be_in_viewport(ratio=1)
    control.get_by_role("radio", name="causal").click()
    expect(dots).to_have_count(7 * 6 // 2)  # the picture that fills the screen follows
    expect(page.locator(FULL)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(FULL)).to_have_count(0)
    page.wait_for_function("() => !document.fullscreenElement")
    page.keyboard.press("v")
    expect(page.locator(FULL)).to_have_count(1)
    page.keyboard.press("f")
    expect(page.locator(FULL)).to_have_count(0)
    at_rest(page)
    page.get_by_role("button", name="Your words").click()
    page.locator("[role=dialog] textarea").first.focus()
    for key in ("f", "l", "?", "ArrowRight"):  # of a sentence
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(page.locator(f"{LIST}, {FULL}")).to_have_count(0)
    expect_link(page, mask="causal")
    letters_are_switched_off(page)


def letters_are_switched_off(page):
    """Also for a next visit; where they were, they are switched on again."""
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="The keys F").uncheck()
    page.keyboard.press("Escape")
    for key in "f?l":
        page.keyboard.press(key)
    expect(page.locator(f"{LIST}, {FULL}")).to_have_count(0)
    page.get_by_role("button", name="Keys of this app").click()
    page.get_by_role("checkbox", name="The keys F").check()
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    expect(page.locator(FULL)).to_have_count(1)
