"""What today's models do differently: turned queries and keys, shared heads, a cache, and a row in blocks."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

import pandas as pd
import torch

from attn_core.code_to_copy import attention
from attn_core.code_to_copy import todays_models as code
from attn_core.experiments import todays_models
from attn_core.experiments.todays_models import LLAMA, SCORES, Block, Clock, Generated
from pages.board import declaration
from pages.board.declaration import Control, Prediction, Step, Typeset, drawing, either, picture
from pages.board.facts import Kept, facts
from pages.board.layout import Cost, board
from pages.board.panel import panel
from pages.board.pieces import Code, Picture, Pieces, Table, Text
from pages.charts import clocks, row_bars
from pages.panels.shared import number_tables, program_needs
from pages.panels.shared.notices import notices
from pages.text import numbers
from pages.text.languages import Words, said
from pages.view import traced_view
from pages.view.settings import GROUPS, View
from pages.view.traced_view import TracedView

words = Words("todays_models")
OF_THE_SENTENCE = ("text", "projections", "heads", "head_size")  # what decides its vectors; the page fixes all but the text
FAR = 5  # positions that both words are to move
GB = 1e9
ROUNDING = 1e-4  # difference of two outputs or weights up to which they are equal but for rounding


# ---- 1: two clocks, which a query and a key turn ----


@dataclass(frozen=True, eq=False)
class Dial(Kept):
    """One clock; degrees: by which a position turns its hands; between: the angle from the key to the query, in radians."""

    clock: Clock
    frequency: float
    degrees: float
    between: float
    product: float
    dark: bool


@dataclass(frozen=True, eq=False)
class Turned(Kept):
    """A query and a key at their positions, their two clocks, and their score.

    fast_between, slow_between, fast_product, slow_product  of the two clocks
    story            the score at the distance with which the step opens
    moved, asked     how far the key has moved from where the step opens, and how far it is to; still: whether the distance
                     is still that of the story, story_distance
    """

    query: int
    key: int
    distance: int
    score: float
    fast: Dial
    slow: Dial
    fast_between: float
    slow_between: float
    fast_product: float
    slow_product: float
    story: float
    story_distance: int
    moved: int
    asked: int
    still: bool


@facts("clock_place", "clock_distance")
def turned(view: View) -> Turned:
    """Return a query and a key at their positions, as rotary positions turn them."""
    key, distance, story = view.clock_place, view.clock_distance, View()
    both = todays_models.clocks(key + distance, key)
    fast, slow = (
        Dial(each, each.frequency, math.degrees(each.frequency), each.query - each.key, each.product, view.dark)
        for each in both
    )
    return Turned(
        query=key + distance,
        key=key,
        distance=distance,
        score=_score(key, distance),
        fast=fast,
        slow=slow,
        fast_between=fast.between,
        slow_between=slow.between,
        fast_product=fast.product,
        slow_product=slow.product,
        story=_score(story.clock_place, story.clock_distance),
        story_distance=story.clock_distance,
        moved=abs(key - story.clock_place),
        asked=FAR,
        still=distance == story.clock_distance,
    )


def _score(key: int, distance: int) -> float:
    return sum(each.product for each in todays_models.clocks(key + distance, key))


def dial(f: Dial) -> Picture:
    """Draw one clock."""
    tips = words.hand(letter="q", angle=f.clock.query), words.hand(letter="k", angle=f.clock.key)
    return drawing(clocks.clock(f.clock.query, f.clock.key, tips, f.dark))


# ---- 2: how large a cache is, by its heads of keys and values ----

CARD = 40  # GB of memory of the GPU that the task is about


@dataclass(frozen=True, eq=False)
class Cached(Kept):
    """The cache of one long text in a model of LLAMA's sizes; all sizes in GB of 10⁹ bytes.

    count, group     heads of keys and values, and how many heads of queries share one
    size, weights, both  of the cache, the model's matrices, and their sum; room: what the GPU has beside the matrices
    fits             whether both fit; own: whether the model itself has so many heads of keys and values
    whole            the cache of as many heads of keys and values as of queries
    """

    count: int
    group: int
    layers: int
    heads: int
    head_size: int
    number: int
    tokens: int
    size: float
    weights: float
    both: float
    card: int
    room: float
    fits: bool
    own: bool
    whole: float
    dark: bool


@facts("cache_heads")
def cached(view: View) -> Cached:
    """Return the cache of one long text."""
    count = int(view.cache_heads)
    size, weights = LLAMA.cache_bytes(count) / GB, LLAMA.weights / GB
    return Cached(
        count=count,
        group=LLAMA.heads // count,
        layers=LLAMA.layers,
        heads=LLAMA.heads,
        head_size=LLAMA.head_size,
        number=LLAMA.number,
        tokens=LLAMA.tokens,
        size=size,
        weights=weights,
        both=size + weights,
        card=CARD,
        room=CARD - weights,
        fits=size + weights <= CARD,
        own=count == LLAMA.key_value_heads,
        whole=LLAMA.cache_bytes(LLAMA.heads) / GB,
        dark=view.dark,
    )


def caches(f: Cached) -> Picture:
    """Draw the caches of all counts of heads, against the room beside the model's matrices."""
    sizes = [LLAMA.cache_bytes(int(count)) / GB for count in GROUPS]
    labels = [words.count_label(count=int(count)) for count in GROUPS]
    said = [words.size(size=size) for size in sizes]
    series: dict[str, list[float | None]] = {"now": [*sizes], "warm": [f.room] * len(sizes)}
    names = {"now": "", "warm": words.ROOM}
    spec = row_bars.weights(labels, series, GROUPS.index(str(f.count)), said, f.dark, end=2 * CARD, names=names)
    return drawing(spec)


# ---- 3: a text that is written word by word, with a cache and without ----


@dataclass(frozen=True, eq=False)
class Written(Kept):
    """A text up to its newest word, with a cache of keys and values and without.

    count, total     words so far, and in the whole text; name, last: the newest word so far, and of the whole text
    again            of how many words keys and values have been computed so far without a cache; again_in_all: for the text
    saved, spent     multiplications so far, with the cache and without
    difference       the largest between the outputs of both ways, over the whole text; agrees: whether that is rounding
    """

    traced: TracedView
    generated: Generated
    count: int
    total: int
    name: str
    last: str
    again: int
    again_in_all: int
    saved: int
    spent: int
    difference: float
    agrees: bool


def spoken(view: View) -> TracedView | None:
    """Return the sentence in the head that this page always shows, or None where there is no word."""
    return traced_view.present(_of_sentence(view))


def _of_sentence(view: View) -> View:
    return view.only(*OF_THE_SENTENCE)


@facts(of=spoken)
def generated(traced: TracedView) -> Generated:
    """Return the outputs of a sentence's words, both ways."""
    scene = traced.scene
    return todays_models.generate(scene.inputs(scene.words), scene.projections(), scene.config())


def written(view: View) -> Written | None:
    """Return the text up to its newest word, which is the last one where the link counts further."""
    traced, both = spoken(view), generated(view)
    return None if traced is None or both is None else _written(traced, both, min(view.written, len(traced.keys) - 1))


def _written(traced: TracedView, both: Generated, newest: int) -> Written:
    count, total = newest + 1, len(traced.keys)
    saved, spent = (sum(each[:count]) for each in both.multiplications)
    return Written(
        traced,
        both,
        count=count,
        total=total,
        name=traced.keys[newest],
        last=traced.keys[-1],
        again=count * (count + 1) // 2,
        again_in_all=total * (total + 1) // 2,
        saved=saved,
        spent=spent,
        difference=both.difference,
        agrees=both.difference <= ROUNDING,
    )


def computed(f: Written) -> Picture:
    """Draw for each word so far which keys and values are computed anew, and which again."""
    tips = [words.line_tip(word=word, count=place) for place, word in enumerate(f.traced.keys[: f.count])]
    arrows = traced_view.arrow_keys("written", f.total)
    return drawing(clocks.computed(f.traced.keys, f.count - 1, tips, f.traced.dark), arrow_keys=arrows)


# ---- 4: a row of scores, read in blocks ----


@dataclass(frozen=True, eq=False)
class Blocks(Kept):
    """A row of scores in blocks, with the rescale or without.

    size, count      of a block, and how many blocks there are; rescaled: whether earlier sums are rescaled
    right            whether the weights are softmax, but for rounding; difference: the largest from it
    first, top       the largest score of the first block, and of the row, as they are drawn
    early, true      the share of the keys before the block that has the largest score, and what softmax gives them
    """

    weights: torch.Tensor
    blocks: list[Block]
    size: int
    count: int
    rescaled: bool
    right: bool
    difference: float
    first: str
    top: str
    early: float
    true: float
    dark: bool


@facts("block_size", "rescaled")
def blocks(view: View) -> Blocks:
    """Return a row of scores in blocks."""
    found, whole = todays_models.in_blocks(SCORES, view.block_size, view.rescaled), SCORES.softmax(0)
    difference = (found.weights - whole).abs().max().item()
    last_rise = max(block.first for block in found.blocks if block.factor < 1)
    return Blocks(
        weights=found.weights,
        blocks=found.blocks,
        size=view.block_size,
        count=len(found.blocks),
        rescaled=view.rescaled,
        right=difference <= ROUNDING,
        difference=difference,
        first=numbers.decimal(found.blocks[0].largest, 0),
        top=numbers.decimal(SCORES.max().item(), 0),
        early=found.weights[:last_rise].sum().item(),
        true=whole[:last_rise].sum().item(),
        dark=view.dark,
    )


def row_in_blocks(f: Blocks) -> Picture:
    """Draw the weights of the row in blocks, and those of softmax over the whole row."""
    labels = [words.score_label(block=i // f.size + 1, score=score) for i, score in enumerate(SCORES.tolist())]
    shares: list[float | None] = f.weights.tolist()
    said = [numbers.fine_percent(share or 0.0) for share in shares]
    spec = row_bars.weights(
        labels, {"now": shares, "raw": SCORES.softmax(0).tolist()}, None, said, f.dark, names=words.SERIES
    )
    return drawing(spec)


@panel(blocks)
def kept(f: Blocks) -> Pieces:
    """Say what is kept after each block."""
    rows = []
    for number, block in enumerate(f.blocks, 1):
        scores = ", ".join(numbers.decimal(score, 0) for score in SCORES[block.first : block.first + block.length].tolist())
        factor = (
            words.NONE
            if number == 1
            else numbers.decimal(block.factor)
            if f.rescaled
            else words.left_out(factor=block.factor)
        )
        rows.append((str(number), scores, numbers.decimal(block.largest, 0), factor, numbers.decimal(block.total)))
    return [Table("kept", tuple(words.KEPT_HEAD.values()), rows)]


# ---- what stands below all steps ----


@panel(written)
def verified(f: Written) -> Pieces:
    """Say that both ways give the same outputs."""
    return [Text("verified", said("todays_models.same_outputs", f))]


def program_parts(view: View) -> Mapping[str, str] | None:
    """Return the program of all four steps, in named parts; None where there is no word."""
    traced = spoken(view)
    if traced is None:
        return None
    parts = attention.parts(traced.scene)
    own = code.parts(view.clock_place, view.clock_distance, int(view.cache_heads), view.block_size, view.rescaled)
    return {"settings": parts["settings"], "projections": parts["projections"], **own}


def _listing(view: View) -> str | None:
    parts = program_parts(view)
    return None if parts is None else "".join(parts.values())


@panel(_listing)
def program(listing: str) -> Pieces:
    return [Text("program_needs", program_needs.sentence(listing)), Code("program", listing)]


def _clock_table(f: Turned) -> pd.DataFrame:
    dials = (f.fast, f.slow)
    names = {"radians per position": "frequency", "radians between": "between", "product": "product"}
    return pd.DataFrame({name: [getattr(each, field) for each in dials] for name, field in names.items()})


def _cache_table(f: Cached) -> pd.DataFrame:
    return pd.DataFrame({"heads of keys and values": GROUPS, "bytes": [LLAMA.cache_bytes(int(count)) for count in GROUPS]})


def _multiplications(f: Written) -> pd.DataFrame:
    saved, spent = f.generated.multiplications
    return pd.DataFrame({"word": f.traced.keys, "with a cache": saved, "without a cache": spent})


def _row_table(f: Blocks) -> pd.DataFrame:
    columns = {"score": SCORES, "in blocks": f.weights, "softmax": SCORES.softmax(0)}
    return pd.DataFrame({name: column.tolist() for name, column in columns.items()})


TABLES = {
    "clocks": number_tables.numbers("clocks", turned, _clock_table),
    "caches": number_tables.numbers("caches", cached, _cache_table),
    "multiplications": number_tables.numbers("multiplications", written, _multiplications),
    "blocks": number_tables.numbers("blocks", blocks, _row_table),
}
PAGE = declaration.learn(
    "todays_models",
    [
        Step(
            "turn",
            facts=turned,
            pictures=[
                picture("fast", turned, dial, "todays_models.clock", more=lambda f: f.fast),
                picture("slow", turned, dial, "todays_models.clock", more=lambda f: f.slow),
            ],
            done=lambda f: f.still and f.moved >= f.asked,
            nearly=lambda f: "near" if f.still else "apart",
            predict=lambda f: Prediction(("larger", "smaller", "same"), "same"),
            controls=[Control("clock_place"), Control("clock_distance")],
            formula=Typeset(lambda: r"q_m \cdot k_n = \cos(m-n) + \cos\tfrac{m-n}{10}"),
        ),
        Step(
            "sharing",
            facts=cached,
            pictures=[picture("caches", cached, caches, "todays_models.caches")],
            done=lambda f: f.own,
            nearly=lambda f: "few" if f.fits else "many",
            predict=lambda f: Prediction(("tenth", "equal", "four"), "four"),
            controls=[Control("cache_heads")],
            formula=Typeset(
                lambda: r"2\cdot\text{layers}\cdot\text{kv\_heads}\cdot\text{head\_size}\cdot\text{bytes}\cdot\text{tokens}"
            ),
        ),
        Step(
            "remember",
            facts=written,
            pictures=[picture("computed", written, computed, "todays_models.computed")],
            done=lambda f: f.total > 1 and f.count == f.total,
            nearly=lambda f: "early" if f.total > 1 else "",
            predict=lambda f: Prediction(sorted({1, f.total, f.again_in_all}), 1) if f.total > 1 else None,
            controls=[Control("written")],
            opens=either("written", 0),
        ),
        Step(
            "in_blocks",
            facts=blocks,
            pictures=[picture("row_in_blocks", blocks, row_in_blocks, "todays_models.row_in_blocks")],
            below=[kept()],
            done=lambda f: not f.rescaled and f.right and f.count > 1,
            nearly=lambda f: "rescaled" if f.rescaled else "one" if f.right else "wrong",
            predict=lambda f: Prediction(("early", "late", "none"), "early"),
            controls=[Control("block_size"), Control("rescaled")],
            formula=Typeset(lambda: r"\ell_{new} = \ell_{old}\, e^{m_{old} - m_{new}} + \textstyle\sum_j e^{s_j - m_{new}}"),
        ),
    ],
    {
        "lead": board(
            notices(read=lambda view: traced_view.prepare(_of_sentence(view)), match=False, heads=False, traced=False)
        ),
        "verified": board(verified()),
        "program": board(program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)
