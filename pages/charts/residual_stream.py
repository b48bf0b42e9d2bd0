"""The residual stream from the embedding, at the bottom, to the logits: what attention and the MLP of each layer add."""

from collections.abc import Sequence
from dataclasses import dataclass

import altair as alt

from pages.charts import colours, templates
from pages.text.languages import remember

WIDE, END, LAYER, UNIT = 10.0, 1.6, 2.5, 35  # across; high: an end and a layer; pixels of 1
STREAM, GAP = 5.0, 1.6  # where the stream runs, and how far the boxes stand from it
ATTENTION, MLP = (0.3, STREAM - GAP), (STREAM + GAP, WIDE - 0.3)  # from where to where a box reaches
THINNEST, THICKEST = 1.5, 7.0  # lines: by how much is added


@dataclass(frozen=True)
class Stream:
    """What the picture shows.

    ends         the labels below and above the stream
    names        of attention and of the MLP
    layers       the label of each layer
    added        of each layer, how much attention and the MLP add: its sign is a colour, its size the width of a line
    written      the same as it is written
    between      what is written beside the stream before each layer, and after the last
    reached      how many layers the stream has passed: nothing is written in the others
    selected     the layer that is marked
    """

    ends: tuple[str, str]
    names: tuple[str, str]
    layers: Sequence[str]
    added: Sequence[tuple[float, float]]
    written: Sequence[tuple[str, str]]
    between: Sequence[str]
    reached: int
    selected: int
    dark: bool


def picture(stream: Stream) -> templates.Spec:
    """Return the picture; a click in a layer names it."""
    count, high = len(stream.layers), _high(len(stream.layers))
    top = _floor(count, stream.reached - 1) - LAYER if stream.reached else high - END
    bands = [
        (0.0, _floor(count, layer) - LAYER, WIDE, _floor(count, layer), layer == stream.selected, layer, name)
        for layer, name in enumerate(stream.layers)
    ]
    path = [(STREAM, high - END + 0.4, STREAM, top, True), (STREAM, top, STREAM, END - 0.55, stream.reached == count)]
    shown = range(min(count, stream.reached) + 1)
    beside = [(STREAM, _floor(count, layer) - 0.2, stream.between[layer]) for layer in shown]
    boxes, lines, joins, numbers, tips = _parts(stream)
    ends = [(2.0, high - END + 0.4, 8.0, high - 0.2, stream.ends[0]), (2.0, 0.1, 8.0, END - 0.55, stream.ends[1])]
    boxes += [(*end[:4], end[4], STREAM, (end[1] + end[3]) / 2, True, True) for end in ends]
    return templates.fill(
        _picture(count, stream.dark),
        bands=templates.records("x y x1 y1 selected layer label", bands),
        path=templates.records("x y x1 y1 strong", path),
        boxes=templates.records("x y x1 y1 label mx my end strong", boxes),
        lines=templates.records("x y x1 y1 kind width", lines),
        tips=templates.records("x y kind strong", tips),
        joins=templates.records("x y strong", joins),
        numbers=templates.records("x y label", numbers),
        beside=templates.records("x y label", beside),
    )


def _parts(stream: Stream) -> tuple[list[tuple], ...]:
    """Return the boxes of attention and MLP, the lines to them and from them, their tips, the sums, and the numbers."""
    largest = max((abs(amount) for pair in stream.added for amount in pair), default=0.0) or 1.0
    boxes, lines, joins, numbers, tips = [], [], [], [], []
    for layer, (amounts, written) in enumerate(zip(stream.added, stream.written, strict=True)):
        strong, floor = layer < stream.reached, _floor(len(stream.layers), layer)
        sides = zip((ATTENTION, MLP), (1.15, 2.25), stream.names, amounts, written, strict=True)
        for (left, right), above, name, amount, text in sides:
            edge, middle = (right if right < STREAM else left), floor - above + 0.25
            reads, adds = middle + 0.22, middle - 0.22
            boxes.append((left, middle - 0.42, right, middle + 0.42, name, (left + right) / 2, middle, False, strong))
            width = THINNEST + (THICKEST - THINNEST) * abs(amount) / largest if strong else THINNEST
            kind = ("plus" if amount >= 0 else "minus") if strong else "pale"
            lines += [
                (STREAM, reads, edge, reads, "reads" if strong else "pale", THINNEST),
                (edge, adds, STREAM, adds, kind, width),
            ]
            joins.append((STREAM, adds, strong))
            tips.append((edge + (0.15 if edge < STREAM else -0.15), reads, "left" if edge < STREAM else "right", strong))
            numbers += [((edge + STREAM) / 2, adds, text)] * strong
    return boxes, lines, joins, numbers, tips


def _high(count: int) -> float:
    return count * LAYER + 2 * END


def _floor(count: int, layer: int) -> float:
    """Return where a layer ends at the bottom, from the top."""
    return END + (count - layer) * LAYER


@remember
def _picture(count: int, dark: bool) -> templates.Spec:
    theme, high = colours.palette(dark), _high(count)
    x, y, x1, y1 = templates.box(WIDE, high)
    bands, boxes, lines, joins, tips = (
        templates.rows(name).encode(x, y) for name in ("bands", "boxes", "lines", "joins", "tips")
    )
    middle = templates.plain_x("mx", 0, WIDE), templates.plain_y("my", 0, high)
    pale, text = alt.condition("datum.strong", alt.value(1), alt.value(0.3)), {"fontWeight": 600}
    kinds = {"plus": theme.signed[-2], "minus": theme.signed[1], "reads": theme.muted, "pale": theme.grid}
    colour = alt.Color("kind:N", scale=alt.Scale(domain=[*kinds], range=[*kinds.values()]), legend=None)
    fill = alt.condition("datum.end", alt.value(theme.primary), alt.value(theme.grid))
    ink = alt.condition("datum.end", alt.value(theme.page), alt.value(theme.text))
    band = alt.condition("datum.selected", alt.value(theme.secondary), alt.value(theme.page))
    path = alt.condition("datum.strong", alt.value(theme.query), alt.value(theme.grid))
    return templates.layered(
        bands.mark_rect(cornerRadius=8, cursor="pointer").encode(x1, y1, fill=band),
        bands.mark_text(align="left", dx=8, dy=14, fontSize=14, color=theme.muted, **text).encode(
            templates.plain_x("x", 0, WIDE), text="label:N"
        ),
        templates.rows("path").mark_rule(strokeWidth=7).encode(x, y, x1, y1, color=path),
        lines.mark_rule().encode(x1, y1, color=colour, strokeWidth=alt.StrokeWidth("width:Q", scale=None)),
        boxes.mark_rect(cornerRadius=6).encode(x1, y1, fill=fill, opacity=pale),
        boxes.mark_text(fontSize=14, **text).encode(*middle, text="label:N", color=ink, opacity=pale),
        joins.mark_circle(size=260, color=theme.page, stroke=theme.query, strokeWidth=2).encode(opacity=pale),
        joins.mark_text(fontSize=15, color=theme.text, **text).encode(text=alt.value("+"), opacity=pale),
        *(
            tips.transform_filter(f"datum.kind == '{side}'")
            .mark_point(shape=f"triangle-{side}", size=60, filled=True, color=theme.muted)
            .encode(opacity=pale)
            for side in ("left", "right")
        ),
        templates.rows("numbers")  # above the thickest line, however flat the picture is
        .mark_text(fontSize=14, baseline="bottom", dy=-1 - THICKEST / 2, color=theme.text, **text)
        .encode(x, y, text="label:N"),
        templates.rows("beside")
        .mark_text(fontSize=14, align="right", dx=-13, color=theme.query, **text)
        .encode(x, y, text="label:N"),
        bands.mark_rect(cursor="pointer", **templates.CLEAR).encode(x1, y1),
        height=round(high * UNIT),
    )
