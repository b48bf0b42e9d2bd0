"""Where queries, keys and values come from: SOURCES lists random draws, heads on vectors of real words, designed heads, a
trained head, layers of a language model, worked examples, calls that were saved in files.

A source is one entry and one file. What reads one asks what it can do, never which one it is.
"""

from attn_core.sources import designed, drawn, examples, language_model, meaning, model_vectors, tensor_file, trained
from attn_core.sources.source import Source


class Sources(dict[str, Source]):
    """Sources by their names; layers of models that have to be installed, and calls of files, are there, but not listed."""

    def __missing__(self, token: str) -> Source:
        """Return such a layer or call; KeyError for a name that is none."""
        return tensor_file.FILES.get(token) or model_vectors.source_of(token)


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
