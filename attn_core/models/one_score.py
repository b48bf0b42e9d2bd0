"""One score of a model's head taken apart: its products, what becomes of it, and the row of weights without its key."""

import math
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import validation
from attn_core.attention import AttentionTrace, softmax
from attn_core.models.run import ModelRun


class OneScore(NamedTuple):
    """A query's score of a key, as the head has both, positions included.

    q, k, products, running  (Dk) the two vectors, their products, and the running total of these
    score, scale, scaled     the sum of the products, what it is multiplied by, and the result
    cap, capped              the soft cap, and what it makes of the scaled score; None and that score itself without one
    temperature, weight      what softmax divides by, and the attention weight
    hidden                   whether the query does not see the key
    rival                    the other key with the largest capped score that the query sees, None where it sees no other
    lead                     how far the logit (capped score / temperature) lies above the rival's; None without a rival,
                             for a hidden key, and at temperature 0
    remaining                (T) the row of weights with this key hidden
    sink                     which share of the row a sink takes; None where there is none
    patched                  what the head takes from a second text: one of PATCHED, or None; of a pattern the weight is the
                             second text's, and no lead explains it
    """

    q: Tensor
    k: Tensor
    products: Tensor
    running: Tensor
    score: float
    scale: float
    scaled: float
    cap: float | None
    capped: float
    temperature: float
    weight: float
    hidden: bool
    rival: int | None
    lead: float | None
    remaining: Tensor
    sink: float | None = None
    patched: str | None = None

    def largest(self, count: int) -> list[tuple[int, float]]:
        """Return the products that are largest in magnitude, up to so many that are not 0: dimension and product."""
        order = self.products.abs().argsort(descending=True, stable=True)[:count].tolist()
        return [(at, float(self.products[at])) for at in order if self.products[at]]

    def takes_over(self, count: int) -> list[tuple[int, float]]:
        """Return the keys with the largest weights once this one is hidden, up to so many above 0: key and weight."""
        order = self.remaining.argsort(descending=True, stable=True)[:count].tolist()
        return [(at, float(self.remaining[at])) for at in order if self.remaining[at]]

    @property
    def divisor(self) -> float | None:
        """√Dk where the score is divided by it, as usual; None for another scale."""
        root = math.sqrt(len(self.q))
        return root if math.isclose(self.scale * root, 1.0, rel_tol=1e-6) else None


def take_apart(run: ModelRun, layer: int, head: int, query: int, key: int) -> OneScore:
    """Return a score of a run, its operations done; ValueError for a layer, a head or a position that isn't there."""
    validation.whole("head", head, low=0, high=run.model.heads - 1)
    for name, place in (("query", query), ("key", key)):
        validation.whole(name, place, low=0, high=len(run.encoded.ids) - 1)
    trace, under = run.heads(layer)[head].map(lambda step: step[0]), run.conditions(layer)
    scale, patched = under.scales[head], under.patches[head]
    wide, at = trace.scores.dtype, (query, key)  # float32 for a model with half weights, as its scores
    q, k = trace.q[query].to(wide), trace.k[key].to(wide)
    hidden, without = bool(trace.masked[at].isneginf()), trace.masked[query].clone()
    without[key] = -math.inf
    rival = None if without.isneginf().all() else int(without.argmax())
    products, beside = q * k, None if trace.sink is None else trace.sink[query]
    return OneScore(
        q,
        k,
        products,
        products.cumsum(0),
        float(trace.scores[at]),
        scale,
        float(trace.scaled[at]),
        under.own.cap,
        float(trace.capped[at]),
        trace.temperature,
        float(trace.weights[at]),
        hidden,
        rival,
        None if hidden or rival is None or patched == "pattern" else _lead(trace, at, rival),
        softmax(without, trace.temperature, unbiased=trace.capped[query], sink=beside),
        None if beside is None else 1 - float(trace.weights[query].sum()),
        patched,
    )


def _lead(trace: AttentionTrace, at: tuple[int, int], rival: int) -> float | None:
    """Return how far a logit lies above another of its row; None at temperature 0."""
    if not trace.temperature:
        return None
    row = trace.masked[at[0]].to(torch.float64)
    return float(row[at[1]] - row[rival]) / trace.temperature
