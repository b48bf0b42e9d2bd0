"""What Operate says of the arrows of one row that a word needs most."""

from pages.text import markdown, numbers

LOOKED_FOR = "The arrows of this row are cut one at a time once every head has been switched off."
HEADER = ("arrow", "its weight", "probability without it")


def title(query: str, word: str, heads: int) -> str:
    query, word = markdown.plain(query), markdown.plain(word)
    return (
        f"**Which arrow of “{query}” does “{word}” need?** :gray[· the arrows of this row in the {heads} heads that "
        f"“{word}” needs most, cut one at a time · click an arrow to cut it]"
    )


def arrow(query: str, key: str, layer: int, head: int) -> str:
    return f"{markdown.plain(query)} → {markdown.plain(key)} (layer {layer}, head {head})"


def needed(arrow: tuple[str, str], where: tuple[int, int], word: str, now: float, cut: float) -> str:
    query, key, word = map(markdown.plain, (*arrow, word))
    return (
        f"“{word}” needs the arrow from “{query}” to “{key}” of layer {where[0]}, head {where[1]} most: without it, its "
        f"probability falls from {numbers.percent(now)} to {numbers.percent(cut)}."
    )


def not_needed(word: str, least: float) -> str:
    return (
        f"No single arrow of this row is necessary: without any one of them, the probability of “{markdown.plain(word)}” is "
        f"{numbers.percent(least)} or more. Select another row, or cut several arrows."
    )
