"""The third step: the logits and the probabilities of the next word, and one logit number by number."""

import math

import torch

from attn_core import comparison
from attn_core.models import residual_stream
from attn_core.models.merging import merge_logits
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import matrix
from pages.panels.shared import next_word
from pages.panels.whole_model.page_data import END, WholeData, next_words, shows
from pages.text import markdown, numbers

HIGH = 202  # pixels of the logits: as high as the bars beside them
PRODUCTS_HIGH, NAMED = 120, 3  # pixels of one logit's picture; products in a sentence
MANY = 1000  # times as likely
SAME = 1e-4  # up to here a difference is rounding


@shows
def logits(data: WholeData) -> Pieces:
    """Draw the logits of the likeliest next_words."""
    likeliest = data.heard.merged.topk(next_word.COUNT).indices
    values = merge_logits(data.heard.next_logits, data.heard.unused)[likeliest]
    labels = next_word.bar_labels(data.heard, likeliest.tolist())
    sheet = matrix.Grid(values[:, None], labels, (), float(values.abs().max()), data.dark, strong=[0], height=HIGH)
    return titled("logits", next_words.LOGITS_TITLE, matrix.picture(sheet), next_words.LOGITS_ALT)


@shows
def bars(data: WholeData) -> Pieces:
    return next_word.bars(data.heard, data.heard.merged, data.dark, "next_word", next_words.BARS_TITLE)


@shows
def in_words(data: WholeData) -> Pieces:
    """Say how the difference of the two largest logits makes the two probabilities."""
    run = data.heard
    shares, (best, second) = (each.tolist() for each in run.merged.topk(2))
    scores = merge_logits(run.next_logits, run.unused)[[best, second]].tolist()
    ahead = scores[0] - scores[1]
    ratio = numbers.decimal(math.exp(ahead), 1) if ahead < math.log(MANY) else None
    times = next_words.times(ahead=numbers.decimal(ahead), times=ratio)
    pair = (data.called(best), data.called(second))
    sentence = run.model.sentence(run.encoded.labels)
    first_one = next_words.expected(sentence=sentence, word=pair[0], logit=numbers.decimal(scores[0]))
    second_one = next_words.ahead(
        first=pair[0],
        second=pair[1],
        logit=scores[1],
        ahead=ahead,
        times=times,
        share=shares[0],
        second_share=shares[1],
    )
    return [Text("next_words", f"{first_one} {second_one}")]


@shows
def task(data: WholeData) -> Pieces:
    """Ask for the word after which the model is least certain."""
    sure = residual_stream.certainty(data.run)
    if len(sure) == 1:
        return [Task("next_task", next_words.ONE_WORD, "")]
    happened = next_words.next_happened(word=markdown.plain(data.name), share=min(sure))
    return [Task("next_task", next_words.NEXT_TASK, happened if min(sure) == sure[data.query] else "")]


@shows
def products(data: WholeData) -> Pieces:
    """Draw the likeliest word's logit as the sum of the products of two vectors; nothing for words that stand together."""
    found = residual_stream.logit(data.heard, data.expected)
    if data.expected in data.heard.unused:
        return [Text("products_words", next_words.NO_PRODUCTS)]
    rows, word = torch.stack(list(found)), data.called(data.expected)
    sheet = matrix.Grid(
        rows,
        tuple(next_words.PRODUCTS.values()),
        (),
        END,
        data.dark,
        strong=[2],
        marks=[matrix.row("output", 2, rows)],
        numbers=False,
        height=PRODUCTS_HIGH,
    )
    largest = found.products[found.products.abs().argsort(descending=True, stable=True)[:NAMED]].tolist()
    terms = [numbers.decimal(largest[0]), *(numbers.decimal(value, sign=True) for value in largest[1:])]
    count, total = len(found.products), float(found.products.sum())
    said = next_words.products(word=word, terms=" ".join(terms), count=count, total=total)
    title = next_words.products_title(word=word, end=END)
    return [*titled("products", title, matrix.picture(sheet), next_words.PRODUCTS_ALT), Text("products_words", said)]


@shows
def verified(data: WholeData) -> Pieces:
    """Check that the vector after the selected word predicts the same, whatever words follow."""
    run = data.heard
    apart = comparison.largest(run.entering[-1][0, -1], data.run.entering[-1][0, data.query])
    return [Text("next_verified", markdown.badge(apart < SAME, next_words.SAME_VECTOR, apart))]
