"""Lessons in a browser: a teacher's file is opened, walked through on a phone to its end, reloaded, and sent as a link."""

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from pages.lessons import packing
from tests.browser.serving import at_rest, visit
from tests.browser.sliders import slider

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


def test_a_file_is_opened_and_its_lesson_done_to_the_end_on_a_phone(phone, address):
    """What it says is shown as text; each part is a complete view; a reload keeps the part; reset and try this keep it."""
    page = phone
    visit(page, f"{address}/write_lesson")
    field, errors = page.get_by_label("The text of the lesson"), page.locator(".errors li")
    field.fill("# Mine\n\n## One\nlink: /masks?mask=banana\n")  # it is looked at while it is written
    expect(errors).to_have_text(re.compile("^line 4 The link says mask=banana: it must be one of none, causal"))
    expect(field).to_be_focused()
    errors.get_by_role("button", name="line 4").click()
    line = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(line) == "link: /masks?mask=banana"
    page.get_by_label("Open a file").set_input_files({"name": "m.md", "mimeType": "text/plain", "buffer": LESSON.encode()})
    expect(page.locator("[data-slot=lesson_state]")).to_have_text("The lesson has no errors.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "five-minutes-on-masks.md"
    assert download.value.path().read_text(encoding="utf-8") == LESSON
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
    the_other_parts(page)
    expect_the_end(page)
    assert page.evaluate("window.hacked") is None


def the_other_parts(page):
    """One on the same page, whose goal is recognised and outlives a reload, and one on another page, with a number."""
    words = page.locator("[data-slot=mask_words]")
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


def expect_the_end(page):
    """Expect that the lesson's end says what this browser has seen, and leads out of the lesson."""
    page.get_by_role("link", name="Finish").click()
    page.wait_for_function("() => location.pathname.endsWith('/lessons')")
    end = page.locator(".st-key-own_lesson")
    expect(end).to_contain_text("That was the last part of “Five minutes on masks”.")
    expect(end).to_contain_text("Questions answered right: 3 of 3. At the first try: 2.")
    at_rest(page)
    end.get_by_role("link", name="Explore on your own").click()
    page.wait_for_function("() => !location.pathname.endsWith('/lessons')")
    expect(page.get_by_role("link", name="New to attention? Start here")).to_be_visible()
    at_rest(page)
    assert there(page)[1] == {}
    expect(panel(page)).to_have_count(0)


def test_a_link_to_the_third_part_opens_it_on_a_fresh_page(page, address):
    """And Back leads to the part before; leaving it ends it.

    A damaged link leaves a sentence and a working page.
    """
    lesson = packing.pack(LESSON)
    visit(page, f"{address}/sharpness?step=4&query=3&projections=previous&temperature=4&lesson={lesson}&part=3")
    expect(panel(page)).to_contain_text("part 3 of 3")
    page.get_by_role("link", name="Previous", exact=True).click()
    expect_there(page, "masks", query="3", part="2", temperature="2")
    page.keyboard.press("ArrowLeft")
    expect(panel(page)).to_contain_text("part 1 of 3")
    panel(page).get_by_role("button", name="Leave the lesson").click()
    expect(panel(page)).to_have_count(0)
    page.wait_for_function("() => !location.search.includes('lesson')")
    at_rest(page)
    expect(page.locator(".st-key-next")).to_contain_text("Next: Each layer carries information one step further")
    visit(page, f"{address}/masks?lesson={packing.pack(LESSON)[:200]}&part=7")
    expect(panel(page)).to_contain_text("The lesson in this link is damaged")
    expect(page.locator("[data-slot=mask_words]")).to_contain_text("Nothing is hidden")
