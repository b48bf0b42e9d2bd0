"""Hypotheses: each program with a wrong line, run on the tensors of a call."""

import math
import re
from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from attn_core import masks, sharpness
from attn_core.diagnosis import draws, filed
from attn_core.diagnosis.given import Example, Given
from attn_core.mistakes import MISTAKES

NEED_WORDS = ("embedded", "places", "backwards", "layer", "mean_square")
OF_ITS_OWN = r"\s*allowed = torch\.ones\(T, T, dtype=torch\.bool\)\.tril\(\)|\s*allowed\[:, 0\] = False"
FOR_ANY_CALL = (  # what programs write for their own sizes, and what stands for it here
    ("k[:2], v[:2]", "grouped_k, grouped_v"),
    ("heads // 2", "heads // len(shared_k)"),
    ("weights.expand(heads, T, T)", "weights.expand(heads, -1, -1)"),
    ("(scaled / temperature)", "(scaled / temperature + bias)"),
    ("math.sqrt(head_size) / temperature\n", "math.sqrt(head_size) / temperature + bias\n"),
    ("allowed[0, :] = False", "allowed = padding_on_queries"),
    ("view(2, T, -1)", "view(N, T, -1)"),
)
VECTORS = ("q", "k", "v", "scaled", "allowed")  # what a first mistake may change, for a second one to start from
ACROSS_ROWS = ("dim=-2", "mask.mT", "causal(", "kept", "join", "transpose(", "padding_on_queries", "x @ w", "of_head")


@dataclass(frozen=True)
class Hypothesis:
    """A program that may explain a call: the name of its mistake, its source, and the lines that differ, as a diff."""

    name: str
    source: str
    line: str
    square: bool = False
    together: bool = False

    def reads(self, name: str) -> bool:
        """Return whether the program reads a name."""
        return re.search(rf"(?<![\w.]){name}\b", self.source) is not None

    @property
    def by_rows(self) -> bool:
        """Whether each query gets what it gets without the other queries."""
        return not any(sign in self.source for sign in ACROSS_ROWS)

    @property
    def first(self) -> bool:
        """Whether the program changes vectors, scores or mask at its beginning, so that another mistake may follow."""
        made = re.findall(r"^(?:.*, )?(?:q|k|v|scaled|allowed)\b.* = ", self.source, re.MULTILINE)
        layout = self.name == "heads_and_tokens_swapped"  # it leaves other shapes
        return bool(made) and not layout and not self.together and not self.reads("generator")

    @property
    def second(self) -> bool:
        """Whether the program starts from vectors, scores and mask as another mistake left them; masks come first."""
        makes = re.search(r"^\s*(q, k, v|k, v|allowed) = ", self.source, re.MULTILINE)
        return not makes and not self.together and not self.reads("generator")


def why_not(name: str) -> str:
    """Return why a mistake of the registry can't be sought in q, k and v; "" where it can."""
    if any(each.name == name for each in filed.ALL):
        return ""
    mistake = MISTAKES[name]
    source = mistake.program(bug=True)
    if not mistake.has_heads:
        return "it has no queries and keys"
    words = [word for word in NEED_WORDS if re.search(rf"\b{word}\b", source)]
    return f"it starts from {' and '.join(words)}, which q, k and v don't tell" if words else ""


def fits_the_shapes(hypothesis: Hypothesis, given: Given) -> bool:
    """Return whether a program can run on tensors of these shapes."""
    heads, one_width = given.q.shape[1], given.q.shape[-1] == given.v.shape[-1]
    return not (
        (hypothesis.square and not given.square)
        or (hypothesis.together and len(given.q) == 1)
        or (hypothesis.reads("x") and not (given.square and one_width))
        or (hypothesis.reads("grouped_k") and given.group == 1)
        or (hypothesis.reads("padding_on_queries") and not given.square)
        or (hypothesis.reads("generator") and given.weights is None)
        or (hypothesis.name == "values_are_keys" and not one_width)
        or (hypothesis.name == "heads_and_tokens_swapped" and (heads == 1 or not given.mask.all().item()))
    )


def names_of(given: Given, example: Example) -> dict[str, Any]:
    """Return the names that programs start from, of one example or all: those of `mistakes.definition.start`, and more."""
    q, k, v, allowed, bias = (tensor[example] for tensor in (given.q, given.k, given.v, given.mask, given.bias))
    (heads, tq, width), tk = q.shape[-3:], k.shape[-2]
    scores = q @ k.mT
    names: dict[str, Any] = {"torch": torch, "F": functional, "math": math, "sharpness": sharpness}
    names |= {"N": len(given.q), "T": tq, "Tq": tq, "Tk": tk, "heads": heads, "head_size": width, "d_model": heads * width}
    names |= {"temperature": 1.0, "q": q, "k": k, "v": v, "scores": scores, "bias": bias, "allowed": allowed}
    names |= {
        "mask": allowed,
        "scaled": scores / math.sqrt(width) + bias,
        "causal": masks.causal,
        "before": before,
        "after": after,
    }
    names |= {"grouped_k": k[:: given.group], "grouped_v": v[:: given.group]}
    if tq == tk and q.ndim == 3:
        names |= _before_heads(q, k, v) | {"padding_on_queries": _padding_on_queries(allowed)}
    return names


class Result(NamedTuple):
    """What a program gives for one example: weights (H, Tq, Tk), output (H, Tq, Dv), and by what rounding grows.

    For all examples together, there is an axis of examples before the heads.

    largest: the largest magnitude of a scaled score; size (H, Tq, Dv): what an output adds up, magnitudes
    """

    weights: Tensor
    output: Tensor
    largest: float
    size: Tensor


def right(given: Given, example: Example, scale: float | None = None) -> Result:
    """Return what attention gives at a scale, 1/sqrt(Dk) for None; 0 where a query may see nothing."""
    q, k, v, bias = given.q[example], given.k[example], given.v[example], given.bias[example]
    scaled = q @ k.mT * (q.shape[-1] ** -0.5 if scale is None else scale) + bias
    weights = torch.softmax(scaled.masked_fill(~given.mask[example], -math.inf), dim=-1).nan_to_num(0.0)
    return Result(weights, weights @ v, scaled.abs().max().item(), weights @ v.abs())


def run(hypothesis: Hypothesis, given: Given, example: Example, start: dict[str, Any]) -> Result | None:
    """Return what a hypothesis gives; None where it has no meaning here."""
    names = dict(start)
    if hypothesis.reads("generator") and isinstance(example, int):
        drawn = draws.read(hypothesis.name, given, example, right(given, example).weights)
        if drawn is None:
            return None
        names |= drawn
    with torch.enable_grad():  # one program takes a gradient
        exec(hypothesis.source, names)  # our own code: it never contains what a caller typed
    weights, output, scaled = names.get("dropped", names["weights"]), names["output"], names["scaled"]
    names.clear()  # functions in them hold them: uncleared, their tensors would wait for the garbage collector
    if output.ndim == 2:  # heads side by side
        output = output.unflatten(-1, (start["v"].shape[0], -1)).transpose(0, 1)
    cells = start["scores"].shape
    weights = weights if weights.shape == cells else torch.full(cells, torch.nan, dtype=output.dtype)
    if hypothesis.name != "blind_row":  # that NaN stands in a row that sees nothing is a mistake of its own
        blind = ~start["allowed"].any(-1, keepdim=True)
        weights, output = (each.masked_fill(blind & each.isnan(), 0.0) for each in (weights, output))
    size = torch.maximum(weights.nan_to_num(0.0).abs() @ start["v"].abs(), output.detach().nan_to_num(0.0).abs())
    if not hypothesis.by_rows:  # it may stand in another row
        size = size.flatten(0, -2).amax(0).expand_as(size)
    return Result(weights, output, scaled.abs().max().item(), size)


def after_first(first: Hypothesis, start: dict[str, Any]) -> dict[str, Any]:
    """Return the names that a second program starts from where a first mistake was made."""
    names = dict(start)
    exec(first.source, names)
    left = start | {name: names[name] for name in VECTORS}
    left["allowed"] = left["allowed"].expand_as(start["allowed"])
    names.clear()
    if left["q"] is not start["q"] or left["k"] is not start["k"]:
        left["scores"] = left["q"] @ left["k"].mT
    return left


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two starts have the same vectors, scores and mask."""
    return all(one[name] is other[name] or torch.equal(one[name], other[name]) for name in VECTORS)


def few_rows(start: dict[str, Any], rows: Tensor) -> dict[str, Any]:
    """Return the names for some of the queries alone."""
    return start | {name: start[name][..., rows, :] for name in ("q", "scores", "scaled", "allowed", "mask", "bias")}


def _for_any_call(source: str) -> str:
    """Return a program of the registry for any sizes, mask and bias, where it writes its own."""
    kept = [line for line in source.splitlines() if not re.fullmatch(OF_ITS_OWN, line)]
    source = "\n".join(kept) + "\n"
    for own, general in FOR_ANY_CALL:
        source = source.replace(own, general)
    return source


def _before_heads(q: Tensor, k: Tensor, v: Tensor) -> dict[str, Tensor]:
    """Return an x (T, 3 H D) and projections whose products are the vectors of all heads, side by side."""
    x = torch.cat([each.transpose(0, 1).flatten(1) for each in (q, k, v)], dim=-1)
    widths = [each.shape[0] * each.shape[-1] for each in (q, k, v)]
    blocks = torch.eye(x.shape[-1], dtype=x.dtype).split(widths, dim=-1)
    return {"x": x, **dict(zip(("wq", "wk", "wv"), blocks, strict=True))}


def _padding_on_queries(allowed: Tensor) -> Tensor:
    """Return the mask without its hidden keys, but with the same queries hidden: causal where it is, else whole."""
    padding = ~allowed.any(-2)
    whole = torch.ones_like(allowed)
    base = whole if (allowed & ~whole.tril()).any() else whole.tril()
    return base & ~padding[..., None]


def before(allowed: Tensor) -> Tensor:
    """Return a mask (..., Tq, Tk) moved one key towards the first; the last column stays."""
    return torch.cat((allowed[..., 1:], allowed[..., -1:]), dim=-1)


def after(allowed: Tensor) -> Tensor:
    """Return a mask (..., Tq, Tk) moved one key towards the last; the first column stays."""
    return torch.cat((allowed[..., :1], allowed[..., :-1]), dim=-1)


SINGLES = (  # hypotheses of one mistake: of the registry, then of what people file
    *(
        Hypothesis(name, _for_any_call(mistake.program(bug=True)), filed.changed(mistake.code), "kept" in mistake.code)
        for name, mistake in MISTAKES.items()
        if not why_not(name) and name not in {each.name for each in filed.ALL}
    ),
    *(
        Hypothesis(each.name, _for_any_call(each.program(bug=True)), filed.changed(each.code), each.square, each.together)
        for each in filed.ALL
    ),
)
