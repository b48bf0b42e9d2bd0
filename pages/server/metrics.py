"""Readings of a server, each with its name, its kind, its unit and a sentence; as OpenMetrics and as text for people."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import NamedTuple

from prometheus_client import core
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST, generate_latest

OPEN_METRICS = CONTENT_TYPE_LATEST


class Metric(NamedTuple):
    """A metric family in the sense of OpenMetrics.

    name    letters, digits and underscores; it ends with the unit where there is one
    kind    counter, gauge or info
    help    its meaning, in a sentence
    values  labels → reading, () for a single one; the reading of an info is 1, its content is in the labels
    """

    name: str
    kind: str
    help: str
    values: dict[tuple[tuple[str, str], ...], float]
    unit: str = ""


ENDINGS = {"counter": "_total", "info": "_info", "gauge": ""}


def one(value: float) -> dict[tuple[tuple[str, str], ...], float]:
    """Return the values of a metric that has no labels."""
    return {(): value}


def open_metrics(metrics: Iterable[Metric]) -> str:
    """Return metrics as OpenMetrics 1.0 writes them."""
    families = []
    for metric in metrics:
        family = core.Metric(metric.name, metric.help, metric.kind, metric.unit)
        for labels, value in metric.values.items():
            family.add_sample(metric.name + ENDINGS[metric.kind], dict(labels), value)
        families.append(family)
    return generate_latest(SimpleNamespace(collect=lambda: families)).decode()


def text(metrics: Iterable[Metric]) -> str:
    """Return metrics as readable lines: the reading, its name with labels, and its meaning."""
    rows = []
    for metric in metrics:
        for labels, value in (metric.values or one(0)).items():
            kinds = ", ".join(text if metric.kind != "info" else f"{name} {text}" for name, text in labels)
            reading = "" if metric.kind == "info" else _readable(value, metric.unit)
            rows.append((reading, f"{metric.help.removesuffix('.')}{f': {kinds}' if kinds else ''}"))
    width = max((len(reading) for reading, _ in rows), default=0)
    return "".join(f"{reading:>{width}}  {meaning}\n" for reading, meaning in rows)


def _readable(value: float, unit: str) -> str:
    if unit == "bytes":
        return f"{value / 1e6:,.1f} MB"
    if unit == "seconds":
        return f"{value:,.0f} s"
    return f"{100 * value:.1f} %" if unit == "ratio" else f"{value:,.15g}"
