"""A layer of a trained language model: what its attention reads of a text, and its heads, whole or of a lower rank."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attn_core import models
from attn_core.cache import remember
from attn_core.heads import Projections, join, split
from attn_core.models import decoder, word_model
from attn_core.sources.low_rank import closest
from attn_core.sources.source import Setting, Source

LAYERS, HEADS, HEAD_SIZE, WIDTH = 4, 4, 16, 96  # of tiny, whose file is read where its numbers are needed


@dataclass(frozen=True)
class ModelLayer(Source):
    """The heads of one layer of a model, on the residual stream that enters it."""

    ignores_case = True
    made = "layer"
    is_random = False

    @property
    def draws(self) -> bool:
        """They are learned."""
        return False

    @property
    def own_heads(self) -> int:
        """As many as a layer has."""
        return HEADS

    def can_read(self, words: tuple[str, ...]) -> bool:
        """Return whether the model takes the text: 1 to LONGEST words, not too many of them unknown."""
        return not words or models.load(self.model).takes(words)

    def unknown(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words that are not in the model's vocabulary, each once."""
        return tuple(word for _, word in models.load(self.model).encode(words).unknown) if words else ()

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the model; a larger head_size counts as its own."""
        return {"d_model": WIDTH, "heads": HEADS, "head_size": min(setting.head_size, HEAD_SIZE)}

    def embed(self, setting: Setting, words: tuple[str, ...]) -> Tensor:
        """Return what this layer's attention reads of the words, (T, d_model), before positions are added."""
        return entering(self.model, self.layer, words)

    def sum_square(self, setting: Setting) -> float:
        """Return 1: the model has learned on the plain sum."""
        return 1.0

    def projections(self, setting: Setting) -> Projections:
        """Return the layer's projections, of a head_size below its own the closest ones: see `of_rank`."""
        return layer_of_rank(self.model, self.layer, setting.head_size)


@remember
def entering(name: str, layer: int, words: Sequence[str]) -> Tensor:
    """Return what a layer's attention reads of words without positions, (T, D); of no words (0, D). Don't change it."""
    if not words:
        return torch.zeros(0, WIDTH)
    stream = models.reading(name, tuple(words)).entering[layer]
    return decoder.normalised(word_model.load(name).weights, stream, layer)[0]


@remember
def layer_of_rank(name: str, layer: int, rank: int) -> Projections:
    """Return a layer's projections with heads of size `rank`, exact from the model's own head size on."""
    projections = word_model.load(name).weights.projections(layer)
    return projections if rank >= HEAD_SIZE else of_rank(projections, HEADS, rank)


def of_rank(projections: Projections, heads: int, rank: int) -> Projections:
    """Return projections with heads of a smaller size that come closest to these, in the sum of squared differences.

    A head's scores depend on W_Q W_Kᵀ alone, and its contribution on W_V W_O: each product is replaced by the matrix of
    that rank closest to it, from its largest singular values (Eckart and Young 1936). Scores divided by √rank are those of
    the head at its own size divided by the root of that, as far as the rank allows.
    """
    size = projections.wq.shape[1] // heads
    wq, wk, wv = (split(matrix, heads) for matrix in (projections.wq, projections.wk, projections.wv))  # (H, D, size)
    if projections.wo is None:
        raise ValueError("wo must be given: a head's contribution is W_V W_O")
    wo = projections.wo.unflatten(0, (heads, size))  # (H, size, D)
    shrink = (rank / size) ** 0.25  # in q and in k: their scores are divided by √rank instead of √size
    q, k = closest(wq, wk, rank)
    v, o = closest(wv, wo.transpose(-2, -1), rank)
    return Projections(join(q * shrink), join(k * shrink), join(v), o.transpose(-2, -1).flatten(0, 1))


@remember
def kept(name: str, layer: int, rank: int) -> list[float]:
    """Return how much of the squared singular values of W_Q W_Kᵀ each head keeps at a rank, 0 to 1."""
    own = word_model.load(name).weights.projections(layer)
    products = split(own.wq, HEADS) @ split(own.wk, HEADS).transpose(-2, -1)
    squares = torch.linalg.svdvals(products).square()
    return (squares[:, :rank].sum(-1) / squares.sum(-1)).tolist()


_TINY = ModelLayer(
    token="tiny_0",
    rests={
        **dict.fromkeys(("heads", "d_model"), "model"),
        **dict.fromkeys(("kind", "text2"), "one_sentence"),
    },
    ends={"head_size": HEAD_SIZE},
    means={"head_size": "rank"},
    across="same",
    unread="model_limits",
    model="tiny",
)
SOURCES = {f"tiny_{layer}": replace(_TINY, token=f"tiny_{layer}", layer=layer) for layer in range(LAYERS)}
