"""What the page about the weighted sum says below its steps, for the curious and for implementers."""

from pages.text import markdown, numbers

# ---- one number ----


def account_header(after_dropout: bool) -> list[str]:
    weight = "weight after dropout" if after_dropout else "weight"
    return [markdown.chip("key", "key"), f"{weight} ×", f"{markdown.chip('value', 'value')} =", "adds", "total so far"]


ACCOUNT_OUTPUT = "= output"


def account_verified(agrees: bool, count: int, difference: float) -> str:
    return markdown.badge(agrees, f"the weighted sum of the values is the output in all {count} numbers", difference)


# ---- all numbers ----

STRIPS = {"values": "value", "adds": "weight × value", "totals": "total so far"}  # column of the ledger → its name
STRIPS_AFTER_DROPOUT = {**STRIPS, "adds": "weight after dropout × value"}


def strip_name(name: str, sizes: str) -> str:
    return f"**{name}** :gray[{sizes}, a row for each key · colour scale: −2.5 (orange) to 2.5 (violet)]"


def strip_alt(name: str) -> str:
    return f"{name}: one row for each key"


def strips(count: int) -> str:
    return f"The last row of the totals is the {markdown.chip('output', 'output')}: {numbers.plural(count, 'number')}."


def dropped(p: float, total: float) -> str:
    """Say what dropout does to the selected row; total: what its weights add up to after it."""
    means = "While a model learns, dropout sets each weight to 0 with probability p, and divides the others by 1 − p. "
    if p == 0:
        return f"{means}Here p is 0: no weight is dropped, and the row adds up to {numbers.percent(total)}."
    if p == 1:
        return f"{means}Here p is 1: every weight is dropped, so the output is 0."
    return f"{means}Here p is {p:g}: in this draw the weights of the row add up to {numbers.percent(total)}."


# ---- every query ----


def more_rows(said: int, count: int) -> str:
    return f":gray[These are {said} of {count} rows. The table at the end of the page has all.]"


PRODUCT = {"V": "the values, a row for each key", "Y": "the outputs, a row for each query"}


def product_name(name: str, sizes: str) -> str:
    return f"**{name}** :gray[{sizes}, {PRODUCT[name]} · colour scale: −2.5 (orange) to 2.5 (violet)]"


def product(query: str, before_dropout: bool) -> str:
    """Say how one row of Y comes about; before_dropout: whether the picture of W shows other weights."""
    name = markdown.chip("query", query)
    after = " These are the weights after dropout." if before_dropout else ""
    rows = "the sum of all rows of V, each multiplied by its weight in the row of"
    return f"The row of {name} in Y is {rows} {name} in W.{after}"
