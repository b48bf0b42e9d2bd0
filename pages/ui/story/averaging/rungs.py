"""The panels of averaging about scores: the five rungs, tokens that score each other, the axis of softmax."""

import torch

from attn_core import comparison
from attn_core.experiments import averaging_to_attention
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import head_thumbnails, templates
from pages.ui.story.averaging.importance import bars_of
from pages.ui.story.averaging.matrix_with_words import CLOSE, code, matrix, row_sums, shares
from pages.ui.story.averaging.page_data import PageData, alone, present
from pages.ui.story.averaging.rung_data import Axis, Climbed, axis, climbed, config, open_rungs
from pages.ui.text import markdown, numbers, sentences

TILES_HIGH = 235
NAMES = {
    "loop": "1 loop",
    "triangle": "2 triangle",
    "softmax": "3 softmax",
    "tokens": "4 tokens",
    "query_key": "5 query and key",
}
STEPS = {
    "loop": "A word becomes the mean of what it may see, one row at a time.",
    "triangle": "The same sums as one product: a triangle of ones, each row divided by its sum.",
    "softmax": "The same triangle from scores: all 0, −∞ where hidden, then softmax. Now there are scores to change.",
    "tokens": "The scores come from the words themselves: every word times every word. The data decide.",
    "query_key": "Each word first becomes a query and a key. It may look for something else than itself.",
}
CODE = {
    "loop": "out[t] = x[seen[t]].mean(0)",
    "triangle": "W = L / L.sum(-1, keepdim=True)",
    "softmax": "W = softmax(zeros.masked_fill(hidden, −inf))",
    "tokens": "W = softmax(x @ x.T · scale)",
    "query_key": "W = softmax((x @ Wq) @ (x @ Wk).T · scale)",
}


# ---- 5: the ladder ----


@panel(climbed)
def all_rungs(climbed: Climbed) -> Pieces:
    """Draw the five rungs side by side; a click on one climbs to it."""
    hidden, data = climbed.hidden, climbed.hidden.data
    sheet = data.sheet(torch.stack([rung.weights for rung in hidden.rungs]), ~hidden.allowed)
    spec = head_thumbnails.tiles(sheet, climbed.at, list(NAMES.values()), len(NAMES), TILES_HIGH)
    spec = templates.with_column(spec, "tiles", rung=list(averaging_to_attention.RUNGS))
    return [Picture("rungs", spec, "Weights of the five rungs, small", click={"rung": "rung"}, steps=data.steps)]


@panel(climbed)
def rung(climbed: Climbed) -> Pieces:
    """Draw the weights of the rung that is chosen."""
    hidden = climbed.hidden
    return [matrix("rung_weights", hidden.data, climbed.rung.weights, "Weights of the chosen rung", ~hidden.allowed)]


@panel(climbed)
def rung_in_words(climbed: Climbed) -> Pieces:
    """Say what is new on this rung, whether it gives what the one below gives, and what the selected row takes."""
    found, at, data = climbed.rung, climbed.at, climbed.hidden.data
    weights = found.weights[data.row]
    row = f"{markdown.chip('query', data.name)} takes {shares(weights, data.labels)}."
    total = f"Its row adds up to {weights.sum().item():.2f}."
    below = "" if at == 0 else _compared(comparison.largest(found.result, climbed.hidden.rungs[at - 1].result), at)
    said = f"#### {NAMES[found.name]}\n\n{STEPS[found.name]}\n\n{code(CODE[found.name])}\n\n{row} {total}\n\n{below}"
    return [Text("rung_said", said)]


@panel(climbed)
def rung_row(climbed: Climbed) -> Pieces:
    """Draw the selected row of the chosen rung as bars."""
    data = climbed.hidden.data
    weights, seen = climbed.rung.weights[data.row], climbed.hidden.allowed[data.row]
    top = (weights == weights.max()).nonzero().flatten().tolist()
    spec = bars_of(data.base, weights, seen, weights[None], top if len(top) == 1 else ())
    return [Picture("rung_row", spec, "The selected row of the chosen rung")]


def _compared(apart: float, at: int) -> str:
    """Return whether a rung gives what the rung below gives."""
    if apart <= CLOSE:
        return markdown.badge(True, f"same result as rung {at}, largest difference {numbers.small(apart)}")
    return f"**No longer the result of rung {at}**: it differs by up to {apart:.2f}, as it should."


# ---- 6: tokens score each other ----


@panel(present)
def naive_scores(data: PageData) -> Pieces:
    """Draw the scores X Xᵀ."""
    width = data.base.view.d_model
    end = width * config(data.base).factor(width)  # by the settings alone: what a unit vector has with itself
    title = f"**scores x xᵀ{_divided(data, 'd_model')}** :gray[· {sentences.legend(True, end)}]"
    picture = matrix("naive_scores", data, open_rungs(data.base)[3].scores, "Scores X Xᵀ", None, end)
    return [Text("naive_scores_name", title), picture]


def _divided(data: PageData, width: str, before: str = "") -> str:
    """Return what scores are divided by, by the width that is multiplied; nothing where they aren't."""
    view = data.base.view
    size = {"none": 0, "head": getattr(view, width), "model": view.d_model}[view.scale]
    return f"{before} ÷ √{size}" if size else ""


@panel(present)
def naive_weights(data: PageData) -> Pieces:
    """Draw their softmax."""
    name = Text("naive_weights_name", "**their weights** :gray[· softmax of each row]")
    return [name, matrix("naive_weights", data, open_rungs(data.base)[3].weights, "Weights from X Xᵀ")]


@panel(present)
def projected_weights(data: PageData) -> Pieces:
    """Draw the weights with queries and keys."""
    name = Text("projected_weights_name", f"**query and key** :gray[· head 1{_divided(data, 'head_size', ', scores')}]")
    return [name, matrix("projected_weights", data, open_rungs(data.base)[4].weights, "Weights with query and key")]


@panel(alone)
def naive_in_words(base: traced_view.TracedView) -> Pieces:
    """Say that the scores are symmetric, and who wins the diagonal."""
    *_, naive, projected = open_rungs(base)
    count = len(base.queries)
    apart, turned = averaging_to_attention.asymmetry(naive.scores), averaging_to_attention.asymmetry(naive.weights)
    badge = markdown.badge(apart <= 1e-3, f"x xᵀ is symmetric, largest difference {numbers.small(apart)}")
    said = f"Softmax ends that: its weights differ by up to {turned:.2f} across the diagonal."
    own, wins = averaging_to_attention.on_itself(naive.weights)
    other, less = averaging_to_attention.on_itself(projected.weights)
    diagonal = f"A word’s weight for itself is **{numbers.percent(own)}** on average, the largest in {wins} of {count} rows."
    better = f"With query and key: **{numbers.percent(other)}**, in {less} of {count} rows; "
    better += f"its scores differ by up to {averaging_to_attention.asymmetry(projected.scores):.1f} across the diagonal. "
    drawn = base.scene.maps == "random"
    better += f"{'Draw anew' if drawn else 'Choose other weights'} in the sidebar, and compare."
    return [Text("naive_said", f"{badge} {said}  \n{diagonal} {better}")]


# ---- 7: the axis of softmax ----


@panel(axis)
def over_axis(axis: Axis) -> Pieces:
    """Draw softmax of the scores over the axis that is set."""
    dim = {"keys": "-1", "queries": "-2"}[axis.over]
    line = code(f"softmax(scores, dim={dim})")
    name = Text("over_axis_name", f"{line} :gray[· q·k of head 1, nothing hidden]")
    return [name, matrix("over_axis", axis.data, axis.weights, "Softmax of query·key scores over the chosen axis")]


@panel(axis)
def over_axis_sums(axis: Axis) -> Pieces:
    """Draw what each of its rows adds up to."""
    name = Text("axis_sums_name", "**what each row adds up to** :gray[· line: 1]")
    return [name, row_sums("axis_sums", axis.data, axis.weights)]


@panel(axis)
def axis_in_words(axis: Axis) -> Pieces:
    """Say what rows and columns add up to, and where the weights lie."""
    data, weights = axis.data, axis.weights
    rows, columns = weights.sum(-1), weights.sum(-2)
    apart = comparison.largest(rows, torch.ones_like(rows))
    ends = f"Every weight lies in 0 to 1: here {weights.min().item():.4f} to {weights.max().item():.4f}."
    if apart <= CLOSE:
        badge = markdown.badge(True, f"every row adds up to 1, largest difference {numbers.small(apart)}")
        spread = f"Columns needn’t: they add up to {columns.min().item():.2f} to {columns.max().item():.2f}."
    else:
        badge = markdown.badge(False, f"rows no longer add up to 1, largest difference {apart:.2f}")
        name = markdown.chip("query", data.name)
        far = int((rows - 1).abs().argmax())
        spread = f"Row {name} adds up to {rows[data.row].item():.2f}, "
        spread += f"{markdown.chip('query', data.labels[far])} to {rows[far].item():.2f}; columns add up to 1."
    return [Text("axis_said", f"{badge}  \n{ends} {spread}")]
