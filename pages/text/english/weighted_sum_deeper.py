"""What the page about the weighted sum says below its steps, for the curious and for implementers."""

from pages.text import markdown
from pages.text.languages import Words

own = Words("weighted_sum_deeper", "en")

# ---- one number ----


def account_header(after_dropout: bool) -> list[str]:
    weight = "weight after dropout" if after_dropout else "weight"
    return [markdown.chip("key", "key"), f"{weight} ×", f"{markdown.chip('value', 'value')} =", "adds", "total so far"]


def account_verified(agrees: bool, count: int, difference: float) -> str:
    return markdown.badge(agrees, f"the weighted sum of the values is the output in all {count} numbers", difference)


# ---- all numbers ----

STRIPS_AFTER_DROPOUT = {**own.STRIPS, "adds": "weight after dropout × value"}
