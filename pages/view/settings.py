"""A View: every name of the link, what it may be, and its default on Explore; page_defaults.py has those of Learn pages."""

import functools
from dataclasses import dataclass, field, fields, replace

from attn_core import meaning, positions, tokens
from attn_core.biases import BIASES
from attn_core.examples import EXAMPLES
from attn_core.experiments.averaging_to_attention import RUNGS
from attn_core.experiments.mixing import MIXERS
from attn_core.masks import MASKS
from attn_core.mistakes import MISTAKES, symptoms
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.model import MOST_HEADS as MODEL_HEADS
from attn_core.models.model import MOST_LAYERS
from attn_core.positions import POSITIONS
from attn_core.practice import LATEST
from attn_core.scene import STAGES
from attn_core.score_scales import ROOT, SCALES, Divided
from attn_core.sources import SOURCES
from attn_core.sources.trained import STEPS
from pages.text.languages import DEFAULT, LANGUAGES
from pages.view import link_parsers
from pages.view.menu import NO_DRAWS, OWN_DRAWS, PAGES, STEPS_UP_TO

SEEDS = 1_000_000
MAX_TOKENS = 64  # of a sentence on every page but Explore
LONGEST = 4096  # of a sentence on Explore that a link may be about; a server may take fewer
MOST_CHARACTERS = tokens.MOST_CHARACTERS  # of a text; a longer one is cut before anything keeps it
MOST_OF_A_GROUP = 60  # characters of the words at one side of a map
MOST_NOTICES = 100  # about a link, one of them about all that is left
MOST_PACKED, MOST_PARTS = 12_000, 50  # of a lesson: characters of it in a link, and its parts
MOST_OF_A_TASK, MOST_OF_AN_ANSWER, MOST_COMPARED = 200, 100, 4_000  # characters
QUESTIONS, AT_ONCE, MOST_BARS = 20, 5, 10  # of a quiz, and of those that it offers at once; of a row that is drawn by hand
MOST_HEADS = 8
SORTS = ("layer", "job")  # of the heads of a model
KINDS = ("self", "cross")
WINDOWS = ("off", *map(str, (0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48)))  # how far to either side
SENTENCE = "The bat flew out of the cave"
SENTENCE2 = "A sleepy bear saw it leave"  # what cross-attention looks at
PROJECTIONS = tuple(SOURCES)  # where the vectors of words and projections come from
SIGNS = ("any", *symptoms.SIGNS)
UNSCALED = "none"  # what a link may write for scale: scores aren't divided


def _name(reach: str, default: object, parse: link_parsers.Parser) -> object:
    """Return a field of the link.

    reach: shared: a control of the sidebar, which every page may draw; frame: what stands around every page, and no picture
    follows; visit: a page's own that it forgets when it is left; or the pages whose own it is, joined by +, each of which
    keeps it while others are drawn
    """
    return field(default=default, metadata={"parse": parse, "reach": reach})


_shared = functools.partial(_name, "shared")
_frame = functools.partial(_name, "frame")
_visit = functools.partial(_name, "visit")
_token = link_parsers.number(int, 0, MAX_TOKENS - 1)


@dataclass(frozen=True)
class View(Divided):
    """Everything that a link sets, as plain values, each of one type and in range; and the theme in which it is drawn."""

    text: str = _shared(SENTENCE, link_parsers.text(MOST_CHARACTERS))
    text2: str = _shared(SENTENCE2, link_parsers.text(MOST_CHARACTERS))
    tokens: str = _shared("word", link_parsers.choice("word", "character"))
    kind: str = _shared("self", link_parsers.choice(*KINDS))
    heads: int = _shared(2, link_parsers.number(int, 1, MOST_HEADS))
    head_size: int = _shared(16, link_parsers.number(int, 1, 128))
    d_model: int = _shared(32, link_parsers.number(int, 8, 256))
    scale: str = _shared("head", link_parsers.choice(UNSCALED, *SCALES))  # link.py reads none as power 0
    power: float = _shared(ROOT, link_parsers.number(float, 0, 1))
    temperature: float = _shared(1.0, link_parsers.number(float, 0, 20))
    mask: str = _shared("none", link_parsers.choice(*MASKS))
    window: int = _shared(2, link_parsers.number(int, 0, LONGEST))
    prefix: int = _shared(2, link_parsers.number(int, 0, LONGEST))
    bias: str = _shared("none", link_parsers.choice(*BIASES))
    positions: bool | str = _shared(True, link_parsers.positions)  # a switch between two names of POSITIONS
    dropout: float = _shared(0.0, link_parsers.number(float, 0, 1))
    seed: int = _shared(3, link_parsers.number(int, 0, SEEDS - 1))
    query: int = _shared(1, link_parsers.number(int, 0, LONGEST - 1))
    head: int = _shared(0, link_parsers.number(int, 0, MODEL_HEADS - 1))
    stage: str = _shared("weights", link_parsers.choice(*STAGES))
    projections: str = _shared("random", link_parsers.source)
    grown: int = _shared(0, link_parsers.number(int, 0, STEPS))
    trained: int = _shared(meaning.STEPS, link_parsers.number(int, 0, meaning.STEPS))
    lang: str = _shared(DEFAULT, link_parsers.choice(*LANGUAGES))
    # around every page: a lesson, its part, how large everything is
    lesson: str = _frame("", link_parsers.packed(MOST_PACKED))
    part: int = _frame(1, link_parsers.number(int, 1, MOST_PARTS))
    display: str = _frame("normal", link_parsers.choice("normal", "projector"))
    # what a link says of one view: the step, what it asks, the controls that it locks or hides, what it is compared with
    step: str = _visit("1", link_parsers.choice(*map(str, range(1, STEPS_UP_TO + 1)), "all"))
    task: str = _visit("", link_parsers.line(MOST_OF_A_TASK))
    locked: str = _visit("", link_parsers.listed)
    hidden: str = _visit("", link_parsers.listed)
    compare: str = _visit("", link_parsers.line(MOST_COMPARED))  # the link of A: link.py reads what it holds
    lesson_answer: str = _visit("", link_parsers.line(MOST_OF_AN_ANSWER))
    # explore
    rows_from: int = _name("explore", 0, link_parsers.number(int, 0, LONGEST - 1))
    columns_from: int = _name("explore", 0, link_parsers.number(int, 0, LONGEST - 1))
    # query_key_value
    key: int = _name("query_key_value+models+surgery", 4, _token)
    edit_map: str = _name("query_key_value", "v", link_parsers.choice("q", "k", "v"))
    edits: str = _name("query_key_value", "", link_parsers.edits("q", "k", "v"))
    hand_over: str = _name("query_key_value", "v", link_parsers.choice("v", "x"))
    # weighted_sum
    dimension: int = _name("weighted_sum", 3, link_parsers.number(int, 0, 127))
    mixer: str = _name("weighted_sum", "attention", link_parsers.choice(*MIXERS))
    mixer_edits: str = _name("weighted_sum", "", link_parsers.edits(""))
    # averaging
    averaging_row: int = _name("averaging", 2, _token)
    in_place: bool = _name("averaging", False, link_parsers.switch)
    keepdim: bool = _name("averaging", True, link_parsers.switch)
    hide_key: int = _name("averaging", -1, link_parsers.place_or_none(MAX_TOKENS - 1))
    rung: str = _name("averaging", "loop", link_parsers.choice(*RUNGS))
    softmax_over: str = _name("averaging", "keys", link_parsers.choice("keys", "queries"))
    looker: int = _name("averaging", 1, _token)
    sought: int = _name("averaging", 6, _token)
    pull: float = _name("averaging", 3.0, link_parsers.number(float, 0, 8))
    # worked_examples
    example: str = _name("worked_examples", "three_tokens_by_hand", link_parsers.choice(*EXAMPLES))
    example_step: int = _name("worked_examples", 0, link_parsers.number(int, 0, 17))
    example_slip: bool = _name("worked_examples", True, link_parsers.switch)
    # masks
    mask_corner: str = _name("masks", "upper_left", link_parsers.choice("upper_left", "lower_right"))
    mask_window: str = _name("masks", "off", link_parsers.choice(*WINDOWS))
    mask_prefix: int = _name("masks", 0, link_parsers.number(int, 0, MAX_TOKENS))
    mask_padding: int = _name("masks", 0, link_parsers.number(int, 0, MAX_TOKENS))
    mask_painted: str = _name("masks", "", link_parsers.cells(MAX_TOKENS**2))
    mask_rounds: int = _name("masks", 1, link_parsers.number(int, 0, 8))
    mask_changed: int = _name("masks", 4, _token)
    mask_grown: int = _name("masks", 3, _token)
    # order_and_batch and shapes
    order_shuffle: int = _name("order_and_batch", 1, link_parsers.number(int, 0, 999))
    order_other: int = _name("order_and_batch", 6, _token)
    order_distance: int = _name("order_and_batch", 3, link_parsers.number(int, 1, 16))
    batch_size: int = _name("shapes", 4, link_parsers.number(int, 1, 4))
    batch_tokens: int = _name("shapes", 8, link_parsers.number(int, 1, 8))
    batch_example: int = _name("shapes", 0, link_parsers.number(int, 0, 3))
    # sharpness
    init: str = _name("sharpness", "gaussian", link_parsers.choice("gaussian", "linear"))
    multiplier: float = _name("sharpness", 1.0, link_parsers.number(float, 0, 32))
    constant: int = _name("sharpness", 0, link_parsers.number(int, -200, 200))
    # self_and_cross
    new_tokens: int = _name("self_and_cross", 2, link_parsers.number(int, 1, MAX_TOKENS))
    cross_text: str = _name("self_and_cross", "Out of the dark cave flew the bat", link_parsers.text(MOST_CHARACTERS))
    # mistakes
    mistake: str = _name("mistakes", "no_scaling", link_parsers.choice(*MISTAKES))
    mistake_on: bool = _name("mistakes", True, link_parsers.switch)
    mistake_head: int = _name("mistakes", 0, link_parsers.number(int, 0, MOST_HEADS - 1))
    mistake_sign: str = _name("mistakes", "any", link_parsers.choice(*SIGNS))
    # heads and shapes
    view_at_once: bool = _name("shapes", False, link_parsers.switch)
    divide_into: int = _name("heads", 4, link_parsers.number(int, 1, 16))
    joined_scale: bool = _name("heads", False, link_parsers.switch)
    mix_heads: bool = _name("heads", True, link_parsers.switch)
    layers: int = _name("heads", 2, link_parsers.number(int, 1, 4))
    layer_reach: int = _name("heads", 1, link_parsers.number(int, 0, 4))
    context: int = _name("heads", 10, link_parsers.number(int, 1, MAX_TOKENS))
    # loops
    cursor: int = _name("loops", 33, link_parsers.number(int, 0, 4 * MAX_TOKENS**2))
    pace: str = _name("loops", "number", link_parsers.choice("number", "row"))
    draws: int = _name("loops", 1, link_parsers.number(int, 1, 1000))
    evaluating: bool = _name("loops", False, link_parsers.switch)
    # start
    start_text: str = _name("start", "The bat hit the ball", link_parsers.text(MOST_CHARACTERS))
    start_guess: str = _name("start", "", link_parsers.line(MOST_OF_AN_ANSWER))
    # a map of words
    map_left: str = _name("explore", "", link_parsers.line(MOST_OF_A_GROUP))
    map_right: str = _name("explore", "", link_parsers.line(MOST_OF_A_GROUP))
    # models
    model: str = _name("models+surgery", "tiny", link_parsers.model)
    model_text: str = _name("models+surgery+whole_model", EXPERIMENTS["copy"].text, link_parsers.text(MOST_CHARACTERS))
    model_sort: str = _name("models", "layer", link_parsers.choice(*SORTS))
    patch_text: str = _name("surgery", EXPERIMENTS["copy"].other, link_parsers.text(MOST_CHARACTERS))
    operations: str = _name("surgery", "", link_parsers.operations(MOST_LAYERS, MODEL_HEADS))
    layer: int = _name("models+surgery+whole_model", 3, link_parsers.number(int, 0, MOST_LAYERS - 1))
    # practice
    quiz: int = _name("practice", 0, link_parsers.number(int, 0, SEEDS - 1))
    quiz_version: int = _name("practice", 1, link_parsers.number(int, 1, LATEST))
    level: int = _name("practice", 1, link_parsers.number(int, 1, 3))
    question: int = _name("practice", 1, link_parsers.number(int, 1, QUESTIONS))
    answer: str = _name("practice", "", link_parsers.line(MOST_OF_AN_ANSWER))
    practice_temperature: float = _name("practice", 1.0, link_parsers.number(float, 0, 5))
    bars: str = _name("practice", "", link_parsers.bars(MOST_BARS))
    topics: str = _name("practice", "", link_parsers.topics)
    quiz_count: int = _name("practice", QUESTIONS, link_parsers.number(int, 1, QUESTIONS))
    # not in the link
    dark: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "positions", positions.named(self.positions))

    def set_to(self, name: str) -> object:
        """Return what the control of a name holds in this view: a switch is on or off, whatever it chooses between."""
        value = getattr(self, name)
        return POSITIONS[value].token == "true" if name == "positions" else value

    @functools.cached_property
    def shared(self) -> "View":
        """The same view with every page's own controls at their defaults: what depends on the sidebar alone."""
        return self.only(*SHARED)

    def only(self, *names: str) -> "View":
        """Return the view with these values and the theme, all others at their defaults."""
        return View(**{name: getattr(self, name) for name in names}, dark=self.dark)

    @functools.cached_property
    def locks(self) -> frozenset[str]:
        """The names that the link itself locks or hides."""
        return frozenset(name for listed in LOCKING for name in getattr(self, listed).split("~") if name)

    @functools.cached_property
    def protected(self) -> frozenset[str]:
        """The names that stay as they are: those that the link locks or hides, and what is set on top of them."""
        return self.locks.union(*(ON_TOP.get(name, ()) for name in self.locks))

    def has_draws(self, page: str) -> bool:
        """Return whether the seed decides anything that a page shows of the view, if only what dropout drops."""
        return page not in NO_DRAWS and (page in OWN_DRAWS or SOURCES[self.projections].draws or self.dropout > 0)

    def but(self, **changes: object) -> "View":
        """Return the view with some values changed."""
        return replace(self, **changes)


LOCKING = ("locked", "hidden")  # the names that list controls which stay as they are
ON_TOP = {  # control → what else changes what it chooses, by clicks in a picture, say: it is locked with the control
    "mask": ("mask_corner", "mask_window", "mask_prefix", "mask_padding", "mask_painted"),
    "projections": ("edits",),
    "scale": ("power",),
    "mixer": ("mixer_edits",),
}
NAMES = {setting.name: setting for setting in fields(View) if setting.metadata}
SHARED, FRAME, VISIT = (
    tuple(name for name, setting in NAMES.items() if setting.metadata["reach"] == reach)
    for reach in ("shared", "frame", "visit")
)
OWN = {
    page: tuple(name for name, setting in NAMES.items() if page in setting.metadata["reach"].split("+")) for page in PAGES
}
DEFAULTS = {name: setting.default for name, setting in NAMES.items()}
SELECTION = ("query", "head", "stage", "rows_from", "columns_from")  # what is looked at: A is seen there where B is
FOLLOWING = (  # names that buttons and pictures set to what follows from the value that they show
    *("operations", "edits", "mixer_edits", "mask_painted", "model_text"),
)
COMPARED = tuple(name for name in NAMES if name not in (*FRAME, *VISIT, *SELECTION, "lang"))  # what A's link may hold
