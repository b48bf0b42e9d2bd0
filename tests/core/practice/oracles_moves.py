"""Which answer is right of more kinds, computed apart from them: by the loops of the reference, by torch's own functions."""

import math
from collections.abc import Callable

import torch
from torch.nn.functional import scaled_dot_product_attention

from attn_core import AttentionConfig, attend, positions, reference, tokens
from attn_core.practice import Question
from attn_core.scene import Scene, attention_inputs
from tests.core.practice.oracles import only

HOT = 1e12  # a temperature at which weights are equal up to rounding
Rows = list[list[float]]


def looped(scene: Scene, temperature: float | None = None, hidden: tuple[int, ...] = ()) -> tuple[Rows, Rows]:
    """Return weights and outputs of a scene's one head by loops; hidden: keys that no query may attend to."""
    x, _, projections = attention_inputs(scene, "cpu")
    q, k, v = ((x.double() @ getattr(projections, name).double()).tolist() for name in ("wq", "wk", "wv"))
    causal = scene.mask == "causal"
    allowed = [[key not in hidden and (key <= query or not causal) for key in range(len(k))] for query in range(len(q))]
    return reference.attend_by_loops(q, k, v, allowed, None, scene.temperature if temperature is None else temperature)


def near(number: float, most: float = 0.51) -> Callable[[object], bool]:
    """Return whether a choice is this number, rounded: to whole percent, or by as much as `most` says."""
    return lambda choice: abs(choice - number) < most


# ---- choices ----


def hidden_key(question: Question) -> int:
    weights, _ = looped(question.scene, hidden=question.fact("hidden"))
    return only(question, near(100 * weights[question.query][question.fact("key")]))


def weights_shape(question: Question) -> int:
    """The shape that attend gives for tensors of these sizes."""
    lead = (question.fact("batch"), question.fact("heads")) if question.level == 3 else ()
    q, k = (torch.zeros(*lead, question.fact(name), question.fact("head_size")) for name in ("queries", "keys"))
    return only(question, lambda choice: choice == tuple(attend(q, k, k).weights.shape))


def divisor(question: Question) -> int:
    """The divisor with which softmax agrees with torch's function; and variances of many draws."""
    size, draw = question.fact("head_size"), torch.Generator().manual_seed(question.quiz)
    if question.level == 1:
        q, k = torch.randn(2, 6, size, generator=draw, dtype=torch.float64)
        truth = scaled_dot_product_attention(q[None], k[None], torch.eye(6, dtype=torch.float64)[None])[0]
        return only(question, lambda choice: torch.allclose(torch.softmax(q @ k.T / choice, -1), truth, atol=1e-6))
    q, k = torch.randn(2, 40_000, size, generator=draw)
    scores = (q * k).sum(-1) / (math.sqrt(question.fact("d_model")) if question.level == 3 else 1)
    return only(question, lambda choice: abs(choice / float(scores.var()) - 1) < 0.1)


def half_heads(question: Question) -> int:
    """As many numbers as the matrices that are drawn for such a layer."""
    drawn = tokens.projections(question.fact("d_model"), question.fact("heads"), question.fact("head_size"), seed=0)
    matrices = [drawn.wq, drawn.wk, drawn.wv, drawn.wo][: 4 if question.level == 3 else 3]
    return only(question, lambda choice: choice == sum(matrix.numel() for matrix in matrices))


def mask_polarity(question: Question) -> int:
    """What torch's own function, and its module, give weight to."""
    mask, count = torch.tensor([question.fact("mask")]), len(question.scene.words)
    draw = torch.Generator().manual_seed(question.quiz)
    q, k = torch.randn(1, 1, 4, generator=draw), torch.randn(1, count, 4, generator=draw)
    if question.level == 2:
        weights = scaled_dot_product_attention(q, k, torch.eye(count)[None], attn_mask=mask)[0, 0]
    else:
        weights = torch.nn.MultiheadAttention(4, 1, batch_first=True)(q, k, k, attn_mask=mask)[1][0, 0]
    return only(question, lambda choice: choice == tuple(weights.nonzero().flatten().tolist()))


def swapped_words(question: Question) -> int:
    scene, words = question.scene, list(question.scene.words)
    if question.level == 1:
        words = [scene.words[place] for place in question.fact("order")]
    else:
        first, second = question.fact("first"), question.fact("second")
        words[first], words[second] = scene.words[second], scene.words[first]
    settings = {name: getattr(scene, name) for name in ("heads", "head_size", "seed", "positions", "mask")}
    (_, before), (_, after) = looped(scene), looped(Scene(tuple(words), **settings))

    def same(row: int, old: int) -> bool:
        return all(abs(a - b) < 1e-6 for a, b in zip(after[row], before[old], strict=True))

    if question.level == 1:
        [row] = [row for row in range(len(words)) if same(row, question.asked[0].row)]
        return only(question, lambda choice: choice == row)
    return only(question, lambda choice: choice == tuple(row for row in range(len(words)) if same(row, row)))


def dot_product(question: Question) -> int:
    """The score that the loops begin with, scaled on level 3 alone."""
    q, k = [list(question.fact("q"))], [list(question.fact("k"))]
    phase, _, _, score = next(reference.steps(q, k, [[0.0]], scale=None if question.level == 3 else 1.0))
    assert phase == "score"
    return only(question, near(score, 0.051 if question.level == 3 else 1e-9))


def weight_ratio(question: Question) -> int:
    row = looped(question.scene)[0][question.query]
    return only(question, near(row[question.fact("larger")] / row[question.fact("smaller")], 0.06))


def tie_at_zero(question: Question) -> int:
    row = looped(question.scene, temperature=0.0)[0][question.query]
    assert [place for place, weight in enumerate(row) if weight > 0] == list(question.fact("winners"))
    assert len({question.scene.words[place] for place in question.fact("ties")}) == 1
    return only(question, near(100 * row[question.fact("key")]))


def hot_end(question: Question) -> int:
    weights, output = looped(question.scene, temperature=HOT)
    if question.level == 3:
        return only(question, near(output[question.query][0], 0.051))
    return only(question, near(100 * weights[question.query][question.fact("key")]))


def dropped_weights(question: Question) -> int:
    """Dropout as its documentation says: kept where torch.rand >= p, and divided by 1 - p."""
    scene, p = question.scene, question.scene.dropout
    weights = torch.tensor(looped(scene)[0], dtype=torch.float64)
    keep = torch.rand(1, *weights.shape, generator=torch.Generator().manual_seed(scene.seed), dtype=torch.float32)[0] >= p
    row = (weights * keep / (1 - p))[question.query]
    assert question.fact("dropped") == tuple((~keep[question.query]).nonzero().flatten().tolist())
    return only(question, near(100 * float(row.sum() if question.level == 3 else row[question.fact("key")])))


def cache_bytes(question: Question) -> int:
    """The bytes of the tensors that attend takes as grouped keys and values."""
    fact = question.fact
    kept = torch.empty(fact("layers"), fact("batch"), fact("groups"), fact("tokens"), fact("head_size"), dtype=torch.half)
    assert fact("heads") % fact("groups") == 0
    return only(question, lambda choice: choice == 2 * kept.numel() * kept.element_size())


def rotary_distance(question: Question) -> int:
    q, k = torch.randn(2, 1, 64, generator=torch.Generator().manual_seed(question.quiz), dtype=torch.float64)

    def score(at: tuple[int, int]) -> float:
        turned = [positions.rotary(x, torch.tensor([place])) for x, place in zip((q, k), at, strict=True)]
        return float(turned[0] @ turned[1].mT)

    wanted = score((question.fact("query_at"), question.fact("key_at")))
    return only(question, lambda choice: abs(score(choice) - wanted) < 1e-9)


def capped_score(question: Question) -> int:
    """What attend makes of a query and a key with this score."""
    q, k = (torch.tensor([[number]], dtype=torch.float64) for number in (float(question.fact("score")), 1.0))
    return only(question, near(float(attend(q, k, k, config=AttentionConfig(cap=question.fact("cap"))).capped), 0.051))


def sink_share(question: Question) -> int:
    q, k = torch.ones(1, 1, dtype=torch.float64), torch.ones(question.fact("count"), 1, dtype=torch.float64)
    weights = attend(q, k, k, config=AttentionConfig(sink=1.0 + (question.level == 3))).weights[0]
    return only(question, near(100 * float(weights[0] if question.level == 2 else weights.sum())))


# ---- answers that are set ----


def goal_temperature(question: Question) -> list[tuple[str, bool]]:
    """Temperatures over the whole slider, with the scores as they are or as printed; where it begins none is right."""
    best = question.fact("needed")
    near_best = [round(best + 0.05 * steps, 2) for steps in range(-3, 4)]
    temperatures = sorted({0.0, 0.5, 1.0, 2.0, 5.0, *near_best})

    scores, key = question.asked[0].values[question.query][: question.query + 1], question.fact("key")

    def printed(temperature: float, digits: int) -> float:
        powers = [math.exp(round(score, digits) / temperature) for score in scores]
        return powers[key] / sum(powers)

    def is_right(temperature: float) -> bool:
        weights = [looped(question.scene, temperature=temperature)[0][question.query][key]]
        weights += [printed(temperature, digits) for digits in (1, 2)] if temperature else []
        points = [round(100 * weight) - round(100 * question.fact("goal")) for weight in weights]  # as a reader sees both
        return min(map(abs, points)) <= {1: 3, 2: 5, 3: 7}[question.level]

    assert is_right(best)
    assert not is_right(1.0)
    return [(f"{temperature:g}", is_right(temperature)) for temperature in temperatures]


def row_of_bars(question: Question) -> list[tuple[str, bool]]:
    """The truth, even bars, which are never right, all on one word, and bars between the truth and even ones."""
    row = looped(question.scene)[0][question.query][: question.query + 1]
    count = len(row)
    ways = [row, [1 / count] * count, [float(key == 0) for key in range(count)]]
    ways += [[part * weight + (1 - part) / count for weight in row] for part in (0.25, 0.5, 0.75, 0.9)]
    pairs = []
    for way in ways:
        bars = [round(100 * share) for share in way]
        misplaced = sum(max(0.0, bar / sum(bars) - weight) for bar, weight in zip(bars, row, strict=True))
        pairs.append(("_".join(map(str, bars)), round(100 * misplaced) <= {1: 15, 2: 12, 3: 12}[question.level]))
    assert pairs[0][1]
    assert not pairs[1][1]
    return pairs


ORACLES = {
    each.__name__: each
    for each in (
        *(hidden_key, weights_shape, divisor, half_heads, mask_polarity, swapped_words, dot_product, weight_ratio),
        *(
            cache_bytes,
            rotary_distance,
            capped_score,
            sink_share,
            tie_at_zero,
            hot_end,
            dropped_weights,
            goal_temperature,
            row_of_bars,
        ),
    )
}
