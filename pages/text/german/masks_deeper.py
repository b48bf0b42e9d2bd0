"""Was die Seite über Masken unter Vertiefung und an ihrem Fuß sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"edges": "wer von wem erhält"}

# ---- more masks ----

ON_TOP_TITLE = "**Fenster, Präfix und Padding**, zusätzlich zur Maske des Schritts"
WINDOW = "Fenster: Wörter zu beiden Seiten"
WINDOW_HELP = (
    "Eine Query darf nur auf Keys achten, die höchstens so viele Plätze entfernt sind, davor oder danach. Das kommt zur "
    "Maske des Schritts hinzu, deren eigenes Fenster nur zurückreicht. off: verdeckt nichts zusätzlich."
)
PREFIX = "Präfix: erste Wörter, die für alle offen sind"
PREFIX_HELP = "Auf diese ersten Wörter darf jede Query achten, auch wo sie in ihrer Zukunft liegen."
PADDING = "Padding: letzte Wörter, die für alle verdeckt sind"
PADDING_HELP = (
    "Füllwörter machen alle Texte eines Batches gleich lang. Sie bedeuten nichts und sind darum für jede Query verdeckt."
)
SLIDING, PREFIX_MODEL, PADDED = "Gleitendes Fenster", "Präfix-Sprachmodell", "Encoder mit Padding"
PAINTED_TITLE = "**Einzelne Zellen**, im Bild oder hier verdeckt oder geöffnet"
PAINTED, PAINTED_HELP = "Geänderte Zellen, je Zeile-Spalte", "Jeder andere Text ändert keine Zelle."
PAINTED_ABOUT = (
    "Jede Zelle, die geändert ist, von offen zu verdeckt oder zurück, als Zeile-Spalte, ab 0 gezählt und mit _ verbunden: "
    "2-5_3-3. Für die Tastatur, und für Sätze mit mehr als 16 Wörtern, in denen jede Zelle ihre Zeile auswählt."
)
BIAS_TITLE = "**Ein Bias statt einer Maske**"
BIAS_ABOUT = (
    "Eine Maske verdeckt eine Zelle; ein Bias senkt ihren Score, sodass sie weniger Gewicht bekommt, nicht keines. ALiBi "
    "senkt einen Score umso mehr, je weiter der Key von der Query entfernt steht."
)
CORNER_TITLE = "**Wo eine kausale Maske beginnt**, bei zwei Sätzen"
CORNER, CORNER_HELP = (
    "Wo die kausale Maske beginnt",
    "upper_left: bei der ersten Query und dem ersten Key. lower_right: bei den letzten.",
)
TWO_SENTENCES = "Zwei Sätze, kausale Maske"
NOTHING_TITLE = "**Eine Query, die auf nichts achten darf**"
HIDE_ROW = "Alles für diese Zeile verdecken"
POLARITY_TITLE = "**Was True bedeutet**"
ENCODER, DECODER, BLOCK = "Encoder", "Decoder", "**Block:**"

# ---- how the mask is combined, which block it makes, an empty row, PyTorch ----


def combined(opened: int, cells: int, formula: str) -> str:
    signs = ":gray[& behält, was beide erlauben; | behält, was eine von beiden erlaubt.]"
    return f"**{opened} von {cells}** Zellen sind offen. {signs}\n\nallowed = **{formula}**"


EVERYTHING = "jede Zelle"


def window_part(reach: str) -> str:
    return f"Fenster {reach} zu beiden Seiten"


def prefix_part(length: int) -> str:
    return f"Präfix {length}"


def padding_part(start: int) -> str:
    return f"Padding ab Key {start}"


def corner_part(corner: str) -> str:
    return "" if corner == "upper_left" else ", unten rechts"


def painted_part(count: int) -> str:
    return f", und {count} {'Zelle' if count == 1 else 'Zellen'} geändert" if count else ""


def block(masked: bool, opened: int, cells: int) -> str:
    """Say which block it is; opened: how many of so many cells of the future are open."""
    if masked and not opened:
        return "Das ist ein **Decoder-Block**: Eine Zeile Code, scores.masked_fill(~allowed, −inf), verdeckt die Zukunft."
    if masked:
        count = f"**{opened} von {cells}** Zellen der Zukunft {'ist' if opened == 1 else 'sind'} offen"
        return f"Ein **Decoder-Block** hat diese Zeile Code, scores.masked_fill(~allowed, −inf), aber hier gilt: {count}."
    if opened == cells:
        return "Das ist ein **Encoder-Block**: Keine Zeile Code verdeckt die Zukunft."
    hidden = f"**{cells - opened} von {cells}** Zellen der Zukunft {'ist' if cells - opened == 1 else 'sind'} verdeckt"
    return (
        "Ein **Encoder-Block** hat wie hier keine kausale Maske, aber Fenster, Präfix, Padding oder einzelne Zellen "
        f"bewirken: {hidden}."
    )


def across(masked: bool) -> str:
    causal = " Die kausale Maske vergleicht nur Positionen." if masked else ""
    about = "Die Keys sind Wörter eines anderen Satzes, also liegt keiner in der Zukunft einer Query."
    return f"Das ist **Cross-Attention**: {about}{causal}"


CORNER_ABOUT = (
    "Bei zwei Sätzen kann es mehr Queries als Keys geben oder weniger, und eine kausale Maske kann bei den ersten "
    "Positionen beginnen oder bei den letzten enden. PyTorchs is_causal beginnt oben links; ein Decoder mit Cache endet "
    "unten rechts. Zwei Sätze brauchen zufällige Projektionen, denn entworfene Projektionen lesen einen Satz."
)


def corner_in_words(queries: int, keys: int) -> str:
    return f"Hier sind es **{queries}** Queries und **{keys}** Keys."


def nothing_now(blind: Sequence[str], query: str, is_blind: bool) -> str:
    """Say which queries may attend to nothing, before a table of the output of the selected one."""
    names = ", ".join(markdown.chip("query", name) for name in blind)
    verb = "darf" if len(blind) == 1 else "dürfen"
    now = f"{names} {verb} auf kein Wort achten." if blind else "Jede Query darf auf irgendein Wort achten."
    name, output = markdown.chip("query", query), markdown.chip("output", "Ausgabe")
    would = f"Die {output} von {name} ist:" if is_blind else f"Wäre jeder Key für {name} verdeckt, so wäre die {output}:"
    return f"{now} {would}"


NOTHING_WAYS = ("diese Seiten", "PyTorchs fused attention", "eine einfache Softmax")
NOTHING_HEADER = ("berechnet von", "erste Zahlen")
NOTHING_WHY = ":gray[Die einfache Softmax einer Zeile aus −∞ teilt 0 durch 0, und das ist keine Zahl: NaN.]"


def polarity(opened: int, hidden: int, swapped: str) -> str:
    cells = opened + hidden
    fused = f"Für **scaled_dot_product_attention** bedeutet True offen: {opened} von {cells} Zellen sind True."
    module = f"Für **MultiheadAttention** bedeutet True verdeckt: {hidden} von {cells} Zellen sind True."
    return f"Zwei Funktionen von PyTorch lesen dieselbe Maske entgegengesetzt. {fused} {module} {swapped}"


def swapped(opened: int, hidden: int, blind: int, queries: int) -> str:
    """Say what comes of a mask that is handed to the wrong one; blind: how many of the queries then see nothing."""
    wrong = "An die falsche Funktion übergeben, verdeckt sie"
    if not hidden:
        return f"{wrong} alles."
    if not opened:
        return f"{wrong} nichts."
    verb = "darf" if blind == 1 else "dürfen"
    nothing = f" {blind} von {queries} Wörtern {verb} dann auf nichts achten." if blind else ""
    cells = "verdeckte Zelle" if hidden == 1 else "verdeckte Zellen"
    return f"{wrong}, was offen ist, und öffnet **{hidden}** {cells}.{nothing}"


# ---- one layer with its weights, and all words ----

ONE_LAYER_ALT = "Die Maske als gerichteter Graph"


def one_layer_key(mask: str, every: bool) -> str:
    """Return the title of the graph of one layer; every: whether all of its edges are drawn."""
    drawn = "Zahl: Kanten, die dort enden" if every else "nur Kanten zum ausgewählten Wort sind gezeichnet"
    return f":gray[**eine Schicht, {mask}** · Linienbreite: Aufmerksamkeitsgewicht · {drawn}]"


def reached_key(count: int, mask: str) -> str:
    number = f"{count} {'Schicht' if count == 1 else 'Schichten'}"
    return f":gray[**nach {number}, {mask}** · 1: Das Wort der Spalte hat das der Zeile erreicht · Punkt: noch nicht]"


REACHED_ALT = "Von welchen Wörtern Information nach einigen Schichten welche Wörter erreicht hat"


def edges(query: str, count: int, keys: int) -> str:
    """Say how many edges end at the query."""
    name = markdown.chip("query", query)
    if not count:
        return f"Bei {name} endet keine Kante: Es achtet auf **0** Wörter, und seine Gewichte ergeben 0."
    ends = "Kanten enden" if count > 1 else "Kante endet"
    return f"{count} {ends} bei {name}: Es achtet auf **{count}** von {keys} Wörtern, "


def most(winner: str, share: float) -> str:
    return f"am stärksten auf {markdown.chip('key', winner)}, {numbers.percent(share)}. "


def equal(ties: int, count: int, share: float) -> str:
    return f"{'' if ties == count else 'am stärksten '}auf {ties} davon gleich stark, je {numbers.percent(share)}. "


def degrees(listed: Sequence[int]) -> str:
    return f"Vom ersten Wort bis zum letzten enden dort {', '.join(map(str, listed))} Kanten: die Eingangsgrade."


# ---- verified ----


def rounding(word: str, most: float) -> str:
    moves = f"um höchstens {numbers.small(most)}, durch Rundung" if most else "gar nicht"
    return f"Wenn {markdown.chip('key', word)} hinzukommt, ändern sich Ausgaben, die sich nicht ändern können, {moves}."


PROGRAM_LACKS = (
    ":orange[**Hinweis**] Das Programm hat nur die Maske aus Schritt 1. Zu einzelnen Zellen, einem Fenster, einem Präfix "
    "oder einem Padding siehe „Masken in PyTorch“ in Schritt 1."
)
