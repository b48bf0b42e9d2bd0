"""The next word as bars: the likeliest words with their probabilities, and what each layer would have said."""

from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Text
from pages.panels.models.page_data import ModelData, present
from pages.panels.shared import next_word
from pages.text import markdown, numbers
from pages.text.languages import Words

words = Words("models")
shows = panel(present)


@shows
def bars(data: ModelData) -> Pieces:
    """Draw the likeliest next words; nothing for a model that predicts none."""
    if not data.run.model.words:
        return []
    return next_word.bars(data.run, data.run.merged, data.traced.dark, "next_word", words.NEXT_TITLE)


@shows
def lens(data: ModelData) -> Pieces:
    """List what the model would say if it ended before each layer: the logit lens."""
    if not data.run.model.words:
        return []
    run, found = data.run, next_word.lens(data.run)
    said = [markdown.plain(next_word.name(run, word)) for word in found.best]
    shares = map(numbers.percent, found.shares)
    read = [words.before_layer(layer=layer, last=layer == run.model.layers) for layer in range(len(said))]
    rows = list(zip(read, said, shares, strict=True))
    return [Text("lens_title", words.LENS), Table("lens", tuple(words.LENS_HEADER.values()), rows)]
