"""Weighted sum: what a word receives, number by number and as a vector; every word at once; other mixers than attention."""

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
from pages.board.facts import Facts, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, MatrixInput, Picture, Pieces, Table, Text, titled
from pages.charts import contributions, matrix, row_bars
from pages.panels.shared import head_roles, number_tables, program_needs, selected_row
from pages.panels.shared import sentence as sentences
from pages.panels.shared.notices import notices
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


@facts(of=present, stage="weights")
def collected(base: TracedView) -> Facts:
    """Return what the selected query collects: its ledger, and every key's part of the sum.

    book: the ledger, cut to fit a picture
    weights (Tk), after dropout, values, adds, totals (Tk, Dv): the same, no key left out
    winner: the key whose weight is larger than all others of these, if any; vector (Dv): the output
    """
    trace = base.seen.trace
    adds, totals = one_query.running_total(trace, base.head, base.query)
    weights, vector = trace.heads.dropped[base.head, base.query], trace.heads.output[base.head, base.query]
    book = one_query.ledger(trace, base.head, base.query)
    return Facts(
        base=base,
        query=base.name,
        head=base.head,
        row=base.row,
        dropout=base.view.dropout > 0,
        book=book,
        weights=weights.tolist(),
        total=sum(weights.tolist()),
        winner=one_query.leader(weights),
        values=trace.v[base.head],
        adds=adds,
        totals=totals,
        vector=vector,
        width=len(vector),
        names=[base.keys[key] if key >= 0 else words.others(count=book.others) for key in book.keys],
        difference=comparison.largest(totals[-1], vector),
        deeper=frame.deeper(title=words.FOLDS["dropout"]),
    )


# ---- 1: one number of the output, as a running total ----


@facts("dimension", of=collected)
def number(f: Facts, number: int) -> Facts:
    """Return one number of the output; a component beyond the last is the last.

    asked: the number that the task asks for, where another key, other, contributes more than the one with the largest
        weight, leader; None where there is none
    terms: the largest products; rest: how many more there are
    one_hot: whether each value is 1 at one place, which stands for its word, and 0 at all others
    rounded: whether the products that the picture prints don't add up to the output that it prints
    empty: why no key has any weight, "" where some key has one
    highest: the largest number; equals: how many more are as large; further: whether the nearest one comes later
    """
    number = min(number, f.width - 1)
    adds, output = f.book.adds[:, number].tolist(), f.vector[number].item()
    ones = bool(((f.values == 0) | (f.values == 1)).all() and (f.values.sum(-1) == 1).all())
    tops = (f.vector >= f.vector.max() - CLOSE).nonzero().flatten().tolist()
    most, (terms, rest) = f.adds[:, number].max(), _products(f, number)
    return Facts(
        _asked_number(f),
        terms=terms,
        rest=rest,
        number=number,
        name=feature_names.of_output(f.base.scene, number),
        output=output,
        visible=f.row.count,
        one_hot=f.base.scene.origin.is_designed and ones,
        rounded=round(sum(round(add, 2) for add in adds), 2) != round(output, 2),
        empty="" if any(f.weights) else "dropped" if f.row.count else "hidden",
        largest=any(f.weights) and f.width > 1 and output >= f.vector.max() - CLOSE,
        equals=len(tops) - 1,
        highest=f.vector[tops[0]].item(),
        further=min(tops, key=lambda top: abs(top - number)) > number,
        key=f.base.keys[int(f.adds[:, number].argmax())],
        most=most.item(),
    )


def _products(f: Facts, number: int) -> tuple[str, int]:
    """Return the largest products of a number, and how many keys of any weight are left out."""
    rows = [each for each in f.book.by_weight if f.book.keys[each] >= 0]
    rows = sorted(rows, key=lambda each: -abs(f.book.adds[each, number].item()))[:NAMED]
    terms = [
        words.product_of(
            weight=f.book.weights[each].item(), value=f.book.values[each, number].item(), key=f.base.keys[f.book.keys[each]]
        )
        for each in rows
    ]
    return " + ".join(terms), sum(weight > 0 for weight in f.weights) - len(rows)


def _asked_number(f: Facts) -> Facts:
    """Return which number the task asks for, whose values a learner multiplies: another than the one that is seen first."""
    found = f.winner is not None and one_query.outweighed(f.adds, f.winner, without=View().dimension)
    if not found:
        return Facts(f, asked=None)
    (asked, other), leader = found, f.winner
    return Facts(
        f,
        asked=asked,
        leader=f.base.keys[leader],
        other=f.base.keys[other],
        weight=f.weights[leader],
        other_weight=f.weights[other],
        value=f.values[leader, asked].item(),
        other_value=f.values[other, asked].item(),
        adds_of_leader=f.adds[leader, asked].item(),
        adds_of_other=f.adds[other, asked].item(),
    )


def number_missed(f: Facts) -> str:
    """Return whether the number that the task asks for comes "after" the one that is shown, or "before".

    Where it asks for the largest one, that is "larger_after" or "larger_before".
    """
    if f.asked is None:
        return "" if not any(f.weights) or f.width == 1 else "larger_after" if f.further else "larger_before"
    return "after" if f.number < f.asked else "before"


def running(f: Facts) -> Picture:
    """Draw the largest contributions: a bar per key, from the total before it to the total after it, the output last."""
    book, visible = f.book, f.row.visible.tolist()
    adds, values = book.adds[:, f.number], book.values[:, f.number]
    columns = zip(book.keys, book.weights.tolist(), values.tolist(), adds.tolist(), strict=True)
    terms = [words.HIDDEN if key >= 0 and not visible[key] else _term(*numbers) for key, *numbers in columns]
    entries = list(zip(f.names, adds.tolist(), adds.cumsum(0).tolist(), strict=True))
    ends = DESIGNED if f.base.scene.origin.is_designed else DRAWN
    terms.append(numbers.decimal(f.output))
    spec = row_bars.running_total(entries, f.output, ends, book.winner, f.base.dark, terms)
    return drawing(spec, moves="label", terms=KEYS)


def _term(weight: float, value: float, adds: float) -> str:
    return f"{numbers.decimal(weight)} × {numbers.decimal(value)} = {numbers.decimal(adds)}"


@panel(number)
def account(f: Facts) -> Pieces:
    """Show the account of every key."""
    hidden = f":gray[{words.HIDDEN}]"
    weights = [f"{weight:.3f}" if seen else hidden for weight, seen in zip(f.weights, f.row.visible.tolist(), strict=True)]
    columns = torch.stack([part[:, f.number] for part in (f.values, f.adds, f.totals)], 1).tolist()
    rows = [
        [markdown.plain(key), weight, *(numbers.decimal(number, 3, sign=True) for number in each)]
        for key, weight, each in zip(f.base.keys, weights, columns, strict=True)
    ]
    total, output = (numbers.decimal(each, 3, sign=True) for each in (f.totals[-1, f.number].item(), f.output))
    last = [markdown.chip("output", words.ACCOUNT_OUTPUT), f"{f.total:.3f}", "", f"**{output}**", f"**{total}**"]
    named, weight = words.ACCOUNT, "dropped" if f.dropout else "weight"
    key, value = markdown.chip("key", named["key"]), markdown.chip("value", named["value"])
    header = [key, f"{named[weight]} ×", f"{value} =", named["adds"], named["total"]]
    return [Table("account", header, [*rows, last])]


# ---- 2: all numbers of the output ----


@facts(of=collected)
def whole(f: Facts) -> Facts:
    """Return the whole output as a sum of vectors, and where it takes the word.

    sum_of: what the sentence says: "nothing", "equal" weights, or the largest "terms"
    key: the one with the largest score, several: whether several have it
    alone: whether the output is nearly this key's value
    most: the largest weight
    length: of this output; at_one, longest: of the output at temperature 1, and of the longest value that it may contain
    """
    weighing = sorted((weight for weight in f.weights if weight), reverse=True)
    equal = len(weighing) > 1 and weighing[0] - weighing[-1] < CLOSE
    key, visible = f.row.leader, f.row.count
    moved = word_moves.moved(f.base.scene, f.head, f.base.query) if f.base.scene.origin.has_word_vectors else None
    return Facts(
        _sum_of(f, weighing),
        sum_of="equal" if equal else "terms" if weighing else "nothing",
        share=weighing[0] if equal else 0.0,
        rounded_share=equal and numbers.weights(weighing)[1],
        count=len(weighing),
        columns=feature_names.output_columns(f.base.scene),
        key=None if key is None else f.base.keys[key],
        several=key is None,
        visible=visible,
        choose=row_words.choose(one_key=masks.leaves_one_key(f.base.scene.allowed())),
        alone=abs(max(f.weights) - 1) < REST / 2 and f.total - max(f.weights) < REST and visible > 1,
        towards=tuple(word for word, _ in moved.towards) if moved else (),
        away=tuple(word for word, _ in moved.away) if moved else (),
        length=f.vector.norm().item(),
        most=max(f.weights),
        temperature=f.base.view.temperature,
        at_one=(f.row.at_one @ f.values).norm().item(),
        longest=f.values[f.row.visible].norm(dim=-1).max().item() if visible else 0.0,
    )


def _sum_of(f: Facts, weighing: list[float]) -> Facts:
    """Return the terms of an output with the largest weights, none as large as the next one, and how many more there are.

    rounded: whether these are all, and their weights don't add up as they are printed
    """
    count = min(NAMED, len(weighing))
    while 0 < count < len(weighing) and weighing[count - 1] - weighing[count] < CLOSE:
        count -= 1
    rows = f.book.by_weight[: count or 1]
    terms = [words.value_of(weight=f.book.weights[each].item(), key=f.base.keys[f.book.keys[each]]) for each in rows]
    rest = len(weighing) - len(rows)
    return Facts(f, terms=" + ".join(terms), rest=rest, rounded=not rest and numbers.weights(weighing)[1])


def output_missed(f: Facts) -> str:
    """Return whether the temperature is still too "warm", or was raised, "up", where the largest weight should grow."""
    if f.visible < 2 or f.several or f.dropout:
        return ""
    return "up" if f.temperature > 1 else "warm"


def ledger(f: Facts) -> Picture:
    """Draw a row a key: its weight, its value, and its contribution to the output."""
    return drawing(contributions.strips(f.book, f.names, f.base.dark), moves="label", terms=KEYS)


@panel(collected)
def strip(f: Facts, column: str) -> Pieces:
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


@facts(of=collected)
def dropped(f: Facts) -> Facts:
    return Facts(f, p=f.base.view.dropout)


@panel(collected)
def map_of_meaning(f: Facts) -> Pieces:
    """Draw where the output takes the word on a map of meaning, where its vectors are those of real words."""
    if not f.base.scene.origin.has_word_vectors:
        return [Text("map_words", words.NO_MAP)]
    return [*sentences.map_of(f.base), Text("map_words", map_words.MAP_ABOUT)]


DROPOUT = Fold(
    "weighted_sum.FOLDS.dropout",
    [Control("dropout"), Shown("dropout", [sentence("dropout_words", dropped, "weighted_sum.dropped")])],
)


# ---- 3: every query ----


@remember
def every_row(setting: scene.Scene, head: int) -> list[one_query.LargestWeight]:
    """Return where every row of a head attends most, computed once for all panels and all queries."""
    return one_query.by_query(scene.see(setting).trace, head)


@facts(of=collected)
def all_rows(f: Facts) -> Facts:
    """Return all rows of weights, and what the columns of W sum to.

    wanted: the word whose column sums to the most; asked: whether the task asks for it
    column, here: what its column sums to, and that of the selected word, which it stands right of, or left (to_right)
    differ: whether some column sums to another number than 1; sums: whether each row sums to one, or why some don't
    """
    listed, drawn = every_row(f.base.scene, f.head), f.base.seen.trace.heads.dropped[f.head]
    columns = drawn.sum(0)
    most = one_query.leader(columns)
    square, whole_rows = f.base.scene.memory is None, bool((drawn.sum(1) - 1).abs().max() < APART)
    asked = square and most is not None and len(listed) > 1
    weighing = sorted((weight for weight in f.weights if weight), reverse=True)
    return Facts(
        _largest(_sum_of(f, weighing) if weighing else f, f.base.query, f.row),
        drawn=drawn,
        listed=listed,
        rows=len(listed),
        weighing=len(weighing),
        asked=asked,
        wanted=f.base.keys[most] if asked else "",
        column=columns[most].item() if asked else 0.0,
        predictable=asked and whole_rows,
        here=columns[f.base.query].item() if asked else 0.0,
        to_right=asked and most > f.base.query,
        sums="one" if whole_rows else "dropped" if f.dropout else "hidden",
        differ=bool((columns - 1).abs().max() > APART),
        found=asked and most == f.base.query,
        shape=drawn.shape,
        keys=len(f.base.keys),
    )


def _largest(f: Facts, query: int, row: one_query.Row | one_query.LargestWeight) -> Facts:
    """Return what the sentence about a row's largest weight reads; alone: whether its keys have all the weight."""
    return Facts(
        f,
        query=f.base.queries[query],
        selected=query == f.base.query,
        sees=row.winner is not None,
        key="" if row.winner is None else f.base.keys[row.winner],
        ties=row.ties,
        share=row.largest,
        alone=numbers.is_whole(row.ties * row.largest),
    )


def weights_of_all(f: Facts) -> Picture:
    """Draw W, the largest weight of each row marked; a click selects a row."""
    allowed, leaders = f.base.scene.allowed(), map(one_query.leader, f.drawn)
    largest = [(y, leader) for y, leader in enumerate(leaders) if leader is not None]
    marks = [matrix.row("query", f.base.query, f.drawn), *(matrix.cell("key", cell) for cell in largest)]
    look = {"signed": False, "strong": [f.base.query], "marks": marks, "height": HIGH}
    hidden = None if allowed is None else ~allowed
    sheet = matrix.Grid(f.drawn, f.base.queries, f.base.keys, 1.0, f.base.dark, hidden=hidden, attends=True, **look)
    return drawing(matrix.picture(sheet), click={"query": "y"}, arrow_keys=row_arrows(f.base), terms=matrix.TERMS)


def values_of_all(f: Facts) -> Picture:
    """Draw V, a row a key."""
    return drawing(matrix.picture(_vectors(f, f.values, f.base.keys, feature_names.of_head(f.base.scene, "v", f.head))))


def outputs_of_all(f: Facts) -> Picture:
    """Draw Y, a row a query; a click selects one."""
    outputs = f.base.seen.trace.heads.output[f.head]
    sheet = _vectors(f, outputs, f.base.queries, feature_names.of_head(f.base.scene, "v", f.head), f.base.query)
    return drawing(matrix.picture(sheet), click={"query": "y"}, arrow_keys=row_arrows(f.base))


def _vectors(f: Facts, values: Tensor, labels: list[str], columns: list[str], at: int | None = None) -> matrix.Grid:
    """Return vectors ready to be drawn, a row a word; at: the row of the output that is selected."""
    strong = [] if at is None else [at]
    marks = [matrix.row("output", row, values) for row in strong]
    look = {"strong": strong, "marks": marks, "numbers": False, "height": HIGH}
    return matrix.Grid(values, labels, columns, COLOUR_END, f.base.dark, **look)


@panel(traced_view.present)
def sign(traced: TracedView, slot: str, mark: str) -> Pieces:
    """Show a sign that stands between the matrices of a product."""
    return [Text(f"sign_{slot}", mark)]


@panel(all_rows)
def winners(f: Facts) -> Pieces:
    """Say each row's largest weight in a sentence; of many, those around the selected one."""
    first = max(0, min(f.base.query - MOST_SAID // 2, f.rows - MOST_SAID))
    sentences = [said("weighted_sum.largest", _largest(f, y, row)) for y, row in enumerate(f.listed)]
    more = f"\n\n{words.more_rows(said=MOST_SAID, count=f.rows)}" if f.rows > MOST_SAID else ""
    before = f"\n\n{words.ROWS_BEFORE_DROPOUT}" if f.dropout else ""
    return [Text("winners", "  \n".join(sentences[first : first + MOST_SAID]) + more + before)]


@panel(collected)
def roles(f: Facts) -> Pieces:
    """State the roles of the heads, how the selected query finds its key, and the settings."""
    parts = head_roles.summary(f.base), head_roles.match(f.base)
    return [Text("roles", "\n\n".join(filter(None, parts))), Text("settings", selected_row.settings(f.base.view))]


# ---- 4: other mixers ----


def mix(view: View) -> Facts | None:
    """Return what a mixer makes of the words, independent of the selected query; None if there is no word."""
    base = traced_view.prepare(view.shared.but(stage="weights", query=0))
    return _mixed(base, view.mixer, view.mixer_edits) if base.queries else None


@remember
def _mixed(base: TracedView, mixer: str, edited: str) -> Facts:
    """Return what a mixer of mixing.MIXERS makes of the tokens x (T, D), and the same with the learner's numbers in W.

    by: how far W moves when every word is another one, None where no other words are known
    edits, ignored: how many numbers are the learner's, and how many more of them find no place in W
    """
    x, before = mixing.mixed(mixer, base.scene, base.head)
    changes = matrix_edits.parse(edited)
    inside = len(edits.fitting({"": before.matrix}, changes)) if before.linear else 0
    by = mixing.with_other_words(before.matrix, mixer, base.scene, base.head)
    knows_others = mixer != "attention" or base.scene.origin.is_drawn or base.scene.origin.reads_words
    mixed = mixing.edited(x, before, changes)
    return Facts(
        base=base,
        mixer=mixer,
        x=x,
        before=before,
        mixed=mixed,
        linear=mixed.linear,
        by=by,
        moved="unknown" if not by and not knows_others else "moves" if by else "stays",
        edits=inside,
        edited=inside > 0,
        ignored=len(changes) - inside,
        length=len(x),
        why="" if by else _why_it_stays(base, mixer, before),
        cross=base.view.kind == "cross",
        under=frame.deeper(title=words.FOLDS["by_hand"]),
    )


def _why_it_stays(base: TracedView, mixer: str, before: mixing.Mixed) -> str:
    """Return why W is the same with other words, as the sentence chooses by it; "" where that isn't known."""
    return "fixed" if mixer != "attention" else mixing.why_it_stays(before.matrix, base.scene, base.head)


def mixed_row(view: View) -> Facts | None:
    """Return the mix with the selected row of W and Y."""
    mixed = mix(view)
    return mixed and _row_of(mixed, min(view.query, mixed.length - 1))


@remember
def _row_of(f: Facts, at: int) -> Facts:
    """Return the selected row: its largest terms, and how many more aren't 0.

    changed: how many rows of Y the learner's numbers move; names: the first of them
    """
    row = f.mixed.matrix[at]
    top = [i for i in row.abs().argsort(descending=True, stable=True)[:TERMS].tolist() if row[i]]
    terms = " + ".join(words.term(weight=row[i].item(), word=f.base.queries[i]) for i in top).replace("+ −", "− ")
    changed = (f.mixed.output != f.before.output).any(-1).nonzero().flatten().tolist()
    return Facts(
        f,
        at=at,
        query=f.base.queries[at],
        terms=terms,
        rest=len(row.nonzero()) - len(top),
        changed=len(changed),
        more=max(0, len(changed) - MOST_NAMED),
        names=", ".join(markdown.plain(f.base.queries[i]) for i in changed[:MOST_NAMED]),
    )


def _sheet(f: Facts, name: str) -> matrix.Grid:
    """Return W, X or Y = W X ready to be drawn; the selected row of W makes the selected row of Y."""
    values = {"W": f.mixed.matrix, "X": f.x, "Y": f.mixed.output}[name]
    if name == "W":  # without negative numbers it has the colours of weights
        look = {"signed": bool((values < 0).any()), "height": HIGH, "attends": True}
        look |= {"strong": [f.at], "marks": [matrix.row("query", f.at, values)]}
        return matrix.Grid(values, f.base.queries, f.base.queries, 1.0, f.base.dark, **look)
    return _vectors(f, values, f.base.queries, feature_names.of_x(f.base.scene), f.at if name == "Y" else None)


def mixer_missed(f: Facts) -> str:
    """Return whether the convolution's numbers were "typed" over, or it is another mixer that is chosen."""
    if f.length == 1:
        return ""
    return "typed" if f.edited else "other"


@panel(mixed_row)
def factor(f: Facts, name: str) -> Pieces:
    """Draw W, X or Y = W X."""
    sheet = _sheet(f, name)
    sizes = numbers.shape(sheet.values.shape)
    title = words.factor_name(name=name, sizes=sizes, about=_about(f, name), signed=name == "W" and sheet.signed)
    options = {"click": {"query": "y"}, "arrow_keys": row_arrows(f.base)}
    return titled(f"factor_{name}", title, matrix.picture(sheet), words.factor_alt(name=name), **options)


def _about(f: Facts, name: str) -> str:
    """Describe a factor; W is a mixer's matrix, an MLP's slope, or the weights of a head after dropout."""
    if name == "W" and not f.linear:
        return words.SLOPE
    return words.DROPPED if name == "W" and f.mixer == "attention" and f.base.view.dropout else words.FACTORS[name]


@panel(mixed_row, resting=True)
def editor(f: Facts) -> Pieces:
    """Show W, a row a word, to type in, of many the rows around the selected one; an MLP has no W, only a slope."""
    if not f.before.linear:
        return [Text("by_hand_words", words.NO_EDITOR)]
    labels = f.base.queries
    first = max(0, min(f.at - MOST_ROWS // 2, f.length - MOST_ROWS))
    rows = slice(first, first + MOST_ROWS)
    table = MatrixInput("table_mixer", "mixer_edits", "", labels, labels[rows], f.mixed.matrix[rows].tolist(), first)
    return [Text("by_hand_words", words.editor(some=f.length > MOST_ROWS, rows=MOST_ROWS, count=f.length)), table]


@panel(mix)
def forget(f: Facts) -> Pieces:
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
def verified(f: Facts) -> Pieces:
    """Say whether the sum is the output, and whether torch gives the same weights."""
    badge = markdown.badge(f.difference <= AGREED, words.account_verified(count=f.width), f.difference)
    return [Text("verified", f"{badge}\n\n{selected_row.agreement(*f.base.seen.agreement)}")]


def _account(f: Facts) -> pd.DataFrame:
    columns = {"value": f.values, "adds": f.adds, "total so far": f.totals}
    rows = {name: column[:, f.number].tolist() for name, column in columns.items()}
    return pd.DataFrame({"key": f.base.keys, selected_row.weight(f.base.view): f.weights, **rows})


def _winners(f: Facts) -> pd.DataFrame:
    names = ["" if row.winner is None else f.base.keys[row.winner] for row in f.listed]
    return pd.DataFrame({"query": f.base.queries, "winner": names, "largest weight": [row.largest for row in f.listed]})


def _outputs(f: Facts) -> pd.DataFrame:
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
                if f.visible > 1 and not f.several and not f.dropout
                else None
            ),
            done=lambda f: f.alone and not f.several and not f.dropout,
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
            predict=lambda f: Prediction(("every", "same", "twice"), "same") if f.length > 1 and not f.edited else None,
            done=lambda f: f.length > 1 and f.mixer == "convolution" and not f.edited,
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
