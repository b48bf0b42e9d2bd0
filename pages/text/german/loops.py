"""Was die Seite über Schleifen sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"loops": "Zelle für Zelle"}
TITLE = "Attention als Schleifen"
WALK_TITLE, MASK_TITLE = "1  Eine Zahl nach der anderen", "2  Eine verdeckte Zelle wird übersprungen"
RACE_TITLE, DROPOUT_TITLE = "3  Schleifen und Matrizen geben dieselben Zahlen", "4  Dropout in Zahlen"
STEPS, STEPS_HELP = "Gegangene Schritte", "Wie viele Schritte des Programms gelaufen sind."
PACE = "Ein Schritt ist eine"
PACE_HELP = "Wie weit „Schritt“, „Zurück“ und „Abspielen“ führen: eine Zahl (number) oder eine Zeile (row)."
WALK = (
    "Das Programm nimmt eine Query nach der anderen. Für jede berechnet es die Scores mit allen Keys, dann zu jedem Score "
    "eine Potenz (e hoch den Score minus den größten), dann die Gewichte (jede Potenz geteilt durch ihre Summe) und dann "
    "die Ausgabe."
)
OPENS_HERE = "Die Seite öffnet in der Mitte der Rechnung; „Zum Anfang“ führt zum ersten Schritt."
DROPOUT = (
    "Während ein Modell lernt, setzt Dropout einen Anteil p der Gewichte auf 0. Wähle p als Dropout in der Seitenleiste "
    "unter „Mehr“. Der Mittelwert vieler Ziehungen kehrt zu den Gewichten zurück."
)
DRAWS = "Ziehungen"
DRAWS_HELP = "Über wie viele Ziehungen gemittelt wird. Die letzte steht neben dem Mittelwert."
EVALUATING, EVALUATING_HELP = "Auswerten", "Wie nach model.eval(): Dropout ist aus."
TRY = {
    "fox": "Kausale Maske: „The quick brown fox“",
    "all": "Nichts verdecken",
    "window": "Fenstermaske: nur nahe Wörter davor",
    "once": "30 % weglassen, einmal",
    "often": "30 % weglassen, 1000-mal",
    "never": "Nichts weglassen",
}
WITHOUT_DROPOUT = "Die Teile 1 bis 3 benutzen die Gewichte vor Dropout. Teil 4 handelt von Dropout."


# ---- eine Zahl nach der anderen ----

FILLS = {
    "scores": "**Score**: q·k × Skala",
    "parts": "**Potenz**: e^((Score − größter) / Temperatur)",
    "weights": "**Gewichte**: Potenz / Summe der Potenzen der Zeile",
    "output": "**Ausgabe**: Gewicht × Value, Key für Key addiert",
}
COLD = "**Potenz** bei Temperatur 0: 1 für den größten Score, 0 für die anderen"
ROW_SO_FAR = {
    "skip": "ihre Scores werden gerade berechnet",
    "score": "ihre Scores werden gerade berechnet",
    "exp": "ihre Scores sind bekannt, und ihre Potenzen werden gerade berechnet",
    "normalise": "ihre Potenzen sind bekannt, und ihre Gewichte werden gerade berechnet",
    "add": "ihre Gewichte sind bekannt, und ihre Ausgabe wird gerade summiert",
}


def filling_alt(name: str) -> str:
    return f"{name}, gefüllt, so weit die Schleifen gekommen sind"


def step(cursor: int, total: int, sentence: str, so_far: str, opens: bool) -> str:
    return f"Schritt **{cursor}** von {total}. {sentence} :gray[{' '.join(filter(None, (so_far, OPENS_HERE * opens)))}]"


NOTHING_YET = "Noch ist nichts gelaufen. Drücke „Schritt“ oder „Abspielen“."


def so_far(done: int, rows: int, query: str, phase: str) -> str:
    count = f"Bisher {'ist' if done == 1 else 'sind'} {done} von {rows} Zeilen fertig"
    return f"{count}; die Zeile von „{markdown.plain(query)}“: {ROW_SO_FAR[phase]}." if phase else f"{count}."


def skipped(query: str, key: str) -> str:
    hidden = f"{markdown.chip('key', key)} ist vor {markdown.chip('query', query)} verdeckt"
    return f"{hidden}: Die Schleife führt **continue** aus, und die Zelle bleibt ohne Zahl."


def scored(query: str, key: str, size: int, scale: float, value: float) -> str:
    pair = f"{markdown.chip('query', query)} und {markdown.chip('key', key)}"
    products = "das Produkt" if size == 1 else f"die Summe von {size} Produkten"
    return f"Der Score von {pair} ist {products} von q und k, mal die Skala {scale:.3g}: **{value:.4f}**."


def raised(key: str, value: float, cold: bool) -> str:
    part = f"Potenz von {markdown.chip('key', key)}"
    if cold:
        return f"Bei Temperatur 0 ist die {part} 1, wenn sein Score der größte ist, sonst 0: **{value:.4f}**."
    return f"Die {part} ist e^((Score − größter Score) / Temperatur): **{value:.4f}**."


def normalised(key: str, value: float) -> str:
    chip = markdown.chip("key", key)
    return f"Das Gewicht von {chip} ist seine Potenz, geteilt durch die Summe der Potenzen der Zeile: **{value:.4f}**."


def added(query: str, key: str, value: float, size: int, first: float) -> str:
    times = f"**{value:.4f}** × {markdown.chip('value', 'Value')} von {markdown.chip('key', key)}"
    output = f"der {markdown.chip('output', 'Ausgabe')} von {markdown.chip('query', query)}"
    return f"{times} wird zu allen {size} Zahlen {output} addiert; die erste ist jetzt {first:+.4f}."


# ---- eine Maske ----

MASKED = {
    "by_continue": "Scores aus den Schleifen; übersprungene sind Punkte",
    "by_fill": "Scores als Matrix; durch −∞ ersetzte sind Punkte",
}


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


def difference_name(kind: str, end: float) -> str:
    return f"Ausgabe der Schleifen in **{kind}** minus die der Matrizen in **float32**, in Millionsteln, ±{end:g}"


def difference_alt(kind: str) -> str:
    return f"Schleifen in {kind} minus Matrizen"


def by_type(same: int, total: int) -> str:
    sentence = f"Die Schleifen in float64, am Ende auf float32 gerundet, und die Matrizen in float32: {_same(same, total)}"
    others = "; die anderen unterscheiden sich durch den Typ, weil float32 nach jedem Schritt rundet."
    return sentence + ("." if same == total else others)


def by_order(same: int, total: int, apart: float) -> str:
    others = f"; die anderen weichen um höchstens {numbers.small(apart)} ab, weil in anderer Reihenfolge addiert wird."
    return f"Die Schleifen in float32 und dieselben Matrizen: {_same(same, total)}" + ("." if same == total else others)


def backwards(moved: int, total: int) -> str:
    changes = f"{moved or 'keine'} von {total} Zahlen {'ändert' if moved < 2 else 'ändern'} sich"
    why = ": Jede Teilsumme wird gerundet, also zählt die Reihenfolge." if moved else "."
    return f"Dieselben Schleifen in float32, jede Summe vom letzten Glied zum ersten: {changes}{why}"


def _same(count: int, total: int) -> str:
    return f"{f'alle {total}' if count == total else f'{count} von {total}'} Zahlen sind bis aufs letzte Bit gleich"


# ---- Dropout ----

WEIGHTS_NAME = "**Gewichte** vor Dropout"


def draw_name(draw: int, dropping: bool, count: int, zeros: int) -> str:
    if not dropping:
        return f"**Ziehung {draw}**: nichts fällt weg"
    effect = "manche Gewichte sind 0, die anderen sind größer" if zeros else "kein Gewicht fällt weg, alle sind größer"
    effect = "alle Gewichte sind 0" if zeros == count else effect
    return f"**Ziehung {draw}**{', wie auf „Erkunden“' if draw == 1 else ''}: {effect}"


def mean_name(draws: int) -> str:
    return f"**Mittelwert** von {numbers.plural(draws, 'Ziehung', 'Ziehungen')}"


def weights_alt(name: str) -> str:
    return f"{name} eines Kopfes unter Dropout"


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


DISTANCE = "Größter Abstand zwischen dem Mittelwert so vieler Ziehungen und den Gewichten"
