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
