"""What the page about masks says under Deeper and at its foot."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"edges": "who receives from whom"}

# ---- more masks ----

ON_TOP_TITLE = "**Window, prefix and padding**, added to the mask of the step"
WINDOW = "Window: words to either side"
WINDOW_HELP = (
    "A query may attend to keys at most so many places away, before or after it. This is combined with the mask of the "
    "step, whose own window reaches back only. off: hides nothing more."
)
PREFIX = "Prefix: first words open to all"
PREFIX_HELP = "Every query may attend to these first words, even where they are its future."
PADDING = "Padding: last words hidden from all"
PADDING_HELP = (
    "Filler words make all texts of a batch equally long. They carry no meaning, so they are hidden from every query."
)
SLIDING, PREFIX_MODEL, PADDED = "Sliding window", "Prefix language model", "Padded encoder"
PAINTED_TITLE = "**Single cells**, hidden or opened in the picture or here"
PAINTED, PAINTED_HELP = "Changed cells, each row-column", "Any other text changes no cell."
PAINTED_ABOUT = (
    "Each cell that is changed, from open to hidden or back, as row-column, counted from 0 and joined by _: 2-5_3-3. This "
    "is for the keyboard, and for sentences of more than 16 words, where a cell of the picture selects its row."
)
BIAS_TITLE = "**A bias in place of a mask**"
BIAS_ABOUT = (
    "A mask hides a cell; a bias lowers its score, so that it gets less weight, not none. ALiBi lowers a score the more the "
    "farther the key stands from the query."
)
CORNER_TITLE = "**Where a causal mask starts** across two sentences"
CORNER, CORNER_HELP = (
    "Where the causal mask starts",
    "upper_left: at the first query and the first key. lower_right: at the last ones.",
)
TWO_SENTENCES = "Two sentences, causal mask"
NOTHING_TITLE = "**A query that may attend to nothing**"
HIDE_ROW = "Hide all from this row"
POLARITY_TITLE = "**What True means**"
ENCODER, DECODER, BLOCK = "encoder", "decoder", "**Block:**"

# ---- how the mask is combined, which block it makes, an empty row, PyTorch ----


def combined(opened: int, cells: int, formula: str) -> str:
    signs = ":gray[& keeps what both allow, | what either one allows.]"
    return f"**{opened} of {cells}** cells are open. {signs}\n\nallowed = **{formula}**"


EVERYTHING = "every cell"


def window_part(reach: str) -> str:
    return f"window {reach} either side"


def prefix_part(length: int) -> str:
    return f"prefix {length}"


def padding_part(start: int) -> str:
    return f"padding from key {start}"


def corner_part(corner: str) -> str:
    return "" if corner == "upper_left" else ", lower right"


def painted_part(count: int) -> str:
    return f", and {numbers.plural(count, 'cell')} changed" if count else ""


def block(masked: bool, opened: int, cells: int) -> str:
    """Say which block it is; opened: how many of so many cells of the future are open."""
    if masked and not opened:
        return "This is a **decoder block**: one line of code, scores.masked_fill(~allowed, −inf), hides the future."
    if masked:
        count = f"**{opened} of {cells}** cells of the future {'is' if opened == 1 else 'are'} open"
        return f"A **decoder block** has this line of code, scores.masked_fill(~allowed, −inf), but here {count}."
    if opened == cells:
        return "This is an **encoder block**: no line of code hides the future."
    hidden = f"**{cells - opened} of {cells}** cells of the future {'is' if cells - opened == 1 else 'are'} hidden"
    return f"An **encoder block** has no causal mask, as here, but {hidden} by the window, prefix, padding or single cells."


def across(masked: bool) -> str:
    causal = " The causal mask compares positions alone." if masked else ""
    return f"This is **cross-attention**: the keys are words of another sentence, so none is the future of a query.{causal}"


CORNER_ABOUT = (
    "With two sentences there may be more queries than keys, or fewer, and a causal mask can start at the first positions "
    "or end at the last ones. PyTorch’s is_causal starts at the upper left; a decoder with a cache ends at the lower "
    "right. Two sentences need random projections, since designed projections read one sentence."
)


def corner_in_words(queries: int, keys: int) -> str:
    return f"Here are **{queries}** queries and **{keys}** keys."


def nothing_now(blind: Sequence[str], query: str, is_blind: bool) -> str:
    """Say which queries may attend to nothing, before a table of the output of the selected one."""
    names = ", ".join(markdown.chip("query", name) for name in blind)
    now = f"{names} may attend to no word." if blind else "Every query may attend to some word."
    name, output = markdown.chip("query", query), markdown.chip("output", "output")
    would = f"The {output} of {name} is:" if is_blind else f"If every key were hidden from {name}, its {output} would be:"
    return f"{now} {would}"


NOTHING_WAYS = ("these pages", "PyTorch’s fused attention", "a plain softmax")
NOTHING_HEADER = ("computed by", "first numbers")
NOTHING_WHY = ":gray[The plain softmax of a row of −∞ divides 0 by 0, which is not a number: NaN.]"


def polarity(opened: int, hidden: int, swapped: str) -> str:
    fused = f"To **scaled_dot_product_attention** True means open: {opened} of {opened + hidden} cells are True."
    module = f"To **MultiheadAttention** True means hidden: {hidden} of {opened + hidden} cells are True."
    return f"Two functions of PyTorch read the same mask in opposite ways. {fused} {module} {swapped}"


def swapped(opened: int, hidden: int, blind: int, queries: int) -> str:
    """Say what a mask does that is passed to the wrong function; blind: how many of the queries then see nothing."""
    if not hidden:
        return "Passed to the wrong function, it hides everything."
    if not opened:
        return "Passed to the wrong function, it hides nothing."
    nothing = f" {blind} of {queries} words may then attend to nothing." if blind else ""
    return (
        f"Passed to the wrong function, it hides what is open and opens **{hidden}** hidden "
        f"cell{'s' * (hidden > 1)}.{nothing}"
    )


# ---- one layer with its weights, and all words ----

ONE_LAYER_ALT = "The mask as a directed graph"


def one_layer_key(mask: str, every: bool) -> str:
    """Return the title of the graph of one layer; every: whether all of its edges are drawn."""
    drawn = "number: edges that end there" if every else "only edges to the selected word are drawn"
    return f":gray[**one layer, {mask}** · line width: attention weight · {drawn}]"


def reached_key(count: int, mask: str) -> str:
    return (
        f":gray[**after {numbers.plural(count, 'layer')}, {mask}** · 1: the column’s word has reached the row’s word · "
        "dot: not yet]"
    )


REACHED_ALT = "Which words’ information has reached which words after some layers"


def edges(query: str, count: int, keys: int) -> str:
    """Say how many edges end at the query."""
    name = markdown.chip("query", query)
    if not count:
        return f"No edge ends at {name}: it attends to **0** words, and its weights add up to 0."
    ends = "edges end" if count > 1 else "edge ends"
    return f"{count} {ends} at {name}: it attends to **{count}** of {keys} words, "


def most(winner: str, share: float) -> str:
    return f"with its largest weight, {numbers.percent(share)}, on {markdown.chip('key', winner)}. "


def equal(ties: int, count: int, share: float) -> str:
    if ties == count:
        return f"with equal weights, {numbers.percent(share)} each. "
    return f"with its largest weight, {numbers.percent(share)}, on each of {ties} of them. "


def degrees(listed: Sequence[int]) -> str:
    return f"From the first word to the last, {', '.join(map(str, listed))} edges end at them: their in-degrees."


# ---- verified ----


def rounding(word: str, most: float) -> str:
    moves = f"move by at most {numbers.small(most)}, which is rounding" if most else "don’t move at all"
    return f"As {markdown.chip('key', word)} is added, outputs that can’t change {moves}."


PROGRAM_LACKS = (
    ":orange[**Note**] The program has the mask of step 1 alone. For single cells, a window, a prefix or a padding, see "
    "“masks in PyTorch” in step 1."
)
