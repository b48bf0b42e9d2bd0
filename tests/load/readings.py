"""What a server's /status says, read as a collector reads it."""

import time
import urllib.request
from collections import defaultdict

from prometheus_client.openmetrics.parser import text_string_to_metric_families

OPEN_METRICS = "application/openmetrics-text; version=1.0.0"
PATIENCE = 20  # seconds


def get(address: str, accept: str | None = None) -> tuple[str, str]:
    """Return the kind and the content of what stands at an address."""
    request = urllib.request.Request(address, headers={"Accept": accept} if accept else {})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.headers["content-type"], answer.read().decode()


def readings(server: str) -> dict[tuple[str, ...], float]:
    """Return everything that a server counts: (name, *labels' values) → the reading; what it doesn't count is 0."""
    families = text_string_to_metric_families(get(f"{server}/status", OPEN_METRICS)[1])
    samples = [(family.name, sample) for family in families for sample in family.samples]
    return defaultdict(float, {(name, *sample.labels.values()): sample.value for name, sample in samples})


def of(server: str, name: str, **labels: str) -> float:
    """Return one reading."""
    return readings(server)[(name, *labels.values())]


def until(server: str, name: str, value: float) -> None:
    """Wait until a reading is so high."""
    end = time.monotonic() + PATIENCE
    while of(server, name) != value:
        if time.monotonic() > end:
            raise TimeoutError(f"{name} is {of(server, name)}, not {value}")
