"""The Redis server that the tests of this folder share, and the stores."""

from collections.abc import Iterator

import pytest

from pages.classroom import redis_store
from tests.classroom.redis_server import NEEDED, RedisServer, redis_server
from tests.classroom.stores import InMemory, InRedis, Kept

PATIENT = 60  # seconds that an act may take where a test doesn't ask how soon it fails


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """Return a server that runs; a test that kills it starts it again."""
    with redis_server() as server:
        yield server


@pytest.fixture(params=["memory", pytest.param("redis", marks=NEEDED)])
def kept(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kept:
    """Return each kind of store, with nothing in it, and with time: on a busy machine 32 connections take seconds."""
    limits = {"socket_connect_timeout": PATIENT, "socket_timeout": PATIENT}
    monkeypatch.setattr(redis_store, "HOW", redis_store.HOW | limits)
    monkeypatch.setattr(redis_store, "WHOLE", PATIENT)
    return InMemory() if request.param == "memory" else InRedis(request.getfixturevalue("redis").address)
