"""A server that is killed and started again on its port: controls rest meanwhile, and afterwards a click counts as ever.

A class that was kept in its memory is gone: everybody is told, and the teacher's browser has the answers.
"""

import csv
import io
import json
import signal
import urllib.request
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from pages.text.languages import Words
from tests.browser.drawn import READ, click_mark, expect_numbers, numbers, place
from tests.browser.line import Line
from tests.browser.linked import DRAWN, default_scene, drawn_scene, expect_link
from tests.browser.serving import at_rest, menu_of, offered, visit
from tests.browser.sliders import slider
from tests.browser.test_class import PHONE, PROJECTOR, join, said, start
from tests.browser.test_fails_well import STALE
from tests.load import proxy
from tests.load.restart import restartable

english = Words("frame", "en")
german = Words("frame", "de")
classroom = Words("classroom", "en")

BACK = 60_000  # ms in which Streamlit asks for the server again
SAID = """() => JSON.stringify([...document.querySelectorAll('.board [data-slot]')].filter(e => e.checkVisibility())
  .map(e => [e.dataset.slot, e.innerText, [...e.querySelectorAll('svg text')].map(text => text.textContent)]).sort())"""


def answers(server):
    """Return whether a server answers."""
    try:
        with urllib.request.urlopen(f"{server.address}/_stcore/health", timeout=10) as answer:
            return answer.read() == b"ok"
    except OSError:
        return False


@pytest.fixture(scope="module")
def server():
    """A server that may be killed and started again."""
    with restartable() as found:
        proxy.until(lambda: answers(found))
        yield found


def come_back(server, page):
    """Start a server again, and wait until the page rests no more."""
    server.start()
    expect(page.locator(STALE)).to_have_count(0, timeout=BACK)
    at_rest(page)


def new_draw(page, words=english):
    """Where New draw is: in the menu, which is open then."""
    return offered(page, words.NEW_DRAW)


def expect_explore(page, fields, **changes):
    """Expect the address, these controls, and every picture's numbers."""
    query = changes.get("query", 1)
    setting = default_scene(**{name: value for name, value in changes.items() if name != "query"})
    expect_link(page, **{name: f"{value:g}" for name, value in changes.items()})
    for label, value in fields.items():
        expect(page.get_by_label(label, exact=True)).to_have_value(value)
    expect_numbers(page, setting, query=query)


ACTS = {  # page, act → what the page must be afterwards
    "New draw": (
        f"explore?{urlencode(DRAWN)}",
        lambda page: new_draw(page).click(),
        lambda page: (expect_link(page, **DRAWN, seed="4"), expect_numbers(page, drawn_scene(seed=4))),
    ),
    "a row": (
        "explore",
        lambda page: click_mark(page, "heatmap_0", 2 * 7),
        lambda page: expect_explore(page, {"Row": "2"}, query=2),
    ),
    "a key": (
        "explore",
        lambda page: slider(page).press("ArrowRight"),
        lambda page: expect_explore(page, {"Row": "1"}, temperature=1.02),
    ),
    "a step": (
        "averaging",
        lambda page: page.locator(".st-key-next button").click(),
        lambda page: expect_link(page, step="2"),
    ),
    "a choice that runs the page": (
        "masks",
        lambda page: page.locator(".st-key-mask").get_by_role("radio", name="causal").click(force=True),
        lambda page: expect_link(page, mask="causal"),
    ),
    "another question": (
        "practice?quiz=7",
        lambda page: page.locator(".board [data-slot=onward] button:not(:disabled)").last.click(),
        lambda page: expect_link(page, quiz="7", question="2"),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("act", ACTS)
def test_the_first_act_after_the_server_came_back(visitor, server, act):
    """It is in the address, in the controls and in the pictures, and a fresh visitor sees the same at that address."""
    where, do, expect_done = ACTS[act]
    page = visitor(errors=False)
    visit(page, f"{server.address}/{where}")
    link, before = page.url, page.evaluate("sent.streamlit")
    server.stop(signal.SIGKILL)
    expect(page.locator(STALE)).to_have_text(english.SCRIPT["away"])
    come_back(server, page)
    assert page.url == link
    assert page.evaluate("sent.streamlit") == before + 1
    do(page)
    expect_done(page)
    assert page.url != link
    at_rest(page)
    fresh = visitor()
    visit(fresh, page.url)
    assert json.loads(fresh.evaluate(SAID)) == json.loads(page.evaluate(SAID))
    expect_done(fresh)


@pytest.mark.long
def test_while_the_server_is_away_nothing_can_be_set(visitor, server):
    """A line says so in the page's language, in view; a click on a row changes neither the pictures nor the address."""
    page = visitor(errors=False)
    visit(page, f"{server.address}/explore?lang=de&seed=5&{urlencode(DRAWN)}")
    cell = place(page, "heatmap_0", 2 * 7)
    expect(new_draw(page, german)).to_be_enabled()
    server.stop(signal.SIGKILL)
    expect(page.locator(STALE)).to_have_text(german.SCRIPT["away"])
    expect(page.locator(STALE)).to_be_in_viewport()
    for act in ("[data-act=pin]", "[data-act=undo]", "[data-act=reset]", "[data-set*=seed]"):
        expect(page.locator(f".board {act}").first).to_be_disabled()
    expect(page.locator(".board [data-act=copy]").first).to_be_enabled()
    page.mouse.click(*cell)
    page.keyboard.press("n")
    come_back(server, page)
    assert page.evaluate(READ)["heatmap_0"] == numbers(drawn_scene(seed=5))["heatmap_0"]
    expect_link(page, **DRAWN, lang="de", seed="5")
    expect(new_draw(page, german)).to_be_enabled()
    expect(menu_of(page).locator("[data-act=undo]")).to_be_disabled()


@pytest.mark.long
def test_a_click_that_a_killed_server_has_not_heard(visitor, server):
    """The server stands still when New draw is clicked, and is killed: the one that follows hears of it."""
    page = visitor(errors=False)
    visit(page, f"{server.address}/explore")
    button = new_draw(page)
    expect(button).to_be_enabled()
    server.process.send_signal(signal.SIGSTOP)
    button.click()
    server.stop(signal.SIGKILL)
    expect(page.locator(STALE)).to_have_text(english.SCRIPT["away"])
    come_back(server, page)
    expect_explore(page, {"Seed": "4", "Row": "1"}, seed=4)


@pytest.mark.long
def test_a_button_rests_until_a_run_has_ended(visitor, server):
    """The connection is back, and the answers of the server are not: a click on Next leads nowhere, and then it does."""
    page, line = visitor(errors=False), Line()
    page.route_web_socket("**/_stcore/stream", line.opened)
    visit(page, f"{server.address}/averaging")
    following = page.locator(".st-key-next button")
    line.keeps, before = True, page.evaluate("sent.streamlit")
    line.browser.close()
    expect(page.locator(STALE)).to_have_text(english.SCRIPT["away"])
    expect(following).to_be_enabled(timeout=BACK)
    page.wait_for_function("before => sent.streamlit > before", arg=before)
    following.click()
    assert page.evaluate("sent.streamlit") == before + 1
    line.deliver()
    expect(page.locator(STALE)).to_have_count(0)
    expect_link(page)
    following.click()
    expect_link(page, step="2")
    expect(page.locator(".st-key-step :is([aria-checked=true], [aria-pressed=true])")).to_have_text("2")


@pytest.mark.long
def test_a_class_that_a_killed_server_had_in_its_memory(visitor, server):
    """The student's answer is given while the server is away; the teacher saves what was revealed before."""
    teacher, phone = visitor(errors=False, **PROJECTOR), visitor(errors=False, **PHONE)
    where = start(teacher, server.address)
    join(phone, where, "Ada;=1+1")
    for question, right in (("First?", "*"), ("Second?", "")):
        said(teacher, "Ask").click()
        teacher.get_by_label(classroom.SCRIPT["text"]).fill(question)
        teacher.get_by_label(classroom.SCRIPT["choices"]).fill(f"{right}yes\nno")
        teacher.get_by_role("button", name="Ask this question").last.click()
        expect(phone.locator(".asked")).to_have_text(question)
        if right:
            phone.locator(".ways button", has_text="yes").click()
            expect(teacher.locator(".answered")).to_contain_text("1 of 1 answered")
            teacher.get_by_role("button", name="Show the answer").click()
            expect(teacher.locator(".results p")).to_have_text("Right answers: 100 %.")
            teacher.wait_for_function("() => localStorage['attention-class-record']?.includes('First?')")
            teacher.get_by_role("button", name="Close question").click()
    server.stop(signal.SIGKILL)
    expect(phone.locator(".class_bar")).to_contain_text("if the class is still running")
    phone.locator(".ways button", has_text="no").click()
    server.start()
    gone = classroom.SCRIPT["classGone"]
    expect(phone.locator("#class")).to_have_text(f"{gone} {classroom.SCRIPT['unsentLost']}", timeout=BACK)
    expect(teacher.locator("#class")).to_contain_text(f"{gone}{classroom.SCRIPT['recordKept']}", timeout=BACK)
    with teacher.expect_download() as saved:
        teacher.get_by_role("button", name="Save results").click()
    assert saved.value.suggested_filename == f"class-{where[-5:]}.csv"
    [row] = csv.DictReader(io.StringIO(saved.value.path().read_text(encoding="utf-8-sig")))
    assert list(row.values()) == ["1", "1", "First?", "1", "Ada;'=1+1", "yes", "1"]
    assert teacher.evaluate("localStorage['attention-class']") is None
