"""Was die Schritte der Seite über Mittelwerte sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("averaging", "de")

PAST_FORMULA = r"\text{Mittelwert}_t = \frac{1}{t+1}\,(x_0 + x_1 + \dots + x_t)"

PRODUCT_FORMULA = r"\text{Mittelwerte} = W x, \qquad (W x)_{ij} = W_{i0}\,x_{0j} + W_{i1}\,x_{1j} + \dots"

HIDDEN_FORMULA = r"w_{ij} = \frac{e^{s_{ij}}}{\sum_k e^{s_{ik}}}, \qquad e^{-\infty} = 0"

CHOICE_FORMULA = r"s_{ij} = q_i \cdot k_j, \qquad w_{ij} = \frac{e^{s_{ij}}}{\sum_m e^{s_{im}}}"


def colours(end: float) -> str:
    return f":gray[{own.key_of_colours(end=end)}]"


def agreement(same: bool, agrees: str, differs: str, difference: float) -> str:
    return (
        markdown.badge(True, agrees) if same else markdown.badge(False, f"{differs}, größter Unterschied {difference:.2f}")
    )


def shares(names: Sequence[str], parts: Sequence[str], others: int, rounded: bool) -> str:
    listed = [f"**{share}** von „{markdown.plain(name)}“" for name, share in zip(names, parts, strict=False)]
    listed += [f"{parts[-1]} von {numbers.plural(others, 'anderen', 'anderen')}"] if others else []
    return (", ".join(listed) or "nichts") + " (gerundet)" * rounded


# ---- 1 Der Mittelwert der Vergangenheit ----


def past(row: int, name: str, receives: str) -> str:
    query = markdown.chip("query", name)
    if row == 0:
        return f"{query} ist das erste Wort, also ist sein Mittelwert das Wort selbst: Es erhält {receives}."
    return f"{query} wird zum Mittelwert von {row + 1} Wörtern: Es erhält {receives}."


def past_task(last: int, done: bool) -> tuple[str, str]:
    happened = f"Die letzte Zeile ist der Mittelwert von {last + 1} Wörtern, und jedes hat das Gewicht 1 ÷ {last + 1}."
    if last == 0:
        happened = "Der Satz hat ein Wort. Es ist sein eigener Mittelwert."
    return "Wähle die letzte Zeile. Welches Gewicht hat dort jedes Wort?", happened * done


# ---- 2 Eine Matrix berechnet alle Mittelwerte ----


def vectors(kind: str, end: float, features: bool) -> str:
    name = {"tokens": "**x**, die Vektoren der Wörter", "means": "**W x**, die Mittelwerte"}[kind]
    key = ":gray[je Spalte ein Merkmal (eine Eigenschaft eines Wortes), 0 bis 1 · #0: Position 0]"
    return f"{name} {key if features else colours(end)}"


def product(name: str, column: str, terms: Sequence[tuple[float, float]], more: bool, mean: float) -> str:
    total = " + ".join(f"{weight:.2f} · {_factor(number)}" for weight, number in terms) + " + …" * more
    row = f"Die Zeile von {markdown.chip('query', name)} in W mal {column} von x"
    return f"{row}: {total} = **{numbers.decimal(mean)}**."


def _factor(number: float) -> str:
    text = f"{number:.0f}" if number in (0, 1) else numbers.decimal(number)
    return f"({text})" if number < 0 else text


def product_task(row: int, name: str, done: bool) -> tuple[str, str]:
    name = markdown.plain(name)
    happened = f"Die erste Zeile von W enthält nur eine 1, also ist der erste Mittelwert der Vektor von „{name}“ selbst."
    if row:
        happened = f"Alle {row + 1} Wörter bis „{name}“ haben denselben Vektor, also ist er auch ihr Mittelwert."
    return "Welches Wort hat in W x dieselbe Zeile wie in x? Wähle seine Zeile.", happened * done


# ---- 3 Der Score −∞ gibt das Gewicht 0 ----


def hidden(name: str, key: str, weight: float, gone: int, count: int, receives: str) -> str:
    query = markdown.chip("query", name)
    if gone == count:
        return f"Alle Wörter sind vor {query} verdeckt: Jedes Gewicht ist 0. Nach der Formel wäre Softmax 0 ÷ 0, keine Zahl."
    if key:
        score = f"Der Score von {markdown.chip('key', key)} ist −∞, e^−∞ = 0, also ist sein Gewicht genau "
        return f"{score}**{weight:.4f}**. {query} erhält {receives}."
    if gone:
        words = f"{numbers.plural(gone, 'Wort ist', 'Wörter sind')} vor {query} verdeckt: "
        return f"{words}Score −∞, Gewicht genau 0. Es erhält {receives}."
    return f"Kein Wort ist vor {query} verdeckt. Es erhält {receives}."


def hidden_agrees(same: bool, difference: float) -> str:
    differs = "Schleife und Dreieck geben andere Mittelwerte"
    return agreement(same, "Schleife und Dreieck lassen verdeckte Wörter auch aus", differs, difference)


def hidden_task(name: str, before: int, left: int) -> tuple[str, str]:
    query = markdown.plain(name)
    if before == 0:
        return f"Alle Wörter sind vor „{query}“ verdeckt. Wähle eine andere Zeile und verdecke eines ihrer Wörter.", ""
    each = numbers.percent(1 / max(left, 1))
    happened = (
        f"Das verdeckte Wort hat das Gewicht 0, und die übrigen {left} Wörter teilen sich das Gewicht gleichmäßig: je "
        f"{each}."
    )
    if left == 1:
        happened = "Das verdeckte Wort hat das Gewicht 0, und das eine übrige Wort hat das ganze Gewicht: 100 %."
    if left == 0:
        happened = f"„{query}“ erhält jetzt von keinem Wort: Alle Gewichte sind 0, und so auch sein Mittelwert."
    question = f"Verdecke ein Wort, von dem „{query}“ erhält. Wie ändern sich die anderen Gewichte?"
    return question, happened * (left < before)


# ---- 4 Gleiche Gewichte wählen nicht ----


def choice_picture(pull: float) -> str:
    means = " · Strich: im Mittelwert aller Wörter" if pull else ""
    return f"**Gewichte der gewählten Query** :gray[orange: das gesuchte Wort{means}]"


def choice_alt(kind: str) -> str:
    return {
        "mean": "Gewichte der gewählten Query, im Mittelwert",
        "random": "Gewichte der gewählten Query, mit Query und Key",
        "wish": "Gewichte der gewählten Query",
    }[kind]


def choice_tip(label: str, weight: float, mean: float) -> str:
    return f"{label}: {numbers.exact(weight)}, im Mittelwert {numbers.exact(mean)}"


def choice(query: str, key: str, mean: float, wish: float, pull: float, alike: int) -> str:
    asking, offering = markdown.chip("query", query), markdown.chip("key", key)
    if pull == 0:
        same = f"{asking} erhält {numbers.percent(wish)} von {offering}, wie im Mittelwert aller Wörter"
        return f"Beim Score 0 sucht die Query nichts, also haben alle Wörter dasselbe Gewicht: {same}."
    sentence = f"{asking} erhält {numbers.percent(mean)} von {offering} im Mittelwert aller Wörter und "
    [share, _], _ = numbers.percents([wish, 1 - wish])
    sentence += f"**{share}** mit dem Score {pull:g}: Seine Query sucht, was {offering} anbietet."
    return sentence + (f" Dasselbe Wort steht an {alike} Stellen, und jede hat dieses Gewicht." if alike > 1 else "")


def choice_task(query: str, key: str, words: int, share: float, done: bool) -> tuple[str, str]:
    query, key = markdown.plain(query), markdown.plain(key)
    if words == 1:
        return "Schreibe unter „Deine Wörter“ ein zweites Wort: Ein einziges hat nichts zur Wahl.", ""
    happened = f"„{query}“ erhält {numbers.percents([share, 1 - share])[0][0]} von „{key}“: Ein Mittelwert mit ungleichen "
    happened += "Gewichten wählt."
    return f"Bei welchem Score erhält „{query}“ mindestens 90 % von „{key}“?", happened * done
