"""Was die Schritte der Seite über das ganze Modell sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("whole_model", "de")

TABLE_FORMULA = r"x_i=E[\,\text{Wort}_i\,]"
ADDED_FORMULA = (
    r"\begin{aligned}x'&=x+[\,\text{Kopf}_0;\dots;\text{Kopf}_3\,]\,W_O\\ x''&=x'+\text{MLP}(\text{norm}(x'))\end{aligned}"
)
NEXT_FORMULA = r"p=\text{softmax}\big(\text{norm}(x)\,U^\top\big)"
LENS_FORMULA = r"p_\ell=\text{softmax}\big(\text{norm}(x\text{ nach Schicht }\ell)\,U^\top\big)"


# ---- die Tabelle ----


def table_title(width: int, end: float) -> str:
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    return f"**x: die {width} Zahlen jedes Wortes** :gray[· Wort → seine Zeile in der Tabelle · {scale}]"


def row(word: str, number: int, first: Sequence[str], rows: int, filled: int, width: int) -> str:
    numbers_of = f"Alle {width} Zahlen sind" if filled == width else f"{filled} ihrer {width} Zahlen sind"
    return (
        f"{markdown.chip('query', word)} hat Zeile {number} der {rows} Zeilen. Sie beginnt mit {'; '.join(first)}. "
        f"{numbers_of} von 0 verschieden, und keine wurde entworfen."
    )


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
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    return f"**Was Schicht 0 von {markdown.chip('query', word)} liest** :gray[· {scale}]"


def first_read_rows(position: int) -> list[str]:
    return ["x", "x, normiert", f"Position {position}", "Summe"]


# ---- der Strom ----

PARTS = ("x davor", "+ Attention", "+ MLP", "= x danach")
COLUMNS = ("x davor", "Attention", "MLP", "x danach")


def added_title(word: str, layer: int, width: int, end: float) -> str:
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    return f"**Schicht {layer}: die {width} Zahlen von {markdown.chip('query', word)}** :gray[· {scale}]"


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


def heads_title(word: str, layer: int, end: float) -> str:
    scale = own.COLOURS.format(numbers.decimal(end, 1))
    name = f"Schicht {layer}: Ausgabe jedes Kopfes mal seine Zeilen von W_O"
    return f"**{name}**, für {markdown.chip('query', word)} :gray[· {scale}]"


def longest(layer: int, head: int, word: str, lengths: Sequence[str]) -> str:
    listed = "; ".join(lengths)
    return (
        f"Von den Köpfen der Schicht {layer} addiert Kopf {head} den längsten Vektor zu {markdown.chip('query', word)}. "
        f"Längen der Köpfe 0 bis {len(lengths) - 1}: {listed}."
    )
