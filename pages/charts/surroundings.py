"""Axes, legends and text of every chart, in the colours of the theme."""

from pages.charts import colours

FONT = '"Source Sans", sans-serif'


def config(dark: bool, background: str = "transparent") -> dict[str, object]:
    """Return Vega-Lite's configuration, for the browser and for exported pictures."""
    palette = colours.palette(dark)
    text, muted, grid = palette.text, palette.muted, palette.grid
    label = {"labelColor": muted, "titleColor": muted, "labelFontSize": 12, "titleFontSize": 13, "titleFontWeight": "normal"}
    return {
        "background": background,
        "font": FONT,
        "axis": {**label, "gridColor": grid, "tickColor": grid, "domainColor": grid, "labelPadding": 6},
        "legend": label,
        "header": {"labelColor": text, "titleColor": text, "labelFontSize": 13},
        "title": {"color": text, "fontSize": 14},
        "text": {"color": text},
    }
