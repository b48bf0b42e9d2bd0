"""The pages of lessons: the list, the editor with errors and links, and parts that lead from page to page as whole views."""

import html
from urllib.parse import parse_qs, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from pages.lessons import packing
from pages.view.menu import STEPPED
from tests import wiring
from tests.lessons.test_format import EXAMPLE
from tests.screen import body, opened, prose

TEXT = EXAMPLE.read_text(encoding="utf-8")
LESSON = packing.pack(TEXT)


def test_each_part_has_its_link():
    at = opened("write_lesson", lesson=LESSON)
    links = [urlsplit(each) for each in _hrefs(body(at, "lesson_links"))]
    assert [each.path for each in links] == ["sharpness", "sharpness", "masks", "masks", "explore"]
    assert parse_qs(links[3].query) == {"step": ["1"], "query": ["3"], "mask": ["causal"], "lesson": [LESSON], "part": ["4"]}


def _hrefs(markup: str) -> list[str]:
    return [each.partition('"')[0].replace("&amp;", "&") for each in markup.split('href="')[1:]]


def test_errors_stand_by_their_lines():
    at = opened("write_lesson", lesson=packing.pack("# T\n## <b>\nlink: /masks?mask=<i>\n"))
    assert "line 3 " in prose(at, "lesson_errors")
    assert "mask=<i>" in prose(at, "lesson_errors")
    assert "<i>" not in body(at, "lesson_errors")


def test_a_text_cannot_leave_its_field():
    markup = body(opened("write_lesson", lesson=packing.pack("# </textarea><script>alert(1)</script>\n")), "writer")
    assert markup.count("</textarea>") == 1
    assert "<script" not in markup


def _ways(at: AppTest, page: str) -> list[str]:
    """Return the labels of the links to a page; Explore stands at the empty address."""
    return [each.proto.label for each in at.get("page_link") if each.proto.page == page]


@pytest.mark.parametrize("text", [TEXT, "# Mine\n## One\nlink: /masks?mask=banana\n"])
def test_the_text_of_a_lesson_that_a_link_opens_on_the_page_of_lessons_can_be_read_and_changed(text: str):
    """Links of the time when it was written there hold what was typed; errors in it are said above the page."""
    named = packing.pack(text)
    at = wiring.opened("lessons", lesson=named)
    assert ("lesson" in wiring.boards(at)) == (text != TEXT)
    assert len(_ways(at, "write_lesson")) == 1
    wiring.turned(at, "write_lesson")
    assert wiring.linked(at) == {"lesson": named}
    assert html.escape(text, quote=False) in body(opened("write_lesson", lesson=named), "writer")
    assert "lesson" not in wiring.boards(at)
    damaged = wiring.opened("lessons", lesson="z.AAAA")
    assert ("lesson" in wiring.boards(damaged), _ways(damaged, "write_lesson")) == (True, [])


def test_a_lesson_ends_on_the_page_of_lessons():
    said = {"lesson": LESSON, "part": 5, "lesson_answer": "end"}
    at = wiring.opened("lessons", **said)
    assert wiring.linked(at) == {**said, "part": "5"}
    assert 'data-asking="1 2 3 4"' in body(opened("lessons", **said), "lesson_end")
    assert len(_ways(at, "")) == 1


def test_a_lesson_stands_above_every_page_and_takes_the_place_of_its_ways():
    """And a part on the same page is one complete view: all that its link doesn't name is at its default."""
    at = wiring.opened("masks", lesson=LESSON, part=3, step="1", query=3, mask="causal", mask_window="2", mask_rounds=4)
    assert "lesson" in wiring.boards(at)
    assert [button.key for button in at.button if (button.key or "").startswith("lesson_")] == ["lesson_3", "lesson_4"]
    assert not [button for button in at.button if (button.key or "").startswith("to_step")]
    at.button(key="lesson_3").click()
    wiring.ran(at)
    assert wiring.linked(at) == {"lesson": LESSON, "part": "3", "query": "3"}
    at.button(key="lesson_4").click()
    wiring.ran(at)
    assert wiring.linked(at) == {"lesson": LESSON, "part": "4", "query": "3", "mask": "causal"}
    for said in ({}, {"lesson": "nothing"}):  # then the page's own ways stand
        at = wiring.opened("masks", step="1", **said)
        assert [button.key for button in at.button if (button.key or "").startswith("to_step")] == ["to_step_Next"]


def test_a_part_keeps_the_language_and_the_size_and_frees_what_another_part_locked():
    locking = packing.pack("# T\n## A\nlink: /masks?locked=mask\n## B\nlink: /masks?mask=causal\n")
    at = wiring.opened("masks", lesson=locking, step="1", locked="mask", lang="de", display="projector")
    at.button(key="lesson_2").click()
    wiring.ran(at)
    left = {name: value for name, value in wiring.linked(at).items() if name != "lesson"}
    assert left == {"part": "2", "mask": "causal", "lang": "de", "display": "projector"}


def test_a_lesson_that_begins_on_this_page_is_begun_by_a_button():
    """A link to the page that is open would do nothing."""
    at = wiring.press(wiring.opened("start"), "begin_attention_in_ten_minutes")
    assert wiring.linked(at)["lesson"] == "attention_in_ten_minutes"


@pytest.mark.parametrize("page", [*STEPPED, "start", "models", "surgery", "explore", "mistakes"])
def test_every_page_has_the_ways_of_a_lesson_once(page: str):
    """Pages of steps draw them with their own foot, others have them of the router."""
    named = packing.pack(f"# T\n## A\nlink: /{page}\n## B\nlink: /{page}\n")
    at = wiring.opened(page, lesson=named)
    assert not at.exception
    assert [button.key for button in at.button if (button.key or "").startswith("lesson_")] == ["lesson_1", "lesson_2"]
