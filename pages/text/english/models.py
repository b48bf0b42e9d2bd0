"""What the page about a model says: its words, every head at once, the next word, what each layer would say."""

from collections.abc import Sequence

LENS_HEADER = ("where", "most likely word", "probability")


def about(title: str, source: str, megabytes: float, layers: int, heads: int, width: int) -> str:
    return (
        f"{title}: {layers} layers of {heads} heads, vectors of {width} numbers, {megabytes:.0f} MB of weights. "
        f"Source: {source}. It runs with the code of Hugging Face transformers, which hands the queries, keys and values of "
        "each layer to this app’s own attention."
    )


def unknown(words: Sequence[str]) -> str:
    listed = ", ".join(f"“{word}”" for word in words)
    them, it = ("this word", "it") if len(words) == 1 else ("these words", "them")
    return f"The model doesn’t know {listed}. It can copy {them}, but knows nothing else about {it}."


def grid_alt(layer: int, head: int) -> str:
    return f"Attention weights of all heads: layers 0 to {layer}, heads 0 to {head}."


def does(layer: int, head: int, meaning: str, scores: Sequence[str], effective: str) -> str:
    listed = " · ".join(scores)
    return (
        f"**Layer {layer}, head {head}** {meaning}. :gray[Mean weight by job: {listed}. Effective keys: "
        f"{effective} of the visible ones.]"
    )


def before_layer(layer: int, layers: int) -> str:
    return f"before layer {layer}" if layer < layers else "at the end"
