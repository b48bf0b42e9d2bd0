"""What the selected row receives: weight × value, key by key, up to its output, in pictures and as a sentence."""

from collections.abc import Sequence

from attn_core import one_query
from pages.board.declaration import drawing, picture
from pages.board.facts import Facts, facts
from pages.board.panel import panel
from pages.board.pieces import Picture, Pieces, Text
from pages.charts import contributions
from pages.panels.shared import selected_row
from pages.text import feature_names
from pages.text.languages import Words
from pages.view.traced_view import TracedView, present_long

words = Words("explore")
END = 3.0  # of the axis of the output, ±


def labels(traced: TracedView, keys: Sequence[int], others: int) -> list[str]:
    """Return the labels of keys by their places; a place below 0 stands for so many others."""
    return [traced.keys[key] if key >= 0 else words.others(count=others) for key in keys]


@facts(of=present_long)
def ledger(traced: TracedView) -> Facts:
    """Return the ledger of the selected row; weight: the name of the factors of the values."""
    book = one_query.ledger(traced.alone, 0, 0)
    named = labels(traced, book.keys, book.others)
    return Facts(traced, book=book, labels=named, weight=selected_row.weight(traced.view))


def _components(f: Facts) -> Facts:
    """Return how many components an output has; dimensions: which they are, where features have names."""
    return Facts(f, size=f.view.head_size, dimensions=feature_names.output_columns(f.scene))


def strips(f: Facts) -> Picture:
    return drawing(contributions.strips(f.book, f.labels, f.dark))


def stack(f: Facts) -> Picture:
    return drawing(contributions.stack(f.book, f.labels, END, f.dark))


@panel(ledger)
def sum_in_words(f: Facts) -> Pieces:
    return [Text("sum", selected_row.output_as_sum(f.book, f.name, f.keys, f.view.dropout, f.row.sink))]


key_by_key = picture("ledger", ledger, strips, "explore.ledger")
by_component = picture("stack", ledger, stack, "explore.stack", more=_components)
