"""What the steps of the page about heads say."""

from collections.abc import Sequence

from pages.text import markdown, numbers

JOBS_TITLE, SPLIT_TITLE = "Each head has its own pattern", "Split, attend, join"
MIX_TITLE, LAYERS_TITLE = "W_O mixes what the heads collect", "Layers reach further back"
JOBS = (
    "One head gives each word a single row of weights. So a layer has several heads that attend side by side, each with "
    "its own W_Q, W_K and W_V: at the same time, one can attend to the word before, another to the same word elsewhere. A "
    "designed head is named after its rule."
)
JOBS_FORMULA = r"\mathrm{head}_h=\mathrm{attention}(xW_Q^h,\;xW_K^h,\;xW_V^h)"
SPLIT = (
    "The W_Q of all heads stand side by side in one matrix, so one product, x\u00a0W_Q, computes the queries of all heads "
    "at once; keys and values are computed likewise. Split: each head takes its own columns. Attend: it computes outputs "
    "from these alone. Join: the outputs of all heads stand side by side."
)
SPLIT_FORMULA = r"\mathrm{joined}=[\,\mathrm{head}_0\;\ldots\;\mathrm{head}_{H-1}\,]"
MIX = (
    "The joined outputs only stand side by side. A matrix, **W_O**, mixes them: each component of the output is a weighted "
    "sum over all heads. The output has the width of x, d_model, and is added to x (the **residual path**). An **MLP**, a "
    "small network, then transforms each word’s vector by itself and adds its result. The sum is the x of the next layer; "
    "that of the last layer predicts the next word."
)
LAYERS = (
    "A transformer stacks layers. Here the output of one layer is the x of the next, without residual path and MLP, and a "
    "word attends only to itself and to the nearest words before it. In a second layer, information comes from further "
    "back: the words that it attends to have already collected from others."
)
SUMMARY = (
    "Several heads attend side by side, each with its own projections; W_O mixes their joined outputs.  \nThe output of a "
    "layer has the shape of its input, so layers can be stacked, and each one reaches further back."
)
ROLES_TITLE, WIDTH_TITLE, SCALE_TITLE = "what each head looks for", "how wide a head is", "the scale is that of one head"
NAMES_TITLE, WAYS_TITLE = "what the columns of the queries stand for", "three ways, the same numbers"
REACH_TITLE, ROLLOUT_TITLE, NEXT_TITLE = (
    "how far back a layer attends",
    "how the shares are computed",
    "where the output goes next",
)
FIT_TITLE, CONTEXT_TITLE = "layers that don’t fit", "a layer is built for a context"
TRY = {
    "jobs": "Four heads, four jobs",
    "random": "Random projections",
    "wide": "One wide head",
    "narrow": "Eight narrow heads",
    "by_5": "Divide among 5",
    "by_8": "Divide among 8",
    "eight": "Eight heads",
    "one": "One head",
    "wider": "Wider heads",
    "mixed": "Four heads, mixed",
    "two_back": "Two words back",
    "random_layers": "Four random layers",
    "without": "Without W_O",
    "without_8": "Without W_O, heads of 8",
    "with_8": "With W_O, heads of 8",
    "short": "Too short",
    "long": "Long context",
}

# ---- controls ----

W_O, W_O_HELP = "W_O", "Off: the joined heads are the output, and each head keeps its own columns."
LAYERS_LABEL, LAYERS_HELP = "Layers", "How many layers stand one after the other."
REACH = "Words before that a layer attends to"
REACH_HELP = "In every layer each word attends to itself and to at most so many words before it."
DIVIDE, DIVIDE_HELP = (
    "Heads that share d_model",
    "How many heads d_model is divided among. Try a number that doesn’t divide it.",
)
JOINED_SCALE = "Divide by the joined width instead"
JOINED_SCALE_HELP = "√(heads × head_size) is a common mistake. PyTorch divides by √head_size."
CONTEXT, CONTEXT_HELP = "Context: the most tokens that the layer takes", "A longer text than this is refused."
WIDTH_FORMULA = r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}"
FOLLOW = "**Choose**"


def scale_formula(joined: bool) -> str:
    width = r"\mathrm{heads}\cdot\mathrm{head\_size}" if joined else r"\mathrm{head\_size}"
    return rf"\operatorname{{softmax}}\!\left(\frac{{QK^\top}}{{\sqrt{{{width}}}}}\right)V"


def mix_formula(mixed: bool) -> str:
    return (
        r"\mathrm{output}=\mathrm{joined}\;W_O=\sum_h \mathrm{head}_h\,W_O^h"
        if mixed
        else r"\mathrm{output}=\mathrm{joined}"
    )


# ---- names of heads and columns ----


def head(number: int, role: str = "") -> str:
    """Return the name of a head, counted from 0, with its job."""
    return f"head {number}: {role}" if role else f"head {number}"


def followed(number: int, chosen: bool) -> str:
    return f"**✓ head {number}**" if chosen else f"head {number}"


def band(number: int, first: int, last: int, count: int) -> str:
    """Return what stands above a head's columns, first to last; count: of heads, that all need room there."""
    columns = f"{first}–{last}" if last > first else f"{first}"
    return f"head {number}: {columns}" if count <= 2 else f"{number}: {columns}" if count <= 4 else f"{number}"


# ---- step 1 ----

TILES_KEY = ":gray[row = query · column = key · blue: selected row · orange: its largest weight]"
HIDDEN = ":gray[· dot = hidden]"
TILES_ALT = "Attention weights of all heads: in each a row for each query, a column for each key"
RANDOM = "These projections are random, so no head has a meaningful pattern yet."


def attends(key: str | None, ties: int, largest: float, alone: bool) -> str:
    """Say where a query attends; key: the first of those with the largest weight; alone: whether these have all weight."""
    share = f"**{numbers.percent(largest)}**"
    if key is None:
        return "may attend to no word"
    most, chip = f"gives its largest weight, {share}, to", markdown.chip("key", key)
    if ties > 1:
        return f"attends equally to {ties} words: {share} each" if alone else f"{most} each of {ties} words"
    return f"attends to {chip} alone: {share}" if alone else f"{most} {chip}"


def in_head(number: int, query: str, where: str, first: bool) -> str:
    """first: whether this is the first sentence about the query"""
    return f"In head {number} {markdown.chip('query', query) if first else 'it'} {where}."


def other_heads(count: int) -> str:
    return "The other head has its own weights." if count == 1 else f"The other {count} heads have their own weights."


def other_row(query: str, heads: int) -> str:
    """Name a row in which no two of the heads attend to the same words."""
    return f"Select the row of “{markdown.plain(query)}”: there, all {heads} heads have different weights."


def jobs_task(words: int, heads: Sequence[int], rows: int, chosen: int | None) -> tuple[str, str]:
    """Return what to try, and what happened.

    heads: those with the most rows of equal weights, counted from 0; rows: how many; chosen: the followed head, if it is one
    """
    if words < 2:
        return "One word can attend to itself only, in every head. Type more words under “Your words”.", ""
    question = "A word that finds no match attends equally to all words. In which head do most words find none? Choose it."
    if not heads:
        return f"{question} Here there is none: press “{TRY['jobs']}”.", ""
    happened = f"In head {chosen}, {rows} of {words} rows have equal weights: these words find no match."
    return question, happened * (chosen is not None)


# ---- step 2 ----


def split_key(size: str) -> str:
    return f"**Split**: the {markdown.chip('query', 'queries')} of all heads, x W_Q ({size}) {SIGNED}"


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


SIGNED = ":gray[· violet: positive, orange: negative]"
SPLIT_ALT, JOINED_ALT = "q, all heads", "Outputs of all heads, side by side"
NAMES_ALT = "Columns of q, named by what they look for"
NAMES_KEY = (
    "**The queries, with named columns** :gray[· “→” means “looks for”, “≠” means “looks past”, “#” means “position”]"
)
NO_NAMES = "Only the columns of designed heads have names: choose designed projections under “Your words”."
NO_ROOM = "There is no room for the names of so many columns: choose one or two heads."


def part(number: int, first: int, last: int, content: str) -> str:
    columns = f"column {first} comes" if first == last else f"columns {first} to {last} come"
    return f"{columns} from head {number}, {content}"


def joined(query: str, parts: Sequence[str]) -> str:
    return f"In the row of {markdown.chip('query', query)}, {'; '.join(parts)}. No head reads the columns of another."


def begins(value: float) -> str:
    return f"which begins with {value:+.2f}"


def collected(share: float, word: str) -> str:
    return f"where “{markdown.plain(word)}” has the largest weight: {numbers.percent(share)}"


def split_task(heads: int, size: int, fixed: bool) -> tuple[str, str]:
    """fixed: whether a worked example brings its own heads"""
    width = heads * size
    if fixed:
        return f"This worked example has {numbers.plural(heads, 'head')} of {size}: {width} joined columns.", ""
    happened = f"4 heads × head_size {size} = {width} columns: head 3 fills columns {width - size} to {width - 1}."
    if size == 1:
        happened = f"4 heads × head_size 1 = 4 columns: head 3 fills column {width - 1}."
    return "Choose four heads. Which of the joined columns does head 3, the last one, fill?", happened * (heads == 4)
