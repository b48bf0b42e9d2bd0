"""Was die Seite über Eingriffe in ein Modell sagt: was getan ist, was es am nächsten Wort ändert, was davon zählt."""

from collections.abc import Sequence

from pages.text import numbers

_PATCHES = {"output": "Ausgabe aus dem zweiten Satz", "pattern": "Gewichte aus dem zweiten Satz"}
_KINDS = {
    "off": "abgeschaltet",
    "uniform": "gleiche Gewichte",
    "scale": "Scores ohne 1/√head_size",
    "temperature": "Temperatur {}",
    "mask": "{}",
    "patch": "{}",
}
_MASKS = {
    "causal": "sieht die Vergangenheit",
    "window": "sieht zwei Wörter zu jeder Seite",
    "no_first": "das erste Wort maskiert",
}


def effect(done: Sequence[str], word: str, was: float, now: float, instead: tuple[str, float] | None) -> str:
    with_them = done[0] if len(done) == 1 else f"{len(done)} Eingriffe wirken"
    before, after = numbers.percent(was), numbers.percent(now)
    moves = f"bleibt bei {after}" if before == after else f"{'sinkt' if now < was else 'steigt'} von {before} auf {after}"
    first = f"{with_them}. Die Wahrscheinlichkeit von „**{word}**“ {moves}."
    if instead is None:
        return f"{first} Es ist weiterhin das wahrscheinlichste Wort."
    return f"{first} Am wahrscheinlichsten ist jetzt „**{instead[0]}**“ ({numbers.percent(instead[1])})."


def operation(
    kind: str, layer: int | None, head: int | None, arrow: tuple[str, str] | None, value: float | str | None
) -> str:
    layers = "Jede Schicht" if layer is None else f"Schicht {layer}"
    where = f"{layers}, alle Köpfe" if head is None else f"{layers}, Kopf {head}"
    if arrow:
        return f"{where}: Pfeil von „{arrow[0]}“ zu „{arrow[1]}“ getrennt"
    said = {**_MASKS, **_PATCHES}[value] if isinstance(value, str) else f"{value:g}" if value is not None else ""
    return f"{where}: {_KINDS[kind].format(said)}"


def least(layer: int, head: int, word: str, now: float, share: float) -> str:
    if share > 0.9 * now:
        return (
            f"Kein einzelner Kopf ist notwendig: Ohne ihn bleibt die Wahrscheinlichkeit von „**{word}**“ bei "
            f"mindestens {numbers.percent(share)}."
        )
    moves = f"von {numbers.percent(now)} auf {numbers.percent(share)}"
    return (
        f"Am meisten braucht die Vorhersage Schicht {layer}, Kopf {head}: Ohne ihn sinkt die Wahrscheinlichkeit "
        f"von „**{word}**“ {moves}."
    )
