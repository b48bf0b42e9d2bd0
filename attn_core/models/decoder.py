"""A small causal language model: its weights, what one layer does, and the next word.

Each layer adds two things to the residual stream x (T, D): the output of attention, which moves information between tokens,
and that of an MLP, which works on each token alone. Both read x divided by its root mean square (RMSNorm, Zhang and Sennrich
2019), and attention reads it with sinusoidal positions added, in every layer (Press et al. 2021, "Shortformer", section 4).
"""

from dataclasses import dataclass, fields

import torch
from torch import Tensor
from torch.nn.functional import gelu, rms_norm

from attn_core import positions
from attn_core.heads import Projections

SEED = 0  # of the weights with which training starts


@dataclass(frozen=True, eq=False)
class Weights:
    """The learned numbers of a model with V words, L layers, H heads of size Dk and an MLP of width F.

    embedding (V, D)   the vector of each word, as it enters the first layer
    wq, wk, wv (L, D, H*Dk), wo (L, H*Dk, D)   the projections of attention, used as x @ w
    up (L, D, F), down (L, F, D)   the MLP
    before_attention, before_mlp (L, D), last (D)   the factors of the normalisations
    unembedding (V, D)   the vector of each word with which the last vectors are multiplied
    """

    embedding: Tensor
    wq: Tensor
    wk: Tensor
    wv: Tensor
    wo: Tensor
    up: Tensor
    down: Tensor
    before_attention: Tensor
    before_mlp: Tensor
    last: Tensor
    unembedding: Tensor

    @property
    def layers(self) -> int:
        """The number of layers."""
        return len(self.wq)

    @property
    def width(self) -> int:
        """The width of the residual stream."""
        return self.embedding.shape[1]

    def named(self) -> dict[str, Tensor]:
        """Return its tensors by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def projections(self, layer: int) -> Projections:
        """Return the projections of a layer."""
        return Projections(self.wq[layer], self.wk[layer], self.wv[layer], self.wo[layer])


def normalised(weights: Weights, x: Tensor, layer: int) -> Tensor:
    """Return what a layer's attention reads of the residual stream x (..., T, D), without positions."""
    return rms_norm(x, (weights.width,), weights.before_attention[layer])


def attention_input(weights: Weights, x: Tensor, layer: int, first: int = 0) -> Tensor:
    """Return what a layer's attention reads of the residual stream x (..., T, D); its first token is at position `first`."""
    places = positions.sinusoidal(first + x.shape[-2], weights.width)[first:]
    return normalised(weights, x, layer) + places


def of_mlp(weights: Weights, x: Tensor, layer: int) -> Tensor:
    """Return what a layer's MLP adds to the residual stream x (..., T, D), to each token from its own vector alone."""
    read = rms_norm(x, (weights.width,), weights.before_mlp[layer])
    return gelu(read @ weights.up[layer]) @ weights.down[layer]


def after_attention(weights: Weights, x: Tensor, joined: Tensor, layer: int) -> Tensor:
    """Return the stream (..., T, D) after a layer, from that before it and its heads' joined outputs (..., T, H*Dk)."""
    x = x + joined @ weights.wo[layer]
    return x + of_mlp(weights, x, layer)


def read_out(weights: Weights, x: Tensor) -> Tensor:
    """Return vectors of the residual stream (..., D), normalised as the unembedding reads them."""
    return rms_norm(x, (weights.width,), weights.last)


def logits(weights: Weights, x: Tensor) -> Tensor:
    """Return the score of each word to come next, (..., V), from vectors of the residual stream (..., D)."""
    return read_out(weights, x) @ weights.unembedding.T


def initial(words: int, layers: int, width: int, joined: int, hidden: int, seed: int) -> Weights:
    """Return the weights that training starts from; joined: the columns of all heads of a layer."""
    generator = torch.Generator().manual_seed(seed)

    def drawn(*shape: int, spread: float) -> Tensor:
        return torch.randn(shape, generator=generator) * spread

    inner, into_stream = width**-0.5, (2 * layers) ** -0.5
    return Weights(
        embedding=drawn(words, width, spread=0.5),
        **{name: drawn(layers, width, joined, spread=inner) for name in ("wq", "wk", "wv")},
        wo=drawn(layers, joined, width, spread=joined**-0.5 * into_stream),
        up=drawn(layers, width, hidden, spread=inner),
        down=drawn(layers, hidden, width, spread=hidden**-0.5 * into_stream),
        before_attention=torch.ones(layers, width),
        before_mlp=torch.ones(layers, width),
        last=torch.ones(width),
        unembedding=drawn(words, width, spread=inner),
    )
