"""Share, as a teacher and a class meet it: a link is made in a form, read by a phone, locked, and framed by another site."""

import http.server
import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import quote

import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.drawn import READ, click_mark, numbers
from tests.browser.linked import LEAD, POLLING, default_scene, expect_link, lead, link
from tests.browser.serving import WIDER, press_offered, visit
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
    [seen] = {each.text for each in zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))}
    large.click()
    expect(large).to_be_hidden()
    return seen


def test_a_link_is_made_in_the_form_read_by_a_phone_and_opens_so_there(page, phone, address):
    """The task on top, as it was typed; the locked slider off, the hidden one unseen; one press frees both."""
    visit(page, f"{address}/masks?step=2&mask=causal&mask_rounds=2")
    unfold(page)
    part(page, "task").fill(TASK)
    lock(page, mask_rounds="locked", mask="hidden", query="locked")
    wanted = {"step": "2", "mask": "causal", "mask_rounds": "2", "task": TASK}
    wanted |= {"locked": "query~mask_rounds", "hidden": "mask"}
    made = part(page, "link").input_value()
    expect(part(page, "open")).to_have_attribute("href", made)
    expect(page.locator(".shareform")).to_have_attribute("data-coded", made)
    assert code(page) == made
    part(page, "copy").click()
    assert page.evaluate("() => navigator.clipboard.readText()") == made
    visit(phone, made)
    assert link(phone) == wanted
    task = phone.locator(".assignment")
    expect(task).to_contain_text(f"Your task: {TASK}")
    expect(task.locator("b")).to_have_count(1)  # ours
    expect(phone.get_by_role("button", name="Unlock")).to_be_in_viewport(ratio=1)
    assert phone.evaluate(WIDER) <= 0
    expect(slider(phone, "mask_rounds")).to_be_disabled()
    expect(phone.locator(".st-key-mask")).to_be_hidden()
    phone.get_by_role("button", name="Unlock").click()
    expect(slider(phone, "mask_rounds")).to_be_enabled()
    expect_link(phone, **{name: text for name, text in wanted.items() if name not in ("locked", "hidden")})
    phone.get_by_role("button", name="Close the task").click()
    expect(task).to_have_count(0)


def test_what_is_locked_is_set_by_no_click_no_key_and_no_button(page, address):
    """In the pictures, in the suggestions, by undo and by reset; what is free still follows each of them."""
    said = {"query": "1", "locked": "temperature~query", "hidden": "mask", "task": "Look"}
    locked = {name: value for name, value in said.items() if name != "query"}
    visit(page, f"{address}/?{'&'.join(f'{name}={quote(value)}' for name, value in said.items())}")
    expect(page.get_by_role("button", name="Temperature 0.1")).to_be_disabled()
    expect(page.get_by_role("button", name="Causal mask: hide later words")).to_be_disabled()
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


# ---- another site ----


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


ONLY = "() => [...document.body.querySelectorAll('button:not(.wider), input, select, nav, header, a')].length"


def expect_weights(frame, temperature):
    """Wait until both heatmaps of a frame show the core's weights."""
    for slot in ("heatmap_0", "heatmap_1"):
        frame.wait_for_function(
            f"([slot, wanted]) => JSON.stringify(({READ})()[slot]) === JSON.stringify(wanted)",
            arg=[slot, numbers(default_scene(temperature=temperature))[slot]],
            polling=POLLING,
        )


def test_another_sites_page_shows_a_page_that_follows_its_slider_and_a_picture_by_itself(page, visitor, address):
    """The HTML from the form, as it is, without the ways to other pages and languages; another src is another view."""
    visit(page, f"{address}/sharpness?step=4")
    unfold(page)
    part(page, "task").fill('At which "temperature" is it flat?')
    page.locator(".shareform summary", has_text="For a course page").click()
    html = part(page, "frame").input_value()
    assert "embed=true" in html
    with course_page(f'{html}<iframe src="{address}/?board=heatmaps&amp;temperature=2" height="500"></iframe>') as course:
        outside = visitor(errors=False)
        outside.goto(course)
        frame = outside.frame_locator("iframe").first
        expect(frame.locator(".assignment")).to_contain_text('At which "temperature" is it flat?')
        sentence = frame.locator("[data-slot=ends_words]")
        expect(sentence).to_contain_text("At temperature 1,")
        frame.locator(".st-key-temperature input[type=range]").press("ArrowRight")
        expect(sentence).to_contain_text("At temperature 1.02,")
        for gone in (".st-key-language", "[data-testid=stTopNavLink]", ".st-key-next a"):
            expect(frame.locator(gone)).to_have_count(0)
        frame.locator(".st-key-back button").click()
        expect(frame.locator(".st-key-headline_3")).to_be_visible()
        picture = outside.frames[2]
        expect_weights(picture, 2.0)
        assert picture.evaluate(ONLY) == 0
        assert picture.locator("[data-testid=stApp]").count() == 0
        expect(picture.locator("main")).to_contain_text("The weights of bat sum")
        picture.locator("[data-slot=heatmap_0] .mark-rect path").nth(30).click(force=True)
        expect(picture.locator("main")).to_contain_text("The weights of of sum")
        outside.locator("iframe").last.evaluate("it => { it.src = it.src.replace('temperature=2', 'temperature=0.1') }")
        expect_weights(outside.frames[2], 0.1)


def test_the_form_prints_the_page_with_its_link_and_the_code_of_it(page, address):
    visit(page, f"{address}/explore?query=2")
    unfold(page)
    page.evaluate("window.print = () => {}")
    part(page, "print").click()
    paper, shared = page.locator("#paper"), part(page, "link").input_value()
    expect(paper).to_be_hidden()
    page.emulate_media(media="print")
    expect(paper).to_have_text(shared)
    expect(page.locator("[data-testid=stPopoverBody]")).to_be_hidden()
    [found] = zxingcpp.read_barcodes(Image.open(io.BytesIO(paper.screenshot())))
    assert "query=2" in found.text
    assert found.text == shared
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(paper).to_have_count(0)
    page.emulate_media(media="screen")
