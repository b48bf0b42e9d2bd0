"""Was in Bildern steht, gleich auf welcher Seite: Achsen, Tooltips und Wörter an der Stelle von Zahlen."""

from pages.text import numbers

LOCALE: dict[str, object] = {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", ""]}
HIDDEN, NOT_YET, NOTHING = "verdeckt", "noch nicht", "nichts"
TEMPERATURE_AXIS = "← schärfer · Temperatur · gleichmäßiger →"
WEIGHT, VALUE, ADDS = "Gewicht ×", "Value =", "Beitrag"
DIMENSION_AXIS, DIMENSION = "Dimension der Ausgabe", "Dimension"
OUTPUT, INPUT = "Ausgabe", "Eingabe"
SERIES = {"now": "", "warm": "bei Temperatur 1 ", "raw": "ohne Skalierung "}
UNDEFINED, NOT_A_NUMBER = "undefiniert", "undefiniert: keine Zahl (NaN)"
SHOW = "zeigen"


def largest(weight: float) -> str:
    return f"größtes Gewicht {numbers.exact(weight)}"


def effective(keys: float, visible: int) -> str:
    return f"effektive Keys {numbers.exact(keys)} von {visible}"


def all_equal(count: float) -> str:
    return f"alle gleich: 1 ÷ {count:.0f}"


def adds_up(label: str, total: float) -> str:
    return f"{label}: Summe {numbers.exact(total)}"


def so_far(label: str, adds: float, total: float) -> str:
    return f"{label}: {numbers.exact(adds, '+.4f')}, bis hier {numbers.exact(total, '+.4f')}"


def output(total: float) -> str:
    return f"{OUTPUT}: {numbers.exact(total, '+.4f')}"


def should_be_hidden(query: str, key: str, weight: float) -> str:
    return f"{query} → {key}: {numbers.exact(weight)}, sollte verdeckt sein"


def head(number: int) -> str:
    return f"Kopf {number}"


def row(number: int) -> str:
    return f"Zeile {number}"


def layer(number: int) -> str:
    return f"Schicht {number}"


def example(number: int) -> str:
    return f"Beispiel {number}"


def moved(amount: float) -> str:
    return f"bewegt um {numbers.small(amount)}"


def window(row: int, column: int) -> str:
    return f"zeigt Zeilen ab {row}, Spalten ab {column}"


def blocks(queries: int, keys: int, high: int, wide: int) -> str:
    cell = "eines" if high == wide == 1 else f"{high} × {wide} Token, das größte davon"
    return f"alle {queries} × {keys}; eine Zelle ist {cell}"
