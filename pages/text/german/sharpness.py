"""Was die Seite über Softmax sagt: Fokus, die Größe der Scores, warum man durch √head_size teilt, Temperatur."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.text.numbers import fine_percent

own, row = Words("sharpness", "de"), Words("row", "de")

_SUMMARY = (
    "Softmax macht aus Scores Aufmerksamkeitsgewichte: Je stärker die Scores streuen, desto größer ist das größte Gewicht. "
    " \nDie Standardabweichung der Scores ist bei {}; geteilt durch √head_size ist sie {}. Die Temperatur stellt den Fokus "
    "von Hand ein: Durch T = 1/c teilen heißt mit c multiplizieren, wie in Schritt 1."
)
SUMMARY = {
    "gaussian": _SUMMARY.format("zufälligen q und k etwa √head_size", "1"),
    "linear": _SUMMARY.format("q und k aus linearen Schichten etwa ⅓ von √head_size", "etwa ⅓"),
}


def divided(divisor: str) -> str:
    return "ungeteilt" if divisor == "1" else f"÷ {divisor}"


def legend(signs: Sequence[tuple[str, str, bool]]) -> str:
    return " ".join(f":{'primary' if is_set else 'gray'}[**{sign} {divided(by)}**]" for sign, by, is_set in signs)


# ---- 1: Fokus ----

FOCUS_FORMULA = r"w_j = \frac{e^{c\,s_j}}{\sum_i e^{c\,s_i}}"


def five_words(multiplier: float, top: str, weights: tuple[float, float] | None, effective: float, level: str) -> str:
    times = f"Mit **{multiplier:g}** multipliziert, " if multiplier != 1 else ""
    if weights is None:
        return f"{times}sind die fünf Scores gleich, und jeder erhält ein Gewicht von **20,0 %**. {own.LEVELS[level]}"
    largest, before = weights
    change = f", {'mehr' if largest > before else 'weniger'} als die {fine_percent(before)} davor"
    change *= fine_percent(largest) != fine_percent(before)
    top = f"{times}erhält der größte Score, {top}," if times else f"Der größte Score, {top}, erhält"
    words = f"{top} ein Gewicht von **{fine_percent(largest)}**{change}. Die Query achtet effektiv auf "
    return f"{words}**{effective:.1f}** der 5 Keys (**effektive Keys**). {own.LEVELS[level]}"


def five_task(scores: tuple[str, str], weights: tuple[float, float]) -> tuple[str, str]:
    largest, following = (
        f"{score}, erhält ein Gewicht von {fine_percent(weight)}" for score, weight in zip(scores, weights, strict=True)
    )
    happened = f"Der größte Score, {largest}; der nächste, {following}."
    return "Finde einen Faktor, bei dem das größte Gewicht über 95 % liegt.", happened * (weights[0] > 0.95)


# ---- 2: die Größe der Scores ----

_WIDER = (
    "In einem **Kopf** ist ein Score die Summe von head_size Produkten unabhängiger Zahlen mit Mittelwert 0 und "
    "**Varianz** {}. Ein Produkt hat die Varianz {}, die Summe {}. Division durch c teilt die Varianz durch c²: Durch "
    "√head_size wird sie {}; durch head_size {}, und die fast gleichen Gewichte unterscheiden die Wörter kaum."
)
WIDER = {
    "gaussian": _WIDER.format("1", "1", "head_size", "1", "1/head_size"),
    "linear": _WIDER.format("1/3 (lineare Schichten)", "1/9", "head_size/9", "1/9", "1/(9 · head_size)"),
}


def powers_title(signs: Sequence[tuple[str, int, bool]], name: str) -> str:
    lines = (f":{'primary' if is_set else 'gray'}[**{sign} Kopfgröße {size}**]" for sign, size, is_set in signs)
    return f":gray[**Varianz der Scores ÷ {name}^p** ·] {' '.join(lines)} :gray[· Punkt: diese Ziehung]"


def powers_words(size: int, divisor: str, drawn: float, theory: float, always: bool) -> str:
    how = "ungeteilt" if divisor == "1" else f"geteilt durch {divisor}"
    words = f"Bei Kopfgröße {size}, {how}, haben die 256 Scores dieser Ziehung die Varianz **{drawn:.3g}**; in der Theorie "
    return f"{words}{theory:.3g}{', wie bei jeder Kopfgröße' * always}."


def powers_task(size: int, done: bool, drawn: float, theory: float) -> tuple[str, str]:
    if size == 1:
        return "Bei Kopfgröße 1 ist jede Potenz von head_size gleich 1. Wähle einen breiteren Kopf.", ""
    happened = f"Bei p = 1 werden die Scores durch {size} selbst geteilt. Ihre Varianz ist {drawn:.3g}, in der Theorie "
    happened += f"{theory:.3g}: Je breiter der Kopf, desto näher liegen die Gewichte beieinander."
    return "Stelle den Exponenten ein, bei dem Scores durch head_size selbst geteilt werden, nicht durch die Wurzel.", (
        happened * done
    )


# ---- 3: Skalierung ----


def sizes_words(size: int, undivided: str, divided: str, other: tuple[str, str], saturated: tuple[int, int, int]) -> str:
    divisor, largest = other
    slip = f", und **{largest}**, geteilt durch {divisor}" if largest else ""
    slip += ", wobei d_model die Breite eines Wortvektors ist" if largest and "d_model" in divisor else ""
    words = f"Bei Kopfgröße **{size}** ist das größte von 64 Gewichten im Mittel **{undivided}** ohne Teilen und "
    words += f"**{divided}**, wenn Scores durch √{size} geteilt werden{slip}. "
    none, head, rows = saturated
    if not none and not head:
        return f"{words}In keiner dieser {rows} Zeilen hat ein Key 99 % oder mehr, also ist keine gesättigt."
    words += f"Ohne Teilen sind **{none} von {rows}** Zeilen gesättigt (ein Key hat 99 % oder mehr); "
    return f"{words}geteilt durch √{size} sind es **{head}**."


def sizes_task(size: int, undivided: bool, none: float, head: float) -> tuple[str, str]:
    if size == 1:
        return "Bei Kopfgröße 1 ist der Teiler √head_size gleich 1. Wähle einen breiteren Kopf.", ""
    happened = f"Ohne Teilen ist das größte Gewicht im Mittel {numbers.percent(none)}, allein durch Zufall; geteilt durch "
    happened += f"√{size} ist es {numbers.percent(head)}."
    question = "Stelle den Exponenten ein, bei dem das größte Gewicht am stärksten mit der Kopfgröße wächst."
    return question, happened * undivided


# ---- 4: Temperatur ----

TEMPERATURE_FORMULA = r"w_j = \frac{e^{s_j / T}}{\sum_i e^{s_i / T}}"
HIDDEN, NEAR_MEAN = "verdeckt", 1.25


def ends_tip(label: str, now: float | None, cold: float | None, hot: float | None) -> str:
    if now is None:
        return f"{label}: {HIDDEN}"
    listed = f"{now:.4f} jetzt, {cold:.4f} bei Temperatur 0, {hot:.4f}"
    return f"{label}: {numbers.local(listed)} bei unendlicher Temperatur"


def ends_words(query: str, key: str, ties: int, visible: int, now: float, temperature: float) -> str:
    query, key, each = markdown.chip("query", query), markdown.chip("key", key), "je " * (ties > 1)
    mean = numbers.percent(1 / visible)
    if ties == visible:
        return f"{query} hat für alle {visible} Keys denselben Score: Jeder hat bei jeder Temperatur das Gewicht **{mean}**."
    more = f" und auf {numbers.plural(ties - 1, 'anderen Key', 'andere Keys')}" * (ties > 1)
    weight = f"{each}einem Gewicht von **{numbers.percent(now)}**"
    words = f"Bei Temperatur **{temperature:g}** achtet {query} auf {key}{more} mit {weight}."
    close = f"nähert es sich {mean}, gleich für alle {visible} Keys."
    if temperature == 0:
        return f"{words} Mit wachsender Temperatur {close}"
    return f"{words} Bei Temperatur 0 ist das Gewicht {each}{numbers.percent(1 / ties)}; mit wachsender Temperatur {close}"


def ends_task(
    query: str, visible: int, one_key: bool, weights: Sequence[float], ratio: float, apart: float
) -> tuple[str, str]:
    query, another = markdown.plain(query), row.choose(one_key=one_key)
    if visible < 2:
        return f"„{query}“ hat keine Wahl zwischen Keys. {another}", ""
    if apart == 1:
        return f"„{query}“ hat gleiche Scores für alle seine Keys. {another}", ""
    if apart > 2:
        question = (
            "Die Scores dieser Zeile unterscheiden sich so stark, dass keine Temperatur die Gewichte fast gleich macht. "
        )
        return f"{question}Teile sie in Schritt 3 durch √head_size, oder wähle eine andere Zeile.", ""
    (largest, smallest), near = map(numbers.percent, weights), weights[0] <= NEAR_MEAN / visible
    happened = f"Das größte Gewicht ist {largest}, das kleinste {smallest}; gleiche Gewichte wären "
    happened += f"{numbers.percent(1 / visible)}{': Die Ausgabe liegt nah am Mittelwert der Values' * near}."
    return "Erhöhe die Temperatur, bis kein Key mehr als das doppelte Gewicht eines anderen hat.", happened * (ratio <= 2)
