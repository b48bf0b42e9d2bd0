"""Calls to try the diagnosis on: a right one, one with a mistake that is easily overlooked, and one with two mistakes."""

import torch
from torch import Tensor

from attn_core import masks
from attn_core.diagnosis import programs
from attn_core.diagnosis.given import check

HEADS, TOKENS, WIDTH = 2, 7, 8
SAMPLES = {  # name → the mistakes that are made
    "right": (),
    "subtle": ("model_scale",),
    "two": ("model_scale", "mask_after_softmax"),
}


def sample(name: str) -> dict[str, Tensor]:
    """Return the arguments of diagnose of a causal call of this name, in which its mistakes are made one after the other."""
    q, k, v = torch.randn(3, 1, HEADS, TOKENS, WIDTH, generator=torch.Generator().manual_seed(0))
    allowed = masks.causal(TOKENS, TOKENS)
    given = check((q, k, v), torch.zeros(1, HEADS, TOKENS, TOKENS), None, allowed, None)
    bugs = [each for bug in SAMPLES[name] for each in programs.SINGLES if each.name == bug] or [programs.RIGHT]
    start = programs.names_of(given, 0)
    for bug in bugs[:-1]:
        start = programs.after_first(bug, given, start) or start
    made = programs.run(bugs[-1], given, 0, start)
    assert made is not None
    results = {"weights": made.weights.float()[None], "output": made.output.float()[None]}
    return {"q": q, "k": k, "v": v, "allowed": allowed, **results}
