"""The panels of averaging about means: three ways to one matrix, what it makes of the tokens, its sums, a hidden cell."""

import torch

from attn_core import comparison
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text
from pages.ui.story.averaging import rows
from pages.ui.story.averaging.page_data import PageData, following, sources
from pages.ui.text import heatmap_words, markdown, numbers, selected_row

SPREAD = 2.5  # the end of the colour scale of vectors, as for values everywhere
WAYS = {  # name → what it is, its line of code
    "loop": ("a loop", "means[t] = x[: t + 1].mean(0)"),
    "triangle": ("a triangle of ones, divided", "(L / L.sum(-1, keepdim=True)) @ x"),
    "softmax": ("softmax of masked zeros", "softmax(masked zeros) @ x"),
}
BUG = "x[t] = x[: t + 1].mean(0)"

of_means = panel(following("averaging_row", "in_place"))
of_sums = panel(following("averaging_row", "keepdim"))
of_hidden = panel(following("averaging_row", "hide_key"))


@panel(following("averaging_row"))
def lead(data: PageData) -> Pieces:
    """Say what the selected word is made of, in one line; on a phone, the settings under it."""
    past = data.mean_weights["triangle"][data.row]
    sentence = f"The simplest way to mix words: {data.name} becomes {rows.shares(past, data.labels)}."
    return [Text("lead", f"{sentence}\n\n{selected_row.settings(data.base.view)}")]


@of_means
def way(data: PageData, name: str) -> Pieces:
    kind, line = WAYS[name]
    title = f"**{kind}**  \n{rows.code(BUG if name == 'loop' and data.own.in_place else line)}"
    return data.matrix(f"way_{name}", title, data.mean_weights[name], f"Weights of {kind}", hidden=data.future)


@of_means
def ways_in_words(data: PageData) -> Pieces:
    """Say whether the three ways agree, and what the selected row is made of."""
    means = data.means
    largest = max(comparison.largest(means[name], means["triangle"]) for name in ("loop", "softmax"))
    badge = rows.agreement(largest, "all three give the same means", "the loop differs from the other two")
    weights = data.mean_weights["loop"][data.row]
    now = why = ""
    if largest > rows.CLOSE:
        now, why = " now", " Rows 0 and 1 are still right; row 2 is the first to drift."
        if data.row > 1:
            why = " It reads rows that are means already."
    row = f"Row {data.row}, {data.name},{now} takes {rows.shares(weights, data.labels)}.{why}"
    return [Text("ways_said", f"{badge}  \n{row}")]


@of_means
def vectors(data: PageData, kind: str) -> Pieces:
    x = sources(data.base)[0]
    title, whose, values = {
        "tokens": ("**x**, the words’ vectors", "their", x),
        "means": ("**the means**, row by row", "the means of their", data.means["loop"]),
    }[kind]
    step = 1 if x.shape[1] <= 16 else (4 if x.shape[1] <= 64 else 16)  # of the labels of dimensions
    dimensions = [str(i) if i % step == 0 else "" for i in range(x.shape[1])]
    alt = f"Vectors of {', '.join(data.labels)}: {whose} numbers"
    picture = data.picture(f"vectors_{kind}", values, alt, signed=SPREAD, keys=dimensions)
    return [Text(f"{kind}_name", f"{title} :gray[· {heatmap_words.legend(True, SPREAD)}]"), picture]


@of_means
def mean_in_words(data: PageData) -> Pieces:
    means, row = data.means, data.row
    first = sources(data.base)[0][: row + 1, 0].tolist()
    total = " + ".join(f"({number:.2f})" for number in first[: rows.FEW]) + (" + …" if len(first) > rows.FEW else "")
    sentence = f"The first number of row {data.name}: [{total}] ÷ {row + 1} = **{means['triangle'][row, 0].item():.2f}**."
    more = "The further down, the more words are in a mean, and the paler it gets."
    if data.own.in_place:
        more = f"The loop that writes into x says {means['loop'][row, 0].item():.2f}."
    return [Text("mean_said", f"{sentence} {more}")]


@of_sums
def divided(data: PageData) -> Pieces:
    kept, length = data.own.keepdim, len(data.labels)
    shapes = f"({length}, {length}) / ({length}, 1)" if kept else f"({length}, {length}) / ({length},)"
    title = f"{rows.code(f'L / L.sum(-1, keepdim={kept})')} :gray[· shapes {shapes}]"
    return data.matrix("divided", title, data.divided, "The triangle divided by its sums", hidden=data.future)


@of_sums
def sums_in_words(data: PageData) -> Pieces:
    sums = data.divided.sum(-1)
    apart = comparison.largest(sums, torch.ones_like(sums))
    if apart <= rows.CLOSE:
        row, meaning = "Each sum stands beside its own row, so row", "a mean"
    else:
        row = "Without the kept axis, sum number j divides **column** j instead of row j. Row"
        meaning = "too large to be a mean"
    total = f"{row} {data.name} adds up to {sums[data.row].item():.2f}: {meaning}."
    return [Text("sums_said", f"{rows.agreement(apart, *rows.SUMS)}  \n{total}")]


@of_hidden
def zeros(data: PageData) -> Pieces:
    title, scores = "**scores** :gray[· 0, a dot where −∞]", data.rungs[2].scores.masked_fill(data.hidden, 0.0)
    return data.matrix("zeros", title, scores, "Scores of 0", hidden=data.hidden, signed=3.0)


@of_hidden
def flat(data: PageData) -> Pieces:
    title = "**weights** :gray[· softmax of each row, a dot where exactly 0]"
    return data.matrix("flat", title, data.rungs[2].weights, "Softmax of the scores", hidden=data.hidden)


@of_hidden
def hidden_in_words(data: PageData) -> Pieces:
    """Say what the hidden cell weighs, who shares its part, and whether the other ways agree."""
    loop, triangle, softmax = data.rungs[:3]
    apart = max(comparison.largest(rung.result, triangle.result) for rung in (loop, softmax))
    weights, key = softmax.weights[data.row], data.own.hide_key
    gone = int(data.hidden[data.row].sum())
    takes = f"takes {rows.shares(weights, data.labels)}."
    if gone == len(weights):
        words = f"Everything is hidden from {data.name}: every weight is 0. "
        words += "A plain softmax would give 0 ÷ 0, not a number."
    elif key >= 0:
        words = f"The score of {markdown.chip('key', data.labels[key])} is −∞, e^−∞ = 0, so its weight is "
        words += f"**{weights[key].item():.4f}**, exactly. {data.name} {takes}"
    elif gone:
        words = f"{numbers.plural(gone, 'word')} {'is' if gone == 1 else 'are'} hidden from {data.name}: "
        words += f"score −∞, weight exactly 0. It {takes}"
    else:
        words = f"Nothing is hidden from {data.name}. It {takes}"
    badge = markdown.badge(apart <= rows.CLOSE, "the loop and the triangle leave it out too", apart)
    return [Text("hidden_said", f"{words}  \n{badge}")]
