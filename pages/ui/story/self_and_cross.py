"""Self and cross: the sources of q, k and v, and both kinds of attention side by side on the same weights."""

from dataclasses import dataclass, replace

import streamlit as st

from attn_core import cross, focus, scene
from attn_core.cache import remember
from pages.ui import choose, grid, heatmap, meaning, shown, state, words
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text

KINDS = ("self", "cross")
ROLES = {"q": "query", "k": "key", "v": "value"}
ONE_SENTENCE = "Designed and learned weights read one sentence; a random draw looks at another one too."
VALUES = 2.5  # of the colour scale of q, k and v, ±


@dataclass(frozen=True, eq=False)
class Side:
    """One kind of attention: its scene, trace, labels of its keys, and the selected row; no trace without a word."""

    scene: scene.Scene
    seen: scene.Seen | None
    keys: list[str]
    row: focus.Row | None


@dataclass(frozen=True, eq=False)
class Shown:
    """What the page draws: both kinds on the same weights, and which is set."""

    base: shown.Shown
    kind: str
    sides: dict[str, Side]

    @property
    def at_hand(self) -> Side:
        """The kind that is set."""
        return self.sides[self.kind]

    def sources(self) -> dict[str, cross.Source]:
        """Return where q, k and v come from, by letter."""
        alone, found = self.sides["self"].seen.trace, self.at_hand.seen.trace
        return {source.name: source for source in cross.sources(found, alone, self.kind == "cross")}


def present() -> Shown | None:
    """Return what is set, or None where there is no word to look from or at."""
    view = shown.taken(state.view())
    both = [shown.prepare(replace(view, kind=kind), state.dark(), state.turn()) for kind in KINDS]
    found = _prepare(*both, view.kind)
    return None if found.at_hand.seen is None else found


@remember
def _prepare(alone: shown.Shown, two: shown.Shown, kind: str) -> Shown:
    """Return both kinds of attention as the page draws them."""
    sides = {name: Side(one.scene, one.seen, one.keys, one.row) for name, one in zip(KINDS, (alone, two), strict=True)}
    if two.scene.memory is None:  # its weights read one sentence
        sides["cross"] = Side(two.scene, None, [], None)
    return Shown({"self": alone, "cross": two}[kind], kind, sides)


def count() -> int:
    """Return how many queries there are."""
    return shown.count(state.view())


shows = panel(present)


@shows
def lead(found: Shown) -> Pieces:
    """Say what the selected row does, in one line."""
    side, base = found.at_hand, found.base
    winner = None if side.row.winner is None else side.keys[side.row.winner]
    where = "its own sentence" if found.kind == "self" else "the second sentence"
    said = words.lead(base.head, base.name, winner, side.row.largest, side.row.ties, meaning.first(side.scene, base.head))
    return [Text("kind_lead", f"**{found.kind.capitalize()}:** the keys are {where}. {said}")]


# ---- 1: sources ----


def flip() -> None:
    """Draw the switch between one source and two; the sidebar has it too."""
    seen = state.mirror("kind_seen", state.now("kind"))
    st.segmented_control(
        "Keys and values come from",
        KINDS,
        format_func={"self": "the sentence itself", "cross": "the second sentence"}.get,
        required=True,
        key=seen,
        on_change=lambda: state.take_and_run_all("kind", seen),
        help="The weights stay as they are. The second sentence is yours too: in the sidebar, once it is looked at.",
    )


@shows
def source(found: Shown, letter: str) -> Pieces:
    """Draw q, k or v of the selected head: a row a word, in the colour of its source's role."""
    came, base = found.sources()[letter], found.base
    labels = base.queries if came.source == "x" else found.at_hand.keys
    values = getattr(found.at_hand.seen.trace, letter)[base.head]
    row = base.query if letter == "q" else found.at_hand.row.winner
    marks = [] if row is None else [grid.Mark(ROLES[letter], 0, row, came.shape[1], row + 1)]
    strong = () if row is None else (row,)
    sheet = grid.Grid(values, labels, (), VALUES, base.dark, strong=strong, marks=marks, numbers=False, turn=base.turn)
    sheet = replace(sheet, columns=meaning.columns(base.scene, letter, base.head))
    where = "the sentence" if came.source == "x" else "the second sentence"
    name = (
        f"{words.chip(ROLES[letter], letter)} from **{where}** :gray[· {came.shape[0]} words × {came.shape[1]} · ±{VALUES}]"
    )
    said = f"{letter} of head {base.head + 1}, from {where}: a row a word"
    return [Text(f"source_{letter}_name", name), Picture(f"source_{letter}", grid.picture(sheet), said)]


@shows
def sources_in_words(found: Shown) -> Pieces:
    """Say which of q, k and v changed, against the sentence on itself."""
    came = found.sources()
    q, k, v = (words.chip(ROLES[letter], letter) for letter in "qkv")
    if found.kind == "self":
        return [Text("sources_words", f"All three come from one source, each through its own weights: {q}, {k} and {v}.")]
    moved = f"{k} by up to **{came['k'].moved:.2f}**, {v} by up to **{came['v'].moved:.2f}**"
    said = f"Same weights, another source: {q} moved by **{words.small(came['q'].moved)}**, {moved}. "
    return [Text("sources_words", said + "The sentence still asks; the second one is asked, and hands over.")]


# ---- 2: a matrix that is not square ----


@st.fragment(key="selection")
def selection() -> None:
    """Draw whose row it is: the query and the head."""
    found = shown.remarked()
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        choose.query_and_head(found.queries, found.view.heads)


@shows
def weights(found: Shown, kind: str) -> Pieces:
    """Draw one kind's weights: solid where it is set, dashed where it isn't; nothing without a second sentence."""
    side, base = found.sides[kind], found.base
    if side.seen is None:
        why = "The second sentence has no words yet." if base.scene.maps == "random" else ONE_SENTENCE
        return [Text(f"weights_{kind}_name", f":gray[{why}]")]
    allowed = side.scene.allowed()
    sheet = heatmap.Sheet(
        values=side.seen.trace.heads.weights,
        hidden=None if allowed is None else ~allowed,
        limit=1.0,
        signed=False,
        queries=base.queries,
        keys=side.keys,
        query=base.query,
        winners=[look.winner for look in focus.by_head(side.seen.trace, base.query)],
        turn=base.turn,
        dark=base.dark,
    )
    rows, columns = sheet.size
    colour = "primary" if kind == found.kind else "gray"
    name = f":{colour}[**{kind}** · {rows} × {columns} weights · {words.legend(False, 1.0)}]"
    spec = heatmap.one_head(sheet, base.head, kind == found.kind)
    said = f"weights of head {base.head + 1}, {kind}: rows {', '.join(base.queries)}; columns {', '.join(side.keys)}"
    return [Text(f"weights_{kind}_name", name), Picture(f"weights_{kind}", spec, said, on_click=_choose)]


def _choose(clicked: dict[str, int]) -> None:
    """Callback: select the row that was clicked."""
    if clicked:
        state.set_to({"query": clicked["y"]})


@shows
def weights_in_words(found: Shown) -> Pieces:
    """Say where the selected row looks in both kinds, and what keeps its shape."""
    who = words.chip("query", found.base.name)
    parts = [f"{kind}: {_most(side)}" for kind, side in found.sides.items() if side.seen]
    tq, width = found.at_hand.seen.trace.heads.output.shape[-2:]
    shape = f"{words.chip('output', 'Output')} of a head: **{tq} × {width}** in both, a row for each word that asks."
    return [Text("weights_words", f"{who} looks most, in {'; in '.join(parts)}. {shape}")]


def _most(side: Side) -> str:
    """Return where a row looks most."""
    if side.row.winner is None:
        return "nowhere, all is hidden"
    if side.row.ties > 1:
        return f"at {side.row.ties} words equally, **{words.percent(side.row.largest)}** each of {len(side.keys)} keys"
    return (
        f"at {words.chip('key', side.keys[side.row.winner])}, **{words.percent(side.row.largest)}** of {len(side.keys)} keys"
    )
