"""Questions about scores as numbers: a score as a dot product, and the ratio of two weights that a gap of scores makes."""

import math

import torch
from torch import Generator

from attn_core import scene as scenes
from attn_core.practice import rounding, sentences, wrong_numbers
from attn_core.practice.question import Draft, Kind, plane, whole

MOST = 3  # the largest number of a vector, so that the products can be done in the head
TEMPERATURES = (0.5, 2.0)


def make_dot(generator: Generator, level: int) -> Draft | None:
    """Ask for a score of vectors of 2 numbers, of 3, and for a scaled score of vectors of 4."""
    size = 1 + level
    scene = sentences.scene(generator, 4, 6, head_size=size)
    query, key = torch.randperm(len(scene.words), generator=generator)[:2].tolist()
    q, k = torch.randint(-MOST, MOST + 1, (2, size), generator=generator).tolist()
    if 0 in (*q, *k):
        return None
    products = [a * b for a, b in zip(q, k, strict=True)]
    score = sum(products)
    wrong: list[float] = [sum(q) * sum(k), sum(map(abs, products)), sum(q) + sum(k), products[0], -score]
    if level == 3:
        wrong = [score, score / size, score * math.sqrt(size), *(number / math.sqrt(size) for number in wrong)]
    truth = score / math.sqrt(size) if level == 3 else score
    listed = wrong_numbers.choices(generator, truth, wrong, 0.5, digits=1 if level == 3 else 0)
    facts = {"query": query, "key": key, "q": tuple(q), "k": tuple(k), "products": tuple(products)}
    facts |= {"score": score, "scaled": score / math.sqrt(size), "head_size": size}
    return listed and Draft(scene, facts, [], [], *listed, query=query)


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
    wrong = [gap, math.exp(gap), math.exp(gap * temperature), gap / temperature, 1 + gap, 2 * truth, truth**2]
    listed = wrong_numbers.choices(generator, truth, [number for number in wrong if _far(number, truth)], 0.3, digits=1)
    facts = {"query": query, "larger": larger, "smaller": smaller, "temperature": temperature, "gap": gap, "ratio": truth}
    facts |= {"scores": two, "shares": shares}
    asked, solved = (plane(name, getattr(trace, name)[0], row=query) for name in ("scaled", "weights"))
    return listed and Draft(scene, facts, [asked], [solved], *listed, query=query)


def _agree(scores: tuple[float, ...], shares: tuple[float, ...], temperature: float) -> bool:
    """Return whether the printed gap is that of printed scores, and gives the printed ratio, as printed weights do."""
    gap, ratio = scores[0] - scores[1], math.exp((scores[0] - scores[1]) / temperature)
    large, small = rounding.rounded(shares)
    if not rounding.adds_up((scores[0], -scores[1]), gap, 1) or not small:
        return False
    return rounding.gives(math.exp(round(gap, 2) / temperature), ratio, 1) and rounding.gives(large / small, ratio, 1)


def _far(number: float, truth: float) -> bool:
    """Return whether a ratio is another one for somebody who reads scores with two digits."""
    return not 0.87 < number / truth < 1.15


DOT = Kind("dot_product", make_dot, "query_key_value", (("step", "2"),))
RATIO = Kind("weight_ratio", make_ratio, "sharpness", (("step", "1"),), levels=(2, 3))
