"""Was die letzten beiden Schritte der Seite über das ganze Modell sagen: das nächste Wort und die Logit Lens."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.german.whole_model import COLOURS

# ---- das nächste Wort ----

LOGITS_TITLE, BARS_TITLE = "**Logits** :gray[· die acht größten]", "**Wahrscheinlichkeiten** :gray[· Softmax aller Logits]"
LOGITS_ALT = "Die Logits der acht wahrscheinlichsten Wörter"
PRODUCTS = ("x, normiert", "Vektor des Wortes", "Produkte")
PRODUCTS_ALT = "Der größte Logit als Summe: Zeilen von Zahlen für den letzten Vektor, den des Wortes und die Produkte"


def expected(sentence: str, word: str, logit: str) -> str:
    return f"Nach „{markdown.plain(sentence)}“ ist der Logit von „**{word}**“ der größte: {logit}."


def ahead(pair: Sequence[str], logits: Sequence[str], ahead: str, times: str, shares: Sequence[str]) -> str:
    return (
        f"Der zweite, der von „{pair[1]}“, ist {logits[1]}. Die Differenz ist {ahead}, also ist „{pair[0]}“ {times}-mal so "
        f"wahrscheinlich: {shares[0]} gegen {shares[1]}."
    )


def times(ahead: str, times: str | None) -> str:
    return f"exp({ahead}) ≈ {times}" if times else f"exp({ahead}) > 1000"


def next_task(word: str, share: str, count: int, done: bool) -> tuple[str, str]:
    if count == 1:
        return "Tippe unter „Deine Wörter“ ein zweites Wort: Das Modell sagt nach jedem von ihnen ein Wort vorher.", ""
    question = (
        "Wähle das Wort, nach dem die größte Wahrscheinlichkeit am kleinsten ist: Dort ist das Modell am wenigsten sicher."
    )
    return question, f"Nach „{word}“ hat kein Wort mehr als {share}: Viele Wörter können folgen." * done


def products_title(word: str, end: float) -> str:
    scale = COLOURS.format(numbers.decimal(end, 1))
    return f"**Der Logit von „{word}“, Zahl für Zahl** :gray[· {scale}]"


def products(word: str, terms: Sequence[str], count: int, total: str) -> str:
    return f"Der Logit von „{word}“ ist die Summe von {count} Produkten: {' '.join(terms)} + … = **{total}**."


NO_PRODUCTS = (
    "Das wahrscheinlichste Wort ist hier ein neues: Mehrere Platzhalter stehen dafür, und jeder hat einen eigenen Logit."
)
SAME_VECTOR = "Der letzte Vektor des gewählten Wortes ist ohne die Wörter danach derselbe"


# ---- die Logit Lens ----

MOST_LIKELY = "das wahrscheinlichste Wort dort "
BY_LAYER_ALT = (
    "Balken: die Wahrscheinlichkeit des Wortes, das das Modell am Ende vorhersagt, vor der ersten Schicht und nach jeder"
)


def depth(number: int, word: str) -> str:
    where = f"Schicht {number - 1}" if number else "Tabelle"
    return f"{where}: {word}"


def probability_of(word: str) -> str:
    return f"{word} "


def by_layer_title(word: str) -> str:
    key = "neben dem Balken: das wahrscheinlichste Wort · Strich: dessen Wahrscheinlichkeit · orange: gewählte Schicht"
    return f"**Wahrscheinlichkeit von „{word}“ nach jeder Schicht** :gray[· {key}]"


def so_far_title(layer: int) -> str:
    return f"**Das nächste Wort, nach Schicht {layer} abgelesen**"


def after_layer(layer: int, last: bool, expected: tuple[str, str, str], other: tuple[str, str] | None) -> str:
    word, now, final = expected
    if last:
        return f"Nach Schicht {layer}, der letzten, sagt das Modell „**{word}**“ mit {final} vorher."
    if other is None:
        return f"Nach Schicht {layer} ist „**{word}**“ mit {now} schon das wahrscheinlichste Wort. Am Ende hat es {final}."
    return (
        f"Nach Schicht {layer} würde das Modell „**{other[0]}**“ vorhersagen ({other[1]}). „**{word}**“ hat dort {now} und "
        f"am Ende {final}."
    )


def lens_task(selected: str, word: str, first: int, share: str, before: str, done: bool) -> tuple[str, str]:
    if not first:
        return f"Schon die Tabelle macht „{word}“ zum wahrscheinlichsten Wort nach „{selected}“. Wähle ein anderes Wort.", ""
    question = f"Wähle die erste Schicht, nach der „{word}“ das wahrscheinlichste Wort ist."
    happened = (
        f"Nach Schicht {first - 1} hat „{word}“ {share}. Vor dieser Schicht ist „{before}“ das wahrscheinlichste Wort."
    )
    return question, happened * done
