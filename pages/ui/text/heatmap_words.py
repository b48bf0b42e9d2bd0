"""The words under a heatmap, and what its colours run between."""

from pages.ui.text import markdown

STAGES = {"scores": "q·k", "scaled": "q·k, divided", "masked": "q·k, divided, hidden cells out"}


def under(stage: str, query: str, total: float, dropout: float, sees: bool = True) -> str:
    """Return what the colours of a stage mean, and what the selected row adds up to; sees: whether it may see a key."""
    if stage in STAGES:
        meaning = f"{STAGES[stage]}: violet above 0, orange below"
    elif not sees:
        meaning = f"Row {markdown.chip('query', query)} is empty: every word is hidden from it"
    else:
        kept = "no dropout is set" if dropout == 0 else "dropped weights are 0, kept ones grew"
        kept = "all weights are dropped" if dropout == 1 else kept
        colours = ". Stronger colour = more attention" if stage == "weights" else f": {kept}"
        meaning = f"Row {markdown.chip('query', query)} adds up to {100 * total:.0f} %{colours}"
    return f"{meaning}. Click a row to follow it."


def legend(signed: bool, limit: float, short: bool = False) -> str:
    """Return what the colours run between; short: without the power, which is said elsewhere on the page."""
    if signed:
        return f"colour −{limit:.3g} to {limit:.3g}"
    return f"colour 0–{limit:g}" + ("" if short else ", power 0.6")
