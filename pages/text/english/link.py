"""Notices about a link: values that were rejected or cut, and the rule that a value breaks, as the end of a sentence."""

from collections.abc import Iterable


def one_of(options: Iterable[str]) -> str:
    return f"it must be one of {', '.join(options)}"


def number(whole: bool, low: float, high: float) -> str:
    return f"it must be {'a whole number' if whole else 'a number'} from {low} to {high}"


def model(names: Iterable[str]) -> str:
    return f"it must be {', '.join(names)}, or a name that ends with a hash of 8 digits"


def no_such_head(layers: int, heads: int) -> str:
    return f"the model has layers 0 to {layers - 1} and heads 0 to {heads - 1}"
