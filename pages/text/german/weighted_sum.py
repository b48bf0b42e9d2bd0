"""Was die Schritte der Seite über die gewichtete Summe sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own, frame, row = Words("weighted_sum", "de"), Words("frame", "de"), Words("row", "de")

NUMBER_FORMULA = r"\text{Ausgabe}_d=\sum_{j} w_j\,v_{j,d}"
WHOLE_FORMULA = r"\text{Ausgabe}=\sum_{j} w_j\,v_j"
ROWS_FORMULA = r"Y=WV,\qquad y_i=\sum_j w_{ij}\,v_j"


# ---- eine Zahl ----


def term(weight: float, value: float, adds: float) -> str:
    return f"{weight:.2f} × {numbers.decimal(value)} = {numbers.decimal(adds)}"


def account(query: str, number: str, output: float, keys: int, one_hot: bool, rounded: bool) -> str:
    of = f"Zahl {number} der {markdown.chip('output', 'Ausgabe')} von {markdown.chip('query', query)} ist"
    total = f"**{numbers.decimal(output)}**"
    if not keys:
        return f"{of} {total}: Jeder Key ist verdeckt, also wird nichts addiert."
    products = "dieses Produkt" if keys == 1 else f"die Summe von {keys} Produkten"
    away = " (Gerundet wird erst beim Anzeigen, nicht beim Addieren.)" * rounded
    places = " Jeder Value hat hier eine 1 an der Stelle seines eigenen Wortes und sonst 0." * one_hot
    return f"{of} {products}: {total}.{away}{places}"


NO_DROPOUT = f"Klappe in Schritt 2 „{frame.deeper(title=own.DROPOUT)}“ auf und stelle Dropout auf 0."


def number_task(count: int, empty: str) -> str:
    if empty:
        return EMPTY[empty]
    if count == 1:
        return "Diese Ausgabe hat nur eine Zahl. Wähle andere Projektionen, um mehr zu sehen."
    return "Welche Zahl der Ausgabe ist die größte? Stelle den Regler auf sie."


EMPTY = {
    "hidden": "Kein Key hat hier ein Gewicht, also sind alle Zahlen der Ausgabe 0. Wähle unter „Deine Wörter“ eine andere "
    "Zeile.",
    "dropped": f"Dropout setzt alle Gewichte dieser Zeile auf 0, also sind alle Zahlen der Ausgabe 0. {NO_DROPOUT}",
}


# ---- alle Zahlen ----


def collected(
    query: str, parts: Sequence[tuple[str, str]], rest: tuple[str, str], rounded: bool, total: float, after_dropout: bool
) -> str:
    if not parts:
        return f"{_output(query)} = 0: Kein Key hat ein Gewicht."
    (share, key), *more = parts
    terms = [f"**{share}** v({markdown.plain(key)})", *(f"{share} v({markdown.plain(key)})" for share, key in more)]
    terms += [f"{rest[0]} von {rest[1]}"] if rest[1] else []
    return f"{_output(query)} {'≈' if rounded else '='} {' + '.join(terms)}.{_after(total, after_dropout)}"


def _output(query: str) -> str:
    return f"{markdown.chip('output', 'Ausgabe')}({markdown.plain(query)})"


def _after(total: float, dropout: bool) -> str:
    return f" Diese Gewichte gelten nach Dropout und ergeben zusammen {numbers.decimal(total)}." if dropout else ""


def collected_equally(query: str, share: str, count: int, rounded: bool, total: float, after_dropout: bool) -> str:
    values = f"die Summe der Values von {count} Keys"
    return f"{_output(query)} {'≈' if rounded else '='} **{share}** × {values}.{_after(total, after_dropout)}"


def whole_task(query: str, key: str | None, visible: int, one_key: bool, dropout: bool, done: bool) -> tuple[str, str]:
    asking, another = f"„{markdown.plain(query)}“", row.choose(one_key=one_key)
    if not visible:
        return f"Jeder Key ist vor {asking} verdeckt. {another}", ""
    if visible == 1:
        return f"{asking} darf nur auf einen Key achten, also ändert keine Temperatur die Ausgabe. {another}", ""
    if key is None:
        return f"Mehrere Keys haben den größten Score von {asking} und teilen sich das Gewicht. {another}", ""
    named = f"„{markdown.plain(key)}“"
    if dropout:
        return f"Mit Dropout macht keine Temperatur die Ausgabe von {asking} allein zum Value von {named}. {NO_DROPOUT}", ""
    happened = (
        f"Alle anderen Keys haben zusammen weniger als 1 % des Gewichts: Die Ausgabe ist fast allein der Value von {named}."
    )
    return f"Senke die Temperatur, bis die Ausgabe von {asking} allein der Value von {named} ist.", happened * done


# ---- jede Query ----


def rows_name(head: int, before_dropout: bool) -> str:
    before = " vor Dropout" if before_dropout else ""
    key = "Zeile: Query · Spalte: Key · blau: gewählt · orange: das größte einer Zeile"
    return f"**Gewichte{f' von Kopf {head}' * bool(head)}{before}** :gray[· {key}]"


def rows_task(key: str | None, query: str | None, share: float, rows: int) -> tuple[str, str]:
    if rows == 1:
        return "Es gibt nur eine Zeile zu wählen. Tippe unter „Deine Wörter“ mehr Wörter ein.", ""
    if key is None:
        return "In jeder Zeile hat hier derselbe Key das größte Gewicht, oder keiner allein. Wähle andere Projektionen.", ""
    named = f"„{markdown.plain(key)}“"
    question = f"Finde eine Query, die auf {named} stärker achtet als auf jeden anderen Key, und wähle ihre Zeile."
    if query is None:
        return question, ""
    weight = f"das Gewicht, {numbers.percent(share)}, ist orange."
    return question, f"„{markdown.plain(query)}“ achtet am stärksten auf {named}: {weight}"
