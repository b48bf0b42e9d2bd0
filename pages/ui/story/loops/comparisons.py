"""What the page on loops shows next: how far and how slow the loops are against matrices, and dropout in numbers."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.attention import drop
from attn_core.cache import remember
from attn_core.comparison import Race
from attn_core.experiments import dropout_average, scene_layers
from attn_core.loops import against_matrices
from attn_core.scene import Scene, see
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import line_chart, matrix
from pages.ui.link import View
from pages.ui.story.loops.page_data import PageData, present, shows
from pages.ui.text import markdown, numbers, sentences

FEW = 16  # keys: with more, loops take too long to run three times
APART = 1e-6  # the end of the colours of differences
DRAWS = (1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000)


# ---- 3: the same numbers ----


@remember
def _race(setting: Scene, head: int) -> Race:
    """Return how far loops and matrices are apart in one head, and both times."""
    trace, repeats = see(setting).trace, 3 if len(setting.keys) <= FEW else 1
    inputs = trace.q[head], trace.k[head], trace.v[head]
    return against_matrices.against_matrices(*inputs, setting.allowed(), scene_layers.config(setting), repeats)


@panel(present, resting=True)
def race(data: PageData) -> Pieces:
    """Say how far loops and matrices are apart, both times, and what torch's own function says."""
    found, agreed = _race(data.base.scene, data.base.head), data.base.seen.agreement
    good = found.difference < 1e-4
    badge = f"{'primary' if good else 'red'}-badge[:material/{'check: equal to rounding' if good else 'close: differ'}"
    said = f":{badge}, largest difference {numbers.small(found.difference)}]"
    times = f"Loops **{found.first_ms:.2f} ms**, matrices **{found.second_ms:.2f} ms**, here and now, for one head."
    return [Text("race", f"{said} {sentences.agreement(*agreed)}\n\n{times}")]


@shows
def apart(data: PageData) -> Pieces:
    """Draw the difference between the loops' output and the matrices', number by number."""
    mine = data.walk.made.output
    theirs = data.base.seen.trace.heads.output[data.base.head].double()
    same = int((mine.float() == theirs.float()).sum())
    spec = matrix.picture(data.grid(mine - theirs, limit=APART, signed=True, numbers=False, dimensions=True))
    said = f"{same} of {mine.numel()} numbers are the same to the last bit; the others differ in the order of adding up."
    said = f"All {same} numbers are the same to the last bit." if same == mine.numel() else said
    name = "Output of the loops minus output of the matrices (colour ±0.000001)"
    return [Text("apart_name", name), data.picture("apart", spec, "Loops minus matrices"), Text("apart_said", said)]


# ---- 4: dropout ----


class Dropped(NamedTuple):
    """One head's weights, the latest of so many draws of dropout, and their mean; p is 0 when evaluating."""

    data: PageData
    p: float
    evaluating: bool
    weights: Tensor
    latest: Tensor
    found: dropout_average.Averaged


def dropping(view: View) -> Dropped | None:
    """Return dropout as it is set, or None where there is no word."""
    data = present(view)
    return data and _dropping(data, view.dropout, view.draws, view.evaluating)


@remember
def _dropping(data: PageData, p: float, draws: int, evaluating: bool) -> Dropped:
    """Return so many draws, as the model's eval() leaves them."""
    base, used = data.base, 0.0 if evaluating else p
    weights = base.seen.trace.heads.weights[base.head]
    found = _average(base.scene, base.head, used, draws)
    return Dropped(data, p, evaluating, weights, drop(weights, used, base.scene.seed + draws - 1), found)


@remember
def _average(setting: Scene, head: int, p: float, draws: int) -> dropout_average.Averaged:
    """Return the mean of so many draws, made once for every row and every panel."""
    return dropout_average.average(see(setting).trace.heads.weights[head], p, draws, setting.seed)


drops = panel(dropping)


@drops
def three(dropped: Dropped, which: str) -> Pieces:
    """Draw the weights, the latest draw, or the mean of all draws so far."""
    draws = len(dropped.found.differences)
    values, name = {
        "weights": (dropped.weights, "**weights** as they are"),
        "draw": (dropped.latest, f"**draw {draws}**: some are 0, the rest grew"),
        "mean": (dropped.found.mean, f"**mean** of {draws} draw{'s' if draws > 1 else ''}"),
    }[which]
    allowed, base = dropped.data.base.scene.allowed(), dropped.data.base
    how = {
        "hidden": None if allowed is None else ~allowed,
        "row": base.query,
        "numbers": len(base.keys) <= 10,
        "height": 230,
    }
    spec = matrix.picture(dropped.data.grid(values, limit=1.0, signed=False, **how))
    picture = dropped.data.picture(f"three_{which}", spec, f"{which} of one head under dropout")
    return [Text(f"three_{which}_name", name), picture]


@drops
def dropped_in_words(dropped: Dropped) -> Pieces:
    """Say what the selected row adds up to, in this draw and on average, and how far the mean is from the weights."""
    base, found = dropped.data.base, dropped.found
    row = markdown.chip("query", base.name)
    if dropped.evaluating:
        return [
            Text("dropped", f"Evaluating: dropout is off, so row {row} adds up to {_sum(found.mean, base.query)} again.")
        ]
    if dropped.p == 0:
        return [
            Text(
                "dropped",
                f"Nothing is dropped at p = 0: row {row} adds up to {_sum(found.mean, base.query)}. "
                "Set dropout to 0.3 in the sidebar, under More, then draw more often.",
            )
        ]
    zeros = int(((dropped.latest == 0) & (dropped.weights > 0)).sum())
    grew = "∞" if dropped.p == 1 else f"{1 / (1 - dropped.p):.2f}"
    now, mean = found.row_sums[-1, base.query], found.row_sums[:, base.query].mean()
    said = f"{zeros} of {int((dropped.weights > 0).sum())} weights are 0, the others × 1 / (1 − {dropped.p:g}) = {grew}."
    sums = f"Row {row} adds up to **{now:.2f}** in this draw, to **{mean:.2f}** on average."
    off = f"The mean is **{found.differences[-1]:.3f}** from the weights at most."
    return [Text("dropped", f"{said} {sums} {off}")]


def _sum(weights: Tensor, row: int) -> str:
    """Return what a row adds up to."""
    return f"{weights[row].sum():.2f}"


@drops
def returning(dropped: Dropped) -> Pieces:
    """Draw how far the mean is from the weights, against the number of draws."""
    base, draws = dropped.data.base, len(dropped.found.differences)
    used = 0.0 if dropped.evaluating else dropped.p
    whole = _average(base.scene, base.head, used, DRAWS[-1]).differences
    stops = torch.tensor(DRAWS)
    line = {"x": list(DRAWS), "y": whole[stops - 1].clamp(min=0.001).tolist(), "name": ["mean"] * len(DRAWS)}
    at = max(0.001, float(whole[draws - 1]))
    mark = {"x": [draws], "y": [at], "label": [f"{whole[draws - 1]:.3f}"], "strong": [True], "up": [True]}
    axes = line_chart.Axes("draws", (1, 10, 100, 1000), (0.001, 0.01, 0.1, 1, 10), ("mean",), log_y=True, height=220)
    lines = line_chart.Lines({**line, "strong": [True] * len(DRAWS)}, mark)
    name = "Largest distance between the mean of so many draws and the weights"
    return [Text("returning_name", name), Picture("returning", line_chart.curves(axes, lines, base.dark), name)]
