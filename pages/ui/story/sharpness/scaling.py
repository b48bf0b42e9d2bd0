"""The panels of sharpness about head sizes: how scores spread as heads get wider, and how few keys are left in use."""

from collections.abc import Callable, Mapping

from attn_core import examples, sharpness
from attn_core.cache import remember
from attn_core.experiments import scaling
from attn_core.score_scales import SCALES
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import line_chart, templates
from pages.ui.link import View
from pages.ui.text import numbers

SIZES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
DRAWS, CLOUD, ROWS = 400, 40, 64  # draws at the present size, at each other size, and rows that step 2 averages
SPREAD = line_chart.Axes("head size", POWERS, (0.05, 0.1, 1, 10, 100, 250), tuple(SCALES), log_y=True, height=300)
MEASURES = {  # of how sharp a row is, as the fields of scaling.SizeCurve: axes, how a number is said, what it is
    "largest": (
        line_chart.Axes("head size", POWERS, (0, 0.5, 1), tuple(SCALES), percent=True, height=280),
        numbers.percent,
        "Largest weight of a row over 64 keys",
    ),
    "effective": (
        line_chart.Axes("head size", POWERS, (1, 16, 32, 48, 64), tuple(SCALES), height=280),
        "{:.1f}".format,
        "Effective number of keys of 64",
    ),
}


def present(view: View) -> View:
    """Return what the draws depend on, all else at its default; the learner's words are not among it."""
    return view.only("head_size", "d_model", "scale", "seed", "init")


_variances, _size_curves = remember(scaling.draw_variances), remember(scaling.against_head_size)


def variances(view: View, scale: str) -> scaling.Variances:
    """Return the variances of many draws at the present size, divided as one of SCALES says."""
    return _variances(view.head_size, view.d_model, scale, DRAWS, view.seed, view.init)


def size_curves(view: View) -> dict[str, scaling.SizeCurve]:
    """Return how sharp rows are at SIZES and, last, at the present size, for each of SCALES."""
    return _size_curves((*SIZES, view.head_size), ROWS, view.seed, view.init, view.d_model)


follows = panel(present)


@follows
def lead(view: View) -> Pieces:
    curves = size_curves(view)
    undivided, divided = (numbers.percent(curves[scale].largest[-1]) for scale in ("none", "head"))
    about = "Steps 1 and 2 draw queries and keys at random, many times; steps 3 and 4 are about five fixed numbers. "
    about += "Your sentence is step 5."
    words = f"At head size **{view.head_size}**, one of {scaling.KEYS} keys takes **{undivided}** of a row, on average. "
    words += f"With scores divided by √{view.head_size}: **{divided}**."
    return [Text("lead", f"{words} :gray[{about}]")]


def _legend(view: View) -> str:
    """Return which line is which divisor: the one that is set in colour."""
    signs = []
    for line, (token, scale) in zip(line_chart.LINES, SCALES.items(), strict=True):
        signs.append(f":{'primary' if token == view.scale else 'gray'}[**{line} ÷ {scale.divisor}**]")
    return " ".join(signs)


def _chart(
    view: View, axes: line_chart.Axes, lines: Mapping[str, list[float]], number: Callable[[float], str], **more: object
) -> templates.Spec:
    """Return a line a divisor over SIZES; the last of its numbers is marked: that at the present size.

    Only the one that is set says its number, the others would run into it; more: see line_chart.curves.
    """
    strong = [scale == view.scale for scale in lines]
    marked = [line[-1] for line in lines.values()]
    curves = templates.table(
        x=list(SIZES) * len(lines),
        y=[y for line in lines.values() for y in line[:-1]],
        name=[scale for scale in lines for _ in SIZES],
        strong=[is_set for is_set in strong for _ in SIZES],
    )
    labels = [number(y) if is_set else "" for y, is_set in zip(marked, strong, strict=True)]
    marks = templates.table(x=view.head_size, y=marked, label=labels, strong=strong, up=True)
    return line_chart.curves(axes, view.dark, curves, marks, **more)


@follows
def variance(view: View) -> Pieces:
    """Draw the variance of q·k against head size: theory, many draws, and the marked one."""
    lines = {}
    for scale in SCALES:
        theory = [scaling.variance_in_theory(size, view.d_model, scale, view.init) for size in SIZES]
        lines[scale] = [*theory, variances(view, scale).drawn[0]]
    cloud = [_variances(size, view.d_model, view.scale, CLOUD, view.seed, view.init).drawn for size in POWERS]
    points = templates.table(x=[size for size in POWERS for _ in range(CLOUD)], y=[y for draws in cloud for y in draws])
    spec = _chart(view, SPREAD, lines, "{:.3g}".format, points=points, band=_band(view))
    shade = " · shade: 95 %" if view.init == "gaussian" else ""
    title = f":gray[**variance of q·k** ·] {_legend(view)} :gray[· ⋮ draws{shade}]"
    alt = "Variance of q times k against head size, one line for each divisor, with draws around the one that is set"
    return titled("variance", title, spec, alt)


def _band(view: View) -> templates.Columns:
    """Return between what 95 % of draws lie by theory, which says nothing of layers."""
    bands = {size: scaling.variance_band(size, view.d_model, view.scale, view.init) for size in SIZES}
    known = {size: ends for size, ends in bands.items() if ends}
    return templates.table(x=list(known), low=[low for low, _ in known.values()], high=[high for _, high in known.values()])


@follows
def variance_in_words(view: View) -> Pieces:
    """Say what the marked draw spreads by, divided each way, and where most draws lie."""
    by_scale = {scale: variances(view, scale) for scale in SCALES}
    ways = [f"as they are, **{by_scale['none'].drawn[0]:.2f}**"]
    for scale, size, note in (("head", view.head_size, ""), ("model", view.d_model, " (d_model, the classic slip)")):
        ways.append(f"scores ÷ √{size}{note}, so variance ÷ {size}, **{by_scale[scale].drawn[0]:.2f}**")
    theory = ", ".join(f"{draws.theory:.3g}" for draws in by_scale.values())
    low, high = by_scale[view.scale].middle
    words = f"Variance of one draw’s 256 scores, 4 times 8 queries and 8 keys: {'; '.join(ways)}. Theory: {theory}."
    most = f"Of {DRAWS} draws, 95 % lie in **{low:.3g} to {high:.3g}**, divided by {SCALES[view.scale].divisor}."
    if (view.head_size, view.init) == (16, "gaussian"):
        raw, scaled = (step.computed.item() for step in examples.run("two_variances").steps)
        one = f"one as it is, variance {raw:.4f}; another, not the same, with its scores divided by √16, {scaled:.4f}"
        most += f" :gray[The worked examples hold two draws: {one}.]"
    return [Text("variance_words", f"{words}\n\n{most}")]


@follows
def by_size(view: View, measure: str) -> Pieces:
    axes, number, alt = MEASURES[measure]
    title = f":gray[**largest weight** ·] {_legend(view)}"
    if measure == "effective":
        title = f":gray[**effective keys** of {scaling.KEYS}: as if so many shared the row equally]"
    lines = {scale: getattr(curve, measure) for scale, curve in size_curves(view).items()}
    alt = f"{alt} against head size, one line for each divisor"
    return titled(measure, title, _chart(view, axes, lines, number), alt)


@follows
def sizes_in_words(view: View) -> Pieces:
    """Say how sharp the rows are, divided each way, how many are saturated, and what that does to learning."""
    parts, curves = [], size_curves(view)
    for scale, curve in curves.items():
        divisor = SCALES[scale].in_numbers(view.head_size, view.d_model)
        part = f"÷ {divisor}: **{numbers.percent(curve.largest[-1])}**, {curve.effective[-1]:.1f} effective keys"
        part += f", {curve.saturated[-1]} of {ROWS} rows saturated" if curve.saturated[-1] else ""
        parts.append(part)
    words = f"Head size {view.head_size}, the same scores divided each way, mean of {ROWS} rows: {' · '.join(parts)}. "
    least = f"{100 * sharpness.SATURATED:.0f} %"
    if any(curve.saturated[-1] for curve in curves.values()):
        words += f"A row is saturated where one key has {least} or more: almost no gradient reaches q and k through it."
    else:
        words += f"In no row has one key {least} or more, so none is saturated."
    return [Text("sizes_words", words)]
