"""What the page on query, key and value is about: a head as drawn and as edited, and the pair that is selected."""

from dataclasses import dataclass

from attn_core import tokens
from attn_core.cache import remember
from attn_core.projections import one_head
from pages.ui import matrix_edits, traced_view
from pages.ui.board.panel import panel
from pages.ui.charts import matrix as grid
from pages.ui.link import MAX_TOKENS, View
from pages.ui.text import head_roles, numbers

NAMES = {"q": "query", "k": "key", "v": "value"}
LIMIT = 2.5  # of the colours of q, k and v, ±; of a map's numbers see MAP_LIMIT
MAP_LIMIT = 1.0
GAIN = 12.0  # of designed queries
LOW, HIGH = 150, 210  # pixels: a map, and the vectors that it gives
ROW = 26  # pixels of a row of a map of few rows
NUMBERS_UP_TO = 16  # dimensions: with more, a number doesn't fit its cell


@dataclass(frozen=True, eq=False)
class Head:
    """A head, whichever pair is selected: as drawn and as edited, its steps, names for words.

    source, grown   where its maps come from, and for how many steps they learned
    drawn, before   the head without the learner's edits, and its steps; one, found with them; ignored: edits beyond a map
    """

    view: View
    source: str
    grown: int
    drawn: one_head.OneHead
    before: one_head.Steps
    one: one_head.OneHead
    found: one_head.Steps
    ignored: int
    queries: list[str]
    keys: list[str]
    dark: bool


@dataclass(frozen=True, eq=False)
class PageData(Head):
    """What most panels draw: the head, and the pair that is selected."""

    query: int
    key: int

    @property
    def two(self) -> bool:
        """Whether queries come from one sentence, keys and values from another."""
        return self.one.x is not self.one.memory

    @property
    def asker(self) -> str:
        """The label of the selected query."""
        return self.queries[self.query]

    @property
    def answerer(self) -> str:
        """The label of the selected key."""
        return self.keys[self.key]


def view_here(view: View) -> View:
    """Return a view as this page reads it: as all pages do, but its scene is drawn, the one head comes from `maps`."""
    return traced_view.taken(view.shared).but(maps="random", grown=0, stage="weights")


def present_head(view: View) -> Head | None:
    """Return the head that a view shows; None where there is no word, or nothing to learn from."""
    return _head(view_here(view).but(query=0), *_maps(view))


def present(view: View) -> PageData | None:
    """Return what a view shows; None where there is no word, or nothing to learn from."""
    return _shown(view_here(view), *_maps(view), view.key)


def _maps(view: View) -> tuple[str, int, str]:
    """Return where a view's maps come from, for how many steps they learned, and what is changed by hand."""
    return view.maps, view.grown if view.maps == "learned" else 0, view.edits


@remember
def _head(view: View, source: str, grown: int, edited: str) -> Head | None:
    """Return a head and its steps."""
    base = traced_view.prepare(view)
    if base.blank:
        return None
    try:
        drawn = one_head.one_head(source, base.scene, base.head if source == "random" else 0, grown)
    except ValueError:  # nothing to learn from: said by `remarks`
        return None
    changes = [one_head.Edit(*edit) for edit in matrix_edits.parse(edited, tuple(NAMES))]
    before, one = one_head.steps(drawn), one_head.edited(drawn, changes)
    found = one_head.steps(one) if changes else before
    ignored = len(changes) - len(one_head.fitting(drawn, changes))
    return Head(view, source, grown, drawn, before, one, found, ignored, base.queries, base.keys, view.dark)


@remember
def _shown(view: View, source: str, grown: int, edited: str, key: int) -> PageData | None:
    """Return a head with the pair that is selected."""
    found = _head(view.but(query=0), source, grown, edited)
    if found is None:
        return None
    query, key = min(view.query, len(found.queries) - 1), min(key, len(found.keys) - 1)
    return PageData(**vars(found), query=query, key=key)


shows = panel(present)
shows_head = panel(present_head)


@remember
def split(text: str, kind: str) -> tuple[str, ...]:
    """Return the tokens of a text that the page reads."""
    return tuple(tokens.split(text, kind)[:MAX_TOKENS])


# ---- what keys do on a focused picture ----


def rows_of_keys(data: PageData) -> dict[str, tuple[str, int, int, int]]:
    """Return what the arrow keys do on a picture of rows of keys: the key above or below."""
    last = len(data.keys) - 1
    return {"ArrowUp": ("key", -1, 0, last), "ArrowDown": ("key", 1, 0, last)}


def columns_of_keys(data: PageData) -> dict[str, tuple[str, int, int, int]]:
    """Return what the arrow keys do on a picture of columns of keys: the key to the left or right."""
    last = len(data.keys) - 1
    return {"ArrowLeft": ("key", -1, 0, last), "ArrowRight": ("key", 1, 0, last)}


# ---- how things are said ----


def signed(number: float) -> str:
    """Return a number with its sign and two digits, and one that rounds to 0 as 0."""
    return f"{number:+.2f}".replace("-", "−") if abs(number) >= 0.005 else "0.00"


def shape(matrix: object) -> str:
    """Return a matrix's shape as 7 × 16."""
    return " × ".join(map(str, matrix.shape))


def short(names: tuple[str, ...]) -> list[str]:
    """Return features as they fit above a column; too many are named in words only."""
    return head_roles.short(names) if len(names) <= grid.LABELS_UP_TO else []


def moved(number: float) -> str:
    """Return a size of change; none at all as 0."""
    return f"{number:.2f}" if number >= 0.005 else numbers.small(number)
