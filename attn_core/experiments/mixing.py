"""Ways to mix tokens, Y = W X, MIXERS lists them: attention is the one whose W follows the data; W changed by hand."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import averaging, comparison, masks
from attn_core.projections import edits
from attn_core.scene import Scene, see

KERNEL = (0.25, 0.5, 0.25)  # half of itself, a quarter of each neighbour
HIDDEN = 4  # hidden positions of the MLP, for each token
DRAWS, ROUNDING = 4, 1e-5  # of other words, until one moves W; a difference between numbers of W that means nothing


class Mixed(NamedTuple):
    """What a mixer makes of tokens x (T, D): output (T, D) = matrix (T, T) @ x.

    linear: False where output bends, and matrix is its slope at x = 0
    """

    output: Tensor
    matrix: Tensor
    linear: bool = True


def by_matrix(x: Tensor, matrix: Tensor) -> Mixed:
    """Return matrix @ x for any matrix (T, T)."""
    return Mixed(matrix @ x, matrix)


def mean(x: Tensor, causal: bool = False) -> Mixed:
    """Return mean pooling of x (T, D): each token becomes the mean of all, or with causal of those up to it."""
    allowed = (masks.causal if causal else masks.bidirectional)(len(x), len(x))
    return by_matrix(x, averaging.normalised(allowed.to(x)))


def convolution(x: Tensor, kernel: Sequence[float], align: Literal["causal", "centred"] = "causal") -> Mixed:
    """Return a convolution of x (T, D) along the tokens, one kernel for all columns, zeros beyond both ends.

    "causal": the kernel's last number is for the token itself, those before for the tokens before. "centred": its middle
    number is.
    """
    own = len(kernel) - 1 if align == "causal" else len(kernel) // 2  # where the token's own number stands
    matrix = torch.zeros(len(x), len(x)).to(x)
    for place, number in enumerate(kernel):
        if abs(place - own) < len(x):
            matrix.diagonal(place - own).fill_(number)
    return by_matrix(x, matrix)


def mlp(x: Tensor, w1: Tensor, w2: Tensor) -> Mixed:
    """Return w2 gelu(w1 x), an MLP over positions: w1 (hidden, T), w2 (T, hidden), the same for all columns of x (T, D).

    matrix is its slope at x = 0, w2 w1 / 2, for gelu has slope 1/2 there. Source: Tolstikhin et al. 2021 (MLP-Mixer), 2.
    """
    return Mixed(w2 @ torch.nn.functional.gelu(w1 @ x), w2 @ w1 / 2, linear=False)


def draw_mlp(length: int, hidden: int, seed: int) -> tuple[Tensor, Tensor]:
    """Return seeded Gaussian w1 (hidden, length) and w2 (length, hidden) that keep unit variance on the way in."""
    generator = torch.Generator().manual_seed(seed)
    w1 = torch.randn(hidden, length, generator=generator) / max(1, length) ** 0.5
    return w1, torch.randn(length, hidden, generator=generator) / hidden**0.5


# ---- a scene's tokens ----


Mixer = Callable[[Scene, Tensor, int], Mixed]  # scene, x (T, D) and head → x mixed


def _attention(scene: Scene, x: Tensor, head: int) -> Mixed:
    """Return x (T, D) mixed with a head's weights after dropout, as in the scene's own trace."""
    return by_matrix(x, see(scene).trace.heads.dropped[head])


MIXERS: dict[str, Mixer] = {
    "attention": _attention,
    "mean": lambda scene, x, head: mean(x),
    "past": lambda scene, x, head: mean(x, causal=True),
    "convolution": lambda scene, x, head: convolution(x, KERNEL, "centred"),
    "mlp": lambda scene, x, head: mlp(x, *draw_mlp(len(x), HIDDEN * len(x), scene.seed)),
    "none": lambda scene, x, head: by_matrix(x, torch.eye(len(x))),
}


def mixed(name: str, scene: Scene, head: int = 0) -> tuple[Tensor, Mixed]:
    """Return the scene's own tokens x (T, D), and x mixed by one of MIXERS; a second sentence is ignored."""
    alone = replace(scene, memory=None)
    x = alone.inputs(alone.words)
    return x, MIXERS[name](alone, x, head)


def _with_other_words(scene: Scene) -> Iterator[Scene]:
    """Return the scene with other words in the same places: first one where each word is another one, then more.

    Projections that aren't drawn know no other words: there each word gives its place to the next one. A table of word
    vectors has a drawn one for any other word, which is tried besides, in case all words are alike. Designs, which are
    made for any words, are given all words alike, and letters that all differ, besides, in either order: the first word
    may have no choice under a mask. Scores stay as large.
    """
    if scene.origin.is_drawn:
        for number in range(DRAWS):
            yield replace(scene, words=tuple(f"other {word}{number or ''}" for word in scene.words))
        return
    yield replace(scene, words=scene.words[1:] + scene.words[:1])
    if scene.origin.has_word_vectors:
        yield replace(scene, words=tuple(f"other {place}" for place in range(len(scene.words))))
    if scene.origin.is_designed:
        letters = tuple(chr(ord("a") + place % 26) + "x" * (place // 26) for place in range(len(scene.words)))
        for words in (scene.words[:1] * len(scene.words), letters, letters[::-1]):
            other = replace(scene, words=words)
            larger = math.sqrt(other.head_size / scene.head_size) * other.factor() / scene.factor()
            yield replace(other, temperature=scene.temperature * larger)


def with_other_words(matrix: Tensor, name: str, scene: Scene, head: int = 0) -> float:
    """Return how far a mixer's W moves when words are other ones, their places the same: 0 unless W follows the words.

    matrix: W of the scene's words
    """
    for other in _with_other_words(replace(scene, memory=None)):
        moved = comparison.largest(matrix, mixed(name, other, head)[1].matrix)
        if moved > ROUNDING:
            return moved
    return 0.0


def why_it_stays(matrix: Tensor, scene: Scene, head: int = 0) -> str:
    """Return why a head's W (T, T) is the same with other words; "" where none of these is the reason.

    "dropped": dropout leaves no weight. "one_key": the mask leaves each query one key. "dropout", "mask": without it W
    would follow the words. "positions": a head that reads words looks for places.
    """
    alone = replace(scene, memory=None)
    undropped = replace(alone, dropout=0.0)
    allowed = alone.allowed()
    reasons = {
        "dropped": lambda: scene.dropout > 0 and not matrix.any(),
        "dropout": lambda: scene.dropout > 0 and _follows_words(undropped, head),
        "one_key": lambda: masks.leaves_one_key(allowed),
        "mask": lambda: allowed is not None and _follows_words(replace(undropped, mask="none"), head),
        "positions": lambda: scene.origin.reads_words and scene.placed and len(scene.words) > 1,
    }
    return next((reason for reason, holds in reasons.items() if holds()), "")


def _follows_words(scene: Scene, head: int) -> bool:
    return with_other_words(mixed("attention", scene, head)[1].matrix, "attention", scene, head) > 0


def edited(x: Tensor, before: Mixed, changes: Sequence[edits.Edit]) -> Mixed:
    """Return W x with numbers of W changed, the matrix with the name ""; an MLP has no W to change."""
    return by_matrix(x, edits.edited({"": before.matrix}, changes)[""]) if changes and before.linear else before
