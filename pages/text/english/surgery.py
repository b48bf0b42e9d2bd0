"""What the page about operations on a model says: what is done, what becomes of the next word, which head matters."""

from collections.abc import Sequence

from pages.text import numbers

TABLES = {"next": "next word, before and now"}
TITLE = "Which attention does a model need?"
INTRO = (
    "Switch a head off, or cut one arrow, and watch the next word. An operation changes what a head does before W_O mixes "
    "the "
    "heads. The model’s learned numbers stay as they are."
)
EXPERIMENTS = {
    "copy": "Unlearn to copy",
    "receiver": "Give the ball to the giver",
    "agreement": "Make it agree with the wrong word",
    "pronoun": "Take the other person",
}
IN_TEXT = "All operations as text, those that no button offers, too"
OPERATIONS = "Operations"
OPERATIONS_HELP = (
    "off_1_3 switches head 3 of layer 1 off; all stands for every layer or head. Others: uniform_1_3, scale_1_3, "
    "temperature_1_3_8, mask_1_3_window, cut_1_3_5_2 (the arrow from query 5 to key 2). Join them by ~."
)
TRY = "Experiments:"
DONE = "Done:"
NOTHING_DONE = "Nothing is done to the model yet. Click a cell, or choose an operation."
TAKE_OFF_ALL = "Take all off"
OFFERS = {
    "off": "Switch it off",
    "uniform": "Make its weights equal",
    "scale": "Take 1/√head_size away",
    "temperature": "Temperature 8",
    "mask": "Hide the first word from it",
}
GO_ON = "Append a word:"
NEXT = "**The next word** :gray[· probability of the likeliest eight]"
NEXT_BOTH = "**The next word** :gray[· bar: now · line: without the operations]"
NEXT_ALT = "Bars: the likeliest next words with their probabilities now, and lines where they were without the operations."
NOW, BEFORE = "now ", "without the operations "
WHICH_HEAD_ALT = "A matrix, a row a layer and a column a head: the probability of the word with that head off."
WHICH_ARROW_ALT = "Bars, one a key: the probability of the word with the arrow to this key cut."
CAUSE = (
    "A weight shows where a head attends, not what it causes: a head whose pattern looks right may be off, and the word "
    "stays. "
    "Compare the pattern with these numbers."
)
_KINDS = {
    "off": "is off",
    "uniform": "has equal weights",
    "scale": "divides no scores by √head_size",
    "temperature": "has the temperature {}",
    "mask": "is masked: {}",
}
_MASKS = {"causal": "causal", "window": "two words to either side", "no_first": "it doesn’t see the first word"}


def untouched(sentence: str, word: str, probability: float) -> str:
    return f"After “{sentence}” the model expects **{word}** ({numbers.percent(probability)})."


def effect(done: Sequence[str], word: str, was: float, now: float, instead: tuple[str, float] | None) -> str:
    """Say what operations do: how the expected word's probability moves, and which word the model expects instead."""
    with_them = done[0][:1].upper() + done[0][1:] if len(done) == 1 else f"{len(done)} operations are done"
    moves = f"**{word}** goes from {numbers.percent(was)} to {numbers.percent(now)}"
    if instead is None:
        return f"{with_them}: {moves}. The model still expects it."
    return f"{with_them}: {moves}. Now the model expects **{instead[0]}** ({numbers.percent(instead[1])})."


def operation(
    kind: str, layer: int | None, head: int | None, arrow: tuple[str, str] | None, value: float | str | None
) -> str:
    """Say what is done: kind of KINDS; layer, head None: all of them; arrow: its query and its key."""
    layers = "every layer" if layer is None else f"layer {layer}"
    if arrow:
        of = f"{layers}, every head" if head is None else f"{layers}, head {head}"
        return f"the arrow from “{arrow[0]}” to “{arrow[1]}” of {of} is cut"
    where = f"every head of {layers}" if head is None else f"{layers}, head {head}"
    said = _MASKS[value] if isinstance(value, str) else f"{value:g}" if value is not None else ""
    return f"{where} {_KINDS[kind].format(said)}"


def layer_off(layer: int) -> str:
    return f"Switch all of layer {layer} off"


def to_head(layer: int, head: int) -> str:
    return f"Layer {layer}, head {head}:"


def head_title(layer: int, head: int, by_cell: bool) -> str:
    click = "click a cell to cut its arrow, and again to restore it" if by_cell else "click a row to follow it"
    return f"**Layer {layer}, head {head}: attention weights** :gray[· {click}]"


def head_alt(layer: int, head: int) -> str:
    return f"Heatmap of the attention weights of layer {layer}, head {head}: rows are queries, columns keys."


def layer(number: int) -> str:
    return f"layer {number}"


def head(number: int) -> str:
    return f"head {number}"


def which_head(word: str) -> str:
    return f"**Which head matters for “{word}”?** :gray[· its probability with that head off]"


def least(layer: int, head: int, word: str, now: float, share: float) -> str:
    if share > 0.9 * now:
        return f"No single head is needed: whichever is off, **{word}** keeps at least {numbers.percent(share)}. {CAUSE}"
    moves = f"from {numbers.percent(now)} to {numbers.percent(share)}"
    return f"Layer {layer}, head {head} matters most: without it **{word}** goes {moves}. {CAUSE}"


def which_arrow(query: str, layer: int, head: int) -> str:
    return f"**Which arrow of “{query}” matters?** :gray[· layer {layer}, head {head}: probability with the arrow cut]"
