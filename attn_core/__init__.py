"""Attention, one step at a time: torch and the standard library only, but where the file of a language model is read.

Shape letters, used in every docstring of this package:

    ...     leading axes (batch, heads), any number of them, zero included
    Tq, Tk  number of query tokens and of key tokens
    Dk, Dv  width of one head's queries and keys, and of its values
    D       width of the model (d_model)
    H       number of heads

`allowed` is boolean, True = this query may look at this key. Positions count from 0.
"""

from attn_core import (
    averaging,
    biases,
    device,
    masks,
    meaning,
    models,
    positions,
    reference,
    scene,
    sharpness,
    tokens,
    variants,
)
from attn_core.attention import AttentionConfig, AttentionTrace, attend
from attn_core.diagnosis import Diagnosis, assert_attention, diagnose
from attn_core.fused import attend_output
from attn_core.heads import MultiHeadTrace, Projections, attend_in_heads
from attn_core.recording import Call, record

__version__ = "1.0.0"  # of the app, too, and of the wheel: the newest release in CHANGELOG.md

__all__ = [
    "AttentionConfig",
    "AttentionTrace",
    "Call",
    "Diagnosis",
    "MultiHeadTrace",
    "Projections",
    "assert_attention",
    "attend",
    "attend_in_heads",
    "attend_output",
    "averaging",
    "biases",
    "device",
    "diagnose",
    "masks",
    "meaning",
    "models",
    "positions",
    "record",
    "reference",
    "scene",
    "sharpness",
    "tokens",
    "variants",
]
