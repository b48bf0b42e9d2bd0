"""What a live class refuses, in words: who may do what, and malformed messages."""

import json

from pages.classroom import acts, codes, rules
from pages.text.languages import Words
from tests.classroom.room import QUESTION, VIEW, Visitor, played, server, student, teacher

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
    told = json.dumps(one.told)
    assert lead.secret not in told
    assert codes.mark(lead.secret) not in told


@played
async def test_nobody_acts_without_having_entered_nor_in_another_class():
    live = server()
    lead, elsewhere = await teacher(live), await teacher(live)
    one = await student(live, lead.code)
    stranger = Visitor(live)
    assert await stranger.say("find", code=lead.code.lower()) == {"code": lead.code}
    assert (await stranger.say("find", code="QQQQQ"))["error"] == words.no_such_class(code="QQQQQ")
    for act in (*acts.TEACHER, *acts.STUDENT):
        assert (await stranger.say(act, **VIEW))["error"] == words.NOT_IN_CLASS
    for secret in (one.secret, lead.secret, "x", "", None, 7, "x" * 10_000):
        assert await stranger.enter(elsewhere.code, secret) == {"over": "gone"}
        assert await stranger.enter("AAAAA", secret) == {"over": "gone"}  # who guesses learns of no code
    await elsewhere.say("ask", **QUESTION)
    assert (await one.say("answer", vote="1_1", answer="0", code=elsewhere.code))["error"] == words.NOTHING_ASKED
    assert (await stranger.enter(lead.code, one.secret))["role"] == "student"  # a reload, or a second tab


@played
async def test_a_malformed_message_is_refused_in_words():
    visitor = Visitor(server())
    odd = ('7,"n":1', '{},"n":"1"', '{"do":"join"}', "", "[" * 20_000, '{"do":[]},"n":1')
    texts = ("", "[]", *(f'{{"class":{each}}}' for each in odd), '{"class":')
    for text in (*texts, '{"class":{"do":"join","code":"' + "A" * rules.LONGEST_MESSAGE + '"},"n":1}'):
        assert len(json.loads(await visitor.live.handle(text, visitor.connection))["error"]) > 10, text[:40]


WRONG: tuple[tuple[str, dict[str, object]], ...] = (
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
)


@played
async def test_what_the_teacher_asks_for_wrongly_is_refused_in_words():
    lead = await teacher(server())
    for act, said in WRONG:
        answer = await lead.say(act, **said)
        assert answer["error"] not in ("", words.CANT_DO), (act, said)
        assert answer["wait"] is None
