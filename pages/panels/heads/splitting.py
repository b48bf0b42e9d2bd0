"""The second step on heads: columns shared out among heads, and joined again; how wide a head is."""

import torch

from attn_core import heads
from attn_core.experiments import combining_heads
from attn_core.scene import Scene
from pages.board.panel import panel
from pages.board.pieces import Picture, Pieces, Task, Text
from pages.charts import colours, matrix
from pages.panels.heads.page_data import BANDS_WITH_COLUMNS, PageData, deeper_words, following, present, words
from pages.text import feature_names, numbers

HEIGHT, WITH_NAMES = 150, 162  # pixels of one of two pictures, and of one whose columns have names
ASKED = 4  # heads that the task asks for

follows = panel(present)


@follows
def side_by_side(data: PageData, slot: str) -> Pieces:
    """Draw the queries ("split") or the outputs ("joined") of all heads, these with the words that columns stand for."""
    trace = data.base.seen.trace
    if slot == "split":
        values = heads.join(trace.q)
        return data.by_word(slot, words.split_key(size=numbers.shape(values.shape)), values, words.SPLIT_ALT, height=HEIGHT)
    names = feature_names.of_all_heads(data.base.scene, "v")
    above = "words" if names else "heads" if data.base.scene.heads > BANDS_WITH_COLUMNS else "columns"
    title = words.joined_key(size=numbers.shape(trace.joined.shape), above=above)
    look = {"limit": data.end} | ({"height": WITH_NAMES, "columns": names} if names else {"height": HEIGHT})
    return data.by_word(slot, title, trace.joined, words.JOINED_ALT, **look)


@follows
def query_columns(data: PageData) -> Pieces:
    """Draw the queries of all heads once more, under the names of their columns, where they have names."""
    names, q = feature_names.of_all_heads(data.base.scene, "q"), data.base.seen.trace.q
    if not names:
        return [Text("query_columns_name", words.NO_ROOM if data.base.scene.designed_heads else words.NO_NAMES)]
    title, alt = words.NAMES_KEY, words.NAMES_ALT
    return data.by_word("query_columns", title, heads.join(q), alt, height=WITH_NAMES, columns=names)


@follows
def joined_in_words(data: PageData) -> Pieces:
    scene, row = data.base.scene, data.base.seen.trace.joined[data.base.query]
    size, parts = scene.head_size, []
    for head in sorted({0, scene.heads - 1}):
        own = row[head * size : (head + 1) * size]
        first, last = head * size, (head + 1) * size - 1
        content = _content(scene, own)
        parts.append(words.part(number=head, first=first, last=last, single=size == 1, content=content))
    return [Text("joined_in_words", words.joined(query=data.base.name, parts=parts))]


def _content(scene: Scene, part: torch.Tensor) -> str:
    """Return the first number of a head's part of a row, or the feature that it has collected, if named."""
    if not scene.designed_heads:
        return words.begins(value=part[0].item())
    top = int(part.argmax())
    return words.collected(share=part[top].item(), word=scene.designed_heads.value_features[top].removeprefix("word "))


@follows
def task(data: PageData) -> Pieces:
    heads, size = data.base.scene.heads, data.base.scene.head_size
    width = heads * size
    if data.base.scene.example:
        return [Task("split_task", words.fixed_heads(heads=heads, size=size, width=width), "")]
    happened = words.split_happened(size=size, width=width, first=width - size, last=width - 1) if heads == ASKED else ""
    return [Task("split_task", words.SPLIT_TASK, happened)]


@panel(following("divide_into", projections="random"))  # whose d_model is that of the link; designed heads bring their own
def widths(data: PageData) -> Pieces:
    scene, count = data.base.scene, data.own.divide_into
    d_model, (size, left_over) = scene.d_model, divmod(scene.d_model, count)
    values = torch.tensor([[0.25 + 0.5 * (i // max(size, 1) % 2) for i in range(d_model)]])
    bands = data.bands(size, count) if size else []
    if left_over:
        label = deeper_words.left_over(count=left_over)
        bands.append(matrix.Band(size * count, d_model, label, colours.palette(data.base.dark).hidden))
    hidden, rows = torch.arange(d_model)[None] >= size * count, [deeper_words.d_model(width=d_model)]
    grid = data.grid(values, rows=rows, hidden=hidden, limit=1, signed=False, bands=bands, height=90)
    try:
        sentence = deeper_words.widths(d_model=d_model, count=count, size=combining_heads.head_size(d_model, count))
    except ValueError as error:
        sentence = deeper_words.refusal(error=str(error))
    sentence += f" {deeper_words.widths_set(heads=scene.heads, size=scene.head_size, width=scene.heads * scene.head_size)}"
    return [Picture("widths", matrix.picture(grid), deeper_words.WIDTHS_ALT), Text("widths_said", sentence)]
