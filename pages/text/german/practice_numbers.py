"""Was Fragen zu Scores, Temperatur und Dropout sagen."""

from collections.abc import Sequence

from pages.text.numbers import decimal, local, percent
from pages.text.practice_sentences import Facts, Labels, Sentences, key, query, signed

NUMBER = {2: "zwei", 3: "drei"}


def _query(words: Labels, facts: Facts) -> str:
    return query(words[facts["query"]])


def _listed(words: Labels, places: Sequence[int]) -> str:
    """Nenne Wörter nach ihren Plätzen: a, b und c."""
    *first, last = [key(words[place]) for place in places]
    return f"{', '.join(first)} und {last}" if first else last


def _share(words: Labels, facts: Facts, value: object) -> str:
    return f"{value} %"


# ---- beide Enden der Temperatur ----


def _tie(words: Labels, facts: Facts, level: int) -> str:
    ties = _listed(words, facts["ties"])
    lead = f"Das Bild zeigt skalierte Scores. Es gibt keine Positionen, also haben {ties} in jeder Zeile "
    lead += "denselben Score."
    return f"{lead} Welches Gewicht gibt {_query(words, facts)} bei Temperatur 0 an {key(words[facts['key']])}?"


def _tie_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    winners, asked = facts["winners"], key(words[facts["key"]])
    count, first = len(winners), key(words[winners[0]])
    zero = f"Bei Temperatur 0 bekommt der größte Score der Zeile, {decimal(facts['score'], 1)}, alles. "
    if count > 1:
        zero += f"{NUMBER[count].capitalize()} Keys haben ihn, und gleiche Scores teilen es gleichmäßig: je 1 ÷ {count} = "
        zero += f"{percent(1 / count)}."
    else:
        zero += f"Nur {first} hat ihn und erhält also 100 %."
    if facts["key"] not in winners:
        zero += f" Der Score von {asked} ist kleiner, also erhält {asked} 0 %."
    return f"{zero} Bei Temperatur 1 hat {asked} {percent(facts['share'])}."


def _hot(words: Labels, facts: Facts, level: int) -> str:
    asks, rises = _query(words, facts), "Die Temperatur geht gegen unendlich."
    if level == 3:
        lead = f"Das Bild zeigt Values. {asks} darf auf sich selbst und auf die Wörter davor achten. {rises}"
        return f"{lead} Welcher Zahl nähert sich Spalte 0 seiner Ausgabe?"
    mask = " unter einer kausalen Maske" if facts["masked"] else ""
    lead = f"Das Bild zeigt Aufmerksamkeitsgewichte{mask}, bei Temperatur 1. {rises}"
    return f"{lead} Welchem Wert nähert sich das Gewicht von {key(words[facts['key']])} in der Zeile von {asks}?"


def _hot_choice(words: Labels, facts: Facts, value: object) -> str:
    return decimal(value, 1) if "mean" in facts else f"{value} %"


def _hot_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    left, hidden = facts["left"], "; verdeckte bleiben bei 0" if facts["masked"] else ""
    equal = "Scores, die durch eine sehr große Temperatur geteilt werden, sind alle fast 0. Also erhalten die "
    equal += f"{left} Keys, auf die {_query(words, facts)} achten darf, gleiche Gewichte: "
    equal += f"je 1 ÷ {left} = {percent(1 / left)}{hidden}."
    if "mean" not in facts:
        return f"{equal} Bei Temperatur 1 hat {key(words[facts['key']])} {percent(facts['share'])}."
    terms = " + ".join(map(signed, facts["terms"]))
    return f"{equal} Die Ausgabe ist also der Mittelwert ihrer Values: ({terms}) ÷ {left} ≈ {decimal(facts['mean'], 1)}."


# ---- Scores ----


def _vector(numbers: Sequence[int]) -> str:
    return f"({', '.join(map(str, numbers))})".replace("-", "−")


def _dot(words: Labels, facts: Facts, level: int) -> str:
    lead = f"Die Query von {_query(words, facts)} ist q = {_vector(facts['q'])}, der Key von "
    lead += f"{key(words[facts['key']])} ist k = {_vector(facts['k'])}."
    if level == 3:
        return f"{lead} Wie groß ist ihr skalierter Score, mit head_size = {facts['head_size']}?"
    return f"{lead} Wie groß ist ihr Score q·k, nicht skaliert?"


def _dot_choice(words: Labels, facts: Facts, value: object) -> str:
    return local(f"{value:g}".replace("-", "−"))


def _dot_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    signed = [f"({number})" if number < 0 else str(number) for number in facts["products"]]
    products = f"{' + '.join(signed)} = {facts['score']}".replace("-", "−")
    first = f"Multipliziere die Zahlen Paar für Paar und addiere die Produkte: {products}."
    if facts["head_size"] < 4:
        return f"{first} Paare mit gleichem Vorzeichen erhöhen einen Score, Paare mit verschiedenem senken ihn."
    return f"{first} Der skalierte Score ist das geteilt durch √4 = 2: {_dot_choice(words, facts, facts['scaled'])}."


def _ratio(words: Labels, facts: Facts, level: int) -> str:
    larger, smaller = (key(words[facts[name]]) for name in ("larger", "smaller"))
    lead = f"In der Zeile von {_query(words, facts)} ist der skalierte Score von {larger} um {decimal(facts['gap'])} größer "
    lead += f"als der von {smaller}."
    at = f" Die Temperatur ist {facts['temperature']:g}." if level == 3 else ""
    return f"{lead}{at} Wievielmal so groß ist das Gewicht von {larger}?"


def _times(words: Labels, facts: Facts, value: object) -> str:
    return f"{decimal(value, 1)}-mal"


def _ratio_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    gap, temperature = decimal(facts["gap"]), facts["temperature"]
    power = f"e^{gap}" if temperature == 1 else f"e^({gap} ÷ {temperature:g})"
    larger, smaller = map(percent, facts["shares"])
    first = (
        f"Softmax nimmt e hoch jeden Score{'' if temperature == 1 else ' ÷ Temperatur'}, also wird aus einem Abstand von "
    )
    return f"{first}Scores ein Faktor: {power} = {facts['ratio']:.1f}. Die Gewichte sind {larger} und {smaller}."


# ---- Dropout ----


def _dropped(words: Labels, facts: Facts, level: int) -> str:
    asks = _query(words, facts)
    lead = (
        f"Das Bild zeigt Aufmerksamkeitsgewichte. Dropout mit p = {facts['p']:g} setzt in der Zeile von {asks} das Gewicht "
    )
    lead += f"von {_listed(words, facts['dropped'])} auf 0."
    if level == 3:
        return f"{lead} Was ergeben die Gewichte dieser Zeile danach zusammen?"
    return f"{lead} Welches Gewicht hat {key(words[facts['key']])} danach?"


def _dropped_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    rest = f"Was bleibt, wird durch 1 − p = {1 - facts['p']:g} geteilt"
    one = f"{percent(facts['share'])} ÷ {1 - facts['p']:g} = {percent(facts['after'])} für {key(words[facts['key']])}"
    kept = f"{' + '.join(map(percent, facts['kept']))} = {percent(facts['left'])}"
    row = f"Von der Zeile bleiben {kept}, und {percent(facts['left'])} ÷ {1 - facts['p']:g} = {percent(facts['sum'])}"
    return f"{rest}: {one}. {row}, nicht 100 %: Erst der Mittelwert vieler Ziehungen ergibt wieder die Gewichte."


KINDS = {
    "tie_at_zero": Sentences("Temperatur 0", _tie, _share, _tie_why),
    "hot_end": Sentences("Unendliche Temperatur", _hot, _hot_choice, _hot_why),
    "dot_product": Sentences("Ein Score", _dot, _dot_choice, _dot_why),
    "weight_ratio": Sentences("Von Scores zu Gewichten", _ratio, _times, _ratio_why),
    "dropped_weights": Sentences("Dropout", _dropped, _share, _dropped_why),
}
