"""One output as a ledger: weight × value = what each key adds, as strips and as stacked bars."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt
from torch import Tensor

from pages.ui import charts, look

ROW, HEAD = 22, 22  # pixels: a row, and the line of headings
VALUES = 2.5  # the fixed end of the colour scale of values, ±
WEIGHT = (0.0, 2.2)  # where the weight cells, values and additions stand, left and right
VALUE = (2.9, 12.9)
ADDS = (13.6, 23.6)
STACK_HIGH = 200
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


def strips(entries: Entries) -> charts.Spec:
    """Return the ledger as strips of colour, a row a key, the last row the output."""
    n = len(entries.labels)
    theme = look.look(entries.dark)
    share = look.shares(entries.weights, 1.0, signed=False)
    rows = charts.frame(
        y=[float(i) for i in range(n + 1)],
        y1=[i + 1.0 for i in range(n + 1)],
        label=[*entries.labels, "output"],
        label_ink=[theme.text] * n + [theme.output],
        strong=[i in (entries.winner, n) for i in range(n + 1)],
        fill=[*look.colours(share, False, entries.dark), theme.page],
        ink=[*look.ink(share, False, entries.dark), theme.page],
        text=[f"{w:.2f}".removeprefix("0") if w < 0.995 else f"{w:.2g}" for w in entries.weights.tolist()] + [""],
        exact=[f"{w:.4f}" for w in entries.weights.tolist()] + [""],
        values=[_said(row) for row in entries.values] + [""],
        adds=[_said(row) for row in (*entries.adds, entries.output)],
    )
    pictures = charts.frame(
        x=[VALUE[0], ADDS[0], ADDS[0]],
        x1=[VALUE[1], ADDS[1], ADDS[1]],
        y=[0, 0, n],
        y1=[n, n, n + 1],
        url=[_strip(entries, part) for part in (entries.values, entries.adds, entries.output[None])],
    )
    boxes = [("output", *ADDS, n)] + ([("winner", *WEIGHT, entries.winner)] if entries.winner is not None else [])
    kinds, starts, ends, tops = map(list, zip(*boxes, strict=True))
    box = charts.frame(kind=kinds, x=starts, x1=ends, y=tops, y1=[y + 1 for y in tops])
    return charts.filled(_strips(n, entries.dark), rows=rows, pictures=pictures, boxes=box)


def _said(row: Tensor) -> str:
    """Return the first numbers of a row."""
    shown = row[:6].tolist()
    return ", ".join(f"{x:+.4f}" for x in shown) + (", …" if len(row) > len(shown) else "")


def _strip(entries: Entries, part: Tensor) -> str:
    """Return signed numbers as a picture, a row a key."""
    return look.picture(look.shares(part, VALUES, signed=True), True, entries.dark)


@functools.lru_cache(maxsize=32)
def _strips(n: int, dark: bool) -> charts.Spec:
    """Return the strips without data."""
    theme = look.look(dark)
    wide = ADDS[1]

    def y(field: str) -> alt.Y:
        return charts.plain_y(field, 0, n + 1)

    def at(x: float) -> alt.X:
        return alt.X(datum=x, type="quantitative", scale=alt.Scale(domain=[0, wide], nice=False), axis=None)

    rows, pictures, boxes = charts.rows("rows"), charts.rows("pictures"), charts.rows("boxes")
    weighted = rows.transform_filter(f"datum.y < {n}")
    middle = rows.transform_calculate(my="datum.y + 0.5")
    ends = charts.plain_x("x", 0, wide), y("y"), alt.X2("x1:Q"), alt.Y2("y1:Q")
    tip = [alt.Tooltip("label:N", title="key"), alt.Tooltip("exact:N", title="weight")]
    tip += [alt.Tooltip("values:N", title="value"), alt.Tooltip("adds:N", title="adds")]
    titles = [(0, "weight ×"), (VALUE[0], "value ="), (ADDS[0], "what it adds (sum = output)")]
    heads = charts.rows("rows").transform_filter("datum.y == 0")
    fill = alt.Fill("fill:N", scale=None)
    layers = [
        weighted.mark_rect().encode(at(WEIGHT[0]), y("y"), alt.X2(datum=WEIGHT[1]), alt.Y2("y1:Q"), fill=fill),
        pictures.mark_image(aspect=False, align="left", baseline="top", smooth=False).encode(*ends, url="url:N"),
        rows.mark_rule(color=theme.page, strokeWidth=2).encode(at(0), y("y"), alt.X2(datum=wide)),
        _box(boxes, "winner", theme.page, 5).encode(*ends),
        _box(boxes, "winner", theme.key, 3).encode(*ends),
        _box(boxes, "output", theme.output, 3).encode(*ends),
        middle.mark_text(fontSize=13, fontWeight=600).encode(
            at(sum(WEIGHT) / 2), y("my"), text="text:N", color=charts.given("ink")
        ),
        middle.mark_text(align="right", dx=-8, fontSize=14, fontWeight=charts.BOLD).encode(
            y("my"), x=alt.value(0), text="label:N", color=charts.given("label_ink")
        ),
        *(
            heads.mark_text(align="left", dy=-12, fontSize=13, fontWeight=600, color=theme.text).encode(
                at(x), text=alt.value(title), y=alt.value(0)
            )
            for x, title in titles
        ),
        rows.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page).encode(
            at(0), y("y"), alt.X2(datum=wide), alt.Y2("y1:Q"), tooltip=tip
        ),
    ]
    return charts.spec(alt.layer(*layers).properties(width="container", height=HEAD + ROW * (n + 1)))


def _box(boxes: alt.Chart, kind: str, colour: str, width: int) -> alt.Chart:
    """Return the outline of one kind of box."""
    return boxes.transform_filter(f"datum.kind == '{kind}'").mark_rect(filled=False, stroke=colour, strokeWidth=width)


def stack(entries: Entries, end: float) -> charts.Spec:
    """Return each output dimension stacked from what the keys add, with the output as a mark; the axis is ±end."""
    n, wide = entries.adds.shape
    up, down = entries.adds.clamp(min=0).cumsum(0), entries.adds.clamp(max=0).cumsum(0)
    positive = entries.adds >= 0
    top = up.where(positive, down)
    share = look.shares(entries.weights, 1.0, signed=False).clamp(min=0.12)
    fills = look.colours(share, False, entries.dark)
    dims = list(range(wide)) * n
    data = charts.frame(
        x=[d + 0.12 for d in dims],
        x1=[d + 0.88 for d in dims],
        base=(top - entries.adds).flatten().tolist(),
        top=top.flatten().tolist(),
        fill=[fills[i] for i in range(n) for _ in range(wide)],
        label=[label for label in entries.labels for _ in range(wide)],
        dim=dims,
        adds=entries.adds.flatten().tolist(),
    )
    total = charts.frame(
        x=[d + 0.05 for d in range(wide)],
        x1=[d + 0.95 for d in range(wide)],
        output=entries.output.tolist(),
        dim=list(range(wide)),
    )
    return charts.filled(_stack(wide, end, entries.dark), adds=data, total=total)


@functools.lru_cache(maxsize=64)
def _stack(wide: int, end: float, dark: bool) -> charts.Spec:
    """Return the stacked bars without data."""
    theme = look.look(dark)
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
    x = alt.X("x:Q", scale=alt.Scale(domain=[0, wide], nice=False), axis=ticks)
    high = alt.Scale(domain=[-end, end], nice=False, clamp=True)
    axis = alt.Axis(values=[-end, 0, end], title=None, ticks=False, domain=False, gridColor=theme.grid, labelExpr=SIGNED)
    tip = [
        alt.Tooltip("label:N", title="key"),
        alt.Tooltip("dim:Q", title="dimension"),
        alt.Tooltip("adds:Q", format="+.4f"),
    ]
    total = [alt.Tooltip("dim:Q", title="dimension"), alt.Tooltip("output:Q", format="+.4f")]
    bars = charts.rows("adds").mark_rect(stroke=theme.page, strokeWidth=0.5 if wide <= 32 else 0)
    line = charts.rows("total").mark_rule(color=theme.output, strokeWidth=4)
    layers = [
        bars.encode(
            x, alt.Y("base:Q", scale=high, axis=axis), alt.X2("x1:Q"), alt.Y2("top:Q"),
            fill=alt.Fill("fill:N", scale=None), tooltip=tip,
        ),
        line.encode(x, alt.Y("output:Q", scale=high, axis=axis), alt.X2("x1:Q"), tooltip=total),
    ]  # fmt: skip
    return charts.spec(alt.layer(*layers).properties(width="container", height=STACK_HIGH))
