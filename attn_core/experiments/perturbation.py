"""Change one thing and see what moves: the order of the tokens, a token, one example of a batch, the length of the text."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison
from attn_core.experiments import stacked_layers
from attn_core.experiments.stacked_layers import Layer
from attn_core.heads import MultiHeadTrace
from attn_core.scene import Scene


def permutation(length: int, seed: int) -> Tensor:
    """Return a seeded order of 0..length-1, (length,): place i gets token order[i]."""
    return torch.randperm(length, generator=torch.Generator().manual_seed(seed))


class Shuffled(NamedTuple):
    """The outputs of a layer before and after a shuffle of its tokens, (T, D'), row i of shuffled that of token order[i].

    undone: shuffled, put back into the tokens' own order; moved (T,): the largest difference between output and undone for
    each token; difference: the largest of those, 0 up to rounding where the layer has no notion of order
    """

    output: Tensor
    shuffled: Tensor
    undone: Tensor
    moved: Tensor
    difference: float


def shuffle(layer: Layer, x: Tensor, order: Tensor) -> Shuffled:
    """Return the outputs of a layer for tokens x (T, D) before and after a permutation (T,) of the tokens.

    The layer's mask and positions belong to places, not to tokens: they stay where they are, and either one breaks
    the rule that outputs follow.
    """
    return put_back(layer(x), layer(x[order]), order)


def put_back(output: Tensor, shuffled: Tensor, order: Tensor) -> Shuffled:
    """Return outputs (T, D') before and after a permutation (T,) of the tokens, compared token by token."""
    undone = shuffled[order.argsort()]
    return Shuffled(output, shuffled, undone, comparison.by_row(output, undone), comparison.largest(output, undone))


def by_distance(scene: Scene, query: int, key: int, distances: Sequence[int]) -> Tensor:
    """Return (n, H), the scaled scores of one of a scene's words for another at n distances after it, its bias added.

    Nothing is hidden. The query's word comes first, the key's at the distance; the words, over and over, fill the places
    between.
    """
    layer, x = stacked_layers.of_scene(replace(scene, mask="none"))
    length = 1 + max(distances)
    layer = replace(layer, added=stacked_layers.places(scene, length))
    texts = x[torch.arange(length) % len(x)].expand(len(distances), -1, -1).clone()  # (n, length, D)
    text, place = torch.arange(len(distances)), torch.tensor(distances)
    texts[:, 0] = x[query]
    texts[text, place] = x[key]
    return layer.trace(texts).heads.biased[text, :, 0, place]


class Batch(NamedTuple):
    """Examples x (B, T, D), their layer, without dropout, its steps, and how far an example alone is from them, at most."""

    layer: Layer
    x: Tensor
    trace: MultiHeadTrace
    alone: float


def draw_batch(scene: Scene, examples: int, length: int) -> Batch:
    """Return a batch of examples under a scene's settings, unit Gaussian vectors drawn from its seed.

    The layer adds positions as the scene does to its own words, and divides the sum alike.
    But heads that read words know nothing of such vectors: there tokens are drawn from the first `length` words, over and
    over where there are fewer. A worked example of several has its own, no more than there are.
    """
    generator, batch = torch.Generator().manual_seed(scene.seed), scene.origin.batch
    if scene.origin.reads_words or batch is not None:
        layer, words = stacked_layers.of_scene(replace(scene, words=(scene.words * length)[:length], memory=None))
    else:
        layer, _ = stacked_layers.of_scene(
            replace(scene, words=tuple(map(str, range(length))), memory=None, source="random")
        )
    if batch is not None and len(batch) > 1:
        x = batch[:examples, :length]
    elif scene.origin.reads_words:
        x = words[torch.randint(length, (examples, length), generator=generator)]
    else:
        x = stacked_layers.before_places(scene, torch.randn(examples, length, scene.d_model, generator=generator))
    layer = layer.evaluating()
    trace = layer.trace(x)
    return Batch(layer, x, trace, alone(layer, x, trace.output))


def alone(layer: Callable[[Tensor], Tensor], x: Tensor, outputs: Tensor) -> float:
    """Return the largest difference between an example's output for x (B, T, D) alone and in the batch (B, T, D')."""
    return max(comparison.largest(output, layer(example)) for output, example in zip(outputs, x, strict=True))


def moved(layer: Layer, x: Tensor, changed: int) -> Tensor:
    """Return how far each token's or example's output moves when 1 is added to every number of one of them.

    x (T, D), a row a token: (T,), exactly 0 for rows that can't see the token (see `mask_graph.can_move`). x (B, T, D), a
    row an example: (B,), exactly 0 for the others.
    """
    other = x.clone()
    other[changed] += 1
    return comparison.by_row(layer(x).flatten(1), layer(other).flatten(1))


def growing(layer: Layer, x: Tensor, token: int) -> Tensor:
    """Return (token,), how far each row of the output before a token of x (T, D) moves when that comes to them.

    With a causal mask rows stay, up to rounding, for products of other lengths are added in another order; without one
    they move.
    """
    return comparison.by_row(layer(x[:token]), layer(x[: token + 1])[:token])
