"""What the page about averaging says in parts: formulas with words in them, lists of shares, tasks."""

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


def past_task(first: str, last: int, done: bool) -> tuple[str, str]:
    """Return what to find among the rows, and, once it is found, why it is so; "" before. first: the label of the first."""
    return words.past_task(first=first), words.past_done(count=last + 1) * done


def product(name: str, column: str, terms: Sequence[tuple[float, float]], more: bool, mean: float) -> str:
    """Say a cell of W x; terms: weight and number of the first few words in the mean; more: whether there are others."""
    total = " + ".join(f"{numbers.decimal(weight)} · {_factor(number)}" for weight, number in terms) + " + …" * more
    return words.product(name=name, column=column, sum=total, mean=mean)


def _factor(number: float) -> str:
    text = f"{number:.0f}" if number in (0, 1) else numbers.decimal(number)
    return f"({text})" if text.startswith("−") else text


def product_task(row: int, name: str, done: bool) -> tuple[str, str]:
    """done: whether the mean of the selected row is the word's own vector."""
    return words.PRODUCT_TASK, words.product_done(count=row + 1, name=name) * done


def hidden(name: str, key: str, weight: float, gone: int, count: int, shares: str) -> str:
    """key: the word that is hidden besides, "" for none; gone: how many of so many words are hidden from the row."""
    if gone == count:
        return words.all_hidden(name=name)
    if key:
        return words.key_hidden(name=name, key=key, weight=weight, weights=shares)
    return words.some_hidden(name=name, gone=gone, weights=shares)


def hidden_task(name: str, before: int, left: int) -> tuple[str, str]:
    """Return what to try with hidden words; before, left: how many words have weight in the row without the slider, now."""
    done = words.hidden_done(name=name, left=left, each=1 / max(left, 1))
    return words.hidden_task(name=name, before=before), done * (left < before)


def choice(query: str, key: str, mean: float, wish: float, pull: float, alike: int) -> str:
    """Say which weight one word gives another; alike: how many words are spelled as that one."""
    share = numbers.percents([wish, 1 - wish])[0][0] if pull else numbers.percent(wish)
    return words.choice(query=query, key=key, mean=mean, share=share, pull=pull, alike=alike)


def choice_task(query: str, key: str, count: int, share: float, done: bool) -> tuple[str, str]:
    """count: of words; share: the weight of the word that is looked for, at all its places together."""
    happened = words.choice_done(query=query, key=key, share=numbers.percents([share, 1 - share])[0][0])
    return words.choice_task(query=query, key=key, words=count), happened * (done and count > 1)


# ---- deeper ----


def way(name: str, code: str) -> str:
    kind = deeper.WAYS[name]
    return f"**{kind[0].upper()}{kind[1:]}**  \n{code}"


def ways(same: bool, difference: float, row: int, name: str, shares: str, first: tuple[float, float]) -> str:
    """Say whether three ways agree; first: the first number of the selected row by the loop, and of the true mean."""
    badge = agreement(same, deeper.WAYS_AGREE, deeper.WAYS_DIFFER, difference)
    found = "right" if same else "few" if row <= 1 else "wrong"
    return f"{badge}  \n{deeper.ways(name=name, weights=shares, found=found, loop=first[0], mean=first[1])}"


def sums(right: bool, difference: float, name: str, total: float) -> str:
    badge = agreement(right, deeper.ROWS_ADD_UP, deeper.ROWS_DONT, difference)
    return f"{badge}  \n{deeper.sums(right=right, name=name, total=total, too_large=total > 1.005)}"


def rung(name: str, code: str, row: str, shares: str, total: float, compared: str) -> str:
    """compared: how its result stands to the rung below, "" for the first."""
    sentence = deeper.rung(query=row, weights=shares, total=total)
    return "\n\n".join((f"### {deeper.RUNGS[name]}", deeper.CHANGES[name], code, sentence, compared))


def same_as_below(same: bool, below: int, difference: float) -> str:
    if same:
        return markdown.badge(True, deeper.same_as_below(below=below))
    return deeper.not_as_below(below=below, difference=difference)


def naive(symmetric: bool, across: float, own: tuple[float, int], other: tuple[float, int], apart: float, count: int) -> str:
    """across, apart: how far weights of x xᵀ, and scores of queries and keys, differ across the diagonal.

    own, other: a word's weight for itself, and in how many rows it is the largest, without and with query and key
    """
    badge, large = markdown.badge(symmetric, deeper.SYMMETRIC), across >= 0.005
    ends = deeper.naive_weights_differ(across=across, large=large)
    itself = deeper.naive_on_itself(weight=own[0], rows=own[1], count=count)
    projected = deeper.naive_projected(weight=other[0], rows=other[1], count=count, apart=apart)
    return f"{badge} {ends}  \n{itself} {projected}"


def verified(checks: dict[str, tuple[bool, float]]) -> str:
    """Return what was compared: whether it agrees but for float32's rounding, and the largest difference."""
    return "  \n".join(
        markdown.badge(right, deeper.CHECKED[name], difference) for name, (right, difference) in checks.items()
    )
