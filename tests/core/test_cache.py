"""What is remembered is bounded in bytes, lets go what was used longest ago, and never changes a result."""

import sys
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


ALIKE = (False, 0, 0.0)


@pytest.mark.parametrize("named", [False, True], ids=["by place", "by name"])
@pytest.mark.parametrize("order", [ALIKE, ALIKE[::-1], (True, 1, 1.0)], ids=str)
def test_arguments_that_are_equal_are_told_apart_by_type(order: tuple[object, ...], named: bool):
    remembered = Cache(10_000).remember(lambda given: f"{given!r}")
    for _ in range(2):
        found = [remembered(given=value) if named else remembered(value) for value in order]
        assert found == [repr(value) for value in order]


# ---- bounded ----


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
        ({"a": {"b": [HUNDRED.double()]}}, 800_000),
        (Pair(HUNDRED, "x" * 1000), 401_000),
        (Holder(Holder(HUNDRED)), 400_000),
        (["x" * 1000, "y" * 1000], 2000),
        ([0.5] * 1000, 8000 + 24_000),  # a column: counted as if each number were its own
        ([None] * 1000, 8000 + 16_000),
    ],
    ids=lambda value: f"{value}"[:20] if isinstance(value, int) else type(value).__name__,
)
def test_a_size_is_about_the_bytes_of_all_that_a_value_holds(value: object, low: int):
    assert low <= size(value) <= 1.2 * low + 9000


def test_a_traces_size_is_its_tensors():
    found = scene.see(scene.Scene(tuple(f"w{i}" for i in range(200)), heads=2, mask="causal", dropout=0.1))
    steps = 5 * 2 * 200 * 200 * 4
    assert steps < size(found) < 1.5 * steps
