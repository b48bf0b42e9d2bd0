"""Was Explore sagt: drei Felder, die ein Gedanke verbindet, Vergleichen → Verteilen → Sammeln."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"row": "diese Zeile, bis zur Ausgabe", "heatmap": "diese Heatmap", "sharpness": "Schärfe je Temperatur"}
DEFINITION = "Mit Attention sammelt jedes Wort Information von anderen Wörtern."
START_HERE = "Neu hier? Beginne mit Start"
JOBS = ":gray[Diese zufälligen Projektionen haben noch keine Bedeutung.] **Achten auf:**"
JOB_NAMES = {"previous": "das Wort davor", "same": "dasselbe Wort"}
MATCH = "## 1  Vergleichen: wer auf wen achtet"
STAGE_HELP = (
    "scores: q·k. scaled: geteilt durch √head_size. biased: mit dem Bias, wo es einen gibt. masked: Verdeckte Zellen sind "
    "−∞. weights: nach Softmax. dropped: nach Dropout."
)
WINDOW = {"rows_from": "Zeilen ab", "columns_from": "Spalten ab"}
WINDOW_HELP = "Wo der Ausschnitt beginnt, in dem jede Zahl genau ist."
PROGRAM = "Das PyTorch-Programm, das diese Seite berechnet"
PROGRAM_NEEDS = ":gray[Braucht nur torch; erzeugt dieselben Wörter, Zufallszahlen und Gewichte und überprüft sich selbst.]"
VERIFIED = "Geprüft ✓: wie diese Zahlen geprüft wurden und was die Farben bedeuten"
NOW, AT_ONE = "**▬**\u00a0jetzt", "**┃**\u00a0bei\u00a0Temperatur\u00a01"  # eine Legende bricht nicht um
TRY = {
    "sharp": "Temperatur 0,1",
    "unscaled": "Kopfgröße 128, Scores nicht geteilt",
    "causal": "Kausale Maske: spätere Wörter verdecken",
    "previous": "Auf das Wort davor achten",
    "model": "Ein Kopf eines trainierten Modells",
    "alibi": "ALiBi allein: Die nächsten Wörter zählen am meisten",
}
CASE = {
    True: "„The“ und „the“ sind für entworfene Köpfe dasselbe Wort: Groß- und Kleinschreibung zählt dort nicht. Ihre",
    False: "„The“ und „the“ sind verschiedene Wörter, und ihre",
}
COLOURS = (
    "Farbskala der Gewichte: 0 bis 1, potenziert mit 0,6, damit man kleine Gewichte sieht. Bei Scores und Values ist "
    "Violett positiv und Orange negativ."
)
LINK = "Die Adresse dieser Seite ist die Ansicht: Wer sie öffnet, sieht dasselbe, auch deine Wörter."
DRAWN = (
    "Wörter und Projektionen sind zufällig aus dem Seed gezogen. q und k haben eine Varianz von etwa 1, q·k also eine von "
    "etwa head_size; geteilt durch √head_size wäre sie etwa 1."
)
LANGUAGE_MODEL = "Vektoren und Projektionen sind die eines kleinen Sprachmodells, gelernt aus einfachen Geschichten."
LEARNED = (
    "Die Vektoren der Buchstaben und die anderen Köpfe sind zufällig aus dem Seed gezogen; Kopf 0 hat durch "
    "Gradientenabstieg gelernt."
)
UNTRAINED = "Die Vektoren der Buchstaben und alle Köpfe sind zufällig aus dem Seed gezogen; Kopf 0 ist noch nicht trainiert."
ONE_SCORE = "Ein einzelner Score hat keine Varianz."
ROWS_AND_COLUMNS = "Zeilen: Queries · Spalten: Keys"
ALL_HEADS = ":gray[**alle Köpfe** · wähle einen aus, um ihm zu folgen]"
IN_BLOCKS = "alles in Blöcken"
HIDDEN = "verdeckt"
BARS_ALT = "Die gewählte Zeile als Balken"
CURVE_ALT = "Größtes Gewicht und effektive Keys über der Temperatur"
LEDGER_ALT = "Aufstellung: Gewicht, Value und Beitrag jedes Keys zur Ausgabe"
STACK_ALT = "Die Ausgabe je Dimension, aus den Beiträgen der Keys gestapelt"


def head_title(head: int, role: str) -> str:
    return f":gray[**Kopf {head}** · {role or ROWS_AND_COLUMNS}]"


def window(top: int, bottom: int, left: int, right: int) -> str:
    return f"Zeilen {top} bis {bottom}, Spalten {left} bis {right}"


def exact_title(head: int, window: str, legend: str) -> str:
    return f":gray[**Kopf {head}** · {window}, genau · {legend}]"


def whole_title(head: int, blocks: str) -> str:
    return f":gray[**Kopf {head}** · {blocks} · wähle eine Zelle aus, um den Ausschnitt zu verschieben]"


def stage_alt(stage: str, head: int, part: str) -> str:
    return f"{stage} von Kopf {head}, {part}"


def heatmap_alt(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} von Kopf {head}: Zeilen {', '.join(queries)}; Spalten {', '.join(keys)}"


def all_heads_alt(stage: str) -> str:
    return f"{stage} aller Köpfe, klein"


def others(count: int) -> str:
    return f"{count} andere"


def share(name: str) -> str:
    return f"## 2  Verteilen: wie „{markdown.plain(name)}“ seine Aufmerksamkeit verteilt"


UNSCALED = "○\u00a0nicht\u00a0geteilt"


def curve(largest: str, effective: float, visible: int) -> str:
    whole = f"━ größtes Gewicht **{largest}**", f"╍ effektive Keys **{effective:.1f} von {visible}**"
    largest, effective_keys = (part.replace(" ", "\u00a0") for part in whole)
    return f":primary[{largest}] :gray[{effective_keys}]"


def collect(name: str, weight: str) -> str:
    title = f"## 3  Sammeln: die Ausgabe von „{markdown.plain(name)}“, die Summe von {weight} × Value"
    return f"{title}\n\n:gray[Values und Beiträge (Violett: positiv, Orange: negativ)]"


def by_dimension(size: int) -> str:
    title = "Die eine Komponente" if size == 1 else f"Die {size} Komponenten"
    return f"### {title} der Ausgabe, nach Keys gestapelt: **–**\u00a0{markdown.chip('output', 'Ausgabe')}"


def sharpness(query: str, effective: float, visible: int, hides: bool, noun: str) -> str:
    """Say over how many keys a row spreads its weight; hides: whether others are hidden from it."""
    asking = markdown.chip("query", query)
    if not visible:
        return f"Jedes {noun} ist vor {asking} verdeckt, also sind alle seine Gewichte 0."
    nouns = {"Wort": "Wörter", "Zeichen": "Zeichen", "Token": "Token"}
    keys = f"{visible} {noun if visible == 1 else nouns[noun]}"
    if hides:
        keys += ", auf das es achten darf" if visible == 1 else ", auf die es achten darf"
    return f"{asking} achtet effektiv auf **{effective:.1f}** von {keys} (**effektive Keys**)."


def when_colder(visible: int, on_top: int, cold: bool) -> str:
    """Say where a row's weight goes as the temperature falls to 0; on_top: how many largest scores are equal."""
    if visible == 1:
        return "Mit nur einem Key ist sein Gewicht bei jeder Temperatur 100 %."
    if on_top == visible:
        return f"Alle {visible} Scores sind gleich, und damit bei jeder Temperatur auch die Gewichte."
    takes = "erhält der größte Score das ganze Gewicht"
    if on_top > 1:
        takes = f"teilen sich die {on_top} größten Scores, die gleich sind, das ganze Gewicht"
    return f"{'Bei der Temperatur 0' if cold else 'Sinkt die Temperatur auf 0,'} {takes}."


def tokens(designed: bool) -> str:
    return (
        "Wörter: Buchstaben, Ziffern, ’ und - bleiben zusammen; jedes andere Zeichen, etwa ein Komma oder ein Emoji, ist "
        f"ein eigenes Token. {CASE[designed]} Beschriftung nennt ihre Position: The·0 und the·5. Zeichen: Jedes Zeichen "
        "ist ein Token, ein Leerzeichen steht als ␣."
    )


def difference(amount: float) -> str:
    return f"Die Ausgabe ist die gewichtete Summe der Values: Summe − Ausgabe ist {numbers.small(amount)}."


def variance(raw: float, scaled: float | None, divisor: str) -> str:
    """Say the variance of the scores; scaled: after the division, None where there is none."""
    after = "sie werden durch nichts geteilt" if scaled is None else f"geteilt durch {divisor} noch {scaled:.2f}"
    return f"In dieser Stichprobe ist die Varianz von q·k {raw:.1f}, {after}."


def computed(device: str, milliseconds: float) -> str:
    return f"Berechnet auf {device} in {milliseconds:.1f} ms."


def designed(d_model: int, score: float) -> str:
    return (
        f"Die Projektionen sind entworfen: x enthält 0 und 1 für {d_model} benannte Merkmale; eine Query findet ihren Key "
        f"mit einem Score von {score:g}·√head_size, jeder andere Key hat den Score 0. Der Seed bestimmt nur Dropout."
    )


def from_example(description: str) -> str:
    return f"{description} Der Seed bestimmt auch Dropout."
