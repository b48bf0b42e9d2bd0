"""Self and cross: a sentence's weights on itself and on a second one, and the queries, keys and values of both."""

from collections.abc import Sequence

from attn_core import one_query
from attn_core.sources import SOURCES
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import heatmap, matrix
from pages.panels.self_and_cross.page_data import PageData, itself, shows
from pages.panels.shared import head_roles
from pages.panels.shared.heatmap_sheet import ROW, sheet
from pages.text import feature_names, markdown
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

words = Words("self_and_cross")
ROLES = {"q": "query", "k": "key", "v": "value"}
HEIGHT = 300  # pixels of the cells of weights: on a phone the sentence stands below them
SHORT = 7  # words of the sentence with which the page opens
FEW = 5  # words; the second sentence, which is to be shortened, has more at first
ALL = 0.995  # rounds to 100 %
VALUES = 2.5  # of the colour scale of q, k and v, ±


def noun(traced: TracedView) -> str:
    """Return the noun for a view's tokens."""
    return "word" if traced.view.tokens == "word" and not traced.scene.origin.fixed else "token"


@shows
def weights(data: PageData, kind: str) -> Pieces:
    """Draw one kind's weights; a sentence in their place without a second sentence."""
    side = data.sides.get(kind)
    if side is None:
        return [Text(f"weights_{kind}_name", _no_second(data))]
    rows = sheet(side, "weights")
    source, role = "memory" if kind == "cross" else "x", head_roles.role(side.scene, side.head)
    name = words.weights_title(head=side.head, role=role, source=source, hides=rows.hidden is not None)
    alt = words.weights_alt(kind=kind, head=side.head, queries=side.queries, keys=side.keys)
    spec = heatmap.one_head(rows, side.head, True, HEIGHT)
    return titled(f"weights_{kind}", name, spec, alt, click=ROW, steps=traced_view.steps(side))


def _no_second(data: PageData) -> str:
    return words.ONE_SENTENCE if data.alone.scene.origin.fixed else words.NO_WORDS


def attends(traced: TracedView) -> str:
    """Return where the selected row's weight goes, in a sentence."""
    return where(traced.name, traced.keys, traced.row, noun(traced), second=traced.view.kind == "cross")


def where(
    query: str, keys: Sequence[str], row: one_query.Row | one_query.LargestWeight, noun: str, second: bool = False
) -> str:
    """Return where a row's weight goes, in a sentence; second: whether the keys are those of the second sentence."""
    return words.attends(
        query=query,
        key="" if row.winner is None else keys[row.winner],
        ties=0 if row.winner is None else row.ties,
        share=row.largest,
        everything=row.ties * row.largest > ALL,
        keys=len(keys),
        noun=noun,
        second=second,
    )


def product(queries: int, keys: int) -> str:
    """Return how many weights there are, in a sentence."""
    return words.product(queries=queries, keys=keys, total=queries * keys)


@shows
def self_in_words(data: PageData) -> Pieces:
    count = len(data.alone.keys)
    return [Text("self_words", f"{attends(data.alone)} {product(count, count)} {words.QUADRATIC}")]


@shows
def cross_in_words(data: PageData) -> Pieces:
    """State how much the sentence receives from the second one, and which projections replace the page's."""
    two = data.two
    if two is None:
        return []
    rows, width = two.seen.trace.heads.output.shape[-2:]
    output = words.output(rows=rows, width=width)
    stands_in = _stands_in(data.alone.view.projections, two.head)
    return [Text("cross_words", f"{attends(two)} {product(len(two.queries), len(two.keys))} {output} {stands_in}".strip())]


def _stands_in(projections: str, head: int) -> str:
    """Return which head is shown in the place of one that reads a single sentence, "" where it is the page's own."""
    if SOURCES[projections].model:
        return words.OTHER_HEAD["model"]
    return words.OTHER_HEAD.get(projections, "") if head == 0 else ""


@shows
def self_task(data: PageData) -> Pieces:
    if data.alone.scene.origin.fixed:
        return [Task("self_task", words.OWN_TOKENS, "")]
    count, each = len(data.alone.keys), noun(data.alone)
    happened = words.self_happened(count=count, total=count * count, noun=each) if count > SHORT else ""
    return [Task("self_task", words.self_task(noun=each), happened)]


@shows
def cross_task(data: PageData) -> Pieces:
    if data.alone.scene.origin.fixed:
        return [Task("cross_task", words.NO_SECOND_TASK, "")]
    queries, keys = (
        len(data.alone.queries),
        len(data.two.keys) if data.two else 0,
    )  # of the same tokens: words, or characters
    each, fewer = noun(data.alone), min(queries, FEW)
    if queries == 1:
        return [Task("cross_task", words.one_query(noun=each), "")]
    happened = words.cross_happened(keys=keys, queries=queries) if 0 < keys < fewer else ""
    return [Task("cross_task", words.cross_task(fewer=fewer, noun=each), happened)]


@shows
def source(data: PageData, kind: str, letter: str) -> Pieces:
    """Draw q, k or v of the selected head of one kind: a row a word, in the colour of its role."""
    side = data.sides.get(kind)
    if side is None:
        return []
    origin, role, values = data.sources(kind)[letter], ROLES[letter], getattr(side.seen.trace, letter)[side.head]
    row = side.query if letter == "q" else side.row.leader
    labels = side.keys if origin.source == "memory" else side.queries, feature_names.of_head(side.scene, letter, side.head)
    outline = {} if row is None else {"strong": [row], "marks": [matrix.row(role, row, values)]}
    grid = matrix.Grid(values, *labels, VALUES, side.dark, numbers=False, **outline)
    name = words.source_title(letter=letter, source=origin.source, rows=origin.shape[0], width=origin.shape[1])
    alt = words.source_alt(letter=letter, head=side.head, source=origin.source)
    options = {"click": ROW, "steps": traced_view.steps(side)} if letter == "q" else {}
    return titled(f"source_{kind}_{letter}", name, matrix.picture(grid), alt, **options)


@shows
def sources_in_words(data: PageData, kind: str) -> Pieces:
    """Say where queries, keys and values come from, and how the selected query finds its key in a designed head."""
    side = data.sides.get(kind)
    if side is None:
        return [Text(f"sources_{kind}_words", _no_second(data))]
    if kind == "self":
        count = len(side.keys)
        sentence = f"{words.self_sources(queries=count, keys=count, values=count)} {head_roles.match(side)}".strip()
        return [Text("sources_self_words", sentence), Text("roles", head_roles.summary(side))]
    found, own = data.sources("cross"), data.sources("self")["q"].shape[1]
    if found["q"].moved is None:
        other = side.scene.source != data.alone.scene.source
        said = words.cross_not_compared(other=other, width=found["q"].shape[1], own=own)
    else:
        queries, keys, values = (each.moved for each in found.values())
        common = min(len(side.queries), len(side.keys))
        said = words.cross_sources(queries=queries, keys=keys, values=values, common=common, head=side.head)
    return [Text("sources_cross_words", said)]


@shows
def verified(data: PageData) -> Pieces:
    """Hold each kind against torch's own function."""
    lines = [
        markdown.badge(
            side.seen.agreement.difference <= 1e-4,
            words.agrees(kind=kind, call=call, difference=difference, before_dropout=before),
        )
        for kind, side in data.sides.items()
        for difference, call, before in [side.seen.agreement]
    ]
    return [Text("verified", "  \n".join(lines))]


def alone(view: View) -> TracedView:
    """Return the sentence on itself, whether or not there is a word."""
    return traced_view.prepare(itself(view))
