"""The link format: every name that may stand in a link, what it may be, and its default, which is part of the format."""

import math
from collections.abc import Callable
from typing import NamedTuple

VERSION = "1"
MAX_TOKENS = 64
HEADS = (1, 2, 4, 8)
STAGES = ("scores", "scaled", "masked", "weights", "dropped")
SENTENCE = "The bat flew out of the cave"
SENTENCE2 = "A sleepy bear saw it leave"  # what cross-attention looks at


class Linked(NamedTuple):
    """One control: its default, and a parser that returns the value of a link's text or raises ValueError with the rule."""

    default: object
    parse: Callable[[str], object]


def _choice(*options: str) -> Callable[[str], str]:
    """Return a parser that takes these words only."""

    def parse(raw: str) -> str:
        if raw not in options:
            raise ValueError(f"it must be one of {', '.join(options)}")
        return raw

    return parse


def _number(kind: type, low: float, high: float) -> Callable[[str], float]:
    """Return a parser of numbers of one kind in [low, high]."""
    noun = "a whole number" if kind is int else "a number"

    def parse(raw: str) -> float:
        try:
            value = float(raw)
        except ValueError:
            value = math.nan
        if not low <= value <= high or (kind is int and value != int(value)):
            raise ValueError(f"it must be {noun} from {low} to {high}")
        return kind(value)

    return parse


def _switch(raw: str) -> bool:
    """Parse true or false."""
    return _choice("true", "false")(raw.lower()) == "true"


LINKED = {
    "text": Linked(SENTENCE, str),
    "text2": Linked(SENTENCE2, str),
    "tokens": Linked("word", _choice("word", "character")),
    "kind": Linked("self", _choice("self", "cross")),
    "heads": Linked("2", _choice(*map(str, HEADS))),
    "head_size": Linked(16, _number(int, 1, 128)),
    "d_model": Linked(32, _number(int, 8, 256)),
    "scale": Linked("head", _choice("none", "head", "model")),
    "temperature": Linked(1.0, _number(float, 0, 20)),
    "mask": Linked("none", _choice("none", "causal", "window", "prefix")),
    "window": Linked(2, _number(int, 0, MAX_TOKENS)),
    "prefix": Linked(2, _number(int, 0, MAX_TOKENS)),
    "positions": Linked(True, _switch),
    "dropout": Linked(0.0, _number(float, 0, 1)),
    "seed": Linked(3, _number(int, 0, 999_999)),
    "query": Linked(1, _number(int, 0, MAX_TOKENS - 1)),
    "head": Linked(0, _number(int, 0, max(HEADS) - 1)),
    "stage": Linked("weights", _choice(*STAGES)),
}
OTHERS = ("v", "embed", "embed_options")  # the format's version, and Streamlit's own


def read(link: dict[str, str]) -> tuple[dict[str, object], list[str]]:
    """Return the values of a link, and a sentence for everything in it that is not taken as it stands."""
    values, said = {}, []
    for name, raw in link.items():
        shown = f"{name}={raw if len(raw) <= 40 else raw[:40] + '…'}"
        if name == "v" and raw != VERSION:
            said.append(f"This link has format {shown}; this page reads v={VERSION}, so it may look different.")
        elif name not in LINKED and name not in OTHERS:
            said.append(f"Ignored {shown}: there is no such setting.")
        elif name in LINKED:
            try:
                values[name] = LINKED[name].parse(raw)
            except ValueError as rule:
                said.append(f"Ignored {shown}: {rule}.")
    return values, said
