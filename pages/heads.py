"""Heads: several heads with a job each, how they are split and joined, mixed by W_O, and stacked in layers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pandas as pd
import torch
from torch import Tensor

from attn_core import comparison, heads, masks, meaning, one_query, torch_agreement
from attn_core.attention import SMALLEST, tied
from attn_core.code_to_copy import attention
from attn_core.comparison import Race
from attn_core.experiments import combining_heads, stacked_layers
from attn_core.heads import MultiHeadTrace, Projections
from attn_core.scene import Scene
from attn_core.score_scales import ROOT
from pages.board import declaration
from pages.board.declaration import (
    Control,
    Fold,
    Prediction,
    Shown,
    Step,
    Typeset,
    drawing,
    either,
    offers,
    picture,
    sentence,
)
from pages.board.facts import Kept, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import Cell, cell, panel
from pages.board.pieces import Buttons, Code, Picture, Pieces, Text, titled
from pages.charts import colours, heatmap, matrix, templates, transformer_block
from pages.charts import tiles as tiles_chart
from pages.panels.shared import head_roles, number_tables, program_needs, selected_row
from pages.panels.shared.heatmap_sheet import sheet
from pages.panels.shared.notices import notices
from pages.text import feature_names, formulas, numbers
from pages.text.languages import Words, remember, said
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView, arrow_keys, row_arrows

words, of_explore = Words("heads"), Words("explore")
RANDOM = {"projections": "random", "temperature": 1.0, "head_size": 8}  # four heads of 8 share the 32 numbers of x
DESIGNED = {"projections": "previous"}  # not those of a worked example
ROW = {"query": "y"}  # a click in a picture with a row a word follows its row
ENDS, SHARE = 2.5, 1.0  # of the colours of drawn numbers, and of the shares of words that designed heads collect
SHARES = {"limit": SHARE, "signed": False, "bands": ()}  # of weights, without the bands of heads
SAME = 1e-4  # up to here a difference is rounding


# ---- the heads, and how numbers of all of them are drawn ----


@dataclass(frozen=True, eq=False)
class Heads(Kept):
    """The heads of a view, without dropout.

    rows, words      the words, and how many; query: the selected one
    number, heads    of the selected head, counted from 0, and how many there are
    size             how many columns each head has; width: all heads; d_model: x; fills: whether width is d_model
    """

    base: TracedView
    scene: Scene
    rows: list[str]
    words: int
    query: str
    number: int
    heads: int
    size: int
    width: int
    d_model: int
    fills: bool


@facts(of=traced_view.present, kind="self", dropout=0.0, stage="weights")
def present(base: TracedView) -> Heads:
    """Return the heads without dropout."""
    scene = base.scene
    return Heads(
        base=base,
        scene=scene,
        rows=base.queries,
        words=len(base.queries),
        query=base.name,
        number=base.head,
        heads=scene.heads,
        size=scene.head_size,
        width=scene.heads * scene.head_size,
        d_model=scene.d_model,
        fills=scene.heads * scene.head_size == scene.d_model,
    )


def inputs(scene: Scene) -> tuple[Tensor, Projections]:
    """Return the words' vectors (T, D) and the projections, wo among them."""
    return scene.inputs(scene.words), stacked_layers.projections(scene)


BANDS_WITH_NAMES, BANDS_WITH_COLUMNS = 2, 4  # heads, at most, above whose columns that has room


def bands(f: Heads, size: int, count: int) -> list[matrix.Band]:
    """Return the columns of each of count heads, `size` wide."""
    theme = colours.palette(f.base.dark)
    inks = (theme.primary, theme.muted)
    room = "name" if count <= BANDS_WITH_NAMES else "columns" if count <= BANDS_WITH_COLUMNS else "number"
    firsts = [head * size for head in range(count)]
    columns = [f"{first}–{first + size - 1}" if size > 1 else f"{first}" for first in firsts]
    names = [words.band(room=room, number=head, columns=columns[head]) for head in range(count)]
    return [matrix.Band(h * size, (h + 1) * size, name, inks[h % 2]) for h, name in enumerate(names)]


def grid(f: Heads, values: Tensor, **options: Any) -> matrix.Grid:
    """Return numbers, a row a word unless options say otherwise, their columns shared out among the heads."""
    defaults: dict[str, Any] = {"rows": f.rows, "columns": (), "limit": ENDS, "numbers": False, "dark": f.base.dark}
    shared_out = bands(f, values.shape[1] // f.heads, f.heads)
    return matrix.Grid(values, **(defaults | {"bands": shared_out} | options))


def by_word(f: Heads, values: Tensor, **options: Any) -> Picture:
    """Draw numbers with a row a word, the selected row outlined; options: see grid."""
    query = f.base.query
    outlined = grid(f, values, strong=[query], marks=[matrix.row("query", query, values)], **options)
    return drawing(matrix.picture(outlined), click=ROW, arrow_keys=row_arrows(f.base))


def end_of_colours(f: Heads) -> float:
    """Return the end of the colours of outputs."""
    return SHARE if f.scene.origin.is_designed else ENDS


def follow(slot: str, of: Callable[[View], Heads | None]) -> Cell:
    """Return buttons that choose the head."""

    def buttons(f: Heads) -> Pieces:
        choices = {words.followed(number=h, chosen=h == f.number): {"head": h} for h in range(f.heads)}
        return [Buttons(slot, words.FOLLOW, choices)]

    return cell(slot, of, buttons)


# ---- 1: several heads side by side, each with a job of its own ----

SEVERAL = 4  # heads of the first step, at least
TOLD_APART = 0.01  # up to here two weights are the same percentage


def enough_heads(view: View) -> Heads | None:
    """Return heads enough to have one of each common job."""
    return present(view.but(heads=max(view.heads, SEVERAL)))


@dataclass(frozen=True, eq=False)
class Relations(Kept):
    """The words to which head 0 and a second head attend most, and what a single row for both would leave of their weights.

    first_word, second_word  of head 0, and of the second head
    first_share, half_of_first  the weight of the first word in head 0, and half of it
    chosen_share, half_of_chosen  the weight of the second word in the followed head, and half of it
    leads, chosen_word  whether one word leads in the followed head, and which; found: whether that is the second one
    compromise       whether half of the first weight is told from none
    """

    first_word: str
    second_word: str
    first_share: float
    half_of_first: float
    chosen_share: float
    half_of_chosen: float
    leads: bool
    chosen_word: str
    found: bool
    compromise: bool


@dataclass(frozen=True, eq=False)
class Jobs(Kept):
    """Where the selected query attends in head 0, in a second head, and in the one that is followed.

    told             a sentence about the followed head, and one about head 0
    random, hides    whether the heads are drawn, and whether a mask hides anything
    differs          whether a head gives its largest weight to another word than head 0; relations: to which, None else
    elsewhere, other  whether one does so in another row, and the first such row's word
    tied, tied_heads  how many heads give it to several words, and which; blind: whether every word is hidden
    positions_off    whether some do while no positions are added, which these projections could use
    """

    shown: Heads
    told: list[str]
    random: bool
    hides: bool
    differs: bool
    relations: Relations | None
    elsewhere: bool
    other: str
    tied: int
    tied_heads: list[int]
    blind: bool
    positions_off: bool


@facts(of=enough_heads)
def jobs(f: Heads) -> Jobs:
    """Return where the selected query attends."""
    base, trace = f.base, f.base.seen.trace
    rows = one_query.by_head(trace, base.query)
    second, tied = _second(rows), [head for head, row in enumerate(rows) if row.ties > 1]
    shown = dict.fromkeys((base.head, 0))
    told = [words.in_head(number=h, query=f.query, first=not n, **_where(f, rows[h])) for n, h in enumerate(shown)]
    differing = [row for row in range(f.words) if _second(one_query.by_head(trace, row))]
    return Jobs(
        f,
        told=told,
        random=f.scene.origin.is_drawn,
        hides=f.scene.allowed() is not None,
        differs=second is not None,
        relations=_relations(f, rows, *second) if second else None,
        elsewhere=bool(differing),
        other=f.rows[differing[0]] if differing else "",
        tied=len(tied),
        tied_heads=tied,
        blind=not rows[0].ties,
        positions_off=bool(tied) and f.scene.positions == "none" and f.scene.origin.acts("positions"),
    )


def _second(rows: Sequence[one_query.LargestWeight]) -> tuple[int, int] | None:
    """Return the word to which head 0 attends most, and that of the head with the largest weight on another word.

    None where no such word stands out.
    """
    first = rows[0].leader
    if first is None:
        return None
    others = [row for row in rows if row.leader not in (None, first)]
    second = max(others, key=lambda row: row.largest, default=None)
    return None if second is None or second.leader is None else (first, second.leader)


def _relations(f: Heads, rows: Sequence[one_query.LargestWeight], first: int, second: int) -> Relations:
    """Return what a single row for the first key of head 0 and for the second key would leave."""
    weights, chosen = f.base.seen.trace.heads.weights[:, f.base.query], rows[f.number].leader
    first_share, chosen_share = weights[0, first].item(), weights[f.number, second].item()
    return Relations(
        first_word=f.base.keys[first],
        second_word=f.base.keys[second],
        first_share=first_share,
        half_of_first=first_share / 2,
        chosen_share=chosen_share,
        half_of_chosen=chosen_share / 2,
        leads=chosen is not None,
        chosen_word="" if chosen is None else f.base.keys[chosen],
        found=chosen == second,
        compromise=first_share / 2 > TOLD_APART,
    )


def _where(f: Heads, row_of_head: one_query.LargestWeight) -> dict[str, object]:
    """Return the values of a sentence about where a row attends."""
    everything = numbers.is_whole(row_of_head.ties * row_of_head.largest)
    if row_of_head.winner is None:
        return {"key": "", "ties": 0, "largest": 0.0, "alone": False}
    key = f.base.keys[row_of_head.winner]
    return {"key": key, "ties": row_of_head.ties, "largest": row_of_head.largest, "alone": everything}


def tiles(f: Jobs) -> Picture:
    """Draw the weights of all heads; a click follows a head and a row."""
    of = f.shown
    names = [words.head(number=head, role=head_roles.role(of.scene, head)) for head in range(of.heads)]
    spec = tiles_chart.worded(sheet(of.base, "weights"), names, of.number)
    keys = row_arrows(of.base) | arrow_keys("head", of.heads, "ArrowLeft", "ArrowRight")
    return drawing(spec, click={"head": "head", "query": "query"}, arrow_keys=keys)


@panel(enough_heads)
def roles(f: Heads) -> Pieces:
    """State the roles of the heads, and how the selected query finds its key in the selected head."""
    narrow = f.scene.origin.has_word_vectors and f.scene.trained and f.scene.head_size < meaning.WIDTH
    closest = f"\n\n{words.closest(size=f.scene.head_size, whole=meaning.WIDTH)}" if narrow else ""
    return [Text("roles", head_roles.summary(f.base) + closest), Text("roles_match", head_roles.match(f.base))]


# ---- 2: columns shared out among heads, and joined again ----

HEIGHT, WITH_NAMES = 150, 162  # pixels of one of two pictures, and of one whose columns have names
ASKED_HEADS = 8


def sharing(view: View) -> tuple[Heads, int] | None:
    """Return heads that share d_model, as in a usual layer, and their size in the other steps."""
    usual = present(view)
    shared = usual and present(view.but(head_size=max(usual.d_model // view.heads, 1)))
    return (shared, usual.size) if usual and shared else None


@dataclass(frozen=True, eq=False)
class Split(Kept):
    """The queries and outputs of all heads, side by side.

    elsewhere        the size of a head in the other steps; same_elsewhere: whether it is the same here
    queries, outputs  (T, heads × head size); queries_shape, shape: the same as sizes
    parts            which columns of a row come from the first and the last head, in words
    first, last      the columns of the last head, counted from 0
    fixed            whether the number of heads is; divides: whether so many heads as the task asks for share d_model
    above            what stands above the columns of the outputs: "words", "heads" or "columns"
    value_names      the words for which these columns stand, where they have names
    """

    shown: Heads
    elsewhere: int
    same_elsewhere: bool
    queries: Tensor
    queries_shape: torch.Size
    outputs: Tensor
    shape: torch.Size
    parts: list[str]
    first: int
    last: int
    fixed: bool
    divides: bool
    above: str
    value_names: Sequence[str]


@facts(of=sharing)
def split(heads_and_size: tuple[Heads, int]) -> Split:
    """Return the queries and outputs of all heads, side by side."""
    f, elsewhere = heads_and_size
    trace, size, query = f.base.seen.trace, f.size, f.base.query
    names = feature_names.of_all_heads(f.scene, "v")
    parts = [
        words.part(
            **{"number": head, "first": head * size, "last": (head + 1) * size - 1, "single": size == 1},
            content=_content(f.scene, trace.joined[query, head * size : (head + 1) * size]),
        )
        for head in sorted({0, f.heads - 1})
    ]
    queries, fixed = heads.join(trace.q), bool(f.scene.origin.fixed)
    return Split(
        f,
        elsewhere=elsewhere,
        same_elsewhere=elsewhere == size,
        queries=queries,
        queries_shape=queries.shape,
        outputs=trace.joined,
        shape=trace.joined.shape,
        parts=parts,
        first=f.width - size,
        last=f.width - 1,
        fixed=fixed,
        divides=not fixed and not f.scene.named and f.d_model % ASKED_HEADS == 0,
        above="words" if names else "heads" if f.heads > BANDS_WITH_COLUMNS else "columns",
        value_names=names,
    )


def predicted_size(d_model: int) -> Prediction:
    """Return sizes of a head to predict: that of each of so many heads, twice as much, and the whole width."""
    share = d_model // ASKED_HEADS
    return Prediction([share, 2 * share, d_model], share)


def _content(scene: Scene, part: Tensor) -> str:
    """Return the first number of a head's part of a row, or the feature that it has collected, if named."""
    if not scene.named:
        return words.begins(value=part[0].item())
    top, ties = int(part.argmax()), int(tied(part).sum())
    return words.collected(share=part[top].item(), word=scene.named.value_features[top].removeprefix(WORD), ties=ties)


def queries_of_all_heads(f: Split) -> Picture:
    return by_word(f.shown, f.queries, height=HEIGHT)


def outputs_of_all_heads(f: Split) -> Picture:
    height = WITH_NAMES if f.value_names else HEIGHT
    return by_word(f.shown, f.outputs, limit=end_of_colours(f.shown), height=height, columns=f.value_names)


@panel(split)
def query_columns(f: Split) -> Pieces:
    """Draw the queries of all heads once more, under the names of their columns, where they have names."""
    named, names = f.shown.scene.named, feature_names.of_all_heads(f.shown.scene, "q")
    if not names:
        return [Text("query_columns_name", words.NO_ROOM if named else words.NO_NAMES)]
    drawn = by_word(f.shown, f.queries, height=WITH_NAMES, columns=names)
    return [Text("query_columns_name", words.NAMES_KEY), drawn._replace(slot="query_columns", alt=words.NAMES_ALT)]


# ---- below step 2: how wide a head is ----


@dataclass(frozen=True, eq=False)
class Divided(Kept):
    """A width divided among heads.

    divided, is_own  the width, and whether it is d_model: designed heads have one that nobody chose, and that of drawn
                     projections is divided as an example
    among            how many heads; share: how many columns each has, left_over: how many none has
    error            why heads can't have this size, "" where they can
    """

    shown: Heads
    divided: int
    is_own: bool
    among: int
    share: int
    left_over: int
    error: str


@facts("divide_into", "d_model", of=present)
def divided(f: Heads, among: int, d_model: int) -> Divided:
    """Return a width divided among heads."""
    divided = d_model if f.scene.origin.is_designed else f.d_model
    try:
        combining_heads.head_size(divided, among)
        error = ""
    except ValueError as refused:
        error = str(refused)
    share, left_over = divmod(divided, among)
    return Divided(f, divided, divided == f.d_model, among=among, share=share, left_over=left_over, error=error)


@panel(divided)
def widths(f: Divided) -> Pieces:
    values = torch.tensor([[0.25 + 0.5 * (i // max(f.share, 1) % 2) for i in range(f.divided)]])
    shared_out = bands(f.shown, f.share, f.among) if f.share else []
    if f.left_over:
        label = words.left_over(count=f.left_over)
        shared_out.append(matrix.Band(f.share * f.among, f.divided, label, colours.palette(f.shown.base.dark).hidden))
    hidden = torch.arange(f.divided)[None] >= f.share * f.among
    rows = [words.d_model(width=f.divided)]
    one_row = grid(f.shown, values, rows=rows, hidden=hidden, limit=1, signed=False, bands=shared_out, height=90)
    return [Picture("widths", matrix.picture(one_row), words.WIDTHS_ALT), Text("widths_said", said("heads.widths", f))]


WIDTH_OF_HEADS = Fold(
    "heads.FOLDS.width",
    [
        Typeset(formulas.head_size),
        Control("divide_into"),
        Shown(
            "widths",
            [
                widths(),
                offers("try_widths", "heads.widths_offers", {"by_5": {"divide_into": 5}, "by_8": {"divide_into": 8}}),
                query_columns(),
            ],
        ),
    ],
)


# ---- below step 2: the scale of one head ----


@remember
def _scaled(scene: Scene, width: int) -> MultiHeadTrace:
    """Return the heads under a scale, at the scene's temperature, found once for all panels and rows."""
    x, projections = inputs(scene)
    return combining_heads.at_width(x, projections, scene.heads, width, scene.temperature, scene.allowed())


@dataclass(frozen=True, eq=False)
class Scaled(Kept):
    """The weights under the scale that is set.

    joined_scale     whether that is the joined width's; divided_by: the number under the root
    frozen           whether the temperature is so low that no scale changes the weights
    largest          the largest weight of the selected row in the selected head
    """

    shown: Heads
    joined_scale: bool
    trace: MultiHeadTrace
    divided_by: int
    temperature: float
    frozen: bool
    largest: float


@facts("joined_scale", of=present, scale="head", power=ROOT)  # the page's own switch chooses the scale here
def scaled(f: Heads, joined: bool) -> Scaled:
    """Return the weights under the scale that is set."""
    divided_by = f.width if joined else f.size
    trace = _scaled(f.scene, divided_by)
    return Scaled(
        f,
        joined_scale=joined,
        trace=trace,
        divided_by=divided_by,
        temperature=f.scene.temperature,
        frozen=f.scene.temperature < SMALLEST,
        largest=trace.heads.weights[f.number, f.base.query].max().item(),
    )


def weights_by_scale(f: Scaled) -> Picture:
    base, allowed = f.shown.base, f.shown.scene.allowed()
    hidden = None if allowed is None else ~allowed
    winners = [each.leader for each in one_query.by_head(f.trace, base.query)]
    weights = f.trace.heads.weights
    drawn = heatmap.Sheet(weights, hidden, 1.0, False, base.queries, base.keys, base.query, winners, base.dark)
    return drawing(heatmap.one_head(drawn, f.shown.number, leads=True), click=ROW, arrow_keys=row_arrows(base))


@panel(scaled)
def scale_verified(f: Scaled) -> Pieces:
    """Say how far the heads, under the scale that is set, are from PyTorch's."""
    scene = f.shown.scene
    agreement = torch_agreement.with_torch(f.trace, scene.allowed(), stacked_layers.config(scene))
    return [Text("scale_checked", selected_row.agreement(*agreement))]


# ---- below step 2: equal computations, timed: not while a slider is dragged ----

SHORTEST = 0.1  # milliseconds that are said in ms
PROJECTED = {"scale": "head", "power": ROOT, "temperature": 1.0, "mask": "none", "query": 0, "head": 0}
any_row = panel(lambda view: present(view.but(query=0, head=0)), resting=True)
any_attention = panel(lambda view: present(view.but(**PROJECTED)), resting=True)


@remember
def _list_against_reshape(scene: Scene) -> Race:
    """Return the race, run once for equal settings: a second run takes another time."""
    config = stacked_layers.config(scene)
    return combining_heads.list_against_reshape(*inputs(scene), scene.heads, scene.allowed(), config)


@remember
def _packed_against_three(scene: Scene) -> Race:
    return combining_heads.packed_against_three(*inputs(scene))


@dataclass(frozen=True, eq=False)
class Timed(Kept):
    """The two times of a race, the shortest of so many runs, in words.

    difference       the largest between the numbers that both ways give; equal: whether rounding explains it
    matrix_rows, matrix_columns  of W_Q; packed_columns: of W_Q, W_K and W_V side by side
    """

    shown: Heads
    first_time: str
    second_time: str
    runs: int
    equal: bool
    difference: float
    matrix_rows: int
    matrix_columns: int
    packed_columns: int


def _timed(f: Heads, race: Race) -> Timed:
    matrix_rows, matrix_columns = inputs(f.scene)[1].wq.shape
    return Timed(
        f,
        first_time=_time(race.first_ms),
        second_time=_time(race.second_ms),
        runs=combining_heads.REPEATS,
        equal=race.difference < SAME,
        difference=race.difference,
        matrix_rows=matrix_rows,
        matrix_columns=matrix_columns,
        packed_columns=3 * matrix_columns,
    )


def _time(milliseconds: float) -> str:
    """Return a time in ms, a short one in µs."""
    if milliseconds >= SHORTEST:
        return f"{numbers.decimal(milliseconds)} ms"
    return f"{numbers.decimal(1000 * milliseconds, 1)} µs"


@any_row
def list_or_reshape(f: Heads, place: str) -> Pieces:
    """Say the times of both ways, or whether they give the same."""
    return [Text(place.removeprefix("heads."), said(place, _timed(f, _list_against_reshape(f.scene))))]


@any_attention
def packed_or_three(f: Heads, place: str) -> Pieces:
    """Say the times of both ways, or whether they give the same."""
    return [Text(place.removeprefix("heads."), said(place, _timed(f, _packed_against_three(f.scene))))]


def packed_columns(f: Heads) -> Picture:
    theme, values = colours.palette(f.base.dark), combining_heads.packed(*inputs(f.scene))
    width = values.shape[1] // 3
    inks = (("q", theme.query), ("k", theme.key), ("v", theme.value))
    return by_word(
        f, values, bands=[matrix.Band(i * width, (i + 1) * width, name, ink) for i, (name, ink) in enumerate(inks)]
    )


EQUAL_COMPUTATIONS = Fold(
    "heads.FOLDS.scale",
    [
        Typeset(formulas.scaled_heads, ["joined_scale"]),
        Control("joined_scale"),
        Shown("follow_scaled", [follow("follow_scaled", present)]),
        Shown(
            "scale",
            [
                row(
                    picture("weights_by_scale", scaled, weights_by_scale, "heads.weights_by_scale"),
                    sentence("scaled_by", scaled, "heads.scaled_by"),
                )
            ],
        ),
        Shown(
            "ways",
            [
                row(list_or_reshape("heads.list"), packed_or_three("heads.packed")),
                picture("packed_columns", present, packed_columns, "heads.packed_product"),
                offers(
                    "try_ways",
                    "heads.ways_offers",
                    {"eight": {"heads": 8}, "one": {"heads": 1}, "wider": {**RANDOM, "head_size": 32}},
                ),
            ],
        ),
    ],
)


# ---- 3: each head's contribution to the selected word's output, with W_O and without ----

WORD = "word "  # how a feature begins that says which word it is
PAIR = 2  # heads
SAID_AS_0 = 0.0005  # below it, a number is said as 0.000
LEAST, LINE = 240, 34  # pixels of the picture, at least, and of each of its rows


@dataclass(frozen=True, eq=False)
class Mixed(Kept):
    """Each head's contribution to the selected word's output, and how one column of it adds up.

    mixed, explains  whether there is W_O, and whether the columns then stand for features of words
    added            (heads, columns of the output); kept: the columns that are drawn, some: whether these aren't all
    column           the one that is said; feature: for what it stands, named: whether for anything
    sources          how many of the heads contribute to it, as the sentence chooses by it; from_heads: which of them
    matrix_shape     of W_O
    total            their numbers and the sum, in words
    """

    shown: Heads
    mixed: bool
    explains: bool
    added: Tensor
    kept: list[int]
    some: bool
    column: int
    feature: str
    named: bool
    sources: str
    from_heads: list[int] | list[str]
    matrix_shape: torch.Size
    total: str


@facts("mix_heads", of=present)
def mixing(f: Heads, mixed: bool) -> Mixed:
    """Return each head's contribution to the selected word's output."""
    wo = inputs(f.scene)[1].wo
    assert wo is not None  # a layer has one
    added = combining_heads.head_shares(f.base.seen.trace, wo if mixed else None)[:, f.base.query]
    output, kept = added.sum(0), _drawn_columns(added, mixed)
    column = _spoken_of(f, mixed, output)
    feature = _feature(f, mixed, column)
    sources = (added[:, column].abs() >= SAID_AS_0).nonzero().flatten().tolist()
    terms = " ".join(numbers.exact(share, "+.3f") for share in added[:, column].tolist())
    return Mixed(
        f,
        mixed=mixed,
        explains=bool(mixed and f.scene.named),
        added=added,
        kept=kept,
        some=len(kept) < added.shape[1],
        column=column,
        feature=feature.removeprefix(WORD),
        named=bool(feature),
        sources=_amount(len(sources), len(added)),
        from_heads=sources or [""],
        matrix_shape=wo.shape,
        total=f"{terms} = {numbers.exact(output[column].item(), '+.3f')}",
    )


def _drawn_columns(added: Tensor, mixed: bool) -> list[int]:
    """Return the columns to draw: after W_O those in which not every head adds 0, else all."""
    used: list[int] = added.any(0).nonzero().flatten().tolist() if mixed else []
    return used or list(range(added.shape[1]))


def _spoken_of(f: Heads, mixed: bool, output: Tensor) -> int:
    """Return the largest column that stands for a word, the first one where columns have no names."""
    columns = [column for column in range(len(output)) if _feature(f, mixed, column).startswith(WORD)]
    return max(columns, key=lambda column: output[column].item(), default=0)


def _feature(f: Heads, mixed: bool, column: int) -> str:
    """Return the feature of a column of the output, with W_O or without, "" if it has no name."""
    named = f.scene.named
    if not named:
        return ""
    name = named.features[column] if mixed else named.value_features[column % f.size]
    return name if name.startswith(WORD) else feature_names.named(name)


def _amount(some: int, count: int) -> str:
    """Return how many of the heads contribute, as the sentence chooses by it."""
    if some == count > 1:
        return "both" if count == PAIR else "all"
    return {0: "none_of_them", 1: "one"}.get(some, "some")


def predicted_heads(count: int) -> Prediction:
    """Return how many of so many heads may have a share in a number to predict: one, two, or all."""
    return Prediction(sorted({1, PAIR, count}), count)


def shares(f: Mixed) -> Picture:
    """Draw each head's contribution to the selected word's output, and their sum."""
    of, count = f.shown, f.shown.heads
    rows = [*(words.head(number=h, role="") for h in range(count)), words.SUM]
    names = feature_names.of_x(of.scene) if f.mixed else feature_names.of_all_heads(of.scene, "v")
    columns = [names[column] if names else str(column) for column in f.kept] if names or f.mixed else ()
    values = torch.cat([f.added, f.added.sum(0)[None]])[:, f.kept]
    look = {"limit": end_of_colours(of), "strong": [count], "marks": [matrix.row("output", count, values)]}
    look |= {"bands": () if f.mixed else bands(of, of.size, count), "height": max(LEAST, LINE * len(rows))}
    return drawing(matrix.picture(grid(of, values, rows=rows, columns=columns, **look)))


# ---- below step 3: the rest of a block ----

BLOCK_WIDE = 310  # pixels of the map of a transformer block


@panel(present)
def block(f: Heads) -> Pieces:
    """Draw where the output goes next: one block of a transformer, with attention marked."""
    spec = transformer_block.picture(words.BLOCK_LABELS, f.base.dark)
    map_of = titled("block", words.BLOCK_NAME, spec, words.BLOCK_ALT, width=BLOCK_WIDE)
    return [Text("block_words", words.BLOCK), *map_of]


# ---- 4: layers one after another ----

STACK_HEIGHT = 300
LITTLE = 0.005  # of a share that is printed as .01 or more
ASKED_LAYERS = 3  # that the task asks for, where the sentence is long enough


@dataclass(frozen=True, eq=False)
class Stacked(Kept):
    """What reaches each word through the layers.

    layers, reach    how many layers, and how many words back each lets a word attend; mixed: whether they have W_O
    stack            None where the layers don't fit (fits), and error says why
    listed           after each layer, from how many words the last one can have received something, in words
    now_heard        the same after the last layer
    last, source     the last word, and the one that the task names; distance: how far back that is, in words
    needed, sooner   the fewest layers with which that one reaches the last word, and one layer fewer
    rounded          whether the shares of some row don't add up as they are printed
    """

    shown: Heads
    layers: int
    reach: int
    mixed: bool
    stack: stacked_layers.Stack | None
    fits: bool
    error: str
    listed: list[str]
    now_heard: int
    last: str
    source: str
    distance: int
    needed: int
    sooner: int
    rounded: bool


@facts("layers", "layer_reach", "mix_heads", of=present, mask="none", query=0, head=0)
def stacked(f: Heads, layers: int, reach: int, mixed: bool) -> Stacked:
    """Return what reaches each word through the layers."""
    stack, error, last = None, "", f.words - 1
    try:
        stack = stacked_layers.windowed(f.scene, layers, reach, mixed)
    except ValueError as refused:
        error = str(refused)
    counts = [int(sees[-1].sum()) for sees in stack.sees] if stack else []
    needed = ASKED_LAYERS if last > (ASKED_LAYERS - 1) * reach else 1
    distance = min(last, needed * reach)
    return Stacked(
        f,
        layers=layers,
        reach=reach,
        mixed=mixed,
        stack=stack,
        fits=stack is not None,
        error=error,
        listed=[words.after_layer(count=count, layer=number) for number, count in enumerate(counts, 1)],
        now_heard=counts[-1] if counts else 0,
        last=f.rows[last],
        source=f.rows[last - distance],
        distance=distance,
        needed=needed,
        sooner=needed - 1,
        rounded=stack is not None and _rounded(stack.shares[-1]),
    )


def _rounded(shares: Tensor) -> bool:
    """Return whether the shares of some row (T, T) don't add up as they are printed."""
    printed = (100 * shares).round().sum(-1) == (100 * shares.sum(-1)).round()
    return bool(((shares > 0) & (shares < LITTLE)).any() or not printed.all())


def layers_missed(f: Stacked) -> str:
    """Return that the layers are a "misfit", too "few", or too "many"."""
    if not f.distance:
        return ""
    return "misfit" if not f.fits else "few" if f.layers < f.needed else "many"


def fitting(view: View) -> Stacked | None:
    """Return the facts of the layers where they stack."""
    f = stacked(view)
    return f if f and f.fits else None


def misfitting(view: View) -> Stacked | None:
    """Return the facts of the layers where they don't stack."""
    f = stacked(view)
    return None if not f or f.fits else f


def heard(f: Stacked) -> Picture:
    """Draw the product of the layers' weights."""
    assert f.stack is not None  # these fit
    last, sees = f.shown.words - 1, f.stack.sees[-1]
    outline = {"strong": [last], "marks": [matrix.row("query", last, sees)], "numbers": True, "height": STACK_HEIGHT}
    product = grid(f.shown, f.stack.shares[-1], columns=f.shown.base.keys, hidden=~sees, **outline, **SHARES)
    spec = matrix.picture(product)
    if matrix.by_cell(product.values):
        pairs = zip(product.values.flatten().tolist(), sees.flatten().tolist(), strict=True)
        spec = templates.with_column(spec, "cells", text=[_on_cell(share, seen) for share, seen in pairs])
    return drawing(spec)


def _on_cell(share: float, seen: bool) -> str:
    """Format a share for its cell; a small one is not .00, which would look like 0."""
    if not seen:
        return ""
    return matrix.on_cell(share) if share >= LITTLE else words.LITTLE if share else "0"


@panel(misfitting)
def mend(f: Stacked) -> Pieces:
    """Say why the layers don't stack, and offer a remedy."""
    return [Text("heard_refused", said("heads.misfit", f)), Buttons("mend", "", {words.MEND: {"mix_heads": True}})]


# ---- below step 4: how far layers reach, which fit, and a layer that is built for a longer context ----


REACH_AND_FIT = Fold(
    "heads.FOLDS.reach",
    [
        Control("layer_reach"),
        Shown(
            "reach",
            [
                sentence("rollout", stacked, "heads.rollout"),
                sentence("fit", present, "heads.FIT"),
                offers(
                    "try_fit",
                    "heads.fit_offers",
                    {
                        "without": {**RANDOM, "mix_heads": False},
                        "without_4": {**RANDOM, "mix_heads": False, "head_size": 4},
                        "with_4": {**RANDOM, "head_size": 4},
                    },
                ),
            ],
        ),
    ],
)


@dataclass(frozen=True, eq=False)
class Context(Kept):
    """A layer that is built for a context, a number of tokens.

    used, spare      how many tokens of the context the text takes, and how many are left
    shapes           how they follow, in words; error: why the text doesn't fit, "" where it does
    difference       how far its outputs are from those of a layer for exactly this text; same: whether rounding explains it
    """

    shown: Heads
    context: int
    used: int
    spare: int
    shapes: str
    error: str
    difference: float
    same: bool


@facts("context", of=present, mask="causal", query=0, head=0)
def in_context(f: Heads, context: int) -> Context:
    """Return a layer that is built for a context."""
    layer, x = stacked_layers.in_context(f.scene, context)
    exact, _ = stacked_layers.in_context(f.scene, f.words)
    used, spare = min(context, f.words), max(context - f.words, 0)
    try:
        shapes = [f"**{name}** :primary-badge[{numbers.shape(size)}]" for name, size in stacked_layers.shapes(layer, x)]
    except ValueError as error:
        return Context(f, context, used, spare, shapes="", error=str(error), difference=0.0, same=False)
    difference = comparison.largest(layer(x), exact(x))
    return Context(f, context, used, spare, " → ".join(shapes), error="", difference=difference, same=difference < SAME)


def buffer(f: Context) -> Picture:
    """Draw the buffer for the mask, its used corner in full colour."""
    used = torch.arange(f.context) < f.used
    values, hidden = torch.where(used[:, None] & used, 0.8, 0.15), ~masks.causal(f.context, f.context)
    places = [str(i) for i in range(f.context)]
    return drawing(matrix.picture(grid(f.shown, values, rows=places, columns=places, hidden=hidden, height=260, **SHARES)))


def fits_context(view: View) -> Context | None:
    """Return the facts of a layer for a context where the text fits into it."""
    f = in_context(view)
    return None if not f or f.error else f


CONTEXT = Fold(
    "heads.FOLDS.context",
    [
        Control("context"),
        Shown(
            "context",
            [
                picture("buffer", in_context, buffer, "heads.buffer"),
                sentence("in_context", in_context, "heads.in_context"),
                offers("try_context", "heads.context_offers", {"short": {"context": 5}, "long": {"context": 24}}),
            ],
        ),
    ],
)


# ---- what stands below all steps ----


@panel(present)
def program(f: Heads) -> Pieces:
    code = attention.pytorch(f.scene)
    return [Text("program_needs", program_needs.sentence(code, of_explore.PROGRAM_NEEDS)), Code("program", code)]


def _joined(f: Heads) -> pd.DataFrame:
    columns = [f"head {h} [{i}]" for h in range(f.heads) for i in range(f.size)]
    table = pd.DataFrame(f.base.seen.trace.joined.tolist(), columns=columns)
    table.insert(0, "word", list(f.scene.words))
    return table


TABLES = {"joined_heads": number_tables.numbers("joined_heads", present, _joined)}
PAGE = declaration.learn(
    "heads",
    [
        Step(
            "jobs",
            facts=jobs,
            pictures=[picture("tiles", jobs, tiles, "heads.tiles")],
            done=lambda f: f.relations is not None and f.relations.found,
            nearly=lambda f: "other" if f.differs else "",
            tries=("head",),
            predict=lambda f: (
                Prediction(("stays", "half", "none"), "half") if f.relations and f.relations.compromise else None
            ),
            controls=[Shown("follow", [follow("follow", enough_heads)])],
            offers={"jobs": DESIGNED, "random": RANDOM},
            formula=Typeset(formulas.head),
            folds=[Fold("heads.FOLDS.roles", [Shown("roles", [roles()])])],
        ),
        Step(
            "split",
            facts=split,
            pictures=[picture("split", split, queries_of_all_heads, "heads.queries")],
            below=[picture("joined", split, outputs_of_all_heads, "heads.outputs")],
            done=lambda f: f.shown.heads == ASKED_HEADS and not f.fixed,
            nearly=lambda f: "" if f.fixed else "few",
            predict=lambda f: predicted_size(f.shown.d_model) if f.divides else None,
            controls=[Control("heads")],
            offers={"wide": {**RANDOM, "heads": 1}, "named": {**DESIGNED, "heads": 2}},
            formula=Typeset(formulas.joined_heads),
            folds=[WIDTH_OF_HEADS, EQUAL_COMPUTATIONS],
        ),
        Step(
            "mixed",
            facts=mixing,
            pictures=[picture("shares", mixing, shares, "heads.shares")],
            done=lambda f: f.mixed,
            nearly=lambda f: "off",
            tries=("mix_heads", "query", "head_size"),
            predict=lambda f: predicted_heads(f.shown.heads) if f.shown.heads > 1 else None,
            controls=[Control("mix_heads")],
            offers={"mixed": {**DESIGNED, "mix_heads": False}, "random": {**RANDOM, "mix_heads": False}},
            formula=Typeset(formulas.mixed_heads, ["mix_heads"]),
            folds=[Fold("heads.FOLDS.next", [Shown("block", [block()])])],
        ),
        Step(
            "layers",
            facts=stacked,
            pictures=[picture("heard", fitting, heard, "heads.heard"), mend()],
            done=lambda f: f.fits and f.distance > 0 and f.layers == f.needed,
            nearly=layers_missed,
            opens=either("layers", 2),
            tries=("layers", "mix_heads"),
            predict=lambda f: (
                Prediction(("never", "sooner", "needed"), "needed") if f.distance and f.needed == ASKED_LAYERS else None
            ),
            controls=[Control("layers")],
            offers={"two_back": {"layer_reach": 2, "layers": 1}, "random_layers": {**RANDOM, "layers": 4}},
            folds=[REACH_AND_FIT, CONTEXT],
        ),
    ],
    {
        "lead": board(notices(heads=False, match=False)),
        "verified": board(
            scale_verified(),
            list_or_reshape("heads.list_checked"),
            packed_or_three("heads.packed_checked"),
            sentence("context_checked", fits_context, "heads.context_checked"),
        ),
        "program": board(program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)
