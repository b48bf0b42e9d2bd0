"""Sharpness, the learner's own sentence: one row at temperature 0, now, and without end; and the page's numbers."""

import dataclasses

import pandas as pd

from attn_core import one_query as focus
from attn_core.cache import remember
from attn_core.experiments import temperature_limits as ends
from pages.ui import number_tables as folds
from pages.ui import traced_view as shown
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import row_sharpness as distribution
from pages.ui.link import SCALES
from pages.ui.story.sharpness import scaling as sharpness
from pages.ui.text import sentences as words
from pages.ui.traced_view import Shown

NAMES = {"cold": "temperature 0", "now": "now", "hot": "temperature without end"}


shows = panel(shown.present)


@remember
def _ends(found: Shown) -> ends.Ends:
    """Return the selected row between its ends."""
    heads = found.seen.trace.heads
    return ends.ends(heads.masked[found.head, found.query], found.seen.trace.v[found.head], found.view.temperature)


@shows
def row(found: Shown, which: str) -> Pieces:
    """Draw the selected row at one temperature."""
    between = _ends(found)
    bars = focus.bars(dataclasses.replace(found.row, at_one=between.cold, unscaled=between.hot))
    series = {"cold": bars.at_one, "now": bars.weights, "hot": bars.unscaled}[which]
    labels = [found.keys[k] if k >= 0 else f"{bars.others} others" for k in bars.keys]
    winner = bars.winner if which == "now" or (which == "cold" and len(between.winners) == 1) else None
    said = ["hidden" if share is None else words.percent(share) for share in series]
    spec = distribution.bars(labels, {"now": series}, winner, said, found.dark)
    name = f"**{NAMES[which]}**" + (f" :gray[· {found.view.temperature:g}]" if which == "now" else "")
    said = f"The selected row at {NAMES[which]}, as bars"
    return [Text(f"end_{which}_name", name), Picture(f"end_{which}", spec, said, steps=shown.steps(found))]


@shows
def ends_in_words(found: Shown) -> Pieces:
    """Say what the row hands over at both ends."""
    between, many = _ends(found), int(found.row.visible.sum())
    who = words.chip("query", found.name)
    if not many:
        return [Text("ends_words", f"{who} may look at nothing: its output is 0 at every temperature.")]
    first = words.chip("key", found.keys[between.winners[0]])
    ties = f" and {len(between.winners) - 1} more, in equal parts" if len(between.winners) > 1 else ""
    where = "of the past and itself" if found.view.mask == "causal" and found.scene.memory is None else "it may look at"
    value = words.chip("value", "value")
    cold = f"At 0, {who} takes the {value} of {first}{ties}: now it is **{between.to_cold:.2f}** from that."
    hot = (
        f"Without end it takes the plain mean of the {many} values {where} (difference {words.small(between.hot_from_mean)})"
    )
    now = f"now it is **{between.to_mean:.2f}** from that, and a small change of its scores "
    now += f"reaches the weights at most **{between.passed:.3f}** times as large."
    return [Text("ends_words", f"{cold}\n\n{hot}: {now}")]


# ---- the numbers ----


def _draws(sizes: sharpness.Sizes) -> pd.DataFrame:
    """Return the variance of each draw, divided each way."""
    return pd.DataFrame({scale: sizes.drawn(scale).drawn for scale in SCALES})


def _by_size(sizes: sharpness.Sizes) -> pd.DataFrame:
    """Return theory and sharpness at each head size, divided each way."""
    table = {"head size": [*sharpness.SIZES, sizes.head_size]}
    for scale, curve in sizes.rows().items():
        at = SCALES[scale]
        table |= {f"largest weight ÷ {at}": curve.largest, f"effective keys ÷ {at}": curve.effective}
    return pd.DataFrame(table)


def _own(own: Shown) -> pd.DataFrame:
    """Return the selected row at both ends and now; hidden keys say so."""
    between = _ends(own)
    visible = own.row.visible.tolist()
    columns = {NAMES[name]: getattr(between, name).tolist() for name in NAMES}
    table = pd.DataFrame({"position": range(len(own.scene.keys)), "key": list(own.scene.keys), **columns})
    for name, column in columns.items():
        table[name] = [f"{w:.6f}" if sees else "hidden" for w, sees in zip(column, visible, strict=True)]
    return table


TABLES = {
    "head_sizes": folds.numbers("by head size", "head_sizes", sharpness.present, _by_size),
    "variances": folds.numbers("draws", "variances", sharpness.present, _draws),
    "ends": folds.numbers("your row", "ends", shown.present, _own),
}
