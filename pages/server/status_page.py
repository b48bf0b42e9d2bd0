"""The address /status: counts and resources of this process, as text or OpenMetrics, without any visitor's words."""

import os
import time

import streamlit as st
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pages.server import endpoints, metrics, process, status
from pages.server.metrics import Metric, one

HOW_TO_SCRAPE = f"""
These are the numbers of one process since its start. Several processes count for themselves: a collector reads each at its
own address, http://HOST:PORT/{status.NAME}, not through the proxy. It gets OpenMetrics where it asks for that, as Prometheus
does, with the header Accept: application/openmetrics-text
"""
ASKED = "Questions for boards that were answered; a run of a page asks for each of its boards."
READY = "1 once all modules are imported, 0 before."


def routes() -> list[Route]:
    """Return the address, below server.baseUrlPath where that is set."""
    return [Route(f"/{endpoints.base()}/{status.NAME}".replace("//", "/"), show)]


async def show(request: Request) -> Response:
    """GET: OpenMetrics for clients that accept it, text for all others."""
    listed = readings()
    headers = {"Cache-Control": "no-store", "Vary": "Accept"}
    if "application/openmetrics-text" in request.headers.get("accept", ""):
        return Response(metrics.open_metrics(listed), headers={**headers, "Content-Type": metrics.OPEN_METRICS})
    return Response(metrics.text(listed) + HOW_TO_SCRAPE, media_type="text/plain", headers=headers)


def readings() -> list[Metric]:
    """Return everything that is shown."""
    return [*_about(), *_done(status.counts()), *_now(status.counts()), *_taken()]


def _about() -> list[Metric]:
    """Return which program this is, and since when it runs."""
    torch, best = process.imported("torch", "__version__"), process.imported("attn_core.device", "best")
    labels = {"version": os.environ.get("ATTENTION_VERSION"), "streamlit": st.__version__, "torch": torch}
    labels["device"] = best().type if best else "not known yet"
    listed = tuple((name, str(value)) for name, value in labels.items() if value)
    return [
        Metric("attention", "info", "Attention Explorer.", {listed: 1}),
        Metric("attention_prepared", "gauge", READY, one(status.counts().get("prepared", 0))),
        Metric("attention_uptime_seconds", "gauge", "Time since the start.", one(time.time() - process.STARTED), "seconds"),
    ]


def _done(counts: dict[str, float]) -> list[Metric]:
    """Return the counters."""
    asked, from_cache = counts.get("questions", 0), counts.get("from_cache", 0)
    hits = "Share of these questions for which nothing had to be computed."
    return [
        Metric("attention_questions", "counter", ASKED, one(asked)),
        Metric("attention_questions_from_cache", "counter", "Of these, answered from the cache alone.", one(from_cache)),
        Metric("attention_hit_ratio", "gauge", hits, one(from_cache / asked if asked else 0), "ratio"),
        Metric("attention_files", "counter", "Files and QR codes that were made.", one(counts.get("files", 0))),
        Metric("attention_errors", "counter", "Errors on the server's side.", _kinds(counts, "errors", "where")),
        Metric("attention_refused", "counter", "What was refused, by reason.", _kinds(counts, "refused", "reason")),
    ]


def _kinds(counts: dict[str, float], name: str, label: str) -> dict[tuple[tuple[str, str], ...], float]:
    """Return the counts of a name that comes in kinds, by their kind."""
    kinds = {key.partition(".")[2]: value for key, value in sorted(counts.items()) if key.startswith(f"{name}.")}
    return {((label, kind),): value for kind, value in kinds.items()}


def _now(counts: dict[str, float]) -> list[Metric]:
    """Return the gauges."""
    helps = ("Page sessions that are open.", "Connections of boards that are open.", "Questions that wait or are computed.")
    helps += ("Teachers' devices and students in live classes that are connected.",)
    return [
        Metric(f"attention_{name}", "gauge", help, one(counts.get(name, 0)))
        for name, help in zip(status.LEVELS, helps, strict=True)
    ]


def _taken() -> list[Metric]:
    """Return the resources of the process, as far as the system reports them."""
    used, limit, computed = _cache()
    listed = [
        ("attention_cache_bytes", "gauge", "Memory of the cached results.", used, "bytes"),
        ("attention_cache_limit_bytes", "gauge", "The largest size of the cached results.", limit, "bytes"),
        ("attention_results", "counter", "Results that were computed, since they were not in the cache.", computed, ""),
        ("process_resident_memory_bytes", "gauge", "Memory of the process.", process.resident(), "bytes"),
        ("process_open_fds", "gauge", "File descriptors that are open.", process.descriptors(), ""),
        ("process_max_fds", "gauge", "File descriptors that may be open.", process.descriptor_limit(), ""),
        ("process_threads", "gauge", "Threads.", process.threads(), ""),
        ("process_cpu_seconds", "counter", "Processor time that the process has used.", time.process_time(), "seconds"),
    ]
    return [Metric(name, kind, help, one(value), unit) for name, kind, help, value, unit in listed if value is not None]


def _cache() -> tuple[int | None, int | None, int | None]:
    """Return the bytes of results that are kept, their bound, and how many were computed.

    None before torch is imported, for which nobody waits.
    """
    shared = process.imported("attn_core.cache", "SHARED")
    return (shared.used, shared.limit, shared.misses) if shared else (None, None, None)
