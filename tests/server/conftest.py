"""The one server that tests of this folder ask: below a path, under one name, and one site may embed it."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from pages.server import headers
from tests.browser.serving import Served, serving

COURSE = "https://course.example.org"


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every folder in which the server may keep a file."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def server(home: Path) -> Iterator[Served]:
    """The app as one site may embed it."""
    with contextlib.ExitStack() as running:
        with pytest.MonkeyPatch.context() as patch:  # for this server alone: those that start later keep the default
            patch.setenv(headers.VARIABLE, f"self {COURSE}")
            for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
                patch.setenv(name, str(home))
            served = serving("app.py", "--server.baseUrlPath=school", "--server.allowedHosts=127.0.0.1")
            address = running.enter_context(served)
        yield address
