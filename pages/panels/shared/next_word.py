"""The next word of a model's run: the likeliest words as bars, and what it would be if the model ended before each layer."""

from collections.abc import Sequence
from typing import NamedTuple

from torch import Tensor

from attn_core import models
from attn_core.models.merging import merge
from attn_core.models.run import ModelRun
from pages.board.declaration import sentence
from pages.board.facts import Facts, Present, facts
from pages.board.panel import Cell
from pages.board.pieces import Pieces, titled
from pages.charts import row_bars
from pages.charts.templates import Spec
from pages.text import markdown, numbers
from pages.text.languages import Words

words = Words("models")
COUNT = 8  # words


def name(run: ModelRun, word: int) -> str:
    """Return a word of the vocabulary; a placeholder that stands for no word of the text is a new word."""
    return run.model.word(word, run.encoded) or words.NEW_WORD


def bar_labels(run: ModelRun, numbered: Sequence[int]) -> list[str]:
    """Return the labels of words of the vocabulary, none twice; long words of the text are shortened."""
    names = [name(run, word) for word in numbered]
    return [name if name == words.NEW_WORD else label for name, label in zip(names, markdown.labels(names), strict=True)]


def chart(run: ModelRun, probabilities: Tensor, dark: bool) -> Spec:
    """Return the likeliest words of probabilities (V) of a run as bars."""
    likeliest = probabilities.topk(COUNT)
    labels, shares = bar_labels(run, likeliest.indices.tolist()), likeliest.values.tolist()
    said = [*map(numbers.percent, shares)]
    return row_bars.weights(labels, {"now": shares}, 0, said, dark, names={"now": words.PROBABILITY})


def bars(run: ModelRun, probabilities: Tensor, dark: bool, slot: str, title: str) -> Pieces:
    """Draw them under a title."""
    return titled(slot, title, chart(run, probabilities, dark), words.next_word["alt"])


def unread(of: Present) -> Cell:
    """Return the panel that says where the selected row can't change the prediction, since nothing reads its output.

    of: gives a run of a model that predicts, its labels, and the selected layer and row
    """

    @facts(of=of)
    def not_read(page: Facts) -> Facts | None:
        if models.is_read(page.run, page.layer, page.row):
            return None
        return Facts(page, query=page.labels[page.row], last=page.labels[-1])

    return sentence("unread", not_read, "models.unread")


class Lens(NamedTuple):
    """The next word of a run if the model ended before each layer, and at its end.

    probabilities (L + 1, V)   as ModelRun.merged
    best, shares (L + 1)       the likeliest word each time, and its probability
    """

    probabilities: Tensor
    best: list[int]
    shares: list[float]


def lens(run: ModelRun) -> Lens:
    """Return what a run would say before each layer: the logit lens."""
    probabilities = merge(run.lens().softmax(-1), run.unused)
    best = probabilities.max(-1)
    return Lens(probabilities, best.indices.tolist(), best.values.tolist())
