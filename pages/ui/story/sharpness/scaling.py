"""Sharpness, the scaling lab: how scores spread as heads get wider, and how few keys are left in use."""

from typing import NamedTuple

from attn_core import examples
from attn_core.cache import remember
from attn_core.experiments import scaling
from attn_core.experiments import score_spread as spread
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import line_chart as curves
from pages.ui.charts import template as charts
from pages.ui.link import SCALES, View
from pages.ui.text import sentences as words

SIZES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
DRAWS, CLOUD, ROWS = 400, 40, 64  # draws at the present size, at each other size, and rows that step 2 averages
SPREAD = curves.Axes("head size", POWERS, (0.05, 0.1, 1, 10, 100, 250), tuple(SCALES), log_y=True, height=300)
LARGEST = curves.Axes("head size", POWERS, (0, 0.5, 1), tuple(SCALES), percent=True, height=280)
EFFECTIVE = curves.Axes("head size", POWERS, (1, 16, 32, 48, 64), tuple(SCALES), height=280)


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

    def drawn(self, scale: str) -> spread.Spread:
        """Return the draws at the present size."""
        return _drawn(self.head_size, self.d_model, scale, DRAWS, self.seed, self.init)

    def rows(self) -> dict[str, scaling.SizeCurve]:
        """Return how sharp rows are at SIZES and, last, at the present size."""
        return _rows((*SIZES, self.head_size), self.seed, self.init, self.d_model)


_drawn = remember(spread.spread)


@remember
def _rows(sizes: tuple[int, ...], seed: int, init: str, d_model: int) -> dict[str, scaling.SizeCurve]:
    """Return how sharp rows are at these sizes."""
    return scaling.against_head_size(sizes, ROWS, seed, init, d_model)


def present(view: View) -> Sizes:
    """Return what is set."""
    return Sizes(*(getattr(view, name) for name in Sizes._fields))


shows = panel(present)


@shows
def lead(shown: Sizes) -> Pieces:
    """Say in one line what happens with and without scaling."""
    rows = shown.rows()
    bare, scaled = (words.percent(rows[scale].largest[-1]) for scale in ("none", "head"))
    about = f"Steps 1 to 4 draw numbers at random: a query and {scaling.KEYS} keys, many times. Your sentence is step 5."
    said = f"At head size **{shown.head_size}**, one of {scaling.KEYS} keys takes **{bare}** of a row, on average. "
    said += f"With scores divided by √{shown.head_size}: **{scaled}**."
    return [Text("lead", f"{said} :gray[{about}]")]


def legend(shown: Sizes) -> str:
    """Return which line is which: the one that is set in colour."""
    found = []
    for sign, (scale, divisor) in zip(curves.LINES, SCALES.items(), strict=True):
        found.append(f":{'primary' if scale == shown.scale else 'gray'}[**{sign} ÷ {divisor}**]")
    return " ".join(found)


# ---- 1: spread ----


@shows
def variance(shown: Sizes) -> Pieces:
    """Draw the variance of q·k against head size: theory, many draws, and the marked one."""
    lines = [(size, y, scale) for scale in SCALES for size, y in zip(SIZES, _theory(shown, scale), strict=True)]
    found = {scale: shown.drawn(scale).drawn[0] for scale in SCALES}
    marks = _marks(shown, found, {scale: f"{y:.3g}" for scale, y in found.items()})
    data = curves.Lines(_columns(lines, shown.scale), marks, _cloud(shown), _band(shown))
    shade = " · shade: 95 %" if shown.init == "gaussian" else ""
    name = f":gray[**variance of q·k** ·] {legend(shown)} :gray[· ⋮ draws{shade}]"
    said = "Variance of q times k against head size, one line for each divisor, with draws around the one that is set"
    return [Text("variance_name", name), Picture("variance", curves.curves(SPREAD, data, shown.dark), said)]


def _theory(shown: Sizes, scale: str) -> list[float]:
    """Return what theory expects at SIZES."""
    return spread.in_theory(SIZES, shown.d_model, scale, shown.init)


def _columns(points: list[tuple[int, float, str]], strong: str) -> charts.Columns:
    """Return (x, y, name) as the columns of lines."""
    x, y, name = map(list, zip(*points, strict=True))
    return charts.frame(x=x, y=y, name=name, strong=[each == strong for each in name])


def _marks(shown: Sizes, found: dict[str, float], said: dict[str, str]) -> charts.Columns:
    """Return the present size on each line; only the one that is set says its number, the others would run into it."""
    strong = [scale == shown.scale for scale in found]
    label = [said[scale] if is_set else "" for scale, is_set in zip(found, strong, strict=True)]
    return charts.frame(x=shown.head_size, y=list(found.values()), label=label, strong=strong, up=True)


def _cloud(shown: Sizes) -> charts.Columns:
    """Return some draws at each power of two, divided as set."""
    x = [size for size in POWERS for _ in range(CLOUD)]
    draws = (_drawn(size, shown.d_model, shown.scale, CLOUD, shown.seed, shown.init).drawn for size in POWERS)
    return charts.frame(x=x, y=[y for at in draws for y in at])


def _band(shown: Sizes) -> charts.Columns:
    """Return between what 95 % of draws lie by theory, which says nothing of layers."""
    bands = [(size, spread.band(size, shown.d_model, shown.scale, shown.init)) for size in SIZES]
    known = [(size, *ends) for size, ends in bands if ends is not None]
    x, low, high = map(list, zip(*known, strict=True)) if known else ([], [], [])
    return charts.frame(x=x, low=low, high=high)


@shows
def variance_in_words(shown: Sizes) -> Pieces:
    """Say what the marked draw spreads by, divided each way, and where most draws lie."""
    ways = [f"as they are, **{shown.drawn('none').drawn[0]:.2f}**"]
    for scale, size, note in (("head", shown.head_size, ""), ("model", shown.d_model, " (d_model, the classic slip)")):
        ways += [f"scores ÷ √{size}{note}, so variance ÷ {size}, **{shown.drawn(scale).drawn[0]:.2f}**"]
    theory = ", ".join(f"{y:.3g}" for y in shown.theory())
    low, high = shown.drawn(shown.scale).middle
    said = f"Variance of one draw’s 256 scores, 4 times 8 queries and 8 keys: {'; '.join(ways)}. Theory: {theory}."
    most = f"Of {DRAWS} draws, 95 % lie in **{low:.3g} to {high:.3g}**, divided by {SCALES[shown.scale]}."
    return [Text("variance_words", f"{said}\n\n{most}{_known(shown)}")]


def _known(shown: Sizes) -> str:
    """Return what the worked example found, where it is about the present setting."""
    if (shown.head_size, shown.init) != (16, "gaussian"):
        return ""
    raw, scaled = (step.computed.item() for step in examples.run("two_variances").steps)
    one = f"one as it is, variance {raw:.2f}; another, not the same, with its scores divided by √16, {scaled:.2f}"
    return f" :gray[The worked examples hold two draws: {one}.]"


# ---- 2: sharpness by head size ----


@shows
def largest(shown: Sizes) -> Pieces:
    """Draw the largest weight against head size."""
    name = f":gray[**largest weight** ·] {legend(shown)}"
    said = "Largest weight of a row over 64 keys against head size, one line for each divisor"
    return [Text("largest_name", name), Picture("largest", _by_size(shown, LARGEST), said)]


@shows
def effective(shown: Sizes) -> Pieces:
    """Draw the effective number of keys against head size."""
    name = f":gray[**effective keys** of {scaling.KEYS}: as if so many shared the row equally]"
    said = "Effective number of keys of 64 against head size, one line for each divisor"
    return [Text("effective_name", name), Picture("effective", _by_size(shown, EFFECTIVE), said)]


def _by_size(shown: Sizes, axes: curves.Axes) -> charts.Spec:
    """Return one of the two measures against head size."""
    measure = "largest" if axes.percent else "effective"
    rows = {scale: getattr(curve, measure) for scale, curve in shown.rows().items()}
    lines = [(size, y, scale) for scale, found in rows.items() for size, y in zip(SIZES, found[:-1], strict=True)]
    now = {scale: found[-1] for scale, found in rows.items()}
    said = {scale: words.percent(y) if axes.percent else f"{y:.1f}" for scale, y in now.items()}
    return curves.curves(axes, curves.Lines(_columns(lines, shown.scale), _marks(shown, now, said)), shown.dark)


@shows
def sizes_in_words(shown: Sizes) -> Pieces:
    """Say what the three ways of dividing leave of a row at the present size."""
    parts = []
    for scale, divisor in (("none", "1"), ("head", f"√{shown.head_size}"), ("model", f"√{shown.d_model}")):
        row = shown.rows()[scale]
        parts.append(f"÷ {divisor}: **{words.percent(row.largest[-1])}**, {row.effective[-1]:.1f} effective keys")
    said = f"Head size {shown.head_size}, the same scores divided each way, mean of {ROWS} rows: {' · '.join(parts)}. "
    return [Text("sizes_words", said + "A network that starts with one winner a row has little to learn from.")]
