"""What the selected row takes away: weight × value, key by key, up to its output, in pictures and as a sentence."""

from attn_core import one_query as focus
from attn_core.cache import remember
from pages.ui import traced_view as shown
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import contributions as ledger
from pages.ui.text import head_roles as meaning
from pages.ui.text import sentences as words
from pages.ui.traced_view import Shown

STACK_END = 3.0  # of the axis of stacked bars, ±

shows = panel(shown.long)


@remember
def _entries(shown: Shown) -> tuple[focus.Ledger, ledger.Entries]:
    """Return the ledger and the same ready to be drawn."""
    book = focus.ledger(shown.seen.trace, shown.head, shown.query)
    names = [shown.keys[k] if k >= 0 else f"{book.others} others" for k in book.keys]
    return book, ledger.Entries(names, book.weights, book.values, book.adds, book.output, book.winner, shown.dark)


@shows
def key_by_key(shown: Shown) -> Pieces:
    """Draw the ledger as strips: weight × value = what it adds."""
    _, entries = _entries(shown)
    said = "Ledger: weight, value and what each key adds to the output"
    name = f"## 3  What {words.plain(shown.name)} takes away: weight × value :gray[· violet above 0, orange below]"
    return [Text("ledger_name", name), Picture("ledger", ledger.strips(entries), said, width=600)]


@shows
def output_by_dimension(shown: Shown) -> Pieces:
    """Draw each number of the output, stacked from what the keys add."""
    _, entries = _entries(shown)
    name = f"#### Its {shown.view.head_size} numbers, stacked from the words ({words.chip('output', '– output')})"
    dimensions = meaning.numbered(shown.scene)
    name += f"\n\n:gray[{dimensions}]" if dimensions else ""
    spec = ledger.stack(entries, STACK_END)
    return [Text("stack_name", name), Picture("stack", spec, "Output by dimension, stacked from the keys")]


@shows
def sum_in_words(shown: Shown) -> Pieces:
    """Say the sum as a sentence, what is left between it and the output, and whether torch gives the same."""
    book, entries = _entries(shown)
    largest = book.by_weight[:2]
    shares = book.weights[largest].tolist()
    said = words.ledger([entries.labels[i] for i in largest], shares, *book.beyond(2))
    left = f"Sum − output: {words.small(book.difference)}."
    return [Text("sum", f"{said} {left}\n\n{words.agreement(*shown.seen.agreement)}")]
