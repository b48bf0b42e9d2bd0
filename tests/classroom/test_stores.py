"""Both stores of live classes do the same, and neither loses, doubles or mixes what many say at once."""

import asyncio

import pytest

from pages.classroom import chosen_store, store
from pages.classroom.memory import Memory
from pages.classroom.redis_store import RedisStore
from pages.classroom.store import BYTES, ENTRY, JOINED, SIZE, OverBudgetError
from tests.classroom.stores import ROOM, Kept, acts

MANY = 100
WRONG_IN_REDIS = ("redis://:secret@127.0.0.1:port/0", "redis://:secret@127.0.0.1/0?socket_timeout=secret")


async def used(kept: Kept, code: str = "KITE") -> int:
    """Return how many bytes a class says that it takes."""
    return int((await kept.two.read(code, SIZE))[BYTES])


@acts
async def test_a_class_is_begun_once_and_read_from_every_server(kept: Kept):
    assert await kept.one.begin("KITE", ROOM, most=5)
    assert not await kept.two.begin("KITE", {"step": "9"}, most=5)
    assert await kept.one.read("KITE", "room") == await kept.two.read("KITE", "room") == ROOM
    assert await kept.one.read("KITE", "names") == await kept.one.read("MOON", "room") == {}
    assert await kept.two.field("KITE", "room", "step") == "1"
    nothing = (("KITE", "room", "name"), ("KITE", "names", "step"), ("MOON", "room", "step"))
    assert [await kept.one.field(*place) for place in nothing] == [None] * 3
    assert await kept.one.begin("MOON", {}, most=5)  # one without a field is a class
    assert not await kept.two.begin("MOON", ROOM, most=5)


@acts
async def test_what_is_kept_of_somebody_is_forgotten_and_still_counted(kept: Kept):
    await kept.one.begin("KITE", ROOM, most=5)
    for name in ("Ann", "Bo"):
        await kept.one.add("KITE", JOINED, name, "", most=5)
        for table in ("names", "answers_1_1"):
            await kept.one.put("KITE", table, {name: "1"})
    await kept.two.forget("KITE", "Ann")
    assert [await kept.one.read("KITE", table) for table in ("names", "answers_1_1")] == [{"Bo": "1"}] * 2
    assert await kept.one.read("KITE", "room") == ROOM
    assert await kept.one.add("KITE", JOINED, "Cy", "", most=5) == 3
    await kept.two.forget("KITE", "nobody")
    await kept.two.forget("MOON", "Ann")


@acts
async def test_any_text_is_kept_as_it_is(kept: Kept):
    odd = {"": "", "a\0b\r\n": "*1\r\n$4\r\nPING\r\n", "\ud83e": "half of a pair", "{KITE}": "if", "long": "x" * 70_000}
    await kept.one.begin("KITE", odd, most=5)
    assert await kept.one.read("KITE", "room") == odd
    assert {name: await kept.one.field("KITE", "room", name) for name in odd} == odd
    assert await kept.one.put("KITE", "room", {"seen": "yes"}, only_if=("", ""))
    assert await kept.one.put("KITE", "many", {str(n): "1" for n in range(5000)})
    assert len(await kept.two.read("KITE", "many")) == 5000


@acts
async def test_fields_are_set_beside_others_and_only_if_the_room_says_so(kept: Kept):
    await kept.one.begin("KITE", ROOM, most=5)
    for wrong in (("step", "2"), ("nothing", "")):
        assert not await kept.one.put("KITE", "answers", {"Ann": "1"}, only_if=wrong)
    assert await kept.one.read("KITE", "answers") == {}
    assert await kept.one.put("KITE", "answers", {"Ann": "1"}, only_if=("step", "1"))
    assert await kept.two.put("KITE", "room", {"step": "2", "word": "naïve 🪁"}, only_if=("step", "1"))
    assert not await kept.one.put("KITE", "answers", {"Bo": "1"}, only_if=("step", "1"))
    assert await kept.one.read("KITE", "answers") == {"Ann": "1"}
    assert await kept.one.read("KITE", "room") == {"step": "2", "open": "yes", "word": "naïve 🪁"}
    assert not await kept.one.put("MOON", "room", {"step": "2"})
    assert await kept.one.read("MOON", "room") == {}


@acts
async def test_of_many_who_begin_a_class_or_move_it_one_step_on_at_once_one_does_and_all_that_they_put_is_there(kept: Kept):
    ends = [kept.one, kept.two] * (MANY // 2)
    begun = await asyncio.gather(*(end.begin("KITE", {"step": f"1 {n}"}, most=5) for n, end in enumerate(ends)))
    first = f"1 {begun.index(True)}"
    assert (sum(begun), await kept.one.read("KITE", "room")) == (1, {"step": first})
    steps = (end.put("KITE", "room", {"step": f"2 {n}"}, ("step", first)) for n, end in enumerate(ends))
    moved = await asyncio.gather(*steps)
    assert (sum(moved), await kept.one.field("KITE", "room", "step")) == (1, f"2 {moved.index(True)}")
    assert all(await asyncio.gather(*(end.put("KITE", "answers", {f"{n}": "1"}) for n, end in enumerate(ends))))
    assert await kept.one.read("KITE", "answers") == {f"{n}": "1" for n in range(MANY)}


@acts
async def test_of_many_who_add_at_once_each_name_counts_once_and_no_more_than_may_nor_than_a_budget(kept: Kept):
    await kept.one.begin("KITE", ROOM, most=5)
    twice = [(end, f"{n}", text) for n in range(MANY) for end, text in ((kept.one, "a"), (kept.two, "b"))]
    added = await asyncio.gather(*(end.add("KITE", "answers", name, text, most=MANY - 3) for end, name, text in twice))
    there = await kept.two.read("KITE", "answers")
    assert sorted(filter(None, added)) == list(range(1, MANY - 2))  # each time how many there are
    assert len(there) == MANY - 3
    assert {name: text for (_, name, text), new in zip(twice, added, strict=True) if new} == there
    most = await used(kept) + 20 * (ENTRY + 4)
    puts = (kept.one.put("KITE", "names", {f"{n:03}": "x"}, budget=most) for n in range(MANY))
    results = await asyncio.gather(*puts, return_exceptions=True)
    assert [results.count(True), sum(isinstance(each, OverBudgetError) for each in results)] == [20, MANY - 20]


@acts
async def test_deleting_a_class_leaves_nothing_of_it_and_the_others_alone(kept: Kept):
    for code in ("KITE", "MOON"):
        await kept.one.begin(code, ROOM, most=5)
        await kept.one.put(code, "names", {"Ann": "a"})
    await kept.two.end("KITE")
    assert await kept.one.read("KITE", "room") == await kept.one.read("KITE", "names") == {}
    assert await kept.one.read("MOON", "names") == {"Ann": "a"}
    await kept.one.end("KITE")
    await kept.one.end("MOON")
    assert await kept.left("KITE", "MOON") == []


@acts
async def test_a_message_reaches_all_who_listen_to_its_class_on_every_server(kept: Kept):
    listening = [kept.one.listen("KITE"), kept.two.listen("KITE"), kept.two.listen("MOON")]
    assert [await anext(each) for each in listening] == ["", "", ""]
    for end, text in ((kept.one, "1"), (kept.two, "zwölf"), (kept.one, "")):
        await end.publish("KITE", text)
    await kept.one.publish("MOON", "only here")
    assert [[await anext(each) for _ in range(3)] for each in listening[:2]] == [["1", "zwölf", ""]] * 2
    assert await anext(listening[2]) == "only here"
    for each in listening:
        await each.aclose()
    await kept.one.publish("KITE", "to nobody")


def test_the_environment_chooses_a_store_and_a_wrong_one_is_refused_without_its_secret(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(store.VARIABLE, raising=False)
    assert isinstance(chosen_store.chosen(), Memory)
    monkeypatch.setenv(store.VARIABLE, "redis://127.0.0.1:1/0")
    assert isinstance(chosen_store.chosen(), RedisStore)  # nothing listens there, and nothing was asked
    for wrong in ("http://secret@127.0.0.1", " redis://:secret@h/0", "secret", *WRONG_IN_REDIS):
        monkeypatch.setenv(store.VARIABLE, wrong)
        with pytest.raises(ValueError, match=store.VARIABLE) as raised:
            chosen_store.chosen()
        assert "secret" not in str(raised.value)


@acts
async def test_a_class_takes_as_many_bytes_as_its_fields_have_and_grows_no_further_than_its_budget(kept: Kept):
    def size(*fields: str) -> int:
        return sum(len(text.encode("utf-8", "surrogatepass")) for text in fields) + ENTRY * (len(fields) // 2)

    await kept.one.begin("KITE", ROOM, most=5)
    room = [text for field in ROOM.items() for text in field]
    assert await used(kept) == size(*room)
    assert await kept.one.put("KITE", "answers", {"Ann": "naïve 🪁", "Bo": "\ud83e"})
    assert await kept.two.add("KITE", JOINED, "Ann", "", most=9) == 1
    assert await used(kept) == size(*room, "Ann", "naïve 🪁", "Bo", "\ud83e", "Ann", "")
    budget = await used(kept) + size("Cy", "xx")
    for act in (
        kept.one.put("KITE", "answers", {"Cy": "xxx"}, budget=budget),
        kept.one.put("KITE", "answers", {"Ann": "", "Cy": "xx", "Dee": ""}, ("step", "1"), budget=budget),
        kept.one.add("KITE", "answers", "Cy", "xxx", most=9, budget=budget),
    ):
        with pytest.raises(OverBudgetError):
            await act
    assert await kept.one.read("KITE", "answers") == {"Ann": "naïve 🪁", "Bo": "\ud83e"}
    assert await kept.one.put("KITE", "answers", {"Cy": "xx"}, budget=budget)
    assert await used(kept) == budget
    assert await kept.one.put("KITE", "answers", {"Cy": "x"}, budget=0)  # what shrinks is always taken
    assert not await kept.one.put("KITE", "answers", {"Eve": ""}, ("step", "9"), budget=budget)
    for name in ("Ann", "Bo", "Cy", "nobody"):
        await kept.two.forget("KITE", name)
    assert await used(kept) == size(*room, "Ann", "")
