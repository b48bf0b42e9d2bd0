"""The one server that tests of this folder ask: below a path, under one name, and one site may embed it."""

from collections.abc import Iterator

import pytest

from pages.server import headers
from tests.browser.serving import Served, serving

COURSE = "https://course.example.org"


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    """The app as one site may embed it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(headers.VARIABLE, f"self {COURSE}")
        with serving("app.py", "--server.baseUrlPath=school", "--server.allowedHosts=127.0.0.1") as address:
            yield address
