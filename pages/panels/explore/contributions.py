"""What the selected row receives: weight × value, key by key, up to its output, in pictures and as a sentence."""

from attn_core import one_query
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import contributions
from pages.panels.shared import selected_row
from pages.text import feature_names
from pages.text.languages import Words, remember
from pages.view import traced_view
from pages.view.traced_view import TracedView

words = Words("explore")
shows = panel(traced_view.present_long)


@remember
def _ledger(traced: TracedView) -> one_query.Ledger:
    return one_query.ledger(traced.alone, 0, 0)


def _labels(traced: TracedView) -> list[str]:
    book = _ledger(traced)
    return [traced.keys[key] if key >= 0 else words.others(count=book.others) for key in book.keys]


@shows
def key_by_key(traced: TracedView) -> Pieces:
    title = words.collect(name=traced.name, weight=selected_row.weight(traced.view))
    spec = contributions.strips(_ledger(traced), _labels(traced), traced.dark)
    return titled("ledger", title, spec, words.LEDGER_ALT)


@shows
def output_by_dimension(traced: TracedView) -> Pieces:
    title = words.by_dimension(size=traced.view.head_size)
    dimensions = feature_names.output_columns(traced.scene)
    title += f"\n\n:gray[{dimensions}]" if dimensions else ""
    spec = contributions.stack(_ledger(traced), _labels(traced), 3.0, traced.dark)  # the axis ends at ±3
    return titled("stack", title, spec, words.STACK_ALT)


@shows
def sum_in_words(traced: TracedView) -> Pieces:
    book = _ledger(traced)
    return [Text("sum", selected_row.output_as_sum(book, traced.name, traced.keys, traced.noun, traced.view.dropout))]
