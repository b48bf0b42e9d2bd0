"""Turns go round the addresses, and within one to who was served longest ago; whoever gives up leaves no place behind."""

import asyncio
import contextlib
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from pages.server.round import Asker, Round
from tests.coroutines import finish

PATIENCE = 60  # seconds that a busy machine may take


def order_of(lane: Round, askers: list[Asker], more: dict[Asker, int]) -> list[Asker]:
    """Return who has the turns, one after another, where each asks again at once, so many times more."""
    waiting, order = [(who, lane.ask(who)) for who in askers], []
    while waiting:
        [(who, turn)] = [each for each in waiting if each[1].done()]
        waiting.remove((who, turn))
        order.append(who)
        if more.get(who, 0):
            more[who] -= 1
            waiting.append((who, lane.ask(who)))
        lane.end(turn)
    return order


def test_who_asks_from_many_connections_has_no_more_than_who_asks_from_one():
    many, one = [Asker("many") for _ in range(8)], Asker("one")
    order = order_of(Round(), [*many, one], {one: 3})
    assert [who.address for who in order[1:9]] == ["many", "one"] * 4  # the first came before all others
    assert [who for who in order if who is not one] == many


def test_within_an_address_first_comes_who_was_served_longest_ago():
    """Twenty that drag a slider without a break don't keep a neighbour waiting: who has just come is served next."""
    dragging, lane = [Asker("school") for _ in range(20)], Round()
    assert order_of(lane, dragging, dict.fromkeys(dragging, 1)) == dragging * 2
    turns = [lane.ask(who) for who in dragging]
    late = lane.ask(Asker("school"))
    lane.end(turns[0])
    assert (late.done(), turns[1].done()) == (True, False)


def test_who_gives_up_has_not_had_the_turn_of_its_address_and_no_place_is_lost():
    lane, first, second, other = Round(), Asker("a"), Asker("a"), Asker("b")
    held = lane.ask(other)
    gone, stays, last = lane.ask(first), lane.ask(second), lane.ask(other)
    lane.end(gone)
    lane.end(held)
    assert (stays.done(), last.done(), lane.busy) == (True, False, 2)
    lane.end(stays)
    assert last.done()
    lane.end(last)
    assert lane.busy == 0
    assert lane.ask(first).done()


def test_who_waits_too_long_gives_up_and_who_is_cancelled_too():
    async def story() -> None:
        lane, who = Round(), Asker("a")
        held = lane.ask(who)
        with pytest.raises(TimeoutError):
            async with lane.turn(who, 0.01):
                pytest.fail("it had a turn")
        waits = asyncio.create_task(anext(lane.turn(who).gen))
        await asyncio.sleep(0)
        waits.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waits
        assert lane.busy == 1
        lane.end(held)
        async with lane.turn(who, PATIENCE):
            assert lane.busy == 1
        assert lane.busy == 0

    finish(story())


class Places:
    """Counts how many are inside at one time."""

    def __init__(self) -> None:
        self.lock, self.now, self.most = threading.Lock(), 0, 0

    def stay(self) -> None:
        """Be inside for a moment."""
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        threading.Event().wait(0.0005)
        with self.lock:
            self.now -= 1


def test_threads_and_tasks_that_come_and_give_up_never_have_more_places_than_there_are_and_lose_none():
    lane, places = Round(2), Places()

    def leaves_soon(count: int) -> None:
        if count == 2:
            raise InterruptedError

    def page(number: int) -> None:
        with contextlib.suppress(InterruptedError), lane.turn_of_thread(Asker(f"{number % 5}"), 0.001, checks[number % 3]):
            places.stay()

    async def asks(number: int) -> None:
        with contextlib.suppress(TimeoutError):
            async with lane.turn(Asker(f"{number % 7}"), (0.001, 0.01, PATIENCE)[number % 3]):
                await asyncio.to_thread(places.stay)

    async def all_of_them() -> None:
        await asyncio.gather(*(asks(number) for number in range(400)))

    checks = leaves_soon, abs, abs
    with ThreadPoolExecutor(50) as pages:
        done = [pages.submit(page, number) for number in range(50)]
        finish(all_of_them())
        for each in done:
            each.result(PATIENCE)
    assert (places.most, lane.busy) == (2, 0)
    assert [lane.ask(Asker("a")).done() for _ in range(3)] == [True, True, False]
