"""The panels of softmax about head sizes: how scores vary as heads get wider, and how few keys are left in use."""

import functools
from collections.abc import Callable, Mapping

from attn_core import examples
from attn_core.experiments import scaling
from attn_core.score_scales import ROOT, SET, WAYS, Divisor, to_power, way, ways
from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Task, Text, titled
from pages.charts import line_chart, templates
from pages.text import numbers
from pages.text import sharpness_words as said
from pages.text.languages import Words, remember
from pages.view.settings import View

alts = Words("alts")
words, deeper = Words("sharpness"), Words("sharpness_deeper")
SIZES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
NAMES = (*WAYS, SET)  # of lines, one a divisor
SPREADS = ("none", "head")  # the divisors of the standard deviation that is drawn, of WAYS
SPREAD_ENDS = {"gaussian": (0, 4, 8, 12, 16), "linear": (0, 1, 2, 3, 4, 5)}  # q and k → the ends of the axis
DRAWS, CLOUD, ROWS = 400, 40, 64  # draws at the present size, at each other size, and rows that step 3 averages
NUMBERS = {  # a measure of a row → how it is said
    "largest": numbers.percent,
    "effective": functools.partial(numbers.decimal, digits=1),
}


def present(view: View) -> View:
    """Return the view with only the settings of the draws, which don't include the learner's words."""
    return view.only("head_size", "d_model", "scale", "power", "seed", "init")


_variances, _size_curves = remember(scaling.draw_variances), remember(scaling.against_head_size)


def variances(view: View, divisor: Divisor) -> scaling.Variances:
    """Return the variances of many draws at the present size, once scores are divided."""
    return _variances(view.head_size, view.d_model, divisor, DRAWS, view.seed, view.init)


def size_curves(view: View) -> dict[str, scaling.SizeCurve]:
    """Return how sharp rows are at SIZES and, last, at the present size, for each divisor that is drawn."""
    return _size_curves((*SIZES, view.head_size), ROWS, view.seed, view.init, view.d_model, view.divisor)


follows = panel(present)


def _signs(view: View) -> list[tuple[str, str, bool]]:
    """Return the legend of the lines: sign, divisor, and a mark for the selected one."""
    drawn = ways(view.divisor).items()
    return [
        (line, each.name, name == way(view.divisor)) for line, (name, each) in zip(line_chart.LINES, drawn, strict=False)
    ]


def _chart(
    view: View, axes: line_chart.Axes, lines: Mapping[str, list[float]], number: Callable[[float], str], **more: object
) -> templates.Spec:
    """Return a line a divisor over SIZES; the last of its numbers is marked: that at the present size.

    Each says its number, but where it would cover another's; more: see line_chart.curves.
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
    up = [bool(side) for side in sides]
    marks = templates.table(x=view.head_size, y=marked, label=labels, strong=strong, up=up)
    return line_chart.curves(axes, view.dark, curves, marks, **more)


# ---- the size of scores by head size ----


def _spreads(view: View) -> tuple[float, float]:
    """Return the standard deviation of the scores of the marked draw, undivided and divided by √head_size."""
    undivided, divided = (variances(view, WAYS[name]).drawn[0] ** 0.5 for name in SPREADS)
    return undivided, divided


@follows
def spread(view: View) -> Pieces:
    """Draw the standard deviation of q·k against head size: a line each by theory, and the marked draw."""
    names = [name for name in SPREADS for _ in SIZES]
    theory = [scaling.variance_in_theory(size, 1, WAYS[name], view.init) for name in SPREADS for size in SIZES]
    strong, spreads = [name == "none" for name in SPREADS], _spreads(view)
    lines = templates.table(
        x=list(SIZES) * len(SPREADS), y=[y**0.5 for y in theory], name=names, strong=[name == "none" for name in names]
    )
    labels = list(map(numbers.decimal, spreads))
    left = SPREAD_ENDS[view.init]
    up = [True, spreads[0] - spreads[1] > left[-1] / 10]  # or else the labels meet
    marks = templates.table(x=view.head_size, y=list(spreads), label=labels, strong=strong, up=up)
    axes = line_chart.Axes(words.HEAD_SIZE_AXIS, (0, 32, 64, 96, 128), left, SPREADS, log_x=False, height=260)
    lines_of = list(zip(line_chart.LINES, (WAYS[name].name for name in SPREADS), strong, strict=False))
    title = deeper.spread_title(lines=said.legend(lines_of))
    return titled("spread", title, line_chart.curves(axes, view.dark, lines, marks), deeper.SPREAD_ALT)


@follows
def spread_in_words(view: View) -> Pieces:
    (undivided, divided), root = _spreads(view), to_power(view.head_size, ROOT)
    sentence = deeper.spread(size=view.head_size, root=root, undivided=undivided, divided=divided)
    return [Text("spread_words", sentence)]


# ---- the variance of scores ----


@follows
def variance(view: View) -> Pieces:
    """Draw the variance of q·k against head size: theory, many draws undivided and as it is set, and the marked one."""
    lines = {}
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
    spec = _chart(view, axes, lines, functools.partial(numbers.exact, form=".3g"), points=points, band=_band(view))
    title = deeper.variance_title(lines=said.legend(_signs(view)), band=view.init == "gaussian")
    return titled("variance", title, spec, deeper.VARIANCE_ALT)


def _band(view: View) -> templates.Columns:
    """Return the theoretical interval of 95 % of the draws; there is none for layers."""
    bands = {size: scaling.variance_band(size, view.d_model, view.divisor, view.init) for size in SIZES}
    known = {size: ends for size, ends in bands.items() if ends}
    return templates.table(x=list(known), low=[low for low, _ in known.values()], high=[high for _, high in known.values()])


@follows
def variance_in_words(view: View) -> Pieces:
    """Say the variance of the marked draw, and derive it in three lines, each with its number in this draw."""
    undivided, divided = (variances(view, WAYS[name]).drawn[0] for name in SPREADS)
    theory = [scaling.variance_in_theory(size, 1, WAYS["none"], view.init) for size in (1, view.head_size)]
    in_theory = [*theory, scaling.variance_in_theory(view.head_size, 1, WAYS["head"], view.init)]
    drawn = [scaling.product_variance(view.head_size, DRAWS, view.seed, view.init), undivided, divided]
    product = "1 · 1" if view.init == "gaussian" else "⅓ · ⅓"
    lines = deeper.of_products(product=product), deeper.of_sum(size=view.head_size), deeper.of_quotient(size=view.head_size)
    rows = [(line, f"{expected:.3g}", f"**{now:.2f}**") for line, expected, now in zip(lines, in_theory, drawn, strict=True)]
    root, now = to_power(view.head_size, ROOT), {"drawn": undivided, "drawn_divided": divided}
    sentence = deeper.variance(size=view.head_size, root=root, theory=in_theory[1], divided=in_theory[2], **now)
    return [Text("variance_words", sentence), Table("derivation", tuple(deeper.DERIVATION_HEAD.values()), rows)]


@follows
def draws(view: View) -> Pieces:
    """Say where most draws lie, divided each way."""
    rows = []
    for divisor in ways(view.divisor).values():
        each, number = variances(view, divisor), divisor.in_numbers(view.head_size, view.d_model)
        between = deeper.range(low=each.middle[0], high=each.middle[1])
        how = said.with_number(divisor.name, number)
        rows.append((how, f"{each.theory:.3g}", f"**{each.drawn[0]:.2f}**", between))
    return [Table("draws", tuple(deeper.DRAWS_HEAD.values()), rows)]


@follows
def linear(view: View) -> Pieces:
    drawn = variances(view, WAYS["none"])
    return [
        Text(
            "linear",
            deeper.linear_words(
                gaussian=view.init == "gaussian", size=view.head_size, theory=drawn.theory, drawn=drawn.drawn[0]
            ),
        )
    ]


@follows
def verified(view: View) -> Pieces:
    """Describe the draws of the worked examples."""
    if (view.head_size, view.init) != (16, "gaussian"):
        return []
    raw, scaled = (step.computed.item() for step in examples.run("two_variances").steps)
    return [Text("known_draws", deeper.known_draws(raw=raw, scaled=scaled))]


# ---- effective keys ----


def _axes(measure: str) -> line_chart.Axes:
    if measure == "largest":
        return line_chart.Axes(words.HEAD_SIZE_AXIS, POWERS, (0, 0.5, 1), NAMES, percent=True, height=260)
    return line_chart.Axes(words.HEAD_SIZE_AXIS, POWERS, (1, 16, 32, 48, 64), NAMES, height=260)


@follows
def by_size(view: View, measure: str) -> Pieces:
    lines = {name: getattr(curve, measure) for name, curve in size_curves(view).items()}
    spec = _chart(view, _axes(measure), lines, NUMBERS[measure])
    title = f":gray[**{deeper.MEASURES[measure]}** ·] {said.legend(_signs(view))}"
    return titled(measure, title, spec, deeper.measure_alt(measure=measure))


@follows
def sizes_in_words(view: View) -> Pieces:
    """Say how sharp the rows are on average, and how many are saturated."""
    curves = size_curves(view)
    undivided, divided = (numbers.percent(curves[name].largest[-1]) for name in ("none", "head"))
    present = way(view.divisor)
    other = "" if present in ("none", "head") else numbers.percent(curves[present].largest[-1])
    none, head = (curves[name].saturated[-1] for name in ("none", "head"))
    sharp = {"undivided": undivided, "divided": divided, "other": other, "divisor": view.divisor.name}
    counts = {"saturated": none, "scaled": head, "rows": ROWS, "any": bool(none or head)}
    sentence = words.sizes(size=view.head_size, d_model="d_model" in view.divisor.name, **sharp, **counts)
    return [Text("sizes_words", sentence)]


@follows
def sizes_task(view: View) -> Pieces:
    none, head = (size_curves(view)[name].largest[-1] for name in ("none", "head"))
    done = words.sizes_done(size=view.head_size, none=none, head=head) * (view.power == 0 and view.head_size > 1)
    return [Task("sizes_task", words.sizes_task(size=view.head_size), done)]


@follows
def sizes_table(view: View) -> Pieces:
    """Say how sharp the rows are, divided each way, and how many are saturated."""
    rows = []
    curves = size_curves(view)
    for name, divisor in ways(view.divisor).items():
        curve, number = curves[name], divisor.in_numbers(view.head_size, view.d_model)
        sharp = f"**{numbers.percent(curve.largest[-1])}**", f"{curve.effective[-1]:.1f}"
        saturated = alts.saturated(count=curve.saturated[-1], of=ROWS)
        rows.append((said.with_number(divisor.name, number), *sharp, saturated))
    return [Table("sizes_table", tuple(deeper.SIZES_HEAD.values()), rows), Text("effective_words", deeper.EFFECTIVE_WORDS)]
