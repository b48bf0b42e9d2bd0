"""B − A of two pictures of one kind: the picture, and a sentence on what changed most, or on why there is no B − A."""

from torch import Tensor

from attn_core import view_differences
from attn_core.view_differences import Difference
from pages.board.pieces import Picture, Pieces, Text
from pages.charts import difference, templates
from pages.charts.contributions import Output
from pages.charts.difference import Numbers
from pages.charts.matrix import Grid
from pages.charts.matrix_layers import BETWEEN
from pages.panels.compare import change_words
from pages.text import markdown
from pages.text.languages import Words

words, charts = Words("compare"), Words("charts")
LEAST = {True: 0.001, False: 0.01}  # whether numbers are shares → the least change that is stated


def pieces(picture: Picture, before: Numbers, after: Numbers) -> Pieces:
    """Return B − A of the numbers of two pictures, the one of B given, and what changed most; or why there is none."""
    slot, why = f"{picture.slot}_change", why_not(before, after)
    if why:
        return [Text(slot, why)]
    apart = view_differences.subtract(before.values, after.values, before.blank, after.blank)
    moved = _moved(apart, before, after)
    spec = difference.picture(apart, before, after)
    table, there = (each.get("cells", {}) for each in (spec["datasets"], picture.spec["datasets"]))
    chosen = {field: there[field] for field in picture.click.values() if field in there and field not in table}
    if chosen:
        spec = templates.with_column(spec, "cells", **chosen)
    alt = words.alt(side="change", picture=picture.alt, moved=markdown.text(moved))
    said = " ".join(filter(None, (moved, *_of_cells(apart, before, after))))
    return [picture._replace(slot=slot, spec=spec, alt=alt), Text(f"{slot}_words", said)]


def why_not(before: Numbers, after: Numbers) -> str:
    """Return why there is no B − A, "" where there is one: the rows and columns of both stand for the same."""
    for axis, (a, b) in enumerate(zip(_names(before), _names(after), strict=True)):
        if len(a) != len(b):
            sizes = {"a": len(a), "b": len(b)}
            return words.other_widths(**sizes) if isinstance(after, Output) else words.other_count(of_rows=not axis, **sizes)
        if a != b:
            place = next(i for i in range(len(a)) if a[i] != b[i])
            return words.other_word(of_rows=not axis, place=place, a=a[place], b=b[place])
    return ""


def _names(numbers: Numbers) -> list[list[str]]:
    """Return what the rows, and the columns, are called; by their numbers where they have no names."""
    named = zip((numbers.rows, numbers.columns), numbers.values.shape, strict=False)
    return [list(names) or list(map(str, range(count))) for names, count in named]


def _moved(apart: Difference, before: Numbers, after: Numbers) -> str:
    """Return the sentence on the numbers that moved most."""
    largest = view_differences.largest(before.values, after.values, apart, least=LEAST[after.is_share])
    said = change_words.share if after.is_share else change_words.number
    entries = [words.entry(name=_name(after, at), change=said(a, b)) for at, a, b in largest.moved]
    return words.moved(entries=entries, alike=largest.alike) if entries else words.still(shares=after.is_share)


def _name(numbers: Numbers, at: tuple[int, ...]) -> str:
    """Return what a number is called: by its row and its column, or by its component."""
    names = [markdown.plain(numbers.rows[at[0]])] if numbers.rows else []
    if isinstance(numbers, Grid):
        names = names or [charts.row(number=at[0])]
        column = numbers.columns[at[1]] if numbers.columns else str(at[1])
        names.append(words.dimension(number=int(column)) if column.isdecimal() else markdown.plain(column))
        return BETWEEN[numbers.attends].join(names)
    return names[0] if names else words.dimension(number=at[0])


def _of_cells(apart: Difference, before: Numbers, after: Numbers) -> list[str]:
    """Say which cells only one side shows, and between what numbers the colours run."""
    if not isinstance(after, Grid):
        return []
    hidden = bool((before.blank & after.blank).any())
    sided = change_words.one_sided(int(apart.vanished.sum()), int(apart.appeared.sum()), hidden)
    a, b = before.limit, after.limit
    if isinstance(a, Tensor) or isinstance(b, Tensor):  # each row has a scale of its own
        return [sided]
    return [sided, words.fixed(signed=after.signed, a=a, b=b, alike=a == b, most=max(a, b))]
