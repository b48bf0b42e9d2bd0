"""Operate: heads of a model switched off and arrows cut, and what becomes of the next word."""

import pandas as pd
import torch
from torch import Tensor

from attn_core import models, one_query
from attn_core.cache import hold, remember
from attn_core.models import scans, spelling
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.growing import Growing
from attn_core.models.operations import PATCHED, Operation
from attn_core.models.run import ModelRun, arrows_cut, heads_off, heads_patched, likeliest
from attn_core.models.scans import Arrow, Scan
from attn_core.models.subwords import UNREADABLE
from pages.board.declaration import Page, Prediction, asked, drawing, picture, sentence
from pages.board.facts import Facts, Present, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, Picture, Pieces, Table, Text
from pages.charts import arcs, heatmap, matrix, row_bars, templates
from pages.charts.matrix import RECTS_UP_TO
from pages.panels.shared import model_offers, model_score, next_word, number_tables
from pages.panels.shared.notices import notices
from pages.panels.shared.sentence import shortened
from pages.text import languages, markdown, numbers
from pages.text.languages import Words, said
from pages.view import model_view
from pages.view.settings import View
from pages.view.traced_view import ArrowKeys, arrow_keys

words, scores, of_models = Words("surgery"), Words("model_scores"), Words("models")
OFFERED = {  # what may be done to the selected head, or to all heads of its layer
    "off": {},
    "uniform": {},
    "scale": {},
    "temperature": {"value": 8.0},
    "mask": {"value": "no_first"},
}
GO_ON = 3  # words that may be appended
COUNT = 3  # words of a picture
LINE = 20  # pixels of a layer
HEADS, ARROWS = 10, 8  # heads whose arrows are cut one by one, and arrows that are listed
ALIKE = 0.01  # probabilities that differ less are alike
NEEDED = 0.9  # of the probability: a head without which the word has less is needed
MOST = 500  # words of a table
Scanned = tuple[str, str, str, str]  # sentence, operations, second sentence, model: by these what is scanned is kept


# ---- the model's run with operations, and what they change ----


@facts("model", "model_text", "patch_text", "operations", "layer", "query", "head")
def operated(view: View) -> Facts | None:
    """Return a model's run with the operations, and the selected head and row; None without a word to be expected.

    untouched: the run without operations
    second: the run on the second sentence, None without a word in it; source: the same if it is as long as the first, so
        that patches can be taken from it; comparable: whether it differs to the model, too
    spelled: the operations of the link; done: those that this sentence can have
    expected, word, probability: the word that the model expects now, of which heads and arrows are asked whether it needs
        them: its number, itself, and its probability
    likely, others: the numbers of the words that are drawn, and what all other words have together now
    """
    untouched = model_view.run(view.model_text, "", "", view.model)
    run = model_view.run(view.model_text, view.operations, view.patch_text, view.model)
    if untouched is None or run is None or not run.model.words:
        return None
    second = model_view.run(view.patch_text, "", "", view.model)
    fits = second is not None and len(second.encoded.ids) == len(run.encoded.ids)
    labels, expected = markdown.labels(run.encoded.labels), int(run.merged.argmax())
    row, likely = min(view.query, len(labels) - 1), likeliest(untouched, run, COUNT)
    return Facts(
        untouched=untouched,
        run=run,
        second=second,
        source=second if fits else None,
        comparable=fits and second.encoded.ids != run.encoded.ids,
        spelled=spelling.read(view.operations),
        done=run.operations,
        count=len(run.operations),
        scanned=(view.model_text, view.operations, view.patch_text, view.model),
        labels=labels,
        layer=min(view.layer, run.model.layers - 1),
        head=min(view.head, run.model.heads - 1),
        row=row,
        query=labels[row],
        expected=expected,
        word=next_word.name(run, expected),
        probability=float(run.merged[expected]),
        likely=likely,
        others=max(0.0, 1 - float(run.merged[likely].sum())),
        dark=view.dark,
    )


def remarks(view: View) -> list[str]:
    """Return what is to be said of the text and of the operations: what a model or a text doesn't have is left out."""
    if model_view.is_there(view.model) and not models.entry(view.model).predicts:
        return [words.predicts_nothing(title=models.entry(view.model).title)]
    asked, taken = spelling.read(view.operations), model_view.read(view.model_text, view.model)
    left_out = len(asked) - len(model_view.possible(asked, len(taken), True, view.model)) if taken else 0
    return model_view.remarks(view) + ([words.left_out(count=left_out)] if left_out else [])


@facts(of=operated)
def effect(page: Facts) -> Facts:
    """Return what the operations do to the word that the model expects without them; instead: what it expects now."""
    word = int(page.untouched.merged.argmax())
    before, after = float(page.untouched.merged[word]), float(page.run.merged[word])
    return Facts(
        page,
        expects=_expects(page.run),
        operation=_in_words(page, page.done[0]) if page.done else "",
        word=next_word.name(page.run, word),
        before=before,
        after=after,
        moves=numbers.direction(before, after),
        still=page.expected == word,
        instead=page.word,
        share=page.probability,
    )


def _expects(run: ModelRun) -> str:
    (word, probability), *_ = run.next_words(1)
    sentence = run.model.sentence(run.encoded.labels)
    return of_models.expected(sentence=sentence, word=word or of_models.NEW_WORD, probability=probability)


def _in_words(page: Facts, operation: Operation) -> str:
    """Return an operation in words, as Markdown."""
    pair = {name: page.labels[getattr(operation, name)] for name in ("query", "key")} if operation.kind == "cut" else {}
    return said("surgery.operation", Facts(operation, **pair))


# ---- experiments ----


def _running(scanned: Scanned) -> str | None:
    """Return the experiment whose sentence is shown, of several the one done, that of both sentences, or the first."""
    text, spelled, second, model = scanned
    there = {name: each for name, each in EXPERIMENTS.items() if (each.model, each.text) == (model, text)}
    return max(there, key=lambda name: (there[name].operations == spelled, there[name].other == second), default=None)


@facts(of=operated)
def experiment(page: Facts) -> Facts | None:
    """Return the experiment whose sentence is shown.

    as_shown: whether what is done to the model is what it shows
    other: the second sentence that it takes a patch from; elsewhere: whether there is another one instead
    """
    name = _running(page.scanned)
    if name is None:
        return None
    found = EXPERIMENTS[name]
    elsewhere = found.operations.startswith("patch") and found.other != page.scanned[2]
    return Facts(
        page,
        name=name,
        found=found,
        other=found.other,
        elsewhere=elsewhere,
        as_shown=found.operations == page.scanned[1] and not elsewhere,
        operation=_in_words(page, page.done[-1]) if page.done else "",
        still=page.expected == int(page.untouched.merged.argmax()),
    )


def _missed(f: Facts) -> str:
    """Return in what the latest operation differs from the experiment's, or that "more" is done; "" where nothing is.

    "all", "one", "layer": in its layers; "temperature", "patch", "mask": in the value that such an operation has; "second":
    in the sentence that it takes a patch from
    """
    if not f.done:
        return ""
    [asks] = spelling.read(f.found.operations)
    if asks in f.done:
        return "second" if f.elsewhere else "more"
    latest = f.done[-1]
    way = next(
        (name for name in ("kind", "layer", "head", "value") if getattr(latest, name) != getattr(asks, name)), "arrow"
    )
    if way == "layer":
        return "all" if asks.layer is None else "one" if latest.layer is None else "layer"
    return asks.kind if way == "value" else way


@panel(experiment, "guesses")
def task(f: Facts, guesses: str) -> Pieces:
    """Ask what an experiment will do, then for its act, and say why it came out so; what a link has done isn't asked."""
    answers, then = f.found.answers, f.found.then.strip()
    names = {word: of_models.quoted(word=word) for word in answers if word != "other"}
    prediction = Prediction(answers, then if then in answers else "other", names)
    asks, tried = not f.done or f"{f.name}." in guesses, "done" if f.done and f.word == f.found.then else _missed(f)
    return [asked("task", f"surgery.{f.name}", f, guesses, tried, prediction if asks else None)]


SHOWN = {  # two sentences, and the head and the row where the learner acts; nothing is done yet
    name: {
        "model": each.model,
        "model_text": each.text,
        "patch_text": each.other,
        "operations": "",
        **model_offers.cell_of(each),
    }
    for name, each in EXPERIMENTS.items()
}


# ---- what is done, and what may be done besides ----


@panel(operated)
def chips(page: Facts) -> Pieces:
    """List the operations that are done, each to be taken off."""
    off = {f"✕ {_in_words(page, each)}": {"operations": spelling.toggled(page.spelled, each)} for each in page.done}
    everything = {words.TAKE_OFF_ALL: {"operations": ""}} if len(page.done) > 1 else {}
    return [Buttons("chips", words.DONE if page.done else words.NOTHING_DONE, {**off, **everything})]


@panel(operated)
def offers(page: Facts) -> Pieces:
    """Offer the operations that are not done yet: on the selected head, on all of its layer, and on all."""
    head, layer = words.to_head(layer=page.layer, head=page.head), words.to_layer(layer=page.layer)
    return [
        Buttons("offers", f"{head}:", _offered(page, page.layer, page.head)),
        Buttons("layer_offers", f"{layer}:", _offered(page, page.layer, None), on=layer),
        Buttons("all_offers", f"{words.TO_ALL}:", _offered(page, None, None), on=words.TO_ALL),
    ]


def _offered(page: Facts, layer: int | None, head: int | None) -> dict[str, dict[str, str] | None]:
    """Return buttons that do an operation on a head of a layer; None: on all of them."""
    offered = {words.OFFERS[kind]: Operation(kind, layer, head, **needs) for kind, needs in OFFERED.items()}
    if page.source:
        offered |= {words.PATCH[part]: Operation("patch", layer, head, value=part) for part in PATCHED}
    full = len(page.spelled) >= spelling.MOST
    return {
        label: None if full else {"operations": spelling.toggled(page.spelled, each)}
        for label, each in offered.items()
        if each not in page.done
    }


# ---- the selected head, and its score of the selected key ----


@facts(of=operated)
def attended(page: Facts) -> Facts:
    """Return the selected head's weights with the operations.

    values, allowed (T, T): the weights, and which arrows there are
    patched: which part the head takes from the second sentence, None for none
    click, at_row: what a click on an arrow does, and on one of the row; in a patched head a cut would change nothing
    """
    trace, patched = page.run.heads(page.layer)[page.head], page.run.conditions(page.layer).patches[page.head]
    allowed, full = trace.masked[0].isfinite(), len(page.spelled) >= spelling.MOST
    acts = "patched" if patched else "full" if full else "cut"
    click, at_row = (acts if there.any() else "off" for there in (allowed, allowed[page.row]))
    return Facts(page, values=trace.weights[0], allowed=allowed, patched=patched, click=click, at_row=at_row)


def after_click(f: Facts, query: int, key: int) -> str:
    """Return the operations once an arrow of the selected head is cut, where it can be, or restored.

    What something else hides, a later word, a mask, can't be cut, and nothing can in a patched head.
    """
    cut = Operation("cut", f.layer, f.head, query=query, key=key)
    can_cut = bool(f.allowed[query, key]) and not f.patched
    return spelling.toggled(f.spelled, cut) if can_cut or cut in f.done else spelling.spell(f.spelled)


def sentence_with_arcs(f: Facts) -> Picture:
    """Draw the sentence with the weights of the selected row; a click on an arc cuts it, one on a word selects its row."""
    cut = {each.key for each in f.done if each.kind == "cut" and each.query == f.row and _acts_on(each, f)}
    seen = [w if sees else None for w, sees in zip(f.values[f.row].tolist(), f.allowed[f.row].tolist(), strict=True)]
    before = f.untouched.heads(f.layer)[f.head].weights[0, f.row].tolist()
    cuts, sets = {key: before[key] for key in cut}, [after_click(f, f.row, key) for key in range(len(seen))]
    leader = one_query.leader(f.values[f.row])
    spec = shortened(arcs.Sentence(f.labels, None, range(len(seen)), f.row, seen, leader, f.dark, cuts, sets))
    return drawing(spec, click={"query": "query", "key": "place", "operations": "sets"}, arrow_keys=_arrow_keys(f))


def _acts_on(operation: Operation, f: Facts) -> bool:
    """Return whether an operation acts on the selected head; None stands for every layer, or every head."""
    return operation.layer in (None, f.layer) and operation.head in (None, f.head)


def _arrow_keys(f: Facts) -> ArrowKeys:
    count = len(f.labels)
    return arrow_keys("query", count) | arrow_keys("key", count, "ArrowLeft", "ArrowRight")


@facts("key", of=attended)
def cell(page: Facts, key: int) -> Facts:
    """Return one score of the selected head taken apart; a key beyond the last is the last.

    by_cell: whether cells are drawn one by one; cut: the operation that cuts the selected arrow
    """
    score = model_score.apart(page, page.run, min(key, len(page.labels) - 1))
    cut = Operation("cut", page.layer, page.head, query=page.row, key=score.key_place)
    by_cell = len(page.labels) <= RECTS_UP_TO
    return Facts(score, by_cell=by_cell, click=page.click if by_cell else "row", cut=cut)


def weights(f: Facts) -> Picture:
    """Draw the weights of the selected head; a click on a cell cuts its arrow, if it has one."""
    places = range(len(f.labels))
    sheet = heatmap.Sheet(
        values=f.values[None],
        hidden=~f.allowed,
        limit=1.0,
        signed=False,
        queries=f.labels,
        keys=f.labels,
        query=f.row,
        winners=[one_query.leader(f.values[f.row])],
        dark=f.dark,
        key=f.key_place,
    )
    spec, click = heatmap.one_head(sheet, 0, True), {"query": "y"}
    if f.by_cell:
        done = [after_click(f, query, key) for query in places for key in places]
        spec = templates.with_column(spec, "cells", key=spec["datasets"]["cells"]["x"], done=done)
        click |= {"key": "key", "operations": "done"}
    return drawing(spec, click=click, arrow_keys=_arrow_keys(f))


@facts(of=cell)
def without_arrow(f: Facts) -> Facts | None:
    """Return what becomes of the row and the expected word without the selected arrow; None where a cut changes nothing."""
    if f.patched or f.hidden:
        return None
    after = float(_without_each_arrow(f.scanned, f.expected, f.layer, f.head, f.row)[f.key_place])
    taken_over = f.one.takes_over(model_score.LISTED)
    listed = tuple(scores.given(key=f.labels[key], share=weight) for key, weight in taken_over)
    return Facts(f, weights=listed, before=f.probability, after=after, moves=numbers.direction(f.probability, after))


@panel(cell)
def cut_or_restore(f: Facts) -> Pieces:
    """Offer to cut the selected arrow, or to restore it."""
    is_cut = f.cut in f.done
    if f.patched or (f.hidden and not is_cut):
        return []
    sets = {"operations": spelling.toggled(f.spelled, f.cut)} if is_cut or len(f.spelled) < spelling.MOST else None
    return [Buttons("why_cut", "", {scores.RESTORE if f.hidden else scores.CUT: sets})]


# ---- the next word ----


def next_words(f: Facts) -> Picture:
    """Draw the next word's probabilities now, each with a line where it was without the operations."""
    now, before = ([float(run.merged[word]) for word in f.likely] for run in (f.run, f.untouched))
    series, names = {"now": now, **({"warm": before} if f.done else {})}, {"now": words.NOW, "warm": words.BEFORE}
    labels, shares = markdown.labels([next_word.name(f.run, word) for word in f.likely]), [*map(numbers.percent, now)]
    return drawing(row_bars.weights(labels, series, 0, shares, f.dark, names=names))


@panel(operated)
def go_on(page: Facts) -> Pieces:
    """Offer the likeliest words, to be appended; not what leaves the text as it is, or what is no whole character."""
    run, typed = page.run, page.run.encoded.labels
    if not run.model.takes([*typed, run.model.words[0]]):
        return []
    likely = dict.fromkeys(next_word.name(run, word) for word in run.merged.topk(GO_ON).indices.tolist())
    longer = {name: run.model.sentence([*typed, name]) for name in likely if name != of_models.NEW_WORD}
    no_more = run.model.sentence(typed)
    sets = {
        markdown.plain(name): {"model_text": text, "query": len(typed)}
        for name, text in longer.items()
        if text != no_more and UNREADABLE not in text
    }
    return [Buttons("go_on", words.GO_ON, sets)]


# ---- which heads the word needs ----


@hold
def _each_head(scanned: Scanned, word: int, change: str) -> Growing:
    """Return the scan of a word with each head changed in turn, besides the operations: "off", or patched by one of PATCHED.

    To patch, the second sentence must be as long as the first.
    """
    run = model_view.run(*scanned)
    *_, second, model = scanned
    logits = heads_off(run) if change == "off" else heads_patched(run, model_view.run(second, "", "", model), change)
    return Growing(run, word, logits, run.model.layers, run.model.heads, _pace(run))


def _pace(run: ModelRun) -> float:
    """Return the seconds that a part of a scan takes at least: those of one run."""
    return models.entry(run.model.name).milliseconds(len(run.encoded.ids)) / 1000


def heads_are_left(view: View) -> bool:
    """Return whether heads are still to be switched off."""
    page = operated(view)
    return page is not None and not _each_head(page.scanned, page.expected, "off").is_complete


def without_heads(view: View) -> Facts | None:
    """Return as much of the scan of all heads, each switched off in turn, as there is time for."""
    page = operated(view)
    return page and _without_heads(page, _each_head(page.scanned, page.expected, "off").go_on())


@languages.remember
def _without_heads(page: Facts, scan: Scan) -> Facts:
    """Return what the scan says; needed_layer, needed_head, share: the head without which the word has least."""
    found = Facts(page, shares=scan.shares, **_progress(page, scan))
    if found.waiting:
        return found
    [(layer, head)] = scans.needed(scan.shares, 1)
    share = float(scan.shares[layer, head])
    return Facts(found, needed_layer=layer, needed_head=head, share=share, is_needed=share <= NEEDED * page.probability)


def _progress(page: Facts, *listed: Scan) -> dict[str, object]:
    """Return how many layers of the first scan that isn't complete are done."""
    layers = page.run.model.layers
    done = next((len(scan.shares) for scan in listed if len(scan.shares) < layers), layers)
    return {"waiting": done < layers, "layers_done": done, "layers": layers}


def heads_grid(f: Facts) -> Picture:
    """Draw probabilities, a row a layer and a column a head, the darker the more it falls; a click selects a head.

    shares (N, H): of the first layers; the others aren't there yet
    """
    layers, (done, heads) = f.run.model.layers, f.shares.shape
    empty = torch.zeros(layers, heads, dtype=torch.bool)
    empty[done:] = True
    grid = matrix.Grid(
        values=torch.cat([f.shares, f.shares.new_zeros(layers - done, heads)]),
        empty=empty if done < layers else None,
        rows=[words.layer(number=layer) for layer in range(layers)],
        columns=[words.head(number=head) for head in range(heads)],
        limit=1.0,
        dark=f.dark,
        signed=False,
        strong=[f.layer],
        strong_columns=[f.head],
        marks=[matrix.Mark("query", f.head, f.layer, f.head + 1, f.layer + 1)],
        height=max(200, LINE * layers),
    )
    falls = ((f.probability - grid.values) / f.probability).clamp(0, 1).masked_fill(empty, 0.0)
    spec = templates.with_column(matrix.picture(grid), "cells", share=falls.flatten().tolist())
    return drawing(spec, click={"layer": "y", "head": "x"})


# ---- which arrows the word needs: those of the selected row, and those in the ten heads that it needs most ----


@remember
def _without_each_arrow(scanned: Scanned, word: int, layer: int, head: int, query: int) -> Tensor:
    """Return a word's probability with each arrow of a row cut in turn, besides the operations, (query + 1,)."""
    run = model_view.run(*scanned)
    return scans.of_word(run, word, [arrows_cut(run, layer, head, query)]).shares[0]


def _arrows(page: Facts, layer: int) -> Tensor:
    """Return which arrows the selected row has in a layer without the operations, (query + 1,): a window hides some."""
    return page.untouched.conditions(layer).allowed[0, page.row, : page.row + 1]


@facts(of=operated)
def without_arrows(page: Facts) -> Facts:
    """Return the keys of the row's arrows, and the word's probability without each."""
    keys = _arrows(page, page.layer).nonzero()[:, 0]
    shares = _without_each_arrow(page.scanned, page.expected, page.layer, page.head, page.row)
    return Facts(page, keys=keys.tolist(), shares=shares[keys])


def arrow_bars(f: Facts) -> Picture:
    """Draw the word's probability without each arrow; the smallest stands out, where not all are alike."""
    shares, labels = f.shares.tolist(), [f.labels[key] for key in f.keys]
    least = int(f.shares.argmin()) if max(shares) - min(shares) > ALIKE else None
    texts = [*map(numbers.percent, shares)]
    return drawing(row_bars.weights(labels, {"now": shares}, least, texts, f.dark, names={"now": words.CUT}))


@hold
def _arrows_of_heads(scanned: Scanned, word: int, query: int, heads: tuple[tuple[int, int], ...]) -> Growing:
    """Return the scan of a word with each arrow of a row cut in turn in each of some heads, besides the operations."""
    run = model_view.run(*scanned)
    return Growing(run, word, scans.arrows_of(run, heads, query), len(heads), query + 1, _pace(run))


def _ten_heads(page: Facts) -> tuple[tuple[int, int], ...]:
    """Return the heads that the word needs most, once all are scanned."""
    return tuple(scans.needed(_each_head(page.scanned, page.expected, "off").go_on().shares, HEADS))


def arrows_are_left(view: View) -> bool:
    """Go on with the scans of all heads and of their arrows, and return whether there is more to do."""
    page = operated(view)
    if page is None:
        return False
    heads = _each_head(page.scanned, page.expected, "off")
    heads.go_on()
    if not heads.is_complete:
        return True
    arrows = _arrows_of_heads(page.scanned, page.expected, page.row, _ten_heads(page))
    arrows.go_on()
    return not arrows.is_complete


def needed_arrows(view: View) -> Facts | None:
    """Return the arrows without which the word is least likely; waiting: while they are looked for."""
    waiting, page = arrows_are_left(view), operated(view)
    return page and _needed_arrows(page, waiting)


@languages.remember
def _needed_arrows(page: Facts, waiting: bool) -> Facts:
    """Return the arrows, and of the first one its key, layer and head, and the probability without it, the least."""
    if waiting:
        return Facts(page, waiting=True)
    heads = _ten_heads(page)
    shares = _arrows_of_heads(page.scanned, page.expected, page.row, heads).go_on().shares
    there = torch.stack([_arrows(page, layer) for layer, _ in heads])
    arrows = scans.ranked(shares, heads, page.row, ARROWS, there)
    first = arrows[0]
    return Facts(
        page,
        waiting=False,
        heads=len(heads),
        arrows=arrows,
        key=page.labels[first.key],
        needed_layer=first.layer,
        needed_head=first.head,
        least=first.probability,
        is_needed=page.probability - first.probability > ALIKE,
    )


@panel(needed_arrows, resting=True)
def ten_heads(f: Facts) -> Pieces:
    """List the arrows, the one without which the word is least likely first; a click selects an arrow and cuts it."""
    title = Text("ten_heads_name", said("surgery.ten_heads.title", f))
    if f.waiting:
        return [title]
    rows, sets = [_row(f, arrow) for arrow in f.arrows], [_sets(f, arrow) for arrow in f.arrows]
    table = Table("ten_heads", tuple(words.ARROWS_HEADER.values()), rows, sets=sets)
    return [title, Text("ten_heads_words", said("surgery.ten_heads.sentence", f)), table]


def _row(page: Facts, arrow: Arrow) -> tuple[str, str, str]:
    weight = float(page.run.heads(arrow.layer)[arrow.head].weights[0, arrow.query, arrow.key])
    name = words.arrow(query=page.query, key=page.labels[arrow.key], layer=arrow.layer, head=arrow.head)
    return name, numbers.percent(weight), numbers.percent(arrow.probability)


def _sets(page: Facts, arrow: Arrow) -> dict[str, object]:
    """Return what selects an arrow and cuts it, or leaves it cut."""
    place = {"layer": arrow.layer, "head": arrow.head, "key": arrow.key}
    cut = Operation("cut", arrow.layer, arrow.head, query=arrow.query, key=arrow.key)
    return place if cut in page.done else {**place, "operations": spelling.toggled(page.spelled, cut)}


# ---- activation patching: which heads carry the difference from a second sentence ----


@facts(of=operated)
def second(page: Facts) -> Facts:
    """Return what the model expects after the second sentence, or why nothing can be taken from it, in fit."""
    if page.source is None:
        lengths = {} if page.second is None else {"length": len(page.labels), "other_length": len(page.second.encoded.ids)}
        return Facts(page, fit="lengths" if lengths else "missing", **lengths)
    here, there = ([word.lower() for word in run.encoded.labels] for run in (page.run, page.source))
    fit = "good" if page.comparable else "equal" if here == there else "same"
    return Facts(page, fit=fit, expects=_expects(page.source))


def patches_are_left(view: View) -> bool:
    """Return whether heads are still to be patched."""
    page = operated(view)
    if page is None or not page.comparable:
        return False
    return not all(_each_head(page.scanned, page.expected, part).is_complete for part in PATCHED)


def patched(view: View) -> Facts | None:
    """Return the scans of all heads patched, by what they take, as far as there was time; None without a fit sentence."""
    page = operated(view)
    if page is None or not page.comparable:
        return None
    return _patched(page, *(_each_head(page.scanned, page.expected, part).go_on() for part in PATCHED))


@languages.remember
def _patched(page: Facts, *listed: Scan) -> Facts:
    parts = {part: Facts(page, part=part, shares=scan.shares, scan=scan) for part, scan in zip(PATCHED, listed, strict=True)}
    return Facts(page, parts=parts, **_progress(page, *listed))


def patched_part(part: str) -> Present:
    """Return what gives one of the scans."""
    return lambda view: (scans := patched(view)) and scans.parts[part]


@panel(patched)
def carries(f: Facts) -> Pieces:
    """Say which head carries the difference between the sentences, by its output and by its weights, and offer the patch."""
    if f.waiting:
        return [Text("carries", said("surgery.progress", f))]
    found = [_farthest(part) for part in f.parts.values()]
    sets = {
        words.patch_best(part=each.part, layer=each.layer, head=each.head): {
            **{"layer": each.layer, "head": each.head},
            "operations": spelling.toggled(f.spelled, each.operation),
        }
        for each in found
        if each.changes and each.operation not in f.done
    }
    sentences = [said("surgery.carries", each) for each in found]
    return [Text("carries", " ".join([*sentences, words.PATCH_CAUSE])), Buttons("patch_best", "", sets)]


def _farthest(page: Facts) -> Facts:
    """Return the head whose patch moves the word's probability farthest, up or down; instead: the likeliest word then."""
    (layer, head), move = page.scan.farthest(page.probability)
    after, word = float(page.shares[layer, head]), int(page.scan.likeliest[layer, head])
    return Facts(
        page,
        layer=layer,
        head=head,
        operation=Operation("patch", layer, head, value=page.part),
        changes=abs(move) > ALIKE,
        before=page.probability,
        after=after,
        moves=numbers.direction(page.probability, after),
        still=word == page.expected,
        instead=next_word.name(page.run, word),
        share=float(page.scan.largest[layer, head]),
    )


# ---- tables, and what stands where ----


def _next(page: Facts) -> pd.DataFrame:
    """Return the probability of every next word, without the operations and with them, and the difference."""
    before, now = (run.merged.tolist() for run in (page.untouched, page.run))
    named = [next_word.name(page.run, word) for word in range(len(now))]
    table = pd.DataFrame({"word": named, "before": before, "now": now})
    table = table[~table.index.isin(page.run.unused[1:])]  # which are counted with the first
    table = table.assign(difference=table["now"] - table["before"])
    return table.sort_values("now", ascending=False, ignore_index=True).head(MOST)


TABLES = {"next": number_tables.numbers("next", operated, _next)}
BOARDS = {
    "lead": board(
        sentence("lead", effect, "surgery.lead"),
        notices(remarks, model_view.without_remarks, match=False, heads=False, traced=False),
        model_offers.on_tiny(),
        cost=Cost.MODEL,
    ),
    "arcs": board(
        picture("arcs", attended, sentence_with_arcs, "surgery.arcs"),
        next_word.unread(operated),
        chips(),
        cost=Cost.MODEL,
    ),
    "task": board(task(), cost=Cost.MODEL),
    "experiments": board(
        model_offers.experiments("experiments", "surgery.TRY", "models.EXPERIMENTS", SHOWN), cost=Cost.LIGHT
    ),
    "offers": board(offers(), cost=Cost.MODEL),
    "head": board(picture("weights", cell, weights, "surgery.weights"), cost=Cost.MODEL),
    "why": board(
        row([*model_score.why(cell), sentence("remaining", without_arrow, "model_scores.remaining"), cut_or_restore()]),
        cost=Cost.MODEL,
    ),
    "next": board(picture("next_word", operated, next_words, "surgery.next_word"), go_on(), cost=Cost.MODEL),
    "which_head": board(
        picture("which_head", without_heads, heads_grid, "surgery.which_head"),
        sentence("least", without_heads, "surgery.least"),
        cost=Cost.SCANNED,
        unfinished=heads_are_left,
    ),
    "ten_heads": board(ten_heads(), cost=Cost.SCANNED, unfinished=arrows_are_left),
    "second": board(sentence("second", second, "surgery.second"), cost=Cost.LIGHT),
    "patches": board(
        row(*(picture(f"patched_{part}", patched_part(part), heads_grid, "surgery.patched") for part in PATCHED)),
        carries(),
        cost=Cost.SCANNED,
        unfinished=patches_are_left,
    ),
    "which_arrow": board(picture("which_arrow", without_arrows, arrow_bars, "surgery.which_arrow"), cost=Cost.MODEL),
    **number_tables.boards(TABLES, Cost.MODEL),
}
PAGE = Page("surgery", (), BOARDS, TABLES)
