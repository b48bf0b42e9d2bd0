"""A lesson as a deck: its parts, the questions that a class is asked, and a file that is opened again."""

from pages.classroom import questions, questions_of_view
from pages.lessons import packing
from pages.text.languages import Words
from tests.classroom.room import played, server, teacher

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


@played
async def test_a_lesson_of_the_server_is_a_deck_whose_question_is_asked():
    lead = await teacher(server())
    view = {"page": "masks", "link": "lesson=masks_and_decoding&part=2", "boards": ["mask"], "title": ""}
    deck = await lead.say("deck", **view)
    assert (deck["at"], len(deck["parts"])) == (2, 7)
    part = deck["parts"][1]
    assert part["address"].startswith("masks?")
    assert "lesson=masks_and_decoding&part=2" in part["address"]
    assert part["asks"] == questions_of_view.of_lesson(view)["text"]
    assert part["notes"]


@played
async def test_a_lesson_in_a_file_is_opened_and_errors_name_their_line():
    lead = await teacher(server())
    deck = await lead.say("deck", text=LESSON)
    assert [(part["title"], bool(part["asks"])) for part in deck["parts"]] == [("A mask", True), ("Heads", False)]
    assert deck["parts"][0]["notes"] == "It sees itself and all before."
    wrong = await lead.say("deck", text=LESSON.replace("- [x]", "- [ ]"))
    assert wrong["error"].startswith("Line 8 of the lesson: "), wrong
    assert (await lead.say("deck", page="masks", link="", boards=[], title=""))["error"] == words.NO_DECK


@played
async def test_a_part_is_shown_without_what_answers_its_question_until_it_is_asked():
    lead = await teacher(server())
    view = {"page": "masks", "boards": ["mask"], "title": ""}
    for link, covers in (
        ("lesson=masks_and_decoding&part=2", "lesson"),
        ("lesson=masks_and_decoding&part=1", ""),
        ("mask=causal", ""),
    ):
        assert questions_of_view.covered({**view, "link": link}) == covers
    words_asked = LESSON.replace("- [ ] one\n- [x] seven", "\n".join(["- [x] The", "- [ ] bat", "- [ ] flew"]))
    link = f"text=The+bat+flew&lesson={packing.pack(words_asked)}&part=1"
    assert questions_of_view.of_lesson({**view, "link": link})["kind"] == "word"
    assert questions_of_view.covered({**view, "link": link}) == "word"
    await lead.say("lead", **view, link="lesson=masks_and_decoding&part=2", covers=True)
    assert await lead.hears(lambda told: told["lead"]["covers"] == "lesson")


def test_a_number_is_right_as_exactly_as_its_lesson_says():
    view = {"page": "masks", "link": "lesson=masks_and_decoding&part=2", "boards": ["mask"], "title": ""}
    asked = {**questions_of_view.of_lesson(view), "view": view}
    assert [questions.is_right(asked, given) for given in ("21", "21.4")] == [True, False]
    own = {"kind": "number", "right": "21", "view": {}}
    assert [questions.is_right(own, given) for given in ("21", "21.4", "21.5")] == [True, True, False]
