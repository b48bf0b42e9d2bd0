"""What a program needs to run, in a sentence: its packages, and the file or the folder that it reads; and Explore's."""

from attn_core.code_to_copy import attention, needs
from pages.board.panel import panel
from pages.board.pieces import Code, Pieces, Text
from pages.text.languages import Words
from pages.view.traced_view import TracedView, present_long

words, explore = Words("take"), Words("explore")


def sentence(code: str, alone: str = "") -> str:
    """Return what a program needs; alone: the sentence where that is torch alone, if it isn't the usual one."""
    reads = needs.reads(code)
    return words.needs(packages=needs.packages(code), reads=reads) if reads else alone or words.NEEDS_TORCH


@panel(present_long)
def program(traced: TracedView) -> Pieces:
    """Show the program that computes what Explore shows."""
    code = attention.pytorch(traced.scene)
    return [Text("program_needs", sentence(code, explore.PROGRAM_NEEDS)), Code("program", code)]
