"""Was der letzte Schritt der Seite über die gewichtete Summe sagt: andere Mischer, und wohin eine Ausgabe geht."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.german.frame import deeper

MIXING_TITLE, MIXED = "Andere Arten zu mischen", "was aus den Wörtern wird"
W_BY_HAND, NEXT_LAYER = "W von Hand", "wohin die Ausgabe geht"
MIXING = (
    "Jede Matrix W mit einer Zeile und einer Spalte je Wort mischt Wörter. Hier multipliziert W die eigenen Vektoren X der "
    "Wörter statt der Values V, um mehrere Arten zu vergleichen. Attention berechnet W aus Queries und Keys; bei den "
    "anderen Mischern ist W fest."
)
MIXING_FORMULA = r"Y=WX\quad\text{für alle Mischer außer mlp}"
MIXER = "Was die Wörter mischt"
MIXERS = {
    "attention": "W enthält die Gewichte des gewählten Kopfes",
    "mean": "jedes Wort wird zum Mittelwert aller Wörter",
    "past": "jedes Wort wird zum Mittelwert von sich und den Wörtern davor",
    "convolution": "jedes Wort wird zur Hälfte von sich und einem Viertel jedes Nachbarn",
    "mlp": "zwei feste Matrizen über Positionen, dazwischen eine Kurve (gelu)",
    "none": "jedes Wort bleibt, wie es ist",
}
TRY = {
    "convolution": "Eine Faltung",
    "reads": "Aufmerksamkeit, die Wörter liest",
    "second": "Das erste Wort wird zum zweiten",
}
FORGET = "Meine Zahlen zurücksetzen"
BY_HAND = "Zahlen von W: Zeile_Spalte_Zahl, weitere nach ~"
BY_HAND_HELP = "Zeilen und Spalten zählen ab 0: 2_0_0.5"
FACTORS = {
    "W": "Zeile: was aus einem Wort wird · Spalte: aus welchem Wort",
    "X": "die eigenen Vektoren der Wörter",
    "Y": "was aus den Wörtern wird",
}
SLOPE, DROPPED = "die Steigung des MLP bei 0", "die Gewichte nach Dropout"


def factor_name(name: str, sizes: str, about: str, scale: str) -> str:
    return f"**{name}** :gray[{sizes}, {about} · {scale}]"


SIGNED = "violett: positiv, orange: negativ"


def from_to(end: float) -> str:
    return f"Farbskala: 0 bis {end:g}"


def factor_alt(name: str) -> str:
    return f"{name}: eine Zeile je Wort"


def mixer_words(name: str) -> str:
    return f"**{name}**: {MIXERS[name]}."


def mixed_row(query: str, terms: Sequence[tuple[float, str]], rest: int, linear: bool) -> str:
    row = f"Die Zeile von {markdown.chip('query', query)} in Y"
    if not linear:
        return f"{row} ist keine gewichtete Summe, Y = W X gilt für mlp nicht; das Bild zeigt die Steigung der Kurve bei 0."
    listed = " + ".join(f"{number:.2f} × „{markdown.plain(word)}“" for number, word in terms).replace("+ -", "− ")
    return f"{row} = {listed or '0'}{f' + {rest} weitere' if rest else ''}."


STAYS = {
    "fixed": ": Seine Zahlen sind fest",
    "dropped": ": Dropout setzt alle Gewichte auf 0",
    "dropout": ": Dropout setzt die Gewichte auf 0, die sich ändern würden",
    "one_key": ": Die Maske lässt jedes Wort nur auf ein einziges achten",
    "mask": ": Die Maske verdeckt die Wörter, deren Gewichte sich ändern würden",
    "positions": ": Dieser Kopf achtet nur nach der Position. Mit anderen Queries und Keys folgt ein Kopf Wörtern",
    "": "",
}


def follows(moved: float, why: str) -> str:
    if moved:
        return (
            f"Mit anderen Wörtern an denselben Stellen ändert sich W um bis zu {numbers.small(moved)}: Es folgt den Wörtern."
        )
    return f"Mit anderen Wörtern an denselben Stellen bleibt W gleich{STAYS[why]}."


def by_hand(edits: int, names: Sequence[str], more: int) -> str:
    listed = ", ".join(map(markdown.plain, names)) + (f" und {more} weitere" if more else "")
    typed = f"In W eingetippt: {numbers.plural(edits, 'Zahl', 'Zahlen')}."
    return f"{typed} Zeilen von Y, die sich ändern: **{listed}**." if names else f"{typed} Keine Zeile von Y ändert sich."


CROSS = "Hier wird der erste Satz mit sich selbst gemischt."


def mixing_task(tokens: int, equal: bool, edited: bool) -> tuple[str, str]:
    if tokens == 1:
        return "Ein Wort allein lässt sich nicht mischen. Tippe mehr Wörter unter „Deine Wörter“.", ""
    happened = "Alle Zeilen von W sind gleich, also auch alle Zeilen von Y: Aus jedem Wort wird dieselbe Mischung."
    first = f"Drücke „{FORGET}“ unter „{deeper(W_BY_HAND)}“. " * edited
    return f"{first}Wähle einen Mischer, mit dem aus jedem Wort dieselbe Mischung wird.", happened * equal


def edits_beyond(count: int) -> str:
    return f"Von den Zahlen in mixer_edits {'liegt' if count == 1 else 'liegen'} {count} außerhalb von W."


def edits_wait(count: int) -> str:
    return (
        f"Von den Zahlen in mixer_edits {'wird' if count == 1 else 'werden'} {count} nicht benutzt: Ein MLP hat kein W zum "
        "Bearbeiten."
    )


NO_EDITOR = ":gray[**W von Hand**: Ein MLP hat kein W zum Eintippen. Sein Bild zeigt seine Steigung bei 0.]"


def editor(rows: int, count: int) -> str:
    hint = ":gray[**W von Hand**: Tippe eine Zahl, und eine Zeile von Y ändert sich. Leere die Zelle, um sie zurückzuholen.]"
    return hint + (f" :gray[Das sind {rows} von {count} Zeilen, rund um die gewählte.]" if count > rows else "")


# ---- wohin die Ausgabe geht ----

BLOCK = (
    "Die Ausgaben aller Köpfe werden verbunden und mit W_O multipliziert: Das ist die Aufmerksamkeitsschicht. Ihre Ausgabe "
    "wird zu x addiert, das auf dem **Residualpfad** unverändert an der Schicht vorbeiläuft. Aufmerksamkeit fügt also dem, "
    "was ein Wort sagt, etwas hinzu und ersetzt nichts. Danach bearbeitet ein **MLP**, zwei Matrizen mit einer Kurve "
    "dazwischen, jedes Wort für sich, und auch seine Ausgabe wird zum Pfad addiert. Eine **Layer-Norm** vor jedem der "
    "beiden bringt die Zahlen eines Wortes auf Mittelwert 0 und Varianz 1. Ein Transformer stapelt viele solche Blöcke."
)
BLOCK_NAME = "**Ein Transformer-Block**, von oben nach unten :gray[· violett: diese Seite · graue Linie: der Residualpfad]"
BLOCK_LABELS = {
    "x": "x, aus dem Block davor",
    "norm": "Layer-Norm",
    "attention": "Aufmerksamkeit: W V, × W_O",
    "add": "+",
    "mlp": "MLP: jedes Wort für sich",
    "next": "zum nächsten Block",
    "path": "Residualpfad",
}
BLOCK_ALT = (
    "Ein Transformer-Block von oben nach unten: x läuft durch eine Layer-Norm und durch Aufmerksamkeit, den Teil dieser "
    "Seite, deren Ausgabe auf dem Residualpfad zu x addiert wird; diese Summe läuft durch eine Layer-Norm und ein MLP, "
    "dessen Ausgabe auch zum Pfad addiert wird; das Ergebnis geht zum nächsten Block"
)
