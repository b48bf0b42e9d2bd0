"""Averaging: from the mean of all words so far to attention, one change at a time; why not simply average?"""

from collections.abc import Mapping, Sequence

import pandas as pd
import torch
from torch import Tensor

from attn_core import averaging, comparison, masks, one_query
from attn_core.attention import AttentionConfig, tied
from attn_core.experiments import averaging_to_attention
from attn_core.experiments.averaging_to_attention import RUNGS, asymmetry, on_itself
from attn_core.sources import SOURCES
from attn_core.sources.features import spelling
from pages.board import declaration
from pages.board.declaration import (
    Control,
    Fold,
    Linked,
    Prediction,
    Prose,
    Shown,
    Step,
    Typeset,
    drawing,
    either,
    picture,
    sentence,
)
from pages.board.facts import Facts, Present, facts
from pages.board.layout import Board, Rows, board, row
from pages.board.panel import panel
from pages.board.pieces import Picture, Pieces, Text
from pages.charts import colours, heatmap, matrix, row_bars, templates, tiles
from pages.panels.shared import head_roles, number_tables
from pages.panels.shared.notices import notices
from pages.text import feature_names, formulas, markdown, numbers, repeated_words
from pages.text.languages import Words, remember
from pages.text.markup import element
from pages.view import traced_view
from pages.view.settings import CONTROLS, View
from pages.view.traced_view import TracedView, arrow_keys, present

words, alts, frame = Words("averaging"), Words("alts"), Words("frame")
ALONE = {"kind": "self", "text2": "", "query": 0, "head": 0, "stage": "weights"}  # the first sentence, whatever is selected
CLOSE, SYMMETRIC = 1e-5, 1e-3  # results that agree differ by float32's rounding only; so do larger scores
FEW_TERMS, FEW_COLUMNS, NUMBERED = 4, 8, 24  # numbers in a sentence, columns in the product, columns with numbers above
CHOSEN = 0.9  # of a row's weight
SPREAD, FEATURES = 2.5, 1.0  # the end of the colours of vectors, as for values everywhere; of features, which are 0 or 1
SCORES_END = 3.0  # of the colours of scores
PRODUCT_HIGH, BARS_HIGH, TILES_HIGH = 300, 260, 235  # pixels
WIDE = [1.6, 1]
WORD = "word "  # how features begin that say which word it is
LINES = {  # a way to the means, or a rung → its line of code
    "mean_loop": "means[t] = x[: t + 1].mean(0)",
    "mean_triangle": "(L / L.sum(-1, keepdim=True)) @ x",
    "mean_softmax": "softmax(masked zeros) @ x",
    "in_place": "x[t] = x[: t + 1].mean(0)",
    "loop": "out[t] = x[seen[t]].mean(0)",
    "triangle": "W = L / L.sum(-1, keepdim=True)",
    "softmax": "W = softmax(zeros.masked_fill(hidden, −inf))",
    "tokens": "W = softmax(x @ x.T · scale)",
    "query_key": "W = softmax((x @ Wq) @ (x @ Wk).T · scale)",
}
WAYS = ("loop", "triangle", "softmax")  # to the means


# ---- what every step reads: the sentence, and the selected row ----


@facts(of=present, **ALONE)
def text(base: TracedView) -> Facts:
    """Return the sentence in self-attention; future (T, T): the cells that a mean of the past leaves out."""
    labels, count = base.queries, len(base.queries)
    return Facts(base=base, labels=labels, words=count, first=labels[0], future=~masks.causal(count, count))


@facts("averaging_row", of=text)
def page(f: Facts, row: int) -> Facts:
    """Return the same with the selected row; as elsewhere on the page, a position beyond the last word is the last."""
    at = min(row, f.words - 1)
    return Facts(f, row=at, name=f.labels[at], visible=at + 1, arrow_keys=arrow_keys("averaging_row", f.words))


def alone(view: View) -> TracedView:
    """Return the page's sentence for a view, even without any word."""
    return traced_view.prepare(view.but(**ALONE))


@remember
def sources(base: TracedView) -> tuple[Tensor, Tensor, Tensor]:
    """Return the tokens (T, D), and the first head's projections for queries and keys (D, Dk)."""
    projections, size = base.scene.projections(), base.view.head_size
    return base.scene.inputs(base.scene.words), projections.wq[:, :size], projections.wk[:, :size]


@remember
def means(base: TracedView, in_place: bool = False, of_words: bool = True) -> Mapping[str, Tensor]:
    """Return the means of the past, (T, D), each way; not of_words: of the identity (T, T), which are the weights."""
    x = sources(base)[0] if of_words else torch.eye(len(base.queries))
    loop = averaging.in_place if in_place else averaging.by_loop
    return {"loop": loop(x), "triangle": averaging.by_matrix(x), "softmax": averaging.by_softmax(x)}


@remember
def rungs(base: TracedView, hide_key: int, at: int) -> list[averaging_to_attention.Rung]:
    """Return the five rungs with the future hidden, and one more key from row `at`, if it isn't below 0."""
    return averaging_to_attention.rungs(*sources(base), ~hidden_cells(len(base.queries), hide_key, at), config(base))


@remember
def open_rungs(base: TracedView) -> list[averaging_to_attention.Rung]:
    """Return the five rungs with nothing hidden."""
    everything = masks.bidirectional(len(base.queries), len(base.queries))
    return averaging_to_attention.rungs(*sources(base), everything, config(base))


def config(base: TracedView) -> AttentionConfig:
    """Return how scores become weights: scale and temperature as they are set, no dropout."""
    view = base.view  # by head size: each rung divides by the width that it multiplies
    return AttentionConfig(None if view.scale == "head" else base.scene.factor(), view.temperature, power=view.power)


def hidden_cells(count: int, hide_key: int, at: int) -> Tensor:
    """Return the hidden cells of the rungs: the future, independent of the link's mask, and one more if set."""
    hidden = ~masks.causal(count, count)
    if hide_key >= 0:
        hidden[at, hide_key] = True
    return hidden


looks_for = remember(averaging_to_attention.looks_for)


def _sheet(f: Facts, values: Tensor, hidden: Tensor | None = None, signed: float = 0.0, **more: Tensor) -> heatmap.Sheet:
    """Return matrices (n, T, T) ready to be drawn; signed: the end of their scale, 0 for weights."""
    winners = [None] * len(values)
    return heatmap.Sheet(values, hidden, signed or 1.0, signed > 0, f.labels, f.labels, f.row, winners, f.base.dark, **more)


def heat(f: Facts, values: Tensor, hidden: Tensor | None = None, signed: float = 0.0, **more: Tensor) -> Picture:
    """Draw a matrix between the words (T, T), in which a row can be selected; more: see heatmap.Sheet."""
    spec = heatmap.one_head(_sheet(f, values[None], hidden, signed, **more), 0, True)
    return drawing(spec, click={"averaging_row": "y"}, arrow_keys=f.arrow_keys)


def bars(f: Facts, weights: Tensor, compared: Tensor, marked: Sequence[int], seen: Tensor | None = None) -> templates.Spec:
    """Return a row of weights (T,) as bars, cut to the most important keys of all that are compared; the last is marked.

    seen (T,): which keys aren't hidden; a bar's column "position" is its key's, None where it is several
    """
    seen = torch.ones_like(weights, dtype=torch.bool) if seen is None else seen
    keys = one_query.keys_to_draw(compared, marked)
    names, positions = [f.labels[key] for key in keys], [*keys]
    shares = [weights[key].item() if seen[key] else None for key in keys]
    others = f.words - len(keys)
    if others:
        names.append(alts.others(count=others))
        positions.append(None)
        rest = seen.clone()
        rest[keys] = False
        shares.append(max((weights.sum() - weights[keys].sum()).item(), 0.0) if rest.any() else None)
    percents, _ = numbers.percents([share or 0.0 for share in shares])
    labels = [alts.HIDDEN if share is None else text for share, text in zip(shares, percents, strict=True)]
    spec = row_bars.weights(names, {"now": shares}, keys.index(marked[-1]) if marked else None, labels, f.base.dark)
    return templates.with_column(spec, "bars", position=positions)


def code(line: str) -> str:
    """Format a line of code for a sentence."""
    return element("code", line, style="font-size: 14px")


def row_in_words(weights: Tensor, names: Sequence[str]) -> str:
    """Return a row of weights in words: the few largest, in the sentence's order, and the sum of the others."""
    seen = weights.nonzero().flatten().tolist()
    others = len(seen) - FEW_TERMS
    if others > 0 and tied(weights[seen]).all():
        return words.equal_shares(share=weights[seen[0]].item(), count=len(seen))
    few = sorted(weights.argsort(descending=True, stable=True)[:FEW_TERMS].tolist())
    rest = [(weights.sum() - weights[few].sum()).item()] if others > 0 else []
    listed = [i for i in few if weights[i] > 0]
    shares, rounded = numbers.percents([*weights[listed].tolist(), *rest])
    parts = [words.share_from(share=share, name=names[i]) for share, i in zip(shares, listed, strict=False)]
    if rest:
        parts.append(words.share_from_others(share=shares[-1], count=others))
    return words.shares(parts=parts or [words.NO_SHARES], rounded=rounded)


def agreement(same: bool, agrees: str, differs: str, difference: float) -> str:
    """Return a badge that says whether two results are the same, and, where they aren't, how far they are apart."""
    if same:
        return markdown.badge(True, agrees)
    return markdown.badge(False, frame.with_difference(sentence=differs, amount=numbers.decimal(difference)))


def from_one(weights: Tensor) -> float:
    """Return how far the sum of a row of weights (T, Tk) is from 1, at most."""
    sums = weights.sum(-1)
    return comparison.largest(sums, torch.ones_like(sums))


# ---- 1: the mean of all words so far ----


@facts(of=page)
def past(f: Facts) -> Facts:
    """Return the mean of the words up to the selected one.

    later (T, T): the cells that aren't there yet: of the rows after its own
    last, share: the last word, and the weight of each word in its mean; halved: the same if a weight halved in every row
    """
    weights = means(f.base, of_words=False)
    return Facts(
        f,
        weights=weights["loop"],
        twice=repeated_words.twice(f.labels),
        last=f.labels[-1],
        shares=row_in_words(weights["triangle"][f.row], f.labels),
        share=1 / f.words,
        halved=0.5**f.words * 2,
        later=(torch.arange(f.words) > f.row)[:, None].expand(f.words, f.words),
    )


def past_weights(f: Facts) -> Picture:
    return heat(f, f.weights, f.future & ~f.later, empty=f.later)


def shares_to_choose(f: Facts) -> Prediction | None:
    """Return percentages of the first word in the last row: what it gets, half in every row, and half."""
    percents = [round(100 * each) for each in (f.halved, f.share, 0.5)]
    return Prediction(percents, percents[1]) if f.words > 3 else None


# ---- below step 1: three ways to the means, and a loop that fails ----


@facts("in_place", of=page)
def ways(f: Facts, in_place: bool) -> Facts:
    """Return what three ways to the means give.

    found: whether the selected row is right by the loop, one of the "few" first rows, which are, or "wrong"
    loop, mean: its first number by the loop, and by the product
    """
    results, weights = means(f.base, in_place), means(f.base, in_place, of_words=False)
    difference = ways_apart(f.base, in_place)
    same = difference <= CLOSE
    loop, mean = (results[name][f.row, 0].item() for name in ("loop", "triangle"))
    return Facts(
        f,
        weights=weights,
        shares=row_in_words(weights["loop"][f.row], f.labels),
        loop=loop,
        mean=mean,
        badge=agreement(same, words.WAYS_AGREE, words.WAYS_DIFFER, difference),
        found="right" if same else "few" if f.row <= 1 else "wrong",
    )


def ways_apart(base: TracedView, in_place: bool) -> float:
    """Return by how much the three ways to the means differ."""
    results = means(base, in_place)
    return max(comparison.largest(results[name], results["triangle"]) for name in ("loop", "softmax"))


def way(name: str) -> Present:
    """Return what gives the facts of one way to the means."""

    @facts("in_place", of=page)
    def of(f: Facts, in_place: bool) -> Facts:
        line = LINES["in_place" if name == "loop" and in_place else f"mean_{name}"]
        kind = words.WAYS[name]
        weights = means(f.base, in_place, of_words=False)[name]
        return Facts(f, weights=weights, kind=kind, heading=f"{kind[0].upper()}{kind[1:]}", code=code(line))

    return of


# ---- 2: one product computes all means ----


@facts(of=page)
def product(f: Facts) -> Facts:
    """Return the product W x, and the cell of it that the selected row of W and a column of x make.

    columns: the columns of x that are drawn, with their names, "" for none; own: the one that is multiplied
    sum: the first products of the cell, in numbers; total: what they add up to
    features: whether columns of x are features, which have names; end: of the colours of x
    """
    x, weights, mean = sources(f.base)[0], means(f.base, of_words=False)["triangle"], means(f.base)["triangle"]
    columns, own = _columns(f, x)
    terms = [*zip(weights[f.row, : f.row + 1].tolist(), x[: f.row + 1, own].tolist(), strict=True)]
    designed = f.base.scene.origin.is_designed
    return Facts(
        f,
        x=x,
        weights=weights,
        mean=mean,
        columns=columns,
        own_column=own,
        features=designed,
        end=FEATURES if designed else SPREAD,
        column_named=bool(columns[own]),
        column_name=columns[own],
        column_place=own,
        sum=products(terms),
        total=mean[f.row, own].item(),
        share=1 / f.words,
        of_first=weights[f.row, 0].item(),
    )


def _columns(f: Facts, x: Tensor) -> tuple[dict[int, str], int]:
    """Return the columns of x in the product's picture, with their names, and the column that is multiplied by W's row.

    With named features: the ones that identify words, including the selected row's word; otherwise the first few.
    """
    heads = f.base.scene.named
    named = {i: name.removeprefix(WORD) for i, name in enumerate(heads.features) if name.startswith(WORD)} if heads else {}
    if not named:
        return dict.fromkeys(range(min(FEW_COLUMNS, x.shape[1])), ""), 0
    own = next((i for i in named if x[f.row, i]), min(named))
    first = max(0, [*named].index(own) - FEW_COLUMNS + 1)
    return dict([*named.items()][first : first + FEW_COLUMNS]), own


def products(terms: Sequence[tuple[float, float]]) -> str:
    """Return the first few products of weights and numbers as they are added up."""
    shown = " + ".join(f"{numbers.decimal(weight)} · {_factor(number)}" for weight, number in terms[:FEW_TERMS])
    return f"{shown} + …" if len(terms) > FEW_TERMS else shown


def _factor(number: float) -> str:
    text = f"{number:.0f}" if number in (0, 1) else numbers.decimal(number)
    return f"({text})" if text.startswith("−") else text


def product_of_both(f: Facts) -> Picture:
    """Draw W, some columns of x and of W x side by side, a row, a column and the cell that they make outlined."""
    theme, count, width = colours.palette(f.base.dark), f.words, len(f.columns)
    parts = [f.weights, *(each[:, [*f.columns]] for each in (f.x, f.mean))]
    at, last = count + [*f.columns].index(f.own_column), count + 2 * width
    inks = zip(words.BANDS.values(), (theme.query, theme.key, theme.output), strict=True)
    edges = zip((0, count, count + width), (count, count + width, last), strict=True)
    names = [name or str(i) for i, name in f.columns.items()]
    grid = matrix.Grid(
        values=torch.cat(parts, 1),
        rows=f.labels,
        columns=[*f.labels, *names, *names],
        limit=torch.tensor([[1.0] * count + [f.end] * 2 * width]),
        dark=f.base.dark,
        signed=f.end != FEATURES,
        hidden=torch.cat([f.future, torch.zeros(count, 2 * width, dtype=torch.bool)], 1),
        strong=[f.row],
        marks=[
            matrix.Mark("query", 0, f.row, count, f.row + 1),
            matrix.Mark("key", at, 0, at + 1, count),
            matrix.Mark("output", at + width, f.row, at + width + 1, f.row + 1),
        ],
        bands=[matrix.Band(*edge, *ink) for edge, ink in zip(edges, inks, strict=True)],
        height=PRODUCT_HIGH,
    )
    return drawing(matrix.picture(grid), click={"averaging_row": "y"}, arrow_keys=f.arrow_keys)


# ---- below step 2: how W is computed, all columns, and sums along the wrong axis ----


def mean_matrix(f: Facts) -> Picture:
    """Draw W, the weights that the words' vectors are multiplied by."""
    return heat(f, f.weights, f.future)


def vectors(kind: str) -> Present:
    """Return what gives the words' vectors, "tokens", or their "means"."""

    @facts(of=product)
    def of(both: Facts) -> Facts:
        return Facts(both, kind=kind, values=both.x if kind == "tokens" else both.mean)

    return of


def vectors_of_words(f: Facts) -> Picture:
    """Draw vectors, a row a word; columns have names where they are features."""
    width = f.values.shape[1]
    grid = matrix.Grid(
        values=f.values,
        rows=f.labels,
        columns=feature_names.of_x(f.base.scene) or [str(i) if width <= NUMBERED else "" for i in range(width)],
        limit=f.end,
        dark=f.base.dark,
        signed=f.end != FEATURES,
        strong=[f.row],
        marks=[matrix.Mark("query", 0, f.row, width, f.row + 1)],
        height=heatmap.HEIGHT,
    )
    return drawing(matrix.picture(grid), click={"averaging_row": "y"}, arrow_keys=f.arrow_keys)


def divided_triangle(f: Facts, keepdim: bool) -> Tensor:
    """Return the triangle divided by its row sums, with keepdim or without, (T, T)."""
    return (averaging.normalised if keepdim else averaging.without_keepdim)(~f.future)


@facts("keepdim", of=page)
def divided(f: Facts, keepdim: bool) -> Facts:
    weights, below = divided_triangle(f, keepdim), f"({f.words}, 1)" if keepdim else f"({f.words},)"
    apart, total = from_one(weights), weights.sum(-1)[f.row].item()
    return Facts(
        f,
        weights=weights,
        total=total,
        right=apart <= CLOSE,
        too_large=total > 1.005,
        code=code(f"L / L.sum(-1, keepdim={keepdim})"),
        shapes=f"({f.words}, {f.words}) / {below}",
        badge=agreement(apart <= CLOSE, words.ROWS_ADD_UP, words.ROWS_DONT, apart),
    )


def row_sums(f: Facts) -> Picture:
    return drawing(row_bars.sums(f.weights.sum(-1).tolist(), f.labels, f.row, f.base.dark), arrow_keys=f.arrow_keys)


# ---- 3: the same weights from scores ----


@facts("hide_key", of=page)
def hidden(f: Facts, key: int) -> Facts:
    """Return softmax of zeros, the future at −∞, and the key that is hidden besides.

    before, left: to how many words the row gives weight without that key, and with it; each: how much to each
    found: what the sentence says: that "nothing" is left, the weight of the "key", or that "some" are hidden
    """
    key = min(key, f.words - 1)
    hidden, rung = hidden_cells(f.words, key, f.row), rungs_of(f, key)[2]
    gone, weights = int(hidden[f.row].sum()), rung.weights[f.row]
    left = f.words - gone
    return Facts(
        f,
        hidden=hidden,
        scores=rung.scores.masked_fill(hidden, 0.0),
        weights=rung.weights,
        gone=gone,
        before=f.visible,
        left=left,
        each=1 / max(left, 1),
        shares=row_in_words(weights, f.labels),
        key=f.labels[key] if key >= 0 else "",
        found="nothing" if not left else "key" if key >= 0 else "some",
    )


def rungs_of(f: Facts, key: int) -> list[averaging_to_attention.Rung]:
    """Return the rungs without the cells that are hidden: the future, and a key of the selected row if it isn't below 0."""
    return rungs(f.base, min(key, f.words - 1), f.row if key >= 0 else 0)


def flat_weights(f: Facts) -> Picture:
    return heat(f, f.weights, f.hidden)


def zero_scores(f: Facts) -> Picture:
    return heat(f, f.scores, f.hidden, SCORES_END)


# ---- below step 3: softmax over the wrong axis ----


def weights_over(f: Facts, over: str) -> Tensor:
    """Return softmax of query·key scores, nothing hidden, over the axis that is set, (T, T).

    Scores X Xᵀ are symmetric: over the wrong axis they would give the right weights, turned over.
    """
    projected = open_rungs(f.base)[4]
    if over == "keys":
        return projected.weights
    return averaging_to_attention.over_queries(projected.scores, f.base.view.temperature)


@facts("softmax_over", of=page)
def over_axis(f: Facts, over: str) -> Facts:
    """Return the weights with the ends of their column sums, and the row whose sum is farthest from 1."""
    weights = weights_over(f, over)
    totals, columns, apart = weights.sum(-1), weights.sum(-2), from_one(weights)
    farthest = int((totals - 1).abs().argmax())
    axis = {"keys": -1, "queries": -2}[over]
    return Facts(
        f,
        weights=weights,
        over=over,
        code=code(f"softmax(scores, dim={axis})"),
        lowest=weights.min().item(),
        highest=weights.max().item(),
        total=totals[f.row].item(),
        lowest_sum=columns.min().item(),
        highest_sum=columns.max().item(),
        right=apart <= CLOSE,
        farthest=f.labels[farthest],
        other=totals[farthest].item(),
        is_it=f.labels[farthest] == f.name,
        badge=agreement(apart <= CLOSE, words.ROWS_ADD_UP, words.ROWS_DONT, apart),
    )


def axis_weights(f: Facts) -> Picture:
    return heat(f, f.weights)


# ---- 4: one word counts more than the others ----


def looking(f: Facts, score: float) -> Tensor:
    """Return the weights (T, T) where one word has a score for another, with nothing hidden."""
    return looks_for(f.base.scene.words, f.looker, f.sought, score, None, f.base.view.temperature).weights


@facts("looker", "sought", "pull", of=text)
def choice(f: Facts, looker: int, sought: int, pull: float) -> Facts:
    """Return the weights of the word that asks: in the mean, by W_Q and W_K, and where it asks for the other.

    alike: how many words are spelled as the one that is asked for; of_alike: their weight together; just: whether that is
        less than CHOSEN, but written like it
    share: the weight of that one, so that it and all other weights add up as they are printed
    can_choose: whether there are enough other words; found: whether this is the smallest score for which it is CHOSEN
    bystander: among the other words the one to which W_Q and W_K give least; top: the one to which they give most
    learned: whether they are trained on words
    """
    f, scene = Facts(f, looker=min(looker, f.words - 1), sought=min(sought, f.words - 1), pull=pull), f.base.scene
    mean, *_, drawn = (rung.weights[f.looker] for rung in open_rungs(f.base))
    wish = looking(f, pull)[f.looker]
    spelt = [spelling(word) for word in scene.words]
    alike = torch.tensor([word == spelt[f.sought] for word in spelt])
    weight, of_alike = wish[f.sought].item(), wish[alike].sum().item()
    below = looking(f, pull - CONTROLS["pull"].offers[2])[f.looker][alike].sum().item()
    beside = drawn.masked_fill(alike, torch.inf)
    beside[f.looker] += 1  # which is named only where there is no other
    least, most = int(beside.argmin()), int(drawn.argmax())
    return Facts(
        f,
        of={"mean": mean, "random": drawn, "wish": wish},
        alike=int(alike.sum()),
        query=f.labels[f.looker],
        key=f.labels[f.sought],
        mean=mean[f.sought].item(),
        drawn=drawn[f.sought].item(),
        by_chance=scene.origin.is_drawn,
        of_alike=of_alike,
        share=_share(weight) if pull else numbers.percent(weight),
        share_of_alike=_share(of_alike),
        just=of_alike < CHOSEN and _share(of_alike) == numbers.percent(CHOSEN),
        can_choose=bool(alike.sum() < CHOSEN * f.words),
        found=below < CHOSEN <= of_alike,
        bystander=f.labels[least],
        left=wish[least].item(),
        equal_share=1 / f.words,
        top=f.labels[most],
        of_top=drawn[most].item(),
        of_bystander=drawn[least].item(),
        learned=scene.origin.has_word_vectors and f.base.view.trained > 0 and most != least,
        job=words.EXAMPLES_JOB if scene.origin.fixed else head_roles.role(scene, 0),
    )


def _share(weight: float) -> str:
    """Return a weight so that it and all other weights add up as they are printed."""
    return numbers.percents([weight, 1 - weight])[0][0]


def score_missed(f: Facts) -> str:
    """Return whether the score is too "low", or "high": then a smaller one does."""
    return "" if not f.can_choose else "low" if f.of_alike < CHOSEN else "high"


def importance(kind: str) -> Present:
    """Return what gives the facts of one row of weights: in the "mean", by W_Q and W_K ("random"), or as wished ("wish")."""
    return facts(of=choice)(lambda f: Facts(f, kind=kind))


def importance_bars(f: Facts) -> Picture:
    """Draw one row of weights as bars, the word that is asked for marked; a click on a bar asks for its word."""
    spec = bars(f, f.of[f.kind], torch.stack([*f.of.values()]), (f.looker, f.sought))
    if f.kind == "wish":
        spec = {**(_with_mean(spec, f.words) if f.pull else spec), "height": BARS_HIGH}
    return drawing(spec, click={"sought": "position"}, arrow_keys=arrow_keys("sought", f.words))


def _with_mean(spec: templates.Spec, count: int) -> templates.Spec:
    """Return one bar per word with a line at the mean's weight; the last bar may stand for several words."""
    drawn = spec["datasets"]["bars"]
    others = count - sum(position is not None for position in drawn["position"])
    lines = [(others if position is None else 1) / count for position in drawn["position"]]
    named = zip(drawn["label"], drawn["now"], lines, strict=True)
    tips = [words.choice_tip(label=label, weight=weight, mean=mean) for label, weight, mean in named]
    return templates.with_column(spec, "bars", warm=lines, tip=tips)


@panel(page)
def roles(f: Facts) -> Pieces:
    """State the roles of the heads, where one of them is drawn."""
    return [Text("roles", head_roles.summary(f.base))]


# ---- below step 4: five rungs from the mean to attention, and scores without queries and keys ----


@facts("hide_key", "rung", of=page)
def rung(f: Facts, key: int, name: str) -> Facts:
    """Return the chosen rung, and by how much its result differs from that of the rung below."""
    rungs_here, hides = rungs_of(f, key), hidden_cells(f.words, min(key, f.words - 1), f.row)
    at = RUNGS.index(name)
    below = comparison.largest(rungs_here[at].result, rungs_here[at - 1].result) if at else None
    row_of_it = rungs_here[at].weights[f.row]
    return Facts(
        f,
        rungs=rungs_here,
        rung=rungs_here[at],
        at=at,
        hidden=hides,
        compared=_compared(below, at),
        heading=words.RUNGS[name],
        change=words.CHANGES[name],
        code=code(LINES[name]),
        shares=row_in_words(row_of_it, f.labels),
        total=row_of_it.sum().item(),
    )


def _compared(apart: float | None, below: int) -> str:
    """Say how a rung's result stands to the one below; "" for the first rung."""
    if apart is None:
        return ""
    if apart <= CLOSE:
        return markdown.badge(True, words.same_as_below(below=below))
    return words.not_as_below(below=below, difference=apart)


@panel(rung)
def all_rungs(f: Facts) -> Pieces:
    """Draw the weights of the five rungs, small, side by side."""
    sheet = _sheet(f, torch.stack([each.weights for each in f.rungs]), f.hidden)
    spec = tiles.thumbnails(sheet, [*words.RUNGS.values()], f.at, len(RUNGS), TILES_HIGH)
    spec = templates.with_column(spec, "tiles", rung=list(RUNGS))
    return [Picture("rungs", spec, words.RUNGS_ALT, click={"rung": "rung"}, arrow_keys=f.arrow_keys)]


@panel(rung)
def rung_weights(f: Facts) -> Pieces:
    alt = alts.with_rows(picture=words.RUNG_ALT, rows=f.labels)
    return [heat(f, f.rung.weights, f.hidden)._replace(slot="rung_weights", alt=alt)]


@panel(rung)
def rung_row(f: Facts) -> Pieces:
    """Draw the selected row of the chosen rung as bars, its largest weight marked."""
    weights, scores = f.rung.weights[f.row], f.rung.scores
    top = tied(weights if scores is None else scores[f.row]).nonzero().flatten().tolist()
    spec = bars(f, weights, weights[None], top if len(top) == 1 else (), seen=~f.hidden[f.row])
    return [Picture("rung_row", spec, words.RUNG_ROW_ALT)]


@facts(of=page)
def naive(f: Facts) -> Facts:
    """Return scores x xᵀ and what softmax makes of them, beside those with query and key.

    end: of their colours, from the settings alone: the score of a unit vector with itself
    own, own_rows; other, other_rows: a word's weight for itself on average, and in how many rows it is the largest
    across, apart: the largest difference across the diagonal, of the weights, and of the scores with query and key
    """
    *_, naive, projected = open_rungs(f.base)
    width = f.base.view.d_model
    (itself, itself_rows), (other, other_rows) = on_itself(naive.weights), on_itself(projected.weights)
    across = asymmetry(naive.weights)
    return Facts(
        f,
        naive=naive,
        projected=projected,
        end=width * config(f.base).factor(width),
        divided=_divisor(f, "d_model"),
        divided_by_head=_divisor(f, "head_size"),
        itself=itself,
        itself_rows=itself_rows,
        other=other,
        other_rows=other_rows,
        across=across,
        large=across >= 0.005,
        apart=asymmetry(projected.scores),
        badge=markdown.badge(asymmetry(naive.scores) <= SYMMETRIC, words.SYMMETRIC),
    )


def _divisor(f: Facts, width: str) -> str:
    """Return the divisor of the scores by the name of its width; "" if they aren't divided."""
    view = f.base.view
    divisor = view.divisor.in_numbers(getattr(view, width), view.d_model)
    return f" ÷ {divisor}" if view.power else ""


def naive_scores(f: Facts) -> Picture:
    return heat(f, f.naive.scores, signed=f.end)


def naive_weights(f: Facts) -> Picture:
    return heat(f, f.naive.weights)


def projected_weights(f: Facts) -> Picture:
    return heat(f, f.projected.weights)


# ---- what stands above and below all steps ----


@panel(page, "in_place", "keepdim", "hide_key", "softmax_over")
def verified(f: Facts, in_place: bool, keepdim: bool, key: int, over: str) -> Pieces:
    """Say by how much results differ that are the same but for rounding."""
    loop, triangle, softmax = rungs_of(f, key)[:3]
    differences = {
        "ways": ways_apart(f.base, in_place),
        "hidden": max(comparison.largest(each.result, triangle.result) for each in (loop, softmax)),
        "divided": from_one(divided_triangle(f, keepdim)),
        "axis": from_one(weights_over(f, over)),
        "naive": asymmetry(open_rungs(f.base)[3].scores),
    }
    badges = (
        markdown.badge(apart <= (SYMMETRIC if name == "naive" else CLOSE), words.CHECKED[name], apart)
        for name, apart in differences.items()
    )
    return [Text("verified", "  \n".join(badges))]


ROLES = {  # whether a worked example takes the place of the sentence, which says so → the notices
    example: board(notices(match=False, heads=example, traced=False, read=alone)) for example in (False, True)
}


def _lead(view: View) -> Rows:
    return ROLES[bool(SOURCES[view.projections].fixed)](view)


def _listed(view: View) -> tuple[Facts, ...] | None:
    """Return what the table of the selected row lists."""
    return (ways(view), divided(view), rung(view), over_axis(view), choice(view)) if page(view) else None


def _row_table(listed: tuple[Facts, ...]) -> pd.DataFrame:
    f, triangle, ladder, over, chosen = listed
    *_, own_scores, projected = open_rungs(f.base)
    columns = {
        **{f"{name} of the past": weights for name, weights in f.weights.items()},
        **{f"rung {name}": each.weights for name, each in zip(RUNGS, ladder.rungs, strict=True)},
        "triangle divided": triangle.weights,
        "x xᵀ, nothing hidden": own_scores.weights,
        "query and key, nothing hidden": projected.weights,
        "softmax over the axis set": over.weights,
        "looks for one word": looking(chosen, chosen.pull),
    }
    weights = {name: matrix[f.row].tolist() for name, matrix in columns.items()}
    return pd.DataFrame({"position": range(f.words), "key": list(f.labels), **weights})


@facts("in_place", of=text)
def _means(f: Facts, in_place: bool) -> Facts:
    return Facts(f, means=means(f.base, in_place))


def _means_table(f: Facts) -> pd.DataFrame:
    groups = {"x": sources(f.base)[0], **{f"mean by {name}": each for name, each in f.means.items()}}
    wide = [pd.DataFrame(values.tolist()).add_prefix(f"{name} ") for name, values in groups.items()]
    return pd.concat([pd.DataFrame({"word": list(f.labels)}), *wide], axis=1)


def _rung_table(f: Facts) -> pd.DataFrame:
    """Return the weights of the chosen rung, a row a query; hidden cells say so."""
    names = number_tables.numbered(f.labels)
    weights = pd.DataFrame(f.rung.weights.tolist()).map(number_tables.six)
    return number_tables.matrix(weights.values.tolist(), names, names, f.hidden)


TABLES = {
    "averaging_row": number_tables.numbers("averaging_row", _listed, _row_table),
    "means": number_tables.numbers("means", _means, _means_table),
    "rung": number_tables.numbers("rung", rung, _rung_table),
}
PAGE = declaration.learn(
    "averaging",
    [
        Step(
            "past",
            facts=past,
            pictures=[picture("past", past, past_weights, "averaging.past_weights")],
            done=lambda f: f.words > 1 and f.visible == f.words,
            nearly=lambda f: "earlier" if f.words > 1 else "",
            predict=shares_to_choose,
            opens=either("averaging_row", 1, 0),
            controls=[Control("averaging_row")],
            formula=Typeset(formulas.mean_so_far),
            folds=[
                Fold(
                    "averaging.FOLDS.ways",
                    [
                        Prose("averaging.WAYS_ABOUT"),
                        Control("in_place"),
                        Shown(
                            "ways",
                            [
                                row(
                                    *(
                                        picture(
                                            f"way_{name}", way(name), lambda f: heat(f, f.weights, f.future), "averaging.way"
                                        )
                                        for name in WAYS
                                    )
                                ),
                                sentence("ways_said", ways, "averaging.ways_said"),
                            ],
                        ),
                        Linked("averaging.SEE", "averaging.CHECKS", "worked_examples", {"example": "averaging"}),
                    ],
                )
            ],
        ),
        Step(
            "product",
            facts=product,
            pictures=[picture("product", product, product_of_both, "averaging.product_of_both")],
            done=lambda f: f.words > 1 and f.row == 0,
            nearly=lambda f: "later" if f.words > 2 else "",
            predict=lambda f: Prediction((1, f.words - 1, f.words), f.words) if f.words > 2 else None,
            controls=[Control("averaging_row")],
            formula=Typeset(formulas.means_as_product),
            folds=[
                Fold(
                    "averaging.FOLDS.factors",
                    [
                        Prose("averaging.TRIANGLE"),
                        Typeset(formulas.normalised_triangle),
                        Shown(
                            "factors",
                            [
                                row(
                                    picture("mean_matrix", product, mean_matrix, "averaging.mean_matrix"),
                                    picture("vectors_tokens", vectors("tokens"), vectors_of_words, "averaging.vectors"),
                                    widths=[1, 1.6],
                                ),
                                picture("vectors_means", vectors("means"), vectors_of_words, "averaging.vectors"),
                            ],
                        ),
                    ],
                ),
                Fold(
                    "averaging.FOLDS.keepdim",
                    [
                        Control("keepdim"),
                        Typeset(formulas.kept_sums, ["keepdim"]),
                        Shown(
                            "sums",
                            [
                                row(
                                    picture("divided", divided, lambda f: heat(f, f.weights, f.future), "averaging.divided"),
                                    picture("divided_sums", divided, row_sums, "averaging.row_sums"),
                                    widths=WIDE,
                                ),
                                sentence("sums_said", divided, "averaging.sums_said"),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        Step(
            "hidden",
            facts=hidden,
            pictures=[picture("flat", hidden, flat_weights, "averaging.flat")],
            done=lambda f: f.left < f.before,
            nearly=lambda f: "later" if f.key else "",
            predict=lambda f: Prediction(("stay", "grow", "one"), "grow") if f.before > 2 else None,
            controls=[Control("hide_key")],
            offers={"all": {"averaging_row": 0, "hide_key": 0}},
            formula=Typeset(formulas.softmax_of_scores),
            folds=[
                Fold("averaging.FOLDS.zeros", [Shown("zeros", [picture("zeros", hidden, zero_scores, "averaging.zeros")])]),
                Fold(
                    "averaging.FOLDS.axis",
                    [
                        Control("softmax_over"),
                        Typeset(formulas.sums, ["softmax_over"]),
                        Shown(
                            "axis",
                            [
                                row(
                                    picture("over_axis", over_axis, axis_weights, "averaging.over_axis"),
                                    picture("axis_sums", over_axis, row_sums, "averaging.row_sums"),
                                    widths=WIDE,
                                ),
                                sentence("axis_said", over_axis, "averaging.axis_said"),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        Step(
            "choice",
            facts=choice,
            pictures=[picture("importance_wish", importance("wish"), importance_bars, "averaging.importance")],
            done=lambda f: f.can_choose and f.found,
            nearly=score_missed,
            predict=lambda f: Prediction(("stays", "falls", "zero"), "falls") if f.can_choose else None,
            controls=[Control("pull")],
            formula=Typeset(formulas.softmax_of_one_score),
            folds=[
                Fold(
                    "averaging.FOLDS.others",
                    [
                        Control("looker"),
                        Control("sought"),
                        Shown(
                            "others",
                            [
                                row(
                                    *(
                                        picture(
                                            f"importance_{kind}", importance(kind), importance_bars, "averaging.importance"
                                        )
                                        for kind in ("mean", "random")
                                    )
                                ),
                                sentence("others_said", choice, "averaging.others_said"),
                                roles(),
                            ],
                        ),
                    ],
                ),
                Fold(
                    "averaging.FOLDS.ladder",
                    [
                        Control("rung"),
                        Shown(
                            "ladder",
                            [
                                all_rungs(),
                                row(
                                    rung_weights(),
                                    [sentence("rung_said", rung, "averaging.rung_said"), rung_row()],
                                    widths=[1, 1.2],
                                ),
                            ],
                        ),
                        Prose("averaging.OWN_SCORES_TITLE"),
                        Typeset(formulas.own_scores),
                        Shown(
                            "naive",
                            [
                                row(
                                    picture("naive_scores", naive, naive_scores, "averaging.naive_scores"),
                                    picture("naive_weights", naive, naive_weights, "averaging.naive_weights"),
                                    picture("projected_weights", naive, projected_weights, "averaging.projected_weights"),
                                ),
                                sentence("naive_said", naive, "averaging.naive_said"),
                            ],
                        ),
                    ],
                ),
            ],
        ),
    ],
    {"lead": Board(_lead), "verified": board(verified()), **number_tables.boards(TABLES)},
    TABLES,
)
