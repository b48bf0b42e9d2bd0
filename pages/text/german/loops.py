"""Was die Seite über Schleifen sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("loops", "de")


# ---- eine Zahl nach der anderen ----


def step(cursor: int, total: int, sentence: str, so_far: str, opens: bool) -> str:
    grey = " ".join(filter(None, (so_far, own.OPENS_HERE * opens)))
    return f"Schritt **{cursor}** von {total}. {sentence} :gray[{grey}]"


# ---- eine Maske ----


def mask(query: str, visible: Sequence[str], more: int, scores: int, hidden: int, same: bool) -> str:
    listed = f"**{', '.join(map(markdown.plain, visible))}**{f' und {more} weitere' if more else ''}"
    attends = f"{markdown.chip('query', query)} darf auf {listed} achten."
    if not visible:
        attends = (
            f"{markdown.chip('query', query)} darf auf nichts achten: Es hat keinen Score und kein Gewicht, und seine "
            "Ausgabe ist 0."
        )
    loops = f"Die Schleifen berechnen {scores} Scores und überspringen die anderen {hidden} mit **continue**;"
    matrices = f"die Matrizen berechnen alle {scores + hidden} und ersetzen {hidden} durch −∞."
    if not hidden:
        loops, matrices = (
            f"Die Schleifen berechnen alle {scores} Scores und führen **continue** nie aus;",
            "die Matrizen ersetzen keinen durch −∞.",
        )
    return f"{attends} {loops} {matrices} {markdown.badge(same, 'dieselben Zellen' if same else 'andere Zellen')}"


# ---- Schleifen gegen Matrizen ----


def race(equal: bool, difference: float, agreement: str, loops: float, matrices: float) -> str:
    badge = markdown.badge(equal, "gleich bis auf das Runden von float32" if equal else "nicht gleich", difference)
    times = (
        f"Ein Kopf brauchte **{loops:.2f} ms** mit Schleifen und **{matrices:.2f} ms** mit Matrizen, soeben hier gemessen."
    )
    return f"{badge} {agreement}\n\n{times}"


def by_type(same: int, total: int) -> str:
    sentence = f"Die Schleifen in float64, am Ende auf float32 gerundet, und die Matrizen in float32: {_same(same, total)}"
    others = "; die anderen unterscheiden sich durch den Typ, weil float32 nach jedem Schritt rundet."
    return sentence + ("." if same == total else others)


def by_order(same: int, total: int, apart: float) -> str:
    others = f"; die anderen weichen um höchstens {numbers.small(apart)} ab, weil in anderer Reihenfolge addiert wird."
    return f"Die Schleifen in float32 und dieselben Matrizen: {_same(same, total)}" + ("." if same == total else others)


def _same(count: int, total: int) -> str:
    return f"{f'alle {total}' if count == total else f'{count} von {total}'} Zahlen sind bis aufs letzte Bit gleich"


# ---- Dropout ----


def draw_name(draw: int, dropping: bool, count: int, zeros: int) -> str:
    if not dropping:
        return f"**Ziehung {draw}**: nichts fällt weg"
    effect = "manche Gewichte sind 0, die anderen sind größer" if zeros else "kein Gewicht fällt weg, alle sind größer"
    effect = "alle Gewichte sind 0" if zeros == count else effect
    return f"**Ziehung {draw}**{', wie auf „Erkunden“' if draw == 1 else ''}: {effect}"


def evaluating(query: str, total: float) -> str:
    return f"Auswerten: Dropout ist aus, also ergibt die Zeile von {markdown.chip('query', query)} wieder {total:.2f}."


def no_dropout(query: str, total: float) -> str:
    row = f"Bei p = 0 fällt nichts weg: Die Zeile von {markdown.chip('query', query)} ergibt {total:.2f}."
    return f"{row} Setze Dropout in der Seitenleiste unter „Mehr“ auf 0,3, und mittle über mehr Ziehungen."


def dropped(count: int, zeros: int, p: float) -> str:
    if zeros == count:
        return f"Alle {count} Gewichte über 0 fallen weg." if count > 1 else "Das einzige Gewicht über 0 fällt weg."
    kept = f"mit 1 / (1 − {p:g}) = {1 / (1 - p):.2f} multipliziert"
    if not zeros:
        return f"Von {numbers.plural(count, 'Gewicht', 'Gewichten')} über 0 fällt keines weg, und jedes wird {kept}."
    return f"{zeros} von {count} Gewichten über 0 {'fällt' if zeros == 1 else 'fallen'} weg, und die anderen werden {kept}."


def row(query: str, now: float, mean: float, distance: float) -> str:
    chip = markdown.chip("query", query)
    adds = f"Die Zeile von {chip} ergibt in dieser Ziehung **{now:.2f}**, im Durchschnitt **{mean:.2f}**."
    return f"{adds} Der Mittelwert weicht von den Gewichten um höchstens **{distance:.3f}** ab."
