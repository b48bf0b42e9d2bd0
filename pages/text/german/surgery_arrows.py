"""Was die Seite über Eingriffe von den Pfeilen einer Zeile sagt, die ein Wort am meisten braucht."""

from pages.text import markdown, numbers

HEADER = ("Pfeil", "sein Gewicht", "Wahrscheinlichkeit ohne ihn")


def needed(arrow: tuple[str, str], where: tuple[int, int], word: str, now: float, cut: float) -> str:
    query, key, word = map(markdown.plain, (*arrow, word))
    return (
        f"Am meisten braucht „{word}“ den Pfeil von „{query}“ zu „{key}“ in Schicht {where[0]}, Kopf {where[1]}: Ohne ihn "
        f"sinkt die Wahrscheinlichkeit von {numbers.percent(now)} auf {numbers.percent(cut)}."
    )
