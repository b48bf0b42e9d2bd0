"""Formulas in LaTeX that follow what is set, in the language that is set: a decimal comma in German."""

from attn_core.score_scales import ROOT, SCALES, Divisor
from pages.text import numbers


def attention(divisor: Divisor) -> str:
    """Return attention as it divides scores."""
    size, power = SCALES[divisor.scale].name.replace("_", r"\_"), divisor.power
    size = rf"\text{{{size}}}"
    exponent = numbers.exact(power, "g").replace(",", "{,}")
    below = {ROOT: rf"\sqrt{{{size}}}", 1: size}.get(power, f"{size}^{{{exponent}}}")
    scaled = rf"\frac{{QK^\top}}{{{below}}}" if power else r"QK^\top"
    return rf"\operatorname{{softmax}}\!\left({scaled}\right)V"
