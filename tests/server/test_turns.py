"""Turns are fair by the past use of addresses and connections; buckets refill; both with a fake clock."""

import asyncio

import pytest

from pages.server import turns
from pages.server.bucket import Bucket, Buckets
from pages.server.turns import Asking, FullError, Turns, Use
from tests.coroutines import finish


class Clock:
    """A clock that goes on a little each time that it is read, as a real one does."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 1e-6
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def served(lane: Turns, clock: Clock, asked: list[Asking], seconds: float = 0.1) -> list[Asking]:
    """Return the order of the askers' turns, one at a time, each of the given seconds."""
    waiting, order = [lane.ask(who) for who in asked], []
    while waiting:
        [turn] = [turn for turn in waiting if turn.begun.done()]
        with lane.counted(turn):
            clock.now += seconds
        waiting.remove(turn)
        order.append(turn.who)
    return order


def test_equals_have_their_turns_in_the_order_in_which_they_came(clock: Clock):
    people = [Asking("school", n) for n in range(6)]
    lane = Turns(1, 10, Use(clock))
    lane.use.add(Asking("school", 99), 1)  # past use decays equally for all while they wait
    assert served(lane, clock, people) == people


def test_who_asks_from_many_connections_has_no_more_than_who_asks_from_one(clock: Clock):
    many, one = [Asking("many", n) for n in range(8)], [Asking("one", 0)] * 4
    order = served(Turns(1, 20, Use(clock)), clock, [*many, *one])
    assert [who.address for who in order[:8]] == ["many", "one"] * 4


def test_within_a_school_who_used_least_is_next(clock: Clock):
    use = Use(clock)
    use.add(Asking("school", 1), 2)
    busy, quiet = Asking("school", 1), Asking("school", 2)
    lane = Turns(1, 10, use)
    first = lane.ask(Asking("school", 3))
    behind, before = lane.ask(busy), lane.ask(quiet)
    lane.leave(first)
    assert before.begun.done()
    assert not behind.begun.done()


def test_what_was_used_is_forgotten_by_half_after_a_while(clock: Clock):
    use = Use(clock)
    long_ago, lately = Asking("a", 1), Asking("b", 2)
    use.add(long_ago, 3.0)
    clock.now += 2 * turns.HALF_LIFE
    use.add(lately, 1.0)
    assert use.next([lately, long_ago]) == 1  # 3 / 4 is less than 1
    use.add(long_ago, 0.5)
    assert use.next([lately, long_ago]) == 0


def test_use_is_kept_of_so_many_people_and_those_who_had_most_stay(clock: Clock, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns, "MOST_KEPT", 20)
    use = Use(clock)
    for n in range(1000):
        use.add(Asking("big", 0), 1)
        use.add(Asking(f"small {n}", n), 0.001)
    assert len(vars(use)["_had"]) <= 20
    assert use.next([Asking("big", 0), Asking("new", 1)]) == 1


def test_beyond_those_who_may_wait_nobody_waits(clock: Clock):
    lane = Turns(1, 2, Use(clock))
    first, second, third = (lane.ask(Asking("a", n)) for n in range(3))
    with pytest.raises(FullError):
        lane.ask(Asking("b", 9))
    lane.leave(second)  # who gives up makes room, and has no turn
    lane.ask(Asking("b", 9))
    lane.leave(first)
    assert not second.begun.done()
    assert lane.waiting == 1
    assert first.begun.done()
    assert third.begun.done()  # before b, who came later


def test_as_many_have_turns_at_one_time_as_there_are(clock: Clock):
    lane = Turns(2, 10, Use(clock))
    turns_of = [lane.ask(Asking("a", n)) for n in range(4)]
    assert [turn.begun.done() for turn in turns_of] == [True, True, False, False]
    lane.leave(turns_of[1])
    assert [turn.begun.done() for turn in turns_of] == [True, True, True, False]
    assert not turns_of[3].begins_within(0.001)


def test_who_comes_again_has_the_place_of_the_latest_turn_and_others_the_first_that_is_free(clock: Clock):
    lane = Turns(3, 10, Use(clock))
    first = [lane.ask(Asking("a", n)) for n in range(3)]
    for turn in first:
        lane.leave(turn)
    assert [lane.ask(Asking("a", n)).begun.result() for n in (1, 7, 2)] == [1, 0, 2]
    assert [turn.begun.result() for turn in first] == [0, 1, 2]


def test_who_waits_for_one_place_keeps_nobody_from_another_and_counts_as_waiting(clock: Clock):
    lane = Turns(2, 1, Use(clock))
    held, only = lane.ask(Asking("a", 1), [1]), lane.ask(Asking("b", 2), [1])
    assert held.begun.result() == 1
    with pytest.raises(FullError):
        lane.ask(Asking("c", 3), [1])
    assert lane.ask(Asking("d", 4)).begun.result() == 0
    assert not only.begun.done()
    lane.leave(held)
    assert only.begun.result() == 1


def test_a_turn_that_does_not_come_in_time_is_given_up_and_none_is_lost():
    async def wait() -> list[str]:
        lane, events = Turns(1, 10, Use()), []
        async with lane.turn(Asking("a", 1), 1):
            with pytest.raises(FullError):
                async with lane.turn(Asking("b", 2), 0.01):
                    events.append("never")
            left = asyncio.create_task(lane.turn(Asking("c", 3), 60).__aenter__())
            await asyncio.sleep(0)
            left.cancel()
            with pytest.raises(asyncio.CancelledError):
                await left
            assert lane.waiting == 0
        async with lane.turn(Asking("d", 4), 1):
            events.append("next")
        return events

    assert finish(wait()) == ["next"]


def test_what_fails_in_a_turn_ends_it():
    async def fail() -> None:
        lane = Turns(1, 10, Use())
        for _ in range(3):
            with pytest.raises(ValueError, match="a reason"):
                async with lane.turn(Asking("a", 1), 1):
                    raise ValueError("a reason")

    finish(fail())


# ---- buckets ----


def test_a_bucket_gives_what_it_holds_at_once_and_then_what_flows_in(clock: Clock):
    bucket = Bucket(rate=2, holds=3, clock=clock)
    assert [bucket.take_if_there() for _ in range(3)] == [0, 0, 0]
    assert bucket.take_if_there() == pytest.approx(0.5, abs=0.01)
    clock.now += 0.5
    assert bucket.take_if_there() == 0
    clock.now += 100
    assert bucket.is_full
    assert [bucket.take_if_there() for _ in range(4)] == [0, 0, 0, pytest.approx(0.5, abs=0.01)]


def test_who_waits_for_a_bucket_waits_longer_the_more_was_taken(clock: Clock):
    bucket = Bucket(rate=10, holds=2, clock=clock)
    assert [bucket.take() for _ in range(5)] == [0, 0, *(pytest.approx(t, abs=0.01) for t in (0.1, 0.2, 0.3))]


def test_full_buckets_are_forgotten_and_the_oldest_of_too_many(clock: Clock):
    buckets = Buckets(lambda: Bucket(1, 10, clock), most=5)
    for n in range(100):
        buckets.of(n).take()
    assert len(buckets) == 5
    taken = buckets.of(99)
    assert taken is buckets.of(99)
    clock.now += 60
    for _ in range(10):
        buckets.of("new").take()
    assert len(buckets) == 1
