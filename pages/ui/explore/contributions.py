"""What the selected row takes away: weight × value, key by key, up to its output, in pictures and as a sentence."""

from attn_core import one_query
from attn_core.cache import remember
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import contributions
from pages.ui.text import head_roles, markdown, numbers, sentences
from pages.ui.traced_view import TracedView

STACK_END = 3.0  # of the axis of stacked bars, ±

shows = panel(traced_view.long)


@remember
def _entries(traced: TracedView) -> tuple[one_query.Ledger, contributions.Entries]:
    """Return the ledger and the same ready to be drawn."""
    book = one_query.ledger(traced.seen.trace, traced.head, traced.query)
    names = [traced.keys[k] if k >= 0 else f"{book.others} others" for k in book.keys]
    return book, contributions.Entries(names, book.weights, book.values, book.adds, book.output, book.winner, traced.dark)


@shows
def key_by_key(traced: TracedView) -> Pieces:
    """Draw the ledger as strips: weight × value = what it adds."""
    _, entries = _entries(traced)
    said = "Ledger: weight, value and what each key adds to the output"
    name = f"## 3  What {markdown.plain(traced.name)} takes away: weight × value :gray[· violet above 0, orange below]"
    return [Text("ledger_name", name), Picture("ledger", contributions.strips(entries), said, width=600)]


@shows
def output_by_dimension(traced: TracedView) -> Pieces:
    """Draw each number of the output, stacked from what the keys add."""
    _, entries = _entries(traced)
    name = f"#### Its {traced.view.head_size} numbers, stacked from the words ({markdown.chip('output', '– output')})"
    dimensions = head_roles.numbered(traced.scene)
    name += f"\n\n:gray[{dimensions}]" if dimensions else ""
    spec = contributions.stack(entries, STACK_END)
    return [Text("stack_name", name), Picture("stack", spec, "Output by dimension, stacked from the keys")]


@shows
def sum_in_words(traced: TracedView) -> Pieces:
    """Say the sum as a sentence, what is left between it and the output, and whether torch gives the same."""
    book, entries = _entries(traced)
    largest = book.by_weight[:2]
    shares = book.weights[largest].tolist()
    said = sentences.ledger([entries.labels[i] for i in largest], shares, *book.beyond(2))
    left = f"Sum − output: {numbers.small(book.difference)}."
    return [Text("sum", f"{said} {left}\n\n{sentences.agreement(*traced.seen.agreement)}")]
