"""What the page about masks says under Deeper and at its foot."""

from collections.abc import Sequence

from pages.text import markdown, numbers

# ---- how the mask is combined, which block it makes, an empty row, PyTorch ----


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


def nothing_now(blind: Sequence[str], query: str, is_blind: bool) -> str:
    """Say which queries may attend to nothing, before a table of the output of the selected one."""
    names = ", ".join(markdown.chip("query", name) for name in blind)
    now = f"{names} may attend to no word." if blind else "Every query may attend to some word."
    name, output = markdown.chip("query", query), markdown.chip("output", "output")
    would = f"The {output} of {name} is:" if is_blind else f"If every key were hidden from {name}, its {output} would be:"
    return f"{now} {would}"


NOTHING_WAYS = ("these pages", "PyTorch’s fused attention", "a plain softmax")
NOTHING_HEADER = ("computed by", "first numbers")


def polarity(opened: int, hidden: int, swapped: str) -> str:
    fused = f"To **scaled_dot_product_attention** True means open: {opened} of {opened + hidden} cells are True."
    module = f"To **MultiheadAttention** True means hidden: {hidden} of {opened + hidden} cells are True."
    return f"Two functions of PyTorch read the same mask in opposite ways. {fused} {module} {swapped}"


# ---- one layer with its weights, and all words ----


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
