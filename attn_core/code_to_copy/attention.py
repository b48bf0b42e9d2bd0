"""The PyTorch that reproduces one scene, as text to copy: torch and the standard library only."""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import biases, variants
from attn_core.attention import EQUAL, SMALLEST
from attn_core.code_to_copy import language_model, projections, transformers_model, word_vectors
from attn_core.masks import MASKS
from attn_core.scene import Scene

SETTINGS = """{imports}

import torch
from torch.nn.functional import scaled_dot_product_attention

words = {words}
memory = {memory}
heads, head_size, d_model, seed = {heads}, {head_size}, {d_model}, {seed}
scale, temperature = {scale}, {temperature!r}
"""

GROUPED = """
# heads share keys and values: {count} heads of them, {of_group}
wk, wv = (w.unflatten(1, ({count}, heads // {count}, head_size)){pick}.flatten(1) for w in (wk, wv))
"""
OF_GROUP = {  # whether heads are drawn: which of a group's, and how
    True: ("those of the first head of each group", "[:, :, 0]"),
    False: ("the mean of each group's", ".mean(2)"),
}
REPEATED = "k, v = (each.repeat_interleave(heads // {count}, 0) for each in (k, v))  # once for each head that reads them\n"
SPLIT = "x.unflatten(-1, (heads, head_size)).transpose(0, 1)"
MIXED_UP = "x.view(heads, len(x), head_size)  # without transpose: a head gets pieces of several words"

HEADS = """

def split(x):  # (T, heads * head_size) -> (heads, T, head_size)
    return {split}


q, k, v = split({x} @ wq), split({memory} @ wk), split({memory} @ wv)
{prepared}
scores = q @ k.transpose(-2, -1)  # (heads, queries, keys)
scaled = scores * scale
"""

DISTANCE = "distance = torch.arange(len(memory)) - torch.arange(len(words))[:, None]  # key minus query\n"

BIASED = """slopes = torch.tensor([{slopes}])[:, None, None]  # {name}: one for each head
{bias}
biased = {scores} + bias
"""

MASKED = """{allowed}
masked = {scores}.masked_fill(~allowed, -math.inf)
"""

MASKED_BY_CELL = """allowed = torch.tensor({allowed}).bool()  # a row a query, 1 = may look
masked = {scores}.masked_fill(~allowed, -math.inf)
"""

MAGNITUDE = "magnitude = {scores}.masked_fill(masked == -math.inf, 0).abs().amax(-1, keepdim=True)\n"
OF_LARGEST = (
    "magnitude = torch.maximum(magnitude, {rows}.amax(-1, keepdim=True).abs())  # the {added} rounds no other score\n"
)
WITH_SINK = """sink = {sink}  # one more score, which belongs to no value
with_sink = torch.cat([masked, sink], -1)
"""
OWN_SINKS = "sinks[:, None, None].expand(*masked.shape[:-1], 1)"  # of a layer whose heads have learned them
SINK_OF_MASK = """float_mask = torch.cat([float_mask, sink / temperature], -1)
keys, values = (torch.nn.functional.pad(x, (0, 0, 0, 1)) for x in (k, v))  # the sink is one more key, whose value is 0
"""
COLD = f"""# the limit of temperature 0: scores that are equal but for rounding share the weight
top = {{rows}}.amax(-1, keepdim=True) - {{rows}} <= {EQUAL} * magnitude
"""

DROPPED = """keep = torch.rand(weights.shape, generator=torch.Generator().manual_seed(seed)) >= {p!r}
dropped = weights * keep / (1 - {p!r})
"""

CHECK = """
{knows}# torch's own function says the same before dropout, as far as scores are exact: temperature magnifies their rounding
{mask}same = scaled_dot_product_attention({q}, {k}, {v}, {given}scale=scale / temperature)
rounding = 1e-6 * (10 + {scores}.abs().max().item() / temperature)
torch.testing.assert_close(weights @ v, same, rtol=0, atol=rounding)
"""


def pytorch(scene: Scene) -> str:
    """Return a program whose scores, scaled, masked, weights, dropped and output equal the scene's, (H, Tq, ...).

    Typed text appears in it as escaped ASCII literals. It checks itself against scaled_dot_product_attention where
    that function can express the scene. ValueError where there are no words to attend from or to, or no queries, keys
    and values.
    """
    return "".join(parts(scene).values())


def parts(scene: Scene, allowed: Tensor | None = None, split: str = SPLIT) -> dict[str, str]:
    """Return the same program in consecutive parts, by name.

    allowed: a mask (Tq, Tk) that replaces the scene's own, written out cell by cell
    split: how columns become heads, SPLIT or MIXED_UP
    """
    if not scene.words or not scene.keys:
        raise ValueError("the program needs at least one word on each side, got none")
    if not scene.origin.has("program"):
        raise ValueError(f"the program needs queries, keys and values, of which source {scene.source!r} has none")
    mask = scene.allowed() if allowed is None else allowed
    by_cell = "" if allowed is None else MASKED_BY_CELL.format(allowed=_cells(allowed), scores=_unmasked(scene))
    return {
        "settings": _settings(scene),
        "projections": _program(scene).lines(scene),
        "scores": _scores(scene, split),
        **({"capped": variants.program(scene, "cap")} if "capped" in scene.stages else {}),
        **({"biased": _biased(scene)} if "biased" in scene.stages else {}),
        "masked": by_cell or _masked(scene),
        "weights": _weights(scene, mask),
        "output": _output(scene, mask is not None),
    }


def _settings(scene: Scene) -> str:
    return SETTINGS.format(
        imports="\n".join(f"import {name}" for name in sorted(("math", *_program(scene).modules))),
        words=_literals(scene.words),
        memory="words  # self-attention" if scene.memory is None else _literals(scene.memory),
        heads=scene.heads,
        head_size=scene.head_size,
        d_model=scene.d_model,
        seed=scene.seed,
        scale=scene.divisor.program,
        temperature=min(scene.temperature, torch.finfo(torch.float32).max),
    )


def _literals(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(map(ascii, words)) + "]"


class Program(NamedTuple):
    """How a source's numbers are made in a program, an entry of PROGRAMS.

    modules   of the standard library, besides math
    lines     the lines that make words' vectors, wq, wk and wv
    x         the expression of the attention's input, (Tq, d_model), after these lines
    scores    the lines of the scores, where the lines above make queries, keys and values; None where these are projected
    """

    modules: tuple[str, ...]
    lines: Callable[[Scene], str]
    x: str = "x"
    scores: Callable[[Scene], str] | None = None


PROGRAMS = {  # `Source.made` → how
    "drawn": Program(("hashlib",), projections.drawn, "inputs(words)"),
    "designed": Program(("unicodedata",), projections.designed),
    "example": Program((), projections.of_example),
    "table": Program(("hashlib", "zipfile"), word_vectors.of_scene),
    "layer": Program(("hashlib",), language_model.of_layer),
    "vectors": Program(("hashlib",), transformers_model.of_layer, scores=transformers_model.scores),
    "file": Program((), projections.of_file, scores=projections.scores_of_file),
}


def _program(scene: Scene) -> Program:
    return PROGRAMS[scene.origin.made]


def inputs(scene: Scene) -> str:
    """Return the expression of the attention's input x, (Tq, d_model), to be evaluated after the projections."""
    return _program(scene).x


def _scores(scene: Scene, split: str) -> str:
    if own := _program(scene).scores:
        return own(scene)
    second = "inputs(memory)" if inputs(scene) != "x" else "x" if scene.memory is None else "m"
    grouped, repeated, count = "", "", scene.key_value_heads
    if isinstance(count, int):
        of_group, pick = OF_GROUP[scene.origin.is_random]
        grouped, repeated = GROUPED.format(count=count, of_group=of_group, pick=pick), REPEATED.format(count=count)
        split = split.replace("(heads, ", "(-1, ")
    prepared = repeated + variants.program(scene, "qk_norm") + variants.program(scene, "rotary")
    return grouped + HEADS.format(split=split, x=inputs(scene), memory=second, prepared=prepared)


def _cells(allowed: Tensor) -> str:
    """Return a mask as nested lists of 0 and 1, a row a line."""
    return "[\n" + "".join(f"    [{', '.join(map(str, row))}],\n" for row in allowed.int().tolist()) + "]"


def _unmasked(scene: Scene) -> str:
    """Return the name of the scores that a mask hides cells of."""
    return scene.stages[scene.stages.index("masked") - 1]


def _biased(scene: Scene) -> str:
    kind = biases.BIASES[scene.bias]
    slopes = ", ".join(f"2**-{exponent:g}" for exponent in biases.exponents(scene.heads))
    scores = scene.stages[scene.stages.index("biased") - 1]
    return DISTANCE + BIASED.format(slopes=slopes, name=kind.name, bias=kind.program, scores=scores)


def _masked(scene: Scene) -> str:
    allowed, scores = MASKS[scene.mask].program.format(**scene.mask_numbers), _unmasked(scene)
    if not allowed:
        return f"masked = {scores}  # nothing is hidden\n"
    return DISTANCE * (scores != "biased") + MASKED.format(allowed=allowed, scores=scores)


def _weights(scene: Scene, allowed: Tensor | None) -> str:
    """Return the lines of the weights; a sink is a column beside the scores, cut off again."""
    sink = _sink(scene)
    blind = not sink and allowed is not None and not allowed.any(-1).all().item()
    zeros = ".nan_to_num()  # a query that sees nothing gets zeros" if blind else ""
    rows, cut, lines = ("with_sink", "[..., :-1]", WITH_SINK.format(sink=sink)) if sink else ("masked", "", "")
    if scene.temperature < SMALLEST:
        before = scene.stages[scene.stages.index("biased") - 1] if "biased" in scene.stages else ""
        lines += MAGNITUDE.format(scores=before or "masked")
        if before or sink:
            lines += OF_LARGEST.format(rows=rows, added="sink" if sink else "bias")
        return lines + COLD.format(rows=rows) + f"weights = (top / top.sum(-1, keepdim=True)){cut}{zeros}\n"
    if scene.temperature == 1:
        return lines + f"weights = torch.softmax({rows}, -1){cut}{zeros}\n"
    lines += f"shifted = {rows} - {rows}.amax(-1, keepdim=True)  # changes no weight, and nothing overflows\n"
    return lines + f"weights = torch.softmax(shifted / temperature, -1){cut}{zeros}\n"


def _sink(scene: Scene) -> str:
    """Return the expression of the sink's score beside each row of masked, "" where there is no sink."""
    if scene.origin.own_sinks:
        return OWN_SINKS
    return "" if scene.sink == variants.OFF else f"torch.full_like(masked[..., :1], {scene.sink!r})"


def _output(scene: Scene, masked: bool) -> str:
    fixed: dict[float, str] = {0: "dropped = weights  # no dropout\n", 1: "dropped = weights * 0  # dropout 1\n"}
    result = fixed.get(scene.dropout) or DROPPED.format(p=scene.dropout)
    result += "output = dropped @ v  # (heads, queries, head_size)\n"
    if scene.temperature < 0.01:  # it magnifies the last digits of scores until nothing is left to compare
        return result
    return result + _check(scene, masked)


def _check(scene: Scene, masked: bool) -> str:
    """Return the lines that ask torch's own function: it takes a bias as a float mask, a sink as a key, and no cap."""
    made = {each: each in scene.stages for each in ("capped", "biased")}
    inputs, scores, hidden = (
        dict(zip("qkv", "qkv", strict=True)),
        _unmasked(scene),
        ".masked_fill(~allowed, -math.inf)" * masked,
    )
    sink = _sink(scene)
    if not any(made.values()) and not sink:
        return CHECK.format(mask="", given="attn_mask=allowed, " * masked, scores=scores, knows="", **inputs)
    added = (
        f"{scores} / temperature"
        if made["capped"]
        else "bias / temperature"
        if made["biased"]
        else "torch.zeros_like(scaled)"
    )
    mask = f"float_mask = ({added}){hidden}  # torch adds it after the scale\n"
    if made["capped"]:
        inputs["q"] = "q * 0"
    if sink:
        mask += SINK_OF_MASK
        inputs |= {"k": "keys", "v": "values"}
    knows = "# torch has no cap: it is given the capped scores, as a mask\n" * made["capped"]
    return CHECK.format(mask=mask, given="attn_mask=float_mask, ", scores=scores, knows=knows, **inputs)
