"""Ways to mix tokens, Y = W X, MIXERS lists them: attention is the one whose W follows the data; W changed by hand."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import averaging, comparison, masks, validation
from attn_core.attention import AttentionConfig, attend
from attn_core.scene import Scene

KERNEL = (0.25, 0.5, 0.25)  # half of itself, a quarter of each neighbour
HIDDEN = 4  # hidden positions of the MLP, for each token


class Mixed(NamedTuple):
    """What a mixer makes of tokens x (T, D): output (T, D) = matrix (T, T) @ x.

    linear: False where output bends, and matrix is its slope at x = 0; follows_data: whether other tokens would have
    another matrix
    """

    output: Tensor
    matrix: Tensor
    linear: bool = True
    follows_data: bool = False


def mean(x: Tensor, causal: bool = False) -> Mixed:
    """Return mean pooling of x (T, D): each token becomes the mean of all, or with causal of those up to it."""
    length = _check(x)
    allowed = masks.causal(length, length) if causal else masks.bidirectional(length, length)
    return by_matrix(x, averaging.normalised(allowed.to(x)))


def convolution(x: Tensor, kernel: Sequence[float], align: Literal["causal", "centred"] = "causal") -> Mixed:
    """Return a convolution of x (T, D) along the tokens, one kernel for all columns, zeros beyond both ends.

    "causal": the kernel's last number is for the token itself, those before for the tokens before. "centred": its middle
    number is. ValueError for an empty kernel, a number that is not finite, an even length with "centred", another align.
    """
    length = _check(x)
    if align not in ("causal", "centred"):
        raise ValueError(f"align must be 'causal' or 'centred', got {align!r}")
    if not len(kernel):
        raise ValueError("kernel must hold at least 1 number, got 0")
    if align == "centred" and len(kernel) % 2 == 0:
        raise ValueError(f"kernel must hold an odd number of entries to be centred, got {len(kernel)}")
    own = len(kernel) - 1 if align == "causal" else len(kernel) // 2  # where the token's own number stands
    matrix = torch.zeros(length, length).to(x)
    for place, number in enumerate(kernel):
        validation.number(f"kernel[{place}]", number)
        if abs(place - own) < length:
            matrix.diagonal(place - own).fill_(number)
    return by_matrix(x, matrix)


def mlp(x: Tensor, w1: Tensor, w2: Tensor) -> Mixed:
    """Return w2 gelu(w1 x), an MLP over positions: w1 (hidden, T), w2 (T, hidden), the same for all columns of x (T, D).

    matrix is its slope at x = 0, w2 w1 / 2, for gelu has slope 1/2 there. ValueError for shapes or types that don't fit.
    Source: Tolstikhin et al. 2021 (MLP-Mixer), section 2.
    """
    length = _check(x)
    validation.same_kind(x=x, w1=w1, w2=w2)
    if w1.ndim != 2 or w1.shape[1] != length or w2.shape != (length, w1.shape[0]):
        sizes = f"w1 {tuple(w1.shape)}, w2 {tuple(w2.shape)} for {length} tokens"
        raise ValueError(f"w1 must be (hidden, T) and w2 (T, hidden), got {sizes}")
    return Mixed(w2 @ torch.nn.functional.gelu(w1 @ x), w2 @ w1 / 2, linear=False)


def draw_mlp(length: int, hidden: int, seed: int) -> tuple[Tensor, Tensor]:
    """Return seeded Gaussian w1 (hidden, length) and w2 (length, hidden) that keep unit variance on the way in."""
    generator = torch.Generator().manual_seed(seed)
    w1 = torch.randn(hidden, length, generator=generator) / max(1, length) ** 0.5
    return w1, torch.randn(length, hidden, generator=generator) / hidden**0.5


def attention(
    x: Tensor, wq: Tensor, wk: Tensor, allowed: Tensor | None = None, config: AttentionConfig = AttentionConfig()
) -> Mixed:
    """Return one head of attention with x (T, D) itself as the values, wq and wk (D, Dk); matrix is the dropped weights."""
    _check(x)
    trace = attend(x @ wq, x @ wk, x, allowed, config)
    return Mixed(trace.output, trace.dropped, follows_data=True)


def by_matrix(x: Tensor, matrix: Tensor) -> Mixed:
    """Return matrix @ x for any matrix (T, T) of x's type; ValueError unless it is finite."""
    length = _check(x)
    validation.same_kind(x=x, matrix=matrix)
    if matrix.shape != (length, length):
        raise ValueError(f"matrix must be ({length}, {length}), got shape {tuple(matrix.shape)}")
    validation.finite("matrix", matrix)
    return Mixed(matrix @ x, matrix)


def _check(x: Tensor) -> int:
    """Return the number of tokens; raise ValueError unless x is (T, D), floating and finite."""
    if x.ndim != 2 or not x.dtype.is_floating_point:
        raise ValueError(f"x must be floating with 2 axes, got {x.dtype} of shape {tuple(x.shape)}")
    validation.finite("x", x)
    return len(x)


# ---- a scene's tokens ----


class Mixer(NamedTuple):
    """A way to mix a scene's tokens: its rule, of the scene, x (T, D) and the number of a head; what it does, in words."""

    rule: Callable[[Scene, Tensor, int], Mixed]
    summary: str


def _attention(scene: Scene, x: Tensor, head: int) -> Mixed:
    projections = scene.projections()
    wq, wk = (w.chunk(scene.heads, -1)[head] for w in (projections.wq, projections.wk))
    return attention(x, wq, wk, scene.allowed(), scene.config())


def _mlp(scene: Scene, x: Tensor, head: int) -> Mixed:
    return mlp(x, *draw_mlp(len(x), HIDDEN * len(x), scene.seed))


MIXERS = {
    "attention": Mixer(_attention, "the weights of the selected head"),
    "mean": Mixer(lambda scene, x, head: mean(x), "the mean of all words"),
    "past": Mixer(lambda scene, x, head: mean(x, causal=True), "the mean of the past"),
    "convolution": Mixer(
        lambda scene, x, head: convolution(x, KERNEL, "centred"), "half of itself, a quarter of each neighbour"
    ),
    "mlp": Mixer(_mlp, "an MLP over positions"),
    "none": Mixer(lambda scene, x, head: by_matrix(x, torch.eye(len(x))), "no mixing"),
}


def mixed(name: str, scene: Scene, head: int = 0) -> tuple[Tensor, Mixed]:
    """Return the scene's own tokens x (T, D), and what one of MIXERS makes of them; a second sentence has no part in it."""
    if name not in MIXERS:
        raise ValueError(f"name must be one of {', '.join(MIXERS)}, got {name!r}")
    alone = replace(scene, memory=None)
    x = alone.inputs(alone.words)
    return x, MIXERS[name].rule(alone, x, head)


def with_other_words(matrix: Tensor, name: str, scene: Scene, head: int = 0) -> float:
    """Return how far a mixer's W moves when every word is another one, its place the same: 0 unless W follows the data.

    matrix: W of the scene's words. Projections that aren't drawn know no other words: there each word gives its place to
    the next one.
    """
    other = tuple(f"other {word}" for word in scene.words)
    words = other if scene.maps == "random" else scene.words[1:] + scene.words[:1]
    return comparison.largest(matrix, mixed(name, replace(scene, words=words, memory=None), head)[1].matrix)


class Entry(NamedTuple):
    """One number of W changed by hand."""

    row: int
    column: int
    value: float


def edited(x: Tensor, before: Mixed, entries: Sequence[Entry]) -> Mixed:
    """Return W x with numbers of W changed; those that don't fit (see `fitting`) are left out."""
    inside = fitting(before, entries)
    if not inside:
        return before
    matrix = before.matrix.clone()
    for row, column, value in inside:
        validation.number("value", value)
        matrix[row, column] = value
    return by_matrix(x, matrix)


def fitting(mix: Mixed, entries: Sequence[Entry]) -> list[Entry]:
    """Return the changes that lie inside W; none where output isn't W x."""
    rows, columns = mix.matrix.shape
    return [e for e in entries if mix.linear and 0 <= e.row < rows and 0 <= e.column < columns]
