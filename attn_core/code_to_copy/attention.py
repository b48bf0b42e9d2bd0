"""The PyTorch that reproduces one scene, as text to copy: torch and the standard library only."""

import torch
from torch import Tensor

from attn_core.attention import EQUAL, SMALLEST
from attn_core.code_to_copy import projections
from attn_core.masks import MASKS
from attn_core.scene import MEAN_SQUARE, Scene

SETTINGS = """{imports}

import torch
from torch.nn.functional import scaled_dot_product_attention

words = {words}
memory = {memory}
heads, head_size, d_model, seed = {heads}, {head_size}, {d_model}, {seed}
scale, temperature = {scale}, {temperature!r}
"""

SPLIT = "x.unflatten(-1, (heads, head_size)).transpose(0, 1)"
MIXED_UP = "x.view(heads, len(x), head_size)  # without transpose: a head gets pieces of several words"

HEADS = """

def split(x):  # (T, heads * head_size) -> (heads, T, head_size)
    return {split}


q, k, v = split({x} @ wq), split({memory} @ wk), split({memory} @ wv)

scores = q @ k.transpose(-2, -1)  # (heads, queries, keys)
scaled = scores * scale
"""

MASKED = """distance = torch.arange(len(memory)) - torch.arange(len(words))[:, None]  # key minus query
{allowed}
masked = scaled.masked_fill(~allowed, -math.inf)
"""

MASKED_BY_CELL = """allowed = torch.tensor({allowed}).bool()  # a row a query, 1 = may look
masked = scaled.masked_fill(~allowed, -math.inf)
"""

COLD = f"""magnitude = masked.masked_fill(masked == -math.inf, 0).abs().amax(-1, keepdim=True)
top = masked.amax(-1, keepdim=True) - masked <= {EQUAL} * magnitude  # the limit of temperature 0: equal but for rounding
"""

DROPPED = """keep = torch.rand(weights.shape, generator=torch.Generator().manual_seed(seed)) >= {p!r}
dropped = weights * keep / (1 - {p!r})
"""

CHECK = """
# torch's own function says the same before dropout, as far as scores are exact: temperature magnifies their rounding
same = scaled_dot_product_attention(q, k, v, {mask}scale=scale / temperature)
rounding = 1e-6 * (10 + scaled.abs().max().item() / temperature)
torch.testing.assert_close(weights @ v, same, rtol=0, atol=rounding)
"""


def pytorch(scene: Scene) -> str:
    """Return a program whose scores, scaled, masked, weights, dropped and output equal the scene's, (H, Tq, ...).

    Typed text appears in it as escaped ASCII literals. It checks itself against scaled_dot_product_attention where
    that function can express the scene. ValueError where there are no words to attend from or to.
    """
    return "".join(parts(scene).values())


def parts(scene: Scene, allowed: Tensor | None = None, split: str = SPLIT) -> dict[str, str]:
    """Return the same program in consecutive parts, by name.

    allowed: a mask (Tq, Tk) that replaces the scene's own, written out cell by cell
    split: how columns become heads, SPLIT or MIXED_UP
    """
    if not scene.words or not scene.keys:
        raise ValueError("the program needs at least one word on each side, got none")
    mask = scene.allowed() if allowed is None else allowed
    return {
        "settings": _settings(scene),
        "projections": _projections(scene),
        "scores": _scores(scene, split),
        "masked": _masked(scene) if allowed is None else MASKED_BY_CELL.format(allowed=_cells(allowed)),
        "weights": _weights(scene, mask),
        "output": _output(scene, mask is not None),
    }


def _settings(scene: Scene) -> str:
    needs = "unicodedata" if scene.designed_heads else "hashlib"
    imports = "import math" if scene.example else "\n".join(sorted(("import math", f"import {needs}")))
    return SETTINGS.format(
        imports=imports,
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


def _projections(scene: Scene) -> str:
    """Return the lines that make words' vectors, wq, wk and wv."""
    if scene.designed_heads:
        return projections.designed(scene, scene.designed_heads)
    if scene.example:
        return projections.of_example(scene, scene.example.title)
    read = f"(x + positions(len(words))) / math.sqrt({MEAN_SQUARE})" if scene.positions else "x"
    return projections.drawn(scene, read)


def inputs(scene: Scene) -> str:
    """Return the expression of the attention's input x, (Tq, d_model), to be evaluated after the projections."""
    return "x" if scene.designed_heads or scene.example else "inputs(words)"


def _scores(scene: Scene, split: str) -> str:
    second = "inputs(memory)" if inputs(scene) != "x" else "x" if scene.memory is None else "m"
    return HEADS.format(split=split, x=inputs(scene), memory=second)


def _cells(allowed: Tensor) -> str:
    """Return a mask as nested lists of 0 and 1, a row a line."""
    return "[\n" + "".join(f"    [{', '.join(map(str, row))}],\n" for row in allowed.int().tolist()) + "]"


def _masked(scene: Scene) -> str:
    allowed = MASKS[scene.mask].program.format(number=scene.mask_number)
    return MASKED.format(allowed=allowed) if allowed else "masked = scaled  # nothing is hidden\n"


def _weights(scene: Scene, allowed: Tensor | None) -> str:
    blind = allowed is not None and not allowed.any(-1).all().item()
    zeros = ".nan_to_num()  # a query that sees nothing gets zeros" if blind else ""
    if scene.temperature < SMALLEST:
        return COLD + f"weights = (top / top.sum(-1, keepdim=True)){zeros}\n"
    if scene.temperature == 1:
        return f"weights = torch.softmax(masked, -1){zeros}\n"
    shifted = "shifted = masked - masked.amax(-1, keepdim=True)  # changes no weight, and nothing overflows\n"
    return shifted + f"weights = torch.softmax(shifted / temperature, -1){zeros}\n"


def _output(scene: Scene, masked: bool) -> str:
    fixed: dict[float, str] = {0: "dropped = weights  # no dropout\n", 1: "dropped = weights * 0  # dropout 1\n"}
    result = fixed.get(scene.dropout) or DROPPED.format(p=scene.dropout)
    result += "output = dropped @ v  # (heads, queries, head_size)\n"
    if scene.temperature < 0.01:  # it magnifies the last digits of scores until nothing is left to compare
        return result
    return result + CHECK.format(mask="attn_mask=allowed, " if masked else "")
