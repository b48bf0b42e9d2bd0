"""Words that mean something: vectors of common English words, and a head trained on them.

The vectors come from all-MiniLM-L6-v2 (Reimers and Gurevych 2019; Apache License 2.0), which read each word alone;
`making/` has the scripts that made the two files beside this one.
"""

from attn_core.meaning.moving import moves
from attn_core.meaning.table import WIDTH, form, knows, looks_foreign, vectors
from attn_core.meaning.trained_head import SNAPSHOTS, STEPS, moment, projections

__all__ = ["SNAPSHOTS", "STEPS", "WIDTH", "form", "knows", "looks_foreign", "moment", "moves", "projections", "vectors"]
