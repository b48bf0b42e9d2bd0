"""What a program needs to run, in a sentence: its packages, and, of a language model, the file or the folder."""

from attn_core.code_to_copy import needs
from pages.text.languages import Words

words = Words("take")


def sentence(code: str, alone: str = "") -> str:
    """Return what a program needs; alone: the sentence where that is torch alone, if it isn't the usual one."""
    packages = needs.packages(code)
    if packages == ["torch"]:
        return alone or words.NEEDS_TORCH
    return words.needs(packages=packages, folder="transformers" in packages)
