"""The panels of order about two words: no distance is special, unless positions are added; a convolution beside it."""

import torch

from attn_core.experiments import mixing
from pages.board.panel import panel
from pages.board.pieces import Code, Pieces, Task, Text, titled
from pages.charts import heatmap, line_chart, row_bars
from pages.panels.order_and_batch.page_data import FARTHEST, Pair, pair
from pages.panels.order_and_batch.shuffle import job
from pages.text import markdown, numbers
from pages.text.languages import Words

words = Words("order_and_batch")
KERNEL = (0.2, 0.3, 0.5)  # of a convolution over the word itself and two before it
OFFSETS = 6  # places back that are shown of a convolution
SAME = 1e-4  # up to here a difference is rounding
DESIGNED = 4  # factor by which scores of designed heads, and their axis, exceed drawn ones
PROGRAM = """import torch
from torch.nn.functional import scaled_dot_product_attention

torch.manual_seed(0)
x, wq, wk, wv = torch.randn(7, 32), *torch.randn(3, 32, 16) / 32**0.5  # 7 words; the projections of one head
places = torch.randn(7, 32)  # what is added to whichever word stands there


def attention(x):
    return scaled_dot_product_attention(*((x @ w)[None] for w in (wq, wk, wv)))[0]


order = torch.randperm(7)
torch.testing.assert_close(attention(x[order]), attention(x)[order])  # the outputs follow their words
moved = (attention(x[order] + places) - attention(x + places)[order]).abs().max()
print(f"with positions they differ by {moved:.2f}")
"""

shows = panel(pair)


@shows
def score_by_distance(data: Pair) -> Pieces:
    setting, distances, names = data.base.scene, list(range(1, FARTHEST + 1)), tuple(words.LINES.values())
    limit = heatmap.divided(setting.head_size, setting.power)
    limit *= DESIGNED if setting.origin.is_designed else 1
    ticks = tuple(round(limit * part / 3, 2) for part in range(-3, 4))
    axes = line_chart.Axes(words.PLACES_APART, (1, 4, 8, 12, 16), ticks, names, False)
    strong = [not setting.placed, setting.placed]
    of_line, is_set = [name for name in names for _ in distances], [each for each in strong for _ in distances]
    lines = {"x": distances * 2, "y": [*data.without, *data.with_positions], "name": of_line, "strong": is_set}
    without, with_positions = data.now
    labels = [numbers.decimal(score, sign=True) for score in data.now]
    up = [without >= with_positions, without < with_positions]
    marks = {"x": [data.distance] * 2, "y": [*data.now], "label": labels, "strong": strong, "up": up}
    legend = " · ".join(f"{line} {name}" for line, name in zip(line_chart.LINES, names, strict=False))
    spec = line_chart.curves(axes, data.base.dark, lines, marks)
    name = f"{words.scores_of_head(head=data.base.head)} :gray[· {legend}]"
    return titled("by_distance", name, spec, words.BY_DISTANCE_ALT)


@shows
def distance_in_words(data: Pair) -> Pieces:
    setting, pair, (alone, placed) = (
        data.base.scene,
        {"query": data.base.name, "key": data.base.queries[data.other]},
        data.now,
    )
    if not setting.knows_places:
        return [Text("distance_said", words.apart_anywhere(**pair, score=alone, example=bool(setting.origin.fixed)))]
    varies = max(data.with_positions) - min(data.with_positions)
    varies = varies if varies >= SAME else 0.0
    sentence = words.apart(**pair, distance=data.distance, alone=alone, placed=placed, varies=varies)
    return [Text("distance_said", sentence + job(data.base))]


@shows
def task(data: Pair) -> Pieces:
    near, far = data.with_positions[0], data.with_positions[-1]
    happened = words.apart_happened(alone=data.without[-1], near=near, far=far) if data.distance == FARTHEST else ""
    return [Task("distance_task", words.apart_task(farthest=FARTHEST), happened)]


@shows
def convolution(data: Pair) -> Pieces:
    """Draw the weights of a convolution, which know the distance and nothing else."""
    weights = mixing.convolution(torch.eye(OFFSETS + 1), KERNEL).matrix[-1].flip(0).tolist()
    labels = [words.back(places=places) for places in range(OFFSETS + 1)]
    marked = data.distance if data.distance <= OFFSETS else None
    spec = row_bars.weights(labels, {"now": weights}, marked, [*map(numbers.percent, weights)], data.base.dark)
    picture = titled("convolution", words.CONVOLUTION_TITLE, spec, words.CONVOLUTION_ALT)
    weight = 0.0 if marked is None else weights[marked]
    about = Text("convolution_about", words.CONVOLVED)
    return [about, *picture, Text("convolution_said", words.convolution_weight(distance=data.distance, weight=weight))]


@shows
def checked(data: Pair) -> Pieces:
    varies = max(data.without) - min(data.without)
    sentence = words.checked_distance(farthest=FARTHEST)
    return [Text("checked_distance", markdown.badge(varies < SAME, sentence, varies))]


@panel(lambda view: "")
def program(nothing: str) -> Pieces:
    return [Code("program", PROGRAM)]
