"""The shapes on the way from tokens to heads and back, and the mix-up of a view in the wrong order."""

from attn_core import comparison, heads
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import colours, matrix
from pages.panels.shapes.page_data import Way, way
from pages.text import markdown, numbers
from pages.text.languages import Words

alts, charts = Words("alts"), Words("charts")
words = Words("shapes")
NUMBERS_UP_TO = 32  # columns: with more, there is no room for numbers on the cells
LONG = 4  # heads: names of more are only their numbers

shows = panel(way)


@shows
def steps(data: Way) -> Pieces:
    """Write the shapes in a line, each after its operation."""
    listed = [f"**{markdown.plain(name)}** :primary-badge[{numbers.shape(size)}]" for name, size in data.pipeline.steps]
    tokens, width = data.pipeline.steps[-1][1]
    heads = data.base.scene.heads
    size = width // heads
    orders = {"by_token": numbers.shape((tokens, heads, size)), "by_head": numbers.shape((heads, tokens, size))}
    meaning = words.ways(**orders, tokens=tokens, heads=heads, size=size, transposed=data.transposed)
    return [Text("steps", " → ".join(listed)), Text("steps_said", meaning)]


@shows
def origins(data: Way) -> Pieces:
    """Draw which token each number of each head's queries comes from."""
    values, count, theme = heads.join(data.pipeline.origins), data.base.scene.heads, colours.palette(data.base.dark)
    size, inks = values.shape[1] // count, (theme.primary, theme.muted)
    names = [str(h) if count > LONG else charts.head(number=h) for h in range(count)]
    grid = matrix.Grid(
        values,
        rows=[charts.row(number=i) for i in range(len(values))],
        columns=(),
        limit=max(1, len(values) - 1),
        dark=data.base.dark,
        signed=False,
        bands=[matrix.Band(h * size, (h + 1) * size, names[h], inks[h % 2]) for h in range(count)],
        numbers=values.shape[1] <= NUMBERS_UP_TO,
    )
    return titled("origins", words.ORIGINS, matrix.picture(grid), alts.ORIGINS)


@shows
def order_in_words(data: Way) -> Pieces:
    """Say whether a row of a head is one token, and how far the output is off."""
    off = comparison.largest(data.right.output, data.pipeline.output)
    tokens, setting = data.pipeline.origins[0, -1].unique().tolist(), data.base.scene
    several = setting.heads > 1 and len(setting.words) > 1
    row = {"row": len(setting.words) - 1, "tokens": tokens, "count": len(tokens)}
    if data.transposed:
        return [Text("order", f"{markdown.badge(True, words.RIGHT)} {words.holds_numbers(**row)}.")]
    if off:
        return [Text("order", f"{markdown.badge(False, words.WRONG)} {words.off(off=off, **row)}")]
    return [Text("order", f"{markdown.badge(True, words.SAME_OUTPUT)} {words.not_off(several=several, **row)}")]
