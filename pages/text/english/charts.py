"""What stands in charts, whatever the page: axes, tooltips, and words in place of numbers."""

LOCALE: dict[str, object] = {}  # how axes and tooltips write numbers, as Vega names it; empty: as Vega does


def blocks(queries: int, keys: int, high: int, wide: int) -> str:
    """Say how many tokens a cell of an overview stands for."""
    cell = "one" if high == wide == 1 else f"{high} × {wide} tokens, the largest of them"
    return f"all {queries} × {keys}; a cell is {cell}"
