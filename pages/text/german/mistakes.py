"""Was die Seite der Fehler sagt: ein Fehler auf deinen Wörtern, sein Symptom, seine Prüfung, seine Korrektur; dann alle."""

from collections.abc import Iterable

from pages.text import markdown
from pages.text.languages import Words

own = Words("mistakes", "de")


# ---- ein Fehler ----

CELLS = ("Zeile", "Spalte", "richtig", "mit dem Fehler", "verdeckt")


def picture_alt(picture: str, program: str, head: int | None, rows: Iterable[str]) -> str:
    which = f" · Kopf {head}" if head is not None else ""
    return f"{picture} {own.PROGRAMS[program]}{which}: Zeilen {', '.join(rows)}"


def symptom_head(on: bool) -> tuple[str, str, str]:
    return "", "richtig", "Fehler an" if on else "Fehler aus"


def refused(line: str, error: str) -> str:
    badge = markdown.badge(False, f"RuntimeError: {markdown.plain(error)}")
    return f"torch selbst lehnt eine Zeile ab, die fast dieselbe ist: **{markdown.plain(line)}** {badge}"


# ---- welche Einstellungen gelten ----


def width(d_model: int, head_size: int, turn: str | None) -> str:
    if d_model == head_size:
        return f"Hier sind √d_model und √head_size beide √{d_model}."
    rows = f"Zeilen werden zu {'gleichmäßig' if turn == 'flat' else 'ungleich'}" if turn else "Zeilen bleiben, wie sie sind"
    return f"Hier werden Scores durch √{d_model} statt √{head_size} geteilt: {rows}."


# ---- alle Fehler ----

BUGS_HEAD = ("Fehler", "Was man sieht", "In Zahlen")
