"""Dropout in numbers: one head's weights, the latest draw and the mean of all draws, which returns to the weights."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import dropout
from attn_core.scene import Scene, see
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import line_chart
from pages.panels.loops.page_data import PageData, present, words
from pages.text import numbers
from pages.text.languages import remember
from pages.view.settings import DRAWS, View


class Dropped(NamedTuple):
    """One head's weights, the latest draw of dropout, and the mean of all draws; p is 0 when evaluating."""

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
    """Return the mean of the draws, computed once for all rows and panels."""
    return dropout.average(see(scene).trace.heads.weights, p, draws, scene.seed, head)


drops = panel(dropping)


@drops
def weights(dropped: Dropped, name: str) -> Pieces:
    base, explore = dropped.data.base, dropped.p > 0 and dropped.draws == 1
    values, title = {
        "weights": (dropped.weights, words.WEIGHTS_NAME),
        "draw": (
            dropped.latest,
            words.draw_name(draw=dropped.draws, explore=explore, effect=_effect(dropped)),
        ),
        "mean": (dropped.average.mean, words.mean_name(draws=dropped.draws)),
    }[name]
    allowed = base.scene.allowed()
    hidden = None if allowed is None else ~allowed
    spec = dropped.data.matrix(values, base.query, limit=1.0, signed=False, hidden=hidden)
    slot = f"three_{name}"
    return [Text(f"{slot}_name", title), dropped.data.picture(slot, spec, words.weights_alt(name=name))]


@drops
def row_in_words(dropped: Dropped) -> Pieces:
    """State the sum of the selected row, in this draw and on average, and the distance of the mean from the weights."""
    base, average, p = dropped.data.base, dropped.average, dropped.p
    if dropped.evaluating or p == 0:
        say = words.evaluating if dropped.evaluating else words.no_dropout
        return [Text("dropped", say(query=base.name, total=average.mean[base.query].sum().item()))]
    now, mean = average.row_sums[-1, base.query].item(), average.row_sums[:, base.query].mean().item()
    row = words.row(query=base.name, now=now, mean=mean, distance=average.differences[-1].item())
    count, zeros = dropped.counts
    factor = 1 / (1 - p) if p < 1 else 0.0  # at 1 none is left to multiply
    said = words.dropped(count=count, zeros=zeros, left=count - zeros, p=p, factor=factor)
    return [Text("dropped", f"{said} {row}")]


def _effect(dropped: Dropped) -> str:
    """Return what the latest draw does to the weights, as its name chooses by it."""
    count, zeros = dropped.counts
    if dropped.p == 0:
        return "off"
    return "all" if zeros == count else "some" if zeros else "kept"


@drops
def distance_by_draws(dropped: Dropped) -> Pieces:
    base, draws = dropped.data.base, dropped.draws
    distances = _average(base.scene, base.head, dropped.p, DRAWS[-1]).differences.clamp(min=0.001)
    count, distance = len(DRAWS), dropped.average.differences[-1].item()
    line = {"x": list(DRAWS), "y": distances[torch.tensor(DRAWS) - 1].tolist(), "name": ["mean"] * count}
    label = numbers.decimal(distance, 3)
    mark = {"x": [draws], "y": [max(0.001, distance)], "label": [label], "strong": [True], "up": [True]}
    axes = line_chart.Axes("draws", (1, 10, 100, 1000), (0.001, 0.01, 0.1, 1, 10), ("mean",), log_y=True, height=220)
    spec = line_chart.curves(axes, base.dark, {**line, "strong": [True] * count}, mark)
    return titled("returning", words.DISTANCE, spec, words.DISTANCE)
