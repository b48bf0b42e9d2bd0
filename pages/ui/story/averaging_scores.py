"""The panels of averaging about scores: the five rungs, tokens that score each other, the axis of softmax."""

import torch

from attn_core import difference, ladder
from pages.ui import state, sums, thumbnails, words
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story.averaging_importance import bars_of
from pages.ui.story.averaging_pieces import CLOSE, code, matrix, shares, shows
from pages.ui.story.averaging_shown import Shown

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


@shows
def all_rungs(shown: Shown) -> Pieces:
    """Draw the five rungs side by side."""
    sheet = shown.sheet(torch.stack([rung.weights for rung in shown.rungs]), ~shown.allowed)
    spec = thumbnails.tiles(sheet, ladder.RUNGS.index(shown.own.rung), list(NAMES.values()), 5, TILES_HIGH)
    return [Picture("rungs", spec, "Weights of the five rungs, small", on_click=choose_rung)]


def choose_rung(clicked: dict[str, int]) -> None:
    """Callback of the tiles: climb to the one that was clicked."""
    if clicked:
        state.set_to({"rung": ladder.RUNGS[clicked["head"]]})


@shows
def rung(shown: Shown) -> Pieces:
    """Draw the weights of the rung that is chosen."""
    found = _rung(shown)
    return [matrix("rung_weights", shown, found.weights, "Weights of the chosen rung", ~shown.allowed)]


def _rung(shown: Shown) -> ladder.Rung:
    """Return the rung that is chosen."""
    return shown.rungs[ladder.RUNGS.index(shown.own.rung)]


@shows
def rung_in_words(shown: Shown) -> Pieces:
    """Say what is new on this rung, whether it gives what the one below gives, and what the selected row takes."""
    found, at = _rung(shown), ladder.RUNGS.index(shown.own.rung)
    name = words.chip("query", shown.labels[shown.row])
    row = f"{name} takes {shares(found.weights[shown.row], shown.labels)}."
    total = f"Its row adds up to {found.weights[shown.row].sum().item():.2f}."
    below = "" if at == 0 else _compared(difference.largest(found.result, shown.rungs[at - 1].result), at)
    return [
        Text(
            "rung_said",
            f"#### {NAMES[found.name]}\n\n{STEPS[found.name]}\n\n{code(CODE[found.name])}\n\n{row} {total}\n\n{below}",
        )
    ]


@shows
def rung_row(shown: Shown) -> Pieces:
    """Draw the selected row of the chosen rung as bars."""
    weights, seen = _rung(shown).weights[shown.row], shown.allowed[shown.row]
    top = (weights == weights.max()).nonzero().flatten().tolist()
    spec = bars_of(shown, weights, seen, weights[None], top if len(top) == 1 else ())
    return [Picture("rung_row", spec, "The selected row of the chosen rung")]


def _compared(apart: float, at: int) -> str:
    """Return whether a rung gives what the rung below gives."""
    if apart <= CLOSE:
        return words.badge(True, f"same result as rung {at}, largest difference {words.small(apart)}")
    return f"**No longer the result of rung {at}**: it differs by up to {apart:.2f}, as it should."


# ---- 6: tokens score each other ----


@shows
def naive_scores(shown: Shown) -> Pieces:
    """Draw the scores X Xᵀ."""
    found, end = shown.open_rungs[3], shown.score_end
    name = Text("naive_scores_name", f"**scores x xᵀ{_divided(shown, 'd_model')}** :gray[· {words.legend(True, end)}]")
    return [name, matrix("naive_scores", shown, found.scores, "Scores X Xᵀ", None, end)]


def _divided(shown: Shown, width: str, before: str = "") -> str:
    """Return what scores are divided by, by the width that is multiplied; nothing where they aren't."""
    view = shown.base.view
    size = {"none": 0, "head": getattr(view, width), "model": view.d_model}[view.scale]
    return f"{before} ÷ √{size}" if size else ""


@shows
def naive_weights(shown: Shown) -> Pieces:
    """Draw their softmax."""
    name = Text("naive_weights_name", "**their weights** :gray[· softmax of each row]")
    return [name, matrix("naive_weights", shown, shown.open_rungs[3].weights, "Weights from X Xᵀ")]


@shows
def projected_weights(shown: Shown) -> Pieces:
    """Draw the weights with queries and keys."""
    name = Text("projected_weights_name", f"**query and key** :gray[· head 1{_divided(shown, 'head_size', ', scores')}]")
    return [name, matrix("projected_weights", shown, shown.open_rungs[4].weights, "Weights with query and key")]


@shows
def naive_in_words(shown: Shown) -> Pieces:
    """Say that the scores are symmetric, and who wins the diagonal."""
    naive, projected = shown.open_rungs[3], shown.open_rungs[4]
    count = len(shown.labels)
    apart, turned = ladder.asymmetry(naive.scores), ladder.asymmetry(naive.weights)
    badge = words.badge(apart <= 1e-3, f"x xᵀ is symmetric, largest difference {words.small(apart)}")
    said = f"Softmax ends that: its weights differ by up to {turned:.2f} across the diagonal."
    own, wins = ladder.on_itself(naive.weights)
    other, less = ladder.on_itself(projected.weights)
    diagonal = f"A word’s weight for itself is **{words.percent(own)}** on average, the largest in {wins} of {count} rows."
    better = f"With query and key: **{words.percent(other)}**, in {less} of {count} rows; "
    better += f"its scores differ by up to {ladder.asymmetry(projected.scores):.1f} across the diagonal. "
    drawn = shown.base.scene.maps == "random"
    better += f"{'Draw anew' if drawn else 'Choose other weights'} in the sidebar, and compare."
    return [Text("naive_said", f"{badge} {said}  \n{diagonal} {better}")]


# ---- 7: the axis of softmax ----


@shows
def over_axis(shown: Shown) -> Pieces:
    """Draw softmax of the scores over the axis that is set."""
    axis = {"keys": "-1", "queries": "-2"}[shown.own.softmax_over]
    name = Text("over_axis_name", f"{code(f'softmax(scores, dim={axis})')} :gray[· q·k of head 1, nothing hidden]")
    return [name, matrix("over_axis", shown, shown.over_axis, "Softmax of query·key scores over the chosen axis")]


@shows
def over_axis_sums(shown: Shown) -> Pieces:
    """Draw what each of its rows adds up to."""
    found = shown.over_axis.sum(-1).tolist()
    name = Text("axis_sums_name", "**what each row adds up to** :gray[· line: 1]")
    return [name, Picture("axis_sums", sums.beside(found, shown.labels, shown.row, shown.base.dark), "Row sums")]


@shows
def axis_in_words(shown: Shown) -> Pieces:
    """Say what rows and columns add up to, and where the weights lie."""
    weights = shown.over_axis
    rows, columns = weights.sum(-1), weights.sum(-2)
    apart = difference.largest(rows, torch.ones_like(rows))
    ends = f"Every weight lies in 0 to 1: here {weights.min().item():.4f} to {weights.max().item():.4f}."
    if apart <= CLOSE:
        badge = words.badge(True, f"every row adds up to 1, largest difference {words.small(apart)}")
        spread = f"Columns needn’t: they add up to {columns.min().item():.2f} to {columns.max().item():.2f}."
    else:
        badge = words.badge(False, f"rows no longer add up to 1, largest difference {apart:.2f}")
        name = words.chip("query", shown.labels[shown.row])
        far = int((rows - 1).abs().argmax())
        spread = f"Row {name} adds up to {rows[shown.row].item():.2f}, "
        spread += f"{words.chip('query', shown.labels[far])} to {rows[far].item():.2f}; columns add up to 1."
    return [Text("axis_said", f"{badge}  \n{ends} {spread}")]
