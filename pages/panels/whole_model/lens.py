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
    labels = [next_words.depth(depth, word) for depth, word in enumerate(best)]
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
    share = numbers.percent(found.shares[depth])
    expected = (data.called(final), *(numbers.percent(float(row[final])) for row in found.probabilities[[depth, -1]]))
    other = None if best == final else (data.called(best), share)
    return [Text("lens_words", next_words.after_layer(data.layer, depth == len(found.best) - 1, expected, other))]


@shows
def task(data: WholeData) -> Pieces:
    """Ask for the first layer after which the word is the likeliest that the model expects in the end."""
    found, final = next_word.lens(data.heard), data.expected
    first = found.best.index(final)
    done = first == data.layer + 1
    before = data.called(found.best[first - 1])
    share = numbers.percent(found.shares[first])
    asked = next_words.lens_task(markdown.plain(data.name), data.called(final), first, share, before, done)
    return [Task("lens_task", *asked)]
