"""Models: a language model's attention on the learner's words, every head at once, and the next word."""

import pandas as pd
import torch
from torch import Tensor

from attn_core import models, one_query
from attn_core.cache import remember
from attn_core.models import head_scores
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.run import ModelRun
from pages.board.declaration import Page, drawing, picture, sentence
from pages.board.facts import Facts, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import of_other_view, panel
from pages.board.pieces import Picture, Pieces, Table, Text
from pages.charts import heatmap, templates
from pages.charts import tiles as tiles_chart
from pages.charts.matrix import RECTS_UP_TO
from pages.panels.shared import heatmap_sheet, ledger, model_offers, model_score, next_word, number_tables
from pages.panels.shared.notices import notices
from pages.text import column_names, markdown, numbers
from pages.text.languages import Words
from pages.view import model_view
from pages.view.settings import View
from pages.view.traced_view import arrow_keys, row_arrows

words = Words("models")
TILES_UP_TO = 32  # heads; more are drawn as one image
TILE = 96  # pixels of height that a row of tiles takes
MOST = 500  # words of a table
FIRST = {each.text: name for name, each in reversed(EXPERIMENTS.items())}  # the first experiment with each sentence
SENTENCES = {
    name: {"model": each.model, "model_text": each.text, **model_offers.cell_of(each)}
    for name, each in EXPERIMENTS.items()
    if FIRST[each.text] == name
}


# ---- the run, and what the model expects ----


@facts("model", "model_text", "layer", "query", "head")
def modelled(view: View) -> Facts | None:
    """Return a model's run on the text, and the selected layer, head and row; None without a word.

    traced: the selected layer as Explore shows it
    weights (L * H, T, T): of all heads, layer by layer; jobs: of each of them, its score for each job
    word, probability: what the model expects next, if it predicts
    """
    run = model_view.run(view.model_text, "", "", view.model)
    if run is None:
        return None
    traced = model_view.traced(view)
    weights, jobs = _every_head(view.model_text, view.model)
    predicts = bool(run.model.words)
    word, probability = run.next_words(1)[0] if predicts else ("", 0.0)
    return Facts(
        run=run,
        labels=markdown.labels(run.encoded.labels),
        traced=traced,
        weights=weights,
        jobs=jobs,
        layer=traced.scene.origin.layer,
        head=traced.head,
        row=traced.query,
        dark=traced.dark,
        predicts=predicts,
        title=models.entry(run.model.name).title,
        sentence=run.model.sentence(run.encoded.labels),
        word=word or words.NEW_WORD,
        probability=probability,
    )


@remember
def _every_head(text: str, model: str) -> tuple[Tensor, list[dict[str, float | None]]]:
    """Return the weights of all heads on a text that has a word, (L * H, T, T), and what each does."""
    run = model_view.run(text, "", "", model)
    weights = torch.cat(run.weights)
    return weights, head_scores.scores(weights, run.encoded.labels, allowed_in_heads(run))


def allowed_in_heads(run: ModelRun) -> Tensor:
    """Return which keys each head lets a query see, (L * H, T, T)."""
    return models.entry(run.model.name).allowed_in_heads(len(run.encoded.ids))


# ---- every head ----


@facts("model_sort", of=modelled)
def every_head(page: Facts, sort: str) -> Facts:
    """Return the order in which all heads stand: by layer, or by what they do; many: too many for words."""
    order = head_scores.by_job(page.jobs) if sort == "job" else [*range(len(page.jobs))]
    model = page.run.model
    return Facts(
        page,
        order=order,
        by_layer=sort == "layer",
        many=len(order) > TILES_UP_TO,
        last_layer=model.layers - 1,
        last_head=model.heads - 1,
    )


def tiles(f: Facts) -> Picture:
    """Draw all heads as small heatmaps without numbers, each with what it does; a click opens one."""
    heads, leads = f.run.model.heads, f.order.index(_number(f))
    sheet = heatmap.Sheet(
        values=f.weights[f.order],
        hidden=~allowed_in_heads(f.run)[f.order],
        limit=1.0,
        signed=False,
        queries=f.labels,
        keys=f.labels,
        query=f.row,
        winners=[one_query.leader(f.weights[number, f.row]) for number in f.order],
        dark=f.dark,
    )
    names, table = [_name(f, number) for number in f.order], "rows" if f.many else "tiles"
    if f.many:
        lines = [words.line(layer=layer) for layer in range(f.run.model.layers)] if f.by_layer else []
        spec = tiles_chart.one_image(sheet, heads, names, lines, leads)
    else:
        spec = tiles_chart.thumbnails(sheet, names, leads, heads, TILE * -(-len(names) // heads))
    columns = {"layer": [number // heads for number in f.order], "head": [number % heads for number in f.order]}
    keys = row_arrows(f.traced) | arrow_keys("head", heads, "ArrowLeft", "ArrowRight")
    click = {"layer": "layer", "head": "head"}
    return drawing(templates.with_column(spec, table, **columns), click=click, arrow_keys=keys)


def _number(page: Facts) -> int:
    """Return the number of the selected head among all."""
    return page.layer * page.run.model.heads + page.head


def _name(page: Facts, number: int) -> str:
    """Return what stands above a tile: the head, and its job, where it has one."""
    layer, head = divmod(number, page.run.model.heads)
    job = head_scores.job(page.jobs[number])
    return f"L{layer} H{head}{f' {words.JOBS[job]}' * (job in head_scores.JOBS)}"


# ---- the selected head ----


@facts(of=modelled)
def job(page: Facts) -> Facts:
    """Return what the selected head does, "" of one word.

    scores: for each job; effective: of the visible keys
    query, key, weight: of the selected row, whose largest weight the key has; leads: whether only one has it; rest: of all
        others; alone: whether the query sees no other key; sink: the share of the head's sink, None for none
    """
    found = page.jobs[_number(page)]
    row = page.weights[_number(page), page.row]
    leader = one_query.leader(row)
    sinks, total = models.entry(page.run.model.name).sinks, float(row.sum())
    known = {name: found[name] for name in head_scores.JOBS if found[name] is not None}
    return Facts(
        page,
        job="" if found["broad"] is None else head_scores.job(found),
        scores=tuple(f"{words.JOBS[name]} {numbers.exact(score, '.2f')}" for name, score in known.items()),
        effective=found["broad"],
        query=page.labels[page.row],
        key=None if leader is None else page.labels[leader],
        leads=leader is not None,
        weight=float(row.max()),
        rest=max(0.0, total - float(row.max())),
        sink=(sinks and max(0.0, 1 - total)) or None,
        alone=int(allowed_in_heads(page.run)[_number(page), page.row].sum()) == 1,
    )


@facts("key", of=modelled)
def cell(page: Facts, key: int) -> Facts:
    """Return the score that the selected head gives the selected key, taken apart; a key beyond the last word is the last.

    by_cell: whether cells are drawn one by one, so that a click selects one
    """
    key = min(key, len(page.labels) - 1, len(page.traced.keys) - 1)
    return Facts(model_score.apart(page, page.run, key), by_cell=len(page.labels) <= RECTS_UP_TO)


def weights_of_head(f: Facts) -> Picture:
    """Draw the head's weights as Explore does; a click selects a query and, where cells are drawn one by one, a key."""
    spec = heatmap.one_head(heatmap_sheet.sheet(f.traced, "weights", f.key_place), f.head, leads=True)
    if f.by_cell:
        spec = templates.with_column(spec, "cells", key=spec["datasets"]["cells"]["x"])
    keys = row_arrows(f.traced) | arrow_keys("key", len(f.labels), "ArrowLeft", "ArrowRight")
    return drawing(spec, click={"query": "y", "key": "key"}, arrow_keys=keys)


# ---- the next word ----


@facts(of=modelled)
def predicted(page: Facts) -> Facts | None:
    """Return the run of a model that predicts the next word."""
    return page if page.predicts else None


def next_words(f: Facts) -> Picture:
    return drawing(next_word.chart(f.run, f.run.merged, f.dark))


@panel(predicted)
def lens(f: Facts) -> Pieces:
    """List what the model would say if it ended before each layer: the logit lens."""
    found, last = next_word.lens(f.run), f.run.model.layers
    rows = [
        (
            words.before_layer(layer=layer, last=layer == last),
            markdown.plain(next_word.name(f.run, word)),
            numbers.percent(share),
        )
        for layer, (word, share) in enumerate(zip(found.best, found.shares, strict=True))
    ]
    return [Text("lens_title", words.LENS), Table("lens", tuple(words.LENS_HEADER.values()), rows)]


# ---- tables, and what stands where ----


def _heads(page: Facts) -> pd.DataFrame:
    """Return what each head does, a row a head: the heading of its job, and its score for each job."""
    jobs = [column_names.heading(head_scores.job(found)) for found in page.jobs]
    places = [divmod(number, page.run.model.heads) for number in range(len(jobs))]
    rows = [(*place, job, *found.values()) for place, job, found in zip(places, jobs, page.jobs, strict=True)]
    return pd.DataFrame(rows, columns=["layer", "head", "does", *page.jobs[0]])


def _next(page: Facts) -> pd.DataFrame:
    """Return the probability of the likeliest next words; those that stand for no word of the text are one."""
    listed = page.run.next_words(min(len(page.run.model.words), MOST))
    rows = [(word or words.NEW_WORD, probability) for word, probability in listed if word or probability]
    return pd.DataFrame(rows, columns=["word", "probability"])


TABLES = {
    "heads": number_tables.numbers("heads", modelled, _heads),
    "next": number_tables.numbers("next", modelled, _next),
}
BOARDS = {
    "lead": board(
        sentence("lead", modelled, "models.lead"),
        notices(model_view.remarks, model_view.without_remarks, match=False, heads=False),
        model_offers.on_tiny(),
        cost=Cost.MODEL,
    ),
    "experiments": board(
        model_offers.experiments("sentences", "models.TRY", "models.EXPERIMENTS", SENTENCES), cost=Cost.LIGHT
    ),
    "head": board(
        sentence("does", job, "models.does"),
        next_word.unread(predicted),
        picture("heatmap_large", cell, weights_of_head, "models.heatmap_large"),
        cost=Cost.MODEL,
    ),
    "next": board(picture("next_word", predicted, next_words, "models.next_word"), cost=Cost.MODEL),
    "heads": board(picture("every_head", every_head, tiles, "models.every_head"), cost=Cost.MODEL),
    "why": board(row(model_score.why(cell)), cost=Cost.MODEL),
    "lens": board(lens(), cost=Cost.MODEL),
    "ledger": board(
        row(
            of_other_view(ledger.key_by_key, model_view.of_layer),
            of_other_view(ledger.by_component, model_view.of_layer),
            widths=[1.3, 1],
        ),
        of_other_view(ledger.sum_in_words(), model_view.of_layer),
        cost=Cost.MODEL,
    ),
    **number_tables.boards(TABLES, Cost.MODEL),
}
PAGE = Page("models", (), BOARDS, TABLES)
