"""Was die letzten beiden Schritte der Seite über das ganze Modell sagen: das nächste Wort und die Logit Lens."""

from collections.abc import Sequence

from pages.text import numbers
from pages.text.languages import Words

whole_model_messages = Words("whole_model", "de")

# ---- das nächste Wort ----

PRODUCTS = ("x, normiert", "Vektor des Wortes", "Produkte")


def ahead(pair: Sequence[str], logits: Sequence[str], ahead: str, times: str, shares: Sequence[str]) -> str:
    return (
        f"Der zweite, der von „{pair[1]}“, ist {logits[1]}. Die Differenz ist {ahead}, also ist „{pair[0]}“ {times}-mal so "
        f"wahrscheinlich: {shares[0]} gegen {shares[1]}."
    )


def next_task(word: str, share: str, count: int, done: bool) -> tuple[str, str]:
    if count == 1:
        return "Tippe unter „Deine Wörter“ ein zweites Wort: Das Modell sagt nach jedem von ihnen ein Wort vorher.", ""
    question = (
        "Wähle das Wort, nach dem die größte Wahrscheinlichkeit am kleinsten ist: Dort ist das Modell am wenigsten sicher."
    )
    return question, f"Nach „{word}“ hat kein Wort mehr als {share}: Viele Wörter können folgen." * done


def products_title(word: str, end: float) -> str:
    scale = whole_model_messages.COLOURS.format(numbers.decimal(end, 1))
    return f"**Der Logit von „{word}“, Zahl für Zahl** :gray[· {scale}]"


def products(word: str, terms: Sequence[str], count: int, total: str) -> str:
    return f"Der Logit von „{word}“ ist die Summe von {count} Produkten: {' '.join(terms)} + … = **{total}**."


# ---- die Logit Lens ----


def depth(number: int, word: str) -> str:
    where = f"Schicht {number - 1}" if number else "Tabelle"
    return f"{where}: {word}"


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
