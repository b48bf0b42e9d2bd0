"""A lesson as a deck: its parts, the questions that a class is asked, and a file that is opened again."""

import csv
import io
import re
import xml.etree.ElementTree as ET
from datetime import datetime
from urllib.parse import parse_qs, urlsplit

import pytest

from pages import registry
from pages.classroom import deck as decks
from pages.classroom import questions, questions_of_view
from pages.lessons import format, library, packing
from pages.text.languages import LANGUAGES, Words, speaking
from pages.view import menu
from tests.classroom.room import Visitor, played, server, student, teacher

words = Words("classroom", "en")
LESSON = """# Two parts
## A mask
link: /masks?step=1

A mask hides keys.

? How many keys does the last of seven words see?
- [ ] one
- [x] seven
! It sees itself and all before.

## Heads
link: /heads?step=1

Several heads.
"""


VIEW = {"page": "masks", "link": "lesson=masks_and_decoding&part=2", "boards": ["mask"], "title": ""}


@played
async def test_a_lesson_of_the_server_or_in_a_file_is_a_deck_and_errors_name_their_line():
    lead = await teacher(server())
    deck = await lead.say("deck", **VIEW)
    assert (deck["at"], len(deck["parts"])) == (2, 7)
    part = deck["parts"][1]
    assert part["address"].startswith("masks?")
    assert VIEW["link"] in part["address"]
    assert (part["asks"], bool(part["notes"])) == (questions_of_view.of_lesson(VIEW)["text"], True)
    deck = await lead.say("deck", text=LESSON)
    assert [(part["title"], bool(part["asks"])) for part in deck["parts"]] == [("A mask", True), ("Heads", False)]
    assert deck["parts"][0]["notes"] == "It sees itself and all before."
    assert " 8 " in (await lead.say("deck", text=LESSON.replace("- [x]", "- [ ]")))["error"]
    assert (await lead.say("deck", page="masks", link="", boards=[], title=""))["error"] == words.NO_DECK


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_formula_of_a_step_is_set_without_katex(lang: str):
    with speaking(lang):
        for page, count in menu.STEPPED.items():
            for number in range(1, count + 1):
                found = decks.formula({"page": page, "link": f"step={number}"})
                step = registry.PAGES[page].steps[number - 1]
                assert bool(found) == bool(step.formula), (page, number)
                said = "".join(ET.fromstring(found).itertext()) if found else ""
                assert not re.search(r"[\\&{}<>]", said), (page, number, said)
    assert decks.formula({"page": "sharpness", "link": "step=all"}) == ""


def test_a_formula_follows_the_view():
    scale = {
        token: decks.formula({"page": "sharpness", "link": f"step=3&scale={token}"}) for token in ("head", "model", "none")
    }
    assert [("msqrt" in each, "head_size" in each, "d_model" in each) for each in scale.values()] == [
        *((True, True, False), (True, False, True), (False, False, False)),
    ]


@played
async def test_a_part_is_shown_without_what_answers_its_question_until_it_is_asked():
    lead = await teacher(server())
    parts = {VIEW["link"]: "lesson", "lesson=masks_and_decoding&part=1": "", "mask=causal": ""}
    assert {link: questions_of_view.covered({**VIEW, "link": link}) for link in parts} == parts
    words_asked = LESSON.replace("- [ ] one\n- [x] seven", "\n".join(["- [x] The", "- [ ] bat", "- [ ] flew"]))
    link = f"text=The+bat+flew&lesson={packing.pack(words_asked)}&part=1"
    assert questions_of_view.of_lesson({**VIEW, "link": link})["kind"] == "word"
    assert questions_of_view.covered({**VIEW, "link": link}) == "word"
    await lead.say("lead", **VIEW, covers=True)
    assert await lead.hears(lambda told: told["lead"]["covers"] == "lesson")


def test_a_number_is_right_as_exactly_as_its_lesson_says():
    asked = {**questions_of_view.of_lesson(VIEW), "view": VIEW}
    assert [questions.is_right(asked, given) for given in ("21", "21.4")] == [True, False]
    own = {"kind": "number", "right": "21", "view": {}}
    assert [questions.is_right(own, given) for given in ("21", "21.4", "21.5")] == [True, True, False]


LECTURE = """# A lecture

## Look
link: /masks?step=1

A row has **weights**.

## Write
link: /masks?step=1

? Why does a row sum to 1?
= text
! Softmax divides by the sum.

## Move
link: /masks?step=1

It hides.

? Choose the **causal** mask.
goal: mask = causal
! It hides the future.

## Practise
link: /practice?quiz=41&level=1&question=2
"""


def part(place: int) -> dict[str, object]:
    """Return the view of a part of the lecture."""
    page, _, query = library.address(packing.pack(LECTURE), place, format.parse(LECTURE)[0].parts[place - 1]).partition("?")
    return {"page": page, "link": query, "boards": ["asked" if page == "practice" else "mask"], "title": "The page"}


@played
async def test_a_part_is_told_with_its_sentences_and_its_task_and_explained_when_its_turn_comes():
    lead = await teacher(server())
    nothing = {"sentences": [], "task": "", "because": ""}
    told = [
        (part(1), {}, "Look", {**nothing, "sentences": ["A row has <b>weights</b>."]}),
        (part(2), {"explains": True}, "Write", nothing),  # which comes with its question
        (part(3), {}, "Move", {**nothing, "sentences": ["It hides."], "task": "Choose the <b>causal</b> mask."}),
    ]
    told += [(part(3), {"explains": True}, "Move", {**told[2][3], "because": "It hides the future."})]
    for view, more, title, said in told:
        await lead.say("lead", **view, **more)
        seen = await lead.hears(lambda told, said=said: told["lead"]["told"] == said)
        assert seen["lead"]["title"] == title
    await lead.say("lead", **{**part(3), "page": "heads"})  # a page of none of its parts
    assert "told" not in (await lead.hears(lambda told: told["lead"]["page"] == "heads"))["lead"]


@played
async def test_a_free_text_is_explained_after_it_was_answered_and_a_page_of_practice_asks_its_question():
    lead = await teacher(server())
    one = await student(lead.live, lead.code)
    parts = (await lead.say("deck", text=LECTURE))["parts"]
    assert [bool(part["asks"]) for part in parts] == [False, True, False, True]
    assert [part["task"] for part in parts] == [False, False, True, False]
    await lead.say("ask", kind="lesson", **part(2))
    asked = (await one.hears(lambda told: told["state"]["question"]["open"]))["state"]["question"]
    assert (asked["kind"], asked["text"], asked["answerable"]) == ("text", parts[1]["asks"], True)
    assert "Softmax" not in str(asked)
    assert "error" not in await one.say("answer", vote="1_1", answer="so that it is a share")
    await lead.say("reveal")
    shown = (await one.hears(lambda told: told["state"]["question"]["revealed"]))["state"]["question"]
    assert shown["because"] == "Softmax divides by the sum."
    await lead.say("ask", kind="lesson", **part(4))
    asked = (await one.hears(lambda told: told["state"]["question"]["kind"] == "practice"))["state"]["question"]
    assert (asked["text"], asked["view"]["page"]) == (parts[3]["asks"], "practice")
    assert "error" in await lead.say("ask", kind="lesson", **part(3))


@played
async def test_the_deck_of_a_file_is_the_deck_of_the_link_under_which_it_was_written():
    lead = await teacher(server())
    link = f"lesson={packing.pack(LECTURE)}"  # an editor may have saved it with a mark and its own ends of lines
    written = await lead.say("deck", **{**VIEW, "link": link})
    for text in (LECTURE, "\ufeff" + LECTURE.replace("\n", "\r\n")):
        opened = await lead.say("deck", text=text)
        for one, other in zip(opened["parts"], written["parts"], strict=True):
            there, here = (parse_qs(urlsplit(part["address"]).query) for part in (one, other))
            assert [packing.unpack(names.pop("lesson")[0]) for names in (there, here)] == [text, LECTURE]
            assert (there, {**one, "address": ""}) == (here, {**other, "address": ""})
        assert opened["title"] == written["title"]


@played
async def test_who_explores_a_part_has_no_other_part_in_the_link_and_is_counted_once_its_task_is_done():
    lead = await teacher(server())
    wall = Visitor(lead.live)
    await wall.say("enter", code=lead.code, by=lead.secret, screen=True)
    one, _ = [await student(lead.live, lead.code, name) for name in ("Ada", "Bo")]
    await lead.say("lead", **part(2))
    assert (await one.hears(lambda told: told["lead"]["link"]))["lead"]["alone"] == ""
    await lead.say("lead", **part(3))
    alone = (await one.hears(lambda told: told["lead"]["alone"]))["lead"]["alone"]
    lesson, wrong = format.parse(packing.unpack(alone))
    assert (lesson.parts, wrong) == (format.parse(LECTURE)[0].parts[2:3], [])
    await one.say("place", page="masks", part="3", reached=True)
    assert "students" not in (await wall.hears(lambda told: told["people"]["reached"] == 1))["people"]
    listed = (await lead.hears(lambda told: told["people"]["reached"] == 1))["people"]["students"]
    assert [each["reached"] for each in listed] == [True, False]


@played
async def test_the_csv_says_who_has_done_the_task_that_the_class_is_shown():
    lead = await teacher(server())
    one, other = [await student(lead.live, lead.code, name) for name in ("Ada", "Bo")]
    place = {"page": "masks", "part": "3"}
    await one.say("place", **place, reached=True)  # before the task is shown
    await lead.say("lead", **part(3))
    await one.say("place", **place, reached=False)
    await other.say("place", **{**place, "part": "2"}, reached=True)  # of another part
    for _ in range(2):
        await other.say("place", **place, reached=True)
    [text] = [text for name, text in (await lead.say("report"))["files"].items() if name.endswith(".csv")]
    [row] = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")))
    assert datetime.fromisoformat(row.pop("time"))
    done = {"question text": "Choose the causal mask.", "student": "2", "nickname": "", "answer": words.DONE, "right": "1"}
    assert row == {"question": "", "vote": "", **done}
