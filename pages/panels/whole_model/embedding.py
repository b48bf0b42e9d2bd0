"""The first step: each word's row of the embedding table, and what the attention of the first layer reads of it."""

import torch

from attn_core.models import residual_stream
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import matrix
from pages.panels.whole_model.page_data import END, WholeData, shows, words
from pages.text import markdown, numbers
from pages.view.traced_view import arrow_keys

TABLE_HIGH, MOST_HIGH, ROW = 150, 420, 24  # pixels of a picture: least, most, and a row
FIRST = 3  # numbers of a row in a sentence
TABLE_END = 1.5  # of the colours of the table, ±


@shows
def table(data: WholeData) -> Pieces:
    """Draw x: the row of each word; a click selects the word."""
    x, ids = data.run.entering[0][0], data.run.encoded.ids
    rows = [words.row_of(label=label, number=number) for label, number in zip(data.labels, ids, strict=True)]
    sheet = matrix.Grid(
        x,
        rows,
        (),
        TABLE_END,
        data.dark,
        strong=[data.query],
        marks=[matrix.row("query", data.query, x)],
        numbers=False,
        height=max(TABLE_HIGH, min(MOST_HIGH, ROW * len(rows))),
    )
    keys = arrow_keys("query", len(rows))
    title = words.table_title(width=x.shape[1], end=TABLE_END)
    return titled("table", title, matrix.picture(sheet), words.TABLE_ALT, click={"query": "y"}, steps=keys)


@shows
def in_words(data: WholeData) -> Pieces:
    """Say which row the selected word has, how it begins, and at which other positions it stands."""
    run, x = data.run, data.run.entering[0][0, data.query]
    number = run.encoded.ids[data.query]
    placeholder = number in run.model.placeholders
    known = len(run.model.words) - len(run.model.placeholders)
    first = [numbers.decimal(value) for value in x[:FIRST].tolist()]
    filled, width = int((x != 0).sum()), len(x)
    table = {"rows": len(run.model.words), "filled": filled, "all": filled == width, "width": width}
    row = words.row(word=data.name, number=number, first=first, **table)
    stands = words.unknown(word=data.name, known=known) if placeholder else ""
    again = _places(data)
    same = words.same(word=markdown.plain(data.word), places=again) if len(again) > 1 else ""
    return [Text("table_words", " ".join(filter(None, (stands, row, same))))]


def _places(data: WholeData) -> list[int]:
    """Return the positions of the selected word's row."""
    ids = data.run.encoded.ids
    return [place for place, number in enumerate(ids) if number == ids[data.query]]


@shows
def task(data: WholeData) -> Pieces:
    """Ask for a word with one row at several positions; nothing has to be typed into the sentence that all models read."""
    ids, places = data.run.encoded.ids, _places(data)
    found = {"word": markdown.plain(data.word), "number": ids[data.query], "places": places}
    happened = words.table_happened(**found) if len(places) > 1 else ""
    return [Task("table_task", words.table_task(twice=len({*ids}) < len(ids)), happened)]


@shows
def first_read(data: WholeData) -> Pieces:
    """Draw what the attention of layer 0 reads of the selected word: x, normalised, its position, and their sum."""
    found = residual_stream.first_read(data.run)
    rows = torch.stack([vectors[data.query] for vectors in found])
    names = ["x", words.NORMALISED, words.position(number=data.query), words.SUM]
    sheet = matrix.Grid(rows, names, (), END, data.dark, numbers=False, height=TABLE_HIGH, strong=[3])
    picture = titled(
        "first_read", words.first_read_title(word=data.name, end=END), matrix.picture(sheet), words.FIRST_READ_ALT
    )
    return [*picture, Text("first_read_words", words.FIRST_READ)]
