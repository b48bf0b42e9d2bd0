"""Sharpness, the learner's own sentence: one row at temperature 0, now, and without end; and the page's numbers."""

import dataclasses

import pandas as pd

from attn_core import one_query
from attn_core.cache import remember
from attn_core.experiments import temperature_limits
from pages.ui import number_tables, traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import row_sharpness
from pages.ui.link import SCALES
from pages.ui.story.sharpness import scaling
from pages.ui.text import markdown, numbers
from pages.ui.traced_view import TracedView

NAMES = {"cold": "temperature 0", "now": "now", "hot": "temperature without end"}


shows = panel(traced_view.present)


@remember
def _ends(found: TracedView) -> temperature_limits.Ends:
    """Return the selected row between its ends."""
    heads = found.seen.trace.heads
    return temperature_limits.ends(
        heads.masked[found.head, found.query], found.seen.trace.v[found.head], found.view.temperature
    )


@shows
def row(found: TracedView, which: str) -> Pieces:
    """Draw the selected row at one temperature."""
    between = _ends(found)
    bars = one_query.bars(dataclasses.replace(found.row, at_one=between.cold, unscaled=between.hot))
    series = {"cold": bars.at_one, "now": bars.weights, "hot": bars.unscaled}[which]
    labels = [found.keys[k] if k >= 0 else f"{bars.others} others" for k in bars.keys]
    winner = bars.winner if which == "now" or (which == "cold" and len(between.winners) == 1) else None
    said = ["hidden" if share is None else numbers.percent(share) for share in series]
    spec = row_sharpness.bars(labels, {"now": series}, winner, said, found.dark)
    name = f"**{NAMES[which]}**" + (f" :gray[· {found.view.temperature:g}]" if which == "now" else "")
    said = f"The selected row at {NAMES[which]}, as bars"
    return [Text(f"end_{which}_name", name), Picture(f"end_{which}", spec, said, steps=traced_view.steps(found))]


@shows
def ends_in_words(found: TracedView) -> Pieces:
    """Say what the row hands over at both ends."""
    between, many = _ends(found), int(found.row.visible.sum())
    who = markdown.chip("query", found.name)
    if not many:
        return [Text("ends_words", f"{who} may look at nothing: its output is 0 at every temperature.")]
    first = markdown.chip("key", found.keys[between.winners[0]])
    ties = f" and {len(between.winners) - 1} more, in equal parts" if len(between.winners) > 1 else ""
    where = "of the past and itself" if found.view.mask == "causal" and found.scene.memory is None else "it may look at"
    value = markdown.chip("value", "value")
    cold = f"At 0, {who} takes the {value} of {first}{ties}: now it is **{between.to_cold:.2f}** from that."
    off = numbers.small(between.hot_from_mean)
    hot = f"Without end it takes the plain mean of the {many} values {where} (difference {off})"
    now = f"now it is **{between.to_mean:.2f}** from that, and a small change of its scores "
    now += f"reaches the weights at most **{between.passed:.3f}** times as large."
    return [Text("ends_words", f"{cold}\n\n{hot}: {now}")]


# ---- the numbers ----


def _draws(sizes: scaling.Sizes) -> pd.DataFrame:
    """Return the variance of each draw, divided each way."""
    return pd.DataFrame({scale: sizes.drawn(scale).drawn for scale in SCALES})


def _by_size(sizes: scaling.Sizes) -> pd.DataFrame:
    """Return theory and sharpness at each head size, divided each way."""
    table = {"head size": [*scaling.SIZES, sizes.head_size]}
    for scale, curve in sizes.rows().items():
        at = SCALES[scale]
        table |= {f"largest weight ÷ {at}": curve.largest, f"effective keys ÷ {at}": curve.effective}
    return pd.DataFrame(table)


def _own(own: TracedView) -> pd.DataFrame:
    """Return the selected row at both ends and now; hidden keys say so."""
    between = _ends(own)
    visible = own.row.visible.tolist()
    columns = {NAMES[name]: getattr(between, name).tolist() for name in NAMES}
    table = pd.DataFrame({"position": range(len(own.scene.keys)), "key": list(own.scene.keys), **columns})
    for name, column in columns.items():
        table[name] = [f"{w:.6f}" if sees else "hidden" for w, sees in zip(column, visible, strict=True)]
    return table


TABLES = {
    "head_sizes": number_tables.numbers("by head size", "head_sizes", scaling.present, _by_size),
    "variances": number_tables.numbers("draws", "variances", scaling.present, _draws),
    "ends": number_tables.numbers("your row", "ends", traced_view.present, _own),
}
