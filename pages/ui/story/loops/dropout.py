"""Dropout in numbers: one head's weights, the latest draw and the mean of all draws, which returns to the weights."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import dropout
from attn_core.cache import remember
from attn_core.scene import Scene, see
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import line_chart
from pages.ui.link import View
from pages.ui.story.loops.page_data import PageData, present
from pages.ui.text import markdown, numbers

DRAWS = (1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000)


class Dropped(NamedTuple):
    """One head's weights, the latest of so many draws of dropout, and their mean; p is 0 when evaluating."""

    data: PageData
    p: float
    draws: int
    evaluating: bool
    weights: Tensor
    latest: Tensor
    average: dropout.Averaged


def dropping(view: View) -> Dropped | None:
    """Return dropout as it is set, or None where there is no word."""
    data = present(view)
    return data and _dropping(data, 0.0 if view.evaluating else view.dropout, view.draws, view.evaluating)


@remember
def _dropping(data: PageData, p: float, draws: int, evaluating: bool) -> Dropped:
    base = data.base
    weights = base.seen.trace.heads.weights[base.head]
    latest = dropout.drop(weights, p, base.scene.seed + draws - 1)
    return Dropped(data, p, draws, evaluating, weights, latest, _average(base.scene, base.head, p, draws))


@remember
def _average(scene: Scene, head: int, p: float, draws: int) -> dropout.Averaged:
    """Return the mean of so many draws, made once for every row and every panel."""
    return dropout.average(see(scene).trace.heads.weights[head], p, draws, scene.seed)


drops = panel(dropping)


@drops
def weights(dropped: Dropped, name: str) -> Pieces:
    base, draws = dropped.data.base, dropped.draws
    values, title = {
        "weights": (dropped.weights, "**weights** as they are"),
        "draw": (dropped.latest, f"**draw {draws}**: some are 0, the rest grew"),
        "mean": (dropped.average.mean, f"**mean** of {numbers.plural(draws, 'draw')}"),
    }[name]
    allowed = base.scene.allowed()
    hidden = None if allowed is None else ~allowed
    spec = dropped.data.matrix(values, base.query, limit=1.0, signed=False, hidden=hidden)
    slot = f"three_{name}"
    return [Text(f"{slot}_name", title), dropped.data.picture(slot, spec, f"{name} of one head under dropout")]


@drops
def row_in_words(dropped: Dropped) -> Pieces:
    """Say what the selected row adds up to, in this draw and on average, and how far the mean is from the weights."""
    base, average, p = dropped.data.base, dropped.average, dropped.p
    row, total = markdown.chip("query", base.name), f"{average.mean[base.query].sum():.2f}"
    if dropped.evaluating:
        return [Text("dropped", f"Evaluating: dropout is off, so row {row} adds up to {total} again.")]
    if p == 0:
        more = "Set dropout to 0.3 in the sidebar, under More, then draw more often."
        return [Text("dropped", f"Nothing is dropped at p = 0: row {row} adds up to {total}. {more}")]
    positive = dropped.weights > 0
    zeros = int(((dropped.latest == 0) & positive).sum())
    factor = "∞" if p == 1 else f"{1 / (1 - p):.2f}"
    now, mean = average.row_sums[-1, base.query], average.row_sums[:, base.query].mean()
    parts = (
        f"{zeros} of {int(positive.sum())} weights are 0, the others × 1 / (1 − {p:g}) = {factor}.",
        f"Row {row} adds up to **{now:.2f}** in this draw, to **{mean:.2f}** on average.",
        f"The mean is **{average.differences[-1]:.3f}** from the weights at most.",
    )
    return [Text("dropped", " ".join(parts))]


@drops
def distance_by_draws(dropped: Dropped) -> Pieces:
    base, draws = dropped.data.base, dropped.draws
    distances = _average(base.scene, base.head, dropped.p, DRAWS[-1]).differences.clamp(min=0.001)
    count, distance = len(DRAWS), dropped.average.differences[-1].item()
    line = {"x": list(DRAWS), "y": distances[torch.tensor(DRAWS) - 1].tolist(), "name": ["mean"] * count}
    mark = {"x": [draws], "y": [max(0.001, distance)], "label": [f"{distance:.3f}"], "strong": [True], "up": [True]}
    axes = line_chart.Axes("draws", (1, 10, 100, 1000), (0.001, 0.01, 0.1, 1, 10), ("mean",), log_y=True, height=220)
    spec = line_chart.curves(axes, base.dark, {**line, "strong": [True] * count}, mark)
    title = "Largest distance between the mean of so many draws and the weights"
    return titled("returning", title, spec, title)
