"""The link: every name that may stand in it, what it may be, its default, which is part of the format; and a View of it."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from urllib.parse import parse_qsl

from attn_core.examples import EXAMPLES
from attn_core.examples.scenes import SCENES
from attn_core.experiments.averaging_to_attention import RUNGS
from attn_core.experiments.mixing import MIXERS
from attn_core.masks import MASKS
from attn_core.mistakes import MISTAKES, symptoms
from attn_core.projections.sources import DESIGNED, SOURCES
from attn_core.projections.trained import STEPS
from attn_core.scene import STAGES
from attn_core.score_scales import SCALES
from pages.ui import link_parsers
from pages.ui.menu import AT_TEMPERATURE_1, LEARN, OWN_DRAWS, SIDEBAR, STEPS_UP_TO
from pages.ui.text.languages import DEFAULT, LANGUAGES, Words

words = Words("link")
VERSION = "1"
SEEDS = 1_000_000
MAX_TOKENS = 64  # of a sentence on every page but Explore
LONGEST = 512  # of a sentence on Explore
MOST_CHARACTERS = 10_000  # of a text; a longer one is cut before anything keeps it
MOST_NOTICES = 100  # about a link, one of them about all that is left
HEADS = (1, 2, 4, 8)
KINDS = ("self", "cross")
WINDOWS = ("off", *map(str, (0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48)))  # how far to either side
SENTENCE = "The bat flew out of the cave"
SENTENCE2 = "A sleepy bear saw it leave"  # what cross-attention looks at
MAPS = (*SOURCES, *SCENES)  # where the vectors of words and projections come from
SIGNS = ("any", *symptoms.SIGNS)


def _name(default: object, parse: link_parsers.Parser, shared: bool = False) -> object:
    """Return a field of the link; shared: a control of the sidebar, which every page may draw."""
    return field(default=default, metadata={"parse": parse, "shared": shared})


_shared = functools.partial(_name, shared=True)
_token = link_parsers.number(int, 0, MAX_TOKENS - 1)


@dataclass(frozen=True)
class View:
    """Everything that a link sets, as plain values, each of one type and in range; and the theme in which it is drawn."""

    text: str = _shared(SENTENCE, link_parsers.text(MOST_CHARACTERS))
    text2: str = _shared(SENTENCE2, link_parsers.text(MOST_CHARACTERS))
    tokens: str = _shared("word", link_parsers.choice("word", "character"))
    kind: str = _shared("self", link_parsers.choice(*KINDS))
    heads: int = _shared(2, link_parsers.choice(*HEADS))
    head_size: int = _shared(16, link_parsers.number(int, 1, 128))
    d_model: int = _shared(32, link_parsers.number(int, 8, 256))
    scale: str = _shared("head", link_parsers.choice(*SCALES))
    temperature: float = _shared(1.0, link_parsers.number(float, 0, 20))
    mask: str = _shared("none", link_parsers.choice(*MASKS))
    window: int = _shared(2, link_parsers.number(int, 0, LONGEST))
    prefix: int = _shared(2, link_parsers.number(int, 0, LONGEST))
    positions: bool = _shared(True, link_parsers.switch)
    dropout: float = _shared(0.0, link_parsers.number(float, 0, 1))
    seed: int = _shared(3, link_parsers.number(int, 0, SEEDS - 1))
    query: int = _shared(1, link_parsers.number(int, 0, LONGEST - 1))
    head: int = _shared(0, link_parsers.number(int, 0, max(HEADS) - 1))
    stage: str = _shared("weights", link_parsers.choice(*STAGES))
    maps: str = _shared("random", link_parsers.choice(*MAPS))
    grown: int = _shared(0, link_parsers.number(int, 0, STEPS))
    projections: str = _shared("previous", link_parsers.choice(*SOURCES))
    learn_temperature: float = _shared(4.0, link_parsers.number(float, 0, 20))
    lang: str = _shared(DEFAULT, link_parsers.choice(*LANGUAGES))
    step: str = _name("1", link_parsers.choice(*map(str, range(1, STEPS_UP_TO + 1)), "all"))
    # explore
    rows_from: int = _name(0, link_parsers.number(int, 0, LONGEST - 1))
    columns_from: int = _name(0, link_parsers.number(int, 0, LONGEST - 1))
    # query_key_value
    key: int = _name(4, _token)
    edit_map: str = _name("v", link_parsers.choice("q", "k", "v"))
    edits: str = _name("", link_parsers.edits("q", "k", "v"))
    hand_over: str = _name("v", link_parsers.choice("v", "x"))
    # weighted_sum
    dimension: int = _name(3, link_parsers.number(int, 0, 127))
    mixer: str = _name("attention", link_parsers.choice(*MIXERS))
    mixer_edits: str = _name("", link_parsers.edits(""))
    # averaging
    averaging_row: int = _name(2, _token)
    in_place: bool = _name(False, link_parsers.switch)
    keepdim: bool = _name(True, link_parsers.switch)
    hide_key: int = _name(-1, link_parsers.number(int, -1, MAX_TOKENS - 1))
    rung: str = _name("loop", link_parsers.choice(*RUNGS))
    softmax_over: str = _name("keys", link_parsers.choice("keys", "queries"))
    looker: int = _name(1, _token)
    sought: int = _name(6, _token)
    pull: float = _name(3.0, link_parsers.number(float, 0, 8))
    # worked_examples
    example: str = _name("three_tokens_by_hand", link_parsers.choice(*EXAMPLES))
    example_step: int = _name(0, link_parsers.number(int, 0, 17))
    example_slip: bool = _name(True, link_parsers.switch)
    # masks
    mask_corner: str = _name("upper_left", link_parsers.choice("upper_left", "lower_right"))
    mask_window: str = _name("off", link_parsers.choice(*WINDOWS))
    mask_prefix: int = _name(0, link_parsers.number(int, 0, MAX_TOKENS))
    mask_padding: int = _name(0, link_parsers.number(int, 0, MAX_TOKENS))
    mask_painted: str = _name("", link_parsers.cells(MAX_TOKENS**2))
    mask_rounds: int = _name(1, link_parsers.number(int, 0, 8))
    mask_changed: int = _name(4, _token)
    mask_grown: int = _name(3, _token)
    # order_and_batch and shapes
    order_shuffle: int = _name(1, link_parsers.number(int, 0, 999))
    order_other: int = _name(6, _token)
    order_distance: int = _name(3, link_parsers.number(int, 1, 16))
    batch_size: int = _name(4, link_parsers.number(int, 1, 4))
    batch_tokens: int = _name(8, link_parsers.number(int, 1, 8))
    batch_example: int = _name(0, link_parsers.number(int, 0, 3))
    # sharpness
    init: str = _name("gaussian", link_parsers.choice("gaussian", "linear"))
    multiplier: float = _name(1.0, link_parsers.number(float, 0, 32))
    constant: int = _name(0, link_parsers.number(int, -200, 200))
    # self_and_cross
    new_tokens: int = _name(2, link_parsers.number(int, 1, MAX_TOKENS))
    cross_text: str = _name("Out of the dark cave flew the bat", link_parsers.text(MOST_CHARACTERS))
    # mistakes
    mistake: str = _name("no_scaling", link_parsers.choice(*MISTAKES))
    mistake_on: bool = _name(True, link_parsers.switch)
    mistake_head: int = _name(0, link_parsers.number(int, 0, max(HEADS) - 1))
    mistake_sign: str = _name("any", link_parsers.choice(*SIGNS))
    # heads
    view_at_once: bool = _name(False, link_parsers.switch)
    divide_into: int = _name(4, link_parsers.number(int, 1, 16))
    joined_scale: bool = _name(False, link_parsers.switch)
    mix_heads: bool = _name(True, link_parsers.switch)
    layers: int = _name(2, link_parsers.number(int, 1, 4))
    layer_reach: int = _name(1, link_parsers.number(int, 0, 4))
    context: int = _name(10, link_parsers.number(int, 1, MAX_TOKENS))
    # loops
    cursor: int = _name(33, link_parsers.number(int, 0, 4 * MAX_TOKENS**2))
    pace: str = _name("number", link_parsers.choice("number", "row"))
    draws: int = _name(1, link_parsers.number(int, 1, 1000))
    evaluating: bool = _name(False, link_parsers.switch)
    # not in the link
    dark: bool = False

    @functools.cached_property
    def shared(self) -> "View":
        """The same view with every page's own controls at their defaults: what depends on the sidebar alone."""
        return self.only(*SHARED)

    def only(self, *names: str) -> "View":
        """Return the view with these values and the theme, all others at their defaults."""
        return View(**{name: getattr(self, name) for name in names}, dark=self.dark)

    def on(self, page: str) -> "View":
        """Return what a page shows of the view: a Learn page has projections and a temperature of its own.

        What a link says of Explore's projections and temperature counts there, too.
        """
        if page not in LEARN:
            return self
        own_maps = self.maps == DEFAULTS["maps"] or "projections" not in LEARN[page]
        maps = self.projections if own_maps else self.maps
        temperature = self.temperature
        has_own = page not in AT_TEMPERATURE_1 and ("learn_temperature" in LEARN[page] or maps in DESIGNED)
        if temperature == DEFAULTS["temperature"] and has_own:
            temperature = self.learn_temperature
        own = {name: DEFAULTS[name] for name in ("projections", "learn_temperature", "step")}
        return self.but(maps=maps, temperature=temperature, **own)

    def has_draws(self, page: str) -> bool:
        """Return whether the seed decides anything that a page shows of the view: designed projections draw only dropout."""
        return page != "worked_examples" and (page in OWN_DRAWS or self.maps not in DESIGNED or self.dropout > 0)

    def but(self, **changes: object) -> "View":
        """Return the view with some values changed."""
        return replace(self, **changes)


NAMES = {setting.name: setting for setting in fields(View) if setting.metadata}
SHARED = tuple(name for name, setting in NAMES.items() if setting.metadata["shared"])
DEFAULTS = {name: setting.default for name, setting in NAMES.items()}
OTHERS = ("v", "embed", "embed_options")  # the format's version, and Streamlit's own


def controls(page: str) -> tuple[str, ...]:
    """Return the names of which a page may draw controls."""
    drawn = LEARN.get(page) or SIDEBAR.get(page, ())
    return tuple(name for name in NAMES if name not in SHARED or name in (*drawn, "stage", "lang"))


def parse(name: str, raw: str) -> object:
    """Return the value of one name's text; ValueError with the rule where it is none."""
    if name not in NAMES:
        raise ValueError(words.NO_SUCH_SETTING)
    return NAMES[name].metadata["parse"](raw)


def read(link: Mapping[str, str]) -> tuple[dict[str, object], list[str]]:
    """Return the values of a link, and a sentence for everything in it that is not taken as it stands."""
    values, notices = {}, []
    for name, raw in link.items():
        text = "=".join(part[:40] + "…" * (len(part) > 40) for part in (name, raw))  # both may be long
        if name == "v" and raw != VERSION:
            notices.append(words.other_format(text, VERSION))
        if name in OTHERS:
            continue
        try:
            values[name] = parse(name, raw)
        except ValueError as rule:
            notices.append(words.ignored(text, str(rule)))
        else:
            if values[name] != raw and name in ("text", "text2", "cross_text") and len(raw) > MOST_CHARACTERS:
                notices.append(words.cut(name, len(raw), MOST_CHARACTERS))
    if len(notices) > MOST_NOTICES:
        notices[MOST_NOTICES - 1 :] = [words.more_ignored(len(notices) - MOST_NOTICES + 1)]
    return values, notices


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
