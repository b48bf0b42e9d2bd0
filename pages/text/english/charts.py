"""What stands in charts, whatever the page: axes, tooltips, and words in place of numbers."""

from pages.text import numbers

LOCALE: dict[str, object] = {}  # how axes and tooltips write numbers, as Vega names it; empty: as Vega does
HIDDEN, NOT_YET, NOTHING = "hidden", "not yet", "nothing"
TEMPERATURE_AXIS = "← sharper · temperature · more equal →"
WEIGHT, VALUE, ADDS = "weight ×", "value =", "contribution"  # headings of three columns
DIMENSION_AXIS, DIMENSION = "output dimension", "dimension"
OUTPUT, INPUT = "output", "input"
SERIES = {"now": "", "warm": "at temperature 1 ", "raw": "without scaling "}  # what stands before a number of each
UNDEFINED, NOT_A_NUMBER = "undefined", "undefined: not a number (NaN)"
SHOW = "show"  # before the name of what a selection shows


def largest(weight: float) -> str:
    return f"largest weight {weight:.4f}"


def effective(keys: float, visible: int) -> str:
    return f"effective keys {keys:.4f} of {visible}"


def all_equal(count: float) -> str:
    return f"all equal: 1 ÷ {count:.0f}"


def adds_up(label: str, total: float) -> str:
    return f"{label} adds up to {total:.4f}"


def so_far(label: str, adds: float, total: float) -> str:
    return f"{label}: {adds:+.4f}, so far {total:+.4f}"


def output(total: float) -> str:
    return f"{OUTPUT}: {total:+.4f}"


def should_be_hidden(query: str, key: str, weight: float) -> str:
    return f"{query} → {key}: {weight:.4f}, should be hidden"


def head(number: int) -> str:
    return f"head {number}"


def row(number: int) -> str:
    return f"row {number}"


def layer(number: int) -> str:
    return f"layer {number}"


def example(number: int) -> str:
    return f"example {number}"


def moved(amount: float) -> str:
    return f"moved {numbers.small(amount)}"


def window(row: int, column: int) -> str:
    return f"show rows from {row}, columns from {column}"


def blocks(queries: int, keys: int, high: int, wide: int) -> str:
    """Say how many tokens a cell of an overview stands for."""
    cell = "one" if high == wide == 1 else f"{high} × {wide} tokens, the largest of them"
    return f"all {queries} × {keys}; a cell is {cell}"
