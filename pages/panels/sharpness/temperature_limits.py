"""The panels of softmax about the learner's sentence: one row now, at temperature 0 and at infinite temperature."""

import math
from dataclasses import replace

from attn_core import one_query
from attn_core.experiments import one_row
from attn_core.masks import leaves_one_key
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import row_bars, templates
from pages.panels.shared import head_roles
from pages.text import numbers
from pages.text import sharpness_words as said
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.traced_view import TracedView

words, deeper, core = Words("sharpness"), Words("sharpness_deeper"), Words("core")
HIGHEST = 20.0  # temperature that the link takes

follows = panel(traced_view.present)


@remember
def limits(traced: TracedView) -> one_row.Limits:
    trace, head = traced.seen.trace, traced.head
    return one_row.limits(trace.heads.masked[head, traced.query], trace.v[head], traced.view.temperature)


@follows
def row(traced: TracedView) -> Pieces:
    """Draw the selected row now, with a mark for each of its two ends."""
    ends = limits(traced)
    bars = one_query.bars(replace(traced.row, at_one=ends.cold, unscaled=ends.hot))
    labels = [traced.keys[key] if key >= 0 else words.others(count=bars.others) for key in bars.keys]
    shares = [words.HIDDEN if share is None else numbers.percent(share) for share in bars.weights]
    series = {"now": bars.weights, "warm": bars.at_one, "raw": bars.unscaled}
    spec = row_bars.weights(labels, series, bars.winner, shares, traced.dark)
    named = zip(labels, bars.weights, bars.at_one, bars.unscaled, strict=True)
    tips = [
        words.hidden_tip(label=label) if now is None else words.ends_tip(label=label, now=now, cold=cold, hot=hot)
        for label, now, cold, hot in named
    ]
    spec = templates.with_column(spec, "bars", tip=tips)
    title = words.ends_title(query=traced.name, temperature=traced.view.temperature)
    return titled("ends", title, spec, words.ENDS_ALT, steps=traced_view.steps(traced))


def _visible(traced: TracedView) -> int:
    return traced.row.count


@follows
def ends_in_words(traced: TracedView) -> Pieces:
    """Say the weight of the key with the largest score, now and at both ends."""
    ends, visible = limits(traced), _visible(traced)
    if not visible:
        return [Text("ends_words", words.blind(query=traced.name))]
    key, ties = traced.keys[ends.winners[0]], len(ends.winners)
    if visible == 1:
        return [Text("ends_words", words.alone(query=traced.name, key=key))]
    if ties == visible:
        return [Text("ends_words", words.equal_ends(query=traced.name, visible=visible, mean=1 / visible))]
    weights = {"now": ends.now[ends.winners[0]].item(), "cold": 1 / ties, "mean": 1 / visible}
    counts = {"others": ties - 1, "visible": visible, "temperature": traced.view.temperature}
    return [Text("ends_words", words.ends(query=traced.name, key=key, **counts, **weights))]


@follows
def far(traced: TracedView) -> Pieces:
    """Say how far the output is from both ends, and how much of a change of the scores it passes on."""
    ends, visible = limits(traced), _visible(traced)
    if visible < 2:
        return []
    key, ties = traced.keys[ends.winners[0]], len(ends.winners)
    values = core.values(count=visible, mask=traced.view.mask if traced.scene.memory is None else "none")
    before = core.BEFORE_DROPOUT if traced.view.dropout else ""
    apart = {"to_cold": ends.to_cold, "to_mean": ends.to_mean}
    sentence = deeper.far(key=key, others=ties - 1, values=values, before=before, **apart)
    gradient = None if math.isinf(ends.gradient) else ends.gradient
    return [Text("far", f"{sentence}\n\n{deeper.row_passes_on(gradient=gradient)}")]


@follows
def roles(traced: TracedView) -> Pieces:
    return [Text("roles", head_roles.summary(traced))]


@follows
def task(traced: TracedView) -> Pieces:
    masked, visible = traced.seen.trace.heads.masked[traced.head, traced.query], _visible(traced)
    ratio, apart = (one_row.largest_to_smallest(masked, at) for at in (traced.view.temperature, HIGHEST))
    now = limits(traced).now[traced.row.visible] if visible else masked[:0]
    weights = (now.max().item(), now.min().item()) if visible else (0.0, 0.0)
    one_key = leaves_one_key(traced.scene.allowed())
    return [Task("ends_task", *said.ends_task(traced.name, visible, one_key, weights, ratio, apart))]


@follows
def verified(traced: TracedView) -> Pieces:
    return [Text("mean_verified", deeper.mean_verified(difference=limits(traced).hot_from_mean))]
