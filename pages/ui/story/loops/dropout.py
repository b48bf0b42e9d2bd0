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

    @property
    def counts(self) -> tuple[int, int]:
        """How many weights are above 0, and how many of them the latest draw sets to 0."""
        positive = self.weights > 0
        return int(positive.sum()), int(((self.latest == 0) & positive).sum())


def dropping(view: View) -> Dropped | None:
    """Return dropout as it is set, or None where there is no word."""
    data = present(view)
    return data and _dropping(data, 0.0 if view.evaluating else view.dropout, view.draws, view.evaluating)


@remember
def _dropping(data: PageData, p: float, draws: int, evaluating: bool) -> Dropped:
    base = data.base
    weights = base.seen.trace.heads.weights  # all heads are drawn at once, as in the trace
    latest = dropout.drop(weights, p, base.scene.seed + draws - 1)[base.head]
    return Dropped(data, p, draws, evaluating, weights[base.head], latest, _average(base.scene, base.head, p, draws))


@remember
def _average(scene: Scene, head: int, p: float, draws: int) -> dropout.Averaged:
    """Return the mean of so many draws, made once for every row and every panel."""
    return dropout.average(see(scene).trace.heads.weights, p, draws, scene.seed, head)


drops = panel(dropping)


@drops
def weights(dropped: Dropped, name: str) -> Pieces:
    base = dropped.data.base
    values, title = {
        "weights": (dropped.weights, "**weights** as they are"),
        "draw": (dropped.latest, f"**draw {dropped.draws}**{_draw_in_words(dropped)}"),
        "mean": (dropped.average.mean, f"**mean** of {numbers.plural(dropped.draws, 'draw')}"),
    }[name]
    allowed = base.scene.allowed()
    hidden = None if allowed is None else ~allowed
    spec = dropped.data.matrix(values, base.query, limit=1.0, signed=False, hidden=hidden)
    slot = f"three_{name}"
    return [Text(f"{slot}_name", title), dropped.data.picture(slot, spec, f"{name} of one head under dropout")]


def _draw_in_words(dropped: Dropped) -> str:
    """Return what the latest draw does to the weights; the first one is the draw of every page that drops them."""
    if dropped.p == 0:
        return ": nothing is dropped"
    count, zeros = dropped.counts
    what = "all are 0" if zeros == count else "some are 0, the rest grew" if zeros else "none is dropped, all grew"
    return f"{', as on Explore' if dropped.draws == 1 else ''}: {what}"


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
    now, mean = average.row_sums[-1, base.query], average.row_sums[:, base.query].mean()
    parts = (
        _dropped_in_words(*dropped.counts, p),
        f"Row {row} adds up to **{now:.2f}** in this draw, to **{mean:.2f}** on average.",
        f"The mean is **{average.differences[-1]:.3f}** from the weights at most.",
    )
    return [Text("dropped", " ".join(parts))]


def _dropped_in_words(count: int, zeros: int, p: float) -> str:
    """Return how many of the weights above 0 are dropped, and what becomes of the others, where there are any."""
    if zeros == count:
        all_of_them = f"All {count} weights above 0 are" if count > 1 else "The only weight above 0 is"
        return f"{all_of_them} dropped: there are no others."
    kept = f"× 1 / (1 − {p:g}) = {1 / (1 - p):.2f}"
    if not zeros:
        return f"Of {numbers.plural(count, 'weight')} above 0 none is dropped, and each is {kept}."
    return f"{zeros} of {count} weights above 0 {'is' if zeros == 1 else 'are'} dropped, the others are {kept}."


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
