"""What the page about softmax says in parts: formulas, keys of lines, rows of tables, tasks."""

from collections.abc import Sequence

from pages.text import numbers
from pages.text.languages import Words

words, deeper, row = Words("sharpness"), Words("sharpness_deeper"), Words("row")

FOCUS_FORMULA = r"w_j = \frac{e^{c\,s_j}}{\sum_i e^{c\,s_i}}"
TEMPERATURE_FORMULA = r"w_j = \frac{e^{s_j / T}}{\sum_i e^{s_i / T}}"
NEAR_MEAN = 1.25  # times the mean weight: the largest weight at which an output is near the mean


def _key(signs: Sequence[tuple[str, str, bool]]) -> str:
    """Return which line is which: its sign, its name, whether it is the one that is set."""
    return " ".join(f":{'primary' if is_set else 'gray'}[**{sign} {name}**]" for sign, name, is_set in signs)


def _divided(divisor: str) -> str:
    """Return how scores are divided; divisor: in words, 1 where they aren't."""
    return words.divided(divisor=None if divisor == "1" else divisor)


def legend(signs: Sequence[tuple[str, str, bool]]) -> str:
    """Return which line is which: its sign, what is divided by, whether it is the one that is set."""
    return _key([(sign, _divided(divisor), is_set) for sign, divisor, is_set in signs])


def measure_title(measure: str, signs: Sequence[tuple[str, str, bool]]) -> str:
    return f":gray[**{deeper.MEASURES[measure]}** ·] {legend(signs)}"


def powers_title(signs: Sequence[tuple[str, int, bool]], name: str) -> str:
    """Return which line is which: its sign, its head size, whether it is the one that is set; name: what is divided by."""
    lines = _key([(sign, words.of_head_size(size=size), is_set) for sign, size, is_set in signs])
    return words.powers_title(lines=lines, name=name)


def _with_number(name: str, divisor: str) -> str:
    """Return how scores are divided; name: of the divisor; divisor: with its number, √16."""
    how = _divided(name)
    return how if divisor == "1" else f"{how} = {divisor}"


def draws_row(name: str, divisor: str, theory: float, drawn: float, middle: tuple[float, float]) -> tuple[str, ...]:
    """Return a row of the table of draws."""
    between = deeper.range(low=middle[0], high=middle[1])
    return _with_number(name, divisor), f"{theory:.3g}", f"**{drawn:.2f}**", between


def sizes_row(name: str, divisor: str, largest: float, effective: float, saturated: str) -> tuple[str, ...]:
    return _with_number(name, divisor), f"**{numbers.percent(largest)}**", f"{effective:.1f}", saturated


def derivation(size: int, gaussian: bool) -> list[str]:
    """Return the three lines that lead to √head_size, each with its reason."""
    product = "1 · 1" if gaussian else "⅓ · ⅓"
    return [deeper.of_products(product=product), deeper.of_sum(size=size), deeper.of_quotient(size=size)]


# ---- the steps ----


def five(multiplier: float, top: str, weights: tuple[float, float] | None, effective: float, level: str) -> str:
    """Say how sharp five weights are; top: the largest score; weights: its weight now, and at times 1; None: all equal."""
    largest, before = weights or (0.2, 0.2)
    same = numbers.fine_percent(largest) == numbers.fine_percent(before)
    found = {"equal": weights is None, "changed": "no" if same else "up" if largest > before else "down"}
    now = {"largest": largest, "before": before, "effective": effective, "level": level}
    return words.five(multiplier=multiplier, top=top, **found, **now)


def five_task(scores: tuple[str, str], weights: tuple[float, float]) -> tuple[str, str]:
    """Return what to try, and, once it is done, what happened; scores, weights: the two largest, as they are drawn."""
    happened = words.five_done(top=scores[0], largest=weights[0], next=scores[1], second=weights[1])
    return words.FIVE_TASK, happened * (weights[0] > 0.95)


def powers_task(size: int, done: bool, drawn: float, theory: float) -> tuple[str, str]:
    return words.powers_task(size=size), words.powers_done(size=size, drawn=drawn, theory=theory) * (done and size > 1)


def sizes(size: int, undivided: str, divided: str, other: tuple[str, str], saturated: tuple[int, int, int]) -> str:
    """Say how sharp rows are on average; other: the divisor that is set, and how sharp they are then, "" for the usual ones.

    saturated: how many rows are, undivided and divided by √head_size, of how many
    """
    (divisor, largest), (none, head, rows) = other, saturated
    sharp = {"undivided": undivided, "divided": divided, "other": largest}
    counts = {"saturated": none, "scaled": head, "rows": rows, "any": bool(none or head)}
    return words.sizes(size=size, divisor=divisor, d_model="d_model" in divisor, **sharp, **counts)


def sizes_task(size: int, undivided: bool, none: float, head: float) -> tuple[str, str]:
    happened = words.sizes_done(size=size, none=none, head=head)
    return words.sizes_task(size=size), happened * (undivided and size > 1)


def ends_tip(label: str, now: float | None, cold: float | None, hot: float | None) -> str:
    """Return what is said over a bar; all None: the key is hidden."""
    if now is None:
        return words.hidden_tip(label=label)
    return words.ends_tip(label=label, now=now, cold=cold, hot=hot)


def ends(query: str, key: str, ties: int, visible: int, now: float, temperature: float) -> str:
    """Say the weight of the key with the largest score, now and at both ends.

    ties: how many keys have that score; visible: how many keys the query may attend to
    """
    if ties == visible:
        return words.equal_ends(query=query, visible=visible, mean=1 / visible)
    weights = {"now": now, "cold": 1 / ties, "mean": 1 / visible}
    return words.ends(query=query, key=key, others=ties - 1, visible=visible, temperature=temperature, **weights)


def ends_task(
    query: str, visible: int, one_key: bool, weights: Sequence[float], ratio: float, apart: float
) -> tuple[str, str]:
    """Return what to try with the row.

    visible: how many keys it may attend to; one_key: whether the mask leaves no query more; weights: its largest and its
    smallest; ratio: of the two; apart: the same at the highest temperature
    """
    kind = "narrow" if visible < 2 else "equal" if apart == 1 else "apart" if apart > 2 else "near"
    question = words.ends_task(query=query, kind=kind, choose=row.choose(one_key=one_key))
    if kind != "near" or ratio > 2:
        return question, ""
    (largest, smallest), mean = weights, 1 / visible
    return question, words.ends_done(largest=largest, smallest=smallest, mean=mean, near=largest <= NEAR_MEAN * mean)
