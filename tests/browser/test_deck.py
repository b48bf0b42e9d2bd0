"""A lecture that was prepared as a lesson: five parts of every kind, on the wall, on a phone and with one key."""

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from pages.lessons import packing
from tests.browser.serving import at_rest, visit
from tests.browser.test_class import faults, said, script, teacher  # noqa: F401  (a fixture)
from tests.browser.test_wall import lesson, unread  # noqa: F401  (a fixture)

LECTURE = """# Masks in one lecture
For the second year.

## Rows are shares
link: /masks?step=1&query=3

Each row of the picture belongs to one word. **A row’s weights** sum to 100 %.

## How far back
link: /masks?step=1&query=3

The row of “out” has one large weight.

? Which word gets the largest weight from “out”?
- [ ] bat
- [x] flew
- [ ] cave
! This head looks for the previous word, and “flew” stands **before** “out”.

## Say it yourself
link: /masks?step=1&query=3

Before we go on, think about training.

? Why must a word not see the next one?
= text
! In training the next word is what the model must predict: if it saw the word, it would read the answer.

## Hide the future
link: /masks?step=1&query=3

A causal mask hides all later words.

? Choose the causal mask.
goal: mask = causal
! 21 cells are hidden now.

## One for the road
link: /practice?quiz=41&level=1&question=2

The last question is from Practice.
"""


BECAUSE = "This head looks for the previous word, and “flew” stands before “out”."


def opens(lesson, text):  # noqa: F811
    """Open a lesson's file as the deck."""
    lesson.press(script["more"])
    file = {"name": "lecture.md", "mimeType": "text/markdown", "buffer": text if isinstance(text, bytes) else text.encode()}
    lesson.teacher.locator(".class_more input[type=file]").set_input_files(file)


def led(page):
    """The text of the lesson in a page's address."""
    [packed] = parse_qs(urlsplit(page.url).query)["lesson"]
    return packing.unpack(packed)


def stands(lesson, title, *said):  # noqa: F811
    """A part is told on the wall and on the phone, its title and its sentences, once its page is open on the laptop."""
    for page in lesson.seen:
        expect(page.locator("#class h1")).to_have_text([title])  # alone: no question stands below it any more
        expect(page.locator(".told p")).to_have_text(list(said))
        expect(page.locator(".view svg.marks").first).to_be_visible()
    at_rest(lesson.teacher)


def answers(lesson, text):  # noqa: F811
    """The phone sends a text."""
    lesson.phone.get_by_label(script["yourAnswer"]).fill(text)
    lesson.phone.get_by_role("button", name=script["send"], exact=True).click()
    expect(lesson.phone.locator(".card")).to_contain_text("Sent.")


def held(lesson, look=lambda name: None):  # noqa: F811
    """Hold the lecture with one key to its end, where it stays; look: at what all see, step by step."""
    opens(lesson, LECTURE)
    stands(lesson, "Rows are shares", "Each row of the picture belongs to one word. A row’s weights sum to 100 %.")
    look("view")
    lesson.play()
    stands(lesson, "How far back", "The row of “out” has one large weight.")
    lesson.play()
    expect(lesson.projector.locator("h1").last).to_have_text("Which word gets the largest weight from “out”?")
    lesson.phone.locator(".ways button").nth(1).click()
    expect(lesson.phone.locator(".card")).to_contain_text("Sent.")
    look("vote")
    lesson.play()
    expect(lesson.teacher.get_by_role("button", name=script["reveal"])).to_be_visible()
    for page in lesson.seen:
        expect(page.locator(".because")).to_have_count(0)
    lesson.play()
    for page in lesson.seen:
        expect(page.locator(".because")).to_have_text(BECAUSE)
    look("explained")
    lesson.play()
    stands(lesson, "Say it yourself", "Before we go on, think about training.")
    lesson.play()
    answers(lesson, "It would read the answer.")
    look("text")
    lesson.play()
    lesson.press(script["showTexts"])
    for page in lesson.seen:
        expect(page.locator(".results .label")).to_have_text(["It would read the answer."])
    lesson.play()
    expect(lesson.phone.locator(".because")).to_contain_text("In training the next word")
    look("texts")
    lesson.play()
    task = ("A causal mask hides all later words.", "Choose the causal mask.")
    stands(lesson, "Hide the future", *task)
    look("task")
    they_explore(lesson, look)
    stands(lesson, "Hide the future", *task)
    lesson.play()
    stands(lesson, "Hide the future", *task, "21 cells are hidden now.")
    look("done")
    lesson.play()
    it_practises(lesson, look)


def they_explore(lesson, look):  # noqa: F811
    """The phone has the part alone, its control and its picture on one screen; the wall counts who has done the task."""
    phone, wall, leading = lesson.phone, lesson.projector, lesson.teacher
    said(leading, script["freeAll"]).click()
    phone.wait_for_url("**/masks?**")
    at_rest(phone)
    assert not re.search("Say it yourself|One for the road", led(phone))
    expect(phone.locator(".st-key-lesson_foot")).to_be_hidden()
    on_one_screen(phone)
    expect(wall.locator(".done")).to_have_text("Task done: 0 of 1")
    look("explore")
    said(leading, "Task done: 0 of 1").click()
    expect(leading.locator(".unreached")).to_have_text("Task not done yet: 1")
    phone.get_by_role("radio", name="causal").click()
    expect(wall.locator(".done")).to_have_text("Task done: 1 of 1")
    expect(leading.locator(".unreached")).to_have_count(0)
    on_one_screen(phone)
    lesson.press(script["picture"])
    at_rest(leading)
    said(leading, script["bring"]).click()


def on_one_screen(phone):
    """The task, its control and the picture to watch."""
    picture = phone.locator("[data-slot=mask_matrix] svg.marks")
    for seen in (phone.get_by_text("Choose the causal mask."), phone.get_by_role("radio", name="causal"), picture):
        expect(seen).to_be_in_viewport(ratio=1)


def it_practises(lesson, look):  # noqa: F811
    """The last part is a page of Practice, whose question is asked; the deck stays there."""
    stands(lesson, "One for the road", "The last question is from Practice.")
    look("practice")
    lesson.play()
    expect(lesson.projector.locator(".answered")).to_be_visible()
    lesson.phone.locator(".choices [data-set]").first.click()
    expect(lesson.teacher.locator(".class_question .answered")).to_contain_text("1 of 1 answered")
    look("asked")
    lesson.play()
    expect(lesson.teacher.get_by_role("button", name=script["reveal"])).to_be_visible()
    lesson.play()
    expect(lesson.phone.locator("[data-board=verdict]")).to_contain_text("steep")
    look("solved")
    for _ in range(2):
        lesson.play()
        stands(lesson, "One for the road", "The last question is from Practice.")
    expect(lesson.teacher.locator(".class_bar")).to_contain_text(script["lastPart"])
    assert "part=5" in lesson.teacher.url


def test_a_lecture_of_five_parts_is_held_with_one_key(lesson):  # noqa: F811
    """A view, a vote, a free text, a task and a question of Practice: what is said of each is read by all in its turn."""
    found = {}

    def look(name):
        found[name] = unread(lesson.projector)
        if name != "explore":  # a page of the app, which tests of its own look at
            found[f"phone: {name}"] = faults(lesson.phone)

    held(lesson, look)
    assert {name: each for name, each in found.items() if each} == {}


def test_a_lesson_that_is_saved_and_opened_again_is_the_deck_that_was_saved(lesson, visitor):  # noqa: F811
    """From the editor's file back into the editor, and as a deck; also where another editor has saved it as UTF-16."""
    page = visitor()
    visit(page, f"{lesson.address}/write_lesson")
    field = page.get_by_label("The text of the lesson")
    field.fill(LECTURE)
    saved = saves(page)
    assert saved == LECTURE.encode()
    field.fill("# Another\n")
    page.get_by_label("Open a file").set_input_files({"name": "l.md", "mimeType": "text/plain", "buffer": saved})
    expect(field).to_have_value(LECTURE)
    expect(page.locator("[data-slot=lesson_state]")).to_have_text("The lesson has no errors.")
    at_rest(page)
    assert (saves(page), led(page)) == (saved, LECTURE)
    for text in (saved.decode(), LECTURE.encode("utf-16")):
        opens(lesson, text)
        stands(lesson, "Rows are shares", "Each row of the picture belongs to one word. A row’s weights sum to 100 %.")
        assert led(lesson.teacher) == LECTURE
        lesson.press(script["code"])


def saves(page):
    """The file that the editor saves, as bytes."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    return download.value.path().read_bytes()
