"""Where queries, keys and values come from: SOURCES lists random draws, heads on vectors of real words, designed heads, a
trained head, layers of a language model, worked examples.

A source is one entry and one file. What reads one asks what it can do, never which one it is.
"""

from attn_core.sources import designed, drawn, examples, language_model, meaning, model_vectors, trained
from attn_core.sources.source import Source


class Sources(dict[str, Source]):
    """Sources by their names; layers of models that have to be installed are there, too, but in no list."""

    def __missing__(self, token: str) -> Source:
        """Return such a layer; KeyError for a name that is none."""
        return model_vectors.source_of(token)


SOURCES = Sources(
    {
        "random": drawn.SOURCE,
        "meaning": meaning.SOURCE,
        **designed.SOURCES,
        "learned": trained.SOURCE,
        **language_model.SOURCES,
        **examples.SOURCES,
    }
)
