"""The selected row's output in A, in B, and B − A, number by number, and the three numbers that moved most."""

from torch import Tensor

from attn_core import one_query, view_differences
from pages.board.pieces import Pieces, Text, titled
from pages.charts import contributions, difference
from pages.panels.compare import change_words
from pages.text import markdown
from pages.text.languages import Words
from pages.view.traced_view import TracedView

words, explore = Words("compare"), Words("explore")
END, LEAST = 3.0, 0.01  # the ends of the axes; the least change that is stated


def _output(traced: TracedView) -> Tensor:
    return traced.alone.output[0]


def _why_not(a: TracedView, b: TracedView) -> str:
    """Return why there is no B − A, "" where there is one: outputs of one word, as wide as each other."""
    sizes = a.scene.head_size, b.scene.head_size
    if sizes[0] != sizes[1]:
        return words.other_widths(a=sizes[0], b=sizes[1])
    word = a.scene.words[a.query], b.scene.words[b.query]
    return words.other_query(a=word[0], b=word[1]) if word[0] != word[1] else ""


def picture(a: TracedView, b: TracedView, side: str) -> Pieces:
    """Draw the output of A or of B as the stacked contributions of the keys, or B − A."""
    slot = f"output_{side}"
    if side == "change":
        return _change(a, b, slot)
    traced = a if side == "a" else b
    book = one_query.ledger(traced.alone, 0, 0)
    labels = [traced.keys[key] if key >= 0 else explore.others(count=book.others) for key in book.keys]
    spec = contributions.stack(book, labels, END, traced.dark)
    return titled(
        slot,
        words.title_about(side=side, about=markdown.plain(traced.name)),
        spec,
        words.alt(side=side, picture=explore.STACK_ALT, moved=""),
    )


def _change(a: TracedView, b: TracedView, slot: str) -> Pieces:
    why = _why_not(a, b)
    if why:
        return [Text(f"{slot}_name", words.title(side="change")), Text(slot, why)]
    spec = difference.dimensions(_output(b) - _output(a), END, contributions.STACK_HIGH, b.dark)
    return titled(
        slot,
        words.title(side="change"),
        spec,
        words.alt(side="change", picture=_moved(a, b).replace("**", ""), moved=""),
    )


def _moved(a: TracedView, b: TracedView) -> str:
    before, after = _output(a), _output(b)
    largest = view_differences.largest(before, after, view_differences.subtract(before, after), least=LEAST)
    entries = [
        words.entry(name=words.dimension(number=place), change=change_words.number(first, last))
        for (place,), first, last in largest.moved
    ]
    return words.moved(entries=entries, alike=largest.alike) if entries else words.still(shares=False)


def in_words(a: TracedView, b: TracedView) -> Pieces:
    return [] if _why_not(a, b) else [Text("output_words", _moved(a, b))]
