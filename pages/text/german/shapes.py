"""Was die Seite über Formen und den Batch sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("shapes", "de")

_IN_HEADS = ("q", "k", "v", "scores", "weights")


def holds(step: str, heads: int) -> str:
    if heads == 1 and step == "output":
        return "eine Ausgabe je Token"
    return f"in jedem von {heads} Köpfen: {own.HOLDS[step]}" if heads > 1 and step in _IN_HEADS else own.HOLDS[step]


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
        return f"{markdown.badge(True, own.RIGHT)} {holds}."
    if off:
        wrong = (
            f"{markdown.badge(False, own.WRONG)} Die Ausgabe weicht um bis zu **{off:.2f}** ab, und es gibt keinen Fehler."
        )
        return f"{wrong} {holds}; richtig wären die von Token {row}."
    why = "bei einem einzigen Kopf oder Token lässt sich nichts vermischen"
    if several:
        why = "mit diesen Wörtern geben beide Reihenfolgen dasselbe"
    return f"{markdown.badge(True, 'die Ausgabe ist dieselbe')} Hier gilt: {why}. {holds}."


def checked(same: bool, difference: float) -> str:
    return markdown.badge(same, "jedes Beispiel für sich gibt dieselben Ausgaben wie im Batch", difference)
