"""The last step of the page on the weighted sum: any W mixes, attention's, another mixer's, or one edited by hand."""

from dataclasses import dataclass, replace

import pandas as pd
import streamlit as st

from attn_core import mixers, replacing
from attn_core.cache import remember
from pages.ui import controls, edits, grid, meaning, shown, state, tries, words
from pages.ui import remarks as above
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text

NAMES = {
    "attention": "attention",
    "mean": "mean of all",
    "past": "mean of the past",
    "convolution": "convolution",
    "mlp": "MLP over positions",
    "none": "no mixing",
}
LIMIT, HIGH = 2.5, 240
PARTS = ("W", "X", "Y")


@dataclass(frozen=True, eq=False)
class Mix:
    """What the panels draw: a mixer as it is, the same with the learner's numbers in W, its tokens, names for words.

    moved: how far W moves when every word is another one; changed: how many numbers are the learner's
    """

    name: str
    x: object
    before: mixers.Mixed
    found: mixers.Mixed
    labels: list[str]
    features: list[str]
    query: int
    moved: float
    changed: int
    ignored: int
    cross: bool
    dark: bool
    turn: int


def present(let_go: bool = False) -> Mix | None:
    """Return what the present settings show; None where there is no word. let_go: where a slider was let go last."""
    view = replace(state.view(let_go), stage="weights")
    return prepare(view, state.now("mixer"), state.now("mixer_edits"), state.dark(), state.turn())


@remember
def prepare(view: View, name: str, edited: str, dark: bool, turn: int) -> Mix | None:
    """Return what these settings show."""
    base = shown.prepare(replace(view, query=0), False, 0)
    if not base.scene.words:
        return None
    head = min(view.head, view.heads - 1)
    x, before = replacing.mixed(name, base.scene, head)
    entries = [replacing.Entry(*edit[1:]) for edit in edits.parse(edited)]
    inside = len(replacing.fitting(before, entries))
    found = replacing.by_hand(x, before, entries)
    moved = replacing.with_other_words(name, base.scene, head, before.matrix)
    query = min(view.query, len(base.queries) - 1)
    edited = moved, inside, len(entries) - inside
    cross = view.kind == "cross"
    return Mix(name, x, before, found, base.queries, meaning.features(base.scene), query, *edited, cross, dark, turn)


shows = panel(present)


def _remarked() -> above.Said:
    """Return what was not taken as it stands, and what heads are for."""
    here, more = present(), []
    if here is not None and here.ignored:
        why = "lie beyond W" if here.before.linear else "wait: an MLP has no W that one could edit"
        more.append(f"{here.ignored} of the numbers in mixer_edits {why}.")
    return above.of(above.given(shown.remarked()), *more)


@panel(_remarked)
def remarks(said: above.Said) -> Pieces:
    """Say what was not taken as it stands."""
    return above.pieces(said)


def choose() -> None:
    """Draw what mixes the tokens."""
    controls.choice("What mixes the tokens", "mixer", NAMES, st.segmented_control)


@shows
def factor(mix: Mix, part: str) -> Pieces:
    """Draw W, X or Y = W X; the selected row of W makes the selected row of Y."""
    matrix = {"W": mix.found.matrix, "X": mix.x, "Y": mix.found.output}[part]
    signed = part != "W" or bool((matrix < 0).any())  # weights look as in step 3
    rows, wide = matrix.shape
    role = {"W": "query", "X": "value", "Y": "output"}[part]
    marks = [grid.Mark(role, 0, mix.query, wide, mix.query + 1)] if part != "X" else []
    sheet = grid.Grid(
        matrix,
        mix.labels,
        mix.labels if part == "W" else mix.features,
        1.0 if part == "W" else LIMIT,
        mix.dark,
        signed=signed,
        strong=[mix.query],
        marks=marks,
        numbers=part == "W" and rows <= 10,
        height=HIGH,
        turn=mix.turn,
    )
    about = {"W": "what mixes" if mix.found.linear else "its slope at 0", "X": "the words’ own x", "Y": "what they become"}[
        part
    ]
    scale = words.legend(signed, sheet.limit)
    name = f"**{part}** {' × '.join(map(str, matrix.shape))}, {about}\n\n:gray[{scale}]"
    return [Text(f"factor_{part}_name", name), Picture(f"factor_{part}", grid.picture(sheet), f"{part}, a row a word")]


@shows
def in_words(mix: Mix) -> Pieces:
    """Say the selected row of Y as a sum, and whether other words would have another W."""
    who = words.chip("query", mix.labels[mix.query])
    if mix.found.linear:
        row = mix.found.matrix[mix.query]
        top = [i for i in row.abs().argsort(descending=True, stable=True)[:3].tolist() if row[i]]
        terms = " + ".join(f"{row[i].item():.2f} × “{words.plain(mix.labels[i])}”" for i in top).replace("+ -", "− ")
        rest = len(row.nonzero()) - len(top)
        said = f"Row {who} of Y = {terms or '0'}{f' and {rest} more' if rest else ''}."
    else:
        said = f"Row {who} of Y isn't a weighted sum: a bend (gelu) stands between two matrices over positions."
    alone = " Here the first sentence is mixed with itself." if mix.cross else ""
    follows = f"moves by up to {mix.moved:.2f}: it follows the data" if mix.moved else "stays as it is, difference 0"
    return [Text("mixing_words", f"{said} With other words in the same places, W {follows}.{_by_hand(mix)}{alone}")]


def _by_hand(mix: Mix) -> str:
    """Return what the learner's own numbers do."""
    if not mix.changed:
        return ""
    moved = (mix.found.output - mix.before.output).abs().amax(-1)
    names = [words.plain(mix.labels[i]) for i in moved.nonzero().flatten().tolist()]
    yours = f"Your {mix.changed} number{'s' if mix.changed > 1 else ''} in W"
    return f" {yours} moved the rows of **{', '.join(names[:6]) or 'nobody'}**."


# ---- W by hand ----


def editor() -> None:
    """Draw the owner of the edits out of sight, and W as a table to type in."""
    with st.container(key="link_only_mixer_edits"):
        st.text_input("mixer_edits", "", **state.linked("mixer_edits"))
    follow("editor", _resting, lambda _: _table(_resting()), _editable)


def _resting() -> Mix | None:
    """Return what is shown where sliders were let go last: a table that is typed in can't follow a finger."""
    return present(let_go=True)


def _editable(mix: Mix | None) -> object:
    """Return what the table shows, as plain values."""
    return mix and (mix.name, state.now("mixer_edits"), mix.labels, mix.before.matrix.tolist())


def _table(mix: Mix | None) -> None:
    """Draw W, a row a word, to type in; an MLP has none, only a slope."""
    if mix is None:
        return
    if not mix.before.linear:
        st.markdown(":gray[**W by hand**: an MLP has no W to type into. It bends, so above stands only its slope at 0.]")
        return
    st.markdown(":gray[**W by hand**: type a number, and see which row of Y moves]")
    key, base = state.table("table_mixer", state.now("mixer_edits"), _merged)
    entries = [replacing.Entry(*edit[1:]) for edit in edits.parse(base)]
    matrix = replacing.by_hand(mix.x, mix.before, entries).matrix
    frame = pd.DataFrame(matrix.tolist(), index=mix.labels)
    frame.columns = list(map(str, frame.columns))
    columns = {
        name: st.column_config.NumberColumn(label, format="%.2f", width=72)
        for name, label in zip(frame, mix.labels, strict=True)
    }
    st.data_editor(
        frame,
        key=key,
        height=min(36 * (len(frame) + 1), 300),
        column_config=columns,
        on_change=_take,
        args=(key, base),
        disabled=["_index"],
    )


def _merged(base: str, changes: dict) -> str | None:
    """Return the edits in a link after those of the table; None where a cell was emptied, which the table would show."""
    if None in {value for row in changes.values() for value in row.values()}:
        return None
    return edits.text(edits.merged(edits.parse(base), "", changes))


def _take(key: str, base: str) -> None:
    """Callback of the table: the owner of the edits takes them."""
    state.set_to({"mixer_edits": edits.text(edits.merged(edits.parse(base), "", state.edited(key)))})


def examples() -> None:
    """Offer an edit, another mixer, and to forget the edits."""
    tries.offer(
        {
            "The first word takes all of the second": {"mixer": "none", "mixer_edits": "0_0_0~0_1_1"},
            "A convolution": {"mixer": "convolution", "mixer_edits": ""},
            "Forget my edits": {"mixer_edits": ""},
        }
    )
