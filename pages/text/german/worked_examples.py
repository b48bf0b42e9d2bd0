"""Was die Seite der Rechenbeispiele sagt: bekannte Zahlen neben denselben Zahlen, neu berechnet."""

from collections.abc import Sequence

from pages.text import numbers

TITLE = "Berechnen wir die Zahlen, die andere veröffentlicht haben?"
ALL_TITLE = "Alle Beispiele, berechnet, als du diese Seite geöffnet hast"
ONE_TITLE = "Ein Beispiel, Schritt für Schritt"
STEPS_TITLE = "Alle Schritte dieses Beispiels"
EXAMPLE = "Beispiel"
SLIP = "Den Fehler der Quelle behalten: Scores durch √4 geteilt, nicht durch √2"
SLIP_HELP = (
    "Aus: Scores werden durch die Wurzel der Breite eines Kopfes geteilt. Die Zahlen der Quelle bleiben daneben stehen."
)
STEP = "Schritt, von den Eingaben zum Ergebnis"
STEP_HELP = "Auch die Pfeiltasten wechseln den Schritt."
GO_ON = "Weiter mit"
GO_ON_IN = "Dieses Beispiel geht weiter auf"
VERIFIED = "Geprüft ✓"
TOLERANCES = (
    "Eine Zahl stimmt überein, wenn sie mit denselben Ziffern geschrieben wird oder von der gedruckten um höchstens die "
    "Rundung ihrer letzten Ziffer abweicht."
)
TABLES = {"example": "die Zahlen des Beispiels"}
OVERVIEW = ("Beispiel", "Schritte stimmen überein")
STEPS = ("Schritt und was er berechnet", "Form", "stimmt")
DIFFERENCES = ("Beispiel und Schritt", "größter Unterschied")
COMPUTED = "**jetzt berechnet** :gray[· Zeilen und Spalten zählen von 0]"
PRINTED = "**in der Quelle gedruckt**"
DERIVED = "**aus gedruckten Zahlen hergeleitet**"
EXACT = {True: "stimmen bis zur letzten gedruckten Ziffer überein", False: "stimmen bis zur letzten Ziffer überein"}
ROUNDED = "stimmen innerhalb der Rundung ihrer letzten Ziffer überein"
AGREES = {True: "stimmt", False: "weicht ab"}
SIGNS = {"1/2": "½", "1/6": "⅙", "1/3": "⅓"}


def lead_printed(count: int, examples: int, verdict: str) -> str:
    return f"{count} gedruckte Zahlen aus {examples} Beispielen {verdict}"


def lead_derived(count: int, verdict: str) -> str:
    return f"{count} weitere Zahlen, die aus gedruckten folgen, {verdict}"


def differ(count: int) -> str:
    return f"stimmen **nicht** alle überein: {numbers.plural(count, 'Zahl weicht', 'Zahlen weichen')} ab"


def lead(badges: Sequence[str], corrected: Sequence[str]) -> str:
    why = (
        "Jedes Beispiel hat feste Eingaben aus einer veröffentlichten Lektion, und seine Zahlen werden von denselben "
        "Funktionen neu berechnet, die hier jede Seite zeichnen."
    )
    off = "".join(f"  \nIn „{title}“ ist der Fehler der Quelle ausgeschaltet." for title in corrected)
    return f"{why}  \n{' '.join(badges)}{off}\n\n"  # der letzte Absatz steht auf schmalen Bildschirmen


def agreeing(count: int, steps: int) -> str:
    return f"{count} von {numbers.plural(steps, 'Schritt', 'Schritten')}"


def drawn_by(recipe: str) -> str:
    return f":gray[Eingaben:] {recipe}"


def input_title(name: str, shape: str, batch: int, limit: float) -> str:
    """Return the title of an input; batch: how many examples stand in it, of which the first is drawn, 0 if it is one."""
    first = f", das erste von {batch}" if batch else ""
    return f"**{name}** {shape} :gray[Eingabe{first} · Farbskala: −{limit:g} bis {limit:g}]"


def input_alt(name: str) -> str:
    return f"Eingabe {name}"


def step_place(at: int, count: int, label: str) -> str:
    place = f"Schritt {at} (der letzte ist {count - 1})" if count > 1 else "Der einzige Schritt"
    return f"**{place}: {label}**"


def step_agrees(known: int, verdict: str) -> str:
    return f"{numbers.plural(known, 'Zahl', 'Zahlen')} {verdict}".replace("1 Zahl stimmen", "1 Zahl stimmt")


def step_differs(wrong: int, known: int) -> str:
    return f"{wrong} von {numbers.plural(known, 'Zahl', 'Zahlen')} {'weicht' if wrong == 1 else 'weichen'} ab"


def in_place(equal: bool, row: int, apart: float) -> str:
    return (
        f"torch.allclose(xbow, c) vergleicht jede Zahl dieser Schleife mit den Mittelwerten und ergibt **{equal}**. Die "
        f"Schleife schreibt Mittelwerte in die Zeilen, die sie noch lesen muss; ab Zeile {row} mittelt sie also "
        f"Mittelwerte und weicht um bis zu {numbers.small(apart)} vom richtigen Ergebnis ab. Die Quelle druckt True."
    )


def in_place_weights(parts: Sequence[str], kept: Sequence[str]) -> str:
    """parts: the first three weights of row 2 as fractions; kept: the different weights of token 0 from row 1 on."""
    row = ", ".join(SIGNS.get(part, part) for part in parts)
    return (
        f"Zeile 2 ist {row}, wo ein Mittelwert ⅓, ⅓, ⅓ hat. Jede Zeile ergibt weiterhin 1, aber ab Zeile 1 behält Token 0 "
        f"{' oder '.join(kept)}, gleich wie viele Token folgen."
    )


def row_7(most: Sequence[tuple[int, float]], high: tuple[int, float], low: tuple[int, float], first: float) -> str:
    """most: the largest weights, with their tokens; high, low: who keeps most and least for itself; first: token 0."""
    names = [f"{'sich selbst' if token == 7 else f'Token {token}'} ({weight:.4f})" for token, weight in most]
    return (
        f"Token 7 achtet am stärksten auf {names[0]}, dann auf {names[1]} und auf {names[2]}. **Auf der Diagonale steht "
        "nicht 1**: Softmax teilt insgesamt 1 unter allen Keys auf, auf die ein Token achten darf. Queries und Keys "
        "stammen aus zwei Projektionen, also muss der Score eines Tokens mit sich selbst nicht sein größter sein. Token "
        f"{high[0]} behält {high[1]:.4f} für sich, Token {low[0]} nur {low[1]:.4f}. Token 0 darf nur auf sich selbst "
        f"achten und behält {first:.4f}."
    )


def cut_off(known: int, total: int, computed: str) -> str:
    return (
        f"Der Ausdruck der Quelle bricht nach {known} von {total} Zahlen ab, mitten in einer Zahl, die mit 0.089 beginnt. "
        f"Berechnet ist diese Zahl {computed}."
    )


def one_by_one(apart: float, other: int) -> str:
    return (
        "Die Quelle druckt auch von kleinen Zahlen fünf Ziffern, also zeigt sich, in welcher Reihenfolge float32 die 32 "
        "Produkte addiert. Hier wird jedes Produkt genau zur bisherigen Summe addiert und die Summe dann gerundet. Das "
        f"Produkt von torch weicht auf diesem Rechner um bis zu {numbers.small(apart)} ab: Es hat "
        f"{numbers.plural(other, 'Zahl', 'Zahlen')} mit anderer letzter Ziffer."
    )


def unscaled(right: int) -> str:
    return (
        f"Die Quelle druckt die Softmax der ungeteilten Scores, wo sie die der geteilten meint. Schritt {right} hat, was "
        "sie hätte drucken sollen."
    )


def scaled(wrong: int, apart: float) -> str:
    return (
        f"Keine Quelle druckt diese Zahlen: Bei Schritt {wrong} steht an ihrer Stelle die Softmax der ungeteilten Scores, "
        f"bis zu {numbers.small(apart)} entfernt."
    )


def dropped(recipe: int) -> str:
    return f"Schritt {recipe} erklärt die Dropout-Maske: welche Gewichte bleiben, und warum diese."


def keep(seed: int, uniforms: Sequence[float]) -> str:
    listed = "; ".join(f"{uniform:.4f}" for uniform in uniforms)
    return (
        f"**Das Rezept der Dropout-Maske.** Dropout nimmt die nächsten 32 Bit aus dem Generator von PyTorch, {seed}, und "
        "startet damit auf einem Intel-Prozessor einen anderen Generator: u → 1132489760 u mod (2³¹ − 1). Seine Zahlen, "
        f"geteilt durch 2³¹ − 1, sind {listed}. Ein Gewicht bleibt, wo seine Zahl unter 1 − 0.5 liegt. Andere Prozessoren "
        "nehmen stattdessen 18 Ziehungen aus dem Generator von PyTorch, lassen also andere Gewichte weg und ziehen ein "
        "anderes W_V."
    )


def scale_slip(apart: float) -> str:
    return (
        "Die Quelle teilt durch √4, die Wurzel der Breite beider Köpfe zusammen. Jeder Kopf ist 2 breit, also sollte sie "
        f"durch √2 teilen. Durch √2 geteilt weichen die Zahlen dieses Schritts um bis zu {numbers.small(apart)} ab: "
        "Schalte den Fehler aus, um sie zu sehen."
    )


def scale_right(apart: float, pytorch: float) -> str:
    return (
        "Hier werden Scores durch √2 geteilt, die Wurzel der Breite eines Kopfes. Die Zahlen der Quelle bei diesem "
        f"Schritt, durch √4 geteilt, weichen um bis zu {numbers.small(apart)} ab. Mit √2 sind die Ausgaben die von "
        f"scaled_dot_product_attention, bis auf {numbers.small(pytorch)}."
    )
