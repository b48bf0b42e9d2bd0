"""Connections that are late, break, come back or never were: pictures stay true, say so, and follow again."""

import csv
import json

from playwright.sync_api import expect

from pages.view.settings import TEMPERATURES
from tests.browser.drawn import ON_SCREEN, cell, expect_numbers, numbers
from tests.browser.linked import LEAD, default_scene, expect_link, lead, shown
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import LAST, START, drag, hold, slider

STALE = ".stale"
NOTE = f"""() => {{  // every combination of words and pictures that is ever painted on the screen
  window.seen = new Set()
  const note = () => {{
    seen.add(JSON.stringify({{lead: document.querySelector('[data-slot=lead] p').textContent, ...({ON_SCREEN})()}}))
    requestAnimationFrame(note)
  }}
  note()
}}"""


def expect_one_view(page, *stops):
    """Expect that whatever was painted since the start were words and pictures of one view, of the default or a stop."""
    scenes = [default_scene(), *(default_scene(temperature=float(TEMPERATURES[stop])) for stop in stops)]
    for one in map(json.loads, page.evaluate("[...seen]")):
        said = one.pop("lead").replace("\u00a0", " ")
        assert any(said.startswith(lead(each, 0, 1)) and numbers(each) == {**numbers(each), **one} for each in scenes), said


def recovered(page, stop):
    """Wait until pictures and words are the link's again, and nothing is said about them."""
    expect_link(page, temperature=f"{TEMPERATURES[stop]:g}")
    expect_numbers(page, default_scene(temperature=float(TEMPERATURES[stop])))
    expect(page.locator(STALE)).to_have_count(0)


def until_kept(page, line, count=1):
    """Wait until so many answers have been kept back."""
    while len(line.kept) < count:
        page.evaluate("new Promise(done => setTimeout(done, 20))")


def test_a_connection_that_breaks_in_the_middle_of_a_drag_comes_back(lined, address):
    """The last true pictures stay and a line says so; once it is back they are the link's.

    What the server can't compute is said in red, what takes it a while is not; neither runs the page.
    """
    page, boards, _ = lined
    visit(page, address)
    hold(page)
    drag(page, START + 2)
    expect_numbers(page, shown(page, START + 2), read=ON_SCREEN)
    boards.cut()
    drag(page, LAST)
    stale = page.locator(STALE)
    expect(stale).to_contain_text("These pictures may be out of date")
    expect_numbers(page, default_scene(temperature=float(TEMPERATURES[START + 2])), read=ON_SCREEN)
    drag(page, START + 5)
    boards.good()
    expect_numbers(page, shown(page, START + 5), read=ON_SCREEN)
    expect(stale).to_have_count(0)
    page.mouse.up()
    recovered(page, START + 5)
    before = page.evaluate("sent.streamlit")
    wait = {"error": "A model is being loaded. Its pictures will appear by themselves.", "wait": 0.1, "progress": 0.4}
    boards.answers = lambda answer: json.dumps({"n": json.loads(answer)["n"], **wait})
    slider(page).press("ArrowRight")
    expect(stale).to_have_text(wait["error"])
    assert stale.locator("progress").evaluate("bar => bar.value") == wait["progress"]
    ground = "element => getComputedStyle(element).backgroundColor"
    quiet = stale.evaluate(ground)
    boards.answers = lambda answer: json.dumps({"n": json.loads(answer)["n"], "error": "The server could not compute this"})
    expect(stale).to_contain_text("The server could not compute this")
    assert quiet == page.locator("[data-testid=stApp]").evaluate(ground) != stale.evaluate(ground)
    assert page.evaluate("sent.streamlit") == before
    boards.good()
    slider(page).press("ArrowRight")
    recovered(page, START + 7)


def test_words_and_pictures_are_of_one_view_whenever_answers_come(lined, address, tmp_path):
    """Late, more than once, and in another order: each is drawn whole, or not at all; a file has its own answer."""
    page, boards, _ = lined
    visit(page, address)
    page.evaluate(NOTE)
    boards.keeps = True
    slider(page).focus()
    for _ in range(4):
        slider(page).press("ArrowRight")
    expect_link(page, temperature=f"{TEMPERATURES[START + 4]:g}")
    expect(page.locator(LEAD)).to_contain_text(lead(default_scene(), 0, 1))
    until_kept(page, boards)
    first = boards.kept[0]
    boards.deliver()
    recovered(page, START + 4)
    boards.browser.send(first)
    boards.browser.send(first)
    slider(page).press("ArrowRight")
    recovered(page, START + 5)
    expect_one_view(page, *range(START, START + 6))
    page.get_by_text("The numbers: tables and CSV").click()
    save = page.get_by_role("button", name="Save row.csv")
    expect(save).to_be_visible()
    at_rest(page)
    boards.keeps = True
    slider(page).press("ArrowRight")
    with page.expect_download() as download:
        save.click()
        until_kept(page, boards, 2)
        boards.deliver(order=-1)
    page.locator(LEAD).scroll_into_view_if_needed()  # what isn't in view doesn't follow
    recovered(page, START + 6)
    download.value.save_as(tmp_path / "row.csv")
    with (tmp_path / "row.csv").open(encoding="utf-8-sig") as file:
        weights = [cell(float(row["weights"])) for row in csv.DictReader(file)]
    at = default_scene(temperature=float(TEMPERATURES[START + 6]))
    assert weights == numbers(at)["heatmap_0"][7:14]


def test_without_the_address_of_boards_runs_of_the_page_bring_everything(lined, address):
    """Blocked from the start, by a proxy without websockets, say: a slider's move, a fold and a link work all the same."""
    page, boards, _ = lined
    boards.shut = True
    visit(page, f"{address}/?query=2")
    slider(page).press("ArrowRight")
    expect_numbers(page, default_scene(temperature=1.02), query=2)
    expect_link(page, query="2", temperature="1.02")
    expect(page.locator(STALE)).to_have_count(0)
    page.get_by_text("The numbers: tables and CSV").click()
    expect(page.locator("[data-slot=table_row] tbody tr")).to_have_count(7)
