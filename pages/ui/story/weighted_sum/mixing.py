"""The last step of the page on the weighted sum: any W mixes, attention's, another mixer's, or one edited by hand."""

from dataclasses import dataclass

from torch import Tensor

from attn_core.cache import remember
from attn_core.experiments import mixing, replaced_attention
from pages.ui import matrix_edits, traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text, Typed
from pages.ui.charts import matrix as grid
from pages.ui.link import View
from pages.ui.text import head_roles, markdown, sentences
from pages.ui.text import notices as above

LIMIT, HIGH = 2.5, 240
PARTS = ("W", "X", "Y")
MOST_TYPED = 16  # rows of W to type in at a time
BY_HAND = ":gray[**W by hand**: type a number, and see which row of Y moves; an emptied cell is as it was]"
NO_W = ":gray[**W by hand**: an MLP has no W to type into. It bends, so above stands only its slope at 0.]"


@dataclass(frozen=True, eq=False)
class Mix:
    """What the panels draw: the tokens, a mixer as it is, and the same with the learner's numbers in W.

    moved: how far W moves when every word is another one; changed, ignored: how many numbers are the learner's, and how
    many of them find no place in W
    """

    base: traced_view.TracedView
    x: Tensor
    before: mixing.Mixed
    found: mixing.Mixed
    moved: float
    changed: int
    ignored: int


Looked = tuple[Mix, int]  # and the selected query


def mixed(view: View) -> Mix | None:
    """Return what a view mixes, whichever query is selected; None where there is no word."""
    base = traced_view.remarked(view.shared.but(stage="weights", query=0))
    return _mixed(base, view.mixer, view.mixer_edits) if base.queries else None


def present(view: View) -> Looked | None:
    """Return what a view shows; None where there is no word."""
    mix = mixed(view)
    return mix and (mix, min(view.query, len(mix.base.queries) - 1))


@remember
def _mixed(base: traced_view.TracedView, name: str, edited: str) -> Mix:
    """Return what a mixer makes of a scene's words."""
    x, before = replaced_attention.mixed(name, base.scene, base.head)
    entries = [replaced_attention.Entry(*edit[1:]) for edit in matrix_edits.parse(edited)]
    inside = len(replaced_attention.fitting(before, entries))
    found = replaced_attention.by_hand(x, before, entries)
    moved = replaced_attention.with_other_words(name, base.scene, base.head, before.matrix)
    return Mix(base, x, before, found, moved, inside, len(entries) - inside)


shows = panel(present)


def _remarked(view: View) -> above.Said:
    """Return what was not taken as it stands, and what heads are for."""
    here, more = mixed(view), []
    if here is not None and here.ignored:
        why = "lie beyond W" if here.before.linear else "wait: an MLP has no W that one could edit"
        more.append(f"{here.ignored} of the numbers in mixer_edits {why}.")
    return above.of(traced_view.remarked(view), *more)


@panel(_remarked)
def remarks(said: above.Said) -> Pieces:
    """Say what was not taken as it stands."""
    return above.pieces(said)


@shows
def factor(looked: Looked, part: str) -> Pieces:
    """Draw W, X or Y = W X; the selected row of W makes the selected row of Y."""
    mix, query = looked
    base, matrix = mix.base, {"W": mix.found.matrix, "X": mix.x, "Y": mix.found.output}[part]
    signed = part != "W" or bool((matrix < 0).any())  # weights look as in step 3
    role = {"W": "query", "X": "value", "Y": "output"}[part]
    sheet = grid.Grid(
        matrix,
        base.queries,
        base.queries if part == "W" else head_roles.features(base.scene),
        1.0 if part == "W" else LIMIT,
        base.dark,
        signed=signed,
        strong=[query],
        marks=[grid.row(role, query, matrix)] if part != "X" else [],
        numbers=part == "W" and len(matrix) <= 10,
        height=HIGH,
    )
    what = "what mixes" if mix.found.linear else "its slope at 0"
    about = {"W": what, "X": "the words’ own x", "Y": "what they become"}[part]
    size, scale = " × ".join(map(str, matrix.shape)), sentences.legend(signed, sheet.limit)
    name, how = f"**{part}** {size}, {about}\n\n:gray[{scale}]", {"click": {"query": "y"}, "steps": traced_view.steps(base)}
    picture = Picture(f"factor_{part}", grid.picture(sheet), f"{part}, a row a word", **how)
    return [Text(f"factor_{part}_name", name), picture]


@shows
def in_words(looked: Looked) -> Pieces:
    """Say the selected row of Y as a sum, and whether other words would have another W."""
    mix, query = looked
    who = markdown.chip("query", mix.base.queries[query])
    if mix.found.linear:
        said = f"Row {who} of Y = {_as_sum(mix, query)}."
    else:
        said = f"Row {who} of Y isn't a weighted sum: a bend (gelu) stands between two matrices over positions."
    alone = " Here the first sentence is mixed with itself." if mix.base.view.kind == "cross" else ""
    follows = f"moves by up to {mix.moved:.2f}: it follows the data" if mix.moved else "stays as it is, difference 0"
    return [Text("mixing_words", f"{said} With other words in the same places, W {follows}.{_by_hand(mix)}{alone}")]


def _as_sum(mix: Mix, query: int) -> str:
    """Return a row of Y as a sum of words, the largest weights first."""
    row = mix.found.matrix[query]
    top = [i for i in row.abs().argsort(descending=True, stable=True)[:3].tolist() if row[i]]
    terms = " + ".join(f"{row[i].item():.2f} × “{markdown.plain(mix.base.queries[i])}”" for i in top).replace("+ -", "− ")
    rest = len(row.nonzero()) - len(top)
    return f"{terms or '0'}{f' and {rest} more' if rest else ''}"


def _by_hand(mix: Mix) -> str:
    """Return what the learner's own numbers do."""
    if not mix.changed:
        return ""
    moved = (mix.found.output - mix.before.output).abs().amax(-1)
    names = [markdown.plain(mix.base.queries[i]) for i in moved.nonzero().flatten().tolist()]
    yours = f"Your {mix.changed} number{'s' if mix.changed > 1 else ''} in W"
    return f" {yours} moved the rows of **{', '.join(names[:6]) or 'nobody'}**."


def _typed(view: View) -> tuple[Mix, int] | None:
    """Return what a view mixes, and the first of the rows to type in: all rows, or, of many, those around the selected."""
    found = present(view)
    if found is None:
        return None
    mix, query = found
    return mix, max(0, min(query - MOST_TYPED // 2, len(mix.base.queries) - MOST_TYPED))


@panel(_typed, resting=True)
def editor(typed: tuple[Mix, int]) -> Pieces:
    """Show W, a row a word, to type in; an MLP has none, only a slope."""
    mix, first = typed
    if not mix.before.linear:
        return [Text("by_hand_words", NO_W)]
    labels, matrix = mix.base.queries, mix.found.matrix[first : first + MOST_TYPED].tolist()
    some = f" :gray[· {MOST_TYPED} of {len(labels)} rows, around the selected one]" if len(labels) > MOST_TYPED else ""
    sides = labels[first : first + MOST_TYPED]
    return [Text("by_hand_words", BY_HAND + some), Typed("table_mixer", "mixer_edits", "", labels, sides, matrix, first)]
