"""Turns are fair by the past use of addresses and connections; buckets refill; both with a fake clock."""

from pages.server.turns import Asking, Turns, Use


class Clock:
    """A clock that goes on a little each time that it is read, as a real one does."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 1e-6
        return self.now


def test_who_asks_from_many_connections_has_no_more_than_who_asks_from_one():
    clock = Clock()
    lane, order = Turns(1, Use(clock)), []
    waiting = [lane.ask(who) for who in (*(Asking("many", n) for n in range(8)), *[Asking("one", 0)] * 4)]
    while len(order) < 8:
        [turn] = [turn for turn in waiting if turn.begun.done()]
        with lane.counted(turn):
            clock.now += 0.1
        waiting.remove(turn)
        order.append(turn.who)
    assert [who.address for who in order] == ["many", "one"] * 4
    assert [who.connection for who in order if who.address == "many"] == list(range(4))
