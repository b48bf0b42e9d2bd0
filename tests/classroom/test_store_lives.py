"""How long stores keep a class, how many of them, and which one makes room."""

import asyncio
import math

import pytest

from pages.classroom import memory, redis_store
from pages.classroom.store import EMPTY_LIFE, ENDED, JOINED, LIFE, FullError, NetworkFullError
from tests.classroom.stores import ROOM, InMemory, Kept, acts


def life(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on let an act keep a class for so long, whether or not anybody has joined it."""
    for name in ("LIFE", "EMPTY_LIFE"):
        monkeypatch.setattr(memory, name, seconds)
        monkeypatch.setattr(redis_store, name, seconds)


@acts
async def test_the_oldest_class_that_nobody_has_joined_makes_room_whatever_goes_on_in_it(kept: Kept):
    for when, code in enumerate("ABC"):
        assert await kept.one.begin(code, {**ROOM, "begun": f"{when}.5"}, most=3)
    assert await kept.one.add("A", JOINED, "Ann", "", most=9)
    await kept.pass_time(0.1)
    assert await kept.two.put("B", "room", {"step": "2"})
    listening = {code: kept.two.listen(code) for code in "ABC"}
    assert [await anext(each) for each in listening.values()] == [""] * 3
    assert await kept.one.begin("D", ROOM, most=3)
    assert await anext(listening["B"]) == ENDED
    assert [code for code in "ABCD" if await kept.two.read(code, "room")] == [*"ACD"]
    for each in listening.values():
        await each.aclose()
    await kept.one.end("D")
    assert await kept.one.begin("E", ROOM, most=3)  # room is made only where there is none
    assert await kept.one.read("C", "room")


@acts
async def test_of_one_network_so_many_begin_however_many_try_at_once_and_only_what_was_unused_makes_room(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
):
    for module in (memory, redis_store):
        monkeypatch.setattr(module, "UNUSED", 0.3)
    ends = [kept.one, kept.two] * 6
    room = {**ROOM, "network": "5c001"}
    tries = [end.begin(f"{n}", {**room, "begun": f"{n}"}, most=99, most_of_one=4) for n, end in enumerate(ends)]
    begun = await asyncio.gather(*tries, return_exceptions=True)
    first, *codes = [f"{n}" for n, each in enumerate(begun) if each is True]
    assert (1 + len(codes), [type(each) for each in begun if each is not True]) == (4, [NetworkFullError] * 8)
    assert await kept.one.begin("ELSE", {**room, "network": "e15e"}, most=99, most_of_one=4)
    await kept.pass_time(0.31)
    assert await kept.one.add(codes[0], JOINED, "Ann", "", most=9)
    await kept.pass_time(0.31)
    assert await kept.two.put(first, "room", {})  # nothing is set, but it is in use
    assert await kept.two.begin("NEW", room, most=99, most_of_one=4)
    assert [code for code in (first, *codes, "ELSE", "NEW") if await kept.one.read(code, "room")] == [
        *(first, codes[0], codes[2]),
        *("ELSE", "NEW"),
    ]


@acts
async def test_a_class_that_nobody_joins_ends_after_an_hour_and_one_that_somebody_joined_much_later(kept: Kept):
    assert await kept.one.begin("KITE", ROOM, most=5)
    for _ in range(2):
        assert all(EMPTY_LIFE - 10 < seconds <= EMPTY_LIFE for seconds in (await kept.left("KITE"))[:1])
        assert await kept.one.put("KITE", "room", {"step": "2"})
    assert await kept.one.add("KITE", JOINED, "Ann", "", most=9)
    assert await kept.one.begin("MOON", ROOM, most=5)  # the list of classes outlives the one that ends first
    assert await kept.one.put("KITE", "room", {"step": "3"})
    assert any(LIFE - 10 < seconds <= LIFE for seconds in await kept.left("KITE"))
    assert (EMPTY_LIFE, LIFE) == (3600, 43_200)


@acts
async def test_no_more_classes_begin_than_may_be_kept_and_one_that_is_over_makes_room(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
):
    for seconds, code in ((0.2, "A"), (100, "B")):
        life(monkeypatch, seconds)
        assert await kept.one.begin(code, ROOM, most=2)
        assert await kept.two.add(code, JOINED, "Ann", "", most=9)
    with pytest.raises(FullError):
        await kept.one.begin("C", ROOM, most=2)
    assert not await kept.one.begin("B", ROOM, most=2)  # taken, whether or not there is room
    await kept.pass_time(0.2)
    assert await kept.two.read("A", "room") == {}
    assert not await kept.two.put("A", "room", {"step": "2"})
    assert not await kept.two.add("A", "answers", "Ann", "1", most=9)
    assert await kept.one.begin("C", ROOM, most=2)
    await kept.two.end("B")
    assert await kept.one.begin("D", ROOM, most=2)


@acts
async def test_each_act_keeps_the_whole_class_for_as_long_as_the_first_and_reading_does_not(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
):
    life(monkeypatch, 50)
    assert await kept.one.begin("KITE", ROOM, most=5)
    assert await kept.one.add("KITE", JOINED, "Ann", "1", most=9)
    monkeypatch.undo()
    assert not await kept.one.add("KITE", JOINED, "Ann", "2", most=9)
    assert not await kept.one.put("KITE", "room", {"step": "2"}, only_if=("step", "7"))
    await kept.one.read("KITE", "room")
    assert {math.ceil(seconds / 10) for seconds in await kept.left("KITE")} == {5}
    for act in (kept.one.put("KITE", "names", {"Ann": "a"}), kept.one.add("KITE", "answers", "Bo", "2", most=9)):
        assert await act
        assert all(LIFE - 10 < seconds <= LIFE for seconds in await kept.left("KITE")), await kept.left("KITE")


@acts
async def test_a_class_whose_time_is_over_is_deleted(kept: Kept, monkeypatch: pytest.MonkeyPatch):
    """In the memory of a process by a timer, which also tells whoever is in it; Redis does it by itself."""
    if isinstance(kept, InMemory):
        kept.one = kept.two = memory.Memory()
    life(monkeypatch, 1)
    assert await kept.one.begin("KITE", ROOM, most=5)
    listening = kept.one.listen("KITE")
    assert await anext(listening) == ""
    assert await kept.one.put("KITE", "answers", {"Ann": "because"})
    if isinstance(kept, InMemory):
        assert await asyncio.wait_for(anext(listening), 5) == ENDED
        assert "because" not in repr(vars(kept.one))
    else:
        await kept.pass_time(1.1)
        assert [left for left in await kept.left() if left > 0] == []
    await listening.aclose()
