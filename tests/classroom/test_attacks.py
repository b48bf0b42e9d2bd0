"""What one visitor can do to the classes of others: begin many, fill one, vote without end, guess codes, send nonsense."""

import asyncio
import itertools
import json
import logging
from collections.abc import Iterator

import pytest

from pages.classroom import acts, classes, entrance, people
from pages.classroom.classes import Classes
from pages.classroom.live import Live
from pages.classroom.memory import Memory
from pages.classroom.store import BYTES, EMPTY_LIFE, LIFE, SIZE
from pages.server.bucket import Bucket, Buckets
from pages.server.limits import LIMITS
from pages.text.languages import Words
from tests.classroom.room import QUESTION, VIEW, Visitor, played, server, student, teacher
from tests.coroutines import finish

words = Words("classroom", "en")
ALWAYS = {
    "lead": VIEW,
    "show_votes": {},
    "again": {},
    "reveal": {},
    "put_away": {},
    "mode": {"mode": "roam"},
    "door": {"open": False},
}
ATTACKER, SCHOOL = "198.51.100.7", "198.51.100.8"


async def begun(visitor: Visitor, count: int) -> list[str]:
    """Begin classes on one connection, and return their codes."""
    return [(await visitor.say("start"))["code"] for _ in range(count)]


async def there(live: Live, codes: list[str]) -> list[str]:
    """Return the codes of classes that there still are."""
    return [code for code in codes if await live.classes.store.read(code, "room")]


# ---- classes ----


@played
async def test_of_the_classes_of_one_address_the_latest_ten_stay_and_any_teacher_can_begin_one():
    live = server()
    joined = await teacher(live)
    await student(live, joined.code)
    attacker = Visitor(live, ATTACKER)
    codes = await begun(attacker, 5 * LIMITS.classes)
    assert await there(live, codes) == codes[-LIMITS.classes_of_one :]
    assert (await teacher(live)).code  # elsewhere
    assert await there(live, [joined.code]) == [joined.code]


@played
async def test_no_class_that_students_have_joined_makes_room_and_the_teacher_is_told():
    live = server()
    attacker = Visitor(live, ATTACKER)
    codes = await begun(attacker, LIMITS.classes_of_one)
    for code in codes:
        await Visitor(live, ATTACKER).say("join", code=code)
    assert (await attacker.say("start"))["error"] == words.no_more_of_one(most=LIMITS.classes_of_one)
    assert await there(live, codes) == codes
    assert "code" in await Visitor(live).say("start")
    assert await live.classes.store.end(codes[0]) is None
    assert "code" in await attacker.say("start")  # one that has ended leaves its place


@played
async def test_where_all_places_are_taken_an_empty_class_makes_room_and_its_teacher_hears_of_it():
    live = server()
    lead = await teacher(live)
    for n in range(LIMITS.classes):
        assert "code" in await Visitor(live, f"203.0.113.{n}").say("start")
    await lead.hears(lambda told: told["over"] == "ended")
    assert "code" in await Visitor(live, ATTACKER).say("start")


@pytest.mark.parametrize(("joins", "life"), [(0, EMPTY_LIFE), (1, LIFE)])
def test_a_class_that_nobody_joined_ends_after_an_hour_and_whoever_goes_on_in_it_is_told(joins: int, life: int):
    async def story() -> None:
        now = 0.0
        live = Live(Classes(Memory(lambda: now)))
        lead = await teacher(live)
        for _ in range(joins):
            await student(live, lead.code)
        now = life - 1.0
        assert await there(live, [lead.code]) == [lead.code]
        now = life + 1.0
        assert (await lead.say("lead", **VIEW))["error"] == words.no_such_class(code=lead.code)
        await lead.hears(lambda told: told["over"] == "gone")
        assert (await lead.say("lead", **VIEW))["error"] == words.NOT_IN_CLASS

    finish(story())


# ---- joining ----


@played
async def test_one_connection_joins_a_few_times_and_a_class_has_room_for_others():
    live = server()
    lead, attacker = await teacher(live), Visitor(live, ATTACKER)
    results = [await attacker.say("join", code=lead.code) for _ in range(LIMITS.students)]
    assert ["secret" in each for each in results] == [True] * LIMITS.joins + [False] * (LIMITS.students - LIMITS.joins)
    assert results[-1]["error"] == words.too_many_joins(most=LIMITS.joins)
    wrong = Visitor(live, SCHOOL)
    for _ in range(2 * LIMITS.joins):
        await wrong.say("join", code="AAAAA")
    assert "secret" in await wrong.say("join", code=lead.code)  # only who has joined counts


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
    marks = [
        each["student"]
        for each in (await lead.hears(lambda told: len(told["people"]["students"]) == 2))["people"]["students"]
    ]
    assert await lead.say("remove", student=marks[1]) == {}
    for each in (students[1], tab):
        await each.hears(lambda told: told["over"] == "removed")
        assert (await each.say("answer", vote="1_1", answer="0"))["error"] == words.NOT_IN_CLASS
        assert await each.enter(lead.code, students[1].secret) == {"over": "removed"}
    told = await students[0].hears(lambda told: told["state"]["question"]["votes"][0]["count"] == 1)
    assert [bar["count"] for bar in told["state"]["question"]["votes"][0]["bars"]] == [0, 1, 0]
    told = await lead.hears(lambda told: len(told["people"]["students"]) == 1)
    assert told["people"]["answered"] == 1
    third = await student(live, lead.code, address=SCHOOL)
    assert (await third.hears(lambda told: told["own"]))["own"]["number"] == 3
    for mark in (marks[1], "nobody", ["x"]):
        assert (await lead.say("remove", student=mark))["error"] == words.NO_SUCH_STUDENT


@played
async def test_the_seat_of_a_removed_student_is_free():
    live = server()
    lead = await teacher(live)
    for n in range(LIMITS.students - 1):
        await Visitor(live, f"203.0.113.{n % 250}").say("join", code=lead.code)
    await student(live, lead.code)
    assert "error" in await Visitor(live).say("join", code=lead.code)
    people = (await lead.hears(lambda told: len(told["people"]["students"]) == LIMITS.students))["people"]["students"]
    await lead.say("remove", student=people[7]["student"])
    assert (await Visitor(live).say("join", code=lead.code))["number"] == LIMITS.students + 1
    assert "error" in await Visitor(live).say("join", code=lead.code)


class Timed:
    """A class whose time is the test's."""

    def __init__(self) -> None:
        self.now = 0.0
        self.live = Live(Classes(Memory(lambda: self.now), lambda: self.now))
        self.live.joins = Buckets(lambda: Bucket(entrance.JOINS_A_SECOND, entrance.JOINS, lambda: self.now))

    async def joins(self, code: str, count: int, address: str) -> list[dict[str, object]]:
        """Let so many join from an address, as soon as they may; return what each was answered at last."""
        answers = [await Visitor(self.live, address).say("join", code=code) for _ in range(count)]
        while any(answer.get("wait") for answer in answers):
            self.now += 1
            answers = [
                await Visitor(self.live, address).say("join", code=code) if each.get("wait") else each for each in answers
            ]
        return answers


@played
async def test_a_room_behind_one_address_joins_within_a_minute_and_who_takes_all_places_takes_as_long():
    for count, seconds in ((entrance.JOINS, 0), (LIMITS.students, 45)):
        timed = Timed()
        lead = await teacher(timed.live)
        assert all("secret" in answer for answer in await timed.joins(lead.code, count, SCHOOL))
        assert timed.now == seconds
        other = await teacher(timed.live)  # the next class of the school isn't slowed down by it
        assert "secret" in await Visitor(timed.live, SCHOOL).say("join", code=other.code)


@pytest.mark.parametrize("by", ["network", "since"])
def test_all_of_a_network_or_all_who_joined_lately_go_at_once_and_stay_out_for_a_minute(by: str):
    async def story() -> None:
        timed = Timed()
        live = timed.live
        lead = await teacher(live)
        stays = [await student(live, lead.code, address=SCHOOL) for _ in range(3)]
        timed.now = 30.0
        crowd = [await student(live, lead.code, address=ATTACKER) for _ in range(40)]
        await lead.say("ask", **QUESTION)
        for each in (*stays, *crowd):
            await each.say("answer", vote="1_1", answer="1")
        listed = (await lead.hears(lambda told: told["people"]["answered"] == 43))["people"]["students"]
        networks = [each["network"] for each in listed]
        assert len({*networks[:3]}) == len({*networks[3:]}) == 1 != len({*networks})
        assert await lead.say("remove", **{by: {"network": networks[3], "since": 30}[by]}) == {}
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
        for odd in ({"network": ""}, {"since": 1e9}, {"since": float("nan")}, {"since": True}, {"since": "0"}, {}):
            assert (await lead.say("remove", **odd))["error"] == words.NO_SUCH_STUDENT

    finish(story())


@played
async def test_no_address_is_kept_or_told_and_no_two_classes_name_it_alike():
    live, networks = server(), []
    for _ in range(2):
        lead = await teacher(live)
        await student(live, lead.code, address=SCHOOL)
        told = await lead.hears(lambda told: told["people"]["students"])
        assert SCHOOL not in json.dumps(told) + repr(vars(live.classes.store))
        networks.append(told["people"]["students"][0]["network"])
    assert networks[0] != networks[1]


# ---- votes ----


@played
async def test_a_question_is_asked_three_times_and_no_more():
    live = server()
    lead = await teacher(live)
    await lead.say("ask", **QUESTION)
    answers = [await lead.say("again") for _ in range(5)]
    assert answers == [{}] * 2 + [{"error": words.too_many_votes(most=3), "wait": None}] * 3
    assert (await lead.hears(lambda told: told["state"]["question"]["vote"] == 3))["state"]["question"]["open"]
    await lead.say("ask", **QUESTION)
    assert await lead.say("again") == {}


# ---- what a class may keep ----


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
        assert await Visitor(live).say("join", code=lead.code) == full
        assert await pupils[0].say("offer", **VIEW) == full
        for act, said in ALWAYS.items():
            assert await lead.say(act, **said) == {}, act
        assert await pupils[1].say("place", page="masks") == {}
        patch.setattr(classes, "MB", 1000)
        marks = [each["student"] for each in (await people.listed(live.classes, lead.code))["students"]]
        assert [await lead.say("remove", student=mark) for mark in (marks[0], marks[2])] == [{}] * 2  # which makes room
        assert await lead.say("ask", kind="text", text="Why?") == {}
        assert await pupils[1].say("answer", vote=f"{count + 1}_1", answer="because") == {}


# ---- codes that are guessed ----


class Holds:
    """The holds of a turn, each of which ends when the test lets it."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.ends = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        """Hold."""
        self.seconds.append(seconds)
        await self.ends.acquire()


async def settled() -> None:
    """Let everything happen that doesn't wait for the test."""
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.fixture
def holds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Holds]:
    """Return the holds of wrong codes."""
    found = Holds()
    monkeypatch.setattr(entrance, "hold", found.sleep)
    return found


def test_after_many_wrong_codes_the_next_ones_wait_and_who_knows_the_code_comes_in_between(holds: Holds):
    async def story() -> None:
        live = server()
        lead = await teacher(live)
        guessers = [Visitor(live, SCHOOL) for _ in range(12)]
        refused = [(await guessers[n % 12].say("join", code="AAAAA"))["error"] for n in range(entrance.TRIES)]
        assert refused == [words.no_such_class(code="AAAAA")] * entrance.TRIES
        guesses = [asyncio.create_task(each.say("join", code="AAAAA")) for each in guessers]
        await settled()
        assert holds.seconds == [entrance.HOLD]  # one looks, eleven wait
        newcomers = [asyncio.create_task(Visitor(live, SCHOOL).say("join", code=lead.code)) for _ in range(3)]
        await settled()
        holds.ends.release()
        await settled()
        assert ["secret" in each.result() for each in newcomers] == [True] * 3
        assert holds.seconds == [entrance.HOLD] * 2
        for _ in guessers:
            holds.ends.release()
        assert {(await each)["error"] for each in guesses} == {words.no_such_class(code="AAAAA")}
        assert holds.seconds == [entrance.HOLD] * 12

    finish(story())


def test_at_an_address_where_somebody_is_in_the_class_and_elsewhere_nobody_waits(holds: Holds):
    async def story() -> None:
        live = server()
        lead = await teacher(live)
        inside = await student(live, lead.code, address=SCHOOL)
        for _ in range(entrance.TRIES):
            await Visitor(live, SCHOOL).say("join", code="AAAAA")
        guess = asyncio.create_task(Visitor(live, SCHOOL).say("join", code="AAAAA"))
        await settled()
        assert len(holds.seconds) == 1
        assert "secret" in await Visitor(live, SCHOOL).say("join", code=lead.code)
        assert "secret" in await Visitor(live, ATTACKER).say("join", code=lead.code)
        assert (await inside.enter(lead.code, inside.secret))["role"] == "student"
        holds.ends.release()
        await guess

    finish(story())


# ---- odd messages ----

ODD = (None, True, 10**30, float("inf"), float("nan"), "", "\ud800", "x" * 5000, [], ["x"], {"x": []})
FIELDS = ("do", "code", "by", "lang", "name", "page", "link", "boards", "title", "cell", "mode", "kind", "text", "choices")
FIELDS += ("right", "topic", "level", "draw", "student", "shown", "names", "at", "address", "vote", "answer", "step", "part")
FIELDS += ("temperature", "open", "question")
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
