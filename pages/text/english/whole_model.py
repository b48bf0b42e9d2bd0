"""What the steps of the page about the whole model say."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {
    "embedding": "x of every word",
    "stream": "the residual stream, layer by layer",
    "next": "logit and probability of every next word",
    "lens": "the next word after each layer",
}
TABLE_STEP, FIRST_READ_STEP = "Where x comes from", "what the first layer reads"
ADDED_STEP, HEADS_STEP = "What a layer adds to x", "what each head adds"
NEXT_STEP, PRODUCTS_STEP = "How x becomes the next word", "one logit as a sum of products"
LENS_STEP = "What each layer would have said"
TABLE = (
    "A language model keeps one vector for each word that it knows. These vectors are the rows of a learned table, the "
    "**embedding**. The row of a word is its x, with which the first layer begins. A word that is not in the table gets the "
    "row of a placeholder. Positions are added before attention reads x."
)
TABLE_FORMULA = r"x_i=E[\,\text{word}_i\,]"
ADDED = (
    "The outputs of the heads are joined, multiplied by W_O, and **added** to x. Then an MLP reads the vector of each token "
    "alone, and its output is added, too. No layer replaces x: each adds to it. The vectors x, from the first layer to the "
    "last, are called the **residual stream**."
)
ADDED_FORMULA = (
    r"\begin{aligned}x'&=x+[\,\text{head}_0;\dots;\text{head}_3\,]\,W_O\\ x''&=x'+\text{MLP}(\text{norm}(x'))\end{aligned}"
)
NEXT = (
    "The vector after the last layer is normalised. Its dot product with the vector of each word in the vocabulary is the "
    "**logit** of that word. Softmax turns all logits into probabilities. Each token predicts the word that comes after it, "
    "and the last one predicts the next word of the text."
)
NEXT_FORMULA = r"p=\text{softmax}\big(\text{norm}(x)\,U^\top\big)"
LENS = (
    "x has the same size after every layer, so the last step of the model can be applied to it at any layer. This is the "
    "**logit lens** (nostalgebraist 2020). It shows which word the model would predict if it ended there. The later layers "
    "may still change that word."
)
LENS_FORMULA = r"p_\ell=\text{softmax}\big(\text{norm}(x\text{ after layer }\ell)\,U^\top\big)"
SUMMARY = (
    "x begins as a row of a learned table, and every layer adds the outputs of attention and of an MLP to it.  \nThe last "
    "vector, multiplied by the vector of every word, gives the logits of the next word."
)
TRY = {
    "swapped": "Swap the two names",
    "dogs": "The dogs near the cat",
    "copy": "Copying unknown words",
    "ball": "Who gets the ball?",
}
SELECT = "Word:"
PROGRAM_NEEDS = "It needs Python, torch and safetensors, and the file of the model from the repository of this app."
COLOURS = "colour scale: −{0} (orange) to {0} (violet)"


# ---- the table ----


def row_of(label: str, number: int) -> str:
    return f"{label} → {number}"


def table_title(width: int, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    return f"**x: the {width} numbers of each word** :gray[· word → its row in the table · {scale}]"


TABLE_ALT = "Rows of the embedding table, one per word of the sentence; the selected word is outlined"


def row(word: str, number: int, first: Sequence[str], rows: int, filled: int, width: int) -> str:
    """Say which row of the table a word has; filled: how many of its numbers are not 0."""
    numbers_of = f"all {width} numbers differ" if filled == width else f"{filled} of its {width} numbers differ"
    begins = f"It begins with {', '.join(first)}"
    learned = f"{numbers_of} from 0, and none of them was designed"
    return f"{markdown.chip('query', word)} has row {number} of the {rows} rows. {begins}; {learned}."


def unknown(word: str, known: int) -> str:
    return f"{markdown.chip('query', word)} is not among the {known} words that the model knows: it gets a placeholder."


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
    scale = COLOURS.format(numbers.decimal(end, 1))
    return f"**What layer 0 reads of {markdown.chip('query', word)}** :gray[· {scale}]"


def first_read_rows(position: int) -> list[str]:
    return ["x", "x, normalised", f"position {position}", "sum"]


FIRST_READ_ALT = "What layer 0 reads: rows of numbers for x, x normalised, the vector of the position, and the sum"
FIRST_READ = (
    "x is divided by its root mean square and multiplied by learned factors (RMSNorm). The sinusoidal vector of the "
    "position is added to that. W_Q, W_K and W_V are applied to the sum. The position is not added to the stream itself: "
    "every layer adds it again before it attends."
)


# ---- the stream ----

PARTS = ("x before", "+ attention", "+ MLP", "= x after")
COLUMNS = ("x before", "attention", "MLP", "x after")
ADDED_ALT = "What the layer adds to x: rows of numbers for x before it, attention, the MLP, and x after it"
LENGTHS_ALT = "Lengths of the vectors: one row per layer; x before it, what attention adds, what the MLP adds, x after it"


def added_title(word: str, layer: int, width: int, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    return f"**Layer {layer}: the {width} numbers of {markdown.chip('query', word)}** :gray[· {scale}]"


def lengths_title(word: str) -> str:
    return (
        f"**Lengths of these vectors in every layer** :gray[· of “{markdown.plain(word)}” · click a row to select its layer]"
    )


def layer(number: int) -> str:
    return f"layer {number}"


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
ALL_HEADS = "= attention"
HEADS_ALT = "What each head of the layer adds to x, one row per head, and the sum of these rows"


def head(number: int) -> str:
    return f"head {number}"


def heads_title(word: str, layer: int, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    return (
        f"**Layer {layer}: output of each head times its rows of W_O**, for {markdown.chip('query', word)} :gray[· {scale}]"
    )


def longest(layer: int, head: int, word: str, lengths: Sequence[str]) -> str:
    listed = ", ".join(lengths)
    return (
        f"Of the heads of layer {layer}, head {head} adds the longest vector to {markdown.chip('query', word)}. Lengths of "
        f"heads 0 to {len(lengths) - 1}: {listed}."
    )


ADDS_UP = "x, what attention adds and what the MLP adds sum to the x that the next layer reads"
