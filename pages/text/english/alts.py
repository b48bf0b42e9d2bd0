"""What pictures show, for those who hear a page; and the headings of tables."""

from collections.abc import Sequence

# ---- shapes and batch ----


def with_rows(picture: str, rows: Sequence[str]) -> str:
    return f"{picture}: rows {', '.join(rows)}"


def heatmap(rows: Sequence[str], columns: Sequence[str]) -> str:
    return f"Attention weights: rows {', '.join(rows)}; columns {', '.join(columns)}"


def vectors(words: Sequence[str], means: bool) -> str:
    return f"Vectors of {', '.join(words)}: {'the means of their' if means else 'their'} numbers"


def product(words: Sequence[str]) -> str:
    return f"W, x and their product, one row per word: {', '.join(words)}"


def bands(names: Sequence[str], query: str, key: str) -> str:
    return f"{' and '.join(names)}, one row per word; selected: {query}, {key}"


def products(query: str, key: str, score: float) -> str:
    return f"q of {query}, k of {key}, their products and the running sum {score:.4f}"


def column(name: str) -> str:
    """Return the heading of a table's column on the page and in its file; the code calls the column by this name."""
    return name
