"""What the steps of the page about the weighted sum say."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own, frame, row = Words("weighted_sum", "en"), Words("frame", "en"), Words("row", "en")

NUMBER_FORMULA = r"\text{output}_d=\sum_{j} w_j\,v_{j,d}"
WHOLE_FORMULA = r"\text{output}=\sum_{j} w_j\,v_j"
ROWS_FORMULA = r"Y=WV,\qquad y_i=\sum_j w_{ij}\,v_j"


# ---- one number ----


def term(weight: float, value: float, adds: float) -> str:
    return f"{weight:.2f} × {numbers.decimal(value)} = {numbers.decimal(adds)}"


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


NO_DROPOUT = f"In step 2, unfold “{frame.deeper(title=own.DROPOUT)}”, and set dropout to 0."


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


# ---- all numbers ----


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


def whole_task(query: str, key: str | None, visible: int, one_key: bool, dropout: bool, done: bool) -> tuple[str, str]:
    """Return what to try, and what happened; key: the one with the largest score, None where several have it.

    visible: how many keys the query may attend to; one_key: whether the mask leaves every query one at most
    """
    asking, another = f"“{markdown.plain(query)}”", row.choose(one_key=one_key)
    if not visible:
        return f"Every key is hidden from {asking}. {another}", ""
    if visible == 1:
        return f"{asking} may attend to one key only, so no temperature changes its output. {another}", ""
    if key is None:
        return f"Several keys have the largest score of {asking}, and share the weight. {another}", ""
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
