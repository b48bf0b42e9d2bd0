"""The whole model: where its numbers come from, what layers add to x, how x becomes a word, which head that word needs."""

import math

import pandas as pd
import torch
from torch import Tensor

from attn_core import comparison, models, tokens
from attn_core.cache import remember
from attn_core.code_to_copy import whole_model as programs
from attn_core.models import experiments, residual_stream
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.merging import merge_logits
from attn_core.models.run import ModelRun, heads_off
from attn_core.models.word_model import untrained as as_before_training
from pages.board import declaration
from pages.board.declaration import (
    Control,
    Fold,
    Prediction,
    Prose,
    Shown,
    Step,
    Typeset,
    drawing,
    either,
    picture,
    sentence,
)
from pages.board.facts import Facts, facts
from pages.board.layout import Cost, board
from pages.board.panel import Cell, panel
from pages.board.pieces import Buttons, Code, Picture, Pieces, Text, Values
from pages.charts import matrix, row_bars, templates
from pages.charts import residual_stream as stream_chart
from pages.panels.shared import next_word, number_tables, program_needs
from pages.panels.shared.notices import notices
from pages.text import formulas, markdown, numbers
from pages.text.languages import Words
from pages.view import model_view
from pages.view.settings import View
from pages.view.traced_view import arrow_keys

words = Words("whole_model")
END, HEADS_END, TABLE_END = 2.5, 0.5, 1.5  # of the colours of vectors, of what heads add, and of the table, ±
HIGH, TABLE_HIGH, MOST_HIGH, ROW = 150, 150, 420, 24  # pixels of a picture; of the table: least, most, and a row
LOGITS_HIGH, PRODUCTS_HIGH = 202, 120  # pixels of the logits, which are as high as the bars beside them, and of one logit
FIRST, NAMED, DIGITS = 3, 3, 3  # numbers of a row and products in a sentence; digits of the sum of one component
MANY = 1000  # times as likely
LITTLE = 0.05  # of a probability
RARE, SURE = 0.05, 0.5  # probabilities: of a word that nothing speaks for, and of one that the model has learned
FEW = 4  # words of a small picture
CHOICES = 3  # answers that a prediction offers
NEEDED = 0.05  # by how much a probability falls where a head is needed
SAME = 1e-4  # up to here a difference is rounding


# ---- the run on the sentence, and the selected word ----


@facts("model_text", "layer", "query")
def whole(view: View) -> Facts | None:
    """Return a run of the model on the sentence, and its selected word and layer; None without a word.

    heard          the run on the words up to the selected one: no later word changes it
    rows (4, D)    of the selected word: x before the layer, what attention adds, what the MLP adds, and x after the layer
    heads (H, D)   what each head of the layer adds
    lengths (L, 4) of such rows in every layer
    expected       the number of the word that the model expects after the selected one
    """
    run = model_view.run(view.model_text, "")
    if run is None:
        return None
    typed = run.encoded.labels
    place, layer = min(view.query, len(typed) - 1), min(view.layer, run.model.layers - 1)
    heard = model_view.run(" ".join(typed[: place + 1]), "")
    parts, labels = residual_stream.parts(run, layer), markdown.labels(typed)
    expected = int(heard.merged.argmax())
    return Facts(
        run=run,
        heard=heard,
        rows=parts.rows[:, place],
        heads=parts.heads[:, place],
        lengths=residual_stream.lengths(run, place),
        labels=labels,
        layer=layer,
        place=place,
        dark=view.dark,
        width=parts.before.shape[1],
        end=END,
        name=labels[place],
        word=typed[place],
        expected=expected,
        next=next_word.name(heard, expected),
    )


@panel(whole)
def sentence_to_select(f: Facts, slot: str) -> Pieces:
    """Offer the words of the sentence, to select another one."""
    labels = [markdown.plain(label) for label in f.labels]
    labels[f.place] = f"**{labels[f.place]}**"
    return [Buttons(slot, words.SELECT, {label: {"query": place} for place, label in enumerate(labels)})]


def names_of_layers(f: Facts) -> dict[int, str]:
    return {layer: words.layer(number=layer) for layer in range(f.run.model.layers)}


def _towards(here: int, there: int) -> str:
    """Return where a place is, seen from another one: "later" or "earlier"."""
    return "later" if here < there else "earlier"


def strips(f: Facts, rows: Tensor, labels: tuple[str, ...], end: float, high: int, marked: bool = True) -> Picture:
    """Draw vectors (R, D) one below the other, of which the last is the result of the others."""
    last = len(rows) - 1
    marks = [matrix.row("output", last, rows)] if marked else []
    grid = matrix.Grid(rows, labels, (), end, f.dark, strong=[last], marks=marks, numbers=False, height=high)
    return drawing(matrix.picture(grid))


# ---- 1: each word's row of the embedding, before training and after, and what is predicted from it ----


@remember
def before_training(heard: ModelRun) -> ModelRun:
    """Return the run on the same words of the model with the random numbers from which its training started."""
    return models.run(as_before_training(heard.model), heard.encoded)


def _drawn(first: ModelRun) -> int:
    """Return how many numbers are drawn before training: all but the factors of the normalisations, which are 1."""
    return sum(tensor.numel() for tensor in first.model.weights.named().values() if tensor.unique().numel() > 1)


@facts("untrained", of=whole)
def rows_of_table(page: Facts, untrained: bool) -> Facts:
    """Return the row of each word, before training or after, and at which positions the selected one stands.

    now: the run whose numbers are shown; at_start, share: how likely the expected word is before training and after
    can_guess: whether the word is rare before training and likely after it
    """
    run, ids, first = page.run, page.run.encoded.ids, before_training(page.heard)
    number, now = ids[page.place], first if untrained else page.heard
    x = now.model.embed(run.encoded)[0]
    places = [place for place, each in enumerate(ids) if each == number]
    at_start, share = (float(each.merged[page.expected]) for each in (first, page.heard))
    return Facts(
        page,
        x=x,
        untrained=untrained,
        now=now,
        number=number,
        rows_in_all=len(run.model.words),
        parameters=_drawn(first),
        known=len(run.model.words) - len(run.model.placeholders),
        unused=len(page.heard.unused),
        placeholder=number in run.model.placeholders,
        first=[numbers.decimal(value) for value in x[page.place, :FIRST].tolist()],
        places=places,
        again=len(places) > 1,
        heard_words=run.model.sentence(page.heard.encoded.labels),
        at_start=at_start,
        share=share,
        can_guess=at_start < RARE and share >= SURE,
        end=TABLE_END,
    )


def words_before_and_after(f: Facts) -> Picture:
    """Draw how likely the words are that the trained model finds likeliest; a line: after training."""
    likeliest = f.heard.merged.topk(next_word.COUNT).indices
    after, now = f.heard.merged[likeliest].tolist(), f.now.merged[likeliest].tolist()
    names = {"now": words.NOW[str(f.untrained).lower()], "warm": words.AFTER_TRAINING}
    series, said = {"now": now, **({"warm": after} if f.untrained else {})}, [*map(numbers.fine_percent, now)]
    labels = next_word.bar_labels(f.heard, likeliest.tolist())
    return drawing(row_bars.weights(labels, series, 0, said, f.dark, names=names))


def table(f: Facts) -> Picture:
    """Draw x: the row of each word; a click selects the word."""
    ids = f.run.encoded.ids
    rows = [words.row_of(label=label, number=number) for label, number in zip(f.labels, ids, strict=True)]
    grid = matrix.Grid(
        f.x,
        rows,
        (),
        TABLE_END,
        f.dark,
        strong=[f.place],
        marks=[matrix.row("query", f.place, f.x)],
        numbers=False,
        height=max(TABLE_HIGH, min(MOST_HIGH, ROW * len(rows))),
    )
    return drawing(matrix.picture(grid), click={"query": "y"}, arrow_keys=arrow_keys("query", len(rows)))


def first_read(f: Facts) -> Picture:
    """Draw what the attention of layer 0 reads of the selected word: x, normalised, its position, and their sum."""
    rows = torch.stack([vectors[f.place] for vectors in residual_stream.first_read(f.run)])
    names = ("x", words.NORMALISED, words.position(number=f.place), words.SUM)
    return strips(f, rows, names, END, TABLE_HIGH, marked=False)


# ---- 2: what attention and the MLP of a layer add to the selected word's vector, and how long it grows ----


@facts(of=whole)
def added(page: Facts) -> Facts:
    """Return how long the vectors of the selected layer are, and the sum of their first component.

    exact: whether it adds up as it is printed; most: the layer in which attention adds the longest vector
    """
    before, attention, mlp, after = page.lengths[page.layer].tolist()
    first = page.rows[:, 0].tolist()
    exact = round(sum(round(value, DIGITS) for value in first[:3]) - round(first[3], DIGITS), DIGITS) == 0
    most = int(page.lengths[:, 1].argmax())
    return Facts(
        page,
        before=before,
        attention=attention,
        mlp=mlp,
        after=after,
        component=words.component(before=first[0], attention=first[1], mlp=first[2], after=first[3], exact=exact),
        layers=len(page.lengths),
        most=most,
        longest=most == page.layer,
    )


def stream(f: Facts) -> Picture:
    """Draw the residual stream up to the selected layer: how long x is, and how long what is added to it."""
    between = [numbers.decimal(length) for length in (*f.lengths[:, 0].tolist(), float(f.lengths[-1, 3]))]
    texts = [tuple(map(numbers.decimal, pair)) for pair in f.lengths[:, 1:3].tolist()]
    return stream_of(
        f, f.lengths[:, 1:3], texts, [words.x_is(length=length) for length in between], f.layer + 1, words.NEXT_WORD
    )


def stream_of(
    f: Facts, added: Tensor, written: list[tuple[str, str]], between: list[str], reached: int, above: str
) -> Picture:
    """Draw the residual stream: what attention and the MLP of each layer add, (L, 2), what stands between and above it."""
    layers = [*names_of_layers(f).values()]
    ends = words.embedding_of(word=f.name), above
    chart = stream_chart.Stream(
        ends, (words.ATTENTION, words.MLP), layers, added.tolist(), written, between, reached, f.layer, f.dark
    )
    return drawing(stream_chart.picture(chart), click={"layer": "layer"})


def added_strips(f: Facts) -> Picture:
    return strips(f, f.rows, tuple(words.PARTS.values()), END, HIGH)


def lengths(f: Facts) -> Picture:
    """Draw how long these vectors are in every layer; a click selects the layer."""
    values = f.lengths
    grid = matrix.Grid(
        values,
        [*names_of_layers(f).values()],
        tuple(words.COLUMNS.values()),
        float(values.max()),
        f.dark,
        signed=False,
        strong=[f.layer],
        marks=[matrix.row("query", f.layer, values)],
        height=HIGH + 20,
    )
    said = [numbers.decimal(length) for length in values.flatten().tolist()]
    return drawing(templates.with_column(matrix.picture(grid), "cells", text=said), click={"layer": "y"})


@facts(of=whole)
def of_heads(page: Facts) -> Facts:
    """Return how long the vector is that each head adds, and which adds the longest."""
    lengths_of_heads = page.heads.norm(dim=-1)
    return Facts(
        page,
        end=HEADS_END,
        head=int(lengths_of_heads.argmax()),
        last=len(lengths_of_heads) - 1,
        each_length=[numbers.decimal(length) for length in lengths_of_heads.tolist()],
    )


def heads(f: Facts) -> Picture:
    """Draw what each head of the layer adds, and their sum."""
    rows = torch.cat([f.heads, f.heads.sum(0, keepdim=True)])
    labels = (*(words.head(number=head) for head in range(len(f.heads))), words.ALL_HEADS)
    return strips(f, rows, labels, HEADS_END, HIGH)


# ---- 3: the logits and the probabilities of the next word, and one logit number by number ----


@facts(of=whole)
def predicted(page: Facts) -> Facts:
    """Return how the difference of the two largest logits makes the two probabilities.

    adds_up: whether ahead, by how much the first is larger, is the difference of the two as they are printed
    times: how many times as likely the first is, by ahead as it is printed; "" for more than 1000; as_likely: it prints as 1
    choices: the places after which the model is least certain, most certain, and in between; () where that isn't clear
    least: whether the model is least certain here; unsure: whether even its likeliest word isn't likely there
    """
    run = page.heard
    shares, (best, second) = (each.tolist() for each in run.merged.topk(2))
    scores = merge_logits(run.next_logits, run.unused)[[best, second]].tolist()
    ahead, sure = scores[0] - scores[1], residual_stream.certainty(page.run)
    by_share = sorted(range(len(sure)), key=sure.__getitem__)
    return Facts(
        page,
        heard_words=run.model.sentence(run.encoded.labels),
        second=next_word.name(run, second),
        logit=scores[0],
        second_logit=scores[1],
        ahead=ahead,
        adds_up=math.isclose(round(ahead, 2), round(scores[0], 2) - round(scores[1], 2), abs_tol=1e-9),
        times=_times(round(ahead, 2)) if ahead < math.log(MANY) else "",
        as_likely=_times(round(ahead, 2)) == "1" if ahead < math.log(MANY) else False,
        share=shares[0],
        second_share=shares[1],
        alone=len(sure) == 1,
        choices=sorted({by_share[0], by_share[len(sure) // 2], by_share[-1]}) if len(sure) > 2 else (),
        least_certain=by_share[0],
        least_share=min(sure),
        unsure=min(sure) < SURE,
        least=len(sure) > 1 and min(sure) == sure[page.place],
    )


def _times(ahead: float) -> str:
    """Return how many times as likely a word is whose logit is ahead of another's, with two digits."""
    return numbers.local(f"{float(f'{math.exp(ahead):.2g}'):g}")


def _otherwise(page: Facts, logits: Tensor) -> Facts:
    """Return what comes next in a model that was changed: its logits (V), the probabilities alone (V), and the likeliest.

    same: whether that is the word that comes in the whole model; left: how likely this one is then
    """
    heard = page.heard
    alone = merge_logits(logits, heard.unused).softmax(-1)
    best = int(alone.argmax())
    return Facts(
        page,
        alone=alone,
        becomes=next_word.name(heard, best),
        same=best == page.expected,
        largest=float(alone.max()),
        left=float(alone[page.expected]),
    )


@facts(of=predicted)
def replaced(page: Facts) -> Facts:
    """Return what comes next if attention and MLPs take the place of x instead of adding to it."""
    return _otherwise(page, residual_stream.next_logits(page.heard, adds=False))


@facts(of=predicted)
def placeless(page: Facts) -> Facts:
    """Return what comes next if attention reads no positions.

    falls: whether the word that comes in the whole model is less likely then; little: whether it stays the likeliest, and
        its probability hardly changes
    """
    found = _otherwise(page, residual_stream.next_logits(page.heard, places=False))
    little = found.same and abs(found.left - found.share) < LITTLE
    return Facts(found, falls=found.left < found.share, little=little)


def next_without_adding(f: Facts) -> Picture:
    return _next_otherwise(f, {"now": words.WITHOUT_X, "warm": words.WITH_X})


def next_without_places(f: Facts) -> Picture:
    return _next_otherwise(f, {"now": words.WITHOUT_PLACES, "warm": words.WITH_PLACES})


def _next_otherwise(f: Facts, names: dict[str, str]) -> Picture:
    """Draw the words that come next in a model that was changed, a line at each: in the whole one."""
    likeliest = f.alone.topk(FEW).indices
    alone, whole = f.alone[likeliest].tolist(), f.heard.merged[likeliest].tolist()
    labels = next_word.bar_labels(f.heard, likeliest.tolist())
    return drawing(
        row_bars.weights(labels, {"now": alone, "warm": whole}, None, [*map(numbers.percent, alone)], f.dark, names=names)
    )


def logits(f: Facts) -> Picture:
    """Draw the logits of the likeliest words."""
    likeliest = f.heard.merged.topk(next_word.COUNT).indices
    values = merge_logits(f.heard.next_logits, f.heard.unused)[likeliest]
    labels, end = next_word.bar_labels(f.heard, likeliest.tolist()), float(values.abs().max())
    return drawing(matrix.picture(matrix.Grid(values[:, None], labels, (), end, f.dark, strong=[0], height=LOGITS_HIGH)))


def probabilities(f: Facts) -> Picture:
    return drawing(next_word.chart(f.heard, f.heard.merged, f.dark))


@facts(of=whole)
def products(page: Facts) -> Facts:
    """Return the likeliest word's logit as a sum; together: whether several placeholders stand for it, each with its own."""
    found = residual_stream.logit(page.heard, page.expected)
    largest = found.products[found.products.abs().argsort(descending=True, stable=True)[:NAMED]].tolist()
    terms = [numbers.decimal(largest[0]), *(numbers.decimal(value, sign=True) for value in largest[1:])]
    return Facts(
        page,
        found=found,
        together=page.expected in page.heard.unused,
        terms=" ".join(terms),
        count=len(found.products),
        total=float(found.products.sum()),
    )


@facts(of=products)
def one_logit(f: Facts) -> Facts | None:
    """Return the logit of one word; None for placeholders that stand together."""
    return None if f.together else f


def product_strips(f: Facts) -> Picture:
    return strips(f, torch.stack(list(f.found)), tuple(words.PRODUCTS.values()), END, PRODUCTS_HIGH)


@facts(of=whole)
def lens(page: Facts) -> Facts:
    """Return what the model would predict after each layer.

    first: the depth from which on the word that it predicts in the end is the likeliest, 0 for the table alone
    """
    found = next_word.lens(page.heard)
    first = found.best.index(page.expected)
    return Facts(
        page,
        lens=found,
        first_depth=first,
        first_layer=first - 1,
        first_share=found.shares[first],
        earlier=next_word.name(page.heard, found.best[max(first - 1, 0)]),
    )


def by_layer(f: Facts) -> Picture:
    """Draw the probability of the word that the model expects, before the first layer and after each."""
    shares = f.lens.probabilities[:, f.expected].tolist()
    best = [next_word.name(f.heard, word) for word in f.lens.best]
    labels = [words.depth(depth=depth, layer=depth - 1, word=word) for depth, word in enumerate(best)]
    names = {"now": words.probability_of(word=f.next), "warm": words.MOST_LIKELY}
    series, said = {"now": shares, "warm": f.lens.shares}, [*map(numbers.percent, shares)]
    return drawing(row_bars.weights(labels, series, f.first_depth, said, f.dark, names=names))


# ---- 4: what each part adds to the lead of the predicted word, and what becomes of it without each head ----


@remember
def without_each_head(heard: ModelRun) -> Tensor:
    """Return the next word's logits with each head switched off in turn, (L, H, V)."""
    return torch.stack([merge_logits(logits, heard.unused) for logits in heads_off(heard)])


@facts(of=predicted)
def needed(page: Facts) -> Facts:
    """Return how likely the expected word is without each head, and which head's absence costs it most.

    without (L, H): its probability; least_here: the least in the selected layer; decides: whether one head costs it much;
        changes: whether another word is likelier then
    lead: Lead, None where several placeholders stand together; from_layer, from_mlp, most_added: the part that adds most
    directly, falls: what that head adds to the lead itself, and by how much the lead falls without it; through_others:
        whether most of that goes through the parts after the head
    """
    heard, logits = page.heard, without_each_head(page.heard)
    best, second = heard.merged.topk(2).indices.tolist()
    shares = logits.softmax(-1)
    without = shares[..., best]
    at_layer, at_head = divmod(int(without.argmin()), without.shape[1])
    there = logits[at_layer, at_head]
    together = bool({best, second} & {*heard.unused})
    lead = None if together else residual_stream.lead(heard, best, second)
    others = without.flatten().sort().values[1:]
    from_layer, part = divmod(int(lead.parts.argmax()), 2) if lead else (0, 0)
    directly = float(lead.heads[at_layer, at_head]) if lead else 0.0
    falls = page.ahead - float(there[best] - there[second])
    return Facts(
        page,
        lead=lead,
        together=together,
        without=without,
        heads_in_all=without.numel(),
        layers=len(without),
        at_layer=at_layer,
        at_head=at_head,
        least_of_all=float(without.min()),
        next_least=float(others[0]),
        least_here=float(without[page.layer].min()),
        decides=page.share - float(without.min()) >= NEEDED,
        becomes=next_word.name(heard, int(there.argmax())),
        changes=int(there.argmax()) != best,
        directly=directly,
        falls=falls,
        loses=-falls,
        through_others=falls > 2 * abs(directly),
        is_last=at_layer == len(without) - 1,
        found_needed=page.layer == at_layer,
        from_layer=from_layer,
        from_mlp=part == 1,
        most_added=float(lead.parts.max()) if lead else 0.0,
    )


@facts(of=needed)
def led(f: Facts) -> Facts | None:
    """Return the same where the parts add up to the lead; None where several placeholders stand together."""
    return None if f.together else f


def stream_of_lead(f: Facts) -> Picture:
    """Draw the residual stream: what each part adds to the lead, which adds up from the embedding to the logits."""
    texts = [tuple(numbers.decimal(value, sign=True) for value in pair) for pair in f.lead.parts.tolist()]
    return stream_of(f, f.lead.parts, texts, [*map(numbers.decimal, f.lead.totals)], f.layers, words.LOGITS)


def heads_off_in_turn(f: Facts) -> Picture:
    """Draw how likely the expected word is with each head of the layer switched off, below what it is with all of them."""
    shares = [f.share, *f.without[f.layer].tolist()]
    labels = [words.ALL_HEADS_ON, *(words.head_off(number=head) for head in range(len(shares) - 1))]
    names = {"now": words.probability_of(word=f.next)}
    return drawing(row_bars.weights(labels, {"now": shares}, 0, [*map(numbers.percent, shares)], f.dark, names=names))


# ---- what stands below all steps ----


@panel(whole)
def verified(f: Facts) -> Pieces:
    """Check that the parts of each layer add up, and that the selected word predicts the same, whatever words follow."""
    run, heard = f.run, f.heard
    sums = [residual_stream.parts(run, layer).rows[:3].sum(0) for layer in range(run.model.layers)]
    added_apart = max(comparison.largest(total, run.entering[layer + 1][0]) for layer, total in enumerate(sums))
    next_apart = comparison.largest(heard.entering[-1][0, -1], run.entering[-1][0, f.place])
    return [
        Text("added_verified", markdown.badge(added_apart < SAME, words.ADDS_UP, added_apart)),
        Text("next_verified", markdown.badge(next_apart < SAME, words.SAME_VECTOR, next_apart)),
    ]


def program_parts(f: Facts) -> dict[str, str]:
    """Return the program that computes the next word, part by part."""
    return programs.parts(f.heard.model, f.heard.encoded, (), stream=True)


@panel(whole)
def program(f: Facts) -> Pieces:
    code = "".join(program_parts(f).values())
    return [Text("program_needs", program_needs.sentence(code)), Code("program", code)]


def _embedding(f: Facts) -> pd.DataFrame:
    found = pd.DataFrame(f.run.entering[0][0].tolist()).add_prefix("x ")
    found.insert(0, "word", list(f.run.encoded.labels))
    found.insert(1, "row of the table", list(f.run.encoded.ids))
    return found


def _stream(f: Facts) -> pd.DataFrame:
    """Return x of the selected word before each layer, what is added, and x after it, a row each."""
    layers = range(f.run.model.layers)
    rows = [(layer, part) for layer in layers for part in ("before", "attention", "MLP", "after")]
    vectors = [vector for layer in layers for vector in residual_stream.parts(f.run, layer).rows[:, f.place]]
    found = pd.DataFrame([vector.tolist() for vector in vectors]).add_prefix("x ")
    found.insert(0, "layer", [layer for layer, _ in rows])
    found.insert(1, "part", [part for _, part in rows])
    found.insert(2, "length", [float(vector.norm()) for vector in vectors])
    return found


def _next(f: Facts) -> pd.DataFrame:
    run = f.heard
    order = [number for number in run.merged.argsort(descending=True).tolist() if number not in run.unused[1:]]
    scores = merge_logits(run.next_logits, run.unused)[order].tolist()
    named = [next_word.name(run, word) for word in order]
    return pd.DataFrame({"word": named, "logit": scores, "probability": run.merged[order].tolist()})


def _lens(f: Facts) -> pd.DataFrame:
    """Return what the model would say, before the first layer and after each."""
    found = next_word.lens(f.heard)
    return pd.DataFrame(
        {
            "after layer": [depth - 1 for depth in range(len(found.best))],
            "most likely word": [next_word.name(f.heard, word) for word in found.best],
            "probability": found.shares,
            f"probability: {f.next}": found.probabilities[:, f.expected].tolist(),
        }
    )


TABLES = {
    "embedding": number_tables.numbers("embedding", whole, _embedding),
    "stream": number_tables.numbers("stream", whole, _stream),
    "next": number_tables.numbers("next", whole, _next),
    "lens": number_tables.numbers("lens", whole, _lens),
}


def of_experiment(name: str) -> Values:
    """Return what shows the sentence of an experiment, its last word selected."""
    text = EXPERIMENTS[name].text
    return {"model_text": text, "query": len(tokens.split(text)) - 1}


def words_to_select(slot: str) -> Shown:
    return Shown(slot, [sentence_to_select(slot)])


def unfolded(title: str, name: str, *rows: Cell) -> Fold:
    return Fold(f"whole_model.FOLDS.{title}", [Shown(name, rows)])


LAYER = [Control("layer"), words_to_select("word_of_layer")]
PAGE = declaration.learn(
    "whole_model",
    [
        Step(
            "table",
            facts=rows_of_table,
            pictures=[
                picture("table", rows_of_table, table, "whole_model.table_picture"),
                picture("trained", rows_of_table, words_before_and_after, "whole_model.trained"),
            ],
            widths=[1.4, 1],
            done=lambda f: f.untrained,
            nearly=lambda f: "trained",
            tries=("untrained", "query"),
            predict=lambda f: Prediction(("rare", "half", "same"), "rare") if f.can_guess else None,
            controls=[Control("untrained"), words_to_select("word_of_table")],
            formula=Typeset(formulas.embedding),
            folds=[
                unfolded(
                    "first_read",
                    "first_read",
                    picture("first_read", whole, first_read, "whole_model.first_read"),
                    sentence("first_read_words", whole, "whole_model.FIRST_READ"),
                )
            ],
        ),
        Step(
            "added",
            facts=added,
            pictures=[picture("stream", added, stream, "whole_model.stream")],
            below=[
                picture("replaced", replaced, next_without_adding, "whole_model.replaced"),
                sentence("replaced_words", replaced, "whole_model.replaced_said"),
            ],
            done=lambda f: f.longest,
            nearly=lambda f: _towards(f.layer, f.most),
            opens=either("layer", 1),
            predict=lambda f: Prediction(range(f.layers), f.most, names_of_layers(f)),
            controls=LAYER,
            formula=Typeset(formulas.layer),
            folds=[
                unfolded(
                    "numbers",
                    "each_head",
                    picture("added", added, added_strips, "whole_model.added_picture"),
                    sentence("component", added, "whole_model.component_said"),
                    picture("each_head", of_heads, heads, "whole_model.each_head"),
                    sentence("each_head_words", of_heads, "whole_model.longest"),
                    picture("lengths", added, lengths, "whole_model.lengths"),
                )
            ],
        ),
        Step(
            "next",
            facts=predicted,
            pictures=[
                picture("logits", predicted, logits, "whole_model.logits"),
                picture("next_word", predicted, probabilities, "whole_model.probabilities"),
            ],
            widths=[1, 2],
            below=[
                picture("placeless", placeless, next_without_places, "whole_model.placeless"),
                sentence("placeless_words", placeless, "whole_model.placeless_said"),
            ],
            done=lambda f: f.least,
            nearly=lambda f: "" if f.alone else _towards(f.place, f.least_certain),
            tries=("query",),
            opens=either("query", 0, 1),
            predict=lambda f: (
                Prediction(f.choices, f.least_certain, dict(enumerate(f.labels))) if len(f.choices) == CHOICES else None
            ),
            controls=[words_to_select("word")],
            offers={"swapped": {"model_text": experiments.NAMES_EXCHANGED}, "dogs": of_experiment("agreement")},
            formula=Typeset(formulas.next_word),
            folds=[
                unfolded(
                    "products",
                    "products",
                    picture("products", one_logit, product_strips, "whole_model.products_picture"),
                    sentence("products_words", products, "whole_model.products"),
                ),
                Fold(
                    "whole_model.FOLDS.lens",
                    [
                        Prose("whole_model.LENS"),
                        Typeset(formulas.lens),
                        Shown(
                            "by_layer",
                            [
                                picture("by_layer", lens, by_layer, "whole_model.by_layer"),
                                sentence("lens_words", lens, "whole_model.lens_said"),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        Step(
            "needed",
            facts=needed,
            pictures=[
                picture("lead_stream", led, stream_of_lead, "whole_model.lead_stream"),
                picture("heads_off", needed, heads_off_in_turn, "whole_model.heads_off"),
            ],
            done=lambda f: f.decides and f.found_needed,
            nearly=lambda f: _towards(f.layer, f.at_layer) if f.decides else "",
            predict=lambda f: Prediction(range(f.layers), f.at_layer, names_of_layers(f)) if f.decides else None,
            controls=LAYER,
            offers={"copy": of_experiment("copy"), "ball": of_experiment("receiver")},
        ),
    ],
    {
        "lead": board(notices(model_view.remarks, model_view.without_remarks, match=False, heads=False, traced=False)),
        "verified": board(verified()),
        "program": board(program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES, Cost.LIGHT),
    },
    TABLES,
)
