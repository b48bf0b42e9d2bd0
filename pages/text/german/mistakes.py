"""Was die Seite der Fehler sagt: ein Fehler auf deinen Wörtern, sein Symptom, seine Prüfung, seine Korrektur; dann alle."""

from collections.abc import Iterable

from pages.text import markdown, numbers

TITLE = "Wie sieht ein Fehler in der Aufmerksamkeit aus?"
BUG, BUG_HELP = "Fehler", "Alle Fehler stehen unten in einer Tabelle, jeder mit einem Knopf."
BUG_ON, BUG_ON_HELP = "Fehler an", "Aus: Auch das zweite Bild macht das richtige Programm."
HEAD = "Kopf in den Bildern"
HEAD_HELP = "Welchen Kopf die Bilder zeigen: Kopf 0 ist der erste."
NO_HEADS, ONE_HEAD = "Ein Mittelwert der Vergangenheit hat keine Köpfe.", "Es gibt nur einen Kopf."
FINDER = "## Welcher Fehler ist deiner?"
SIGN = "Was ist in deinem eigenen Programm falsch?"
SIGN_HELP = "Zeigt die Fehler, die mit deinem Satz dieses Zeichen haben."
ANY_SIGN = "Ich weiß es nicht"
PROGRAM = "Das Programm um diese Zeile"
PROGRAM_STARTS = (
    "Das Programm beginnt mit x, wq, wk, wv, q, k, v, scores, scaled (geteilt durch √head_size und die Temperatur) und "
    "allowed (True: Diese Query darf auf diesen Key achten), berechnet aus deinen Wörtern und Einstellungen."
)
TABLES = {"mistake_cells": "diese Bilder, Zelle für Zelle", "mistake_symptom": "das Symptom"}
NOTE = "Jeder Fehler wird mit deinem Satz ausgeführt."
TRY_THIS = "**Probiere:**"
TRY = {"previous": "Projektionen: das Wort davor", "random": "Projektionen: zufällig"}

# ---- ein Fehler ----

PROGRAMS = {"right": "richtiges Programm", "bug": "mit dem Fehler", "off": "Fehler aus"}
OUTPUTS = "Ausgaben · "
UNDEFINED = "undefiniert"
OFF = "Der Fehler ist aus: Beide Bilder zeigen dieselben Zahlen."
NOTHING = "Bei diesen Einstellungen ändert der Fehler in diesem Bild nichts."
LEAKS = "Gestrichelte Zellen sind verdeckt und erhalten trotzdem Gewicht."
SYMPTOM, CHECK, FIX = "## Sein Symptom in Zahlen", "## Eine Prüfung, die ihn findet", "## Was sich unterscheidet"
CELLS = ("Zeile", "Spalte", "richtig", "mit dem Fehler", "verdeckt")


def program_title(program: str, head: int | None, outputs: bool, colours: str) -> str:
    which = f" · Kopf {head}" if head is not None else ""
    return f":gray[**{PROGRAMS[program]}**{which} · {OUTPUTS * outputs}{colours}]"


def picture_alt(picture: str, program: str, head: int | None, rows: Iterable[str]) -> str:
    which = f" · Kopf {head}" if head is not None else ""
    return f"{picture} {PROGRAMS[program]}{which}: Zeilen {', '.join(rows)}"


def undefined(query: str) -> str:
    why = "Alle ihre Scores sind −∞, und Softmax gibt 0 ÷ 0, also keine Zahl (NaN)"
    return f"Die Zeile von {markdown.chip('query', query)} ist **undefiniert**: {why}."


def right_row(query: str) -> str:
    return f"Die Zeile von {markdown.chip('query', query)} hat die richtigen Zahlen."


def weight_changed(query: str, key: str, right: float, wrong: float) -> str:
    both = f"**{numbers.percent(right)}** im richtigen Programm und **{numbers.percent(wrong)}** mit dem Fehler"
    return f"{markdown.chip('query', query)} gibt {markdown.chip('key', key)} ein Gewicht von {both}."


def output_changed(query: str, column: int, right: str, wrong: str) -> str:
    of = f"Zahl {column} der Ausgabe von {markdown.chip('query', query)}"
    return f"{of} ist **{right}** im richtigen Programm und **{wrong}** mit dem Fehler."


def most_changed(query: str, sentence: str) -> str:
    return f"Am meisten ändert der Fehler die Zeile von {markdown.chip('query', query)}: {sentence}"


def symptom_head(on: bool) -> tuple[str, str, str]:
    return "", "richtig", "Fehler an" if on else "Fehler aus"


def verdict(complaint: str, on: bool) -> str:
    if complaint:
        return f"AssertionError: {markdown.plain(complaint)}"
    return "Die Prüfung geht durch" + ": Bei diesen Einstellungen ändert der Fehler nichts, was sie prüft" * on


def running(on: bool) -> str:
    now = "Der Fehler ist an, also laufen die roten Zeilen" if on else "Der Fehler ist aus, also laufen die grünen Zeilen"
    return f"Rote Zeilen, mit − markiert, sind der Fehler; grüne, mit +, sind richtig. {now}."


def refused(line: str, error: str) -> str:
    badge = markdown.badge(False, f"RuntimeError: {markdown.plain(error)}")
    return f"torch selbst lehnt eine Zeile ab, die fast dieselbe ist: **{markdown.plain(line)}** {badge}"


# ---- welche Einstellungen gelten ----

SELF = "Der Satz achtet auf sich selbst."
SCALED = "Das richtige Programm teilt durch √head_size."
POSITIONED = "Das richtige Programm benutzt Positionen."
REPEATED = "Der Satz hat weniger als 3 Token, deshalb werden sie wiederholt."
TWO_HEADS = "Das durchgerechnete Beispiel hat einen Kopf, deshalb werden zwei Köpfe gezogen."
COLDEST = "Die Programme teilen durch die Temperatur, deshalb ist sie hier 0,01, nicht niedriger."
UNDROPPED = "Dropout wird ausgelassen."


def width(d_model: int, head_size: int, turn: str | None) -> str:
    if d_model == head_size:
        return f"Hier sind √d_model und √head_size beide √{d_model}."
    rows = f"Zeilen werden zu {'gleichmäßig' if turn == 'flat' else 'ungleich'}" if turn else "Zeilen bleiben, wie sie sind"
    return f"Hier werden Scores durch √{d_model} statt √{head_size} geteilt: {rows}."


# ---- alle Fehler ----

BUGS_HEAD = ("Fehler", "Was man sieht", "In Zahlen")
UNCHANGED = ":gray[ändert bei diesen Einstellungen nichts]"
OUTPUTS_STAY = ":gray[Ausgaben bleiben bei diesen Einstellungen, wie sie sind]"


def matching(count: int, of: int) -> str:
    if not count:
        return f"Mit deinem Satz tut das keiner der {of} Fehler."
    return f"Mit deinem Satz {'tut' if count == 1 else 'tun'} das {count} von {of} Fehlern:"


def in_numbers(label: str, right: str, wrong: str) -> str:
    return f"{markdown.plain(label)}: **{wrong}**, richtig ist {right}"
