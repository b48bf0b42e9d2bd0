"""What a student's connection sends reaches no other browser, but as one of known values, a nickname or a free text."""

import itertools
import json
from collections.abc import Iterator

from pages.classroom import acts, people
from pages.text.languages import Words
from pages.view import menu
from tests.classroom.room import QUESTION, VIEW, Visitor, played, server, student, teacher

words = Words("classroom", "en")
MARKED = "Injected"
HOSTILE = (MARKED, "Infinity", "NaN", "60000", "300000", "1e308", "-1", "0", "<b>", "\u202e", 60000, 1e308, -1, True, None)
HOSTILE += ([MARKED], {"x": MARKED}, "9" * 20, "1_0", "٣", "")
ASKED = {
    "choices": QUESTION,
    "number": {"kind": "number", "text": "How large?"},
    "cell": {**VIEW, "kind": "cell", "text": "Where?"},
    "word": {**VIEW, "kind": "word", "text": "Which?"},
    "practice": {"topic": "divisor", "level": 1, "draw": 3},
    "temperature": {"topic": "goal_temperature", "level": 1, "draw": 3},
    "bars": {"topic": "row_of_bars", "level": 1, "draw": 3},
}
PLACE = {"page": "masks", "step": "2", "part": "3", "temperature": "1.5"}
SAID = {"place": PLACE, "answer": {"vote": "1_1", "answer": "1"}, "offer": VIEW}
FREE = {"offer": ("link", "title", "boards")}  # of a view of their own


async def seen(lead: Visitor) -> str:
    """Return all that is told of a class to its teacher, its projector and its students."""
    classes = lead.live.classes
    return json.dumps([await people.listed(classes, lead.code), await classes.state(lead.code)])


def hostile(act: str) -> Iterator[dict[str, object]]:
    """Yield what an act of a student may say, one field of it hostile at a time."""
    for field, odd in itertools.product(SAID[act], HOSTILE):
        if field not in FREE.get(act, ()):
            yield {**SAID[act], field: odd}


def test_each_act_of_a_student_is_tried():
    assert {*SAID} == {*acts.STUDENT}


@played
async def test_nothing_that_a_student_sends_is_seen_by_others_but_known_values():
    for asked in ASKED.values():
        lead = await teacher(server())
        one = await student(lead.live, lead.code)
        await lead.say("ask", **asked)
        for act in acts.STUDENT:
            for said in hostile(act):
                await one.say(act, **said)
                mark = (await people.listed(lead.live.classes, lead.code))["students"][0]["student"]
                if act == "offer":
                    await lead.say("show", student=mark)
                told = await seen(lead)
                assert MARKED not in told, (act, said)
                assert not {"Infinity", "NaN", "60000", "300000", "1e+308"} & {
                    *told.replace('"', " ").replace(",", " ").split()
                }
        await lead.say("reveal")
        assert MARKED not in await seen(lead)


@played
async def test_a_student_is_at_a_known_page_step_and_part():
    lead = await teacher(server())
    one = await student(lead.live, lead.code)
    known = {"step": {None, *"1234"}, "part": {None, *range(1, 51)}}
    for page, odd in itertools.product(menu.PAGES, HOSTILE):
        await one.say("place", page=page, step=odd, part=odd, temperature=odd)
        [listed] = (await people.listed(lead.live.classes, lead.code))["students"]
        assert (listed["page"], listed["step"] in known["step"], listed["part"] in known["part"]) == (page, True, True)
        assert listed["temperature"] is None or 0 <= listed["temperature"] <= 20
    await one.say("place", **PLACE)
    [listed] = (await people.listed(lead.live.classes, lead.code))["students"]
    assert {**listed, **PLACE, "part": 3, "temperature": 1.5} == listed
    assert (await one.say("place", page="nowhere"))["error"] == words.not_one_of(name="page", allowed=", ".join(menu.PAGES))
