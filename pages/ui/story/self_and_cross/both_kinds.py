"""Self and cross: the sources of q, k and v, and both kinds of attention side by side on the same weights."""

from typing import NamedTuple

from attn_core import one_query
from attn_core.experiments import self_and_cross
from pages.ui import traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Picture, Pieces, Text
from pages.ui.charts import heatmap, matrix
from pages.ui.link import SCALES, View
from pages.ui.text import head_roles, markdown, numbers
from pages.ui.text import sentences as words

KINDS = ("self", "cross")
ROLES = {"q": "query", "k": "key", "v": "value"}
ROW = {"query": "y"}  # a click selects its row
ONE_SENTENCE = "Designed and learned weights read one sentence; a random draw looks at another one too."
VALUES = 2.5  # of the colour scale of q, k and v, ±


class PageData(NamedTuple):
    """What the page draws: which kind is set, and both kinds on the same weights.

    two: the sentence that looks at the second one; None where that has no words, or the weights read one sentence
    """

    kind: str
    alone: traced_view.TracedView
    two: traced_view.TracedView | None

    @property
    def sides(self) -> dict[str, traced_view.TracedView]:
        """The kinds that there are."""
        return {"self": self.alone} | ({"cross": self.two} if self.two else {})

    @property
    def at_hand(self) -> traced_view.TracedView:
        """The kind that is set."""
        return self.sides[self.kind]

    def sources(self) -> dict[str, self_and_cross.Source]:
        """Return where q, k and v come from, by letter."""
        alone, found = self.alone.seen.trace, self.at_hand.seen.trace
        return {source.name: source for source in self_and_cross.sources(found, alone, self.kind == "cross")}


def present(view: View) -> PageData | None:
    """Return what is set, or None where there is no word to look from or at."""
    kind = traced_view.taken(view).kind
    alone, two = (traced_view.present(view.shared.but(kind=each)) for each in KINDS)
    if two and two.scene.memory is None:  # its weights read one sentence
        two = None
    return PageData(kind, alone, two) if (two if kind == "cross" else alone) else None


shows = panel(present)


@shows
def lead(found: PageData) -> Pieces:
    """Say what the selected row does, in one line; on a phone, the settings under it."""
    side, view = found.at_hand, found.at_hand.view
    winner = None if side.row.winner is None else side.keys[side.row.winner]
    where = "its own sentence" if found.kind == "self" else "the second sentence"
    said = words.lead(side.head, side.name, winner, side.row.largest, side.row.ties, head_roles.first(side.scene, side.head))
    settings = words.settings(view.heads, SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"**{found.kind.capitalize()}:** the keys are {where}. {said}\n\n:gray[{settings}]")]


# ---- 1: sources ----


@shows
def flip(found: PageData) -> Pieces:
    """Say where keys and values come from, and offer the other source; the sidebar has the switch, too."""
    if found.kind == "cross":
        said = "Keys and values come from **the second sentence**: it stands in the sidebar. The weights stay as they are."
        return [Buttons("flip", said, {"Take them from the sentence itself": {"kind": "self"}})]
    drawn = found.alone.scene.maps == "random"
    kept = "The weights stay as they are, and the second sentence is yours, too: in the sidebar, once it is looked at."
    said = f"Keys and values come from **the sentence itself**. {kept if drawn else ONE_SENTENCE}"
    sets = {"kind": "cross"} if drawn else {"kind": "cross", "maps": "random"}
    return [Buttons("flip", said, {"Take them from the second sentence": sets})]


@shows
def source(found: PageData, letter: str) -> Pieces:
    """Draw q, k or v of the selected head: a row a word, in the colour of its source's role."""
    came, base = found.sources()[letter], found.at_hand
    own = came.source == "x"
    values = getattr(base.seen.trace, letter)[base.head]
    row = base.query if letter == "q" else base.row.winner
    sheet = matrix.Grid(
        values,
        base.queries if own else base.keys,
        head_roles.columns(base.scene, letter, base.head),
        VALUES,
        base.dark,
        strong=() if row is None else (row,),
        marks=[] if row is None else [matrix.row(ROLES[letter], row, values)],
        numbers=False,
    )
    where, size = "the sentence" if own else "the second sentence", f"{came.shape[0]} words × {came.shape[1]}"
    name = f"{markdown.chip(ROLES[letter], letter)} from **{where}** :gray[· {size} · ±{VALUES}]"
    said = f"{letter} of head {base.head + 1}, from {where}: a row a word"
    how = {"click": ROW, "steps": traced_view.steps(base)} if letter == "q" else {}
    return [Text(f"source_{letter}_name", name), Picture(f"source_{letter}", matrix.picture(sheet), said, **how)]


@shows
def sources_in_words(found: PageData) -> Pieces:
    """Say which of q, k and v changed, against the sentence on itself."""
    came = found.sources()
    q, k, v = (markdown.chip(ROLES[letter], letter) for letter in "qkv")
    if found.kind == "self":
        return [Text("sources_words", f"All three come from one source, each through its own weights: {q}, {k} and {v}.")]
    moved = f"{k} by up to **{came['k'].moved:.2f}**, {v} by up to **{came['v'].moved:.2f}**"
    said = f"Same weights, another source: {q} moved by **{numbers.small(came['q'].moved)}**, {moved}. "
    return [Text("sources_words", said + "The sentence still asks; the second one is asked, and hands over.")]


# ---- 2: a matrix that is not square ----


@shows
def weights(found: PageData, kind: str) -> Pieces:
    """Draw one kind's weights: solid where it is set, dashed where it isn't; nothing without a second sentence."""
    side = found.sides.get(kind)
    if side is None:
        why = "The second sentence has no words yet." if found.alone.scene.maps == "random" else ONE_SENTENCE
        return [Text(f"weights_{kind}_name", f":gray[{why}]")]
    allowed, trace = side.scene.allowed(), side.seen.trace
    sheet = heatmap.Sheet(
        values=trace.heads.weights,
        hidden=None if allowed is None else ~allowed,
        limit=1.0,
        signed=False,
        queries=side.queries,
        keys=side.keys,
        query=side.query,
        winners=[look.winner for look in one_query.by_head(trace, side.query)],
        dark=side.dark,
    )
    size, leads = " × ".join(map(str, sheet.size)), kind == found.kind
    name = f":{'primary' if leads else 'gray'}[**{kind}** · {size} weights · {words.legend(False, 1.0)}]"
    said = f"weights of head {side.head + 1}, {kind}: rows {', '.join(side.queries)}; columns {', '.join(side.keys)}"
    spec = heatmap.one_head(sheet, side.head, leads)
    picture = Picture(f"weights_{kind}", spec, said, click=ROW, steps=traced_view.steps(side))
    return [Text(f"weights_{kind}_name", name), picture]


@shows
def weights_in_words(found: PageData) -> Pieces:
    """Say where the selected row looks in both kinds, and what keeps its shape."""
    who = markdown.chip("query", found.at_hand.name)
    parts = [f"{kind}: {_most(side)}" for kind, side in found.sides.items()]
    tq, width = found.at_hand.seen.trace.heads.output.shape[-2:]
    shape = f"{markdown.chip('output', 'Output')} of a head: **{tq} × {width}** in both, a row for each word that asks."
    return [Text("weights_words", f"{who} looks most, in {'; in '.join(parts)}. {shape}")]


def _most(side: traced_view.TracedView) -> str:
    """Return where a row looks most."""
    if side.row.winner is None:
        return "nowhere, all is hidden"
    if side.row.ties > 1:
        return f"at {side.row.ties} words equally, **{numbers.percent(side.row.largest)}** each of {len(side.keys)} keys"
    key = markdown.chip("key", side.keys[side.row.winner])
    return f"at {key}, **{numbers.percent(side.row.largest)}** of {len(side.keys)} keys"
