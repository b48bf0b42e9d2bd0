"""Questions about scores as numbers: a score as a dot product, and the ratio of two weights that a gap of scores makes."""

import math

import torch
from torch import Generator

from attn_core import scene as scenes
from attn_core.practice import rounding, sentences
from attn_core.practice.choices import differ, printed
from attn_core.practice.question import Draft, Kind, plane, whole

MOST = 3  # the largest number of a vector, so that the products can be done in the head
TEMPERATURES = (0.5, 2.0)
MOST_TIMES = 1000  # a ratio that is larger would be taken for none


def make_dot(generator: Generator, level: int) -> Draft | None:
    """Ask for a score of vectors of 2 numbers, of 3, and for a scaled score of vectors of 4."""
    size = 1 + level
    scene = sentences.scene(generator, 4, 6, head_size=size)
    query, key = torch.randperm(len(scene.words), generator=generator)[:2].tolist()
    q, k = torch.randint(-MOST, MOST + 1, (2, size), generator=generator).tolist()
    if 0 in (*q, *k):
        return None
    products, root = [a * b for a, b in zip(q, k, strict=True)], math.sqrt(size)
    score = sum(products)
    wrong = _wrong_scores(q, k)
    facts = {"query": query, "key": key, "q": tuple(q), "k": tuple(k), "products": tuple(products)}
    facts |= {"score": score, "scaled": score / root, "head_size": size}
    if level < 3:
        return Draft(scene, facts, [], [], score, wrong, differ(0.5), query=query)
    scaled = printed([score / root, score, score / size, score * root, *(number / root for number in wrong)], 1)
    return Draft(scene, facts, [], [], scaled[0], scaled[1:], differ(0.5), query=query)


def _wrong_scores(q: list[int], k: list[int]) -> list[int]:
    """Return wrong answers for a score.

    The product of both sums; the sum of the products without their signs; the sum of all numbers; the first product; the
    score with the other sign; the last product; the sum of the differences.
    """
    products = [a * b for a, b in zip(q, k, strict=True)]
    absolute = sum(map(abs, products))
    return [sum(q) * sum(k), absolute, sum(q) + sum(k), products[0], -sum(products), products[-1], sum(q) - sum(k)]


def make_ratio(generator: Generator, level: int) -> Draft | None:
    """Ask how many times as large a weight is whose score is larger by so much, on level 3 at another temperature."""
    temperature = 1.0 if level == 2 else TEMPERATURES[whole(generator, 0, 1)]
    scene = sentences.scene(generator, 4, 6, head_size=8, temperature=temperature)
    trace = scenes.trace(scene).heads
    query = whole(generator, 0, len(scene.words) - 1)
    scores = trace.scaled[0, query]
    larger, smaller = torch.randperm(len(scores), generator=generator)[:2].tolist()
    gap = float(scores[larger] - scores[smaller])
    truth, weights = math.exp(gap / temperature), trace.weights[0, query]
    two, shares = (tuple(row[[larger, smaller]].tolist()) for row in (scores, weights))
    if not 0.6 < gap < 3.5 * temperature or not _agree(two, shares, temperature):
        return None
    ratios = printed([truth, *_wrong_ratios(gap, temperature)], 1)
    facts = {"query": query, "larger": larger, "smaller": smaller, "temperature": temperature, "gap": gap, "ratio": truth}
    facts |= {"scores": two, "shares": shares}
    asked, solved = (plane(name, getattr(trace, name)[0], row=query) for name in ("scaled", "weights"))
    return Draft(scene, facts, [asked], [solved], ratios[0], ratios[1:], _far, query=query)


def _wrong_ratios(gap: float, temperature: float) -> list[float]:
    """Return wrong answers for e^(gap ÷ temperature).

    The gap; without the temperature; times the temperature; the gap by the temperature; the gap and 1; the other way
    round; e times the gap; at half the temperature, or at a quarter; powers of 2 and of 10; twice as much.
    """
    divided = gap / temperature
    ratios = [gap, math.exp(gap), math.exp(gap * temperature), divided, 1 + divided, math.exp(-divided)]
    ratios += [math.e * divided, *(math.exp(by * divided) for by in (2, 4)), 2**divided, 10**divided, 2 * math.exp(divided)]
    return [ratio for ratio in ratios if ratio < MOST_TIMES]


def _agree(scores: tuple[float, ...], shares: tuple[float, ...], temperature: float) -> bool:
    """Return whether the printed scores give the printed gap, and this and the printed weights give the printed ratio."""
    gap, ratio = scores[0] - scores[1], math.exp((scores[0] - scores[1]) / temperature)
    large, small = rounding.rounded(shares)
    if not rounding.adds_up((scores[0], -scores[1]), gap, 1) or not small:
        return False
    return rounding.gives(math.exp(round(gap, 2) / temperature), ratio, 1) and rounding.gives(large / small, ratio, 1)


def _far(one: float, other: float) -> bool:
    """Return whether a ratio is another one for somebody who reads scores with two digits."""
    return not 0.87 < one / other < 1.15 and differ(0.3)(one, other)


DOT = Kind("dot_product", make_dot, "query_key_value", (("step", "1"),))
RATIO = Kind("weight_ratio", make_ratio, "sharpness", (("step", "1"),), levels=(2, 3))
