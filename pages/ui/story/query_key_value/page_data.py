"""What the page on query, key and value is about: one head as drawn and as edited, its pair, its colours."""

from dataclasses import dataclass, replace

from torch import Tensor

from attn_core import tokens
from attn_core.cache import remember
from attn_core.projections import edits, one_head, trained
from attn_core.projections.sources import SOURCES
from pages.ui import matrix_edits, traced_view
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, titled
from pages.ui.charts import matrix
from pages.ui.link import MAX_TOKENS, View
from pages.ui.text import head_roles, markdown

ROLES = {"q": "query", "k": "key", "v": "value"}
VECTOR_END = 2.5  # of the colours of x, q, k and v, ±
PROJECTION_END = 1.0  # of the numbers of a projection
DESIGNED_QUERY_END = 12.0  # of W_Q and Q of a designed head, which carry all its sharpness
HEIGHT = 210  # pixels of a matrix of a row a word
NUMBERS_UP_TO = 16  # dimensions: with more, a number doesn't fit its cell


@dataclass(frozen=True, eq=False)
class PageData:
    """One head with the learner's edits in its projections, and the pair that is selected.

    role: what the head does, in a sentence; before: what it computes without the edits
    head, own: the head with them, and what it computes; ignored: how many of them lie outside its matrices
    cross: whether queries come from one sentence, keys and values from another
    """

    view: View
    role: str
    before: one_head.HeadTrace
    head: one_head.HeadProjections
    own: one_head.HeadTrace
    ignored: int
    queries: list[str]
    keys: list[str]
    cross: bool
    query: int = 0
    key: int = 0

    @property
    def query_chip(self) -> str:
        """The label of the selected query, as Markdown in the colour of queries."""
        return markdown.chip("query", self.queries[self.query])

    @property
    def key_chip(self) -> str:
        """The label of the selected key, as Markdown in the colour of keys."""
        return markdown.chip("key", self.keys[self.key])


def traced(view: View) -> traced_view.TracedView:
    """Return a view as this page reads it: as all pages do, but a head that isn't drawn stands alone beside the scene."""
    return traced_view.prepare(_read(view))


def _read(view: View) -> View:
    return traced_view.taken(view.shared).but(maps="random" if view.maps in SOURCES else view.maps, grown=0, stage="weights")


def present_head(view: View) -> PageData | None:
    """Return a view's head, whichever pair is selected; None where there is no word, or nothing to learn from."""
    step = view.grown if view.maps == "learned" else 0
    return _head(_read(view).but(query=0), view.maps if view.maps in SOURCES else "random", step, view.edits)


def present(view: View) -> PageData | None:
    """Return the same with the pair that is selected."""
    head = present_head(view)
    return head and _selected(head, view.query, view.key)


shows = panel(present)
shows_head = panel(present_head)


@remember
def _head(view: View, source: str, step: int, edited: str) -> PageData | None:
    base = traced_view.prepare(view)
    if base.blank or (source == "learned" and not trained.is_trainable(base.scene.words)):
        return None
    drawn = one_head.head_projections(source, base.scene, base.head if source == "random" else 0, step)
    changes = matrix_edits.parse(edited, tuple(ROLES))
    before, head = one_head.trace(drawn), edits.of_head(drawn, changes)
    own = one_head.trace(head) if changes else before
    role = head_roles.training(step) if source == "learned" else drawn.description
    ignored = len(changes) - len(edits.fitting(drawn.matrices(), changes))
    return PageData(view, role, before, head, own, ignored, base.queries, base.keys, drawn.x is not drawn.memory)


@remember
def _selected(head: PageData, query: int, key: int) -> PageData:
    """Return a head with the pair that is selected; a position beyond the last word is the last."""
    return replace(head, query=min(query, len(head.queries) - 1), key=min(key, len(head.keys) - 1))


@remember
def split(text: str, kind: str) -> tuple[str, ...]:
    """Return the tokens of a text that the page reads."""
    return tuple(tokens.split(text, kind)[:MAX_TOKENS])


def colour_end(head: PageData, letter: str, end: float) -> float:
    """Return where the colours of one projection, or of its vectors, end: at ±end but for designed queries."""
    return DESIGNED_QUERY_END if head.head.features and letter == "q" else end


def of_words(data: PageData, slot: str, title: str, alt: str, values: Tensor, role: str, **options: object) -> Pieces:
    """Draw a matrix of a row a word, the selected one outlined in its role's colour; a click selects another.

    options: of the matrix
    """
    control = "query" if role in ("query", "output") else "key"
    labels, selected = (data.queries, data.query) if control == "query" else (data.keys, data.key)
    steps = traced_view.arrow_keys(control, len(labels), "ArrowUp", "ArrowDown")
    look = {"strong": [selected], "marks": [matrix.row(role, selected, values)], "numbers": False, "height": HEIGHT}
    sheet = matrix.Grid(values, labels, dark=data.view.dark, **look, **{"columns": (), "limit": VECTOR_END, **options})
    return titled(slot, title, matrix.picture(sheet), alt, click={control: "y"}, steps=steps)
