"""Was die Seite über ein Modell sagt: seine Wörter, alle Köpfe, das nächste Wort, was jede Schicht sagen würde."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"heads": "was jeder Kopf tut", "next": "Wahrscheinlichkeit jedes nächsten Wortes"}
TITLE = "Worauf achtet ein trainiertes Modell?"
INTRO = (
    "Dieses kleine Sprachmodell hat Kindergeschichten gelesen und gelernt, das nächste Wort vorherzusagen. Es hat 4 "
    "Schichten "
    "mit je 4 Köpfen. Nichts davon ist entworfen: Jede Zahl ist gelernt."
)
SENTENCE = "Deine Wörter"
SENTENCE_HELP = "Bis zu 64 Wörter. Wörter, die das Modell nicht kennt, sind erlaubt: Es kann sie abschreiben."
LAYER = "Schicht"
LAYER_HELP = "Gezählt ab 0. Was eine Schicht ausgibt, liest die nächste."
OPERATE = "In das Modell eingreifen"
SORT = "Reihenfolge der Köpfe"
SORT_HELP = "layer: wie das Modell sie hat. job: Köpfe mit derselben Aufgabe stehen beieinander."
EXPERIMENTS = {
    "copy": "Nie gesehene Wörter abschreiben",
    "receiver": "Wer bekommt den Ball?",
    "agreement": "is oder are?",
    "pronoun": "she oder he?",
}
TRY = "Andere Sätze:"
EMPTY = "Gib ein Wort ein: Das Modell liest Wörter."
GRID_TITLE = (
    "**Alle Köpfe: Aufmerksamkeitsgewichte** :gray[· Zeilen: Queries, Spalten: Keys · darüber: was der Kopf tut, und mit "
    "welchem Anteil seines Gewichts]"
)
HEAD_TITLE = "**Der gewählte Kopf, jeder Schritt bis auf die Ziffern**"
NEW_WORD = "ein neues Wort"
PROBABILITY = "Wahrscheinlichkeit "
NEXT_TITLE = "**Das nächste Wort** :gray[· Wahrscheinlichkeiten der acht wahrscheinlichsten]"
NEXT_ALT = "Balken: die acht wahrscheinlichsten nächsten Wörter mit ihren Wahrscheinlichkeiten."
LENS = (
    "**Was das Modell sagen würde, wenn es früher endete** :gray[· der Vektor des letzten Wortes vor jeder Schicht, "
    "gelesen "
    "wie am Ende]"
)
LENS_HEADER = ("gelesen", "wahrscheinlichstes Wort", "Wahrscheinlichkeit")
ABOUT_TITLE = "Was dieses Modell kann und was nicht"
ABOUT = (
    "Das Modell heißt tiny. Es hat 4 Schichten mit je 4 Köpfen der Größe 16, Vektoren aus 96 Zahlen, zusammen 273.504 "
    "gelernte "
    "Zahlen, und einen Wortschatz von 116 englischen Wörtern und 24 Platzhaltern für Wörter, die es nicht kennt. Es wurde "
    "in "
    "sieben Minuten auf Geschichten trainiert, die eine kleine Grammatik erfindet; das Trainingsprogramm liegt im "
    "Repository.\n\n"
    "Auf Sätzen mit Wortpaaren, die es nie gelesen hat, liegt es in allen 400 Tests jeder Aufgabe richtig: Es schreibt "
    "eine "
    "Wortfolge ab, wählt **is** oder **are** nach dem ersten von zwei Tieren, nennt die andere Person als die, die ein "
    "Geschenk bekommt, und wählt **she** oder **he**.\n\n"
    "Zuordnen kann es nicht: Nach „Mia went to the park. Tom went to the shop. Where is Tom? In the“ nennt es irgendeinen "
    "Ort. "
    "Es kennt keine Grammatik außer der seiner Geschichten und weiß nichts über die Welt."
)
JOBS = {
    "previous": "Wort davor",
    "first": "erstes Wort",
    "itself": "sich selbst",
    "induction": "Induktion",
    "same": "gleiches Wort",
    "punctuation": "Satzzeichen",
    "broad": "breit",
}
JOB_MEANINGS = {
    "previous": "gibt das meiste Gewicht dem Wort davor",
    "first": "gibt das meiste Gewicht dem ersten Wort, was oft heißt: Hier ist nichts zu holen",
    "itself": "gibt das meiste Gewicht dem Wort der Query selbst",
    "induction": "sucht, was beim letzten Mal auf dasselbe Wort folgte (Induktion)",
    "same": "sucht dasselbe Wort weiter vorn im Satz",
    "punctuation": "gibt das meiste Gewicht Punkten und Kommas",
    "broad": "verteilt sein Gewicht: Keine einzelne Aufgabe bekommt 40 % davon",
}


def expected(sentence: str, word: str, probability: float) -> str:
    share = numbers.percent(probability)
    return f"Nach „{markdown.plain(sentence)}“ erwartet das Modell **{markdown.plain(word)}** ({share})."


def cut(typed: int, taken: int, longest: int, placeholders: int) -> str:
    return (
        f"Das Modell liest die ersten {taken} von {typed} Wörtern: Es nimmt {longest} Wörter, von denen es {placeholders} "
        f"nicht "
        "zu kennen braucht."
    )


def unknown(words: Sequence[str]) -> str:
    listed = ", ".join(words)
    if len(words) == 1:
        return f"Das Modell kennt {listed} nicht. Es kann das Wort abschreiben, weiß aber sonst nichts darüber."
    return f"Das Modell kennt {listed} nicht. Es kann diese Wörter abschreiben, weiß aber sonst nichts über sie."


def grid_alt(layer: int, head: int) -> str:
    return f"Heatmaps aller Köpfe, Schichten 0 bis {layer}, je Köpfe 0 bis {head}."


def does(layer: int, head: int, meaning: str, scores: str) -> str:
    return f"**Schicht {layer}, Kopf {head}** {meaning}. :gray[Mittleres Gewicht je Aufgabe: {scores}.]"


def before_layer(layer: int, layers: int) -> str:
    return f"vor Schicht {layer}" if layer < layers else "am Ende"
