"""The panels of averaging about scores: five rungs, tokens that score each other, softmax, what one word has for another."""

import torch
from torch import Tensor

from attn_core import comparison
from attn_core.experiments.averaging_to_attention import RUNGS, asymmetry, on_itself
from attn_core.score_scales import SCALES
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text, titled
from pages.ui.charts import heatmap, templates
from pages.ui.story.averaging import rows
from pages.ui.story.averaging.page_data import PageData, config, following, open_rungs
from pages.ui.text import head_roles, heatmap_words, markdown, numbers
from pages.ui.traced_view import arrow_keys

TILES_HIGH = 235
WORDS = {  # rung → its title, what it changes about the one below, its line of code
    "loop": ("1 loop", "A word becomes the mean of what it may see, one row at a time.", "out[t] = x[seen[t]].mean(0)"),
    "triangle": (
        "2 triangle",
        "The same sums as one product: a triangle of ones, each row divided by its sum.",
        "W = L / L.sum(-1, keepdim=True)",
    ),
    "softmax": (
        "3 softmax",
        "The same triangle from scores: all 0, −∞ where hidden, then softmax. Now there are scores to change.",
        "W = softmax(zeros.masked_fill(hidden, −inf))",
    ),
    "tokens": (
        "4 tokens",
        "The scores come from the words themselves: every word times every word. The data decide.",
        "W = softmax(x @ x.T · scale)",
    ),
    "query_key": (
        "5 query and key",
        "Each word first becomes a query and a key. It may look for something else than itself.",
        "W = softmax((x @ Wq) @ (x @ Wk).T · scale)",
    ),
}
TITLES = {"mean": "the mean: all words alike", "random": "a random query and key", "wish": "a query that looks for it"}

climbs = panel(following("averaging_row", "hide_key", "rung"))
of_scores = panel(following("averaging_row"))
of_axis = panel(following("averaging_row", "softmax_over"))
looks = panel(following("looker", "sought", "pull"))


@climbs
def all_rungs(data: PageData) -> Pieces:
    sheet = data.sheet(torch.stack([rung.weights for rung in data.rungs]), data.hidden)
    titles = [title for title, *_ in WORDS.values()]
    spec = heatmap.tiles(sheet, RUNGS.index(data.own.rung), titles, len(titles), TILES_HIGH)
    spec = templates.with_column(spec, "tiles", rung=list(RUNGS))
    return [Picture("rungs", spec, "Weights of the five rungs, small", click={"rung": "rung"}, steps=data.steps)]


@climbs
def rung(data: PageData) -> Pieces:
    alt = f"Weights of the chosen rung: rows {', '.join(data.labels)}"
    return [data.picture("rung_weights", data.rung.weights, alt, hidden=data.hidden)]


@climbs
def rung_in_words(data: PageData) -> Pieces:
    number, rungs = RUNGS.index(data.own.rung), data.rungs
    title, change, line = WORDS[data.own.rung]
    weights = rungs[number].weights[data.row]
    row = f"{data.name} takes {rows.shares(weights, data.labels)}. Its row adds up to {weights.sum().item():.2f}."
    below = ""
    if number:
        apart = comparison.largest(rungs[number].result, rungs[number - 1].result)
        below = f"**No longer the result of rung {number}**: it differs by up to {apart:.2f}, as it should."
        if apart <= rows.CLOSE:
            below = markdown.badge(True, f"same result as rung {number}", apart)
    return [Text("rung_said", "\n\n".join((f"#### {title}", change, rows.code(line), row, below)))]


@climbs
def rung_row(data: PageData) -> Pieces:
    weights, seen = data.rung.weights[data.row], ~data.hidden[data.row]
    top = (weights == weights.max()).nonzero().flatten().tolist()
    spec = rows.bars(data.base, weights, seen, weights[None], top if len(top) == 1 else ())
    return [Picture("rung_row", spec, "The selected row of the chosen rung")]


@of_scores
def naive_scores(data: PageData) -> Pieces:
    width = data.base.view.d_model
    end = width * config(data.base).factor(width)  # by the settings alone: what a unit vector has with itself
    title = f"**scores x xᵀ{_divided(data, 'd_model')}** :gray[· {heatmap_words.legend(True, end)}]"
    return data.matrix("naive_scores", title, open_rungs(data.base)[3].scores, "Scores X Xᵀ", signed=end)


def _divided(data: PageData, width: str) -> str:
    """Return what scores are divided by, by the name of the width that is multiplied; "" where they aren't."""
    view = data.base.view
    divisor = SCALES[view.scale].in_numbers(getattr(view, width), view.d_model)
    return f" ÷ {divisor}" if view.scale != "none" else ""


@of_scores
def naive_weights(data: PageData) -> Pieces:
    title, weights = "**their weights** :gray[· softmax of each row]", open_rungs(data.base)[3].weights
    return data.matrix("naive_weights", title, weights, "Weights from X Xᵀ")


@of_scores
def projected_weights(data: PageData) -> Pieces:
    divided = _divided(data, "head_size")
    title = f"**query and key** :gray[· head 1{divided and f', scores{divided}'}]"
    weights = open_rungs(data.base)[4].weights
    return data.matrix("projected_weights", title, weights, "Weights with query and key")


@panel(following())
def naive_in_words(data: PageData) -> Pieces:
    *_, naive, projected = open_rungs(data.base)
    apart = asymmetry(naive.scores)
    own, wins = on_itself(naive.weights)
    other, fewer = on_itself(projected.weights)
    again = "Draw anew" if data.base.scene.maps == "random" else "Choose other projections"
    words = (
        f"{markdown.badge(apart <= 1e-3, 'x xᵀ is symmetric', apart)} Softmax ends that: its weights differ by up to "
        f"{asymmetry(naive.weights):.2f} across the diagonal.  \n"
        f"A word’s weight for itself is **{numbers.percent(own)}** on average, the largest in {wins} of "
        f"{len(data.labels)} rows. With query and key: **{numbers.percent(other)}**, in {fewer} of {len(data.labels)} rows; "
        f"its scores differ by up to {asymmetry(projected.scores):.1f} across the diagonal. "
        f"{again} in the sidebar, and compare."
    )
    return [Text("naive_said", words)]


@of_axis
def over_axis(data: PageData) -> Pieces:
    axis = {"keys": -1, "queries": -2}[data.own.softmax_over]
    title = f"{rows.code(f'softmax(scores, dim={axis})')} :gray[· q·k of head 1, nothing hidden]"
    alt = "Softmax of query·key scores over the chosen axis"
    return data.matrix("over_axis", title, data.over_axis, alt)


@of_axis
def axis_in_words(data: PageData) -> Pieces:
    weights = data.over_axis
    totals, columns = weights.sum(-1), weights.sum(-2)
    apart = comparison.largest(totals, torch.ones_like(totals))
    ends = f"Every weight lies in 0 to 1: here {weights.min().item():.4f} to {weights.max().item():.4f}."
    if apart <= rows.CLOSE:
        sums = f"Columns needn’t: they add up to {columns.min().item():.2f} to {columns.max().item():.2f}."
    else:
        farthest = int((totals - 1).abs().argmax())
        sums = f"Row {data.name} adds up to {totals[data.row].item():.2f}, "
        sums += f"{markdown.chip('query', data.labels[farthest])} to {totals[farthest].item():.2f}; columns add up to 1."
    return [Text("axis_said", f"{rows.agreement(apart, *rows.SUMS)}  \n{ends} {sums}")]


def _weights(data: PageData) -> dict[str, Tensor]:
    """Return the looking word's weights, (T,) each, under the names of TITLES."""
    mean, *_, drawn = open_rungs(data.base)
    by_kind = {"mean": mean, "random": drawn, "wish": data.looking}
    return {kind: source.weights[data.own.looker] for kind, source in by_kind.items()}


def _job(data: PageData) -> str:
    """Return what head 1 is for, or whose it is; "" where it is drawn."""
    return "the worked example’s" if data.base.scene.example else head_roles.role(data.base.scene, 0)


@looks
def importance_of(data: PageData, kind: str) -> Pieces:
    """Draw one row of weights as bars, the word that matters marked; a click on a bar makes its word the one that does."""
    weights, own = _weights(data), data.own
    everything = torch.ones_like(weights[kind], dtype=torch.bool)
    spec = rows.bars(data.base, weights[kind], everything, torch.stack([*weights.values()]), (own.looker, own.sought))
    job = _job(data)
    title = f"a query and key of head 1: {job}" if kind == "random" and job else TITLES[kind]
    steps = arrow_keys("sought", len(data.labels))
    return titled(f"importance_{kind}", f"**{title}**", spec, title, click={"sought": "position"}, steps=steps)


@looks
def importance_in_words(data: PageData) -> Pieces:
    own = data.own
    shares = {kind: f"**{numbers.percent(row[own.sought].item())}**" for kind, row in _weights(data).items()}
    query, key = markdown.chip("query", data.labels[own.looker]), markdown.chip("key", data.labels[own.sought])
    drawn = "in head 1" if _job(data) else "by chance"
    words = f"{query} gives {key} {shares['mean']} in the mean, whatever the words say; {shares['random']} {drawn}; "
    words += f"{shares['wish']} once its query asks for what {key} offers. Strength 0 is the mean again."
    return [Text("importance_said", words)]
