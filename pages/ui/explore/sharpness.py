"""How sharp the selected row's choice is: its weights as bars, and its sharpness against temperature."""

from attn_core import one_query
from attn_core.attention import SMALLEST
from attn_core.score_scales import SCALES
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text, titled
from pages.ui.charts import line_chart, row_bars, templates
from pages.ui.text import markdown, numbers
from pages.ui.traced_view import TracedView

shows = panel(traced_view.present_long)


@shows
def row(traced: TracedView) -> Pieces:
    """Draw the selected row as bars, and its sharpness against temperature."""
    present, entries = traced.row, one_query.bars(traced.row)
    view, legend, series = traced.view, ["**▬** now"], {"now": entries.weights}
    if view.temperature != 1:
        legend.append("**┃** at temperature 1")
        series["warm"] = entries.at_one
    if view.scale != "none":
        legend.append(f"○ if not divided by {SCALES[view.scale].in_numbers(view.head_size, view.d_model)}")
        series["raw"] = entries.unscaled
    title = f"## 2  How sharp is {markdown.plain(traced.name)}’s choice?\n\n{' :gray[·] '.join(legend)}"
    effective = f"{present.effective:.1f} of {int(present.visible.sum())}"
    lines = f":primary[━ largest weight **{numbers.percent(present.largest)}**] :gray[╍ effective keys **{effective}**]"
    return [
        Text("sharp_name", title),
        Picture("bars", _bars(traced, entries, series), "The selected row as bars"),
        *titled("curve", lines, _curve(traced), "Largest weight and effective keys against temperature"),
        Text("sharpness", _in_words(traced)),
    ]


def _bars(traced: TracedView, entries: one_query.Bars, series: dict[str, list[float | None]]) -> templates.Spec:
    names = [traced.keys[key] if key >= 0 else f"{entries.others} others" for key in entries.keys]
    shares = ["hidden" if share is None else numbers.percent(share) for share in series["now"]]
    return row_bars.weights(names, series, entries.winner, shares, traced.dark)


def _curve(traced: TracedView) -> templates.Spec:
    stops, row = line_chart.stops(), traced.row
    curve = one_query.curve(traced.seen.trace, traced.head, traced.query, stops)
    return line_chart.temperature_curve(stops, curve, row, traced.view.temperature, traced.dark)


def _in_words(traced: TracedView) -> str:
    query, visible = markdown.chip("query", traced.name), int(traced.row.visible.sum())
    if not visible:
        return f"{query} may look at nothing, so there is nothing to be sharp about."
    among = numbers.plural(visible, "character" if traced.view.tokens == "character" else "word")
    among += " it may look at" if visible < len(traced.keys) else ""
    keys = f"**{traced.row.effective:.1f}** of {among}, its **effective keys**"
    return f"As if {query} looked at {keys}. {_when_colder(traced)}"


def _when_colder(traced: TracedView) -> str:
    """Return where the row's weight goes as the temperature falls to 0, which ties share."""
    row, visible = traced.row, int(traced.row.visible.sum())
    if visible == 1:
        return "One word has all its weight at every temperature."
    if row.on_top == visible:
        return f"All {visible} scores are equal, and so are the weights at every temperature."
    takes = "the largest score takes all the weight"
    if row.on_top > 1:
        takes = f"the {row.on_top} largest scores, which are equal, share all the weight"
    when = "At temperature 0" if traced.view.temperature < SMALLEST else "As the temperature falls to 0"
    return f"{when}, {takes}."
