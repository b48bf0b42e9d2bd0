"""The third step on the weighted sum: every query, the winner of each row marked and said in a sentence."""

from attn_core import one_query
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import matrix
from pages.ui.story.weighted_sum.page_data import PageData, every_row, shows
from pages.ui.text import markdown, numbers
from pages.ui.text import sentences as words
from pages.ui.traced_view import TracedView, steps

MOST_SAID = 8  # rows whose winner is said in words

# ---- 3: every query ----


@shows
def rows(data: PageData) -> Pieces:
    """Draw all weights; in every row the winner is outlined."""
    base = data.base
    weights, allowed = base.seen.trace.heads.weights[base.head], base.scene.allowed()
    marks = [matrix.Mark("query", 0, base.query, weights.shape[1], base.query + 1)]
    winners = [(y, row.winner) for y, row in enumerate(every_row(data)) if row.winner is not None]
    marks += [matrix.Mark("key", x, y, x + 1, y + 1) for y, x in winners]
    sheet = matrix.Grid(
        weights,
        base.queries,
        base.keys,
        1.0,
        base.dark,
        signed=False,
        hidden=None if allowed is None else ~allowed,
        strong=[base.query],
        marks=marks,
        numbers=max(weights.shape) <= 10,
        height=300,
    )
    name = (
        f":gray[**weights of head {base.head + 1}** · {words.legend(False, 1)} · each row’s winner outlined · click a row]"
    )
    said = "Weights: a row a query, a column a key, the largest of each row outlined"
    picture = Picture("rows", matrix.picture(sheet), said, click={"query": "y"}, steps=steps(base))
    return [Text("rows_name", name), picture]


@shows
def winners(data: PageData) -> Pieces:
    """Say each row's winner in a sentence; of many, those around the selected one."""
    base, found = data.base, every_row(data)
    first = max(0, min(base.query - MOST_SAID // 2, len(found) - MOST_SAID))
    said = [_winner(base, y, found[y]) for y in range(first, min(len(found), first + MOST_SAID))]
    more = f"\n\n:gray[{MOST_SAID} of {len(found)} rows; the table below has all.]" if len(found) > MOST_SAID else ""
    return [Text("winners", "  \n".join(said) + more)]


def _winner(base: TracedView, y: int, row: one_query.Look) -> str:
    """Return one row in a sentence."""
    who = markdown.chip("query", base.queries[y]) if y == base.query else f"**{markdown.plain(base.queries[y])}**"
    if row.winner is None:
        return f"{who} may look at nothing."
    if row.ties > 1:
        return f"{who} looks equally at {row.ties} words, {numbers.percent(row.largest)} each."
    return f"{who} looks most at {markdown.chip('key', base.keys[row.winner])}: {numbers.percent(row.largest)}."


@shows
def row_in_words(data: PageData) -> Pieces:
    """Say how to read a row."""
    total = numbers.percent(sum(data.base.row.weights.tolist()))
    row = f"Row {markdown.chip('query', data.name)} adds up to {total}."
    return [Text("row_words", f"Along a row: what one word looks at. Down a column: who looks at it. {row}")]
