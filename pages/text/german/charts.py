"""Was in Bildern steht, gleich auf welcher Seite: Achsen, Tooltips und Wörter an der Stelle von Zahlen."""

from pages.text import numbers
from pages.text.languages import Words

own = Words("charts", "de")

LOCALE: dict[str, object] = {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", ""]}


def largest(weight: float) -> str:
    return f"größtes Gewicht {numbers.exact(weight)}"


def effective(keys: float, visible: int) -> str:
    return f"effektive Keys {numbers.exact(keys)} von {visible}"


def adds_up(label: str, total: float) -> str:
    return f"{label}: Summe {numbers.exact(total)}"


def so_far(label: str, adds: float, total: float) -> str:
    return f"{label}: {numbers.exact(adds, '+.4f')}, bis hier {numbers.exact(total, '+.4f')}"


def output(total: float) -> str:
    return f"{own.OUTPUT}: {numbers.exact(total, '+.4f')}"


def should_be_hidden(query: str, key: str, weight: float) -> str:
    return f"{query} → {key}: {numbers.exact(weight)}, sollte verdeckt sein"


def blocks(queries: int, keys: int, high: int, wide: int) -> str:
    cell = "eines" if high == wide == 1 else f"{high} × {wide} Token, das größte davon"
    return f"alle {queries} × {keys}; eine Zelle ist {cell}"
