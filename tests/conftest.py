"""What pytest must know before it collects tests."""

import functools
import os
from collections import Counter
from pathlib import Path

import pytest
from streamlit.components.v2 import manifest_scanner

os.environ.setdefault("ATTENTION_TOKENS", "512")  # as on a CPU: pages show the same on any machine
os.environ.setdefault("ATTENTION_LONGEST", "60")  # a busy machine serves the second process last

from pages.server import computing

computing.set_up()  # as the app does: the same product on two threads has other last digits, and caches are shared

# AppTest looks for components in every package installed, once for each page that is opened: the packages stay the same
manifest_scanner.scan_component_manifests = functools.cache(manifest_scanner.scan_component_manifests)

pytest.register_assert_rewrite("tests.drawings", "tests.edges", "tests.panels.explore", "tests.screen", "tests.wiring")

SLOWEST = 10


def pytest_terminal_summary(terminalreporter):
    """Say which files took longest."""
    took = Counter()
    for report in (each for listed in terminalreporter.stats.values() for each in listed):
        if hasattr(report, "duration") and hasattr(report, "nodeid"):
            took[report.nodeid.partition("::")[0]] += report.duration
    for name, seconds in took.most_common(SLOWEST if len(took) > 1 else 0):
        terminalreporter.write_line(f"{seconds:6.1f} s  {name}")


@pytest.fixture(scope="session")
def model_folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Models of transformers with random weights, and folders that are wrong, by name; don't change them."""
    from tests.core.models.random_models import everything  # noqa: PLC0415  (transformers takes a second to import)

    return everything(tmp_path_factory.mktemp("models"))
