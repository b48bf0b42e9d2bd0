"""The last step of the page on the weighted sum: any W mixes, attention's, another mixer's, or one edited by hand."""

from dataclasses import dataclass

from torch import Tensor

from attn_core.cache import remember
from attn_core.experiments import mixing
from attn_core.projections import edits
from pages.ui import matrix_edits, traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import MatrixInput, Pieces, Text, titled
from pages.ui.charts import heatmap, matrix
from pages.ui.link import View
from pages.ui.text import feature_names, heatmap_words, markdown, numbers

COLOUR_END = 2.5  # of X and Y, ±
MOST_ROWS = 16  # rows of W to type in at a time
FACTORS = {"W": ("query", "what mixes"), "X": ("value", "the words’ own x"), "Y": ("output", "what they become")}


@dataclass(frozen=True, eq=False)
class Mix:
    """What a mixer, name of MIXERS, makes of the tokens x (T, D), and the same with the learner's numbers in W.

    moved: how far W moves when every word is another one
    edits, ignored: how many numbers are the learner's, and how many more of them find no place in W
    """

    base: traced_view.TracedView
    name: str
    x: Tensor
    before: mixing.Mixed
    mixed: mixing.Mixed
    moved: float
    edits: int
    ignored: int


def _mix(view: View) -> Mix | None:
    """Return what a view mixes, whichever query is selected; None where there is no word."""
    base = traced_view.prepare(view.shared.but(stage="weights", query=0))
    return _mixed(base, view.mixer, view.mixer_edits) if base.queries else None


@remember
def _mixed(base: traced_view.TracedView, name: str, edited: str) -> Mix:
    x, before = mixing.mixed(name, base.scene, base.head)
    changes = matrix_edits.parse(edited)
    inside = len(edits.fitting({"": before.matrix}, changes)) if before.linear else 0
    moved = mixing.with_other_words(before.matrix, name, base.scene, base.head)
    return Mix(base, name, x, before, mixing.edited(x, before, changes), moved, inside, len(changes) - inside)


def ignored_edits(view: View) -> list[str]:
    """Return the notice that some of the learner's numbers find no place in W, where there are such."""
    mix = _mix(view)
    if mix is None or not mix.ignored:
        return []
    why = "lie beyond W" if mix.before.linear else "wait: an MLP has no W that one could edit"
    return [f"{mix.ignored} of the numbers in mixer_edits {why}."]


def _about_w(mix: Mix) -> str:
    """Return what W is: a mixer's matrix, an MLP's slope, or the weights of a head, after dropout where there is some."""
    if not mix.mixed.linear:
        return "its slope at 0"
    dropped = mix.name == "attention" and mix.base.view.dropout
    return f"{FACTORS['W'][1]}: the weights after dropout" if dropped else FACTORS["W"][1]


@panel(_mix, "query")
def factor(mix: Mix, query: int, name: str) -> Pieces:
    """Draw W, X or Y = W X; the selected row of W makes the selected row of Y."""
    query = min(query, len(mix.x) - 1)
    base, values = mix.base, {"W": mix.mixed.matrix, "X": mix.x, "Y": mix.mixed.output}[name]
    role, about = FACTORS[name]
    signed = name != "W" or bool((values < 0).any())  # W without negative numbers has the colours of weights
    end = 1.0 if name == "W" else COLOUR_END
    columns = base.queries if name == "W" else feature_names.of_x(base.scene)
    marks = [matrix.row(role, query, values)] if name != "X" else []
    look = {"strong": [query], "marks": marks, "numbers": name == "W" and len(values) <= heatmap.NUMBERS_UP_TO}
    sheet = matrix.Grid(values, base.queries, columns, end, base.dark, signed=signed, height=240, **look)
    if name == "W":
        about = _about_w(mix)
    title = f"**{name}** {numbers.shape(values.shape)}, {about}\n\n:gray[{heatmap_words.legend(signed, end)}]"
    options = {"click": {"query": "y"}, "steps": traced_view.steps(base)}
    return titled(f"factor_{name}", title, matrix.picture(sheet), f"{name}, a row a word", **options)


@panel(_mix, "query")
def in_words(mix: Mix, query: int) -> Pieces:
    """Say the selected row of Y as a sum, and whether other words would have another W."""
    query = min(query, len(mix.x) - 1)
    row = f"Row {markdown.chip('query', mix.base.queries[query])} of Y"
    if mix.mixed.linear:
        sentence = f"{row} = {_as_sum(mix, query)}."
    else:
        sentence = f"{row} isn't a weighted sum: a bend (gelu) stands between two matrices over positions."
    alone = " Here the first sentence is mixed with itself." if mix.base.view.kind == "cross" else ""
    follows = f"moves by up to {mix.moved:.2f}: it follows the data" if mix.moved else "stays as it is, difference 0"
    by_hand = ""
    if mix.edits:
        moved = (mix.mixed.output != mix.before.output).any(-1).nonzero().flatten().tolist()
        names = ", ".join(markdown.plain(mix.base.queries[i]) for i in moved[:6])
        by_hand = f" Your {numbers.plural(mix.edits, 'number')} in W moved the rows of **{names or 'nobody'}**."
    return [Text("mixing_words", f"{sentence} With other words in the same places, W {follows}.{by_hand}{alone}")]


def _as_sum(mix: Mix, query: int) -> str:
    row = mix.mixed.matrix[query]
    top = [i for i in row.abs().argsort(descending=True, stable=True)[:3].tolist() if row[i]]
    terms = " + ".join(f"{row[i].item():.2f} × “{markdown.plain(mix.base.queries[i])}”" for i in top).replace("+ -", "− ")
    rest = len(row.nonzero()) - len(top)
    return f"{terms or '0'}{f' and {rest} more' if rest else ''}"


@panel(_mix, "query", resting=True)
def editor(mix: Mix, query: int) -> Pieces:
    """Show W, a row a word, to type in, of many the rows around the selected one; an MLP has no W, only a slope."""
    if not mix.before.linear:
        why = "an MLP has no W to type into. It bends, so above stands only its slope at 0."
        return [Text("by_hand_words", f":gray[**W by hand**: {why}]")]
    labels = mix.base.queries
    first = max(0, min(query - MOST_ROWS // 2, len(labels) - MOST_ROWS))
    rows = slice(first, first + MOST_ROWS)
    hint = ":gray[**W by hand**: type a number, and see which row of Y moves; an emptied cell is as it was]"
    hint += f" :gray[· {MOST_ROWS} of {len(labels)} rows, around the selected one]" if len(labels) > MOST_ROWS else ""
    values = mix.mixed.matrix[rows].tolist()
    return [Text("by_hand_words", hint), MatrixInput("table_mixer", "mixer_edits", "", labels, labels[rows], values, first)]
