"""The panels of sharpness about the learner's sentence: one row at temperature 0, now, and at temperature without end."""

import math
from dataclasses import replace

from attn_core import one_query
from attn_core.cache import remember
from attn_core.experiments import one_row
from attn_core.masks import MASKS
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import row_bars
from pages.ui.text import markdown, numbers
from pages.ui.traced_view import TracedView

NAMES = {"cold": "temperature 0", "now": "now", "hot": "temperature without end"}

follows = panel(traced_view.present)


@remember
def limits(traced: TracedView) -> one_row.Limits:
    trace, head = traced.seen.trace, traced.head
    return one_row.limits(trace.heads.masked[head, traced.query], trace.v[head], traced.view.temperature)


@follows
def row(traced: TracedView, name: str) -> Pieces:
    """Draw the selected row at one of three temperatures: "cold", "now" or "hot"."""
    ends = limits(traced)
    bars = one_query.bars(replace(traced.row, at_one=ends.cold, unscaled=ends.hot))
    series = {"cold": bars.at_one, "now": bars.weights, "hot": bars.unscaled}[name]
    labels = [traced.keys[key] if key >= 0 else f"{bars.others} others" for key in bars.keys]
    winner = bars.winner if name == "now" or (name == "cold" and len(ends.winners) == 1) else None
    words = ["hidden" if share is None else numbers.percent(share) for share in series]
    spec = row_bars.weights(labels, {"now": series}, winner, words, traced.dark)
    title = f"**{NAMES[name]}**" + (f" :gray[· {traced.view.temperature:g}]" if name == "now" else "")
    alt = f"The selected row at {NAMES[name]}, as bars"
    return titled(f"end_{name}", title, spec, alt, steps=traced_view.steps(traced))


@follows
def ends_in_words(traced: TracedView) -> Pieces:
    ends, visible = limits(traced), int(traced.row.visible.sum())
    query = markdown.chip("query", traced.name)
    if not visible:
        return [Text("ends_words", f"{query} may look at nothing: its output is 0 at every temperature.")]
    value, winner = markdown.chip("value", "value"), markdown.chip("key", traced.keys[ends.winners[0]])
    if visible == 1:
        return [Text("ends_words", f"{query} may attend to {winner} alone, and takes its {value} at every temperature.")]
    ties = f" and {len(ends.winners) - 1} more, in equal parts" if len(ends.winners) > 1 else ""
    where = MASKS[traced.view.mask if traced.scene.memory is None else "none"].visible
    before = " before dropout" if traced.view.dropout else ""
    words = f"At 0, {query} takes the {value} of {winner}{ties}: now{before} it is **{ends.to_cold:.2f}** from that.\n\n"
    words += f"Without end it takes the plain mean of the {visible} values {where} "
    words += f"(difference {numbers.small(ends.hot_from_mean)}): now{before} it is **{ends.to_mean:.2f}** from that"
    return [Text("ends_words", f"{words}, and {_passed_on(ends.gradient)}.")]


def _passed_on(gradient: float) -> str:
    """Return how much of a small change of the scores reaches the weights, as the end of a sentence."""
    if math.isinf(gradient):
        return "the smallest change of one of the equal scores decides where the weight goes"
    return f"a small change of its scores reaches the weights at most **{gradient:.3f}** times as large"
