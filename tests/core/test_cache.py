"""What is remembered is bounded in bytes, lets go what was used longest ago, and never changes a result."""

import sys
import threading
from dataclasses import dataclass
from typing import NamedTuple

import pytest
import torch

from attn_core import cache, scene
from attn_core.cache import Cache, size

TEXT = cache.ENTRY + sys.getsizeof("x" * 1000) + sys.getsizeof(1)  # bytes of one result of `texts` and of its argument


def texts(kept: Cache) -> tuple[object, list[int]]:
    """Return a remembered function from a number to a text of 1000 signs, and the list of its calls."""
    calls = []

    @kept.remember
    def text(number: int) -> str:
        """Return a text."""
        calls.append(number)
        return f"{number:01000d}"

    return text, calls


def room(count: int) -> Cache:
    """Return a cache that has room for so many of these results."""
    return Cache(count * TEXT)


# ---- once ----


def test_a_result_is_computed_once_and_is_the_same_object():
    text, calls = texts(room(9))
    assert text(5) is text(5)
    assert text(number=5) == text(5)
    assert calls == [5, 5]  # named otherwise, once more
    assert (text.__name__, text.__doc__) == ("text", "Return a text.")


@pytest.mark.parametrize("result", [None, False, 0, "", ()])
def test_a_result_that_says_nothing_is_remembered_too(result: object):
    calls = []
    remembered = Cache(10_000).remember(lambda given: calls.append(given) or result)
    assert remembered(1) is remembered(1) is result
    assert calls == [1]


def test_an_error_is_not_remembered():
    calls = []

    @Cache(10_000).remember
    def fails(given: int) -> None:
        calls.append(given)
        raise ValueError("no")

    for _ in range(2):
        with pytest.raises(ValueError, match="no"):
            fails(3)
    assert calls == [3, 3]


def test_two_functions_of_the_same_arguments_are_two():
    kept = Cache(10_000)
    one, other = kept.remember(lambda given: given + 1), kept.remember(lambda given: given + 2)
    assert (one(1), other(1), one(1), other(1)) == (2, 3, 2, 3)


ALIKE = (False, 0, 0.0)


@pytest.mark.parametrize("named", [False, True], ids=["by place", "by name"])
@pytest.mark.parametrize("order", [ALIKE, ALIKE[::-1], (True, 1, 1.0)], ids=str)
def test_arguments_that_are_equal_are_told_apart_by_type(order: tuple[object, ...], named: bool):
    remembered = Cache(10_000).remember(lambda given: f"{given!r}")
    for _ in range(2):
        found = [remembered(given=value) if named else remembered(value) for value in order]
        assert found == [repr(value) for value in order]


def test_what_is_no_key_is_refused_and_not_computed_without_being_kept():
    with pytest.raises(TypeError, match="unhashable"):
        Cache(10_000).remember(len)([1, 2])


# ---- bounded ----


def test_results_take_at_most_so_many_bytes():
    kept = room(3)
    text, calls = texts(kept)
    for number in range(20):
        assert text(number) == f"{number:01000d}"
        assert kept.used <= kept.limit
    assert kept.used == 3 * TEXT
    assert calls == list(range(20))


def test_what_was_used_longest_ago_goes_first():
    text, calls = texts(room(3))
    for number in (1, 2, 3):
        text(number)
    text(1)  # is used again
    text(4)  # takes the place of 2
    calls.clear()
    for number in (1, 3, 4):
        text(number)
    assert calls == []
    text(2)
    assert calls == [2]


def test_a_large_result_makes_room_for_itself():
    kept = room(4)
    kept.put("old", "a", TEXT)
    kept.put("new", "b", TEXT)
    kept.put("large", "c", 3 * TEXT)
    assert (kept.get("old"), kept.get("new"), kept.get("large")) == (None, "b", "c")
    assert kept.used == 4 * TEXT


def test_one_that_is_larger_than_all_room_is_returned_and_drives_nothing_out():
    kept = room(2)
    text, _ = texts(kept)
    text(1)
    long = kept.remember(lambda count: "y" * count)
    assert long(50_000) == "y" * 50_000
    assert kept.used == TEXT
    assert kept.get("nothing") is None


@dataclass(frozen=True)
class Asked:
    """An argument: plain values, and what another result holds."""

    text: str
    words: tuple[str, ...] = ()
    kept: object = None


@pytest.mark.parametrize(
    ("asked", "low"),
    [
        ("x" * 5000, 5000),
        (Asked("x" * 5000), 5000),
        (Asked("", ("x" * 2500, "y" * 2500)), 5000),
        (("x" * 2500, Asked("y" * 2500)), 5000),
        (Asked("", kept=Asked("x" * 5000)), 0),
        (Asked("", kept=torch.zeros(1000)), 0),
    ],
    ids=["text", "text of an object", "words", "tuple", "another result", "tensor"],
)
@pytest.mark.parametrize("named", [False, True], ids=["by place", "by name"])
def test_what_arguments_say_counts_too(asked: object, low: int, named: bool):
    """However small results are: texts that somebody typed are kept as long as these."""
    kept = Cache(100_000)
    nothing = kept.remember(lambda given: None)
    nothing(given=asked) if named else nothing(asked)
    assert cache.ENTRY + low <= kept.used < cache.ENTRY + low + 500


def test_what_is_put_again_counts_once():
    kept = room(5)
    kept.put("key", "a", 100)
    kept.put("key", "b", 300)
    assert (kept.get("key"), kept.used) == ("b", 300)


def test_nothing_is_left_after_clearing():
    kept = room(3)
    text, calls = texts(kept)
    text(1)
    kept.clear()
    assert (kept.used, kept.get("anything")) == (0, None)
    text(1)
    assert calls == [1, 1]


def test_a_result_is_equal_after_it_was_let_go(monkeypatch: pytest.MonkeyPatch):
    settings = [scene.Scene(tuple("abcdefg"), seed=seed, dropout=0.3, mask="causal") for seed in range(5)]
    cache.SHARED.clear()
    before = [scene.see(setting) for setting in settings]
    cost = cache.size(before[0])
    cache.SHARED.clear()
    monkeypatch.setattr(cache.SHARED, "limit", 2 * cost)
    for _ in range(2):
        for setting, old in zip(settings, before, strict=True):
            found = scene.see(setting)
            assert found is not old
            assert cache.SHARED.used <= 2 * cost
            for name in ("scores", "scaled", "masked", "weights", "dropped", "output"):
                torch.testing.assert_close(getattr(found.trace.heads, name), getattr(old.trace.heads, name), rtol=0, atol=0)
            assert found.pooled.keys() == old.pooled.keys()


def test_threads_share_it_and_its_count_stays_right():
    kept = room(5)
    text, _ = texts(kept)
    wrong = []

    def work(start: int) -> None:
        wrong.extend(i for i in range(300) if text((start * i) % 11) != f"{(start * i) % 11:01000d}")

    threads = [threading.Thread(target=work, args=(start,)) for start in (1, 3, 5, 7)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert kept.used == sum(cost for _, _, cost in kept.items()) <= kept.limit


# ---- how many bytes ----


class Pair(NamedTuple):
    """Two parts."""

    one: object
    two: object


@dataclass
class Holder:
    """Something of our own."""

    part: object


HUNDRED = torch.zeros(100, 1000)  # 400,000 bytes


@pytest.mark.parametrize(
    ("value", "low"),
    [
        (HUNDRED, 400_000),
        (HUNDRED[0], 400_000),  # a view keeps all of it
        ([HUNDRED, HUNDRED], 400_000),
        ((HUNDRED, HUNDRED.clone()), 800_000),
        ({"a": HUNDRED}, 400_000),
        ({"a": {"b": [HUNDRED.double()]}}, 800_000),
        (Pair(HUNDRED, "x" * 1000), 401_000),
        (Holder(Holder(HUNDRED)), 400_000),
        (frozenset({HUNDRED}), 400_000),
        ("x" * 1000, 1000),
        (["x" * 1000, "y" * 1000], 2000),
        ([0.5] * 1000, 8000 + 24_000),  # a column: counted as if each number were its own
        ([None] * 1000, 8000 + 16_000),
    ],
    ids=lambda value: f"{value}"[:20] if isinstance(value, int) else type(value).__name__,
)
def test_a_size_is_about_the_bytes_of_all_that_a_value_holds(value: object, low: int):
    assert low <= size(value) <= 1.2 * low + 9000


def test_what_holds_itself_has_a_size():
    kept: list[object] = [HUNDRED]
    kept.append(kept)
    assert 400_000 <= size(kept) < 410_000


def test_functions_and_types_weigh_nothing_much():
    assert size([size, Cache, Holder]) < 1000


def test_a_traces_size_is_its_tensors():
    found = scene.see(scene.Scene(tuple(f"w{i}" for i in range(200)), heads=2, mask="causal", dropout=0.1))
    steps = 5 * 2 * 200 * 200 * 4
    assert steps < size(found) < 1.5 * steps
