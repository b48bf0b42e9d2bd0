"""The programs to copy that run a model of Hugging Face: up to what a layer hands to attention, or with operations."""

import textwrap
from collections.abc import Sequence

from attn_core import models
from attn_core.code_to_copy import whole_model
from attn_core.models.model import Encoded, Model
from attn_core.models.operations import Operation
from attn_core.scene import Scene

MODEL = """
from importlib.util import find_spec
from pathlib import Path

from transformers import AttentionInterface, AttentionMaskInterface, {kind}
from transformers.masking_utils import sdpa_mask

folder = {place}
if not (folder / "config.json").exists():
    raise SystemExit(f"{{folder}} must be where the model lies on your machine, with its config.json: set folder to that.")
ids = {ids}  # the tokens {tokens}


def always(*given, **options):  # a mask that is never left out
    return sdpa_mask(*given, **{{**options, "allow_is_causal_skip": False, "allow_is_bidirectional_skip": False}})

"""

UP_TO_A_LAYER = """
kept = []  # the queries, keys and values of each layer, as the model's own code hands them over


def keep(module, q, k, v, mask, scaling=None, **others):
    size = q.shape[-1]
    q = q * ((scaling or size**-0.5) * size**0.5)  # so that scores are divided by √head_size, if they were not
    k, v = (x.repeat_interleave(q.shape[1] // x.shape[1], 1) for x in (k, v))  # once for each head that reads them
    kept.append((q[0].float(), k[0].float(), v[0].float(){also}))
    scores = q.float() @ k.float().mT * size**-0.5
{capped}    masked = scores.masked_fill(~mask, -math.inf)
{sunk}    output = torch.softmax(masked, -1){cut} @ v.float()
    return output.to(q.dtype).transpose(1, 2).contiguous(), None


AttentionInterface.register("kept", keep)
AttentionMaskInterface.register("kept", always)
how = {{"local_files_only": True, "dtype": "auto"}}  # nothing is fetched from a network
model = AutoModel.from_pretrained(folder, attn_implementation="kept", **how).eval()
with torch.no_grad():
    model(input_ids=torch.tensor([ids]), use_cache=False)
"""

SCORES = """
q, k, v{sinks} = kept[{layer}]  # (heads, tokens, head_size)
scores = q @ k.transpose(-2, -1)  # (heads, queries, keys)
scaled = scores * scale
"""

SETTINGS = """import math

import torch

layers, heads, head_size = {layers}, {heads}, {head_size}
words = {words}
"""

CONDITIONS = """
# which key each head may attend to, what its scores are multiplied by, and its temperature
allowed = torch.ones(layers, heads, len(ids), len(ids)).tril().bool()
{windows}scale = torch.full((layers, heads), head_size**-0.5)
temperature = torch.ones(layers, heads)
patched = torch.zeros(layers, heads)  # 1: the head's output is taken from the second sentence, 2: its weights
other_ids = {other}  # the second sentence, from which patches are taken
plain = allowed.clone(), scale.clone(), temperature.clone()
{lines}"""

CAPPED = """cap = others["softcap"]  # the model's soft cap
scores = cap * torch.tanh(scores / cap)
"""
SUNK = """sink = others["s_aux"].float()[:, None, None].expand(*masked.shape[:-1], 1)  # of each head; no value belongs to it
masked = torch.cat([masked, sink], -1)
"""
OF_WINDOW = "torch.ones(len(ids), len(ids)).triu(-{reach}).bool()  # layers with a window"
WHOLE = """

class Attention:  # what the model's layers call, one after another
    def __init__(self, allowed, scale, temperature, taken=()):
        self.allowed, self.scale, self.temperature, self.taken = allowed, scale, temperature, taken
        self.kept = []

    def __call__(self, module, q, k, v, mask, scaling=None, **others):
        layer = len(self.kept)
        k, v = (x.repeat_interleave(heads // x.shape[1], 1) for x in (k, v))
        q = q * ((scaling or head_size**-0.5) * head_size**0.5)  # so that scores are divided by √head_size
        scores = q[0].float() @ k[0].float().mT * self.scale[layer][:, None, None]
{capped}        masked = scores.masked_fill(~self.allowed[layer], -math.inf)
{sunk}        shifted = masked - masked.amax(-1, keepdim=True)  # changes no weight, and nothing overflows
        weights = torch.softmax(shifted / self.temperature[layer][:, None, None].clamp(min=1e-9), -1){cut}.nan_to_num()
        output = (weights @ v[0].float()).to(q.dtype)
        if self.taken:
            of_other = (self.taken[layer][0] @ v[0].float()).to(q.dtype)
            output = torch.where((patched[layer] == 1)[:, None, None], self.taken[layer][1], output)
            output = torch.where((patched[layer] == 2)[:, None, None], of_other, output)
        self.kept.append((weights, output))
        return output[None].transpose(1, 2).contiguous(), None


def run(tokens, attention):
    AttentionInterface.register("ours", lambda *given, **options: attention(*given, **options))
    with torch.no_grad():
        return model(input_ids=torch.tensor([tokens]), use_cache=False).logits[0, -1].float()


AttentionInterface.register("ours", None)
AttentionMaskInterface.register("ours", always)
how = {{"local_files_only": True, "dtype": "auto"}}  # nothing is fetched from a network
model = AutoModelForCausalLM.from_pretrained(folder, attn_implementation="ours", **how).eval()
taken = Attention(*plain)
if other_ids:
    run(other_ids, taken)
next_word = torch.softmax(run(ids, Attention(allowed, scale, temperature, taken.kept)), -1)
"""

PRINTED = """
from tokenizers import Tokenizer

tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
for probability, number in zip(*(tensor.tolist() for tensor in next_word.topk(8))):
    print(f"{probability:.4f} {tokenizer.decode([number])}")
"""


def of_layer(scene: Scene) -> str:
    """Return the lines that run a model and keep what its layers hand to attention, for a scene whose source is a layer."""
    name = scene.origin.model
    also = ', others["s_aux"].float()' * scene.origin.own_sinks
    start = MODEL.format(kind="AutoModel", **_tokens(name, models.vocabulary(name).encode(scene.words)))
    return start + UP_TO_A_LAYER.format(also=also, **_softmax(name, "    "))


def scores(scene: Scene) -> str:
    """Return the lines that take a layer's vectors of those that were kept, its sinks among them, and score them."""
    return SCORES.format(layer=scene.origin.layer, sinks=", sinks" * scene.origin.own_sinks)


def _softmax(name: str, indent: str) -> dict[str, str]:
    """Return the lines of a model's cap and of its sinks, and what cuts off the sink's column; "" where it has none."""
    known = models.entry(name)
    capped, sunk = textwrap.indent(CAPPED, indent), textwrap.indent(SUNK, indent)
    return {"capped": capped * (known.cap is not None), "sunk": sunk * known.sinks, "cut": "[..., :-1]" * known.sinks}


def parts(model: Model, encoded: Encoded, done: Sequence[Operation], other: Encoded | None = None) -> dict[str, str]:
    """Return the program in consecutive parts, by name; its next_word equals the run's probabilities (V,).

    other: the second text, from which patches are taken
    """
    sizes = {"layers": model.layers, "heads": model.heads, "head_size": model.head_size}
    start = MODEL.format(kind="AutoModelForCausalLM", **_tokens(model.name, encoded))
    patches = other is not None and any(operation.kind == "patch" for operation in done)
    lines = "".join(whole_model.line(operation, patches) for operation in done)
    ids = list(other.ids) if other is not None and patches else []
    return {
        "settings": SETTINGS.format(words=whole_model.listed(encoded), **sizes) + start,
        "operations": CONDITIONS.format(other=ids, lines=lines, windows=_windows(model.name)),
        "model": WHOLE.format(**_softmax(model.name, " " * 8)),
        "printed": PRINTED,
    }


def _windows(name: str) -> str:
    """Return the lines that hide what lies before the window of a layer."""
    reaches = models.entry(name).reaches
    return "".join(
        f"allowed[{[layer for layer, each in enumerate(reaches) if each == reach]}] &= {OF_WINDOW.format(reach=reach)}\n"
        for reach in dict.fromkeys(reaches)
        if reach is not None
    )


def _tokens(name: str, encoded: Encoded) -> dict[str, object]:
    known = models.entry(name)
    place = known.place or f"Path({known.title!a})  # the folder of the model on your machine"
    return {"place": place, "ids": list(encoded.ids), "tokens": whole_model.listed(encoded)}
