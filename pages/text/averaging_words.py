"""What the page about averaging says in parts: formulas with words in them, lists of shares, a product."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

words, deeper, frame = Words("averaging"), Words("averaging_deeper"), Words("frame")

HIDDEN_FORMULA = r"w_{ij} = \frac{e^{s_{ij}}}{\sum_k e^{s_{ik}}}, \qquad e^{-\infty} = 0"
CHOICE_FORMULA = r"s_{ij} = q_i \cdot k_j, \qquad w_{ij} = \frac{e^{s_{ij}}}{\sum_m e^{s_{im}}}"
TRIANGLE_FORMULA = r"W_{ij} = L_{ij} \,/\, \textstyle\sum_k L_{ik}"


def past_formula() -> str:
    return rf"\text{{{words.MEAN}}}_t = \frac{{1}}{{t+1}}\,(x_0 + x_1 + \dots + x_t)"


def product_formula() -> str:
    products = r"(W x)_{ij} = W_{i0}\,x_{0j} + W_{i1}\,x_{1j} + \dots"
    return rf"\text{{{words.MEANS}}} = W x, \qquad {products}"


def naive_formula() -> str:
    scores = r"s_{ij} = x_i \cdot x_j \,/\, c = s_{ji}, \qquad s_{ii} = |x_i|^2 \,/\, c"
    return rf"{scores}, \qquad c = \text{{{deeper.DIVISOR}}}"


def agreement(same: bool, agrees: str, differs: str, difference: float) -> str:
    """Return a badge that says whether two results are the same, and, where they aren't, how far they are apart."""
    if same:
        return markdown.badge(True, agrees)
    return markdown.badge(False, frame.with_difference(sentence=differs, amount=numbers.decimal(difference)))


def shares(names: Sequence[str], parts: Sequence[str], others: int, rounded: bool) -> str:
    """Return the weights of a row in words: those of a few words, and what others have together.

    parts: the share of each name, and that of the others, if any; rounded: whether they don't add up as they are printed
    """
    listed = [words.share_from(share=share, name=name) for name, share in zip(names, parts, strict=False)]
    if others:
        listed.append(words.share_from_others(share=parts[-1], count=others))
    return words.shares(parts=listed or [words.NO_SHARES], rounded=rounded)


def product(name: str, column: str, terms: Sequence[tuple[float, float]], more: bool, mean: float) -> str:
    """Say a cell of W x; terms: weight and number of the first few words in the mean; more: whether there are others."""
    total = " + ".join(f"{numbers.decimal(weight)} · {_factor(number)}" for weight, number in terms) + " + …" * more
    return words.product(name=name, column=column, sum=total, mean=mean)


def _factor(number: float) -> str:
    text = f"{number:.0f}" if number in (0, 1) else numbers.decimal(number)
    return f"({text})" if text.startswith("−") else text
