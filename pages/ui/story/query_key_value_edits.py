"""The third step on query, key and value: a map changed by hand, and what moves."""

import functools

import pandas as pd
import streamlit as st

from attn_core import maps
from pages.ui import edits, grid, state, tries, words
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.story.query_key_value_shown import LIMIT, NAMES, Shown, moved, present, shape, shows

MOST_ROWS, MOST_COLUMNS = 64, 32  # of a map that are offered for editing
EDITOR, CHANGE = 260, 220  # pixels

# ---- 3: change one map by hand ----


def editor() -> None:
    """Draw the choice of a map, the owner of the edits out of sight, and the map's numbers as a table to type in."""
    st.segmented_control(
        "Map to edit: W_Q, W_K or W_V",
        list(NAMES),
        default="v",
        required=True,
        help="q: what a word asks. k: what it answers to. v: what it hands over.",
        **state.linked("edit_map"),
    )
    with st.container(key="link_only_edits"):
        st.text_input("edits", "", **state.linked("edits"))
    follow("editor", present, lambda _: _table(present()), _editable)


def _editable(shown: Shown | None) -> object:
    """Return what the table shows, as plain values."""
    which = state.now("edit_map")
    return shown and (which, state.now("edits"), shown.drawn.matrix(which)[:MOST_ROWS, :MOST_COLUMNS].tolist())


def _table(shown: Shown | None) -> None:
    """Draw the map's numbers, a row a number of x, a column a dimension."""
    if shown is None:
        return
    which = state.now("edit_map")
    key, base = state.table(f"table_{which}", state.now("edits"), functools.partial(_merged, which))
    numbers = maps.edited(shown.drawn, [maps.Edit(*edit) for edit in edits.parse(base, tuple(NAMES))]).matrix(which)
    rows = list(shown.drawn.features) or [f"x {i}" for i in range(len(numbers))]
    frame = pd.DataFrame(numbers[:MOST_ROWS, :MOST_COLUMNS].tolist(), index=rows[:MOST_ROWS])
    frame.columns = list(map(str, frame.columns))
    named = {"q": shown.drawn.query_features, "k": shown.drawn.key_features, "v": shown.drawn.value_features}[which]
    titles = dict(enumerate(named))
    columns = {
        name: st.column_config.NumberColumn(
            titles.get(int(name), f"{which} {name}"), format="%.2f", width=120 if titles else 72
        )
        for name in frame
    }
    st.data_editor(frame, key=key, height=EDITOR, column_config=columns, on_change=_take, args=(which, key, base))


def _merged(which: str, base: str, changes: dict) -> str | None:
    """Return the edits in a link after those of the table; None where a cell was emptied, which the table would show."""
    if None in {value for row in changes.values() for value in row.values()}:
        return None
    return edits.text(edits.merged(edits.parse(base, tuple(NAMES)), which, changes))


def _take(which: str, key: str, base: str) -> None:
    """Callback of the table: the owner of the edits takes them."""
    state.set_to({"edits": edits.text(edits.merged(edits.parse(base, tuple(NAMES)), which, state.edited(key)))})


CHANGED = {"v": "values v", "weights": "weights", "output": "outputs"}


def what_changed() -> None:
    """Draw what the edits changed: values, weights, outputs."""
    for what, column in zip(CHANGED, st.columns(3, gap="small"), strict=True):
        with column:
            changed(what)


@shows
def changed(shown: Shown, what: str) -> Pieces:
    """Draw how far one step moved: after minus before."""
    change = getattr(_changes(shown), what)
    limit = 1.0 if what == "weights" else LIMIT
    labels = shown.keys if what == "v" else shown.queries
    sheet = grid.Grid(change, labels, (), limit, shown.dark, numbers=False, height=CHANGE)
    name = f"**Change of {CHANGED[what]}** {shape(change)}\n\n:gray[{words.legend(True, limit)}]"
    return [
        Text(f"changed_{what}_name", name),
        Picture(f"changed_{what}", grid.picture(sheet), f"Change of {CHANGED[what]}"),
    ]


def _changes(shown: Shown) -> maps.Changes:
    """Return what the edits changed."""
    return maps.changes(shown.before, shown.found)


@shows
def changes_in_words(shown: Shown) -> Pieces:
    """Say how far values, weights and outputs moved."""
    found = {name: maps.largest(change) for name, change in zip(CHANGED, _changes(shown), strict=True)}
    said = ", ".join(f"{CHANGED[name]} by **{moved(number)}**" for name, number in found.items())
    if not any(found.values()):
        return [
            Text(
                "changes_words", "Nothing is changed: all three pictures are 0. Type a number into the table, or try these."
            )
        ]
    why = "The values decide what is handed over, never who looks at whom." if not found["weights"] else ""
    why = why or ("Outputs moved although no value did: they are mixed otherwise." if not found["v"] else "")
    return [Text("changes_words", f"At most, {said}. {why}")]


def examples() -> None:
    """Offer an edit of each map, and to forget them."""
    tries.offer(
        {
            "Edit a value": {"edits": "v_0_0_3", "edit_map": "v"},
            "Edit a key": {"edits": "k_0_0_3", "edit_map": "k"},
            "Edit a query": {"edits": "q_0_0_3", "edit_map": "q"},
            "Forget my edits": {"edits": ""},
        }
    )
