"""What the page about averaging says under Deeper, and behind Verified."""

from pages.text import markdown, numbers
from pages.text.english.averaging import agreement, colours
from pages.text.languages import Words

own = Words("averaging_deeper", "en")

TRIANGLE_FORMULA = r"W_{ij} = L_{ij} \,/\, \textstyle\sum_k L_{ik}"
NAIVE_FORMULA = (
    r"s_{ij} = x_i \cdot x_j \,/\, c = s_{ji}, \qquad s_{ii} = |x_i|^2 \,/\, c, \qquad c = \text{what scores are divided by}"
)

RUNGS = {  # rung → its title, what it changes about the one below
    "loop": ("1 loop", "Each word becomes the mean of the words that it may attend to, one row at a time."),
    "triangle": ("2 triangle", "One product computes the same sums: a triangle of ones, each row divided by its sum."),
    "softmax": ("3 softmax", "Softmax gives the same weights: every score is 0, or −∞ where a word is hidden."),
    "tokens": ("4 tokens", "The scores come from the words: the product of every word’s vector with every word’s vector."),
    "query_key": ("5 query and key", "Each word becomes a query and a key first, so it can look for other words."),
}


def way(name: str, code: str) -> str:
    return f"**{own.WAYS[name].capitalize()}**  \n{code}"


def ways(same: bool, difference: float, row: int, name: str, receives: str, first: tuple[float, float]) -> str:
    """Say whether three ways agree; first: the first number of the selected row by the loop, and of the true mean."""
    badge = agreement(same, "all three give the same means", "the loop differs from the other two", difference)
    sentence = f"{markdown.chip('query', name)} receives {receives}."
    if not same and row > 1:
        sentence += " The loop averages rows that are means already: "
        sentence += f"its first number is {first[0]:.2f}, not {first[1]:.2f}."
    elif not same:
        sentence += " The first two rows are right; the third is the first that is not."
    return f"{badge}  \n{sentence}"


def sums(right: bool, difference: float, name: str, total: float) -> str:
    if right:
        row, meaning = "Each sum divides its own row, so the row of", ": a mean"
    else:
        row = "Without the kept axis, sum number j divides **column** j, not row j. The row of"
        meaning = ", too large for a mean" if total > 1.005 else ", but other rows do not add up to 1"
    badge = agreement(right, own.ROWS_ADD_UP, own.ROWS_DONT, difference)
    return f"{badge}  \n{row} {markdown.chip('query', name)} adds up to {total:.2f}{meaning}."


def over_axis(axis: int, code: str) -> str:
    over = "keys" if axis == -1 else "queries"
    return f"{code} :gray[weights from queries and keys, no word hidden; softmax over the {over}]"


def wrong_axis(name: str, total: float, farthest: str, other: float) -> str:
    row, far = markdown.chip("query", name), markdown.chip("query", farthest)
    also = f", that of {far} to {other:.2f}" if farthest != name else ", farther from 1 than any other row"
    return f"The row of {row} adds up to {total:.2f}{also}; columns add up to 1."


def other_weights(query: str, key: str, mean: float, drawn: float, by_chance: bool) -> str:
    asking, offering = markdown.chip("query", query), markdown.chip("key", key)
    whose = "by chance, with a random query and key" if by_chance else "with a query and a key"
    mean_of_all = f"**{numbers.percent(mean)}** from {offering} in the mean of all words"
    return f"{asking} receives {mean_of_all}, and **{numbers.percent(drawn)}** {whose}."


def rung(name: str, code: str, row: str, receives: str, total: float, compared: str) -> str:
    """compared: how its result stands to the rung below, "" for the first."""
    title, change = RUNGS[name]
    sentence = f"{markdown.chip('query', row)} receives {receives}. Its row adds up to {total:.2f}."
    return "\n\n".join((f"### {title}", change, code, sentence, compared))


def same_as_below(same: bool, below: int, difference: float) -> str:
    if same:
        return markdown.badge(True, f"same result as rung {below}")
    return f"**No longer the result of rung {below}**: it differs by up to {difference:.2f}, as intended."


def naive_scores(divided: str, end: float) -> str:
    return f"**Scores x xᵀ{divided}** {colours(end)}"


def naive(symmetric: bool, across: float, own: tuple[float, int], other: tuple[float, int], apart: float, count: int) -> str:
    """across, apart: how far weights of x xᵀ, and scores of queries and keys, differ across the diagonal.

    own, other: a word's weight for itself, and in how many rows it is the largest, without and with query and key
    """
    badge = markdown.badge(symmetric, "x xᵀ is symmetric: words i and j give each other the same score")
    ends = "The weights need not be, since softmax divides each row by its own sum: "
    ends += f"they differ by up to {across:.2f} across the diagonal." if across >= 0.005 else "here they nearly are."
    rows = f"A word’s weight for itself is **{numbers.percent(own[0])}** on average, the largest in {own[1]} of {count} "
    rows += "rows."
    projected = f"With query and key: **{numbers.percent(other[0])}**, in {other[1]} of {count} rows; the scores differ "
    projected += f"by up to {apart:.1f} across the diagonal. Choose other projections under “Your words”, and compare."
    return f"{badge} {ends}  \n{rows} {projected}"


def verified(checks: dict[str, tuple[bool, float]]) -> str:
    """Return what was compared: whether it agrees but for float32's rounding, and the largest difference."""
    return "  \n".join(markdown.badge(right, own.CHECKED[name], difference) for name, (right, difference) in checks.items())
