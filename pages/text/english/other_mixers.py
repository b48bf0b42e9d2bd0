"""What the last step of the page about the weighted sum says: other mixers than attention, and where an output goes."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.english.frame import deeper

MIXING_TITLE, MIXED = "Attention is one way to mix words", "what the words become"
W_BY_HAND, NEXT_LAYER = "W by hand", "where the output goes next"
MIXING = (
    "Any matrix W with a row and a column for each word mixes words. Here W multiplies the words’ own vectors X instead of "
    "the values V, to compare several ways. Attention computes W from queries and keys; in the other mixers, W is fixed."
)
MIXING_FORMULA = r"Y=WX\quad\text{for all mixers but mlp}"
MIXER = "What mixes the words"
MIXERS = {  # link token → what it makes of the words
    "attention": "W holds the weights of the selected head",
    "mean": "each word becomes the mean of all words",
    "past": "each word becomes the mean of itself and the words before it",
    "convolution": "each word becomes half of itself and a quarter of each neighbour",
    "mlp": "two fixed matrices over positions, with a curve (gelu) between them",
    "none": "each word stays as it is",
}
TRY = {"convolution": "A convolution", "reads": "Attention that reads words", "second": "The first word becomes the second"}
FORGET = "Reset my numbers"
BY_HAND = "Numbers of W: row_column_number, more after ~"
BY_HAND_HELP = "Rows and columns are counted from 0: 2_0_0.5"
FACTORS = {
    "W": "row: what a word becomes · column: from which word",
    "X": "the words’ own vectors",
    "Y": "what the words become",
}
SLOPE, DROPPED = "the slope of the MLP at 0", "the weights after dropout"


def factor_name(name: str, sizes: str, about: str, scale: str) -> str:
    return f"**{name}** :gray[{sizes}, {about} · {scale}]"


SIGNED = "violet: positive, orange: negative"


def from_to(end: float) -> str:
    return f"colour scale: 0 to {end:g}"


def factor_alt(name: str) -> str:
    return f"{name}: one row for each word"


def mixer_words(name: str) -> str:
    """Say what a mixer does."""
    return f"**{name}**: {MIXERS[name]}."


def mixed_row(query: str, terms: Sequence[tuple[float, str]], rest: int, linear: bool) -> str:
    """Say one row of Y; terms: the largest (number of W, word); rest: how many more aren't 0."""
    row = f"The row of {markdown.chip('query', query)} in Y"
    if not linear:
        return f"{row} is no weighted sum, so Y = W X does not hold for mlp; the picture shows the slope of its curve at 0."
    listed = " + ".join(f"{number:.2f} × “{markdown.plain(word)}”" for number, word in terms).replace("+ -", "− ")
    return f"{row} = {listed or '0'}{f' + {rest} more' if rest else ''}."


STAYS = {  # why W stays the same → how that is said
    "fixed": ": its numbers are fixed",
    "dropped": ": dropout sets all weights to 0",
    "dropout": ": dropout sets those weights to 0 that would change",
    "one_key": ": the mask lets each word attend to one word only",
    "mask": ": the mask hides the words whose weights would change",
    "positions": ": this head attends by position alone. With other queries and keys a head can follow words, too",
    "": "",
}


def follows(moved: float, why: str) -> str:
    """Say how far W moves when each word is another one; why: of STAYS, where it doesn't."""
    if moved:
        return f"With other words in the same places, W changes by up to {numbers.small(moved)}: it follows the words."
    return f"With other words in the same places, W stays the same{STAYS[why]}."


def by_hand(edits: int, names: Sequence[str], more: int) -> str:
    """Say which rows of Y the learner's numbers moved."""
    listed = ", ".join(map(markdown.plain, names)) + (f" and {more} more" if more else "")
    typed = f"Typed into W: {numbers.plural(edits, 'number')}."
    return f"{typed} Rows of Y that change: **{listed}**." if names else f"{typed} No row of Y changes."


CROSS = "Here the first sentence is mixed with itself."


def mixing_task(tokens: int, equal: bool, edited: bool) -> tuple[str, str]:
    """edited: whether W has numbers that were typed, which no mixer takes back"""
    if tokens == 1:
        return "One word alone cannot be mixed. Type more words under “Your words”.", ""
    happened = "All rows of W are equal, so all rows of Y are: every word becomes the same mixture."
    first = f"Press “{FORGET}” under “{deeper(W_BY_HAND)}”. " * edited
    return f"{first}Choose a mixer with which every word becomes the same mixture.", happened * equal


def edits_beyond(count: int) -> str:
    return f"{count} of the numbers in mixer_edits lie outside W."


def edits_wait(count: int) -> str:
    return f"{count} of the numbers in mixer_edits are not used: an MLP has no W to edit."


NO_EDITOR = ":gray[**W by hand**: an MLP has no W to type into. Its picture shows its slope at 0.]"


def editor(rows: int, count: int) -> str:
    hint = ":gray[**W by hand**: type a number, and one row of Y moves. Empty the cell to restore its number.]"
    return hint + (f" :gray[These are {rows} of {count} rows, around the selected one.]" if count > rows else "")


# ---- where the output goes ----

BLOCK = (
    "The outputs of all heads are joined and multiplied by W_O: this is the attention layer. Its output is added to x, "
    "which is carried past the layer unchanged, on the **residual path**. So attention adds to what a word says, and "
    "replaces nothing. Next, an **MLP**, two matrices with a curve between them, works on each word by itself, and its "
    "output is added to the path, too. A **layer norm** before each of the two brings a word’s numbers to mean 0 and "
    "variance 1. A transformer stacks many such blocks."
)
BLOCK_NAME = "**One transformer block**, from the top down :gray[· violet: this page · grey line: the residual path]"
BLOCK_LABELS = {
    "x": "x, from the block before",
    "norm": "layer norm",
    "attention": "attention: W V, joined, × W_O",
    "add": "+",
    "mlp": "MLP: each word by itself",
    "next": "to the next block",
    "path": "residual path",
}
BLOCK_ALT = (
    "A transformer block from the top down: x goes through a layer norm and through attention, this page’s part, whose "
    "output is added to x on the residual path; this sum goes through a layer norm and an MLP, whose output is added to "
    "the path, too; the result goes to the next block"
)
