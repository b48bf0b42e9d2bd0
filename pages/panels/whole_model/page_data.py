"""What the panels of the page on the whole model share: a run on the sentence, and one that ends with the selected word."""

from dataclasses import dataclass

from torch import Tensor

from attn_core.cache import remember
from attn_core.models import residual_stream
from attn_core.models.run import ModelRun
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces
from pages.panels.shared import next_word
from pages.text import markdown
from pages.text.languages import Words
from pages.view import model_view
from pages.view.settings import View

NAMES = ("model_text", "layer", "query", "lang")  # of the link, that these panels follow
END = 2.5  # of the colours of vectors, ±
words, next_words = Words("whole_model"), Words("whole_model_next")


@dataclass(frozen=True, eq=False)
class WholeData:
    """A run of the model on a sentence, and its selected word and layer.

    heard          the run on the words up to the selected one: no later word changes it
    rows (4, D)    of the selected word: x before the layer, what attention adds, what the MLP adds, and x after the layer
    heads (H, D)   what each head of the layer adds
    lengths (L, 4) of such rows in every layer
    """

    run: ModelRun
    heard: ModelRun
    rows: Tensor
    heads: Tensor
    lengths: Tensor
    labels: list[str]
    layer: int
    query: int
    dark: bool

    @property
    def name(self) -> str:
        """The label of the selected word."""
        return self.labels[self.query]

    @property
    def word(self) -> str:
        """The selected word itself."""
        return self.run.encoded.labels[self.query]

    @property
    def expected(self) -> int:
        """The number of the word that the model expects after the selected one."""
        return int(self.heard.merged.argmax())

    def called(self, word: int) -> str:
        """Return a word of the vocabulary as a sentence names it, as Markdown."""
        return markdown.plain(next_word.name(self.heard, word))


def present(view: View) -> WholeData | None:
    """Return what the page shows of a view; None without a word."""
    return _made(view.only(*NAMES))


shows = panel(present)


@shows
def sentence(data: WholeData, slot: str) -> Pieces:
    """Offer the words of the sentence, to select another one."""
    labels = [markdown.plain(label) for label in data.labels]
    labels[data.query] = f"**{labels[data.query]}**"
    return [Buttons(slot, words.SELECT, {label: {"query": place} for place, label in enumerate(labels)})]


@remember
def _made(view: View) -> WholeData | None:
    run = model_view.run(view.model_text, "")
    if run is None:
        return None
    typed = run.encoded.labels
    query = min(view.query, len(typed) - 1)
    heard = model_view.run(" ".join(typed[: query + 1]), "")
    layer = min(view.layer, run.model.layers - 1)
    parts = residual_stream.parts(run, layer)
    added = (parts.rows[:, query], parts.heads[:, query], residual_stream.lengths(run, query))
    return WholeData(run, heard, *added, markdown.labels(typed), layer, query, view.dark)
