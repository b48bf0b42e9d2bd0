"""What bounds the harm of an error of ours: one question is shown without its results, and a task begins again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from pages.server import counters

log = logging.getLogger(__name__)
AGAIN, RARELY = 1.0, 8.0  # seconds after which what failed is tried again, at first and at last
T = TypeVar("T")


def or_else(make: Callable[[], T], instead: T) -> T:
    """Return what is made of one question; where that fails, log the error and return what is shown instead."""
    try:
        return make()
    except Exception:
        log.exception("a question of a class could not be shown")
        counters.ERRORS.labels("class").inc()
        return instead


async def going_on(work: Callable[[], Awaitable[None]]) -> None:
    """Do work that never ends; where it fails, log the error and begin again, more slowly each time."""
    pause = AGAIN
    while True:
        try:
            await work()
        except Exception:
            log.exception("a task of a class failed")
            counters.ERRORS.labels("class").inc()
        await asyncio.sleep(pause)
        pause = min(2 * pause, RARELY)
