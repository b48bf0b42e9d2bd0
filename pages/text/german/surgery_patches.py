"""Was die Seite über Eingriffe von Patches sagt: was Köpfe in einem Satz tun, übernommen aus dem Lauf mit einem zweiten."""

from pages.text import numbers


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
