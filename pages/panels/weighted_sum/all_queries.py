"""The third step on the weighted sum: every query, the largest weight of each row marked and said, and Y = W V."""

from attn_core import one_query
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import matrix
from pages.panels.shared import head_roles, selected_row
from pages.panels.weighted_sum.page_data import PageData, deeper, every_row, shows, words
from pages.panels.weighted_sum.whole_output import COLOUR_END
from pages.text import feature_names, numbers
from pages.view.traced_view import TracedView, steps

MOST_SAID = 8  # rows whose largest weight is said in words
FIRST = 1  # the row that a new learner sees


@shows
def rows(data: PageData) -> Pieces:
    base = data.base
    weights, allowed = base.seen.trace.heads.weights[base.head], base.scene.allowed()
    winners = [(y, row.leader) for y, row in enumerate(every_row(base.scene, base.head)) if row.leader is not None]
    marks = [matrix.row("query", base.query, weights), *(matrix.cell("key", cell) for cell in winners)]
    look = {"signed": False, "strong": [base.query], "marks": marks, "height": 340}
    hidden = None if allowed is None else ~allowed
    sheet = matrix.Grid(weights, base.queries, base.keys, 1.0, base.dark, hidden=hidden, attends=True, **look)
    name = words.rows_name(head=base.head, before_dropout=base.view.dropout > 0)
    return titled("rows", name, matrix.picture(sheet), words.ROWS_ALT, click={"query": "y"}, steps=steps(base))


@shows
def row_in_words(data: PageData) -> Pieces:
    base, row = data.base, data.base.row
    total, sees = sum(row.weights.tolist()), row.winner is not None
    sentence = words.row(
        query=base.name,
        largest=_largest(base, base.query, row),
        total=total,
        sees=sees,
        before_dropout=base.view.dropout > 0,
    )
    return [Text("row_words", sentence)]


def _largest(base: TracedView, query: int, row: one_query.Row | one_query.LargestWeight) -> str:
    sees = row.winner is not None
    alone = row.ties * row.largest > selected_row.ALL
    return words.largest(
        sees=sees,
        query=base.queries[query],
        selected=query == base.query,
        key=base.keys[row.winner] if sees else "",
        ties=row.ties,
        share=row.largest,
        alone=alone,
    )


@shows
def winners(data: PageData) -> Pieces:
    """Say each row's largest weight in a sentence; of many, those around the selected one."""
    base = data.base
    listed = every_row(base.scene, base.head)
    first = max(0, min(base.query - MOST_SAID // 2, len(listed) - MOST_SAID))
    sentences = [_largest(base, y, row) for y, row in enumerate(listed)][first : first + MOST_SAID]
    more = f"\n\n{deeper.more_rows(said=MOST_SAID, count=len(listed))}" if len(listed) > MOST_SAID else ""
    return [Text("winners", "  \n".join(sentences) + more)]


@shows
def roles(data: PageData) -> Pieces:
    """State the roles of the heads, how the selected query finds its key, and the settings."""
    base = data.base
    parts = head_roles.summary(base), head_roles.match(base)
    return [Text("roles", "\n\n".join(filter(None, parts))), Text("settings", selected_row.settings(base.view))]


@shows
def task(data: PageData) -> Pieces:
    base = data.base
    listed = every_row(base.scene, base.head)
    key = _asked(listed)
    named, row = None if key is None else base.keys[key], listed[base.query]
    question = words.rows_task(key=named, asked=key is not None, rows=len(listed))
    done = len(listed) > 1 and key is not None and row.leader == key
    return [Task("rows_task", question, words.rows_done(query=base.name, key=named, share=row.largest) if done else "")]


def _asked(listed: list[one_query.LargestWeight]) -> int | None:
    """Return the key that some row attends to most, but not the row that a new learner sees; the last such; None: none."""
    first = listed[min(FIRST, len(listed) - 1)].winner
    others = [row.winner for row in listed if row.ties == 1 and row.winner != first]
    return others[-1] if others else None


@shows
def product(data: PageData, name: str) -> Pieces:
    """Draw V or Y = W V of the followed head; a click on a row of Y selects its query."""
    base, heads = data.base, data.base.seen.trace.heads
    values = {"V": data.values, "Y": heads.output[base.head]}[name]
    labels = base.keys if name == "V" else base.queries
    marks = [matrix.row("output", base.query, values)] if name == "Y" else []
    strong = [base.query] if name == "Y" else []
    columns = feature_names.of_head(base.scene, "v", base.head)
    sheet = matrix.Grid(
        values, labels, columns, COLOUR_END, base.dark, strong=strong, marks=marks, numbers=False, height=250
    )
    options = {"click": {"query": "y"}, "steps": steps(base)} if name == "Y" else {}
    title = deeper.product_name(name=name, sizes=numbers.shape(values.shape))
    return titled(f"product_{name}", title, matrix.picture(sheet), f"{name}, {deeper.PRODUCT[name]}", **options)


@shows
def product_in_words(data: PageData) -> Pieces:
    return [Text("product_words", deeper.product(query=data.base.name, before_dropout=data.base.view.dropout > 0))]
