"""What the selected row takes away: weight × value, key by key, up to its output, in pictures and as a sentence."""

from attn_core import one_query
from attn_core.cache import remember
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import contributions
from pages.ui.text import feature_names, markdown, numbers, selected_row
from pages.ui.traced_view import TracedView

STACK_END = 3.0  # of the axis of stacked bars, ±
shows = panel(traced_view.present_long)


@remember
def _ledger(traced: TracedView) -> one_query.Ledger:
    return one_query.ledger(traced.seen.trace, traced.head, traced.query)


def _entries(traced: TracedView) -> contributions.Entries:
    """Return the ledger, ready to be drawn."""
    book = _ledger(traced)
    names = [traced.keys[key] if key >= 0 else f"{book.others} others" for key in book.keys]
    return contributions.Entries(names, book.weights, book.values, book.adds, book.output, book.winner, traced.dark)


@shows
def key_by_key(traced: TracedView) -> Pieces:
    """Draw the ledger as strips: weight × value = what it adds."""
    name = markdown.plain(traced.name)
    title = f"## 3  What {name} takes away: weight × value :gray[· violet above 0, orange below]"
    alt = "Ledger: weight, value and what each key adds to the output"
    return titled("ledger", title, contributions.strips(_entries(traced)), alt, width=600)


@shows
def output_by_dimension(traced: TracedView) -> Pieces:
    """Draw each number of the output, stacked from what the keys add."""
    title = f"#### Its {traced.view.head_size} numbers, stacked from the words ({markdown.chip('output', '– output')})"
    dimensions = feature_names.output_columns(traced.scene)
    title += f"\n\n:gray[{dimensions}]" if dimensions else ""
    spec = contributions.stack(_entries(traced), STACK_END)
    return titled("stack", title, spec, "Output by dimension, stacked from the keys")


@shows
def sum_in_words(traced: TracedView) -> Pieces:
    """Say the sum as a sentence, what is left between it and the output, and whether torch gives the same."""
    book = _ledger(traced)
    total = f"{selected_row.output_as_sum(book, traced.keys)} Sum − output: {numbers.small(book.difference)}."
    return [Text("sum", f"{total}\n\n{selected_row.agreement(*traced.seen.agreement)}")]
