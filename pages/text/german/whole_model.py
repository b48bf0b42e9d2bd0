"""Was die Schritte der Seite über das ganze Modell sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {
    "embedding": "x jedes Wortes",
    "stream": "der Residualstrom, Schicht für Schicht",
    "next": "Logit und Wahrscheinlichkeit jedes nächsten Wortes",
    "lens": "das nächste Wort nach jeder Schicht",
}
TABLE_STEP, FIRST_READ_STEP = "Woher x kommt", "was die erste Schicht liest"
ADDED_STEP, HEADS_STEP = "Was eine Schicht zu x addiert", "was jeder Kopf addiert"
NEXT_STEP, PRODUCTS_STEP = "Wie aus x das nächste Wort wird", "ein Logit als Summe von Produkten"
LENS_STEP = "Was jede Schicht gesagt hätte"
TABLE = (
    "Ein Sprachmodell hat für jedes Wort, das es kennt, einen Vektor. Diese Vektoren sind die Zeilen einer gelernten "
    "Tabelle, des **Embeddings**. Die Zeile eines Wortes ist sein x, mit dem die erste Schicht beginnt. Ein Wort, das "
    "nicht in der Tabelle steht, bekommt die Zeile eines Platzhalters. Positionen werden addiert, bevor die Aufmerksamkeit "
    "x liest."
)
TABLE_FORMULA = r"x_i=E[\,\text{Wort}_i\,]"
ADDED = (
    "Die Ausgaben der Köpfe werden verkettet, mit W_O multipliziert und zu x **addiert**. Danach liest ein MLP den Vektor "
    "jedes Tokens für sich, und auch seine Ausgabe wird addiert. Keine Schicht ersetzt x, jede addiert etwas. Die Vektoren "
    "x von der ersten bis zur letzten Schicht heißen **Residualstrom** (residual stream)."
)
ADDED_FORMULA = (
    r"\begin{aligned}x'&=x+[\,\text{Kopf}_0;\dots;\text{Kopf}_3\,]\,W_O\\ x''&=x'+\text{MLP}(\text{norm}(x'))\end{aligned}"
)
NEXT = (
    "Der Vektor nach der letzten Schicht wird normiert. Sein Skalarprodukt mit dem Vektor jedes Wortes im Wortschatz ist "
    "der **Logit** dieses Wortes. Softmax macht aus allen Logits Wahrscheinlichkeiten. Jedes Token sagt das Wort vorher, "
    "das auf es folgt, und das letzte das nächste Wort des Textes."
)
NEXT_FORMULA = r"p=\text{softmax}\big(\text{norm}(x)\,U^\top\big)"
LENS = (
    "x hat nach jeder Schicht dieselbe Größe. Deshalb lässt sich der letzte Schritt des Modells nach jeder Schicht "
    "anwenden. Das ist die **Logit Lens** (nostalgebraist 2020). Sie zeigt, welches Wort das Modell vorhersagen würde, "
    "wenn es dort endete. Die späteren Schichten können dieses Wort noch ändern."
)
LENS_FORMULA = r"p_\ell=\text{softmax}\big(\text{norm}(x\text{ nach Schicht }\ell)\,U^\top\big)"
SUMMARY = (
    "x beginnt als Zeile einer gelernten Tabelle, und jede Schicht addiert die Ausgaben der Aufmerksamkeit und eines MLP.  "
    "\nDer letzte Vektor, mit dem Vektor jedes Wortes multipliziert, ergibt die Logits des nächsten Wortes."
)
TRY = {
    "swapped": "Die beiden Namen tauschen",
    "dogs": "The dogs near the cat",
    "copy": "Unbekannte Wörter kopieren",
    "ball": "Wer bekommt den Ball?",
}
SELECT = "Wort:"
PROGRAM_NEEDS = "Es braucht Python, torch und safetensors und die Datei des Modells aus dem Repository dieser App."
COLOURS = "Farbskala: −{0} (orange) bis {0} (violett)"


# ---- die Tabelle ----


def row_of(label: str, number: int) -> str:
    return f"{label} → {number}"


def table_title(width: int, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    return f"**x: die {width} Zahlen jedes Wortes** :gray[· Wort → seine Zeile in der Tabelle · {scale}]"


TABLE_ALT = "Zeilen des Embeddings, eine je Wort des Satzes; das gewählte Wort ist umrandet"


def row(word: str, number: int, first: Sequence[str], rows: int, filled: int, width: int) -> str:
    numbers_of = f"Alle {width} Zahlen sind" if filled == width else f"{filled} ihrer {width} Zahlen sind"
    return (
        f"{markdown.chip('query', word)} hat Zeile {number} der {rows} Zeilen. Sie beginnt mit {'; '.join(first)}. "
        f"{numbers_of} von 0 verschieden, und keine wurde entworfen."
    )


def unknown(word: str, known: int) -> str:
    chip = markdown.chip("query", word)
    return f"{chip} gehört nicht zu den {known} Wörtern, die das Modell kennt: Es bekommt einen Platzhalter."


def same(word: str, places: Sequence[int]) -> str:
    listed = f"{', '.join(map(str, places[:-1]))} und {places[-1]}"
    return f"„{word}“ steht an den Positionen {listed}, und x ist dort dasselbe."


def table_task(unknown: tuple[str, int] | None) -> tuple[str, str]:
    question = (
        "Ersetze unter „Deine Wörter“ ein Wort durch eines, das das Modell nicht kennt, zum Beispiel „Zorg“. Welche Zeile "
        "bekommt es?"
    )
    if unknown is None:
        return question, ""
    word, number = unknown
    return question, f"„{word}“ bekommt Zeile {number}, die Zeile eines Platzhalters, wo immer es im Satz steht."


def first_read_title(word: str, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    return f"**Was Schicht 0 von {markdown.chip('query', word)} liest** :gray[· {scale}]"


def first_read_rows(position: int) -> list[str]:
    return ["x", "x, normiert", f"Position {position}", "Summe"]


FIRST_READ_ALT = "Was Schicht 0 liest: Zeilen von Zahlen für x, x normiert, den Vektor der Position und die Summe"
FIRST_READ = (
    "x wird durch die Wurzel seines quadratischen Mittels geteilt und mit gelernten Faktoren multipliziert (RMSNorm). Dazu "
    "wird der sinusförmige Vektor der Position addiert. Auf die Summe werden W_Q, W_K und W_V angewandt. Zum Strom selbst "
    "wird die Position nicht addiert: Jede Schicht addiert sie erneut, bevor sie Aufmerksamkeit berechnet."
)


# ---- der Strom ----

PARTS = ("x davor", "+ Attention", "+ MLP", "= x danach")
COLUMNS = ("x davor", "Attention", "MLP", "x danach")
ADDED_ALT = "Was die Schicht zu x addiert: Zeilen von Zahlen für x davor, Attention, MLP und x danach"
LENGTHS_ALT = "Längen der Vektoren: eine Zeile je Schicht; x davor, was Attention und MLP addieren, x danach"


def added_title(word: str, layer: int, width: int, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    return f"**Schicht {layer}: die {width} Zahlen von {markdown.chip('query', word)}** :gray[· {scale}]"


def lengths_title(word: str) -> str:
    click = "ein Klick auf eine Zeile wählt ihre Schicht"
    return f"**Längen dieser Vektoren in jeder Schicht** :gray[· von „{markdown.plain(word)}“ · {click}]"


def layer(number: int) -> str:
    return f"Schicht {number}"


def added(word: str, layer: int, lengths: Sequence[str]) -> str:
    before, attention, mlp, after = lengths
    return (
        f"In Schicht {layer} addiert die Attention zu x von {markdown.chip('query', word)} einen Vektor der Länge "
        f"**{attention}** und das MLP einen der Länge **{mlp}**. Die Länge von x ändert sich von {before} auf {after}. "
        f"Längen addieren sich nicht, weil die Vektoren verschiedene Richtungen haben."
    )


def component(terms: Sequence[str], total: str, exact: bool) -> str:
    return f"Die erste Zahl: {' '.join(terms)} {'=' if exact else '≈'} {total}."


def grows(first: str, last: str) -> str:
    return f"Über alle Schichten geht die Länge von {first} auf {last}."


def added_task(word: str, layer: int, lengths: Sequence[str], done: bool) -> tuple[str, str]:
    question = f"Wähle die Schicht, in der die Attention zu „{word}“ den längsten Vektor addiert."
    happened = f"In Schicht {layer} addiert die Attention einen Vektor der Länge {lengths[0]}, mehr als in jeder anderen."
    return question, f"{happened} Das MLP addiert einen der Länge {lengths[1]}." * done


HEADS_END = 0.5
ALL_HEADS = "= Attention"
HEADS_ALT = "Was jeder Kopf der Schicht zu x addiert, eine Zeile je Kopf, und die Summe dieser Zeilen"


def head(number: int) -> str:
    return f"Kopf {number}"


def heads_title(word: str, layer: int, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    name = f"Schicht {layer}: Ausgabe jedes Kopfes mal seine Zeilen von W_O"
    return f"**{name}**, für {markdown.chip('query', word)} :gray[· {scale}]"


def longest(layer: int, head: int, word: str, lengths: Sequence[str]) -> str:
    listed = "; ".join(lengths)
    return (
        f"Von den Köpfen der Schicht {layer} addiert Kopf {head} den längsten Vektor zu {markdown.chip('query', word)}. "
        f"Längen der Köpfe 0 bis {len(lengths) - 1}: {listed}."
    )


ADDS_UP = "x, der Beitrag der Attention und der des MLP ergeben das x, das die nächste Schicht liest"
