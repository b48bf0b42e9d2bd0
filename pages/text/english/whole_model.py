"""What the steps of the page about the whole model say."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("whole_model", "en")

TABLE_FORMULA = r"x_i=E[\,\text{word}_i\,]"
ADDED_FORMULA = (
    r"\begin{aligned}x'&=x+[\,\text{head}_0;\dots;\text{head}_3\,]\,W_O\\ x''&=x'+\text{MLP}(\text{norm}(x'))\end{aligned}"
)
NEXT_FORMULA = r"p=\text{softmax}\big(\text{norm}(x)\,U^\top\big)"
LENS_FORMULA = r"p_\ell=\text{softmax}\big(\text{norm}(x\text{ after layer }\ell)\,U^\top\big)"


# ---- the table ----


def table_title(width: int, end: float) -> str:
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    return f"**x: the {width} numbers of each word** :gray[· word → its row in the table · {scale}]"


def row(word: str, number: int, first: Sequence[str], rows: int, filled: int, width: int) -> str:
    """Say which row of the table a word has; filled: how many of its numbers are not 0."""
    numbers_of = f"all {width} numbers differ" if filled == width else f"{filled} of its {width} numbers differ"
    begins = f"It begins with {', '.join(first)}"
    learned = f"{numbers_of} from 0, and none of them was designed"
    return f"{markdown.chip('query', word)} has row {number} of the {rows} rows. {begins}; {learned}."


def same(word: str, places: Sequence[int]) -> str:
    listed = f"{', '.join(map(str, places[:-1]))} and {places[-1]}"
    return f"“{word}” stands at positions {listed}, and x is the same there."


def table_task(unknown: tuple[str, int] | None) -> tuple[str, str]:
    """Return what to try, and what happened; unknown: the first unknown word, and the row of its placeholder."""
    question = (
        "Under “Your words”, replace a word by one that the model does not know, such as “Zorg”. Which row does it get?"
    )
    if unknown is None:
        return question, ""
    word, number = unknown
    return question, f"“{word}” gets row {number}, the row of a placeholder, wherever it stands in the sentence."


def first_read_title(word: str, end: float) -> str:
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    return f"**What layer 0 reads of {markdown.chip('query', word)}** :gray[· {scale}]"


def first_read_rows(position: int) -> list[str]:
    return ["x", "x, normalised", f"position {position}", "sum"]


# ---- the stream ----

PARTS = ("x before", "+ attention", "+ MLP", "= x after")
COLUMNS = ("x before", "attention", "MLP", "x after")


def added_title(word: str, layer: int, width: int, end: float) -> str:
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    return f"**Layer {layer}: the {width} numbers of {markdown.chip('query', word)}** :gray[· {scale}]"


def added(word: str, layer: int, lengths: Sequence[str]) -> str:
    """Say how long the vectors of a layer are: x before, of attention, of the MLP, x after."""
    before, attention, mlp, after = lengths
    return (
        f"In layer {layer}, attention adds a vector of length **{attention}** to x of {markdown.chip('query', word)}, and "
        f"the MLP one of length **{mlp}**. The length of x changes from {before} to {after}. Lengths do not add up, "
        f"because the vectors have different directions."
    )


def component(terms: Sequence[str], total: str, exact: bool) -> str:
    """Write the first number of x as a sum; exact: whether it adds up as it is printed."""
    return f"The first number: {' '.join(terms)} {'=' if exact else '≈'} {total}."


def grows(first: str, last: str) -> str:
    return f"Over all layers, the length goes from {first} to {last}."


def added_task(word: str, layer: int, lengths: Sequence[str], done: bool) -> tuple[str, str]:
    """Return what to try, and what happened; lengths: of what attention and the MLP add in the layer."""
    question = f"Select the layer in which attention adds the longest vector to “{word}”."
    happened = f"In layer {layer}, attention adds a vector of length {lengths[0]}, more than in any other layer."
    return question, f"{happened} The MLP adds one of length {lengths[1]}." * done


HEADS_END = 0.5  # of the colours, ±


def heads_title(word: str, layer: int, end: float) -> str:
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    return (
        f"**Layer {layer}: output of each head times its rows of W_O**, for {markdown.chip('query', word)} :gray[· {scale}]"
    )


def longest(layer: int, head: int, word: str, lengths: Sequence[str]) -> str:
    listed = ", ".join(lengths)
    return (
        f"Of the heads of layer {layer}, head {head} adds the longest vector to {markdown.chip('query', word)}. Lengths of "
        f"heads 0 to {len(lengths) - 1}: {listed}."
    )
