"""What the page of worked examples says: known numbers beside the same numbers, computed again."""

from collections.abc import Sequence

from pages.text import numbers

OVERVIEW = ("example", "its steps agree")
STEPS = ("step and what it computes", "shape", "agrees")
DIFFERENCES = ("example and step", "largest difference")
EXACT = {True: "agree to the last printed digit", False: "agree to the last digit"}
AGREES = {True: "agrees", False: "differs"}
SIGNS = {"1/2": "½", "1/6": "⅙", "1/3": "⅓"}


def lead_printed(count: int, examples: int, verdict: str) -> str:
    return f"{count:,} printed numbers of {examples} examples {verdict}"


def lead(badges: Sequence[str], corrected: Sequence[str]) -> str:
    """corrected: the titles of the examples in which the source's mistake is switched off"""
    why = (
        "Each example has fixed inputs from a published lesson, and its numbers are computed again by the functions that "
        "draw every page here."
    )
    off = "".join(f"  \nIn “{title}” the source’s mistake is switched off." for title in corrected)
    return f"{why}  \n{' '.join(badges)}{off}\n\n"  # the last paragraph of a lead is for narrow screens


def step_place(at: int, count: int, label: str) -> str:
    place = f"Step {at} (the last is {count - 1})" if count > 1 else "The only step"
    return f"**{place}: {label}**"


def step_agrees(known: int, verdict: str) -> str:
    return f"{numbers.plural(known, 'number')} {verdict}".replace("1 number agree", "1 number agrees")


def in_place(equal: bool, row: int, apart: float) -> str:
    return (
        f"torch.allclose(xbow, c) compares every number of this loop with the means and returns **{equal}**. The loop "
        f"writes means into the rows that it still has to read, so from row {row} on it averages means, and differs from "
        f"the right result by up to {numbers.small(apart)}. The source prints True."
    )


def in_place_weights(parts: Sequence[str], kept: Sequence[str]) -> str:
    """parts: the first three weights of row 2 as fractions; kept: the different weights of token 0 from row 1 on."""
    row = ", ".join(SIGNS.get(part, part) for part in parts)
    return (
        f"Row 2 is {row}, where a mean has ⅓, ⅓, ⅓. Every row still adds up to 1, but from row 1 on token 0 keeps "
        f"{' or '.join(kept)}, however many tokens follow."
    )


def row_7(most: Sequence[tuple[int, float]], high: tuple[int, float], low: tuple[int, float], first: float) -> str:
    """most: the largest weights, with their tokens; high, low: who keeps most and least for itself; first: token 0."""
    names = [f"{'itself' if token == 7 else f'token {token}'} ({weight:.4f})" for token, weight in most]
    return (
        f"Token 7 gives its largest weights to {names[0]}, {names[1]} and {names[2]}. **The diagonal isn’t 1**: softmax "
        "divides a total of 1 among all keys that a token may attend to. Queries and keys come from two projections, so a "
        f"token’s score with itself need not be its largest. Token {high[0]} keeps {high[1]:.4f} for itself, token "
        f"{low[0]} only {low[1]:.4f}. Token 0 may attend to itself alone, so it keeps {first:.4f}."
    )


def keep(seed: int, uniforms: Sequence[float]) -> str:
    listed = ", ".join(f"{uniform:.4f}" for uniform in uniforms)
    return (
        f"**The recipe of the dropout mask.** Dropout takes the next 32 bits of PyTorch’s generator, {seed}, and on an "
        "Intel processor starts another generator with them: u → 1132489760 u mod (2³¹ − 1). Its numbers, divided by 2³¹ "
        f"− 1, are {listed}. A weight is kept where its number is below 1 − 0.5. Other processors take 18 draws of "
        "PyTorch’s generator instead, so they drop other weights and draw another W_V."
    )
