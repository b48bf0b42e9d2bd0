"""Weighted sum: what a word receives, number by number and as a vector; every word at once; other mixers than attention."""

from collections.abc import Sequence
from dataclasses import dataclass

import pandas as pd
import torch
from torch import Tensor

from attn_core import comparison, masks, one_query, scene, word_moves
from attn_core.experiments import mixing
from attn_core.projections import edits
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
from pages.board.panel import panel
from pages.board.pieces import Buttons, MatrixInput, Picture, Pieces, Table, Text, titled
from pages.charts import contributions, matrix, row_bars
from pages.panels.shared import head_roles, number_tables, program_needs, selected_row
from pages.panels.shared import sentence as sentences
from pages.panels.shared.notices import notices
from pages.panels.shared.product_sign import sign
from pages.text import feature_names, formulas, markdown, numbers
from pages.text.languages import Words, remember, said
from pages.view import matrix_edits, traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView, present, row_arrows

words, frame, row_words, map_words = Words("weighted_sum"), Words("frame"), Words("row"), Words("meaning")
DRAWN, DESIGNED = (-2.0, 2.0), (0.0, 1.0)  # the ends of the axis of a running total: of drawn values, of designed ones
COLOUR_END = 2.5  # of vectors, ±
CLOSE = 1e-6  # of weights or outputs that count as equal
AGREED = 1e-5  # a difference that rounding explains
NAMED = 3  # keys in a sum, fewer where the next one has as much weight
REST = 0.01  # most weight of all other keys where an output counts as one value
MOST_SAID = 8  # rows whose largest weight is said in words
MOST_ROWS = 16  # rows of W to type in at a time
TERMS, MOST_NAMED = 3, 6  # terms of a row of Y, and rows that edits moved, in a sentence
APART = 5e-3  # between lengths, or sums of columns, that differ as they are printed
HIGH, SIGNS = (
    320,
    [1.25, 0.07, 1, 0.07, 1],
)  # pixels of the factors of a product; how wide they and the signs between them are
KEYS = {"key": ["label"], "output": ["label"]}  # whom a row of a sum names
STRIPS = ("values", "adds", "totals")  # columns of the ledger
ROLES = {"W": "query", "X": "value", "V": "value", "Y": "output"}  # of the factors of Y = W V and Y = W X


@dataclass(frozen=True, eq=False)
class Collected(Kept):
    """What the selected query collects: its ledger, and every key's part of the sum.

    query, head      the selected word and head; row: its row before dropout; visible: how many keys it may attend to
    p, dropout       the probability of dropout, and whether it isn't 0
    book, names      the ledger, cut to fit a picture, and what its rows are called
    weights, total   (Tk), after dropout, no key left out, and their sum
    winner           the key whose weight is larger than all others of these, if any
    values, adds, totals  (Tk, Dv), of each key: its value, weight × value, and the sum of these so far
    vector, width    the output (Dv), and how many numbers it has
    difference       the largest between the output, as attention computed it, and the last total
    deeper           the title under which dropout is set
    """

    base: TracedView
    query: str
    head: int
    row: one_query.Row
    visible: int
    p: float
    dropout: bool
    book: one_query.Ledger
    names: list[str]
    weights: list[float]
    total: float
    winner: int | None
    values: Tensor
    adds: Tensor
    totals: Tensor
    vector: Tensor
    width: int
    difference: float
    deeper: str


@dataclass(frozen=True, eq=False)
class Sum(Kept):
    """A sum as it is written: its largest terms, how many more there are, and whether it doesn't add up as it is printed."""

    terms: str
    rest: int
    rounded: bool


@facts(of=present, stage="weights")
def collected(base: TracedView) -> Collected:
    """Return what the selected query collects."""
    trace = base.seen.trace
    adds, totals = one_query.running_total(trace, base.head, base.query)
    weights, vector = trace.heads.dropped[base.head, base.query], trace.heads.output[base.head, base.query]
    book = one_query.ledger(trace, base.head, base.query)
    return Collected(
        base=base,
        query=base.name,
        head=base.head,
        row=base.row,
        visible=base.row.count,
        p=base.view.dropout,
        dropout=base.view.dropout > 0,
        book=book,
        names=[base.keys[key] if key >= 0 else words.others(count=book.others) for key in book.keys],
        weights=weights.tolist(),
        total=sum(weights.tolist()),
        winner=one_query.leader(weights),
        values=trace.v[base.head],
        adds=adds,
        totals=totals,
        vector=vector,
        width=len(vector),
        difference=comparison.largest(totals[-1], vector),
        deeper=frame.deeper(title=words.FOLDS["dropout"]),
    )


# ---- 1: one number of the output, as a running total ----


@dataclass(frozen=True, eq=False)
class Products(Kept):
    """Two products of the number that the task asks for: of the key with the largest weight, leader, and of another one.

    other            contributes more to this number, up or down
    weight, value, adds_of_leader   a factor, the other one, and the product: what the leader contributes
    other_weight, other_value, adds_of_other   the same of the other key
    """

    leader: str
    other: str
    weight: float
    other_weight: float
    value: float
    other_value: float
    adds_of_leader: float
    adds_of_other: float


@dataclass(frozen=True, eq=False)
class Number(Kept):
    """One number of the output.

    sum              of products; rounded where those that the picture prints don't add up to the output that it prints
    asked, products  the number that the task asks for, as its products show that another key than the one with the largest
                     weight may contribute more; None where there is no such number
    number, name     its place, and the word for which it stands, if any; output: the number itself
    one_hot          whether each value is 1 at one place, which stands for its word, and 0 at all others
    empty            why no key has any weight, "" where some key has one
    largest          whether no number of the output is larger, where there are several and some key has any weight
    highest, equals  the largest number, and how many more are as large; further: whether the nearest one comes later
    key, most        which contributes most to this number, and how much
    """

    collected: Collected
    sum: Sum
    asked: int | None
    products: Products | None
    number: int
    name: str
    output: float
    one_hot: bool
    empty: str
    largest: bool
    highest: float
    equals: int
    further: bool
    key: str
    most: float


@facts("dimension", of=collected)
def number(f: Collected, number: int) -> Number:
    """Return one number of the output; a component beyond the last is the last."""
    number = min(number, f.width - 1)
    adds, output = f.book.adds[:, number].tolist(), f.vector[number].item()
    ones = bool(((f.values == 0) | (f.values == 1)).all() and (f.values.sum(-1) == 1).all())
    tops = (f.vector >= f.vector.max() - CLOSE).nonzero().flatten().tolist()
    asked, products = _asked_number(f)
    return Number(
        f,
        _sum_of_products(f, number, round(sum(round(add, 2) for add in adds), 2) != round(output, 2)),
        asked=asked,
        products=products,
        number=number,
        name=feature_names.of_output(f.base.scene, number),
        output=output,
        one_hot=f.base.scene.origin.is_designed and ones,
        empty="" if any(f.weights) else "dropped" if f.visible else "hidden",
        largest=any(f.weights) and f.width > 1 and output >= f.vector.max().item() - CLOSE,
        highest=f.vector[tops[0]].item(),
        equals=len(tops) - 1,
        further=min(tops, key=lambda top: abs(top - number)) > number,
        key=f.base.keys[int(f.adds[:, number].argmax())],
        most=f.adds[:, number].max().item(),
    )


def _sum_of_products(f: Collected, number: int, rounded: bool) -> Sum:
    """Return the largest products of a number, and how many keys of any weight are left out."""
    rows = [each for each in f.book.by_weight if f.book.keys[each] >= 0]
    rows = sorted(rows, key=lambda each: -abs(f.book.adds[each, number].item()))[:NAMED]
    terms = [
        words.product_of(
            weight=f.book.weights[each].item(), value=f.book.values[each, number].item(), key=f.base.keys[f.book.keys[each]]
        )
        for each in rows
    ]
    return Sum(" + ".join(terms), sum(weight > 0 for weight in f.weights) - len(rows), rounded)


def _asked_number(f: Collected) -> tuple[int, Products] | tuple[None, None]:
    """Return which number the task asks for, whose values a learner multiplies: another than the one that is seen first."""
    leader = f.winner
    found = None if leader is None else one_query.outweighed(f.adds, leader, without=View().dimension)
    if leader is None or found is None:
        return None, None
    asked, other = found
    return asked, Products(
        leader=f.base.keys[leader],
        other=f.base.keys[other],
        weight=f.weights[leader],
        other_weight=f.weights[other],
        value=f.values[leader, asked].item(),
        other_value=f.values[other, asked].item(),
        adds_of_leader=f.adds[leader, asked].item(),
        adds_of_other=f.adds[other, asked].item(),
    )


def number_missed(f: Number) -> str:
    """Return whether the number that the task asks for comes "after" the one that is shown, or "before".

    Where it asks for the largest one, that is "larger_after" or "larger_before".
    """
    if f.asked is None:
        return "" if f.empty or f.collected.width == 1 else "larger_after" if f.further else "larger_before"
    return "after" if f.number < f.asked else "before"


def running(f: Number) -> Picture:
    """Draw the largest contributions: a bar per key, from the total before it to the total after it, the output last."""
    of, book, visible = f.collected, f.collected.book, f.collected.row.visible.tolist()
    adds, values = book.adds[:, f.number], book.values[:, f.number]
    columns = zip(book.keys, book.weights.tolist(), values.tolist(), adds.tolist(), strict=True)
    terms = [words.HIDDEN if key >= 0 and not visible[key] else _term(*numbers) for key, *numbers in columns]
    entries = list(zip(of.names, adds.tolist(), adds.cumsum(0).tolist(), strict=True))
    ends = DESIGNED if of.base.scene.origin.is_designed else DRAWN
    terms.append(numbers.decimal(f.output))
    spec = row_bars.running_total(entries, f.output, ends, book.winner, of.base.dark, terms)
    return drawing(spec, moves="label", terms=KEYS)


def _term(weight: float, value: float, adds: float) -> str:
    return f"{numbers.decimal(weight)} × {numbers.decimal(value)} = {numbers.decimal(adds)}"


@panel(number)
def account(f: Number) -> Pieces:
    """Show the account of every key."""
    of, hidden = f.collected, f":gray[{words.HIDDEN}]"
    weights = [f"{weight:.3f}" if seen else hidden for weight, seen in zip(of.weights, of.row.visible.tolist(), strict=True)]
    columns = torch.stack([part[:, f.number] for part in (of.values, of.adds, of.totals)], 1).tolist()
    rows = [
        [markdown.plain(key), weight, *(numbers.decimal(number, 3, sign=True) for number in each)]
        for key, weight, each in zip(of.base.keys, weights, columns, strict=True)
    ]
    total, output = (numbers.decimal(each, 3, sign=True) for each in (of.totals[-1, f.number].item(), f.output))
    last = [markdown.chip("output", words.ACCOUNT_OUTPUT), f"{of.total:.3f}", "", f"**{output}**", f"**{total}**"]
    named, weight = words.ACCOUNT, "dropped" if of.dropout else "weight"
    key, value = markdown.chip("key", named["key"]), markdown.chip("value", named["value"])
    header = [key, f"{named[weight]} ×", f"{value} =", named["adds"], named["total"]]
    return [Table("account", header, [*rows, last])]


# ---- 2: all numbers of the output ----


@dataclass(frozen=True, eq=False)
class Whole(Kept):
    """The whole output as a sum of vectors, and where it takes the word.

    sum              of values, and sum_of: what the sentence says: "nothing", "equal" weights, or the largest "terms"
    count            how many keys have any weight; share: of each, where these are equal; rounded_share: whether that isn't
                     exact as it is printed
    columns          which column of a value stands for which word, in words; "" where none does
    key, several     the one with the largest score, None where several have it
    choose           another row, in words
    alone            whether the output is nearly this key's value
    towards, away    the words towards which the output moves the word, and away from which
    most             the largest weight
    length           of this output; at_one, longest: of the output at temperature 1, and of the longest value that it may
                     contain
    """

    collected: Collected
    sum: Sum
    sum_of: str
    count: int
    share: float
    rounded_share: bool
    columns: str
    key: str | None
    several: bool
    choose: str
    alone: bool
    towards: tuple[str, ...]
    away: tuple[str, ...]
    most: float
    temperature: float
    length: float
    at_one: float
    longest: float


@facts(of=collected)
def whole(f: Collected) -> Whole:
    """Return the whole output, and where it takes the word."""
    weighing = sorted((weight for weight in f.weights if weight), reverse=True)
    equal = len(weighing) > 1 and weighing[0] - weighing[-1] < CLOSE
    key, most = f.row.leader, max(f.weights)
    moved = word_moves.moved(f.base.scene, f.head, f.base.query) if f.base.scene.origin.has_word_vectors else None
    return Whole(
        f,
        _sum_of_values(f, weighing),
        sum_of="equal" if equal else "terms" if weighing else "nothing",
        count=len(weighing),
        share=weighing[0] if equal else 0.0,
        rounded_share=equal and numbers.weights(weighing)[1],
        columns=feature_names.output_columns(f.base.scene),
        key=None if key is None else f.base.keys[key],
        several=key is None,
        choose=row_words.choose(one_key=masks.leaves_one_key(f.base.scene.allowed())),
        alone=abs(most - 1) < REST / 2 and f.total - most < REST and f.visible > 1,
        towards=tuple(word for word, _ in moved.towards) if moved else (),
        away=tuple(word for word, _ in moved.away) if moved else (),
        most=most,
        temperature=f.base.view.temperature,
        length=f.vector.norm().item(),
        at_one=(f.row.at_one @ f.values).norm().item(),
        longest=f.values[f.row.visible].norm(dim=-1).max().item() if f.visible else 0.0,
    )


def _sum_of_values(f: Collected, weighing: list[float]) -> Sum:
    """Return the terms of an output with the largest weights, none as large as the next one.

    weighing: all weights but those that are 0, the largest first
    """
    count = min(NAMED, len(weighing))
    while 0 < count < len(weighing) and weighing[count - 1] - weighing[count] < CLOSE:
        count -= 1
    rows = f.book.by_weight[: count or 1]
    terms = [words.value_of(weight=f.book.weights[each].item(), key=f.base.keys[f.book.keys[each]]) for each in rows]
    rest = len(weighing) - len(rows)
    return Sum(" + ".join(terms), rest, rounded=not rest and numbers.weights(weighing)[1])


def output_missed(f: Whole) -> str:
    """Return whether the temperature is still too "warm", or was raised, "up", where the largest weight should grow."""
    if f.collected.visible < 2 or f.several or f.collected.dropout:
        return ""
    return "up" if f.temperature > 1 else "warm"


def ledger(f: Whole) -> Picture:
    """Draw a row a key: its weight, its value, and its contribution to the output."""
    of = f.collected
    return drawing(contributions.strips(of.book, of.names, of.base.dark), moves="label", terms=KEYS)


@panel(collected)
def strip(f: Collected, column: str) -> Pieces:
    """Draw one column of the ledger for all numbers and every key: a row a key."""
    values, strong = getattr(f, column), [] if f.winner is None else [f.winner]
    marks = [matrix.row("key", key, values) for key in strong]
    if column == "totals":
        marks = [matrix.row("output", len(values) - 1, values)]
    columns = feature_names.of_head(f.base.scene, "v", f.head)
    sheet = matrix.Grid(
        values, f.base.keys, columns, COLOUR_END, f.base.dark, strong=strong, marks=marks, numbers=False, height=250
    )
    name = words.DROPPED_STRIP if f.dropout and column == "adds" else words.STRIPS[column]
    title = words.strip_name(name=name, sizes=numbers.shape(values.shape))
    return titled(f"strip_{column}", title, matrix.picture(sheet), words.strip_alt(name=name))


@panel(collected)
def map_of_meaning(f: Collected) -> Pieces:
    """Draw where the output takes the word on a map of meaning, where its vectors are those of real words."""
    if not f.base.scene.origin.has_word_vectors:
        return [Text("map_words", words.NO_MAP)]
    return [*sentences.map_of(f.base), Text("map_words", map_words.MAP_ABOUT)]


DROPOUT = Fold(
    "weighted_sum.FOLDS.dropout",
    [Control("dropout"), Shown("dropout", [sentence("dropout_words", collected, "weighted_sum.dropped")])],
)


# ---- 3: every query ----


@remember
def every_row(setting: scene.Scene, head: int) -> list[one_query.LargestWeight]:
    """Return where every row of a head attends most, computed once for all panels and all queries."""
    return one_query.by_query(scene.see(setting).trace, head)


@dataclass(frozen=True, eq=False)
class Rows(Kept):
    """All rows of weights W, and what its columns sum to.

    sum, weighing    of values: the selected row of Y, and how many keys have any weight in it
    drawn, shape     the weights after dropout, (Tq, Tk); listed: where each row attends most, before dropout
    rows, keys       how many there are
    wanted, column   the word whose column sums to the most, and that sum; asked: whether the task asks for it
    here             what the column of the selected word sums to; to_right: whether the wanted one stands right of it
    found            whether the wanted word is selected
    sums             whether each row sums to "one", or why some don't; predictable: whether the task asks, and they do
    differ           whether some column sums to another number than 1
    """

    collected: Collected
    sum: Sum
    weighing: int
    drawn: Tensor
    shape: torch.Size
    listed: list[one_query.LargestWeight]
    rows: int
    keys: int
    asked: bool
    wanted: str
    column: float
    here: float
    to_right: bool
    found: bool
    sums: str
    predictable: bool
    differ: bool


@facts(of=collected)
def all_rows(f: Collected) -> Rows:
    """Return all rows of weights, and what the columns of W sum to."""
    listed, drawn = every_row(f.base.scene, f.head), f.base.seen.trace.heads.dropped[f.head]
    columns = drawn.sum(0)
    most = one_query.leader(columns)
    square, whole_rows = f.base.scene.memory is None, bool((drawn.sum(1) - 1).abs().max() < APART)
    wanted = most if square and len(listed) > 1 else None
    asked = wanted is not None
    weighing = sorted((weight for weight in f.weights if weight), reverse=True)
    return Rows(
        f,
        _sum_of_values(f, weighing),
        weighing=len(weighing),
        drawn=drawn,
        shape=drawn.shape,
        listed=listed,
        rows=len(listed),
        keys=len(f.base.keys),
        asked=asked,
        wanted="" if wanted is None else f.base.keys[wanted],
        column=0.0 if wanted is None else columns[wanted].item(),
        here=columns[f.base.query].item() if asked else 0.0,
        to_right=wanted is not None and wanted > f.base.query,
        found=wanted == f.base.query,
        sums="one" if whole_rows else "dropped" if f.dropout else "hidden",
        predictable=asked and whole_rows,
        differ=bool((columns - 1).abs().max() > APART),
    )


@dataclass(frozen=True, eq=False)
class Largest(Kept):
    """The largest weight of a row, its share.

    query, selected  the row's word, and whether it is the selected one; sees: whether not every key is hidden from it
    key, ties        the first key with this weight, and how many have it; alone: whether these have all the weight
    """

    query: str
    selected: bool
    sees: bool
    key: str
    ties: int
    share: float
    alone: bool


def _largest(base: TracedView, query: int, row: one_query.LargestWeight) -> Largest:
    return Largest(
        query=base.queries[query],
        selected=query == base.query,
        sees=row.winner is not None,
        key="" if row.winner is None else base.keys[row.winner],
        ties=row.ties,
        share=row.largest,
        alone=numbers.is_whole(row.ties * row.largest),
    )


def weights_of_all(f: Rows) -> Picture:
    """Draw W, the largest weight of each row marked; a click selects a row."""
    base = f.collected.base
    allowed, leaders = base.scene.allowed(), map(one_query.leader, f.drawn)
    largest = [(y, leader) for y, leader in enumerate(leaders) if leader is not None]
    roles = ["key" if cell[0] == base.query else "grid" for cell in largest]
    marks = [matrix.row("query", base.query, f.drawn), *map(matrix.cell, roles, largest)]
    sheet = matrix.Grid(
        f.drawn,
        base.queries,
        base.keys,
        1.0,
        base.dark,
        signed=False,
        hidden=None if allowed is None else ~allowed,
        strong=[base.query],
        marks=marks,
        height=HIGH,
        attends=True,
    )
    return drawing(matrix.picture(sheet), click={"query": "y"}, arrow_keys=row_arrows(base), terms=matrix.TERMS)


def values_of_all(f: Rows) -> Picture:
    """Draw V, a row a key."""
    base, values = f.collected.base, f.collected.values
    columns = feature_names.of_head(base.scene, "v", f.collected.head)
    return drawing(matrix.picture(_vectors(base, values, base.keys, columns)))


def outputs_of_all(f: Rows) -> Picture:
    """Draw Y, a row a query; a click selects one."""
    base, head = f.collected.base, f.collected.head
    columns = feature_names.of_head(base.scene, "v", head)
    sheet = _vectors(base, base.seen.trace.heads.output[head], base.queries, columns, base.query)
    return drawing(matrix.picture(sheet), click={"query": "y"}, arrow_keys=row_arrows(base))


def _vectors(
    base: TracedView, values: Tensor, labels: list[str], columns: Sequence[str], at: int | None = None
) -> matrix.Grid:
    """Return vectors ready to be drawn, a row a word; at: the row of the output that is selected."""
    strong = [] if at is None else [at]
    marks = [matrix.row("output", row, values) for row in strong]
    look = values, labels, columns, COLOUR_END, base.dark
    return matrix.Grid(*look, strong=strong, marks=marks, numbers=False, height=HIGH)


@panel(all_rows)
def winners(f: Rows) -> Pieces:
    """Say each row's largest weight in a sentence; of many, those around the selected one."""
    base = f.collected.base
    first = max(0, min(base.query - MOST_SAID // 2, f.rows - MOST_SAID))
    sentences = [said("weighted_sum.largest", _largest(base, y, row)) for y, row in enumerate(f.listed)]
    more = f"\n\n{words.more_rows(said=MOST_SAID, count=f.rows)}" if f.rows > MOST_SAID else ""
    before = f"\n\n{words.ROWS_BEFORE_DROPOUT}" if f.collected.dropout else ""
    return [Text("winners", "  \n".join(sentences[first : first + MOST_SAID]) + more + before)]


@panel(collected)
def roles(f: Collected) -> Pieces:
    """State the roles of the heads, how the selected query finds its key, and the settings."""
    parts = head_roles.summary(f.base), head_roles.match(f.base)
    return [Text("roles", "\n\n".join(filter(None, parts))), Text("settings", selected_row.settings(f.base.view))]


# ---- 4: other mixers ----


def to_mix(view: View) -> TracedView | None:
    """Return the words that are mixed, whichever is selected; None without a word."""
    base = traced_view.prepare(view.but(stage="weights", query=0))
    return base if base.queries else None


@dataclass(frozen=True, eq=False)
class Mix(Kept):
    """What a mixer of mixing.MIXERS makes of the words x (T, D), whichever is selected.

    before, mixed    without the learner's numbers in W, and with them; linear: whether W is what mixes, not a slope
    by               how far W moves when every word is another one, None where no other words are known
    moved            whether it "moves" or "stays", or that is "unknown"; why: W stays the same, "" where that isn't known
    edits, ignored   how many numbers are the learner's, and how many more of them find no place in W; edited: whether any
                     is
    length           how many words there are
    cross            whether there is a second sentence, which isn't mixed
    under            the title under which W is changed by hand
    """

    base: TracedView
    mixer: str
    x: Tensor
    before: mixing.Mixed
    mixed: mixing.Mixed
    linear: bool
    by: float | None
    moved: str
    why: str
    edits: int
    ignored: int
    edited: bool
    length: int
    cross: bool
    under: str


@facts("mixer", "mixer_edits", of=to_mix)
def mix(base: TracedView, mixer: str, edited: str) -> Mix:
    """Return what a mixer makes of the words."""
    x, before = mixing.mixed(mixer, base.scene, base.head)
    changes = matrix_edits.parse(edited)
    inside = len(edits.fitting({"": before.matrix}, changes)) if before.linear else 0
    by = mixing.with_other_words(before.matrix, mixer, base.scene, base.head)
    knows_others = mixer != "attention" or base.scene.origin.is_drawn or base.scene.origin.reads_words
    mixed = mixing.edited(x, before, changes)
    return Mix(
        base=base,
        mixer=mixer,
        x=x,
        before=before,
        mixed=mixed,
        linear=mixed.linear,
        by=by,
        moved="unknown" if not by and not knows_others else "moves" if by else "stays",
        why="" if by else _why_it_stays(base, mixer, before),
        edits=inside,
        ignored=len(changes) - inside,
        edited=inside > 0,
        length=len(x),
        cross=base.view.kind == "cross",
        under=frame.deeper(title=words.FOLDS["by_hand"]),
    )


def _why_it_stays(base: TracedView, mixer: str, before: mixing.Mixed) -> str:
    """Return why W is the same with other words, as the sentence chooses by it; "" where that isn't known."""
    return "fixed" if mixer != "attention" else mixing.why_it_stays(before.matrix, base.scene, base.head)


@dataclass(frozen=True, eq=False)
class MixedRow(Kept):
    """The mix with the selected row of W and Y.

    at, query        the row, and its word
    terms, rest      its largest terms, and how many more aren't 0
    changed          how many rows of Y the learner's numbers move; names: the first of them, more: how many others
    """

    mix: Mix
    at: int
    query: str
    terms: str
    rest: int
    changed: int
    names: str
    more: int


@facts("query", of=mix)
def mixed_row(f: Mix, query: int) -> MixedRow:
    """Return the mix with the selected row; a row beyond the last is the last."""
    at = min(query, f.length - 1)
    row = f.mixed.matrix[at]
    top = [i for i in row.abs().argsort(descending=True, stable=True)[:TERMS].tolist() if row[i]]
    terms = " + ".join(words.term(weight=row[i].item(), word=f.base.queries[i]) for i in top).replace("+ −", "− ")
    changed = (f.mixed.output != f.before.output).any(-1).nonzero().flatten().tolist()
    return MixedRow(
        f,
        at=at,
        query=f.base.queries[at],
        terms=terms,
        rest=len(row.nonzero()) - len(top),
        changed=len(changed),
        names=", ".join(markdown.plain(f.base.queries[i]) for i in changed[:MOST_NAMED]),
        more=max(0, len(changed) - MOST_NAMED),
    )


def _sheet(f: MixedRow, name: str) -> matrix.Grid:
    """Return W, X or Y = W X ready to be drawn; the selected row of W makes the selected row of Y."""
    mix, base = f.mix, f.mix.base
    values = {"W": mix.mixed.matrix, "X": mix.x, "Y": mix.mixed.output}[name]
    if name == "W":  # without negative numbers it has the colours of weights
        marks, signed = [matrix.row("query", f.at, values)], bool((values < 0).any())
        look = values, base.queries, base.queries, 1.0, base.dark
        return matrix.Grid(*look, signed=signed, strong=[f.at], marks=marks, height=HIGH, attends=True)
    return _vectors(base, values, base.queries, feature_names.of_x(base.scene), f.at if name == "Y" else None)


def mixer_missed(f: MixedRow) -> str:
    """Return whether the convolution's numbers were "typed" over, or it is another mixer that is chosen."""
    if f.mix.length == 1:
        return ""
    return "typed" if f.mix.edited else "other"


@panel(mixed_row)
def factor(f: MixedRow, name: str) -> Pieces:
    """Draw W, X or Y = W X."""
    sheet = _sheet(f, name)
    sizes = numbers.shape(sheet.values.shape)
    title = words.factor_name(name=name, sizes=sizes, about=_about(f.mix, name), signed=name == "W" and sheet.signed)
    options = {"click": {"query": "y"}, "arrow_keys": row_arrows(f.mix.base)}
    return titled(f"factor_{name}", title, matrix.picture(sheet), words.factor_alt(name=name), **options)


def _about(f: Mix, name: str) -> str:
    """Describe a factor; W is a mixer's matrix, an MLP's slope, or the weights of a head after dropout."""
    if name == "W" and not f.linear:
        return words.SLOPE
    return words.DROPPED if name == "W" and f.mixer == "attention" and f.base.view.dropout else words.FACTORS[name]


@panel(mixed_row, resting=True)
def editor(f: MixedRow) -> Pieces:
    """Show W, a row a word, to type in, of many the rows around the selected one; an MLP has no W, only a slope."""
    if not f.mix.before.linear:
        return [Text("by_hand_words", words.NO_EDITOR)]
    labels, count = f.mix.base.queries, f.mix.length
    first = max(0, min(f.at - MOST_ROWS // 2, count - MOST_ROWS))
    rows = slice(first, first + MOST_ROWS)
    table = MatrixInput("table_mixer", "mixer_edits", "", labels, labels[rows], f.mix.mixed.matrix[rows].tolist(), first)
    return [Text("by_hand_words", words.editor(some=count > MOST_ROWS, rows=MOST_ROWS, count=count)), table]


@panel(mix)
def forget(f: Mix) -> Pieces:
    """Offer to take the learner's numbers out of W again; all else stays."""
    return [Buttons("forget", "", {words.FORGET: {"mixer_edits": ""} if f.edits else None})]


BY_HAND = Fold(
    "weighted_sum.FOLDS.by_hand",
    [
        Control("mixer_edits"),
        Shown(
            "by_hand",
            [
                editor(),
                forget(),
                offers(
                    "try_second",
                    "weighted_sum.by_hand_offers",
                    {"second": {"mixer": "none", "mixer_edits": "0_0_0~0_1_1"}},
                ),
            ],
        ),
    ],
)


# ---- what stands above and below all steps ----


def _remarks(view: View) -> list[str]:
    """Return notices on a worked example that replaces the sentence, and on the learner's numbers outside the matrix."""
    example, mixed = head_roles.example(traced_view.prepare(view).scene), mix(view)
    remarks = [example] if example else []
    if mixed and mixed.ignored:
        remarks.append((words.edits_beyond if mixed.before.linear else words.edits_wait)(count=mixed.ignored))
    return remarks


@panel(collected)
def verified(f: Collected) -> Pieces:
    """Say whether the sum is the output, and whether torch gives the same weights."""
    badge = markdown.badge(f.difference <= AGREED, words.account_verified(count=f.width), f.difference)
    return [Text("verified", f"{badge}\n\n{selected_row.agreement(*f.base.seen.agreement)}")]


def _account(f: Number) -> pd.DataFrame:
    of = f.collected
    columns = {"value": of.values, "adds": of.adds, "total so far": of.totals}
    rows = {name: column[:, f.number].tolist() for name, column in columns.items()}
    return pd.DataFrame({"key": of.base.keys, selected_row.weight(of.base.view): of.weights, **rows})


def _winners(f: Rows) -> pd.DataFrame:
    base = f.collected.base
    names = ["" if row.winner is None else base.keys[row.winner] for row in f.listed]
    return pd.DataFrame({"query": base.queries, "winner": names, "largest weight": [row.largest for row in f.listed]})


def _outputs(f: Collected) -> pd.DataFrame:
    table = pd.DataFrame(f.base.seen.trace.heads.output[f.head].tolist()).add_prefix("output ")
    table.insert(0, "query", f.base.queries)
    return table


TABLES = {
    "account": number_tables.numbers("account", number, _account),
    "winners": number_tables.numbers("winners", all_rows, _winners),
    "outputs": number_tables.numbers("outputs", collected, _outputs),
}
PAGE = declaration.learn(
    "weighted_sum",
    [
        Step(
            "running",
            facts=number,
            pictures=[picture("running", number, running, "weighted_sum.running_total")],
            predict=lambda f: Prediction(("leader", "other", "equal"), "other") if f.asked is not None else None,
            done=lambda f: f.largest if f.asked is None else f.number == f.asked,
            nearly=number_missed,
            controls=[Control("dimension")],
            formula=Typeset(formulas.number_of_output),
            folds=[
                Fold(
                    "weighted_sum.FOLDS.account",
                    [
                        Shown("account", [account()]),
                        Shown(
                            "strips",
                            [row(*map(strip, STRIPS)), sentence("strips_words", collected, "weighted_sum.strips")],
                        ),
                    ],
                )
            ],
        ),
        Step(
            "collect",
            facts=whole,
            pictures=[picture("collect", whole, ledger, "weighted_sum.ledger")],
            predict=lambda f: (
                Prediction(("longer", "shorter", "same"), "shorter" if f.at_one < f.longest - APART else "same")
                if f.collected.visible > 1 and not f.several and not f.collected.dropout
                else None
            ),
            done=lambda f: f.alone and not f.several and not f.collected.dropout,
            nearly=output_missed,
            controls=[Control("temperature")],
            offers={"hot": {"temperature": 20.0}, "random": {"projections": "random"}},
            formula=Typeset(formulas.weighted_sum),
            folds=[Fold("weighted_sum.FOLDS.map", [Shown("map", [map_of_meaning()])]), DROPOUT],
        ),
        Step(
            "rows",
            facts=all_rows,
            pictures=[
                picture("rows", all_rows, weights_of_all, "weighted_sum.weights"),
                sign("times", "×"),
                picture("product_V", all_rows, values_of_all, "weighted_sum.all_values"),
                sign("equals", "="),
                picture("product_Y", all_rows, outputs_of_all, "weighted_sum.all_outputs"),
            ],
            widths=SIGNS,
            predict=lambda f: (
                Prediction(("all", "differ", "less"), "differ" if f.differ else "all") if f.predictable else None
            ),
            done=lambda f: f.found,
            nearly=lambda f: ("right" if f.to_right else "left") if f.asked else "",
            opens=either("query", 0, 2),
            controls=[Control("query")],
            offers={"previous": {"head": 1}, "past": {"mask": "causal"}},
            formula=Typeset(formulas.product_of_all),
            folds=[Fold("weighted_sum.FOLDS.every_row", [Shown("winners", [winners(), roles()])])],
        ),
        Step(
            "mixing",
            facts=mixed_row,
            pictures=[factor("W"), sign("times_mixed", "×"), factor("X"), sign("equals_mixed", "="), factor("Y")],
            widths=SIGNS,
            predict=lambda f: (
                Prediction(("every", "same", "twice"), "same") if f.mix.length > 1 and not f.mix.edited else None
            ),
            done=lambda f: f.mix.length > 1 and f.mix.mixer == "convolution" and not f.mix.edited,
            nearly=mixer_missed,
            tries=["mixer", "mixer_edits"],
            controls=[Control("mixer")],
            offers={"mean": {"mixer": "mean"}, "previous": {"head": 1}},
            formula=Typeset(formulas.mixers),
            folds=[BY_HAND],
        ),
    ],
    {
        "lead": board(notices(own=_remarks, heads=False, match=False)),
        "verified": board(verified()),
        "program": board(program_needs.program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)
