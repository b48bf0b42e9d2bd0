"""How sharp the selected row's choice is: its weights as bars, and its sharpness against temperature."""

from attn_core import one_query
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import row_sharpness, templates
from pages.ui.text import markdown, numbers, sentences
from pages.ui.traced_view import TracedView

shows = panel(traced_view.long)


@shows
def row(traced: TracedView) -> Pieces:
    """Draw the selected row as bars, and its sharpness against temperature."""
    entries = one_query.bars(traced.row)
    series = _series(traced, entries)
    legend = [
        "**▬** now",
        *(["**┃** at temperature 1"] if "warm" in series else []),
        *([f"○ if not divided by {_divisor(traced)}"] if "raw" in series else []),
    ]
    hidden, kind = len(traced.keys) - int(traced.row.visible.sum()), traced.view.tokens
    name = f"## 2  How sharp is {markdown.plain(traced.name)}’s choice?\n\n{' :gray[·] '.join(legend)}"
    return [
        Text("sharp_name", name),
        Picture("bars", _bars(traced, entries, series), "The selected row as bars"),
        Text("curve_name", _curve_name(traced)),
        Picture("curve", _curve(traced), "Largest weight and effective keys against temperature"),
        Text("sharpness", sentences.sharpness(traced.name, traced.row.effective, len(traced.keys) - hidden, hidden, kind)),
    ]


def _divisor(traced: TracedView) -> str:
    """Return what scores are divided by, in numbers."""
    return f"√{traced.view.head_size if traced.view.scale == 'head' else traced.view.d_model}"


def _curve_name(traced: TracedView) -> str:
    """Return which line of the curve is which, and where it stands now."""
    largest, effective = _present(traced)
    return f":primary[━ largest weight **{largest}**] :gray[╍ effective keys **{effective}**]"


def _present(traced: TracedView) -> tuple[str, str]:
    """Return the row's largest weight, and its effective keys, in words."""
    return numbers.percent(traced.row.largest), f"{traced.row.effective:.1f} of {int(traced.row.visible.sum())}"


def _bars(traced: TracedView, entries: one_query.Bars, series: dict[str, list[float | None]]) -> templates.Spec:
    """Return the selected row as bars."""
    names = [traced.keys[k] if k >= 0 else f"{entries.others} others" for k in entries.keys]
    said = ["hidden" if share is None else numbers.percent(share) for share in series["now"]]
    return row_sharpness.bars(names, series, entries.winner, said, traced.dark)


def _series(traced: TracedView, entries: one_query.Bars) -> dict[str, list[float | None]]:
    """Return the bars and the marks beside them that say something else than the bars."""
    series: dict[str, list[float | None]] = {"now": entries.weights}
    if traced.view.temperature != 1:
        series["warm"] = entries.at_one
    if traced.view.scale != "none":
        series["raw"] = entries.unscaled
    return series


def _curve(traced: TracedView) -> templates.Spec:
    """Return sharpness against temperature with the present one marked."""
    stops = row_sharpness.stops()
    found = one_query.curve(traced.seen.trace, traced.head, traced.query, stops)
    row = traced.row
    line = row_sharpness.Curve(stops, found.largest, found.in_use, row.uniform)
    said = f"largest weight {row.largest:.4f}", f"effective keys {row.effective:.4f} of {int(row.visible.sum())}"
    now = row_sharpness.Present(traced.view.temperature, row.largest, row.effective * row.uniform, *said)
    return row_sharpness.curve(line, now, traced.dark)
