"""The panels of sharpness about a constant: five numbers are moved until a softmax that takes nothing away breaks."""

from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.link import View
from pages.ui.story.sharpness.five_numbers import bars, multiplied
from pages.ui.text import numbers

follows = panel(lambda view: view.only("multiplier", "constant"))


@follows
def naive(view: View) -> Pieces:
    """Draw exp(s) / sum(exp(s)) as float32 computes it."""
    row = multiplied(view)
    spec = bars(view, row.scores.tolist(), row.naive.weights)
    alt = "Softmax without taking the largest score away first, as bars"
    return titled("naive", ":gray[**as it comes:** exp(s) ÷ sum, in float32]", spec, alt)


@follows
def careful(view: View) -> Pieces:
    """Draw softmax as it is computed everywhere."""
    row = multiplied(view)
    spec = bars(view, row.scores.tolist(), row.moved.tolist())
    title = ":gray[**largest taken away first:** what torch.softmax does]"
    return titled("careful", title, spec, "Softmax as torch computes it, as bars")


@follows
def shift_in_words(view: View) -> Pieces:
    """Say what the constant changes: nothing, unless the exponentials overflow."""
    row = multiplied(view)
    total = "infinity" if row.naive.total is None else f"{row.naive.total:.3g}"
    words = f"The largest score is {row.scores.max().item():.1f}; the exponentials add up to **{total}**. "
    lost = row.naive.weights.count(None)
    if lost:
        ratio = "0 ÷ 0" if row.naive.total == 0 else "Infinity ÷ infinity"
        words += f"{ratio} is not a number: **{lost} of 5** weights are lost. "
    words += f"Taken away first, adding {view.constant} changes no weight by more than **{numbers.small(row.moved_by)}**."
    return [Text("shift_words", words)]
