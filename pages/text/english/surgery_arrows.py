"""What Operate says of the arrows of one row that a word needs most."""

from pages.text import markdown, numbers

HEADER = ("arrow", "its weight", "probability without it")


def needed(arrow: tuple[str, str], where: tuple[int, int], word: str, now: float, cut: float) -> str:
    query, key, word = map(markdown.plain, (*arrow, word))
    return (
        f"“{word}” needs the arrow from “{query}” to “{key}” of layer {where[0]}, head {where[1]} most: without it, its "
        f"probability falls from {numbers.percent(now)} to {numbers.percent(cut)}."
    )
