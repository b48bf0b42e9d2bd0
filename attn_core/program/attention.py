"""The PyTorch that reproduces one scene, as text to copy: torch and the standard library only."""

import torch

from attn_core.attention import SMALLEST
from attn_core.program import projections
from attn_core.scene import MEAN_SQUARE, Scene

HEAD = """import hashlib
import math

import torch
from torch.nn.functional import scaled_dot_product_attention

words = {words}
memory = {memory}
heads, head_size, d_model, seed = {heads}, {head_size}, {d_model}, {seed}
scale, temperature = {scale}, {temperature!r}


def generator(*names):  # a stream of random numbers for every name
    text = "\\n".join(map(str, (seed, *names)))
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return torch.Generator().manual_seed(int.from_bytes(digest[:8], "big") >> 1)


def inputs(words):  # (T, d_model)
    x = torch.stack([torch.randn(d_model, generator=generator("word", word)) for word in words])
    return {inputs}
"""

POSITIONS = """

def positions(length):  # sines and cosines, (T, d_model)
    even = torch.arange(0, d_model, 2, dtype=torch.float64)
    angle = torch.arange(length, dtype=torch.float64)[:, None] * torch.exp(even * (-math.log(10_000) / d_model))
    return torch.stack([angle.sin(), angle.cos()], -1).flatten(1)[:, :d_model].float()
"""

PROJECT = """

def columns(head):  # (head_size, 3, d_model): for each column its key, query and value weights
    stream = generator("head", head)
    return [torch.randn(3, d_model, generator=stream) for _ in range(head_size)]


drawn = torch.stack([column for head in range(heads) for column in columns(head)]) / math.sqrt(d_model)
wk, wq, wv = drawn.permute(1, 2, 0).contiguous()  # each (d_model, heads * head_size)
"""

SPLIT = """

def split(x):  # (T, heads * head_size) -> (heads, T, head_size)
    return x.unflatten(-1, (heads, head_size)).transpose(0, 1)


q, k, v = split({x} @ wq), split({memory} @ wk), split({memory} @ wv)

scores = q @ k.transpose(-2, -1)  # (heads, queries, keys)
scaled = scores * scale
"""

DISTANCE = "distance = torch.arange(len(memory)) - torch.arange(len(words))[:, None]  # key minus query\n"
ALLOWED = {
    "causal": "allowed = distance <= 0\n",
    "window": "allowed = (distance <= 0) & (distance.abs() <= {window})\n",
    "prefix": "allowed = (distance <= 0) | (torch.arange(len(memory)) < {prefix})\n",
}


def pytorch(scene: Scene) -> str:
    """Return a program whose scores, scaled, masked, weights, dropped and output equal the scene's, (H, Tq, ...).

    Typed text stands in it as escaped ASCII literals. It checks itself against scaled_dot_product_attention where
    that function can express the scene. ValueError where there are no words to attend from or to.
    """
    if not scene.words or not scene.keys:
        raise ValueError("the program needs at least one word on each side, got none")
    return _projected(scene) + _mask(scene) + _softmax(scene) + _output(scene)


def _projected(scene: Scene) -> str:
    """Return the lines that make `scaled`, from the words on."""
    filled = {
        "words": _listed(scene.words),
        "heads": scene.heads,
        "head_size": scene.head_size,
        "d_model": scene.d_model,
        "seed": scene.seed,
        "scale": {"none": "1.0", "head": "1 / math.sqrt(head_size)", "model": "1 / math.sqrt(d_model)"}[scene.scale],
        "temperature": min(scene.temperature, torch.finfo(torch.float32).max),
    }
    if scene.team:
        return projections.build(scene, filled) + SPLIT.format(x="x", memory="x")
    added = f"(x + positions(len(words))) / math.sqrt({MEAN_SQUARE})" if scene.positions else "x"
    memory = "words  # self-attention" if scene.memory is None else _listed(scene.memory)
    drawn = HEAD.format(memory=memory, inputs=added, **filled) + (POSITIONS if scene.positions else "") + PROJECT
    return drawn + projections.learned(scene) + SPLIT.format(x="inputs(words)", memory="inputs(memory)")


def _listed(words: tuple[str, ...]) -> str:
    """Return words as a Python list of ASCII literals."""
    return "[" + ", ".join(map(ascii, words)) + "]"


def _mask(scene: Scene) -> str:
    """Return the lines that make `masked`."""
    if scene.mask == "none":
        return "masked = scaled  # nothing is hidden\n"
    line = ALLOWED[scene.mask].format(window=scene.window, prefix=scene.prefix)
    return DISTANCE + line + "masked = scaled.masked_fill(~allowed, -math.inf)\n"


def _softmax(scene: Scene) -> str:
    """Return the lines that make `weights`."""
    allowed = scene.allowed()
    blind = allowed is not None and not allowed.any(-1).all().item()
    zeros = ".nan_to_num()  # a query that sees nothing gets zeros" if blind else ""
    if scene.temperature < SMALLEST:
        finite = " & allowed" if blind else ""
        top = f"top = (masked == masked.amax(-1, keepdim=True)){finite}  # the limit of temperature 0: ties share\n"
        return top + f"weights = (top / top.sum(-1, keepdim=True)){zeros}\n"
    if scene.temperature == 1:
        return f"weights = torch.softmax(masked, -1){zeros}\n"
    shifted = "shifted = masked - masked.amax(-1, keepdim=True)  # changes no weight, and nothing overflows\n"
    return shifted + f"weights = torch.softmax(shifted / temperature, -1){zeros}\n"


def _output(scene: Scene) -> str:
    """Return the lines that drop weights, add up the values, and check the result."""
    if scene.dropout == 0:
        drop = "dropped = weights  # no dropout\n"
    elif scene.dropout == 1:
        drop = "dropped = weights * 0  # dropout 1\n"
    else:
        drop = (
            "keep = torch.rand(weights.shape, generator=torch.Generator().manual_seed(seed))"
            f" >= {scene.dropout!r}\ndropped = weights * keep / (1 - {scene.dropout!r})\n"
        )
    result = drop + "output = dropped @ v  # (heads, queries, head_size)\n"
    if scene.temperature < 0.01:  # it magnifies the last digits of scores until nothing is left to compare
        return result
    mask = "" if scene.mask == "none" else "attn_mask=allowed, "
    check = f"""
# torch's own function says the same before dropout, as far as scores are exact: temperature magnifies their rounding
same = scaled_dot_product_attention(q, k, v, {mask}scale=scale / temperature)
rounding = 1e-6 * (10 + scaled.abs().max().item() / temperature)
torch.testing.assert_close(weights @ v, same, rtol=0, atol=rounding)
"""
    return result + check
