"""Explore: the whole instrument on one screen, match → share → collect, with every control."""

import functools
from dataclasses import replace

import pandas as pd

from attn_core import comparison, meaning, one_query, scene_rows
from attn_core.attention import SMALLEST
from attn_core.biases import BIASES
from attn_core.models.experiments import EXPERIMENTS
from attn_core.scene import Scene, trace
from attn_core.sources import SOURCES, designed
from attn_core.sources.meaning import PLACES
from pages.board import declaration
from pages.board.declaration import drawing, offers, picture, sentence, titled
from pages.board.facts import Facts, facts
from pages.board.layout import Board, Cost, Rows, board, row
from pages.board.panel import Cell, panel
from pages.board.pieces import Buttons, Picture, Pieces, Text, Way
from pages.charts import heatmap, line_chart, long_text_heatmap, row_bars, templates, tiles
from pages.panels.shared import head_roles, ledger, map_table, number_tables, program_needs, selected_row, variants
from pages.panels.shared import sentence as arcs
from pages.panels.shared.heatmap_sheet import ROW, SIGNED, hides, limit, row_in_words, sheet_of_heads, winners
from pages.panels.shared.notices import notices
from pages.text import numbers
from pages.text.languages import Words, said
from pages.view import link
from pages.view.settings import View
from pages.view.traced_view import TracedView, prepare_long, present_long, row_arrows

words, row_words, charts = Words("explore"), Words("row"), Words("charts")
SAME = 1e-4  # up to here a difference is rounding
FEW_HEADS = 2  # heads side by side; with more, one is large and all are thumbnails
WINDOW = {"rows_from": "rows_from", "columns_from": "columns_from"}  # a click in the overview moves the window
PRONOUN = EXPERIMENTS["pronoun"]
ONE_ARROW = {"model_text": PRONOUN.text, "patch_text": PRONOUN.other}
ONE_ARROW |= {name: link.spelled(getattr(PRONOUN, name)) for name in ("layer", "head", "query", "key")}


# ---- above all: where the selected row attends ----


@panel(present_long)
def lead(traced: TracedView) -> Pieces:
    return [Text("lead", selected_row.lead(traced))]


@panel(lambda view: SOURCES[view.projections].is_drawn)
def jobs(drawn: bool) -> Pieces:
    """Offer projections that mean something, where they are a random draw."""
    if not drawn:
        return []
    sets = {name: {"projections": token, "kind": "self"} for token, name in words.JOB_NAMES.items()}
    return [Buttons("jobs", words.JOBS, sets)]


# ---- 1, match: one stage of every head ----


@facts(of=present_long)
def every_head(traced: TracedView) -> Facts:
    return Facts(traced, stage=traced.view.stage, winners=winners(traced))


def _sheet(f: Facts) -> heatmap.Sheet:
    return sheet_of_heads(f, f.stage, f.seen.trace.heads, f.winners)


def _heatmap(slot: str, number: int | None = None) -> Cell:
    """Return the panel of one head's heatmap; None: of the selected head's."""

    def shown(heads: Facts) -> Facts:
        head = heads.head if number is None else number
        return Facts(heads, head=head, leads=head == heads.head, role=head_roles.role(heads.scene, head))

    return picture(slot, every_head, one_head, "explore.heatmap", more=shown)


def one_head(f: Facts) -> Picture:
    return drawing(heatmap.one_head(_sheet(f), f.head, f.leads), click=ROW, also={"head": f.head}, arrow_keys=row_arrows(f))


def thumbnails(f: Facts) -> Picture:
    names = [charts.head(number=head) for head in range(f.scene.heads)]
    return drawing(tiles.thumbnails(_sheet(f), names, f.head), click={"head": "head"})


@panel(prepare_long)
def corner(traced: TracedView) -> Pieces:
    """Name the corner where a mask starts that is not square, and link to the page that has the other one."""
    queries, keys = len(traced.queries), len(traced.keys)
    if traced.scene.mask == "none" or queries == keys or traced.blank:
        return []
    there = link.written(traced.view.shared.but(mask_corner="lower_right"), "masks")
    return [
        Text("corner", words.corner(queries=queries, keys=keys)),
        Way("other_corner", words.OTHER_CORNER, "masks", there),
    ]


@panel(prepare_long)
def roles(traced: TracedView) -> Pieces:
    """State what the heads are for, and how the selected query finds its key, where features have names."""
    return [Text("roles", f"{head_roles.summary(traced)} {head_roles.match(traced)}".strip())]


# ---- 1, of a long text: a window in which every number is exact, and all of it in blocks ----


@facts(*WINDOW, of=present_long)
def window(traced: TracedView, row: int, column: int) -> Facts:
    """Return the first and the last row and column of the window that should start at these."""
    stage, queries, keys = traced.view.stage, len(traced.queries), len(traced.keys)
    top, left = long_text_heatmap.start(queries, row), long_text_heatmap.start(keys, column)
    return Facts(
        traced,
        stage=stage,
        top=top,
        bottom=min(top + heatmap.LARGEST, queries) - 1,
        left=left,
        right=min(left + heatmap.LARGEST, keys) - 1,
    )


def exact_part(f: Facts) -> heatmap.Sheet:
    """Return the window, of the selected head alone."""
    queries, here = f.queries[f.top : f.bottom + 1], f.top <= f.query <= f.bottom
    rows = scene_rows.rows(f.scene, f.head, f.top, len(queries)).heads
    part = sheet_of_heads(f, f.stage, rows, [f.row.leader])
    part = replace(part, queries=queries, query=f.query - f.top if here else None)
    return long_text_heatmap.window(part, 0, f.left)


def exact(f: Facts) -> Picture:
    spec = heatmap.one_head(exact_part(f), 0, leads=True)
    spec = templates.with_column(spec, "cells", query=[f.top + y for y in spec["datasets"]["cells"]["y"]])
    return drawing(spec, click={"query": "query"}, arrow_keys=row_arrows(f))


def _colours(f: Facts) -> Facts:
    return Facts(f, legend=row_words.legend(negative=f.stage in SIGNED, limit=limit(f, f.stage)))


def in_blocks(traced: TracedView) -> long_text_heatmap.Whole:
    """Return the whole stage of the selected head in blocks."""
    stage, pooled = traced.view.stage, traced.seen.pooled
    return long_text_heatmap.Whole(
        pooled=pooled[stage]._replace(values=pooled[stage].values[traced.head]),
        hidden=pooled["masked"].values[traced.head].isneginf() if hides(traced, stage) else None,
        size=(len(traced.queries), len(traced.keys)),
        limit=limit(traced, stage),
        signed=stage in SIGNED,
        query=traced.query,
        dark=traced.dark,
    )


def _whole(f: Facts) -> Facts:
    data = in_blocks(f)
    return Facts(f, data=data, blocks=long_text_heatmap.blocks(data))


def whole(f: Facts) -> Picture:
    return drawing(long_text_heatmap.overview(f.data, (f.top, f.left)), click=WINDOW)


LARGE, SIDE_BY_SIDE = _heatmap("heatmap_large"), [_heatmap(f"heatmap_{head}", head) for head in range(FEW_HEADS)]
ALL_HEADS = picture("thumbnails", every_head, thumbnails, "explore.thumbnails")
EXACT = picture("exact", window, exact, "explore.exact", more=_colours)
WHOLE = picture("whole", window, whole, "explore.whole", more=_whole)
BELOW = row([row_in_words, corner(), roles()])


def heatmaps(view: View) -> Rows:
    """Return how the heatmaps of one stage stand: a few heads side by side, or the selected one beside all as thumbnails.

    Of a long text a window is large, and beside it all of it in blocks, of the selected head.
    """
    traced = prepare_long(view)
    if not traced.blank and long_text_heatmap.is_long(traced.queries, traced.keys):
        return [row(EXACT, WHOLE, widths=[1.15, 1]), BELOW]
    if view.compare:  # A and B may have more heads or fewer
        return [row(LARGE), BELOW]
    if traced.view.heads <= FEW_HEADS:
        return [row(*SIDE_BY_SIDE[: traced.view.heads]), BELOW]
    return [row(LARGE, ALL_HEADS, widths=[1.15, 1]), BELOW]


# ---- 2, share: how sharp the selected row's choice is ----


def _sharpness(traced: TracedView) -> Facts:
    """Return how sharp the selected row's choice is.

    hides: whether keys are hidden from it; biased: whether a bias is added to its scores
    falls: to which keys its weight goes as the temperature falls to 0: the only one, all, the first ones, those and a sink
        "beside" them, or the "sink" alone; "" to none
    drained: whether the sink has all the weight; on_top: how many scores are the largest; cold: whether the temperature is 0
    """
    selected, view = traced.row, traced.view
    falls = "only" if selected.count == 1 else "all" if selected.ties == selected.count else "first"
    if selected.sink is not None:
        falls = {0: "first", 1: "sink"}.get(round(one_query.at_zero(traced.alone), 3), "beside")
    return Facts(
        traced,
        temperature=view.temperature,
        power=view.power,
        cold=view.temperature < SMALLEST,
        row=selected,
        largest=selected.largest,
        effective=selected.effective if selected.largest else 0.0,
        visible=selected.count,
        hides=selected.count < len(traced.keys),
        falls=falls if selected.count else "",
        drained=selected.count > 0 and not selected.largest,
        on_top=selected.ties,
        biased=BIASES[traced.scene.bias].places is not None,
    )


@panel(present_long)
def sharpness(traced: TracedView) -> Pieces:
    """Draw the row as bars, and how sharp it would be at other temperatures, and say it."""
    f = _sharpness(traced)
    drawn = [*titled("bars", "explore.bars", f, bars(f)), *titled("curve", "explore.curve", f, curve(f))]
    return [*drawn, Text("sharpness", said("explore.sharpness", f))]


def bars(f: Facts) -> Picture:
    """Draw the row as bars, with what they would be at temperature 1 and without scaling."""
    entries = one_query.bars(f.row)
    series = {"now": entries.weights}
    if f.temperature != 1:
        series["warm"] = entries.at_one
    if f.power:
        series["raw"] = entries.unscaled
    shares = [words.HIDDEN if share is None else numbers.percent(share) for share in entries.weights]
    labels = ledger.labels(f, entries.keys, entries.others)
    return drawing(row_bars.weights(labels, series, entries.winner, shares, f.dark))


def curve(f: Facts) -> Picture:
    stops = line_chart.stops()
    found = one_query.curve(f.alone, 0, 0, stops)
    return drawing(line_chart.temperature_curve(stops, found, f.row, f.temperature, f.dark))


# ---- below: how the numbers were checked, and tables ----


@facts(of=present_long)
def checked(traced: TracedView) -> Facts:
    """Return whether torch agrees, and where the numbers and the tokens come from.

    amount: by how much the output and the sum of its contributions differ; scores: how many there are
    raw, scaled: the variance of the scores before and after division by divisor, None where they aren't divided
    copied: of a word's numbers, by W_V of vectors of words; narrow: whether these aren't all
    reads: what decides what a token is, "model" or "text"; "" of a worked example, which has its own
    ignores_case: to whom words in upper and lower case are the same, "" to nobody
    """
    seen, scene, source = traced.seen, traced.scene, traced.scene.origin
    (raw, scaled), view, by = seen.variance, traced.view, traced.view.divisor
    reader = "model" if source.model else "table" if source.has_word_vectors else "designed"
    return Facts(
        traced,
        agreement=selected_row.agreement(*seen.agreement),
        amount=one_query.ledger(traced.alone, 0, 0).difference,
        source_kind=_source_kind(scene),
        description=head_roles.example(scene),
        d_model=scene.d_model,
        score=designed.SHARPNESS,
        places=PLACES,
        steps=scene.trained,
        copied=scene.head_size,
        narrow=scene.head_size < meaning.WIDTH,
        most=meaning.STEPS,
        scores=scene.heads * len(traced.queries) * len(traced.keys),
        raw=raw,
        scaled=scaled if by.power else None,
        divisor=f"{by.in_numbers(view.head_size, view.d_model)} ({by.name})",
        device=seen.device,
        milliseconds=seen.milliseconds,
        reads="" if source.fixed else "model" if source.own_tokens else "text",
        ignores_case=reader if source.ignores_case else "",
    )


def _source_kind(scene: Scene) -> str:
    """Return how vectors and projections are made, as the sentence about it chooses."""
    if scene.named:
        return "by_hand"
    if scene.origin.fixed:
        return "example"
    if scene.origin.offsets:
        return "word_vectors"
    if scene.origin.trains:
        return "learned" if scene.grown else "untrained"
    return "model" if scene.origin.model else "drawn"


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


def _matrix(traced: TracedView, rows: int | None = None, columns: int | None = None) -> pd.DataFrame:
    """Return one head's stage, or its first rows and columns, a row per query; hidden cells say so.

    For a long scene it is the overview, a row per block of queries.
    """
    if traced.scene.is_long:
        return _blocks(traced, rows, columns)
    values = getattr(traced.seen.trace.heads, traced.view.stage)[traced.head, :rows, :columns].tolist()
    queries, keys = number_tables.numbered(traced.scene.words)[:rows], number_tables.numbered(traced.scene.keys)[:columns]
    return number_tables.matrix(values, queries, keys).replace(float("-inf"), words.HIDDEN)


def _blocks(traced: TracedView, rows: int | None, columns: int | None) -> pd.DataFrame:
    data = in_blocks(traced)
    queries, keys = _spans(len(traced.queries), data.pooled.queries), _spans(len(traced.keys), data.pooled.keys)
    values = data.pooled.values[:rows, :columns].tolist()
    table = number_tables.matrix(values, queries[:rows], keys[:columns], role=long_text_heatmap.blocks(data))
    return table.replace(float("-inf"), words.HIDDEN)


def _spans(count: int, size: int) -> list[str]:
    """Return the first and the last position of each block of `size` positions, of `count` in all."""
    return [f"{first}–{min(first + size, count) - 1}" for first in range(0, count, size)]


def _temperatures(traced: TracedView) -> pd.DataFrame:
    stops = line_chart.stops()
    curve = one_query.curve(traced.alone, 0, 0, stops)
    return pd.DataFrame({"temperature": stops, "largest weight": curve.largest, "effective keys, as a share": curve.in_use})


def _mapped(view: View) -> tuple[TracedView, str, str] | None:
    """Return what the map shows of a view, and its two groups of words as they are typed."""
    traced = arcs.moving(view)
    return traced and (traced, view.map_left, view.map_right)


def _map(mapped: tuple[TracedView, str, str]) -> pd.DataFrame:
    traced, word = mapped[0], mapped[0].scene.words[mapped[0].query]
    keys, weights = number_tables.numbered(traced.scene.keys), traced.row.weights.tolist()
    return map_table.table(arcs.across(*mapped), word, keys, weights, [" ".join(traced.scene.words)])


DOG = "dog", "bites", "man"  # of which the fold says that their order makes no difference


def ignores_order(view: View) -> bool:
    """Return whether the selected head gives each of DOG the same output in both orders."""
    traced = prepare_long(view)
    scenes = (replace(traced.scene, words=order, memory=None) for order in (DOG, DOG[::-1]))
    one, other = (trace(each).heads.output[traced.head] for each in scenes)
    return comparison.largest(one, other.flip(0)) < SAME


# ---- the page ----


_start = functools.partial(_matrix, rows=number_tables.ROWS, columns=number_tables.COLUMNS)
TABLES = {
    "row": number_tables.numbers("row", present_long, _row),
    "heatmap": number_tables.numbers("heatmap", present_long, _matrix, _start),
    "sharpness": number_tables.numbers("sharpness", present_long, _temperatures),
    "map": number_tables.numbers("map", _mapped, _map),
}
TRY = {
    "sharp": {"temperature": 0.1},
    "unscaled": {"projections": "random", "head_size": 128, "power": 0.0},
    "causal": {"mask": "causal", "query": 1},
    "previous": {"projections": "previous", "head": 0},
    "model": {"projections": "tiny_3", "mask": "causal", "head": 2},
    "alibi": {
        **{"projections": "previous", "positions": "none", "bias": "alibi", "mask": "causal"},
        **{"heads": 4, "head": 0, "query": 6},
    },
}
BOARDS = {
    "lead": board(notices(read=prepare_long, heads=False, match=False), lead(), jobs()),
    "sentence": board(arcs.sentence(), arcs.moves()),
    "heatmaps": Board(heatmaps),
    "sharpness": board(sharpness()),
    "ledger": board(
        row(ledger.key_by_key, ledger.by_component, widths=[1.8, 1]),
        ledger.sum_in_words(),
        offers("try_sharp_unscaled_causal_previous_model_alibi", "explore.TRY", TRY),
    ),
    "map": board(arcs.plane()),
    **number_tables.boards(TABLES),
    **variants.BOARDS,
    "program": board(program_needs.program(), cost=Cost.LIGHT),
    "verified": board(sentence("about", checked, "explore.about")),
}
PAGE = declaration.Page("explore", (), BOARDS, TABLES)
