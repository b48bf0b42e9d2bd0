"""Counters of what a server does, which /status shows. Their names and labels hold nobody's words.

They have a registry of their own: Streamlit imports changed files again, and a registry takes each name only once.
"""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Info, ProcessCollector, disable_created_metrics

HERE = CollectorRegistry()
disable_created_metrics()  # when each counter began: nobody asks, and readers take it for a second value
ProcessCollector(registry=HERE)
QUESTIONS = Counter("attention_questions", "Questions, files and QR codes answered.", ["from_cache"], registry=HERE)
REFUSED = Counter("attention_refused", "What was refused, by reason.", ["reason"], registry=HERE)
ERRORS = Counter("attention_errors", "Errors on the server's side.", ["where"], registry=HERE)
OPEN = Gauge("attention_open", "Open connections of pages, boards and live classes.", ["what"], registry=HERE)
CACHE = Gauge("attention_cache_bytes", "Memory of the cached results.", registry=HERE)
Info("attention", "Attention Explorer.", registry=HERE).info({"version": os.environ.get("ATTENTION_VERSION", "")})
COUNTED = (QUESTIONS, REFUSED, ERRORS)


def taken() -> list[tuple[int, dict[str, str], float]]:
    """Return what was counted since the last call, and begin anew: a process beside the server hands it over."""
    families = [(number, family) for number, counter in enumerate(COUNTED) for family in counter.collect()]
    for counter in COUNTED:
        counter.clear()
    return [(number, sample.labels, sample.value) for number, family in families for sample in family.samples]


def add(counted: list[tuple[int, dict[str, str], float]]) -> None:
    """Count what another process has taken from its counters."""
    for number, labels, amount in counted:
        COUNTED[number].labels(**labels).inc(amount)
