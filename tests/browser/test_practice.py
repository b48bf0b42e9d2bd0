"""Questions in a browser: answered by a click, counted once, kept over a reload, saved, cleared; the link opens them."""

import csv
import re

import pytest
from playwright.sync_api import expect

from pages.panels.shared.practice_question import question_of
from pages.text import markdown
from pages.view.settings import AT_ONCE, View
from tests.browser.linked import expect_link
from tests.browser.serving import at_rest, visit
from tests.selection import always

KEY = "attention-questions"
CHOSEN = next(  # a quiz whose first six questions have choices
    quiz
    for quiz in range(100)
    if all(question_of(View(quiz=quiz, question=number)).question.choices for number in range(1, 7))
)
UNCOVERED = """element => {  // whether its middle and the middles of its sides are seen
  const {left, top, width, height} = element.getBoundingClientRect()
  return [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]].every(([x, y]) =>
    element.contains(document.elementFromPoint(left + x * width, top + y * height)))
}"""
PROJECTOR, LOW_PHONE = {"width": 1280, "height": 720}, {"width": 375, "height": 667}
BELOW = """() => {  // whether the page ends above Previous and Next, which so cover nothing, wherever it is scrolled
  const box = selector => document.querySelector(selector).getBoundingClientRect()
  return box('[data-testid=stMain]').bottom <= box('[data-slot=onward], [data-slot=onward_now]').top
}"""
TO_THE_TOP = "document.querySelector('[data-testid=stMain]').scrollTo(0, 0)"
CHOICES = [number for number in range(1, 8) if question_of(View(question=number)).question.choices]  # of quiz 0, level 1


def right(number, **values):
    """Which choice of a question is right."""
    return question_of(View(question=number, **values)).question.right


def choices(page):
    return page.locator("[data-slot=choices] button")


def label(number, place):
    """What a choice says, as it is read."""
    data = question_of(View(question=number))
    return markdown.text(data.choice(data.question.choices[place]))


def score(page):
    return page.locator("[data-slot=score] .answered")


def answer(page, place):
    """Choose, and wait for the verdict, which isn't there before."""
    expect(page.locator("[data-slot=lead]")).to_have_count(0)
    choices(page).nth(place).click()
    expect(page.locator("[data-slot=lead]")).to_be_visible()


def turn(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator("[data-slot=lead]")).to_have_count(0)
    at_rest(page)


def turn_to(page, number):
    """Turn on from one question to another."""
    place = page.locator("[data-slot=quiz]")
    [at] = re.findall(r"Question (\d+) of", place.inner_text())
    for each in range(int(at), number):
        turn(page, "Next" if each % AT_ONCE else "5 more questions")
        expect(place).to_contain_text(f"Question {each + 1} of")


def test_answers_are_counted_kept_saved_and_cleared(page, address):
    """Two questions, one right and one wrong; the first answer counts, and nothing but the link reaches the server."""
    first, second = CHOICES[:2]
    visit(page, f"{address}/practice?question={first}")
    expect(score(page)).to_have_text("No question of this quiz answered yet.")
    answer(page, right(first))
    expect_link(page, question=str(first), answer=str(right(first)))
    expect(page.locator("[data-slot=lead]")).to_contain_text("Right.")
    expect(choices(page).nth(right(first))).to_have_class("right")
    expect(score(page)).to_have_text("1 of 1 right.")
    expect(page.get_by_role("link", name=re.compile("step|Mistakes|Shapes|Loops"))).to_be_visible()
    turn_to(page, second)
    wrong = (right(second) + 1) % 4
    answer(page, wrong)
    expect(page.locator("[data-slot=lead]")).to_contain_text("Not right.")
    expect(choices(page).nth(wrong)).to_have_class("wrong")
    expect(choices(page).nth(right(second))).to_have_class("right")
    expect(score(page)).to_have_text("1 of 2 right.")
    turn(page, "Previous")  # and back to it: a second answer doesn't count
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
    assert [row["kind"] for row in rows] == [question_of(View(question=number)).title for number in (first, second)]
    assert [row["question"] for row in rows] == [str(first), str(second)]
    assert [(row["quiz"], row["version"], row["level"]) for row in rows] == [("0", "1", "1")] * 2
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(score(page)).to_have_text("No question of this quiz answered yet.")
    assert page.evaluate("key => localStorage.getItem(key)", KEY) == "{}"


@pytest.mark.long
def test_level_and_quiz_begin_anew_and_have_scores_of_their_own(page, address):
    first = CHOICES[0]
    visit(page, f"{address}/practice?question={first}")
    answer(page, right(first))
    expect(score(page)).to_have_text("1 of 1 right.")
    page.get_by_role("group", name="Level").get_by_role("button", name="2").click()
    expect_link(page, level="2")
    expect(page.locator("[data-slot=lead]")).to_have_count(0)
    expect(score(page)).to_have_text("No question of this quiz answered yet.")
    seed = page.get_by_role("spinbutton", name="Quiz")
    seed.fill("41")
    seed.press("Enter")
    expect_link(page, level="2", quiz="41")
    at_rest(page)
    page.get_by_role("group", name="Level").get_by_role("button", name="1").click()
    expect_link(page, quiz="41")
    page.get_by_role("spinbutton", name="Quiz").fill("0")
    page.get_by_role("spinbutton", name="Quiz").press("Enter")
    expect_link(page)
    expect(score(page)).to_have_text("1 of 1 right.")


@pytest.mark.long
def test_an_answered_link_shows_the_truth_and_counts_for_nobody(page, address):
    first = CHOICES[0]
    visit(page, f"{address}/practice?question={first}&answer={right(first)}&lang=de")
    expect(page.locator("[data-slot=lead]")).to_contain_text("Richtig.")
    expect(score(page)).to_have_text("Noch keine Frage dieses Quiz beantwortet.")


STORED = ("banana", "[1]", '{"0.1/1": 3}', '{"0.1/1": {"1": ["0"]}}', '{"0.1/1": [null, {"a": 1}]}', '"x"')


@pytest.mark.long
def test_what_a_browser_kept_may_be_anything(page, address):
    visit(page, f"{address}/practice")
    for stored in STORED:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, stored])
        page.reload()
        expect(score(page)).to_have_text("No question of this quiz answered yet.")


@pytest.mark.long
def test_cells_that_a_spreadsheet_would_compute_are_text(page, address):
    visit(page, f"{address}/practice")
    kept = '{"0.1/1": {"1": ["0", "1", "1", "1", "=1+1", "@x,\\"y\\"", "-2", "a;=1+1;"]}}'
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, kept])
    page.reload()
    expect(score(page)).to_have_text("0 of 1 right.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save answers as CSV").click()
    rows = list(csv.reader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    assert rows[1] == ["0", "1", "1", "1", "'=1+1", '\'@x,"y"', "-2", "a;'=1+1;"]


NEXT = [number for number in CHOICES if number % 5][:4]  # a fifth one offers five more


@pytest.mark.long
def test_questions_stand_on_one_screen_and_nothing_covers_a_choice(page, address):
    """On a projector without scrolling; on a low phone wherever the page is scrolled, before the answer and after it."""
    visit(page, f"{address}/practice?question={NEXT[0]}")
    for number in NEXT:
        turn_to(page, number)
        button = page.get_by_role("button", name="Next", exact=True)
        page.set_viewport_size(LOW_PHONE)
        for place in range(4):
            choices(page).nth(place).evaluate("element => element.scrollIntoView({block: 'end'})")  # to the lower edge
            assert choices(page).nth(place).evaluate(UNCOVERED)
        page.set_viewport_size(PROJECTOR)
        page.evaluate(TO_THE_TOP)
        expect(choices(page).last).to_be_in_viewport(ratio=1)
        expect(button).to_be_in_viewport(ratio=1)
        answer(page, right(number))
        expect(page.locator("[data-slot=lead]")).to_be_in_viewport(ratio=1)
        assert page.evaluate(BELOW)
        page.set_viewport_size(LOW_PHONE)
        button.scroll_into_view_if_needed()
        assert button.evaluate(UNCOVERED)
        assert button.bounding_box()["y"] > choices(page).last.bounding_box()["y"]


@pytest.mark.parametrize(
    "numbers", always([range(1, 6)], [range(1, 6), range(6, 11), range(11, 15)]), ids=str
)  # of every kind of the level
def test_a_question_stands_on_a_phones_screen(page, address, numbers):
    """Whatever is asked, its words, pictures and choices, or what is moved and the button that answers."""
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, f"{address}/practice?quiz=2&question={numbers[0]}")
    for number in numbers:
        turn_to(page, number)
        last = page.locator(":is([data-slot=choices], [data-slot=check_answer]) button").last
        expect(last).to_be_in_viewport(ratio=1)
        assert last.evaluate(UNCOVERED)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_a_question_fills_the_screen_of_a_desktop(page, address, size):
    """Its pictures reach over half of it; a question without any has large letters, in one column."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    pictured, bare = (
        [number for number in CHOICES if bool(question_of(View(question=number)).planes) is there] for there in (True, False)
    )
    visit(page, f"{address}/practice?question={pictured[0]}")
    picture = page.locator("[data-slot=practice_0] svg.marks")
    expect(picture).to_be_visible()
    page.wait_for_function(
        "least => document.querySelector('[data-slot=practice_0] svg.marks').getBoundingClientRect().height >= least",
        arg=0.5 * height,
    )
    answer(page, right(pictured[0]))
    expect(page.locator("[data-slot=lead]")).to_be_in_viewport(ratio=1)
    visit(page, f"{address}/practice?question={bare[0]}")
    boxes = [choices(page).nth(place).bounding_box() for place in range(4)]
    assert boxes[0]["y"] == boxes[1]["y"]
    assert boxes[3]["x"] + boxes[3]["width"] - boxes[0]["x"] > 900
    answer(page, right(bare[0]))
    expect(page.locator("[data-slot=lead]")).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_a_quiz_ends_after_five_questions_and_goes_on_where_one_wants(page, address):
    """The line of the score says so, the button leads on, and the answers of all are saved as those of one quiz."""
    visit(page, f"{address}/practice?quiz={CHOSEN}")
    for number in range(1, 6):
        expect(page.locator("[data-slot=quiz]")).to_contain_text(f"Question {number} of 5")
        answer(page, right(number, quiz=CHOSEN))
        if number < 5:
            expect(score(page)).to_have_text(f"{number} of {number} right.")
            turn(page, "Next")
    expect(score(page)).to_have_text("All 5 questions answered, 5 right.")
    turn(page, "5 more questions")
    expect(page.locator("[data-slot=quiz]")).to_contain_text("Question 6 of 10")
    expect_link(page, quiz=str(CHOSEN), question="6")
    expect(score(page)).to_have_text("5 of 5 right.")
    answer(page, right(6, quiz=CHOSEN))
    expect(score(page)).to_have_text("6 of 6 right.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save answers as CSV").click()
    rows = list(csv.DictReader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    assert [row["question"] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    assert {row["right"] for row in rows} == {"true"}


@pytest.mark.long
def test_a_double_click_on_next_question_answers_none(page, address):
    """The button stays where it is, whatever the question, answered or not."""
    first = CHOICES[0]
    visit(page, f"{address}/practice?question={first}")
    button = page.get_by_role("button", name="Next", exact=True)
    places = [button.bounding_box()]
    answer(page, right(first))
    places.append(button.bounding_box())
    button.dblclick()
    expect(page.locator("[data-slot=lead]")).to_have_count(0)
    at_rest(page)
    places.append(button.bounding_box())
    assert [place["y"] for place in places] == [places[0]["y"]] * 3
    assert max(place["x"] for place in places) - min(place["x"] for place in places) <= 2
    assert "answer" not in page.url
