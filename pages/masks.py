"""Masks: which keys a query may attend to, how far information travels along them, and why the future is hidden."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pandas as pd
import torch
from torch import Tensor

from attn_core import masks, one_query, torch_agreement
from attn_core.code_to_copy import attention
from attn_core.experiments import late_mask, mask_graph, perturbation, torch_masks
from attn_core.models import unmasked
from pages.board import declaration
from pages.board.declaration import (
    Beside,
    Control,
    Fold,
    Prediction,
    Prose,
    Shown,
    Step,
    Typeset,
    drawing,
    either,
    offers,
    picture,
    sentence,
)
from pages.board.facts import Facts, Kept, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, Code, Picture, Pieces, Table, Text
from pages.charts import graphs, heatmap, line_chart, message_graph, row_bars, templates
from pages.charts.matrix import RECTS_UP_TO
from pages.panels.shared import head_roles, number_tables, program_needs, selected_row
from pages.panels.shared.masked import Masked, followed, masked, spelled
from pages.panels.shared.notices import notices
from pages.text import formulas, markdown, numbers
from pages.text.languages import Words, remember, said
from pages.view.settings import View
from pages.view.traced_view import row_arrows

words, core, notices_words, of_explore = Words("masks"), Words("core"), Words("notices"), Words("explore")
OFF = {"mask": "none", "mask_window": "off", "mask_prefix": 0, "mask_padding": 0, "mask_painted": ""}
MOST_LAYERS = 8  # of the control
ROUNDING = 1e-5  # up to here a difference is rounding
SEEN = 0.005  # beyond it, a sum isn't said as 1.00
DESIGNED_END = 1.0  # of an axis: where a value is one word's own number, an output moves by 1 at most


# ---- 1: a matrix whose cells can be turned over ----


@dataclass(frozen=True, eq=False)
class Row(Kept):
    """The selected row under the mask, and why a row is equal.

    role             of the selected head, in words; by_cell: whether a click turns a single cell over, as words are few
    visible          how many keys are open to the row
    found            how many of these have the largest weight: none, the only one, equal for all, several, or one
    largest, ties    that weight, and how many keys have it; key: the first of them
    equal_query, equal_reason, equal_share  a row of equal weights, see _equal
    hides            whether there is a row that sums to 1, and wouldn't if the mask came after softmax; hidden_query: the
                     selected one or else the first, which would sum to unmasked_total
    may_hide_future  whether there are later words of the same sentence to hide; future_open: how many of their cells are
                     open; past_hidden: how many other cells aren't
    first            the first query; places: those of which a strided mask's sentence speaks
    """

    masked: Masked
    head: int
    role: str
    by_cell: bool
    visible: int
    found: str
    largest: float
    ties: int
    key: str
    equal_query: str
    equal_reason: str
    equal_share: float
    hides: bool
    hidden_query: str
    unmasked_total: float
    may_hide_future: bool
    future_open: int
    past_hidden: int
    first: str
    places: list[int]


@facts(of=masked)
def matrix(mask: Masked) -> Row:
    """Return the selected row under the mask."""
    base, totals = mask.base, late_mask.row_sums(mask.trace.heads, mask.allowed)[mask.base.head]
    hides = mask.allowed.any(-1) & ((totals - 1).abs() > SEEN)
    open_later, later = (0, 0) if mask.across else mask_graph.later_tokens(mask.allowed)
    weight, visible = one_query.by_head(mask.trace, base.query)[base.head], int(mask.allowed[base.query].sum())
    found = "only" if visible == 1 else "equal" if weight.ties == visible else "several" if weight.ties > 1 else "one"
    hiding = base.query if hides[base.query] else int(hides.int().argmax())
    equal_query, equal_reason, equal_share = _equal(mask)
    return Row(
        mask,
        head=base.head,
        role=head_roles.role(base.scene, base.head),
        by_cell=max(mask.allowed.shape) <= RECTS_UP_TO,
        visible=visible,
        found="none" if weight.winner is None else found,
        largest=weight.largest,
        ties=weight.ties,
        key=base.keys[weight.winner or 0],
        equal_query=equal_query,
        equal_reason=equal_reason,
        equal_share=equal_share,
        hides=bool(hides.any()),
        hidden_query=mask.rows[hiding],
        unmasked_total=totals[hiding].item(),
        may_hide_future=not mask.across and mask.queries > 1,
        future_open=open_later,
        past_hidden=mask.hidden - (later - open_later),
        first=mask.rows[0],
        places=[mask.window, 2 * mask.window, 3 * mask.window],
    )


def _equal(mask: Masked) -> tuple[str, str, float]:
    """Return a row of equal weights in a head that looks for the previous word, the reason, and each weight; "" without one.

    The selected row is looked at first.
    """
    base = mask.base
    if base.scene.does(base.head).offset == -1:
        for query in (base.query, *range(min(mask.queries, RECTS_UP_TO))):
            weight = one_query.by_head(mask.trace, query)[base.head]
            if weight.ties == int(mask.allowed[query].sum()) > 1:
                reason = "places" if not base.scene.placed else "hidden" if query else "first"
                if reason != "hidden" or not mask.allowed[query, query - 1]:
                    return mask.rows[query], reason, weight.largest
    return "", "", 0.0


def mask_matrix(f: Row) -> Picture:
    """Draw the weights of the selected head; a click follows a row, and turns a cell of few words over."""
    spec = heatmap.one_head(sheet(f.masked, f.masked.trace.heads.weights), f.head, True)
    if f.by_cell:
        spec = templates.with_column(spec, "cells", painted=[*turned(f.masked)])
    return drawing(spec, click={"query": "y", "mask_painted": "painted"}, arrow_keys=row_arrows(f.masked.base))


def turned(mask: Masked) -> list[str]:
    """Return for each cell, row by row, all painted cells as the link spells them once this cell is turned over."""
    painted = set(masks.differing(mask.presets, mask.allowed))
    return [spelled(painted ^ {(query, key)}) for query in range(mask.queries) for key in range(mask.keys)]


def sheet(mask: Masked, values: Tensor) -> heatmap.Sheet:
    """Return weights (H, Tq, Tk) ready to be drawn, hidden where the mask hides."""
    winners = [weight.leader for weight in one_query.by_head(mask.trace, mask.base.query)]
    selected = mask.base.query, winners, mask.base.dark
    return heatmap.Sheet(values, ~mask.allowed, 1.0, False, mask.rows, mask.columns, *selected)


def hides_what_is_asked(f: Row) -> bool:
    """Return whether the mask hides the future and nothing else; where there is none, whether it hides a cell."""
    mask = f.masked
    return mask.allowed.equal(masks.causal(mask.queries, mask.keys)) if f.may_hide_future else mask.hidden > 0


def mask_missed(f: Row) -> str:
    """Return what the mask has wrong: the "future" is open, the "past" is hidden, or "both"; or "nothing" is hidden."""
    if not f.masked.hidden:
        return "nothing"
    return "both" if f.future_open and f.past_hidden else "future" if f.future_open else "past"


# ---- below the matrix: what a model learns that sees the future ----

LOSS_HIGH, LOSSES, STEPS = 130, (0.0, 2.0, 4.0, 6.0), (0.0, 200.0, 400.0, 600.0)  # pixels; the labels of the axes


@dataclass(frozen=True, eq=False)
class Trainings(Kept):
    """How two models were trained and what they write: with the causal mask ("masked"), and without a mask ("seeing").

    losses   of both, one every so many steps
    text     that they were trained on
    legend   which line is which
    """

    dark: bool
    every: int
    losses: list[list[float]]
    steps: int
    text: str
    masked_loss: float
    masked_words: str
    seeing_loss: float
    seeing_words: str
    legend: str


@facts("dark", of=masked)
def without_mask(mask: Masked, dark: bool) -> Trainings:
    """Return both trainings, the same whatever the mask of the page is; without words the page shows nothing."""
    found = unmasked.trainings()
    return Trainings(
        dark=dark,
        every=found.every,
        losses=[list(found.masked.losses), list(found.unmasked.losses)],
        steps=found.every * (len(found.masked.losses) - 1),
        text=_written(found.text),
        masked_loss=found.masked.losses[-1],
        masked_words=_written(found.masked.words),
        seeing_loss=found.unmasked.losses[-1],
        seeing_words=_written(found.unmasked.words),
        legend=" · ".join(f"{line} {name}" for line, name in zip(line_chart.LINES, words.MODELS.values(), strict=False)),
    )


def _written(text: str) -> str:
    return text.replace(" .", ".")


def losses(f: Trainings) -> Picture:
    """Draw the loss of both models against the steps of training."""
    names, ends = tuple(words.MODELS.values()), [of_model[-1] for of_model in f.losses]
    axes = line_chart.Axes(words.STEPS, STEPS, LOSSES, names, log_x=False, height=LOSS_HIGH)
    lines: templates.Columns = {
        "x": [f.every * at for of_model in f.losses for at in range(len(of_model))],
        "y": [loss for of_model in f.losses for loss in of_model],
        "name": [name for name, of_model in zip(names, f.losses, strict=True) for _ in of_model],
        "strong": [bool(at) for at, of_model in enumerate(f.losses) for _ in of_model],
    }
    labels = [numbers.decimal(loss) for loss in ends]
    marks = templates.table(x=[f.steps] * 2, y=ends, label=labels, strong=[False, True], up=[True, True])
    return drawing(line_chart.curves(axes, f.dark, lines, marks))


# ---- below step 1: how the mask is combined, and masks in PyTorch ----


@dataclass(frozen=True, eq=False)
class Combination(Kept):
    """How the mask is combined: in the core's names, as a formula."""

    masked: Masked
    formula: str


@facts(of=masked)
def combination(mask: Masked) -> Combination:
    """Return how the mask is combined, in the core's names, as formula."""
    combined, kind = mask.combined, masks.MASKS[mask.mask]
    corner = "" if mask.queries == mask.keys else words.corner_part(corner=combined.align)
    starts = [part.partition("{")[0].split()[0] for part in kind.formula]
    parts = [core.mask_part(kind=start, corner=corner, window=mask.window, prefix=mask.prefix) for start in starts]
    parts += [] if combined.window is None else [words.window_part(reach=combined.window)]
    text = " &amp; ".join(parts) or words.EVERYTHING
    if kind.opens_prefix or combined.prefix:
        text = f"{_in_brackets(text)} | {words.prefix_part(length=combined.open_prefix)}"
    if combined.padding:
        text = f"{_in_brackets(text)} &amp; {words.padding_part(start=mask.keys - combined.padding)}"
    painted = words.painted_part(count=len(masks.differing(mask.presets, mask.allowed)))
    return Combination(mask, text + painted)


def _in_brackets(text: str) -> str:
    return f"({text})" if " &amp; " in text or " | " in text else text


@panel(masked)
def corner(mask: Masked) -> Pieces:
    """Offer two sentences, or, where there are two, say how many queries and keys there are, and the way back."""
    buttons = Buttons("try_corner", "", {words.ONE_SENTENCE: {"kind": "self", "projections": "previous"}})
    if not mask.across:
        two = {**OFF, "mask": "causal", "mask_corner": "lower_right", "kind": "cross", "projections": "random", "query": 0}
        buttons = Buttons("try_corner", notices_words.TRY_THIS, {words.TWO_SENTENCES: two}, complete=True)
    return [Text("corner_said", said("masks.corner", mask)), buttons]


@panel(masked)
def sees_nothing(mask: Masked) -> Pieces:
    """State the output of a fully masked query, computed in three ways, and offer to hide a row."""
    head, query = mask.base.head, mask.base.query
    outputs = torch_masks.sees_nothing(mask.trace.q[head, query], mask.trace.k[head], mask.trace.v[head])
    ways = zip(words.NOTHING_WAYS.values(), outputs, strict=True)
    blind = mask_graph.blind(mask.allowed)
    names = [markdown.chip("query", mask.rows[i]) for i in blind]
    now = words.nothing_now(names=names, count=len(names), query=mask.query, is_blind=query in blind)
    wanted = mask.allowed.clone()
    wanted[query] = False
    hide = {"mask_painted": spelled(masks.differing(mask.presets, wanted))}
    return [
        Text("nothing_said", now),
        Table("nothing", [*words.NOTHING_HEADER.values()], [[way, _first(numbers)] for way, numbers in ways]),
        Text("nothing_why", words.NOTHING_WHY),
        Buttons("hide_row", notices_words.TRY_THIS, {words.HIDE_ROW: None if query in blind else hide}),
    ]


def _first(numbers: list[float | None]) -> str:
    """Return the first numbers of an output, NaN where there is none."""
    first = ["**NaN**" if number is None else f"{number:g}" for number in numbers[:3]]
    return ", ".join(first) + (", …" if len(numbers) > len(first) else "")


@dataclass(frozen=True, eq=False)
class WrongWay(Kept):
    """How many queries could attend to nothing, blind, if the mask were passed to the wrong function of PyTorch."""

    masked: Masked
    blind: int


@facts(of=masked)
def wrong_way(mask: Masked) -> WrongWay:
    """Return how many queries could attend to nothing if the mask were passed to the wrong function of PyTorch."""
    return WrongWay(mask, len(mask_graph.blind(~mask.allowed)))


@panel(masked)
def polarity(mask: Masked, function: str) -> Pieces:
    """Show the mask as one of PyTorch's functions takes it: "fused", scaled_dot_product_attention, or "module"."""
    write = {"fused": torch_masks.for_fused, "module": torch_masks.for_module}[function]
    return [Code(f"polarity_{function}", write(mask.allowed))]


MORE = Fold(
    "masks.FOLDS.more",
    [
        Prose("masks.ON_TOP_TITLE"),
        Beside(["mask_window", "mask_prefix", "mask_padding"]),
        Shown(
            "combined",
            [
                sentence("mask_said", combination, "masks.combined"),
                offers(
                    "try_combined",
                    "masks.combined_offers",
                    {
                        "sliding": {**OFF, "mask": "causal", "mask_window": "2"},
                        "prefix": {**OFF, "mask": "causal", "mask_prefix": 3},
                        "padded": {**OFF, "mask_padding": 2},
                    },
                ),
            ],
        ),
        Prose("masks.PAINTED_TITLE"),
        Prose("masks.PAINTED_ABOUT", quiet=True),
        Control("mask_painted"),
        Prose("masks.CORNER_TITLE"),
        Control("mask_corner"),
        Shown("corner", [corner()]),
        Prose("masks.BIAS_TITLE"),
        Prose("masks.BIAS_ABOUT", quiet=True),
        Control("bias"),
    ],
)
PYTORCH = Fold(
    "masks.FOLDS.pytorch",
    [
        Prose("masks.NOTHING_TITLE"),
        Shown("nothing", [sees_nothing()]),
        Prose("masks.POLARITY_TITLE"),
        Shown(
            "polarity",
            [
                sentence("polarity_said", wrong_way, "masks.polarity"),
                row(polarity("fused"), polarity("module")),
            ],
        ),
    ],
)


# ---- 2: a graph, along whose edges information travels layer by layer ----


@dataclass(frozen=True, eq=False)
class Layers(Kept):
    """What has reached the selected word after some layers.

    followed         the mask that they follow, (T, T); all_open: whether it hides nothing; count: how many layers
    reached_by_all   (T, T): from whom which word has received something; reached: from how many the selected one has
    reach            what the task asks for: "words" where some word is farthest from the last one, needed layers away
    last, farthest   these two words; words: how many there are
    left_out         how many edges the picture leaves out
    last_selected    whether the last word is selected; arrived: and the layers are as many as are needed
    """

    masked: Masked
    followed: Tensor
    count: int
    needed: int
    reached_by_all: Tensor
    last: str
    farthest: str
    reached: int
    words: int
    all_open: bool
    left_out: int
    reach: str
    last_selected: bool
    arrived: bool


@facts("mask_rounds", of=masked)
def layers(mask: Masked, count: int) -> Layers | None:
    """Return what has reached the selected word; None across two sentences."""
    if mask.across:
        return None
    allowed, last = followed(mask, reach=1), mask.queries - 1
    reached = mask_graph.after(allowed, count)
    arrivals = [arrival or 0 for arrival in mask_graph.arrivals(allowed, last, MOST_LAYERS)]
    needed, selected = max(arrivals), mask.base.query
    return Layers(
        mask,
        followed=allowed,
        count=count,
        needed=needed,
        reached_by_all=reached,
        last=mask.rows[last],
        farthest=mask.rows[arrivals.index(needed)],
        reached=int(reached[selected].sum()),
        words=mask.queries,
        all_open=bool(allowed.all()),
        left_out=message_graph.edges_left_out(allowed, count),
        reach="too_short" if last < 2 else "words" if needed else "nothing",
        last_selected=selected == last,
        arrived=(selected, count) == (last, needed),
    )


def layers_missed(f: Layers) -> str:
    """Return that another "row" is selected, or that the layers are too "few", or too "many"."""
    if f.reach != "words":
        return ""
    return "row" if not f.last_selected else "few" if f.count < f.needed else "many"


def layers_to_choose(needed: int) -> list[int]:
    """Return numbers of layers to predict, among them the one that is needed."""
    return sorted({1, max(2, needed // 2), max(3, needed)})


def messages(f: Layers) -> Picture:
    """Draw the mask as a graph, layer by layer, with the messages to the selected word; a click selects a word."""
    base = f.masked.base
    paths = mask_graph.on_paths(f.followed, f.count, base.query)
    spec = message_graph.messages(base.queries, f.followed, paths, base.query, base.dark)
    return drawing(spec, click={"query": "token"}, arrow_keys=row_arrows(base))


def rounds(f: Layers) -> Picture:
    """Draw whose information has reached whom after some layers; a click follows its row."""
    sheet_of = replace(sheet(f.masked, f.reached_by_all.float()[None]), hidden=~f.reached_by_all, winners=[None])
    return drawing(heatmap.one_head(sheet_of, 0, True), click={"query": "y"}, arrow_keys=row_arrows(f.masked.base))


@dataclass(frozen=True, eq=False)
class OneLayer(Kept):
    """The graph of one layer.

    edges    from which key to which query; every: whether the picture draws them all
    degrees  how many end at each word, "" where they are too many to list
    match    how the selected query finds its key, in words
    """

    row: Row
    edges: list[tuple[int, int]]
    every: bool
    degrees: tuple[int, ...] | str
    match: str


@facts(of=matrix)
def one_layer(row: Row) -> OneLayer:
    """Return the graph of one layer."""
    mask = row.masked
    degrees, edges = mask_graph.in_degrees(mask.allowed), mask_graph.edges(mask.allowed)
    sees = row.found != "none"
    return OneLayer(
        row,
        edges=edges,
        every=len(edges) <= graphs.MOST_EDGES,
        degrees=tuple(degrees) if sees and 1 < len(degrees) <= RECTS_UP_TO else "",
        match=head_roles.match(mask.base, mask.trace) if sees else "",
    )


def mask_graph_of_one_layer(f: OneLayer) -> Picture:
    mask = f.row.masked
    weights = mask.trace.heads.weights[f.row.head]
    edges = [(source, target, weights[target, source].item()) for source, target in f.edges]
    spec = graphs.attention(mask.columns, mask.rows, edges, mask.base.query, mask.base.dark)
    return drawing(spec, click={"query": "target"}, arrow_keys=row_arrows(mask.base))


@panel(masked)
def roles(mask: Masked) -> Pieces:
    return [Text("roles", head_roles.summary(mask.base))]


def _two_sentences(view: View) -> Masked | None:
    """Return the mask where it stands across two sentences."""
    mask = masked(view)
    return mask if mask and mask.across else None


@panel(_two_sentences)
def only_self(mask: Masked, slot: str) -> Pieces:
    """Say that a step has nothing to draw across two sentences, and offer one."""
    return [Text(slot, words.ONLY_SELF), Buttons(f"{slot}_self", "", {words.ONE_SENTENCE: {"kind": "self"}})]


# ---- 3: which outputs a change reaches ----


def _under(mask: Masked, side: str) -> Tensor:
    """Return the mask of a side: "open", which hides nothing, or "mask", the page's own or an example."""
    return torch.ones_like(mask.allowed) if side == "open" else followed(mask)


@remember
def _moved(mask: Masked, word: int, side: str, grows: bool) -> list[float]:
    """Return how far each output moves when a word is changed, or, where it grows, each earlier one when it is appended."""
    assert mask.layer is not None  # there is one sentence
    assert mask.x is not None
    layer = replace(mask.layer, allowed=_under(mask, side))
    return (
        perturbation.growing(layer, mask.x, word)[:word].tolist()
        if grows
        else perturbation.moved(layer, mask.x, word).tolist()
    )


@dataclass(frozen=True, eq=False)
class Side(Kept):
    """What a picture of changes draws: "open", which hides nothing, or "mask".

    end    of the axis; still: whether nothing changes, so that there is no bar
    """

    masked: Masked
    side: str
    changes: row_bars.Changes
    end: float
    still: bool


def _side(mask: Masked, side: str, changes: row_bars.Changes, end: float = row_bars.END) -> Side:
    largest = max((amount for amount in changes.amounts if amount is not None), default=0.0)
    return Side(mask, side, changes, end, still=largest <= ROUNDING)


def moves(f: Side) -> Picture:
    return drawing(row_bars.changes(f.changes, f.end))


def _change(side: str) -> Callable[[View], Side | None]:
    """Return what gives the changes of a side."""

    @facts("mask_changed", of=masked)
    def of(mask: Masked, word: int) -> Side | None:
        if mask.across:
            return None
        word = min(word, mask.queries - 1)
        can = mask_graph.can_move(_under(mask, side), word).tolist()
        notes = ["" if can_move else words.HIDDEN_FROM for can_move in can]
        amounts = _moved(mask, word, side, grows=False)
        return _side(mask, side, row_bars.Changes(mask.rows, amounts, notes, word, mask.base.dark))

    return of


@dataclass(frozen=True, eq=False)
class Changed(Kept):
    """Which outputs can change, which follows from the mask, and which do, which is read off the numbers.

    word, place      the changed word
    without, under   what changes without a mask, and under it, in words
    names, count     the outputs that can change
    reach            whether the changes of all words reach equally many outputs, so that there is nothing to find
    reaches_fewer    whose change reaches fewer outputs, of the first and the last word; fewest_at: the last word that
                     reaches the fewest; found_fewest: whether the changed one does
    """

    masked: Masked
    word: str
    without: str
    under: str
    names: list[str]
    count: int
    fewest: int
    fewest_at: int
    place: int
    reach: str
    reaches_fewer: str
    found_fewest: bool


@facts("mask_changed", of=masked)
def changed(mask: Masked, word: int) -> Changed | None:
    """Return which outputs can change, and which do; None across two sentences."""
    if mask.across:
        return None
    word = min(word, mask.queries - 1)
    can = [mask_graph.can_move(followed(mask), each) for each in range(mask.queries)]
    counts = [int(each.sum()) for each in can]
    names = [words.quoted(word=mask.rows[i]) for i in can[word].nonzero().flatten().tolist()]
    alike = "alike" if min(counts) == max(counts) else "different"
    return Changed(
        mask,
        word=mask.rows[word],
        without=_changes(mask, word, "open"),
        under=_changes(mask, word, "mask"),
        names=names,
        count=len(names),
        fewest=min(counts),
        fewest_at=max(place for place, count in enumerate(counts) if count == min(counts)),
        place=word,
        reach="too_short" if mask.queries == 1 else alike,
        reaches_fewer="same" if counts[0] == counts[-1] else "first" if counts[0] < counts[-1] else "last",
        found_fewest=alike == "different" and counts[word] == min(counts),
    )


def _changes(mask: Masked, word: int, side: str) -> str:
    can = mask_graph.can_move(_under(mask, side), word)
    moved = [amount for amount in _moved(mask, word, side, grows=False) if amount > ROUNDING]
    counts = {"can": int(can.sum()), "words": len(can), "earlier": int(can[:word].sum()), "before": word}
    return words.changes(**counts, moved=len(moved), most=max(moved, default=0.0))


def change_missed(f: Changed) -> str:
    """Return where a word stands whose change reaches fewer outputs: "later" or "earlier"."""
    return "" if f.reach != "different" else "later" if f.place < f.fewest_at else "earlier"


# ---- 4: which outputs stay as a sentence grows ----


def _growth(side: str) -> Callable[[View], Side | None]:
    """Return what gives the changes of a side; words that are still to come have none."""

    @facts("mask_grown", of=masked)
    def of(mask: Masked, word: int) -> Side | None:
        if mask.across:
            return None
        word = min(word, mask.queries - 1)
        later = mask.queries - 1 - word
        old, opened = _moved(mask, word, side, grows=True), _under(mask, side)[:word, word].tolist()
        stay = [words.STAYS if not sees and amount <= ROUNDING else "" for sees, amount in zip(opened, old, strict=True)]
        amounts, notes = [*old, *[None] * (later + 1)], [*stay, words.NEW, *[words.LATER] * later]
        end = DESIGNED_END if mask.base.scene.origin.is_designed else row_bars.END
        return _side(mask, side, row_bars.Changes(mask.rows, amounts, notes, word, mask.base.dark), end)

    return of


@dataclass(frozen=True, eq=False)
class Grown(Kept):
    """Which outputs can be kept when a word is added.

    word, old        the new word, and how many there are before it; size: how many with it
    last, last_place the last word; added: whether it is the new one
    without, under   what changes without a mask, and under it, in words
    without_mask, under_mask  how many earlier words may attend to the last one
    unchanged, most  how many outputs before the new word can't change, and how far they move at most
    """

    masked: Masked
    word: str
    old: int
    size: int
    last_place: int
    last: str
    added: bool
    without: str
    under: str
    without_mask: int
    under_mask: int
    unchanged: int
    most: float


@facts("mask_grown", of=masked)
def grown(mask: Masked, word: int) -> Grown | None:
    """Return which outputs can be kept; None across two sentences."""
    if mask.across:
        return None
    last = mask.queries - 1
    word = min(word, last)
    kept = (~followed(mask)[:word, word]).tolist()
    still = [amount for amount, stays in zip(_moved(mask, word, "mask", grows=True), kept, strict=True) if stays]
    return Grown(
        mask,
        word=mask.rows[word],
        old=word,
        size=word + 1,
        last_place=last,
        last=mask.rows[last],
        added=word == last > 0,
        without=_growth_in_words(mask, word, "open"),
        under=_growth_in_words(mask, word, "mask"),
        without_mask=last,
        under_mask=int(followed(mask)[:last, last].sum()),
        unchanged=len(still),
        most=max(still, default=0.0),
    )


def _growth_in_words(mask: Masked, word: int, side: str) -> str:
    most, opened = max(_moved(mask, word, side, grows=True), default=0.0), int(_under(mask, side)[:word, word].sum())
    return words.growth(opened=opened, old=word, most=most, moves=most > ROUNDING)


@panel(masked)
def block(mask: Masked) -> Pieces:
    """Name the transformer block that fits the mask, and offer the switch to the other; the present one is disabled."""
    has_mask = mask.mask != "none"
    opened, future = (0, 0) if mask.across else mask_graph.later_tokens(mask.allowed)
    cells = Facts(mask, has_mask=has_mask, future=future, future_open=opened, future_hidden=future - opened)
    to_encoder, to_decoder = ({"mask": "none"} if has_mask else None), (None if has_mask else {"mask": "causal"})
    kinds = Buttons("block", words.block["lead"], {words.ENCODER: to_encoder, words.DECODER: to_decoder})
    return [Text("block_said", said("masks.block.sentence", cells)), kinds]


# ---- what stands below all steps ----


@panel(masked)
def verified(mask: Masked) -> Pieces:
    """Say whether torch gives the same outputs under the page's mask."""
    setting = mask.base.scene
    agreement = torch_agreement.with_torch(mask.trace, mask.allowed, setting.config(), setting.added())
    return [Text("verified", selected_row.agreement(*agreement))]


@panel(masked)
def program(mask: Masked) -> Pieces:
    """Show the program, with the mask of the page: cell by cell where that is more than the mask of step 1."""
    code = "".join(attention.parts(mask.base.scene, mask.allowed if mask.named == "combined" else None).values())
    return [Text("program_needs", program_needs.sentence(code, of_explore.PROGRAM_NEEDS)), Code("program", code)]


def _edges(mask: Masked) -> pd.DataFrame:
    edges = mask_graph.edges(mask.allowed)
    table = pd.DataFrame(edges, columns=["source", "target"])
    table["from"] = [mask.base.scene.keys[source] for source, _ in edges]
    table["to"] = [mask.base.scene.words[target] for _, target in edges]
    sources, targets = table["source"].to_list(), table["target"].to_list()
    for head, weights in enumerate(mask.trace.heads.weights):
        table[f"weight in head {head}"] = weights[targets, sources].tolist()
    return table


TABLES = {"edges": number_tables.numbers("edges", masked, _edges)}
PAGE = declaration.learn(
    "masks",
    [
        Step(
            "mask",
            facts=matrix,
            pictures=[picture("mask_matrix", matrix, mask_matrix, "masks.mask_matrix")],
            done=hides_what_is_asked,
            below=[
                picture("unmasked", without_mask, losses, "masks.unmasked"),
                sentence("unmasked_words", without_mask, "masks.unmasked_said"),
            ],
            nearly=mask_missed,
            tries=(*OFF, "window", "prefix"),
            controls=[
                *(Control("mask"), Control("window"), Control("prefix")),
                Shown("mask_about", [sentence("mask_about", matrix, "masks.mask_about")]),
            ],
            offers={"before": {**OFF, "mask_painted": "2-1", "query": 2}, "open": OFF},
            predict=lambda f: Prediction(sorted({0, 1, f.masked.queries}), 1) if f.may_hide_future else None,
            formula=Typeset(formulas.hidden_key),
            folds=[MORE, PYTORCH],
        ),
        Step(
            "graph",
            facts=layers,
            pictures=[picture("messages", layers, messages, "masks.messages")],
            done=lambda f: f.reach == "words" and f.arrived,
            nearly=layers_missed,
            tries=("mask_rounds", "query"),
            predict=lambda f: Prediction(layers_to_choose(f.needed), f.needed) if f.reach == "words" else None,
            controls=[Control("mask_rounds")],
            offers={"two_back": {**OFF, "mask": "window", "window": 2}, "causal": {**OFF, "mask": "causal"}},
            instead=only_self("layers_other"),
            folds=[
                Fold(
                    "masks.FOLDS.one_layer",
                    [
                        Shown(
                            "one_layer",
                            [
                                sentence("mask_row", one_layer, "masks.mask_row"),
                                roles(),
                                picture("mask_graph", one_layer, mask_graph_of_one_layer, "masks.mask_graph"),
                            ],
                        ),
                        Shown("all_words", [picture("rounds", layers, rounds, "masks.rounds")]),
                    ],
                )
            ],
        ),
        Step(
            "changed",
            facts=changed,
            pictures=[picture(f"changed_{side}", _change(side), moves, "masks.moved") for side in ("open", "mask")],
            done=lambda f: f.found_fewest,
            nearly=change_missed,
            opens=either("mask_changed", 1, 0),
            predict=lambda f: Prediction(("first", "last", "same"), f.reaches_fewer) if f.reach == "different" else None,
            controls=[Control("mask_changed")],
            instead=only_self("changed_other"),
        ),
        Step(
            "grown",
            facts=grown,
            pictures=[picture(f"grown_{side}", _growth(side), moves, "masks.moved_by_growth") for side in ("open", "mask")],
            done=lambda f: f.added,
            nearly=lambda f: "early" if f.last_place else "",
            predict=lambda f: (
                Prediction(sorted({0, f.last_place // 2, f.last_place, f.under_mask}), f.under_mask)
                if f.last_place
                else None
            ),
            controls=[Control("mask_grown")],
            instead=only_self("grown_other"),
            folds=[Fold("masks.FOLDS.blocks", [Shown("block", [block()])])],
        ),
    ],
    {
        "lead": board(notices(heads=False, match=False, traced=False)),
        "verified": board(verified(), sentence("rounding", grown, "masks.rounding")),
        "program": board(program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)
