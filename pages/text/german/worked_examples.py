"""Was die Seite der Rechenbeispiele sagt: bekannte Zahlen neben denselben Zahlen, neu berechnet."""

from collections.abc import Sequence

from pages.text import numbers

OVERVIEW = ("Beispiel", "Schritte stimmen überein")
STEPS = ("Schritt und was er berechnet", "Form", "stimmt")
DIFFERENCES = ("Beispiel und Schritt", "größter Unterschied")
EXACT = {True: "stimmen bis zur letzten gedruckten Ziffer überein", False: "stimmen bis zur letzten Ziffer überein"}
AGREES = {True: "stimmt", False: "weicht ab"}
SIGNS = {"1/2": "½", "1/6": "⅙", "1/3": "⅓"}


def lead(badges: Sequence[str], corrected: Sequence[str]) -> str:
    why = (
        "Jedes Beispiel hat feste Eingaben aus einer veröffentlichten Lektion, und seine Zahlen werden von denselben "
        "Funktionen neu berechnet, die hier jede Seite zeichnen."
    )
    off = "".join(f"  \nIn „{title}“ ist der Fehler der Quelle ausgeschaltet." for title in corrected)
    return f"{why}  \n{' '.join(badges)}{off}\n\n"  # der letzte Absatz steht auf schmalen Bildschirmen


def step_place(at: int, count: int, label: str) -> str:
    place = f"Schritt {at} (der letzte ist {count - 1})" if count > 1 else "Der einzige Schritt"
    return f"**{place}: {label}**"


def step_agrees(known: int, verdict: str) -> str:
    return f"{numbers.plural(known, 'Zahl', 'Zahlen')} {verdict}".replace("1 Zahl stimmen", "1 Zahl stimmt")


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


def keep(seed: int, uniforms: Sequence[float]) -> str:
    listed = "; ".join(f"{uniform:.4f}" for uniform in uniforms)
    return (
        f"**Das Rezept der Dropout-Maske.** Dropout nimmt die nächsten 32 Bit aus dem Generator von PyTorch, {seed}, und "
        "startet damit auf einem Intel-Prozessor einen anderen Generator: u → 1132489760 u mod (2³¹ − 1). Seine Zahlen, "
        f"geteilt durch 2³¹ − 1, sind {listed}. Ein Gewicht bleibt, wo seine Zahl unter 1 − 0.5 liegt. Andere Prozessoren "
        "nehmen stattdessen 18 Ziehungen aus dem Generator von PyTorch, lassen also andere Gewichte weg und ziehen ein "
        "anderes W_V."
    )
