"""Weighted sum: one number of an output, all its numbers, every query, Y = W V; then other mixers than attention."""

import pandas as pd
import torch

from attn_core import comparison, masks, one_query, scene
from attn_core.experiments import mixing
from attn_core.projections import edits
from pages.board import declaration
from pages.board.declaration import Control, Facts, Fold, Present, Shown, Step, drawing, offers, picture, sentence
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, MatrixInput, Picture, Pieces, Table, Text, titled
from pages.charts import contributions, matrix, row_bars, transformer_block
from pages.panels.explore import about
from pages.panels.shared import head_roles, number_tables, selected_row
from pages.panels.shared.notices import notices
from pages.text import feature_names, formulas, markdown, numbers
from pages.text.languages import Words, remember, said
from pages.view import matrix_edits, traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView, following, steps

words, frame, row_words = Words("weighted_sum"), Words("frame"), Words("row")
DRAWN, DESIGNED = (-2.0, 2.0), (0.0, 1.0)  # the ends of the axis of a running total: of drawn values, of designed ones
COLOUR_END = 2.5  # of vectors, ±
CLOSE = 1e-6  # of weights or outputs that count as equal
AGREED = 1e-5  # a difference that rounding explains
NAMED = 2  # keys in the sum, fewer where the next one has as much weight
REST = 0.01  # most weight of all other keys where an output counts as one value
MOST_SAID = 8  # rows whose largest weight is said in words
FIRST = 1  # the row that a new learner sees
MOST_ROWS = 16  # rows of W to type in at a time
TERMS, MOST_NAMED = 3, 6  # terms of a row of Y, and rows that edits moved, in a sentence
EQUAL = 1e-3  # between rows of W that count as the same
BLOCK_WIDE = 310  # pixels of the map of a transformer block
STRIPS = ("values", "adds", "totals")  # columns of the ledger
ROLES = {"W": "query", "X": "value", "Y": "output"}  # of the factors of Y = W X


def _collected(base: TracedView, view: View) -> Facts:
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
        **{"base": base, "query": base.name, "head": base.head, "row": base.row, "dropout": base.view.dropout > 0},
        **{"book": book, "weights": weights.tolist(), "total": sum(weights.tolist()), "winner": one_query.leader(weights)},
        **{"values": trace.v[base.head], "adds": adds, "totals": totals, "vector": vector, "width": len(vector)},
        names=[base.keys[key] if key >= 0 else words.others(count=book.others) for key in book.keys],
        difference=comparison.largest(totals[-1], vector),
        deeper=frame.deeper(title=words.FOLDS["dropout"]),
    )


collected = following(_collected, stage="weights")


def of_sum(make: Present, *names: str) -> Present:
    """Return what builds facts on what is collected: make(collected, view), which also follows these controls."""
    return following(lambda base, view: make(collected(view), view), *names, stage="weights")


# ---- 1: one number of the output, as a running total ----


def _number(f: Facts, view: View) -> Facts:
    """Return one number of the output; a component beyond the last is the last.

    one_hot: whether each value is 1 at one place, which stands for its word, and 0 at all others
    rounded: whether the products that the picture prints don't add up to the output that it prints
    empty: why no key has any weight, "" where some key has one
    """
    number = min(view.dimension, f.width - 1)
    adds, output = f.book.adds[:, number].tolist(), f.vector[number].item()
    ones = bool(((f.values == 0) | (f.values == 1)).all() and (f.values.sum(-1) == 1).all())
    most = f.adds[:, number].max()
    return Facts(
        f,
        **{"number": number, "name": feature_names.of_output(f.base.scene, number), "output": output},
        **{"visible": f.row.count, "one_hot": f.base.scene.origin.is_designed and ones},
        rounded=round(sum(round(add, 2) for add in adds), 2) != round(output, 2),
        empty="" if any(f.weights) else "dropped" if f.row.count else "hidden",
        largest=any(f.weights) and f.width > 1 and output >= f.vector.max() - CLOSE,
        **{"key": f.base.keys[int(f.adds[:, number].argmax())], "most": most.item()},
    )


number = of_sum(_number, "dimension")


def running(f: Facts) -> Picture:
    """Draw the largest contributions: a bar per key, from the total before it to the total after it, the output last."""
    book, visible = f.book, f.row.visible.tolist()
    adds, values = book.adds[:, f.number], book.values[:, f.number]
    columns = zip(book.keys, book.weights.tolist(), values.tolist(), adds.tolist(), strict=True)
    terms = [words.HIDDEN if key >= 0 and not visible[key] else _term(*numbers) for key, *numbers in columns]
    entries = list(zip(f.names, adds.tolist(), adds.cumsum(0).tolist(), strict=True))
    ends = DESIGNED if f.base.scene.origin.is_designed else DRAWN
    terms.append(numbers.decimal(f.output))
    return drawing(row_bars.running_total(entries, f.output, ends, book.winner, f.base.dark, terms))


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


def _whole(f: Facts, view: View) -> Facts:
    """Return the whole output as a sum of vectors.

    sum_of: what the sentence says: "nothing", "equal" weights, or the largest "terms"
    key: the one with the largest score, several: whether several have it
    alone: whether the output is nearly this key's value
    """
    weighing = sorted((weight for weight in f.weights if weight), reverse=True)
    equal = len(weighing) > 1 and weighing[0] - weighing[-1] < CLOSE
    terms, rounded = _terms(f, weighing) if weighing and not equal else ("", False)
    if equal:
        [share, *_], rounded = numbers.weights(weighing)
    key, visible, choose = f.row.leader, f.row.count, row_words.choose(one_key=masks.leaves_one_key(f.base.scene.allowed()))
    return Facts(
        f,
        **{"sum_of": "equal" if equal else "terms" if weighing else "nothing", "share": share if equal else ""},
        **{
            "terms": terms,
            "rounded": rounded,
            "count": len(weighing),
            "columns": feature_names.output_columns(f.base.scene),
        },
        **{"key": None if key is None else f.base.keys[key], "several": key is None, "visible": visible, "choose": choose},
        alone=abs(max(f.weights) - 1) < REST / 2 and f.total - max(f.weights) < REST and visible > 1,
    )


def _terms(f: Facts, weighing: list[float]) -> tuple[str, bool]:
    """Return the largest weights times values, none as large as the next one, and the others'; whether they are rounded."""
    tied = len(weighing) > NAMED and weighing[NAMED - 1] - weighing[NAMED] < CLOSE
    book, count = f.book, NAMED - tied
    largest, (others, rest) = book.by_weight[:count], book.beyond(count)
    shares, rounded = numbers.weights([*book.weights[largest].tolist(), *([rest] if others else [])])
    keys = [markdown.plain(f.base.keys[book.keys[each]]) for each in largest]
    terms = [f"{share} v({key})" for share, key in zip(shares, keys, strict=False)]
    terms[0] = f"**{shares[0]}** v({keys[0]})"
    if others:
        named = row_words.the_others(count=others, noun=f.base.noun)
        terms.append(words.share_from(share=shares[-1], others=named))
    return " + ".join(terms), rounded


whole = of_sum(_whole)


def ledger(f: Facts) -> Picture:
    """Draw a row a key: its weight, its value, and its contribution to the output."""
    return drawing(contributions.strips(f.book, f.names, f.base.dark))


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


def _dropped(f: Facts, view: View) -> Facts:
    return Facts(f, p=f.base.view.dropout)


DROPOUT = Fold(
    "weighted_sum.FOLDS.dropout",
    [Control("dropout"), Shown("dropout", [sentence("dropout_words", of_sum(_dropped), "weighted_sum.dropped")])],
)


# ---- 3: every query ----


@remember
def every_row(setting: scene.Scene, head: int) -> list[one_query.LargestWeight]:
    """Return where every row of a head attends most, computed once for all panels and all queries."""
    return one_query.by_query(scene.see(setting).trace, head)


def _rows(f: Facts, view: View) -> Facts:
    """Return all rows of weights; asked: whether the task asks for the row that attends most to a key."""
    listed = every_row(f.base.scene, f.head)
    key = _asked(listed)
    return Facts(
        _largest(f, f.base.query, f.row),
        **{"total": sum(f.row.weights.tolist()), "listed": listed, "rows": len(listed)},
        **{"asked": key is not None, "wanted": None if key is None else f.base.keys[key]},
        found=len(listed) > 1 and key is not None and listed[f.base.query].leader == key,
    )


def _largest(f: Facts, query: int, row: one_query.Row | one_query.LargestWeight) -> Facts:
    """Return what the sentence about a row's largest weight reads; alone: whether its keys have all the weight."""
    return Facts(
        f,
        **{"query": f.base.queries[query], "selected": query == f.base.query, "sees": row.winner is not None},
        **{"key": "" if row.winner is None else f.base.keys[row.winner], "ties": row.ties, "share": row.largest},
        alone=row.ties * row.largest > selected_row.ALL,
    )


def _asked(listed: list[one_query.LargestWeight]) -> int | None:
    """Return the key that some row attends to most, but not the row that a new learner sees; the last such; None: none."""
    first = listed[min(FIRST, len(listed) - 1)].winner
    others = [row.winner for row in listed if row.ties == 1 and row.winner != first]
    return others[-1] if others else None


all_rows = of_sum(_rows)


def weights_of_all(f: Facts) -> Picture:
    """Draw W, the largest weight of each row marked; a click selects a row."""
    weights, allowed = f.base.seen.trace.heads.weights[f.head], f.base.scene.allowed()
    largest = [(y, row.leader) for y, row in enumerate(f.listed) if row.leader is not None]
    marks = [matrix.row("query", f.base.query, weights), *(matrix.cell("key", cell) for cell in largest)]
    look = {"signed": False, "strong": [f.base.query], "marks": marks, "height": 340}
    hidden = None if allowed is None else ~allowed
    sheet = matrix.Grid(weights, f.base.queries, f.base.keys, 1.0, f.base.dark, hidden=hidden, attends=True, **look)
    return drawing(matrix.picture(sheet), click={"query": "y"}, steps=steps(f.base))


@panel(all_rows)
def winners(f: Facts) -> Pieces:
    """Say each row's largest weight in a sentence; of many, those around the selected one."""
    first = max(0, min(f.base.query - MOST_SAID // 2, f.rows - MOST_SAID))
    sentences = [said("weighted_sum.largest", _largest(f, y, row)) for y, row in enumerate(f.listed)]
    more = f"\n\n{words.more_rows(said=MOST_SAID, count=f.rows)}" if f.rows > MOST_SAID else ""
    return [Text("winners", "  \n".join(sentences[first : first + MOST_SAID]) + more)]


@panel(collected)
def roles(f: Facts) -> Pieces:
    """State the roles of the heads, how the selected query finds its key, and the settings."""
    parts = head_roles.summary(f.base), head_roles.match(f.base)
    return [Text("roles", "\n\n".join(filter(None, parts))), Text("settings", selected_row.settings(f.base.view))]


@panel(collected)
def product(f: Facts, name: str) -> Pieces:
    """Draw V or Y = W V of the followed head; a click on a row of Y selects its query."""
    values = {"V": f.values, "Y": f.base.seen.trace.heads.output[f.head]}[name]
    labels = f.base.keys if name == "V" else f.base.queries
    marks = [matrix.row("output", f.base.query, values)] if name == "Y" else []
    strong = [f.base.query] if name == "Y" else []
    columns = feature_names.of_head(f.base.scene, "v", f.head)
    sheet = matrix.Grid(
        values, labels, columns, COLOUR_END, f.base.dark, strong=strong, marks=marks, numbers=False, height=250
    )
    options = {"click": {"query": "y"}, "steps": steps(f.base)} if name == "Y" else {}
    title = words.product_name(name=name, sizes=numbers.shape(values.shape))
    return titled(f"product_{name}", title, matrix.picture(sheet), f"{name}, {words.PRODUCT[name]}", **options)


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
    equal = len(x) > 1 and mixed.linear and bool((mixed.matrix - mixed.matrix[:1]).abs().max() < EQUAL)
    return Facts(
        **{"base": base, "mixer": mixer, "x": x, "before": before, "mixed": mixed, "linear": mixed.linear},
        **{"by": by, "moved": "unknown" if not by and not knows_others else "moves" if by else "stays"},
        **{"edits": inside, "edited": inside > 0, "ignored": len(changes) - inside, "length": len(x)},
        **{"why": "" if by else _why_it_stays(base, mixer, before), "cross": base.view.kind == "cross", "equal": equal},
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
        **{"at": at, "query": f.base.queries[at], "terms": terms, "rest": len(row.nonzero()) - len(top)},
        **{"changed": len(changed), "more": max(0, len(changed) - MOST_NAMED)},
        names=", ".join(markdown.plain(f.base.queries[i]) for i in changed[:MOST_NAMED]),
    )


def _sheet(f: Facts, name: str) -> matrix.Grid:
    """Return W, X or Y = W X ready to be drawn; the selected row of W makes the selected row of Y."""
    values = {"W": f.mixed.matrix, "X": f.x, "Y": f.mixed.output}[name]
    marks, strong = [matrix.row(ROLES[name], f.at, values)] if name != "X" else [], [f.at]
    if name == "W":  # without negative numbers it has the colours of weights
        look = {"signed": bool((values < 0).any()), "height": 340, "attends": True}
        return matrix.Grid(values, f.base.queries, f.base.queries, 1.0, f.base.dark, strong=strong, marks=marks, **look)
    columns, look = feature_names.of_x(f.base.scene), {"height": 240, "numbers": False}
    return matrix.Grid(values, f.base.queries, columns, COLOUR_END, f.base.dark, strong=strong, marks=marks, **look)


@panel(mixed_row)
def factor(f: Facts, name: str) -> Pieces:
    """Draw W, X or Y = W X."""
    sheet = _sheet(f, name)
    scale = f"{words.SIGNED}, ±{sheet.limit:g}" if sheet.signed else words.from_to(end=sheet.limit)
    title = words.factor_name(name=name, sizes=numbers.shape(sheet.values.shape), about=_about(f, name), scale=scale)
    options = {"click": {"query": "y"}, "steps": steps(f.base)}
    return titled(f"factor_{name}", title, matrix.picture(sheet), words.factor_alt(name=name), **options)


def _about(f: Facts, name: str) -> str:
    """Describe a factor; W is a mixer's matrix, an MLP's slope, or the weights of a head after dropout."""
    if name == "W" and not f.linear:
        return words.SLOPE
    return words.DROPPED if name == "W" and f.mixer == "attention" and f.base.view.dropout else words.FACTORS[name]


@panel(mix)
def block(f: Facts) -> Pieces:
    """Draw where the output goes next: one block of a transformer."""
    spec = transformer_block.picture(words.BLOCK_LABELS, f.base.dark)
    return [Text("block_words", words.BLOCK), *titled("block", words.BLOCK_NAME, spec, words.BLOCK_ALT, width=BLOCK_WIDE)]


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
            done=lambda f: f.largest,
            controls=[Control("dimension")],
            formula=formulas.number_of_output,
            folds=[Fold("weighted_sum.FOLDS.account", [Shown("account", [account()])])],
        ),
        Step(
            "collect",
            facts=whole,
            pictures=[picture("collect", whole, ledger, "weighted_sum.ledger")],
            done=lambda f: f.alone and not f.several and not f.dropout,
            controls=[Control("temperature")],
            offers={"hot": {"temperature": 20.0}, "random": {"projections": "random"}},
            formula=formulas.weighted_sum,
            folds=[
                Fold(
                    "weighted_sum.FOLDS.totals",
                    [
                        Shown(
                            "strips",
                            [row(*map(strip, STRIPS)), sentence("strips_words", collected, "weighted_sum.strips")],
                        )
                    ],
                ),
                DROPOUT,
            ],
        ),
        Step(
            "rows",
            facts=all_rows,
            pictures=[picture("rows", all_rows, weights_of_all, "weighted_sum.weights")],
            done=lambda f: f.found,
            controls=[Control("query")],
            offers={"same": {"head": 1}, "past": {"mask": "causal"}},
            formula=formulas.product_of_all,
            folds=[
                Fold(
                    "weighted_sum.FOLDS.product",
                    [
                        Shown(
                            "product",
                            [row(*map(product, ("V", "Y"))), sentence("product_words", collected, "weighted_sum.product")],
                        )
                    ],
                ),
                Fold("weighted_sum.FOLDS.every_row", [Shown("winners", [winners(), roles()])]),
            ],
        ),
        Step(
            "mixing",
            facts=mixed_row,
            pictures=[factor("W")],
            done=lambda f: f.equal,
            controls=[Control("mixer")],
            offers={"convolution": {"mixer": "convolution"}, "reads": {"projections": "same"}},
            formula=formulas.mixers,
            folds=[
                Fold("weighted_sum.FOLDS.mixed", [Shown("mixed", [row(*map(factor, ("X", "Y")))])]),
                BY_HAND,
                Fold("weighted_sum.FOLDS.block", [Shown("block", [block()])]),
            ],
        ),
    ],
    {
        "lead": board(notices(own=_remarks, heads=False, match=False)),
        "verified": board(verified()),
        "program": board(about.program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)

if __name__ == "__main__":  # Streamlit runs this file; everything else imports it
    from pages.controls.draw import draw

    draw("weighted_sum")
