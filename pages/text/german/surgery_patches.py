"""Was die Seite über Eingriffe von Patches sagt: was Köpfe in einem Satz tun, übernommen aus dem Lauf mit einem zweiten."""

from pages.text import markdown, numbers

TITLE = (
    "**Welche Köpfe tragen den Unterschied zwischen zwei Sätzen?** :gray[· Activation Patching: Ein Kopf übernimmt seine "
    "Ausgabe oder seine Gewichte aus dem Lauf mit dem zweiten Satz]"
)
SECOND = "Zweiter Satz"
SECOND_HELP = "Er muss so viele Wörter haben wie der erste. Ändere ein Wort, damit nur dessen Wirkung übertragen wird."
NO_SECOND = "Ein Patch braucht einen zweiten Satz."
SAME = (
    "Für das Modell sind beide Sätze gleich: Unbekannte Wörter an denselben Stellen bekommen dieselben Platzhalter. Ein "
    "Patch ändert nichts."
)
CAUSE = "Ein Kopf, der den Unterschied trägt, ist eine Ursache davon; andere wirken womöglich nur gemeinsam."
ALTS = {
    "output": "Wahrscheinlichkeit des Wortes mit der Ausgabe je eines Kopfes aus dem zweiten Satz: Zeilen sind "
    "Schichten, Spalten Köpfe.",
    "pattern": "Wahrscheinlichkeit des Wortes mit den Gewichten je eines Kopfes aus dem zweiten Satz: Zeilen sind "
    "Schichten, Spalten Köpfe.",
}
_PARTS = {"output": "die Ausgabe je eines Kopfes gepatcht ist", "pattern": "die Gewichte je eines Kopfes gepatcht sind"}


def lengths(first: int, second: int) -> str:
    return (
        f"Ein Patch braucht zwei Sätze mit gleich vielen Wörtern: Der erste hat {first}, der zweite {second}. Patches im "
        f"Link bleiben erhalten, wirken aber nicht."
    )


def grid_title(part: str, word: str) -> str:
    word = markdown.plain(word)
    return f"**Wahrscheinlichkeit von „{word}“, wenn {_PARTS[part]}** :gray[· ein Klick zeigt den Kopf]"


def carries(
    part: str, place: tuple[int, int], word: str, shares: tuple[float, float], instead: tuple[str, float] | None
) -> str:
    then = f"; am wahrscheinlichsten ist dann „**{instead[0]}**“ ({numbers.percent(instead[1])})" if instead else ""
    what = {"output": "Die Ausgabe", "pattern": "Die Gewichte"}[part]
    return (
        f"{what} von Schicht {place[0]}, Kopf {place[1]} zu patchen wirkt am stärksten: Die Wahrscheinlichkeit von "
        f"„**{word}**“ sinkt von {numbers.percent(shares[0])} auf {numbers.percent(shares[1])}{then}."
    )


def none(part: str, word: str) -> str:
    what = {"output": "Die Ausgabe", "pattern": "Die Gewichte"}[part]
    return f"{what} eines Kopfes zu patchen senkt die Wahrscheinlichkeit von „**{word}**“ um höchstens 1 Prozentpunkt."


def patch(part: str, layer: int, head: int) -> str:
    what = {"output": "Ausgabe", "pattern": "Gewichte"}[part]
    return f"{what} von Schicht {layer}, Kopf {head} patchen"
