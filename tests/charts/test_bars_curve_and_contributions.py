"""Bars, the curve, the ledger and the stack hold the core's numbers, and draw nothing where there is none."""

import dataclasses
import itertools

import pytest
import torch

from attn_core import one_query, scene
from pages.charts import colours, line_chart
from tests.drawings import CAUSAL, CROSS, DRAWN_TO, bars, close, curve, data, entries, parts, stack, strips


def test_bars_hold_the_row():
    row = one_query.row(scene.trace(CROSS), CROSS, 1, 2)
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
    assert ink == {"condition": {"test": "datum.winner", "value": colours.LIGHT.key}, "value": colours.LIGHT.primary}


def test_hidden_bars_are_said_and_not_drawn_as_a_number():
    found = data(bars(CAUSAL), "bars")
    hidden = [key > 2 for key in range(7)]
    said = "hidden, at temperature 1 hidden, without scaling hidden"
    assert [tip == f"{key}: {said}" for key, tip in enumerate(found["tip"])] == hidden
    assert ["hidden" in tip for tip in found["tip"]] == hidden
    assert [said == "hidden" for said in found["said"]] == hidden
    for comparison in ("warm", "raw"):
        assert [share is None for share in found[comparison]] == hidden


def test_curve_holds_both_lines_and_the_present():
    setting = dataclasses.replace(CROSS, temperature=2.5)
    trace, stops = scene.trace(setting), line_chart.stops(5)
    row, found = one_query.row(trace, setting, 1, 2), one_query.curve(trace, 1, 2, line_chart.stops(5))
    spec = curve(setting)
    lines, marks = data(spec, "lines"), data(spec, "marks")
    for name, expected in (("t", stops), ("largest", found.largest), ("in_use", found.in_use)):
        close(lines[name], expected)
    assert (marks["t"], marks["largest"]) == ([2.5, 2.5], [True, False])
    close(marks["share"], [row.largest, row.effective / 7])
    close(marks["uniform"], [1 / 7] * 2)
    drawn = [part["encoding"]["y"]["field"] for part in parts(spec) if "y" in part.get("encoding", {})]
    assert drawn[:3] == ["largest", "in_use", "uniform"]


def test_the_present_stays_on_the_log_axis():
    for temperature, drawn in ((0.0, 0.02), (99.0, 50.0)):
        assert data(curve(dataclasses.replace(CROSS, temperature=temperature)), "marks")["t"] == [drawn, drawn]


def test_strips_hold_the_ledger_and_its_sum():
    book, _ = entries(CROSS)
    rows, cells = data(strips(CROSS), "rows"), data(strips(CROSS), "cells")
    assert rows["label"] == [*map(str, range(7)), "output"]
    written = [
        ", ".join(f"{x:+.4f}".replace("-", "−") for x in row)
        for row in torch.cat([book.adds, book.output[None], book.values])
    ]
    adds, values = written[:8], written[8:]
    assert rows["tip"][:7] == [
        f"{key}: {weight:.4f} × ({value}) = ({add})"
        for key, weight, value, add in zip(range(7), book.weights.tolist(), values, adds[:7], strict=True)
    ]
    assert rows["tip"][7] == adds[7]
    assert list(zip(cells["y"], cells["dim"], strict=True)) == list(itertools.product(range(8), range(3)))
    assert cells["value"][21:] == [None] * 3
    close(cells["value"][:21], colours.shares(book.values, 2.5, signed=True).flatten())
    close(cells["adds"], colours.shares(torch.cat([book.adds, book.output[None]]), 2.5, signed=True).flatten())
    assert rows["winner"] == [row == book.winner for row in range(8)]
    torch.testing.assert_close(book.adds.sum(0), book.output)


def test_stacked_bars_meet_and_end_at_the_output():
    book, labels = entries(CROSS)
    spec = stack(CROSS)
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
    assert data(spec, "keys")["label"] == labels
