"""One output as a ledger: weight × value = contribution of each key, as strips and as stacked bars."""

from collections.abc import Sequence
from typing import NamedTuple

import altair as alt
import torch
from torch import Tensor

from attn_core.one_query import Ledger
from pages.charts import colours, matrix, templates
from pages.text import numbers
from pages.text.languages import Words, remember

words = Words("charts")
ROW, HEAD = 22, 22  # pixels: a row, and the line of headings
VALUES = 2.5  # the fixed end of the colour scale of values, ±
WEIGHT = (0.0, 2.2)  # where the weight cells, values and additions stand, left and right
VALUE = (2.9, 12.9)
ADDS = (13.6, 23.6)
END = ADDS[1]
STACK_HIGH = 196


def strips(book: Ledger, labels: Sequence[str], dark: bool) -> templates.Spec:
    """Return the ledger as strips of colour, a row a key under its label, the last row the output.

    A contribution begins as the value, and the output as 0.
    """
    n, wide = book.values.shape
    weights = zip(book.hidden, _shares(book.weights).tolist(), book.weights.tolist(), strict=True)
    said = [(None, words.HIDDEN) if hidden else (share, matrix.on_cell(weight)) for hidden, share, weight in weights]
    rows = templates.table(
        y=list(range(n + 1)),
        label=[*labels, words.OUTPUT],
        winner=[i == book.winner for i in range(n + 1)],
        share=[*(share for share, _ in said), None],
        text=[*(text for _, text in said), ""],
        tip=[*_tips(book, labels), _first(book.output.tolist())],
    )
    values, adds, output = (
        colours.shares(part, VALUES, signed=True).flatten().tolist() for part in (book.values, book.adds, book.output)
    )
    at = {"dim": list(range(wide)) * (n + 1), "y": [y for y in range(n + 1) for _ in range(wide)]}
    begins = [*values, *[0.5] * wide]
    cells = templates.table(**at, value=[*values, *[None] * wide], adds=[*adds, *output], adds_from=begins)
    return templates.fill(_strips(n, wide, dark), rows=rows, cells=cells)


def _tips(book: Ledger, labels: Sequence[str]) -> list[str]:
    """Return what each key's row says under the mouse: its product, or that the mask hides it."""
    listed = zip(labels, book.hidden, book.weights.tolist(), book.values.tolist(), book.adds.tolist(), strict=True)
    return [
        f"{label}: {words.HIDDEN if hidden else f'{numbers.exact(weight)} × ({_first(value)}) = ({_first(adds)})'}"
        for label, hidden, weight, value, adds in listed
    ]


def _shares(weights: Tensor) -> Tensor:
    """Return the positions of weights on their colour scale, in thousandths: the scale has fewer shades."""
    return colours.shares(weights, 1.0, signed=False).round(decimals=3)


def _first(row: Sequence[float]) -> str:
    return ", ".join(numbers.exact(x, "+.4f") for x in row[:4]) + (", …" if len(row) > 4 else "")


@remember
def _strips(n: int, wide: int, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    y, y1 = templates.plain_y("y", 0, n + 1), alt.Y2("y1:Q")
    rows = templates.rows("rows").transform_calculate(my="datum.y + 0.5", y1="datum.y + 1")
    weighted = rows.transform_filter(f"datum.y < {n}")
    middle = templates.plain_y("my", 0, n + 1)
    winner = rows.transform_filter("datum.winner").encode(_at(WEIGHT[0]), y, alt.X2(datum=WEIGHT[1]), y1)
    named = alt.condition(f"datum.y == {n}", alt.value(theme.output), alt.value(theme.text))
    bold = alt.ExprRef(f"datum.winner || datum.y == {n} ? 'bold' : 'normal'")
    headings = [(words.WEIGHT, WEIGHT[1], "right"), (words.VALUE, VALUE[0], "left"), (words.ADDS, ADDS[0], "left")]
    titles = templates.constant(*({"x": x, "title": title, "align": align} for title, x, align in headings))
    align = alt.ExprRef("datum.align")
    titles = titles.mark_text(align=align, dy=-12, fontSize=13, fontWeight=600, color=theme.text)
    output = templates.constant({"y": n, "y1": n + 1}).mark_rect(filled=False, stroke=theme.output, strokeWidth=3)
    weights = templates.colour_scale("share", theme.weights, alt.Color)
    texts = {"fontSize": 13, "fontWeight": 600}
    seen, hidden = (weighted.transform_filter(f"datum.share {test} null") for test in ("!=", "=="))
    inks = ((seen, alt.ExprRef(colours.ink(signed=False, dark=dark))), (hidden, theme.muted))
    return templates.layered(
        seen.mark_rect().encode(_at(WEIGHT[0]), y, alt.X2(datum=WEIGHT[1]), y1, color=weights),
        *(_strip(field, place, (n, wide), theme) for field, place in (("value", VALUE), ("adds", ADDS))),
        rows.mark_rule(color=theme.page, strokeWidth=2).encode(_at(0), y, alt.X2(datum=END)),
        winner.mark_rect(filled=False, stroke=theme.page, strokeWidth=5),
        winner.mark_rect(filled=False, stroke=theme.key, strokeWidth=3),
        output.encode(_at(ADDS[0]), y, alt.X2(datum=END), y1),
        *(part.mark_text(color=ink, **texts).encode(_at(sum(WEIGHT) / 2), middle, text="text:N") for part, ink in inks),
        templates.labels(rows, middle, fontSize=14, fontWeight=bold).encode(color=named),
        titles.encode(templates.plain_x("x", 0, END), y=alt.value(0), text="title:N"),
        rows.mark_rect(**templates.CLEAR).encode(_at(0), y, alt.X2(datum=END), y1, tooltip="tip:N"),
        height=HEAD + ROW * (n + 1),
        usermeta=templates.ON_CANVAS,
    )


def _at(x: float) -> alt.X:
    return alt.X(datum=x, type="quantitative", scale=alt.Scale(domain=[0, END], nice=False), axis=None)


def _strip(field: str, place: tuple[float, float], size: tuple[int, int], theme: colours.Palette) -> alt.Chart:
    """Return the cells of one column of vectors, side by side at a place."""
    step = (place[1] - place[0]) / size[1]
    ends = {"x": f"{place[0]} + {step} * datum.dim", "x1": f"{place[0]} + {step} * (datum.dim + 1)", "y1": "datum.y + 1"}
    cells = templates.rows("cells").transform_filter(f"datum.{field} != null").transform_calculate(**ends)
    return cells.mark_rect().encode(*templates.box(END, size[0] + 1), fill=templates.colour_scale(field, theme.signed))


class Output(NamedTuple):
    """One output, (Dv,), on an axis from −end to end."""

    values: Tensor
    end: float
    dark: bool
    rows: Sequence[str] = ()
    columns: Sequence[str] = ()
    is_share: bool = False

    @property
    def blank(self) -> Tensor:
        """Where there is no number: nowhere."""
        return torch.zeros(self.values.shape, dtype=torch.bool)


def stack(book: Ledger, labels: Sequence[str], end: float, dark: bool) -> templates.Spec:
    """Return each output dimension as the stacked contributions of the keys, with the output as a mark; the axis is ±end."""
    n, wide = book.adds.shape
    up, down = book.adds.clamp(min=0).cumsum(0), book.adds.clamp(max=0).cumsum(0)
    top = up.where(book.adds >= 0, down)
    adds = templates.table(
        dim=torch.arange(wide, dtype=torch.uint8).repeat(n),
        key=torch.arange(n, dtype=torch.uint8).repeat_interleave(wide),
        base=(top - book.adds).flatten(),
        top=top.flatten(),
    )
    keys = templates.table(key=list(range(n)), label=list(labels), share=_shares(book.weights).clamp(min=0.12))
    total = templates.table(dim=list(range(wide)), output=book.output)
    spec = templates.fill(_stack(wide, end, dark), adds=adds, keys=keys, total=total)
    return templates.drawing(Output(book.output, end, dark), spec)


@remember
def _stack(wide: int, end: float, dark: bool) -> templates.Spec:
    theme = colours.palette(dark)
    places = [d + 0.5 for d in range(0, wide, max(1, wide // 16))]
    near = {"title": words.DIMENSION_AXIS, "titlePadding": 2, "labelPadding": 2, "grid": False}
    ticks = alt.Axis(values=places, labelExpr="format(floor(datum.value), 'd')", ticks=False, domain=False, **near)
    high = alt.Scale(domain=[-end, end], nice=False, clamp=True)

    def between(table: str, edge: float) -> alt.Chart:
        return templates.rows(table).transform_calculate(x=f"datum.dim + {edge}", x1=f"datum.dim + {1 - edge}")

    dimension = f"{words.DIMENSION} ' + datum.dim"
    tip = f"datum.label + ', {dimension} + ': ' + format(datum.top - datum.base, '+.4f')"
    bars = between("adds", 0.12).transform_lookup("key", alt.LookupData(alt.NamedData("keys"), "key", ["label", "share"]))
    bars = bars.transform_calculate(tip=tip).mark_rect(stroke=theme.page, strokeWidth=0.5 if wide <= 32 else 0)
    line = between("total", 0.05).transform_calculate(tip=f"'{dimension} + ': ' + format(datum.output, '+.4f')")
    line = line.mark_rule(color=theme.output, strokeWidth=4)
    return templates.layered(
        bars.encode(
            alt.X("x:Q", scale=alt.Scale(domain=[0, wide], nice=False), axis=ticks),
            alt.Y("base:Q", scale=high, axis=templates.axis([-end, 0, end], theme.grid, labelExpr=templates.SIGNED)),
            alt.X2("x1:Q"),
            alt.Y2("top:Q"),
            fill=templates.colour_scale("share", theme.weights),
            tooltip="tip:N",
        ),
        line.encode(alt.X("x:Q"), alt.Y("output:Q"), alt.X2("x1:Q"), tooltip="tip:N"),
        height=STACK_HIGH,
        usermeta=templates.ON_CANVAS,
    )
