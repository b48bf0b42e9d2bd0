"""What the page about masks says."""

from collections.abc import Sequence

from pages.text import markdown, numbers

# ---- the steps ----

MATRIX_TITLE = "A mask hides keys"
MATRIX = (
    "A mask says for each query (a row) to which keys (columns) it may attend. A hidden key’s score becomes −∞ **before** "
    "softmax, so its weight is exactly 0, and the remaining weights still sum to 100\u00a0%. Weights hidden after softmax "
    "would leave a sum below 100\u00a0%. Choose a mask."
)
MATRIX_FORMULA = r"\text{score}=-\infty\;\Rightarrow\;e^{-\infty}=0\;\Rightarrow\;\text{weight}=0"
GRAPH_TITLE = "A mask as a graph"
GRAPH = (
    "Each word is a node, and an edge leads from a key to every query that may attend to it. A **layer** is one round of "
    "attention, whose outputs are the inputs of the next: in it, information travels along one edge. How layers are stacked "
    "is the subject of “8 Heads”, step 4."
)
CHANGED_TITLE = "Which outputs a change reaches"
CHANGED = (
    "Add 1 to every number of one word’s vector, and compare all outputs. The output of the word itself can change, and "
    "those of all words that may attend to it. A causal mask hides all later words, so no output of an earlier word can "
    "change."
)
GROWN_TITLE = "Why the future is hidden"
GROWN = (
    "A language model writes word by word. Without a mask, earlier words attend to each new word, so their outputs must be "
    "recomputed. Under a causal mask their outputs stay the same. In training, the mask also hides the words that the "
    "model must predict."
)
SUMMARY = (
    "A hidden key has the score −∞ and the weight 0, and information travels only where the mask is open.  \nA causal mask "
    "hides the future, so earlier outputs stay the same while a sentence grows."
)

# ---- controls ----

ROUNDS, ROUNDS_HELP = "Layers", "How many layers follow one another, each under the same mask."
CHANGED_WORD = "Changed word (0 is the first)"
CHANGED_HELP = "1 is added to every number of this word’s vector, and the outputs before and after are compared."
GROWN_WORD = "Newest word (0 is the first)"
GROWN_HELP = "This word is added to those before it, and their outputs before and after are compared."

# ---- what is unfolded, see masks_deeper.py ----

MORE_TITLE = "window, prefix and padding; single cells; two sentences; a bias"
PYTORCH_TITLE = "masks in PyTorch"
ONE_LAYER_TITLE = "one layer with its weights, and all words"
BLOCKS_TITLE = "encoder and decoder blocks"

# ---- buttons ----

OPEN_ALL, HIDE_BEFORE = "Open everything", "Hide the word before"
CAUSAL, TWO_BACK = "Causal mask", "Two words back"
ONE_SENTENCE = "Back to one sentence"
TRY = "**Try this:**"

# ---- step 1: the matrix ----


def about(mask: str, number: int) -> str:
    """Say what a mask of the control allows; number: the one that it reads, if any."""
    later = "itself and to all earlier words, but to no later one"
    back = f"itself and the {numbers.plural(number, 'word')} before it" if number else "itself alone"
    step = max(number, 1)
    allows = {
        "none": "every word may attend to every word",
        "causal": f"every word may attend to {later}",
        "window": f"every word may attend to {back}",
        "prefix": f"as causal, and every word may attend to the first {numbers.plural(number, 'word')}",
        "strided": f"every word may attend to itself and to the words {step}, {2 * step}, {3 * step} … places before it",
    }
    return f":gray[**{mask}**: {allows[mask]}.]"


def matrix_key(head: int, role: str, how: str) -> str:
    name = ": ".join(filter(None, (f"head {head}" * bool(head), role)))
    return f":gray[{f'**{name}** · ' * bool(name)}number: attention weight · dot: hidden · {how}]"


SELECT_CELL, SELECT_ROW = "select a cell to hide or open it", "select a row"


def matrix_alt(queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"Who may attend to whom: rows {', '.join(queries)}; columns {', '.join(keys)}"


def hidden_cells(hidden: int, cells: int) -> str:
    if not hidden:
        return f"Nothing is hidden: {'the one cell is' if cells == 1 else f'all **{cells}** cells are'} open."
    verb, scores, weights = (
        ("is", "its score is", "its weight") if hidden == 1 else ("are", "their scores are", "their weights")
    )
    return f"**{hidden} of {cells}** cells {verb} hidden: {scores} −∞, and {weights} exactly 0."


def open_keys(query: str, opened: int, keys: int, key: str | None, largest: float, ties: int) -> str:
    """Say to how many keys a query may attend; key: the first of those that have the largest weight, None for no key."""
    asking = markdown.chip("query", query)
    if key is None:
        return f"{asking} may attend to **0 of {keys}** words: its weights add up to 0, and its output is 0."
    sentence, share = f"{asking} may attend to **{opened} of {keys}** words", f"**{numbers.percent(largest)}**"
    if opened == 1:
        return f"{sentence}, so {markdown.chip('key', key)} gets all the weight: {share}."
    if ties == opened:
        return f"{sentence} and gives each the same weight: {share}."
    if ties > 1:
        return f"{sentence} and gives {ties} of them the largest weight: {share} each."
    return f"{sentence} and gives {markdown.chip('key', key)} the largest weight: {share}."


def why_equal(query: str, reason: str, share: float) -> str:
    """Say why a row of the head that looks for the word before has equal weights; reason: first, hidden or places."""
    why = {
        "first": "is the first word, so there is no word before it",
        "hidden": "can’t attend to the word before it, which is hidden",
        "places": "can’t find the word before it, since no positions are added",
    }[reason]
    each = f"its scores are all equal, and so are its weights: {numbers.percent(share)} each"
    return f" :gray[“{markdown.plain(query)}” {why}: {each}.]"


def after_softmax(query: str, total: float) -> str:
    """Say what a row would sum to if the mask came after softmax."""
    return (
        f" If the mask came after softmax, the row of {markdown.chip('query', query)} would sum to **{total:.2f}**, not to "
        "1."
    )


def future_task(first: str, hidden: int, done: bool) -> tuple[str, str]:
    """Return what to try with the mask, and, once it is done, what happened; hidden: how many cells are."""
    happened = (
        f"{numbers.plural(hidden, 'cell')} above the diagonal {'is' if hidden == 1 else 'are'} hidden. "
        f"“{markdown.plain(first)}” has no earlier word, so it attends to itself alone, with weight 1."
    )
    question = "Choose the mask under which every word may attend to itself and to all earlier words, but to no later one."
    return question, happened * done


def cell_task(hidden: int) -> tuple[str, str]:
    """Return what to try where no word has a future: with one word, and across two sentences."""
    count = f"{numbers.plural(hidden, 'cell')} {'is' if hidden == 1 else 'are'} hidden"
    return "Hide a cell.", f"{count}: the weight there is 0." if hidden else ""


# ---- step 2: the graph ----


def mask_name(mask: str, number: int, alone: bool) -> str:
    """Return what the mask of step 1 is called; alone: whether nothing is added to what its control says."""
    names = {
        "none": "no mask",
        "causal": "causal mask",
        "window": f"window mask, {numbers.plural(number, 'word')}",
        "prefix": f"prefix mask, {numbers.plural(number, 'word')}",
        "strided": f"strided mask, step {max(number, 1)}",
    }
    return names[mask] if alone else "mask of step 1"


EXAMPLE_NAMES = {"window": "an example: itself and the word before", "causal": "causal mask, an example"}
EXAMPLE = (
    " :gray[No mask is chosen in step 1, so this one is an example: each word may attend to itself and to the word before "
    "it.]"
)


def messages_key(query: str, mask: str, left_out: bool) -> str:
    key = f"**{mask}** · thick: on a path to “{markdown.plain(query)}” · select a word"
    return f":gray[{key}{' · not all edges are drawn' * left_out}]"


MESSAGES_ALT = "The mask as a graph, one column of words after each layer"


def layers(query: str, count: int, reached: int, words: int, all_open: bool) -> str:
    after = f"After **{numbers.plural(count, 'layer')}**, information from **{reached} of {words}** words has reached"
    enough = " Nothing is hidden, so one layer is enough." if all_open and count else ""
    return f"{after} {markdown.chip('query', query)}.{enough}"


MORE_WORDS = "Type more words under “Your words”: this step compares words with one another."


def layers_task(last: str, first: str | None, needed: int, other: str, done: bool) -> tuple[str, str]:
    """Return what to try with the layers.

    first: from which word the message needs most of them, None where none arrives
    other: the selected word where it isn't the last one and the layers were moved, ""
    """
    to = f"“{markdown.plain(last)}”"
    if first is None:
        return f"No information reaches {to} under this mask, with any number of layers. Choose another mask in step 1.", ""
    start = f"“{markdown.plain(first)}”"
    question = f"Select {to} in the picture. What is the smallest number of layers that brings it information from {start}?"
    if other:
        question += f" (“{markdown.plain(other)}” is still selected: select {to} first.)"
    travels = "since information travels one edge in each layer"
    happened = f"{start} is {needed} edges away from {to}, so it takes {needed} layers, {travels}."
    if needed == 1:
        happened = f"One layer is enough: under this mask {to} may attend to {start} directly."
    return question, happened * done
