"""What the steps of the page about heads say."""

from collections.abc import Sequence

from pages.ui.text import markdown, numbers

JOBS_TITLE, SPLIT_TITLE = "Each head has a job of its own", "Split, attend, join"
MIX_TITLE, LAYERS_TITLE = "W_O mixes what the heads collect", "Layers reach further back"
JOBS = (
    "A layer of attention has several heads that attend to the same words, side by side. Each head has projections of its "
    "own, W_Q, W_K and W_V, so each can match words by a rule of its own. The name of a designed head says its rule."
)
JOBS_FORMULA = r"\mathrm{head}_h=\mathrm{attend}(xW_Q^h,\;xW_K^h,\;xW_V^h)"
SPLIT = (
    "x holds a vector for each word. One product, x\u00a0W_Q, makes the queries of all heads at once; keys and values are "
    "made likewise. Split: each head takes columns of its own. Attend: it computes outputs from these alone. Join: the "
    "outputs of all heads stand side by side."
)
SPLIT_FORMULA = r"\mathrm{joined}=[\,\mathrm{head}_0\;\ldots\;\mathrm{head}_{H-1}\,]"
MIX = (
    "Joined outputs only stand side by side. One more matrix, W_O, mixes them: each number of the output becomes a "
    "weighted sum over the numbers of all heads. W_O also gives the output the width of x, called d_model, so that it "
    "can be added to x, and the sum goes on to the next layer."
)
LAYERS = (
    "A transformer stacks layers of attention. Here the output of one is the x of the next, without the residual path, and "
    "a word attends only to itself and to the nearest words before it. A second layer reaches further back: the words "
    "that it attends to have collected from others already."
)
SUMMARY = (
    "Heads attend side by side, each with projections of its own; joined, they are mixed by W_O.  \nA layer gives as "
    "many numbers as it takes, so layers stack, and each one reaches further back."
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
    "random": "A random draw",
    "wide": "One wide head",
    "narrow": "Eight narrow heads",
    "by_5": "Share among 5",
    "by_8": "Share among 8",
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

W_O, W_O_HELP = "W_O", "Off: the joined heads are the output, and each head keeps columns of its own."
LAYERS_LABEL, LAYERS_HELP = "Layers", "How many layers stand one after the other."
REACH = "Words before that a layer attends to"
REACH_HELP = "In every layer each word attends to itself and to at most so many words before it."
DIVIDE, DIVIDE_HELP = (
    "Heads that share d_model",
    "How many heads d_model is divided among. Try a number that doesn’t divide it.",
)
JOINED_SCALE = "Divide by the joined width instead"
JOINED_SCALE_HELP = "√(heads × head_size) is a slip that is easily made. PyTorch divides by √head_size."
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
RANDOM = "These projections are drawn at random: no head has a job yet."


def attends(key: str | None, ties: int, largest: float, alone: bool) -> str:
    """Say where a query attends; key: the first of those with the largest weight; alone: whether these have all weight."""
    share = f"**{numbers.percent(largest)}**"
    if key is None:
        return "may attend to no word"
    if ties > 1:
        return f"attends {'equally' if alone else 'most, and equally,'} to {ties} words: {share} each"
    return f"attends {'to' if alone else 'most to'} {markdown.chip('key', key)}{' alone' if alone else ''}: {share}"


def in_head(number: int, query: str, where: str, first: bool) -> str:
    """first: whether this is the first sentence about the query"""
    return f"In head {number} {markdown.chip('query', query) if first else 'it'} {where}."


def other_heads(count: int) -> str:
    return "The other head has weights of its own." if count == 1 else f"The other {count} heads have weights of their own."


def other_row(query: str, heads: int) -> str:
    """Name a row in which no two of the heads attend to the same words."""
    return f"Click the row of “{markdown.plain(query)}”: there all {heads} heads attend differently."


def jobs_task(words: int, heads: Sequence[int], rows: int, chosen: int | None) -> tuple[str, str]:
    """Return what to try, and what happened.

    heads: those with the most rows of equal weights, counted from 0; rows: how many; chosen: the followed head, if it is one
    """
    if words < 2:
        return "One word can attend to itself only, in every head. Type more words under Your words.", ""
    question = "A word that finds no match attends equally to all words. In which head do most words find none? Choose it."
    if not heads:
        return f"{question} Here there is none: press “{TRY['jobs']}”.", ""
    happened = f"In head {chosen}, {rows} of {words} rows hold equal weights only: these words find no match."
    return question, happened * (chosen is not None)


# ---- step 2 ----


def split_key(size: str) -> str:
    return f"**Split**: the {markdown.chip('query', 'queries')} of all heads, x W_Q ({size}) {SIGNED}"


def joined_key(size: str, named: bool, heads: int) -> str:
    """named: whether words stand above the columns"""
    key = (
        "column: a word’s share, all its places"
        if named
        else "above: heads"
        if heads > 4
        else "above: each head, and its columns"
    )
    return f"**Join**: the {markdown.chip('output', 'outputs')} of all heads ({size}) :gray[· {key}]"


SIGNED = ":gray[· violet above 0, orange below]"
SPLIT_ALT, JOINED_ALT = "q, all heads", "Outputs of all heads, side by side"
NAMES_ALT = "Columns of q, named by what they look for"
NAMES_KEY = "**The queries, each column named** :gray[· → looks for · ≠ looks past · # position]"
NO_NAMES = "Only the columns of designed heads stand for something: choose designed projections under Your words."
NO_ROOM = "So many columns have no room for names: choose one or two heads."


def part(number: int, first: int, last: int, content: str) -> str:
    columns = f"column {first} comes" if first == last else f"columns {first} to {last} come"
    return f"{columns} from head {number}, {content}"


def joined(query: str, parts: Sequence[str]) -> str:
    return f"In the row of {markdown.chip('query', query)}, {'; '.join(parts)}. No head sees the columns of another."


def begins(value: float) -> str:
    return f"which begins with {value:+.2f}"


def collected(share: float, word: str) -> str:
    return f"where “{markdown.plain(word)}” has the largest share: {numbers.percent(share)}"


def split_task(heads: int, size: int, fixed: bool) -> tuple[str, str]:
    """fixed: whether a worked example brings its own heads"""
    width = heads * size
    if fixed:
        return f"This worked example has {numbers.plural(heads, 'head')} of {size}: {width} joined columns.", ""
    happened = f"4 heads × head_size {size} = {width} columns: head 3 fills columns {width - size} to {width - 1}."
    if size == 1:
        happened = f"4 heads × head_size 1 = 4 columns: head 3 fills column {width - 1}."
    return "Choose four heads. Which of the joined columns does head 3, the last one, fill?", happened * (heads == 4)
