"""Was auf der Seite über Query, Key und Value tiefer steht: eine Matrix für beide, was gemischt wird, das Nachschlagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers

FEW = 3


def one_matrix_in_words(query: str, key: str, two: tuple[str, str], one: tuple[str, str, str]) -> str:
    asking, answering = markdown.plain(query), markdown.plain(key)
    if query == key:
        return (
            f"„{asking}“ hat mit sich selbst den Score {two[0]} mit zwei Matrizen und {one[0]} mit einer. Wähle zwei Wörter."
        )
    return (
        f"Mit zwei Matrizen ist „{asking}“ · „{answering}“ = **{two[0]}** und „{answering}“ · „{asking}“ = **{two[1]}**. "
        f"Mit einer ist beides **{one[0]}**, und mit sich selbst haben die Wörter die Scores {one[1]} und {one[2]}."
    )


# ---- Schritt 2, tiefer: Value und Vektor, das Nachschlagen ----


RESULT_ROWS = ("weich", "exakt", "Unterschied")


def look_up_in_words(best: Sequence[str], share: float, difference: float, temperature: float, dropout: bool) -> str:
    value, before = markdown.chip("value", "Value"), " (vor Dropout)" if dropout else ""
    first, *more = [markdown.chip("key", name) for name in best]
    if not more:
        soft = f"Attention{before} nimmt **{numbers.percent(share)}** vom besten Treffer, {first}"
        exact = f"ein Wörterbuch gibt allein den {value} von {first} zurück"
    else:
        *some, last = [first, *more] if len(best) <= FEW else [first, *more[: FEW - 1], f"{len(best) - FEW} weiteren"]
        soft = f"Attention{before} nimmt **{numbers.percent(share)}** von jedem der {len(best)} besten Treffer, "
        soft += f"{', '.join(some)} und {last}"
        exact = f"die exakte Antwort ist der Mittelwert ihrer {value}s"
    return f"{soft}; {exact}. Größter Unterschied bei Temperatur {temperature:g}: **{numbers.small(difference)}**."
