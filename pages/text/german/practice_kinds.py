"""Was die Fragen zu Temperatur, Masken, Skalierung, Ausgaben und Fehlern sagen."""

import math

from pages.text.languages import Words
from pages.text.numbers import decimal, percent
from pages.text.practice_sentences import Facts, Labels, Sentences, entropy_of, key, query, signed

own = Words("practice_kinds", "de")
bugs = Words("bugs", "de")


def _rows(labels: Labels, rows: tuple[int, ...]) -> str:
    return "alle Zeilen" if len(rows) == len(labels) else ", ".join(labels[row] for row in rows)


# ---- eine niedrigere Temperatur ----


def ask_colder(labels: Labels, facts: Facts, level: int) -> str:
    hidden = "Eine kausale Maske verdeckt alle späteren Wörter. " if facts["masked"] else ""
    share = ", und wie groß ist es" if level == 3 else ""
    return (
        f"Das Bild zeigt die skalierten Scores aller Keys. {hidden}Die Temperatur sinkt von 1 auf 0,5. Welchem Key gibt "
        f"{query(labels[facts['query']])} sein größtes Gewicht{share}?"
    )


def choose_colder(labels: Labels, facts: Facts, value: object) -> str:
    return f"{labels[value[0]]}: {value[1]} %" if isinstance(value, tuple) else labels[value]


def explain_colder(labels: Labels, facts: Facts, answer: Facts) -> str:
    scored = "unter den Keys, die nicht verdeckt sind, " if facts["masked"] else ""
    score, following = decimal(facts["score"], 1), decimal(facts["next_score"], 1)
    return (
        f"{key(labels[facts['winner']])} hat {scored}den größten Score, {score}; {labels[facts['second']]} folgt mit "
        f"{following}. Die Temperatur teilt alle Scores durch dieselbe Zahl, also bleibt ihre Reihenfolge, und die halbe "
        f"Temperatur verdoppelt ihre Abstände: Das größte Gewicht wächst von {percent(facts['share'])} auf "
        f"{percent(facts['colder'])}."
    )


# ---- eine Zeile unter einer Maske ----


def ask_row(labels: Labels, facts: Facts, level: int) -> str:
    one = "einer kausalen Maske"
    if facts["mask"] != "causal":
        one = "einer Fenstermaske, die jedem Wort sich selbst und das Wort davor lässt"
    return f"Das Bild zeigt die Gewichte ohne Maske. Welche Gewichte hat {query(labels[facts['query']])} unter {one}?"


def choose_row(labels: Labels, facts: Facts, value: tuple[int, ...]) -> str:
    return " · ".join(f"{share} %" for share in value)


def explain_row(labels: Labels, facts: Facts, answer: Facts) -> str:
    left = facts["left"]
    shares = " + ".join(percent(facts["before"][place]) for place in left)
    after = ", ".join(f"{facts['row'][place]} %" for place in left)
    return (
        f"Offen bleiben {', '.join(key(labels[place]) for place in left)}. Ohne Maske haben sie {shares}, zusammen "
        f"{percent(facts['kept'])} der Zeile. Softmax über diese Keys allein teilt jeden Anteil durch "
        f"{decimal(facts['kept'])}: {after}. Die Zeile ergibt wieder 100 %, und verdeckte Keys erhalten 0."
    )


# ---- eine Ausgabe ----


def ask_output(labels: Labels, facts: Facts, level: int) -> str:
    return (
        "Das erste Bild zeigt die Gewichte jeder Query, das zweite den Value jedes Keys. Welcher Vektor ist die Ausgabe "
        f"von {query(labels[facts['query']])}?"
    )


def choose_output(labels: Labels, facts: Facts, value: tuple[float, ...]) -> str:
    return f"({'; '.join(decimal(number, 1) for number in value)})"


def explain_output(labels: Labels, facts: Facts, answer: Facts) -> str:
    pairs = zip(facts["shares"], facts["values"], strict=True)
    terms = " + ".join(f"{decimal(share)} × {signed(value)}" for share, value in pairs)
    return (
        "Die Ausgabe ist die gewichtete Summe der Values. Ihre Spalte 0 ist die Summe, Key für Key, von Gewicht × Spalte "
        f"0 des Values: {terms}, mit einer Nachkommastelle {decimal(facts['output'], 1)}. Die anderen Spalten entstehen "
        "ebenso."
    )


# ---- ohne Skalierung ----


def ask_unscaled(labels: Labels, facts: Facts, level: int) -> str:
    size = facts["head_size"]
    return (
        f"Das Bild zeigt die Gewichte mit Skalierung: Scores werden durch √{size} = {math.isqrt(size)} geteilt. Die Zeile "
        f"von {query(labels[facts['query']])} hat {decimal(facts['scaled'], 1)} effektive Keys, e^Entropie: So viele Keys "
        "mit gleichen Gewichten hätten dieselbe Entropie. Wie viele hat sie ohne Skalierung?"
    )


def choose_unscaled(labels: Labels, facts: Facts, value: float) -> str:
    return decimal(value, 1)


def explain_unscaled(labels: Labels, facts: Facts, answer: Facts) -> str:
    terms, entropy = entropy_of(facts["row"])
    return (
        f"Ohne Skalierung sind alle Scores {math.isqrt(facts['head_size'])}-mal so groß, und ihre Abstände auch: Das "
        f"Gewicht von {key(labels[facts['winner']])} wächst von {percent(facts['share'])} auf "
        f"{percent(facts['raw_share'])}. Die Entropie der Zeile ist dann −({terms}) = {entropy}, und e^{entropy} = "
        f"{decimal(facts['unscaled'], 1)}.{_wrong_count(facts, answer)}"
    )


def _wrong_count(facts: Facts, answer: Facts) -> str:
    """Sage, woher eine falsche Zahl effektiver Keys kommt."""
    count = decimal(answer["choice"], 1)
    way = next((way for way, wrong in facts["ways"] if wrong == answer["choice"]), "right")
    size = facts["head_size"]
    return {
        "right": "",
        "scaled": f" {count} ist die Zahl mit Skalierung.",
        "left": f" {count} setzte gleiche Gewichte für alle {facts['left']} Keys voraus, auf die die Query achten darf.",
        "between": f" {count} ist die Zahl einer flacheren Zeile als dieser.",
        "one": f" {count} setzte ein einziges Gewicht von 100 % voraus.",
        "by_size": f" {count} ist die Zahl für Scores, die {size}-mal so groß sind, nicht √{size}-mal.",
        "largest": f" {count} ist 1 ÷ das größte Gewicht; wie die übrigen Keys den Rest teilen, zählt dabei nicht.",
        "fewer": f" {count} ist die Zahl einer schärferen Zeile als dieser.",
    }[way]


# ---- ein Wort ändert sich ----


def ask_moves(labels: Labels, facts: Facts, level: int) -> str:
    hidden = " Ein Punkt ist ein verdeckter Key." if facts["mask"] != "none" else ""
    return (
        f"{own.MASKS[facts['mask']]}{hidden} Aus dem Wort {key(labels[facts['place']])} wird „{facts['another']}“. "
        "Welche Zeilen der Ausgabe ändern sich?"
    )


def choose_moves(labels: Labels, facts: Facts, value: tuple[int, ...]) -> str:
    return _rows(labels, value)


def explain_moves(labels: Labels, facts: Facts, answer: Facts) -> str:
    still = ", ".join(labels[row] for row in facts["still"])
    rest = f"{still}: Diese Queries dürfen nicht auf das Wort achten, und ihre Ausgaben bleiben genau gleich."
    if not still:
        rest = "Keine Zeile bleibt gleich."
    return (
        "Die Zeile des Wortes selbst ändert sich und die Zeile jeder Query, die auf das Wort achten darf: "
        f"{_rows(labels, facts['rows'])}. Am meisten ändert sich eine Zahl in der Zeile von "
        f"{query(labels[facts['largest']])}, um {decimal(facts['amount'], 1)}. {rest}"
    )


# ---- ein Fehler ----


def ask_bug(labels: Labels, facts: Facts, level: int) -> str:
    first, second = "die Gewichte eines richtigen Programms", "die eines Programms"
    if level == 3:
        first, second = "die skalierten Scores eines Kopfs", "die Gewichte eines Programms"
    mask = "mit kausaler Maske" + (", die auch das erste Wort als Füllwort verdeckt," if facts["padded"] else "")
    return f"Die Bilder zeigen {first} {mask} und {second} mit einer falschen Zeile. Welcher Fehler ist es?"


def choose_bug(labels: Labels, facts: Facts, value: str) -> str:
    return bugs.TITLES[value]


def explain_bug(labels: Labels, facts: Facts, answer: Facts) -> str:
    row, column = f"der Zeile von {query(labels[facts['row']])}", key(labels[facts["column"]])
    true = "dieser Key sollte verdeckt sein" if facts["hidden"] else f"richtig ist {decimal(facts['right'])}"
    seen = f"In {row} hat {column} {decimal(facts['wrong'])}; {true}."
    if facts["undefined"]:
        seen = f"Alle Gewichte in {row} sind undefiniert (NaN)."
    return f"{bugs.SUMMARIES[facts['bug']]} {seen}"


KINDS = {
    "colder": Sentences("Eine niedrigere Temperatur", ask_colder, choose_colder, explain_colder),
    "causal_row": Sentences("Eine Zeile unter einer Maske", ask_row, choose_row, explain_row),
    "which_output": Sentences("Eine Ausgabe", ask_output, choose_output, explain_output),
    "unscaled": Sentences("Ohne Skalierung", ask_unscaled, choose_unscaled, explain_unscaled),
    "who_moves": Sentences("Ein Wort ändert sich", ask_moves, choose_moves, explain_moves),
    "which_bug": Sentences("Welcher Fehler ist das?", ask_bug, choose_bug, explain_bug),
}
