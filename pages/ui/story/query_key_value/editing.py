"""The third step on query, key and value: a map changed by hand, and what moves."""

from attn_core.projections import one_head
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text, Typed
from pages.ui.charts import matrix
from pages.ui.link import View
from pages.ui.story.query_key_value.page_data import LIMIT, NAMES, Head, moved, present_head, shape, shows_head
from pages.ui.text import sentences

MOST_ROWS, MOST_COLUMNS = 64, 32  # of a map that are offered for editing
CHANGE = 220  # pixels
CHANGED = {"v": "values v", "weights": "weights", "output": "outputs"}


def _edited(view: View) -> tuple[one_head.OneHead, str] | None:
    """Return the head, and which of its maps is to be edited."""
    found = present_head(view)
    return found and (found.one, view.edit_map)


@panel(_edited, resting=True)
def editor(edited: tuple[one_head.OneHead, str]) -> Pieces:
    """Offer a map's numbers to be typed over, a row a number of x, a column a dimension."""
    one, which = edited
    numbers = one.matrix(which)[:MOST_ROWS, :MOST_COLUMNS]
    rows, columns = numbers.shape
    named = {"q": one.query_features, "k": one.key_features, "v": one.value_features}[which]
    heads = list(named[:columns]) or [f"{which} {d}" for d in range(columns)]
    sides = list(one.features[:rows]) or [f"x {i}" for i in range(rows)]
    said = f"**W_{which.upper()}**: a row a number of x, a column a number of the {NAMES[which]}. "
    said += "Type over a number; empty a cell, and it is as drawn."
    return [Text("editor_name", said), Typed("editor", "edits", which, heads, sides, numbers.tolist())]


@shows_head
def changed(head: Head, what: str) -> Pieces:
    """Draw how far one step moved: after minus before."""
    change = getattr(_changes(head), what)
    limit = 1.0 if what == "weights" else LIMIT
    labels = head.keys if what == "v" else head.queries
    sheet = matrix.Grid(change, labels, (), limit, head.dark, numbers=False, height=CHANGE)
    name = f"**Change of {CHANGED[what]}** {shape(change)}\n\n:gray[{sentences.legend(True, limit)}]"
    return [
        Text(f"changed_{what}_name", name),
        Picture(f"changed_{what}", matrix.picture(sheet), f"Change of {CHANGED[what]}"),
    ]


def _changes(head: Head) -> one_head.Changes:
    """Return what the edits changed."""
    return one_head.changes(head.before, head.found)


@shows_head
def changes_in_words(head: Head) -> Pieces:
    """Say how far values, weights and outputs moved."""
    found = {name: one_head.largest(change) for name, change in zip(CHANGED, _changes(head), strict=True)}
    said = ", ".join(f"{CHANGED[name]} by **{moved(number)}**" for name, number in found.items())
    if not any(found.values()):
        said = "Nothing is changed: all three pictures are 0. Type a number into the table, or try these."
        return [Text("changes_words", said)]
    why = "The values decide what is handed over, never who looks at whom." if not found["weights"] else ""
    why = why or ("Outputs moved although no value did: they are mixed otherwise." if not found["v"] else "")
    return [Text("changes_words", f"At most, {said}. {why}")]
