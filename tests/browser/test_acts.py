"""Acts without a wait between them, and a run of the page that is slow: none is lost, none taken back, undo leads back."""

from playwright.sync_api import expect

from tests.browser.drawn import expect_numbers, place
from tests.browser.linked import default_scene, expect_link
from tests.browser.menus import said, unfold
from tests.browser.serving import at_rest, expect_undo, press_offered, visit
from tests.browser.sliders import slider


def chosen(page, name):
    """What a control of several choices stands at."""
    return page.locator(f".st-key-{name} :is([aria-checked=true], [aria-pressed=true])")


def press(page, name, text):
    """Choose one of a few."""
    page.locator(f".st-key-{name}").get_by_text(text, exact=True).click()


def row(page, number):
    """Click in a row of the first picture, which may be drawn anew just now."""
    page.mouse.click(*place(page, "heatmap_0", number * 7))


ACTS = (  # each sets another name than the one before it, so it is an act of its own to undo
    ({"mask": "causal"}, lambda page: press(page, "mask", "causal")),  # which runs the page
    ({"temperature": "20"}, lambda page: slider(page).press("End")),
    ({"query": "5"}, lambda page: row(page, 5)),
    ({"power": "0"}, lambda page: slider(page, "power").press("Home")),
    ({"positions": "none"}, lambda page: press(page, "positions", "none")),
    ({"query": "3"}, lambda page: row(page, 3)),
    ({"temperature": "0"}, lambda page: slider(page).press("Home")),
    ({"positions": None}, lambda page: press(page, "positions", "sinusoidal")),
    ({"trained": "0"}, lambda page: slider(page, "trained").press("Home")),
    ({"query": "6"}, lambda page: row(page, 6)),
)


def test_ten_quick_acts_hold_while_one_run_is_slow_and_undo_leads_back(lined, address):
    """The first one needs a run, whose answer comes after the last: address, controls and pictures say all ten."""
    page, _, stream = lined
    visit(page, address)
    page.get_by_test_id("stSidebar").locator("summary").click()  # under it stand the positions
    at_rest(page)
    stream.keeps, links = True, [{}]
    for values, act in ACTS:
        act(page)
        new = {name: text for name, text in (links[-1] | values).items() if text is not None}
        links.append(new)
    last = default_scene(mask="causal", power=0.0, temperature=0.0, trained=0)
    expect_numbers(page, last, query=6)
    stream.deliver()
    at_rest(page)
    expect_link(page, **links[-1])
    expect_numbers(page, last, query=6)
    expect(slider(page)).to_have_attribute("aria-valuetext", "0")
    expect(slider(page, "trained")).to_have_attribute("aria-valuetext", "0")
    expect(page.get_by_label("Row", exact=True)).to_have_value("6")
    expect(chosen(page, "mask")).to_have_text("causal")
    expect(chosen(page, "positions")).to_have_text("sinusoidal")
    for before in links[-2:-5:-1]:
        press_offered(page, "Undo")
        expect_link(page, **before)
    press_offered(page, "Reset")
    expect_link(page)
    expect_numbers(page, default_scene())
    expect(chosen(page, "mask")).to_have_text("none")


def test_undo_takes_back_what_runs_of_the_page_have_drawn_and_reset_all(page, address):
    """A choice that runs the page, a move that doesn't, and another run: control, words and address go back one by one."""
    visit(page, f"{address}/masks?query=2")
    words, mask = said(page, "mask_words"), page.locator(".st-key-mask")
    steps = [({"query": "2"}, "none", words.inner_text())]
    expect_undo(page, False)
    for name, values in (("causal", {"mask": "causal"}), ("window", {"mask": "window"})):
        mask.get_by_role("radio", name=name).click()
        expect(words).not_to_have_text(steps[-1][2])
        at_rest(page)
        steps.append(({"query": "2"} | values, name, words.inner_text()))
    unfold(page, "window, prefix and padding")
    slider(page, "mask_padding").press("ArrowRight")
    expect_link(page, **steps[-1][0], mask_padding="1")
    for link, name, text in reversed(steps):
        expect_undo(page, True)
        press_offered(page, "Undo")
        expect_link(page, **link)
        expect(chosen(page, "mask")).to_have_text(name)
        expect(words).to_have_text(text)
        at_rest(page)
    expect_undo(page, False)
    mask.get_by_role("radio", name="prefix").click()
    expect_link(page, query="2", mask="prefix")
    press_offered(page, "Reset")
    expect_link(page)
    expect(chosen(page, "mask")).to_have_text("none")
