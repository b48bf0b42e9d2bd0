"""What the page about softmax says below its steps, for the curious and for implementers, and in its tables."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.english.sharpness import divided, legend

MOVED = {  # slot → its title, and what it shows
    "naive": (":gray[**exp(s) ÷ sum of exp(s)**, in float32]", "Softmax without subtracting the largest score, as bars"),
    "careful": (
        ":gray[**largest score subtracted first**, as torch.softmax does]",
        "Softmax with the largest score subtracted first, as bars",
    ),
}


def passed_on(multiplier: float, alone: float, in_all: float) -> str:
    """Say how much of a change reaches the weights; alone: of the multiplied scores, in_all: of the five numbers."""
    words = (
        f"The change of the weights is at most **{alone:.3f}** times a small change of the multiplied scores, as lengths of "
    )
    words += "vectors; going back, a gradient is passed on by the same factor at most."
    if multiplier == 0:
        return f"{words} Multiplied by 0, the five numbers change no score, so no gradient reaches them."
    if multiplier != 1:
        words += f" A change of the five numbers is first made {multiplier:g} times as large: **{in_all:.3f}** in all."
    return words


def shift_words(largest: float, total: float | None, lost: int) -> str:
    """Say what becomes of the moved scores.

    total: of their exponentials, None where it is infinite; lost: how many weights are no number
    """
    amount = "infinity" if total is None else f"{total:.3g}"
    words = f"The largest score is {numbers.decimal(largest, 1)}. In float32 the exponentials add up to **{amount}**. "
    if lost:
        ratio = "0 ÷ 0" if total == 0 else "Infinity ÷ infinity"
        words += f"{ratio} is not a number, so **{lost} of 5** weights are undefined. "
    return f"{words}With the largest score subtracted first, the exponents are at most 0, and the weights stay as they were."


# ---- the variance of scores ----

_VARIANCE = (
    "**Variance** says how widely numbers vary: it is their mean squared distance from their mean. Its square root, the "
    "**standard deviation**, is their typical distance from their mean. {}"
)
VARIANCE_WORDS = {  # what q and k are drawn as → what variance is, and theirs
    "gaussian": _VARIANCE.format("Here q and k are random: mean 0, variance 1."),
    "linear": _VARIANCE.format("Here q and k come from linear layers: mean 0, variance ⅓."),
}


def variance_title(signs: Sequence[tuple[str, str, bool]], band: bool) -> str:
    shade = " · shade: 95 % of draws" if band else ""
    dots = f":gray[· dots: draws{shade} · both axes logarithmic · d_model: the width of x, a word’s vector]"
    return f":gray[**Variance of q · k** ·] {legend(signs)} {dots}"


def variance_words(size: int, root: float, theory: tuple[float, float], drawn: tuple[float, float]) -> str:
    """Say the variance of scores; theory, drawn: undivided and divided by root, √size."""
    root, result = f"√{size} = {root:.3g}", f"{theory[0]:.3g} ÷ {size} = {theory[1]:.3g}"
    words = f"In theory, scores at head size {size} have variance {theory[0]:.3g}; divided by {root}, they have {result}."
    words += f" In this draw of 256 scores it is **{drawn[0]:.2f}**, and **{drawn[1]:.2f}** when divided: each "
    return f"{words}**New draw** varies around theory."


DERIVATION_HEAD = ("Variance in three lines", "theory", "this draw")


def derivation(size: int, gaussian: bool) -> list[str]:
    """Return the three lines that lead to √head_size, each with its reason."""
    products, each = numbers.plural(size, "independent product"), "1 · 1" if gaussian else "⅓ · ⅓"
    return [
        f"var(qᵢ kᵢ) = {each} :gray[for independent numbers of mean 0]",
        f"var(q · k) = {size} · var(qᵢ kᵢ) :gray[for a sum of {products}]",
        f"var(q · k ÷ √{size}) = var(q · k) ÷ (√{size})² :gray[as divisors count squared]",
    ]


DRAWS_HEAD = ("scores", "theory", "this draw", "95 % of 400 draws")


def draws_row(name: str, divisor: str, theory: float, drawn: float, middle: tuple[float, float]) -> tuple[str, ...]:
    """Return a row of the table of draws; name: of the divisor; divisor: with its number, √16."""
    low, high = middle
    how = divided(name) if divisor == "1" else f"{divided(name)} = {divisor}"
    return how, f"{theory:.3g}", f"**{drawn:.2f}**", f"{low:.3g} to {high:.3g}"


def spread_title(signs: Sequence[tuple[str, str, bool]]) -> str:
    return f":gray[**Standard deviation of scores** ·] {legend(signs)} :gray[· dots: this draw]"


def spread_words(size: int, root: float, drawn: tuple[float, float]) -> str:
    """Say the standard deviation of the scores of one draw, as they are and divided by root, √size."""
    words = f"At head size {size}, the 256 scores of this draw have a standard deviation of **{drawn[0]:.2f}**;"
    return f"{words} divided by √{size} = {root:.3g}, they have one of **{drawn[1]:.2f}**."


MEASURES = {  # what is drawn against head size → its title and its description
    "largest": ("Largest of 64 weights, mean over 64 random queries", "Largest weight of a row over 64 keys"),
    "effective": ("Effective keys of 64", "Effective number of keys of 64"),
}


def measure_title(measure: str, signs: Sequence[tuple[str, str, bool]]) -> str:
    return f":gray[**{MEASURES[measure][0]}** ·] {legend(signs)}"


def measure_alt(measure: str) -> str:
    return f"{MEASURES[measure][1]} against head size, one line for each divisor"


SIZES_HEAD = ("scores", "largest weight", "effective keys", "saturated rows")


def sizes_row(name: str, divisor: str, largest: float, effective: float, saturated: str) -> tuple[str, ...]:
    how = divided(name) if divisor == "1" else f"{divided(name)} = {divisor}"
    return how, f"**{numbers.percent(largest)}**", f"{effective:.1f}", saturated


def far_words(key: str, ties: int, mean: str, distances: tuple[float, float], before: str) -> str:
    """Say how far the output is from both ends; mean: of which values; before: " before dropout" or ""."""
    value, key = markdown.chip("value", "value"), markdown.chip("key", key)
    cold = (
        f"the {value} of {key}"
        if ties == 1
        else f"the mean of the {value}s of {key} and {numbers.plural(ties - 1, 'other key')}"
    )
    to_cold, to_mean = distances
    ends = (
        (f"At temperature 0 the output is {cold}", to_cold),
        (f"At infinite temperature it is the plain mean of the {mean}", to_mean),
    )
    return "\n\n".join(f"{end}. Now{before} each of its numbers is within **{apart:.2f}** of that." for end, apart in ends)
