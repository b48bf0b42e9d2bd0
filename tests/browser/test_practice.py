"""Questions in a browser: answered by a click or a drag, counted once, kept over a reload, saved and cleared."""

import csv

from playwright.sync_api import expect

from pages.panels.shared.practice_question import question_of
from pages.text import markdown
from pages.view.settings import View
from tests.browser.linked import expect_link
from tests.browser.menus import said
from tests.browser.serving import at_rest, visit

KEY = "attention-questions"
CHOICES = [number for number in range(1, 8) if question_of(View(question=number)).question.choices]  # of quiz 0, level 1
UNCOVERED = """element => {  // whether its middle and the middles of its sides are seen
  const {left, top, width, height} = element.getBoundingClientRect()
  return [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]].every(([x, y]) =>
    element.contains(document.elementFromPoint(left + x * width, top + y * height)))
}"""
PROJECTOR, LOW_PHONE = {"width": 1280, "height": 720}, {"width": 375, "height": 667}
SET = "([name, text]) => new URLSearchParams(location.search).get(name) === text"


def right(number):
    """Which choice of a question is right."""
    return question_of(View(question=number)).question.right


def label(number, place):
    """What a choice says, as it is read."""
    data = question_of(View(question=number))
    return markdown.text(data.choice(data.question.choices[place]))


def choices(page):
    """The buttons that answer."""
    return page.locator("[data-slot=choices] button")


def score(page):
    """What the page says of this browser's answers."""
    return page.locator("[data-slot=score] .answered")


def answer(page, place):
    """Choose, and wait for the verdict, which isn't there before."""
    expect(said(page, "lead")).to_have_count(0)
    choices(page).nth(place).click()
    expect(said(page, "lead")).to_be_visible()


def turn_to(page, number):
    """Turn on or back to another question."""
    while f"Question {number} of" not in (at := said(page, "quiz").inner_text()):
        on = int(at.partition("Question ")[2].split()[0]) < number
        page.get_by_role("button", name="Next" if on else "Previous", exact=True).click()
        expect(said(page, "quiz")).not_to_have_text(at)
        at_rest(page)


def expect_on_one_screen(page):
    """Expect that nothing covers a choice on a low phone, wherever it is scrolled, and that all stand on a projector."""
    page.set_viewport_size(LOW_PHONE)
    for choice in choices(page).all():
        choice.evaluate("element => element.scrollIntoView({block: 'end'})")  # to the lower edge
        assert choice.evaluate(UNCOVERED)
    page.set_viewport_size(PROJECTOR)
    page.evaluate("document.querySelector('[data-testid=stMain]').scrollTo(0, 0)")
    expect(choices(page).last).to_be_in_viewport(ratio=1)


def test_answers_are_counted_kept_saved_and_cleared(page, address):
    """Two questions, one right and one wrong; the first answer counts, and nothing but the link reaches the server."""
    first, second = CHOICES[:2]
    visit(page, f"{address}/practice?question={first}")
    expect(score(page)).to_have_text("No question of this quiz answered yet.")
    expect_on_one_screen(page)
    answer(page, right(first))
    expect(said(page, "lead")).to_be_in_viewport(ratio=1)
    expect_link(page, question=str(first), answer=str(right(first)))
    expect(said(page, "lead")).to_contain_text("Right.")
    expect(choices(page).nth(right(first))).to_have_class("right")
    expect(score(page)).to_have_text("1 of 1 right.")
    turn_to(page, second)
    expect_on_one_screen(page)
    wrong = (right(second) + 1) % 4
    answer(page, wrong)
    expect(said(page, "lead")).to_contain_text("Not right.")
    expect(choices(page).nth(wrong)).to_have_class("wrong")
    expect(choices(page).nth(right(second))).to_have_class("right")
    expect(score(page)).to_have_text("1 of 2 right.")
    turn_to(page, first)  # and back to it: a second answer doesn't count
    turn_to(page, second)
    answer(page, right(second))
    expect(score(page)).to_have_text("1 of 2 right.")
    page.reload()
    expect(score(page)).to_have_text("1 of 2 right.")
    answered = (first, right(first), "true"), (second, wrong, "false")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save answers as CSV").click()
    rows = list(csv.DictReader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    read = [[label(number, place), truth, label(number, right(number))] for number, place, truth in answered]
    assert [[row["answer"], row["right"], row["right_answer"]] for row in rows] == read
    assert [row["question"] for row in rows] == [str(first), str(second)]
    assert [(row["quiz"], row["version"], row["level"]) for row in rows] == [("0", "1", "1")] * 2
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(score(page)).to_have_text("No question of this quiz answered yet.")
    assert page.evaluate("key => localStorage.getItem(key)", KEY) == "{}"
