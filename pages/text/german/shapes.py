"""Was die Seite über Formen und den Batch sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"batch_weights": "Gewichte der Beispiele", "way": "Formen des Satzes"}
TITLE = "Auf welchen Formen arbeitet Attention?"
BATCH = "## 1  Die Formen, für ein Beispiel und für einen Batch"
BATCH_WORDS = (
    "Ein Beispiel ist ein Satz aus T Token; jedes Token ist ein Vektor aus C Zahlen. Ein Batch legt B Beispiele in einen "
    "Tensor, damit ein Produkt sie alle berechnet. Die Achse des Batches steht vorn; alle anderen bleiben, wie sie sind."
)
POOLS = "## 2  Beispiele eines Batches achten nie aufeinander"
POOLS_WORDS = "Ändere ein Beispiel: Die Ausgaben der anderen bleiben genau gleich."
WEIGHTS = "## 3  Jedes Beispiel hat eigene Aufmerksamkeitsgewichte"
WEIGHTS_WORDS = "Die Projektionen sind gemeinsam. Die Gewichte nicht: Sie entstehen aus den Token jedes Beispiels."
HEADS = "## 4  Von einem Produkt zu Köpfen und zurück"
HEADS_WORDS = (
    "Ein Produkt macht die Queries aller Köpfe, nebeneinander in einer Zeile je Token. **view** schneidet jede Zeile in "
    "Köpfe, und **transpose** stellt die Achse der Köpfe nach vorn. Bei mehreren Köpfen hat auch die falsche Reihenfolge "
    "gültige Formen, vermischt aber Token."
)
SIZE, SIZE_HELP = "Beispiele im Batch", "Sie werden aus dem Seed gezogen."
LENGTH, LENGTH_HELP = "Token in jedem", "Alle Beispiele eines Batches sind gleich lang."
CHANGED, CHANGED_HELP = "Beispiel, das geändert wird", "Zu allen seinen Zahlen wird 1 addiert."
AT_ONCE = "Falsche Reihenfolge: view gleich als H × T × d, ohne transpose"
AT_ONCE_HELP = "Jede Form passt trotzdem, also gibt es keinen Fehler."
VERIFIED = "Geprüft ✓"
POOLS_KEY = "**Ein Ring je Beispiel, ein Kreis je Token** :gray[· Linie: darf achten · Farbe: Änderung der Ausgabe, 0 bis 3]"
ORIGINS = "**Aus welchem Token jede Zahl kommt** :gray[· Köpfe nebeneinander · Farbe: Position des Tokens]"
AXES = (
    "B Beispiele, T Token, C = d_model Zahlen je Token, H Köpfe, head_size Zahlen in Query, Key oder Value. Die Maske hat "
    "keine Batch-Achse: Eine Maske gilt für alle Beispiele."
)
STEP, LETTERS, ALONE, MEANING = "Schritt", "Buchstaben", "ein Beispiel", "in Worten, für ein Beispiel"
HOLDS = {
    "x": "ein Vektor je Token",
    "mask": "je Token, auf welche Token es achten darf",
    "q": "eine Query je Token",
    "k": "ein Key je Token",
    "v": "ein Value je Token",
    "scores": "je Token ein Score mit jedem Token",
    "weights": "je Token ein Aufmerksamkeitsgewicht für jedes Token",
    "output": "je Token die Ausgaben aller Köpfe nebeneinander",
}
_IN_HEADS = ("q", "k", "v", "scores", "weights")


def holds(step: str, heads: int) -> str:
    if heads == 1 and step == "output":
        return "eine Ausgabe je Token"
    return f"in jedem von {heads} Köpfen: {HOLDS[step]}" if heads > 1 and step in _IN_HEADS else HOLDS[step]


def ways(tokens: int, heads: int, size: int, transposed: bool) -> str:
    parts = numbers.plural(size, "Zahl", "Zahlen")
    first = f"{numbers.shape((heads, tokens, size))}: {numbers.plural(heads, 'Kopf', 'Köpfe')}"
    by_head = f"{first}, darin je {numbers.plural(tokens, 'Token', 'Token')} mit {parts}."
    if not transposed:
        return (
            f"{by_head} Hier werden Zeilen gleich in dieser Reihenfolge geschnitten, obwohl sie Token für Token "
            "gespeichert sind."
        )
    second = f"{numbers.shape((tokens, heads, size))}: {numbers.plural(tokens, 'Token', 'Token')}"
    return f"{second}, darin je {numbers.plural(heads, 'Kopf', 'Köpfe')} mit {parts}. {by_head}"


RIGHT, WRONG = "jede Zeile eines Kopfes ist ein Token", "jede Form passt, und die Ausgabe ist falsch"


def batch_of(size: int) -> str:
    return f"Batch aus {size}"


def example(number: int, strong: bool) -> str:
    return f":{'primary' if strong else 'gray'}[**Beispiel {number}**]"


def moved(changed: int, own: float, others: Sequence[float]) -> str:
    sentence = (
        f"1 zu jeder Zahl von Beispiel {changed} zu addieren ändert seine Ausgabe um bis zu **{numbers.small(own)}**. "
    )
    if not others:
        return f"{sentence}Es ist das einzige Beispiel dieses Batches: Vergrößere den Batch."
    rest = f"der {len(others)} anderen Beispiele" if len(others) > 1 else "des anderen Beispiels"
    return sentence + markdown.badge(max(others) == 0, f"Die Ausgaben {rest} ändern sich um {numbers.small(max(others))}")


def weights(changed: int, token: int, rows: Sequence[str], apart: float) -> str:
    sentence = f"Beispiel {changed}: {markdown.chip('query', f'Token {token}')} {rows[changed]}."
    others = [f"in Beispiel {number} {_turned(row)}" for number, row in enumerate(rows) if number != changed]
    if not others:
        return sentence
    differ = "Seine Gewichte sind in jedem Beispiel gleich."
    if apart:
        differ = f"Seine Gewichte dort weichen um bis zu **{numbers.small(apart)}** von denen in Beispiel {changed} ab."
    listed = ", ".join(others)
    return f"{sentence} Mit denselben Projektionen: {listed}. {differ}"


def _turned(row: str) -> str:
    """Return the end of a sentence that begins with a verb, with its subject after it."""
    verb, _, rest = row.partition(" ")
    return f"{verb} es {rest}"


def mixed(row: int, tokens: Sequence[int], transposed: bool, off: float, several: bool) -> str:
    source = f"Token {', '.join(map(str, tokens))}"
    holds = f"Zeile {row} von Kopf 0 enthält Zahlen von **{source}**"
    if transposed:
        return f"{markdown.badge(True, RIGHT)} {holds}."
    if off:
        wrong = f"{markdown.badge(False, WRONG)} Die Ausgabe weicht um bis zu **{off:.2f}** ab, und es gibt keinen Fehler."
        return f"{wrong} {holds}; richtig wären die von Token {row}."
    why = "bei einem einzigen Kopf oder Token lässt sich nichts vermischen"
    if several:
        why = "mit diesen Wörtern geben beide Reihenfolgen dasselbe"
    return f"{markdown.badge(True, 'die Ausgabe ist dieselbe')} Hier gilt: {why}. {holds}."


def checked(same: bool, difference: float) -> str:
    return markdown.badge(same, "jedes Beispiel für sich gibt dieselben Ausgaben wie im Batch", difference)
