"""The panels of averaging about scores: five rungs from the mean to attention, tokens that score each other, softmax."""

import torch

from attn_core import comparison
from attn_core.attention import tied
from attn_core.experiments.averaging_to_attention import RUNGS, asymmetry, on_itself
from pages.board.panel import panel
from pages.board.pieces import Picture, Pieces, Text
from pages.charts import templates, tiles
from pages.panels.averaging import rows
from pages.panels.averaging.page_data import PageData, config, following, open_rungs
from pages.text import averaging_words as said
from pages.text import markdown
from pages.text.languages import Words

alts = Words("alts")
words, deeper = Words("averaging"), Words("averaging_deeper")
TILES_HIGH = 235
LINES = {  # rung → its line of code
    "loop": "out[t] = x[seen[t]].mean(0)",
    "triangle": "W = L / L.sum(-1, keepdim=True)",
    "softmax": "W = softmax(zeros.masked_fill(hidden, −inf))",
    "tokens": "W = softmax(x @ x.T · scale)",
    "query_key": "W = softmax((x @ Wq) @ (x @ Wk).T · scale)",
}

climbs = panel(following("averaging_row", "hide_key", "rung"))
of_scores = panel(following("averaging_row"))
of_axis = panel(following("averaging_row", "softmax_over"))


@climbs
def all_rungs(data: PageData) -> Pieces:
    sheet = data.sheet(torch.stack([rung.weights for rung in data.rungs]), data.hidden)
    titles = [*deeper.RUNGS.values()]
    spec = tiles.thumbnails(sheet, titles, RUNGS.index(data.own.rung), len(titles), TILES_HIGH)
    spec = templates.with_column(spec, "tiles", rung=list(RUNGS))
    return [Picture("rungs", spec, alts.RUNGS, click={"rung": "rung"}, steps=data.steps)]


@climbs
def rung(data: PageData) -> Pieces:
    alt = alts.with_rows(picture=alts.RUNG, rows=data.labels)
    return [data.picture("rung_weights", data.rung.weights, alt, hidden=data.hidden)]


@climbs
def rung_in_words(data: PageData) -> Pieces:
    number, rungs = RUNGS.index(data.own.rung), data.rungs
    weights, compared = rungs[number].weights[data.row], ""
    if number:
        apart = comparison.largest(rungs[number].result, rungs[number - 1].result)
        compared = _compared(apart, number)
    name, shares = data.own.rung, rows.shares(weights, data.labels)
    sentence = deeper.rung(query=data.label, weights=shares, total=weights.sum().item())
    parts = f"### {deeper.RUNGS[name]}", deeper.CHANGES[name], rows.code(LINES[name]), sentence, compared
    return [Text("rung_said", "\n\n".join(parts))]


def _compared(apart: float, below: int) -> str:
    """Say how a rung's result stands to the one below."""
    if apart <= rows.CLOSE:
        return markdown.badge(True, deeper.same_as_below(below=below))
    return deeper.not_as_below(below=below, difference=apart)


@climbs
def rung_row(data: PageData) -> Pieces:
    weights, seen, scores = data.rung.weights[data.row], ~data.hidden[data.row], data.rung.scores
    top = tied(weights if scores is None else scores[data.row]).nonzero().flatten().tolist()
    spec = rows.bars(data.base, weights, seen, weights[None], top if len(top) == 1 else ())
    return [Picture("rung_row", spec, alts.RUNG_ROW)]


@of_scores
def naive_scores(data: PageData) -> Pieces:
    width = data.base.view.d_model
    end = width * config(data.base).factor(width)  # from the settings alone: the score of a unit vector with itself
    title = deeper.naive_scores(divided=_divided(data, "d_model"), colours=words.key_of_colours(end=end))
    return data.matrix("naive_scores", title, open_rungs(data.base)[3].scores, alts.NAIVE_SCORES, signed=end)


def _divided(data: PageData, width: str) -> str:
    """Return the divisor of the scores by the name of its width; "" if they aren't divided."""
    view = data.base.view
    divisor = view.divisor.in_numbers(getattr(view, width), view.d_model)
    return f" ÷ {divisor}" if view.power else ""


@of_scores
def naive_weights(data: PageData) -> Pieces:
    weights = open_rungs(data.base)[3].weights
    return data.matrix("naive_weights", deeper.NAIVE_WEIGHTS, weights, alts.NAIVE_WEIGHTS)


@of_scores
def projected_weights(data: PageData) -> Pieces:
    title = deeper.projected_weights(divided=_divided(data, "head_size"))
    weights = open_rungs(data.base)[4].weights
    return data.matrix("projected_weights", title, weights, alts.PROJECTED)


@panel(following())
def naive_in_words(data: PageData) -> Pieces:
    *_, naive, projected = open_rungs(data.base)
    (own, own_rows), (other, other_rows) = on_itself(naive.weights), on_itself(projected.weights)
    across, count = asymmetry(naive.weights), len(data.labels)
    badge = markdown.badge(asymmetry(naive.scores) <= rows.SYMMETRIC, deeper.SYMMETRIC)
    ends = deeper.naive_weights_differ(across=across, large=across >= 0.005)
    itself = deeper.naive_on_itself(weight=own, rows=own_rows, count=count)
    apart = asymmetry(projected.scores)
    now = deeper.naive_projected(weight=other, rows=other_rows, count=count, apart=apart)
    return [Text("naive_said", f"{badge} {ends}  \n{itself} {now}")]


@of_axis
def over_axis(data: PageData) -> Pieces:
    axis = {"keys": -1, "queries": -2}[data.own.softmax_over]
    title = deeper.over_axis(code=rows.code(f"softmax(scores, dim={axis})"), over=data.own.softmax_over)
    alt = alts.OVER_AXIS
    return data.matrix("over_axis", title, data.over_axis, alt)


@of_axis
def axis_in_words(data: PageData) -> Pieces:
    weights, apart = data.over_axis, rows.from_one(data.over_axis)
    totals, columns, right = weights.sum(-1), weights.sum(-2), apart <= rows.CLOSE
    if right:
        sums = deeper.right_axis(lowest=columns.min().item(), highest=columns.max().item())
    else:
        farthest = int((totals - 1).abs().argmax())
        name, is_it = data.labels[farthest], data.labels[farthest] == data.label
        total, other = totals[data.row].item(), totals[farthest].item()
        sums = deeper.wrong_axis(name=data.label, total=total, farthest=name, other=other, is_it=is_it)
    badge = said.agreement(right, deeper.ROWS_ADD_UP, deeper.ROWS_DONT, apart)
    ends = deeper.weights_lie(lowest=weights.min().item(), highest=weights.max().item())
    return [Text("axis_said", f"{badge}  \n{ends} {sums}")]
