"""What the page about shapes and the batch says."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("shapes", "en")

_IN_HEADS = ("q", "k", "v", "scores", "weights")  # steps that every head has


def holds(step: str, heads: int) -> str:
    """Return what one example's tensor holds at a step; heads: how many there are."""
    if heads == 1 and step == "output":
        return "an output for each token"
    return f"in each of {heads} heads: {own.HOLDS[step]}" if heads > 1 and step in _IN_HEADS else own.HOLDS[step]


def ways(tokens: int, heads: int, size: int, transposed: bool) -> str:
    """Say in words what the two orders of axes between one product and heads mean; transposed: whether both are there."""
    parts = f"{numbers.plural(size, 'number')}"
    first = f"{numbers.shape((heads, tokens, size))}: {numbers.plural(heads, 'head')}"
    by_head = f"{first}, each with {numbers.plural(tokens, 'token')} of {parts}."
    if not transposed:
        return f"{by_head} Here, the rows are cut in this order at once, although they are stored token by token."
    second = f"{numbers.shape((tokens, heads, size))}: {numbers.plural(tokens, 'token')}"
    return f"{second}, each with {numbers.plural(heads, 'head')} of {parts}. {by_head}"


def moved(changed: int, own: float, others: Sequence[float]) -> str:
    """Say how far the outputs move when 1 is added to every number of one example; others: those of the others."""
    sentence = f"Adding 1 to every number of example {changed} changes its output by up to **{numbers.small(own)}**. "
    if not others:
        return f"{sentence}It is the only example of this batch: make the batch larger."
    rest = f"{len(others)} other examples" if len(others) > 1 else "other example"
    return sentence + markdown.badge(max(others) == 0, f"The outputs of the {rest} change by {numbers.small(max(others))}")


def weights(changed: int, token: int, rows: Sequence[str], apart: float) -> str:
    """Say where one token attends in each example; rows: the ends of these sentences; apart: how far weights differ."""
    sentence = f"In example {changed}, {markdown.chip('query', f'token {token}')} {rows[changed]}."
    others = [f"in example {number} it {row}" for number, row in enumerate(rows) if number != changed]
    if not others:
        return sentence
    differ = "Its weights are the same in every example."
    if apart:
        differ = f"Its weights there differ by up to **{numbers.small(apart)}** from those in example {changed}."
    return f"{sentence} With the same projections, {', '.join(others)}. {differ}"


def mixed(row: int, tokens: Sequence[int], transposed: bool, off: float, several: bool) -> str:
    """Say which tokens the last row of the first head comes from, and how far the output is off.

    several: whether there are several heads and several tokens, which a wrong order could mix
    """
    source = f"token{'s' * (len(tokens) > 1)} {', '.join(map(str, tokens))}"
    holds = f"Row {row} of head 0 holds numbers of **{source}**"
    if transposed:
        return f"{markdown.badge(True, own.RIGHT)} {holds}."
    if off:
        wrong = f"{markdown.badge(False, own.WRONG)} The output is off by up to **{off:.2f}**, and no error is raised."
        return f"{wrong} {holds}; it should hold those of token {row}."
    why = "with these words both orders give the same" if several else "with one head, or one token, nothing can be mixed up"
    return f"{markdown.badge(True, 'the output is the same')} Here {why}. {holds}."


def checked(same: bool, difference: float) -> str:
    return markdown.badge(same, "each example by itself gives the same outputs as in the batch", difference)
