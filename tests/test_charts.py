"""Charts hold the tensors they are given, and between two settings of one shape only their data changes."""

import base64
import dataclasses
import io
import itertools
import math

import pyarrow as pa
import pytest
import torch
from PIL import Image
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
POSITIONS = ("x", "x1", "y", "y1", "at", "now", "t", "largest", "in_use", "uniform", "base", "top", "output")
DRAWN_TO = {"rtol": 0, "atol": 0.51 * 10**-charts.DIGITS}  # what is drawn has so many digits


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
    """Return one of a chart's tables, column by column, all of one length."""
    table = spec["datasets"][name]
    assert len({len(column) for column in table.values()}) == 1
    return table


def side(spec: charts.Spec, queries: bool = True) -> dict[str, list[object]]:
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


def template(spec: charts.Spec) -> dict[str, object]:
    """Return a chart without its data."""
    return {name: part for name, part in spec.items() if name != "datasets"}


def shape_of(spec: charts.Spec) -> dict[str, list[str]]:
    """Return the names of a chart's tables and their columns."""
    return {name: list(table) for name, table in spec["datasets"].items()}


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
        lambda: heatmap.one_head(sheet(OTHER, "dropped", query=4, turn=9), 1, False),
    ),
    "heatmap of scores": (
        lambda: heatmap.one_head(sheet(CROSS, "scores"), 0, True),
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
    assert one["datasets"] != other["datasets"]


def test_weights_and_scores_have_colours_of_their_own():
    one, other = (heatmap.one_head(sheet(CROSS, stage), 0, True) for stage in ("weights", "scores"))
    assert shape_of(one) == shape_of(other)
    assert colours_of(one) == list(look.LIGHT.weights)
    assert colours_of(other) == list(look.LIGHT.signed)


def colours_of(spec: charts.Spec) -> list[str]:
    """Return the colours between which a heatmap's cells are filled."""
    [fill] = [part["encoding"]["fill"] for part in parts(spec) if "share" in str(part.get("encoding", {}).get("fill"))]
    assert fill["field"] == "share"
    ends = fill["scale"]["domain"]
    assert ends == pytest.approx([i / (len(ends) - 1) for i in range(len(ends))], abs=1e-4)
    return fill["scale"]["range"]


@pytest.mark.parametrize("kind", SAME_SHAPE)
def test_a_filled_template_holds_no_data_of_its_own(kind: str):
    make, _ = SAME_SHAPE[kind]
    names = set(make()["datasets"])
    asked = [part["data"] for part in parts(template(make())) if "data" in part]
    assert {source["name"] for source in asked if "name" in source} == names
    assert all(source.keys() in ({"name"}, {"values"}) for source in asked)  # fixed values are the same in every setting
    assert not any("datasets" in part for part in parts(template(make())))


# ---- heatmaps ----


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("setting", [CROSS, dataclasses.replace(CAUSAL, dropout=0.3)], ids=["open", "causal"])
def test_cells_hold_the_tensor(stage: str, setting: scene.Scene):
    shown = sheet(setting, stage)
    cells = data(heatmap.one_head(shown, 1, True), "cells")
    hidden = torch.zeros(5, 7, dtype=torch.bool) if shown.hidden is None else shown.hidden
    assert hidden.logical_or(shown.values[1] != -math.inf).all()  # what is out of reach is hidden
    for name, expected in (("value", shown.values[1]), ("share", shown.share(1))):
        assert [found is None for found in cells[name]] == hidden.flatten().tolist()
        close([found for found in cells[name] if found is not None], expected[~hidden])


def test_cross_has_a_row_a_query_and_a_column_a_key():
    spec = heatmap.one_head(sheet(), 0, True)
    cells = data(spec, "cells")
    assert (max(cells["y"]), max(cells["x"]), len(cells["x"])) == (4, 6, 35)
    assert list(zip(cells["y"], cells["x"], strict=True)) == list(itertools.product(range(5), range(7)))
    ends = {(part["as"], part["calculate"]) for part in parts(spec) if "calculate" in part}
    assert {("x1", "datum.x + 1"), ("y1", "datum.y + 1")} <= ends
    assert {part["name"]: part["value"] for part in parts(spec) if part.get("name") in ("q", "k")} == {
        "q": LABELS,
        "k": KEYS,
    }


def test_repeated_words_stay_apart():
    spec = heatmap.one_head(sheet(), 0, True)
    assert side(spec)["label"] == LABELS
    assert side(spec, queries=False)["label"] == KEYS
    assert side(spec)["at"] == [0.5, 1.5, 2.5, 3.5, 4.5]
    raw = heatmap.one_head(sheet(queries=["a"] * 5, keys=["a"] * 7), 0, True)  # even where labels are equal
    assert len(data(raw, "cells")["x"]) == 35
    assert side(raw, queries=False)["at"] == [i + 0.5 for i in range(7)]


def test_numbers_in_cells():
    values = torch.tensor([[[0.4764, 0.9951, 1.0, 0.004, 0.0, 1.2, 0.5]]])
    cells = data(heatmap.one_head(sheet(values=values, queries=["q"], query=0, winners=[2]), 0, True), "cells")
    assert cells["text"] == [".48", "1", "1", ".00", ".00", "1.20", ".50"]
    signed = sheet(values=values - 0.5, queries=["q"], query=0, winners=[2], signed=True, limit=3.0)
    assert data(heatmap.one_head(signed, 0, True), "cells")["text"] == ["0.0", "0.5", "0.5", "−0.5", "−0.5", "0.7", "0.0"]


@pytest.mark.parametrize("dark", [False, True])
def test_a_hidden_cell_is_the_page_without_a_number_and_zero_is_not(dark: bool):
    values = torch.zeros(1, 5, 7)
    hidden = ~CAUSAL.allowed()
    spec = heatmap.one_head(sheet(values=values, hidden=hidden, dark=dark), 0, True)
    cells = data(spec, "cells")
    for hides, value, share, text in zip(
        hidden.flatten().tolist(), cells["value"], cells["share"], cells["text"], strict=True
    ):
        assert (value, share, text) == ((None, None, "") if hides else (0, 0, ".00"))
    [fill] = [part["encoding"]["fill"] for part in parts(spec) if "share" in str(part.get("encoding", {}).get("fill"))]
    assert fill["condition"] == {"test": "datum.value == null", "value": look.look(dark).page}
    assert look.look(dark).page not in fill["scale"]["range"]


def test_hidden_cells_have_a_dot_on_top():
    layers = heatmap.one_head(sheet(CAUSAL), 0, True)["layer"]
    dots = [layer for layer in layers if layer["mark"]["type"] == "circle"]
    assert [dot["mark"]["color"] for dot in dots] == [look.LIGHT.hidden]
    assert {"filter": "datum.value == null"} in dots[0]["transform"]


@pytest.mark.parametrize(("leads", "strong"), [(True, [True, True]), (False, [False])])
def test_the_selected_row_and_its_winner_are_outlined(leads: bool, strong: list[bool]):
    shown = sheet()
    spec = heatmap.one_head(shown, 1, leads)
    marks, winner = data(spec, "marks"), int(shown.values[1, 2].argmax())
    assert marks["winner"] == [False, True][: 1 + leads]
    assert marks["strong"] == strong
    assert (marks["x"], marks["x1"]) == ([0, winner][: 1 + leads], [7, winner + 1][: 1 + leads])
    assert (set(marks["y"]), set(marks["y1"])) == ({2}, {3})
    assert side(spec)["strong"] == [False, False, True, False, False]
    assert side(spec, queries=False)["strong"] == [leads and key == winner for key in range(7)]


def test_a_row_that_sees_nothing_has_no_winner_to_outline():
    spec = heatmap.one_head(sheet(winners=[None, None]), 0, True)
    assert data(spec, "marks")["winner"] == [False]
    assert not any(side(spec, queries=False)["strong"])


def test_many_tokens_are_one_picture_with_a_row_a_query():
    shown = sheet(LARGE)
    spec = heatmap.one_head(shown, 1, True)
    rows, picture = data(spec, "cells"), data(spec, "picture")
    assert (rows["y"], set(rows["turn"])) == (list(range(19)), {1})
    assert {(part["as"], part["calculate"]) for part in parts(spec) if "calculate" in part} == {
        ("x", "0"),
        ("x1", "17"),
        ("y1", "datum.y + 1"),
    }
    assert picture["url"] == [look.picture(shown.share(1), False, False, shown.hidden)]
    assert (picture["x1"], picture["y1"]) == ([17], [19])
    top = shown.values[1, 18].topk(3)
    said = ", ".join(f"w{j}: {v:.4f}" for j, v in zip(top.indices.tolist(), top.values.tolist(), strict=True))
    assert rows["tip"][18] == f"w18 → {said}"
    assert rows["tip"][0] == "w0 → w0: 1.0000"  # the hidden ones are not among its largest


def test_sixteen_tokens_are_cells_and_ten_have_numbers():
    for count, kinds in ((10, ["rect", "text"]), (11, ["rect"]), (16, ["rect"]), (17, ["image", "rect"])):
        words = MANY[:count]
        spec = heatmap.one_head(sheet(dataclasses.replace(LARGE, words=words, memory=None)), 0, True)
        over_cells = [x for x in spec["layer"] if x.get("data", {}).get("name") in ("cells", "picture")]
        assert [layer["mark"]["type"] for layer in over_cells if layer["mark"]["type"] != "circle"] == kinds, count
        assert ("text" in data(spec, "cells")) == ("text" in kinds)


def test_labels_are_thinned_but_the_selected_one_stays():
    words = tuple(f"w{i}" for i in range(64))
    shown = sheet(dataclasses.replace(LARGE, words=words, memory=None), query=5)
    found = side(heatmap.one_head(shown, 0, False))
    assert found["at"] == [q + 0.5 for q in (0, 5, *range(12, 64, 4))]
    assert found["label"] == [f"w{q}" for q in (0, 5, *range(12, 64, 4))]
    assert [at for at, strong in zip(found["at"], found["strong"], strict=True) if strong] == [5.5]


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
    for h, url in enumerate(tiles["url"]):
        assert url == look.picture(shown.share(h), False, False, shown.hidden, thumbnails.SHADES)
        index = indexes(url)
        wide = index.shape[0] // 5
        index = index[::wide, ::wide]  # the first pixel of each cell: a dot stands in the middle
        assert (index == look.HIDDEN).equal(shown.hidden)
        near = {"rtol": 0, "atol": 0.51 / (thumbnails.SHADES - 1) + 0.51 / (look.LEVELS - 1)}
        close(index[~shown.hidden] / (look.LEVELS - 1), shown.share(h)[~shown.hidden], **near)
    assert len(set(tiles["url"])) == heads
    assert [(x, int(y)) for x, y in zip(tiles["x"], tiles["y"], strict=True)] == [
        (h % columns, h // columns) for h in range(heads)
    ]


def indexes(url: str) -> Tensor:
    """Return the palette's index of each pixel of a picture."""
    image = Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2])))
    return torch.tensor(list(image.tobytes())).reshape(image.height, image.width)


def test_thumbnails_mark_the_row_and_the_winner_within_their_tile():
    shown = sheet(dataclasses.replace(CAUSAL, heads=4))
    tiles = data(thumbnails.all_heads(shown, 3), "tiles")
    for head in range(4):
        x, x1, y, y1, row, row1, winner, winner1 = (
            tiles[name][head] for name in ("x", "x1", "y", "y1", "row", "row1", "winner", "winner1")
        )
        close([(row - y) / (y1 - y), (row1 - y) / (y1 - y)], [2 / 5, 3 / 5], atol=2e-5)
        at = int(shown.values[head, 2].argmax())
        close([(winner - x) / (x1 - x), (winner1 - x) / (x1 - x)], [at / 7, (at + 1) / 7], atol=2e-5)


def test_thumbnails_without_a_winner_say_so():
    tiles = data(thumbnails.all_heads(sheet(winners=[None, None]), 0), "tiles")
    assert tiles["winner"] == tiles["winner1"] == [None, None]


# ---- sharpness ----


def test_bars_hold_the_row():
    row = focus.row(scene.trace(CROSS), CROSS, 1, 2)
    found = data(bars(), "bars")
    for name, expected in (("now", row.weights), ("warm", row.at_one), ("raw", row.unscaled)):
        close(found[name], expected)
    assert found["tip"] == [
        f"{key}: {now:.4f}, at temperature 1 {warm:.4f}, without scaling {raw:.4f}"
        for key, now, warm, raw in zip(
            range(7), row.weights.tolist(), row.at_one.tolist(), row.unscaled.tolist(), strict=True
        )
    ]
    assert found["winner"] == [key == row.winner for key in range(7)]
    assert found["at"] == [key + 0.5 for key in range(7)]
    [ink] = [part["encoding"]["fill"] for part in parts(bars()) if "fill" in part.get("encoding", {})]
    assert ink == {"condition": {"test": "datum.winner", "value": look.LIGHT.key}, "value": look.LIGHT.primary}


def test_hidden_bars_are_said_and_not_drawn_as_a_number():
    found = data(bars(CAUSAL), "bars")
    hidden = [key > 2 for key in range(7)]
    said = "hidden, at temperature 1 hidden, without scaling hidden"
    assert [tip == f"{key}: {said}" for key, tip in enumerate(found["tip"])] == hidden
    assert ["hidden" in tip for tip in found["tip"]] == hidden
    assert [said == "hidden" for said in found["said"]] == hidden
    for comparison in ("warm", "raw"):
        assert [share is None for share in found[comparison]] == hidden


def test_marks_that_say_nothing_new_are_not_drawn():
    spec = distribution.bars(["a", "b", "c"], {"now": [0.5, 0.3, 0.2]}, 0, ["", "", ""], False)
    assert data(spec, "bars")["warm"] == data(spec, "bars")["raw"] == [None] * 3
    assert data(spec, "bars")["tip"] == ["a: 0.5000", "b: 0.3000", "c: 0.2000"]


def test_curve_holds_both_lines_and_the_present():
    setting = dataclasses.replace(CROSS, temperature=2.5)
    trace, stops = scene.trace(setting), distribution.stops(5)
    row, found = focus.row(trace, setting, 1, 2), focus.curve(trace, 1, 2, distribution.stops(5))
    spec = curve(setting)
    lines, marks = data(spec, "lines"), data(spec, "marks")
    for name, expected in (("t", stops), ("largest", found.largest), ("in_use", found.in_use)):
        close(lines[name], expected)
    assert (marks["t"], marks["largest"]) == ([2.5, 2.5], [True, False])
    close(marks["share"], [row.largest, row.effective / 7])
    close(marks["uniform"], [1 / 7] * 2)
    drawn = [part["encoding"]["y"]["field"] for part in parts(spec) if "y" in part.get("encoding", {})]
    assert drawn[:3] == ["largest", "in_use", "uniform"]


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
    rows, cells = data(ledger.strips(book), "rows"), data(ledger.strips(book), "cells")
    assert rows["label"] == [*map(str, range(7)), "output"]
    adds = [", ".join(f"{x:+.4f}" for x in row) for row in [*book.adds.tolist(), book.output.tolist()]]
    values = [", ".join(f"{x:+.4f}" for x in row) for row in book.values.tolist()]
    assert rows["tip"][:7] == [
        f"{key}: {weight:.4f} × ({value}) = ({add})"
        for key, weight, value, add in zip(range(7), book.weights.tolist(), values, adds[:7], strict=True)
    ]
    assert rows["tip"][7] == adds[7]
    assert list(zip(cells["y"], cells["dim"], strict=True)) == list(itertools.product(range(8), range(3)))
    assert cells["value"][21:] == [None] * 3
    close(cells["value"][:21], look.shares(book.values, 2.5, signed=True).flatten())
    close(cells["adds"], look.shares(torch.cat([book.adds, book.output[None]]), 2.5, signed=True).flatten())
    assert rows["winner"] == [row == book.winner for row in range(8)]
    torch.testing.assert_close(book.adds.sum(0), book.output)


def test_strips_are_filled_with_the_colours_of_signed_numbers_and_the_output_is_outlined():
    spec = ledger.strips(entries(CROSS))
    filled = [part["encoding"]["fill"] for part in parts(spec) if part.get("encoding", {}).get("fill", {}).get("field")]
    assert [fill["field"] for fill in filled] == ["fill", "value", "adds"]
    assert [fill["scale"]["range"] for fill in filled if fill.get("scale")] == [list(look.LIGHT.signed)]
    boxes = [part["data"]["values"] for part in parts(spec) if "values" in part.get("data", {})]
    assert [{"y": 7, "y1": 8}] in boxes


def test_strips_of_nothing_outline_no_winner():
    book = entries(dataclasses.replace(CROSS, dropout=1))
    assert not any(data(ledger.strips(book), "rows")["winner"])


def test_a_long_value_shows_its_first_four_numbers():
    book = entries(dataclasses.replace(CROSS, head_size=5))
    said = data(ledger.strips(book), "rows")["tip"][0]
    values, adds = (", ".join(f"{x:+.4f}" for x in part[0, :4].tolist()) + ", …" for part in (book.values, book.adds))
    assert said == f"0: {book.weights[0]:.4f} × ({values}) = ({adds})"


def test_stacked_bars_meet_and_end_at_the_output():
    book = entries(CROSS)
    spec = ledger.stack(book, 3.0)
    found, total = data(spec, "adds"), data(spec, "total")
    base, top = (torch.tensor(found[name], dtype=torch.float64).reshape(7, 3) for name in ("base", "top"))
    close(top - base, book.adds, atol=2 * DRAWN_TO["atol"])
    for dim in range(3):
        for sign in (1, -1):
            mine = [key for key in range(7) if book.adds[key, dim] * sign > 0]
            ends = [0.0, *top[mine, dim].tolist()]
            close(base[mine, dim], ends[:-1], atol=2 * DRAWN_TO["atol"])
        ups, downs = book.adds[:, dim].clamp(min=0).sum(), book.adds[:, dim].clamp(max=0).sum()
        assert total["output"][dim] == pytest.approx((ups + downs).item(), abs=1e-5)
    close(total["output"], book.output)
    assert found["dim"] == [0, 1, 2] * 7
    assert found["key"] == [key for key in range(7) for _ in range(3)]
    assert data(spec, "keys")["label"] == list(book.labels)


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
        for column in set(table) & set(POSITIONS):
            assert all(isinstance(x, int | float) and math.isfinite(x) for x in table[column]), (name, column)
        for column, found in table.items():
            said = [str(x) for x in found if isinstance(x, str) and column != "url"]
            assert not [x for x in said if x in ("nan", "inf", "-inf", "None")], (name, column)
            assert all(math.isfinite(x) for x in found if isinstance(x, float)), (name, column)  # JSON has no others


@pytest.mark.parametrize("kind", DRAWN)
def test_streamlit_gets_the_same_data_as_narrow_arrow_tables(kind: str):
    spec = DRAWN[kind]()
    sent = charts.for_streamlit(spec)
    assert template(sent) == template(spec)
    assert list(sent["datasets"]) == list(spec["datasets"])
    for name, table in sent["datasets"].items():
        assert table.column_names == list(spec["datasets"][name])
        assert set(table.schema.types) <= {pa.float32(), pa.int16(), pa.string(), pa.bool_(), pa.null()}
        for column, found in zip(table.column_names, table.columns, strict=True):
            expected, numbers = spec["datasets"][name][column], pa.types.is_floating(found.type)
            assert [x is None for x in found.to_pylist()] == [x is None for x in expected]
            here, there = ([x for x in side if x is not None] for side in (found.to_pylist(), expected))
            assert here == (pytest.approx(there, rel=1e-6) if numbers else there), (name, column)


def test_frames_repeat_scalars_take_tensors_and_round_what_is_drawn():
    assert charts.frame(a=[1, 2, 3], b="x") == {"a": [1, 2, 3], "b": ["x"] * 3}
    found = charts.frame(a=torch.tensor([0.1234567, -2.0]), b=[None, 0.1234549], c=torch.tensor([3, 4]))
    assert found == {"a": [0.12346, -2.0], "b": [None, 0.12345], "c": [3, 4]}


def test_a_specification_declares_each_scale_once():
    """What goes without saying is left out; what is left must still say it, for the first layer of each channel."""
    spec = heatmap.one_head(sheet(CAUSAL), 0, True)
    for channel, domain in (("x", [0, 7]), ("y", [5, 0])):
        told = [part["encoding"][channel] for part in parts(spec) if "field" in part.get("encoding", {}).get(channel, {})]
        assert [x["scale"]["domain"] for x in told if "scale" in x] == [domain]
        assert "scale" in told[0]
        assert all(x["axis"] is None for x in told)
