"""What is said where two views stand side by side: A, which is pinned, B, which follows the controls, and B − A."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("compare", "en")


def pinned(changes: Sequence[str]) -> str:
    return f"**A is pinned.** From A to B: {' · '.join(changes)}."


# ---- titles and text twins ----


def picture(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} of head {head}, rows {', '.join(queries)}, columns {', '.join(keys)}"


# ---- what moved ----


def share(before: float, after: float) -> str:
    """Return how a weight moved: 48.4 % → 12.6 % (−35.8 points)."""
    first, last = round(100 * before, 1), round(100 * after, 1)
    return f"{first:.1f} % → {last:.1f} % ({numbers.decimal(last - first, 1, sign=True)} points)"


def number(before: float, after: float, digits: int = 2) -> str:
    """Return how a number moved: 1.20 → −0.50 (−1.70)."""
    first, last = round(before, digits), round(after, digits)
    change = numbers.decimal(last - first, digits, sign=True)
    return f"{numbers.decimal(first, digits)} → {numbers.decimal(last, digits)} ({change})"


def moved(entries: Sequence[str], alike: int) -> str:
    """alike: how many more moved as far as the last one"""
    more = f" {numbers.plural(alike, 'more number')} moved as far as the last one." if alike else ""
    return f"**Moved most:** {' · '.join(entries)}.{more}"


def three(entries: Sequence[str]) -> str:
    return f"**From A to B:** {' · '.join(entries)}."


def points(change: float) -> str:
    return numbers.decimal(100 * change, 1, sign=True)


def one_sided(vanished: int, appeared: int, hidden: bool) -> str:
    """Say which cells one side alone shows, and what stands on them; hidden: whether some are hidden in both."""
    parts = [f"**A**: visible in A alone, hidden in B ({vanished})"] * bool(vanished)
    parts += [f"**B**: visible in B alone, hidden in A ({appeared})"] * bool(appeared)
    parts += ["dot: hidden in both"] * hidden
    return f":gray[Cells without a difference: {' · '.join(parts)}.]" if vanished or appeared else ""


# ---- why something is not as one might expect ----


def other_count(of_rows: bool, a: int, b: int) -> str:
    noun = "row" if of_rows else "column"
    return f"{own.OTHER_WORDS} A has {numbers.plural(a, noun)}, B has {numbers.plural(b, noun)}."


def other_word(of_rows: bool, place: int, a: str, b: str) -> str:
    """Name the first row or column that is another word in B."""
    a, b = own.quoted(text=a), own.quoted(text=b)
    return f"{own.OTHER_WORDS} {'Row' if of_rows else 'Column'} {place} is {a} in A and {b} in B."


def other_widths(a: int, b: int) -> str:
    return f"B − A is not drawn: an output has {numbers.plural(a, 'number')} in A and {b} in B."


def other_query(a: str, b: str) -> str:
    return f"B − A is not drawn: the row of A is “{markdown.plain(a)}”, the row of B is “{markdown.plain(b)}”."


def other_columns(a: int, b: int) -> str:
    return f"B − A is not drawn: the {a} columns of A and the {b} columns of B do not stand for the same."


# ---- Learn pages ----


def fixed(low: float, high: float) -> str:
    """Say between what the colours run, low 0 or −high; B − A always runs from −high."""
    below = f"−{high:.3g}" if low else "0"
    return f":gray[Fixed colours: {below} to {high:.3g} in A and B, −{high:.3g} to {high:.3g} in B − A.]"


def other_sizes(a: int, b: int) -> str:
    return f"The line of B − A takes both at equal head sizes; the numbers here take A at {a} and B at {b}."
