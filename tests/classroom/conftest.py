"""The Redis server that the tests of this folder share, and the stores."""

from collections.abc import Iterator

import pytest

from tests.classroom.redis_server import NEEDED, RedisServer, redis_server
from tests.classroom.stores import InMemory, InRedis, Kept


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """Return a server that runs; a test that kills it starts it again."""
    with redis_server() as server:
        yield server


@pytest.fixture(params=["memory", pytest.param("redis", marks=NEEDED)])
def kept(request: pytest.FixtureRequest) -> Kept:
    """Return each kind of store, with nothing in it."""
    return InMemory() if request.param == "memory" else InRedis(request.getfixturevalue("redis").address)
