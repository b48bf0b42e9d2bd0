"""Where queries, keys and values come from: SOURCES lists random draws, designed heads, a trained head, layers of a
language model, worked examples.

A source is one entry and one file. What reads one asks what it can do, never which one it is.
"""

from attn_core.sources import designed, drawn, examples, language_model, trained
from attn_core.sources.source import Source

SOURCES: dict[str, Source] = {
    "random": drawn.SOURCE,
    **designed.SOURCES,
    "learned": trained.SOURCE,
    **language_model.SOURCES,
    **examples.SOURCES,
}
