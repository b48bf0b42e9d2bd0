"""The store of live classes that the environment names: the memory of this process, or a Redis server."""

import os

from pages.classroom.memory import Memory
from pages.classroom.store import MEMORY, VARIABLE, Store


def of(address: str) -> Store:
    """Return the store that an address names; ValueError with the variable's name where it names none."""
    if address in MEMORY:
        return Memory()
    if address.startswith(("redis://", "rediss://", "unix://")):
        from pages.classroom.redis_store import RedisStore  # noqa: PLC0415  (it needs a library that memory doesn't)

        return RedisStore(address)
    raise ValueError(
        f"{VARIABLE}: it must be memory or an address such as redis://127.0.0.1:6379/0."
    )  # it may hold a password


def chosen() -> Store:
    """Return the store that the environment chooses."""
    return of(os.environ.get(VARIABLE, ""))
