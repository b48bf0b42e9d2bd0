"""What the pages about a model say of one score: its products, the scaled score, the weight, the row without the arrow."""

from collections.abc import Mapping, Sequence

from pages.text import markdown, numbers


def title(query: str, key: str, place: tuple[int, int], width: int, ends: Mapping[str, float]) -> str:
    """ends: where the colours of each row end, () where numbers stand on the cells."""
    scale = f" · colour scale: {'; '.join(f'{name} ±{end:g}' for name, end in ends.items())}" if ends else ""
    return (
        f"**Why “{markdown.plain(query)}” gives “{markdown.plain(key)}” this weight** :gray[· layer {place[0]}, head "
        f"{place[1]}: products of q and k in dimensions 0 to {width - 1} · violet: positive, orange: negative{scale}]"
    )


def alt(query: str, key: str, score: float) -> str:
    return f"q of {query}, k of {key}, their products and the running sum {score:.4f}"


def products(query: str, key: str, terms: Sequence[tuple[int, str]], count: int, score: str) -> str:
    """terms: the products that are largest in magnitude, each a dimension and a number."""
    pair = f"{markdown.chip('query', query)} · {markdown.chip('key', key)}"
    if not terms:
        return f"The score {pair} is **0**: all {count} products are 0."
    *first, last = [f"{product} in dimension {dimension}" for dimension, product in terms]
    listed = f"{', '.join(first)} and {last}" if first else last
    verb = "are" if first else "is"
    return f"The score {pair} is **{score}**, the sum of {count} products. Largest in magnitude {verb} {listed}."


def scaled(scale: float, divisor: float | None, size: int, score: str) -> str:
    """scale: what the score is multiplied by; divisor: √size where that is the usual 1/√size; score: the scaled one."""
    if divisor is not None:
        return (
            f"Divided by √{size} ≈ {divisor:.3g} it is **{score}**, the scaled score."
            if divisor % 1
            else (f"Divided by √{size} = {divisor:g} it is **{score}**, the scaled score.")
        )
    if scale == 1:
        return "This head does not scale its scores."
    return f"Multiplied by {scale:.3g} it is **{score}**, the scaled score."


def lead(other: str, lead: float, temperature: float) -> str:
    """Compare a scaled score with the largest other one of the row; lead: the difference, divided by the temperature."""
    before = f"Divided by the temperature, {temperature:g}, the" if temperature != 1 else "The"
    than = f"largest other one of the row, that of “{markdown.plain(other)}”"
    if numbers.decimal(lead) == numbers.decimal(0):
        return f"{before} scaled score equals the {than}."
    return f"{before} scaled score is {numbers.decimal(abs(lead))} {'higher' if lead > 0 else 'lower'} than the {than}."


def times(other: str, lead: float, ratio: float) -> str:
    """Go on after the weight; ratio: of the weight to that of the other key, e to the power of the lead."""
    if numbers.decimal(lead) == numbers.decimal(0):
        return f", as much as “{markdown.plain(other)}”."
    about = f" ≈ {numbers.decimal(ratio, 0 if ratio >= 10 else 2)}" if 0.005 <= ratio < 1000 else ""
    return f", e^{numbers.decimal(lead)}{about} times the weight of “{markdown.plain(other)}”."


def remaining(weights: Sequence[tuple[str, float]], word: str, now: float, cut: float) -> str:
    """Say what a cut would do; weights: the largest of the row then; now, cut: the next word's probability."""
    before, after = numbers.percent(now), numbers.percent(cut)
    moves = f"stays at {after}" if before == after else f"{'falls' if cut < now else 'rises'} from {before} to {after}"
    said = f"the probability of “**{markdown.plain(word)}**” {moves}"
    if not weights:
        return f"Without this arrow the query sees no key, its output is 0, and {said}."
    *first, last = [f"“{markdown.plain(key)}” {numbers.percent(share)}" for key, share in weights]
    listed = f"{', '.join(first)} and {last}" if first else last
    return f"Without this arrow the row gives {listed}, and {said}."
