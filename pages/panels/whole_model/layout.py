"""How the panels of the page on the whole model stand: the table, the stream, the next word, the logit lens; tables."""

import pandas as pd

from attn_core import tokens
from attn_core.code_to_copy import whole_model
from attn_core.models import experiments, residual_stream
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.merging import merge_logits
from pages.board.layout import Cost, board, row
from pages.board.pieces import Code, Pieces, Text
from pages.panels.shared import next_word, number_tables, program_needs
from pages.panels.shared.notices import notices, offer
from pages.panels.whole_model import embedding, lens, prediction, stream
from pages.panels.whole_model.page_data import WholeData, present, sentence, shows, words
from pages.view import model_view

SWAPPED = {"model_text": experiments.NAMES_EXCHANGED}
DOGS, COPY, BALL = (
    {"model_text": EXPERIMENTS[name].text, "query": len(tokens.split(EXPERIMENTS[name].text)) - 1}
    for name in ("agreement", "copy", "receiver")
)


@shows
def program(data: WholeData) -> Pieces:
    parts = whole_model.parts(data.heard.model, data.heard.encoded, (), stream=True)
    code = "".join(parts.values())
    return [Text("program_needs", program_needs.sentence(code)), Code("program", code)]


def _table(data: WholeData) -> pd.DataFrame:
    table = pd.DataFrame(data.run.entering[0][0].tolist()).add_prefix("x ")
    table.insert(0, "word", list(data.run.encoded.labels))
    table.insert(1, "row of the table", list(data.run.encoded.ids))
    return table


def _stream(data: WholeData) -> pd.DataFrame:
    """Return x of the selected word before each layer, what is added, and x after it, a row each."""
    layers = range(data.run.model.layers)
    rows = [(layer, part) for layer in layers for part in ("before", "attention", "MLP", "after")]
    vectors = [vector for layer in layers for vector in residual_stream.parts(data.run, layer).rows[:, data.query]]
    table = pd.DataFrame([vector.tolist() for vector in vectors]).add_prefix("x ")
    table.insert(0, "layer", [layer for layer, _ in rows])
    table.insert(1, "part", [part for _, part in rows])
    table.insert(2, "length", [float(vector.norm()) for vector in vectors])
    return table


def _next(data: WholeData) -> pd.DataFrame:
    run = data.heard
    order = [number for number in run.merged.argsort(descending=True).tolist() if number not in run.unused[1:]]
    logits = merge_logits(run.next_logits, run.unused)[order].tolist()
    named = [next_word.name(run, word) for word in order]
    return pd.DataFrame({"word": named, "logit": logits, "probability": run.merged[order].tolist()})


def _lens(data: WholeData) -> pd.DataFrame:
    """Return what the model would say, before the first layer and after each."""
    found = next_word.lens(data.heard)
    columns = {
        "after layer": [depth - 1 for depth in range(len(found.best))],
        "most likely word": [next_word.name(data.heard, word) for word in found.best],
        "probability": found.shares,
        f"probability: {next_word.name(data.heard, data.expected)}": found.probabilities[:, data.expected].tolist(),
    }
    return pd.DataFrame(columns)


TABLES = {
    "embedding": number_tables.numbers("embedding", present, _table),
    "stream": number_tables.numbers("stream", present, _stream),
    "next": number_tables.numbers("next", present, _next),
    "lens": number_tables.numbers("lens", present, _lens),
}
BOARDS = {
    "lead": board(notices(model_view.remarks, model_view.without_remarks, match=False, heads=False, traced=False)),
    "word": board(sentence("word")),
    "word_of_layer": board(sentence("word_of_layer")),
    "table": board(embedding.table()),
    "table_words": board(embedding.in_words()),
    "table_task": board(embedding.task()),
    "first_read": board(embedding.first_read()),
    "added": board(stream.added(), stream.lengths()),
    "added_words": board(stream.in_words()),
    "added_task": board(stream.task()),
    "each_head": board(stream.heads()),
    "next": board(row(prediction.logits(), prediction.bars(), widths=[1, 2])),
    "next_words": board(prediction.in_words()),
    "next_task": board(prediction.task(), offer({"swapped": SWAPPED, "dogs": DOGS}, labels=words)),
    "products": board(prediction.products()),
    "by_layer": board(lens.by_layer(), lens.so_far()),
    "lens_words": board(lens.in_words()),
    "lens_task": board(lens.task(), offer({"copy": COPY, "ball": BALL}, labels=words)),
    "verified": board(stream.verified(), prediction.verified()),
    "program": board(program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES, Cost.LIGHT),
}
