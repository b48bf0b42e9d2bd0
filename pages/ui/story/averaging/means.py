"""The panels of averaging about means: three ways to one matrix, what it makes of the tokens, its sums, a hidden cell."""

import torch

from attn_core import comparison
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text
from pages.ui.charts import heatmap
from pages.ui.link import SCALES
from pages.ui.story.averaging.matrix_with_words import CLOSE, FEW, code, matrix, row_sums, rows, shares
from pages.ui.story.averaging.page_data import WAYS, Means, PageData, Sums, means, present, sources, sums, weights_for
from pages.ui.story.averaging.rung_data import Hidden, hidden
from pages.ui.text import markdown, numbers, sentences

SPREAD = 2.5  # the end of the colour scale of vectors, as for values everywhere
CODE = {
    "loop": "means[t] = x[: t + 1].mean(0)",
    "triangle": "(L / L.sum(-1, keepdim=True)) @ x",
    "softmax": "softmax(masked zeros) @ x",
}
BUG = "x[t] = x[: t + 1].mean(0)"
NAMES = {"loop": "a loop", "triangle": "a triangle of ones, divided", "softmax": "softmax of masked zeros"}


@panel(present)
def lead(data: PageData) -> Pieces:
    """Say what the selected word is made of, in one line; on a phone, the settings under it."""
    view, name = data.base.view, markdown.chip("query", data.name)
    past = weights_for(len(data.labels), in_place=False)["triangle"][data.row]
    said = f"The simplest way to mix words: {name} becomes {shares(past, data.labels)}."
    settings = sentences.settings(view.heads, SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"{said}\n\n:gray[{settings}]")]


# ---- 1: the mean of the past, three ways ----


@panel(means)
def way(means: Means, number: int) -> Pieces:
    """Draw the weights of one way to the mean of the past, under its name and its line of code."""
    name, data = WAYS[number], means.data
    line = BUG if name == "loop" and means.in_place else CODE[name]
    picture = matrix(f"way_{name}", data, means.weights[name], f"Weights of {NAMES[name]}", ~data.past)
    return [Text(f"way_{name}_name", f"**{NAMES[name]}**  \n{code(line)}"), picture]


@panel(means)
def ways_in_words(means: Means) -> Pieces:
    """Say whether the three ways agree, and what the selected row is made of."""
    data, found = means.data, means.values
    largest = max(comparison.largest(found[name], found["triangle"]) for name in ("loop", "softmax"))
    start = f"Row {data.row}, {markdown.chip('query', data.name)},"
    if largest <= CLOSE:
        said = f"all three give the same means, largest difference {numbers.small(largest)}"
        row = f"{start} takes {shares(means.weights['triangle'][data.row], data.labels)}."
        return [Text("ways_said", f"{markdown.badge(True, said)}  \n{row}")]
    said = f"the loop differs from the other two, largest difference {largest:.2f}"
    row = f"{start} now takes {shares(means.weights['loop'][data.row], data.labels)}."
    why = (
        "It reads rows that are means already."
        if data.row > 1
        else "Rows 0 and 1 are still right; row 2 is the first to drift."
    )
    return [Text("ways_said", f"{markdown.badge(False, said)}  \n{row} {why}")]


# ---- 2: what it makes of the tokens ----


@panel(means)
def vectors(means: Means, kind: str) -> Pieces:
    """Draw the tokens' vectors, or their means."""
    data, x = means.data, sources(means.data.base)[0]
    values = x if kind == "tokens" else means.values["loop"]
    step = 1 if x.shape[1] <= 16 else (4 if x.shape[1] <= 64 else 16)  # of the labels of dimensions
    dimensions = [str(i) if i % step == 0 else "" for i in range(x.shape[1])]
    sheet = data.sheet(values[None], None, SPREAD, dimensions)
    title = {"tokens": "**x**, the words’ vectors", "means": "**the means**, row by row"}[kind]
    name = Text(f"{kind}_name", f"{title} :gray[· {sentences.legend(True, SPREAD)}]")
    said = f"Vectors of {', '.join(data.labels)}: {'their' if kind == 'tokens' else 'the means of their'} numbers"
    return [name, rows(f"vectors_{kind}", data, heatmap.one_head(sheet, 0, True), said)]


@panel(means)
def mean_in_words(means: Means) -> Pieces:
    """Say one number of the selected row as a mean."""
    data, found = means.data, means.values
    row, name = data.row, markdown.chip("query", data.name)
    first = sources(data.base)[0][: row + 1, 0].tolist()
    total = " + ".join(f"({number:.2f})" for number in first[:FEW]) + (" + …" if len(first) > FEW else "")
    right, now = found["triangle"][row, 0].item(), found["loop"][row, 0].item()
    said = f"The first number of row {name}: [{total}] ÷ {row + 1} = **{right:.2f}**."
    more = "The further down, the more words are in a mean, and the paler it gets."
    if means.in_place:
        more = f"The loop that writes into x says {now:.2f}."
    return [Text("mean_said", f"{said} {more}")]


# ---- 3: each row by its own sum ----


@panel(sums)
def divided(sums: Sums) -> Pieces:
    """Draw the triangle divided by its row sums."""
    data, kept = sums.data, sums.keepdim
    length = len(data.labels)
    line = f"L / L.sum(-1, keepdim={kept})"
    shape = f"({length}, {length}) / ({length}, 1)" if kept else f"({length}, {length}) / ({length},)"
    picture = matrix("divided", data, sums.divided, "The triangle divided by its sums", ~data.past)
    return [Text("divided_name", f"{code(line)} :gray[· shapes {shape}]"), picture]


@panel(sums)
def divided_sums(sums: Sums) -> Pieces:
    """Draw what each of its rows adds up to."""
    name = Text("divided_sums_name", "**what each row adds up to** :gray[· line: 1]")
    return [name, row_sums("divided_sums", sums.data, sums.divided)]


@panel(sums)
def sums_in_words(sums: Sums) -> Pieces:
    """Say what the rows add up to."""
    data, found = sums.data, sums.divided.sum(-1)
    apart = comparison.largest(found, torch.ones_like(found))
    name, total = markdown.chip("query", data.name), f"{found[data.row].item():.2f}"
    if apart <= CLOSE:
        badge = markdown.badge(True, f"every row adds up to 1, largest difference {numbers.small(apart)}")
        said = f"Each sum stands beside its own row, so row {name} adds up to {total}: a mean."
        return [Text("sums_said", f"{badge}  \n{said}")]
    badge = markdown.badge(False, f"rows no longer add up to 1, largest difference {apart:.2f}")
    why = "Without the kept axis, sum number j divides **column** j instead of row j."
    return [Text("sums_said", f"{badge}  \n{why} Row {name} adds up to {total}: too large to be a mean.")]


# ---- 4: a hidden cell ----


@panel(hidden)
def zeros(hidden: Hidden) -> Pieces:
    """Draw the scores of 0, and minus infinity where hidden."""
    gone = ~hidden.allowed
    picture = matrix("zeros", hidden.data, hidden.rungs[2].scores.masked_fill(gone, 0.0), "Scores of 0", gone, 3.0)
    return [Text("zeros_name", "**scores** :gray[· 0, a dot where −∞]"), picture]


@panel(hidden)
def flat(hidden: Hidden) -> Pieces:
    """Draw their softmax."""
    picture = matrix("flat", hidden.data, hidden.rungs[2].weights, "Softmax of the scores", ~hidden.allowed)
    return [Text("flat_name", "**weights** :gray[· softmax of each row, a dot where exactly 0]"), picture]


@panel(hidden)
def hidden_in_words(hidden: Hidden) -> Pieces:
    """Say what the hidden cell weighs, and who shares its part."""
    data, key = hidden.data, hidden.key
    seen, weights, name = hidden.allowed[data.row], hidden.rungs[2].weights[data.row], markdown.chip("query", data.name)
    takes = f"takes {shares(weights, data.labels)}."
    if not seen.any():
        said = f"Everything is hidden from {name}: every weight is 0. A plain softmax would give 0 ÷ 0, not a number."
    elif key < 0:
        count = int((~seen).sum())
        many = f"{count} word is" if count == 1 else f"{count} words are"
        said = f"{many} hidden from {name}: score −∞, weight exactly 0." if count else f"Nothing is hidden from {name}."
        said += f" It {takes}"
    else:
        gone = markdown.chip("key", data.labels[key])
        said = f"The score of {gone} is −∞, e^−∞ = 0, so its weight is **{weights[key].item():.4f}**, exactly."
        said += f" {name} {takes}"
    apart = _apart(hidden)
    same = f"the loop and the triangle leave it out too, largest difference {numbers.small(apart)}"
    return [Text("hidden_said", f"{said}  \n{markdown.badge(apart <= CLOSE, same)}")]


def _apart(hidden: Hidden) -> float:
    """Return how far the first three rungs are apart."""
    loop, triangle, softmax = (rung.result for rung in hidden.rungs[:3])
    return max(comparison.largest(loop, triangle), comparison.largest(softmax, triangle))
