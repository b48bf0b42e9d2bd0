"""A few students on one server, or on two: each is answered, each sees the numbers of the stop that was chosen."""

import asyncio
import html
import re
import time
from collections import Counter
from collections.abc import Awaitable

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from pages import registry
from pages.answers import page_boards
from pages.view import link
from pages.view.menu import PAGES
from tests.browser.linked import default_scene, lead
from tests.browser.serving import Served, serving
from tests.load.classroom import STOPS, TOGETHER, come_and_go, lesson, run
from tests.load.day import without_tables
from tests.load.live_class import until
from tests.load.member import Member
from tests.load.student import Student

SESSIONS = 40  # that come and go
GROWTH = 0.5  # MB that the server may grow with each of them, after the first few


@pytest.fixture(scope="module")
def servers():
    """The app on two servers of its own."""
    with serving() as first, serving() as second:
        yield first, second


async def _moved(servers: tuple[str, ...], *stops: float) -> Student:
    """Return a student after moves of the temperature over these stops, with a question at each."""
    async with Student(*servers) as student:
        await student.ask()
        for stop in stops:
            student.link["temperature"] = str(stop)
            await student.ask()
        return student


async def _joined_and_voted(server: str, count: int) -> tuple[list[float], list[int], Counter[str]]:
    """Let so many join a class of one address at once and answer at once; return the seconds of each, numbers and bars."""
    teacher = Member(server)
    await teacher.start()
    students, took = [Member(server, teacher.code) for _ in range(count)], []

    async def timed(*work: Awaitable[None]) -> None:
        start = time.perf_counter()
        await asyncio.gather(*work)
        took.append(time.perf_counter() - start)

    try:
        await timed(*(student.join("") for student in students))
        await teacher.say("ask", kind="choices", text="Which?", choices=["a", "b"])
        await timed(*(student.answer("1_1", str(i % 2)) for i, student in enumerate(students)))
        await until(lambda: teacher.told["people"]["answered"] == count)
        await teacher.say("show_votes")
        await until(lambda: "votes" in teacher.told["state"]["question"])
        bars = teacher.told["state"]["question"]["votes"][0]["bars"]
        numbers = sorted(each["number"] for each in teacher.told["people"]["students"])
        return took, numbers, Counter({bar["label"]: bar["count"] for bar in bars})
    finally:
        await asyncio.gather(*(member.close() for member in (teacher, *students)))


@pytest.mark.long
def test_a_room_of_120_behind_one_address_joins_within_ten_seconds_and_votes_within_one(servers: tuple[Served, Served]):
    (joining, voting), numbers, bars = run(_joined_and_voted(servers[0], 120))
    assert joining < 10
    assert voting < 1
    assert numbers == list(range(1, 121))
    assert bars == {"a": 60, "b": 60}


def _said(student: Student, slot: str) -> str:
    """Return a sentence as it is read."""
    return html.unescape(re.sub(r"</?[a-z][^>]*>", "", student.seen.html(slot))).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("stop", [0.4, 3.5])
def test_a_move_is_answered_with_the_numbers_of_its_stop(servers: tuple[Served, Served], stop: float):
    """In one answer that holds no chart's specification, and a second time in one that holds nothing new."""
    student = run(_moved(servers[:1], stop))
    assert _said(student, "lead").startswith(lead(default_scene(temperature=stop), 0, 1))
    assert 1000 < student.bytes < 60_000
    assert "$schema" not in str(student.seen.about)
    assert run(_moved(servers[:1], stop, stop)).bytes < 5000


def test_two_servers_behind_one_address_show_the_same(servers: tuple[Served, Served]):
    """Each question of a student goes to the other one: neither keeps anything of the question before."""
    turns = run(_moved(servers, *STOPS))
    for each in servers:
        alone = run(_moved((each,), *STOPS))
        assert turns.seen.parts == alone.seen.parts
        assert turns.seen.hashes == alone.seen.hashes


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_answered_the_same_by_both(servers: tuple[Served, Served], page: str):
    async def asked(server: str) -> dict[str, object]:
        async with Student(server, page=page, boards=without_tables(page), seed=11, heads=4) as student:
            await student.ask()
            return student.seen.parts

    first, second = (run(asked(server)) for server in servers)
    differing = {slot for slot in first.keys() | second.keys() if first.get(slot) != second.get(slot)}
    assert differing <= {"about", "list", "packed", "race"}  # which say how long something took
    shown = page_boards.pieces(page, link.view({"seed": "11", "heads": "4"}, page))
    assert first.keys() == shown.keys() - {f"table_{name}" for name in registry.tables(page)}


def test_a_page_of_another_origin_is_not_let_in(servers: tuple[Served, Served]):
    async def ask() -> None:
        student = Student(servers[0])
        student.origin = "https://other.example"
        async with student:
            await student.ask()

    with pytest.raises(InvalidStatus, match="403"):
        run(ask())


@pytest.mark.long
def test_a_frame_of_many_megabytes_is_not_taken_and_others_are_answered(servers: tuple[Served, Served]):
    async def flood() -> None:
        async with Student(servers[0]) as student:
            await student.sockets[0].send("x" * 20_000_000)
            await student.sockets[0].recv()

    with pytest.raises(ConnectionClosedError, match="1009"):
        run(flood())
    assert run(_moved(servers[:1], 0.5)).seen.parts


@pytest.mark.long
@pytest.mark.parametrize("count", [1, 2])
def test_a_class_is_answered(servers: tuple[Served, Served], count: int):
    """Moves on a fixed schedule, none lost; on a busy machine one may be overtaken by the next, but for a student's last."""
    found = run(lesson(servers[:count], students=4, seconds=3, own=True))
    assert found.lost == 0
    assert len(found.answers) + found.overtaken == 4 * 3
    assert len(found.answers) >= 4
    assert min(found.answers) > 0


@pytest.mark.long
def test_a_session_is_small_and_leaves(servers: tuple[Served, Served]):
    """Memory as the operating system counts it: nothing that grows with every visitor."""
    found = run(come_and_go(servers[0], students=5, sessions=SESSIONS))
    assert found.each < 20  # MB; the table has the figure, this is only to notice a leak of a trace a session
    assert found.course[-1] - found.course[0] < GROWTH * (SESSIONS - TOGETHER)
