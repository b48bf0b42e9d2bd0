"""Was die Seite über Eingriffe von den Pfeilen einer Zeile sagt, die ein Wort am meisten braucht."""

from pages.text import markdown, numbers

LOOKED_FOR = "Die Pfeile dieser Zeile werden einzeln getrennt, sobald jeder Kopf einmal abgeschaltet war."
HEADER = ("Pfeil", "sein Gewicht", "Wahrscheinlichkeit ohne ihn")


def title(query: str, word: str, heads: int) -> str:
    query, word = markdown.plain(query), markdown.plain(word)
    return (
        f"**Welchen Pfeil von „{query}“ braucht „{word}“?** :gray[· die Pfeile dieser Zeile in den {heads} Köpfen, die "
        f"„{word}“ am meisten braucht, einzeln getrennt · ein Klick trennt den Pfeil]"
    )


def arrow(query: str, key: str, layer: int, head: int) -> str:
    return f"{markdown.plain(query)} → {markdown.plain(key)} (Schicht {layer}, Kopf {head})"


def needed(arrow: tuple[str, str], where: tuple[int, int], word: str, now: float, cut: float) -> str:
    query, key, word = map(markdown.plain, (*arrow, word))
    return (
        f"Am meisten braucht „{word}“ den Pfeil von „{query}“ zu „{key}“ in Schicht {where[0]}, Kopf {where[1]}: Ohne ihn "
        f"sinkt die Wahrscheinlichkeit von {numbers.percent(now)} auf {numbers.percent(cut)}."
    )


def not_needed(word: str, least: float) -> str:
    return (
        f"Kein einzelner Pfeil dieser Zeile ist nötig: Ohne irgendeinen von ihnen beträgt die Wahrscheinlichkeit von "
        f"„{markdown.plain(word)}“ mindestens {numbers.percent(least)}. Wähle eine andere Zeile oder trenne mehrere Pfeile."
    )
