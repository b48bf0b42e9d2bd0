"""Was die Seite über die gewichtete Summe unter ihren Schritten sagt, für Neugierige und zum Programmieren."""

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("weighted_sum_deeper", "de")

# ---- eine Zahl ----


def account_header(after_dropout: bool) -> list[str]:
    weight = "Gewicht nach Dropout" if after_dropout else "Gewicht"
    return [markdown.chip("key", "Key"), f"{weight} ×", f"{markdown.chip('value', 'Value')} =", "Beitrag", "Zwischensumme"]


def account_verified(agrees: bool, count: int, difference: float) -> str:
    return markdown.badge(agrees, f"die gewichtete Summe der Values ist in allen {count} Zahlen die Ausgabe", difference)


# ---- alle Zahlen ----

STRIPS_AFTER_DROPOUT = {**own.STRIPS, "adds": "Gewicht nach Dropout × Value"}


def dropped(p: float, total: float) -> str:
    means = (
        "Während ein Modell lernt, setzt Dropout jedes Gewicht mit Wahrscheinlichkeit p auf 0 und teilt die anderen durch "
    )
    means += "1 − p. "
    if p == 0:
        return f"{means}Hier ist p gleich 0: Kein Gewicht fällt weg, und die Zeile ergibt {numbers.percent(total)}."
    if p == 1:
        return f"{means}Hier ist p gleich 1: Jedes Gewicht fällt weg, also ist die Ausgabe 0."
    return f"{means}Hier ist p gleich {p:g}: In dieser Ziehung ergeben die Gewichte der Zeile {numbers.percent(total)}."
