"""How sharp the selected row's choice is: its weights as bars, and its sharpness against temperature."""

from attn_core import one_query
from attn_core.attention import SMALLEST
from attn_core.biases import BIASES
from pages.board.panel import panel
from pages.board.pieces import Picture, Pieces, Text, titled
from pages.charts import line_chart, row_bars, templates
from pages.text import numbers
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.traced_view import TracedView

words = Words("explore")
shows = panel(traced_view.present_long)


@shows
def row(traced: TracedView) -> Pieces:
    """Draw the selected row as bars, and its sharpness against temperature."""
    entries = one_query.bars(traced.row)
    view, legend, series = traced.view, [words.NOW], {"now": entries.weights}
    if view.temperature != 1:
        legend.append(words.AT_ONE)
        series["warm"] = entries.at_one
    if view.power:
        legend.append(words.UNSCALED)
        series["raw"] = entries.unscaled
    title = f"{words.share(name=traced.name)}\n\n{' :gray[·] '.join(legend)}"
    bars = Text("sharp_name", title), Picture("bars", _bars(traced, entries, series), words.BARS_ALT)
    return [*bars, *_curve(traced), Text("sharpness", _in_words(traced))]


def _bars(traced: TracedView, entries: one_query.Bars, series: dict[str, list[float | None]]) -> templates.Spec:
    names = [traced.keys[key] if key >= 0 else words.others(count=entries.others) for key in entries.keys]
    shares = [words.HIDDEN if share is None else numbers.percent(share) for share in series["now"]]
    return row_bars.weights(names, series, entries.winner, shares, traced.dark)


def _curve(traced: TracedView) -> Pieces:
    """Draw the row's sharpness against temperature."""
    stops, row = line_chart.stops(), traced.row
    title = words.curve(largest=row.largest, effective=row.effective, visible=row.count)
    curve = one_query.curve(traced.alone, 0, 0, stops)
    return titled(
        "curve",
        title,
        line_chart.temperature_curve(stops, curve, row, traced.view.temperature, traced.dark),
        words.CURVE_ALT,
    )


def _in_words(traced: TracedView) -> str:
    row, visible = traced.row, traced.row.count
    spread = words.sharpness(
        query=traced.name, effective=row.effective, visible=visible, hides=visible < len(traced.keys), noun=traced.noun
    )
    if not visible:
        return spread
    return f"{spread} {_when_colder(traced, row)}"


def _when_colder(traced: TracedView, row: one_query.Row) -> str:
    """Say where a row's weight goes as the temperature falls to 0."""
    biased = BIASES[traced.scene.bias].places is not None
    if row.count == 1:
        return words.ONE_KEY
    if row.ties == row.count:
        return words.all_equal(visible=row.count, biased=biased)
    return words.when_colder(cold=traced.view.temperature < SMALLEST, on_top=row.ties, biased=biased)
