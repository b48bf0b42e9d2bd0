"""The second step: what attention and the MLP of a layer add to the selected word's vector, and how long it grows."""

import torch

from attn_core import comparison
from attn_core.models import residual_stream
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import matrix, templates
from pages.panels.whole_model.page_data import END, WholeData, shows, words
from pages.text import markdown, numbers

HIGH = 150  # pixels of a picture
HEADS_END = 0.5  # of the colours of what heads add, ±
DIGITS = 3  # of the sum of one component
SAME = 1e-4  # up to here a difference is rounding


@shows
def added(data: WholeData) -> Pieces:
    """Draw x before the layer, what attention and the MLP add, and x after it."""
    rows = data.rows
    sheet = matrix.Grid(
        rows,
        tuple(words.PARTS.values()),
        (),
        END,
        data.dark,
        strong=[3],
        marks=[matrix.row("output", 3, rows)],
        numbers=False,
        height=HIGH,
    )
    title = words.added_title(word=data.name, layer=data.layer, width=rows.shape[1], end=END)
    return titled("added", title, matrix.picture(sheet), words.ADDED_ALT)


@shows
def lengths(data: WholeData) -> Pieces:
    """Draw how long these vectors are in every layer; a click selects the layer."""
    values = data.lengths
    sheet = matrix.Grid(
        values,
        [words.layer(number=layer) for layer in range(len(values))],
        tuple(words.COLUMNS.values()),
        float(values.max()),
        data.dark,
        signed=False,
        strong=[data.layer],
        marks=[matrix.row("query", data.layer, values)],
        height=HIGH + 20,
    )
    said = [numbers.decimal(length) for length in values.flatten().tolist()]
    spec = templates.with_column(matrix.picture(sheet), "cells", text=said)
    title = words.lengths_title(word=data.name)
    return titled("lengths", title, spec, words.LENGTHS_ALT, click={"layer": "y"})


@shows
def in_words(data: WholeData) -> Pieces:
    """Say how long the vectors of the selected layer are, and add up their first component."""
    values = data.lengths
    before, attention, mlp, after = values[data.layer].tolist()
    lengths = {"before": before, "attention": attention, "mlp": mlp, "after": after}
    first = data.rows[:, 0].tolist()
    exact = round(sum(round(value, DIGITS) for value in first[:3]) - round(first[3], DIGITS), DIGITS) == 0
    sentences = (
        words.added(word=data.name, layer=data.layer, **lengths),
        words.component(before=first[0], attention=first[1], mlp=first[2], after=first[3], exact=exact),
        words.grows(first=float(values[0, 0]), last=float(values[-1, 3])),
    )
    return [Text("added_words", " ".join(sentences))]


@shows
def task(data: WholeData) -> Pieces:
    """Ask for the layer in which attention adds most."""
    values = data.lengths
    done = int(values[:, 1].argmax()) == data.layer
    attention, mlp = values[data.layer, 1:3].tolist()
    happened = words.added_happened(layer=data.layer, attention=attention, mlp=mlp) if done else ""
    return [Task("added_task", words.added_task(word=markdown.plain(data.name)), happened)]


@shows
def heads(data: WholeData) -> Pieces:
    """Draw what each head of the layer adds, and their sum."""
    each = data.heads
    rows = torch.cat([each, each.sum(0, keepdim=True)])
    labels = [*(words.head(number=head) for head in range(len(each))), words.ALL_HEADS]
    end = len(each)
    sheet = matrix.Grid(
        rows,
        labels,
        (),
        HEADS_END,
        data.dark,
        strong=[end],
        marks=[matrix.row("output", end, rows)],
        numbers=False,
        height=HIGH,
    )
    lengths = each.norm(dim=-1)
    said = words.longest(
        layer=data.layer,
        head=int(lengths.argmax()),
        word=data.name,
        last=len(lengths) - 1,
        lengths=[numbers.decimal(length) for length in lengths.tolist()],
    )
    title = words.heads_title(word=data.name, layer=data.layer, end=HEADS_END)
    return [*titled("each_head", title, matrix.picture(sheet), words.HEADS_ALT), Text("each_head_words", said)]


@shows
def verified(data: WholeData) -> Pieces:
    """Check in every layer and for every word that the parts add up to the vectors that the next layer reads."""
    run = data.run
    sums = [residual_stream.parts(run, layer).rows[:3].sum(0) for layer in range(run.model.layers)]
    apart = max(comparison.largest(total, run.entering[layer + 1][0]) for layer, total in enumerate(sums))
    return [Text("added_verified", markdown.badge(apart < SAME, words.ADDS_UP, apart))]
