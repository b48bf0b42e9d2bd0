"""The panels of softmax about the power of the divisor: the variance of scores is 1 at the root for every head size."""

from attn_core.experiments import scaling as theory
from attn_core.score_scales import ROOT, SCALES, SET, WAYS, Divisor
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import line_chart, templates
from pages.panels.sharpness import scaling
from pages.text import numbers
from pages.text import sharpness_words as said
from pages.text.languages import Words
from pages.view.settings import View

words = Words("sharpness")
STOPS = tuple(i / 20 for i in range(21))  # powers that a line is drawn through
OTHERS = {"narrow": 4, "wide": 128}  # head sizes that step 2 draws beside the one that is set
POWER_ENDS = {  # q and k → labels of the axis of the variance against the power
    "gaussian": (0.001, 0.01, 0.1, 1, 10, 100, 1000),
    "linear": (0.0001, 0.001, 0.01, 0.1, 1, 10, 100),
}


@scaling.follows
def powers(view: View) -> Pieces:
    """Draw the variance of scores against the power: a line a head size by theory, and the marked draw at the power set."""
    sizes = {SET: view.head_size} | {name: size for name, size in OTHERS.items() if size != view.head_size}
    lines = templates.table(
        x=list(STOPS) * len(sizes),
        y=[_at_power(view, size, power) for size in sizes.values() for power in STOPS],
        name=[name for name in sizes for _ in STOPS],
        strong=[name == SET for name in sizes for _ in STOPS],
    )
    now, ends = scaling.variances(view, view.divisor).drawn[0], POWER_ENDS[view.init]
    marks = templates.table(x=view.power, y=[now], label=[numbers.exact(now, ".3g")], strong=[True], up=[view.power < ROOT])
    axes = line_chart.Axes(words.POWER_AXIS, (0, 0.25, 0.5, 0.75, 1), ends, (SET, *OTHERS), False, log_y=True, height=260)
    signs = [
        (sign, sizes[name], name == SET) for sign, name in zip(line_chart.LINES, axes.names, strict=False) if name in sizes
    ]
    title = said.powers_title(signs, SCALES[view.scale].name)
    return titled("powers", title, line_chart.curves(axes, view.dark, lines, marks), words.POWERS_ALT)


def _at_power(view: View, size: int, power: float) -> float:
    """Return the variance of scores by theory, divided by the size that is set to a power."""
    return theory.variance_in_theory(size, view.d_model, Divisor(view.scale, power), view.init)


@scaling.follows
def in_words(view: View) -> Pieces:
    """Say the variance of the marked draw as it is divided, beside theory."""
    drawn, number = scaling.variances(view, view.divisor), view.divisor.in_numbers(view.head_size, view.d_model)
    now = {"drawn": drawn.drawn[0], "theory": drawn.theory, "always": view.divisor == WAYS["head"]}
    return [Text("powers_words", words.powers(size=view.head_size, divisor=None if number == "1" else number, **now))]


@scaling.follows
def task(view: View) -> Pieces:
    drawn, size = scaling.variances(view, view.divisor), view.head_size
    done = words.powers_done(size=size, drawn=drawn.drawn[0], theory=drawn.theory)
    return [Task("powers_task", words.powers_task(size=size), done * (view.divisor == Divisor("head", 1.0) and size > 1))]
