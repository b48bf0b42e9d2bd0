"""The last step of the page on the weighted sum: any W mixes, attention's, another mixer's, or one edited by hand."""

from dataclasses import dataclass

from torch import Tensor

from attn_core.experiments import mixing
from attn_core.projections import edits
from pages.board.panel import panel
from pages.board.pieces import Buttons, MatrixInput, Pieces, Task, Text, titled
from pages.charts import matrix, transformer_block
from pages.text import feature_names, markdown, numbers
from pages.text.languages import Words, remember
from pages.view import matrix_edits, traced_view
from pages.view.settings import View

words, frame = Words("other_mixers"), Words("frame")
COLOUR_END = 2.5  # of X and Y, ±
MOST_ROWS = 16  # rows of W to type in at a time
NAMED, MOST_NAMED = 3, 6  # terms of a row, and rows that edits moved, in a sentence
BLOCK_WIDE = 310  # pixels of the map of a transformer block
EQUAL = 1e-3  # between rows of W that count as the same
ROLES = {"W": "query", "X": "value", "Y": "output"}  # of the factors of Y = W X


@dataclass(frozen=True, eq=False)
class Mix:
    """What a mixer, name of MIXERS, makes of the tokens x (T, D), and the same with the learner's numbers in W.

    moved: how far W moves when every word is another one, None where no other words are known
    edits, ignored: how many numbers are the learner's, and how many more of them find no place in W
    """

    base: traced_view.TracedView
    name: str
    x: Tensor
    before: mixing.Mixed
    mixed: mixing.Mixed
    moved: float | None
    edits: int
    ignored: int


def _mix(view: View) -> Mix | None:
    """Return the mix of a view, independent of the selected query; None if there is no word."""
    base = traced_view.prepare(view.shared.but(stage="weights", query=0))
    return _mixed(base, view.mixer, view.mixer_edits) if base.queries else None


@remember
def _mixed(base: traced_view.TracedView, name: str, edited: str) -> Mix:
    x, before = mixing.mixed(name, base.scene, base.head)
    changes = matrix_edits.parse(edited)
    inside = len(edits.fitting({"": before.matrix}, changes)) if before.linear else 0
    moved = mixing.with_other_words(before.matrix, name, base.scene, base.head)
    knows_others = name != "attention" or base.scene.origin.is_drawn or base.scene.origin.reads_words
    moved = moved if moved or knows_others else None
    return Mix(base, name, x, before, mixing.edited(x, before, changes), moved, inside, len(changes) - inside)


def ignored_edits(view: View) -> list[str]:
    """Return the notice that some of the learner's numbers find no place in W, where there are such."""
    mix = _mix(view)
    if mix is None or not mix.ignored:
        return []
    return [words.edits_beyond(count=mix.ignored) if mix.before.linear else words.edits_wait(count=mix.ignored)]


def _about(mix: Mix, name: str) -> str:
    """Describe a factor; W is a mixer's matrix, an MLP's slope, or the weights of a head after dropout."""
    if name == "W" and not mix.mixed.linear:
        return words.SLOPE
    return words.DROPPED if name == "W" and mix.name == "attention" and mix.base.view.dropout else words.FACTORS[name]


@panel(_mix, "query")
def factor(mix: Mix, query: int, name: str) -> Pieces:
    """Draw W, X or Y = W X; the selected row of W makes the selected row of Y."""
    query = min(query, len(mix.x) - 1)
    base, values = mix.base, {"W": mix.mixed.matrix, "X": mix.x, "Y": mix.mixed.output}[name]
    signed = name != "W" or bool((values < 0).any())  # W without negative numbers has the colours of weights
    end = 1.0 if name == "W" else COLOUR_END
    marks = [matrix.row(ROLES[name], query, values)] if name != "X" else []
    look = {"signed": signed, "strong": [query], "marks": marks}
    if name == "W":
        cells = matrix.Grid(values, base.queries, base.queries, 1.0, base.dark, height=340, attends=True, **look)
    else:
        columns = feature_names.of_x(base.scene)
        cells = matrix.Grid(values, base.queries, columns, COLOUR_END, base.dark, height=240, numbers=False, **look)
    scale = f"{words.SIGNED}, ±{end:g}" if signed else words.from_to(end=end)
    title = words.factor_name(name=name, sizes=numbers.shape(values.shape), about=_about(mix, name), scale=scale)
    spec = matrix.picture(cells)
    options = {"click": {"query": "y"}, "steps": traced_view.steps(base)}
    return titled(f"factor_{name}", title, spec, words.factor_alt(name=name), **options)


@panel(_mix, "query")
def in_words(mix: Mix, query: int) -> Pieces:
    """Say the selected row of Y as a sum, and whether other words would have another W."""
    query = min(query, len(mix.x) - 1)
    row = mix.mixed.matrix[query]
    top = [i for i in row.abs().argsort(descending=True, stable=True)[:NAMED].tolist() if row[i]]
    terms, rest = [(row[i].item(), mix.base.queries[i]) for i in top], len(row.nonzero()) - len(top)
    sentences = [] if mix.edits else [words.mixer_words(name=mix.name)]
    said = " + ".join(words.term(weight=weight, word=word) for weight, word in terms).replace("+ −", "− ")
    sentences.append(words.mixed_row(query=mix.base.queries[query], terms=said, rest=rest, linear=mix.mixed.linear))
    if mix.moved:
        sentences.append(words.follows(moved=mix.moved))
    elif mix.moved is not None:
        sentences.append(words.stays(why=_why_it_stays(mix)))
    if mix.edits:
        moved = (mix.mixed.output != mix.before.output).any(-1).nonzero().flatten().tolist()
        names = ", ".join(markdown.plain(mix.base.queries[i]) for i in moved[:MOST_NAMED])
        more = max(0, len(moved) - MOST_NAMED)
        sentences.append(words.by_hand(edits=mix.edits, rows=len(moved), names=names, more=more))
    if mix.base.view.kind == "cross":
        sentences.append(words.CROSS)
    return [Text("mixing_words", " ".join(sentences))]


def _why_it_stays(mix: Mix) -> str:
    """Return why W is the same with other words, as the sentence chooses by it; "" where that isn't known."""
    if mix.name != "attention":
        return "fixed"
    return mixing.why_it_stays(mix.before.matrix, mix.base.scene, mix.base.head)


@panel(_mix)
def task(mix: Mix) -> Pieces:
    matrix = mix.mixed.matrix
    if len(mix.x) == 1:
        return [Task("mixing_task", words.ONE_WORD, "")]
    equal = mix.mixed.linear and bool((matrix - matrix[:1]).abs().max() < EQUAL)
    question = words.mixing_task(edited=mix.edits > 0, under=frame.deeper(title=words.W_BY_HAND))
    return [Task("mixing_task", question, words.MIXED_EQUALLY if equal else "")]


@panel(_mix)
def block(mix: Mix) -> Pieces:
    """Draw where the output goes next: one block of a transformer."""
    spec = transformer_block.picture(words.BLOCK_LABELS, mix.base.dark)
    return [Text("block_words", words.BLOCK), *titled("block", words.BLOCK_NAME, spec, words.BLOCK_ALT, width=BLOCK_WIDE)]


@panel(_mix, "query", resting=True)
def editor(mix: Mix, query: int) -> Pieces:
    """Show W, a row a word, to type in, of many the rows around the selected one; an MLP has no W, only a slope."""
    if not mix.before.linear:
        return [Text("by_hand_words", words.NO_EDITOR)]
    labels = mix.base.queries
    first = max(0, min(query - MOST_ROWS // 2, len(labels) - MOST_ROWS))
    rows = slice(first, first + MOST_ROWS)
    table = MatrixInput("table_mixer", "mixer_edits", "", labels, labels[rows], mix.mixed.matrix[rows].tolist(), first)
    count = len(labels)
    return [Text("by_hand_words", words.editor(some=count > MOST_ROWS, rows=MOST_ROWS, count=count)), table]


@panel(_mix)
def forget(mix: Mix) -> Pieces:
    """Offer to take the learner's numbers out of W again; all else stays."""
    return [Buttons("forget", "", {words.FORGET: {"mixer_edits": ""} if mix.edits else None})]
