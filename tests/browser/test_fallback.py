"""Where the script that follows the finger can't load or can't reach the drawings, pictures follow a slider's release."""

import pytest
from playwright.sync_api import expect

from pages.ui.controls import TEMPERATURES
from tests.browser.drawn import expect_numbers
from tests.browser.held import LAST, drag, hold, shown, slider
from tests.browser.linked import default_scene, expect_link, link
from tests.browser.serving import at_rest, visit

BREAK = {
    "not loaded": """(() => {  // as a strict policy of the network does: no script from a blob
      const make = URL.createObjectURL
      URL.createObjectURL = what => what?.type === "text/javascript" ? "blob:nowhere" : make.call(URL, what)
    })()""",
    "no way in": """Object.defineProperty(SVGPathElement.prototype, "__data__", {  // as another Vega might be
      get() { return this.classList.contains("background") ? undefined : this.item },
      set(item) { this.item = item },
    })""",
}


@pytest.fixture(params=BREAK)
def broken(request):
    """What is broken."""
    return request.param


@pytest.fixture
def plain(visitor, broken):
    """A visitor whose pictures can't be pushed, and who never says that they can; the console may say so."""
    page = visitor(errors=False)
    page.add_init_script(BREAK[broken])
    yield page
    expect(page.locator("html[data-live=true]")).to_have_count(0)


def test_pictures_follow_a_slider_once_it_is_let_go_and_every_other_control(plain, address, broken):
    """By mouse and by keyboard, once and again; nothing is drawn while it is held. A number and undo work."""
    visit(plain, address)
    expect_no_error_at_a_control(plain, loaded=broken != "not loaded")
    hold(plain)
    drag(plain, 40)
    shown(plain, 40)
    at_rest(plain)
    expect_numbers(plain, default_scene())
    plain.mouse.up()
    expect_link(plain, temperature=f"{TEMPERATURES[40]:g}")
    expect_numbers(plain, shown(plain, 40))
    slider(plain).press("ArrowLeft")
    expect_numbers(plain, shown(plain, 39))
    slider(plain).press("End")
    expect_numbers(plain, shown(plain, LAST))
    plain.get_by_role("button", name="Reset").click()
    expect_numbers(plain, default_scene())
    seed = plain.get_by_label("Seed", exact=True)
    seed.fill("4")
    seed.press("Enter")
    expect_link(plain, seed="4")
    expect_numbers(plain, default_scene(seed=4))
    plain.get_by_role("button", name="Undo").click()
    expect_numbers(plain, default_scene())
    assert link(plain) == {}


def expect_no_error_at_a_control(page, loaded):
    """Streamlit would put a box over every slider, and one where a link is copied, if the scripts were not loaded."""
    expect(slider(page)).to_be_visible()
    boxes = page.locator("[data-testid=stAlertContainer]")
    assert (boxes.count() == 0) == loaded
    assert [box.is_visible() for box in boxes.all()] == [False] * boxes.count()
    assert page.get_by_role("button", name="Copy link").is_visible() == loaded
    said = page.locator(".st-key-copy_link").evaluate("e => getComputedStyle(e, '::after').content")
    assert said == ("none" if loaded else '"The address is the link"')


def test_steps_by_button_and_by_themselves_are_drawn(plain, address):
    """Each step once, in words and in the link; while it plays, and at rest."""
    visit(plain, f"{address}/loops")
    step = plain.locator("#slot-step")
    for button, cursor in (("Step", 34), ("Step", 35), ("Back", 34)):
        plain.get_by_role("button", name=button, exact=False).first.click()
        expect(step).to_contain_text(f"Step {cursor} of")
        expect_link(plain, cursor=str(cursor))
    plain.get_by_role("button", name="Rewind").click()
    expect(step).to_contain_text("Step 0 of")
    number = plain.get_by_role("spinbutton", name="Steps taken")
    number.fill("100")
    number.press("Enter")
    expect(step).to_contain_text("Step 100 of")
    expect_link(plain, cursor="100")
    plain.get_by_role("button", name="New draw").click()
    expect_link(plain, cursor="100", seed="4")
    expect(step).to_contain_text("Step 100 of")
    plain.get_by_role("button", name="Play").click()
    plain.wait_for_function("() => Number(/Step (\\d+)/.exec(document.querySelector('#slot-step')?.innerText)?.[1]) > 101")
    plain.get_by_role("button", name="Pause").click()
    expect(plain.get_by_role("button", name="Play")).to_be_visible()
