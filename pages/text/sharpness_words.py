"""What the page about softmax says in parts: formulas, keys of lines, a task."""

from collections.abc import Sequence

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


def powers_title(signs: Sequence[tuple[str, int, bool]], name: str) -> str:
    """Return which line is which: its sign, its head size, whether it is the one that is set; name: what is divided by."""
    lines = _key([(sign, words.of_head_size(size=size), is_set) for sign, size, is_set in signs])
    return words.powers_title(lines=lines, name=name)


def with_number(name: str, divisor: str) -> str:
    """Return how scores are divided; name: of the divisor; divisor: with its number, √16."""
    how = _divided(name)
    return how if divisor == "1" else f"{how} = {divisor}"


# ---- the steps ----


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
