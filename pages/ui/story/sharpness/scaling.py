"""Sharpness, the scaling lab: how scores spread as heads get wider, and how few keys are left in use."""

from typing import NamedTuple

from attn_core import examples
from attn_core.cache import remember
from attn_core.experiments import scaling, score_spread
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import line_chart, templates
from pages.ui.link import SCALES, View
from pages.ui.text import numbers

SIZES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
DRAWS, CLOUD, ROWS = 400, 40, 64  # draws at the present size, at each other size, and rows that step 2 averages
SPREAD = line_chart.Axes("head size", POWERS, (0.05, 0.1, 1, 10, 100, 250), tuple(SCALES), log_y=True, height=300)
LARGEST = line_chart.Axes("head size", POWERS, (0, 0.5, 1), tuple(SCALES), percent=True, height=280)
EFFECTIVE = line_chart.Axes("head size", POWERS, (1, 16, 32, 48, 64), tuple(SCALES), height=280)


class Sizes(NamedTuple):
    """What the scaling lab depends on; the learner's words are not among it."""

    head_size: int
    d_model: int
    scale: str
    seed: int
    init: str
    dark: bool

    def theory(self) -> list[float]:
        """Return the variance that theory expects at the present size, a number a way of dividing."""
        return [self.drawn(scale).theory for scale in SCALES]

    def drawn(self, scale: str) -> score_spread.Spread:
        """Return the draws at the present size."""
        return _drawn(self.head_size, self.d_model, scale, DRAWS, self.seed, self.init)

    def rows(self) -> dict[str, scaling.SizeCurve]:
        """Return how sharp rows are at SIZES and, last, at the present size."""
        return _rows((*SIZES, self.head_size), self.seed, self.init, self.d_model)


_drawn = remember(score_spread.spread)


@remember
def _rows(sizes: tuple[int, ...], seed: int, init: str, d_model: int) -> dict[str, scaling.SizeCurve]:
    """Return how sharp rows are at these sizes."""
    return scaling.against_head_size(sizes, ROWS, seed, init, d_model)


def present(view: View) -> Sizes:
    """Return what is set."""
    return Sizes(*(getattr(view, name) for name in Sizes._fields))


shows = panel(present)


@shows
def lead(sizes: Sizes) -> Pieces:
    """Say in one line what happens with and without scaling."""
    rows = sizes.rows()
    bare, scaled = (numbers.percent(rows[scale].largest[-1]) for scale in ("none", "head"))
    about = f"Steps 1 to 4 draw numbers at random: a query and {scaling.KEYS} keys, many times. Your sentence is step 5."
    said = f"At head size **{sizes.head_size}**, one of {scaling.KEYS} keys takes **{bare}** of a row, on average. "
    said += f"With scores divided by √{sizes.head_size}: **{scaled}**."
    return [Text("lead", f"{said} :gray[{about}]")]


def legend(sizes: Sizes) -> str:
    """Return which line is which: the one that is set in colour."""
    found = []
    for sign, (scale, divisor) in zip(line_chart.LINES, SCALES.items(), strict=True):
        found.append(f":{'primary' if scale == sizes.scale else 'gray'}[**{sign} ÷ {divisor}**]")
    return " ".join(found)


# ---- 1: spread ----


@shows
def variance(sizes: Sizes) -> Pieces:
    """Draw the variance of q·k against head size: theory, many draws, and the marked one."""
    lines = [(size, y, scale) for scale in SCALES for size, y in zip(SIZES, _theory(sizes, scale), strict=True)]
    found = {scale: sizes.drawn(scale).drawn[0] for scale in SCALES}
    marks = _marks(sizes, found, {scale: f"{y:.3g}" for scale, y in found.items()})
    data = line_chart.Lines(_columns(lines, sizes.scale), marks, _cloud(sizes), _band(sizes))
    shade = " · shade: 95 %" if sizes.init == "gaussian" else ""
    name = f":gray[**variance of q·k** ·] {legend(sizes)} :gray[· ⋮ draws{shade}]"
    said = "Variance of q times k against head size, one line for each divisor, with draws around the one that is set"
    return [Text("variance_name", name), Picture("variance", line_chart.curves(SPREAD, data, sizes.dark), said)]


def _theory(sizes: Sizes, scale: str) -> list[float]:
    """Return what theory expects at SIZES."""
    return score_spread.in_theory(SIZES, sizes.d_model, scale, sizes.init)


def _columns(points: list[tuple[int, float, str]], strong: str) -> templates.Columns:
    """Return (x, y, name) as the columns of lines."""
    x, y, name = map(list, zip(*points, strict=True))
    return templates.frame(x=x, y=y, name=name, strong=[each == strong for each in name])


def _marks(sizes: Sizes, found: dict[str, float], said: dict[str, str]) -> templates.Columns:
    """Return the present size on each line; only the one that is set says its number, the others would run into it."""
    strong = [scale == sizes.scale for scale in found]
    label = [said[scale] if is_set else "" for scale, is_set in zip(found, strong, strict=True)]
    return templates.frame(x=sizes.head_size, y=list(found.values()), label=label, strong=strong, up=True)


def _cloud(sizes: Sizes) -> templates.Columns:
    """Return some draws at each power of two, divided as set."""
    x = [size for size in POWERS for _ in range(CLOUD)]
    draws = (_drawn(size, sizes.d_model, sizes.scale, CLOUD, sizes.seed, sizes.init).drawn for size in POWERS)
    return templates.frame(x=x, y=[y for at in draws for y in at])


def _band(sizes: Sizes) -> templates.Columns:
    """Return between what 95 % of draws lie by theory, which says nothing of layers."""
    bands = [(size, score_spread.band(size, sizes.d_model, sizes.scale, sizes.init)) for size in SIZES]
    known = [(size, *ends) for size, ends in bands if ends is not None]
    x, low, high = map(list, zip(*known, strict=True)) if known else ([], [], [])
    return templates.frame(x=x, low=low, high=high)


@shows
def variance_in_words(sizes: Sizes) -> Pieces:
    """Say what the marked draw spreads by, divided each way, and where most draws lie."""
    ways = [f"as they are, **{sizes.drawn('none').drawn[0]:.2f}**"]
    for scale, size, note in (("head", sizes.head_size, ""), ("model", sizes.d_model, " (d_model, the classic slip)")):
        ways += [f"scores ÷ √{size}{note}, so variance ÷ {size}, **{sizes.drawn(scale).drawn[0]:.2f}**"]
    theory = ", ".join(f"{y:.3g}" for y in sizes.theory())
    low, high = sizes.drawn(sizes.scale).middle
    said = f"Variance of one draw’s 256 scores, 4 times 8 queries and 8 keys: {'; '.join(ways)}. Theory: {theory}."
    most = f"Of {DRAWS} draws, 95 % lie in **{low:.3g} to {high:.3g}**, divided by {SCALES[sizes.scale]}."
    return [Text("variance_words", f"{said}\n\n{most}{_known(sizes)}")]


def _known(sizes: Sizes) -> str:
    """Return what the worked example found, where it is about the present setting."""
    if (sizes.head_size, sizes.init) != (16, "gaussian"):
        return ""
    raw, scaled = (step.computed.item() for step in examples.run("two_variances").steps)
    one = f"one as it is, variance {raw:.2f}; another, not the same, with its scores divided by √16, {scaled:.2f}"
    return f" :gray[The worked examples hold two draws: {one}.]"


# ---- 2: sharpness by head size ----


@shows
def largest(sizes: Sizes) -> Pieces:
    """Draw the largest weight against head size."""
    name = f":gray[**largest weight** ·] {legend(sizes)}"
    said = "Largest weight of a row over 64 keys against head size, one line for each divisor"
    return [Text("largest_name", name), Picture("largest", _by_size(sizes, LARGEST), said)]


@shows
def effective(sizes: Sizes) -> Pieces:
    """Draw the effective number of keys against head size."""
    name = f":gray[**effective keys** of {scaling.KEYS}: as if so many shared the row equally]"
    said = "Effective number of keys of 64 against head size, one line for each divisor"
    return [Text("effective_name", name), Picture("effective", _by_size(sizes, EFFECTIVE), said)]


def _by_size(sizes: Sizes, axes: line_chart.Axes) -> templates.Spec:
    """Return one of the two measures against head size."""
    measure = "largest" if axes.percent else "effective"
    rows = {scale: getattr(curve, measure) for scale, curve in sizes.rows().items()}
    lines = [(size, y, scale) for scale, found in rows.items() for size, y in zip(SIZES, found[:-1], strict=True)]
    now = {scale: found[-1] for scale, found in rows.items()}
    said = {scale: numbers.percent(y) if axes.percent else f"{y:.1f}" for scale, y in now.items()}
    return line_chart.curves(axes, line_chart.Lines(_columns(lines, sizes.scale), _marks(sizes, now, said)), sizes.dark)


@shows
def sizes_in_words(sizes: Sizes) -> Pieces:
    """Say what the three ways of dividing leave of a row at the present size."""
    parts = []
    for scale, divisor in (("none", "1"), ("head", f"√{sizes.head_size}"), ("model", f"√{sizes.d_model}")):
        row = sizes.rows()[scale]
        parts.append(f"÷ {divisor}: **{numbers.percent(row.largest[-1])}**, {row.effective[-1]:.1f} effective keys")
    said = f"Head size {sizes.head_size}, the same scores divided each way, mean of {ROWS} rows: {' · '.join(parts)}. "
    return [Text("sizes_words", said + "A network that starts with one winner a row has little to learn from.")]
