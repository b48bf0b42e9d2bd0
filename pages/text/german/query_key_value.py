"""Was die Seite über Query, Key und Value sagt: ihre Schritte und die Bilder der letzten beiden."""

from collections.abc import Mapping

from attn_core.sources import trained
from pages.text import numbers
from pages.text.languages import Words

own = Words("query_key_value", "de")

TITLES = (
    "Ein Vektor, drei Projektionen",
    "Ein Score ist eine Summe von Produkten",
    "Wozu die Projektionen dienen",
    "W_Q und W_K werden gelernt",
)
PROJECTED_FORMULA = r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V"
SCORE_FORMULA = r"q\cdot k=\sum_{d} q_d\,k_d"
TRAINED_FORMULA = (
    r"\text{Verlust}=\operatorname*{Mittel}_{\text{Vokale}}\,\sum_j t_j\ln\frac{t_j}{w_j}\qquad "
    rf"W\leftarrow W-{trained.RATE:g}\,\frac{{\partial\,\text{{Verlust}}}}{{\partial W}}"
)

# ---- was tiefer steht ----

NOT_X_FORMULA = r"\text{Ausgabe}=\text{Gewichte}\;V\quad\text{statt}\quad\text{Gewichte}\;X"
TWO_FORMULA = r"x\,W_Q\,W_K^\top x^\top\quad\text{gegen}\quad x\,W\,W^\top x^\top"
LOOK_UP_FORMULA = r"\text{Temperatur}\to 0:\quad \text{Ausgabe}=v_{j}\;\;\text{mit dem größten } q\cdot k_j"

# ---- Schritt 3 ----


def changes_in_words(largest: Mapping[str, float]) -> str:
    (first, by), *others = [(part, f"**{numbers.small(largest[part])}**") for part in own.PARTS if largest[part]]
    listed = "".join(f", die {own.PARTS[part]} um {most}" for part, most in others)
    moved = f"Die {own.PARTS[first]} änderten sich um höchstens {by}{listed}"
    still = " und ".join(f"die {own.PARTS[part]}" for part in own.PARTS if not largest[part])
    moved += f"; {still} änderten sich nicht" * bool(still)
    if not largest["weights"]:
        why = "Values bestimmen, was weitergegeben wird, nie, welches Wort auf welches achtet."
    elif largest["output"] and not largest["v"]:
        why = "Die Ausgaben sind Summen derselben Values mit anderen Gewichten."
    else:
        why = ""
    return f"{moved}. {why}".rstrip()


def change_task(done: bool) -> tuple[str, str]:
    happened = "Das kann nur W_V: Die Gewichte entstehen aus Queries und Keys, und daran hat W_V keinen Anteil."
    question = "Wähle W_Q, W_K oder W_V mit q, k oder v und tippe eine andere Zahl in eine Zelle, sodass sich Ausgaben "
    return f"{question}ändern, aber kein Aufmerksamkeitsgewicht.", happened * done


# ---- Schritt 4 ----


def learned_task(target: float, step: int, done: bool) -> tuple[str, str]:
    after = numbers.plural(step, "Schritt", "Schritten")
    happened = f"Nach {after} sind es mindestens so viele. Niemand schrieb die Regel in W_Q und W_K: Das Training fand sie."
    share = f"{100 * target:.0f} % der Aufmerksamkeit der Vokale"
    return f"Nach wie vielen Schritten fallen mindestens {share} auf Konsonanten?", happened * done
