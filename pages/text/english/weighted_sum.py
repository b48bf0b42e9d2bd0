"""What the steps of the page about the weighted sum say."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.english.frame import deeper
from pages.text.english.row import choose

TABLES = {"account": "one number, key by key", "winners": "the largest weight of each row", "outputs": "all outputs"}
NUMBER_TITLE, EVERY_KEY = "One number of the output", "the account of every key"
WHOLE_TITLE, TOTALS, DROPOUT = "All numbers of the output", "the total so far, key after key", "what dropout does"
ROWS_TITLE, ALL_OUTPUTS, EVERY_ROW = "A row of weights for every query", "all outputs as one product", "every row in words"
NUMBER = (
    "Each key has a value: a list of numbers, also called a **vector**. The output of a query is a vector, too. To get one "
    "number of it, multiply the number at this place in every value by the attention weight of its key, and add up the "
    "products."
)
NUMBER_FORMULA = r"\text{output}_d=\sum_{j} w_j\,v_{j,d}"
DIMENSION, DIMENSION_HELP = "Which number of the output", "The place of the number in the output, counted from 0."
WHOLE = (
    "The output is the weighted sum of the values: the attention weight of a key multiplies every number of its value, and "
    "these vectors are added. The value with the largest weight contributes most, a value with weight 0 nothing."
)
WHOLE_FORMULA = r"\text{output}=\sum_{j} w_j\,v_j"
ROWS = (
    "Every query has a row of attention weights. A row shows what one query attends to, a column which queries attend to "
    "one key. With all rows in a matrix W and all values in a matrix V, one product computes all outputs."
)
ROWS_FORMULA = r"Y=WV,\qquad y_i=\sum_j w_{ij}\,v_j"
TRY = {
    "hot": "Nearly equal weights",
    "random": "Random projections",
    "same": "A head for the same word",
    "past": "Only the past",
}
SUMMARY = (
    "The output of a query is the weighted sum of the values.  \nAll outputs together are one product of matrices, Y = W "
    "V. Attention computes W from queries and keys."
)


# ---- one number ----


def running_name(number: int, name: str) -> str:
    return (
        f"**Number {number}{name}** :gray[· weight × value = product · bars: the total so far · orange: the largest weight]"
    )


RUNNING_ALT = "The sum for one number of the output: a bar for each key, from the total before it to the total after it"
HIDDEN = "hidden"


def term(weight: float, value: float, adds: float) -> str:
    return f"{weight:.2f} × {numbers.decimal(value)} = {numbers.decimal(adds)}"


def others(count: int) -> str:
    return numbers.plural(count, "other")


def account(query: str, number: str, output: float, keys: int, one_hot: bool, rounded: bool) -> str:
    """Say one number of an output as a sum; number: its place, with the word that this stands for, if any.

    keys: how many are not hidden; one_hot: each value has a 1 at one place, which stands for its word, and 0 elsewhere
    rounded: whether the products, as they are printed, don't add up to the output
    """
    of = f"Number {number} of the {markdown.chip('output', 'output')} of {markdown.chip('query', query)} is"
    total = f"**{numbers.decimal(output)}**"
    if not keys:
        return f"{of} {total}: every key is hidden, so nothing is added."
    products = "this product" if keys == 1 else f"the sum of {keys} products"
    away = " (Printed numbers are rounded, exact ones are added.)" * rounded
    places = " Each value here has a 1 at the place of its own word, and 0 elsewhere." * one_hot
    return f"{of} {products}: {total}.{away}{places}"


NO_DROPOUT = f"In step 2, unfold “{deeper(DROPOUT)}”, and set dropout to 0."


def number_task(count: int, empty: str) -> str:
    """Return what to try; count: how many numbers an output has; empty: of EMPTY, "" where some key has a weight."""
    if empty:
        return EMPTY[empty]
    if count == 1:
        return "This output has one number only. Choose other projections to see more."
    return "Which number of the output is the largest? Move the slider to it."


EMPTY = {  # why no key has a weight → what to try
    "hidden": "No key has any weight here, so all numbers of the output are 0. Choose another row under “Your words”.",
    "dropped": f"Dropout sets all weights of this row to 0, and so all numbers of the output. {NO_DROPOUT}",
}


def number_largest(number: str, output: float, key: str, adds: float) -> str:
    """Say that no other number is larger, and how much of it comes from one value."""
    largest = f"No number of the output is larger than number {number}: {numbers.decimal(output)}."
    return f"{largest} The value of “{markdown.plain(key)}” contributes {numbers.decimal(adds)}."


# ---- all numbers ----


def collect_name(after_dropout: bool) -> str:
    weight = "weight after dropout" if after_dropout else "weight"
    colours = "colour scale of vectors: −2.5 (orange) to 2.5 (violet)"
    return f"**{weight} × value = contribution of each key** :gray[· {colours}]"


COLLECT_ALT = "A row for each key: its weight, its value, and its contribution to the output, which is the last row"


def collected(
    query: str, parts: Sequence[tuple[str, str]], rest: tuple[str, str], rounded: bool, total: float, after_dropout: bool
) -> str:
    """Write an output as a weighted sum of values.

    parts: (share, key) of the keys with the largest weights; rest: (share, name) of the other ones with any weight
    rounded: whether these weights don't add up as they are printed; total: what all weights add up to
    """
    if not parts:
        return f"{_output(query)} = 0: no key has any weight."
    (share, key), *more = parts
    terms = [f"**{share}** v({markdown.plain(key)})", *(f"{share} v({markdown.plain(key)})" for share, key in more)]
    terms += [f"{rest[0]} from {rest[1]}"] if rest[1] else []
    return f"{_output(query)} {'≈' if rounded else '='} {' + '.join(terms)}.{_after(total, after_dropout)}"


def _output(query: str) -> str:
    return f"{markdown.chip('output', 'output')}({markdown.plain(query)})"


def _after(total: float, dropout: bool) -> str:
    return f" These are weights after dropout, which add up to {numbers.decimal(total)}." if dropout else ""


def collected_equally(query: str, share: str, count: int, rounded: bool, total: float, after_dropout: bool) -> str:
    """Write an output as a weighted sum where all of count keys with any weight have the same one.

    rounded: whether count times the weight, as it is printed, isn't the total that is printed beside it
    """
    values = f"the sum of the values of {count} keys"
    return f"{_output(query)} {'≈' if rounded else '='} **{share}** × {values}.{_after(total, after_dropout)}"


def columns(names: str) -> str:
    """Say which column of a value stands for which word; names: "0 the · 1 bat"."""
    return f":gray[Columns: {names}.]"


def whole_task(query: str, key: str | None, visible: int, one_key: bool, dropout: bool, done: bool) -> tuple[str, str]:
    """Return what to try, and what happened; key: the one with the largest score, None where several have it.

    visible: how many keys the query may attend to; one_key: whether the mask leaves every query one at most
    """
    asking = f"“{markdown.plain(query)}”"
    if not visible:
        return f"Every key is hidden from {asking}. {choose(one_key)}", ""
    if visible == 1:
        return f"{asking} may attend to one key only, so no temperature changes its output. {choose(one_key)}", ""
    if key is None:
        return f"Several keys have the largest score of {asking}, and share the weight. {choose(one_key)}", ""
    named = f"“{markdown.plain(key)}”"
    if dropout:
        return f"With dropout, no temperature makes the output of {asking} the value of {named} alone. {NO_DROPOUT}", ""
    happened = (
        f"All other keys together have less than 1 % of the weight, so the output is nearly the value of {named} alone."
    )
    return f"Lower the temperature until the output of {asking} is the value of {named} alone.", happened * done


# ---- every query ----


def rows_name(head: int, before_dropout: bool) -> str:
    before = " before dropout" if before_dropout else ""
    key = "row: query · column: key · blue: selected · orange: largest of a row"
    return f"**Weights{f' of head {head}' * bool(head)}{before}** :gray[· {key}]"


ROWS_ALT = "Weights: one row for each query, one column for each key, the largest of each row outlined"


def row(query: str, largest: str, total: float, sees: bool, before_dropout: bool) -> str:
    before = " before dropout" if before_dropout else ""
    name = markdown.chip("query", query)
    if not sees:
        return f"{largest} The row of {name} is empty, and its output is 0."
    return f"{largest} The row of {name} adds up to {numbers.percent(total)}{before}."


def largest(query: str, selected: bool, key: str | None, ties: int, share: float, alone: bool) -> str:
    """Say which key has the largest weight of a row; key: None where every key is hidden.

    ties: how many keys share it; alone: whether these have all the weight
    """
    name = markdown.chip("query", query) if selected else f"**{markdown.plain(query)}**"
    if key is None:
        return f"{name} may attend to no key."
    if ties > 1:
        if alone:
            return f"{name} attends equally to {ties} keys: {numbers.percent(share)} each."
        return f"{name} gives its largest weight, {numbers.percent(share)}, to each of {ties} keys."
    if alone:
        return f"{name} attends to {markdown.chip('key', key)}: {numbers.percent(share)}."
    return f"{name} gives its largest weight, {numbers.percent(share)}, to {markdown.chip('key', key)}."


def rows_task(key: str | None, query: str | None, share: float, rows: int) -> tuple[str, str]:
    """Return what to try, and what happened.

    key: the one asked about; query: the selected row, if that key has its largest weight; share: that weight
    """
    if rows == 1:
        return "There is only one row to select. Type more words under “Your words”.", ""
    if key is None:
        return "In every row here the same key has the largest weight, or none has it alone. Choose other projections.", ""
    named = f"“{markdown.plain(key)}”"
    question = f"Find a query that attends to {named} more than to any other key, and select its row."
    if query is None:
        return question, ""
    return question, f"“{markdown.plain(query)}” gives its largest weight, {numbers.percent(share)}, to {named}."
