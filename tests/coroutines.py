"""Running a coroutine in a thread of its own, since Playwright keeps an event loop running in the thread of the tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def finish(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end and return its result."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
