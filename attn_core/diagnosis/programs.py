"""Programs of hypotheses, run on the tensors of a call."""

import math
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from attn_core import masks, sharpness
from attn_core.diagnosis import draws, filed
from attn_core.diagnosis.given import Example, Given
from attn_core.diagnosis.hypothesis import Hypothesis
from attn_core.mistakes import MISTAKES

VECTORS = ("q", "k", "v", "scaled", "allowed")  # what a first mistake may change, for a second one to start from
OF_ROWS = ("q", "scores", "scaled", "allowed", "mask", "bias")
TURNED = "it turns queries and keys before they are q and k: compare these with attn_core.positions.rotary"
WHY_NOT = {
    "no_positions": "it starts from words, which q, k and v don't tell: pass embedded and projections",
    "averaged_in_place": "it has no queries and keys",
    "rotary_layouts_mixed": TURNED,
    "positions_from_zero": TURNED,
    "sink_left_out": "without its sink it is attention, and no tensor of a call says that there should be one",
}
RIGHT = Hypothesis("attention", filed.WITH_MASK)
FILED = {each.name for each in filed.ALL}
SINGLES = (  # hypotheses of one mistake: of the registry, then of what people file
    *(
        Hypothesis(name, mistake.code, square="kept" in mistake.code)
        for name, mistake in MISTAKES.items()
        if name not in FILED and name not in WHY_NOT
    ),
    *filed.ALL,
)


def why_not(name: str) -> str:
    """Return why a mistake of the registry can't be sought in q, k and v alone; "" where it can."""
    return WHY_NOT.get(name, "")


class Result(NamedTuple):
    """What a program gives for one example: weights (H, Tq, Tk), output (H, Tq, Dv), and by what rounding grows.

    largest: the largest magnitude of a scaled score; size (H, Tq, Dv): the sum of the magnitudes that an output adds up.
    For all examples together, there is an axis of examples before the heads. told: False where
    the mistake hides all keys from all queries, and 0 or equal weights stand there, which tell little.
    """

    weights: Tensor
    output: Tensor
    largest: float
    size: Tensor
    told: bool = True


def names_of(given: Given, example: Example) -> dict[str, Any]:
    """Return the names that programs start from, of one example or all: those of `mistakes.definition.start`, and more."""
    q, k, v, allowed, bias = (tensor[example] for tensor in (given.q, given.k, given.v, given.mask, given.bias))
    (heads, tq, width), tk, scores = q.shape[-3:], k.shape[-2], q @ k.mT
    names: dict[str, Any] = {"torch": torch, "F": functional, "math": math, "sharpness": sharpness, "temperature": 1.0}
    names |= {
        "causal": masks.causal,
        "before": before,
        "after": after,
        "next_row": next_row,
        "previous_row": previous_row,
        "N": len(given.q),
        "T": tq,
        "Tq": tq,
        "Tk": tk,
    }
    names |= {"heads": heads, "head_size": width, "d_model": heads * width, "q": q, "k": k, "v": v, "bias": bias}
    names |= {"scores": scores, "scaled": scores / math.sqrt(width) + bias, "allowed": allowed, "mask": allowed}
    if given.group > 1:
        names |= {"grouped_k": k[:: given.group], "grouped_v": v[:: given.group]}
    if given.unplaced is not None:
        names["unplaced"] = [each[example] for each in given.unplaced]
    if given.square and q.ndim == 3:
        names |= _before_heads(q, k, v) | {
            "padding_on_queries": _padding_on_queries(allowed),
            "padding_on_the_other_side": _padding_on_the_other_side(allowed),
        }
    return names


def run(hypothesis: Hypothesis, given: Given, example: Example, start: dict[str, Any]) -> Result | None:
    """Return what a hypothesis gives; None where it has no meaning here: names are lacking, or shapes don't fit."""
    if (hypothesis.square and not given.square) or (hypothesis.together and len(given.q) == 1):
        return None
    names = dict(start)
    if hypothesis.drops:
        drawn = draws.read(hypothesis.name, given, example, start)
        if drawn is None:
            return None
        names |= drawn
    if not _ran(hypothesis, names):
        return None
    weights, output, scaled = names.get("dropped", names["weights"]), names["output"], names["scaled"]
    names.clear()  # functions in them hold them: uncleared, their tensors would wait for the garbage collector
    if output.ndim == 2:  # heads side by side
        output = output.unflatten(-1, (start["v"].shape[0], -1)).transpose(0, 1)
    if output.shape != (*start["scores"].shape[:-1], start["v"].shape[-1]):
        return None
    told = True
    if not hypothesis.drops and weights.shape == start["scores"].shape:
        weights, output, told = _blinded(weights, output, given, example, start)
    return _result(hypothesis, weights, output, start)._replace(largest=scaled.abs().max().item(), told=told)


def _blinded(
    weights: Tensor, output: Tensor, given: Given, example: Example, start: dict[str, Any]
) -> tuple[Tensor, Tensor, bool]:
    """Return a result whose rows that only the mistake's mask blinds are as they were given, and whether it tells something.

    Softmax gives NaN there, scaled_dot_product_attention 0, and a finite fill equal weights.
    """
    blind = start["mask"].any(-1, keepdim=True) & (weights.isnan() | (weights == 0)).all(-1, keepdim=True)
    if not blind.any():
        return weights, output, True
    there = given.output if given.weights is None else given.weights
    assert there is not None
    there = there[example]
    nan, zero = (each.all(-1, keepdim=True) for each in (there.isnan(), there == 0))
    mean = start["v"].mean(-2, keepdim=True)
    for rows, weight, value in (
        (blind & nan, torch.nan, torch.full_like(mean, torch.nan)),
        (blind & zero, 0.0, torch.zeros_like(mean)),
        (blind & ~nan & ~zero, 1 / weights.shape[-1], mean),
    ):
        weights, output = weights.masked_fill(rows, weight), torch.where(rows, value, output)
    return weights, output, not bool((blind & ~nan).all())


def _result(hypothesis: Hypothesis, weights: Tensor, output: Tensor, start: dict[str, Any]) -> Result:
    """Return a result: the weights, NaN where they have another layout, the output, and the magnitudes that it sums."""
    cells = start["scores"].shape
    weights = weights if weights.shape == cells else torch.full(cells, torch.nan, dtype=output.dtype)
    if hypothesis.name != "blind_row":  # that NaN stands in a row that sees nothing is a mistake of its own
        blind = ~start["allowed"].any(-1, keepdim=True)
        weights, output = (each.masked_fill(blind & each.isnan(), 0.0) for each in (weights, output))
    size = torch.maximum(weights.nan_to_num(0.0).abs() @ start["v"].abs(), output.detach().nan_to_num(0.0).abs())
    if not hypothesis.by_rows:  # it may stand in another row
        size = size.flatten(0, -2).amax(0).expand_as(size)
    return Result(weights, output, 0.0, size)


def right(given: Given, example: Example) -> Result:
    """Return what attention gives."""
    result = run(RIGHT, given, example, names_of(given, example))
    assert result is not None
    return result


def _ran(hypothesis: Hypothesis, names: dict[str, Any]) -> bool:
    """Run a program on names; return whether they were all there and their shapes fitted."""
    try:
        with torch.enable_grad():  # one program takes a gradient
            exec(hypothesis.source, names)  # our own code: it never contains what a caller typed
    except (AssertionError, NameError, RuntimeError):
        return False
    return True


def after_first(first: Hypothesis, given: Given, start: dict[str, Any]) -> dict[str, Any] | None:
    """Return the names that a second program starts from where a first mistake was made; None where it has no meaning."""
    names = dict(start)
    if (first.square and not given.square) or not _ran(first, names):
        return None
    left = start | {name: names[name] for name in VECTORS}
    names.clear()
    if any(left[name].shape != start[name].shape for name in ("q", "k", "v")):  # of another layout
        return None
    left["allowed"] = left["allowed"].expand_as(start["allowed"])
    if left["q"] is not start["q"] or left["k"] is not start["k"]:
        left["scores"] = left["q"] @ left["k"].mT
    return left


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two starts have the same vectors, scores and mask."""
    return all(one[name] is other[name] or torch.equal(one[name], other[name]) for name in VECTORS)


def few_rows(start: dict[str, Any], rows: Tensor) -> dict[str, Any]:
    """Return the names for some of the queries alone."""
    return start | {name: start[name][..., rows, :] for name in OF_ROWS}


def _before_heads(q: Tensor, k: Tensor, v: Tensor) -> dict[str, Tensor]:
    """Return an x (T, 3 H D) and projections whose products are the vectors of all heads, side by side."""
    x = torch.cat([each.transpose(0, 1).flatten(1) for each in (q, k, v)], dim=-1)
    widths = [each.shape[0] * each.shape[-1] for each in (q, k, v)]
    blocks = torch.eye(x.shape[-1], dtype=x.dtype).split(widths, dim=-1)
    return {"x": x, **dict(zip(("wq", "wk", "wv"), blocks, strict=True))}


def _padding_on_queries(allowed: Tensor) -> Tensor:
    """Return the mask without its hidden keys, but with the same queries hidden: causal where it is, else whole."""
    return _whole(allowed) & ~_padding(allowed)[..., None]


def _padding_on_the_other_side(allowed: Tensor) -> Tensor:
    """Return the mask with its padding moved to the other end of the keys."""
    padding = _padding(allowed)[..., None, :]
    return (allowed | (padding & _whole(allowed))) & ~padding.flip(-1)


def _padding(allowed: Tensor) -> Tensor:
    """Return which keys no query may see, (..., Tk)."""
    return ~allowed.any(-2)


def _whole(allowed: Tensor) -> Tensor:
    """Return a causal mask where a mask hides all that it hides, else one that hides nothing."""
    whole = torch.ones_like(allowed)
    return whole if (allowed & ~whole.tril()).any() else whole.tril()


def before(allowed: Tensor) -> Tensor:
    """Return a mask (..., Tq, Tk) moved one key towards the first; the last column stays."""
    return torch.cat((allowed[..., 1:], allowed[..., -1:]), dim=-1)


def after(allowed: Tensor) -> Tensor:
    """Return a mask (..., Tq, Tk) moved one key towards the last; the first column stays."""
    return torch.cat((allowed[..., :1], allowed[..., :-1]), dim=-1)


def next_row(allowed: Tensor) -> Tensor:
    """Return of each query what the next one sees; of the last one what a next one would see, one key farther on."""
    return torch.cat((allowed[..., 1:, :], after(allowed[..., -1:, :])), dim=-2)


def previous_row(allowed: Tensor) -> Tensor:
    """Return of each query what the previous one sees; of the first one what a previous one would see, one key before."""
    return torch.cat((before(allowed[..., :1, :]), allowed[..., :-1, :]), dim=-2)
