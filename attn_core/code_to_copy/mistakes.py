"""The part of a program to copy that makes the names from which the program of a mistake starts."""

import re

from torch import Tensor

from attn_core.code_to_copy import attention, projections
from attn_core.scene import Scene

ALONE = """
# the words without their places
def alone(words):
    return torch.stack([torch.randn(d_model, generator=generator("word", word)) for word in words])


embedded = alone(words).double()
"""

START = """
import torch.nn.functional as F

x, wq, wk, wv = {x}.double(), wq.double(), wk.double(), wv.double()
T, p, generator = len(words), {dropout!r}, torch.Generator().manual_seed(seed)
q, k, v = split(x @ wq), split(x @ wk), split(x @ wv)
scores = q @ k.mT
scaled = scores / math.sqrt(head_size) / temperature
"""

LAYER = """

class Trace:  # what attention makes of any x (..., T, d_model)
    def __init__(self, x):
        q, k, v = ((x @ w).unflatten(-1, (heads, head_size)).transpose(-3, -2) for w in (wq, wk, wv))
        scaled = (q @ k.mT / math.sqrt(head_size) / temperature).masked_fill(~allowed, -math.inf)
        self.heads, self.weights = self, torch.softmax(scaled, dim=-1).nan_to_num()
        self.output = (self.weights @ v).transpose(-3, -2).flatten(-2)


layer = Trace
"""


def start(scene: Scene, program: str, hidden: Tensor | None) -> str:
    """Return the lines that make those names that a mistake's program reads, after q, k, v and split are there.

    hidden: the scene's mask, None where nothing is hidden
    """
    reads = set(re.findall(r"[a-z_]+", program))
    lines = "" if hidden is not None else "allowed = torch.ones(len(words), len(words), dtype=torch.bool)\n"
    if "embedded" in reads or ("backwards" in reads and scene.placed):
        lines += f"mean_square = {scene.sum_square!r}\n{_alone(scene)}"
    lines += START.format(dropout=scene.dropout, x=attention.inputs(scene))
    if "backwards" in reads:
        turned = "(embedded.flip(0) + places) / math.sqrt(mean_square)" if scene.placed else "x.flip(0)"
        lines += f"backwards = {turned}\n"
    return lines + (LAYER if "layer" in reads else "")


def _alone(scene: Scene) -> str:
    """Return the lines that make the words alone, and their places."""
    places = projections.matrix(scene.places(len(scene.words)))
    words = ALONE
    if attention.inputs(scene) == "x":
        words = f"embedded = torch.tensor({projections.matrix(scene.embed(scene.words))}).double()\n"
    return f"{words}places = torch.tensor({places}).double()\n"
