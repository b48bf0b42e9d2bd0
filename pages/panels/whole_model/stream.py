"""The second step: what attention and the MLP of a layer add to the selected word's vector, and how long it grows."""

import torch

from attn_core import comparison
from attn_core.models import residual_stream
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import matrix, templates
from pages.panels.whole_model.page_data import END, WholeData, shows, words
from pages.text import markdown, numbers

HIGH = 150  # pixels of a picture
DIGITS = 3  # of the sum of one component
SAME = 1e-4  # up to here a difference is rounding


@shows
def added(data: WholeData) -> Pieces:
    """Draw x before the layer, what attention and the MLP add, and x after it."""
    rows = data.rows
    sheet = matrix.Grid(
        rows,
        words.PARTS,
        (),
        END,
        data.dark,
        strong=[3],
        marks=[matrix.row("output", 3, rows)],
        numbers=False,
        height=HIGH,
    )
    title = words.added_title(data.name, data.layer, rows.shape[1], END)
    return titled("added", title, matrix.picture(sheet), words.ADDED_ALT)


@shows
def lengths(data: WholeData) -> Pieces:
    """Draw how long these vectors are in every layer; a click selects the layer."""
    values = data.lengths
    sheet = matrix.Grid(
        values,
        [words.layer(number=layer) for layer in range(len(values))],
        words.COLUMNS,
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
    said = [numbers.decimal(length) for length in values[data.layer].tolist()]
    first = data.rows[:, 0].tolist()
    exact = round(sum(round(value, DIGITS) for value in first[:3]) - round(first[3], DIGITS), DIGITS) == 0
    grows = (numbers.decimal(float(values[0, 0])), numbers.decimal(float(values[-1, 3])))
    component = (numbers.decimal(first[0], DIGITS), *(numbers.decimal(value, DIGITS, True) for value in first[1:3]))
    total = (numbers.decimal(first[3], DIGITS), exact)
    sentences = words.added(data.name, data.layer, said), words.component(component, *total), words.grows(*grows)
    return [Text("added_words", " ".join(sentences))]


@shows
def task(data: WholeData) -> Pieces:
    """Ask for the layer in which attention adds most."""
    values = data.lengths
    done = int(values[:, 1].argmax()) == data.layer
    lengths = [numbers.decimal(length) for length in values[data.layer, 1:3].tolist()]
    return [Task("added_task", *words.added_task(markdown.plain(data.name), data.layer, lengths, done))]


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
        words.HEADS_END,
        data.dark,
        strong=[end],
        marks=[matrix.row("output", end, rows)],
        numbers=False,
        height=HIGH,
    )
    lengths = each.norm(dim=-1)
    longest = int(lengths.argmax())
    said = words.longest(data.layer, longest, data.name, [numbers.decimal(length) for length in lengths.tolist()])
    title = words.heads_title(data.name, data.layer, words.HEADS_END)
    return [*titled("each_head", title, matrix.picture(sheet), words.HEADS_ALT), Text("each_head_words", said)]


@shows
def verified(data: WholeData) -> Pieces:
    """Check in every layer and for every word that the parts add up to the vectors that the next layer reads."""
    run = data.run
    sums = [residual_stream.parts(run, layer).rows[:3].sum(0) for layer in range(run.model.layers)]
    apart = max(comparison.largest(total, run.entering[layer + 1][0]) for layer, total in enumerate(sums))
    return [Text("added_verified", markdown.badge(apart < SAME, words.ADDS_UP, apart))]
