"""Notices about a link: values that were rejected or cut, and the rule that a value breaks, as the end of a sentence."""

from collections.abc import Iterable

NO_SUCH_SETTING = "there is no such setting"
NAMES = "it must be names of settings such as mask~heads"
CELLS = "it must be cells such as 1-4_2-3, each row-column"
NO_LINK = "it must be a link’s settings such as head_size=128&scale=none, or - for the page as it is by default"


def other_format(written: str, version: str) -> str:
    return f"This link has format {written}; this page reads v={version}, so it may look different."


def ignored(written: str, rule: str) -> str:
    """rule: one of the ends of sentences in this file."""
    return f"Ignored {written}: {rule}."


def cut(name: str, count: int, most: int) -> str:
    return f"{name} has {count} characters; only the first {most} are read."


def more_ignored(count: int) -> str:
    return f"Ignored {count} more settings of this link."


def one_of(options: Iterable[str]) -> str:
    return f"it must be one of {', '.join(options)}"


def number(whole: bool, low: float, high: float) -> str:
    return f"it must be {'a whole number' if whole else 'a number'} from {low} to {high}"


def most_cells(most: int) -> str:
    return f"it must be at most {most} cells"


def operations(most: int) -> str:
    return f"it must be at most {most} operations such as off_1_3 (layer 1, head 3), joined by ~"


def model(names: Iterable[str]) -> str:
    return f"it must be {', '.join(names)}, or a name that ends with a hash of 8 digits"


def no_such_head(layers: int, heads: int) -> str:
    return f"the model has layers 0 to {layers - 1} and heads 0 to {heads - 1}"


def packed(most: int) -> str:
    return f"it must be at most {most} letters, digits and the signs _ - ."


def too_long(most: int) -> str:
    return f"the link that it holds must have at most {most} characters"


def of_a(sentence: str) -> str:
    """sentence: a notice of the link that compare holds."""
    return f"In compare, the link of A: {sentence}"


def bars(most: int) -> str:
    return f"it must be at most {most} whole numbers from 0 to 100, joined by _"


def most_numbers(most: int) -> str:
    return f"it must hold at most {most} numbers"


def edits(example: str, largest: float) -> str:
    return f"it must look like {example} (row, column, a number up to {largest:g}), more after ~"


def steps_of(page: str, count: int) -> str:
    return f"the page {page} has no steps" if count == 1 else f"the page {page} has steps 1 to {count}"


def not_on_page(page: str, owner: str) -> str:
    return f"the page {page} has no such setting, but the page {owner} has"


def too_many_names(most: int, count: int) -> str:
    return f"A link sets at most {most} names, this one {count}."


def too_many_escapes(most: int, count: int) -> str:
    return f"A link has at most {most} percent signs, this one {count}. Shorten its texts."
