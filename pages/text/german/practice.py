"""Was die Seite der Fragen um ihre Fragen herum sagt: das Quiz, die Bilder, richtig und falsch, der Punktestand."""

TITLE = "Fragen"
LEVEL, QUIZ, NEW_QUIZ = "Stufe", "Quiz", "Neues Quiz"
NEXT, BACK, NEXT_QUIZ = "Weiter", "Zurück", "Nächstes Quiz"
RIGHT, WRONG = "Richtig.", "Nicht richtig."
YOURS = "deine Antwort"
LEARN_MORE = "Erklärt in:"
TABLES = {"practice_pictures": "Bilder"}
CHOICES = "Wähle eine Antwort"
SAVE, CLEAR = "Antworten als CSV speichern", "Löschen"
FILE = "practice"
SIDES = "Zeilen = Queries, Spalten = Keys"
PLANES = {  # Stufe eines Bildes oder sein eigener Name → sein Titel
    "scores": "Scores",
    "scaled": "Skalierte Scores",
    "weights": "Attention-Gewichte",
    "values": "Values der Keys",
    "output": "Ausgaben",
    "moved": "Änderung der Ausgaben",
    "open": "Attention-Gewichte ohne Maske",
    "colder": "Attention-Gewichte bei Temperatur 0,5",
    "unscaled": "Attention-Gewichte ohne Skalierung",
    "right": "Die richtigen Gewichte",
    "wrong": "Die Gewichte des falschen Programms",
}
RULES = {  # wie eine Frage beantwortet wird → was eine Antwort im Link ist
    "choice": "die Nummer einer Antwort, von 0 an gezählt",
    "temperature": "eine Temperatur von 0 bis 5",
    "bars": "eine Zahl von 0 bis 100 für jeden Balken, etwa 10_20_70",
}
SCORE = {  # was der Browser sagt; ⟨right⟩ und ⟨answered⟩ sind Zahlen
    "none": "Noch keine Frage dieses Quiz beantwortet.",
    "some": "⟨right⟩ von ⟨answered⟩ richtig.",
    "last": "Alle ⟨answered⟩ Fragen beantwortet, ⟨right⟩ richtig.",
}


def question_of(number: int, count: int) -> str:
    return f"Frage {number} von {count}"


def more(count: int) -> str:
    return f"{count} weitere Fragen"


def level(level: int) -> str:
    return f"Stufe {level}"


def no_answer(answer: str, rule: str) -> str:
    return f"answer={answer} zählt nicht: Eine Antwort auf diese Frage ist {rule}."


def step(page: str, step: str) -> str:
    return f"{page}, Schritt {step}" if step else page


def alt(title: str, rows: str) -> str:
    return f"{title}. {rows}"


def row(label: str, cells: str) -> str:
    return f"Zeile {label}: {cells}."


CELLS = {"hidden": "verdeckt", "?": "gefragt", "NaN": "undefiniert"}
COLUMNS = ("Bild", "Zeile", "Spalte", "Zahl")
