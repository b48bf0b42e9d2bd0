"""Was die Seite über ein Modell sagt: seine Wörter, alle Köpfe, das nächste Wort, was jede Schicht sagen würde."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"heads": "was jeder Kopf tut", "next": "Wahrscheinlichkeit jedes nächsten Wortes"}
TITLE = "Worauf achtet ein trainiertes Modell?"
INTRO = (
    "Dieses kleine Sprachmodell wurde darauf trainiert, das nächste Wort einfacher Geschichten vorherzusagen, die eine "
    "Grammatik erfindet. "
    "Es hat 4 Schichten mit je 4 Köpfen. Nichts davon ist entworfen: Alle Gewichte sind gelernt."
)
SENTENCE = "Deine Wörter"
SENTENCE_HELP = "Bis zu 64 Wörter. Bis zu 24 davon dürfen dem Modell unbekannt sein: Es kann sie trotzdem kopieren."
LAYER = "Schicht"
LAYER_HELP = "Gezählt ab 0. Was eine Schicht ausgibt, liest die nächste."
OPERATE = "In das Modell eingreifen"
SORT = "Reihenfolge der Köpfe"
SORT_HELP = "layer: in der Reihenfolge des Modells. job: Köpfe mit derselben Aufgabe nebeneinander."
EXPERIMENTS = {
    "copy": "Unbekannte Wörter kopieren",
    "receiver": "Wer bekommt den Ball?",
    "agreement": "is oder are?",
    "pronoun": "she oder he?",
    "patch": "is oder are, gepatcht",
    "sink": "Das erste Wort mit viel Gewicht",
    "scale": "Wer bekommt die Pflaume?",
    "temperature": "Wer bekommt den Ball, bei Temperatur 8?",
}
TRY = "Andere Sätze:"
ALONE = "Ein einziges Wort achtet nur auf sich selbst."
GRID_TITLE = (
    "**Alle Köpfe: Aufmerksamkeitsgewichte** :gray[· Zeilen: Queries, Spalten: Keys · darüber: Aufgabe des Kopfes in "
    "diesem Satz und mittleres Gewicht darauf]"
)
HEAD_TITLE = "**Die Ausgabe des gewählten Kopfes, Schritt für Schritt**"
NEW_WORD = "ein neues Wort"
PROBABILITY = "Wahrscheinlichkeit "
NEXT_TITLE = "**Das nächste Wort** :gray[· die acht wahrscheinlichsten Wörter]"
NEXT_ALT = "Balken: die acht wahrscheinlichsten nächsten Wörter mit ihren Wahrscheinlichkeiten."
LENS = (
    "**Das nächste Wort, vor jeder Schicht abgelesen** :gray[· Logit Lens: der Vektor des letzten Wortes, normiert und mit "
    "dem Vektor "
    "jedes Wortes multipliziert, wie am Ende]"
)
LENS_HEADER = ("wo", "wahrscheinlichstes Wort", "Wahrscheinlichkeit")
ABOUT_TITLE = "Was dieses Modell kann und was nicht"
ABOUT = (
    "Das Modell heißt tiny. Es hat 4 Schichten mit je 4 Köpfen der Größe 16, Vektoren aus 96 Zahlen, zusammen 273.504 "
    "Parameter, "
    "und einen Wortschatz von 116 englischen Wörtern und 24 Platzhaltern für Wörter, die es nicht kennt. Es wurde in "
    "sieben Minuten auf Geschichten trainiert, die eine kleine Grammatik erfindet; das Trainingsprogramm liegt im "
    "Repository.\n\n"
    "Geprüft wurde es an 400 Sätzen je Aufgabe, mit Wortpaaren, die im Training fehlten: Es kopiert eine "
    "Wortfolge, wählt **is** oder **are** nach dem ersten von zwei Tieren, nennt die andere Person als die, die ein "
    "Geschenk bekommt, und wählt **she** oder **he**. Bis auf ein Wort beim Kopieren war alles richtig.\n\n"
    "Es kann eine Person nicht mit einem Ort verknüpfen: Nach „Mia went to the park. Tom went to the shop. Where is Tom? "
    "In the“ haben alle Orte fast dieselbe Wahrscheinlichkeit. "
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
    "mixed": "gemischt",
}
JOB_MEANINGS = {
    "previous": "gibt das meiste Gewicht dem Wort davor",
    "first": "gibt das meiste Gewicht dem ersten Wort (Attention Sink, oft ohne Wirkung)",
    "itself": "gibt das meiste Gewicht dem Wort der Query selbst",
    "induction": "achtet auf das Wort, das auf ein früheres Vorkommen desselben Wortes folgte (Induktion)",
    "same": "achtet auf frühere Vorkommen desselben Wortes",
    "punctuation": "gibt das meiste Gewicht Punkten und Kommas",
    "broad": "verteilt sein Gewicht auf viele Keys",
    "mixed": "hat in diesem Satz keine dieser Aufgaben",
}


def expected(sentence: str, word: str, probability: float) -> str:
    share = numbers.percent(probability)
    return (
        f"Nach „{markdown.plain(sentence)}“ ist das wahrscheinlichste nächste Wort „**{markdown.plain(word)}**“ ({share})."
    )


def cut(typed: int, taken: int, longest: int, placeholders: int) -> str:
    most = f"höchstens {longest} Wörter, davon höchstens {placeholders} verschiedene unbekannte"
    return f"Das Modell liest {most}; gelesen werden die ersten {taken} von {typed}."


def unknown(words: Sequence[str]) -> str:
    listed = ", ".join(f"„{word}“" for word in words)
    if len(words) == 1:
        return f"Das Modell kennt {listed} nicht. Es kann das Wort kopieren, weiß aber sonst nichts darüber."
    return f"Das Modell kennt {listed} nicht. Es kann diese Wörter kopieren, weiß aber sonst nichts über sie."


def grid_alt(layer: int, head: int) -> str:
    return f"Aufmerksamkeitsgewichte aller Köpfe: Schichten 0 bis {layer}, Köpfe 0 bis {head}."


def does(layer: int, head: int, meaning: str, scores: Sequence[str], effective: str) -> str:
    listed = " · ".join(scores)
    return (
        f"**Schicht {layer}, Kopf {head}** {meaning}. :gray[Mittleres Gewicht je Aufgabe: {listed}. Effektive Keys: "
        f"{effective} der sichtbaren.]"
    )


def head_title(layer: int, head: int, by_cell: bool) -> str:
    click = (
        "ein Klick auf eine Zelle zerlegt ihren Score · gestrichelt: der gewählte Key"
        if by_cell
        else "ein Klick folgt einer Zeile"
    )
    return f"**Schicht {layer}, Kopf {head}: Aufmerksamkeitsgewichte** :gray[· Zeilen: Queries, Spalten: Keys · {click}]"


def before_layer(layer: int, layers: int) -> str:
    return f"vor Schicht {layer}" if layer < layers else "am Ende"
