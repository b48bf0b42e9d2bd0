"""Was die Seite über Query, Key und Value sagt: ihre Schritte und die Bilder der letzten beiden."""

from collections.abc import Mapping

from attn_core.sources import trained
from pages.text import numbers

TABLES = {"product": "die Produkte des Scores", "scores": "alle Scores", "values": "alle Values"}
TITLES = (
    "Ein Vektor, drei Projektionen",
    "Ein Score ist eine Summe von Produkten",
    "Wozu die Projektionen dienen",
    "W_Q und W_K werden gelernt",
)
PROJECTED = (
    "Jedes Wort hat einen Vektor **x**. Drei Matrizen, die **Projektionen** W_Q, W_K und W_V, machen daraus drei andere: "
    "Die **Query** q sagt, was das Wort sucht, der **Key** k, was es anbietet, der **Value** v, was es an Wörter "
    "weitergibt, die auf es achten."
)
PROJECTED_FORMULA = r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V"
SCORE = (
    "Der **Score** einer Query und eines Keys ist ihr Skalarprodukt: Multipliziere ihre Zahlen paarweise und addiere die "
    "Produkte. Mit einer Matrix für beide wäre er in beiden Richtungen gleich. W_Q und W_K sind verschieden; so kann „bat“ "
    "nach „The“ suchen und „The“ nicht nach „bat“. Wähle eine Zelle aus."
)
SCORE_FORMULA = r"q\cdot k=\sum_{d} q_d\,k_d"
CHANGED = (
    "W_Q und W_K bestimmen die Scores und damit, welches Wort auf welches achtet. W_V bestimmt die Values: was "
    "weitergegeben wird. Jeder Value wird mit seinem Gewicht multipliziert; die Summe ist die Ausgabe. Ändere eine Zahl "
    "einer Matrix und sieh, was sich ändert."
)
LEARNED = (
    "W_Q, W_K und W_V beginnen als Zufallszahlen. **Training** misst, wie weit ein Modell von seinem Ziel entfernt ist (der "
    "**Verlust**), und bewegt jede Zahl ein wenig, sodass der Verlust sinkt. Hier ist jeder Buchstabe ein Token, und das "
    "Ziel ist, dass Vokale auf Konsonanten achten."
)
TRAINED_FORMULA = (
    r"\text{Verlust}=\operatorname*{Mittel}_{\text{Vokale}}\,\sum_j t_j\ln\frac{t_j}{w_j}\qquad "
    rf"W\leftarrow W-{trained.RATE:g}\,\frac{{\partial\,\text{{Verlust}}}}{{\partial W}}"
)
SUMMARY = (
    "Eine Query sucht etwas, ein Key bietet etwas an, und ihr Score, eine Summe von Produkten, sagt, wie gut sie "
    "zusammenpassen; der Value ist, was weitergegeben wird.  \nW_Q, W_K und W_V machen alle drei aus demselben Vektor. "
    "Hier wurden W_Q und W_K trainiert; ein echtes Modell trainiert W_V ebenso."
)
KEY = "Key"
KEY_HELP = (
    "Das Wort, mit dessen Key die Query verglichen wird: seine Position, von 0 an gezählt. Oder wähle die Zeile des "
    "Wortes bei Keys und Values aus."
)
EDIT_MAP = "Projektion, die du änderst"
EDIT_MAP_HELP = "q: W_Q, was Wörter suchen. k: W_K, was sie anbieten. v: W_V, was sie weitergeben."
EDITS = "Von Hand geänderte Zahlen"
EDITS_HELP = "v_0_3_1.5 ist Zeile 0, Spalte 3 von W_V; weitere folgen nach ~. Ohne Angabe sind die Projektionen wie zuvor."
HAND_OVER = "Was die Gewichte mischen"
HAND_OVER_HELP = "v: die Values, so breit wie der Kopf. x: die Vektoren der Wörter selbst, so breit wie das Modell."

# ---- was tiefer steht ----

MATRICES = "die drei Matrizen, und alle Queries, Keys und Values"
OTHERS = "andere Projektionen"
NOT_X = "der Value ist nicht der Vektor"
NOT_X_WORDS = (
    "W_V wählt aus, was vom Vektor x eines Wortes weitergegeben wird. Mischten die Gewichte x selbst, gäbe jeder Kopf den "
    "ganzen Vektor weiter, alle d_model Zahlen."
)
NOT_X_FORMULA = r"\text{Ausgabe}=\text{Gewichte}\;V\quad\text{statt}\quad\text{Gewichte}\;X"
TWO = "warum W_Q und W_K zwei Matrizen sind"
TWO_WORDS = (
    "Angenommen, eine Matrix W machte q und k. Dann sind q von „bat“ und k von „The“ dieselben zwei Vektoren wie k von "
    "„bat“ und q von „The“, beide Scores sind also gleich: Die zweite Matrix ist symmetrisch. „Das Wort davor“ ist nicht "
    "symmetrisch: „bat“ hat mit „The“ einen hohen Score, „The“ mit „bat“ einen niedrigen. Eine Matrix kann nur "
    "symmetrische Beziehungen ausdrücken, etwa „dasselbe Wort“, und dann passt jedes Wort auch zu sich selbst."
)
TWO_FORMULA = r"x\,W_Q\,W_K^\top x^\top\quad\text{gegen}\quad x\,W\,W^\top x^\top"
LOOK_UP = "weiches Nachschlagen in einer Datenbank"
LOOK_UP_WORDS = (
    "Ein Wörterbuch vergleicht eine Query mit seinen Keys und gibt den Value desjenigen zurück, der passt. Attention gibt "
    "eine Mischung aller Values zurück. Bei Temperatur 0 gibt sie wie ein Wörterbuch nur den Value des besten Treffers."
)
LOOK_UP_FORMULA = r"\text{Temperatur}\to 0:\quad \text{Ausgabe}=v_{j}\;\;\text{mit dem größten } q\cdot k_j"
NUMBERS = "jede Änderung für sich, und die Änderungen als Text"
TRAINED = "der Verlust, und was ein Trainingsschritt tut"
TRAINED_WORDS = (
    "In einem echten Modell beginnen W_Q, W_K und W_V als Zufallszahlen und werden trainiert; hier nur W_Q und W_K. Ein "
    "**Verlust** vergleicht die Gewichte w der Vokale mit den gewünschten, t: alles auf Konsonanten, zu gleichen Teilen; "
    "dann ist er 0. Sein **Gradient** sagt, wohin er wächst; ein Trainingsschritt bewegt jede Zahl ein wenig andersherum."
)
LOSS = "der Verlust eines Sprachmodells"
LOSS_WORDS = (
    "Der Verlust dieses kleinen Trainings hängt von den Aufmerksamkeitsgewichten ab, also lernen nur W_Q und W_K. Ein "
    "Sprachmodell sagt das nächste Token voraus: Sein Verlust ist −ln der Wahrscheinlichkeit, die es dem tatsächlichen "
    "nächsten Token gab. Der Gradient dieses Verlusts umfasst jede Zahl des Modells, auch W_V, und jede Zahl bewegt sich "
    "ein wenig gegen ihn. So entstehen Köpfe mit erkennbarem Muster, obwohl niemand das Muster vorgibt."
)

# ---- Schritt 3 ----

PARTS = {"v": "Values v", "weights": "Aufmerksamkeitsgewichte", "output": "Ausgaben"}
EDIT_BUTTONS = {"q": "Eine Query ändern", "k": "Einen Key ändern"}
FORGET = "Alle Änderungen zurücksetzen"
_ROLES = {"query": "der Query", "key": "des Keys", "value": "des Values"}


def moved_name(moved: bool) -> str:
    outlined = "**umrandet: was sich geändert hat** · " if moved else ""
    return f":gray[{outlined}Zeile: ein Wort · violett: positiv · orange: negativ]"


def editor_name(letter: str, role: str, rest: bool) -> str:
    more = " Äußere Zeilen aus 0 fehlen." if rest else ""
    return f"**W_{letter}** (Zeile: eine Zahl von x, Spalte: eine Zahl {_ROLES[role]}). Überschreibe eine Zahl.{more}"


def change_name(part: str, shape: str, end: float) -> str:
    return f"**Änderung: {PARTS[part]}** {shape}\n\n:gray[violett: Zunahme · orange: Abnahme · Farbskala: ±{end:g}]"


NOTHING_CHANGED = "Noch ist keine Zahl geändert: Dies sind Values, Aufmerksamkeitsgewichte und Ausgaben, wie sie waren."
NOTHING_MOVED = "Die geänderten Zahlen ändern keinen Value, kein Aufmerksamkeitsgewicht und keine Ausgabe."


def changes_in_words(largest: Mapping[str, float]) -> str:
    (first, by), *others = [(part, f"**{numbers.small(largest[part])}**") for part in PARTS if largest[part]]
    listed = "".join(f", die {PARTS[part]} um {most}" for part, most in others)
    moved = f"Die {PARTS[first]} änderten sich um höchstens {by}{listed}"
    still = " und ".join(f"die {PARTS[part]}" for part in PARTS if not largest[part])
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

UNTRAINABLE = (
    "Der Satz hat keinen Vokal oder keinen Konsonanten, also gibt es nichts zu lernen. Ändere ihn in **Deine Wörter**."
)


def vowels_name(share: float, end: float) -> str:
    name = f"**Aufmerksamkeitsgewichte der Vokale: {numbers.percent(share)} auf Konsonanten**"
    return f"{name} :gray[· Zeile: ein Vokal · umrandet: Konsonanten · 0 bis {end:g}]"


SHARE_NAME = ":primary[**━ Anteil der Konsonanten an der Aufmerksamkeit der Vokale**]"
TRAINING_AXIS, TRAINING_SERIES = "Trainingsschritte", "auf Konsonanten"


def learned_in_words(step: int, share: float, first: float) -> str:
    goes = f"**{numbers.percent(share)}** der Aufmerksamkeit der Vokale auf Konsonanten"
    if not step:
        return f"Vor dem Training fallen {goes}."
    after = numbers.plural(step, "Trainingsschritt", "Trainingsschritten")
    return f"Nach {after} fallen {goes}; davor waren es {numbers.percent(first)}."


def loss_in_words(step: int, loss: float, first: float) -> str:
    if not step:
        return f"Vor dem Training ist der Verlust **{loss:.3f}**."
    after = numbers.plural(step, "Trainingsschritt", "Trainingsschritten")
    return f"Nach {after} ist der Verlust **{loss:.3f}**; davor war er {first:.3f}."


def learned_task(target: float, step: int, done: bool) -> tuple[str, str]:
    after = numbers.plural(step, "Schritt", "Schritten")
    happened = f"Nach {after} sind es mindestens so viele. Niemand schrieb die Regel in W_Q und W_K: Das Training fand sie."
    share = f"{100 * target:.0f} % der Aufmerksamkeit der Vokale"
    return f"Nach wie vielen Schritten fallen mindestens {share} auf Konsonanten?", happened * done


TRY = {
    "exact": "Exakt: Temperatur 0",
    "plain": "Temperatur 1",
    "soft": "Weicher: Temperatur 6",
    "untrained": "Zurück vor das Training",
}
USE = "Gelernte W_Q und W_K in den Schritten 1 bis 3 benutzen"
