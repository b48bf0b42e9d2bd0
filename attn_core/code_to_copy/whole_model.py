"""The PyTorch that runs a whole language model, with operations on its heads, as text to copy."""

import textwrap
from collections.abc import Sequence

from attn_core.models.model import Encoded, Model
from attn_core.models.operations import MASKED, Operation

SETTINGS = """import json

import torch
from safetensors import safe_open

# run this where the repository of the app stands
with safe_open("attn_core/models/{name}.safetensors", "pt") as file:
    vocabulary = json.loads(file.metadata()["words"])
    model = {{part: file.get_tensor(part).float() for part in file.keys()}}
words = {words}
ids = {ids}  # the words in its vocabulary; each that it doesn't know has a placeholder
layers, heads, d_model = {layers}, {heads}, model["embedding"].shape[1]
for id, word in zip(ids, words):  # a placeholder is called as the word that it stands for
    vocabulary[id] = word
"""

OPERATIONS = """
# which key each head may attend to, what its scores are multiplied by, and its temperature
allowed = torch.ones(layers, heads, len(ids), len(ids)).tril().bool()
scale = torch.full((layers, heads), (model["wq"].shape[-1] / heads) ** -0.5)
temperature = torch.ones(layers, heads)
{second}{lines}"""

POSITIONS = """
even = torch.arange(0, d_model, 2, dtype=torch.float64)  # positions: sines and cosines
angle = torch.arange(len(ids))[:, None] * 10_000 ** (-even / d_model)
positions = torch.stack([angle.sin(), angle.cos()], -1).flatten(1).float()


def normalised(x, factor):  # RMSNorm
    return torch.nn.functional.rms_norm(x, (d_model,), factor)

"""

LAYERS = """x = model["embedding"][ids]
{begin}for layer in range(layers):
    read = normalised(x, model["before_attention"][layer]) + positions
    q, k, v = ((read @ model[w][layer]).view(len(ids), heads, -1).transpose(0, 1) for w in ("wq", "wk", "wv"))
    masked = (q @ k.mT * scale[layer][:, None, None]).masked_fill(~allowed[layer], -torch.inf)
    shifted = masked - masked.amax(-1, keepdim=True)  # changes no weight, and nothing overflows
    weights = torch.softmax(shifted / temperature[layer][:, None, None].clamp(min=1e-9), -1).nan_to_num()
    outputs = weights @ v  # of a query that sees nothing: zeros
{patch}    x = x + outputs.transpose(0, 1).flatten(1) @ model["wo"][layer]
{keep}    hidden = torch.nn.functional.gelu(normalised(x, model["before_mlp"][layer]) @ model["up"][layer])
    x = x + hidden @ model["down"][layer]
{keep}"""

PATCH = """    if taken:  # the weights and the outputs of the second sentence's heads in this layer
        outputs = torch.where((patched[layer] == 1)[:, None, None], taken[layer][1], outputs)
        outputs = torch.where((patched[layer] == 2)[:, None, None], taken[layer][0] @ v, outputs)
    kept.append((weights, outputs))
"""

TWICE = """
def run(ids, allowed, scale, temperature, taken=()):
    kept = []
{layers}    return x, kept


_, taken = run(other_ids, *plain)
x, _ = run(ids, allowed, scale, temperature, taken)
"""

NEXT = """
next_word = torch.softmax(normalised(x[-1], model["last"]) @ model["unembedding"].T, -1)
"""

SECOND = """
other_ids = {ids}  # the second sentence, from which patches are taken: {words}
plain = allowed.clone(), scale.clone(), temperature.clone()
patched = torch.zeros(layers, heads)  # 1: the head's output is taken from the second sentence, 2: its weights
"""

BEGIN, KEEP = "stream = [x]  # after each addition\n", "    stream.append(x)\n"
STREAM = """
# of the last word: the lengths of x before a layer, of what attention and the MLP add, and of x after the layer
vectors = torch.stack([x[-1] for x in stream])
before, between, after = vectors[:-1:2], vectors[1::2], vectors[2::2]
lengths = torch.stack([before, between - before, after - between, after], 1).norm(dim=-1)
lens = torch.softmax(normalised(after, model["last"]) @ model["unembedding"].T, -1)  # the next word after each layer
for layer in range(layers):
    probability, number = (tensor.item() for tensor in lens[layer].max(-1))
    print(f"layer {layer}:", *(f"{length:.4f}" for length in lengths[layer].tolist()), end=" ")
    print(f"{probability:.4f} {vocabulary[number]}")
"""
PRINTED = """
for probability, number in zip(*(tensor.tolist() for tensor in next_word.topk(8))):
    print(f"{probability:.4f} {vocabulary[number]}")
"""


def parts(
    model: Model, encoded: Encoded, done: Sequence[Operation], other: Encoded | None = None, stream: bool = False
) -> dict[str, str]:
    """Return the program in consecutive parts, by name; its next_word equals the run's probabilities (V,).

    other: the second text, from which patches are taken
    stream: whether it also keeps the residual stream and prints what each layer adds to the last vector
    """
    settings = {"name": model.name, "layers": model.layers, "heads": model.heads, "ids": list(encoded.ids)}
    patches = other is not None and any(operation.kind == "patch" for operation in done)
    lines = "".join(line(operation, patches) for operation in done)
    second = SECOND.format(ids=list(other.ids), words=listed(other)) if other is not None and patches else ""
    kept = {"begin": BEGIN, "keep": KEEP} if stream else {"begin": "", "keep": ""}
    layers = LAYERS.format(patch=PATCH if patches else "", **kept)
    return {
        "settings": SETTINGS.format(words=listed(encoded), **settings),
        "operations": OPERATIONS.format(second=second, lines=lines),
        "model": POSITIONS + (TWICE.format(layers=textwrap.indent(layers, "    ")) if patches else layers) + NEXT,
        "printed": (STREAM if stream else "") + PRINTED,
    }


def listed(encoded: Encoded) -> str:
    return "[" + ", ".join(map(ascii, encoded.labels)) + "]"


def line(operation: Operation, patches: bool) -> str:
    at = ", ".join(":" if place is None else str(place) for place in (operation.layer, operation.head))
    line = LINES[str(operation.value) if operation.kind in ("mask", "patch") else operation.kind].format(
        at=at, query=operation.query, key=operation.key, value=operation.value, reach=MASKED["window"]
    )
    return f"{line}patched[{at}] = 0\n" if operation.kind == "off" and patches else line


LINES = {  # an operation, or what it masks or patches → its line
    "output": "patched[{at}] = 1\n",
    "pattern": "patched[{at}] = 2\n",
    "off": "allowed[{at}] = False\n",
    "uniform": "scale[{at}] = 0\n",
    "scale": "scale[{at}] = (scale[{at}] != 0).float()  # weights that are equal stay so\n",
    "temperature": "temperature[{at}] = {value}\n",
    "cut": "allowed[{at}, {query}, {key}] = False\n",
    "no_first": "allowed[{at}, :, 0] = False\n",
    "causal": "allowed[{at}] &= torch.ones(len(ids), len(ids)).tril().bool()\n",
    "window": "allowed[{at}] &= torch.ones(len(ids), len(ids)).triu(-{reach}).tril({reach}).bool()\n",
}
