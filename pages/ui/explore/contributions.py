"""What the selected row takes away: weight × value, key by key, up to its output, in pictures and as a sentence."""

from attn_core import one_query
from attn_core.cache import remember
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import contributions
from pages.ui.text import feature_names, markdown, numbers, selected_row
from pages.ui.traced_view import TracedView

shows = panel(traced_view.present_long)


@remember
def _ledger(traced: TracedView) -> one_query.Ledger:
    return one_query.ledger(traced.seen.trace, traced.head, traced.query)


def _labels(traced: TracedView) -> list[str]:
    book = _ledger(traced)
    return [traced.keys[key] if key >= 0 else f"{book.others} others" for key in book.keys]


@shows
def key_by_key(traced: TracedView) -> Pieces:
    name = markdown.plain(traced.name)
    title = f"## 3  What {name} takes away: {selected_row.weight(traced.view)} × value :gray[· violet above 0, orange below]"
    alt = "Ledger: weight, value and what each key adds to the output"
    spec = contributions.strips(_ledger(traced), _labels(traced), traced.dark)
    return titled("ledger", title, spec, alt, width=600)


@shows
def output_by_dimension(traced: TracedView) -> Pieces:
    title = f"#### Its {traced.view.head_size} numbers, stacked from the words ({markdown.chip('output', '– output')})"
    dimensions = feature_names.output_columns(traced.scene)
    title += f"\n\n:gray[{dimensions}]" if dimensions else ""
    spec = contributions.stack(_ledger(traced), _labels(traced), 3.0, traced.dark)  # the axis ends at ±3
    return titled("stack", title, spec, "Output by dimension, stacked from the keys")


@shows
def sum_in_words(traced: TracedView) -> Pieces:
    book = _ledger(traced)
    total = selected_row.output_as_sum(book, traced.keys, traced.view.dropout)
    total += f" Sum − output: {numbers.small(book.difference)}."
    return [Text("sum", f"{total}\n\n{selected_row.agreement(*traced.seen.agreement)}")]
