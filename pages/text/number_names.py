"""The names of the numbers of a mistake, as messages have them."""

import re


def attribute(label: str) -> str:
    """Return the attribute that names a number of the core: Outputs that are NaN is Outputs_that_are_NaN."""
    return re.sub(r"\W+", "_", label).strip("_")
