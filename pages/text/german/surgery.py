"""Was die Seite über Eingriffe in ein Modell sagt: was getan ist, was es am nächsten Wort ändert, was davon zählt."""

from collections.abc import Sequence

from pages.text import numbers

TABLES = {"next": "nächstes Wort, vorher und jetzt"}
TITLE = "Welche Aufmerksamkeit braucht ein Modell?"
INTRO = (
    "Schalte einen Kopf ab oder schneide einen Pfeil durch und sieh, welches Wort nun folgt. Ein Eingriff ändert, was ein "
    "Kopf "
    "tut, bevor W_O die Köpfe mischt. Die gelernten Zahlen des Modells bleiben, wie sie sind."
)
EXPERIMENTS = {
    "copy": "Das Abschreiben verlernen",
    "receiver": "Den Ball dem Geber geben",
    "agreement": "Nach dem falschen Wort richten",
    "pronoun": "Die andere Person nennen",
}
IN_TEXT = "Alle Eingriffe als Text, auch die ohne Knopf"
OPERATIONS = "Eingriffe"
OPERATIONS_HELP = (
    "off_1_3 schaltet Kopf 3 von Schicht 1 ab; all steht für jede Schicht oder jeden Kopf. Andere: uniform_1_3, scale_1_3, "
    "temperature_1_3_8, mask_1_3_window, cut_1_3_5_2 (der Pfeil von Query 5 zu Key 2). Verbinde sie mit ~."
)
TRY = "Versuche:"
DONE = "Getan:"
NOTHING_DONE = "Am Modell ist noch nichts geändert. Klicke auf eine Zelle oder wähle einen Eingriff."
TAKE_OFF_ALL = "Alle zurücknehmen"
OFFERS = {
    "off": "Abschalten",
    "uniform": "Gewichte gleich machen",
    "scale": "1/√head_size weglassen",
    "temperature": "Temperatur 8",
    "mask": "Das erste Wort verbergen",
}
GO_ON = "Ein Wort anhängen:"
NEXT = "**Das nächste Wort** :gray[· Wahrscheinlichkeiten der acht wahrscheinlichsten]"
NEXT_BOTH = "**Das nächste Wort** :gray[· Balken: jetzt · Strich: ohne die Eingriffe]"
NEXT_ALT = "Balken: die wahrscheinlichsten nächsten Wörter jetzt, und Striche, wo sie ohne die Eingriffe lagen."
NOW, BEFORE = "jetzt ", "ohne die Eingriffe "
WHICH_HEAD_ALT = (
    "Eine Matrix, eine Zeile je Schicht, eine Spalte je Kopf: die Wahrscheinlichkeit des Wortes ohne diesen Kopf."
)
WHICH_ARROW_ALT = "Balken, einer je Key: die Wahrscheinlichkeit des Wortes ohne den Pfeil zu diesem Key."
CAUSE = (
    "Ein Gewicht zeigt, worauf ein Kopf achtet, nicht, was er bewirkt: Ein Kopf mit passendem Muster kann fehlen, und das "
    "Wort "
    "bleibt. Vergleiche das Muster mit diesen Zahlen."
)
_KINDS = {
    "off": "abgeschaltet",
    "uniform": "gleiche Gewichte",
    "scale": "keine Division durch √head_size",
    "temperature": "Temperatur {}",
    "mask": "Maske: {}",
}
_MASKS = {"causal": "kausal", "window": "zwei Wörter zu jeder Seite", "no_first": "das erste Wort verborgen"}


def untouched(sentence: str, word: str, probability: float) -> str:
    return f"Nach „{sentence}“ erwartet das Modell **{word}** ({numbers.percent(probability)})."


def effect(done: Sequence[str], word: str, was: float, now: float, instead: tuple[str, float] | None) -> str:
    with_them = done[0] if len(done) == 1 else f"{len(done)} Eingriffe"
    moves = f"**{word}** geht von {numbers.percent(was)} auf {numbers.percent(now)}"
    if instead is None:
        return f"{with_them}. {moves}. Das Modell erwartet es weiterhin."
    return f"{with_them}. {moves}. Nun erwartet das Modell **{instead[0]}** ({numbers.percent(instead[1])})."


def operation(
    kind: str, layer: int | None, head: int | None, arrow: tuple[str, str] | None, value: float | str | None
) -> str:
    layers = "Jede Schicht" if layer is None else f"Schicht {layer}"
    where = f"{layers}, alle Köpfe" if head is None else f"{layers}, Kopf {head}"
    if arrow:
        return f"{where}: Pfeil von „{arrow[0]}“ zu „{arrow[1]}“ durchgeschnitten"
    said = _MASKS[value] if isinstance(value, str) else f"{value:g}" if value is not None else ""
    return f"{where}: {_KINDS[kind].format(said)}"


def layer_off(layer: int) -> str:
    return f"Schicht {layer} ganz abschalten"


def to_head(layer: int, head: int) -> str:
    return f"Schicht {layer}, Kopf {head}:"


def head_title(layer: int, head: int, by_cell: bool) -> str:
    click = (
        "ein Klick auf eine Zelle schneidet ihren Pfeil durch, der nächste stellt ihn wieder her"
        if by_cell
        else "ein Klick folgt einer Zeile"
    )
    return f"**Schicht {layer}, Kopf {head}: Aufmerksamkeitsgewichte** :gray[· {click}]"


def head_alt(layer: int, head: int) -> str:
    return f"Heatmap der Aufmerksamkeitsgewichte von Schicht {layer}, Kopf {head}: Zeilen sind Queries, Spalten Keys."


def layer(number: int) -> str:
    return f"Schicht {number}"


def head(number: int) -> str:
    return f"Kopf {number}"


def which_head(word: str) -> str:
    return f"**Welcher Kopf zählt für „{word}“?** :gray[· Wahrscheinlichkeit ohne diesen Kopf]"


def least(layer: int, head: int, word: str, now: float, share: float) -> str:
    if share > 0.9 * now:
        kept = numbers.percent(share)
        return f"Kein Kopf allein ist nötig: Welcher auch fehlt, **{word}** behält mindestens {kept}. {CAUSE}"
    moves = f"von {numbers.percent(now)} auf {numbers.percent(share)}"
    return f"Schicht {layer}, Kopf {head} zählt am meisten: Ohne ihn geht **{word}** {moves}. {CAUSE}"


def which_arrow(query: str, layer: int, head: int) -> str:
    return f"**Welcher Pfeil von „{query}“ zählt?** :gray[· Schicht {layer}, Kopf {head}: Wahrscheinlichkeit ohne den Pfeil]"
