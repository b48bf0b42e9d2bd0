"""Charts hold the tensors they are given, and between two settings of one shape only their data changes."""

import dataclasses
import itertools
import math

import pytest
import torch
from torch import Tensor

from attn_core import focus, scene
from pages.ui import charts, distribution, heatmap, ledger, look, thumbnails

WORDS = ("the", "bat", "flew", "out", "the")
LABELS = ["the·0", "bat", "flew", "out", "the·4"]
MEMORY = ("A", "bear", "saw", "it", "leave", "a", "cave")
KEYS = ["A·0", "bear", "saw", "it", "leave", "a·5", "cave"]
CROSS = scene.Scene(words=WORDS, memory=MEMORY, heads=2, head_size=3, d_model=11, seed=3)
CAUSAL = dataclasses.replace(CROSS, mask="causal")
MANY = tuple(f"w{i}" for i in range(19))
LARGE = scene.Scene(words=MANY, memory=MANY[:17], heads=2, head_size=3, d_model=11, seed=3, mask="causal")
STAGES = ("scores", "scaled", "masked", "weights", "dropped")
POSITIONS = ("x", "x1", "x2", "y", "y1", "y2", "at", "now", "zero", "t", "share", "base", "top", "output")


def sheet(setting: scene.Scene = CROSS, stage: str = "weights", **changes: object) -> heatmap.Sheet:
    """Return one stage of a scene, as a page would hand it to the charts."""
    steps = scene.trace(setting).heads
    allowed, signed = setting.allowed(), stage in ("scores", "scaled", "masked")
    winners = [focus.row(scene.trace(setting), setting, head, 2).winner for head in range(setting.heads)]
    known = {
        "values": getattr(steps, stage),
        "hidden": None if allowed is None or stage in ("scores", "scaled") else ~allowed,
        "limit": heatmap.limit(stage, setting.head_size),
        "signed": signed,
        "queries": LABELS if setting.words == WORDS else list(setting.words),
        "keys": KEYS if setting.keys == MEMORY else list(setting.keys),
        "query": 2,
        "winners": winners,
        "turn": 1,
        "dark": False,
    }
    return heatmap.Sheet(**{**known, **changes})


def entries(setting: scene.Scene, query: int = 2, dark: bool = False) -> ledger.Entries:
    """Return one ledger, ready to be drawn."""
    book = focus.ledger(scene.trace(setting), 1, query)
    names = [str(key) for key in book.keys]
    return ledger.Entries(names, book.weights, book.values, book.adds, book.output, book.winner, dark)


def bars(setting: scene.Scene = CROSS, query: int = 2) -> charts.Spec:
    """Return one row as bars with both comparisons."""
    found = focus.bars(focus.row(scene.trace(setting), setting, 1, query))
    series = {"now": found.weights, "warm": found.at_one, "raw": found.unscaled}
    names = [str(key) for key in found.keys]
    said = ["hidden" if share is None else "seen" for share in found.weights]
    return distribution.bars(names, series, found.winner, said, False)


def curve(setting: scene.Scene = CROSS, query: int = 2) -> charts.Spec:
    """Return sharpness against temperature."""
    trace = scene.trace(setting)
    row, stops = focus.row(trace, setting, 1, query), distribution.stops(5)
    found = focus.curve(trace, 1, query, stops)
    now = distribution.Present(setting.temperature, row.largest, row.effective * row.uniform, "48 %", "2 of 7")
    return distribution.curve(distribution.Curve(stops, found.largest, found.in_use, row.uniform), now, False)


def data(spec: charts.Spec, name: str) -> dict[str, list[object]]:
    """Return one of a chart's tables, column by column."""
    return spec["datasets"][name].to_pydict()


def template(spec: charts.Spec) -> dict[str, object]:
    """Return a chart without its data."""
    return {name: part for name, part in spec.items() if name != "datasets"}


def shape_of(spec: charts.Spec) -> dict[str, list[str]]:
    """Return the names of a chart's tables and their columns."""
    return {name: table.column_names for name, table in spec["datasets"].items()}


def grid(found: list[object], like: Tensor) -> list[list[object]]:
    """Return a column of cells as rows of cells."""
    return [found[i * like.shape[1] : (i + 1) * like.shape[1]] for i in range(like.shape[0])]


# ---- one template a shape ----

OTHER = dataclasses.replace(
    CROSS, temperature=0.2, seed=8, mask="window", window=1, dropout=0.3, scale="none", positions=False
)
SAME_SHAPE = {
    "heatmap": (
        lambda: heatmap.one_head(sheet(), 0, True),
        lambda: heatmap.one_head(sheet(OTHER, "masked", query=4, turn=9), 1, False),
    ),
    "picture": (
        lambda: heatmap.one_head(sheet(LARGE), 0, True),
        lambda: heatmap.one_head(sheet(dataclasses.replace(LARGE, seed=8), "scores", query=4, turn=9), 1, False),
    ),
    "thumbnails": (
        lambda: thumbnails.all_heads(sheet(), 0),
        lambda: thumbnails.all_heads(sheet(OTHER, "scaled", query=4, turn=9), 1),
    ),
    "bars": (bars, lambda: bars(OTHER, 4)),
    "curve": (curve, lambda: curve(OTHER, 4)),
    "strips": (lambda: ledger.strips(entries(CROSS)), lambda: ledger.strips(entries(OTHER, 4))),
    "stack": (lambda: ledger.stack(entries(CROSS), 3.0), lambda: ledger.stack(entries(OTHER, 4), 3.0)),
}


@pytest.mark.parametrize("kind", SAME_SHAPE)
def test_between_settings_of_one_shape_only_data_changes(kind: str):
    one, other = (make() for make in SAME_SHAPE[kind])
    assert template(one) == template(other)
    assert shape_of(one) == shape_of(other)
    assert any(not one["datasets"][name].equals(other["datasets"][name]) for name in one["datasets"])


@pytest.mark.parametrize("kind", SAME_SHAPE)
def test_a_filled_template_holds_no_data_of_its_own(kind: str):
    make, _ = SAME_SHAPE[kind]
    names = set(make()["datasets"])
    asked = {layer["data"]["name"] for layer in make()["layer"] if "data" in layer}
    asked |= {make()["data"]["name"]} if "data" in make() else set()
    assert asked == names


# ---- heatmaps ----


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("setting", [CROSS, dataclasses.replace(CAUSAL, dropout=0.3)], ids=["open", "causal"])
def test_cells_hold_the_tensor(stage: str, setting: scene.Scene):
    shown = sheet(setting, stage)
    cells = data(heatmap.one_head(shown, 1, True), "cells")
    expected = [["hidden" if v == -math.inf else f"{v:.4f}" for v in row] for row in shown.values[1].tolist()]
    hidden = [[False] * 7] * 5 if shown.hidden is None else shown.hidden.tolist()
    expected = [["hidden" if h else v for h, v in zip(*both, strict=True)] for both in zip(hidden, expected, strict=True)]
    assert grid(cells["exact"], shown.values[1]) == expected
    assert grid(cells["hidden"], shown.values[1]) == hidden


def test_cross_has_a_row_a_query_and_a_column_a_key():
    cells = data(heatmap.one_head(sheet(), 0, True), "cells")
    assert (max(cells["y1"]), max(cells["x1"]), len(cells["x"])) == (5, 7, 35)
    assert list(zip(cells["y"], cells["x"], strict=True)) == list(itertools.product(range(5), range(7)))
    assert cells["query"] == cells["y"]
    assert cells["tip"] == [f"{query} → {key}" for query in LABELS for key in KEYS]


def test_repeated_words_stay_apart():
    spec = heatmap.one_head(sheet(), 0, True)
    assert data(spec, "side")["label"] == LABELS
    assert data(spec, "top")["label"] == KEYS
    assert data(spec, "side")["at"] == [0.5, 1.5, 2.5, 3.5, 4.5]
    raw = heatmap.one_head(sheet(queries=["a"] * 5, keys=["a"] * 7), 0, True)  # even where labels are equal
    assert len(data(raw, "cells")["x"]) == 35
    assert data(raw, "top")["at"] == [i + 0.5 for i in range(7)]


def test_numbers_in_cells():
    values = torch.tensor([[[0.4764, 0.9951, 1.0, 0.004, 0.0, 1.2, 0.5]]])
    cells = data(heatmap.one_head(sheet(values=values, queries=["q"], query=0, winners=[2]), 0, True), "cells")
    assert cells["text"] == [".48", "1", "1", ".00", ".00", "1.20", ".50"]
    signed = sheet(values=values - 0.5, queries=["q"], query=0, winners=[2], signed=True, limit=3.0)
    assert data(heatmap.one_head(signed, 0, True), "cells")["text"] == ["0.0", "0.5", "0.5", "-0.5", "-0.5", "0.7", "0.0"]


@pytest.mark.parametrize("dark", [False, True])
def test_a_hidden_cell_is_the_page_without_a_number_and_zero_is_not(dark: bool):
    values = torch.zeros(1, 5, 7)
    hidden = ~CAUSAL.allowed()
    cells = data(heatmap.one_head(sheet(values=values, hidden=hidden, dark=dark), 0, True), "cells")
    page = look.look(dark).page
    for hides, fill, text in zip(cells["hidden"], cells["fill"], cells["text"], strict=True):
        assert (fill == page, text) == ((True, "") if hides else (False, ".00"))


def test_hidden_cells_have_a_dot_on_top():
    layers = heatmap.one_head(sheet(CAUSAL), 0, True)["layer"]
    dots = [layer for layer in layers if layer["mark"]["type"] == "circle"]
    assert [dot["mark"]["color"] for dot in dots] == [look.LIGHT.hidden]
    assert {"filter": "datum.hidden"} in dots[0]["transform"]


@pytest.mark.parametrize(("leads", "strong"), [(True, [True, True]), (False, [False])])
def test_the_selected_row_and_its_winner_are_outlined(leads: bool, strong: list[bool]):
    shown = sheet()
    spec = heatmap.one_head(shown, 1, leads)
    marks, winner = data(spec, "marks"), int(shown.values[1, 2].argmax())
    assert marks["kind"] == ["row", "winner"][: 1 + leads]
    assert marks["strong"] == strong
    assert (marks["x"], marks["x1"]) == ([0, winner][: 1 + leads], [7, winner + 1][: 1 + leads])
    assert (set(marks["y"]), set(marks["y1"])) == ({2}, {3})
    assert data(spec, "side")["strong"] == [False, False, True, False, False]
    assert data(spec, "top")["strong"] == [leads and key == winner for key in range(7)]


def test_a_row_that_sees_nothing_has_no_winner_to_outline():
    spec = heatmap.one_head(sheet(winners=[None, None]), 0, True)
    assert data(spec, "marks")["kind"] == ["row"]
    assert not any(data(spec, "top")["strong"])


def test_many_tokens_are_one_picture_with_a_row_a_query():
    shown = sheet(LARGE)
    spec = heatmap.one_head(shown, 1, True)
    rows, picture = data(spec, "cells"), data(spec, "picture")
    assert (rows["y"], rows["query"], set(rows["x1"])) == (list(range(19)), list(range(19)), {17})
    assert picture["url"] == [look.picture(shown.share(1), False, False, shown.hidden)]
    assert (picture["x1"], picture["y1"]) == ([17], [19])
    top = shown.values[1, 18].topk(3)
    said = ", ".join(f"w{j} {v:.4f}" for j, v in zip(top.indices.tolist(), top.values.tolist(), strict=True))
    assert rows["exact"][18] == said
    assert rows["exact"][0] == "w0 1.0000"  # the hidden ones are not among its largest


def test_sixteen_tokens_are_cells_and_ten_have_numbers():
    for count, kinds in ((10, ["rect", "text"]), (11, ["rect"]), (16, ["rect"]), (17, ["image", "rect"])):
        words = MANY[:count]
        spec = heatmap.one_head(sheet(dataclasses.replace(LARGE, words=words, memory=None)), 0, True)
        over_cells = [x for x in spec["layer"] if x.get("data", {}).get("name") in ("cells", "picture")]
        assert [layer["mark"]["type"] for layer in over_cells if layer["mark"]["type"] != "circle"] == kinds, count


def test_labels_are_thinned_but_the_selected_one_stays():
    words = tuple(f"w{i}" for i in range(64))
    shown = sheet(dataclasses.replace(LARGE, words=words, memory=None), query=5)
    side = data(heatmap.one_head(shown, 0, False), "side")
    assert side["query"] == [0, 5, *range(12, 64, 4)]
    assert [q for q, strong in zip(side["query"], side["strong"], strict=True) if strong] == [5]


@pytest.mark.parametrize(
    ("stage", "end"), [("scores", 3 * math.sqrt(7)), ("scaled", 3), ("masked", 3), ("weights", 1), ("dropped", 1)]
)
def test_scales_end_where_stage_and_head_size_say(stage: str, end: float):
    assert heatmap.limit(stage, 7) == pytest.approx(end)


# ---- thumbnails ----


@pytest.mark.parametrize(("heads", "columns"), [(1, 2), (4, 2), (8, 3)])
def test_thumbnails_have_a_picture_a_head_where_nothing_overlaps(heads: int, columns: int):
    shown = sheet(dataclasses.replace(CAUSAL, heads=heads))
    tiles = data(thumbnails.all_heads(shown, heads - 1), "tiles")
    assert tiles["label"] == [f"head {h + 1}" for h in range(heads)]
    assert tiles["head"] == list(range(heads))
    assert tiles["strong"] == [h == heads - 1 for h in range(heads)]
    assert tiles["url"] == [look.picture(shown.share(h), False, False, shown.hidden) for h in range(heads)]
    assert len(set(tiles["url"])) == heads
    assert [(x, int(y)) for x, y in zip(tiles["x"], tiles["y"], strict=True)] == [
        (h % columns, h // columns) for h in range(heads)
    ]


def test_thumbnails_mark_the_row_and_the_winner_within_their_tile():
    shown = sheet(dataclasses.replace(CAUSAL, heads=4))
    tiles = data(thumbnails.all_heads(shown, 3), "tiles")
    for head in range(4):
        x, x1, y, y1, row, row1, winner, winner1 = (
            tiles[name][head] for name in ("x", "x1", "y", "y1", "row", "row1", "winner", "winner1")
        )
        assert ((row - y) / (y1 - y), (row1 - y) / (y1 - y)) == (pytest.approx(2 / 5), pytest.approx(3 / 5))
        at = int(shown.values[head, 2].argmax())
        assert ((winner - x) / (x1 - x), (winner1 - x) / (x1 - x)) == (pytest.approx(at / 7), pytest.approx((at + 1) / 7))


def test_thumbnails_without_a_winner_say_so():
    tiles = data(thumbnails.all_heads(sheet(winners=[None, None]), 0), "tiles")
    assert tiles["winner"] == tiles["winner1"] == [None, None]


# ---- sharpness ----


def test_bars_hold_the_row():
    row = focus.row(scene.trace(CROSS), CROSS, 1, 2)
    found = data(bars(), "bars")
    assert found["now"] == row.weights.tolist()
    assert found["warm"] == row.at_one.tolist()
    assert found["raw"] == row.unscaled.tolist()
    assert found["exact"] == [f"{weight:.4f}" for weight in row.weights.tolist()]
    assert [ink == look.LIGHT.key for ink in found["ink"]] == [key == row.winner for key in range(7)]
    assert found["at"] == [key + 0.5 for key in range(7)]


def test_hidden_bars_are_said_and_not_drawn_as_a_number():
    found = data(bars(CAUSAL), "bars")
    hidden = [key > 2 for key in range(7)]
    assert [exact == "hidden" for exact in found["exact"]] == hidden
    assert [said == "hidden" for said in found["said"]] == hidden
    for comparison in ("warm", "raw"):
        assert [share is None for share in found[comparison]] == hidden


def test_marks_that_say_nothing_new_are_not_drawn():
    spec = distribution.bars(["a", "b", "c"], {"now": [0.5, 0.3, 0.2]}, 0, ["", "", ""], False)
    assert data(spec, "bars")["warm"] == data(spec, "bars")["raw"] == [None] * 3


def test_curve_holds_both_lines_and_the_present():
    setting = dataclasses.replace(CROSS, temperature=2.5)
    trace, stops = scene.trace(setting), distribution.stops(5)
    row, found = focus.row(trace, setting, 1, 2), focus.curve(trace, 1, 2, distribution.stops(5))
    spec = curve(setting)
    lines, marks = data(spec, "lines"), data(spec, "marks")
    assert (lines["t"], lines["share"]) == (stops * 2, found.largest + found.in_use)
    assert lines["line"] == ["largest"] * 5 + ["in use"] * 5
    assert (marks["t"], marks["share"]) == ([2.5, 2.5], [row.largest, pytest.approx(row.effective / 7)])
    assert data(spec, "limit")["share"] == [1 / 7]


@pytest.mark.parametrize(("temperature", "drawn"), [(0.0, 0.02), (0.02, 0.02), (50.0, 50.0), (99.0, 50.0)])
def test_the_present_stays_on_the_log_axis(temperature: float, drawn: float):
    marks = data(curve(dataclasses.replace(CROSS, temperature=temperature)), "marks")
    assert marks["t"] == [drawn, drawn]


def test_stops_are_even_on_a_log_axis_from_end_to_end():
    stops = distribution.stops(7)
    assert (stops[0], stops[-1]) == (pytest.approx(0.02), pytest.approx(50))
    ratios = [b / a for a, b in itertools.pairwise(stops)]
    assert ratios == pytest.approx([ratios[0]] * 6)


def test_a_curve_of_nothing_draws_nothing():
    blind = dataclasses.replace(CROSS, memory=("A",), mask="window", window=0)
    spec = curve(blind)
    assert data(spec, "lines")["t"] == data(spec, "marks")["t"] == []


# ---- the ledger ----


def test_strips_hold_the_ledger_and_its_sum():
    book = entries(CROSS)
    spec = ledger.strips(book)
    rows, pictures = data(spec, "rows"), data(spec, "pictures")
    assert rows["label"] == [*map(str, range(7)), "output"]
    assert rows["exact"] == [f"{weight:.4f}" for weight in book.weights.tolist()] + [""]
    sums = [", ".join(f"{x:+.4f}" for x in row) for row in [*book.adds.tolist(), book.output.tolist()]]
    assert rows["adds"] == sums
    assert rows["values"] == [", ".join(f"{x:+.4f}" for x in row) for row in book.values.tolist()] + [""]
    parts = (book.values, book.adds, book.output[None])
    assert pictures["url"] == [look.picture(look.shares(part, 2.5, True), True, False) for part in parts]
    boxes = data(spec, "boxes")
    assert (boxes["kind"], boxes["y"]) == (["output", "winner"], [7, book.winner])
    torch.testing.assert_close(book.adds.sum(0), book.output)


def test_strips_of_nothing_outline_no_winner():
    book = entries(dataclasses.replace(CROSS, dropout=1))
    assert data(ledger.strips(book), "boxes")["kind"] == ["output"]


def test_a_long_value_shows_its_first_six_numbers():
    book = entries(dataclasses.replace(CROSS, head_size=7))
    said = data(ledger.strips(book), "rows")["values"][0]
    assert said == ", ".join(f"{x:+.4f}" for x in book.values[0, :6].tolist()) + ", …"


def test_stacked_bars_meet_and_end_at_the_output():
    book = entries(CROSS)
    spec = ledger.stack(book, 3.0)
    found, total = data(spec, "adds"), data(spec, "total")
    base, top, adds = (torch.tensor(found[name]).reshape(7, 3) for name in ("base", "top", "adds"))
    torch.testing.assert_close(top - base, book.adds)
    torch.testing.assert_close(adds, book.adds)
    for dim in range(3):
        for sign in (1, -1):
            mine = [key for key in range(7) if book.adds[key, dim] * sign > 0]
            ends = [0.0, *top[mine, dim].tolist()]
            assert base[mine, dim].tolist() == pytest.approx(ends[:-1], abs=1e-6)
        ups, downs = book.adds[:, dim].clamp(min=0).sum(), book.adds[:, dim].clamp(max=0).sum()
        assert total["output"][dim] == pytest.approx((ups + downs).item(), abs=1e-5)
    assert total["output"] == book.output.tolist()
    assert found["dim"] == [0, 1, 2] * 7


# ---- all ----

BLIND = dataclasses.replace(CROSS, memory=("A",), mask="window", window=0)
DRAWN = {
    **{f"{kind} {i}": make for kind, both in SAME_SHAPE.items() for i, make in enumerate(both)},
    "heatmap of nothing": lambda: heatmap.one_head(sheet(BLIND, "masked"), 1, True),
    "bars of nothing": lambda: bars(BLIND),
    "bars under a mask": lambda: bars(CAUSAL),
    "curve of nothing": lambda: curve(BLIND),
    "strips of nothing": lambda: ledger.strips(entries(BLIND)),
    "strips of many": lambda: ledger.strips(entries(LARGE)),
    "stack of nothing": lambda: ledger.stack(entries(BLIND), 3.0),
}


@pytest.mark.parametrize("kind", DRAWN)
def test_nothing_is_drawn_at_a_place_that_is_no_number(kind: str):
    for name, table in DRAWN[kind]()["datasets"].items():
        for column in set(table.column_names) & set(POSITIONS):
            found = table[column].to_pylist()
            assert all(isinstance(x, int | float) and math.isfinite(x) for x in found), (name, column)
        for column in table.column_names:
            said = [str(x) for x in table[column].to_pylist() if isinstance(x, str) and column != "url"]
            assert not [x for x in said if x in ("nan", "inf", "-inf", "None")], (name, column)


def test_frames_repeat_scalars():
    assert charts.frame(a=[1, 2, 3], b="x").to_pydict() == {"a": [1, 2, 3], "b": ["x"] * 3}
