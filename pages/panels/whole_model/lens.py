"""The fourth step: what the model would say after each layer, and how likely the word is there that it says in the end."""

from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import row_bars
from pages.panels.shared import next_word
from pages.panels.whole_model.page_data import WholeData, next_words, shows
from pages.text import markdown, numbers


@shows
def by_layer(data: WholeData) -> Pieces:
    """Draw the probability of the word that the model expects, before the first layer and after each."""
    found = next_word.lens(data.heard)
    shares = found.probabilities[:, data.expected].tolist()
    best = [next_word.name(data.heard, word) for word in found.best]
    labels = [next_words.depth(depth=depth, layer=depth - 1, word=word) for depth, word in enumerate(best)]
    said = [*map(numbers.percent, shares)]
    names = {
        "now": next_words.probability_of(word=next_word.name(data.heard, data.expected)),
        "warm": next_words.MOST_LIKELY,
    }
    series = {"now": shares, "warm": found.shares}
    spec = row_bars.weights(labels, series, data.layer + 1, said, data.dark, names=names)
    return titled("by_layer", next_words.by_layer_title(word=data.called(data.expected)), spec, next_words.BY_LAYER_ALT)


@shows
def so_far(data: WholeData) -> Pieces:
    """Draw the likeliest words after the selected layer."""
    probabilities = next_word.lens(data.heard).probabilities[data.layer + 1]
    return next_word.bars(data.heard, probabilities, data.dark, "so_far", next_words.so_far_title(layer=data.layer))


@shows
def in_words(data: WholeData) -> Pieces:
    found, depth = next_word.lens(data.heard), data.layer + 1
    best, final = found.best[depth], data.expected
    now, in_the_end = (float(row[final]) for row in found.probabilities[[depth, -1]])
    said = next_words.after_layer(
        layer=data.layer,
        last=depth == len(found.best) - 1,
        same=best == final,
        word=data.called(final),
        now=now,
        final=in_the_end,
        other=data.called(best),
        other_share=found.shares[depth],
    )
    return [Text("lens_words", said)]


@shows
def task(data: WholeData) -> Pieces:
    """Ask for the first layer after which the word is the likeliest that the model expects in the end."""
    found, final = next_word.lens(data.heard), data.expected
    first = found.best.index(final)
    word, layer = data.called(final), first - 1
    if not first:
        return [Task("lens_task", next_words.table_decides(word=word, selected=markdown.plain(data.name)), "")]
    before = data.called(found.best[layer])
    happened = next_words.lens_happened(layer=layer, word=word, share=found.shares[first], before=before)
    return [Task("lens_task", next_words.lens_task(word=word), happened if layer == data.layer else "")]
