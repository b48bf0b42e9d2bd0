"""The layers of a heatmap's chart, built once a kind and fitted once a shape, without data: see heatmap.py."""

from typing import NamedTuple

import altair as alt

from attn_core.cache import remember
from pages.ui.charts import colours, templates

NUMBERS_UP_TO = 10  # tokens: with more, a number no longer fits its cell
RECTS_UP_TO = 16  # tokens: with more, the cells are one picture
HEIGHT = 331


class Template(NamedTuple):
    """What a chart of one head is built for."""

    queries: tuple[str, ...]
    keys: tuple[str, ...]
    tilt: int
    signed: bool
    dark: bool

    @property
    def size(self) -> tuple[int, int]:
        """How many queries and keys there are."""
        return len(self.queries), len(self.keys)


class Kind(NamedTuple):
    """What of a shape decides which layers there are, and how they look."""

    small: bool
    numbers: bool
    tilt: int
    signed: bool
    dark: bool


@remember
def template(shape: Template) -> templates.Spec:
    """Return the chart of one head without data: cells or a picture, numbers, labels, outlines."""
    (tq, tk), longest = shape.size, max(shape.size)
    small, numbers = longest <= RECTS_UP_TO, longest <= NUMBERS_UP_TO
    bold = 3 if tq <= 2 * RECTS_UP_TO else 1.5  # so that a thin row is still seen inside its outline
    return templates.fitted(
        _layers(Kind(small, numbers, shape.tilt, shape.signed, shape.dark)),
        queries=tq,
        keys=tk,
        end=str(tk),
        query_names=list(shape.queries),
        key_names=list(shape.keys),
        font=13 if tk <= 8 else 11,
        label_font=14 if longest <= 8 else (12 if longest <= RECTS_UP_TO else 10),
        bold=bold,
        faint=bold / 2,
        around=bold + 2,
    )


QUERIES, KEYS = templates.hole("queries"), templates.hole("keys")
ENDS = templates.plain_x("x", 0, KEYS), templates.plain_y("y", 0, QUERIES), alt.X2("x1:Q"), alt.Y2("y1:Q")
LABEL = {"fontSize": templates.hole("label_font"), "fontWeight": templates.BOLD}


@remember
def _layers(kind: Kind) -> templates.Spec:
    """Return the chart of all shapes of a kind."""
    theme = colours.look(kind.dark)
    layers = _small(kind, theme) if kind.small else _large(theme)
    layers += [*_outlines(theme), _side(theme), _top(kind.tilt, theme)]
    return templates.spec(alt.layer(*layers).properties(width="container", height=HEIGHT))


def _small(kind: Kind, theme: colours.Look) -> list[alt.Chart]:
    """Return cells that stand each by itself: x, y and value (null where hidden), numbers on the few."""
    at = {"x1": "datum.x + 1", "y1": "datum.y + 1", "mx": "datum.x + 0.5", "my": "datum.y + 0.5"}
    names = [alt.param(name=name, value=templates.hole(of)) for name, of in (("q", "query_names"), ("k", "key_names"))]
    exact = "(datum.value == null ? 'hidden' : format(datum.value, '.4f'))"
    cells = templates.rows("cells").transform_calculate(**at, tip=f"q[datum.y] + ' → ' + k[datum.x] + ': ' + {exact}")
    middle = templates.plain_x("mx", 0, KEYS), templates.plain_y("my", 0, QUERIES)
    layers = [
        cells.mark_rect(stroke=theme.page, strokeWidth=1, invalid=None)
        .encode(*ENDS, fill=_fill(kind, theme), tooltip="tip:N")
        .add_params(*names),
        cells.transform_filter("datum.value == null").mark_circle(size=16, opacity=1, color=theme.hidden).encode(*middle),
    ]
    if kind.numbers:
        text = cells.mark_text(fontSize=templates.hole("font"))
        layers.append(text.encode(*middle, text="text:N", color=templates.given("ink"), tooltip="tip:N"))
    return layers


def _fill(kind: Kind, theme: colours.Look) -> alt.Fill:
    """Return the colour of a cell by where it stands on the colour scale, the page's own where it is hidden."""
    stops = theme.signed if kind.signed else theme.weights
    return alt.condition("datum.value == null", alt.value(theme.page), templates.coloured("share", stops))


def _large(theme: colours.Look) -> list[alt.Chart]:
    """Return all cells as one picture, under a transparent row a query."""
    image = templates.rows("picture").mark_image(aspect=False, align="left", baseline="top", smooth=False)
    hit = templates.rows("cells").transform_calculate(x="0", x1=templates.hole("end"), y1="datum.y + 1")
    clear = hit.mark_rect(fillOpacity=0, strokeOpacity=0, fill=theme.page)
    return [image.encode(*ENDS, url="url:N"), clear.encode(*ENDS, tooltip="tip:N")]


def _outlines(theme: colours.Look) -> list[alt.Chart]:
    """Return the outline of the selected row and of its winner, with a line in the page's colour around the winner."""
    row = templates.rows("marks").transform_filter("!datum.winner")
    winner = templates.rows("marks").transform_filter("datum.winner")
    dash = alt.ExprRef("datum.strong ? [1, 0] : [4, 3]")
    width = alt.ExprRef(f"datum.strong ? {templates.hole('bold')} : {templates.hole('faint')}")
    return [
        row.mark_rect(filled=False, stroke=theme.query, strokeWidth=width, strokeDash=dash).encode(*ENDS),
        winner.mark_rect(filled=False, stroke=theme.page, strokeWidth=templates.hole("around")).encode(*ENDS),
        winner.mark_rect(filled=False, stroke=theme.key, strokeWidth=templates.hole("bold")).encode(*ENDS),
    ]


def _side(theme: colours.Look) -> alt.Chart:
    """Return the queries' labels, left of the rows."""
    text = templates.rows("labels").transform_filter("datum.side").mark_text(align="right", dx=-8, **LABEL)
    y = templates.plain_y("at", 0, QUERIES)
    return text.encode(y, x=alt.value(0), text="label:N", color=_strong(theme, theme.query))


def _top(tilt: int, theme: colours.Look) -> alt.Chart:
    """Return the keys' labels, above the columns."""
    how = {"align": "left", "baseline": "middle", "dx": 8} if tilt else {"baseline": "bottom", "dy": -6}
    text = templates.rows("labels").transform_filter("!datum.side").mark_text(angle=tilt % 360, **how, **LABEL)
    x = templates.plain_x("at", 0, KEYS)
    return text.encode(x, y=alt.value(0), text="label:N", color=_strong(theme, theme.text))


def _strong(theme: colours.Look, colour: str) -> object:
    """Return the colour of labels, another one for the strong."""
    return alt.condition("datum.strong", alt.value(colour), alt.value(theme.text))
