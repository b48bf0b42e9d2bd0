"""What the panels about a model share: its run on the learner's words, and every head's attention."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import models
from attn_core.cache import remember
from attn_core.models import head_scores
from attn_core.models.run import ModelRun
from pages.text import markdown
from pages.view import model_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

NAMES = ("model", "model_text", "layer", "query", "head", "lang")  # of the link, that these panels follow


@dataclass(frozen=True, eq=False)
class ModelData:
    """A model's run on a text.

    traced   the selected layer, head and query, as Explore shows them
    weights  (L * H, T, T) the attention weights of all heads, layer by layer
    jobs     of each of these heads: its score for each job
    """

    run: ModelRun
    labels: list[str]
    traced: TracedView
    weights: Tensor
    jobs: list[dict[str, float | None]]

    @property
    def hidden(self) -> Tensor:
        """Which keys each head hides from a query, (L * H, T, T)."""
        return ~allowed(self.run)

    @property
    def layer(self) -> int:
        return self.traced.scene.origin.layer

    @property
    def head(self) -> int:
        return self.traced.head

    @property
    def selected(self) -> int:
        """The number of the selected head among all."""
        return self.layer * self.run.model.heads + self.head

    def within(self, key: int) -> int:
        """Return a key; one beyond the last word is the last."""
        return min(key, len(self.labels) - 1, len(self.traced.keys) - 1)

    def place(self, number: int) -> tuple[int, int]:
        """Return the layer and the head of one of all heads."""
        return divmod(number, self.run.model.heads)


def allowed(run: ModelRun) -> Tensor:
    """Return which keys each head of a model lets a query see, (L * H, T, T)."""
    known, length = models.entry(run.model.name), len(run.encoded.ids)
    layers = torch.stack([known.allowed(layer, length) for layer in range(known.layers)])
    return layers.repeat_interleave(known.heads, 0)


@remember
def every_head(text: str, model: str) -> tuple[Tensor, list[dict[str, float | None]]]:
    """Return the weights of all heads on a text that has a word, (L * H, T, T), and what each does."""
    run = model_view.run(text, "", "", model)
    weights = torch.cat(run.weights)
    return weights, head_scores.scores(weights, run.encoded.labels, allowed(run))


def present(view: View) -> ModelData | None:
    """Return what a page about a model shows of a view; None without a word."""
    return _made(view.only(*NAMES))


@remember
def _made(view: View) -> ModelData | None:
    run = model_view.run(view.model_text, "", "", view.model)
    if run is None:
        return None
    labels = markdown.labels(run.encoded.labels)
    return ModelData(run, labels, model_view.traced(view), *every_head(view.model_text, view.model))
