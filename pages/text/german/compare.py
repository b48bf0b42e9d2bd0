"""Was gesagt wird, wo zwei Ansichten nebeneinander stehen: A, die festgehalten ist, B, die folgt, und B − A."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("compare", "de")


def pinned(changes: Sequence[str]) -> str:
    return f"**A ist festgehalten.** Von A zu B: {' · '.join(changes)}."


# ---- Titel, und was statt der Bilder vorgelesen wird ----


def picture(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} von Kopf {head}, Zeilen {', '.join(queries)}, Spalten {', '.join(keys)}"


# ---- was sich bewegt hat ----


def share(before: float, after: float) -> str:
    first, last = round(100 * before, 1), round(100 * after, 1)
    return f"{first:.1f} % → {last:.1f} % ({numbers.decimal(last - first, 1, sign=True)} Punkte)"


def number(before: float, after: float, digits: int = 2) -> str:
    first, last = round(before, digits), round(after, digits)
    change = numbers.decimal(last - first, digits, sign=True)
    return f"{numbers.decimal(first, digits)} → {numbers.decimal(last, digits)} ({change})"


def moved(entries: Sequence[str], alike: int) -> str:
    verb = "hat" if alike == 1 else "haben"
    count = numbers.plural(alike, "weitere Zahl", "weitere Zahlen")
    more = f" {count} {verb} sich so weit bewegt wie die letzte." if alike else ""
    return f"**Am weitesten bewegt:** {' · '.join(entries)}.{more}"


def three(entries: Sequence[str]) -> str:
    return f"**Von A zu B:** {' · '.join(entries)}."


def dimension_tip(number: int, change: float) -> str:
    return f"Zahl {number}: {numbers.exact(change, '+.4f')}"


def points(change: float) -> str:
    return numbers.decimal(100 * change, 1, sign=True)


def one_sided(vanished: int, appeared: int, hidden: bool) -> str:
    parts = [f"**A**: nur in A sichtbar, in B verdeckt ({vanished})"] * bool(vanished)
    parts += [f"**B**: nur in B sichtbar, in A verdeckt ({appeared})"] * bool(appeared)
    parts += ["Punkt: in beiden verdeckt"] * hidden
    return f":gray[Zellen ohne Differenz: {' · '.join(parts)}.]" if vanished or appeared else ""


def one_sided_tip(query: str, key: str, side: str, value: float) -> str:
    return f"{query} → {key}: {numbers.exact(value)} in {side}, verdeckt in {'B' if side == 'A' else 'A'}"


# ---- warum etwas anders ist als erwartet ----


def other_count(of_rows: bool, a: int, b: int) -> str:
    noun = ("Zeile", "Zeilen") if of_rows else ("Spalte", "Spalten")
    return f"{own.OTHER_WORDS} A hat {numbers.plural(a, *noun)}, B hat {numbers.plural(b, *noun)}."


def other_word(of_rows: bool, place: int, a: str, b: str) -> str:
    a, b = own.quoted(text=a), own.quoted(text=b)
    return f"{own.OTHER_WORDS} {'Zeile' if of_rows else 'Spalte'} {place} ist {a} in A und {b} in B."


def other_widths(a: int, b: int) -> str:
    return f"B − A ist nicht gezeichnet: Eine Ausgabe hat {numbers.plural(a, 'Zahl', 'Zahlen')} in A und {b} in B."


def other_query(a: str, b: str) -> str:
    return f"B − A ist nicht gezeichnet: Die Zeile von A ist „{markdown.plain(a)}“, die von B „{markdown.plain(b)}“."


def other_columns(a: int, b: int) -> str:
    return f"B − A ist nicht gezeichnet: Die {a} Spalten von A und die {b} Spalten von B stehen nicht für dasselbe."


# ---- Lernseiten ----


def fixed(low: float, high: float) -> str:
    below = f"−{high:.3g}" if low else "0"
    return f":gray[Feste Farben: {below} bis {high:.3g} in A und B, −{high:.3g} bis {high:.3g} in B − A.]"


def other_sizes(a: int, b: int) -> str:
    return f"Die Linie von B − A nimmt beide bei gleicher Kopfgröße; die Zahlen hier nehmen A bei {a} und B bei {b}."
