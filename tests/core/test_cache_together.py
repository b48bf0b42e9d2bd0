"""What several threads ask for at one time is computed by one of them, and the cache says who computed something."""

import threading
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from attn_core.cache import Cache

PATIENCE = 20  # seconds in which everything here has happened long ago
ASKING = 5


class Slow:
    """A function that computes once a test lets it."""

    def __init__(self, limit: int = 100_000) -> None:
        """Prepare with a cache of its own."""
        self.cache, self.calls, self.go = Cache(limit), [], threading.Event()
        self.ask = self.cache.remember(self.compute)
        self.fails = False

    def compute(self, number: int) -> str:
        """Return a text of 1000 signs, or fail."""
        self.calls.append(number)
        assert self.go.wait(PATIENCE)
        if self.fails:
            raise ValueError(f"not {number}")
        return f"{number:01000d}"

    def together(self, *numbers: int) -> list[Future[str]]:
        """Let a thread ask for each number; go on once each of them computes or waits."""
        with ThreadPoolExecutor(len(numbers)) as threads:
            asked = [threads.submit(self.ask, number) for number in numbers]
            while self.cache.hits + self.cache.misses < len(numbers):
                assert not all(one.done() for one in asked)
            self.go.set()
        return asked


def test_one_thread_computes_and_the_others_get_the_same_object():
    slow = Slow()
    results = [one.result() for one in slow.together(*[7] * ASKING)]
    assert slow.calls == [7]
    assert all(result is results[0] for result in results)
    assert (slow.cache.misses, slow.cache.hits) == (1, ASKING - 1)


def test_an_error_reaches_all_who_wait_and_nobody_who_asks_later():
    slow = Slow()
    slow.fails = True
    for one in slow.together(*[7] * ASKING):
        with pytest.raises(ValueError, match="not 7"):
            one.result()
    assert slow.calls == [7]
    slow.fails = False
    assert slow.ask(7) == f"{7:01000d}"


def test_a_thread_knows_how_much_it_has_computed():
    kept = Cache(10_000)
    inner = kept.remember(lambda number: number + 1)
    outer = kept.remember(lambda number: 2 * inner(number))
    assert kept.computed == 0
    assert outer(1) == 4
    assert kept.computed == 2
    outer(1)
    inner(1)
    assert kept.computed == 2
    with ThreadPoolExecutor(1) as other:
        assert other.submit(lambda: kept.computed).result() == 0
        assert other.submit(lambda: (outer(2), kept.computed)).result() == (6, 2)
    assert kept.computed == 2
    assert (kept.misses, kept.hits) == (4, 2)
