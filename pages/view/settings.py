"""A View: every name of the link, each declared once as a control, with its default and the pages that draw it."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from attn_core import meaning, tokens, training
from attn_core.biases import BIASES
from attn_core.examples import EXAMPLES
from attn_core.experiments.averaging_to_attention import RUNGS
from attn_core.experiments.mixing import MIXERS
from attn_core.letter_tasks import RHYME
from attn_core.masks import MASKS
from attn_core.mistakes import MISTAKES, symptoms
from attn_core.model_cards import CARDS
from attn_core.models.experiments import EXPERIMENTS
from attn_core.models.model import MOST_HEADS as MODEL_HEADS
from attn_core.models.model import MOST_LAYERS
from attn_core.positions import POSITIONS
from attn_core.practice import LATEST
from attn_core.scene import STAGES
from attn_core.score_scales import ROOT, SCALES, Divided
from attn_core.sources import SOURCES
from attn_core.sources.trained import STEPS
from attn_core.variants import VARIANTS
from pages.text import markdown
from pages.text.languages import DEFAULT, LANGUAGES
from pages.view import control, link_parsers
from pages.view.control import Control, choice, pick, slider, stops, switch, unseen, whole
from pages.view.link_parsers import number
from pages.view.menu import INSTRUMENT, LEARN, NO_DRAWS, OWN_DRAWS, PAGES, READ, STEPPED, STEPS_UP_TO, page_at
from pages.view.openings import opening

SEEDS = 1_000_000
MAX_TOKENS = 64  # of a sentence on every page but Explore
LONGEST = 4096  # of a sentence on Explore that a link may be about; a server may take fewer
MOST_CHARACTERS = tokens.MOST_CHARACTERS  # of a text; a longer one is cut before anything keeps it
MOST_OF_A_GROUP = 60  # characters of the words at one side of a map
MOST_NOTICES = 100  # about a link, one of them about all that is left
MOST_PACKED, MOST_PARTS = 12_000, 50  # of a lesson: characters of it in a link, and its parts
MOST_OF_A_TASK, MOST_OF_AN_ANSWER, MOST_COMPARED = 200, 100, 4_000  # characters
QUESTIONS, AT_ONCE, MOST_BARS = 20, 5, 10  # of a quiz, and of those that it offers at once; of a row that is drawn by hand
MOST_HEADS, WIDEST = 8, 128  # components of q and k in each head
SORTS = ("layer", "job")  # of the heads of a model
KINDS = ("self", "cross")
WINDOWS = ("off", *map(str, (0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 48)))  # how far to either side
SENTENCE = "The bat flew out of the cave"
SENTENCE2 = "A sleepy bear saw it leave"  # what cross-attention looks at
SIGNS = ("any", *symptoms.SIGNS)
UNSCALED = "none"  # what a link may write for scale: scores aren't divided
HEADS = (1, 2, 4, 8)  # that are offered; a link may set another number
GROUPS = ("32", "16", "8", "4", "2", "1")  # heads of keys and values of a model with 32 heads
TEMPERATURES = (
    *(0, 0.01, 0.015, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7),
    *(0.75, 0.8, 0.84, 0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5),
    *(1.6, 1.8, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20),
)
DRAWS = (1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000)  # of dropout
SHUFFLES = tuple(range(10))  # that are offered, 0: as written; a link may set others
HEAD_SIZES = (4, 8, 16, 32, 64)  # of a model of letters
RATES = (0.0003, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1)  # of learning, that are offered
MOMENTS = tuple(moment**2 for moment in range(meaning.SNAPSHOTS + 1))  # of the training on word vectors, which are kept
DESIGNED_TEMPERATURE = 4.0  # at 1 the weights of designed heads are almost 0 and 1
PRONOUN = EXPERIMENTS["pronoun"]  # with which the pages about a model open

OF_ITS_OWN = ("whole_model", "todays_models", "train")  # pages of steps whose projections nobody chooses
ON_WORDS = tuple(page for page in STEPPED if page not in OF_ITS_OWN)  # pages of steps about the learner's sentence
MATCHING = tuple(page for page in ON_WORDS if page not in ("averaging", "heads"))  # they follow one row of one head
OF_MODEL = (*READ, "whole_model")
ON_MEANING = (  # pages that open with the trained head on word vectors
    "start",
    "explore",
    "averaging",
    "query_key_value",
    "weighted_sum",
    "sharpness",
    "order_and_batch",
    "self_and_cross",
    "heads",
    "todays_models",
)
MASKED = (*INSTRUMENT, "masks", "order_and_batch")
BIASED = ("explore", "masks", "order_and_batch")
WITH_TEMPERATURE = ("query_key_value", "weighted_sum", "sharpness")  # pages of steps that draw a control of it

VARIED = ("explore", "loops")  # whose pictures show what today's models change
BASES = (100, 1_000, 10_000, 100_000, 500_000, 1_000_000)  # of rotary positions

_position = functools.partial(control.position, last=MAX_TOKENS - 1)
_sentence = functools.partial(control.sentence, most=MOST_CHARACTERS)
EVERYDAY_MASKS = tuple(kind for kind, mask in MASKS.items() if mask.everyday)  # that are offered; a link may set any
_window = functools.partial(control.position, 0, LONGEST - 1, help="explore.WINDOW_HELP", own=("explore",))


def _variant(name: str, kind: type = float) -> dict[str, Any]:
    """Return what declares the control of an entry of VARIANTS, of numbers of a kind; other pages draw heads without it."""
    entry = VARIANTS[name]
    limited = entry.limits and {"parse": link_parsers.word_or(entry.off, number(kind, *entry.limits))}
    return {
        **{"default": entry.off, "values": entry.values, **(limited or {})},
        **{"label": f"variants.CONTROLS.{name}", "help": f"variants.HELP.{name}"},
        "where": lambda view: getattr(view, name) != entry.off,
        "shared": VARIED,
        "fixed": {page: entry.off for page in PAGES if page not in VARIED},
    }


_frame, _visit = functools.partial(unseen, around=control.FRAME), functools.partial(unseen, around=control.VISIT)


def _mask_number(name: str) -> Any:
    """Declare a number that some kinds of mask read; its label is that of the kind which is named like it."""
    reads = functools.partial(_is_read, name)
    return whole(2, 0, LONGEST, f"core.MASK_NUMBERS.{name}_{name}", help="", shared=MASKED, where=reads)


def _is_read(name: str, view: "View") -> bool:
    return name in MASKS[view.mask].settings


@dataclass(frozen=True)
class View(Divided):
    """Everything that a link sets, as plain values, each of one type and in range; and the theme in which it is drawn."""

    text: str = _sentence(
        SENTENCE, label="controls.SENTENCE", help="", shared=(*INSTRUMENT, "start", *ON_WORDS, "todays_models")
    )
    text2: str = _sentence(
        SENTENCE2,
        label="controls.SECOND",
        shared=("explore", "loops", "mistakes"),
        where=lambda view: view.kind == "cross",
    )
    tokens: str = choice("word", ("word", "character"), "controls.TOKENS", runs=True, shared=INSTRUMENT)
    kind: str = choice(
        "self",
        KINDS,
        "controls.KIND",
        runs=True,
        options={"label_visibility": "collapsed", "width": "stretch"},
        shared=("explore", "loops", "mistakes"),
    )
    heads: int = choice(
        2,
        HEADS,
        "controls.HEADS",
        number(int, 1, MOST_HEADS),
        runs=True,
        options={"width": "stretch"},
        shared=(*INSTRUMENT, "heads"),
        defaults={"heads": 4},
        fixed={"start": 1, "todays_models": 1},
    )
    head_size: int = stops(
        16,
        range(1, WIDEST + 1),
        number(int, 1, WIDEST),
        "controls.HEAD_SIZE",
        shared=(*INSTRUMENT, "sharpness"),
        defaults={
            **dict.fromkeys(set(ON_MEANING) - {"start", "sharpness"}, meaning.WIDTH),
            "heads": 24,  # four heads are as wide as the vectors of words
        },
        fixed={"start": meaning.WIDTH, "todays_models": meaning.WIDTH},
    )
    d_model: int = whole(32, 8, 256, "controls.D_MODEL", shared=INSTRUMENT)
    scale: str = pick(  # link.py reads none as power 0
        "head",
        tuple(SCALES),
        "controls.SCALE",
        link_parsers.choice(UNSCALED, *SCALES),
        options={"few": True},
        shared=(*INSTRUMENT, "sharpness"),
        on_top=("power",),
    )
    power: float = slider(ROOT, (0.0, 1.0, 0.05), "controls.POWER", shared=(*INSTRUMENT, "sharpness"))
    temperature: float = stops(
        1.0,
        TEMPERATURES,
        number(float, 0, 20),
        "controls.TEMPERATURE",
        shared=(*INSTRUMENT, "start", *WITH_TEMPERATURE),
        defaults={**dict.fromkeys(STEPPED), **dict.fromkeys(WITH_TEMPERATURE, 1.0)},
        fixed={"averaging": 1.0},  # its formulas have no temperature
    )
    mask: str = choice(
        "none",
        EVERYDAY_MASKS,
        "controls.MASK",
        link_parsers.choice(*MASKS),
        help="",
        runs=True,
        options={"width": "stretch"},
        shared=MASKED,
        on_top=("mask_corner", "mask_window", "mask_prefix", "mask_padding", "mask_painted"),
    )
    window: int = _mask_number("window")
    prefix: int = _mask_number("prefix")
    bias: str = pick(
        "none",
        tuple(BIASES),
        "controls.BIAS",
        titles="core.BIASES",
        options={"few": True},
        shared=BIASED,
        fixed={page: "none" for page in PAGES if page not in BIASED},  # they draw attention without one
    )
    key_value_heads: str | float = choice(**_variant("key_value_heads", int))
    qk_norm: str = choice(**_variant("qk_norm"))
    rotary: str = choice(**_variant("rotary"))
    rotary_base: int = stops(
        10_000,
        BASES,
        number(int, 2, 100_000_000),
        "variants.CONTROLS.rotary_base",
        help="variants.HELP.rotary_base",
        where=lambda view: view.rotary != VARIANTS["rotary"].off,
        shared=VARIED,
        fixed={page: 10_000 for page in PAGES if page not in VARIED},
    )
    cap: str | float = stops(**_variant("cap"))
    sink: str | float = stops(**_variant("sink"))
    positions: str = choice(
        "sinusoidal", tuple(POSITIONS), "controls.POSITIONS", link_parsers.positions, shared=(*INSTRUMENT, "order_and_batch")
    )
    dropout: float = slider(
        0.0, (0.0, 1.0, 0.05), "controls.DROPOUT", shared=("explore", "loops", "mistakes", "weighted_sum")
    )
    seed: int = whole(3, 0, SEEDS - 1, "controls.SEED", help="", shared=(*INSTRUMENT, *ON_WORDS, "train"))
    query: int = whole(
        1,
        0,
        LONGEST - 1,
        "controls.ROW",
        shared=("explore", "shapes", "mistakes", "start", *MATCHING, "heads", *OF_MODEL),
        defaults=dict.fromkeys(OF_MODEL, PRONOUN.query),
    )
    head: int = whole(
        0,
        0,
        MODEL_HEADS - 1,
        "controls.HEAD",
        shared=(*INSTRUMENT, *MATCHING, *READ),
        defaults=dict.fromkeys(READ, PRONOUN.head),
    )
    stage: str = choice(
        "weights",
        STAGES,
        "alts.STAGE",
        help="explore.STAGE_HELP",
        options={"label_visibility": "collapsed"},
        shared=("explore",),
    )
    projections: str = pick(
        "random",
        tuple(SOURCES),
        "controls.PROJECTIONS",
        link_parsers.source,
        help="",
        runs=True,
        shared=(*INSTRUMENT, *ON_WORDS),
        defaults={**dict.fromkeys(LEARN, "previous"), **dict.fromkeys(ON_MEANING, "meaning")},
        fixed={"start": "meaning", "todays_models": "meaning"},
        on_top=("edits",),
    )
    grown: int = slider(
        0,
        (0, STEPS, 1),
        "controls.TRAINING",
        shared=(*INSTRUMENT, *ON_WORDS),
        where=lambda view: SOURCES[view.projections].training == "grown",
    )
    trained: int = stops(
        meaning.STEPS,
        MOMENTS,
        number(int, 0, meaning.STEPS),
        "controls.TRAINING",
        help="",
        shared=(*INSTRUMENT, *ON_WORDS),
        where=lambda view: SOURCES[view.projections].training == "trained",
    )
    lang: str = unseen(DEFAULT, link_parsers.choice(*LANGUAGES))
    # around every page: a lesson, its part, how large everything is
    lesson: str = _frame("", link_parsers.packed(MOST_PACKED))
    part: int = _frame(1, number(int, 1, MOST_PARTS))
    display: str = _frame("normal", link_parsers.choice("normal", "projector"))
    # what a link says of one view: the step, what it asks, the controls that it locks or hides, what it is compared with
    step: str = choice(
        "1",
        (*map(str, range(1, STEPS_UP_TO + 1)), "all"),
        "frame.STEP",
        options={"label_visibility": "collapsed", "width": "content"},
        around=control.VISIT,
    )
    task: str = _visit("", link_parsers.line(MOST_OF_A_TASK))
    locked: str = _visit("", link_parsers.listed)
    hidden: str = _visit("", link_parsers.listed)
    compare: str = _visit("", link_parsers.line(MOST_COMPARED))  # the link of A: link.py reads what it holds
    lesson_answer: str = _visit("", link_parsers.line(MOST_OF_AN_ANSWER))
    guesses: str = _visit("", link_parsers.guesses)  # what was predicted at each step: mask.7~grown.0
    # explore
    rows_from: int = _window("explore.WINDOW.rows_from")
    columns_from: int = _window("explore.WINDOW.columns_from")
    # query_key_value
    key: int = _position(
        4,
        label="query_key_value.KEY",
        own=("query_key_value", *READ),
        defaults=dict.fromkeys(("query_key_value", *READ), 2),
    )
    one_matrix: bool = switch(False, "query_key_value.ONE_MATRIX", own=("query_key_value",))
    moment: int = stops(0, MOMENTS, number(int, 0, meaning.STEPS), "query_key_value.MOMENT", own=("query_key_value",))
    edit_map: str = choice("v", ("q", "k", "v"), "query_key_value.EDIT_MAP", own=("query_key_value",))
    edits: str = control.line("", link_parsers.edits("q", "k", "v"), "query_key_value.EDITS", own=("query_key_value",))
    hand_over: str = choice("v", ("v", "x"), "query_key_value.HAND_OVER", own=("query_key_value",))
    # weighted_sum
    dimension: int = control.position(3, WIDEST - 1, "weighted_sum.DIMENSION", own=("weighted_sum",))
    mixer: str = choice(
        "attention", tuple(MIXERS), "weighted_sum.MIXER", help="", own=("weighted_sum",), on_top=("mixer_edits",)
    )
    mixer_edits: str = control.line("", link_parsers.edits(""), "weighted_sum.BY_HAND", own=("weighted_sum",))
    # averaging
    averaging_row: int = _position(2, label="averaging.ROW", own=("averaging",))
    in_place: bool = switch(False, "averaging.IN_PLACE", own=("averaging",))
    keepdim: bool = switch(True, "averaging.KEEPDIM", runs=True, own=("averaging",))
    hide_key: int = stops(
        -1,
        range(-1, MAX_TOKENS),
        link_parsers.place_or_none(MAX_TOKENS - 1),
        "averaging.HIDE",
        options={"format_func": link_parsers.spelled_place},
        own=("averaging",),
    )
    rung: str = choice("loop", tuple(RUNGS), "averaging.RUNG", own=("averaging",))
    softmax_over: str = choice("keys", ("keys", "queries"), "averaging.AXIS", runs=True, own=("averaging",))
    looker: int = _position(1, label="averaging.LOOKER", own=("averaging",))
    sought: int = _position(6, label="averaging.SOUGHT", own=("averaging",))
    pull: float = slider(3.0, (0.0, 8.0, 0.5), "averaging.PULL", own=("averaging",))
    # worked_examples
    example: str = pick(
        "three_tokens_by_hand",
        tuple(EXAMPLES),
        "worked_examples.EXAMPLE",
        help="",
        titles="examples.TITLES",
        options={"width": 420},
        own=("worked_examples",),
    )
    example_step: int = control.position(0, 17, "worked_examples.STEP", own=("worked_examples",))
    example_slip: bool = switch(True, "worked_examples.SLIP", runs=True, own=("worked_examples",))
    # masks
    mask_corner: str = choice("upper_left", ("upper_left", "lower_right"), "masks.CORNER", own=("masks",))
    mask_window: str = stops("off", WINDOWS, link_parsers.choice(*WINDOWS), "masks.WINDOW", own=("masks",))
    mask_prefix: int = control.position(0, MAX_TOKENS, "masks.PREFIX", own=("masks",))
    mask_padding: int = control.position(0, MAX_TOKENS, "masks.PADDING", own=("masks",))
    mask_painted: str = control.line("", link_parsers.cells(MAX_TOKENS**2), "masks.PAINTED", own=("masks",))
    mask_rounds: int = slider(1, (0, 8, 1), "masks.ROUNDS", own=("masks",))
    mask_changed: int = _position(4, label="masks.CHANGED_WORD", own=("masks",))
    mask_grown: int = _position(3, label="masks.GROWN_WORD", own=("masks",))
    # order_and_batch and shapes
    order_shuffle: int = stops(0, SHUFFLES, number(int, 0, 999), "order_and_batch.SHUFFLE", own=("order_and_batch",))
    order_other: int = _position(6, label="order_and_batch.OTHER", help="", own=("order_and_batch",))
    order_distance: int = slider(3, (1, 16, 1), "order_and_batch.DISTANCE", own=("order_and_batch",))
    batch_size: int = slider(4, (1, 4, 1), "shapes.SIZE", runs=True, own=("shapes",))
    batch_tokens: int = slider(8, (1, 8, 1), "shapes.LENGTH", own=("shapes",))
    batch_example: int = control.position(0, 3, "shapes.CHANGED", own=("shapes",))
    # sharpness
    init: Literal["gaussian", "linear"] = choice(
        "gaussian", ("gaussian", "linear"), "sharpness.INIT", runs=True, own=("sharpness",)
    )
    multiplier: float = slider(1.0, (0.0, 32.0, 0.5), "sharpness.MULTIPLIER", own=("sharpness",))
    constant: int = slider(0, (-200, 200, 1), "sharpness.CONSTANT", own=("sharpness",))
    # self_and_cross
    new_tokens: int = slider(2, (1, MAX_TOKENS, 1), "self_and_cross.NEW", own=("self_and_cross",))
    cross_text: str = _sentence("Which animal flew away", label="self_and_cross.SECOND", own=("self_and_cross",))
    # mistakes
    mistake: str = pick("no_scaling", tuple(MISTAKES), "mistakes.BUG", titles="bugs.TITLES", own=("mistakes",))
    mistake_on: bool = switch(True, "mistakes.BUG_ON", runs=True, own=("mistakes",))
    mistake_head: int = whole(0, 0, MOST_HEADS - 1, "mistakes.HEAD", own=("mistakes",))
    mistake_sign: str = pick("any", SIGNS, "mistakes.SIGN", options={"width": 420}, own=("mistakes",))
    # heads and shapes
    view_at_once: bool = switch(False, "shapes.AT_ONCE", own=("shapes",))
    divide_into: int = slider(4, (1, 16, 1), "heads.DIVIDE", own=("heads",))
    joined_scale: bool = switch(False, "heads.JOINED_SCALE", runs=True, own=("heads",))
    mix_heads: bool = switch(True, "heads.W_O", runs=True, own=("heads",))
    layers: int = slider(2, (1, 4, 1), "heads.LAYERS_LABEL", own=("heads",))
    layer_reach: int = slider(1, (0, 4, 1), "heads.REACH", own=("heads",))
    context: int = slider(10, (1, MAX_TOKENS, 1), "heads.CONTEXT", own=("heads",))
    # loops
    cursor: int = control.position(33, 4 * MAX_TOKENS**2, "loops.STEPS", own=("loops",))
    pace: str = choice("number", ("number", "row"), "loops.PACE", own=("loops",))
    draws: int = stops(1, DRAWS, number(int, 1, 1000), "loops.DRAWS", own=("loops",))
    evaluating: bool = switch(False, "loops.EVALUATING", own=("loops",))
    # start
    start_text: str = _sentence("The bat hit the ball", label="start.SECOND", own=("start",))
    start_guess: str = unseen("", link_parsers.line(MOST_OF_AN_ANSWER), own=("start",))
    # a map of words
    map_left: str = control.line(
        "", link_parsers.line(MOST_OF_A_GROUP), "meaning.MAP_LEFT", help="meaning.MAP_HELP", own=("explore",)
    )
    map_right: str = control.line(
        "", link_parsers.line(MOST_OF_A_GROUP), "meaning.MAP_RIGHT", help="meaning.MAP_HELP", own=("explore",)
    )
    # models
    model: str = pick("tiny", (), "models.MODEL", link_parsers.model, own=READ)
    model_text: str = control.line(
        EXPERIMENTS["copy"].text,
        link_parsers.text(MOST_CHARACTERS),
        "models.SENTENCE",
        runs=True,
        own=OF_MODEL,
        defaults=dict.fromkeys(OF_MODEL, PRONOUN.text),
    )
    model_sort: str = choice("layer", SORTS, "models.SORT", own=("models",))
    patch_text: str = control.line(
        EXPERIMENTS["copy"].other,
        link_parsers.text(MOST_CHARACTERS),
        "surgery.SECOND",
        own=("surgery",),
        defaults={"surgery": PRONOUN.other},
    )
    operations: str = control.line(
        "", link_parsers.operations(MOST_LAYERS, MODEL_HEADS), "surgery.OPERATIONS", own=("surgery",)
    )
    layer: int = choice(
        3, range(MOST_LAYERS), "models.LAYER", number(int, 0, MOST_LAYERS - 1), own=OF_MODEL, defaults={"whole_model": 0}
    )
    untrained: bool = switch(False, "whole_model.UNTRAINED", help="", own=("whole_model",))
    # todays_models
    clock_place: int = slider(2, (0, 100, 1), "todays_models.PLACE", own=("todays_models",))
    clock_distance: int = slider(3, (0, 32, 1), "todays_models.DISTANCE", own=("todays_models",))
    cache_heads: str = choice("32", GROUPS, "todays_models.CACHE_HEADS", own=("todays_models",))
    written: int = _position(0, label="todays_models.WRITTEN", own=("todays_models",))
    block_size: int = slider(2, (1, 8, 1), "todays_models.BLOCK_SIZE", own=("todays_models",))
    rescaled: bool = switch(True, "todays_models.RESCALED", own=("todays_models",))
    # model_cards, whose table of models sets it
    card: str = unseen("llama_3", link_parsers.choice(*CARDS), own=("model_cards",))
    # train
    train_layers: int = choice(
        2, (1, 2), "train.LAYERS", number(int, 1, 2), own=("train",), where=lambda view: view.step not in ("1", "4")
    )
    train_layer_0: bool = switch(True, "train.LAYER_0", own=("train",), where=lambda view: view.step in ("2", "all"))
    train_size: int = choice(
        32, HEAD_SIZES, "controls.HEAD_SIZE", number(int, 1, 64), help="train.SIZE_HELP", own=("train",)
    )
    train_scaled: bool = switch(True, "train.SCALED", own=("train",))
    train_positions: bool = switch(True, "train.POSITIONS", own=("train",))
    train_rate: float = stops(0.01, RATES, number(float, 0.0001, 1), "train.RATE", own=("train",))
    train_masked: bool = switch(True, "train.MASKED", own=("train",), where=lambda view: view.step in ("3", "all"))
    train_text: str = _sentence(RHYME, label="train.TEXT", own=("train",), where=lambda view: view.step in ("5", "all"))
    train_step: int = slider(training.STEPS, (0, training.STEPS, training.EVERY), "train.STEP", own=("train",))
    # practice, which draws what sets these itself
    quiz: int = unseen(0, number(int, 0, SEEDS - 1), own=("practice",))
    quiz_version: int = unseen(1, number(int, 1, LATEST), own=("practice",))
    level: int = unseen(1, number(int, 1, 3), own=("practice",))
    question: int = unseen(1, number(int, 1, QUESTIONS), own=("practice",))
    answer: str = unseen("", link_parsers.line(MOST_OF_AN_ANSWER), own=("practice",))
    practice_temperature: float = unseen(1.0, number(float, 0, 5), own=("practice",))
    bars: str = unseen("", link_parsers.bars(MOST_BARS), own=("practice",))
    topics: str = unseen("", link_parsers.topics, own=("practice",))
    quiz_count: int = unseen(QUESTIONS, number(int, 1, QUESTIONS), own=("practice",))
    # not in the link
    dark: bool = False

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

    def but(self, **changes: Any) -> "View":
        """Return the view with some values changed."""
        return replace(self, **changes)


CONTROLS: Mapping[str, Control] = {each.name: each.metadata["control"] for each in fields(View) if each.metadata}
ON_TOP = {name: each.on_top for name, each in CONTROLS.items() if each.on_top}
LOCKING = ("locked", "hidden")  # the names that list controls which stay as they are
SHARED, FRAME, VISIT = (
    tuple(name for name, each in CONTROLS.items() if each.reach == reach) for reach in ("shared", "frame", "visit")
)
OWN = {page: tuple(name for name, each in CONTROLS.items() if page in each.own) for page in PAGES}
DEFAULTS = {name: each.default for name, each in CONTROLS.items()}
SELECTION = ("query", "head", "stage", "rows_from", "columns_from")  # what is looked at: A is seen there where B is
FOLLOWING = (  # names that buttons and pictures set to what follows from the value that they show
    *("operations", "edits", "mixer_edits", "mask_painted", "model_text"),
)
COMPARED = tuple(name for name in CONTROLS if name not in (*FRAME, *VISIT, *SELECTION, "lang"))  # what A's link may hold


_SHARED = {page: tuple(name for name, each in CONTROLS.items() if page in each.shared) for page in PAGES}
_DEFAULTS = {page: {name: each.defaults.get(page, each.default) for name, each in CONTROLS.items()} for page in PAGES}
_FIXED = {page: {name: each.fixed[page] for name, each in CONTROLS.items() if page in each.fixed} for page in PAGES}


def shared(page: str) -> tuple[str, ...]:
    """Return the shared controls that a page draws."""
    return _SHARED.get(page_at(page), ())


def step_of(values: Mapping[str, object]) -> str:
    """Return the step that values of the link choose."""
    return str(values.get("step", DEFAULTS["step"]))


def defaults(page: str, step: str = "1") -> Mapping[str, Any]:
    """Return the default of each name on a step of a page, None for a temperature that depends on the projections."""
    there, opens = _DEFAULTS.get(page_at(page), DEFAULTS), opening(page_at(page), step)
    return {**there, **opens} if opens else there


def fixed(page: str) -> Mapping[str, Any]:
    """Return what a link can't change on a page, and its value there."""
    return _FIXED.get(page_at(page), {})


def complete(page: str, values: Mapping[str, object]) -> dict[str, Any]:
    """Return a value for each name of the link: what the page fixes, what is set, and the step's default for the others."""
    there = {**defaults(page, step_of(values)), **values, **fixed(page)}
    if there["temperature"] is None:
        designed = SOURCES[there["projections"]].is_designed
        there["temperature"] = DESIGNED_TEMPERATURE if designed else DEFAULTS["temperature"]
    return there


def labels(page: str) -> dict[str, str]:
    """Return what the controls are called, as a text, that a page may draw, and that a link may lock: name → label."""
    page = page_at(page)
    stepped = ("step",) if page in STEPPED else ()
    return {
        name: markdown.text(CONTROLS[name].title) for name in (*shared(page), *OWN[page], *stepped) if CONTROLS[name].label
    }
