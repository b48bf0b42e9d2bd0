"""A live class as browsers see it: joining, following, answering, on one server or two, while the store is away."""

import asyncio
import json

from pages.classroom import deck
from pages.classroom.memory import Memory
from pages.classroom.store import StoreError
from pages.text.languages import Words
from tests.classroom.room import QUESTION, VIEW, Visitor, played, screen, server, student, teacher

words = Words("classroom", "en")


@played
async def test_everybody_on_every_server_follows_what_the_teacher_shows_until_the_teacher_lets_them_roam():
    """Who comes late lands there, too."""
    kept = Memory()
    here, there = server(kept), server(kept)
    lead = await teacher(here)
    early = await student(there, lead.code)
    view = {**VIEW, "cell": {"slot": "mask", "plot": 0, "box": [0.1, 0.2, 0.1, 0.1]}}
    shown = {**view, "formula": deck.formula(view)}
    await lead.say("lead", **view)
    assert (await early.hears(lambda told: told["lead"]))["lead"] == shown
    late = await student(here, lead.code)
    told = await late.hears(lambda told: told["state"] and told["own"])
    assert (told["state"]["lead"], told["state"]["mode"], told["own"]["number"]) == (shown, "follow", 2)
    await lead.say("mode", mode="roam", page="masks")
    assert (await early.hears(lambda told: told["state"]["mode"] == "roam"))["state"]["page"] == "masks"
    await lead.say("mode", mode="follow")
    assert (await early.hears(lambda told: told["state"]["mode"] == "follow"))["state"]["page"] == ""
    assert ["network" in await each.enter(lead.code, each.secret) for each in (lead, early)] == [True, False]
    assert (await lead.say("mode", mode="fly"))["error"] == words.not_one_of(name="mode", allowed="follow, hold, roam")


def tells_nothing(question: dict) -> bool:
    """Whether nothing of a question says which answer is right."""
    bars = [bar for vote in question["votes"] for bar in vote["bars"]]
    marks = [*(vote["right"] is not None for vote in question["votes"]), *(bar["right"] or bar["mistake"] for bar in bars)]
    return not any(marks) and not {"right", "mistakes"} & question.keys()


@played
async def test_a_class_votes_sees_the_votes_votes_again_and_sees_the_answer():
    """Phones and the projector know no vote before it has ended, nothing of the answer before it is shown, and no name."""
    kept = Memory()
    here, there = server(kept), server(kept)
    lead = await teacher(here)
    projector = await screen(lead)
    names = ("Ada", "Bob", "Cem")
    students = [await student(live, lead.code, name) for live, name in zip((here, there, there), names, strict=True)]
    one = students[0]
    await lead.say("ask", **QUESTION)
    told = await one.hears(lambda told: told["state"]["question"]["open"])
    assert not {"right", "mistakes", "votes"} & {*told["state"]["question"]}
    for each, answer in zip(students, "022", strict=True):
        await each.hears(lambda told: told["state"]["question"])
        assert await each.say("answer", vote="1_1", answer=answer) == {}
    await students[1].say("answer", vote="1_1", answer="1")  # changes it
    listed = (await lead.hears(lambda told: told["people"]["answered"] == 3))["people"]["students"]
    seen = [(each["number"], each["name"], each["answered"], each.get("right")) for each in listed]
    assert seen == [(1, "Ada", True, None), (2, "Bob", True, None), (3, "Cem", True, None)]
    assert lead.told["people"]["solution"]["right"] == "√d"
    await lead.say("show_votes")
    for page in (students[2], projector):
        question = (await page.hears(lambda told: not told["state"]["question"]["open"]))["state"]["question"]
        assert [bar["count"] for bar in question["votes"][0]["bars"]] == [1, 1, 1]
        assert tells_nothing(question)
    assert (await one.say("answer", vote="1_1", answer="1"))["error"] == words.VOTE_ENDED
    await lead.say("again")
    question = (await one.hears(lambda told: told["state"]["question"]["open"]))["state"]["question"]
    assert (question["vote"], "votes" in question) == (2, False)  # no percentages before the second vote ends
    await one.say("answer", vote="1_2", answer="1")
    await lead.say("show_votes")
    question = (await one.hears(lambda told: not told["state"]["question"]["open"]))["state"]["question"]
    assert tells_nothing(question)
    await lead.say("reveal")
    question = (await one.hears(lambda told: told["state"]["question"]["revealed"]))["state"]["question"]
    assert (question["votes"][0]["right"], question["right"]) == (1, "1")
    assert [[bar["count"] for bar in vote["bars"]] for vote in question["votes"]] == [[1, 1, 1], [0, 1, 0]]
    listed = (await lead.hears(lambda told: told["people"]["students"][0].get("right") == 1))["people"]["students"]
    assert [(each.get("right", 0), each.get("wrong", 0)) for each in listed] == [(1, 0), (1, 0), (0, 1)]
    assert (await lead.say("again"))["error"] == words.ANSWER_SHOWN
    await lead.say("ask", **QUESTION)
    assert [await lead.say("again") for _ in range(3)][1:] == [{}, {"error": words.too_many_votes(most=3), "wait": None}]
    await lead.say("hide", student=listed[0]["student"], shown=False)
    await lead.hears(lambda told: told["people"]["students"][0]["shown"] is False)
    assert projector.told["people"].keys() == {"joined", "answered", "now"}  # nobody's name, nobody's mistakes
    for each, own in zip((*students, projector), (*names, ""), strict=True):
        assert not any(name in json.dumps(each.told) for name in names if name != own)
    assert not any("people" in each.told for each in students)


@played
async def test_free_texts_are_merged_and_wait_for_the_teacher():
    live = server()
    lead = await teacher(live)
    one, other, third = [await student(live, lead.code) for _ in range(3)]
    await lead.say("ask", kind="text", text="What does a mask do?")
    for each, answer in ((one, "It hides  the future."), (other, "it hides the future"), (third, "Nothing")):
        await each.say("answer", vote="1_1", answer=answer)
    await lead.say("show_votes")
    question = (await one.hears(lambda told: not told["state"]["question"]["open"]))["state"]["question"]
    assert (question["votes"][0]["count"], question["votes"][0]["bars"]) == (3, [])
    assert question["answerable"] is False  # so no answer is promised, and none can be shown
    texts = (await lead.hears(lambda told: told["people"]["answered"] == 3))["people"]["solution"]["texts"]
    assert [(each["text"], each["numbers"], each["hidden"]) for each in texts] == [
        ("It hides  the future.".replace("  ", " "), [1, 2], False),
        ("Nothing", [3], False),
    ]
    await lead.say("show_texts", shown=True)
    question = (await one.hears(lambda told: told["state"]["texts"]))["state"]["question"]
    assert [bar["count"] for bar in question["votes"][0]["bars"]] == [2, 1]
    for hidden, counts in ((True, [1]), (False, [2, 1])):  # in whatever spelling
        await lead.say("hide_text", answer="IT HIDES THE FUTURE!", hidden=hidden)
        await one.hears(lambda told, counts=counts: _counts(told) == counts)
        await lead.hears(lambda told, hidden=hidden: told["people"]["solution"]["texts"][0]["hidden"] is hidden)
    await lead.say("show_texts", shown=False)
    assert _counts(await one.hears(lambda told: not told["state"]["texts"])) == []


def _counts(told: dict) -> list[int]:
    [vote] = told["state"]["question"]["votes"]
    assert vote["count"] == 3
    return [bar["count"] for bar in vote["bars"]]


@played
async def test_one_tab_leads_and_what_sets_up_its_screen_stays_there():
    lead = await teacher(server())
    one, second = await student(lead.live, lead.code), Visitor(lead.live)
    await lead.say("lead", **{**VIEW, "link": "mask=causal&display=projector&locked=mask&step=1"})
    assert (await one.hears(lambda told: told["lead"]))["lead"]["link"] == "mask=causal&step=1"
    await second.enter(lead.code, lead.secret)
    for tab in ("one", "two"):
        await second.say("take_lead", tab=tab)
        await lead.hears(lambda told, tab=tab: told["state"]["leader"] == tab)


@played
async def test_a_student_shows_the_own_view_once_the_teacher_accepts_it():
    live = server()
    lead = await teacher(live)
    one, other = [await student(live, lead.code) for _ in range(2)]
    own = {**VIEW, "link": "mask=window&step=1", "cell": None}
    await one.say("offer", **own)
    hand = (await lead.hears(lambda told: told["people"]["students"][0]["hand"]))["people"]["students"][0]["student"]
    assert other.told["state"]["lead"] is None
    seen = await lead.say("look", student=hand)
    assert seen == {**own, "title": ""}  # a student's words stand in no title
    assert other.told["state"]["lead"] is None
    await one.say("offer", **{**own, "link": "mask=none"})  # too late: what was looked at is shown
    await lead.say("show", student=hand, **seen)
    told = await other.hears(lambda told: told["state"]["lead"])
    assert told["state"]["lead"] == seen


@played
async def test_a_class_that_ends_is_told_to_all_and_leaves_nothing():
    kept = Memory()
    live = server(kept)
    lead = await teacher(live)
    one = await student(live, lead.code)
    await lead.say("ask", **QUESTION)
    await one.say("answer", vote="1_1", answer="0")
    await lead.say("end")
    await one.hears(lambda told: told["over"] == "ended")
    tables = ("room", "students", "questions", "answers_1_1", "places")
    assert [await kept.read(lead.code, table) for table in tables] == [{}] * 5
    assert (await one.say("answer", vote="1_1", answer="1"))["error"]
    assert await one.enter(one.code, one.secret) == {"over": "gone"}


# ---- several servers, and a store that is away ----


class Far(Memory):
    """A store whose answers are on their way for a moment."""

    async def read(self, code: str, table: str) -> dict[str, str]:
        found = await super().read(code, table)
        await asyncio.sleep(0.01)
        return found


@played
async def test_of_many_who_join_at_once_each_has_a_number_of_their_own():
    kept = Far()
    live = server(kept), server(kept)
    lead = await teacher(live[0])
    students = await asyncio.gather(*(student(live[n % 2], lead.code) for n in range(40)))
    told = await asyncio.gather(*(each.hears(lambda told: told["own"]) for each in students))
    assert sorted(each["own"]["number"] for each in told) == list(range(1, 41))


class Away(Memory):
    """A store that can be out of reach."""

    away = False

    async def read(self, code: str, table: str) -> dict[str, str]:
        if self.away:
            raise StoreError
        return await super().read(code, table)

    async def field(self, code: str, table: str, field: str) -> str | None:
        if self.away:
            raise StoreError
        return await super().field(code, table, field)


@played
async def test_while_the_store_is_away_a_sentence_says_when_to_try_again_and_no_answer_counts_twice():
    kept = Away()
    live = server(kept)
    lead = await teacher(live)
    one = await student(live, lead.code)
    await lead.say("ask", **QUESTION)
    kept.away = True
    answer = await one.say("answer", vote="1_1", answer="1")
    assert (answer["error"], answer["wait"] > 0) == (words.STORE_AWAY, True)
    kept.away = False
    for _ in range(2):
        await one.say("answer", vote="1_1", answer="1")
    people = (await lead.hears(lambda told: told["people"]["answered"]))["people"]
    assert people["answered"] == 1


@played
async def test_a_slow_browser_hears_the_latest_of_each_kind():
    live = server()
    lead = await teacher(live)
    slow = Visitor(live)
    joined = await slow.say("join", code=lead.code)
    gate, heard = asyncio.Event(), []

    async def hear(text: str) -> None:
        await gate.wait()
        heard.append(json.loads(text)["class"])

    slow.connection.send = hear
    await slow.enter(lead.code, joined["secret"])
    for step in range(1, 100):
        await lead.say("lead", **{**VIEW, "link": f"seed={step}"})
    gate.set()

    async def last() -> None:
        while not any(told.get("lead", {}).get("link") == "seed=99" for told in heard):
            await asyncio.sleep(0)

    await asyncio.wait_for(last(), 5)
    assert sum("lead" in told for told in heard) <= 2
