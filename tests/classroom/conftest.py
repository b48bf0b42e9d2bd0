"""The Redis server that the tests of this folder share."""

from collections.abc import Iterator

import pytest

from tests.classroom.redis_server import RedisServer, redis_server


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """Return a server that runs; a test that kills it starts it again."""
    with redis_server() as server:
        yield server
