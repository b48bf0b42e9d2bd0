"""Which query and key tell the story of a step about pairs of words, on a sentence of the learner's own."""

from typing import NamedTuple

from attn_core.projections import one_head
from attn_core.sources import SOURCES
from pages.board.facts import facts
from pages.view import traced_view
from pages.view.settings import DEFAULTS, View, complete

PAGE = "query_key_value"


class Pairs(NamedTuple):
    """Pairs of positions, query and key, the best first: by their score, and by how much more it weighs than its reverse."""

    scoring: tuple[tuple[int, int], ...]
    apart: tuple[tuple[int, int], ...]


@facts("text", "projections", "tokens")
def telling_pairs(view: View) -> Pairs:
    """Return the pairs of a sentence, whatever else is set; of the app's own, and of a worked example, those of the link."""
    named = {name: getattr(view, name) for name in ("text", "projections", "tokens")}
    opens = View(**complete(PAGE, named))
    traced = traced_view.prepare(opens)
    if opens.text == DEFAULTS["text"] or SOURCES[opens.projections].fixed:
        pair = ((opens.query, opens.key),) if len(traced.queries) > opens.key else ()
        return Pairs(pair, pair)
    if traced.blank:
        return Pairs((), ())
    head = one_head.trace(one_head.head_projections(traced.scene, 0)).trace
    scoring, weights = one_head.telling_pairs(traced.scene, head), head.weights
    apart = sorted(scoring, key=lambda pair: (weights[pair[::-1]] - weights[pair]).item())
    return Pairs((*scoring,), (*apart,))
