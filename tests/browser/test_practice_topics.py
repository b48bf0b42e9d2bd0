"""Choosing the topics of a quiz in a browser: presses write the link, the quiz follows it, ends, and counts by itself."""

import pytest
from playwright.sync_api import Page, expect

from pages.panels.shared.practice_question import question_of, title
from pages.view.settings import View
from tests.browser.conftest import PHONE
from tests.browser.linked import expect_link
from tests.browser.serving import TOO_WIDE, visit


def topic(page: Page, token: str):
    return page.locator("[data-slot=topics]").get_by_role("button", name=title(token), exact=True)


def unfold(page: Page) -> None:
    page.locator("[data-testid=stExpander] summary", has_text="Choose topics").click()
    expect(topic(page, "dot_product")).to_be_visible()


@pytest.mark.long
def test_a_teacher_chooses_topics_and_a_class_answers_all_of_its_questions(page, visitor, address):
    visit(page, f"{address}/practice?quiz=41&question=4")
    unfold(page)
    topic(page, "dot_product").click()
    expect_link(page, quiz="41", topics="dot_product")
    expect(topic(page, "dot_product")).to_have_attribute("aria-pressed", "true")
    topic(page, "divisor").click()
    expect_link(page, quiz="41", topics="dot_product~divisor")
    count = page.locator("[data-slot=topics] input")
    count.fill("2")
    count.press("Enter")
    expect_link(page, quiz="41", topics="dot_product~divisor", quiz_count="2")
    expect(page.locator("[data-slot=quiz]")).to_contain_text("Question 1 of 2")
    page.locator("[data-slot=topics]").get_by_role("button", name="2", exact=True).click()
    expect_link(page, quiz="41", topics="dot_product~divisor", quiz_count="2", level="2")
    student = visitor()
    visit(student, page.url)
    for number in (1, 2):
        view = View(quiz=41, topics="dot_product~divisor", quiz_count=2, level=2, question=number)
        expect(student.locator("[data-slot=quiz]")).to_contain_text(f"Question {number} of 2")
        student.locator("[data-slot=choices] button").nth(question_of(view).question.right).click()
        expect(student.locator("[data-slot=lead]")).to_contain_text("Right.")
        onward = student.get_by_role("button", name="Next" if number == 1 else "Next quiz", exact=True)
        expect(onward).to_be_visible()
        if number == 1:
            onward.click()
    expect(student.locator("[data-slot=score] .answered")).to_have_text("All 2 questions answered, 2 right.")
    visit(student, f"{address}/practice?quiz=41&level=2")  # another quiz, with a score of its own
    expect(student.locator("[data-slot=score] .answered")).to_have_text("No question of this quiz answered yet.")


@pytest.mark.long
def test_on_a_phone_the_topics_fit_and_a_level_without_them_says_so(visitor, address):
    phone = visitor(**PHONE)
    visit(phone, f"{address}/practice?topics=half_heads")
    expect(phone.locator("[data-slot=no_topic]")).to_contain_text("Level 1 has none of the chosen topics")
    unfold(phone)
    assert phone.evaluate(TOO_WIDE) == []
    phone.locator("[data-slot=topics]").get_by_role("button", name="All topics").click()
    expect(phone.locator("[data-slot=asked]")).to_be_visible()
    expect_link(phone)
