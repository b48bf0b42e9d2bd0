"""The third step on the weighted sum: every query, the winner of each row marked and said in a sentence."""

from attn_core import one_query
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import heatmap, matrix
from pages.ui.story.weighted_sum.page_data import PageData, every_row, shows
from pages.ui.text import heatmap_words, markdown, numbers
from pages.ui.traced_view import TracedView, steps

MOST_SAID = 8  # rows whose winner is said in words


@shows
def rows(data: PageData) -> Pieces:
    base = data.base
    weights, allowed = base.seen.trace.heads.weights[base.head], base.scene.allowed()
    winners = [(y, row.winner) for y, row in enumerate(every_row(base.scene, base.head)) if row.winner is not None]
    marks = [matrix.row("query", base.query, weights), *(matrix.cell("key", cell) for cell in winners)]
    look = {"strong": [base.query], "marks": marks, "numbers": max(weights.shape) <= heatmap.NUMBERS_UP_TO, "height": 300}
    hidden = None if allowed is None else ~allowed
    sheet = matrix.Grid(weights, base.queries, base.keys, 1.0, base.dark, signed=False, hidden=hidden, **look)
    legend = heatmap_words.legend(False, 1)
    name = f":gray[**weights of head {base.head + 1}{_before(base)}** · {legend} · each row’s winner outlined · click a row]"
    alt = "Weights: a row a query, a column a key, the largest of each row outlined"
    return titled("rows", name, matrix.picture(sheet), alt, click={"query": "y"}, steps=steps(base))


@shows
def winners(data: PageData) -> Pieces:
    """Say each row's winner in a sentence; of many, those around the selected one."""
    base = data.base
    rows = every_row(base.scene, base.head)
    first = max(0, min(base.query - MOST_SAID // 2, len(rows) - MOST_SAID))
    sentences = [_winner(base, y, row) for y, row in enumerate(rows)][first : first + MOST_SAID]
    more = f"\n\n:gray[{MOST_SAID} of {len(rows)} rows; the table below has all.]" if len(rows) > MOST_SAID else ""
    return [Text("winners", "  \n".join(sentences) + more)]


def _winner(base: TracedView, query: int, row: one_query.LargestWeight) -> str:
    label = base.queries[query]
    name = markdown.chip("query", label) if query == base.query else f"**{markdown.plain(label)}**"
    if row.winner is None:
        return f"{name} may look at nothing."
    if row.ties > 1:
        return f"{name} looks equally at {row.ties} words, {numbers.percent(row.largest)} each."
    return f"{name} looks most at {markdown.chip('key', base.keys[row.winner])}: {numbers.percent(row.largest)}."


def _before(base: TracedView) -> str:
    """Return that these weights aren't those of the account, where dropout lies between the two."""
    return " before dropout" if base.view.dropout else ""


@shows
def row_in_words(data: PageData) -> Pieces:
    total = numbers.percent(sum(data.base.row.weights.tolist()))
    row = f"Row {markdown.chip('query', data.base.name)} adds up to {total}{_before(data.base)}."
    return [Text("row_words", f"Along a row: what one word looks at. Down a column: who looks at it. {row}")]
