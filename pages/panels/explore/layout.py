"""Layout of Explore: the heatmaps, one row of weights, its output; and the tables."""

import functools

import pandas as pd

from attn_core import one_query
from pages.board.layout import Board, Cost, board, row
from pages.charts import line_chart, long_text_heatmap
from pages.panels.explore import about, contributions, heatmaps, sharpness
from pages.panels.shared import map_table, number_tables, sentence
from pages.panels.shared.notices import notices, offer
from pages.text.languages import Words
from pages.view.settings import View
from pages.view.traced_view import TracedView, prepare_long, present_long

words = Words("explore")


def _row(traced: TracedView) -> pd.DataFrame:
    """Return the selected row, key by key, through every step to the running total."""
    alone = traced.alone
    adds, totals = one_query.running_total(alone, 0, 0)
    stages = {name: getattr(alone.heads, name)[0, 0].tolist() for name in traced.scene.stages}
    table = pd.DataFrame({"position": range(len(traced.scene.keys)), "key": list(traced.scene.keys), **stages})
    table["masked"] = table["masked"].astype(object).where(traced.row.visible.tolist(), words.HIDDEN)
    table["weight at temperature 1"] = traced.row.at_one.tolist()
    table["weight without scaling"] = traced.row.unscaled.tolist()
    groups = {"value": alone.v[0], "adds": adds, "running total": totals}
    wide = [pd.DataFrame(columns.tolist()).add_prefix(f"{name} ") for name, columns in groups.items()]
    return pd.concat([table, *wide], axis=1)


def _heatmap(traced: TracedView, rows: int | None = None, columns: int | None = None) -> pd.DataFrame:
    """Return one head's stage, or its first rows and columns, a row per query; hidden cells say so.

    For a long scene it is the overview, a row per block of queries.
    """
    if traced.scene.is_long:
        return _blocks(traced, rows, columns)
    values = getattr(traced.seen.trace.heads, traced.view.stage)[traced.head, :rows, :columns].tolist()
    queries, keys = number_tables.numbered(traced.scene.words)[:rows], number_tables.numbered(traced.scene.keys)[:columns]
    return number_tables.matrix(values, queries, keys).replace(float("-inf"), words.HIDDEN)


def _blocks(traced: TracedView, rows: int | None, columns: int | None) -> pd.DataFrame:
    whole = heatmaps.in_blocks(traced, traced.view.stage)
    high, wide = whole.pooled.queries, whole.pooled.keys
    names = [_spans(*each) for each in ((len(traced.queries), high), (len(traced.keys), wide))]
    values = whole.pooled.values[:rows, :columns].tolist()
    table = number_tables.matrix(values, names[0][:rows], names[1][:columns], role=long_text_heatmap.blocks(whole))
    return table.replace(float("-inf"), words.HIDDEN)


def _spans(count: int, size: int) -> list[str]:
    """Return the first and the last position of each block of `size` positions, of `count` in all."""
    return [f"{first}–{min(first + size, count) - 1}" for first in range(0, count, size)]


def _curve(traced: TracedView) -> pd.DataFrame:
    stops = line_chart.stops()
    curve = one_query.curve(traced.alone, 0, 0, stops)
    return pd.DataFrame({"temperature": stops, "largest weight": curve.largest, "effective keys, as a share": curve.in_use})


def _mapped(view: View) -> tuple[TracedView, str, str] | None:
    """Return what the map shows of a view, and its two groups of words as they are typed."""
    traced = sentence.moving(view)
    return traced and (traced, view.map_left, view.map_right)


def _map(mapped: tuple[TracedView, str, str]) -> pd.DataFrame:
    traced, word = mapped[0], mapped[0].scene.words[mapped[0].query]
    keys, weights = number_tables.numbered(traced.scene.keys), traced.row.weights.tolist()
    return map_table.table(sentence.across(*mapped), word, keys, weights, [" ".join(traced.scene.words)])


_start_of_heatmap = functools.partial(_heatmap, rows=number_tables.ROWS, columns=number_tables.COLUMNS)
TABLES = {
    "row": number_tables.numbers("row", present_long, _row),
    "heatmap": number_tables.numbers("heatmap", present_long, _heatmap, _start_of_heatmap),
    "sharpness": number_tables.numbers("sharpness", present_long, _curve),
    "map": number_tables.numbers("map", _mapped, _map),
}
CHANGES = {
    "sharp": {"temperature": 0.1},
    "unscaled": {"projections": "random", "head_size": 128, "power": 0.0},
    "causal": {"mask": "causal", "query": 1},
    "previous": {"projections": "previous", "head": 0},
    "model": {"projections": "tiny_3", "mask": "causal", "head": 2},
    "alibi": {
        "projections": "previous",
        "positions": False,
        "bias": "alibi",
        "mask": "causal",
        "heads": 4,
        "head": 0,
        "query": 6,
    },
}
BOARDS = {
    "lead": board(notices(read=prepare_long, heads=False, match=False), heatmaps.lead(), heatmaps.jobs()),
    "sentence": board(sentence.sentence(), sentence.moves()),
    "heatmaps": Board(heatmaps.heatmaps),
    "sharpness": board(sharpness.row()),
    "ledger": board(
        row(contributions.key_by_key(), contributions.output_by_dimension(), widths=[1.3, 1]),
        contributions.sum_in_words(),
        offer(CHANGES, labels=words),
    ),
    "map": board(sentence.plane()),
    **number_tables.boards(TABLES),
    "program": board(about.program(), cost=Cost.LIGHT),
    "verified": board(about.verified()),
}
