"""No parser holds the server: each is fed 512,000 signs of its own alphabet, and takes less than 50 ms of the processor.

On a machine that is slow now, it may take as long as ten plain loops over as many signs.
"""

import contextlib
import gc
import itertools
import math
import os
import time
from collections.abc import Callable, Iterator

import pytest

from attn_core import cache
from pages.answers.question import LONGEST_QUESTION
from tests.fuzz import parsers, pumped

SIZES = (2_000, 60_000, LONGEST_QUESTION)  # growing: quadratic parsers fail early, not after an hour
SHOWN = 60  # signs of a text that is too slow
MOST = 0.05  # seconds of this thread's processor time, on a machine that is not busy
LOOPS = 10  # or as many plain loops over the longest text, on a slow machine; a quadratic parser takes a thousand
TRIES = 5  # the fastest counts
PARSERS = parsers.all_of_them()


@pytest.fixture(scope="module", autouse=True)
def without_collections() -> Iterator[None]:
    """Let no garbage collection of the whole test run fall into a parser: the server freezes its objects, too."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def most() -> float:
    """Return the seconds that a parser may take now: more processes than processors slow each one down."""
    return MOST * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def loop() -> float:
    """Return the seconds of processor time that a plain loop over the longest text takes now."""
    start = time.thread_time()
    for sign in "-" * LONGEST_QUESTION:
        _ = sign == "+"
    return time.thread_time() - start


def seconds(parse: Callable[[str], object], text: str) -> float:
    """Return the seconds of processor time that a parser takes for a text, the fewest of some tries, refusals included."""
    fewest = math.inf
    for _ in range(TRIES):
        cache.SHARED.clear()
        start = time.thread_time()
        with contextlib.suppress(ValueError):
            parse(text)
        fewest = min(fewest, time.thread_time() - start)
        if not MOST / 2 < fewest < 10 * MOST:
            break
    return fewest


@pytest.mark.long
@pytest.mark.parametrize("name", PARSERS)
def test_no_text_of_half_a_million_signs_holds_a_parser(name: str):
    parser = PARSERS[name]
    for size in SIZES:
        fed = itertools.chain(pumped.runs(size), *(pumped.texts(right, size) for right in parser.rights))
        for text in fed:
            took = seconds(parser.parse, text)
            assert took < most() or took < LOOPS * loop(), f"{size} signs, {text[:SHOWN]!a}…"
