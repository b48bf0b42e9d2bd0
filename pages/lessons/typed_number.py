"""A number as a person types it: with a decimal comma or point, a true minus, a percent sign behind it."""

import math
import re

FORM = re.compile(r"[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})(e[+-]?\d{1,2})?", re.ASCII | re.IGNORECASE)


def read(text: str) -> float | None:
    """Return the number that a text holds, without its percent sign, None where it holds none."""
    plain = text.strip().removesuffix("%").rstrip().replace("−", "-").replace(",", ".")
    value = float(plain) if FORM.fullmatch(plain) else math.nan
    return value if math.isfinite(value) else None
