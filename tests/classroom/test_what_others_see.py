"""What a student's connection sends reaches no other browser, but as one of known values, a nickname or a free text."""

import itertools
import json
from collections.abc import Iterator

from pages.classroom import acts, people, rules
from pages.text.languages import Words
from pages.view import link as links
from pages.view import menu
from pages.view.settings import CONTROLS
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
CELL = {"slot": MARKED, "plot": 0, "box": [-1, -1, 2, 2]}
SAID = {"place": PLACE, "answer": {"vote": "1_1", "answer": "1"}, "offer": {**VIEW, "cell": CELL}}
AROUND = {  # what a link says besides what it shows, which a student can't set for others
    **{"lesson": "masks_and_decoding", "part": "2", "lesson_answer": MARKED, "guesses": "mask.7", "lang": "de"},
    **{"task": MARKED, "display": "projector", "locked": "mask", "hidden": "mask~query"},
    **dict.fromkeys(links.OTHERS, "true"),
}


async def seen(lead: Visitor) -> str:
    """Return all that is told of a class to its teacher, its projector and its students."""
    classes = lead.live.classes
    return json.dumps([await people.listed(classes, lead.code), await classes.state(lead.code)])


def hostile(act: str) -> Iterator[dict[str, object]]:
    """Yield what an act of a student may say, one field of it hostile at a time; a link has the student's own sentence."""
    for field, odd in itertools.product(SAID[act].keys() - {"link"}, HOSTILE):
        yield {**SAID[act], field: odd}


@played
async def test_nothing_that_a_student_sends_is_seen_by_others_but_known_values():
    assert {*SAID} == {*acts.STUDENT}
    for asked in ASKED.values():
        lead = await teacher(server())
        one = await student(lead.live, lead.code)
        await lead.say("ask", **asked)
        for act in acts.STUDENT:
            for said in hostile(act):
                await one.say(act, **said)
                mark = (await people.listed(lead.live.classes, lead.code))["students"][0]["student"]
                if act == "offer":
                    await lead.say("show", student=mark, **await lead.say("look", student=mark))
                told = await seen(lead)
                assert MARKED not in told, (act, said)
                assert not {"Infinity", "NaN", "60000", "300000", "1e+308"} & {
                    *told.replace('"', " ").replace(",", " ").split()
                }
        await lead.say("reveal")
        assert MARKED not in await seen(lead)


def test_every_name_of_a_link_is_offered_or_stands_around():
    assert {*rules.OFFERED} == {*CONTROLS} - {*AROUND}
    assert not {"task", "display", "locked", "hidden", *links.OTHERS} & {*rules.LED}


def spelled(name: str) -> list[str]:
    """Return a name as links may spell it: as it is, and with some of its letters escaped, or all."""
    escaped = "".join(f"%{ord(letter):02x}" for letter in name)
    return [name, f"%{ord(name[0]):02x}{name[1:]}", f"{name[:-1]}%{ord(name[-1]):02X}", escaped]


@played
async def test_an_offered_view_sets_nothing_up_on_another_screen_however_its_link_is_spelled():
    lead = await teacher(server())
    one = await student(lead.live, lead.code)
    mark = (await lead.hears(lambda told: told["people"]["students"]))["people"]["students"][0]["student"]
    for around in zip(*map(spelled, AROUND), strict=True):
        set_up = "&".join(f"{name}={text}" for name, text in zip(around, AROUND.values(), strict=True))
        for own in ("mask=causal&query=2&text=A+%26+B", "mask=causal&%71uery=2&te%78t=A%20%26%20B&task"):
            link = f"{set_up}&{own}"
            await one.say("offer", **{**VIEW, "link": link, "boards": [*VIEW["boards"], MARKED], "title": MARKED})
            offered = await lead.say("look", student=mark)
            assert links.texts(offered["link"]) == {"mask": "causal", "query": "2", "text": "A & B"}
            assert (offered["boards"], offered["title"]) == (VIEW["boards"], "")
            await lead.say("show", student=mark, **{**offered, "link": link})  # which isn't what the browser sends
            led = (await lead.hears(lambda told: told["state"]["lead"]))["state"]["lead"]
            assert led["link"] == offered["link"]


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
