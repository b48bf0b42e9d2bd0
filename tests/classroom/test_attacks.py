"""What one visitor can do to the classes of others: begin many, fill one, vote without end, guess codes, send nonsense."""

import asyncio
import itertools
import json
import logging
from dataclasses import replace

import pytest

from pages.classroom import acts, classes, people, store
from pages.classroom.classes import Classes
from pages.classroom.live import RATE, TRIES, Live
from pages.classroom.memory import Memory
from pages.classroom.store import BYTES, SIZE, UNUSED
from pages.server import admission
from pages.server.limits import LIMITS
from pages.server.round import Asker
from pages.text.languages import Words
from tests.classroom.room import PATIENCE, QUESTION, VIEW, Visitor, played, server, student, teacher
from tests.coroutines import finish

words = Words("classroom", "en")
ATTACKER, SCHOOL = "198.51.100.7", "198.51.100.8"


async def there(live: Live, codes: list[str]) -> list[str]:
    """Return the codes of classes that there still are."""
    return [code for code in codes if await live.classes.store.read(code, "room")]


# ---- classes ----


@played
async def test_an_address_begins_ten_classes_and_ends_only_what_nobody_has_used_for_ten_minutes():
    timed = Timed()
    waits, stranger = await teacher(timed.live), Visitor(timed.live, "192.0.2.1")  # both behind one address
    codes = [(await stranger.say("start"))["code"] for _ in range(LIMITS.classes_of_one - 1)]
    full = {"error": words.no_more_of_one(most=LIMITS.classes_of_one), "wait": None}
    assert [await stranger.say("start") for _ in range(3)] == [full] * 3
    assert "code" in await Visitor(timed.live, SCHOOL).say("start")  # elsewhere
    await student(timed.live, codes[0])
    timed.now = UNUSED - 1
    assert await stranger.say("start") == full
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "UNUSED", 0)
        await waits.enter(waits.code, waits.secret)  # while a page is open, the server marks its class as used
        await used(timed.live, waits.code)
    timed.now = UNUSED + 1
    assert "code" in await stranger.say("start")
    assert await there(timed.live, [waits.code, *codes]) == [waits.code, codes[0], *codes[2:]]
    await timed.live.classes.store.end(codes[0])
    assert "code" in await stranger.say("start")  # one that has ended leaves its place


async def used(live: Live, code: str) -> None:
    """Return once a class was marked as used twice."""
    left, put, done = 2, live.classes.store.put, asyncio.Event()

    async def noted(*those: object) -> bool:
        nonlocal left
        left -= those == (code, "room", {})
        if not left:
            done.set()
        return await put(*those)

    live.classes.store.put = noted
    await asyncio.wait_for(done.wait(), PATIENCE)
    live.classes.store.put = put


class Ending(Memory):
    """A store in which a class ends while its question is read."""

    async def field(self, code: str, table: str, field: str) -> str | None:
        if table == "questions":
            await self.end(code)
        return await super().field(code, table, field)


@played
async def test_a_list_that_is_made_while_its_class_ends_is_no_error():
    live = Live(Classes(Memory()))
    lead = await teacher(live)
    await lead.say("ask", **QUESTION)
    live.classes.store.__class__ = Ending
    assert (await people.listed(live.classes, lead.code))["solution"] == {}


@played
async def test_where_all_places_are_taken_an_empty_class_makes_room_and_its_teacher_hears_of_it():
    live = server()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(classes, "LIMITS", replace(LIMITS, classes=2))
        lead = await teacher(live)
        begun = [await Visitor(live, f"203.0.113.{n}").say("start") for n in range(2)]
        await lead.hears(lambda told: told["over"] == "ended")
        for each in begun:
            await student(live, each["code"])
        assert (await Visitor(live, ATTACKER).say("start"))["error"] == words.no_more_classes(most=2)
        assert await there(live, [each["code"] for each in begun]) == [each["code"] for each in begun]


# ---- joining ----


@played
async def test_a_class_has_so_many_seats_and_whoever_is_removed_frees_one():
    live = server()
    lead = await teacher(live)
    for n in range(LIMITS.students):
        await student(live, lead.code, address=f"203.0.113.{n % 250}")
    full = words.class_is_full(most=LIMITS.students)
    assert (await Visitor(live).say("join", code=lead.code))["error"] == full
    listed = (await lead.hears(lambda told: len(told["people"]["students"]) == LIMITS.students))["people"]["students"]
    await lead.say("remove", students=[listed[7]["student"]])  # whose seat is free
    assert (await Visitor(live).say("join", code=lead.code))["number"] == LIMITS.students + 1
    assert (await Visitor(live).say("join", code=lead.code))["error"] == full
    assert "secret" in await Visitor(live).say("join", code=(await teacher(live)).code)


@played
async def test_the_teacher_closes_the_door_and_those_inside_stay():
    live = server()
    lead = await teacher(live)
    one = await student(live, lead.code)
    assert await lead.say("door", open=False) == {}
    assert (await lead.hears(lambda told: told["state"]["door"]))["state"]["door"] == "closed"
    assert (await Visitor(live).say("join", code=lead.code))["error"] == words.DOOR_CLOSED
    assert (await Visitor(live).enter(lead.code, one.secret))["role"] == "student"  # a reload
    await lead.say("door", open=True)
    assert "secret" in await Visitor(live).say("join", code=lead.code)


@played
async def test_a_removed_student_is_told_in_every_tab_and_leaves_no_answer_and_nobody_gets_the_number():
    kept = Memory()
    live, other = server(kept), server(kept)
    lead = await teacher(live)
    students = [await student(live, lead.code, name) for name in ("Ada", "Bob")]
    tab = Visitor(other)  # on another server
    await tab.enter(lead.code, students[1].secret)
    await lead.say("ask", **QUESTION)
    for each in students:
        await each.say("answer", vote="1_1", answer="1")
    await lead.say("reveal")
    await lead.hears(lambda told: told["state"]["question"]["votes"][0]["count"] == 2)
    listed = (await lead.hears(lambda told: len(told["people"]["students"]) == 2))["people"]["students"]
    assert await lead.say("remove", students=[listed[1]["student"]]) == {}
    for each in (students[1], tab):
        await each.hears(lambda told: told["over"] == "removed")
        assert (await each.say("answer", vote="1_1", answer="0"))["error"] == words.NOT_IN_CLASS
        assert await each.enter(lead.code, students[1].secret) == {"over": "removed"}
    told = await students[0].hears(lambda told: told["state"]["question"]["votes"][0]["count"] == 1)
    assert [bar["count"] for bar in told["state"]["question"]["votes"][0]["bars"]] == [0, 1, 0]
    assert (await lead.hears(lambda told: len(told["people"]["students"]) == 1))["people"]["answered"] == 1
    out = (await Visitor(live).say("join", code=lead.code, was=students[1].secret))["error"]
    assert out == words.removed_just_now(seconds=60)  # the same browser, while its neighbours come in
    third = await student(live, lead.code)
    assert (await third.hears(lambda told: told["own"]))["own"]["number"] == 3
    for mark in (listed[1]["student"], "nobody"):
        assert (await lead.say("remove", students=[mark]))["error"] == words.NO_SUCH_STUDENT


class Timed:
    """A class whose time is the test's."""

    def __init__(self) -> None:
        self.now = 0.0
        self.live = Live(Classes(Memory(lambda: self.now), lambda: self.now))


@played
async def test_a_room_behind_one_address_joins_at_once():
    """A pace of joins would keep out those who wait beside somebody who tries all the time."""
    lead = await teacher(Timed().live)
    joined = [await Visitor(lead.live, SCHOOL).say("join", code=lead.code) for _ in range(LIMITS.students)]
    assert all("secret" in each for each in joined)


@played
async def test_many_who_are_removed_at_once_stay_out_for_a_minute_with_all_of_their_network():
    timed = Timed()
    live = timed.live
    lead = await teacher(live)
    stays = [await student(live, lead.code, address=SCHOOL) for _ in range(3)]
    timed.now = 30.0
    crowd = [await student(live, lead.code, address=ATTACKER) for _ in range(40)]
    await lead.say("ask", **QUESTION)
    for each in (*stays, *crowd):
        await each.say("answer", vote="1_1", answer="1")
    told = await lead.hears(lambda told: told["people"]["answered"] == 43)
    assert not {SCHOOL, ATTACKER} & {*json.dumps(told).split('"')}
    networks = [each["network"] for each in told["people"]["students"]]
    assert len({*networks[:3]}) == len({*networks[3:]}) == 1 != len({*networks})
    marks = [each["student"] for each in told["people"]["students"] if each["network"] == networks[3]]
    assert await lead.say("remove", students=marks, many=True) == {}
    for each in crowd:
        await each.hears(lambda told: told["over"] == "removed")
    people = (await lead.hears(lambda told: told["people"]["answered"] == 3))["people"]
    assert [each["number"] for each in people["students"]] == [1, 2, 3]
    timed.now = 89.5
    refused = await Visitor(live, ATTACKER).say("join", code=lead.code)
    assert (refused["error"], refused["wait"]) == (words.removed_from_network(seconds=1), 0.5)
    assert "secret" in await Visitor(live, SCHOOL).say("join", code=lead.code)
    timed.now = 90.0
    assert "secret" in await Visitor(live, ATTACKER).say("join", code=lead.code)
    other = await teacher(live)  # no two classes name a network alike, and no address is kept
    await student(live, other.code, address=SCHOOL)
    [listed] = (await other.hears(lambda told: told["people"]["students"]))["people"]["students"]
    assert listed["network"] not in networks
    assert SCHOOL not in repr(vars(live.classes.store))


@played
async def test_the_teacher_sees_who_has_answered_nothing_in_any_vote_also_where_nothing_is_right():
    lead = await teacher(server())
    pupils = [await student(lead.live, lead.code) for _ in range(4)]

    async def silent() -> list[int]:
        listed = await people.listed(lead.live.classes, lead.code)
        return [each["number"] for each in listed["students"] if each["silent"]]

    assert await silent() == [1, 2, 3, 4]
    await lead.say("ask", kind="text", text="Why?")
    await pupils[1].say("answer", vote="1_1", answer="because")
    assert await silent() == [1, 3, 4]
    await lead.say("again")
    await pupils[3].say("answer", vote="1_2", answer="so")
    assert await silent() == [1, 3]
    await lead.say("ask", **QUESTION)
    await pupils[0].say("answer", vote="2_1", answer="0")
    assert await silent() == [3]


# ---- what a class may keep ----


ALWAYS = {"lead": VIEW, "mode": {"mode": "roam"}, "door": {"open": False}}
ALWAYS |= {act: {} for act in ("show_votes", "again", "reveal", "put_away")}


@played
async def test_a_class_that_has_used_its_bytes_keeps_no_more_and_goes_on_and_its_teacher_hears_in_time():
    live = server()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(classes, "MB", 1000)  # a thousandth of what it is
        lead = await teacher(live)
        pupils = [await student(live, lead.code) for _ in range(3)]
        full, count, told = {"error": words.no_storage(most=LIMITS.class_mb), "wait": None}, 0, []
        while not (said := await lead.say("ask", kind="text", text="Why?")):
            count += 1
            for each in pupils:
                await each.say("answer", vote=f"{count}_1", answer="x" * 200)
            told.append((await people.listed(live.classes, lead.code))["storage"])
        assert (said, count > 2) == (full, True)
        assert told == [0 if used < 80 else used for used in told]
        assert told[-1] >= 80 > told[0]
        assert int(await live.classes.store.field(lead.code, SIZE, BYTES)) <= 8000
        patch.setattr(classes, "MB", 1)  # nothing fits in, however small it is
        assert await Visitor(live).say("join", code=lead.code) == await pupils[0].say("offer", **VIEW) == full
        assert [act for act, said in ALWAYS.items() if await lead.say(act, **said) != {}] == []
        assert await pupils[1].say("place", page="masks") == {}
        patch.setattr(classes, "MB", 1000)
        marks = [each["student"] for each in (await people.listed(live.classes, lead.code))["students"]]
        assert [await lead.say("remove", students=[mark]) for mark in (marks[0], marks[2])] == [{}] * 2  # which makes room
        assert await lead.say("ask", kind="text", text="Why?") == {}
        assert await pupils[1].say("answer", vote=f"{count + 1}_1", answer="because") == {}


@played
async def test_views_that_students_offer_take_no_more_than_half_of_it():
    lead = await teacher(server())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(classes, "MB", 5000)
        crowd = [await student(lead.live, lead.code) for _ in range(12)]
        offered = [await each.say("offer", **{**VIEW, "link": f"text={'x' * 3000}"}) for each in crowd]
        assert {"error" in each for each in offered} == {True, False}
        assert await lead.say("ask", **QUESTION) == {}
        assert [await each.say("answer", vote="1_1", answer="1") for each in crowd] == [{}] * 12


# ---- turns ----


@played
async def test_560_sockets_of_two_addresses_that_ask_without_a_break_make_nobodys_vote_busy():
    lead = await teacher(server())
    pupils = [await student(lead.live, lead.code) for _ in range(10)]
    await lead.say("ask", **QUESTION)

    async def asks(who: Asker) -> None:
        while True:
            async with admission.cheap.turn(who):
                await asyncio.sleep(0)

    crowd = [asyncio.create_task(asks(admission.asking(f"203.0.113.{n % 2}"))) for n in range(560)]
    async with asyncio.timeout(PATIENCE):
        while admission.cheap.busy < 550:
            await asyncio.sleep(0)
    votes = [each.say("answer", vote="1_1", answer="1") for each in pupils]
    assert await asyncio.gather(*votes) == [{}] * 10
    assert admission.cheap.busy > 550
    for each in crowd:
        each.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


# ---- codes that are guessed ----


@played
async def test_after_many_wrong_codes_an_address_waits_unless_somebody_there_is_in_the_class():
    live = server()
    lead, guesser = await teacher(live), Visitor(live, SCHOOL)
    refused = [(await guesser.say("join", code="AAAAA"))["error"] for _ in range(TRIES)]
    assert refused == [words.no_such_class(code="AAAAA")] * TRIES
    for code in ("BBBBB", lead.code):  # a guesser isn't told which was right
        told = await Visitor(live, SCHOOL).say("find", code=code)
        assert told["error"] == words.too_many_tries(seconds=2)
        assert 1 < told["wait"] <= 1 / RATE
    inside = await student(live, lead.code, address=ATTACKER)
    await Visitor(live, SCHOOL).enter(lead.code, inside.secret)  # as at an address that somebody has come in from before
    assert "secret" in await Visitor(live, SCHOOL).say("join", code=lead.code)


# ---- odd messages ----

ODD = (True, 10**30, float("nan"), "", "\ud800", "x" * 5000, ["x"], {"x": []})
FIELDS = ("do", "code", "by", "lang", "name", "page", "link", "boards", "title", "cell", "mode", "kind", "text", "choices")
FIELDS += ("right", "topic", "level", "draw", "student", "students", "many", "was", "shown", "names", "at", "address")
FIELDS += ("vote", "answer", "step", "part")
FIELDS += ("temperature", "open", "question", "tab")
SAID = {"ask": ({**QUESTION, **VIEW}, {"topic": "divisor", "level": 1, "draw": 3}, {"kind": "largest", **VIEW})}
SAID["record"] = ({"vote": "1_1"},)
ACTS = {*acts.TEACHER, *acts.STUDENT, *acts.ANYBODY} - {"end", "leave", "report"}


def test_whatever_stands_in_a_field_no_answer_is_an_error_of_the_server(caplog: pytest.LogCaptureFixture):
    """Each act, of the teacher and of a student, with each kind of value that JSON has, in each field."""

    async def story() -> list[object]:
        live = server()
        lead = await teacher(live)
        await lead.say("ask", **QUESTION)
        one, failed = await student(live, lead.code), []
        for act, field, odd in itertools.product(sorted(ACTS), FIELDS, ODD):
            visitor = one if act in acts.STUDENT else lead
            for said in SAID.get(act, (VIEW,)):
                message = {"do": act, "lang": "en", "code": lead.code, "by": visitor.secret, **said, field: odd}
                text = json.dumps({"class": message, "n": 1})
                answer = json.loads(await live.handle(text, visitor.connection))
                failed += [(act, field, odd)] * (answer.get("error") == words.CANT_DO)
        return failed

    with caplog.at_level(logging.ERROR):
        assert finish(story()) == []
    assert caplog.records == []
