"""What the steps of the page about heads say."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("heads", "en")

JOBS_FORMULA = r"\mathrm{head}_h=\mathrm{attention}(xW_Q^h,\;xW_K^h,\;xW_V^h)"
SPLIT_FORMULA = r"\mathrm{joined}=[\,\mathrm{head}_0\;\ldots\;\mathrm{head}_{H-1}\,]"

# ---- controls ----

WIDTH_FORMULA = r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}"


# ---- names of heads and columns ----


def band(number: int, first: int, last: int, count: int) -> str:
    """Return what stands above a head's columns, first to last; count: of heads, that all need room there."""
    columns = f"{first}–{last}" if last > first else f"{first}"
    return f"head {number}: {columns}" if count <= 2 else f"{number}: {columns}" if count <= 4 else f"{number}"


# ---- step 1 ----


def jobs_task(words: int, heads: Sequence[int], rows: int, chosen: int | None) -> tuple[str, str]:
    """Return what to try, and what happened.

    heads: those with the most rows of equal weights, counted from 0; rows: how many; chosen: the followed head, if it is one
    """
    if words < 2:
        return "One word can attend to itself only, in every head. Type more words under “Your words”.", ""
    question = "A word that finds no match attends equally to all words. In which head do most words find none? Choose it."
    if not heads:
        return f"{question} Here there is none: press “{own.TRY['jobs']}”.", ""
    happened = f"In head {chosen}, {rows} of {words} rows have equal weights: these words find no match."
    return question, happened * (chosen is not None)


# ---- step 2 ----


def joined_key(size: str, named: bool, heads: int) -> str:
    """named: whether words stand above the columns"""
    key = (
        "number: how much of this word is in the output"
        if named
        else "above: heads"
        if heads > 4
        else "above: each head, and its columns"
    )
    return f"**Join**: the {markdown.chip('output', 'outputs')} of all heads ({size}) :gray[· {key}]"


def part(number: int, first: int, last: int, content: str) -> str:
    columns = f"column {first} comes" if first == last else f"columns {first} to {last} come"
    return f"{columns} from head {number}, {content}"


def joined(query: str, parts: Sequence[str]) -> str:
    return f"In the row of {markdown.chip('query', query)}, {'; '.join(parts)}. No head reads the columns of another."


def split_task(heads: int, size: int, fixed: bool) -> tuple[str, str]:
    """fixed: whether a worked example brings its own heads"""
    width = heads * size
    if fixed:
        return f"This worked example has {numbers.plural(heads, 'head')} of {size}: {width} joined columns.", ""
    happened = f"4 heads × head_size {size} = {width} columns: head 3 fills columns {width - size} to {width - 1}."
    if size == 1:
        happened = f"4 heads × head_size 1 = 4 columns: head 3 fills column {width - 1}."
    return "Choose four heads. Which of the joined columns does head 3, the last one, fill?", happened * (heads == 4)
