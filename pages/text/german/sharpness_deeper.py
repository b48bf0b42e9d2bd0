"""Was die Seite über Softmax unter ihren Schritten sagt, für Neugierige und zum Programmieren, und in ihren Tabellen."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.german.sharpness import divided, legend

MOVED = {
    "naive": (":gray[**exp(s) ÷ Summe von exp(s)**, in float32]", "Softmax, ohne den größten Score abzuziehen, als Balken"),
    "careful": (
        ":gray[**zuerst den größten Score abgezogen**, wie torch.softmax]",
        "Softmax, der größte Score zuerst abgezogen, als Balken",
    ),
}


def passed_on(multiplier: float, alone: float, in_all: float) -> str:
    words = f"Die Änderung der Gewichte ist höchstens das **{alone:.3f}**-Fache einer kleinen Änderung der multiplizierten "
    words += "Scores, als Längen von Vektoren; rückwärts wird ein Gradient höchstens mit demselben Faktor weitergegeben."
    if multiplier == 0:
        return f"{words} Mit 0 multipliziert, ändern die fünf Zahlen keinen Score, also erreicht sie kein Gradient."
    if multiplier != 1:
        words += f" Eine Änderung der fünf Zahlen wird zuvor {multiplier:g}-mal so groß: insgesamt **{in_all:.3f}**."
    return words


def shift_words(largest: float, total: float | None, lost: int) -> str:
    amount = "unendlich" if total is None else f"{total:.3g}"
    words = f"Der größte Score ist {numbers.decimal(largest, 1)}. In float32 ist die Summe der Potenzen **{amount}**. "
    if lost:
        ratio = "0 ÷ 0" if total == 0 else "Unendlich ÷ unendlich"
        words += f"{ratio} ist keine Zahl, also sind **{lost} von 5** Gewichten undefiniert. "
    return f"{words}Wird zuerst der größte Score abgezogen, sind die Exponenten höchstens 0, und die Gewichte bleiben."


# ---- die Varianz der Scores ----

_VARIANCE = (
    "**Varianz** sagt, wie weit Zahlen streuen: ihr mittlerer quadrierter Abstand vom Mittelwert. Ihre Wurzel, die "
    "**Standardabweichung**, ist ihr typischer Abstand vom Mittelwert. {}"
)
VARIANCE_WORDS = {
    "gaussian": _VARIANCE.format("Hier sind q und k zufällig: Mittelwert 0, Varianz 1."),
    "linear": _VARIANCE.format("Hier kommen q und k aus linearen Schichten: Mittelwert 0, Varianz ⅓."),
}


def variance_title(signs: Sequence[tuple[str, str, bool]], band: bool) -> str:
    shade = " · Fläche: 95 % davon" if band else ""
    dots = f":gray[· Punkte: Ziehungen{shade} · beide Achsen logarithmisch · d_model: die Breite von x, dem Wortvektor]"
    return f":gray[**Varianz von q · k** ·] {legend(signs)} {dots}"


def variance_words(size: int, root: float, theory: tuple[float, float], drawn: tuple[float, float]) -> str:
    root, result = f"√{size} = {root:.3g}", f"{theory[0]:.3g} ÷ {size} = {theory[1]:.3g}"
    words = f"In der Theorie haben Scores bei Kopfgröße {size} die Varianz {theory[0]:.3g}; geteilt durch {root} ist sie "
    words += (
        f"{result}. In dieser Ziehung von 256 Scores ist sie **{drawn[0]:.2f}**, und **{drawn[1]:.2f}** nach dem Teilen: "
    )
    return f"{words}Jedes **Neu ziehen** schwankt um die Theorie."


DERIVATION_HEAD = ("Varianz in drei Zeilen", "Theorie", "diese Ziehung")


def derivation(size: int, gaussian: bool) -> list[str]:
    products = numbers.plural(size, "unabhängigen Produkt", "unabhängigen Produkten")
    each = "1 · 1" if gaussian else "⅓ · ⅓"
    return [
        f"var(qᵢ kᵢ) = {each} :gray[für unabhängige Zahlen mit Mittelwert 0]",
        f"var(q · k) = {size} · var(qᵢ kᵢ) :gray[für eine Summe von {products}]",
        f"var(q · k ÷ √{size}) = var(q · k) ÷ (√{size})² :gray[denn Teiler zählen quadriert]",
    ]


DRAWS_HEAD = ("Scores", "Theorie", "diese Ziehung", "95 % von 400 Ziehungen")


def draws_row(name: str, divisor: str, theory: float, drawn: float, middle: tuple[float, float]) -> tuple[str, ...]:
    low, high = middle
    how = divided(name) if divisor == "1" else f"{divided(name)} = {divisor}"
    return how, f"{theory:.3g}", f"**{drawn:.2f}**", f"{low:.3g} bis {high:.3g}"


def spread_title(signs: Sequence[tuple[str, str, bool]]) -> str:
    return f":gray[**Standardabweichung der Scores** ·] {legend(signs)} :gray[· Punkte: diese Ziehung]"


def spread_words(size: int, root: float, drawn: tuple[float, float]) -> str:
    far, divided = (f"**{number:.2f}**" for number in drawn)
    words = f"Bei Kopfgröße {size} haben die 256 Scores dieser Ziehung die Standardabweichung {far}, geteilt durch "
    return f"{words}√{size} = {root:.3g} die Standardabweichung {divided}."


MEASURES = {
    "largest": ("Größtes von 64 Gewichten, Mittel über 64 Queries", "Größtes Gewicht einer Zeile über 64 Keys"),
    "effective": ("Effektive Keys von 64", "Effektive Anzahl von Keys, von 64"),
}


def measure_title(measure: str, signs: Sequence[tuple[str, str, bool]]) -> str:
    return f":gray[**{MEASURES[measure][0]}** ·] {legend(signs)}"


def measure_alt(measure: str) -> str:
    return f"{MEASURES[measure][1]}, gegen die Kopfgröße, eine Linie je Teiler"


SIZES_HEAD = ("Scores", "größtes Gewicht", "effektive Keys", "gesättigte Zeilen")


def sizes_row(name: str, divisor: str, largest: float, effective: float, saturated: str) -> tuple[str, ...]:
    how = divided(name) if divisor == "1" else f"{divided(name)} = {divisor}"
    return how, f"**{numbers.percent(largest)}**", f"{effective:.1f}", saturated


def far_words(key: str, ties: int, mean: str, distances: tuple[float, float], before: str) -> str:
    value, key = markdown.chip("value", "Value"), markdown.chip("key", key)
    others = numbers.plural(ties - 1, "anderem Key", "anderen Keys")
    cold = f"der {value} von {key}" if ties == 1 else f"der Mittelwert der {value}s von {key} und {others}"
    to_cold, to_mean = distances
    ends = (
        (f"Bei Temperatur 0 ist die Ausgabe {cold}", to_cold),
        (f"Bei unendlicher Temperatur ist sie der einfache Mittelwert der {mean}", to_mean),
    )
    return "\n\n".join(
        f"{end}. Jetzt{before} weicht jede Zahl höchstens um **{apart:.2f}** davon ab." for end, apart in ends
    )
