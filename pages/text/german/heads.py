"""Was die Schritte der Seite über Köpfe sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("heads", "de")

JOBS_FORMULA = r"\mathrm{Kopf}_h=\mathrm{attention}(xW_Q^h,\;xW_K^h,\;xW_V^h)"
SPLIT_FORMULA = r"\mathrm{verbunden}=[\,\mathrm{Kopf}_0\;\ldots\;\mathrm{Kopf}_{H-1}\,]"

# ---- Regler ----

WIDTH_FORMULA = r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}"


# ---- Namen von Köpfen und Spalten ----


def band(number: int, first: int, last: int, count: int) -> str:
    columns = f"{first}–{last}" if last > first else f"{first}"
    return f"Kopf {number}: {columns}" if count <= 2 else f"{number}: {columns}" if count <= 4 else f"{number}"


# ---- Schritt 1 ----


def in_head(number: int, query: str, where: str, first: bool) -> str:
    verb, _, rest = where.partition(" ")
    return f"In Kopf {number} {verb} {markdown.chip('query', query) if first else 'es'} {rest}."


def jobs_task(words: int, heads: Sequence[int], rows: int, chosen: int | None) -> tuple[str, str]:
    if words < 2:
        return "Ein Wort kann nur auf sich selbst achten, in jedem Kopf. Schreib mehr Wörter in „Deine Wörter“.", ""
    question = (
        "Ein Wort, das nichts Passendes findet, achtet auf alle Wörter gleich stark. In welchem Kopf finden die meisten "
        "Wörter nichts? Wähle ihn."
    )
    if not heads:
        return f"{question} Hier gibt es keinen: Drücke „{own.TRY['jobs']}“.", ""
    hold = "enthält 1" if rows == 1 else f"enthalten {rows}"
    found = "Dieses Wort findet" if rows == 1 else "Diese Wörter finden"
    happened = f"In Kopf {chosen} {hold} von {words} Zeilen nur gleiche Gewichte: {found} nichts Passendes."
    return question, happened * (chosen is not None)


# ---- Schritt 2 ----


def joined_key(size: str, named: bool, heads: int) -> str:
    key = "oben: jeder Kopf mit seinen Spalten"
    if named or heads > 4:
        key = "Zahl: wie viel von diesem Wort in der Ausgabe steckt" if named else "oben: Köpfe"
    return f"**Verbinden**: die {markdown.chip('output', 'Ausgaben')} aller Köpfe ({size}) :gray[· {key}]"


def part(number: int, first: int, last: int, content: str) -> str:
    columns = f"Spalte {first} kommt" if first == last else f"Spalten {first} bis {last} kommen"
    return f"{columns} aus Kopf {number}, {content}"


def joined(query: str, parts: Sequence[str]) -> str:
    listed = "; ".join(parts)
    return f"In der Zeile von {markdown.chip('query', query)}: {listed}. Kein Kopf liest die Spalten eines anderen."


def split_task(heads: int, size: int, fixed: bool) -> tuple[str, str]:
    width = heads * size
    if fixed:
        count = numbers.plural(heads, "Kopf", "Köpfe")
        return f"Dieses Rechenbeispiel hat {count} der Größe {size}: {width} verbundene Spalten.", ""
    happened = f"4 Köpfe × Kopfgröße {size} = {width} Spalten: Kopf 3 füllt die Spalten {width - size} bis {width - 1}."
    if size == 1:
        happened = f"4 Köpfe × Kopfgröße 1 = 4 Spalten: Kopf 3 füllt Spalte {width - 1}."
    return "Wähle vier Köpfe. Welche der verbundenen Spalten füllt Kopf 3, der letzte?", happened * (heads == 4)
