"""The drawings that tests of charts look at, and how to read them."""

import dataclasses

import torch

from attn_core import one_query, scene
from pages.charts import contributions, heatmap, line_chart, row_bars, templates

WORDS = ("the", "bat", "flew", "out", "the")
LABELS = ["the·0", "bat", "flew", "out", "the·4"]
MEMORY = ("A", "bear", "saw", "it", "leave", "a", "cave")
KEYS = ["A·0", "bear", "saw", "it", "leave", "a·5", "cave"]
CROSS = scene.Scene(words=WORDS, memory=MEMORY, heads=2, head_size=3, d_model=11, seed=3)
CAUSAL = dataclasses.replace(CROSS, mask="causal")
MANY = tuple(f"w{i}" for i in range(19))
LARGE = scene.Scene(words=MANY, memory=MANY[:17], heads=2, head_size=3, d_model=11, seed=3, mask="causal")
STAGES = ("scores", "scaled", "biased", "masked", "weights", "dropped")
POSITIONS = ("x", "x1", "y", "y1", "at", "now", "t", "largest", "in_use", "uniform", "base", "top", "output")
DRAWN_TO = {"rtol": 0, "atol": 0.51 * 10**-templates.DIGITS}  # digits of drawn numbers


def sheet(setting: scene.Scene = CROSS, stage: str = "weights", **changes: object) -> heatmap.Sheet:
    """Return one stage of a scene, as a page would hand it to the charts."""
    steps = scene.trace(setting).heads
    allowed, signed = setting.allowed(), stage in ("scores", "scaled", "masked")
    winners = [one_query.row(scene.trace(setting), setting, head, 2).winner for head in range(setting.heads)]
    known = {
        "values": getattr(steps, stage),
        "hidden": None if allowed is None or stage in ("scores", "scaled") else ~allowed,
        "limit": heatmap.limit(stage, setting.head_size, 1),
        "signed": signed,
        "queries": LABELS if setting.words == WORDS else list(setting.words),
        "keys": KEYS if setting.keys == MEMORY else list(setting.keys),
        "query": 2,
        "winners": winners,
        "dark": False,
    }
    return heatmap.Sheet(**{**known, **changes})


def entries(setting: scene.Scene, query: int = 2) -> tuple[one_query.Ledger, list[str]]:
    """Return one ledger and the labels of its rows."""
    book = one_query.ledger(scene.trace(setting), 1, query)
    return book, [str(key) for key in book.keys]


def strips(setting: scene.Scene, query: int = 2) -> templates.Spec:
    """Return one ledger as strips."""
    return contributions.strips(*entries(setting, query), False)


def stack(setting: scene.Scene, query: int = 2) -> templates.Spec:
    """Return one ledger as stacked bars."""
    return contributions.stack(*entries(setting, query), 3.0, False)


def bars(setting: scene.Scene = CROSS, query: int = 2) -> templates.Spec:
    """Return one row as bars with both comparisons."""
    found = one_query.bars(one_query.row(scene.trace(setting), setting, 1, query))
    series = {"now": found.weights, "warm": found.at_one, "raw": found.unscaled}
    names = [str(key) for key in found.keys]
    said = ["hidden" if share is None else "seen" for share in found.weights]
    return row_bars.weights(names, series, found.winner, said, False)


def curve(setting: scene.Scene = CROSS, query: int = 2) -> templates.Spec:
    """Return sharpness against temperature."""
    trace = scene.trace(setting)
    row, stops = one_query.row(trace, setting, 1, query), line_chart.stops(5)
    found = one_query.curve(trace, 1, query, stops)
    return line_chart.temperature_curve(stops, found, row, setting.temperature, False)


def data(spec: templates.Spec, name: str) -> dict[str, list[object]]:
    """Return one of a chart's tables, column by column, all of one length."""
    table = spec["datasets"][name]
    assert len({len(column) for column in table.values()}) == 1
    return table


def side(spec: templates.Spec, queries: bool = True) -> dict[str, list[object]]:
    """Return the labels of a heatmap's queries, or of its keys."""
    table = data(spec, "labels")
    chosen = [i for i, left in enumerate(table["side"]) if left == queries]
    return {name: [column[i] for i in chosen] for name, column in table.items()}


def close(found: object, expected: object, **how: float) -> None:
    """Assert that numbers are these, to the digits that are drawn."""
    found, expected = (torch.as_tensor(each, dtype=torch.float64) for each in (found, expected))
    torch.testing.assert_close(found, expected, **{**DRAWN_TO, **how})


def parts(spec: object) -> list[dict[str, object]]:
    """Return every part of a specification that is an object, the whole first."""
    inner = spec.values() if isinstance(spec, dict) else spec if isinstance(spec, list) else ()
    return ([spec] if isinstance(spec, dict) else []) + [part for each in inner for part in parts(each)]


def template(spec: templates.Spec) -> dict[str, object]:
    """Return a chart without its data."""
    return {name: part for name, part in spec.items() if name != "datasets"}


def shape_of(spec: templates.Spec) -> dict[str, list[str]]:
    """Return the names of a chart's tables and their columns."""
    return {name: list(table) for name, table in spec["datasets"].items()}
