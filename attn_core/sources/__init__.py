"""Where queries, keys and values come from: SOURCES lists random draws, designed heads, a trained head, worked examples.

A source is one entry and one file. What reads one asks what it can do, never which one it is.
"""

from attn_core.sources import designed, drawn, examples, trained
from attn_core.sources.source import Source

SOURCES: dict[str, Source] = {
    "random": drawn.SOURCE,
    **designed.SOURCES,
    "learned": trained.SOURCE,
    **examples.SOURCES,
}
