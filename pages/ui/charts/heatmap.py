"""Heatmaps of one step: who looks at whom, one chart a head."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from pages.ui.charts import colours, templates
from pages.ui.charts.heatmap_layers import NUMBERS_UP_TO, RECTS_UP_TO, Template, template


@dataclass(frozen=True, eq=False)
class Sheet:
    """One step of all heads, ready to be drawn.

    values (H, Tq, Tk), -inf where hidden; hidden (Tq, Tk) or None; limit: the colour scale's end, ±limit if signed
    queries, keys: labels; query: the selected row, if it is here; winners: per head its largest key, if any
    """

    values: Tensor
    hidden: Tensor | None
    limit: float
    signed: bool
    queries: Sequence[str]
    keys: Sequence[str]
    query: int | None
    winners: Sequence[int | None]
    dark: bool

    @property
    def size(self) -> tuple[int, int]:
        """How many queries and keys there are."""
        return len(self.queries), len(self.keys)

    def share(self, head: int) -> Tensor:
        """Return where each cell of one head stands on the colour scale, (Tq, Tk); hidden cells at its low end or middle."""
        values = self.values[head]
        return colours.shares(
            values if self.hidden is None else values.masked_fill(self.hidden, 0.0), self.limit, self.signed
        )


def limit(stage: str, head_size: int) -> float:
    """Return where a step's colour scale ends: fixed by the step and the head size, never taken from the data."""
    return {"scores": 3 * math.sqrt(head_size), "scaled": 3.0, "masked": 3.0}.get(stage, 1.0)


def one_head(sheet: Sheet, head: int, leads: bool) -> templates.Spec:
    """Return the chart of one head; the selected row is solid where this head leads the page, dashed where it doesn't."""
    tq, tk = sheet.size
    longest = max(map(len, sheet.keys), default=0)
    tilt = 0 if longest * tk <= 40 else (-45 if tk <= 24 else -90)
    small = max(tq, tk) <= RECTS_UP_TO
    return templates.filled(
        template(Template(tuple(sheet.queries), tuple(sheet.keys), tilt, sheet.signed, sheet.dark)),
        cells=_cells(sheet, head) if small else _rows(sheet, head),
        labels=_labels(sheet, sheet.winners[head] if leads else None),
        marks=_marks(sheet, head, leads),
        **({} if small else {"picture": _picture(sheet, head)}),
    )


def _number(value: float, signed: bool) -> str:
    """Return a cell's number: .48, 1 from .995 on, .00 below .005; scores with one decimal."""
    if signed:
        return f"{value:.1f}".replace("-0.0", "0.0").replace("-", "−")
    return "1" if 0.995 <= value < 1.005 else f"{value:.2f}".removeprefix("0")


def _cells(sheet: Sheet, head: int) -> templates.Columns:
    """Return a row a cell; the value of a hidden one is null."""
    tq, tk = sheet.size
    share = sheet.share(head).flatten()
    values = sheet.values[head].flatten().tolist()
    hidden = [False] * (tq * tk) if sheet.hidden is None else sheet.hidden.flatten().tolist()
    at = {"x": list(range(tk)) * tq, "y": [y for y in range(tq) for _ in range(tk)]}
    shown = {
        "value": [None if h else v for h, v in zip(hidden, values, strict=True)],
        "share": [None if h else v for h, v in zip(hidden, share.tolist(), strict=True)],
    }
    return templates.frame(**at, **shown, **(_numbers(sheet, head) if max(tq, tk) <= NUMBERS_UP_TO else {}))


def _numbers(sheet: Sheet, head: int) -> dict[str, list[str]]:
    """Return the numbers that stand on cells, nothing on a hidden one, and their colours."""
    values = sheet.values[head]
    hidden = (torch.zeros_like(values) if sheet.hidden is None else sheet.hidden).flatten().tolist()
    inks = colours.ink(sheet.share(head), sheet.signed, sheet.dark)
    faint = [not sheet.signed and abs(v) < 0.005 for v in values.flatten().tolist()]
    pale = colours.look(sheet.dark).hidden
    return {
        "text": ["" if h else _number(v, sheet.signed) for h, v in zip(hidden, values.flatten().tolist(), strict=True)],
        "ink": [pale if f else ink for f, ink in zip(faint, inks, strict=True)],
    }


def _rows(sheet: Sheet, head: int) -> templates.Columns:
    """Return a transparent row a query, for clicks and for a tooltip with its three largest keys."""
    tq, tk = sheet.size
    seen = sheet.values[head] if sheet.hidden is None else sheet.values[head].masked_fill(sheet.hidden, -math.inf)
    top = seen.topk(min(3, tk), -1)
    said = [
        f"{sheet.queries[i]} → "
        + ", ".join(f"{sheet.keys[j]}: {v:.4f}" for j, v in zip(keys, values, strict=True) if v != float("-inf"))
        for i, (keys, values) in enumerate(zip(top.indices.tolist(), top.values.tolist(), strict=True))
    ]
    return templates.frame(y=list(range(tq)), tip=said)


def _picture(sheet: Sheet, head: int) -> templates.Columns:
    """Return the cells as one picture."""
    tq, tk = sheet.size
    url = colours.picture(sheet.share(head), sheet.signed, sheet.dark, sheet.hidden)
    return templates.frame(x=[0], x1=tk, y=0, y1=tq, url=url)


def _labels(sheet: Sheet, winner: int | None) -> templates.Columns:
    """Return a row a label, thinned where they would touch; the selected one is always there."""
    side, top = _thinned(len(sheet.queries), sheet.query), _thinned(len(sheet.keys), winner)
    return templates.frame(
        at=[i + 0.5 for i in side + top],
        label=[sheet.queries[i] for i in side] + [sheet.keys[i] for i in top],
        strong=[i == sheet.query for i in side] + [i == winner for i in top],
        side=[True] * len(side) + [False] * len(top),
    )


def _thinned(count: int, strong: int | None) -> list[int]:
    """Return which of count labels are drawn."""
    step = 1 if count <= 24 else (2 if count <= 32 else 4)
    clear = [i for i in range(0, count, step) if strong is None or abs(i - strong) >= step]
    return sorted({*clear, *([] if strong is None else [strong])})


def _marks(sheet: Sheet, head: int, leads: bool) -> templates.Columns:
    """Return the outlines: the selected row, and the winner where this head leads."""
    tk, row, winner = sheet.size[1], sheet.query, sheet.winners[head]
    ends = [] if row is None else [(0, tk, leads)]
    ends += [(winner, winner + 1, True)] if leads and ends and winner is not None else []
    starts, stops, strong = ([end[i] for end in ends] for i in range(3))
    return templates.frame(
        winner=[False, True][: len(ends)], x=starts, x1=stops, y=row or 0, y1=(row or 0) + 1, strong=strong
    )
