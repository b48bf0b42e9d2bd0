"""Wrong numbers to choose from: what known misconceptions give, rounded as they are printed, none near another."""

from collections.abc import Sequence

from torch import Generator

from attn_core.practice.question import shuffled

CHOICES = 4  # of which one is right


def choices(
    generator: Generator, truth: float, wrong: Sequence[float], least: float, digits: int = 0
) -> tuple[tuple[object, ...], int] | None:
    """Return the truth among the first wrong numbers that differ from all others by at least so much, and its place.

    None where fewer than 4 remain; with digits=0 they are whole numbers.
    """
    listed = [truth]
    for number in wrong:
        if all(abs(number - other) >= least for other in listed):
            listed.append(number)
    if len(listed) < CHOICES:
        return None
    rounded = [round(number, digits) + 0.0 if digits else round(number) for number in listed[:CHOICES]]  # no negative zero
    return shuffled(generator, rounded[0], rounded[1:])
