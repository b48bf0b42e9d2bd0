"""Turns are fair by the past use of addresses and connections; buckets refill; both with a fake clock."""

import asyncio
import contextlib

import pytest

from pages.server.bucket import Bucket, Buckets
from pages.server.turns import Asking, FullError, Turns, Use
from tests.coroutines import finish


class Clock:
    """A clock that goes on a little each time that it is read, as a real one does."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 1e-6
        return self.now


def test_who_asks_from_many_connections_has_no_more_than_who_asks_from_one():
    clock = Clock()
    lane, order = Turns(1, 20, Use(clock)), []
    waiting = [lane.ask(who) for who in (*(Asking("many", n) for n in range(8)), *[Asking("one", 0)] * 4)]
    while waiting:
        [turn] = [turn for turn in waiting if turn.begun.done()]
        with lane.counted(turn):
            clock.now += 0.1
        waiting.remove(turn)
        order.append(turn.who)
    assert [who.address for who in order[:8]] == ["many", "one"] * 4
    assert [who.connection for who in order if who.address == "many"] == list(range(8))


def test_beyond_those_who_may_wait_nobody_waits_and_as_many_have_turns_as_there_are():
    lane = Turns(2, 2, Use(Clock()))
    first, second, third, fourth = (lane.ask(Asking("a", n)) for n in range(4))
    with pytest.raises(FullError):
        lane.ask(Asking("b", 9))
    lane.leave(third)  # who gives up makes room, and has no turn
    later = lane.ask(Asking("b", 9))
    lane.leave(first)
    assert [turn.begun.done() for turn in (second, third, fourth, later)] == [True, False, True, False]
    assert lane.waiting == 1


def test_a_turn_that_does_not_come_in_time_is_given_up_and_what_fails_in_one_ends_it():
    async def wait() -> None:
        lane = Turns(1, 10, Use())
        with contextlib.suppress(ValueError):
            async with lane.turn(Asking("a", 1), 1):
                with pytest.raises(FullError):
                    await lane.turn(Asking("b", 2), 0.01).__aenter__()
                left = asyncio.create_task(lane.turn(Asking("c", 3), 60).__aenter__())
                await asyncio.sleep(0)
                left.cancel()
                raise ValueError
        async with lane.turn(Asking("d", 4), 1):
            assert lane.waiting == 0

    finish(wait())


def test_a_bucket_gives_what_it_holds_at_once_and_then_what_flows_in_and_full_ones_are_forgotten():
    clock = Clock()
    bucket = Bucket(rate=2, holds=3, clock=clock)
    assert [bucket.take_if_there() for _ in range(4)] == [0, 0, 0, pytest.approx(0.5, abs=0.01)]
    assert [bucket.take() for _ in range(2)] == [pytest.approx(t, abs=0.01) for t in (0.5, 1)]
    clock.now += 100
    assert bucket.is_full
    buckets = Buckets(lambda: Bucket(1, 10, clock), most=5)
    for n in range(100):
        buckets.of(n).take()
    assert len(buckets) == 5
    clock.now += 60
    for _ in range(10):
        buckets.of("new").take()
    assert len(buckets) == 1
