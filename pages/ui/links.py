"""The link format: every name that may stand in a link, what it may be, and its default, which is part of the format."""

import math
import re
from collections.abc import Callable
from typing import NamedTuple

from pages.ui import edits

VERSION = "1"
MAX_TOKENS = 64  # of a sentence on every page but Explore
LONGEST = 512  # of a sentence on Explore
HEADS = (1, 2, 4, 8)
WINDOWS = ("off", *map(str, (0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48)))  # how far to either side
STAGES = ("scores", "scaled", "masked", "weights", "dropped")
EXAMPLES = (
    "averaging",
    "three_tokens_naive",
    "three_tokens_by_hand",
    "one_head_two_channels",
    "one_head_32_channels",
    "two_variances",
    "two_softmaxes",
)  # of attn_core.examples, which takes torch to import
MISTAKES = (
    *("no_scaling", "model_scale", "wrong_axis", "dropout_before_softmax", "mask_swapped", "zero_fill", "finite_fill"),
    *("mask_after_softmax", "blind_row", "context_length", "split_without_transpose", "join_without_transpose"),
    *("batch_and_time_mixed", "no_positions", "averaged_in_place"),
)  # of attn_core.mistakes, which takes torch to import
SENTENCE = "The bat flew out of the cave"
SENTENCE2 = "A sleepy bear saw it leave"  # what cross-attention looks at


MAPS = ("random", "previous", "same", "first", "initial", "vowel", "learned")  # of attn_core.jobs, which takes torch
MIXERS = ("attention", "mean", "past", "convolution", "mlp", "none")


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


def _edits(*which: str) -> Callable[[str], str]:
    """Return a parser of numbers changed by hand, in these matrices; the text stays as it is."""

    def parse(raw: str) -> str:
        edits.parse(raw, which)
        return raw

    return parse


def _switch(raw: str) -> bool:
    """Parse true or false."""
    return _choice("true", "false")(raw.lower()) == "true"


def _cells(raw: str) -> str:
    """Parse cells of a matrix, each row-column, joined by _: 1-4_2-3; nothing is no cell."""
    if raw and not re.fullmatch(r"\d{1,2}-\d{1,2}(_\d{1,2}-\d{1,2})*", raw, re.ASCII):
        raise ValueError("it must be cells such as 1-4_2-3, each row-column")
    return raw


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
    "window": Linked(2, _number(int, 0, LONGEST)),
    "prefix": Linked(2, _number(int, 0, LONGEST)),
    "positions": Linked(True, _switch),
    "dropout": Linked(0.0, _number(float, 0, 1)),
    "seed": Linked(3, _number(int, 0, 999_999)),
    "query": Linked(1, _number(int, 0, LONGEST - 1)),
    "head": Linked(0, _number(int, 0, max(HEADS) - 1)),
    "stage": Linked("weights", _choice(*STAGES)),
    "rows_from": Linked(0, _number(int, 0, LONGEST - 1)),
    "columns_from": Linked(0, _number(int, 0, LONGEST - 1)),
    "maps": Linked("random", _choice(*MAPS)),
    "grown": Linked(0, _number(int, 0, 200)),
    # query_key_value
    "key": Linked(4, _number(int, 0, MAX_TOKENS - 1)),
    "edit_map": Linked("v", _choice("q", "k", "v")),
    "edits": Linked("", _edits("q", "k", "v")),
    "hand_over": Linked("v", _choice("v", "x")),
    # weighted_sum
    "dimension": Linked(3, _number(int, 0, 127)),
    "mixer": Linked("attention", _choice(*MIXERS)),
    "mixer_edits": Linked("", _edits("")),
    # averaging
    "averaging_row": Linked(2, _number(int, 0, MAX_TOKENS - 1)),
    "in_place": Linked(False, _switch),
    "keepdim": Linked(True, _switch),
    "hide_key": Linked(-1, _number(int, -1, MAX_TOKENS - 1)),
    "rung": Linked("loop", _choice("loop", "triangle", "softmax", "tokens", "query_key")),
    "softmax_over": Linked("keys", _choice("keys", "queries")),
    "looker": Linked(1, _number(int, 0, MAX_TOKENS - 1)),
    "sought": Linked(6, _number(int, 0, MAX_TOKENS - 1)),
    "pull": Linked(3.0, _number(float, 0, 8)),
    # worked_examples
    "example": Linked("three_tokens_by_hand", _choice(*EXAMPLES)),
    "example_step": Linked(0, _number(int, 0, 13)),
    # masks
    "mask_corner": Linked("upper_left", _choice("upper_left", "lower_right")),
    "mask_window": Linked("off", _choice(*WINDOWS)),
    "mask_prefix": Linked(0, _number(int, 0, MAX_TOKENS)),
    "mask_padding": Linked(0, _number(int, 0, MAX_TOKENS)),
    "mask_painted": Linked("", _cells),
    "mask_rounds": Linked(1, _number(int, 0, 8)),
    "mask_changed": Linked(4, _number(int, 0, MAX_TOKENS - 1)),
    "mask_grown": Linked(3, _number(int, 0, MAX_TOKENS - 1)),
    # order_and_batch
    "order_shuffle": Linked(1, _number(int, 0, 999)),
    "order_other": Linked(6, _number(int, 0, MAX_TOKENS - 1)),
    "order_distance": Linked(3, _number(int, 1, 16)),
    "batch_size": Linked(4, _number(int, 1, 4)),
    "batch_tokens": Linked(8, _number(int, 1, 8)),
    "batch_example": Linked(0, _number(int, 0, 3)),
    # sharpness
    "init": Linked("gaussian", _choice("gaussian", "linear")),
    "multiplier": Linked(1.0, _number(float, 0, 32)),
    "constant": Linked(0, _number(int, -200, 200)),
    # self_and_cross
    "new_tokens": Linked(2, _number(int, 1, MAX_TOKENS)),
    # mistakes
    "mistake": Linked("no_scaling", _choice(*MISTAKES)),
    "mistake_on": Linked(True, _switch),
    "mistake_head": Linked(0, _number(int, 0, max(HEADS) - 1)),
    "mistake_sign": Linked("any", _choice("any", "nan", "sums", "leak", "sharp", "flat", "silent")),
    # heads
    "view_at_once": Linked(False, _switch),
    "divide_into": Linked(4, _number(int, 1, 16)),
    "joined_scale": Linked(False, _switch),
    "mix_heads": Linked(True, _switch),
    "layers": Linked(2, _number(int, 1, 4)),
    "layer_reach": Linked(1, _number(int, 0, 4)),
    "context": Linked(10, _number(int, 1, MAX_TOKENS)),
    # loops
    "cursor": Linked(33, _number(int, 0, 4 * MAX_TOKENS**2)),
    "pace": Linked("number", _choice("number", "row")),
    "draws": Linked(1, _number(int, 1, 1000)),
    "evaluating": Linked(False, _switch),
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
