"""What the page on query, key and value is about: one head as it is and as edited, its pair, its colours."""

from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attn_core.projections import edits, one_head
from attn_core.sources import SOURCES, designed
from pages.board.panel import panel
from pages.board.pieces import Pieces, titled
from pages.charts import matrix
from pages.text.languages import remember
from pages.view import matrix_edits, traced_view
from pages.view.settings import View

ROLES = {"q": "query", "k": "key", "v": "value"}
VECTOR_END = 2.5  # of the colours of x, q, k and v, ±
PROJECTION_END = 1.0  # of the numbers of a projection
HEIGHT = 210  # pixels of a matrix of a row a word
NUMBERS_UP_TO = 16  # dimensions: with more, a number doesn't fit its cell


@dataclass(frozen=True, eq=False)
class PageData:
    """One head with the learner's edits in its projections, and the pair that is selected.

    before: the head's results without the edits
    head, own: the head with them, and its results; edits: the edits inside its matrices
    ignored: the number of other edits
    cross: whether keys and values come from a second sentence
    """

    view: View
    before: one_head.HeadTrace
    head: one_head.HeadProjections
    own: one_head.HeadTrace
    edits: tuple[matrix_edits.Edit, ...]
    ignored: int
    queries: list[str]
    keys: list[str]
    cross: bool
    query: int = 0
    key: int = 0

    @property
    def pair(self) -> tuple[str, str]:
        """The labels of the selected query and key."""
        return self.queries[self.query], self.keys[self.key]

    def edited_at(self, letter: str, axis: int) -> list[int]:
        """Return in which rows (axis 0) or columns (1) of a projection the learner changed a number."""
        return [edit[1 + axis] for edit in self.edits if edit[0] == letter]

    @property
    def job(self) -> str:
        """Which source of projections this head has; of several designed ones each has its own."""
        return self.head.scene.origin.job(self.head.scene, self.head.head)


def present_head(view: View) -> PageData | None:
    """Return a view's head, whichever pair is selected; None where there is no word, or no projections are known."""
    steps = view.grown if SOURCES[view.projections].trains else 0
    return _head(view.shared.but(query=0, stage="weights", grown=steps), view.edits)


def present(view: View) -> PageData | None:
    """Return the same with the pair that is selected."""
    head = present_head(view)
    return head and _selected(head, view.query, view.key)


shows = panel(present)
shows_head = panel(present_head)


@remember
def _head(view: View, edited: str) -> PageData | None:
    base = traced_view.present(view)
    if base is None:
        return None
    drawn = one_head.head_projections(base.scene, base.head)
    changes = matrix_edits.parse(edited, tuple(ROLES))
    before, head = one_head.trace(drawn), edits.of_head(drawn, changes)
    own = one_head.trace(head) if changes else before
    inside = tuple(edits.fitting(drawn.matrices(), changes))
    return PageData(
        base.view,
        before,
        head,
        own,
        inside,
        len(changes) - len(inside),
        base.queries,
        base.keys,
        base.scene.memory is not None,
    )


@remember
def _selected(head: PageData, query: int, key: int) -> PageData:
    """Return a head with the pair that is selected; a position beyond the last word is the last."""
    return replace(head, query=min(query, len(head.queries) - 1), key=min(key, len(head.keys) - 1))


def width(data: PageData, letter: str) -> int:
    """Return the number of drawn columns of q, k or v: of a design the columns in use, which come first; else all."""
    names = getattr(data.head, f"{ROLES[letter]}_features")
    matrix = data.head.matrix(letter)
    if not names:
        return matrix.shape[1]
    columns = (matrix.any(0) | torch.tensor([bool(name) for name in names])).nonzero().flatten().tolist()
    return max([*columns, *data.edited_at(letter, 1), 0]) + 1


def colour_end(head: PageData, letter: str, end: float) -> float:
    """Return where the colours of one projection, or of its vectors, end: at ±end but for designed queries."""
    return score_end(head) if head.head.features and letter == "q" else end


def score_end(data: PageData) -> float:
    """Return where the colours of scores end, ±: four times as far as they vary; designed ones carry the sharpness."""
    return (designed.SHARPNESS if data.head.features else 4.0) * data.own.q.shape[1] ** 0.5


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
