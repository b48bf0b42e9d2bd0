"""What the page on query, key and value is about: a head as drawn and as edited, and the pair that is selected."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from attn_core import maps
from attn_core.cache import remember
from pages.ui import edits, grid, meaning, shown, state, words
from pages.ui.board.panel import panel

NAMES = {"q": "query", "k": "key", "v": "value"}
LIMIT = 2.5  # of the colours of q, k and v, ±; of a map's numbers see MAP_LIMIT
MAP_LIMIT = 1.0
GAIN = 12.0  # of designed queries
LOW, HIGH = 150, 210  # pixels: a map, and the vectors that it gives
ROW = 26  # pixels of a row of a map of few rows
MOST_CHARACTERS = 10_000  # of a text that is split
NUMBERS_UP_TO = 16  # dimensions: with more, a number doesn't fit its cell


@dataclass(frozen=True, eq=False)
class Shown:
    """What the panels draw: the head as drawn and as edited, its steps, the pair that is selected, names for words.

    drawn, before   the head without the learner's edits, and its steps; one, found with them; ignored: edits beyond a map
    """

    view: View
    source: str
    drawn: maps.OneHead
    before: maps.Steps
    one: maps.OneHead
    found: maps.Steps
    ignored: int
    queries: list[str]
    keys: list[str]
    query: int
    key: int
    dark: bool
    turn: int

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


class Settings(NamedTuple):
    """What is set: the view as this page reads it, and its own controls."""

    view: View
    source: str
    grown: int
    edits: str
    key: int


def present() -> Shown | None:
    """Return what the present settings show; None where there is no word, or nothing to learn from."""
    source = state.now("maps")
    grown = int(state.now("grown")) if source == "learned" else 0
    settings = Settings(view_here(), source, grown, state.now("edits"), state.now("key"))
    return prepare(settings, state.dark(), state.turn())


def view_here() -> View:
    """Return the view as this page reads it: as all pages do, but its scene is drawn, the one head comes from `maps`."""
    return replace(shown.taken(state.view()), maps="random", grown=0)


@remember
def prepare(settings: Settings, dark: bool, turn: int) -> Shown | None:
    """Return what these settings show."""
    view, source, grown, edited, key = settings
    base = shown.prepare(replace(view, query=0, stage="weights"), False, 0)
    if base.blank:
        return None
    try:
        drawn = maps.one_head(source, base.scene, min(view.head, view.heads - 1) if source == "random" else 0, grown)
    except ValueError:  # nothing to learn from: said by `remarks`
        return None
    changes = [maps.Edit(*edit) for edit in edits.parse(edited, tuple(NAMES))]
    before, one = maps.steps(drawn), maps.edited(drawn, changes)
    found = maps.steps(one) if changes else before
    ignored = len(changes) - len(maps.fitting(drawn, changes))
    query, key = min(view.query, len(base.queries) - 1), min(key, len(base.keys) - 1)
    return Shown(view, source, drawn, before, one, found, ignored, base.queries, base.keys, query, key, dark, turn)


shows = panel(present)


def count() -> int:
    """Return how many queries there are."""
    return shown.count(view_here())


def count_keys() -> int:
    """Return how many keys there are."""
    return len(shown.prepare(view_here(), False, 0).keys)


# ---- how things are said ----


def signed(number: float) -> str:
    """Return a number with its sign and two digits, and one that rounds to 0 as 0."""
    return f"{number:+.2f}".replace("-", "−") if abs(number) >= 0.005 else "0.00"


def shape(matrix: object) -> str:
    """Return a matrix's shape as 7 × 16."""
    return " × ".join(map(str, matrix.shape))


def short(names: tuple[str, ...]) -> list[str]:
    """Return features as they fit above a column; too many are named in words only."""
    return meaning.short(names) if len(names) <= grid.LABELS_UP_TO else []


def named(features: list[str], nothing: str) -> str:
    """Return a few features in words."""
    return meaning.named(features, nothing)


def moved(number: float) -> str:
    """Return a size of change; none at all as 0."""
    return f"{number:.2f}" if number >= 0.005 else words.small(number)
