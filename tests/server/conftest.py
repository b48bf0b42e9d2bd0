"""A guard with limits of its own."""

from dataclasses import replace

import pytest

from pages.server import guard
from pages.server.guard import Guard
from pages.server.limits import LIMITS
from tests.server.guarded import Limited, app


@pytest.fixture
def limited(monkeypatch: pytest.MonkeyPatch) -> Limited:
    """What makes a guard with these limits."""

    def make(**limits: int) -> Guard:
        monkeypatch.setattr(guard, "LIMITS", replace(LIMITS, **limits))
        return Guard(app)

    return make
