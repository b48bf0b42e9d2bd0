"""Was die Seite über die gewichtete Summe unter ihren Schritten sagt, für Neugierige und zum Programmieren."""

from pages.text import markdown, numbers

# ---- eine Zahl ----


def account_header(after_dropout: bool) -> list[str]:
    weight = "Gewicht nach Dropout" if after_dropout else "Gewicht"
    return [markdown.chip("key", "Key"), f"{weight} ×", f"{markdown.chip('value', 'Value')} =", "Beitrag", "Zwischensumme"]


ACCOUNT_OUTPUT = "= Ausgabe"


def account_verified(agrees: bool, count: int, difference: float) -> str:
    return markdown.badge(agrees, f"die gewichtete Summe der Values ist in allen {count} Zahlen die Ausgabe", difference)


# ---- alle Zahlen ----

STRIPS = {"values": "Value", "adds": "Gewicht × Value", "totals": "Zwischensumme"}
STRIPS_AFTER_DROPOUT = {**STRIPS, "adds": "Gewicht nach Dropout × Value"}


def strip_name(name: str, sizes: str) -> str:
    return f"**{name}** :gray[{sizes}, eine Zeile je Key · Farbskala: −2,5 (orange) bis 2,5 (violett)]"


def strip_alt(name: str) -> str:
    return f"{name}: eine Zeile je Key"


def strips(count: int) -> str:
    output = markdown.chip("output", "Ausgabe")
    return f"Die letzte Zeile der Zwischensummen ist die {output}: {numbers.plural(count, 'Zahl', 'Zahlen')}."


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


# ---- jede Query ----


def more_rows(said: int, count: int) -> str:
    return f":gray[Das sind {said} von {count} Zeilen. Die Tabelle am Ende der Seite hat alle.]"


PRODUCT = {"V": "die Values, eine Zeile je Key", "Y": "die Ausgaben, eine Zeile je Query"}


def product_name(name: str, sizes: str) -> str:
    return f"**{name}** :gray[{sizes}, {PRODUCT[name]} · Farbskala: −2,5 (orange) bis 2,5 (violett)]"


def product(query: str, before_dropout: bool) -> str:
    name = markdown.chip("query", query)
    after = " Das sind die Gewichte nach Dropout." if before_dropout else ""
    rows = "die Summe aller Zeilen von V, jede multipliziert mit ihrem Gewicht in der Zeile von"
    return f"Die Zeile von {name} in Y ist {rows} {name} in W.{after}"
