"""One output as a ledger: weight × value = what each key adds, as strips and as stacked bars."""

from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt
import torch
from torch import Tensor

from attn_core.cache import remember
from pages.ui.charts import colours, templates

ROW, HEAD = 22, 22  # pixels: a row, and the line of headings
VALUES = 2.5  # the fixed end of the colour scale of values, ±
WEIGHT = (0.0, 2.2)  # where the weight cells, values and additions stand, left and right
VALUE = (2.9, 12.9)
ADDS = (13.6, 23.6)
STACK_HIGH = 196
SIGNED = "datum.value == 0 ? '0' : format(datum.value, '+~g')"


@dataclass(frozen=True, eq=False)
class Entries:
    """The ledger's rows, one a key (or "58 others").

    weights (n,); values and adds (n, Dv); output (Dv,), the sum of adds; winner: the row of the largest, or None
    """

    labels: Sequence[str]
    weights: Tensor
    values: Tensor
    adds: Tensor
    output: Tensor
    winner: int | None
    dark: bool


def strips(entries: Entries) -> templates.Spec:
    """Return the ledger as strips of colour, a row a key, the last row the output."""
    n = len(entries.labels)
    share = colours.shares(entries.weights, 1.0, signed=False)
    rows = templates.frame(
        y=list(range(n + 1)),
        label=[*entries.labels, "output"],
        winner=[i == entries.winner for i in range(n + 1)],
        fill=[*colours.colours(share, False, entries.dark), None],
        ink=[*colours.ink(share, False, entries.dark), None],
        text=[f"{w:.2f}".removeprefix("0") if w < 0.995 else f"{w:.2g}" for w in entries.weights.tolist()] + [""],
        tip=[*map(_tip, entries.labels, entries.weights.tolist(), entries.values, entries.adds), _said(entries.output)],
    )
    return templates.filled(_strips(n, entries.values.shape[1], entries.dark), rows=rows, cells=_cells(entries))


def _cells(entries: Entries) -> templates.Columns:
    """Return a row a number: where it stands on the colour scale, as a value and as what it adds; the output comes last."""
    (n, wide), nothing = entries.values.shape, [None] * entries.values.shape[1]
    values, adds = (colours.shares(part, VALUES, signed=True).flatten().tolist() for part in (entries.values, entries.adds))
    output = colours.shares(entries.output, VALUES, signed=True).tolist()
    at = {"dim": list(range(wide)) * (n + 1), "y": [y for y in range(n + 1) for _ in range(wide)]}
    return templates.frame(**at, value=[*values, *nothing], adds=[*adds, *output])


def _tip(label: str, weight: float, value: Tensor, adds: Tensor) -> str:
    """Return what is said about one row."""
    return f"{label}: {weight:.4f} × ({_said(value)}) = ({_said(adds)})"


def _said(row: Tensor) -> str:
    """Return the first numbers of a row."""
    shown = row[:4].tolist()
    return ", ".join(f"{x:+.4f}" for x in shown) + (", …" if len(row) > len(shown) else "")


@remember
def _strips(n: int, wide: int, dark: bool) -> templates.Spec:
    """Return the strips without data."""
    theme = colours.look(dark)
    end = ADDS[1]

    def y(field: str) -> alt.Y:
        return templates.plain_y(field, 0, n + 1)

    def at(x: float) -> alt.X:
        return alt.X(datum=x, type="quantitative", scale=alt.Scale(domain=[0, end], nice=False), axis=None)

    def strip(field: str, place: tuple[float, float]) -> alt.Chart:
        step = (place[1] - place[0]) / wide
        ends = {"x": f"{place[0]} + {step} * datum.dim", "x1": f"{place[0]} + {step} * (datum.dim + 1)", "y1": "datum.y + 1"}
        cells = templates.rows("cells").transform_filter(f"datum.{field} != null").transform_calculate(**ends)
        x, fill = templates.plain_x("x", 0, end), templates.coloured(field, theme.signed)
        return cells.mark_rect().encode(x, y("y"), alt.X2("x1:Q"), alt.Y2("y1:Q"), fill=fill)

    rows = templates.rows("rows")
    middle = rows.transform_calculate(my="datum.y + 0.5", y1="datum.y + 1")
    weighted = middle.transform_filter(f"datum.y < {n}")
    winner = middle.transform_filter("datum.winner").encode(at(WEIGHT[0]), y("y"), alt.X2(datum=WEIGHT[1]), alt.Y2("y1:Q"))
    ink = alt.condition(f"datum.y == {n}", alt.value(theme.output), alt.value(theme.text))
    bold = alt.ExprRef(f"datum.winner || datum.y == {n} ? 'bold' : 'normal'")
    titles = templates.fixed(
        {"x": 0, "title": "weight ×"},
        {"x": VALUE[0], "title": "value ="},
        {"x": ADDS[0], "title": "what it adds (sum = output)"},
    )
    layers = [
        weighted.mark_rect().encode(
            at(WEIGHT[0]), y("y"), alt.X2(datum=WEIGHT[1]), alt.Y2("y1:Q"), fill=alt.Fill("fill:N", scale=None)
        ),
        strip("value", VALUE),
        strip("adds", ADDS),
        rows.mark_rule(color=theme.page, strokeWidth=2).encode(at(0), y("y"), alt.X2(datum=end)),
        winner.mark_rect(filled=False, stroke=theme.page, strokeWidth=5),
        winner.mark_rect(filled=False, stroke=theme.key, strokeWidth=3),
        templates.fixed({"y": n, "y1": n + 1})
        .mark_rect(filled=False, stroke=theme.output, strokeWidth=3)
        .encode(at(ADDS[0]), y("y"), alt.X2(datum=ADDS[1]), alt.Y2("y1:Q")),
        weighted.mark_text(fontSize=13, fontWeight=600).encode(
            at(sum(WEIGHT) / 2), y("my"), text="text:N", color=templates.given("ink")
        ),
        middle.mark_text(align="right", dx=-8, fontSize=14, fontWeight=bold).encode(
            y("my"), x=alt.value(0), text="label:N", color=ink
        ),
        titles.mark_text(align="left", dy=-12, fontSize=13, fontWeight=600, color=theme.text).encode(
            templates.plain_x("x", 0, end), y=alt.value(0), text="title:N"
        ),
        middle.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page).encode(
            at(0), y("y"), alt.X2(datum=end), alt.Y2("y1:Q"), tooltip="tip:N"
        ),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=HEAD + ROW * (n + 1)))


def stack(entries: Entries, end: float) -> templates.Spec:
    """Return each output dimension stacked from what the keys add, with the output as a mark; the axis is ±end."""
    n, wide = entries.adds.shape
    up, down = entries.adds.clamp(min=0).cumsum(0), entries.adds.clamp(max=0).cumsum(0)
    top = up.where(entries.adds >= 0, down)
    share = colours.shares(entries.weights, 1.0, signed=False).clamp(min=0.12)
    data = templates.frame(
        dim=torch.arange(wide, dtype=torch.uint8).repeat(n),
        key=torch.arange(n, dtype=torch.uint8).repeat_interleave(wide),
        base=(top - entries.adds).flatten(),
        top=top.flatten(),
    )
    keys = templates.frame(key=list(range(n)), label=list(entries.labels), fill=colours.colours(share, False, entries.dark))
    total = templates.frame(dim=list(range(wide)), output=entries.output)
    return templates.filled(_stack(wide, end, entries.dark), adds=data, keys=keys, total=total)


@remember
def _stack(wide: int, end: float, dark: bool) -> templates.Spec:
    """Return the stacked bars without data."""
    theme = colours.look(dark)
    step = max(1, wide // 16)
    ticks = alt.Axis(
        values=[d + 0.5 for d in range(0, wide, step)],
        labelExpr="format(floor(datum.value), 'd')",
        title="output dimension",
        titlePadding=2,
        labelPadding=2,
        grid=False,
        ticks=False,
        domain=False,
    )
    high = alt.Scale(domain=[-end, end], nice=False, clamp=True)
    axis = alt.Axis(values=[-end, 0, end], title=None, ticks=False, domain=False, gridColor=theme.grid, labelExpr=SIGNED)

    def ends(of: str, edge: float) -> alt.Chart:
        return templates.rows(of).transform_calculate(x=f"datum.dim + {edge}", x1=f"datum.dim + {1 - edge}")

    said = "datum.label + ', dimension ' + datum.dim + ': ' + format(datum.top - datum.base, '+.4f')"
    bars = ends("adds", 0.12).transform_lookup("key", alt.LookupData(alt.NamedData("keys"), "key", ["label", "fill"]))
    line = ends("total", 0.05).transform_calculate(tip="'dimension ' + datum.dim + ': ' + format(datum.output, '+.4f')")
    layers = [
        bars.transform_calculate(tip=said)
        .mark_rect(stroke=theme.page, strokeWidth=0.5 if wide <= 32 else 0)
        .encode(
            alt.X("x:Q", scale=alt.Scale(domain=[0, wide], nice=False), axis=ticks),
            alt.Y("base:Q", scale=high, axis=axis),
            alt.X2("x1:Q"),
            alt.Y2("top:Q"),
            fill=alt.Fill("fill:N", scale=None),
            tooltip="tip:N",
        ),
        line.mark_rule(color=theme.output, strokeWidth=4).encode(
            alt.X("x:Q"), alt.Y("output:Q"), alt.X2("x1:Q"), tooltip="tip:N"
        ),
    ]
    return templates.spec(alt.layer(*layers).properties(width="container", height=STACK_HIGH))
