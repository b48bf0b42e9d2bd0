"""What is said where two views stand side by side: A, which is pinned, B, which follows the controls, and B − A."""

from collections.abc import Sequence

from pages.text import markdown, numbers

PIN = "Compare"
BACK, SWAP, STOP = "Back to A", "Swap A and B", "Stop comparing"
ON, OFF, NONE = "on", "off", "none"
SAME = "**A is pinned**, and B is still the same view. Change anything: B and B − A follow, A stays."
NAMES = {"a": "A · pinned", "b": "B · now", "change": "B − A"}
MORE_OR_LESS = ":gray[violet: more in B, orange: less]"
IN_POINTS = "in points, −100 to 100"
NONE_IN_BOTH = "no number is visible in both"
NO_WORDS = "A has no words, so there is nothing to compare with."
HIDDEN = {"a": "hidden in A", "b": "hidden in B", "both": "hidden"}
LARGEST, EFFECTIVE = "largest weight", "effective keys"
SATURATED = "rows with 99 % on one key"


def setting(label: str, before: str, after: str) -> str:
    return f"{label} **{before} → {after}**"


def quoted(text: str) -> str:
    return f"“{text}”"


def pinned(changes: Sequence[str]) -> str:
    return f"**A is pinned.** From A to B: {' · '.join(changes)}."


# ---- titles and text twins ----


def title(side: str, about: str = "") -> str:
    """Return the title of one of the three pictures; about: the head, say."""
    return f"**{NAMES[side]}**" + (f" :gray[· {about}]" if about else "")


def head(number: int) -> str:
    return f"head {number}"


def alt(side: str, picture: str, moved: str = "") -> str:
    return f"{NAMES[side]}: {picture}" + (f". {moved}" if moved else "")


def picture(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} of head {head}, rows {', '.join(queries)}, columns {', '.join(keys)}"


def focus_title(name: str) -> str:
    return f"## 2  Share: how “{markdown.plain(name)}” distributes its attention"


def output_title(name: str) -> str:
    return f"## 3  Collect: the output of “{markdown.plain(name)}”, component by component"


def scale_of(stage: str, limit: float, difference: float, negative: bool) -> str:
    """Say between what the colours of A and B run, and those of B − A."""
    low = f"−{limit:.3g}" if negative else "0"
    return f":gray[Fixed colours: {stage} {low} to {limit:.3g} in A and B, −{difference:.3g} to {difference:.3g} in B − A.]"


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


def sharpness(largest: str, effective: float, name: str) -> str:
    """name: the row's word, where it is not the same in A and B, else \"\""""
    asking = f"{markdown.plain(name)}: " if name else ""
    return f"{asking}largest {largest}, {effective:.1f} effective keys"


def still(shares: bool) -> str:
    return f"No number that both show moves by more than {'0.1 points' if shares else '0.01'}."


def entry(name: str, change: str) -> str:
    return f"{name}: {change}"


def pair(query: str, key: str) -> str:
    return f"{query} → {key}"


def dimension(number: int) -> str:
    return f"number {number}"


def dimension_tip(number: int, change: float) -> str:
    return f"number {number}: {change:+.4f}"


def points(change: float) -> str:
    return numbers.decimal(100 * change, 1, sign=True)


def one_sided(vanished: int, appeared: int, hidden: bool) -> str:
    """Say which cells one side alone shows, and what stands on them; hidden: whether some are hidden in both."""
    parts = [f"**A**: visible in A alone, hidden in B ({vanished})"] * bool(vanished)
    parts += [f"**B**: visible in B alone, hidden in A ({appeared})"] * bool(appeared)
    parts += ["dot: hidden in both"] * hidden
    return f":gray[Cells without a difference: {' · '.join(parts)}.]" if vanished or appeared else ""


def one_sided_tip(query: str, key: str, side: str, value: float) -> str:
    return f"{query} → {key}: {value:.4f} in {side}, hidden in {'B' if side == 'A' else 'A'}"


def one_sided_run(query: str, side: str, count: int) -> str:
    return f"{query}: {numbers.plural(count, 'key')} visible in {side} alone"


# ---- why something is not as one might expect ----

OTHER_WORDS = "B − A is not drawn: A and B must have the same words."


def other_count(of_rows: bool, a: int, b: int) -> str:
    noun = "row" if of_rows else "column"
    return f"{OTHER_WORDS} A has {numbers.plural(a, noun)}, B has {numbers.plural(b, noun)}."


def other_word(of_rows: bool, place: int, a: str, b: str) -> str:
    """Name the first row or column that is another word in B."""
    return f"{OTHER_WORDS} {'Row' if of_rows else 'Column'} {place} is {quoted(a)} in A and {quoted(b)} in B."


def other_widths(a: int, b: int) -> str:
    return f"B − A is not drawn: an output has {numbers.plural(a, 'number')} in A and {b} in B."


def other_query(a: str, b: str) -> str:
    return f"B − A is not drawn: the row of A is “{markdown.plain(a)}”, the row of B is “{markdown.plain(b)}”."


def other_columns(a: int, b: int) -> str:
    return f"B − A is not drawn: the {a} columns of A and the {b} columns of B do not stand for the same."


def other_rows(a: int, b: int) -> str:
    return f"B − A is not drawn: A has {numbers.plural(a, 'head')}, B has {b}."


def other_head(wanted: int, heads: int, shown: int) -> str:
    return f"A has {numbers.plural(heads, 'head')} and no head {wanted}: it shows head {shown}."


def other_row(wanted: int, name: str) -> str:
    return f"A has no row {wanted}: it shows its last one, “{markdown.plain(name)}”."


# ---- Learn pages ----

OUTPUTS = "outputs of the words in the shuffled sentence, one row per word"
SHARES = "contribution of each head, one row per head"


def divided(divisor: str, size: int) -> str:
    return f"÷ {divisor}, head size {size}"


def mean_of(rows: int) -> str:
    return f":gray[Means over {rows} drawn rows of 64 keys.]"


def shuffle(seed: int, positions: bool) -> str:
    return f"shuffle {seed}, {'with' if positions else 'without'} positions"


def mixed(with_wo: bool) -> str:
    return "with W_O" if with_wo else "without W_O"


def fixed(low: float, high: float) -> str:
    """Say between what the colours run, low 0 or −high; B − A always runs from −high."""
    below = f"−{high:.3g}" if low else "0"
    return f":gray[Fixed colours: {below} to {high:.3g} in A and B, −{high:.3g} to {high:.3g} in B − A.]"


def other_sizes(a: int, b: int) -> str:
    return f"The line of B − A takes both at equal head sizes; the numbers here take A at {a} and B at {b}."
