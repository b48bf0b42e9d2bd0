"""Was die Seite über Eingriffe in ein Modell sagt: was getan ist, was es am nächsten Wort ändert, was davon zählt."""

from collections.abc import Sequence

from pages.text import numbers

TABLES = {"next": "nächstes Wort, vorher und jetzt"}
TITLE = "Welche Köpfe braucht eine Vorhersage?"
INTRO = (
    "Schalte einen Kopf ab oder trenne den Pfeil von einer Query zu einem Key und vergleiche die Wahrscheinlichkeiten des "
    "nächsten Wortes. "
    "Ein Eingriff wirkt, bevor W_O die Köpfe mischt; die Parameter des Modells bleiben unverändert."
)
EXPERIMENTS = {
    "copy": "Kopieren verhindern",
    "receiver": "Der Geber bekommt den Ball",
    "agreement": "Das Verb richtet sich nach dem näheren Nomen",
    "pronoun": "Aus she wird he",
    "capital": "Aus Rom wird Paris",
    "patch": "Einen Kopf patchen",
    "sink": "Das erste Wort überall maskieren",
    "scale": "1/√head_size wegnehmen",
    "temperature": "Eine Temperatur erhöhen",
}
IN_TEXT = "Alle Eingriffe als Text, auch solche ohne Knopf"
OPERATIONS = "Eingriffe"
OPERATIONS_HELP = (
    "off_1_3 schaltet Kopf 3 von Schicht 1 ab; all steht für jede Schicht oder jeden Kopf. Andere: uniform_1_3, scale_1_3, "
    "temperature_1_3_8 (0 bis 8), mask_1_3_window oder mask_1_3_no_first, cut_1_3_5_2 (der Pfeil von Query 5 zu Key 2), "
    "patch_1_3_output oder patch_1_3_pattern (aus dem zweiten Satz). Verbinde sie mit ~."
)
READ = "Alle Köpfe ansehen"
TRY = "Versuche:"
DONE = "Eingriffe:"
NOTHING_DONE = "Noch kein Eingriff. Klicke auf eine Zelle oder wähle unten einen Eingriff."
TAKE_OFF_ALL = "Alle entfernen"
OFFERS = {
    "off": "Abschalten",
    "uniform": "Gleiche Gewichte",
    "scale": "Scores ohne 1/√head_size",
    "temperature": "Temperatur 8",
    "mask": "Das erste Wort maskieren",
}
PATCH = {"output": "Ausgabe patchen", "pattern": "Gewichte patchen"}
GO_ON = "Ein Wort anhängen:"
NEXT = "**Das nächste Wort** :gray[· die acht wahrscheinlichsten Wörter]"
NEXT_BOTH = "**Das nächste Wort** :gray[· Balken: jetzt · Strich: ohne die Eingriffe]"
NEXT_ALT = "Balken: die wahrscheinlichsten nächsten Wörter jetzt, und Striche, wo sie ohne die Eingriffe lagen."
NOW, BEFORE, CUT = "jetzt ", "ohne die Eingriffe ", "ohne diesen Pfeil "
WHICH_HEAD_ALT = "Wahrscheinlichkeit des Wortes ohne je einen Kopf: Zeilen sind Schichten, Spalten Köpfe."
WHICH_ARROW_ALT = "Wahrscheinlichkeit des Wortes ohne je einen Pfeil: ein Balken je Key."
CAUSE = (
    "Aufmerksamkeitsgewichte zeigen, worauf ein Kopf achtet, nicht, ob er die Vorhersage beeinflusst: Einen Kopf mit "
    "passendem Muster "
    "abzuschalten ändert womöglich nichts."
)
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


def progress(done: int, layers: int) -> str:
    return f"{done} von {layers} Schichten sind fertig."


def predicts_nothing(title: str) -> str:
    return f"{title} sagt kein nächstes Wort voraus, also gibt es nichts, was ein Eingriff ändert. Nimm ein anderes Modell."


def left_out(count: int) -> str:
    if count == 1:
        return "Ein Eingriff nennt eine Schicht, einen Kopf oder ein Wort, die es hier nicht gibt. Er bleibt ohne Wirkung."
    return f"{count} Eingriffe nennen Schichten, Köpfe oder Wörter, die es hier nicht gibt. Sie bleiben ohne Wirkung."


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


def to_head(layer: int, head: int) -> str:
    return f"Schicht {layer}, Kopf {head}"


def to_layer(layer: int) -> str:
    return f"Alle Köpfe von Schicht {layer}"


def head_title(layer: int, head: int, by_cell: bool) -> str:
    click = (
        "ein Klick auf eine Zelle trennt ihren Pfeil, der nächste stellt ihn wieder her"
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
    return f"**Wahrscheinlichkeit von „{word}“ ohne je einen Kopf** :gray[· ein Klick zeigt den Kopf]"


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


def which_arrow(query: str, layer: int, head: int) -> str:
    return (
        f"**Ohne je einen Pfeil von „{query}“** :gray[· dieselbe Wahrscheinlichkeit, ein Pfeil von Schicht "
        f"{layer}, Kopf {head} getrennt]"
    )
