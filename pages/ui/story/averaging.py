"""The panels of averaging about means: three ways to one matrix, what it makes of the tokens, its sums, a hidden cell."""

import torch

from attn_core import difference
from pages.ui import controls, heatmap, sums, words
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story.averaging_pieces import CLOSE, FEW, choose_row, code, matrix, shares, shows
from pages.ui.story.averaging_shown import WAYS, Shown

SPREAD = 2.5  # the end of the colour scale of vectors, as for values everywhere
CODE = {
    "loop": "means[t] = x[: t + 1].mean(0)",
    "triangle": "(L / L.sum(-1, keepdim=True)) @ x",
    "softmax": "softmax(masked zeros) @ x",
}
BUG = "x[t] = x[: t + 1].mean(0)"
NAMES = {"loop": "a loop", "triangle": "a triangle of ones, divided", "softmax": "softmax of masked zeros"}


@shows
def lead(shown: Shown) -> Pieces:
    """Say what the selected word is made of, in one line; on a phone, the settings under it."""
    view = shown.base.view
    name = words.chip("query", shown.labels[shown.row])
    said = f"The simplest way to mix words: {name} becomes {shares(shown.past_shares, shown.labels)}."
    settings = words.settings(view.heads, SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"{said}\n\n:gray[{settings}]")]


# ---- 1: the mean of the past, three ways ----


@shows
def way(shown: Shown, number: int) -> Pieces:
    """Draw the weights of one way to the mean of the past, under its name and its line of code."""
    name = WAYS[number]
    line = BUG if name == "loop" and shown.own.in_place else CODE[name]
    picture = matrix(f"way_{name}", shown, shown.ways[name], f"Weights of {NAMES[name]}", ~shown.past)
    return [Text(f"way_{name}_name", f"**{NAMES[name]}**  \n{code(line)}"), picture]


@shows
def ways_in_words(shown: Shown) -> Pieces:
    """Say whether the three ways agree, and what the selected row is made of."""
    apart = [difference.largest(shown.means[name], shown.means["triangle"]) for name in ("loop", "softmax")]
    largest = max(apart)
    name = words.chip("query", shown.labels[shown.row])
    if largest <= CLOSE:
        said = f"all three give the same means, largest difference {words.small(largest)}"
        row = f"Row {shown.row}, {name}, takes {shares(shown.ways['triangle'][shown.row], shown.labels)}."
        return [Text("ways_said", f"{words.badge(True, said)}  \n{row}")]
    said = f"the loop differs from the other two, largest difference {largest:.2f}"
    row = f"Row {shown.row}, {name}, now takes {shares(shown.ways['loop'][shown.row], shown.labels)}."
    why = (
        "It reads rows that are means already."
        if shown.row > 1
        else "Rows 0 and 1 are still right; row 2 is the first to drift."
    )
    return [Text("ways_said", f"{words.badge(False, said)}  \n{row} {why}")]


# ---- 2: what it makes of the tokens ----


@shows
def vectors(shown: Shown, kind: str) -> Pieces:
    """Draw the tokens' vectors, or their means."""
    x = shown.sources[0]
    values = x if kind == "tokens" else shown.means["loop"]
    step = 1 if x.shape[1] <= 16 else (4 if x.shape[1] <= 64 else 16)  # of the labels of dimensions
    dimensions = [str(i) if i % step == 0 else "" for i in range(x.shape[1])]
    sheet = shown.sheet(values[None], None, SPREAD, dimensions)
    title = {"tokens": "**x**, the words’ vectors", "means": "**the means**, row by row"}[kind]
    name = Text(f"{kind}_name", f"{title} :gray[· {words.legend(True, SPREAD)}]")
    said = f"Vectors of {', '.join(shown.labels)}: {'their' if kind == 'tokens' else 'the means of their'} numbers"
    return [name, Picture(f"vectors_{kind}", heatmap.one_head(sheet, 0, True), said, on_click=choose_row)]


@shows
def mean_in_words(shown: Shown) -> Pieces:
    """Say one number of the selected row as a mean."""
    row, name = shown.row, words.chip("query", shown.labels[shown.row])
    first = shown.sources[0][: row + 1, 0].tolist()
    total = " + ".join(f"({number:.2f})" for number in first[:FEW]) + (" + …" if len(first) > FEW else "")
    right, now = shown.means["triangle"][row, 0].item(), shown.means["loop"][row, 0].item()
    said = f"The first number of row {name}: [{total}] ÷ {row + 1} = **{right:.2f}**."
    more = "The further down, the more words are in a mean, and the paler it gets."
    if shown.own.in_place:
        more = f"The loop that writes into x says {now:.2f}."
    return [Text("mean_said", f"{said} {more}")]


# ---- 3: each row by its own sum ----


@shows
def divided(shown: Shown) -> Pieces:
    """Draw the triangle divided by its row sums."""
    length, kept = len(shown.labels), shown.own.keepdim
    line = f"L / L.sum(-1, keepdim={kept})"
    shape = f"({length}, {length}) / ({length}, 1)" if kept else f"({length}, {length}) / ({length},)"
    picture = matrix("divided", shown, shown.divided, "The triangle divided by its sums", ~shown.past)
    return [Text("divided_name", f"{code(line)} :gray[· shapes {shape}]"), picture]


@shows
def divided_sums(shown: Shown) -> Pieces:
    """Draw what each of its rows adds up to."""
    found = shown.divided.sum(-1)
    name = Text("divided_sums_name", "**what each row adds up to** :gray[· line: 1]")
    return [name, Picture("divided_sums", sums.beside(found.tolist(), shown.labels, shown.row, shown.base.dark), "Row sums")]


@shows
def sums_in_words(shown: Shown) -> Pieces:
    """Say what the rows add up to."""
    found = shown.divided.sum(-1)
    apart = difference.largest(found, torch.ones_like(found))
    name, total = words.chip("query", shown.labels[shown.row]), f"{found[shown.row].item():.2f}"
    if apart <= CLOSE:
        badge = words.badge(True, f"every row adds up to 1, largest difference {words.small(apart)}")
        return [
            Text("sums_said", f"{badge}  \nEach sum stands beside its own row, so row {name} adds up to {total}: a mean.")
        ]
    badge = words.badge(False, f"rows no longer add up to 1, largest difference {apart:.2f}")
    why = "Without the kept axis, sum number j divides **column** j instead of row j."
    return [Text("sums_said", f"{badge}  \n{why} Row {name} adds up to {total}: too large to be a mean.")]


# ---- 4: a hidden cell ----


@shows
def zeros(shown: Shown) -> Pieces:
    """Draw the scores of 0, and minus infinity where hidden."""
    scores = shown.rungs[2].scores
    picture = matrix("zeros", shown, scores.masked_fill(~shown.allowed, 0.0), "Scores of 0", ~shown.allowed, 3.0)
    return [Text("zeros_name", "**scores** :gray[· 0, a dot where −∞]"), picture]


@shows
def flat(shown: Shown) -> Pieces:
    """Draw their softmax."""
    picture = matrix("flat", shown, shown.rungs[2].weights, "Softmax of the scores", ~shown.allowed)
    return [Text("flat_name", "**weights** :gray[· softmax of each row, a dot where exactly 0]"), picture]


@shows
def hidden_in_words(shown: Shown) -> Pieces:
    """Say what the hidden cell weighs, and who shares its part."""
    row, key = shown.row, min(shown.own.hide_key, len(shown.labels) - 1)
    weights, name = shown.rungs[2].weights[row], words.chip("query", shown.labels[row])
    hidden = int((~shown.allowed[row]).sum())
    if not shown.allowed[row].any():
        said = f"Everything is hidden from {name}: every weight is 0. A plain softmax would give 0 ÷ 0, not a number."
    elif key < 0:
        many = f"{hidden} word is" if hidden == 1 else f"{hidden} words are"
        said = f"{many} hidden from {name}: score −∞, weight exactly 0." if hidden else f"Nothing is hidden from {name}."
        said += f" It takes {shares(weights, shown.labels)}."
    else:
        gone = words.chip("key", shown.labels[key])
        said = f"The score of {gone} is −∞, e^−∞ = 0, so its weight is **{weights[key].item():.4f}**, exactly."
        said += f" {name} takes {shares(weights, shown.labels)}."
    same = f"the loop and the triangle leave it out too, largest difference {words.small(_apart(shown))}"
    return [Text("hidden_said", f"{said}  \n{words.badge(_apart(shown) <= CLOSE, same)}")]


def _apart(shown: Shown) -> float:
    """Return how far the first three rungs are apart."""
    loop, triangle, softmax = (rung.result for rung in shown.rungs[:3])
    return max(difference.largest(loop, triangle), difference.largest(softmax, triangle))
