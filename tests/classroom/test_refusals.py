"""What a live class refuses, in words: who may do what, malformed messages, and more of anything than there may be."""

import json
from dataclasses import replace

import pytest

from pages.classroom import acts, classes, codes, rules
from pages.text.languages import Words
from tests.classroom.room import QUESTION, VIEW, Visitor, played, server, student, teacher
from tests.coroutines import finish

words = Words("classroom", "en")


# ---- who may do what ----


@played
async def test_a_student_can_do_nothing_that_the_teacher_does():
    live = server()
    lead = await teacher(live)
    one, other = await student(live, lead.code), await student(live, lead.code)
    await lead.say("lead", **VIEW)
    await other.hears(lambda told: told["lead"])
    before = dict(other.told)
    for act in acts.TEACHER:
        assert (await one.say(act, **{**VIEW, **QUESTION, "mode": "roam"}))["error"] == words.TEACHER_ONLY
    assert other.told == before
    assert (await one.say("fly"))["error"] == words.NO_SUCH_ACT


@played
async def test_nobody_acts_without_having_entered_nor_in_another_class():
    live = server()
    lead, elsewhere = await teacher(live), await teacher(live)
    one = await student(live, lead.code)
    stranger = Visitor(live)
    for act in (*acts.TEACHER, *acts.STUDENT):
        assert (await stranger.say(act, **VIEW))["error"] == words.NOT_IN_CLASS
    for secret in (one.secret, lead.secret, "x", "", None, 7, "x" * 10_000):
        assert await stranger.enter(elsewhere.code, secret) == {"over": "gone"}
        assert await stranger.enter("AAAAA", secret) == {"over": "gone"}  # who guesses learns of no code
    await elsewhere.say("ask", **QUESTION)
    assert (await one.say("answer", vote="1_1", answer="0", code=elsewhere.code))["error"] == words.NOTHING_ASKED
    assert (await stranger.enter(lead.code, one.secret))["role"] == "student"  # a reload, or a second tab


@played
async def test_the_teachers_secret_is_in_nothing_that_a_student_is_told():
    live = server()
    lead = await teacher(live)
    one = await student(live, lead.code)
    await lead.say("lead", **VIEW)
    told = json.dumps(await one.hears(lambda told: told["lead"]))
    assert lead.secret not in told
    assert codes.mark(lead.secret) not in told


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", '{"class":7,"n":1}', '{"class":{},"n":"1"}', '{"class":{"do":"join"}}', '{"class":'),
        *('{"class":{"do":[]},"n":1}', '{"class":' + "[" * 20_000),
        '{"class":{"do":"join","code":"' + "A" * rules.LONGEST_MESSAGE + '"},"n":1}',
    ],
    ids=range(9),
)
def test_a_malformed_message_is_refused_in_words(text):
    async def story() -> str:
        visitor = Visitor(server())
        return json.loads(await visitor.live.handle(text, visitor.connection))["error"]

    assert len(finish(story())) > 10


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ("lead", {"page": "nowhere"}),
        ("lead", {**VIEW, "link": "&".join(["seed=1"] * 2000)}),
        ("lead", {**VIEW, "boards": ["mask"] * 17}),
        ("lead", {**VIEW, "boards": "mask"}),
        ("ask", {"kind": "choices", "text": "", "choices": ["a", "b"]}),
        ("ask", {"kind": "choices", "text": "Why?", "choices": ["a"]}),
        ("ask", {"kind": "choices", "text": "Why?", "choices": ["a", "b"], "right": "2"}),
        ("ask", {"kind": "number", "text": "How many?", "right": "nan"}),
        ("ask", {"kind": "number", "text": "How many?", "right": "1e300"}),
        ("ask", {"kind": "essay", "text": "Why?"}),
        ("ask", {"topic": "nothing"}),
        ("ask", {"topic": "half_heads", "level": 1}),
        ("ask", {"kind": "lesson", **VIEW}),
        ("again", {}),
        ("reveal", {}),
        ("show", {"student": "nobody"}),
        ("hide", {"student": ["x"]}),
    ],
    ids=str,
)
def test_what_the_teacher_asks_for_wrongly_is_refused_in_words(act, said):
    async def story() -> dict:
        lead = await teacher(server())
        return await lead.say(act, **said)

    answer = finish(story())
    assert answer["error"] not in ("", words.CANT_DO)
    assert answer["wait"] is None


# ---- bounds ----


@played
async def test_ten_thousand_joins_fill_one_class_and_nothing_else():
    live = server()
    lead, other = await teacher(live), await teacher(live)
    results = [await Visitor(live, f"203.0.113.{n % 250}").say("join", code=lead.code) for n in range(10_000)]
    assert sum("secret" in result for result in results) == classes.LIMITS.students
    assert results[-1]["error"] == words.class_is_full(most=classes.LIMITS.students)
    assert "secret" in await Visitor(live).say("join", code=other.code)


def test_a_server_keeps_so_many_classes_and_no_more(monkeypatch):
    monkeypatch.setattr(classes, "LIMITS", replace(classes.LIMITS, classes=2))

    async def story() -> list[dict]:
        live = server()
        begun = [await Visitor(live).say("start") for _ in range(2)]
        for each in begun:
            await student(live, each["code"])
        return [*begun, await Visitor(live).say("start")]

    *begun, refused = finish(story())
    assert len({each["code"] for each in begun}) == 2
    assert refused["error"] == words.no_more_classes(most=2)
