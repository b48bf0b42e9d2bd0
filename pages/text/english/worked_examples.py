"""What the page of worked examples says: known numbers beside the same numbers, computed again."""

from collections.abc import Sequence

from pages.text import numbers

TITLE = "Do we compute the numbers that others published?"
ALL_TITLE = "All examples, computed when you opened this page"
ONE_TITLE = "One example, step by step"
STEPS_TITLE = "All steps of this example"
EXAMPLE = "Example"
SLIP = "Keep the source’s mistake: scores divided by √4, not by √2"
SLIP_HELP = "Off: scores are divided by the root of one head’s width. The source’s numbers stay beside them."
STEP = "Step, from the inputs to the result"
STEP_HELP = "The arrow keys step, too."
GO_ON = "Continue with"
GO_ON_IN = "Continue this example on"
VERIFIED = "Verified ✓"
TOLERANCES = (
    "A number agrees if it is written with the same digits, or if it differs from the printed one by no more than the "
    "rounding of its last digit."
)
TABLES = {"example": "the example’s numbers"}
OVERVIEW = ("example", "its steps agree")
STEPS = ("step and what it computes", "shape", "agrees")
DIFFERENCES = ("example and step", "largest difference")
COMPUTED = "**computed now** :gray[· rows and columns count from 0]"
PRINTED = "**printed by its source**"
DERIVED = "**derived from printed numbers**"
EXACT = {True: "agree to the last printed digit", False: "agree to the last digit"}
ROUNDED = "agree within the rounding of their last digits"
AGREES = {True: "agrees", False: "differs"}
SIGNS = {"1/2": "½", "1/6": "⅙", "1/3": "⅓"}


def lead_printed(count: int, examples: int, verdict: str) -> str:
    return f"{count:,} printed numbers of {examples} examples {verdict}"


def lead_derived(count: int, verdict: str) -> str:
    return f"{count} more numbers, which follow from printed ones, {verdict}"


def differ(count: int) -> str:
    return f"do **not** all agree: {numbers.plural(count, 'number')} {'differs' if count == 1 else 'differ'}"


def lead(badges: Sequence[str], corrected: Sequence[str]) -> str:
    """corrected: the titles of the examples in which the source's mistake is switched off"""
    why = (
        "Each example has fixed inputs from a published lesson, and its numbers are computed again by the functions that "
        "draw every page here."
    )
    off = "".join(f"  \nIn “{title}” the source’s mistake is switched off." for title in corrected)
    return f"{why}  \n{' '.join(badges)}{off}\n\n"  # the last paragraph of a lead is for narrow screens


def agreeing(count: int, steps: int) -> str:
    return f"{count} of {numbers.plural(steps, 'step')}"


def drawn_by(recipe: str) -> str:
    return f":gray[inputs:] {recipe}"


def input_title(name: str, shape: str, batch: int, limit: float) -> str:
    """Return the title of an input; batch: how many examples stand in it, of which the first is drawn, 0 if it is one."""
    first = f", the first of {batch}" if batch else ""
    return f"**{name}** {shape} :gray[input{first} · colour scale: −{limit:g} to {limit:g}]"


def input_alt(name: str) -> str:
    return f"Input {name}"


def step_place(at: int, count: int, label: str) -> str:
    place = f"Step {at} (the last is {count - 1})" if count > 1 else "The only step"
    return f"**{place}: {label}**"


def step_agrees(known: int, verdict: str) -> str:
    return f"{numbers.plural(known, 'number')} {verdict}".replace("1 number agree", "1 number agrees")


def step_differs(wrong: int, known: int) -> str:
    return f"{wrong} of {numbers.plural(known, 'number')} differ"


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


def cut_off(known: int, total: int, computed: str) -> str:
    return (
        f"The source’s printout breaks off after {known} of {total} numbers, within a number that begins with 0.089. "
        f"Computed, this number is {computed}."
    )


def one_by_one(apart: float, other: int) -> str:
    return (
        "The source prints five digits of small numbers, too, so the order shows in which float32 adds 32 products. Here "
        "each product is added exactly to the sum before it, and the sum is then rounded. torch’s own product differs by "
        f"up to {numbers.small(apart)} on this machine: it has {numbers.plural(other, 'number')} with another last digit."
    )


def unscaled(right: int) -> str:
    return (
        f"The source prints the softmax of the unscaled scores where it means that of the scaled ones. Step {right} has "
        "what it should have printed."
    )


def scaled(wrong: int, apart: float) -> str:
    return (
        f"No source prints these numbers: at step {wrong} the softmax of the unscaled scores stands in their place, up to "
        f"{numbers.small(apart)} away."
    )


def dropped(recipe: int) -> str:
    return f"Step {recipe} has the recipe of the dropout mask: which weights are kept, and why these."


def keep(seed: int, uniforms: Sequence[float]) -> str:
    listed = ", ".join(f"{uniform:.4f}" for uniform in uniforms)
    return (
        f"**The recipe of the dropout mask.** Dropout takes the next 32 bits of PyTorch’s generator, {seed}, and on an "
        "Intel processor starts another generator with them: u → 1132489760 u mod (2³¹ − 1). Its numbers, divided by 2³¹ "
        f"− 1, are {listed}. A weight is kept where its number is below 1 − 0.5. Other processors take 18 draws of "
        "PyTorch’s generator instead, so they drop other weights and draw another W_V."
    )


def scale_slip(apart: float) -> str:
    return (
        "The source divides by √4, the root of the width of both heads together. Each head is 2 wide, so it should divide "
        f"by √2. Divided by √2, the numbers of this step differ by up to {numbers.small(apart)}: switch the mistake off to "
        "see them."
    )


def scale_right(apart: float, pytorch: float) -> str:
    return (
        "Here scores are divided by √2, the root of one head’s width. The source’s numbers at this step, divided by √4, "
        f"differ by up to {numbers.small(apart)}. With √2 the outputs are those of scaled_dot_product_attention, to within "
        f"{numbers.small(pytorch)}."
    )
