"""Self and cross: a sentence's weights on itself and on a second one, and the queries, keys and values of both."""

from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import heatmap, matrix
from pages.panels.explore.heatmaps import ROW, sheet
from pages.panels.self_and_cross.page_data import PageData, itself, shows
from pages.panels.shared import head_roles
from pages.text import feature_names, markdown
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

words = Words("self_and_cross")
ROLES = {"q": "query", "k": "key", "v": "value"}
HEIGHT = 300  # pixels of the cells of weights: on a phone the sentence stands below them
FEW = 5  # words; the second sentence, which is to be shortened, has more at first
VALUES = 2.5  # of the colour scale of q, k and v, ±


def noun(traced: TracedView) -> str:
    """Return the noun for a view's tokens."""
    return "word" if traced.view.tokens == "word" and not traced.scene.example else "token"


@shows
def weights(data: PageData, kind: str) -> Pieces:
    """Draw one kind's weights; a sentence in their place without a second sentence."""
    side = data.sides.get(kind)
    if side is None:
        return [Text(f"weights_{kind}_name", _no_second(data))]
    rows = sheet(side, "weights")
    source, role = "memory" if kind == "cross" else "x", head_roles.role(side.scene, side.head)
    name = words.weights_title(side.head, role, source, rows.hidden is not None)
    alt = words.weights_alt(kind, side.head, side.queries, side.keys)
    spec = {**heatmap.one_head(rows, side.head, leads=True), "height": HEIGHT}
    return titled(f"weights_{kind}", name, spec, alt, click=ROW, steps=traced_view.steps(side))


def _no_second(data: PageData) -> str:
    return words.ONE_SENTENCE if data.alone.scene.example else words.NO_WORDS


def attends(traced: TracedView) -> str:
    """Return where the selected row's weight goes, in a sentence."""
    row = traced.row
    most = (row.winner, row.largest, row.ties)
    return words.attends(traced.name, traced.keys, most, noun(traced), traced.view.kind)


@shows
def self_in_words(data: PageData) -> Pieces:
    count = len(data.alone.keys)
    return [Text("self_words", f"{attends(data.alone)} {words.product(count, count)}")]


@shows
def cross_in_words(data: PageData) -> Pieces:
    """State how much the sentence receives from the second one, and which projections replace the page's."""
    two = data.two
    if two is None:
        return []
    product = words.product(len(two.queries), len(two.keys))
    output = words.output(*two.seen.trace.heads.output.shape[-2:])
    stands_in = words.OTHER_HEAD.get(data.alone.view.projections, "") if two.head == 0 else ""
    return [Text("cross_words", f"{attends(two)} {product} {output} {stands_in}".strip())]


@shows
def self_task(data: PageData) -> Pieces:
    traced = data.alone
    return [Task("self_task", *words.self_task(len(traced.keys), bool(traced.scene.example), noun(traced)))]


@shows
def cross_task(data: PageData) -> Pieces:
    if data.alone.scene.example:
        return [Task("cross_task", *words.no_second_task())]
    queries, keys = (
        len(data.alone.queries),
        len(data.two.keys) if data.two else 0,
    )  # of the same tokens: words, or characters
    return [Task("cross_task", *words.cross_task(queries, keys, min(queries, FEW), noun(data.alone)))]


@shows
def source(data: PageData, kind: str, letter: str) -> Pieces:
    """Draw q, k or v of the selected head of one kind: a row a word, in the colour of its role."""
    side = data.sides.get(kind)
    if side is None:
        return []
    origin, role, values = data.sources(kind)[letter], ROLES[letter], getattr(side.seen.trace, letter)[side.head]
    row = side.query if letter == "q" else side.row.winner
    labels = side.keys if origin.source == "memory" else side.queries, feature_names.of_head(side.scene, letter, side.head)
    outline = {} if row is None else {"strong": [row], "marks": [matrix.row(role, row, values)]}
    grid = matrix.Grid(values, *labels, VALUES, side.dark, numbers=False, **outline)
    name, alt = words.source_title(letter, origin.source, origin.shape), words.source_alt(letter, side.head, origin.source)
    options = {"click": ROW, "steps": traced_view.steps(side)} if letter == "q" else {}
    return titled(f"source_{kind}_{letter}", name, matrix.picture(grid), alt, **options)


@shows
def sources_in_words(data: PageData, kind: str) -> Pieces:
    """Say where queries, keys and values come from, and how the selected query finds its key in a designed head."""
    side = data.sides.get(kind)
    if side is None:
        return [Text(f"sources_{kind}_words", _no_second(data))]
    if kind == "self":
        sentence = f"{words.self_sources(len(side.keys))} {head_roles.match(side)}".strip()
        return [Text("sources_self_words", sentence), Text("roles", head_roles.summary(side))]
    moved = [each.moved for each in data.sources("cross").values()]
    return [Text("sources_cross_words", words.cross_sources(*moved, min(len(side.queries), len(side.keys)), side.head))]


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
