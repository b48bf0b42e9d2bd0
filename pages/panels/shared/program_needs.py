"""What a program needs to run, in a sentence: its packages, and the file or the folder that it reads."""

from attn_core.code_to_copy import needs
from pages.text.languages import Words

words = Words("take")


def sentence(code: str, alone: str = "") -> str:
    """Return what a program needs; alone: the sentence where that is torch alone, if it isn't the usual one."""
    reads = needs.reads(code)
    return words.needs(packages=needs.packages(code), reads=reads) if reads else alone or words.NEEDS_TORCH
