"""Lessons in a browser: a teacher's file is opened, walked through on a phone to its end, reloaded, and sent as a link."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from pages.lessons import packing
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider

PHONE = {"width": 390, "height": 844}
LESSON = """# Five minutes on masks
For class 10b. <script>window.hacked = true</script>

## The word before
link: /masks?step=1&query=3

The row of **out** has one large weight. See [the paper](https://arxiv.org/abs/1706.03762).

? To which word does “out” attend most?
- [ ] cave
- [x] flew
~ Look for the **largest** number of the row.
! It is the word before it, with 77 %.

## Hide the future
link: /masks?step=1&query=3&temperature=2

A causal mask hides all later words.

? Choose the causal mask.
goal: mask = causal
! 21 cells are hidden now.

## How sharp
link: /sharpness?step=4&query=3&projections=previous&temperature=4

Look at the picture.

? How many percent has the largest weight?
= 77 ± 1
! It is 77 %.
"""


def there(page):
    """The page that is shown, and what its address says."""
    parts = urlsplit(page.url)
    return parts.path.rpartition("/")[2], {name: value[-1] for name, value in parse_qs(parts.query).items()}


def expect_there(page, name, **values):
    """Expect a page with these values, besides the lesson, and no others."""
    page.wait_for_function("name => location.pathname.endsWith('/' + name)", arg=name)
    at_rest(page)
    said = there(page)[1]
    said.pop("lesson", None)
    assert said == values


def panel(page):
    """The panel of the lesson."""
    return page.locator(".st-key-lesson")


@pytest.mark.long
def test_a_file_is_opened_and_its_lesson_done_to_the_end_on_a_phone(visitor, address):
    """What it says is shown as text; each part is a complete view; a reload keeps the part; reset and try this keep it."""
    page = visitor(viewport=PHONE)
    visit(page, f"{address}/lessons")
    expect(page.get_by_label("The text of the lesson")).to_have_count(0)
    page.get_by_role("link", name="Write your own lesson").click()
    page.get_by_label("Open a file").set_input_files({"name": "m.md", "mimeType": "text/plain", "buffer": LESSON.encode()})
    expect(page.locator("[data-slot=lesson_state]")).to_have_text("The lesson has no errors.")
    page.locator(".st-key-start_own").get_by_role("link", name="Start").click()
    expect_there(page, "masks", query="3")
    expect(panel(page)).to_contain_text("Five minutes on masks · part 1 of 3")
    link = panel(page).get_by_role("link", name="the paper")
    assert link.get_attribute("href") == "https://arxiv.org/abs/1706.03762"
    assert link.get_attribute("rel") == "noopener noreferrer"
    expect(panel(page)).to_contain_text("the paper (arxiv.org)")
    panel(page).get_by_role("button", name="cave").click()
    expect(panel(page)).to_contain_text("Not right. Look again, and try another answer. Look for the largest number")
    words = page.locator("[data-slot=mask_words]")
    expect(words).to_be_attached()
    expect(words).to_be_hidden()
    expect(panel(page)).not_to_contain_text("It is the word before it")
    panel(page).get_by_role("button", name="flew").click()
    expect(panel(page)).to_contain_text("Right. It is the word before it, with 77 %.")
    expect(words).to_contain_text("77 %")
    expect(words).to_be_visible()
    at_rest(page)
    page.get_by_role("button", name="Next: Hide the future").click()  # the same page
    expect(panel(page)).to_contain_text("part 2 of 3")
    expect(panel(page)).not_to_contain_text("Done.")
    expect(panel(page)).to_contain_text("The page recognises by itself when the goal is reached.")
    expect(words).to_be_visible()
    page.get_by_role("radio", name="causal").click()
    expect(panel(page)).to_contain_text("Done. 21 cells are hidden now.")
    at_rest(page)
    assert there(page)[1].items() >= {"mask": "causal", "part": "2"}.items()
    page.reload()
    at_rest(page)
    expect(panel(page)).to_contain_text("Done. 21 cells are hidden now.")
    page.get_by_role("link", name="Next: How sharp").click()  # another page: the mask is at its default again
    expect_there(page, "sharpness", query="3", part="3", step="4", projections="previous", temperature="4")
    expect(slider(page, "temperature")).to_have_attribute("aria-valuetext", "4")
    field = panel(page).get_by_label("Your number")
    field.fill("much")
    field.press("Enter")
    expect(panel(page)).to_contain_text("Type a number such as 0.25.")
    field.fill("76,9 %")
    field.press("Enter")
    expect(panel(page)).to_contain_text("Right. It is 77 %.")
    at_rest(page)
    expect_the_end(page)
    assert page.evaluate("window.hacked") is None


def expect_the_end(page):
    """Expect that the lesson's end says what this browser has seen, after a reload, too, and leads out of the lesson."""
    page.get_by_role("link", name="Finish").click()
    page.wait_for_function("() => location.pathname.endsWith('/lessons')")
    end = page.locator(".st-key-own_lesson")
    expect(end).to_contain_text("That was the last part of “Five minutes on masks”.")
    expect(end).to_contain_text("You answered 3 of its 3 questions right, 2 of them at the first try.")
    at_rest(page)
    page.reload()
    expect(end).to_contain_text("You answered 3 of its 3 questions right, 2 of them at the first try.")
    at_rest(page)
    end.get_by_role("link", name="Explore on your own").click()
    page.wait_for_function("() => !location.pathname.endsWith('/lessons')")
    expect(page.get_by_role("link", name="New to attention? Start here")).to_be_visible()
    at_rest(page)
    assert there(page)[1] == {}
    expect(panel(page)).to_have_count(0)


def test_a_link_to_the_third_part_opens_it_on_a_fresh_page(visitor, address):
    """And Back leads to the part before, from where the menu leads away, and the lesson leads back; leaving it ends it."""
    page = visitor()
    lesson = packing.pack(LESSON)
    visit(page, f"{address}/sharpness?step=4&query=3&projections=previous&temperature=4&lesson={lesson}&part=3")
    expect(panel(page)).to_contain_text("part 3 of 3")
    page.get_by_role("link", name="Previous", exact=True).click()
    expect_there(page, "masks", query="3", part="2", temperature="2")
    page.get_by_role("link", name="6 Order").first.click()
    page.wait_for_function("() => location.pathname.endsWith('/order_and_batch')")
    at_rest(page)
    expect(panel(page)).to_contain_text("This part of the lesson is on another page.")
    panel(page).get_by_role("link", name="Go to this part: Hide the future").click()
    expect_there(page, "masks", query="3", part="2", temperature="2")
    page.keyboard.press("ArrowLeft")
    expect(panel(page)).to_contain_text("part 1 of 3")
    panel(page).get_by_role("button", name="Leave the lesson").click()
    expect(panel(page)).to_have_count(0)
    page.wait_for_function("() => !location.search.includes('lesson')")
    at_rest(page)
    expect(page.locator(".st-key-next")).to_contain_text("Next: Each layer carries information one step further")


@pytest.mark.long
def test_a_link_that_is_typed_by_hand_shows_the_view_of_its_part(visitor, address):
    """And its lesson, of which all but the text stands on the page of lessons, which holds the answers."""
    page = visitor()
    visit(page, f"{address}/masks?lesson=masks_and_decoding&part=5")
    expect_there(page, "masks", query="3", part="5", step="3", mask="causal")
    expect(panel(page)).to_contain_text("part 5 of 7")
    visit(page, f"{address}/explore?lesson=why_we_scale&part=6&lang=de")
    expect_there(page, "explore", query="3", part="6", projections="random", head_size="128", power="0", lang="de")
    value = page.locator(".st-key-power [data-testid=stSlider] [role=group] p").first  # at the slider, in German
    expect(value).to_have_attribute("data-value", "0,00")
    assert value.evaluate("p => [getComputedStyle(p).visibility, getComputedStyle(p, '::after').content]") == [
        "hidden",
        '"0,00"',
    ]
    expect(page.get_by_role("link", name="Neu hier?")).to_have_count(0)
    visit(page, f"{address}/lessons?lesson=masks_and_decoding")
    first = page.locator(".st-key-own_lesson")
    expect(first).to_contain_text("This link opens the lesson Masks and decoding · 7 parts")
    expect(page.locator("[class*=st-key-listed_]")).to_have_count(3)
    first.get_by_role("link", name="Read or change its text").click()
    expect(page.get_by_label("The text of the lesson")).to_have_value(re.compile("^# Masks and decoding"))
    at_rest(page)
    page.go_back()
    expect(page.locator("[class*=st-key-listed_]")).to_have_count(3)
    at_rest(page)
    first.get_by_role("button", name="Close this lesson").click()
    expect(page.locator("[class*=st-key-listed_]")).to_have_count(4)
    page.wait_for_function("() => !location.search.includes('lesson')")
    at_rest(page)


@pytest.mark.long
def test_what_is_written_is_looked_at_while_it_is_written(page, address):
    """Errors stand beside it by line; once they are fixed each part has its link; a reload keeps the text."""
    visit(page, f"{address}/write_lesson")
    field = page.get_by_label("The text of the lesson")
    field.fill("# Mine\n\n## One\nlink: /masks?mask=banana\n")
    errors = page.locator(".errors li")
    expect(errors).to_have_count(1)
    expect(errors).to_have_text(re.compile("^line 4 The link says mask=banana: it must be one of none, causal"))
    expect(field).to_be_focused()
    errors.get_by_role("button", name="line 4").click()
    line = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(line) == "link: /masks?mask=banana"
    expect(field).to_be_focused()
    field.press("Control+End")
    field.press_sequentially("? Why?")
    expect(errors).to_have_count(2)
    field.fill("# Mine\n\n## One\nlink: /masks?mask=causal\n")
    expect(page.locator("[data-slot=lesson_state]")).to_have_text("The lesson has no errors.")
    link = page.locator(".lessonlinks a")
    expect(link).to_have_text("One")
    page.locator(".lessonlinks").get_by_role("button").click()
    assert page.evaluate("navigator.clipboard.readText()") == link.evaluate("link => link.href")
    at_rest(page)
    page.reload()
    at_rest(page)
    expect(field).to_have_value("# Mine\n\n## One\nlink: /masks?mask=causal\n")
    visit(page, page.locator(".lessonlinks a").evaluate("link => link.href"))
    expect_there(page, "masks", mask="causal")
    expect(panel(page)).to_contain_text("Mine · part 1 of 1")


@pytest.mark.long
def test_files_that_are_no_lessons_leave_a_sentence(page, address):
    """Too large, empty, binary."""
    visit(page, f"{address}/write_lesson")

    def opened(content):
        page.get_by_label("Open a file").set_input_files({"name": "m.md", "mimeType": "text/plain", "buffer": content})

    trouble = page.locator(".trouble")
    opened(b"x" * 200_000)
    expect(trouble).to_have_text("The file has 200,000 bytes. A lesson has at most 20,000 characters.")
    opened(b"# T\n" * 6_000)
    expect(trouble).to_have_text("The text has 24,000 characters. A lesson has at most 20,000.")
    opened(b"# T\x00\xff\n")
    expect(trouble).to_have_text("")
    expect(page.locator(".errors")).to_contain_text("line 1 This line contains U+0000, an invisible character: remove it.")
    expect(page.locator(".errors")).to_contain_text("save the file as UTF-8")
    opened("# Größe\n\n## Eins\nlink: /start\n".encode("utf-16"))
    expect(page.locator("[data-slot=lesson_state]")).to_have_text("The lesson has no errors.")
    expect(page.locator(".st-key-own_lesson")).to_contain_text("Größe")
    opened(b" \r\n")
    expect(trouble).to_have_text("The file is empty.")
    expect(page.get_by_label("The text of the lesson")).to_have_value("# Größe\n\n## Eins\nlink: /start\n")


@pytest.mark.long
def test_a_damaged_link_leaves_a_sentence_and_a_working_page(page, address):
    """Cut, unknown, with errors."""
    for lesson, sentence in (
        (packing.pack(LESSON)[:200], "The lesson in this link is damaged"),
        ("no_such_lesson", "There is no lesson called no_such_lesson on this server."),
        (packing.pack("# T\n## A\n"), "line 2 This part has no link"),
    ):
        visit(page, f"{address}/masks?lesson={lesson}&part=7")
        expect(panel(page)).to_contain_text(sentence)
        expect(page.locator("[data-slot=mask_words]")).to_contain_text("Nothing is hidden")
        expect(page.locator(".st-key-next")).to_contain_text("Next: Each layer carries information one step further")
