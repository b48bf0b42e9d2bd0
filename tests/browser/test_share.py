"""Share, as a teacher and a class meet it: a link is made in the form, opened by somebody else, read by a phone, framed."""

import http.server
import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import quote

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.drawn import click_mark
from tests.browser.linked import LEAD, default_scene, expect_link, lead, link
from tests.browser.serving import TOO_WIDE, at_rest, press_offered, visit
from tests.browser.sliders import slider

TASK = "Which <b>word</b> wins, & why?"


def unfold(page: Page) -> None:
    """Open the form, and wait until it shows a code."""
    page.get_by_role("button", name="Share").click()
    expect(part(page, "enlarge")).to_be_visible()


def part(page: Page, name: str):
    """A part of the form."""
    return page.locator(f"[data-share={name}]").first


def lock(page: Page, **modes: str) -> None:
    """Choose which controls are locked or hidden."""
    page.locator(".shareform summary", has_text="Controls").click()
    for name, mode in modes.items():
        page.locator(f"[data-locks={name}]").select_option(mode)


def code(page: Page) -> str:
    """What a phone reads on the screen, once the form has the code of its link."""
    large = page.locator(".shareform dialog")
    part(page, "enlarge").click()
    expect(large).to_be_visible()
    [seen] = zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    large.click()
    expect(large).to_be_hidden()
    return seen.text


def test_a_link_is_made_in_the_form_and_opens_so_for_somebody_else(page, visitor, address):
    """The task on top, as it was typed; the locked slider off, the hidden one unseen; one press frees both."""
    visit(page, f"{address}/?temperature=0.1")
    unfold(page)
    part(page, "task").fill(TASK)
    lock(page, temperature="locked", heads="hidden", query="locked")
    wanted = {"temperature": "0.1", "task": TASK, "locked": "temperature~query", "hidden": "heads"}
    expect(part(page, "open")).to_have_attribute("href", part(page, "link").input_value())
    other = visitor()
    visit(other, part(page, "link").input_value())
    assert link(other) == wanted
    expect(other.locator(".assignment")).to_contain_text(f"Your task: {TASK}")
    expect(other.locator(".assignment")).to_contain_text("Locked: Temperature, Row.")
    expect(other.locator(".assignment b")).to_have_count(1)  # ours
    expect(slider(other)).to_be_disabled()
    expect(other.locator(".st-key-heads")).to_be_hidden()
    other.get_by_role("button", name="Unlock").click()
    expect(slider(other)).to_be_enabled()
    expect(other.locator(".st-key-heads")).to_be_visible()
    expect_link(other, temperature="0.1", task=TASK)
    other.get_by_role("button", name="Close the task").click()
    expect(other.locator(".assignment")).to_have_count(0)
    expect_link(other, temperature="0.1")
    assert other.locator("[data-testid=stException]").count() == 0


def test_what_is_locked_is_set_by_no_click_no_key_and_no_button(page, address):
    """In the pictures, in the suggestions, by undo and by reset; what is free still follows each of them."""
    said = {"query": "1", "locked": "temperature~query", "hidden": "mask", "task": "Look"}
    locked = {name: value for name, value in said.items() if name != "query"}
    visit(page, f"{address}/?{'&'.join(f'{name}={quote(value)}' for name, value in said.items())}")
    expect(page.get_by_role("button", name="Temperature 0.1")).to_be_disabled()
    expect(page.get_by_role("button", name="Causal mask: hide later words")).to_be_disabled()
    expect(page.get_by_role("button", name="Random heads of size 128, scores not divided")).to_be_enabled()
    click_mark(page, "heatmap_1", 30)  # another row, of the other head
    expect_link(page, head="1", **locked)
    expect(page.locator(".heard")).to_contain_text(lead(default_scene(), 1, 1))
    press_offered(page, "Undo")
    expect_link(page, **locked)
    expect(page.locator(LEAD)).to_contain_text("In head 0, bat gives")
    page.locator("[data-slot=heatmap_1]").press("ArrowDown")
    page.get_by_role("button", name="Random heads of size 128, scores not divided").click()
    expect_link(page, projections="random", head_size="128", power="0", **locked)
    press_offered(page, "Reset")
    expect_link(page, **locked)
    page.get_by_role("button", name="Unlock").click()
    expect(page.get_by_role("button", name="Temperature 0.1")).to_be_enabled()
    click_mark(page, "heatmap_0", 30)
    expect_link(page, query="4", task="Look")
    expect(page.locator(".heard")).to_contain_text("In head 0, of gives")
    press_offered(page, "Undo")
    expect_link(page, task="Look")  # the locks don't come back


TOLD = """values => {  // as a browser tells the page that doesn't ask its own locks
  document.querySelector('.board').board.component.setTriggerValue('set', {act: 1, values})
}"""


@pytest.mark.long
def test_the_server_keeps_what_is_locked_whatever_a_browser_tells_it(page, address):
    """Of all that it is told it takes what is free: not what is locked or hidden, not the locks, not the task."""
    said = {"locked": "temperature", "hidden": "mask", "task": "Look"}
    visit(page, f"{address}/?{'&'.join(f'{name}={value}' for name, value in said.items())}")
    told = {"temperature": "5", "mask": "causal", "locked": "", "hidden": "", "task": "Play", "head": "1"}
    page.evaluate(TOLD, told)
    expect_link(page, head="1", **said)
    expect(slider(page)).to_have_attribute("aria-valuetext", "1")
    expect(slider(page)).to_be_disabled()
    expect(page.locator(".assignment")).to_contain_text("Your task: Look")


@pytest.mark.long
def test_a_locked_step_is_not_left_by_the_arrow_keys(page, address):
    visit(page, f"{address}/masks?step=2&locked=step")
    expect(page.locator(".st-key-next button")).to_be_disabled()
    page.locator("body").press("ArrowRight")
    page.get_by_role("button", name="Unlock").click()
    expect(page.locator(".st-key-next button:enabled")).to_be_visible()  # a disabled one may stand beside it for a moment
    at_rest(page)
    expect_link(page, step="2")
    page.locator("body").press("ArrowRight")
    expect_link(page, step="3", mask="causal")


@pytest.mark.long
def test_the_form_follows_the_view_and_a_phone_reads_its_code(page, address):
    """Step and size come along; what was filled in is there again when the form is unfolded again."""
    visit(page, f"{address}/masks?step=2&mask=causal")
    unfold(page)
    part(page, "task").fill("Why?")
    part(page, "step").select_option("3")
    part(page, "display").check()
    wanted = f"{address}/masks?mask=causal&display=projector&step=3&task=Why%3F"
    expect(part(page, "link")).to_have_value(wanted)
    expect(page.locator(".shareform")).to_have_attribute("data-coded", wanted)
    assert code(page) == wanted
    part(page, "copy").click()
    assert page.evaluate("() => navigator.clipboard.readText()") == wanted
    page.keyboard.press("Escape")
    expect(page.locator(".shareform")).to_have_count(0)
    slider(page, "mask_rounds").press("ArrowRight")
    expect_link(page, step="2", mask="causal", mask_rounds="2")
    unfold(page)
    expect(part(page, "task")).to_have_value("Why?")
    followed = wanted.replace("&task=Why%3F", "&task=Why%3F&mask_rounds=2")
    expect(part(page, "link")).to_have_value(followed)
    expect(page.locator(".shareform")).to_have_attribute("data-coded", followed)
    assert code(page) == followed


@pytest.mark.long
def test_a_link_that_no_code_can_hold_gets_a_sentence(page, address):
    visit(page, f"{address}/masks?text={'word+' * 600}")
    page.get_by_role("button", name="Share").click()
    expect(part(page, "note")).to_contain_text("The link is too long for a QR code")
    expect(part(page, "enlarge")).to_be_hidden()


@pytest.mark.long
def test_on_a_phone_the_task_and_the_form_fit(visitor, address):
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    visit(phone, f"{address}/masks?step=2&locked=mask_rounds~mask&task={'Which+word+is+reached+last%3F+' * 6}")
    expect(phone.get_by_role("button", name="Unlock")).to_be_in_viewport(ratio=1)
    assert phone.evaluate(TOO_WIDE) == []
    unfold(phone)
    fields = phone.locator(".shareform .fields").bounding_box()
    assert fields["x"] >= 0
    assert fields["x"] + fields["width"] <= 390
    expect(part(phone, "note")).to_have_text("")


@contextmanager
def course_page(frame: str) -> Iterator[str]:
    """Serve a page of another origin with this HTML in it."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            """Answer every address with the page."""
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>A course</title><h1>A course</h1>{frame}".encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = http.server.ThreadingHTTPServer(("localhost", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.long
def test_another_sites_page_shows_it_in_a_frame_that_follows_its_slider(page, visitor, address):
    """The HTML from the form, as it is; without the menu, the language and the way to other pages."""
    visit(page, f"{address}/sharpness?step=4")
    unfold(page)
    part(page, "task").fill('At which "temperature" is it flat?')
    page.locator(".shareform summary", has_text="For a course page").click()
    html = part(page, "frame").input_value()
    with course_page(html) as course:
        outside = visitor(errors=False)
        outside.goto(course)
        frame = outside.frame_locator("iframe")
        expect(frame.locator(".assignment")).to_contain_text('At which "temperature" is it flat?')
        sentence = frame.locator("[data-slot=ends_words]")
        expect(sentence).to_contain_text("At temperature 4")
        thumb = frame.locator(".st-key-temperature input[type=range]")
        thumb.focus()
        thumb.press("ArrowRight")
        expect(sentence).to_contain_text("At temperature 4.5")
        for gone in (".st-key-language", "[data-testid=stTopNavLink]", ".st-key-next a"):
            expect(frame.locator(gone)).to_have_count(0)
        frame.locator(".st-key-back button").click()
        expect(frame.locator(".st-key-headline_3")).to_be_visible()
        assert "embed=true" in outside.frames[1].url
        visit(outside, f"{address}/?embed=true")
        expect(outside.locator(".st-key-title h1")).to_be_visible()
        expect(outside.get_by_role("link", name="Start here")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("path", ["", "/masks", "/_stcore/health"])
def test_nothing_forbids_a_frame(page, address, path):
    """No header does; docs/teaching.md says how to allow only some sites."""
    headers = page.request.get(f"{address}{path}").headers
    assert "x-frame-options" not in headers
    assert "frame-ancestors" not in headers.get("content-security-policy", "")
