"""The panels of averaging about means: a row of the past, one product, three ways to it, and its sums."""

import torch

from attn_core import comparison
from attn_core.experiments.averaging_to_attention import asymmetry
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import colours, matrix
from pages.charts.heatmap import HEIGHT as HIGH
from pages.panels.averaging import hidden_cell, rows
from pages.panels.averaging.page_data import PageData, following, open_rungs, sources
from pages.text import averaging_words as said
from pages.text import feature_names, markdown, repeated_words
from pages.text.languages import Words

alts = Words("alts")
words, deeper = Words("averaging"), Words("averaging_deeper")
SPREAD, FEATURES = 2.5, 1.0  # the end of the colours of vectors, as for values everywhere; of features, which are 0 or 1
NUMBERED = 24  # columns: with more, no numbers stand above them
FEW = 8  # columns of x that the product shows
PRODUCT_HIGH = 300  # pixels
WORD = "word "  # how features begin that say which word it is
LINES = {  # way → its line of code
    "loop": "means[t] = x[: t + 1].mean(0)",
    "triangle": "(L / L.sum(-1, keepdim=True)) @ x",
    "softmax": "softmax(masked zeros) @ x",
}
BUG = "x[t] = x[: t + 1].mean(0)"

of_past = panel(following("averaging_row"))
of_ways = panel(following("averaging_row", "in_place"))
of_sums = panel(following("averaging_row", "keepdim"))


# ---- 1 the mean of the past ----


@of_past
def past(data: PageData) -> Pieces:
    weights, title = data.mean_weights["loop"], words.past_picture(twice=repeated_words.twice(data.labels))
    return data.matrix("past", title, weights, alts.MEAN_OF_PAST, hidden=data.future)


@of_past
def past_in_words(data: PageData) -> Pieces:
    """State the parts of the selected word's mean."""
    shares = rows.shares(data.mean_weights["triangle"][data.row], data.labels)
    return [Text("past_words", words.past(count=data.row + 1, name=data.label, weights=shares))]


@of_past
def past_task(data: PageData) -> Pieces:
    last = len(data.labels) - 1
    done = words.past_done(count=last + 1) * (data.row == last)
    return [Task("past_task", words.past_task(first=data.labels[0]), done)]


@of_ways
def way(data: PageData, name: str) -> Pieces:
    line = BUG if name == "loop" and data.own.in_place else LINES[name]
    kind = deeper.WAYS[name]
    title = f"**{kind[0].upper()}{kind[1:]}**  \n{rows.code(line)}"
    return data.matrix(f"way_{name}", title, data.mean_weights[name], alts.weights_of(way=kind), hidden=data.future)


def apart(data: PageData) -> float:
    """Return by how much the three ways to the means differ."""
    return max(comparison.largest(data.means[name], data.means["triangle"]) for name in ("loop", "softmax"))


@of_ways
def ways_in_words(data: PageData) -> Pieces:
    """Say whether the three ways agree, and state the parts of the selected row."""
    difference, row = apart(data), data.row
    loop, mean = (data.means[name][row, 0].item() for name in ("loop", "triangle"))
    same, shares = difference <= rows.CLOSE, rows.shares(data.mean_weights["loop"][row], data.labels)
    badge = said.agreement(same, deeper.WAYS_AGREE, deeper.WAYS_DIFFER, difference)
    found = "right" if same else "few" if row <= 1 else "wrong"
    return [
        Text("ways_said", f"{badge}  \n{deeper.ways(name=data.label, weights=shares, found=found, loop=loop, mean=mean)}")
    ]


# ---- 2 one matrix computes all means ----


def _end(data: PageData) -> float:
    return FEATURES if data.base.scene.designed_heads else SPREAD


@of_past
def mean_matrix(data: PageData) -> Pieces:
    """Draw W, the weights that the words' vectors are multiplied by."""
    return data.matrix("mean_matrix", words.WEIGHTS_PICTURE, data.mean_weights["triangle"], alts.W, hidden=data.future)


@of_past
def vectors(data: PageData, kind: str) -> Pieces:
    """Draw the words' vectors or their means, a row a word; columns have names where they are features."""
    x, end = sources(data.base)[0], _end(data)
    values = {"tokens": x, "means": data.means["triangle"]}[kind]
    names, row, width = feature_names.of_x(data.base.scene), data.row, x.shape[1]
    grid = matrix.Grid(
        values=values,
        rows=data.labels,
        columns=names or [str(i) if width <= NUMBERED else "" for i in range(width)],
        limit=end,
        dark=data.base.dark,
        signed=end != FEATURES,
        strong=[row],
        marks=[matrix.Mark("query", 0, row, width, row + 1)],
        height=HIGH,
    )
    alt = alts.vectors(words=data.labels, means=kind == "means")
    title = words.vectors(kind=kind, end=end, features=bool(data.base.scene.designed_heads))
    return titled(f"vectors_{kind}", title, matrix.picture(grid), alt, click={"averaging_row": "y"}, steps=data.steps)


def _columns(data: PageData) -> tuple[dict[int, str], int]:
    """Return the columns of x in the product's picture, with their names, and the column that is multiplied by W's row.

    With named features: the ones that identify words, including the selected row's word; otherwise the first few.
    """
    scene = data.base.scene
    x, row = sources(data.base)[0], data.row
    heads = scene.designed_heads
    named = {i: name.removeprefix(WORD) for i, name in enumerate(heads.features) if name.startswith(WORD)} if heads else {}
    if not named:
        return dict.fromkeys(range(min(FEW, x.shape[1])), ""), 0
    own = next((i for i in named if x[row, i]), min(named))
    first = max(0, [*named].index(own) - FEW + 1)
    return dict([*named.items()][first : first + FEW]), own


@of_past
def product(data: PageData) -> Pieces:
    """Draw W, some columns of x and of W x side by side, a row, a column and the cell that they make outlined."""
    theme, (named, own), row = colours.palette(data.base.dark), _columns(data), data.row
    parts = [data.mean_weights["triangle"], *(each[:, [*named]] for each in (sources(data.base)[0], data.means["triangle"]))]
    count, width, end = len(data.labels), len(named), _end(data)
    at, last = count + [*named].index(own), count + 2 * width
    inks = zip(words.BANDS.values(), (theme.query, theme.key, theme.output), strict=True)
    edges = zip((0, count, count + width), (count, count + width, last), strict=True)
    names = [name or str(i) for i, name in named.items()]
    grid = matrix.Grid(
        values=torch.cat(parts, 1),
        rows=data.labels,
        columns=[*data.labels, *names, *names],
        limit=torch.tensor([[1.0] * count + [end] * 2 * width]),
        dark=data.base.dark,
        signed=end != FEATURES,
        hidden=torch.cat([data.future, torch.zeros(count, 2 * width, dtype=torch.bool)], 1),
        strong=[row],
        marks=[
            matrix.Mark("query", 0, row, count, row + 1),
            matrix.Mark("key", at, 0, at + 1, count),
            matrix.Mark("output", at + width, row, at + width + 1, row + 1),
        ],
        bands=[matrix.Band(*edge, *ink) for edge, ink in zip(edges, inks, strict=True)],
        height=PRODUCT_HIGH,
    )
    title = words.product_picture(end=end, features=any(named.values()))
    alt = alts.product(words=data.labels)
    return titled("product", title, matrix.picture(grid), alt, click={"averaging_row": "y"}, steps=data.steps)


@of_past
def mean_in_words(data: PageData) -> Pieces:
    """Say how the outlined cell of W x is made of a row and a column; a way that differs from the product says so."""
    means, row, (named, own) = data.means, data.row, _columns(data)
    weights, x = data.mean_weights["triangle"][row, : row + 1].tolist(), sources(data.base)[0][: row + 1, own].tolist()
    mean, apart = means["triangle"][row, own].item(), comparison.largest(means["loop"], means["triangle"])
    terms = [*zip(weights, x, strict=True)]
    sentence = said.product(
        data.label,
        words.column(named=bool(named[own]), name=named[own], place=own),
        terms[: rows.FEW],
        row >= rows.FEW,
        mean,
    )
    differs = "" if apart <= rows.CLOSE else f"  \n{said.agreement(False, words.LOOP_AGREES, words.LOOP_DIFFERS, apart)}"
    return [Text("mean_said", sentence + differs)]


@of_past
def product_task(data: PageData) -> Pieces:
    x, row = sources(data.base)[0], data.row
    same = comparison.largest(data.means["triangle"][row], x[row]) <= rows.CLOSE
    return [Task("product_task", words.PRODUCT_TASK, words.product_done(count=row + 1, name=data.label) * same)]


@of_sums
def divided(data: PageData) -> Pieces:
    kept, length = data.own.keepdim, len(data.labels)
    shapes = f"({length}, {length}) / ({length}, 1)" if kept else f"({length}, {length}) / ({length},)"
    title = f"{rows.code(f'L / L.sum(-1, keepdim={kept})')} {alts.shapes(shapes=shapes)}"
    return data.matrix("divided", title, data.divided, alts.DIVIDED, hidden=data.future)


@of_sums
def sums_in_words(data: PageData) -> Pieces:
    apart, total = rows.from_one(data.divided), data.divided.sum(-1)[data.row].item()
    right = apart <= rows.CLOSE
    badge = said.agreement(right, deeper.ROWS_ADD_UP, deeper.ROWS_DONT, apart)
    return [
        Text("sums_said", f"{badge}  \n{deeper.sums(right=right, name=data.label, total=total, too_large=total > 1.005)}")
    ]


# ---- comparison of the ways ----


@panel(following("averaging_row", "in_place", "keepdim", "hide_key", "softmax_over"))
def verified(data: PageData) -> Pieces:
    """Say by how much results differ that are the same but for rounding."""
    differences = {
        "ways": apart(data),
        "hidden": hidden_cell.apart(data),
        "divided": rows.from_one(data.divided),
        "axis": rows.from_one(data.over_axis),
        "naive": asymmetry(open_rungs(data.base)[3].scores),
    }
    badges = (
        markdown.badge(apart <= (rows.SYMMETRIC if name == "naive" else rows.CLOSE), deeper.CHECKED[name], apart)
        for name, apart in differences.items()
    )
    return [Text("verified", "  \n".join(badges))]
