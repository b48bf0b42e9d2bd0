"""The next word as bars: the likeliest words with their probabilities, and what each layer would have said."""

from attn_core.models.run import merge
from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Text, titled
from pages.charts import row_bars
from pages.panels.models.page_data import ModelData, present
from pages.text import markdown, numbers
from pages.text.languages import Words

words = Words("models")
shows = panel(present)
COUNT = 8  # words


@shows
def bars(data: ModelData) -> Pieces:
    """Draw the likeliest next words; nothing for a model that predicts none."""
    if not data.run.model.words:
        return []
    likeliest, shares = zip(*data.run.next_words(COUNT), strict=True)
    labels = markdown.labels([word or words.NEW_WORD for word in likeliest])
    said = [*map(numbers.percent, shares)]
    names = {"now": words.PROBABILITY}
    spec = row_bars.weights(labels, {"now": list(shares)}, 0, said, data.traced.dark, names=names)
    return titled("next_word", words.NEXT_TITLE, spec, words.NEXT_ALT)


@shows
def lens(data: ModelData) -> Pieces:
    """List what the model would say if it ended before each layer: the logit lens."""
    if not data.run.model.words:
        return []
    run, best = data.run, merge(data.run.lens().softmax(-1), data.run.unused).max(-1)
    said = [markdown.plain(run.model.word(number, run.encoded) or words.NEW_WORD) for number in best.indices.tolist()]
    shares = map(numbers.percent, best.values.tolist())
    read = [words.before_layer(layer, run.model.layers) for layer in range(len(said))]
    rows = list(zip(read, said, shares, strict=True))
    return [Text("lens_title", words.LENS), Table("lens", words.LENS_HEADER, rows)]
