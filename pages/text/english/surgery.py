"""What the page about operations on a model says: what is done, what becomes of the next word, which head matters."""

from collections.abc import Sequence

from pages.text import numbers

TABLES = {"next": "next word, before and now"}
TITLE = "Which heads does a prediction need?"
INTRO = (
    "Switch off a head, or cut the arrow from one query to one key, and compare the probabilities of the next word. An "
    "operation acts before W_O "
    "mixes the heads; the parameters of the model stay as they are."
)
EXPERIMENTS = {
    "copy": "Prevent copying",
    "receiver": "Make the giver receive the ball",
    "agreement": "Make the verb agree with the nearer noun",
    "pronoun": "Turn she into he",
    "capital": "Move the capital of Italy to Paris",
    "patch": "Patch one head",
    "sink": "Mask the first word everywhere",
    "scale": "Take 1/√head_size away",
    "temperature": "Raise a temperature",
}
IN_TEXT = "All operations as text, including some without a button"
OPERATIONS = "Operations"
OPERATIONS_HELP = (
    "off_1_3 switches off head 3 of layer 1; all stands for every layer or every head. Others: uniform_1_3, scale_1_3, "
    "temperature_1_3_8 (0 to 8), mask_1_3_window or mask_1_3_no_first, cut_1_3_5_2 (the arrow from query 5 to key 2), "
    "patch_1_3_output or patch_1_3_pattern (taken from the second sentence). Join them by ~."
)
READ = "Read every head"
TRY = "Experiments:"
DONE = "Operations:"
NOTHING_DONE = "No operation yet. Click a cell, or choose an operation below."
TAKE_OFF_ALL = "Remove all"
OFFERS = {
    "off": "Switch off",
    "uniform": "Equal weights",
    "scale": "Scores without 1/√head_size",
    "temperature": "Temperature 8",
    "mask": "Mask the first word",
}
PATCH = {"output": "Patch the output", "pattern": "Patch the weights"}
GO_ON = "Append a word:"
NEXT = "**The next word** :gray[· the eight most likely words]"
NEXT_BOTH = "**The next word** :gray[· bar: now · line: without the operations]"
NEXT_ALT = "Bars: the most likely next words with their probabilities now, and lines where they were without the operations."
NOW, BEFORE, CUT = "now ", "without the operations ", "with this arrow cut "
WHICH_HEAD_ALT = "Probability of the word without each head: rows are layers, columns heads."
WHICH_ARROW_ALT = "Probability of the word without each arrow: one bar per key."
CAUSE = (
    "Attention weights show where a head attends, not whether it affects the prediction: switching off a head with a "
    "fitting pattern "
    "may change nothing."
)
_PATCHES = {"output": "takes its output from the second sentence", "pattern": "takes its weights from the second sentence"}
_KINDS = {
    "off": "is off",
    "uniform": "has equal weights",
    "scale": "does not scale its scores",
    "temperature": "has temperature {}",
    "mask": "{}",
    "patch": "{}",
}
_MASKS = {"causal": "sees the past", "window": "sees two words to either side", "no_first": "doesn’t see the first word"}


def progress(done: int, layers: int) -> str:
    return f"{done} of {layers} layers are done."


def predicts_nothing(title: str) -> str:
    return f"{title} predicts no next word, so there is no probability that an operation could change. Choose another model."


def left_out(count: int) -> str:
    if count == 1:
        return "One operation names a layer, a head or a word that isn’t there. It has no effect."
    return f"{count} operations name a layer, a head or a word that isn’t there. They have no effect."


def effect(done: Sequence[str], word: str, was: float, now: float, instead: tuple[str, float] | None) -> str:
    """Say what operations do: how the expected word's probability moves, and which word is the most likely one instead."""
    with_them = done[0][:1].upper() + done[0][1:] if len(done) == 1 else f"{len(done)} operations act"
    before, after = numbers.percent(was), numbers.percent(now)
    moves = f"stays at {after}" if before == after else f"{'falls' if now < was else 'rises'} from {before} to {after}"
    first = f"{with_them}: the probability of “**{word}**” {moves}."
    if instead is None:
        return f"{first} It is still the most likely word."
    return f"{first} The most likely word is now “**{instead[0]}**” ({numbers.percent(instead[1])})."


def operation(
    kind: str, layer: int | None, head: int | None, arrow: tuple[str, str] | None, value: float | str | None
) -> str:
    """Say what is done: kind of KINDS; layer, head None: all of them; arrow: its query and its key."""
    layers = "every layer" if layer is None else f"layer {layer}"
    if arrow:
        of = f"{layers}, every head" if head is None else f"{layers}, head {head}"
        return f"the arrow from “{arrow[0]}” to “{arrow[1]}” of {of} is cut"
    where = f"every head of {layers}" if head is None else f"{layers}, head {head}"
    said = {**_MASKS, **_PATCHES}[value] if isinstance(value, str) else f"{value:g}" if value is not None else ""
    return f"{where} {_KINDS[kind].format(said)}"


def to_head(layer: int, head: int) -> str:
    return f"Layer {layer}, head {head}"


def to_layer(layer: int) -> str:
    return f"All heads of layer {layer}"


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
    return f"**Probability of “{word}” without each head** :gray[· click a head to look at it]"


def least(layer: int, head: int, word: str, now: float, share: float) -> str:
    if share > 0.9 * now:
        return (
            f"No single head is necessary: without any one of them, the probability of “**{word}**” is "
            f"{numbers.percent(share)} or more."
        )
    moves = f"from {numbers.percent(now)} to {numbers.percent(share)}"
    return (
        f"The prediction needs layer {layer}, head {head} most: without it, the probability of “**{word}**” falls {moves}."
    )


def which_arrow(query: str, layer: int, head: int) -> str:
    return f"**Without each arrow of “{query}”** :gray[· the same probability, one arrow of layer {layer}, head {head} cut]"
