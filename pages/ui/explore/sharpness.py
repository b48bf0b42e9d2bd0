"""How sharp the selected row's choice is: its weights as bars, and its sharpness against temperature."""

from attn_core import one_query as focus
from pages.ui import traced_view as shown
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import row_sharpness as distribution
from pages.ui.charts import template as charts
from pages.ui.text import sentences as words
from pages.ui.traced_view import Shown

shows = panel(shown.long)


@shows
def row(shown: Shown) -> Pieces:
    """Draw the selected row as bars, and its sharpness against temperature."""
    entries = focus.bars(shown.row)
    series = _series(shown, entries)
    legend = [
        "**▬** now",
        *(["**┃** at temperature 1"] if "warm" in series else []),
        *([f"○ if not divided by {_divisor(shown)}"] if "raw" in series else []),
    ]
    hidden, kind = len(shown.keys) - int(shown.row.visible.sum()), shown.view.tokens
    name = f"## 2  How sharp is {words.plain(shown.name)}’s choice?\n\n{' :gray[·] '.join(legend)}"
    return [
        Text("sharp_name", name),
        Picture("bars", _bars(shown, entries, series), "The selected row as bars"),
        Text("curve_name", _curve_name(shown)),
        Picture("curve", _curve(shown), "Largest weight and effective keys against temperature"),
        Text("sharpness", words.sharpness(shown.name, shown.row.effective, len(shown.keys) - hidden, hidden, kind)),
    ]


def _divisor(shown: Shown) -> str:
    """Return what scores are divided by, in numbers."""
    return f"√{shown.view.head_size if shown.view.scale == 'head' else shown.view.d_model}"


def _curve_name(shown: Shown) -> str:
    """Return which line of the curve is which, and where it stands now."""
    largest, effective = _present(shown)
    return f":primary[━ largest weight **{largest}**] :gray[╍ effective keys **{effective}**]"


def _present(shown: Shown) -> tuple[str, str]:
    """Return the row's largest weight, and its effective keys, in words."""
    return words.percent(shown.row.largest), f"{shown.row.effective:.1f} of {int(shown.row.visible.sum())}"


def _bars(shown: Shown, entries: focus.Bars, series: dict[str, list[float | None]]) -> charts.Spec:
    """Return the selected row as bars."""
    names = [shown.keys[k] if k >= 0 else f"{entries.others} others" for k in entries.keys]
    said = ["hidden" if share is None else words.percent(share) for share in series["now"]]
    return distribution.bars(names, series, entries.winner, said, shown.dark)


def _series(shown: Shown, entries: focus.Bars) -> dict[str, list[float | None]]:
    """Return the bars and the marks beside them that say something else than the bars."""
    series: dict[str, list[float | None]] = {"now": entries.weights}
    if shown.view.temperature != 1:
        series["warm"] = entries.at_one
    if shown.view.scale != "none":
        series["raw"] = entries.unscaled
    return series


def _curve(shown: Shown) -> charts.Spec:
    """Return sharpness against temperature with the present one marked."""
    stops = distribution.stops()
    found = focus.curve(shown.seen.trace, shown.head, shown.query, stops)
    row = shown.row
    line = distribution.Curve(stops, found.largest, found.in_use, row.uniform)
    said = f"largest weight {row.largest:.4f}", f"effective keys {row.effective:.4f} of {int(row.visible.sum())}"
    now = distribution.Present(shown.view.temperature, row.largest, row.effective * row.uniform, *said)
    return distribution.curve(line, now, shown.dark)
