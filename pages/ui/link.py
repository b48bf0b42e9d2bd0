"""The link: every name that may stand in it, what it may be, its default, which is part of the format; and a View of it."""

import functools
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from urllib.parse import parse_qsl

from pages.ui import matrix_edits as edits

VERSION = "1"
SEEDS = 1_000_000
MAX_TOKENS = 64  # of a sentence on every page but Explore
LONGEST = 512  # of a sentence on Explore
MOST_CHARACTERS = 10_000  # of a text; a longer one is cut before anything keeps it
MOST_NOTICES = 100  # about a link, one of them about all that is left
PAGES = (
    *("explore", "worked_examples", "averaging", "query_key_value", "weighted_sum", "sharpness", "masks"),
    *("order_and_batch", "self_and_cross", "heads", "loops", "mistakes"),
)
HEADS = (1, 2, 4, 8)
KINDS = ("self", "cross")
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
MASKS = ("none", "causal", "window", "prefix")
MAPS = ("random", "previous", "same", "first", "initial", "vowel", "learned")  # of attn_core.jobs, which takes torch
MIXERS = ("attention", "mean", "past", "convolution", "mlp", "none")
RUNGS = ("loop", "triangle", "softmax", "tokens", "query_key")
SIGNS = ("any", "nan", "sums", "leak", "sharp", "flat", "silent")

# what some values are called in sentences
SCALES = {"none": "1", "head": "√head_size", "model": "√d_model"}
SOURCES = {
    "random": "a random draw",
    "previous": "the word before",
    "same": "the same word",
    "first": "the first word",
    "initial": "the same first letter",
    "vowel": "vowel → consonants",
    "learned": "learned",
}


# ---- what a name may be ----


def _choice(*options: object) -> Callable[[str], object]:
    """Return a parser that takes these only, as they are written."""
    written = {str(option): option for option in options}

    def parse(raw: str) -> object:
        if raw not in written:
            raise ValueError(f"it must be one of {', '.join(written)}")
        return written[raw]

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
        return kind(value) + kind(0)  # no negative zero

    return parse


def _edits(*which: str) -> Callable[[str], str]:
    """Return a parser of numbers changed by hand, in these matrices: one number a cell, in the order of their cells."""
    return lambda raw: edits.text(edits.parse(raw, which))


def _switch(raw: str) -> bool:
    """Parse true or false."""
    return _choice("true", "false")(raw.lower()) == "true"


def _cells(raw: str) -> str:
    """Parse cells of a matrix, each row-column, joined by _: 1-4_2-3; nothing is no cell."""
    if raw and not re.fullmatch(r"\d{1,2}-\d{1,2}(_\d{1,2}-\d{1,2})*", raw, re.ASCII):
        raise ValueError("it must be cells such as 1-4_2-3, each row-column")
    if raw.count("_") >= MAX_TOKENS**2:
        raise ValueError(f"it must be at most {MAX_TOKENS**2} cells")
    return raw


def _text(raw: str) -> str:
    """Parse a text: its first characters, what is no Unicode in it replaced."""
    return raw[:MOST_CHARACTERS].encode("utf-8", "replace").decode()


# ---- all names ----


def _name(default: object, parse: Callable[[str], object], shared: bool = False) -> object:
    """Return a field of the link; shared: a control of the sidebar, which every page may draw."""
    return field(default=default, metadata={"parse": parse, "shared": shared})


_shared = functools.partial(_name, shared=True)
_token = _number(int, 0, MAX_TOKENS - 1)


@dataclass(frozen=True)
class View:
    """Everything that a link sets, as plain values, each of one type and in range; and the theme in which it is drawn."""

    text: str = _shared(SENTENCE, _text)
    text2: str = _shared(SENTENCE2, _text)
    tokens: str = _shared("word", _choice("word", "character"))
    kind: str = _shared("self", _choice(*KINDS))
    heads: int = _shared(2, _choice(*HEADS))
    head_size: int = _shared(16, _number(int, 1, 128))
    d_model: int = _shared(32, _number(int, 8, 256))
    scale: str = _shared("head", _choice(*SCALES))
    temperature: float = _shared(1.0, _number(float, 0, 20))
    mask: str = _shared("none", _choice(*MASKS))
    window: int = _shared(2, _number(int, 0, LONGEST))
    prefix: int = _shared(2, _number(int, 0, LONGEST))
    positions: bool = _shared(True, _switch)
    dropout: float = _shared(0.0, _number(float, 0, 1))
    seed: int = _shared(3, _number(int, 0, SEEDS - 1))
    query: int = _shared(1, _number(int, 0, LONGEST - 1))
    head: int = _shared(0, _number(int, 0, max(HEADS) - 1))
    stage: str = _shared("weights", _choice(*STAGES))
    maps: str = _shared("random", _choice(*MAPS))
    grown: int = _shared(0, _number(int, 0, 200))
    # explore
    rows_from: int = _name(0, _number(int, 0, LONGEST - 1))
    columns_from: int = _name(0, _number(int, 0, LONGEST - 1))
    # query_key_value
    key: int = _name(4, _token)
    edit_map: str = _name("v", _choice("q", "k", "v"))
    edits: str = _name("", _edits("q", "k", "v"))
    hand_over: str = _name("v", _choice("v", "x"))
    # weighted_sum
    dimension: int = _name(3, _number(int, 0, 127))
    mixer: str = _name("attention", _choice(*MIXERS))
    mixer_edits: str = _name("", _edits(""))
    # averaging
    averaging_row: int = _name(2, _token)
    in_place: bool = _name(False, _switch)
    keepdim: bool = _name(True, _switch)
    hide_key: int = _name(-1, _number(int, -1, MAX_TOKENS - 1))
    rung: str = _name("loop", _choice(*RUNGS))
    softmax_over: str = _name("keys", _choice("keys", "queries"))
    looker: int = _name(1, _token)
    sought: int = _name(6, _token)
    pull: float = _name(3.0, _number(float, 0, 8))
    # worked_examples
    example: str = _name("three_tokens_by_hand", _choice(*EXAMPLES))
    example_step: int = _name(0, _number(int, 0, 13))
    # masks
    mask_corner: str = _name("upper_left", _choice("upper_left", "lower_right"))
    mask_window: str = _name("off", _choice(*WINDOWS))
    mask_prefix: int = _name(0, _number(int, 0, MAX_TOKENS))
    mask_padding: int = _name(0, _number(int, 0, MAX_TOKENS))
    mask_painted: str = _name("", _cells)
    mask_rounds: int = _name(1, _number(int, 0, 8))
    mask_changed: int = _name(4, _token)
    mask_grown: int = _name(3, _token)
    # order_and_batch
    order_shuffle: int = _name(1, _number(int, 0, 999))
    order_other: int = _name(6, _token)
    order_distance: int = _name(3, _number(int, 1, 16))
    batch_size: int = _name(4, _number(int, 1, 4))
    batch_tokens: int = _name(8, _number(int, 1, 8))
    batch_example: int = _name(0, _number(int, 0, 3))
    # sharpness
    init: str = _name("gaussian", _choice("gaussian", "linear"))
    multiplier: float = _name(1.0, _number(float, 0, 32))
    constant: int = _name(0, _number(int, -200, 200))
    # self_and_cross
    new_tokens: int = _name(2, _number(int, 1, MAX_TOKENS))
    # mistakes
    mistake: str = _name("no_scaling", _choice(*MISTAKES))
    mistake_on: bool = _name(True, _switch)
    mistake_head: int = _name(0, _number(int, 0, max(HEADS) - 1))
    mistake_sign: str = _name("any", _choice(*SIGNS))
    # heads
    view_at_once: bool = _name(False, _switch)
    divide_into: int = _name(4, _number(int, 1, 16))
    joined_scale: bool = _name(False, _switch)
    mix_heads: bool = _name(True, _switch)
    layers: int = _name(2, _number(int, 1, 4))
    layer_reach: int = _name(1, _number(int, 0, 4))
    context: int = _name(10, _number(int, 1, MAX_TOKENS))
    # loops
    cursor: int = _name(33, _number(int, 0, 4 * MAX_TOKENS**2))
    pace: str = _name("number", _choice("number", "row"))
    draws: int = _name(1, _number(int, 1, 1000))
    evaluating: bool = _name(False, _switch)
    # not in the link
    dark: bool = False

    @functools.cached_property
    def shared(self) -> "View":
        """The same view with every page's own controls at their defaults: what depends on the sidebar alone."""
        return View(**{name: getattr(self, name) for name in SHARED}, dark=self.dark)

    def but(self, **changes: object) -> "View":
        """Return the view with some values changed."""
        return replace(self, **changes)


NAMES = {each.name: each for each in fields(View) if each.metadata}
SHARED = tuple(name for name, each in NAMES.items() if each.metadata["shared"])
DEFAULTS = {name: each.default for name, each in NAMES.items()}
OTHERS = ("v", "embed", "embed_options")  # the format's version, and Streamlit's own


# ---- reading and writing ----


def parse(name: str, raw: str) -> object:
    """Return the value of one name's text; ValueError with the rule where it is none."""
    if name not in NAMES:
        raise ValueError("there is no such setting")
    return NAMES[name].metadata["parse"](raw)


def read(link: Mapping[str, str]) -> tuple[dict[str, object], list[str]]:
    """Return the values of a link, and a sentence for everything in it that is not taken as it stands."""
    values, notices = {}, []
    for name, raw in link.items():
        shown = f"{_start(name)}={_start(raw)}"
        if name == "v" and raw != VERSION:
            notices.append(f"This link has format {shown}; this page reads v={VERSION}, so it may look different.")
        if name in OTHERS:
            continue
        try:
            values[name] = parse(name, raw)
        except ValueError as rule:
            notices.append(f"Ignored {shown}: {rule}.")
        else:
            if values[name] != raw and name in ("text", "text2") and len(raw) > MOST_CHARACTERS:
                notices.append(f"{name} has {len(raw)} characters; only the first {MOST_CHARACTERS} are read.")
    if len(notices) > MOST_NOTICES:
        notices[MOST_NOTICES - 1 :] = [f"Ignored {len(notices) - MOST_NOTICES + 1} more settings of this link."]
    return values, notices


def _start(raw: str) -> str:
    """Return the start of a text, which may be long."""
    return raw if len(raw) <= 40 else raw[:40] + "…"


def view(link: Mapping[str, str], dark: bool = False) -> View:
    """Return what a link sets; what it doesn't name, or names wrongly, is the default."""
    return View(**read(link)[0], dark=dark)


def from_query(query: str, dark: bool = False) -> View:
    """Return what the query of an address sets: name=value&…; of a name that stands there twice the last one counts."""
    return view(dict(parse_qsl(query.removeprefix("?"), keep_blank_values=True, max_num_fields=2 * len(NAMES))), dark)


def spelled(value: object) -> str:
    """Return a value as a link spells it."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def written(view: View) -> dict[str, str]:
    """Return the link of a view: what is not at its default, as text by name."""
    return {name: spelled(getattr(view, name)) for name, default in DEFAULTS.items() if getattr(view, name) != default}
