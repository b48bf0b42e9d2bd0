"""What a sentence may call: numbers in the form of its language, and words of the learner, escaped."""

from collections.abc import Callable, Iterable

from pages.text import markdown, numbers
from pages.text.languages import Words

frame = Words("frame")


def _short(value: float, digits: int = 6) -> str:
    """Return a number with at most so many digits."""
    return numbers.exact(value, f".{digits}g")


def _joined(separator: str) -> Callable[[Iterable[object]], str]:
    """Return a function that joins the items of a list."""
    return lambda items: separator.join(map(str, items))


def _and(items: Iterable[object]) -> str:
    """Return a list as a sentence has it: a, b and c."""
    *first, last = map(str, items)
    return frame.and_last(first=", ".join(first), last=last) if first else last


FUNCTIONS: dict[str, Callable[..., str]] = {
    # words of the learner: as chips in the colours of their roles, or as plain text in Markdown
    "QUERY": lambda word: markdown.chip("query", word),
    "KEY": lambda word: markdown.chip("key", word),
    "VALUE": lambda word: markdown.chip("value", word),
    "OUTPUT": lambda word: markdown.chip("output", word),
    "WORD": markdown.plain,
    # numbers
    "PERCENT": numbers.percent,
    "AT_LEAST": numbers.at_least,
    "AT_MOST": numbers.at_most,
    "FINE_PERCENT": numbers.fine_percent,
    "DECIMAL": numbers.decimal,
    "SIGNED": lambda value, digits=2: numbers.decimal(value, digits, sign=True),
    "SMALL": numbers.small,
    "SHORT": _short,
    "SHAPE": numbers.shape,
    "GROUPED": numbers.grouped,
    # lists
    "AND": _and,
    "LIST": _joined(", "),
    "CLAUSES": _joined("; "),
    "SENTENCES": _joined(" "),
    "DOTS": _joined(" · "),
    # a sentence with a tick, or with a cross where it isn't so, and the largest difference
    "BADGE": lambda sentence, right, *difference: markdown.badge(right, sentence, *difference),
    # the title of a page
    "TITLE": lambda page: frame.TITLES[page],
}
