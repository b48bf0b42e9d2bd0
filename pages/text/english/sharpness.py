"""What the page about softmax says: focus, the size of scores, why they are divided by √head_size, temperature."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.text.numbers import fine_percent

own, row = Words("sharpness", "en"), Words("row", "en")

_SUMMARY = (
    "Softmax turns scores into attention weights: the more the scores vary, the larger the largest weight.  \nThe standard "
    "deviation of scores is about {}; dividing them by √head_size makes it {}. The temperature sets the focus by hand: "
    "dividing by T = 1/c is multiplying by c, as in step 1."
)
SUMMARY = {  # what q and k are drawn as → the key points
    "gaussian": _SUMMARY.format("√head_size for random q and k", "1"),
    "linear": _SUMMARY.format("⅓ of √head_size for q and k from linear layers", "about ⅓"),
}


def divided(divisor: str) -> str:
    """Return how scores are divided; divisor: in words, 1 where they aren't."""
    return "not divided" if divisor == "1" else f"÷ {divisor}"


def legend(signs: Sequence[tuple[str, str, bool]]) -> str:
    """Return which line is which: its sign, what is divided by, whether it is the one that is set."""
    return " ".join(f":{'primary' if is_set else 'gray'}[**{sign} {divided(by)}**]" for sign, by, is_set in signs)


# ---- 1: focus ----

FOCUS_FORMULA = r"w_j = \frac{e^{c\,s_j}}{\sum_i e^{c\,s_i}}"


def five_words(multiplier: float, top: str, weights: tuple[float, float] | None, effective: float, level: str) -> str:
    """Say how sharp five weights are; top: the largest score; weights: its weight now, and at times 1; None: all equal."""
    times = f"Multiplied by **{multiplier:g}**, the" if multiplier != 1 else "The"
    if weights is None:
        return f"{times} five scores are equal, and each gets a weight of **20.0 %**. {own.LEVELS[level]}"
    largest, before = weights
    change = f", {'up' if largest > before else 'down'} from {fine_percent(before)}"
    change *= fine_percent(largest) != fine_percent(before)
    words = (
        f"{times} largest score, {top}, gets a weight of **{fine_percent(largest)}**{change}. The query in effect attends "
    )
    return f"{words}to **{effective:.1f}** of the 5 keys (**effective keys**). {own.LEVELS[level]}"


def five_task(scores: tuple[str, str], weights: tuple[float, float]) -> tuple[str, str]:
    """Return what to try, and, once it is done, what happened; scores, weights: the two largest, as they are drawn."""
    largest, following = (f"{s}, gets a weight of {fine_percent(w)}" for s, w in zip(scores, weights, strict=True))
    happened = f"The largest score, {largest}; the next one, {following}."
    return "Find a multiplier at which the largest weight is above 95 %.", happened * (weights[0] > 0.95)


# ---- 2: the size of scores ----

_WIDER = (
    "A score in a **head** sums head_size products of independent numbers with mean 0 and **variance** {}. A product has "
    "variance {}, the sum {}. Division by c divides the variance by c²: by √head_size, it becomes {}; by head_size, {}, so "
    "the weights are nearly equal and hardly tell words apart."
)
WIDER = {  # what q and k are drawn as → the variance of their scores, undivided, divided by the root and by the size
    "gaussian": _WIDER.format("1", "1", "head_size", "1", "1/head_size"),
    "linear": _WIDER.format("1/3 (linear layers)", "1/9", "head_size/9", "1/9", "1/(9 · head_size)"),
}


def powers_title(signs: Sequence[tuple[str, int, bool]], name: str) -> str:
    """Return which line is which: its sign, its head size, whether it is the one that is set; name: what is divided by."""
    lines = (f":{'primary' if is_set else 'gray'}[**{sign} head size {size}**]" for sign, size, is_set in signs)
    return f":gray[**Variance of scores ÷ {name}^p** ·] {' '.join(lines)} :gray[· dot: this draw]"


def powers_words(size: int, divisor: str, drawn: float, theory: float, always: bool) -> str:
    """Say the variance of one draw; divisor: with its number, 1 where scores aren't divided; always: as at every size."""
    how = "not divided" if divisor == "1" else f"divided by {divisor}"
    words = f"At head size {size}, {how}, the 256 scores of this draw have variance **{drawn:.3g}**; in theory {theory:.3g}"
    return f"{words}{', as at every head size' * always}."


def powers_task(size: int, done: bool, drawn: float, theory: float) -> tuple[str, str]:
    if size == 1:
        return "At head size 1 every power of head_size is 1. Choose a wider head.", ""
    happened = (
        f"At p = 1 scores are divided by {size} itself. Their variance is {drawn:.3g}, in theory {theory:.3g}: the wider "
    )
    happened += "the head, the closer its weights are to equal ones."
    return "Set the power at which scores are divided by head_size itself, not by its root.", happened * done


# ---- 3: scaling ----


def sizes_words(size: int, undivided: str, divided: str, other: tuple[str, str], saturated: tuple[int, int, int]) -> str:
    """Say how sharp rows are on average; other: the divisor that is set, and how sharp they are then, "" for the usual ones.

    saturated: how many rows are, undivided and divided by √head_size, of how many
    """
    divisor, largest = other
    slip = f", and **{largest}** when divided by {divisor}" if largest else ""
    slip += ", where d_model is the width of a word’s vector" if largest and "d_model" in divisor else ""
    words = f"At head size **{size}** the largest of 64 weights is **{undivided}** on average without dividing, "
    words += f"**{divided}** when scores are divided by √{size}{slip}. "
    none, head, rows = saturated
    if not none and not head:
        return f"{words}In none of these {rows} rows has one key 99 % or more, so none is saturated."
    words += f"Without dividing, **{none} of {rows}** rows are saturated (one key has 99 % or more); "
    return f"{words}divided by √{size}, **{head}** are."


def sizes_task(size: int, undivided: bool, none: float, head: float) -> tuple[str, str]:
    if size == 1:
        return "At head size 1 the divisor √head_size is 1. Choose a wider head.", ""
    happened = f"Without dividing, the largest weight is {numbers.percent(none)} on average, by chance alone; divided by "
    happened += f"√{size} it is {numbers.percent(head)}."
    question = "Set the power at which the largest weight grows most as heads get wider."
    return question, happened * undivided


# ---- 4: temperature ----

TEMPERATURE_FORMULA = r"w_j = \frac{e^{s_j / T}}{\sum_i e^{s_i / T}}"
HIDDEN, NEAR_MEAN = "hidden", 1.25  # times the mean weight: the largest weight at which an output is near the mean


def ends_tip(label: str, now: float | None, cold: float | None, hot: float | None) -> str:
    """Return what is said over a bar; all None: the key is hidden."""
    if now is None:
        return f"{label}: {HIDDEN}"
    return f"{label}: {now:.4f} now, {cold:.4f} at temperature 0, {hot:.4f} at infinite temperature"


def ends_words(query: str, key: str, ties: int, visible: int, now: float, temperature: float) -> str:
    """Say the weight of the key with the largest score, now and at both ends.

    ties: how many keys have that score; visible: how many keys the query may attend to
    """
    query, key, each = markdown.chip("query", query), markdown.chip("key", key), " each" * (ties > 1)
    mean = numbers.percent(1 / visible)
    if ties == visible:
        return f"{query} has the same score for all {visible} keys: each has a weight of **{mean}** at every temperature."
    more = f" and to {numbers.plural(ties - 1, 'other key')}" * (ties > 1)
    weight = f"a weight of **{numbers.percent(now)}**{each}"
    words = f"At temperature **{temperature:g}**, {query} attends to {key}{more} with {weight}."
    close = f"{mean}, the same for all {visible} keys."
    if temperature == 0:
        return f"{words} As the temperature grows, the weight approaches {close}"
    cold = f"At temperature 0 the weight is {numbers.percent(1 / ties)}{each}"
    return f"{words} {cold}; as the temperature grows, it approaches {close}"


def ends_task(
    query: str, visible: int, one_key: bool, weights: Sequence[float], ratio: float, apart: float
) -> tuple[str, str]:
    """Return what to try with the row.

    visible: how many keys it may attend to; one_key: whether the mask leaves no query more; weights: its largest and its
    smallest; ratio: of the two; apart: the same at the highest temperature
    """
    query = markdown.plain(query)
    if visible < 2 or apart == 1:
        why = "no choice between keys" if visible < 2 else "equal scores for all its keys"
        return f"“{query}” has {why}. {row.choose(one_key=one_key)}", ""
    if apart > 2:
        question = "The scores of this row differ too much for the temperature to make its weights nearly equal. "
        return f"{question}Divide them by √head_size in step 3, or choose another row.", ""
    (largest, smallest), near = map(numbers.percent, weights), weights[0] <= NEAR_MEAN / visible
    happened = f"The largest weight is {largest}, the smallest {smallest}; equal weights would be "
    happened += f"{numbers.percent(1 / visible)}{': the output is close to the mean of the values' * near}."
    return "Raise the temperature until no key has more than twice the weight of another.", happened * (ratio <= 2)
