"""What happens when the address of boards is away, late or wrong: pictures stay true, say so, and come back."""

import csv
import json
import re

import pytest
from playwright.sync_api import expect

from pages.server import endpoints as addresses
from pages.view.settings import TEMPERATURES
from tests.browser.conftest import SIZE, new_page
from tests.browser.drawn import READ, expect_numbers, numbers
from tests.browser.line import Line
from tests.browser.linked import LEAD, default_scene, expect_link, lead
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import LAST, START, drag, hold, shown, slider
from tests.browser.test_practice_moves import SET, ask, handle
from tests.screen import opened, prose

STALE = ".stale"


@pytest.fixture(scope="module")
def routed(browser):
    """A tab whose connections to the address of boards go through a line."""
    line, page = Line(), new_page(browser, accept_downloads=True)
    page.route_web_socket(f"**/{addresses.PREFIX}/see", line.opened)
    yield page, line
    page.context.close()


@pytest.fixture
def line(routed):
    """A good line."""
    _, found = routed
    found.good()
    return found


@pytest.fixture
def tab_of_line(routed):
    """The tab, as a fresh visitor finds it."""
    page, _ = routed
    yield page
    page.mouse.up()
    page.goto("about:blank")
    page.context.clear_cookies()


@pytest.fixture
def asked(tab_of_line, line, address):
    """Explore at rest on a good line; every combination of words and pictures that is ever painted is noted."""
    visit(tab_of_line, address)
    tab_of_line.evaluate(
        f"() => {{ window.seen = new Set(); const note = () => {{ {NOTE}; requestAnimationFrame(note) }}; note() }}"
    )
    return tab_of_line


NOTE = f"""() => {{
  window.seen = new Set()
  const note = () => {{
    seen.add(JSON.stringify({{lead: document.querySelector('[data-slot=lead] p').textContent, ...({READ})()}}))
    requestAnimationFrame(note)
  }}
  note()
}}"""


def expect_one_view(page, *stops):
    """Expect that whatever was painted since the start were words and pictures of one view, of the default or a stop."""
    scenes = [default_scene(), *(default_scene(temperature=float(TEMPERATURES[stop])) for stop in stops)]
    painted = [json.loads(one) for one in page.evaluate("[...seen]")]
    for one in painted:
        said = one.pop("lead")
        assert any(said.startswith(lead(each, 0, 1)) and one == numbers(each) for each in scenes), said


def press_right(page, times=1):
    """Move the temperature by so many stops."""
    slider(page).focus()
    for _ in range(times):
        slider(page).press("ArrowRight")


def recovered(page, stop):
    """Wait until pictures and words are the link's again, and nothing is said about them."""
    expect_link(page, temperature=f"{TEMPERATURES[stop]:g}")
    expect_numbers(page, default_scene(temperature=float(TEMPERATURES[stop])))
    expect(page.locator(STALE)).to_have_count(0)
    expect_one_view(page, *range(START, stop + 1))


def test_without_the_address_runs_of_the_page_bring_everything(tab_of_line, line, address):
    """Blocked from the start, by a proxy without websockets, say: a slider's move, a fold and a link work all the same."""
    page = tab_of_line
    line.shut = True
    visit(page, f"{address}/?query=2")
    expect_numbers(page, default_scene(), query=2)
    press_right(page)
    expect_numbers(page, default_scene(temperature=1.02), query=2)
    expect_link(page, query="2", temperature="1.02")
    expect(page.locator(STALE)).to_have_count(0)
    page.get_by_text("The numbers: tables and CSV").click()
    expect(page.locator("[data-slot=table_row] tbody tr")).to_have_count(7)
    at_rest(page)


@pytest.mark.long
def test_a_connection_that_breaks_in_the_middle_of_a_drag(asked, line):
    """The last true pictures stay and a line says so; once it is back they are the link's."""
    hold(asked)
    drag(asked, START + 2)
    expect_numbers(asked, shown(asked, START + 2))
    line.cut()
    drag(asked, LAST)
    stale = asked.locator(STALE)
    expect(stale).to_contain_text("These pictures may be out of date")
    expect_numbers(asked, default_scene(temperature=float(TEMPERATURES[START + 2])))
    drag(asked, START + 5)
    line.good()
    expect_numbers(asked, shown(asked, START + 5))
    expect(stale).to_have_count(0)
    asked.mouse.up()
    recovered(asked, START + 5)


@pytest.mark.long
def test_answers_that_come_late_and_more_than_once(asked, line):
    """While three more moves are made; what the first answer says is drawn whole, or not at all."""
    line.keeps = True
    press_right(asked)
    asked.wait_for_function("before => sent.boards > before", arg=asked.evaluate("sent.boards") - 1)
    press_right(asked, 3)
    expect_link(asked, temperature=f"{TEMPERATURES[START + 4]:g}")
    expect(asked.locator(LEAD)).to_contain_text(lead(default_scene(), 0, 1))
    while not line.kept:
        asked.evaluate("new Promise(requestAnimationFrame)")
    first = line.kept[0]
    line.deliver()
    recovered(asked, START + 4)
    line.browser.send(first)
    line.browser.send(first)
    press_right(asked)
    recovered(asked, START + 5)


@pytest.mark.long
def test_answers_in_another_order_than_the_questions(asked, line, tmp_path):
    """A move and a file are asked for at one time: each gets its own answer."""
    asked.get_by_text("The numbers: tables and CSV").click()
    save = asked.get_by_role("button", name="Save row.csv")
    expect(save).to_be_visible()
    at_rest(asked)
    line.keeps = True
    press_right(asked)
    expect_link(asked, temperature="1.02")
    with asked.expect_download() as download:
        save.click()
        while len(line.kept) < 2:
            asked.evaluate("new Promise(requestAnimationFrame)")
        line.deliver(order=-1)
    recovered(asked, START + 1)
    download.value.save_as(tmp_path / "row.csv")
    with (tmp_path / "row.csv").open(encoding="utf-8-sig") as file:
        weights = [f"{float(row['weights']):.2f}".removeprefix("0") for row in csv.DictReader(file)]
    assert weights == numbers(default_scene(temperature=1.02))["heatmap_0"][7:14]


@pytest.mark.long
def test_a_view_that_takes_a_while_is_waited_for_quietly_and_one_that_cannot_be_computed_is_said_in_red(asked, line):
    """The server says both itself: the page is not run again and again; the next answer puts it right."""
    before, stale = asked.evaluate("sent.streamlit"), asked.locator(STALE)
    wait = {"error": "A model is being loaded. Its pictures will appear by themselves.", "wait": 0.1, "progress": 0.4}
    line.answers = lambda answer: json.dumps({"n": json.loads(answer)["n"], **wait})
    press_right(asked)
    expect(stale).to_have_text(wait["error"])
    assert stale.locator("progress").evaluate("bar => bar.value") == wait["progress"]
    quiet = stale.evaluate(GROUND)
    wrong = {"error": "The server could not compute this view"}
    line.answers = lambda answer: json.dumps({"n": json.loads(answer)["n"], **wrong})
    expect(stale).to_contain_text(wrong["error"])
    expect(stale.locator("progress")).to_be_hidden()
    assert quiet == asked.locator("[data-testid=stApp]").evaluate(GROUND) != stale.evaluate(GROUND)
    expect_numbers(asked, default_scene())
    assert asked.evaluate("sent.streamlit") == before
    line.good()
    press_right(asked)
    recovered(asked, START + 2)


GROUND = "element => getComputedStyle(element).backgroundColor"


@pytest.mark.long
def test_silence_and_then_a_broken_connection(asked, line):
    """Nothing comes back: the last true pictures stay, also after a second question in vain; then a run brings them."""
    line.keeps = True
    press_right(asked)
    while not line.kept:
        asked.evaluate("new Promise(requestAnimationFrame)")
    expect_link(asked, temperature="1.02")
    expect_numbers(asked, default_scene())
    line.kept.clear()
    line.cut()
    expect_numbers(asked, default_scene(temperature=1.02))
    expect(asked.locator(STALE)).to_have_count(0)
    line.good()
    press_right(asked)
    recovered(asked, START + 2)


@pytest.mark.long
def test_an_answer_that_comes_late_moves_no_slider_of_a_board_back(tab_of_line, line, address):
    """It is to the first step of one that has gone on; another is moved by now, and both set one name of the link."""
    page = tab_of_line
    question = ask(page, address, "row_of_bars", 1)
    (first, share), (second, _) = (handle(page, word) for word in question.scene.words[:2])
    line.keeps, rest = True, [50] * (len(question.fact("row")) - 1)
    first.press("ArrowRight")
    while not line.kept:
        page.evaluate("new Promise(requestAnimationFrame)")
    for _ in range(9):
        first.press("ArrowRight")
    second.focus()
    line.browser.send(line.kept[0])
    either = "|".join(f"{100 * bar / (bar + sum(rest)):.0f}" for bar in (51, 60))  # 60: a run of the page was sooner
    expect(share).to_have_text(re.compile(f"^({either})\N{NO-BREAK SPACE}%$"))
    assert first.input_value() == "60"
    second.press("ArrowLeft")
    line.deliver()
    page.wait_for_function(SET, arg=["bars", "_".join(map(str, [60, 49, *rest[1:]]))])
    expect(share).to_have_text(f"{6000 / (59 + sum(rest)):.0f}\N{NO-BREAK SPACE}%")


PAIR = """() => {
  const texts = slot => [...document.querySelectorAll(`[data-slot=${slot}] svg text`)].map(text => text.textContent)
  const said = slot => document.querySelector(`[data-slot=${slot}]`).innerText.split('\\n')[0].replaceAll('\\u00a0', ' ')
  return {
    projected_words: said('projected_words'),
    product_words: said('product_words'),
    swap_words: said('swap_words'),
    products: texts('products').filter(text => /^−?[0-9]+[.][0-9]$/.test(text)),
  }
}"""


def pair(key):
    """What the page on query, key and value says and draws of the default query with this key, all steps of it."""
    at = opened("query_key_value", projections="random", temperature=4, key=key)
    said = {slot: prose(at, slot).split("\n")[0] for slot in ("projected_words", "product_words", "swap_words")}
    return said | {"products": at.slots["products"]["cells"]["text"]}


@pytest.mark.long
def test_words_and_pictures_of_a_pair_are_of_one_view_whenever_answers_come(tab_of_line, line, address):
    """Late, more than once, and an old one after a newer: a pair in words, products in words and drawn never part."""
    page = tab_of_line
    page.set_viewport_size({"width": SIZE["width"], "height": 2400})  # all of it in view, so that all of it is asked for
    visit(page, f"{address}/query_key_value?step=all&projections=random")
    expect_pair(page, 4)
    page.evaluate(f"""() => {{ window.seen = new Set()
        const note = () => {{ seen.add(JSON.stringify(({PAIR})())); requestAnimationFrame(note) }}; note() }}""")
    line.keeps, key = True, slider(page, "key")
    for _ in range(3):
        key.press("ArrowLeft")
    expect_link(page, step="all", projections="random", key="1")
    while not line.kept:
        page.evaluate("new Promise(requestAnimationFrame)")
    first = line.kept[0]
    line.deliver()
    expect_pair(page, 1)
    line.browser.send(first)
    key.press("ArrowLeft")
    line.browser.send(first)
    expect_pair(page, 0)
    line.browser.send(first)
    at_rest(page)
    painted, views = [json.loads(one) for one in page.evaluate("[...seen]")], [pair(key) for key in range(5)]
    page.set_viewport_size(SIZE)
    assert [one for one in painted if one not in views] == []
    assert painted[-1] == pair(0)


def expect_pair(page, key):
    """Wait until words and picture are those of this key."""
    page.wait_for_function(f"wanted => JSON.stringify(({PAIR})()) === JSON.stringify(wanted)", arg=pair(key))
