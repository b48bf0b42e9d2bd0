"""What the page on query, key and value is about: one head as drawn and as edited, and the pair that is selected."""

from dataclasses import dataclass

from attn_core import tokens
from attn_core.cache import remember
from attn_core.projections import edits, one_head, trained
from pages.ui import matrix_edits, traced_view
from pages.ui.board.panel import panel
from pages.ui.link import MAX_TOKENS, View
from pages.ui.text import head_roles, markdown

ROLES = {"q": "query", "k": "key", "v": "value"}


@dataclass(frozen=True, eq=False)
class EditedHead:
    """One head, whichever pair is selected: the learner's edits in its projections, and what it computes.

    role: what the head does, in a sentence; before: what it computes without the edits
    head, own: the head with them, and what it computes; ignored: how many of them lie outside its matrices
    """

    view: View
    role: str
    before: one_head.HeadTrace
    head: one_head.HeadProjections
    own: one_head.HeadTrace
    ignored: int
    queries: list[str]
    keys: list[str]


@dataclass(frozen=True, eq=False)
class PageData(EditedHead):
    """What most panels draw: the head, and the pair that is selected."""

    query: int
    key: int

    @property
    def cross(self) -> bool:
        """Whether queries come from one sentence, keys and values from another."""
        return self.head.x is not self.head.memory

    @property
    def query_name(self) -> str:
        """The label of the selected query."""
        return self.queries[self.query]

    @property
    def key_name(self) -> str:
        """The label of the selected key."""
        return self.keys[self.key]

    @property
    def query_chip(self) -> str:
        """The label of the selected query, as Markdown in the colour of queries."""
        return markdown.chip("query", self.query_name)

    @property
    def key_chip(self) -> str:
        """The label of the selected key, as Markdown in the colour of keys."""
        return markdown.chip("key", self.key_name)


def traced(view: View) -> traced_view.TracedView:
    """Return a view as this page reads it: as all pages do, but its scene is drawn, the one head comes from `maps`."""
    return traced_view.prepare(_read(view))


def _read(view: View) -> View:
    return traced_view.taken(view.shared).but(maps="random", grown=0, stage="weights")


def present_head(view: View) -> EditedHead | None:
    """Return the head that a view shows; None where there is no word, or nothing to learn from."""
    step = view.grown if view.maps == "learned" else 0
    return _head(_read(view).but(query=0), view.maps, step, view.edits)


def present(view: View) -> PageData | None:
    """Return what a view shows; None where there is no word, or nothing to learn from."""
    head = present_head(view)
    return head and _selected(head, view.query, view.key)


shows = panel(present)
shows_head = panel(present_head)


@remember
def _head(view: View, source: str, step: int, edited: str) -> EditedHead | None:
    base = traced_view.prepare(view)
    if base.blank or (source == "learned" and not trained.is_trainable(base.scene.words)):
        return None
    drawn = one_head.head_projections(source, base.scene, base.head if source == "random" else 0, step)
    changes = [edits.Edit(*edit) for edit in matrix_edits.parse(edited, tuple(ROLES))]
    before, head = one_head.trace(drawn), edits.edited(drawn, changes)
    own = one_head.trace(head) if changes else before
    role = head_roles.training(step) if source == "learned" else drawn.description
    ignored = len(changes) - len(edits.fitting(drawn, changes))
    return EditedHead(view, role, before, head, own, ignored, base.queries, base.keys)


@remember
def _selected(head: EditedHead, query: int, key: int) -> PageData:
    """Return a head with the pair that is selected; a position beyond the last word is the last."""
    return PageData(**vars(head), query=min(query, len(head.queries) - 1), key=min(key, len(head.keys) - 1))


@remember
def split(text: str, kind: str) -> tuple[str, ...]:
    """Return the tokens of a text that the page reads."""
    return tuple(tokens.split(text, kind)[:MAX_TOKENS])
