"""What the page about the weighted sum says in parts: formulas with a word in them, sums term by term, tasks."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

words, deeper = Words("weighted_sum"), Words("weighted_sum_deeper")
frame, row = Words("frame"), Words("row")

ROWS_FORMULA = r"Y=WV,\qquad y_i=\sum_j w_{ij}\,v_j"


def number_formula() -> str:
    return rf"\text{{{words.OUTPUT}}}_d=\sum_{{j}} w_j\,v_{{j,d}}"


def whole_formula() -> str:
    return rf"\text{{{words.OUTPUT}}}=\sum_{{j}} w_j\,v_j"


def term(weight: float, value: float, adds: float) -> str:
    return f"{numbers.decimal(weight)} × {numbers.decimal(value)} = {numbers.decimal(adds)}"


def _how_without_dropout() -> str:
    return frame.deeper(title=words.DROPOUT)


def number_task(count: int, empty: str) -> str:
    """Return what to try; count: how many numbers an output has; empty: why no key has a weight, "" where some key has."""
    return words.number_task(count=count, empty=empty, deeper=_how_without_dropout())


def collected(
    query: str, parts: Sequence[tuple[str, str]], rest: tuple[str, str], rounded: bool, total: float, dropout: bool
) -> str:
    """Write an output as a weighted sum of values.

    parts: (share, key) of the keys with the largest weights; rest: (share, name) of the other ones with any weight
    rounded: whether these weights don't add up as they are printed; total: what all weights add up to
    """
    if not parts:
        return words.no_sum(query=query)
    (share, key), *more = parts
    terms = [f"**{share}** v({markdown.plain(key)})", *(f"{share} v({markdown.plain(key)})" for share, key in more)]
    if rest[1]:
        terms.append(words.share_from(share=rest[0], others=rest[1]))
    return words.sum_of(query=query, terms=" + ".join(terms), rounded=rounded, total=total, dropout=dropout)


def whole_task(query: str, key: str | None, visible: int, one_key: bool, dropout: bool, done: bool) -> tuple[str, str]:
    """Return what to try, and what happened; key: the one with the largest score, None where several have it.

    visible: how many keys the query may attend to; one_key: whether the mask leaves every query one at most
    """
    there = {"several": key is None, "choose": row.choose(one_key=one_key), "deeper": _how_without_dropout()}
    question = words.whole_task(query=query, key=key, visible=visible, dropout=dropout, **there)
    can_be_done = visible > 1 and key is not None and not dropout
    return question, words.whole_done(key=key) if done and can_be_done else ""


def rows_task(key: str | None, query: str | None, share: float, rows: int) -> tuple[str, str]:
    """Return what to try, and what happened.

    key: the one asked about; query: the selected row, if that key has its largest weight; share: that weight
    """
    done = rows > 1 and key is not None and query is not None
    return words.rows_task(key=key, asked=key is not None, rows=rows), words.rows_done(
        query=query, key=key, share=share
    ) if done else ""


def account_header(dropout: bool) -> list[str]:
    heads = deeper.ACCOUNT
    key, value = markdown.chip("key", heads["key"]), markdown.chip("value", heads["value"])
    return [key, f"{heads['dropped' if dropout else 'weight']} ×", f"{value} =", heads["adds"], heads["total"]]


def strip(column: str, dropout: bool) -> str:
    """Return the name of a column of the ledger."""
    return deeper.DROPPED_STRIP if dropout and column == "adds" else deeper.STRIPS[column]
