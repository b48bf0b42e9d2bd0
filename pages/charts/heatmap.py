"""Heatmaps of one step: who attends to whom, one chart a head; tiles.py draws all heads in one."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from torch import Tensor

from attn_core.score_scales import ROOT
from pages.charts import colours, matrix, templates
from pages.charts.matrix import RECTS_UP_TO
from pages.text import numbers
from pages.text.languages import Words

words = Words("charts")
HEIGHT = 331
HIGHEST_TEXT = 14  # pixels that a block of undefined cells needs for its word
LARGEST = 64  # tokens that a heatmap shows either way; of a longer text it shows a window


@dataclass(frozen=True, eq=False)
class Sheet:
    """One step of all heads, ready to be drawn.

    values (H, Tq, Tk), -inf where hidden; hidden (Tq, Tk), or (H, Tq, Tk) where heads hide different keys, or None
    limit: the colour scale's end, ±limit if signed
    queries, keys: labels; query: the selected row, if it is here; winners: per head the key that leads this row, if any
    key: the selected key of that row, where one is selected; empty (Tq, Tk): cells that aren't there yet, or None
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
    key: int | None = None
    empty: Tensor | None = None

    @property
    def size(self) -> tuple[int, int]:
        """How many queries and keys there are."""
        return len(self.queries), len(self.keys)

    def hides(self, head: int) -> Tensor | None:
        """Return which cells of one head are hidden, (Tq, Tk); None where none are."""
        return self.hidden if self.hidden is None or self.hidden.ndim == 2 else self.hidden[head]

    def share(self, head: int) -> Tensor:
        """Return the position of each cell of one head on the colour scale, (Tq, Tk); hidden cells count as 0."""
        hidden = self.hides(head)
        values = self.values[head] if hidden is None else self.values[head].masked_fill(hidden, 0.0)
        return colours.shares(values, self.limit, self.signed)


def limit(stage: str, head_size: int, keys: int) -> float:
    """Return where a step's colour scale ends: fixed by the step, the head size and the number of keys, never by the data.

    In a text of more than LARGEST keys the scale of weights ends at LARGEST times an equal share, which so has the colour
    that it has among LARGEST keys. On a scale up to 1 a long text is nearly white: an equal share of 512 keys is 0.002.
    """
    weights = min(1.0, LARGEST / max(keys, 1))
    return {"scores": 3 * math.sqrt(head_size), "scaled": 3.0, "capped": 3.0, "biased": 3.0, "masked": 3.0}.get(
        stage, weights
    )


def divided(head_size: int, power: float) -> float:
    """Return the end of the colour scale of scaled scores, larger for a power below 1/2, which leaves larger scores."""
    return limit("scaled", head_size, 1) * head_size ** max(ROOT - power, 0.0)


# ---- one head ----


def one_head(sheet: Sheet, head: int, leads: bool, height: int = HEIGHT) -> templates.Spec:
    """Return the chart of one head; the selected row is solid where this head leads the page, dashed where it doesn't."""
    winner = sheet.winners[head] if leads else None
    grid = matrix.Grid(
        values=sheet.values[head],
        rows=sheet.queries,
        columns=sheet.keys,
        limit=sheet.limit,
        dark=sheet.dark,
        signed=sheet.signed,
        hidden=sheet.hides(head),
        empty=sheet.empty,
        strong=[] if sheet.query is None else [sheet.query],
        strong_columns=[column for column in (winner, sheet.key) if column is not None],
        marks=_marks(sheet, winner, leads),
        height=height,
        attends=True,
        tips=() if max(sheet.size) <= RECTS_UP_TO else _tips(sheet, head),
    )
    return matrix.picture(grid)


def _marks(sheet: Sheet, winner: int | None, leads: bool) -> list[matrix.Mark]:
    """Return the outlines: the selected row, its winner where this head leads, over a line in the page's colour, its key."""
    if sheet.query is None:
        return []
    (tq, tk), row = sheet.size, sheet.query
    wide = 3 if tq <= 2 * RECTS_UP_TO else 1.5  # so that a thin row is still seen inside its outline
    selected = matrix.Mark("query", 0, row, tk, row + 1, wide if leads else wide / 2, dashed=not leads)
    ends = [] if winner is None else [("page", wide + 2), ("key", wide)]
    largest = [matrix.Mark(role, winner, row, winner + 1, row + 1, width) for role, width in ends]
    if sheet.key is None or sheet.key == winner:
        return [selected, *largest]
    return [selected, *largest, matrix.Mark("key", sheet.key, row, sheet.key + 1, row + 1, wide, dashed=True)]


def _tips(sheet: Sheet, head: int) -> list[str]:
    hidden = sheet.hides(head)
    seen = sheet.values[head] if hidden is None else sheet.values[head].masked_fill(hidden, -math.inf)
    top = seen.topk(min(3, len(sheet.keys)), -1)
    return [
        f"{query} → "
        + ", ".join(f"{sheet.keys[j]}: {numbers.exact(v)}" for j, v in zip(keys, values, strict=True) if v != -math.inf)
        for query, keys, values in zip(sheet.queries, top.indices.tolist(), top.values.tolist(), strict=True)
    ]


# ---- flaws of cells: undefined numbers, weight on hidden words ----


def with_flaws(spec: templates.Spec, undefined: Tensor, leaks: Tensor) -> templates.Spec:
    """Return a heatmap with its flaws (Tq, Tk) marked; leaks only where cells stand each by itself."""
    grid, flaws = spec.numbers, []
    for y, x in single_leaks(leaks):
        tip = words.should_be_hidden(query=grid.rows[y], key=grid.columns[x], weight=grid.values[y, x].item())
        flaws.append((x, x + 1, y, y + 1, "", tip))
    for x, x1, y, y1 in _blocks(undefined.tolist()):
        word = words.UNDEFINED if (y1 - y) * HEIGHT / len(grid.values) >= HIGHEST_TEXT else " "
        flaws.append((x, x1, y, y1, word, words.NOT_A_NUMBER))
    flawed = matrix.covered(spec, "flaws", flaws)
    return templates.drawing(None if bool(undefined.any()) else grid, flawed)


def single_leaks(leaks: Tensor) -> list[list[int]]:
    """Return the rows and columns of the leaks that are marked: all, or, where cells are one picture, none."""
    return leaks.nonzero().tolist() if max(leaks.shape) <= RECTS_UP_TO else []


def _blocks(undefined: Sequence[Sequence[bool]]) -> list[tuple[int, int, int, int]]:
    """Return undefined cells as rectangles (x, x1, y, y1): runs in a row, joined with equal ones in the row above."""
    open_, done = {}, []
    for y, row in enumerate([*undefined, []]):
        runs = templates.runs(row)
        done += [(*run, first, y) for run, first in open_.items() if run not in runs]
        open_ = {run: open_.get(run, y) for run in runs}
    return done
