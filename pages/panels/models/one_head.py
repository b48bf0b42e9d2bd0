"""The selected head of a model: its heatmap, whose cells select a query and a key, and the score of these two."""

from attn_core.models.one_score import take_apart
from pages.board.panel import panel
from pages.board.pieces import Pieces, titled
from pages.charts import heatmap, templates
from pages.charts.matrix import RECTS_UP_TO
from pages.panels.models.page_data import ModelData, present
from pages.panels.shared import model_score
from pages.panels.shared.heatmap_sheet import sheet
from pages.text.languages import Words
from pages.view.traced_view import arrow_keys, steps

words, explore = Words("models"), Words("explore")
shows = panel(present, "key")


@shows
def heatmap_by_cell(data: ModelData, key: int) -> Pieces:
    """Draw the head's weights as Explore does; a click selects a query and, where cells are drawn one by one, a key."""
    traced, count = data.traced, len(data.labels)
    spec = heatmap.one_head(sheet(traced, "weights", data.within(key)), data.head, leads=True)
    by_cell = count <= RECTS_UP_TO
    if by_cell:
        spec = templates.with_column(spec, "cells", key=spec["datasets"]["cells"]["x"])
    title = words.head_title(layer=data.layer, head=data.head, by_cell=by_cell)
    alt = explore.heatmap_alt(stage="weights", head=data.head, queries=data.labels, keys=data.labels)
    keys = steps(traced) | arrow_keys("key", count, "ArrowLeft", "ArrowRight")
    return titled("heatmap_large", title, spec, alt, click={"query": "y", "key": "key"}, steps=keys)


@shows
def why(data: ModelData, key: int) -> Pieces:
    """Take the score of the selected query and key apart."""
    query, key = data.traced.query, data.within(key)
    one = take_apart(data.run, data.layer, data.head, query, key)
    pair = data.labels[query], data.labels[key]
    return model_score.pieces(one, (data.layer, data.head), pair, data.labels, data.traced.dark)
