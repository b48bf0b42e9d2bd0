"""The part of a program to copy that runs a language model up to one layer, and takes that layer's projections."""

from attn_core import models
from attn_core.positions import POSITIONS
from attn_core.scene import Scene

UP_TO_A_LAYER = """
# what layer {layer} of the language model {name} reads; run this where the repository of the app stands
from safetensors.torch import load_file

file = load_file("attn_core/models/{name}.safetensors")
model = {{part: numbers.float() for part, numbers in file.items()}}
ids = {ids}  # the words in its vocabulary; each that it doesn't know has a placeholder


def normalised(x, factor):  # RMSNorm
    return torch.nn.functional.rms_norm(x, (d_model,), factor)


x = model["embedding"][ids]
for layer in range({layer}):
    read = normalised(x, model["before_attention"][layer]) + positions(len(ids))
    q, k, v = ((read @ model[w][layer]).view(len(ids), heads, -1).transpose(0, 1) for w in ("wq", "wk", "wv"))
    outputs = scaled_dot_product_attention(q, k, v, is_causal=True)
    x = x + outputs.transpose(0, 1).flatten(1) @ model["wo"][layer]
    hidden = torch.nn.functional.gelu(normalised(x, model["before_mlp"][layer]) @ model["up"][layer])
    x = x + hidden @ model["down"][layer]

x = normalised(x, model["before_attention"][{layer}]){added}
wq, wk, wv = (model[w][{layer}] for w in ("wq", "wk", "wv"))
"""

OF_LOWER_RANK = """

def closest(left, right):  # the factors of the matrix of rank head_size that is closest to left @ right.mT
    u, values, v = torch.linalg.svd(left @ right.mT, full_matrices=False)
    root = values[..., None, :head_size].sqrt()
    return u[..., :head_size] * root, v.mT[..., :head_size] * root


each = [w.view(d_model, heads, {size}).transpose(0, 1) for w in (wq, wk, wv)]  # (heads, d_model, {size})
wo = model["wo"][{layer}].view(heads, {size}, d_model)
joined = [w.transpose(0, 1).flatten(1) for w in (*closest(*each[:2]), closest(each[2], wo.mT)[0])]
wq, wk, wv = joined[0] * (head_size / {size}) ** 0.25, joined[1] * (head_size / {size}) ** 0.25, joined[2]
"""


def of_layer(scene: Scene) -> str:
    """Return the lines that make x, wq, wk and wv of a scene whose source is a layer of a model."""
    name, layer = scene.origin.model, scene.origin.layer
    model, added = models.load(name), " + positions(len(ids))" if scene.placed else ""
    lines = UP_TO_A_LAYER.format(layer=layer, name=name, ids=list(model.encode(scene.words).ids), added=added)
    if scene.head_size < model.head_size:
        lines += OF_LOWER_RANK.format(layer=layer, size=model.head_size)
    return POSITIONS["sinusoidal"].program + lines
