"""What the page about masks says."""

from collections.abc import Sequence

from pages.text import markdown, numbers

# ---- the steps ----

MATRIX_FORMULA = r"\text{score}=-\infty\;\Rightarrow\;e^{-\infty}=0\;\Rightarrow\;\text{weight}=0"

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


def matrix_alt(queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"Who may attend to whom: rows {', '.join(queries)}; columns {', '.join(keys)}"


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
