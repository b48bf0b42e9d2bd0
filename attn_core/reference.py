"""Attention one scalar at a time: the specification that the fast path is checked against. Imports nothing of the core."""

import math

SMALLEST = 2.0**-126  # float32's smallest normal number: below it a temperature is its limit, 0
EQUAL = 1e-5  # of the largest magnitude in a row: scores that far below the largest tie with it


def attend_by_loops(q, k, v, allowed=None, scale=None, temperature=1.0, *, bias=None, cap=None, sink=None):
    """Return (weights, output) as nested lists of floats, for unbatched tensors or nested lists.

    q (Tq, Dk), k (Tk, Dk), v (Tk, Dv); allowed (Tq, Tk) with True = may look, or None; scale None = 1/sqrt(Dk);
    bias (Tq, Tk), added to the scaled scores, or None. Temperature 0 puts all weight on the largest score, ties share: a
    score ties that is below the largest by at most EQUAL of the largest magnitude among the visible scores of the row, a
    bias and a sink left out but in the largest score itself. A query that may see nothing gets zeros. cap turns scaled
    scores s into cap * tanh(s / cap), before a bias is added; sink is a score that takes part in each row and has no value;
    None: without.
    Source: Vaswani et al. 2017, equation 1, written as sums.
    """
    width = len(v[0]) if len(v) else (v.shape[-1] if hasattr(v, "shape") else 0)
    weights, output = ([[0.0] * columns for _ in range(len(q))] for columns in (len(k), width))
    for phase, i, j, value in steps(q, k, v, allowed, scale, temperature, bias=bias, cap=cap, sink=sink):
        if phase == "normalise":
            weights[i][j] = value
        elif phase == "add":
            output[i] = value
    return weights, output


def attend_in_heads_by_loops(q, k, v, allowed=None, scale=None, temperature=1.0, *, bias=None, cap=None, sink=None):
    """Return (weights, output) as nested lists, one a head: q (H, Tq, Dk), k (Hkv, Tk, Dk), v (Hkv, Tk, Dv).

    Hkv divides H, and head h reads keys and values h // (H / Hkv) (Ainslie et al. 2023, section 2.2). bias (H, Tq, Tk), or
    None; the rest is as in `attend_by_loops`, the same for all heads.
    """
    group, weights, output = len(q) // len(k), [], []
    for h in range(len(q)):
        added = None if bias is None else bias[h]
        more = {"bias": added, "cap": cap, "sink": sink[h] if isinstance(sink, (list, tuple)) else sink}
        found = attend_by_loops(q[h], k[h // group], v[h // group], allowed, scale, temperature, **more)
        weights.append(found[0])
        output.append(found[1])
    return weights, output


def steps(q, k, v, allowed=None, scale=None, temperature=1.0, *, bias=None, cap=None, sink=None):
    """Yield each step of these loops as (phase, query, key, value), query by query; arguments as in `attend_by_loops`.

    Of each query first all keys: "skip" (hidden, value None) or "score" (q·k * scale, capped, + bias); then its visible keys
    thrice: "exp" (of the distance to the largest score, over the temperature; at temperature 0 it is 1 for ties, else 0),
    "normalise" (the weight), and "add" (the output's row as far as it is summed, a new list).
    """
    q, k, v, allowed, bias = map(_listed, (q, k, v, allowed, bias))
    for i, query in enumerate(q):
        factor = 1 / math.sqrt(len(query)) if scale is None else scale
        scores, sizes, parts, output = {}, [0.0], {}, [0.0] * len(v[0] if v else ())
        for j, key in enumerate(k):
            if allowed is not None and not allowed[i][j]:
                yield "skip", i, j, None
                continue
            dot = 0.0
            for a, b in zip(query, key, strict=True):
                dot += a * b
            scaled = _capped(dot * factor, cap)
            scores[j] = scaled + (0.0 if bias is None else bias[i][j])
            sizes.append(abs(scaled))
            yield "score", i, j, scores[j]
        listed = [*scores.values()] if sink is None else [*scores.values(), sink]
        top = max(listed, default=0.0)
        room = EQUAL * max(*sizes, abs(top))
        for j, score in scores.items():
            parts[j] = _part(score, top, room, temperature)
            yield "exp", i, j, parts[j]
        total = sum(_part(score, top, room, temperature) for score in listed)
        weights = {j: part / total for j, part in parts.items()}
        for j, weight in weights.items():
            yield "normalise", i, j, weight
        for j, weight in weights.items():
            output = [before + weight * number for before, number in zip(output, v[j], strict=True)]
            yield "add", i, j, output


def _capped(score, cap):
    """Return cap * tanh(score / cap), the score itself where there is no cap."""
    return score if cap is None else cap * math.tanh(score / cap)


def _part(score, top, room, temperature):
    """Return the exponential of a score's distance to the largest; at temperature 0 whether it is as large, up to `room`."""
    return float(top - score <= room) if temperature < SMALLEST else math.exp((score - top) / temperature)


def _listed(x):
    """Return x as nested lists."""
    return x.tolist() if hasattr(x, "tolist") else x
