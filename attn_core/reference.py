"""Attention one scalar at a time: the specification that the fast path is checked against. Imports nothing of the core."""

import math


def attend_by_loops(q, k, v, allowed=None, scale=None, temperature=1.0):
    """Return (weights, output) as nested lists of floats, for unbatched tensors or nested lists.

    q (Tq, Dk), k (Tk, Dk), v (Tk, Dv); allowed (Tq, Tk) with True = may look, or None; scale None = 1/sqrt(Dk);
    temperature 0 puts all weight on the largest score, ties share. A query that may see nothing gets zeros.
    Source: Vaswani et al. 2017, equation 1, written as sums.
    """
    value_width = len(v[0]) if len(v) else (v.shape[-1] if hasattr(v, "shape") else 0)
    q, k, v, allowed = _listed(q), _listed(k), _listed(v), _listed(allowed)
    weights, output = [], []
    for i, query in enumerate(q):
        factor = 1 / math.sqrt(len(query)) if scale is None else scale
        scores = {}  # of the keys that this query may look at
        for j, key in enumerate(k):
            if allowed is not None and not allowed[i][j]:
                continue
            dot = 0.0
            for a, b in zip(query, key, strict=True):
                dot += a * b
            scores[j] = dot * factor
        share = _softmax(scores, temperature)
        weights.append([share.get(j, 0.0) for j in range(len(k))])
        row = [0.0] * value_width
        for j, weight in share.items():
            for d in range(value_width):
                row[d] += weight * v[j][d]
        output.append(row)
    return weights, output


def _softmax(scores, temperature):
    """Return {key: weight} for {key: score}: exp of the distance to the top, over the sum of those."""
    if not scores:
        return {}
    top = max(scores.values())
    if temperature == 0:
        part = {j: float(score == top) for j, score in scores.items()}
    else:
        part = {j: math.exp((score - top) / temperature) for j, score in scores.items()}
    total = sum(part.values())
    return {j: p / total for j, p in part.items()}


def _listed(x):
    """Return x as nested lists."""
    return x.tolist() if hasattr(x, "tolist") else x
