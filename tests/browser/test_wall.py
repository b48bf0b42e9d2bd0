"""The window for the projector: read from the last row, nothing cut; it says when a class is over."""

import os
import re
import signal

import pytest
from playwright.sync_api import expect

from tests.browser.letters import SMALL
from tests.browser.serving import serving_by_uvicorn, visit
from tests.browser.test_class import Lesson, faults, script, start, teacher  # noqa: F401  (a fixture)

SIZE = {"width": 1920, "height": 1080}
LEAST = 0.026 * SIZE["height"]  # px of a letter that is read from the last row
BEYOND = """() => {  // texts that reach beyond the window, or beyond the place of their picture
  const cut = [], walker = document.createTreeWalker(document.querySelector('#class'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const {parentElement: element, nodeValue: text} = walker.currentNode, range = document.createRange()
    if (!/\\S/.test(text) || !element.checkVisibility()) continue
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect(), edge = element.closest('.chart')?.getBoundingClientRect()
    const {left, right, top, bottom} = edge ?? {left: 0, right: innerWidth, top: 0, bottom: innerHeight}
    if (box.left < left - 2 || box.right > right + 2 || box.top < top - 2 || box.bottom > bottom + 2) cut.push(text.trim())
  }
  return cut
}"""
DRAWN = """slot => [...document.querySelectorAll('.view .chart')].some(chart =>
  chart.dataset.slot === slot && chart.checkVisibility() && chart.querySelector('svg.marks'))"""
SHOWN = """[...document.querySelectorAll('.view .chart')].filter(chart => chart.checkVisibility())
  .map(chart => chart.dataset.slot)"""
STILL = """() => new Promise(resolve => {
  const sizes = () => JSON.stringify([...document.querySelectorAll('#class :is(.chart, svg.marks)')]
    .map(each => [each.clientWidth, each.clientHeight, each.outerHTML.length]))
  let before = ''
  const look = () => { const now = sizes(); if (now === before) resolve(true); before = now; setTimeout(look, 300) }
  look()
})"""
COVERS = """() => {  // words of a picture under the button that enlarges it, and how many such buttons are seen
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const covered = [...document.querySelectorAll('.board .chart:hover')].flatMap(chart => {
    const button = chart.querySelector('.wider').getBoundingClientRect()
    const texts = [...chart.querySelectorAll('svg.marks text')].filter(text => text.textContent.trim())
    return texts.filter(text => meets(text.getBoundingClientRect(), button)).map(text => text.textContent)
  })
  return [document.querySelectorAll('.board .chart:hover').length, covered]
}"""
LED = {  # address → the picture that stands on the wall
    "explore?mask=causal&query=3": "sentence",
    "masks?mask=causal&query=2": "mask_matrix",
    "sharpness?step=2": "luck_narrow",
    "query_key_value?step=3": "moved_W",
    "loops": "scores",
}
SET = ("masks?mask=causal&query=2", "query_key_value?step=3")  # steps with a formula
CHOICES = ("It saves memory when sentences are long", "*It keeps the variance at 1", "It orders words", "It hides some")


@pytest.fixture
def lesson(teacher, phone, address):  # noqa: F811
    """A class whose projector's window is as large as a projector's picture."""
    begun = Lesson(teacher, phone, address)
    begun.projector.set_viewport_size(SIZE)
    yield begun
    begun.projector.close()


def unread(wall, few=0):
    """What on the wall is small, cut, or pale."""
    wall.evaluate(STILL)
    found = wall.evaluate(SMALL, LEAST) + wall.evaluate(BEYOND) + faults(wall)
    assert wall.evaluate("lettersSeen") > 0
    return found


def test_the_wall_is_read_from_the_last_row(lesson):
    """The code, one picture of each page with its sentences, a question, and its votes."""
    wall, found = lesson.projector, {"code": unread(lesson.projector)}
    for where, slot in LED.items():
        visit(lesson.teacher, f"{lesson.address}/{where}")
        wall.wait_for_function(DRAWN, arg=slot)
        found[where] = unread(wall)
        picture = wall.locator(f".view [data-slot={slot}]").bounding_box()
        assert picture["height"] > 0.35 * SIZE["height"], where
        expect(wall.locator(".told math")).to_have_count(1 if where in SET else 0)
    it_shows_what_the_presenter_chooses(lesson)
    found["question"], found["votes"] = it_is_asked(lesson)
    assert {name: each for name, each in found.items() if each} == {}


def it_shows_what_the_presenter_chooses(lesson):
    """A picture that fills the presenter's screen, or that is scrolled to; two heads stand side by side."""
    visit(lesson.teacher, f"{lesson.address}/explore")
    lesson.teacher.locator("[data-slot=heatmap_0]").evaluate("each => each.scrollIntoView()")
    lesson.projector.wait_for_function(DRAWN, arg="heatmap_1")
    assert lesson.projector.evaluate(SHOWN) == ["heatmap_0", "heatmap_1"]
    lesson.teacher.locator("[data-slot=curve]").hover()
    lesson.teacher.keyboard.press("f")
    lesson.projector.wait_for_function(DRAWN, arg="curve")
    assert lesson.projector.evaluate(SHOWN) == ["curve"]
    lesson.teacher.keyboard.press("f")


def test_the_laptop_leads_the_wall(lesson):
    """With V, F and C; the window says how it fills its screen, which a browser lets only a hand in it do, until it does."""
    wall, says = lesson.projector, lesson.projector.get_by_role("button", name=script["fillScreen"])
    expect(says).to_be_visible()
    assert unread(wall) == []
    visit(lesson.teacher, f"{lesson.address}/explore")
    wall.wait_for_function(DRAWN, arg="sentence")
    expect(says).to_have_count(0)
    lesson.teacher.keyboard.press("v")
    expect(says).to_be_visible()
    for _ in range(2):
        lesson.teacher.keyboard.press("v")
        wall.wait_for_function(DRAWN, arg=lesson.teacher.locator(".chart.large").get_attribute("data-slot"))
    wall.keyboard.press("f")
    wall.wait_for_function("document.fullscreenElement !== null")
    expect(says).to_have_count(0)
    lesson.teacher.keyboard.press("f")
    wall.wait_for_function(DRAWN, arg="sentence")
    lesson.teacher.keyboard.press("c")
    expect(wall.locator(".sign b")).to_have_text(lesson.where[-5:])
    expect(says).to_have_count(0)
    ask = lesson.own("choices", "Which?")
    lesson.teacher.get_by_label(script["choices"]).fill("\n".join(CHOICES))
    ask.click()
    expect(wall.locator(".sign")).to_have_count(0)
    lesson.teacher.keyboard.press("c")
    expect(wall.locator(".sign")).to_have_count(1)
    lesson.teacher.keyboard.press("d")
    expect(wall.locator(".results")).to_be_visible()


def test_the_button_that_enlarges_a_picture_covers_no_word_and_works_on_a_phone(lesson):
    """Wherever it is shown: on the page that leads, and in what a phone follows."""
    leading, phone = lesson.teacher, lesson.phone
    for where in ("masks?mask=causal&query=2", "explore"):
        visit(leading, f"{lesson.address}/{where}")
        for chart in leading.locator(".board .chart").all():
            if chart.is_visible():
                chart.hover()
                assert leading.evaluate(COVERS) == [1, []], where
    expect(phone.locator("[data-slot=sentence] svg.marks")).to_be_visible()
    chart = phone.locator(".view .chart").first
    for is_large in (True, False):
        chart.focus()
        chart.locator(".wider").click()
        expect(chart).to_have_class(re.compile(r"\blarge\b") if is_large else re.compile(r"^(?!.*\blarge\b)"))


def it_is_asked(lesson):
    """The choices have letters, on phones, too; the votes have percentages. Return what of both can't be read."""
    ask, wall = lesson.own("choices", "Why is a score divided by √head_size?"), lesson.projector
    lesson.teacher.get_by_label(script["choices"]).fill("\n".join(CHOICES))
    ask.click()
    expect(wall.locator(".lettered li")).to_have_count(len(CHOICES))
    question = unread(wall)
    letter = "each => getComputedStyle(each, '::before').content"
    for place in (wall.locator(".lettered li").last, lesson.phone.locator(".ways button").last):
        assert "counter(letter, upper-alpha)" in place.evaluate(letter)
    lesson.phone.locator(".ways button").nth(1).click()
    expect(lesson.phone.locator(".card")).to_contain_text("Sent.")
    lesson.press(script["showVotes"])
    expect(wall.locator(".results .share")).to_have_text(["0 %", "100 %", "0 %", "0 %"])
    return question, unread(wall)


def test_the_wall_says_that_a_class_has_ended_and_leads_to_another(lesson):
    """Where there was a code, there is none; the page of a phone leads on, too."""
    lesson.teacher.get_by_role("button", name=script["more"], exact=True).click()
    lesson.teacher.once("dialog", lambda dialog: dialog.accept())
    lesson.press(script["end"])
    for page in lesson.seen:
        expect(page.get_by_role("status")).to_have_text(script["classOver"])
        expect(page.get_by_role("link", name=script["home"])).to_have_attribute("href", f"{lesson.address}/?lang=en")
        assert lesson.where[-5:] not in page.locator("#class").inner_text()
    assert unread(lesson.projector) == []
    expect(lesson.phone.get_by_role("link", name=script["joinAnother"])).to_be_visible()
    lesson.projector.get_by_role("button", name=script["startAnother"]).click()
    lesson.projector.wait_for_url("**/c/*#code")
    expect(lesson.projector.locator(".class_code .sign b")).not_to_have_text(lesson.where[-5:])


@pytest.mark.parametrize("ends", [signal.SIGTERM, signal.SIGKILL])
def test_the_wall_says_that_its_server_has_stopped(ends, visitor):
    """One that closes takes its classes with it; from one that is out of reach the code stays away, too."""
    presenter = visitor(errors=False, viewport={"width": 1280, "height": 720})
    with serving_by_uvicorn() as served:
        where = start(presenter, served)
        with presenter.expect_popup() as opened:
            presenter.get_by_role("button", name=script["openProjector"]).click()
        wall = opened.value
        wall.set_viewport_size(SIZE)
        expect(wall.locator(".sign b")).to_have_text(where[-5:])
        visit(presenter, f"{served}/masks?mask=causal&query=2")
        wall.wait_for_function(DRAWN, arg="mask_matrix")
        expect(wall.locator("aside b")).to_have_text(where[-5:])
        os.kill(served.pid, ends)
        said = script["classGone" if ends == signal.SIGTERM else "wallAway"]
        expect(wall.locator("#class [role=status]")).to_have_text(said)
        expect(wall.locator(".qr")).to_have_count(0)
        assert where[-5:] not in wall.locator("#class").inner_text()
        assert unread(wall) == []
