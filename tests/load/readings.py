"""What a server's /status says, read as a collector reads it."""

import time
import urllib.request
from collections import defaultdict

from prometheus_client.openmetrics.parser import text_string_to_metric_families

OPEN_METRICS = "application/openmetrics-text; version=1.0.0"
PATIENCE = 20  # seconds


def get(address: str, accept: str | None = None) -> tuple[str, str]:
    """Return the content type and the content of an address."""
    request = urllib.request.Request(address, headers={"Accept": accept} if accept else {})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.headers["content-type"], answer.read().decode()


def readings(server: str) -> dict[tuple[str, ...], float]:
    """Return a server's metrics: (name, *labels' values) → reading; 0 for anything else."""
    families = text_string_to_metric_families(get(f"{server}/status", OPEN_METRICS)[1])
    samples = ((family.name, sample) for family in families for sample in family.samples)
    return defaultdict(float, {(name, *sample.labels.values()): sample.value for name, sample in samples})


def of(server: str, *name: str) -> float:
    """Return one reading, by its name and the values of its labels."""
    return readings(server)[name]


def until(server: str, *name: str, value: float) -> None:
    """Wait until a reading is so high."""
    end = time.monotonic() + PATIENCE
    while of(server, *name) != value:
        if time.monotonic() > end:
            raise TimeoutError(f"{name} is {of(server, *name)}, not {value}")
