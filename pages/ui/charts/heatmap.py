"""Heatmaps of one step: who looks at whom, one chart a head."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from torch import Tensor

from pages.ui.charts import colours, matrix, templates
from pages.ui.charts.matrix_layers import Style

NUMBERS_UP_TO = 10  # tokens: with more, a number no longer fits its cell
RECTS_UP_TO = 16  # tokens: with more, the cells are one picture
HEIGHT = 331


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
        values = self.values[head] if self.hidden is None else self.values[head].masked_fill(self.hidden, 0.0)
        return colours.shares(values, self.limit, self.signed)


def limit(stage: str, head_size: int) -> float:
    """Return where a step's colour scale ends: fixed by the step and the head size, never taken from the data."""
    return {"scores": 3 * math.sqrt(head_size), "scaled": 3.0, "masked": 3.0}.get(stage, 1.0)


def one_head(sheet: Sheet, head: int, leads: bool) -> templates.Spec:
    """Return the chart of one head; the selected row is solid where this head leads the page, dashed where it doesn't."""
    style = _style(sheet)
    winner = sheet.winners[head] if leads else None
    grid = matrix.Grid(
        values=sheet.values[head],
        rows=sheet.queries,
        columns=sheet.keys,
        limit=sheet.limit,
        dark=sheet.dark,
        signed=sheet.signed,
        hidden=sheet.hidden,
        strong=[] if sheet.query is None else [sheet.query],
        strong_columns=[] if winner is None else [winner],
        marks=_marks(sheet, winner, leads),
        style=style,
        tips=() if style.small else _tips(sheet, head),
    )
    return matrix.picture(grid)


def label_step(count: int) -> int:
    """Return every how many-th of so many tokens has a label."""
    return 1 if count <= 24 else (2 if count <= 32 else 4)


def _style(sheet: Sheet) -> Style:
    """Return how a heatmap of so many tokens is drawn."""
    (tq, tk), most = sheet.size, max(sheet.size)
    letters = max(map(len, sheet.keys), default=0) * tk
    tilt = 0 if letters <= 40 else (315 if tk <= 24 else 270)
    label_font = 14 if most <= 8 else (12 if most <= RECTS_UP_TO else 10)
    return Style(
        rows=tq,
        columns=tk,
        height=HEIGHT,
        form=".4f",
        small=most <= RECTS_UP_TO,
        numbers=most <= NUMBERS_UP_TO,
        font=13 if tk <= 8 else 11,
        room=0,
        side_font=label_font,
        side_dx=-8,
        top_font=label_font,
        tilt=tilt,
        dx=8 if tilt else 0,
        dy=0 if tilt else -6,
        row_step=label_step(tq),
        column_step=label_step(tk),
        attention=True,
    )


def _marks(sheet: Sheet, winner: int | None, leads: bool) -> list[matrix.Mark]:
    """Return the outlines: the selected row, and its winner where this head leads, over a line in the page's colour."""
    if sheet.query is None:
        return []
    (tq, tk), row = sheet.size, sheet.query
    wide = 3 if tq <= 2 * RECTS_UP_TO else 1.5  # so that a thin row is still seen inside its outline
    selected = matrix.Mark("query", 0, row, tk, row + 1, wide if leads else wide / 2, dashed=not leads)
    ends = [] if winner is None else [("page", wide + 2), ("key", wide)]
    return [selected, *(matrix.Mark(role, winner, row, winner + 1, row + 1, width) for role, width in ends)]


def _tips(sheet: Sheet, head: int) -> list[str]:
    """Return what is said about each row: its three largest keys."""
    seen = sheet.values[head] if sheet.hidden is None else sheet.values[head].masked_fill(sheet.hidden, -math.inf)
    top = seen.topk(min(3, len(sheet.keys)), -1)
    return [
        f"{query} → " + ", ".join(f"{sheet.keys[j]}: {v:.4f}" for j, v in zip(keys, values, strict=True) if v != -math.inf)
        for query, keys, values in zip(sheet.queries, top.indices.tolist(), top.values.tolist(), strict=True)
    ]
