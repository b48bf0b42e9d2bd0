"""Softmax: scores become shares; why those of a wide head are divided by √head_size; what temperature does."""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pandas as pd
import torch

from attn_core import examples, one_query, sharpness
from attn_core.experiments import one_row, scaling
from attn_core.masks import leaves_one_key
from attn_core.meaning import WIDTH as WIDTH_OF_WORDS
from attn_core.score_scales import ROOT, SET, WAYS, Divisor, to_power, way, ways
from pages.board import declaration
from pages.board.declaration import (
    Control,
    Fold,
    Prediction,
    Prose,
    Shown,
    Step,
    Typeset,
    drawing,
    either,
    offers,
    picture,
    sentence,
)
from pages.board.facts import Kept, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Picture, Pieces, Table, Text
from pages.charts import histogram, line_chart, row_bars, templates
from pages.panels.shared import head_roles, number_tables, program_needs
from pages.panels.shared.notices import notices
from pages.text import formulas, numbers
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.settings import TEMPERATURES, View
from pages.view.traced_view import TracedView, present, row_arrows

words, core, alts, row_words = Words("sharpness"), Words("core"), Words("alts"), Words("row")
FOCUS_FORMULA = r"w_j = \frac{e^{c\,s_j}}{\sum_i e^{c\,s_i}}"
TEMPERATURE_FORMULA = r"w_j = \frac{e^{s_j / T}}{\sum_i e^{s_i / T}}"


# ---- 1: five scores, multiplied until one key has all the weight ----

EXACT = 1e-4  # rounding error of a score with one decimal
STEEPEST, HOTTEST = ("passed", "alone"), 50  # the lines of the slope, and the highest temperature of their axis


@dataclass(frozen=True, eq=False)
class Five(Kept):
    """The five scores as they are multiplied, with their softmax.

    row              the scores, and what follows from them
    temperature      by which dividing is the same as multiplying by the multiplier: infinity for 0
    entropy          of the weights, in nats; effective: how many keys with equal weights have as much
    top, next; largest, second  the two largest scores as they are drawn, and their weights; lead: their difference
    equal            whether all five scores are
    original         the weights before multiplying; before: the largest of them, or each weight where all are equal
    changed          whether the largest weight differs from that before multiplying, as it is written: "up", "down" or "no"
    level            how saturated the row is, see saturation
    passes_on, in_all  how much of a small change of the multiplied scores, and of the five numbers, reaches the weights
    """

    row: one_row.MultipliedRow
    multiplier: float
    dark: bool
    temperature: float
    entropy: float
    effective: float
    top: str
    next: str
    largest: float
    second: float
    lead: float
    equal: bool
    original: list[float]
    before: float
    changed: str
    level: str
    passes_on: float
    in_all: float


@facts("multiplier")
def five(view: View) -> Five:
    """Return the five scores as they are multiplied, with their softmax."""
    row, before = one_row.multiplied(view.multiplier, 0), one_row.multiplied(1.0, 0).weights.tolist()
    scores, places = row.scores.topk(2)
    (top, following_score), (largest, second) = map(score_label, scores.tolist()), row.weights[places].tolist()
    equal = largest == second
    usual = largest if equal else max(before)
    same = numbers.fine_percent(largest) == numbers.fine_percent(usual)
    return Five(
        row,
        multiplier=view.multiplier,
        dark=view.dark,
        temperature=row.temperature,
        entropy=row.entropy,
        effective=row.effective,
        top=top,
        next=following_score,
        largest=largest,
        second=second,
        lead=(scores[0] - scores[1]).item(),
        equal=equal,
        original=before,
        before=usual,
        changed="no" if same else "up" if largest > usual else "down",
        level=saturation(largest),
        passes_on=row.softmax_gradient,
        in_all=row.gradient,
    )


def score_label(score: float) -> str:
    """Return a score as it is drawn: 4.0; with two decimals where one would not be exact, 0.05."""
    return numbers.decimal(score, 1 if abs(score - round(score, 1)) < EXACT else 2)


def saturation(largest: float) -> str:
    """Return how saturated a row is, one of three levels, decided by the largest weight to the digits that are said."""
    largest = round(largest, 4)
    return "saturated" if largest >= sharpness.SATURATED else "nearly" if largest >= sharpness.NEARLY_SATURATED else "open"


def five_weights(f: Five) -> Picture:
    """Draw the weights of the multiplied numbers, beside those of the original ones."""
    return drawing(_bars(f.row, f.dark, f.row.weights.tolist(), f.original if f.multiplier != 1 else None), moves="at")


def _bars(
    row: one_row.MultipliedRow, dark: bool, weights: list[float | None], before: list[float] | None = None
) -> templates.Spec:
    """Return the weights of five scores as bars, the one largest marked; what is None is not a number, and says so."""
    percents = [words.NOT_A_NUMBER if weight is None else numbers.fine_percent(weight) for weight in weights]
    shares = [weight or 0.0 for weight in weights]
    winner = shares.index(max(shares)) if shares.count(max(shares)) == 1 else None
    series = {"now": weights} | ({"warm": [*before]} if before else {})
    return row_bars.weights([score_label(score) for score in row.scores.tolist()], series, winner, percents, dark)


def slope(f: Five) -> Picture:
    """Draw how much larger a small change of the five numbers can get on its way to the weights, the present one marked."""
    marks = templates.table(
        x=min(f.temperature, HOTTEST),
        y=[f.in_all, f.passes_on],
        label=[numbers.decimal(f.in_all, 3), "" if f.multiplier == 1 else numbers.decimal(f.passes_on, 3)],
        strong=[True, False],
        up=[f.in_all >= f.passes_on, f.in_all < f.passes_on],
    )
    ends = (0.02, 0.1, 1, 10, HOTTEST), (0, 0.5, 1, 1.5, 2, 2.5)
    axes = line_chart.Axes(words.SLOPE_AXIS, *ends, STEEPEST, height=176)
    return drawing(line_chart.curves(axes, f.dark, _norms(), marks))


@remember
def _norms() -> templates.Columns:
    """Return the spectral norm of the Jacobian against temperature, with 1 / temperature and without."""
    temperatures = line_chart.stops()
    row, at, count = torch.tensor(one_row.ROW), torch.tensor(temperatures), len(temperatures)
    norms = [one_row.spectral_norm(row, at, per_score).tolist() for per_score in (True, False)]
    names = [name for name in STEEPEST for _ in temperatures]
    return templates.table(x=temperatures * 2, y=norms[0] + norms[1], name=names, strong=[True] * count + [False] * count)


# ---- below step 1: the same number added to every score, and numbers that overflow ----


@dataclass(frozen=True, eq=False)
class Moved(Kept):
    """The five scores as they are multiplied and moved by a constant.

    row              the scores, and what follows from them; highest: the largest score
    total            the sum of their exponentials in float32, None where it is infinite; infinite, zero: whether it is
    lost             how many of the weights that divide by this sum are no number
    difference       the largest between the weights with the constant and without, where the largest score is subtracted
    """

    row: one_row.MultipliedRow
    constant: float
    dark: bool
    highest: float
    total: float | None
    infinite: bool
    zero: bool
    lost: int
    difference: float


@facts("multiplier", "constant")
def moved(view: View) -> Moved:
    """Return the five scores as they are multiplied and moved by a constant."""
    row = one_row.multiplied(view.multiplier, view.constant)
    total, lost = row.naive.total, row.naive.weights.count(None)
    return Moved(
        row,
        constant=view.constant,
        dark=view.dark,
        highest=row.scores.max().item(),
        total=total,
        infinite=total is None,
        zero=total == 0,
        lost=lost,
        difference=row.moved_by,
    )


def naive_weights(f: Moved) -> Picture:
    return drawing(_bars(f.row, f.dark, f.row.naive.weights))


def careful_weights(f: Moved) -> Picture:
    """Draw softmax with the largest score subtracted first."""
    return drawing(_bars(f.row, f.dark, f.row.moved.tolist()))


# ---- 2 and 3: scores of random queries and keys, by head size ----

SIZES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
NAMES = (*WAYS, SET)  # of lines, one a divisor
DRAWS, CLOUD, ROWS = 400, 40, 64  # draws at the present size, at each other size, and rows that are averaged
OF_DRAWS = ("head_size", "d_model", "scale", "power", "seed", "init")  # what decides them: not the learner's words
_variances, _size_curves = remember(scaling.draw_variances), remember(scaling.against_head_size)


def variances(view: View, divisor: Divisor) -> scaling.Variances:
    """Return the variances of many draws at the present size, once scores are divided."""
    return _variances(view.head_size, view.d_model, divisor, DRAWS, view.seed, view.init)


def size_curves(view: View) -> dict[str, scaling.SizeCurve]:
    """Return how sharp rows are at SIZES and, last, at the present size, for each divisor that is drawn."""
    return _size_curves((*SIZES, view.head_size), ROWS, view.seed, view.init, view.d_model, view.divisor)


def draw_settings(view: View) -> View:
    """Return what decides the draws of a view, whose x is as wide as that of the page's words."""
    return view.but(d_model=traced_view.prepare(view).scene.d_model).only(*OF_DRAWS)


@dataclass(frozen=True, eq=False)
class Drawn(Kept):
    """The scores of one marked draw, and what theory says of them.

    settings         what decides the draw
    size, root, power  the head size, its root, and the power of it by which scores are divided
    by               the number by which they are divided, None where it is 1
    gaussian         whether q and k are drawn so
    drawn, theory    the variance of the scores as they are divided, in this draw and in theory
    spread           their standard deviation in this draw; at_each: whether the variance in theory is so at every head size
    undivided, divided  the variance in this draw, undivided and divided by √head_size
    theory_undivided, theory_divided  the same in theory
    typical          the standard deviation of undivided scores in theory
    lines_of_ways    which line of a chart is which, in words
    """

    settings: View
    size: int
    root: float
    power: float
    by: str | None
    gaussian: bool
    drawn: float
    theory: float
    spread: float
    at_each: bool
    undivided: float
    divided: float
    theory_undivided: float
    theory_divided: float
    typical: float
    lines_of_ways: str


@facts(of=draw_settings)
def drawn(view: View) -> Drawn:
    """Return the scores of one marked draw."""
    none, head = (variances(view, WAYS[name]) for name in ("none", "head"))
    now, number = variances(view, view.divisor), view.divisor.in_numbers(view.head_size, view.d_model)
    return Drawn(
        view,
        size=view.head_size,
        root=to_power(view.head_size, ROOT),
        power=view.power,
        by=None if number == "1" else number,
        gaussian=view.init == "gaussian",
        drawn=now.drawn[0],
        theory=now.theory,
        spread=now.drawn[0] ** 0.5,
        at_each=view.divisor == WAYS["head"],
        undivided=none.drawn[0],
        divided=head.drawn[0],
        theory_undivided=none.theory,
        theory_divided=head.theory,
        typical=none.theory**0.5,
        lines_of_ways=_legend(_signs(view)),
    )


@dataclass(frozen=True, eq=False)
class Sharp(Kept):
    """How sharp rows of 64 keys are at the present head size.

    none, head, other  their largest weight on average: undivided, divided by √head_size, and, as a percentage, as it is set,
                       "" where that is one of these
    other_divisor      by what they are divided as it is set; d_model_divides: whether √d_model is in that
    saturated, scaled  how many of so many rows are saturated: undivided, and divided by √head_size; any: whether one is
    """

    draw: Drawn
    none: float
    head: float
    other: str
    other_divisor: str
    d_model_divides: bool
    saturated: int
    scaled: int
    rows: int
    any: bool


@facts(of=drawn)
def sharp(f: Drawn) -> Sharp:
    """Return how sharp the rows are, and how many are saturated."""
    view = f.settings
    curves = size_curves(view)
    none, head = (curves[name] for name in ("none", "head"))
    present = way(view.divisor)
    return Sharp(
        f,
        none=none.largest[-1],
        head=head.largest[-1],
        other="" if present in ("none", "head") else numbers.percent(curves[present].largest[-1]),
        other_divisor=view.divisor.name,
        d_model_divides="d_model" in view.divisor.name,
        saturated=none.saturated[-1],
        scaled=head.saturated[-1],
        rows=ROWS,
        any=bool(none.saturated[-1] or head.saturated[-1]),
    )


def _key(signs: Sequence[tuple[str, str, bool]]) -> str:
    """Return which line is which: its sign, its name, whether it is the one that is set."""
    return " ".join(f":{'primary' if is_set else 'gray'}[**{sign} {name}**]" for sign, name, is_set in signs)


def _legend(signs: Sequence[tuple[str, str, bool]]) -> str:
    """Return which line is which: its sign, what is divided by, whether it is the one that is set."""
    return _key([(sign, _divided(divisor), is_set) for sign, divisor, is_set in signs])


def _divided(divisor: str) -> str:
    """Return how scores are divided; divisor: in words, 1 where they aren't."""
    return words.way(divisor=None if divisor == "1" else divisor)


def _with_number(name: str, divisor: str) -> str:
    """Return how scores are divided; name: of the divisor; divisor: with its number, √16."""
    how = _divided(name)
    return how if divisor == "1" else f"{how} = {divisor}"


def _signs(view: View) -> list[tuple[str, str, bool]]:
    """Return the legend of the lines: sign, divisor, and a mark for the selected one."""
    each = ways(view.divisor).items()
    present = way(view.divisor)
    return [(line, way.name, name == present) for line, (name, way) in zip(line_chart.LINES, each, strict=False)]


# ---- 2: rows of a narrow and of a wide head that has learned nothing ----

NARROW, WIDE, MOST_WORDS = 4, scaling.WIDEST, 8
CLEAR = 0.9  # a weight of a row that is all but decided


@dataclass(frozen=True, eq=False)
class Luck(Kept):
    """One row of random queries and keys, undivided, in a narrow and in a wide head; a word of the sentence a key.

    labels, words    the keys, and how many; cut: whether the sentence has more words
    query_name       the row's word
    narrow, wide     its weights in either head
    narrow_word, narrow_share; word, share  the largest weight in either
    last, won        the word that is to win in the wide head, and whether it does
    rows, narrow_clear, clear  of so many rows, those that are all but decided in either head; how_often: "few", "some" or
                     "most" of them in the wide one
    """

    traced: TracedView
    labels: list[str]
    words: int
    cut: bool
    query_name: str
    narrow: list[float]
    wide: list[float]
    narrow_word: str
    narrow_share: float
    word: str
    share: float
    last: str
    won: bool
    rows: int
    narrow_clear: int
    clear: int
    how_often: str


@facts(of=present)
def luck(traced: TracedView) -> Luck:
    """Return one row of random queries and keys in a narrow and in a wide head."""
    keys = traced.keys[:MOST_WORDS]
    narrow, wide = (scaling.random_rows(size, len(keys), ROWS, traced.view.seed) for size in (NARROW, WIDE))
    query = min(traced.query, ROWS - 1)
    (narrow_share, narrow_key), (share, key) = (rows[query].max(-1) for rows in (narrow, wide))
    counts = [int((rows.max(-1).values > CLEAR).sum()) for rows in (narrow, wide)]
    return Luck(
        traced,
        labels=keys,
        words=len(keys),
        cut=len(traced.keys) > len(keys),
        query_name=traced.name,
        narrow=narrow[query].tolist(),
        wide=wide[query].tolist(),
        narrow_word=keys[narrow_key],
        narrow_share=narrow_share.item(),
        word=keys[key],
        share=share.item(),
        last=keys[-1],
        won=int(key) == len(keys) - 1,
        rows=ROWS,
        narrow_clear=counts[0],
        clear=counts[1],
        how_often="few" if counts[1] < ROWS / 8 else "some" if counts[1] < ROWS / 2 else "most",
    )


def _lucky(f: Luck, weights: list[float]) -> Picture:
    percents = [numbers.percent(weight) for weight in weights]
    spec = row_bars.weights(f.labels, {"now": [*weights]}, weights.index(max(weights)), percents, f.traced.dark)
    return drawing(spec, arrow_keys=row_arrows(f.traced))


def narrow_row(f: Luck) -> Picture:
    return _lucky(f, f.narrow)


def wide_row(f: Luck) -> Picture:
    return _lucky(f, f.wide)


# ---- 3: how scores are spread, at three head sizes on the same axes ----

COMPARED = (NARROW, WIDE, 16)  # head sizes beside the one that is set: as many of them as make three
TOPS = {"gaussian": 0.5, "linear": 1.0}  # q and k → where the axis of shares ends


@dataclass(frozen=True, eq=False)
class Spread(Kept):
    """The scores of the marked draw at one head size, at_size.

    settings         what decides the draw; is_set: whether this head size is the one that is set
    counts           how many scores are nearest to each whole number; at_spread: their standard deviation
    """

    settings: View
    at_size: int
    is_set: bool
    counts: list[int]
    at_spread: float


def _spread_at(place: int) -> Callable[[View], Spread | None]:
    """Return what gives the scores of the marked draw at the first, second or third head size."""

    @facts(of=draw_settings)
    def of(view: View) -> Spread:
        sizes = sorted(list(dict.fromkeys((view.head_size, *COMPARED)))[:3])
        at = view.but(head_size=sizes[place])
        counts = scaling.score_counts(at.head_size, at.d_model, at.divisor, DRAWS, at.seed, at.init)
        return Spread(view, at.head_size, at.head_size == view.head_size, counts, variances(at, at.divisor).drawn[0] ** 0.5)

    return of


SPREADS = [_spread_at(place) for place in range(3)]


def spread_of_scores(f: Spread) -> Picture:
    spec = histogram.histogram(f.counts, f.at_spread, TOPS[f.settings.init], f.is_set, f.settings.dark)
    return drawing(spec, moves="at")


# ---- below step 3: the variance of scores, and how much weight the luckiest key gets ----


def _chart(
    view: View,
    axes: line_chart.Axes,
    lines: Mapping[str, list[float]],
    number: Callable[[float], str],
    points: templates.Columns | None = None,
    band: templates.Columns | None = None,
) -> templates.Spec:
    """Return a line a divisor over SIZES; the last of its numbers is marked: that at the present size.

    Each says its number, but where it would cover another's; points, band: see line_chart.curves.
    """
    present = way(view.divisor)
    strong = [name == present for name in lines]
    marked = [line[-1] for line in lines.values()]
    curves = templates.table(
        x=list(SIZES) * len(lines),
        y=[y for line in lines.values() for y in line[:-1]],
        name=[name for name in lines for _ in SIZES],
        strong=[is_set for is_set in strong for _ in SIZES],
    )
    sides = line_chart.sides(axes, marked, strong)
    labels = ["" if side is None else number(y) for side, y in zip(sides, marked, strict=True)]
    marks = templates.table(x=view.head_size, y=marked, label=labels, strong=strong, up=[bool(side) for side in sides])
    return line_chart.curves(axes, view.dark, curves, marks, points, band)


def variance(f: Drawn) -> Picture:
    """Draw the variance of q·k against head size: theory, many draws undivided and as it is set, and the marked one."""
    view, lines = f.settings, {}
    for name, each in ways(view.divisor).items():
        theory = [scaling.variance_in_theory(size, view.d_model, each, view.init) for size in SIZES]
        lines[name] = [*theory, variances(view, each).drawn[0]]
    cloud = [
        (size, y)
        for divisor in dict.fromkeys((WAYS["none"], WAYS.get(way(view.divisor), view.divisor)))
        for size in POWERS
        for y in _variances(size, view.d_model, divisor, CLOUD, view.seed, view.init).drawn
    ]
    points = templates.table(x=[size for size, _ in cloud], y=[y for _, y in cloud])
    axes = line_chart.Axes(words.HEAD_SIZE_AXIS, POWERS, (0.05, 0.1, 1, 10, 100, 250), NAMES, log_y=True, height=210)
    return drawing(_chart(view, axes, lines, functools.partial(numbers.exact, form=".3g"), points=points, band=_band(view)))


def _band(view: View) -> templates.Columns:
    """Return the theoretical interval of 95 % of the draws; there is none for layers."""
    bands = {size: scaling.variance_band(size, view.d_model, view.divisor, view.init) for size in SIZES}
    known = {size: ends for size, ends in bands.items() if ends}
    return templates.table(x=list(known), low=[low for low, _ in known.values()], high=[high for _, high in known.values()])


@panel(drawn)
def derivation(f: Drawn) -> Pieces:
    """Derive the variance in three lines, each with its number in this draw."""
    view = f.settings
    of_one_product = scaling.variance_in_theory(1, 1, WAYS["none"], view.init)
    theory = [of_one_product, f.theory_undivided, f.theory_divided]
    found = [scaling.product_variance(f.size, DRAWS, view.seed, view.init), f.undivided, f.divided]
    product = "1 · 1" if f.gaussian else "⅓ · ⅓"
    lines = words.of_products(product=product), words.of_sum(size=f.size), words.of_quotient(size=f.size)
    rows = [(line, f"{expected:.3g}", f"**{now:.2f}**") for line, expected, now in zip(lines, theory, found, strict=True)]
    return [Table("derivation", tuple(words.DERIVATION_HEAD.values()), rows)]


@panel(drawn)
def draws(f: Drawn) -> Pieces:
    """Say where most draws lie, divided each way."""
    view, rows = f.settings, []
    for divisor in ways(view.divisor).values():
        each, number = variances(view, divisor), divisor.in_numbers(view.head_size, view.d_model)
        between = words.range(low=each.middle[0], high=each.middle[1])
        rows.append((_with_number(divisor.name, number), f"{each.theory:.3g}", f"**{each.drawn[0]:.2f}**", between))
    return [Table("draws", tuple(words.DRAWS_HEAD.values()), rows)]


AXES: dict[str, tuple[dict[str, Any], Callable[[float], str]]] = {  # a measure of a row → its axis, and how it is said
    "largest": ({"y": (0, 0.5, 1), "percent": True}, numbers.percent),
    "effective": ({"y": (1, 16, 32, 48, 64)}, functools.partial(numbers.decimal, digits=1)),
}


def by_size(f: Drawn, measure: str) -> Picture:
    """Draw a measure of a row against head size, a line a divisor."""
    lines = {name: getattr(curve, measure) for name, curve in size_curves(f.settings).items()}
    axis, number = AXES[measure]
    axes = line_chart.Axes(words.HEAD_SIZE_AXIS, POWERS, names=NAMES, height=260, **axis)
    return drawing(_chart(f.settings, axes, lines, number))


@panel(drawn)
def sizes_table(f: Drawn) -> Pieces:
    """Say how sharp the rows are, divided each way, and how many are saturated."""
    view, rows = f.settings, []
    curves = size_curves(view)
    for name, divisor in ways(view.divisor).items():
        curve, number = curves[name], divisor.in_numbers(view.head_size, view.d_model)
        share = f"**{numbers.percent(curve.largest[-1])}**", f"{curve.effective[-1]:.1f}"
        rows.append((_with_number(divisor.name, number), *share, alts.saturated(count=curve.saturated[-1], of=ROWS)))
    return [Table("sizes_table", tuple(words.SIZES_HEAD.values()), rows), Text("effective_words", words.EFFECTIVE_WORDS)]


# ---- 4: one row now, at temperature 0 and at infinite temperature ----

AIM = 0.85, 0.95  # between which the weight of the largest score is to be


@dataclass(frozen=True, eq=False)
class Ends(Kept):
    """The selected row between its two ends, and what the task asks of it.

    limits           the row now, at temperature 0 and at infinite temperature
    query            its word; visible: how many keys it may attend to
    found            how many of these have the largest score: "none", the only "one", "equal" for all, or "several"
    key, others      the first key with the largest score, and how many more share it
    weight, at_cold, mean  the weight of a key with the largest score: now, at temperature 0, and at infinite temperature
    together         the weight of all keys with the largest score
    kind             "narrow", where it may attend to fewer than two keys, "equal", where all its scores are, "apart", where
                     no temperature of the control brings the largest weight to where the task wants it, or "near"
    choose           another row, in words
    values           which values it may receive, and that its weights are those before dropout, in words
    to_cold, to_mean  how far any number of its output now is from that at temperature 0, and from the mean of the values
    difference       the largest between its output at infinite temperature and that mean
    head_size, narrow  of its head, and whether it compares words by fewer numbers than on the pages before
    """

    traced: TracedView
    limits: one_row.Limits
    query: str
    temperature: float
    visible: int
    found: str
    key: str
    others: int
    weight: float
    at_cold: float
    mean: float
    together: float
    kind: str
    choose: str
    values: str
    before_dropout: str
    to_cold: float
    to_mean: float
    difference: float
    head_size: int
    narrow: bool


@facts(of=present)
def ends(traced: TracedView) -> Ends:
    """Return the selected row between its two ends."""
    trace, visible = traced.seen.trace, traced.row.count
    masked = trace.heads.masked[traced.head, traced.query]
    limits = one_row.limits(masked, trace.v[traced.head], traced.view.temperature)
    ties, mask = len(limits.winners), traced.view.mask if traced.scene.memory is None else "none"
    over_all = sharpness.over_temperatures(masked, torch.tensor(TEMPERATURES))[:, limits.winners].sum(-1)
    reached = any(_is_aimed_at(weight) for weight in over_all.tolist())
    weight = limits.now[limits.winners[0]].item() if visible else 0.0
    return Ends(
        traced,
        limits,
        query=traced.name,
        temperature=traced.view.temperature,
        visible=visible,
        found=("none", "one")[visible] if visible < 2 else "equal" if ties == visible else "several",
        key=traced.keys[limits.winners[0]] if visible else "",
        others=ties - 1,
        weight=weight,
        at_cold=1 / max(ties, 1),
        mean=1 / max(visible, 1),
        together=weight * ties,
        kind="narrow" if visible < 2 else "equal" if ties == visible else "near" if reached else "apart",
        choose=row_words.choose(one_key=leaves_one_key(traced.scene.allowed())),
        values=core.values(count=visible, mask=mask),
        before_dropout=core.BEFORE_DROPOUT if traced.view.dropout else "",
        to_cold=limits.to_cold,
        to_mean=limits.to_mean,
        difference=limits.hot_from_mean,
        head_size=traced.scene.head_size,
        narrow=traced.scene.origin.has_word_vectors and traced.scene.head_size < WIDTH_OF_WORDS,
    )


def _is_aimed_at(weight: float) -> bool:
    return AIM[0] <= weight <= AIM[1]


def with_ends(f: Ends) -> Picture:
    """Draw the selected row now, with a mark for each of its two ends."""
    bars = one_query.bars(replace(f.traced.row, at_one=f.limits.cold, unscaled=f.limits.hot))
    labels = [f.traced.keys[key] if key >= 0 else words.others(count=bars.others) for key in bars.keys]
    shares = [words.HIDDEN if share is None else numbers.percent(share) for share in bars.weights]
    series = {"now": bars.weights, "warm": bars.at_one, "raw": bars.unscaled}
    spec = row_bars.weights(labels, series, bars.winner, shares, f.traced.dark)
    named = zip(labels, bars.weights, bars.at_one, bars.unscaled, strict=True)
    tips = [
        words.hidden_tip(label=label) if now is None else words.ends_tip(label=label, now=now, cold=cold, hot=hot)
        for label, now, cold, hot in named
    ]
    return drawing(templates.with_column(spec, "bars", tip=tips), arrow_keys=row_arrows(f.traced))


def _between(view: View) -> Ends | None:
    """Return the row where it lies between two ends."""
    found = ends(view)
    return found if found and found.visible > 1 else None


@panel(ends)
def roles(f: Ends) -> Pieces:
    return [Text("roles", head_roles.summary(f.traced))]


# ---- what stands below all steps ----


@panel(drawn)
def known_draws(f: Drawn) -> Pieces:
    """Describe the draws of the worked examples."""
    if f.size != 16 or not f.gaussian:
        return []
    raw, scaled = (step.computed.item() for step in examples.run("two_variances").steps)
    return [Text("known_draws", words.known_draws(raw=raw, scaled=scaled))]


def _by_size(f: Drawn) -> pd.DataFrame:
    view = f.settings
    table: dict[str, list[int] | list[float]] = {"head size": [*SIZES, view.head_size]}
    curves = size_curves(view)
    for name, divided in ways(view.divisor).items():
        curve, divisor = curves[name], numbers.local(divided.name)
        table |= {f"largest weight ÷ {divisor}": curve.largest, f"effective keys ÷ {divisor}": curve.effective}
    return pd.DataFrame(table)


def _draws(f: Drawn) -> pd.DataFrame:
    view = f.settings
    return pd.DataFrame({name: variances(view, each).drawn for name, each in ways(view.divisor).items()})


def _counts(view: View) -> pd.DataFrame:
    """Return how many of 256 scores are nearest to each whole number, at the head sizes of the pictures."""
    each = [found for found in (facts(view) for facts in SPREADS) if found]
    end = len(each[0].counts) // 2
    return pd.DataFrame({"score": range(-end, end + 1), **{f"head size {one.at_size}": one.counts for one in each}})


def _row(f: Ends) -> pd.DataFrame:
    """Return the selected row at both ends and now; hidden keys say so."""
    hidden = ~f.traced.row.visible.numpy()
    columns = {title: getattr(f.limits, name).tolist() for name, title in words.ENDS.items()}
    weights = pd.DataFrame(columns).map(number_tables.six)
    weights[hidden] = words.HIDDEN
    keys = {"position": range(len(hidden)), "key": list(f.traced.scene.keys)}
    return pd.concat([pd.DataFrame(keys), weights], axis=1)


TABLES = {
    "scores": number_tables.numbers("scores", draw_settings, _counts),
    "head_sizes": number_tables.numbers("head_sizes", drawn, _by_size),
    "variances": number_tables.numbers("variances", drawn, _draws),
    "ends": number_tables.numbers("ends", ends, _row),
}
SLOPE = Fold(
    "sharpness.FOLDS.slope",
    [Shown("slope", [picture("passed", five, slope, "sharpness.passed"), sentence("slope_words", five, "sharpness.slope")])],
)
OVERFLOW = Fold(
    "sharpness.FOLDS.overflow",
    [
        Control("constant"),
        Shown(
            "constant",
            [
                row(
                    picture("naive", moved, naive_weights, "sharpness.naive"),
                    picture("careful", moved, careful_weights, "sharpness.careful"),
                ),
                sentence("shift_words", moved, "sharpness.shift"),
                offers(
                    "try_add50_add100_subtract150",
                    "sharpness.constant_offers",
                    {"add_50": {"constant": 50}, "add_100": {"constant": 100}, "subtract_150": {"constant": -150}},
                ),
            ],
        ),
    ],
)
WHY_ROOT = Fold(
    "sharpness.FOLDS.variance",
    [
        Prose("sharpness.what_variance_is"),
        Shown("derivation", [sentence("variance_words", drawn, "sharpness.variance"), derivation()]),
        Shown("draws", [picture("variance", drawn, variance, "sharpness.variance_by_size"), draws()]),
        Control("init"),
        Shown("linear", [sentence("linear", drawn, "sharpness.linear_words")]),
    ],
)
SHARE_BY_SIZE = Fold(
    "sharpness.FOLDS.largest",
    [
        Shown(
            "sizes",
            [
                sentence("sizes_words", sharp, "sharpness.sizes"),
                row(
                    picture("largest", drawn, functools.partial(by_size, measure="largest"), "sharpness.largest"),
                    picture("effective", drawn, functools.partial(by_size, measure="effective"), "sharpness.effective"),
                ),
                sizes_table(),
            ],
        )
    ],
)
PAGE = declaration.learn(
    "sharpness",
    [
        Step(
            "five",
            facts=five,
            pictures=[picture("five", five, five_weights, "sharpness.five_weights")],
            done=lambda f: round(f.lead, 4) == 1,
            nearly=lambda f: "near" if f.lead < 1 else "far",
            predict=lambda f: Prediction(("twice", "e", "depends"), "e"),
            controls=[Control("multiplier")],
            offers={"times_8": {"multiplier": 8.0}, "times_0": {"multiplier": 0.0}},
            formula=Typeset(lambda: FOCUS_FORMULA),
            folds=[SLOPE, OVERFLOW],
        ),
        Step(
            "luck",
            facts=luck,
            pictures=[
                picture("luck_narrow", luck, narrow_row, "sharpness.narrow_row"),
                picture("luck_wide", luck, wide_row, "sharpness.wide_row"),
            ],
            done=lambda f: f.words > 1 and f.won,
            nearly=lambda f: "other" if f.words > 1 else "",
            predict=lambda f: Prediction(("few", "some", "most"), f.how_often) if f.words > 1 else None,
            controls=[Control("seed")],
        ),
        Step(
            "spread",
            facts=drawn,
            pictures=[
                picture(f"spread_{place}", facts, spread_of_scores, "sharpness.histogram")
                for place, facts in enumerate(SPREADS)
            ],
            done=lambda f: f.power == 0 and f.size > 1,
            nearly=lambda f: "divided" if f.size > 1 else "",
            predict=lambda f: Prediction(("one", "root", "size"), "size") if f.gaussian and f.size > 1 else None,
            controls=[  # of draws that the page makes itself; the formula follows the power
                Control("head_size", acts=True),
                Control("power", runs=True),
                Control("scale"),
            ],
            offers={"by_size": {"head_size": 64, "power": 1.0}, "wrong_root": {"head_size": 128, "scale": "model"}},
            formula=Typeset(formulas.attention, ["divisor"]),
            folds=[WHY_ROOT, SHARE_BY_SIZE],
        ),
        Step(
            "ends",
            facts=ends,
            pictures=[picture("ends", ends, with_ends, "sharpness.row")],
            done=lambda f: f.kind == "near" and _is_aimed_at(f.together),
            nearly=lambda f: "" if f.kind != "near" else "little" if f.together < AIM[0] else "much",
            opens=either("temperature", 4.0, 0.1),
            predict=lambda f: Prediction(("high", "low", "never"), "never") if f.kind == "near" else None,
            controls=[Control("temperature")],
            offers={"cold": {"temperature": 0.0}, "past": {"mask": "causal", "query": 3}},
            formula=Typeset(lambda: TEMPERATURE_FORMULA),
            folds=[Fold("sharpness.FOLDS.far", [Shown("far", [sentence("far", _between, "sharpness.far"), roles()])])],
        ),
    ],
    {
        "lead": board(notices(match=False, heads=False)),
        "verified": board(
            sentence("shift_verified", moved, "sharpness.shift_verified"),
            known_draws(),
            sentence("mean_verified", ends, "sharpness.mean_verified"),
        ),
        "program": board(program_needs.program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)
