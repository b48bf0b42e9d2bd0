"""The residual stream of a model's run: what each part of a layer adds to it, and how its vectors become words."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import masks, positions
from attn_core.attention import attend
from attn_core.heads import join, project
from attn_core.models import decoder
from attn_core.models.decoder import Weights
from attn_core.models.merging import merge
from attn_core.models.run import ModelRun
from attn_core.models.word_model import WordModel


def _weights(run: ModelRun) -> Weights:
    """Return the weights of a model whose layers are this core's own; ValueError for another."""
    if not isinstance(run.model, WordModel):
        raise ValueError(f"run must be of a model whose weights are known by name, got {run.model.name}")
    return run.model.weights


class Parts(NamedTuple):
    """What one layer does to the stream.

    before, after (T, D)   the vectors of the tokens before the layer and after it
    heads (H, T, D)        what each head adds: its output times its rows of W_O
    mlp (T, D)             what the MLP adds to before + attention
    """

    before: Tensor
    heads: Tensor
    mlp: Tensor
    after: Tensor

    @property
    def attention(self) -> Tensor:
        """What attention adds, (T, D): the sum over its heads."""
        return self.heads.sum(0)

    @property
    def rows(self) -> Tensor:
        """The vectors before, of attention, of the MLP and after, (4, T, D)."""
        return torch.stack([self.before, self.attention, self.mlp, self.after])


def parts(run: ModelRun, layer: int) -> Parts:
    """Return what a layer of a run does to the stream, computed again from what enters it; ValueError for another layer."""
    outputs = torch.stack([head.output[0] for head in run.heads(layer)])  # (H, T, Dk)
    weights, before = _weights(run), run.entering[layer][0]
    heads = outputs @ weights.wo[layer].view(run.model.heads, -1, weights.width)
    return Parts(before, heads, decoder.of_mlp(weights, before + heads.sum(0), layer), run.entering[layer + 1][0])


def lengths(run: ModelRun, place: int) -> Tensor:
    """Return how long the vectors of one token are, (L, 4): before each layer, of attention, of the MLP, after it."""
    return torch.stack([parts(run, layer).rows[:, place].norm(dim=-1) for layer in range(run.model.layers)])


class FirstRead(NamedTuple):
    """What the attention of layer 0 reads, (T, D) each: read = normalised + places.

    x   the tokens' rows of the embedding
    """

    x: Tensor
    normalised: Tensor
    places: Tensor
    read: Tensor


def first_read(run: ModelRun) -> FirstRead:
    """Return what the attention of layer 0 reads, and what it is made of."""
    weights, x = _weights(run), run.entering[0][0]
    places = positions.sinusoidal(*x.shape)
    return FirstRead(x, decoder.normalised(weights, x, 0), places, decoder.attention_input(weights, x, 0))


class Logit(NamedTuple):
    """A word's logit as the sum of the products of two vectors (D): the last one, normalised, and the word's own."""

    last: Tensor
    word: Tensor
    products: Tensor


def logit(run: ModelRun, word: int) -> Logit:
    """Return how the logit of a word of the vocabulary to come next is computed."""
    weights = _weights(run)
    last, own = decoder.read_out(weights, run.entering[-1][0, -1]), weights.unembedding[word]
    return Logit(last, own, last * own)


def next_logits(run: ModelRun, adds: bool = True, places: bool = True) -> Tensor:
    """Return the logits (V) of the word to come next.

    adds: whether attention and MLPs add to x, or take its place; places: whether attention reads positions
    """
    weights, x = _weights(run), run.entering[0][0]
    allowed = masks.causal(len(x), len(x))
    for layer in range(run.model.layers):
        read = decoder.attention_input(weights, x, layer) if places else decoder.normalised(weights, x, layer)
        q, k, v = project(read, read, weights.projections(layer), run.model.heads)
        x = adds * x + join(attend(q, k, v, allowed).output) @ weights.wo[layer]
        x = adds * x + decoder.of_mlp(weights, x, layer)
    return decoder.logits(weights, x[-1])


class Lead(NamedTuple):
    """What each part adds to the lead of one word's logit over another's.

    start          what the embedding adds
    parts (L, 2)   what attention and the MLP of each layer add
    heads (L, H)   what each head adds, which together make what attention adds
    """

    start: float
    parts: Tensor
    heads: Tensor

    @property
    def totals(self) -> list[float]:
        """The sum of all parts before each layer, and after the last: the lead."""
        return [self.start, *(self.start + self.parts.sum(-1).cumsum(0)).tolist()]


def lead(run: ModelRun, word: int, other: int) -> Lead:
    """Return what each part adds to the lead of a word over another to come next, read as the last layer's sum is read.

    The last vector is normalised, and so each part is divided by the same number: the parts add up to the lead. What a part
    does through the parts that read it is not in it.
    """
    weights, last = _weights(run), run.entering[-1][0, -1]
    factor = weights.last / (last.pow(2).mean() + torch.finfo(last.dtype).eps).sqrt()
    direction = (weights.unembedding[word] - weights.unembedding[other]) * factor
    layers = [parts(run, layer) for layer in range(run.model.layers)]
    added = torch.stack([torch.stack([part.attention[-1], part.mlp[-1]]) for part in layers])
    heads = torch.stack([part.heads[:, -1] for part in layers])
    return Lead(float(run.entering[0][0, -1] @ direction), added @ direction, heads @ direction)


def certainty(run: ModelRun) -> list[float]:
    """Return the largest probability of a next word after each token of the text.

    Placeholders that stand for no word up to the token count as one word, as in ModelRun.merged.
    """
    ids = run.encoded.ids
    probabilities = run.model.logits(run.entering[-1][0]).softmax(-1)
    unused = [[number for number in run.model.placeholders if number not in ids[: place + 1]] for place in range(len(ids))]
    return [float(merge(row, there).max()) for row, there in zip(probabilities, unused, strict=True)]
