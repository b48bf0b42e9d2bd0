"""One head of a scene: its inputs, its projections, its trace, and one score taken apart."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import torch
from torch import Tensor

from attn_core import comparison, heads
from attn_core import scene as scenes
from attn_core.attention import AttentionTrace, attend, softmax
from attn_core.heads import MultiHeadTrace, Projections
from attn_core.meaning import table
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from attn_core.sources.projecting import Read, project


@dataclass(frozen=True, eq=False)
class HeadProjections:
    """One head of a scene: its projections and its inputs.

    x (Tq, D), memory (Tk, D)      the inputs of the queries and of the keys
    projections, head              the projections of all heads, and which head it is
    features (D), query_features (Dk), key_features (Dk), value_features (Dv)   names of the numbers of a design, else ()
    """

    scene: Scene
    x: Tensor
    memory: Tensor
    projections: Projections
    head: int
    features: tuple[str, ...] = ()
    query_features: tuple[str, ...] = ()
    key_features: tuple[str, ...] = ()
    value_features: tuple[str, ...] = ()

    def read(self, layer: int = 0, device: torch.device | str = "cpu") -> Read:
        """Return what the attention of all heads reads."""
        return Read(self.x.to(device), self.memory.to(device), self.projections, self.scene.heads, self.scene.prepare)

    def matrix(self, name: Literal["q", "k", "v"]) -> Tensor:
        """Return this head's own columns of wq, wk or wv: (D, Dk) or (D, Dv)."""
        return self.matrices()[name]

    def matrices(self) -> dict[str, Tensor]:
        """Return all three by name."""
        return dict(zip("qkv", self.projections.of_head(self.head, self.scene.heads), strict=True))


def head_projections(scene: Scene, head: int = 0) -> HeadProjections:
    """Return one of a scene's heads, in the sizes that it has beside the others; of a design its numbers have names."""
    named = scene.named
    names = (named.features, named.query_features[head], named.key_features[head], named.value_features) if named else ()
    return HeadProjections(scene, *scenes.attention_inputs(scene, "cpu"), head, *names)


class HeadTrace(NamedTuple):
    """The results of one head: q (Tq, Dk), k (Tk, Dk), v (Tk, Dv), its trace (Tq, ...), and the trace of all heads."""

    q: Tensor
    k: Tensor
    v: Tensor
    trace: AttentionTrace
    whole: MultiHeadTrace


def trace(one: HeadProjections) -> HeadTrace:
    """Return every step of the head, with its scene's mask, scale, temperature and dropout."""
    scene = one.scene
    whole = heads.joined(attend(*project(one), scene.allowed(), scene.config()))
    own = whole.heads.map(lambda step: step[one.head])
    return HeadTrace(own.q, own.k, own.v, own, whole)


def change(before: HeadTrace, after: HeadTrace, step: str) -> Tensor:
    """Return the change of v (Tk, Dv), weights (Tq, Tk) or output (Tq, Dv): after minus before."""
    return getattr(after.trace, step) - getattr(before.trace, step)


def telling_pairs(scene: Scene, of: AttentionTrace) -> list[tuple[int, int]]:
    """Return the query and key of pairs of different words whose score is above 0, the largest score first.

    They are of words with content where there are such pairs; a key with the smallest score of its row is in none.
    """
    scores, words = of.scores, [table.spelled(word) for word in scene.words]
    found = (scores > 0) & (scores > scores.min(1, keepdim=True).values)
    listed = [(query, key) for query, key in found.nonzero().tolist() if words[query] != words[key]]
    content = [pair for pair in listed if not any(words[place] in table.FUNCTION for place in pair)]
    return sorted(content or listed, key=lambda pair: -scores[pair].item())


class Product(NamedTuple):
    """A score taken apart: the products (Dk) of q and k, their running total (Dk), and their sum."""

    products: Tensor
    running: Tensor
    score: float


def product(own: HeadTrace, query: int, key: int) -> Product:
    """Return one score as its products."""
    products = own.q[query] * own.k[key]
    return Product(products, products.cumsum(0), own.trace.scores[query, key].item())


class Terms(NamedTuple):
    """The largest products of a score, by magnitude, and the sum of the others.

    places   their positions in q and k, the largest first
    others   how many other products aren't 0
    rest     the sum of the others
    """

    places: list[int]
    others: int
    rest: float


def terms(of: Product, most: int) -> Terms:
    """Return the largest products of a score, at most so many, none of them 0."""
    order = of.products.abs().argsort(descending=True, stable=True)
    nonzero = order[: int(of.products.count_nonzero())]
    rest = of.products[nonzero[most:]]
    return Terms(nonzero[:most].tolist(), len(rest), rest.sum().item())


def with_one_matrix(one: HeadProjections) -> HeadProjections:
    """Return the head with its W_Q in the place of its W_K, too: each word's key is its query."""
    wk, shared = one.projections.wk.clone(), one.projections.key_value_head(one.head, one.scene.heads)
    own = one.matrix("q")
    wk[:, shared * own.shape[1] : (shared + 1) * own.shape[1]] = own
    return replace(one, projections=replace(one.projections, wk=wk))


def weighted_sum(one: HeadProjections, own: HeadTrace, vectors: Literal["v", "x"]) -> tuple[Tensor, Tensor]:
    """Return the vectors that are added up, v (Tk, Dv) or the private x (Tk, D), and their sums by the weights (Tq, ...)."""
    rows = own.v if vectors == "v" else one.memory
    return rows, own.trace.dropped @ rows


class Lookup(NamedTuple):
    """What one query finds: soft (Dv), the values mixed by the weights before dropout, and exact (Dv), as in a dictionary.

    exact       the value of the best match, the mean of those where several match best; 0 where nothing is seen
    best        the positions of the best matches
    difference  the largest difference between the two
    """

    soft: Tensor
    exact: Tensor
    best: list[int]
    difference: float


def look_up(own: HeadTrace, query: int) -> Lookup:
    """Return what one query finds; exact is attention at temperature 0."""
    weights = softmax(own.trace.masked[query], 0.0, unbiased=own.trace.capped[query])
    soft, exact = own.trace.weights[query] @ own.v, weights @ own.v
    return Lookup(soft, exact, weights.nonzero().flatten().tolist(), comparison.largest(soft, exact))


def example_pair(source: str, words: Sequence[str]) -> tuple[int, int] | None:
    """Return a query and a key that illustrate a source: the first query that looks for another word, and that word.

    None for a source that looks for nothing in particular, and where no query finds another word.
    """
    keys = SOURCES[source].looks_for(words) if words else None
    if keys is None:
        return None
    keys &= ~keys.all(-1, keepdim=True)  # a row of all finds nothing in particular
    keys.fill_diagonal_(False)
    pairs = keys.nonzero().tolist()
    return (pairs[0][0], pairs[0][1]) if pairs else None
