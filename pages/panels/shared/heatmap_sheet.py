"""One stage of a trace as a heatmap's sheet, and the line below the heatmap."""

from collections.abc import Sequence

from attn_core import one_query
from attn_core.attention import AttentionTrace
from pages.board.declaration import sentence
from pages.board.facts import Facts
from pages.charts import heatmap
from pages.view.traced_view import TracedView, present_long

ROW = {"query": "y"}  # a click in a heatmap follows its row
UNMASKED = ("scores", "scaled", "capped", "biased")
SIGNED = (*UNMASKED, "masked")


def sheet(traced: TracedView, stage: str, key: int | None = None) -> heatmap.Sheet:
    """Return one stage of all heads, ready to be drawn; of a scene that isn't long. key: the selected one, if any."""
    return sheet_of_heads(traced, stage, traced.seen.trace.heads, winners(traced), key)


def winners(traced: TracedView) -> list[int | None]:
    """Return the key that leads the selected row in each head, where one does."""
    return [row.leader for row in one_query.by_head(traced.seen.trace, traced.query)]


def sheet_of_heads(
    traced: TracedView, stage: str, heads: AttentionTrace, winners: Sequence[int | None], key: int | None = None
) -> heatmap.Sheet:
    """Return one stage of some heads with its labels and scale; winners: the key that leads the selected row of each."""
    return heatmap.Sheet(
        values=getattr(heads, stage),
        hidden=heads.masked[0].isneginf() if hides(traced, stage) else None,
        limit=limit(traced, stage),
        signed=stage in SIGNED,
        queries=traced.queries,
        keys=traced.keys,
        query=traced.query,
        winners=winners,
        dark=traced.dark,
        key=key,
    )


def limit(traced: TracedView, stage: str) -> float:
    """Return where the colour scale of a stage ends."""
    return heatmap.limit(stage, traced.scene.head_size, len(traced.keys))


def hides(traced: TracedView, stage: str) -> bool:
    """Return whether a stage has hidden cells."""
    return traced.scene.mask != "none" and stage not in UNMASKED


def _sum(traced: TracedView) -> Facts:
    """Return what the selected row adds up to, and where the colours end.

    long: whether they end below 1, since there are many keys; kept: the share of the weights that dropout keeps
    sink: its share before dropout, None where there is none
    """
    view, row = traced.view, traced.row
    end, of_weights = limit(traced, view.stage), view.stage == "weights"
    return Facts(
        traced,
        stage=view.stage,
        limit=end,
        long=end < 1,
        visible=row.count,
        sink=row.sink,
        total=row.weights.sum().item() if of_weights else one_query.total(traced.alone, view.stage, 0, 0),
        dropout=view.dropout,
        kept=1 - view.dropout,
    )


row_in_words = sentence("row_in_words", present_long, "row.row_in_words", _sum)
