"""Was Bilder zeigen, für alle, die eine Seite hören; und die Überschriften von Tabellen."""

import re
from collections.abc import Sequence

from pages.text import numbers

# ---- Formen und Batch ----


def with_rows(picture: str, rows: Sequence[str]) -> str:
    return f"{picture}: Zeilen {', '.join(rows)}"


def heatmap(rows: Sequence[str], columns: Sequence[str]) -> str:
    return f"Aufmerksamkeitsgewichte: Zeilen {', '.join(rows)}; Spalten {', '.join(columns)}"


def vectors(words: Sequence[str], means: bool) -> str:
    return f"Vektoren von {', '.join(words)}: {'die Mittelwerte ihrer' if means else 'ihre'} Zahlen"


def product(words: Sequence[str]) -> str:
    return f"W, x und ihr Produkt, eine Zeile je Wort: {', '.join(words)}"


def bands(names: Sequence[str], query: str, key: str) -> str:
    return f"{' und '.join(names)}, eine Zeile je Wort; gewählt: {query}, {key}"


def of_words(picture: str, role: str, word: str) -> str:
    roles = {"query": "seine Query", "key": "sein Key", "value": "sein Value", "output": "seine Ausgabe"}
    return f"{picture}: eine Zeile je Wort, {roles.get(role, role)}; {word} umrandet"


def products(query: str, key: str, score: float) -> str:
    return f"q von {query}, k von {key}, ihre Produkte und die laufende Summe {numbers.exact(score)}"


_NAMES = {
    "key": "Key",
    "query": "Query",
    "value": "Value",
    "word": "Wort",
    "step": "Schritt",
    "row": "Zeile",
    "column": "Spalte",
    "shape": "Form",
    "example": "Beispiel",
    "position": "Position",
    "scores": "Scores",
    "scaled": "skaliert",
    "biased": "mit Bias",
    "masked": "maskiert",
    "weights": "Gewichte",
    "weight": "Gewicht",
    "dropped": "nach Dropout",
    "score": "Score",
    "part": "Teil",
    "adds": "Beitrag",
    "source": "Quelle",
    "target": "Ziel",
    "label": "was gemessen wird",
    "right": "richtig",
    "wrong": "falsch",
    "hidden": "verdeckt",
    "winner": "Key mit dem größten Gewicht",
    "computed": "berechnet",
    "expected": "erwartet",
    "temperature": "Temperatur",
    "head size": "Kopfgröße",
    "weight at temperature 1": "Gewicht bei Temperatur 1",
    "weight without scaling": "Gewicht ohne Skalierung",
    "largest weight": "größtes Gewicht",
    "largest difference": "größter Unterschied",
    "effective keys, as a share": "effektive Keys als Anteil",
    "total so far": "Summe bis hier",
    "places apart": "Plätze entfernt",
    "place before": "Platz vorher",
    "place after": "Platz nachher",
    "triangle divided": "Dreieck geteilt",
    "x xᵀ, nothing hidden": "x xᵀ, nichts verdeckt",
    "query and key, nothing hidden": "Query und Key, nichts verdeckt",
    "softmax over the axis set": "Softmax über die gewählte Achse",
    "looks for one word": "sucht ein Wort",
    "row of the table": "Zeile der Tabelle",
    "after layer": "nach Schicht",
    "most likely word": "wahrscheinlichstes Wort",
    "layer": "Schicht",
    "length": "Länge",
    "probability": "Wahrscheinlichkeit",
    "logit": "Logit",
    "head": "Kopf",
    "does": "Aufgabe",
    "previous": "Wort davor",
    "first": "erstes Wort",
    "itself": "sich selbst",
    "induction": "Induktion",
    "same": "gleiches Wort",
    "punctuation": "Satzzeichen",
    "broad": "breit",
    "mixed": "gemischt",
    "before": "vorher",
    "now": "jetzt",
    "difference": "Differenz",
    "none": "ohne",
    "model": "Modell",
    "dimension": "Dimension",
    "sum": "Summe",
    "from": "von",
    "to": "zu",
    "words alone": "nur die Wörter",
    "with positions": "mit Positionen",
    "with the bug": "mit dem Fehler",
    "temperature 0": "Temperatur 0",
    "infinite temperature": "unendliche Temperatur",
}
_PREFIXES = {  # Anfang einer Überschrift, auf den Zahlen oder Kennwörter folgen
    r"probability: (.+)": r"Wahrscheinlichkeit: \1",
    r"running total (\d+)": r"Summe bis hier \1",
    r"value (\d+)": r"Value \1",
    r"adds (\d+)": r"Beitrag \1",
    r"output (\d+)": r"Ausgabe \1",
    r"key (\d+)": r"Key \1",
    r"weight in head (\d+)": r"Gewicht in Kopf \1",
    r"head (\d+) \[(\d+)\]": r"Kopf \1 [\2]",
    r"rung (\w+)": r"Sprosse \1",
    r"mean by (\w+)( \d+)?": r"Mittelwert durch \1\2",
    r"(\w+) of the past": r"\1 der Vergangenheit",
    r"largest weight ÷ (.+)": r"größtes Gewicht ÷ \1",
    r"effective keys ÷ (.+)": r"effektive Keys ÷ \1",
    r"as written (\d+)": r"wie geschrieben \1",
    r"shuffled(, put back)? (\d+)": r"gemischt \2",
}


def column(name: str) -> str:
    if name in _NAMES:
        return _NAMES[name]
    for pattern, heading in _PREFIXES.items():
        if re.fullmatch(pattern, name):
            return re.sub(pattern, heading, name)
    return name
